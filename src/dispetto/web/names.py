"""Names for tables and for bots that sit in."""

from __future__ import annotations

import secrets

FIRST = (
    "Brown Broken Muddy Lame Rusty Crooked Sour Lucky Grim Sleepy Loud Sticky Velvet Bitter Wobbly Stolen Sulky Salty "
    "Crafty Shabby Noisy Golden Greedy Spare"
).split()
SECOND = (
    "Otter Tooth Ewe Excuse Anchor Kettle Goose Promise Bucket Badger Apology Spoon Weasel Alibi Radish Crow Pebble "
    "Trombone Herring Cousin Bandage Ladder Turnip Magpie"
).split()
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


def bot_names(n: int, taken: set[str]) -> list[tuple[str, str]]:
    """Names and genders for so many bots, none of them taken."""
    free = [pair for pair in BOTS if pair[0] not in taken]
    return free[:n] + [(f"Bot {i + 1}", "n") for i in range(n - len(free))]
