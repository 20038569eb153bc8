#!/usr/bin/env python3
"""Plays meetings between bots and tells what decides them: level, lane, odds, bets, cards, length.

PYTHONPATH=src python tools/tune_horses.py --meetings 100 --seats 4 --bots greedy
The figures of docs/studies/horse-racing.md come from here; odds and sections are set in tools/racecourse.py.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict

from dispetto.bots.base import Bot, RandomBot
from dispetto.bots.greedy import GreedyBot
from dispetto.bots.match import game_seed, play_match
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, Event, State, asked
from dispetto.core.game import AnyGame
from dispetto.games.horse_racing import HorseRacing
from dispetto.games.horse_racing.rules.meeting import Entry
from dispetto.games.horse_racing.rules.track import Course

# Of people, event by event: a turn is the die and, after two of three, a window;
# a run is mostly a choice of route. See the study.
SECONDS = {"turn": 5.0, "ran": 4.0, "doubled": 3.0, "entered": 30.0, "sealed": 11.0, "race_over": 30.0}
SECONDS |= {
    "felled": 14.0,
    "slipped": 8.0,
    "whipped": 8.0,
    "false_start": 10.0,
    "pressed": 6.0,
    "objected": 8.0,
    "enquired": 8.0,
}


class Figures:
    """What many meetings have in common."""

    def __init__(self) -> None:
        self.runs: Counter[tuple[str, int]] = Counter()
        self.wins: Counter[tuple[str, int]] = Counter()
        self.odds_runs: Counter[int] = Counter()
        self.odds_wins: Counter[int] = Counter()
        self.kinds: Counter[str] = Counter()
        self.races = 0
        self.moves: list[int] = []
        self.prizes: list[int] = []
        self.bets: list[int] = []
        self.seconds = 0.0

    def read(self, events: list[Event]) -> None:
        """One meeting."""
        field: dict[int, tuple[int, int, int]] = {}
        moves = 0
        money: dict[str, int] = defaultdict(int)
        for e in events:
            self.kinds[e.kind] += 1
            self.seconds += SECONDS.get(e.kind, 0.0)
            if e.kind == "race":
                field, moves = {}, 0
            elif e.kind == "declared":
                field[e.seat] = (e.args[0], e.args[1], e.args[2])
            elif e.kind == "turn":
                moves += 1
            elif e.kind == "prize" and e.args[1] == 1:
                self.close(field, e.seat, moves)
            elif e.kind == "no_winner":
                self.close(field, -1, moves)
            if e.kind in ("prize", "unclaimed"):
                money["prizes"] += e.args[0]
            elif e.kind == "won_bet":
                money["bets"] += e.args[0]
            elif e.kind == "lost_bet":
                money["bets"] -= e.args[0]
        self.prizes.append(money["prizes"])
        self.bets.append(money["bets"])

    def close(self, field: dict[int, tuple[int, int, int]], winner: int, moves: int) -> None:
        """One race."""
        self.races += 1
        self.moves.append(moves)
        for seat, (level, lane, odds) in field.items():
            for key in (("level", level), ("lane", lane)):
                self.runs[key] += 1
                self.wins[key] += seat == winner
            self.odds_runs[odds] += 1
            self.odds_wins[odds] += seat == winner

    def told(self, course: Course, meetings: int) -> str:
        """The figures as a page."""
        out = [f"{meetings} meetings, {self.races} races"]
        for what in ("level", "lane"):
            shares = [f"{self.wins[what, n] / max(1, self.runs[what, n]):.3f}" for n in range(1, 7)]
            out.append(f"wins by {what} 1 to 6: {' '.join(shares)}")
        bands = ((1, 3), (4, 6), (7, 12), (13, 20), (21, 50))
        for low, high in bands:
            at = [k for k in range(36) if low <= course.odds[k] / course.odds_under[k] <= high]
            runs, wins = sum(self.odds_runs[k] for k in at), sum(self.odds_wins[k] for k in at)
            back = sum(self.odds_wins[k] * (1 + course.odds[k] / course.odds_under[k]) for k in at) / max(1, runs)
            out.append(f"odds {low} to {high}: won {wins / max(1, runs):.3f} of {runs}, a pound brings {back:.2f}")
        moves = sorted(self.moves)
        out.append(f"turns a race: median {moves[len(moves) // 2]}, 95 % below {moves[int(len(moves) * 0.95)]}")
        each = {
            kind: self.kinds[kind] / meetings for kind in ("felled", "remounted", "slipped", "whipped", "false_start")
        }
        each |= {
            kind: self.kinds[kind] / meetings for kind in ("loosened", "pressed", "photo", "photo_won", "disqualified")
        }
        each |= {kind: self.kinds[kind] / meetings for kind in ("doubled", "boxed", "withdrew", "no_winner", "iou")}
        out.append("a meeting sees " + ", ".join(f"{kind} {n:.1f}" for kind, n in each.items()))
        out.append(
            f"prizes {sum(self.prizes) / meetings:.0f}, bets {sum(self.bets) / meetings:.0f} a meeting, over all seats"
        )
        out.append(f"minutes with people, by guess: {self.seconds / meetings / 60:.0f}")
        return "\n".join(out)


class PlainBot(Bot):
    """Enters at random, then always does what is done for who is asleep: no bet, no card, straight on."""

    name = "plain"

    def choose(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Action:
        ask = asked(s)
        assert ask is not None
        offers = ask.legal(s)
        return offers[dice.below(len(offers))] if isinstance(ask, Entry) else ask.default(s)


BOTS: dict[str, type[Bot]] = {"greedy": GreedyBot, "random": RandomBot, "plain": PlainBot}


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--meetings", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", choices=tuple(BOTS), default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    game = HorseRacing()
    figures = Figures()
    for n in range(said.meetings):
        s = game.new(said.seats)
        bots: list[Bot] = [BOTS[said.bots]() for _ in range(said.seats)]
        s.events = []
        play_match(game, s, bots, game_seed(said.seed, n))
        figures.read(s.events)
    print(figures.told(game.racecourse(game.new(said.seats)).course, said.meetings))


if __name__ == "__main__":
    main()
