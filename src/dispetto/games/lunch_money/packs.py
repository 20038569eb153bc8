"""Packs: how many of each card are in the base set and in Sticks & Stones, from a data file, checked.

The printed one is what the rules are counted by; a table may bring another, as the text of its file.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from dispetto.core.errors import BadFile, Sentence
from dispetto.core.files import about, clipped, contents, find
from dispetto.games.lunch_money.rules.pieces import CARDS, KINDS, LIES, NAMES, OPENS, copies_of

FOLDER = Path(__file__).parent
DATA = FOLDER / "data"
PRINTED: Final = "printed"
PARTS: Final = ("base", "sticks")
MOST_OF: Final = 12  # of a kind in one part
MOST_BOTH: Final = 15  # and in both: what programs are told of a kind (observed.py)
FEWEST: Final = 60  # cards of the base set: six hands, and something to draw
MOST: Final = (140, 230)  # of the base set, and of both together
FEWEST_BLOWS: Final = 24  # of the base set: somebody must fall some day
BOXES: Final = {expansion: copies_of(expansion) for expansion in (False, True)}


@dataclass(frozen=True)
class Pack:
    """How many of each kind, by its number."""

    base: tuple[int, ...]
    sticks: tuple[int, ...]

    def copies(self, expansion: bool) -> list[int]:
        """What is played with."""
        return [base + (more if expansion else 0) for base, more in zip(self.base, self.sticks, strict=True)]


def pack_kept(name: str) -> str:
    """What a table remembers of a pack: a shipped name, or the whole text."""
    return find(name, DATA, Sentence("what-pack", FOLDER)).key


def box(name: str, expansion: bool) -> list[int]:
    """How many of each card there are at a table; never changed.  LM-SET-01, LM-SET-02"""
    if name == PRINTED:
        return BOXES[expansion]
    found = find(name, DATA, Sentence("what-pack", FOLDER))
    try:
        return read_text(found.text).copies(expansion)
    except BadFile as e:
        raise e.at(found.where) from None


@lru_cache(maxsize=64)
def read_text(text: str) -> Pack:
    """A pack from the text of its file; one clear sentence for the first fault."""
    pack = read_pack(contents(text))
    for fault in check(pack):
        raise BadFile.of(fault)
    return pack


def fault(key: str, /, **facts: Any) -> BadFile:
    """What is wrong with a pack, in the words of this game."""
    return BadFile(key, FOLDER, **facts)


def read_pack(data: dict[str, Any]) -> Pack:
    """How many of each; BadFile where the file is not of its kind."""
    for key in data:
        if key not in ("title", "provenance", *PARTS):
            raise fault("pack-key", value=clipped(key))
    about(data)
    return Pack(*(part(key, data.get(key, {})) for key in PARTS))


def part(key: str, told: Any) -> tuple[int, ...]:
    """One part of a pack: what is not named is not in it."""
    if not isinstance(told, dict):
        raise fault("pack-part", part=key)
    counts = [0] * KINDS
    for name, n in told.items():
        if name not in NAMES:
            raise fault("pack-card", part=key, value=clipped(name))
        if type(n) is not int or not 0 <= n <= MOST_OF:
            raise fault("pack-count", card=name, part=key, value=clipped(n), most=MOST_OF)
        counts[NAMES.index(name)] = n
    return tuple(counts)


def check(pack: Pack) -> list[Sentence]:
    """Everything wrong with a pack, one sentence each.  LM-SET-01, LM-SET-02"""
    found: list[Sentence] = []
    total, both = sum(pack.base), sum(pack.copies(True))
    if total < FEWEST:
        found.append(Sentence("pack-few", FOLDER, n=total, fewest=FEWEST))
    if total > MOST[0]:
        found.append(Sentence("pack-many", FOLDER, n=total, most=MOST[0]))
    if both > MOST[1]:
        found.append(Sentence("pack-both", FOLDER, n=both, most=MOST[1]))
    blows = sum(n for n, card in zip(pack.base, CARDS, strict=True) if card.damage and card.traits & OPENS)
    if blows < FEWEST_BLOWS:
        found.append(Sentence("pack-blows", FOLDER, n=blows, fewest=FEWEST_BLOWS))
    for kind, n in enumerate(pack.copies(True)):
        lies = CARDS[kind].traits & LIES  # what lies in front of people there is room for as often as it is printed
        most = BOXES[True][kind] if lies else MOST_BOTH
        if n > most:
            card = Sentence(f"type-{NAMES[kind]}", FOLDER)
            key = "pack-laid" if lies else "pack-heap"
            found.append(Sentence(key, FOLDER, card=card, kind=kind, n=n, most=most))
    return found
