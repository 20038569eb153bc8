"""Utterances said in parts, and rounds whose seats answer at the same time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import PUBLIC, Action, Ask, Roll, asked, play, step, why
from dispetto.core.rounds import ahead, heard, unsay, utterances
from dispetto.testing.broken import BrokenPromise
from dispetto.testing.tables import Moment, Table, asking, choose, moments, question, walk

MOST = 300  # utterances listed at one moment


def half_said(table: Table) -> Iterator[tuple[Moment, Ask[Any], Any]]:
    """Moments at which something is half said, with the question and the table on which nothing has been said yet."""
    for m, ask in asking(table):
        if ask.part() > 0:
            silent = m.clone()
            unsay(silent)
            yield m, ask, silent


# ------------------------------------------------------------------------------------------------------ Utterances


def parts_follow_one_another_at_one_seat_without_an_event_and_change_only_the_question(table: Table) -> None:
    """Until the last part is said nothing has happened, and all of it can be taken back."""
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
        if ask.part() != said or before is None or before.seat != ask.seat or ask.seat < 0:
            raise BrokenPromise("Parts do not follow one another, 1, 2, 3…, at one seat", table, before, ask)
        if len(s.events) != told:
            raise BrokenPromise("A part of an utterance has told an event", table, before, ask)
        taken_back = game.clone(s)
        unsay(taken_back)
        if game.dump(taken_back) != game.dump(begun):
            raise BrokenPromise("A part of an utterance has changed more than the question", table, before, ask)


def the_opening_of_an_utterance_is_its_first_question(table: Table) -> None:
    """`opening` leads back to part 0 of the same seat; at part 0 it is the question itself."""
    for m, ask in asking(table):
        first = ask.opening(m.s)
        if first.seat != ask.seat or first.part() != 0 or (first is ask) != (ask.part() == 0):
            raise BrokenPromise("The opening of an utterance is not its first question", m, first)


def what_is_half_said_only_its_own_seat_can_know(table: Table) -> None:
    """Others hear, see, imagine and are refused as if nothing had been said yet."""
    for m, ask, silent in half_said(table):
        for seat in (PUBLIC, *m.seats):
            if seat == ask.seat:
                continue
            hears = heard(m.s, seat)
            if hears is None or repr(hears) != repr(asked(silent)):
                raise BrokenPromise("Another seat hears what is half said", m, seat, hears)
            if m.game.view(m.s, seat) != m.game.view(silent, seat):
                raise BrokenPromise("Another seat sees what is half said", m, seat)
            for seed in (1, 2):
                imagined = m.game.dump(m.game.imagine(m.s, seat, seed))
                if imagined != m.game.dump(m.game.imagine(silent, seat, seed)):
                    raise BrokenPromise("What is half said shows in what another seat imagines", m, seat)
            if seat != PUBLIC:
                errors = [repr(why(m.s, seat, a)) for a in m.game.actions]
                if errors != [repr(why(silent, seat, a)) for a in m.game.actions]:
                    raise BrokenPromise("What is half said shows in how another seat is refused", m, seat)


def its_own_seat_observes_the_parts_said_so_far(table: Table) -> None:
    """Two beginnings of an utterance never look the same to who learns from numbers."""
    for m, ask, silent in half_said(table):
        same_depth = openings(m, silent, ask.part())
        seen = {tuple(m.game.numbers(m.game.view(s, ask.seat))) for _, s in same_depth}
        if len(seen) != len(same_depth):
            raise BrokenPromise("`numbers` does not tell what has been said", m, [parts for parts, _ in same_depth])


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


def the_utterances_are_the_paths_through_the_parts_each_once_and_in_order(table: Table) -> None:
    """`utterances` lists every whole answer, and a random one is always among them."""
    for m in moments(table):
        ask = asked(m.s)
        found = utterances(m.game, m.s, MOST)
        codes = [tuple(a.code for a in said) for said in found]
        if codes != sorted(set(codes)) or (ask is None and codes):
            raise BrokenPromise("Utterances are listed twice, out of order, or after the end", m)
        if ask is None:
            continue
        if len({c[0] for c in codes}) != len(ask.legal(m.s)) and len(codes) != MOST:
            raise BrokenPromise("An offer begins no utterance", m)
        for said in found if not isinstance(ask, Roll) else found[:3]:
            check_complete(m, said, ask.part())
        if len(codes) < MOST:
            for seed in range(5):
                if random_utterance(m, Dice(m.answers * 5 + seed)) not in codes:
                    raise BrokenPromise("Somebody has said what is not among the utterances", m)


def check_complete(m: Moment, said: tuple[Action, ...], part: int) -> None:
    """Each part is on offer when its turn comes, and after the last no further part is asked."""
    s = m.clone()
    seat = question(s).seat
    for n, a in enumerate(said):
        ask = asked(s)
        if ask is None or ask.seat != seat or not (n == 0 or ask.part() == part + n):
            raise BrokenPromise("An utterance goes on at another question", m, said)
        play(s, seat, a)
    after = asked(s)
    if after is not None and after.part() != 0:
        raise BrokenPromise("After a whole utterance a further part is asked", m, said, after)


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


def what_may_follow_the_parts_said_completes_an_utterance_from_the_start(table: Table) -> None:
    """The rest of an utterance, listed in its middle, is the rest of a whole one."""
    for m, ask, silent in half_said(table):
        whole = {tuple(a.code for a in said) for said in utterances(m.game, silent)}
        for said in utterances(m.game, m.s):
            if not any(codes[ask.part() :] == tuple(a.code for a in said) for codes in whole):
                raise BrokenPromise("What may follow completes no utterance", m, said)


# ---------------------------------------------------------------------------------------------------------- Rounds


def a_round_begins_with_the_seat_asked_now_and_names_nobody_twice(table: Table) -> None:
    """`party` is the asked seat and those after it in the round."""
    for m, ask in asking(table):
        party = ask.party(m.s)
        if party[0] != ask.seat or len(set(party)) != len(party):
            raise BrokenPromise("A round does not begin with the asked seat, or names one twice", m, party)
        if not isinstance(ask, Roll) and not all(seat in m.seats for seat in party):
            raise BrokenPromise("A round names a seat that is not at the table", m, party)
        if ask.opening(m.s).party(m.s) != party:
            raise BrokenPromise("A round changes while something is half said", m, party)


def every_seat_of_a_round_may_answer_ahead_what_it_is_offered_when_its_turn_comes(table: Table) -> None:
    """What a seat is asked ahead of its turn is what it is asked in its turn."""
    for m, ask in asking(table):
        if isinstance(ask, Roll):
            continue
        party, before = ask.party(m.s), m.game.dump(m.s)
        s = m.clone()
        for n, seat in enumerate(party):
            while question(s).seat != seat:
                play(s, question(s).seat, m.game.default(s))
            there = ahead(m.game, m.s, seat)
            early, now = question(there), question(s)
            if not early.seat == now.seat == seat or early.args() != now.args():
                raise BrokenPromise("Ahead of its turn a seat is asked something else", m, seat, early, now)
            if now.party(s) != party[n:] or (n > 0 and now.part() != 0):
                raise BrokenPromise("A round loses or gains seats on its way", m, seat, now.party(s))
            if utterances(m.game, there, MOST) != utterances(m.game, s, MOST):
                raise BrokenPromise("Ahead of its turn a seat is offered something else", m, seat)
            if m.game.view(there, seat) != m.game.view(s, seat):
                raise BrokenPromise("Ahead of its turn a seat sees something else", m, seat)
        if m.game.dump(m.s) != before:
            raise BrokenPromise("Answering ahead has changed the table", m)


def a_round_does_not_depend_on_what_its_earlier_seats_answer(table: Table) -> None:
    """Where the round goes on, its next seat is offered the same whatever was said before."""
    for m, ask in asking(table):
        if len(ask.party(m.s)) < 2:
            continue
        later = ask.party(m.s)[1:]
        expected = utterances(m.game, ahead(m.game, m.s, later[0]), MOST)
        for said in utterances(m.game, m.s, 20):
            s = m.clone()
            for a in said:
                step(s, a)
            after = asked(s)
            if after is not None and len(s.stack) == len(m.s.stack) and after.party(s) == later:
                if utterances(m.game, s, MOST) != expected:
                    raise BrokenPromise("A round depends on what its earlier seats answer", m, said)


OF_A_GAME = ()
OF_A_TABLE = (
    parts_follow_one_another_at_one_seat_without_an_event_and_change_only_the_question,
    the_opening_of_an_utterance_is_its_first_question,
    what_is_half_said_only_its_own_seat_can_know,
    its_own_seat_observes_the_parts_said_so_far,
    the_utterances_are_the_paths_through_the_parts_each_once_and_in_order,
    what_may_follow_the_parts_said_completes_an_utterance_from_the_start,
    a_round_begins_with_the_seat_asked_now_and_names_nobody_twice,
    every_seat_of_a_round_may_answer_ahead_what_it_is_offered_when_its_turn_comes,
    a_round_does_not_depend_on_what_its_earlier_seats_answer,
)
