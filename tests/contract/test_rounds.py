"""Utterances said in parts, and rounds whose seats answer at the same time."""

from __future__ import annotations

from typing import Any

import pytest
from court import COURT
from court.rules import actions, pieces

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import PUBLIC, Action, Roll, asked, play, step, why
from dispetto.core.rounds import ahead, heard, unsay, utterances
from tests.asking import question
from tests.contract.tables import SIZES, Moment, Table, choose, every_table, moments, walk

MOST = 300  # utterances listed at one moment


def mid_utterance(tables: list[Table]) -> list[Moment]:
    """Moments at which something is half said."""
    return [m for m in moments(tables) if (ask := asked(m.s)) is not None and ask.part() > 0]


# ------------------------------------------------------------------------------------------------------ Utterances


@every_table
def test_parts_follow_one_another_at_one_seat_without_an_event_and_change_only_the_question(
    tables: list[Table],
) -> None:
    for table in tables:
        game = table.game
        s = table.new()
        s.events = []
        begun, before, said = game.clone(s), asked(s), 0
        for code in walk(table).codes:
            told = len(s.events)
            step(s, game.actions[code])
            ask = asked(s)
            if ask is None or ask.part() == 0:
                begun, before, said = game.clone(s), ask, 0
                continue
            said += 1
            where = (table, before, ask)
            assert ask.part() == said, where
            assert before is not None and before.seat == ask.seat and ask.seat >= 0, where
            assert len(s.events) == told, where
            taken_back = game.clone(s)
            unsay(taken_back)
            assert game.dump(taken_back) == game.dump(begun), where


@every_table
def test_the_opening_of_an_utterance_is_its_first_question(tables: list[Table]) -> None:
    for m in moments(tables):
        ask = asked(m.s)
        if ask is not None:
            first = ask.opening(m.s)
            assert first.seat == ask.seat and first.part() == 0, m
            assert (first is ask) == (ask.part() == 0), m


@every_table
def test_what_is_half_said_only_its_own_seat_can_know(tables: list[Table]) -> None:
    for m in mid_utterance(tables):
        silent = m.clone()
        unsay(silent)
        ask = asked(m.s)
        assert ask is not None
        for seat in (PUBLIC, *m.seats):
            if seat == ask.seat:
                continue
            hears = heard(m.s, seat)
            assert hears is not None and repr(hears) == repr(asked(silent)), (m, seat)
            assert m.game.view(m.s, seat) == m.game.view(silent, seat), (m, seat)
            for seed in (1, 2):
                imagined = m.game.dump(m.game.imagine(m.s, seat, seed))
                assert imagined == m.game.dump(m.game.imagine(silent, seat, seed)), (m, seat)
            if seat != PUBLIC:
                errors = [repr(why(m.s, seat, a)) for a in m.game.actions]
                assert errors == [repr(why(silent, seat, a)) for a in m.game.actions], (m, seat)


@every_table
def test_its_own_seat_observes_the_parts_said_so_far(tables: list[Table]) -> None:
    for m in mid_utterance(tables):
        ask = asked(m.s)
        assert ask is not None
        silent = m.clone()
        unsay(silent)
        same_depth = openings(m, silent, ask.part())
        assert len(same_depth) == len({tuple(map(repr, parts)) for parts, _ in same_depth})
        seen = {tuple(m.game.observe(m.game.view(s, ask.seat))) for _, s in same_depth}
        assert len(seen) == len(same_depth), (m, [parts for parts, _ in same_depth])


def openings(m: Moment, s: Any, parts: int) -> list[tuple[tuple[Action, ...], Any]]:
    """Every way to have said so many parts, with the table on which the next one is asked."""
    found: list[tuple[tuple[Action, ...], Any]] = [((), s)]
    for _ in range(parts):
        longer = []
        for said, before in found:
            for a in question(before).legal(before):
                after = m.game.clone(before)
                step(after, a)
                ask = asked(after)
                if ask is not None and ask.part() == len(said) + 1:
                    longer.append(((*said, a), after))
        found = longer
    return found


@every_table
def test_the_utterances_are_the_paths_through_the_parts_each_once_and_in_order(tables: list[Table]) -> None:
    for m in moments(tables):
        ask = asked(m.s)
        if ask is None:
            assert utterances(m.game, m.s) == []
            continue
        found = utterances(m.game, m.s, MOST)
        codes = [tuple(a.code for a in said) for said in found]
        assert codes == sorted(set(codes)), m
        assert len({c[0] for c in codes}) == len(ask.legal(m.s)) or len(codes) == MOST, m
        for said in found if not isinstance(ask, Roll) else found[:3]:
            assert_complete(m, said, ask.part())
        if len(codes) < MOST:
            for seed in range(5):
                assert random_utterance(m, Dice(m.answers * 5 + seed)) in codes, m


