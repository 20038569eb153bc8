"""What a game offers to people who set up a table: its choices one by one, and a few evenings ready made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final


@dataclass(frozen=True)
class Choice:
    """One value of a table option as somebody chooses it: its name, a word or three, and a sentence."""

    value: str
    name: str
    short: str = ""
    text: str = ""
    again: bool = False  # of an option where everybody picks: may a second player pick it too?


@dataclass(frozen=True)
class Preset:
    """A table set up in one click: options that differ from the defaults, and how patient it is."""

    options: Mapping[str, Any] = field(default_factory=dict)
    clock: int = 0  # seconds an answer may take; 0 is no clock
    fuse: int = 12  # seconds a round stays open at most
    coach: bool = False  # is a line of advice on for everybody?


EVENING: Final = "evening"
CLASSIC: Final = "classic"
CHAOS: Final = "chaos"
PRESETS: Final[Mapping[str, Preset]] = {  # of a game that brings none: patience is all that differs
    EVENING: Preset(fuse=40, coach=True),
    CLASSIC: Preset(),
    CHAOS: Preset(clock=20, fuse=6),
}
