"""Does whoever hit me get hit more? One of the cast among three who are greedy, seats rotated, the dial up and down.

Of every question where an answer could harm somebody and another would spare them: was harm done? Counted apart for
whoever is at the top of the list (bots/ways.py: grudge) and for the others, so that who stands in the way by chance
counts for both alike; the dial at 0 is the control.

python -m tools.grudges GAME… [--games N] [--who rancora] [--workers N]
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from dispetto.bots import bot_named
from dispetto.bots.base import Bot
from dispetto.bots.match import game_seed, play_match
from dispetto.bots.persona import PersonaBot
from dispetto.bots.ways import Scene, Temper, grudge
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, State, asked
from dispetto.core.game import AnyGame
from dispetto.core.traits import Harm

SEATS = 4
AGAIN = 2000  # times the games are drawn anew for the bounds
CLEAR = 0.5  # so much likelier must harm be with one answer than with another
Game = tuple[int, int, int, int]  # chances taken and had, to harm whoever is owed most, and to harm others


class Watched(Bot):
    """Somebody of the cast, and a note of every chance to harm that they took or left."""

    name = "watched"
    minds = True

    def __init__(self, inner: PersonaBot, seen: list[tuple[bool, bool]]) -> None:
        self.inner = inner
        self.seen = seen

    def minding(self, wrongs: Sequence[Harm]) -> Watched:
        return Watched(self.inner.minding(wrongs), self.seen)

    def choose(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Action:
        given = self.inner.choose(game, s, seat, dice)
        ask = asked(s)
        assert ask is not None
        offers = ask.legal(s)
        owed = grudge(Scene(seat, (1 / SEATS,) * SEATS, wrongs=self.inner.wrongs)).ill
        if len(offers) > 1 and owed:
            first = max(owed, key=lambda other: owed[other])
            hits = self.inner.harms(game, game.judge(), [s], offers, seat, Dice(1), Temper(margin=1.0))
            for other in range(SEATS):
                each = [hit.get(other, 0.0) for hit in hits]
                if other != seat and max(each) - min(each) > CLEAR:
                    mine = hits[offers.index(given)].get(other, 0.0)
                    self.seen.append((other == first, mine - min(each) > CLEAR))
        return given


def one_game(who: str, nasty: str, game: str, n: int) -> Game:
    """What they did with their chances in one game."""
    known, seat = game_named(game), n % SEATS
    inner = bot_named(f"persona:{who},strength=normal,nasty={nasty}")
    assert isinstance(inner, PersonaBot)
    seen: list[tuple[bool, bool]] = []
    bots = [bot_named("greedy")] * SEATS
    bots[seat] = Watched(inner, seen)
    play_match(known, known.new(SEATS), bots, game_seed(7, n))
    owed, others = ([taken for first, taken in seen if first == kind] for kind in (True, False))
    return sum(owed), len(owed), sum(others), len(others)


def rates(games: Sequence[Game]) -> tuple[float, float]:
    """The part of their chances that they took: to harm whoever is owed, and to harm others."""
    totals = [sum(column) for column in zip(*games, strict=True)]
    return totals[0] / max(1, totals[1]), totals[2] / max(1, totals[3])


def bounds(games: Sequence[Game]) -> tuple[float, float]:
    """Where the difference of the two lies nineteen times out of twenty: whole games are drawn anew."""
    rng, found = random.Random(1), []
    for _ in range(AGAIN):
        owed, others = rates(rng.choices(games, k=len(games)))
        found.append(owed - others)
    found.sort()
    return found[AGAIN // 40], found[-AGAIN // 40]


def main() -> None:
    """A line a game and dial."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--who", default="rancora")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.workers) as pool:
        for game in args.game:
            for nasty in "10":
                played = list(pool.map(partial(one_game, args.who, nasty, game), range(args.games)))
                (owed, others), (low, high) = rates(played), bounds(played)
                had = sum(one[1] for one in played), sum(one[3] for one in played)
                print(
                    f"{game}, {args.games} games, {args.who}, dial {nasty}: takes {owed:.3f} of {had[0]} chances",
                    end=" ",
                )
                print(f"at whom she owes, {others:.3f} of {had[1]} at others; more by {low:.3f} to {high:.3f} (95 %)")


if __name__ == "__main__":
    main()
