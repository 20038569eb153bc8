"""Rounds and utterances at court, where the rules list them by hand."""

from __future__ import annotations

from typing import Any

import pytest
from court import COURT
from court.rules import actions, pieces

from dispetto.core.engine.table import asked
from dispetto.core.rounds import ahead, utterances
from dispetto.testing.tables import Moment, moments, question, sizes


def at_court() -> list[Moment]:
    """Moments of games of the toy, at every size."""
    return [m for table in sizes(COURT) for m in moments(table)]


@pytest.mark.parametrize("limit", [1, 2, 5])
def test_a_list_of_utterances_can_be_cut_short(limit: int) -> None:
    for m in at_court():
        assert utterances(COURT, m.s, limit) == utterances(COURT, m.s)[:limit]


def test_the_utterances_of_a_turn_at_court_are_those_the_rules_list() -> None:
    checked = 0
    for m in at_court():
        if type(asked(m.s)).__name__ == "Choose":
            assert [[a.code for a in said] for said in utterances(COURT, m.s)] == flat_list(m.s), m
            checked += 1
    assert checked > 10


def flat_list(s: Any) -> list[list[int]]:
    """Card by card, victim by victim, point by point: the answers as a rulebook would list them."""
    me = question(s).seat
    found = [[actions.PASS.code]]
    for kind in range(actions.KINDS):
        if kind not in s.hands[me] or kind == pieces.HUMILIATION:
            continue
        lead = actions.LEAD[kind].code
        if kind == pieces.FEAST:
            found.append([lead])
        for rel in range(1, s.seats) if kind != pieces.FEAST else ():
            victim = (me + rel) % s.seats
            if kind == pieces.DAGGER:
                found.append([lead, actions.AT[rel - 1].code])
            else:
                found += [
                    [lead, actions.AT[rel - 1].code, row.code]
                    for row in actions.TAKE[: 2 if s.score[victim] >= 2 else 1]
                ]
    return found


def test_a_seat_outside_the_round_cannot_answer_ahead() -> None:
    s = COURT.new(3)
    with pytest.raises(ValueError, match="not in this round"):
        ahead(COURT, s, 2)


def test_the_toy_has_rounds_of_several_and_utterances_of_several_parts() -> None:
    seen = at_court()
    asks = [(m, ask) for m in seen if (ask := asked(m.s)) is not None]
    assert sum(len(ask.party(m.s)) > 1 for m, ask in asks) > 30
    assert {ask.part() for _, ask in asks} == {0, 1, 2}
