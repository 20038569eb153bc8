"""How much is there to win? The strongest player one can afford among others, and how much of the result is luck.

If there were no luck, the stronger would win every game; if there were nothing else, its fair share. Where it stands
between the two is what skill decided, as far as these two players are apart; the rest is luck. A stronger player can
only show that there was less of it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from dispetto.core.errors import BadInput
from dispetto.lab import LAB
from dispetto.lab.matches import Block, Match, Result, play_block
from dispetto.lab.numbers import interval
from dispetto.lab.runners import Run


@dataclass(frozen=True)
class Ceiling:
    """What is known of one game."""

    game: str
    seats: int
    games: int
    share: float
    low: float
    high: float
    fair: float
    cpu_ms: float  # a decision of the strong player

    def luck(self, share: float) -> float:
        """The part of the result that luck decides, if this is the share."""
        return min(1.0, max(0.0, 1 - (share - self.fair) / (1 - self.fair)))


class Book:
    """Blocks that were played, kept in a file: a decision may take minutes, and none is thought twice."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.kept: dict[str, list[Block]] = {}
        if path.exists():
            try:
                told = json.loads(path.read_text(encoding="utf-8"))
                self.kept = {key: [Block(**one) for one in blocks] for key, blocks in told.items()}
            except (OSError, ValueError, TypeError, AttributeError):
                raise BadInput("ceiling-broken", LAB, path=path) from None

    def of(self, match: Match) -> list[Block]:
        """The blocks of a match, in order."""
        return self.kept.setdefault(json.dumps(asdict(match), sort_keys=True), [])

    def write(self) -> None:
        """All of them, or nothing is changed."""
        beside = self.path.with_name(f".{self.path.name}.part")
        told = {key: [asdict(block) for block in blocks] for key, blocks in self.kept.items()}
        try:
            beside.write_text(json.dumps(told), encoding="utf-8")
            beside.replace(self.path)
        except OSError:
            raise BadInput("ceiling-unwritten", LAB, path=self.path) from None


def look_up(match: Match, blocks: int, book: Book, run: Run, advance: Callable[[int], None]) -> Ceiling:
    """Play what the book does not have yet, and say what is known."""
    match.check()
    done = book.of(match)
    book.write()  # whoever cannot write says so before the first game
    advance(min(blocks, len(done)) * match.seats)
    for block in run(partial(play_block, match), range(len(done), blocks)):
        done.append(block)
        book.write()
        advance(match.seats)
    return known(Result(match, done[:blocks]))


def known(result: Result) -> Ceiling:
    """The figures of some blocks."""
    shares = result.shares(0)
    low, high = interval(shares, result.games)
    decisions = sum(b.decisions[0] for b in result.blocks)
    cpu = 1000 * sum(b.seconds[0] for b in result.blocks) / decisions if decisions else 0.0
    mean = sum(shares) / len(shares)
    return Ceiling(result.match.game, result.match.seats, result.games, mean, low, high, result.fair(0), cpu)
