"""Secrets leave through one door: what a seat sees, is offered, is told and imagines depends on what it may know alone."""

from __future__ import annotations

import copy
import itertools
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from court import COURT
from court.rules import banquet, pieces, turn
from court.rules.state import NONE

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import PUBLIC, Event, State, asked, random_game, step, why
from dispetto.core.game import Game
from dispetto.core.rounds import ahead, utterances
from tests.asking import question
from tests.contract.tables import LONGEST, SIZES, TRIED, Moment, Table, every_game, every_table, moments
from tests.contract.twins import REVEALS, SECRET, TWINS, no_secrets

IMAGINED = (1, 2)  # seeds
TOGETHER = 8  # answers given on both twins


# -------------------------------------------------------------------------------------------------------- Imagine


@every_table
def test_an_imagined_table_looks_the_same_to_the_seat_that_imagines_it(tables: list[Table]) -> None:
    for m in moments(tables):
        for seat in (PUBLIC, *m.seats):
            seen = m.game.view(m.s, seat)
            for seed in IMAGINED:
                assert m.game.view(m.game.imagine(m.s, seat, seed), seat) == seen, (m, seat, seed)


@every_table
def test_an_imagined_table_asks_the_same_seat_and_offers_it_the_same(tables: list[Table]) -> None:
    for m in moments(tables):
        ask = asked(m.s)
        if ask is None:
            continue
        for seat in (PUBLIC, *m.seats):
            other = m.game.imagine(m.s, seat, 1)
            there = asked(other)
            assert there is not None and there.seat == ask.seat, (m, seat)
            if seat == ask.seat and seat != PUBLIC:
                assert there.legal(other) == ask.legal(m.s) and there.args() == ask.args(), (m, seat)


@every_table
def test_an_imagined_table_keeps_the_tally_and_plays_on_to_an_end(tables: list[Table]) -> None:
    for m in moments(tables)[::3]:
        seat = m.rng().randrange(-1, m.table.seats)
        s = m.game.imagine(m.s, seat, 3)
        assert m.game.tally(s) == m.game.tally(m.s), (m, seat)
        assert random_game(s, Dice(m.answers), LONGEST) >= 0, (m, seat)


@every_table
def test_imagining_under_one_seed_gives_one_table(tables: list[Table]) -> None:
    for m in moments(tables):
        for seat in (PUBLIC, *m.seats):
            once, twice = m.game.imagine(m.s, seat, 5), m.game.imagine(m.s, seat, 5)
            assert once is not twice and once is not m.s
            assert m.game.dump(once) == m.game.dump(twice), (m, seat)


@every_table
def test_the_observation_is_a_list_of_ints_of_one_length_for_every_table_of_the_game(tables: list[Table]) -> None:
    for m in moments(tables):
        long = len(m.game.observe(m.game.view(m.game.new(m.game.fewest), 0)))
        for seat in m.seats:
            seen = m.game.observe(m.game.view(m.s, seat))
            assert len(seen) == long, (m, seat)
            assert all(isinstance(n, int) for n in seen), (m, seat)


# ---------------------------------------------------------------------------------------------------------- Twins


def twins(m: Moment) -> Iterator[tuple[int, Any]]:
    """For each seat a table it cannot tell from this one, if the game has secrets."""
    rng = m.rng()
    for seat in (PUBLIC, *m.seats) if TWINS[m.table.name] is not no_secrets else ():
        dump = TWINS[m.table.name](copy.deepcopy(m.game.dump(m.s)), seat, rng)
        if dump is not None:
            yield seat, m.game.load(dump)


def redacted(events: list[Event] | None, seat: int) -> list[tuple[Any, ...]]:
    """The events as this seat may know them."""
    return [(e.kind, e.seat, e.args if e.known(seat) else ()) for e in events or []]


