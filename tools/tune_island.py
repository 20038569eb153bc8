#!/usr/bin/env python3
"""The numbers of docs/studies/skull-island.md: how the bots play, and how the board plays with them.

PYTHONPATH=src python tools/tune_island.py [--quick] [--board FILE] [SECTION …]

The sections are strength, game, tables, routes, skills, halfway and types; all of them by default. It plays in one process
with whatever `dispetto` it finds: on the compiled package it takes a quarter of the time. `--quick` plays a tenth of the games.
"""

from __future__ import annotations

import argparse
import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from dispetto.bots.base import RandomBot
from dispetto.bots.greedy import GreedyBot
from dispetto.bots.judge import HEDZ
from dispetto.bots.match import ask_bot, game_seed
from dispetto.core.dice import Dice
from dispetto.core.table import Action, Roll, State, asked, step
from dispetto.games import game_named
from dispetto.games.hedz.state import GONE, Hedz

GAME = game_named("hedz-25th")
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


def play(table: Hedz, bots: Sequence[Any], seed: int) -> Told:
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
            step(s, offers[0] if len(offers) == 1 else ask_bot(GAME, s, ask.seat, bots[ask.seat], minds[ask.seat]))
        for e in s.events:
            told.count[e.kind] += 1
            told.by[e.kind, e.seat] += 1
            d, other = e.args[0], e.args[1]
            if e.kind == "route":
                told.routes.append((e.seat, other))
            elif e.kind in ("fell", "burned"):
                told.sent.append((e.seat, number[other], s.round))
            elif e.kind == "bit":
                told.sent.append((s.setup.owner[other], number[before[other]], s.round))
            elif e.kind == "hit":
                told.lines.append(f"{s.trail.ids[before[d]]}→{s.trail.ids[before[other]]}")
        s.events.clear()
    return told


def tables(
    board: str, seats: int, games: int, seed: int, bots: Callable[[int], Sequence[Any]], **options: Any
) -> list[Told]:
    """A series of games."""
    out = []
    for i in range(games):
        table = GAME.new(seats, {"board": board, **options})
        assert isinstance(table, Hedz)
        out.append(play(table, bots(i), game_seed(seed, i)))
    return out


def four_greedy(_: int) -> Sequence[Any]:
    """Everybody thinks."""
    return [GREEDY] * 4


def against(one: Any, other: Any, board: str, games: int, seed: int) -> str:
    """Two of one bot against two of another: the share of games the first pair wins."""
    won = 0
    for i in range(games):
        seating = PAIRS[i % len(PAIRS)]
        table = GAME.new(4, {"board": board})
        assert isinstance(table, Hedz)
        end = play(table, [one if c == "A" else other for c in seating], game_seed(seed, i)).end
        won += seating[end.winner] == "A"
    return share(won, games)


class Stubborn:
    """The greedy bot, but some questions it answers without a thought."""

    def __init__(self, questions: Sequence[str], fork: str = "", route: int = -1) -> None:
        self.questions = questions
        self.fork = fork
        self.route = route

    def choose(self, game: Any, s: State, seat: int, dice: Dice) -> Action:
        ask = asked(s)
        assert ask is not None and isinstance(s, Hedz)
        if type(ask).__name__ in self.questions:
            if self.route < 0:
                return ask.default(s)
            if s.trail.ids[s.at[getattr(ask, "d")]] == self.fork:  # noqa: B009
                return ask.legal(s)[self.route]
        return GREEDY.choose(game, s, seat, dice)


# ------------------------------------------------------------------------------------------------------- sections


def strength(board: str, n: int) -> None:
    """One greedy bot against three random ones, seats rotated."""
    games = 1000 // n
    told = tables(board, 4, games, 1, lambda i: [GREEDY if p == i % 4 else RANDOM for p in range(4)])
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


