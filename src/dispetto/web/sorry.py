"""What the web says when something cannot be done."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

from dispetto.core.errors import BadInput

WEB = Path(__file__).parent  # whose words/ hold it


class Sorry(BadInput):
    """Something a visitor asked for cannot be done: a sentence of the web's, and the HTTP code that goes with it."""

    def __init__(self, key: str, status: int = 400, /, **facts: Any) -> None:
        super().__init__(key, WEB, **facts)
        self.status = status
        self.field = ""  # of the form it is about, where one is

    def about(self, field: str) -> Self:
        """The same, said beside this field."""
        self.field = field
        return self
