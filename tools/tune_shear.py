"""Choosing the twelve cards and the panic spaces of Shear Panic: sets are played by greedy bots and measured (docs/studies/shear-panic.md).

python -m tools.tune_shear SET [SET …] --games 200 --seats 4      measure sets, shipped by name or files
python -m tools.tune_shear SET --search 20 --games 120            change one thing at a time and keep what is better
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from dispetto.bots.greedy import GreedyBot
from dispetto.bots.match import ask_bot, game_seed
from dispetto.core.dice import Dice
from dispetto.core.table import Roll, asked, step
from dispetto.games.shear_panic import ShearPanic
from dispetto.games.shear_panic.names import ACTIONS
from dispetto.games.shear_panic.sets import card_set

GAME = ShearPanic()
PHASE_ENDS = (12, 37, 49, 74)
Card = tuple[int, int]  # action, value


@dataclass
class Measured:
    """What many games with one set told."""

    games: int = 0
    wins: list[float] = field(default_factory=list)  # by seat
    points: list[list[list[int]]] = field(default_factory=list)  # game, seat, phase
    dealt: list[int] = field(default_factory=lambda: [0] * 7)  # cards by action
    played: list[int] = field(default_factory=lambda: [0] * 7)
    pushes: int = 0  # panic pushes
    turns: int = 0

    def shares(self, games: list[list[list[int]]] | None = None) -> list[float]:
        """How much each phase decides: its covariance with the final lead, as a share of that lead's variance."""
        leads: list[list[float]] = []
        for seats in games or self.points:
            mean = [statistics.fmean(seat[phase] for seat in seats) for phase in range(4)]
            leads += [[seat[phase] - mean[phase] for phase in range(4)] for seat in seats]
        totals = [sum(lead) for lead in leads]
        spread = sum(t * t for t in totals) or 1.0
        return [sum(lead[phase] * t for lead, t in zip(leads, totals, strict=True)) / spread for phase in range(4)]

    def intervals(self, times: int = 400) -> list[tuple[float, float]]:
        """95 % bootstrap intervals of the shares, whole games drawn again."""
        rng = random.Random(1)
        drawn = [self.shares(rng.choices(self.points, k=len(self.points))) for _ in range(times)]
        cut = times // 40
        columns = [sorted(one[phase] for one in drawn) for phase in range(4)]
        return [(column[cut], column[-1 - cut]) for column in columns]

    def use(self) -> list[float]:
        """The share of each action's cards that were played before the end."""
        return [self.played[a] / self.dealt[a] if self.dealt[a] else 0.0 for a in range(7)]

    def fault(self) -> float:
        """0 where every phase decides a quarter and every action is played alike; the first counts more."""
        use = self.use()
        even = statistics.fmean(use)
        return 4 * sum((share - 0.25) ** 2 for share in self.shares()) + sum((u - even) ** 2 for u in use)

    def __str__(self) -> str:
        phases = " ".join(
            f"{share:.0%} ({low:.0%} to {high:.0%})"
            for share, (low, high) in zip(self.shares(), self.intervals(), strict=True)
        )
        means = " ".join(f"{statistics.fmean(seat[n] for seats in self.points for seat in seats):4.1f}" for n in range(4))
        use = " ".join(f"{word} {u:.0%}" for word, u in zip(ACTIONS, self.use(), strict=True))
        wins = " ".join(f"{w / self.games:.0%}" for w in self.wins)
        return (
            f"fault {self.fault():.4f} | decides {phases} | points a phase {means} | played: {use} | "
            f"wins by seat {wins} | {self.turns / self.games:.1f} turns, {self.pushes / self.games:.1f} panics a game"
        )


