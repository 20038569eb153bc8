"""Why not: every row that is not on offer is refused by a rule, whoever tries it, whenever."""

from __future__ import annotations

import re

import pytest

from dispetto.core.engine.table import CHANCE, Illegal, Reason, asked, play, why
from tests.contract.tables import Moment, Table, every_table, moments

GENERAL = re.compile(r"TABLE-\d\d$")


def check(m: Moment, reason: Reason) -> None:
    """Is it a rule we know, and does it bring the facts its sentence names?"""
    if GENERAL.match(reason.rule):
        facts = 1 if reason.rule == "TABLE-01" else 0
    else:
        facts = len(m.game.reasons[reason.rule])
    assert len(reason.args) == facts, (m, reason)
    assert all(isinstance(n, int) for n in reason.args), (m, reason)


@every_table
def test_the_asked_seat_hears_a_rule_for_every_row_that_is_not_on_offer(tables: list[Table]) -> None:
    for m in moments(tables):
        ask = asked(m.s)
        if ask is None:
            continue
        offers = ask.legal(m.s)
        for a in m.game.actions:
            reason = why(m.s, ask.seat, a)
            assert (reason is None) == (a in offers), (m, a)
            if reason is not None:
                check(m, reason)


@every_table
def test_the_others_hear_that_it_is_not_their_turn(tables: list[Table]) -> None:
    for m in moments(tables):
        ask = asked(m.s)
        if ask is None:
            continue
        others = [seat for seat in m.seats if seat != ask.seat]
        for n, seat in enumerate(others):
            for a in m.game.actions[n :: len(others)]:  # between them they try every row
                reason = why(m.s, seat, a)
                assert reason is not None and GENERAL.match(reason.rule), (m, seat, a)
                check(m, reason)


@every_table
def test_when_the_game_is_over_every_row_is_refused_for_that(tables: list[Table]) -> None:
    for m in moments(tables):
        if asked(m.s) is None:
            for seat in (CHANCE, *m.seats):
                assert all(str(why(m.s, seat, a)) == str(Reason("TABLE-03")) for a in m.game.actions), (m, seat)


@every_table
def test_play_refuses_with_that_reason_and_leaves_the_table_as_it_was(tables: list[Table]) -> None:
    for m in moments(tables):
        s, before = m.clone(), m.game.dump(m.s)
        rng = m.rng()
        for a in rng.sample(m.game.actions, 10):
            seat = rng.randrange(-1, m.table.seats)
            reason = why(s, seat, a)
            if reason is not None:
                with pytest.raises(Illegal) as caught:
                    play(s, seat, a)
                assert repr(caught.value.reason) == repr(reason), (m, a)
        assert m.game.dump(s) == before, m
