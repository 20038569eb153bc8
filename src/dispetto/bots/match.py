"""One game between bots: what simulations, studies and the terminal table have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from dispetto.bots.base import Bot, RandomBot
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, Ending, Roll, State, asked, play, random_game, step
from dispetto.core.game import AnyGame

LIMIT = 1_000_000  # answers; a game that goes on beyond them is called unfinished


@dataclass(frozen=True)
class Outcome:
    """How one game went; without an ending it was broken off."""

    ending: Ending | None
    decisions: int  # questions with two offers or more; -1 where nobody counted


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series: the same whoever plays it, and in whatever order."""
    return int.from_bytes(sha256(f"{seed}/{number}".encode()).digest()[:12], "big")


def ask_bot(game: AnyGame, s: State, seat: int, bot: Bot, dice: Dice) -> Action:
    """The bot's answer, given on an imagined table: it never sees the true one."""
    return bot.choose(game, game.imagine(s, seat, int(dice.next())), seat, dice)


def play_match(game: AnyGame, s: State, bots: Sequence[Bot], seed: int, limit: int = LIMIT) -> Outcome:
    """Play this table to its end, one bot a seat. Random tables go through the fast loop."""
    dice = Dice(seed)
    if all(type(bot) is RandomBot for bot in bots):
        decisions = random_game(s, dice, limit)
        return Outcome(game.ending(s), decisions)
    minds = [dice.fork() for _ in bots]  # a bot's own luck leaves the dice of the table alone
    decisions = 0
    for _ in range(limit):
        ask = asked(s)
        if ask is None:
            return Outcome(game.ending(s), decisions)
        if isinstance(ask, Roll):
            step(s, ask.fall(s, dice))
            continue
        offers = ask.legal(s)
        if len(offers) == 1:
            step(s, offers[0])
            continue
        decisions += 1
        seat = ask.seat
        play(s, seat, ask_bot(game, s, seat, bots[seat], minds[seat]))
    return Outcome(game.ending(s), decisions)