def knows(game: Game[Any, Any], s: State, seat: int) -> dict[str, Any]:
    """All that this seat can get out of the table."""
    ask = asked(s)
    seen = game.view(s, seat)
    out: dict[str, Any] = {
        "view": seen,
        "asked": None if ask is None else ask.seat,
        "party": None if ask is None else ask.party(s),
        "errors": [repr(why(s, seat, a)) for a in game.actions] if seat != PUBLIC else [],
        "imagined": [game.dump(game.imagine(s, seat, seed)) for seed in IMAGINED],
        "tally": game.tally(s),
        "ending": game.ending(s) is not None,
    }
    if seat != PUBLIC:
        out["observation"] = game.observe(seen)
    if ask is not None and seat != PUBLIC and ask.seat == seat:
        out["offers"] = ask.legal(s)
        out["default"] = game.default(s)
        out["told"] = game.told(s, ask)
        out["utterances"] = utterances(game, s, 100)
    if ask is not None and seat != PUBLIC and seat in ask.party(s):
        there = ahead(game, s, seat)
        out["ahead"] = (game.view(there, seat), [a.code for a in question(there).legal(there)])
    return out


@every_game
def test_every_game_says_how_its_twins_are_made(game: Game[Any, Any]) -> None:
    assert game.name in TWINS, "tests/contract/twins.py"


def test_the_toy_has_twins_that_differ() -> None:
    made = [(m, t) for m in moments([t for t in SIZES if t.name == "court"]) for _, t in twins(m)]
    assert len(made) > 300
    assert sum(COURT.dump(t) != COURT.dump(m.s) for m, t in made) > 200


@every_table
def test_a_seat_knows_the_same_of_two_tables_that_differ_only_in_what_it_may_not_know(tables: list[Table]) -> None:
    for m in moments(tables):
        for seat, twin in twins(m):
            here, there = knows(m.game, m.s, seat), knows(m.game, twin, seat)
            for key, value in here.items():
                assert there[key] == value, (m, seat, key)


@every_table
def test_playing_on_tells_twins_apart_only_by_events_that_reveal(tables: list[Table]) -> None:
    for m in moments(tables):
        for seat, there in twins(m):
            here, rng = m.clone(), m.rng()
            for _ in range(TOGETHER):
                a = common_answer(here, there, seat, rng)
                if a is None:
                    break
                here.events, there.events = [], []
                step(here, a)
                step(there, a)
                told, twin_told = redacted(here.events, seat), redacted(there.events, seat)
                if told != twin_told:
                    assert_revealed(m, seat, told, twin_told)
                    break
                assert m.game.view(here, seat) == m.game.view(there, seat), (m, seat, a)
                top, other = asked(here), asked(there)
                assert (top and top.seat) == (other and other.seat), (m, seat, a)


def assert_revealed(m: Moment, seat: int, told: list[Any], twin_told: list[Any]) -> None:
    """The first thing in which two stories differ must be one that brings a secret to light."""
    first = next(pair for pair in itertools.zip_longest(told, twin_told) if pair[0] != pair[1])
    assert {e[0] for e in first if e} <= REVEALS[m.table.name], (m, seat, first)


def common_answer(here: State, there: State, seat: int, rng: random.Random) -> Any:
    """An answer that both tables allow; None where others have half said different things, or at the end."""
    top, other = asked(here), asked(there)
    if top is None or other is None or (top.args() != other.args() and top.seat != seat):
        return None
    both = [a for a in top.legal(here) if a in other.legal(there)]
    return rng.choice(both) if both else None


@every_table
def test_a_secret_answer_tells_the_others_that_it_was_given_and_nothing_more(tables: list[Table]) -> None:
    for m in moments(tables):
        ask = asked(m.s)
        learner = SECRET.get(m.table.name, {}).get(type(ask).__name__)
        if ask is None or learner is None:
            continue
        after = []
        for said in utterances(m.game, m.s, 30):
            s = m.clone()
            s.events = []
            for a in said:
                step(s, a)
            after.append(s)
        for seat in (PUBLIC, *m.seats):
            if seat == learner(ask):
                continue
            first, *others = after
            for other in others:
                told, other_told = redacted(first.events, seat), redacted(other.events, seat)
                if told != other_told:
                    assert_revealed(m, seat, told, other_told)
                else:
                    assert m.game.view(first, seat) == m.game.view(other, seat), (m, seat)


