"""What a seat may see, as a value: made once, compared by all it tells, never changed."""

from __future__ import annotations

from typing import Any, Self

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Something that is what it tells: its attributes, in the order in which its `__init__` takes them."""

    def told(self) -> dict[str, Any]:
        """All of it by name. A compiled class keeps a list of its attributes, any other a dictionary."""
        names = getattr(type(self), "__mypyc_attrs__", None) or vars(self)
        return {name: getattr(self, name) for name in names}

    def but(self, **changes: Any) -> Self:
        """The same with something else in it."""
        return type(self)(**{**self.told(), **changes})

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other) or not isinstance(other, Value):
            return False
        return self.told() == other.told()

    def __hash__(self) -> int:
        return hash(tuple(self.told().values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in self.told().items()])})"
