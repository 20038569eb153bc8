"""One game between bots: what simulations, studies and the terminal table have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from dispetto.bots.base import Bot, RandomBot
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, Ask, Ending, Event, Roll, State, asked, play, random_game, step
from dispetto.core.game import AnyGame
from dispetto.core.traits import Harm

LIMIT = 1_000_000  # answers; a game that goes on beyond them is called unfinished
LATELY = 48  # harms a seat remembers


@dataclass(frozen=True)
class Outcome:
    """How one game went; without an ending it was broken off."""

    ending: Ending | None
    decisions: int  # questions with two offers or more; -1 where nobody counted


def wrongs(game: AnyGame, s: State, events: Sequence[Event], seat: int) -> tuple[Harm, ...]:
    """Who has harmed whom, by those of the events that this seat may know."""
    return tuple(game.harms(s, [e for e in events if e.known(seat)]))


class Memory:
    """What the seats of one table have seen of harm, for those of its bots that mind."""

    def __init__(self, game: AnyGame, s: State, bots: Sequence[Bot]) -> None:
        self.game = game
        self.seats = [seat for seat, bot in enumerate(bots) if bot.minds]
        self.told = s.events is not None  # does somebody else collect the events?
        if self.seats and not self.told:
            s.events = []
        self.read = 0 if s.events is None else len(s.events)
        self.seen: dict[int, tuple[Harm, ...]] = dict.fromkeys(self.seats, ())

    def reminded(self, bot: Bot, s: State, seat: int) -> Bot:
        """The bot with all its seat has seen up to now."""
        if not bot.minds:
            return bot
        events = s.events or []
        if self.read < len(events):
            for each in self.seats:
                self.seen[each] = (*self.seen[each], *wrongs(self.game, s, events[self.read :], each))[-LATELY:]
            self.read = len(events)
            if not self.told:
                events.clear()
                self.read = 0
        return bot.minding(self.seen[seat])


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series: the same whoever plays it, and in whatever order."""
    return int.from_bytes(sha256(f"{seed}/{number}".encode()).digest()[:12], "big")


def ask_bot(game: AnyGame, s: State, seat: int, bot: Bot, dice: Dice) -> Action:
    """The bot's answer, given on an imagined table: it never sees the true one."""
    return bot.choose(game, game.imagine(s, seat, int(dice.next())), seat, dice)


class Company:
    """The bots of one table, each with its own luck, which leaves the dice of the table alone, and its own memory."""

    def __init__(self, game: AnyGame, s: State, bots: Sequence[Bot], dice: Dice) -> None:
        self.game = game
        self.bots = bots
        self.memory = Memory(game, s, bots)
        self.minds = [dice.fork() for _ in bots]

    def answer(self, s: State, seat: int) -> Action:
        """What the bot of this seat says."""
        return ask_bot(self.game, s, seat, self.memory.reminded(self.bots[seat], s, seat), self.minds[seat])


def by_itself(s: State, ask: Ask[Any], dice: Dice) -> Action | None:
    """What takes no mind: what chance says, or the only offer; None where somebody has a choice."""
    if isinstance(ask, Roll):
        return ask.fall(s, dice)
    offers = ask.legal(s)
    return offers[0] if len(offers) == 1 else None


def victory(ending: Ending | None) -> list[float]:
    """One victory, shared among those who came first; nobody's where the game did not end."""
    firsts = [place == 1 for place in ending.places] if ending else []
    return [first / sum(firsts) for first in firsts]


def play_match(game: AnyGame, s: State, bots: Sequence[Bot], seed: int, limit: int = LIMIT) -> Outcome:
    """Play this table to its end, one bot a seat. Random tables go through the fast loop."""
    dice = Dice(seed)
    if all(type(bot) is RandomBot for bot in bots):
        decisions = random_game(s, dice, limit)
        return Outcome(game.ending(s), decisions)
    company = Company(game, s, bots, dice)
    decisions = 0
    for _ in range(limit):
        ask = asked(s)
        if ask is None:
            break
        plain = by_itself(s, ask, dice)
        if plain is not None:
            step(s, plain)
            continue
        decisions += 1
        play(s, ask.seat, company.answer(s, ask.seat))
    return Outcome(game.ending(s), decisions)
