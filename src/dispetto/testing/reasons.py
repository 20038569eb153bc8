"""Why not: every row that is not on offer is refused by a rule, whoever tries it, whenever."""

from __future__ import annotations

import re

from dispetto.core.engine.table import CHANCE, Illegal, Reason, asked, play, why
from dispetto.testing.broken import BrokenPromise
from dispetto.testing.tables import Moment, Table, asking, moments

GENERAL = re.compile(r"TABLE-\d\d$")


def check(m: Moment, reason: Reason) -> None:
    """Is it a rule we know, and does it bring the facts its sentence names?"""
    if GENERAL.match(reason.rule):
        facts = 1 if reason.rule == "TABLE-01" else 0
    elif reason.rule in m.game.reasons:
        facts = len(m.game.reasons[reason.rule])
    else:
        raise BrokenPromise("A refusal gives a reason that the game does not list", m, reason)
    if len(reason.args) != facts or not all(isinstance(n, int) for n in reason.args):
        raise BrokenPromise("A reason does not bring the facts its sentence names", m, reason)


def the_asked_seat_hears_a_rule_for_every_row_that_is_not_on_offer(table: Table) -> None:
    """`why` is None for what is on offer, and a rule for all the rest."""
    for m, ask in asking(table):
        offers = ask.legal(m.s)
        for a in m.game.actions:
            reason = why(m.s, ask.seat, a)
            if (reason is None) != (a in offers):
                raise BrokenPromise("What is on offer is refused, or what is not on offer is not", m, a, reason)
            if reason is not None:
                check(m, reason)


def the_others_hear_that_it_is_not_their_turn(table: Table) -> None:
    """Who is not asked learns nothing but that."""
    for m, ask in asking(table):
        others = [seat for seat in m.seats if seat != ask.seat]
        for n, seat in enumerate(others):
            for a in m.game.actions[n :: len(others)]:  # between them they try every row
                reason = why(m.s, seat, a)
                if reason is None or not GENERAL.match(reason.rule):
                    raise BrokenPromise("Who is not asked hears more than that", m, seat, a, reason)
                check(m, reason)


def when_the_game_is_over_every_row_is_refused_for_that(table: Table) -> None:
    """TABLE-03, whoever tries."""
    for m in moments(table):
        if asked(m.s) is None:
            for seat in (CHANCE, *m.seats):
                if any(str(why(m.s, seat, a)) != str(Reason("TABLE-03")) for a in m.game.actions):
                    raise BrokenPromise("After the end a row is refused for something else", m, seat)


def play_refuses_with_that_reason_and_leaves_the_table_as_it_was(table: Table) -> None:
    """`play` raises Illegal with what `why` says, and nothing has happened."""
    for m in moments(table):
        s, before = m.clone(), m.game.dump(m.s)
        rng = m.rng()
        for a in rng.sample(m.game.actions, min(10, len(m.game.actions))):
            seat = rng.randrange(-1, m.table.seats)
            reason = why(s, seat, a)
            if reason is None:
                continue
            try:
                play(s, seat, a)
            except Illegal as e:
                if repr(e.reason) != repr(reason):
                    raise BrokenPromise("`play` refuses for another reason than `why`", m, a, e.reason) from None
            else:
                raise BrokenPromise("`play` takes an answer that `why` refuses", m, seat, a)
        if m.game.dump(s) != before:
            raise BrokenPromise("A refused answer has changed the table", m)


OF_A_GAME = ()
OF_A_TABLE = (
    the_asked_seat_hears_a_rule_for_every_row_that_is_not_on_offer,
    the_others_hear_that_it_is_not_their_turn,
    when_the_game_is_over_every_row_is_refused_for_that,
    play_refuses_with_that_reason_and_leaves_the_table_as_it_was,
)
