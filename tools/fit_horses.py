"""How the judge of horse racing gets its numbers: meetings of greedy riders, who won each race, and who the meeting.

    python -m tools.fit_horses --afresh --money --meetings 500 --every 24 --seed 11 --out weights.toml
    python -m tools.fit_horses --try weights.toml --meetings 600 --seed 41

Newest and `greedy@0.1` riders, two of each, ride against each other, five answers in a hundred at random; whenever a
move is over and the table is quiet it may be kept as the mover imagines it, for that is what the judge will see. Then
the numbers of the race are found by log loss against who won it, and with `--money` those of the money against who won
the meeting; purse, spread and card as shipped were chosen by `--try`, because the fitted purse makes riders stake too
much (docs/studies/horse-racing.md). `--start` is where it begins, and whose judge the newest riders have; `--afresh`
begins with the numbers from before there was this tool.
Whether they are any good only a match says: `--try`, one of them among three greedy@0.1 in each of four seats.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from math import exp, log, sqrt
from pathlib import Path
from typing import Any

import numpy as np
from scipy.optimize import minimize

from dispetto.bots.base import Bot
from dispetto.bots.greedy import GreedyBot
from dispetto.bots.match import game_seed, play_match, victory
from dispetto.games.horse_racing import HorseRacing
from dispetto.games.horse_racing.rules.state import NONE, RUNNING, Meeting
from dispetto.games.horse_racing.rules.track import Course
from dispetto.games.horse_racing.worth.going import Going
from dispetto.games.horse_racing.worth.judge import HorseJudge
from dispetto.games.horse_racing.worth.weights import Weights
from dispetto.lab.positions import quiet_tables

GAME = HorseRacing()
SEATS = 4
SHIPPED = Path("src/dispetto/games/horse_racing/worth/weights.toml")
RACE = (
    *("blur", "haze", "order", "pressed", "fence", "own", "backed", "backing", "likely"),
    *("keen", "armed", "lure", "lured"),
)
MONEY = ("card", "risk")
LISTS = ("purse", "spread")  # by the races still to come; none is left as it is
SMALL = 0.01
LEAST = 1e-6  # a chance below this is this
HELD = 5  # every fifth meeting is held back
PRIOR = 0.002  # how dear it is, a number, to be e times what it was
# What the shipped numbers were found from
FIRST = """
blur = 0.33
haze = 0.53
order = 0.8
pressed = 0.4
fence = 0.95
own = 0.81
backed = 0.18
backing = 0.24
likely = 0.6
keen = 0.0
armed = 0.0
lure = 0.0
lured = 0.0
card = 0.05
risk = 0.4
purse = [40000, 40000, 40000, 40000, 40000, 40000, 40000]
spread = [0.05, 1.2, 2.0, 2.5, 2.5, 2.5, 3.0]
"""
GOINGS: dict[Course, Going] = {}
Told = dict[str, Any]


@dataclass
class Seen:
    """Quiet tables as the mover imagined them: which meeting and race, who won both."""

    tables: list[Meeting] = field(default_factory=list)
    meeting: list[int] = field(default_factory=list)
    first: list[int] = field(default_factory=list)  # who won the race; -1 where nobody did, or none is on
    won: list[list[float]] = field(default_factory=list)


def read(path: Path) -> Told:
    """Weights as they are written."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def judge_of(told: Told) -> HorseJudge:
    """The judge these numbers make."""
    lists = {key: [float(n) for n in value] for key, value in told.items() if isinstance(value, list)}
    numbers = {key: float(value) for key, value in told.items() if isinstance(value, int | float)}
    judge = HorseJudge(Weights(numbers, lists))
    judge.goings.update(GOINGS)  # worked out once for a course, whatever the weights
    return judge


def watch(judge: HorseJudge, number: int, seed: int, explore: float, every: int, seen: Seen) -> None:
    """One meeting; every so many quiet tables one is kept."""
    bots: list[Bot] = [GreedyBot(judge) if (seat + number) % 2 else GreedyBot(None, "0.1") for seat in range(SEATS)]
    s = GAME.new(SEATS)
    s.events = []
    races: list[int] = []
    for mover, eye in quiet_tables(GAME, judge, s, bots, game_seed(seed, number), explore):
        if eye.below(every) == 0:
            seen.tables.append(GAME.imagine(s, mover, eye.below(1 << 30)))
            seen.meeting.append(number)
            races.append(s.race)
    winners = winners_of(s)
    seen.won += [victory(GAME.ending(s))] * len(races)
    seen.first += [winners.get(race, -1) for race in races]


def winners_of(s: Meeting) -> dict[int, int]:
    """Who won each race, by the prizes that were paid."""
    found: dict[int, int] = {}
    race = -1
    for event in s.events or []:
        if event.kind == "race":
            race += 1
        elif event.kind == "prize" and event.args[1] == 1:
            found[race] = event.seat
    return found


def race_loss(judge: HorseJudge, seen: Seen, which: list[int]) -> float:
    """How much of a surprise the winners of races were, in nats."""
    total = 0.0
    for i in which:
        weights = judge.strengths(seen.tables[i])
        total -= log(max(LEAST, weights[seen.first[i]] / sum(weights)))
    return total / len(which)


def money_loss(judge: HorseJudge, seen: Seen, which: list[int]) -> float:
    """How much of a surprise the winners of meetings were."""
    total = 0.0
    for i in which:
        for share, chance in zip(seen.won[i], judge.values(seen.tables[i]), strict=True):
            if share:
                total -= share * log(max(LEAST, chance))
    return total / len(which)