def game(board: str, n: int) -> None:
    """Four greedy bots: length, endings, what happens in a game, the forks, and dinos sent home."""
    games = 2000 // n
    told = tables(board, 4, games, 2, four_greedy)
    print(f"four greedy, {games} games")
    print(lengths(told))
    print(f"won through the shortcut: {share(sum(t.end.ended_by == 2 for t in told), games)}")
    print("a game has", ", ".join(f"{k} {sum(t.count[k] for t in told) / games:.2f}" for k in KINDS))
    print("per seat, winner / another:")
    for k in KINDS:
        winner = sum(t.by[k, t.end.winner] for t in told) / games
        others = sum(t.by[k, p] for t in told for p in range(4) if p != t.end.winner) / games / 3
        print(f"  {k}: {winner:.2f} / {others:.2f}")
    chosen: Counter[int] = Counter(r for t in told for _, r in t.routes)
    won: Counter[int] = Counter(r for t in told for p, r in t.routes if p == t.end.winner)
    for fork in sorted({r // 2 for r in chosen}):
        both = chosen[2 * fork] + chosen[2 * fork + 1]
        for r in (2 * fork, 2 * fork + 1):
            name = GAME.label(told[0].end, "route", r, ())
            print(
                f"  fork {told[0].end.trail.ids[fork]} {name}: chosen {share(chosen[r], both)}, wins {share(won[r], chosen[r])}"
            )
    sent_home(told)
    lines = Counter(line for t in told for line in t.lines)
    print("hits by line in 100 games:", ", ".join(f"{k} {100 * v / games:.1f}" for k, v in lines.most_common(20)))


KINDS = ("threw", "hit", "pushed", "bit", "fell", "burned", "toll", "spent", "extra", "boo", "rock", "scooped", "void")


def sent_home(told: list[Told]) -> None:
    """The chance of dinos that had to begin again."""
    for name, lowest, highest in (("before 50", 0, FAR - 1), ("from 50 on", FAR, 100)):
        rows = [(p, t) for t in told for p, number, _ in t.sent if lowest <= number <= highest]
        won = sum(t.end.winner == p for p, t in rows)
        print(f"  sent home {name}: {len(rows) / len(told):.2f} a game, of them win {share(won, len(rows))}")
    late = {(i, p) for i, t in enumerate(told) for p, _, r in t.sent if 2 * r > t.end.round}
    won = sum(told[i].end.winner == p for i, p in late)
    print(f"  seats sent home in the second half of the rounds: win {share(won, len(late))}")


def other_tables(board: str, n: int) -> None:
    """Two to eight players, and mixed company."""
    for seats in (2, 3, 4, 5, 6, 7, 8):
        games = 300 // n
        told = tables(board, seats, games, 3, lambda _, k=seats: [GREEDY] * k)  # type: ignore[misc]
        short = share(sum(t.end.ended_by == 2 for t in told), games)
        print(f"{seats} players, {games} games: {lengths(told)}; shortcut {short}")
    for seats in (2, 3, 6, 8):
        games = 400 // n
        told = tables(board, seats, games, 4, lambda i, k=seats: [GREEDY if p == i % k else RANDOM for p in range(k)])  # type: ignore[misc]
        won = sum(t.end.winner == i % seats for i, t in enumerate(told))
        print(f"one greedy among {seats}: wins {share(won, games)}, fair share {100 / seats:.0f} %")
    games = 400 // n
    told = tables(board, 4, games, 5, lambda i: [GREEDY if c == "A" else RANDOM for c in PAIRS[i % 6]])
    print(f"two greedy, two random, {games} games: {lengths(told)}")


def routes(board: str, n: int) -> None:
    """Is a fork a choice? Two that always take one route against two that think."""
    table = GAME.new(4, {"board": board})
    assert isinstance(table, Hedz)
    for space, fork in enumerate(table.trail.fork):
        if fork >= 0:
            for route in (0, 1):
                stubborn = Stubborn(["Route"], table.trail.ids[space], route)
                name = GAME.label(table, "route", 2 * space + route, ())
                wins = against(stubborn, GREEDY, board, 1500 // n, 6)
                print(f"always {name} at {table.trail.ids[space]} against thinking: wins {wins}")


def skills(board: str, n: int) -> None:
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
        print(f"{name} by default against thinking: wins {against(Stubborn(questions), GREEDY, board, 1200 // n, 7)}")


def halfway(board: str, n: int) -> None:
    """Who wins? The one in front, the one with most rocks, the judge's favourite, the last, the first to move."""
    games = 1000 // n
    told = tables(board, 4, games, 8, four_greedy)
    for name, part in (("a quarter", 0.25), ("half", 0.5), ("three quarters", 0.75)):
        won: Counter[str] = Counter()
        for t in told:
            s = t.rounds[int(len(t.rounds) * part)]
            place = [s.trail.number[a] if a != GONE else -1 for a in s.at]
            measures: dict[str, list[float]] = {
                "in front": [float(p) for p in place],
                "last": [-float(p) for p in place],
                "most rocks": [float(r) for r in s.rocks],
                "judge's favourite": [HEDZ.value(GAME, s, p) for p in range(4)],
                "first to move": [float(d == s.first) for d in range(4)],
            }
            for what, values in measures.items():
                best = [p for p in range(4) if values[p] == max(values)]
                won[what] += (t.end.winner in best) / len(best)  # type: ignore[assignment]
        print(f"after {name} of the rounds:", ", ".join(f"{k} wins {share(v, games)}" for k, v in won.items()))


def types(board: str, n: int) -> None:
    """One dino of each type against three plain ones, seats rotated."""
    names = [t.name for t in GAME.types][1:]  # type: ignore[attr-defined]
    games = 800 // n
    rows = []
    for name in names:
        won = 0
        for i in range(games):
            kinds = ",".join(name if d == i % 4 else "plain" for d in range(4))
            table = GAME.new(4, {"board": board, "types": kinds})
            assert isinstance(table, Hedz)
            won += play(table, [GREEDY] * 4, game_seed(9, i)).end.winner == i % 4
        rows.append((won, name))
    for won, name in sorted(rows, reverse=True):
        print(f"{name}: wins {share(won, games)} of {games} games")


SECTIONS: dict[str, Callable[[str, int], None]] = {
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
    parser.add_argument("--board", default="skull-island", help="a shipped board, or a board file")
    parser.add_argument("--quick", action="store_true", help="a tenth of the games")
    told = parser.parse_args()
    for name in told.sections:
        if name not in SECTIONS:
            parser.error(f"there is no section {name!r}: there are {', '.join(SECTIONS)}")
    for name in told.sections or SECTIONS:
        began = time.monotonic()
        print(f"\n## {name}: {SECTIONS[name].__doc__}", flush=True)
        SECTIONS[name](told.board, 10 if told.quick else 1)
        print(f"({time.monotonic() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
