"""Names for tables and for bots that sit in."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from zlib import crc32

from dispetto.core.show.ink_faces import FACES
from dispetto.web.people import LONGEST_NAME
from dispetto.web.store.rows import SeatRow

FIRST = (
    "Brown Broken Muddy Lame Rusty Crooked Sour Lucky Grim Sleepy Loud Sticky Velvet Bitter Wobbly Stolen Sulky Salty "
    "Crafty Shabby Noisy Golden Greedy Spare"
).split()
SECOND = (
    "Otter Tooth Ewe Excuse Anchor Kettle Goose Promise Bucket Badger Apology Spoon Weasel Alibi Radish Crow Pebble "
    "Trombone Herring Cousin Bandage Ladder Turnip Magpie"
).split()
NIGHTS = "Knives Grudges Excuses Daggers Regrets Ambushes Apologies Vendettas Betrayals Alibis Sulks Revenges".split()
BOTS = (
    ("Bruno", "m"),
    ("Carla", "f"),
    ("Dora", "f"),
    ("Edo", "m"),
    ("Fia", "f"),
    ("Gino", "m"),
    ("Ida", "f"),
    ("Leo", "m"),
    ("Nina", "f"),
    ("Pia", "f"),
)


def table_name() -> str:
    """Brown Otter, Broken Tooth …"""
    return f"{secrets.choice(FIRST)} {secrets.choice(SECOND)}"


def evening_name() -> str:
    """Velvet Knives, Sour Excuses …"""
    return f"{secrets.choice(FIRST)} {secrets.choice(NIGHTS)}"


def bot_names(n: int, taken: set[str]) -> list[tuple[str, str]]:
    """Names and genders for so many bots, none of them taken."""
    used = {name.casefold() for name in taken}
    free = [pair for pair in BOTS if pair[0].casefold() not in used]
    return free[:n] + [(f"Bot {i + 1}", "n") for i in range(n - len(free))]


def distinct(name: str, taken: Collection[str]) -> str:
    """This name, or the next like it that nobody at the table has: Anna, Anna II, Anna III."""
    used = {one.casefold() for one in taken}
    if name.casefold() not in used:
        return name
    for n in range(2, len(used) + 3):
        tail = f" {roman(n)}"
        if (found := name[: LONGEST_NAME - len(tail)].rstrip() + tail).casefold() not in used:
            break
    return found


def roman(n: int) -> str:
    """A small number as kings wear it."""
    return "X" * (n // 10) + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[n % 10]


def free_face(person: str, liked: int, seats: Sequence[SeatRow]) -> int:
    """The face somebody likes where nobody else at the table has it, else one that is free: always the same one."""
    used = {s.face for s in seats if s.person != person or s.hot}
    first = liked if 1 <= liked <= FACES else 1 + crc32(person.encode()) % FACES
    order = [1 + (first - 1 + n) % FACES for n in range(FACES)]
    return next((face for face in order if face not in used), first)
