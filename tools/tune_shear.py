"""Choosing the twelve cards and the panic spaces of Shear Panic:
sets are played by greedy bots and measured (docs/studies/shear-panic.md).

python -m tools.tune_shear SET [SET …] --games 200 --seats 4      measure sets, shipped by name or files
python -m tools.tune_shear SET --race 100 --games 40 --out DIR    random sets beside this one; the better third plays on
python -m tools.tune_shear SET SET … --race 80 --breed --out DIR  the same with children of these sets
python -m tools.tune_shear SET --search 20 --games 300 --out DIR  change one thing at a time and keep what is better
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from dispetto.bots.match import game_seed
from dispetto.bots.search.thought import Thought
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, Ask, Event, Roll, asked, step
from dispetto.games.shear_panic import ShearPanic
from dispetto.games.shear_panic.names import ACTIONS
from dispetto.games.shear_panic.rules import track
from dispetto.games.shear_panic.rules.cards import PickCard
from dispetto.games.shear_panic.rules.state import Meadow
from dispetto.games.shear_panic.sets import card_set

GAME = ShearPanic()
JUDGE = GAME.judge()
PHASE_ENDS = (12, 37, 49, 74)
BLOCKS = ((1, 12), (13, 24), (25, 37), (38, 49), (50, 61), (62, 73))  # a phase, or half of one
Card = tuple[int, int]  # action, value
Deck = tuple[list[Card], list[int]]  # twelve cards and the panic spaces
Rank = tuple[int, int]  # points, and what breaks a tie


# ------------------------------------------------------------------------------------------------- What is measured


@dataclass
class Played:
    """One game: points by seat and phase, and the values of the cards that were left over."""

    points: list[list[int]]
    unused: list[int]

    def credit(self, without: int = -1) -> list[float]:
        """Who wins, shared wins split; as it was, or without the points of one phase."""
        ranks: list[Rank] = [
            (sum(n for phase, n in enumerate(mine) if phase != without), left)
            for mine, left in zip(self.points, self.unused, strict=True)
        ]
        best = max(ranks)
        return [(rank == best) / ranks.count(best) for rank in ranks]

    def decided(self, phase: int) -> float:
        """Would another have won without this phase? 1 for yes, a part of it where only the sharing changes."""
        was, were = self.credit(), self.credit(phase)
        return sum(abs(a - b) for a, b in zip(was, were, strict=True)) / 2


@dataclass
class Measured:
    """What many games with one set told."""

    games: list[Played] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # by seat
    dealt: list[int] = field(default_factory=lambda: [0] * 7)  # cards by action
    played: list[int] = field(default_factory=lambda: [0] * 7)
    worth: list[float] = field(default_factory=lambda: [0.0] * 7)  # winning chance above the best other action
    choices: list[int] = field(default_factory=lambda: [0] * 7)  # times it was chosen where there was another
    pushes: int = 0  # panic pushes
    turns: int = 0

    def decides(self, games: Sequence[Played] | None = None) -> list[float]:
        """For each phase the share of games that it decided."""
        those = games or self.games
        return [statistics.fmean(game.decided(phase) for game in those) for phase in range(4)]

    def shares(self) -> list[float]:
        """The same as parts of a whole: 25 % each where the phases decide equally often."""
        decides = self.decides()
        return [d / (sum(decides) or 1.0) for d in decides]

    def spread(self) -> list[float]:
        """The other measure: each phase's covariance with the final lead, as a share of that lead's variance."""
        leads: list[list[float]] = []
        for game in self.games:
            mean = [statistics.fmean(mine[phase] for mine in game.points) for phase in range(4)]
            leads += [[mine[phase] - mean[phase] for phase in range(4)] for mine in game.points]
        totals = [sum(lead) for lead in leads]
        whole = sum(t * t for t in totals) or 1.0
        return [sum(lead[phase] * t for lead, t in zip(leads, totals, strict=True)) / whole for phase in range(4)]

    def intervals(self, times: int = 200) -> list[tuple[float, float]]:
        """95 % bootstrap intervals of `decides`, whole games drawn again."""
        rng = random.Random(1)
        drawn = [self.decides(rng.choices(self.games, k=len(self.games))) for _ in range(times)]
        cut = times // 40
        columns = [sorted(one[phase] for one in drawn) for phase in range(4)]
        return [(column[cut], column[-1 - cut]) for column in columns]

    def use(self) -> list[float]:
        """The share of each action's cards that were played before the end."""
        return [self.played[a] / self.dealt[a] if self.dealt[a] else 0.0 for a in range(7)]

    def gain(self) -> list[float]:
        """How much winning chance a chosen action had over the best other one, on the average."""
        return [w / n if n else 0.0 for w, n in zip(self.worth, self.choices, strict=True)]

    def fault(self) -> float:
        """0 where the phases decide equally often and no action is left lying more than the others."""
        use = self.use()
        even = statistics.fmean(use)
        return 4 * sum((share - 0.25) ** 2 for share in self.shares()) + sum(max(0.0, even - u) ** 2 for u in use)

    def short(self) -> str:
        """One line."""
        decides = " ".join(f"{d:.0%}" for d in self.decides())
        use = " ".join(f"{word} {u:.0%}" for word, u in zip(ACTIONS, self.use(), strict=True))
        return f"fault {self.fault():.4f} | decides {decides} | played: {use}"

    def __str__(self) -> str:
        n = len(self.games)
        decides = " ".join(
            f"{d:.0%} ({low:.0%} to {high:.0%})"
            for d, (low, high) in zip(self.decides(), self.intervals(), strict=True)
        )
        shares = " ".join(f"{share:.0%}" for share in self.shares())
        spread = " ".join(f"{share:.0%}" for share in self.spread())
        means = " ".join(f"{statistics.fmean(mine[k] for g in self.games for mine in g.points):4.1f}" for k in range(4))
        use = " ".join(f"{word} {u:.0%}" for word, u in zip(ACTIONS, self.use(), strict=True))
        gain = " ".join(f"{word} {u:.1%}" for word, u in zip(ACTIONS, self.gain(), strict=True))
        wins = " ".join(f"{w / n:.0%}" for w in self.wins)
        return (
            f"{n} games, fault {self.fault():.4f}\n  decides {decides}; of all {shares}; variance {spread}\n"
            f"  points a phase {means}; wins by seat {wins}; "
            f"{self.turns / n:.1f} turns, {self.pushes / n:.1f} panics a game\n"
            f"  played: {use}\n  gain: {gain}"
        )


