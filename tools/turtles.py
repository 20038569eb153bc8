"""Does hiding behind Blocks stall a game of Lunch Money? Tables of turtles, greedy and random players, by table option.

    PYTHONPATH=src python -m tools.turtles [--games N]

A turtle never hits anybody: it throws away what is no shield, bandages itself, and answers every blow it can.
"""

from __future__ import annotations

import argparse
import statistics
from typing import Any, ClassVar

from dispetto.bots.base import Bot, RandomBot
from dispetto.bots.greedy import GreedyBot
from dispetto.bots.match import ask_bot, game_seed
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, Ask, Roll, State, asked, step
from dispetto.core.game import AnyGame
from dispetto.games.lunch_money.rules.choosing import Main
from dispetto.games.lunch_money.rules.damage import Rescue
from dispetto.games.lunch_money.rules.defences import Defend
from dispetto.games.lunch_money.rules.pieces import CARDS, DEFENCE, FIRST_AID, HUMILIATION, INSULTED
from dispetto.games.lunch_money.rules.state import LunchMoney
from dispetto.games.lunch_money.rules.windows import Interrupt

STALLED = 1000  # turns: nobody sits that long
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"discard_penalty": 1},
    {"discard_penalty": "per_card"},
    {"turn_cap": 100},
    {"discard_penalty": 1, "turn_cap": 100},
)


class TurtleBot(Bot):
    """Keeps its head in."""

    name: ClassVar[str] = "turtle"

    def choose(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Action:
        """Bandages, shields, or nothing."""
        ask = asked(s)
        assert isinstance(s, LunchMoney) and isinstance(ask, Ask)
        offers = ask.legal(s)
        named = {a.args[0]: a for a in offers if a.verb == "card"}
        verbs = {a.verb: a for a in offers}
        if isinstance(ask, Main):
            if FIRST_AID in named and s.points[seat] <= s.setup.start_points - 2 and ask.said[:1] in ((), (FIRST_AID,)):
                return named[FIRST_AID]
            away = [a for card, a in named.items() if CARDS[card].colour != DEFENCE and card != HUMILIATION]
            if ask.said and away:  # throwing away
                return away[0]
            worth = any(CARDS[card].colour != DEFENCE and card != HUMILIATION for card in s.hands[seat])
            if not ask.said and worth and "discard" in verbs and not s.setup.discard_penalty:
                return verbs["discard"]
        if isinstance(ask, (Defend, Rescue)) and named and not ask.said:
            return next(iter(named.values()))
        if isinstance(ask, Interrupt) and HUMILIATION in named and aimed_at(s, ask, seat):
            return named[HUMILIATION]
        return ask.default(s)


def aimed_at(s: LunchMoney, ask: Interrupt, seat: int) -> bool:
    """Is the card in question a blow at this seat?"""
    laid = s.stack[ask.about]
    targets = getattr(laid, "targets", ())
    return seat in targets and bool(CARDS[getattr(laid, "cards", (0,))[0]].answers & INSULTED)


BOTS: dict[str, Bot] = {"r": RandomBot(), "g": GreedyBot(), "t": TurtleBot()}


def play(sitting: str, options: dict[str, Any], number: int) -> tuple[LunchMoney, bool]:
    """One game, the seats turned by its number: the table at the end, and whether it ended."""
    game = game_named("lunch-money")
    s = game.new(len(sitting), options)
    s.events = None
    turned = sitting[number % len(sitting) :] + sitting[: number % len(sitting)]
    dice = Dice(game_seed(7, number))
    minds = [dice.fork() for _ in turned]
    while (ask := asked(s)) is not None and s.turns < STALLED:
        if isinstance(ask, Roll):
            step(s, ask.fall(s, dice))
        else:
            offers = ask.legal(s)
            alone = len(offers) == 1
            step(s, offers[0] if alone else ask_bot(game, s, ask.seat, BOTS[turned[ask.seat]], minds[ask.seat]))
    return s, ask is None


def row(sitting: str, options: dict[str, Any], games: int) -> str:
    """One line of the table."""
    turns: list[int] = []
    stalled = capped = 0
    won = 0.0
    for number in range(games):
        s, ended = play(sitting, options, number)
        turns.append(s.turns)
        stalled += not ended
        capped += s.ended_by == 2
        first = game_named("lunch-money").ending(s)
        if first is not None:
            turned = sitting[number % len(sitting) :] + sitting[: number % len(sitting)]
            best = [turned[seat] for seat, place in enumerate(first.places) if place == 1]
            won += best.count("t") / len(best)
    turns.sort()
    said = ", ".join(f"{k} = {v}" for k, v in options.items()) or "as printed"
    share = f"{won / games:.0%}" if "t" in sitting else "–"
    return (
        f"| {sitting} | {said} | {statistics.median(turns):.0f} | {turns[int(games * 0.95)]} | {turns[-1]} "
        f"| {stalled / games:.0%} | {capped / games:.0%} | {share} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="of each line (default 200)")
    parser.add_argument("--tables", default="rrrr gggg tggg ttgg tttg tttt tg tt", help="one letter a seat")
    args = parser.parse_args()
    print("| table | options | turns: median | 95 % below | most | stalled | ended by the cap | turtles win |")
    print("|---|---|---|---|---|---|---|---|")
    for sitting in args.tables.split():
        for options in OPTIONS:
            print(row(sitting, options, args.games), flush=True)


if __name__ == "__main__":
    main()
