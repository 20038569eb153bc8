"""A player may get up at any moment; the others play on to an end."""

from __future__ import annotations

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import asked, random_game, step
from tests.contract.tables import LONGEST, Moment, Table, choose, every_table, moments
from tests.contract.test_names import check_event

WATCHED = 30  # answers after a departure that are looked at closely


def leavers(m: Moment) -> list[int]:
    """The seat that is asked, and another."""
    ask = asked(m.s)
    first = m.rng().randrange(m.table.seats)
    return sorted({first, ask.seat} - {-1}) if ask is not None else []


@every_table
def test_the_table_plays_on_without_the_one_who_left(tables: list[Table]) -> None:
    for m in moments(tables):
        for seat in leavers(m):
            s = m.clone()
            tally = m.game.tally(s)
            s.events = []
            m.game.leave(s, seat)
            assert s.events, (m, seat)
            dice = Dice(m.answers + seat)
            for _ in range(WATCHED):
                ask = asked(s)
                assert m.game.tally(s) == tally, (m, seat)
                if ask is None:
                    break
                assert ask.seat != seat and seat not in ask.party(s), (m, seat, ask)
                codes = [a.code for a in ask.legal(s)]
                assert codes and codes == sorted(set(codes)), (m, seat, ask, codes)
                if ask.seat >= 0:
                    assert m.game.default(s) in ask.legal(s), (m, seat, ask)
                assert m.game.dump(m.game.load(m.game.dump(s))) == m.game.dump(s), (m, seat, ask)
                step(s, choose(s, ask, dice))
            assert random_game(s, dice, LONGEST) >= 0, (m, seat)
            for event in s.events:
                check_event(m.table, event)
            ending = m.game.ending(s)
            assert ending is not None and ending.places[seat] > 1, (m, seat, ending)


@every_table
def test_when_all_but_one_have_left_the_game_is_over_and_none_of_them_has_won(tables: list[Table]) -> None:
    for m in moments(tables):
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
        assert asked(s) is None and ending is not None, (m, order)
        first = {seat for seat in m.seats if ending.places[seat] == 1}
        assert not first & gone, (m, order, ending.places)


@every_table
def test_who_has_left_cannot_leave_again_and_after_the_end_nobody_can(tables: list[Table]) -> None:
    for m in moments(tables):
        s = m.clone()
        for seat in leavers(m) or m.seats:
            m.game.leave(s, seat)
            before = m.game.dump(s)
            m.game.leave(s, seat)
            assert m.game.dump(s) == before, (m, seat)
        if asked(m.s) is None:
            assert m.game.dump(s) == m.game.dump(m.s), m