# --------------------------------------------------------------------------------------------------------- Playing


def weighed(s: Meadow, ask: Ask[Meadow], offers: list[Action], seed: int) -> list[float]:
    """What the greedy bot thinks of each offer: its winning chance at the end of the move."""
    found = []
    for a in offers:
        c = GAME.clone(s)
        step(c, a)
        found.append(Thought(JUDGE, seed).look(c, ask.seat, 1, (type(ask),)))
    return found


def choose(s: Meadow, ask: Ask[Meadow], offers: list[Action], seed: int, into: Measured) -> Action:
    """As the greedy bot chooses; of a card it is noted how much better it was than the best card of another action."""
    worth = weighed(s, ask, offers, seed)
    most = max(worth) - 1e-9
    best = [a for a, v in zip(offers, worth, strict=True) if v >= most]
    default = ask.default(s)
    choice = default if default in best else best[0]
    if isinstance(ask, PickCard):
        action = choice.args[0]
        others = [v for a, v in zip(offers, worth, strict=True) if a.args[0] != action]
        if others:
            into.worth[action] += max(worth) - max(others)
            into.choices[action] += 1
    return choice


def play(name: str, seats: int, seed: int, into: Measured) -> None:
    """One game between greedy bots."""
    s = GAME.new(seats, {"cards": name})
    dice = Dice(seed)
    mind = dice.fork()
    points = [[0] * 4 for _ in range(seats)]
    while (ask := asked(s)) is not None:
        s.events = None
        offers = ask.legal(s)
        if isinstance(ask, Roll):
            answer = ask.fall(s, dice)
        elif len(offers) == 1:
            answer = offers[0]
        else:
            answer = choose(s, ask, offers, mind.below(1 << 30), into)
        told: list[Event] = []
        s.events = told
        step(s, answer)
        for e in told:
            if e.kind == "scored":
                points[e.seat][next(n for n, last in enumerate(PHASE_ENDS) if s.marker <= last)] += e.args[0]
            elif e.kind == "played":
                into.played[e.args[0]] += 1
                into.turns += 1
            elif e.kind == "panic":
                into.pushes += 1
    ending = GAME.ending(s)
    assert ending is not None
    into.games.append(Played(points, [track.unused(s, p) for p in range(seats)]))
    into.wins = into.wins or [0.0] * seats
    for seat in range(seats):
        if ending.places[seat] == 1:
            into.wins[seat] += 1 / ending.places.count(1)
    for action in range(7):
        into.dealt[action] += seats * s.setup.card_action.count(action)


def measure(name: str, seats: int, games: int, seed: int, into: Measured | None = None) -> Measured:
    """Many games with one set, or more of them;
    the first player is random, so seats are alike but for the turn order.
    """
    found = into or Measured()
    first = len(found.games)
    for n in range(first, first + games):
        play(name, seats, game_seed(seed, n), found)
    return found


# ------------------------------------------------------------------------------------------------------------ Sets


def written(deck: Deck) -> str:
    """A set as a file."""
    cards, panic = deck
    rows = "".join(f'\n[[card]]\naction = "{ACTIONS[a]}"\nvalue = {v}\n' for a, v in sorted(cards))
    return f'provenance = "house"\npanic = {sorted(panic)}\n{rows}'


def read(name: str) -> Deck:
    """A set by name or path."""
    actions, values, _, panic = card_set(name)
    return list(zip(actions, values, strict=True)), [n for n, on in enumerate(panic) if on]


def in_short(deck: Deck) -> str:
    """A set in one line: the actions of value 1, 2, 3, and the panic spaces."""
    split = " / ".join(" ".join(ACTIONS[a] for a, v in sorted(deck[0]) if v == value) for value in (1, 2, 3))
    return f"{split} | panic {' '.join(map(str, sorted(deck[1])))}"


