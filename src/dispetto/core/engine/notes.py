"""What a seat may know, noted as numbers: of hundreds all but a few dozen are nought, and noughts are not written."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from dispetto.core.engine.scale import Scale
from dispetto.core.engine.table import State


class Notes:
    """A sheet of so many numbers, used again and again: noughts, but for what has been noted since it was wiped.

    Numbers and places are kept as objects, as a list of Python's holds them: equal small ints are one.
    """

    def __init__(self, length: int) -> None:
        self.numbers: Final[list[Any]] = [0] * length
        self.noted: Final[list[Any]] = []  # the places of what is not nought, of which `count` are in use
        self.count: i64 = 0
        self.places: Final[list[Any]] = list(range(length))

    def put(self, at: i64, number: int) -> None:
        """Note a number at its place: once, or again with another that is not nought."""
        if number != 0:
            self.numbers[at] = number
            if self.count < len(self.noted):
                self.noted[self.count] = self.places[at]
            else:
                self.noted.append(self.places[at])
            self.count += 1

    def add(self, at: i64) -> None:
        """One more there: for what is counted."""
        before: int = self.numbers[at]
        if before:
            self.numbers[at] = before + 1
        else:
            self.put(at, 1)

    def wipe(self) -> None:
        """Noughts again."""
        numbers = self.numbers
        noted = self.noted
        k: i64 = 0
        while k < self.count:
            at: i64 = noted[k]
            numbers[at] = 0
            k += 1
        self.count = 0


class Press:
    """Makes what is noted small, part by part, as the bytes of 32-bit floats."""

    def __init__(self, scale: Scale) -> None:
        self.scale: Final = scale
        self.sheet: Final = Notes(len(scale.lows))
        self.steps: Final[list[list[bytes]]] = scale.steps  # of every place: what a number there looks like, from 0 on

    def printed(self, first: i64, count: i64) -> bytes:
        """What has been noted on so many places; the sheet is wiped."""
        scale = self.scale
        out = scale.nothing[first : first + count]
        sheet = self.sheet
        k: i64 = 0
        while k < sheet.count:
            at: i64 = sheet.noted[k]
            out[at - first] = scale.step(at, sheet.numbers[at])
            k += 1
        sheet.wipe()
        return b"".join(out)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What seats see at one table, made small, as bytes: parts that have not changed are kept as they were written."""

    def row(self, s: State, seat: int) -> bytes:
        """All that this seat (or PUBLIC) may know, as 32-bit floats one after another."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Onlooker:
    """Looks over a seat's shoulder: a game's own, compiled with its rules (rules/seen.py), or the plain one."""

    def note(self, s: State, seat: int, notes: Notes) -> None:
        """Note what this seat (or PUBLIC) may know on a sheet that is wiped; change nothing else."""
        raise NotImplementedError

    def sight(self, scale: Scale) -> Sight | None:
        """A memory for one table of many, or the next one at the same place; None: each time all is noted anew."""
        return None


def note_over(onlooker: Onlooker, s: State, seat: int, buffer: list[int]) -> None:
    """The same written over a list, noughts and all."""
    notes = Notes(len(buffer))
    onlooker.note(s, seat, notes)
    buffer[:] = notes.numbers
