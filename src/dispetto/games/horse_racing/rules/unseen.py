"""What a seat may think: a table on which all that it has not seen is dealt anew, every way as likely as the next."""

from __future__ import annotations

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Ask
from dispetto.games.horse_racing.rules import actions, bets
from dispetto.games.horse_racing.rules.state import ABSENT, NONE, Meeting


def imagine(s: Meeting, seat: int, seed: int) -> Meeting:
    """Unseen cards, entries of races to come, slips, and what others have half said."""
    c = s.clone()
    c.trusted = 1 << seat if seat >= 0 else 0
    dice = Dice(seed)
    forget_what_is_half_said(c, seat)
    pile = unseen_cards(c, seat)
    c.hands = c.hands[:]
    c.entries = c.entries[:]
    for other in range(c.setup.players):
        if other != seat:
            c.hands[other] = dealt(c.known[other], len(c.hands[other]), pile, dice)
            c.entries[other] = entered(c.entries[other], shown(c, other), dice)
            imagine_slip(c, other, dice)
    c.aside = [0] * actions.KINDS
    for kind in pile:
        c.aside[kind] += 1
    return c


def forget_what_is_half_said(c: Meeting, seat: int) -> None:
    """An utterance of another that has begun is begun anew."""
    if c.stack:
        top = c.stack[-1]
        assert isinstance(top, Ask)
        if top.seat != seat and top.part() > 0:
            c.stack[-1] = top.opening(c)


def unseen_cards(c: Meeting, seat: int) -> list[int]:
    """Those set aside, and what the others hold face down; ascending."""
    left = c.aside[:]
    for other in range(c.setup.players):
        if other != seat:
            for kind in c.hands[other]:
                left[kind] += 1
            for kind in c.known[other]:
                left[kind] -= 1
    pile: list[int] = []
    for kind in range(actions.KINDS):
        for _ in range(left[kind]):
            pile.append(kind)
    return pile


def dealt(known: tuple[int, ...], held: int, pile: list[int], dice: Dice) -> tuple[int, ...]:
    """A hand of so many cards: those everybody has seen, the rest from the pile."""
    if held == len(known):
        return known
    hand = list(known)
    for _ in range(held - len(known)):
        hand.append(pile.pop(dice.below(len(pile))))
    hand.sort()
    return tuple(hand)


def shown(s: Meeting, seat: int) -> int:
    """How many of a player's stable entries have been announced."""
    if s.race < 0:
        return 0
    return s.race + 1 if s.level[seat] else s.race


def entered(levels: tuple[int, ...], announced: int, dice: Dice) -> tuple[int, ...]:
    """The levels of the races to come in another order, every order as likely."""
    if len(levels) <= announced:
        return levels
    rest = list(levels[announced:])
    rest.sort()
    for i in range(len(rest) - 1, 0, -1):
        j = dice.below(i + 1)
        rest[i], rest[j] = rest[j], rest[i]
    return levels[:announced] + tuple(rest)


def imagine_slip(c: Meeting, seat: int, dice: Dice) -> None:
    """A slip this player may have written: any, or after the stakes are shown any horse for this stake."""
    horse = NONE
    if c.sealed[seat] != NONE:
        rows = bets.Bet(seat).legal(c)
        row = rows[dice.below(len(rows))]
        stake = 0
        if row is not actions.NO_BET:
            stake = (1 + dice.below(bets.most_units(c, seat))) * c.setup.bet_step
            horse = (seat + row.args[0]) % c.setup.players
        c.sealed = c.sealed[:]
        c.sealed[seat] = stake
    elif c.stake[seat]:
        started = [n for n in range(c.setup.players) if c.status[n] != ABSENT]
        horse = started[dice.below(len(started))]
    else:
        return
    c.bet = c.bet[:]
    c.bet[seat] = horse
