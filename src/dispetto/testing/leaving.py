"""A player may get up at any moment; the others play on to an end."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Ask, asked, random_game, step
from dispetto.testing.broken import BrokenPromise
from dispetto.testing.names import check_event
from dispetto.testing.tables import LONGEST, Moment, Table, choose, moments

WATCHED = 30  # answers after a departure that are looked at closely


def leavers(m: Moment) -> list[int]:
    """The seat that is asked, and another."""
    ask = asked(m.s)
    first = m.rng().randrange(m.table.seats)
    return sorted({first, ask.seat} - {-1}) if ask is not None else []


def the_table_plays_on_without_the_one_who_left(table: Table) -> None:
    """It is said, nobody asks the one who left, nothing is lost, and somebody else wins."""
    for m in moments(table):
        for seat in leavers(m):
            s = m.clone()
            tally = m.game.tally(s)
            s.events = []
            m.game.leave(s, seat)
            if not s.events:
                raise BrokenPromise("A player has left, and no event says so", m, seat)
            dice = Dice(m.answers + seat)
            for _ in range(WATCHED):
                ask = asked(s)
                if m.game.tally(s) != tally:
                    raise BrokenPromise("A departure has changed the tally", m, seat, tally, m.game.tally(s))
                if ask is None:
                    break
                check_without(m, s, ask, seat)
                step(s, choose(s, ask, dice))
            if random_game(s, dice, LONGEST) < 0:
                raise BrokenPromise("After a departure the game does not end", m, seat)
            for event in s.events:
                check_event(m.table, event)
            ending = m.game.ending(s)
            if ending is None or ending.places[seat] == 1:
                raise BrokenPromise("Who has left has won", m, seat, ending and ending.places)


def check_without(m: Moment, s: Any, ask: Ask[Any], seat: int) -> None:
    """A question after a departure: sound, and not put to the one who left."""
    if ask.seat == seat or seat in ask.party(s):
        raise BrokenPromise("Who has left is asked", m, seat, ask)
    codes = [a.code for a in ask.legal(s)]
    if not codes or codes != sorted(set(codes)):
        raise BrokenPromise("After a departure offers are missing or out of order", m, seat, ask, codes)
    if ask.seat >= 0 and m.game.default(s) not in ask.legal(s):
        raise BrokenPromise("After a departure the default is not on offer", m, seat, ask)
    if m.game.dump(m.game.load(m.game.dump(s))) != m.game.dump(s):
        raise BrokenPromise("After a departure load does not undo dump", m, seat, ask)


def when_all_but_one_have_left_the_game_is_over_and_none_of_them_has_won(table: Table) -> None:
    """The last one at the table has outsat the others."""
    for m in moments(table):
        if asked(m.s) is None:
            continue
        s = m.clone()
        order = list(m.seats)
        m.rng().shuffle(order)
        gone: set[int] = set()
        for seat in order[:-1]:
            if asked(s) is not None:  # a departure may end the game by another rule
                m.game.leave(s, seat)
                gone.add(seat)
        ending = m.game.ending(s)
        if asked(s) is not None or ending is None:
            raise BrokenPromise("All but one have left, and the game is not over", m, order)
        if {seat for seat in m.seats if ending.places[seat] == 1} & gone:
            raise BrokenPromise("Who has left has won", m, order, ending.places)


def who_has_left_cannot_leave_again_and_after_the_end_nobody_can(table: Table) -> None:
    """A second departure changes nothing, nor does one after the end."""
    for m in moments(table):
        s = m.clone()
        for seat in leavers(m) or m.seats:
            m.game.leave(s, seat)
            before = m.game.dump(s)
            m.game.leave(s, seat)
            if m.game.dump(s) != before:
                raise BrokenPromise("Who had left could leave again", m, seat)
        if asked(m.s) is None and m.game.dump(s) != m.game.dump(m.s):
            raise BrokenPromise("Somebody could leave after the end", m)


OF_A_GAME = ()
OF_A_TABLE = (
    the_table_plays_on_without_the_one_who_left,
    when_all_but_one_have_left_the_game_is_over_and_none_of_them_has_won,
    who_has_left_cannot_leave_again_and_after_the_end_nobody_can,
)