# ----------------------------------------------------------------------------------------------------- Frequencies


def small_table() -> Any:
    """Ann looks at two other hands of which one card is known, a deck of seven, and a sealed slip."""
    s = COURT.new(3, {"deck": "small"})
    s.hands = [(pieces.FEAST, pieces.HUMILIATION), (pieces.THEFT, pieces.DAGGER), (pieces.FEAST,)]
    s.known = [(), (pieces.DAGGER,), ()]
    s.deck = [1, 1, 1, 0]
    s.score = [2, 2, 2]
    s.bids, s.guests = [NONE, 1, NONE], [NONE, 2, NONE]
    s.stack = [turn.NextTurn(2), banquet.Collect(3), banquet.Bid(2)]
    return s


def outcome(s: Any, seat: int) -> tuple[Any, ...]:
    """What the seat could not know."""
    hidden = tuple(hand for other, hand in enumerate(s.hands) if other != seat)
    slips = tuple((s.bids[other], s.guests[other]) for other in range(3) if other != seat)
    return hidden, slips


def exact(s: Any, seat: int) -> dict[tuple[Any, ...], Fraction]:
    """The chance of each table this seat may be at: every order of the unseen cards, every slip, counted."""
    others = [n for n in range(3) if n != seat]
    unseen = [kind for kind, left in enumerate(s.deck) for _ in range(left)]
    room = {}
    for n in others:
        rest = list(s.hands[n])
        for card in s.known[n]:
            rest.remove(card)
        room[n] = len(rest)
        unseen += rest
    chances: defaultdict[tuple[Any, ...], Fraction] = defaultdict(Fraction)
    orders = list(itertools.permutations(unseen))
    slips = slip_chances(s, others)
    for order in orders:
        cards = list(order)
        hands = tuple(tuple(sorted([*s.known[n], *(cards.pop() for _ in range(room[n]))])) for n in others)
        for slip, chance in slips.items():
            chances[hands, slip] += chance / len(orders)
    return chances


def slip_chances(s: Any, others: list[int]) -> dict[tuple[Any, ...], Fraction]:
    """A bid from 0 to what one has, then a guest, each as likely as the next."""
    each: list[list[tuple[tuple[int, int], Fraction]]] = []
    for n in others:
        if s.bids[n] == NONE:
            each.append([((NONE, NONE), Fraction(1))])
            continue
        bids = s.score[n] + 1
        guests = [g for g in range(3) if g != n]
        each.append([((0, NONE), Fraction(1, bids))])
        each[-1] += [((bid, g), Fraction(1, bids * len(guests))) for bid in range(1, bids) for g in guests]
    found = {}
    for combined in itertools.product(*each):
        chance = Fraction(1)
        for _, part in combined:
            chance *= part
        found[tuple(slip for slip, _ in combined)] = chance
    return found


@pytest.mark.parametrize("seat", [PUBLIC + 1, 1, 2])
def test_imagined_tables_come_as_often_as_counting_every_deal_says(seat: int) -> None:
    s = small_table()
    chances = exact(s, seat)
    assert sum(chances.values()) == 1
    drawn = 6000
    seen = Counter(outcome(COURT.imagine(s, seat, seed), seat) for seed in range(drawn))
    assert set(seen) <= set(chances), "an impossible table was imagined"
    squares = sum((seen[k] - float(p) * drawn) ** 2 / (float(p) * drawn) for k, p in chances.items())
    freedom = len(chances) - 1
    assert squares < freedom + 4 * (2 * freedom) ** 0.5, (squares, freedom)


def test_every_twin_and_reveal_belongs_to_a_game() -> None:
    assert set(TWINS) <= set(TRIED)
    assert set(REVEALS) <= set(TWINS) and set(SECRET) <= set(TWINS)
    for name, questions in SECRET.items():
        assert set(questions) <= set(TRIED[name].frames)
