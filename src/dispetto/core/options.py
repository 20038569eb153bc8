"""A table's options: what may be chosen, how a person writes it, and the sentence where it is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dispetto.core.errors import BadInput

COLOURS = "colours"  # the text of an option by which players choose colours: `green,,red` in the order of the seats
SHOWN = 40  # letters of a wrong number that are repeated


def is_number(text: str) -> bool:
    """Is this a whole number as people write one, and of a size that means something?"""
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 9


class OutOfBounds(BadInput):
    """A number that an option does not take; the sentence says which it takes."""


class Option:
    """One table option: its key, its values (default first) and the ruling it belongs to."""

    def __init__(
        self,
        key: str,
        rule: str,
        values: Sequence[Any] = (),
        *,
        text: str = "",
        more: bool = True,
        brought: bool = False,
        samples: Sequence[Any] = (),
        low: int = 0,
        high: int | None = None,
        seat: bool = False,
        each: bool = False,
    ) -> None:
        self.key = key
        self.rule = rule
        self.values = tuple(values)  # the choices, default first; with `text` or a number any value of its kind
        self.text = text  # what may be written where the values are only examples: "number", "types", "board", COLOURS
        self.more = more  # shown behind "more" on the set-up page
        self.brought = brought  # a table may bring its own, as the text of a file (core/files.py)
        self.samples = tuple(samples)  # texts of its own that the contract suite tries (dispetto.testing)
        self.low = low  # of a number; its values beside them are always right: 0 for no limit
        self.high = high  # of a number, and every number has one: the contract suite insists
        self.seat = seat  # the number is that of a seat: whoever sets up a table is shown who sits there
        self.each = each  # everybody picks their own: a list by `Game.places`, nothing between two commas for fate

    @property
    def default(self) -> Any:
        """The value of a table that says nothing."""
        return self.values[0]

    def read(self, value: Any) -> Any:
        """A value from a person or a file, checked; the sentence says what would be right."""
        if isinstance(value, str):
            low = value.strip().lower()
            if isinstance(self.default, bool) and low in ("on", "true", "yes", "off", "false", "no"):
                value = low in ("on", "true", "yes")
            elif self.text == "number" and is_number(low):
                value = int(low)
            else:
                value = value.strip()
        if self.text == COLOURS and isinstance(value, str):
            return self.read_colours(value)
        if any(value == v and type(value) is type(v) for v in self.values):
            return value
        if self.text == "number" and type(value) is int and self.holds(value):
            return value
        if self.text and self.text != "number" and isinstance(value, str):
            return value
        for v in self.values:  # "2" for 2
            if str(v) == str(value):
                return v
        right = [spelt(v) for v in self.values]
        if self.text == "number" and self.high is not None:
            said = repr(value)[:SHOWN]
            raise OutOfBounds("value-bounds", key=self.key, value=said, right=right, low=self.low, high=self.high)
        if self.text:
            raise BadInput("value-wrong-text", key=self.key, value=repr(value), right=right, kind=self.text)
        raise BadInput("value-wrong", key=self.key, value=repr(value), right=right)

    def holds(self, number: int) -> bool:
        """Is this number within the bounds?"""
        return self.low <= number and (self.high is None or number <= self.high)

    def read_colours(self, text: str) -> str:
        """Colours in the order of the seats, nothing between two commas for a seat that has chosen none."""
        named = [] if text == self.default else [word.strip().lower() for word in text.split(",")]
        while named and not named[-1]:
            named.pop()
        for word in named:
            if word and word not in self.values[1:]:
                raise BadInput("colour-wrong", key=self.key, value=repr(word[:20]), right=self.values[1:])
            if word and named.count(word) > 1:
                raise BadInput("colour-twice", key=self.key, value=word)
        return ",".join(named) or str(self.default)


def spelt(value: Any) -> str:
    """An option's value as a person writes it."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