def racing(seen: Seen, held: bool) -> list[int]:
    """Tables of a race that is on, with nobody home yet."""
    found = []
    for i, s in enumerate(seen.tables):
        on = s.starters > 0 and not s.circle and RUNNING in s.status
        if on and seen.first[i] >= 0 and (seen.meeting[i] % HELD == 0) == held:
            found.append(i)
    return found


def fitted(told: Told, seen: Seen, money: bool) -> tuple[Told, dict[str, float]]:
    """Better numbers, and the losses on meetings held back, before and after."""
    mine, held = racing(seen, held=False), racing(seen, held=True)
    race = search(told, [(key, NONE) for key in RACE], lambda t: race_loss(judge_of(t), seen, mine))
    losses = {"race_before": race_loss(judge_of(told), seen, held), "race": race_loss(judge_of(race), seen, held)}
    if not money:
        return race, losses
    mine = [i for i in range(len(seen.tables)) if seen.meeting[i] % HELD]
    held = [i for i in range(len(seen.tables)) if seen.meeting[i] % HELD == 0]
    keys = [(key, NONE) for key in MONEY] + [(key, k) for key in LISTS for k in range(1, 7)]
    found = search(race, keys, lambda t: money_loss(judge_of(t), seen, mine))
    losses |= {"money_before": money_loss(judge_of(race), seen, held)}
    return found, losses | {"money": money_loss(judge_of(found), seen, held)}


def search(told: Told, keys: list[tuple[str, int]], loss: Callable[[Told], float]) -> Told:
    """The numbers of least loss: what is well above nothing by its logarithm, the others as they are."""

    def at(x: Any) -> Told:
        changed = {key: list(value) if isinstance(value, list) else value for key, value in told.items()}
        for (key, place), far in zip(keys, x, strict=True):
            if place != NONE:
                changed[key][place] = told[key][place] * exp(far)
            else:
                changed[key] = told[key] * exp(far) if told[key] > SMALL else told[key] + far
        return changed

    def surprise(x: Any) -> float:
        return loss(at(x)) + PRIOR * float(x @ x)

    return at(minimize(surprise, np.zeros(len(keys)), method="L-BFGS-B", options={"maxiter": 25, "eps": 1e-3}).x)


def text_of(told: Told, start: str, command: str, seen: Seen, losses: dict[str, float]) -> str:
    """The file it began with, its remarks too, with the numbers that were found and where they come from."""
    text = start
    for key in (*RACE, *MONEY, *LISTS):
        value = told[key]
        listed = isinstance(value, list)
        new = "[" + ", ".join(f"{n:.4g}" for n in value) + "]" if listed else f"{value:.4f}"
        text = re.sub(rf"^{key} = (\[.*?\]|\S+)", f"{key} = {new}", text, flags=re.MULTILINE)
    told_losses = ", ".join(f"{key} {value:.4f}" for key, value in losses.items())
    found = f"{command}: {len(seen.tables)} tables; log loss on meetings held back: {told_losses}"
    return re.sub(r"^provenance = .*$", f'provenance = "{found}"', text, flags=re.MULTILINE)


def tried(judge: HorseJudge, meetings: int, seed: int) -> float:
    """What part of the meetings it wins, one among three greedy@0.1, every shuffle once in each seat."""
    won = 0.0
    for number in range(meetings):
        me = number % SEATS
        bots: list[Bot] = [GreedyBot(judge) if seat == me else GreedyBot(None, "0.1") for seat in range(SEATS)]
        ending = play_match(GAME, GAME.new(SEATS), bots, game_seed(seed, number // SEATS)).ending
        assert ending is not None
        won += (ending.places[me] == 1) / ending.places.count(1)
    return won / meetings


def main() -> None:
    """Try numbers, or find them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--meetings", type=int, default=500)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--explore", type=float, default=0.05)
    parser.add_argument("--every", type=int, default=24, help="one of so many quiet tables is kept")
    parser.add_argument("--start", type=Path, default=SHIPPED)
    parser.add_argument("--afresh", action="store_true", help="begin with the first numbers")
    parser.add_argument("--money", action="store_true", help="the numbers of the money too")
    parser.add_argument("--out", type=Path, default=Path("horse-weights.toml"))
    parser.add_argument("--try", type=Path, dest="tried")
    args = parser.parse_args()
    if args.tried:
        share = tried(judge_of(read(args.tried)), args.meetings, args.seed)
        about = 1.96 * sqrt(share * (1 - share) / args.meetings)
        print(f"{share:.2%} of {args.meetings} meetings, {share - about:.2%} to {share + about:.2%}")
        return
    told = read(args.start) | (tomllib.loads(FIRST) if args.afresh else {})
    judge = judge_of(told)
    seen = Seen()
    for number in range(args.meetings):
        watch(judge, number, args.seed, args.explore, args.every, seen)
    GOINGS.update(judge.goings)
    found, losses = fitted(told, seen, args.money)
    how = " --afresh" * args.afresh + " --money" * args.money
    how += f" --meetings {args.meetings} --every {args.every} --seed {args.seed}"
    start = args.start.read_text(encoding="utf-8")
    text = text_of(found, start, "python -m tools.fit_horses" + how, seen, losses)
    args.out.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
