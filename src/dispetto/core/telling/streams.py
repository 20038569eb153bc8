"""Dice by position, for tables that play the same chance: a counter of its own for each kind of roll of each seat.

At an ordinary table the counter of the sealed dice goes up by one with every roll. At sister tables the n-th card of
the deck is the same, and so is the n-th roll of the same odds that follows an answer of the same seat, whatever else
happened. A counter is then `stream * 2**20 + n`; which stream a roll belongs to can be seen from the record alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

ROOM: Final = 1 << 20  # rolls of one stream
PLAIN, DECK, DICE = 0, 1, 2  # an ordinary table; all draws; the first of the dice
SEATS: Final = 64  # more than any table has


def stream_of(actor: str, last: int, weights: Sequence[int]) -> int:
    """The stream of a roll by `dice` or `deck` after an answer of this seat, -1 before the first one."""
    return DECK if actor == "deck" else sum(weights) * SEATS + DICE + last + 1


def split(counter: int) -> tuple[int, int]:
    """Which stream a counter belongs to, and the how-manieth it is there."""
    return divmod(counter, ROOM)


def joined(stream: int, n: int) -> int:
    """The counter of the n-th roll of a stream."""
    return stream * ROOM + n
