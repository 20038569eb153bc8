"""Where the horses stand: machine numbers, for they are read several times at every move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

BITS: Final = 20  # of a horse: its node and one more, so that NOWHERE is nought
HORSES: Final = 3  # in each of two numbers
MASK: Final = (1 << BITS) - 1
NO_HORSES: Final[list[int]] = []


class Places:
    """A node for every seat, NOWHERE for a horse that is off the course."""

    def __init__(self, nodes: list[int]) -> None:
        self.count: i64 = len(nodes)
        self.first: i64 = 0  # three horses
        self.others: i64 = 0  # and three more
        for seat in range(len(nodes)):
            self[seat] = nodes[seat]

    def __getitem__(self, seat: i64) -> i64:
        if seat < HORSES:
            return (self.first >> BITS * seat & MASK) - 1
        return (self.others >> BITS * (seat - HORSES) & MASK) - 1

    def __setitem__(self, seat: i64, node: i64) -> None:
        if seat < HORSES:
            shift = BITS * seat
            self.first ^= ((self.first >> shift & MASK) ^ node + 1) << shift
        else:
            shift = BITS * (seat - HORSES)
            self.others ^= ((self.others >> shift & MASK) ^ node + 1) << shift

    def copy(self) -> Places:
        """The same, for another table."""
        c = Places(NO_HORSES)
        c.count = self.count
        c.first = self.first
        c.others = self.others
        return c

    def nodes(self) -> list[int]:
        """All of them."""
        return [int(self[seat]) for seat in range(self.count)]

    def __len__(self) -> int:
        return int(self.count)

    def __iter__(self) -> Iterator[int]:
        return iter(self.nodes())