def play(name: str, seats: int, seed: int, into: Measured) -> None:
    """One game between greedy bots."""
    s = GAME.new(seats, {"cards": name})
    dice = Dice(seed)
    minds = [dice.fork() for _ in range(seats)]
    bot = GreedyBot()
    points = [[0] * 4 for _ in range(seats)]
    played = [[0] * 7 for _ in range(seats)]
    s.events = []
    while (ask := asked(s)) is not None:
        offers = ask.legal(s)
        if isinstance(ask, Roll):
            step(s, ask.fall(s, dice))
        elif len(offers) == 1:
            step(s, offers[0])
        else:
            told, s.events = s.events, None
            choice = ask_bot(GAME, s, ask.seat, bot, minds[ask.seat])
            s.events = told
            step(s, choice)
        for e in s.events:
            if e.kind == "scored":
                points[e.seat][next(n for n, last in enumerate(PHASE_ENDS) if s.marker <= last)] += e.args[0]
            elif e.kind == "played":
                played[e.seat][e.args[0]] += 1
                into.turns += 1
            elif e.kind == "panic":
                into.pushes += 1
        s.events.clear()
    ending = GAME.ending(s)
    assert ending is not None
    into.games += 1
    into.points.append(points)
    into.wins = into.wins or [0.0] * seats
    for seat in range(seats):
        if ending.places[seat] == 1:
            into.wins[seat] += 1 / ending.places.count(1)
        for action in range(7):
            into.played[action] += played[seat][action]
            into.dealt[action] += s.setup.card_action.count(action)


def measure(name: str, seats: int, games: int, seed: int) -> Measured:
    """Many games with one set; the first player is random, so seats are alike but for the turn order."""
    found = Measured()
    for n in range(games):
        play(name, seats, game_seed(seed, n), found)
    return found


# ----------------------------------------------------------------------------------------------------------- Search


def written(cards: Sequence[Card], panic: Sequence[int]) -> str:
    """A set as a file."""
    rows = "".join(f'\n[[card]]\naction = "{ACTIONS[a]}"\nvalue = {v}\n' for a, v in sorted(cards))
    return f'provenance = "house"\npanic = {sorted(panic)}\n{rows}'


def read(name: str) -> tuple[list[Card], list[int]]:
    """A set by name or path."""
    actions, values, _, panic = card_set(name)
    return list(zip(actions, values, strict=True)), [n for n, on in enumerate(panic) if on]


def changed(cards: list[Card], panic: list[int], rng: random.Random) -> tuple[list[Card], list[int]]:
    """One thing otherwise: two cards trade values, a card gets another action, or a panic space moves."""
    cards, panic = cards[:], panic[:]
    kind = rng.randrange(3)
    if kind == 0:
        i, j = rng.sample(range(12), 2)
        (a, v), (b, w) = cards[i], cards[j]
        cards[i], cards[j] = (a, w), (b, v)
    elif kind == 1:
        i = rng.randrange(12)
        cards[i] = (rng.randrange(7), cards[i][1])
    else:
        i = rng.randrange(len(panic))
        panic[i] = max(1, min(73, panic[i] + rng.choice((-3, -2, -1, 1, 2, 3))))
    if len({a for a, _ in cards}) < 7 or len(set(panic)) < len(panic):
        return changed(cards, panic, rng) if len({a for a, _ in cards}) == 7 else (cards[:0], panic)
    return cards, panic


def search(name: str, seats: int, games: int, tries: int, seed: int) -> None:
    """Hill climbing with fresh games for both, so that luck is not kept."""
    rng = random.Random(seed)
    cards, panic = read(name)
    with TemporaryDirectory() as folder:
        best = measure(name, seats, games, seed)
        print("start", best, flush=True)
        for n in range(tries):
            other, spaces = changed(cards, panic, rng)
            if not other:
                continue
            path = Path(folder) / f"try-{n}.toml"
            path.write_text(written(other, spaces), encoding="utf-8")
            found = measure(str(path), seats, games, seed)
            if found.fault() < best.fault():
                again = measure(str(path), seats, games, seed + 1000)
                print(f"{n}: {found}\n   again {again}\n{written(other, spaces)}", flush=True)
                cards, panic, best = other, spaces, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", nargs="+", metavar="SET")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--search", type=int, default=0, metavar="TRIES")
    given = parser.parse_args()
    for name in given.sets:
        if given.search:
            search(name, given.seats, given.games, given.search, given.seed)
        else:
            print(name, measure(name, given.seats, given.games, given.seed), flush=True)


if __name__ == "__main__":
    main()
