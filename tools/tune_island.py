#!/usr/bin/env python3
"""The numbers of docs/studies/skull-island.md and footprint.md: how the bots play, and how the board plays with them.

PYTHONPATH=src python tools/tune_island.py [--game hedz-2nd] [--quick] [--board FILE] [SECTION …]

The sections are strength, game, tables, routes, skills, halfway and types; all of them by default. It plays in one
process with whatever `dispetto` it finds: on the compiled package it takes a quarter of the time. `--quick` plays a
tenth of the games.
"""

from __future__ import annotations

import argparse
import math
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from dispetto.bots.base import Bot, RandomBot
from dispetto.bots.greedy import GreedyBot
from dispetto.bots.match import ask_bot, game_seed
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, Roll, State, asked, step
from dispetto.core.game import AnyGame
from dispetto.games.hedz.game import HedzGame
from dispetto.games.hedz.rules.state import GONE, Hedz

GREEDY, RANDOM = GreedyBot(), RandomBot()
FAR = 50  # a dino sent home from here or beyond has lost most of its way
SECONDS = 25  # what a roll takes at a table: the dice, the walk, the questions, the groans
PAIRS = ("AABB", "ABAB", "ABBA", "BBAA", "BABA", "BAAB")  # two against two, every seating


def share(won: float, of: float) -> str:
    """A share in per cent with its 95 % interval (Wilson)."""
    if of == 0:
        return "–"
    p, z = won / of, 1.96
    middle = (p + z * z / (2 * of)) / (1 + z * z / of)
    half = z * math.sqrt(p * (1 - p) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return f"{100 * p:.1f} % ({100 * (middle - half):.1f}–{100 * (middle + half):.1f})"


# What happens in a game, by the names of its events; the first line is what both editions have.
KINDS = ("threw", "pushed", "bit", "spent", "boo", "rock", "scooped", "void")
KINDS_OF = {"hedz-25th": (*KINDS, "hit", "fell", "burned", "toll", "extra"), "hedz-2nd": (*KINDS, "knocked", "drowned")}
SHORTCUT = 2  # how a game of the 25th Anniversary edition ends that was won through the shortcut


@dataclass(frozen=True)
class Study:
    """What is measured: an edition on a board, with the n-th part of the games."""

    game: HedzGame
    board: str
    n: int

    def table(self, seats: int, **options: Any) -> Hedz:
        """A new table."""
        table = self.game.new(seats, {"board": self.board, **options})
        assert isinstance(table, Hedz)
        return table

    def shortcuts(self, told: list[Told]) -> str:
        """The share of games won through the shortcut, where the edition has one."""
        if SHORTCUT not in self.game.endings:
            return ""
        return f"; shortcut {share(sum(t.end.ended_by == SHORTCUT for t in told), len(told))}"


class Told:
    """One game as its events and its rounds tell it."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.by: Counter[tuple[str, int]] = Counter()  # the same, by seat
        self.routes: list[tuple[int, int]] = []  # seat, route
        self.sent: list[tuple[int, int, int]] = []  # seat, from which number, in which round
        self.lines: list[str] = []  # hits, from space to space
        self.rounds: list[Hedz] = []  # the table at the start of each round
        self.table: Hedz | None = None  # the table at the end

    @property
    def end(self) -> Hedz:
        assert self.table is not None
        return self.table


def play(game: HedzGame, table: Hedz, bots: Sequence[Bot], seed: int) -> Told:
    """Play a table to its end, and listen."""
    told = Told()
    told.table = s = table
    s.events = []
    dice = Dice(seed)
    minds = [dice.fork() for _ in bots]
    number = s.trail.number
    while (ask := asked(s)) is not None:
        before = s.at[:]
        if isinstance(ask, Roll):
            step(s, ask.fall(s, dice))
        else:
            if len(s.stack) == 2 and type(ask).__name__ == "ToRoll" and s.round > len(told.rounds):
                told.rounds.append(s.clone())
            offers = ask.legal(s)
            step(s, offers[0] if len(offers) == 1 else ask_bot(game, s, ask.seat, bots[ask.seat], minds[ask.seat]))
        for e in s.events:
            told.count[e.kind] += 1
            told.by[e.kind, e.seat] += 1
            d, other = e.args[0], e.args[1]
            if e.kind == "route":
                told.routes.append((e.seat, other))
            elif e.kind in ("fell", "burned", "drowned"):
                told.sent.append((e.seat, number[other], s.round))
            elif e.kind in ("bit", "knocked"):
                told.sent.append((s.setup.owner[other], number[before[other]], s.round))
            if e.kind in ("hit", "knocked"):
                told.lines.append(f"{s.trail.ids[before[d]]}→{s.trail.ids[before[other]]}")
        s.events.clear()
    return told


def tables(of: Study, seats: int, games: int, seed: int, bots: Callable[[int], Sequence[Bot]]) -> list[Told]:
    """A series of games."""
    return [play(of.game, of.table(seats), bots(i), game_seed(seed, i)) for i in range(games)]


def all_greedy(seats: int) -> Callable[[int], Sequence[Bot]]:
    """Everybody thinks."""
    return lambda _: [GREEDY] * seats


def one_greedy(seats: int) -> Callable[[int], Sequence[Bot]]:
    """One thinks, game by game on another chair."""
    return lambda i: [GREEDY if p == i % seats else RANDOM for p in range(seats)]


def against(of: Study, one: Bot, other: Bot, games: int, seed: int) -> str:
    """Two of one bot against two of another: the share of games the first pair wins."""
    won = 0
    for i in range(games):
        seating = PAIRS[i % len(PAIRS)]
        end = play(of.game, of.table(4), [one if c == "A" else other for c in seating], game_seed(seed, i)).end
        won += seating[end.winner] == "A"
    return share(won, games)


class Stubborn(Bot):
    """The greedy bot, but some questions it answers without a thought."""

    def __init__(self, questions: Sequence[str], fork: str = "", route: int = -1) -> None:
        self.questions = questions
        self.fork = fork
        self.route = route

    def choose(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Action:
        ask = asked(s)
        assert ask is not None and isinstance(s, Hedz)
        if type(ask).__name__ in self.questions:
            if self.route < 0:
                return ask.default(s)
            if s.trail.ids[s.at[getattr(ask, "d")]] == self.fork:  # noqa: B009
                return ask.legal(s)[self.route]
        return GREEDY.choose(game, s, seat, dice)


# ------------------------------------------------------------------------------------------------------- sections


def strength(of: Study) -> None:
    """One greedy bot against three random ones, seats rotated."""
    games = 1000 // of.n
    told = tables(of, 4, games, 1, lambda i: [GREEDY if p == i % 4 else RANDOM for p in range(4)])
    won = sum(t.end.winner == i % 4 for i, t in enumerate(told))
    print(f"greedy against three random: wins {share(won, games)} of {games} games")


def lengths(told: list[Told]) -> str:
    """How long the games took."""
    rounds = sorted(t.end.round for t in told)
    games = len(rounds)
    rolls = sum(t.count["turn"] + t.count["extra"] + t.count["boo"] for t in told) / games
    inside = sum(12 <= r <= 25 for r in rounds)
    return (
        f"rounds: mean {sum(rounds) / games:.1f}, 5 % {rounds[games // 20]}, median {rounds[games // 2]}, "
        f"95 % {rounds[-1 - games // 20]}, longest {rounds[-1]}; 12–25 rounds {share(inside, games)}; "
        f"{rolls:.0f} rolls, about {rolls * SECONDS / 60:.0f} minutes"
    )


def game(of: Study) -> None:
    """Four greedy bots: length, endings, what happens in a game, the forks, and dinos sent home."""
    games = 2000 // of.n
    told = tables(of, 4, games, 2, all_greedy(4))
    print(f"four greedy, {games} games")
    print(lengths(told))
    kinds = KINDS_OF[of.game.name]
    print(
        "a game has", ", ".join(f"{k} {sum(t.count[k] for t in told) / games:.2f}" for k in kinds) + of.shortcuts(told)
    )
    print("per seat, winner / another:")
    for k in kinds:
        winner = sum(t.by[k, t.end.winner] for t in told) / games
        others = sum(t.by[k, p] for t in told for p in range(4) if p != t.end.winner) / games / 3
        print(f"  {k}: {winner:.2f} / {others:.2f}")
    chosen: Counter[int] = Counter(r for t in told for _, r in t.routes)
    won: Counter[int] = Counter(r for t in told for p, r in t.routes if p == t.end.winner)
    for fork in sorted({r // 2 for r in chosen}):
        both = chosen[2 * fork] + chosen[2 * fork + 1]
        for r in (2 * fork, 2 * fork + 1):
            name = of.game.label(told[0].end, "route", r, ())
            fork_id = told[0].end.trail.ids[fork]
            print(f"  fork {fork_id} {name}: chosen {share(chosen[r], both)}, wins {share(won[r], chosen[r])}")
    sent_home(told)
    lines = Counter(line for t in told for line in t.lines)
    print("hits by line in 100 games:", ", ".join(f"{k} {100 * v / games:.1f}" for k, v in lines.most_common(20)))


def sent_home(told: list[Told]) -> None:
    """The chance of dinos that had to begin again."""
    for name, lowest, highest in (("before 50", 0, FAR - 1), ("from 50 on", FAR, 100)):
        rows = [(p, t) for t in told for p, number, _ in t.sent if lowest <= number <= highest]
        won = sum(t.end.winner == p for p, t in rows)
        print(f"  sent home {name}: {len(rows) / len(told):.2f} a game, of them win {share(won, len(rows))}")
    late = {(i, p) for i, t in enumerate(told) for p, _, r in t.sent if 2 * r > t.end.round}
    won = sum(told[i].end.winner == p for i, p in late)
    print(f"  seats sent home in the second half of the rounds: win {share(won, len(late))}")


def other_tables(of: Study) -> None:
    """All sizes, and mixed company."""
    for seats in range(of.game.fewest, of.game.most + 1):
        games = 300 // of.n
        told = tables(of, seats, games, 3, all_greedy(seats))
        print(f"{seats} players, {games} games: {lengths(told)}{of.shortcuts(told)}")
    for seats in (2, 3, 6, of.game.most):
        games = 400 // of.n
        told = tables(of, seats, games, 4, one_greedy(seats))
        won = sum(t.end.winner == i % seats for i, t in enumerate(told))
        print(f"one greedy among {seats}: wins {share(won, games)}, fair share {100 / seats:.0f} %")
    games = 400 // of.n
    told = tables(of, 4, games, 5, lambda i: [GREEDY if c == "A" else RANDOM for c in PAIRS[i % 6]])
    print(f"two greedy, two random, {games} games: {lengths(told)}")


def routes(of: Study) -> None:
    """Is a fork a choice? Two that always take one route against two that think."""
    table = of.table(4)
    for space, fork in enumerate(table.trail.fork):
        if fork >= 0:
            for route in (0, 1):
                stubborn = Stubborn(["Route"], table.trail.ids[space], route)
                name = of.game.label(table, "route", 2 * space + route, ())
                wins = against(of, stubborn, GREEDY, 1500 // of.n, 6)
                print(f"always {name} at {table.trail.ids[space]} against thinking: wins {wins}")


def skills(of: Study) -> None:
    """What each kind of decision is worth: two that answer it by default against two that think."""
    rows = {
        "pushing": ["InTheWay"],
        "throwing": ["StopHere", "Throw"],
        "biting": ["Bite"],
        "re-rolling": ["Keep"],
        "extra turns": ["AnotherTurn"],
        "routes": ["Route"],
        "scooping": ["Scoop"],
    }
    for name, questions in rows.items():
        if set(questions) <= set(of.game.questions):
            wins = against(of, Stubborn(questions), GREEDY, 1200 // of.n, 7)
            print(f"{name} by default against thinking: wins {wins}")


def halfway(of: Study) -> None:
    """Who wins? The one in front, the one with most rocks, the judge's favourite, the last, the first to move."""
    games = 1000 // of.n
    told = tables(of, 4, games, 8, all_greedy(4))
    for name, part in (("a quarter", 0.25), ("half", 0.5), ("three quarters", 0.75)):
        won: defaultdict[str, float] = defaultdict(float)
        for t in told:
            s = t.rounds[int(len(t.rounds) * part)]
            place = [s.trail.number[a] if a != GONE else -1 for a in s.at]
            measures: dict[str, list[float]] = {
                "in front": [float(p) for p in place],
                "last": [-float(p) for p in place],
                "most rocks": [float(r) for r in s.rocks],
                "judge's favourite": of.game.judge().values(s),
                "first to move": [float(d == s.first) for d in range(4)],
            }
            for what, values in measures.items():
                best = [p for p in range(4) if values[p] == max(values)]
                won[what] += (t.end.winner in best) / len(best)
        print(f"after {name} of the rounds:", ", ".join(f"{k} wins {share(v, games)}" for k, v in won.items()))


def types(of: Study) -> None:
    """One dino of each type against three plain ones, seats rotated."""
    names = [t.name for t in of.game.types][1:]
    games = 800 // of.n
    rows = []
    for name in names:
        won = 0
        for i in range(games):
            kinds = ",".join(name if d == i % 4 else "plain" for d in range(4))
            won += play(of.game, of.table(4, types=kinds), [GREEDY] * 4, game_seed(9, i)).end.winner == i % 4
        rows.append((won, name))
    for won, name in sorted(rows, reverse=True):
        print(f"{name}: wins {share(won, games)} of {games} games")


SECTIONS: dict[str, Callable[[Study], None]] = {
    "strength": strength,
    "game": game,
    "tables": other_tables,
    "routes": routes,
    "skills": skills,
    "halfway": halfway,
    "types": types,
}


def main() -> None:
    """Print the sections asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=", ".join(SECTIONS))
    parser.add_argument("--game", default="hedz-25th", choices=list(KINDS_OF), help="the edition (default hedz-25th)")
    parser.add_argument("--board", help="a shipped board, or a board file (default: the edition's own)")
    parser.add_argument("--quick", action="store_true", help="a tenth of the games")
    told = parser.parse_args()
    for name in told.sections:
        if name not in SECTIONS:
            parser.error(f"there is no section {name!r}: there are {', '.join(SECTIONS)}")
    of = game_named(told.game)
    assert isinstance(of, HedzGame)
    study = Study(of, told.board or str(of.options[0].default), 10 if told.quick else 1)
    for name in told.sections or SECTIONS:
        began = time.monotonic()
        print(f"\n## {name}: {SECTIONS[name].__doc__}", flush=True)
        SECTIONS[name](study)
        print(f"({time.monotonic() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