def invented(rng: random.Random) -> Deck:
    """Any set of four cards of each value with every action once to thrice, and up to three panic spaces in a block."""
    actions = list(range(7))
    while len(actions) < 12:
        another = rng.randrange(7)
        if actions.count(another) < 3:
            actions.append(another)
    rng.shuffle(actions)
    panic = [n for low, high in BLOCKS for n in rng.sample(range(low, high + 1), rng.randint(0, 3))]
    return [(action, 1 + i // 4) for i, action in enumerate(actions)], panic


def changed(deck: Deck, rng: random.Random) -> Deck:
    """One thing otherwise: two cards trade values, a card gets another action,
    or a panic space moves, comes or goes.
    """
    cards, panic = deck[0][:], deck[1][:]
    kind = rng.randrange(4)
    if kind == 0:
        i, j = rng.sample(range(12), 2)
        (a, v), (b, w) = cards[i], cards[j]
        cards[i], cards[j] = (a, w), (b, v)
    elif kind == 1:
        i = rng.randrange(12)
        cards[i] = (rng.randrange(7), cards[i][1])
    elif kind == 2 and panic:
        panic.remove(rng.choice(panic))
        panic.append(rng.randint(1, 73))
    elif panic and rng.random() < 0.5:
        panic.remove(rng.choice(panic))
    else:
        panic.append(rng.randint(1, 73))
    fits = len({a for a, _ in cards}) == 7 and len(set(panic)) == len(panic)
    return (
        (cards, panic)
        if fits and sorted(cards) + sorted(panic) != sorted(deck[0]) + sorted(deck[1])
        else changed(deck, rng)
    )


def bred(parents: Sequence[Deck], rng: random.Random) -> Deck:
    """The cards of one set with the panic spaces of the same or another, and one to three things otherwise."""
    child = rng.choice(parents)[0], rng.choice(parents)[1]
    for _ in range(rng.randint(1, 3)):
        child = changed(child, rng)
    return child


# --------------------------------------------------------------------------------------------------------- Looking


def race(first: Sequence[str], tries: int, breed: bool, games: int, seed: int, folder: Path) -> None:
    """Random sets, or children, beside the given ones;
    in each round the better third goes on, and plays twice as many games more.
    """
    rng = random.Random(seed)
    field_: dict[str, Measured] = {name: Measured() for name in first}
    parents = [read(name) for name in first]
    for n in range(tries):
        path = folder / f"race-{seed}-{n}.toml"
        path.write_text(written(bred(parents, rng) if breed else invented(rng)), encoding="utf-8")
        field_[str(path)] = Measured()
    while True:
        for name, found in field_.items():
            measure(name, 4, games, seed, found)
        order = sorted(field_, key=lambda name: field_[name].fault())
        print(f"\n{len(order)} sets after {len(field_[order[0]].games)} games", flush=True)
        for name in order:
            print(f"{name.rpartition('/')[2]}: {field_[name].short()} | {in_short(read(name))}", flush=True)
        if len(order) <= 6:
            return
        field_ = {name: field_[name] for name in order[: max(5, len(order) // 3)]}
        games *= 2


def search(name: str, tries: int, games: int, seed: int, folder: Path) -> None:
    """Hill climbing; what seems better is played again with fresh games, and kept only if it is better there too."""
    rng = random.Random(seed)
    best, here = measure(name, 4, games, seed), name
    again = measure(name, 4, games, seed + 1000)
    print(f"start {best.short()}\n  again {again.short()}", flush=True)
    for n in range(tries):
        path = folder / f"search-{seed}-{n}.toml"
        path.write_text(written(changed(read(here), rng)), encoding="utf-8")
        found = measure(str(path), 4, games, seed)
        if found.fault() < best.fault():
            second = measure(str(path), 4, games, seed + 1000)
            print(f"{path.stem}: {found.short()}\n  again {second.short()} | {in_short(read(str(path)))}", flush=True)
            if second.fault() < again.fault():
                best, again, here = found, second, str(path)
    print(f"kept {here}: {in_short(read(here))}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", nargs="+", metavar="SET")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--race", type=int, default=0, metavar="SETS", help="so many random sets against the given ones"
    )
    parser.add_argument("--breed", action="store_true", help="race children of the given sets, not random ones")
    parser.add_argument(
        "--search", type=int, default=0, metavar="TRIES", help="so many small changes of each given set"
    )
    parser.add_argument("--out", type=Path, default=Path("build/tune-shear"), help="where the files of tried sets go")
    given = parser.parse_args()
    if given.race or given.search:
        given.out.mkdir(parents=True, exist_ok=True)
    if given.race:
        race(given.sets, given.race, given.breed, given.games, given.seed, given.out)
        return
    for name in given.sets:
        if given.search:
            search(name, given.search, given.games, given.seed, given.out)
        else:
            print(
                f"{name}: {in_short(read(name))}\n  {measure(name, given.seats, given.games, given.seed)}", flush=True
            )


if __name__ == "__main__":
    main()