def assert_complete(m: Moment, said: tuple[Action, ...], part: int) -> None:
    """Each part is on offer when its turn comes, and after the last no further part is asked."""
    s = m.clone()
    seat = question(s).seat
    for n, a in enumerate(said):
        ask = asked(s)
        assert ask is not None and ask.seat == seat and (n == 0 or ask.part() == part + n), (m, said)
        play(s, seat, a)
    after = asked(s)
    assert after is None or after.part() == 0, (m, said, after)


def random_utterance(m: Moment, dice: Dice) -> tuple[int, ...]:
    """The codes of a random answer, all its parts."""
    s = m.clone()
    codes: list[int] = []
    while True:
        a = choose(s, question(s), dice)
        codes.append(a.code)
        step(s, a)
        ask = asked(s)
        if ask is None or ask.part() == 0:
            return tuple(codes)


@every_table
def test_what_may_follow_the_parts_said_completes_an_utterance_from_the_start(tables: list[Table]) -> None:
    for m in mid_utterance(tables):
        silent = m.clone()
        unsay(silent)
        whole = {tuple(a.code for a in said) for said in utterances(m.game, silent)}
        part = question(m.s).part()
        for said in utterances(m.game, m.s):
            assert any(codes[part:] == tuple(a.code for a in said) for codes in whole), (m, said)


@pytest.mark.parametrize("limit", [1, 2, 5])
def test_a_list_of_utterances_can_be_cut_short(limit: int) -> None:
    for m in moments([t for t in SIZES if t.name == "court"]):
        assert utterances(COURT, m.s, limit) == utterances(COURT, m.s)[:limit]


def test_the_utterances_of_a_turn_at_court_are_those_the_rules_list() -> None:
    checked = 0
    for m in moments([t for t in SIZES if t.name == "court"]):
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


# ---------------------------------------------------------------------------------------------------------- Rounds


@every_table
def test_a_round_begins_with_the_seat_asked_now_and_names_nobody_twice(tables: list[Table]) -> None:
    for m in moments(tables):
        ask = asked(m.s)
        if ask is not None:
            party = ask.party(m.s)
            assert party[0] == ask.seat and len(set(party)) == len(party), (m, party)
            assert isinstance(ask, Roll) or all(seat in m.seats for seat in party), (m, party)
            assert ask.opening(m.s).party(m.s) == party, (m, party)


@every_table
def test_every_seat_of_a_round_may_answer_ahead_what_it_is_offered_when_its_turn_comes(tables: list[Table]) -> None:
    for m in moments(tables):
        ask = asked(m.s)
        if ask is None or isinstance(ask, Roll):
            continue
        party, before = ask.party(m.s), m.game.dump(m.s)
        s = m.clone()
        for n, seat in enumerate(party):
            while question(s).seat != seat:
                play(s, question(s).seat, m.game.default(s))
            early, now = asked(ahead(m.game, m.s, seat)), asked(s)
            assert early is not None and now is not None
            assert early.seat == now.seat == seat and early.args() == now.args(), (m, seat)
            assert now.party(s) == party[n:] and (n == 0 or now.part() == 0), (m, seat)
            there = ahead(m.game, m.s, seat)
            assert utterances(m.game, there, MOST) == utterances(m.game, s, MOST), (m, seat)
            assert m.game.view(there, seat) == m.game.view(s, seat), (m, seat)
        assert m.game.dump(m.s) == before, m


@every_table
def test_a_round_does_not_depend_on_what_its_earlier_seats_answer(tables: list[Table]) -> None:
    for m in moments(tables):
        ask = asked(m.s)
        if ask is None or len(ask.party(m.s)) < 2:
            continue
        later = ask.party(m.s)[1:]
        expected = utterances(m.game, ahead(m.game, m.s, later[0]), MOST)
        for said in utterances(m.game, m.s, 20):
            s = m.clone()
            for a in said:
                step(s, a)
            after = asked(s)
            if after is not None and len(s.stack) == len(m.s.stack) and after.party(s) == later:
                assert utterances(m.game, s, MOST) == expected, (m, said)


def test_a_seat_outside_the_round_cannot_answer_ahead() -> None:
    s = COURT.new(3)
    with pytest.raises(ValueError, match="not in this round"):
        ahead(COURT, s, 2)


def test_the_toy_has_rounds_of_several_and_utterances_of_several_parts() -> None:
    seen = moments([t for t in SIZES if t.name == "court"])
    asks = [(m, ask) for m in seen if (ask := asked(m.s)) is not None]
    assert sum(len(ask.party(m.s)) > 1 for m, ask in asks) > 30
    assert {ask.part() for _, ask in asks} == {0, 1, 2}
