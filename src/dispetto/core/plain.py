"""A table as plain data and back: its fields, and the frames on its stack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

from dispetto.core.engine.table import Frame, State

if TYPE_CHECKING:
    from dispetto.core.game import Game


def frames_of(*chapters: ModuleType, but: tuple[type, ...] = ()) -> dict[str, type[Frame[Any]]]:
    """Every frame that these chapters of the rules define, by the name dumps give it,
    but for what frames have in common.
    """
    return {
        name: found
        for chapter in chapters
        for name, found in vars(chapter).items()
        if isinstance(found, type) and issubclass(found, Frame) and found.__module__ == chapter.__name__
        if found not in but
    }


def dump_fields(s: State, names: Sequence[str]) -> dict[str, Any]:
    """These fields of a table (ints, and lists of ints and tuples) as plain data."""
    return {name: listed(value) if isinstance(value := getattr(s, name), list) else value for name in names}


def load_fields(s: State, names: Sequence[str], d: Mapping[str, Any]) -> None:
    """These fields of a table back from plain data."""
    for name in names:
        value = d[name]
        setattr(s, name, tupled(value) if isinstance(value, list) else value)


def dump_stack(s: State) -> list[list[Any]]:
    """The open frames as plain data."""
    return [[type(f).__name__, *listed(f.args())] for f in s.stack]


def load_stack(game: Game[Any, Any], rows: list[list[Any]]) -> list[Frame[Any]]:
    """The open frames back from plain data."""
    return [game.frames[name](*tupled(args)) for name, *args in rows]


def listed(values: Iterable[Any]) -> list[Any]:
    """Tuples become lists, as JSON has them; ints stay."""
    return [list(v) if isinstance(v, tuple) else v for v in values]


def tupled(values: Iterable[Any]) -> list[Any]:
    """Lists become tuples again."""
    return [tuple(v) if isinstance(v, list) else v for v in values]
