"""Secrets leave through one door: what a seat sees, is offered, is told and imagines depends on what it may know alone.

Twins are two tables that one seat cannot tell apart. The game makes them (`Game.twin`) by editing a dump in what the
seat may not know, never by way of `imagine`, so the one checks the other.
"""

from __future__ import annotations

import copy
import itertools
import random
from array import array
from collections.abc import Iterator
from typing import Any

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.notes import Notes
from dispetto.core.engine.table import ALL, PUBLIC, Action, Event, State, asked, random_game, step, why
from dispetto.core.game import Game
from dispetto.core.observed import bounds
from dispetto.core.rounds import ahead, utterances
from dispetto.testing.broken import BrokenPromise
from dispetto.testing.tables import LONGEST, Moment, Table, asking, moments, question, sizes

IMAGINED = (1, 2)  # seeds
TOGETHER = 8  # answers given on both twins


# -------------------------------------------------------------------------------------------------------- Imagine


def an_imagined_table_looks_the_same_to_the_seat_that_imagines_it(table: Table) -> None:
    """Imagining deals anew only what cannot be seen."""
    for m in moments(table):
        for seat in (PUBLIC, *m.seats):
            seen = m.game.view(m.s, seat)
            for seed in IMAGINED:
                if m.game.view(m.game.imagine(m.s, seat, seed), seat) != seen:
                    raise BrokenPromise("An imagined table looks different to the seat that imagines it", m, seat)


def an_imagined_table_asks_the_same_seat_and_offers_it_the_same(table: Table) -> None:
    """A bot that thinks about an imagined table thinks about its own question."""
    for m, ask in asking(table):
        for seat in (PUBLIC, *m.seats):
            other = m.game.imagine(m.s, seat, 1)
            there = asked(other)
            if there is None or there.seat != ask.seat:
                raise BrokenPromise("An imagined table asks another seat", m, seat, there)
            if seat == ask.seat and seat != PUBLIC:
                if there.legal(other) != ask.legal(m.s) or there.args() != ask.args():
                    raise BrokenPromise("An imagined table offers its own seat something else", m, seat, there)


def a_game_that_hides_nothing_is_imagined_as_it_stands(table: Table) -> None:
    """Where a game says so (`Game.hides_nothing`), whoever is asked knows all there is."""
    for m, ask in asking(table) if table.game.hides_nothing else ():
        if any(m.game.dump(m.game.imagine(m.s, ask.seat, seed)) != m.game.dump(m.s) for seed in IMAGINED):
            raise BrokenPromise("A game that hides nothing imagines another table", m, ask.seat)


def an_imagined_table_keeps_the_tally_and_plays_on_to_an_end(table: Table) -> None:
    """An imagined table is a sound one."""
    for m in moments(table)[::3]:
        seat = m.rng().randrange(-1, m.table.seats)
        s = m.game.imagine(m.s, seat, 3)
        if m.game.tally(s) != m.game.tally(m.s):
            raise BrokenPromise("Imagining has changed the tally", m, seat)
        if random_game(s, Dice(m.answers), LONGEST) < 0:
            raise BrokenPromise("An imagined table does not end", m, seat)


def imagining_under_one_seed_gives_one_table(table: Table) -> None:
    """The same seed, the same table; and always a new one."""
    for m in moments(table):
        for seat in (PUBLIC, *m.seats):
            once, twice = m.game.imagine(m.s, seat, 5), m.game.imagine(m.s, seat, 5)
            if once is twice or once is m.s:
                raise BrokenPromise("An imagined table is not a table of its own", m, seat)
            if m.game.dump(once) != m.game.dump(twice):
                raise BrokenPromise("One seed gives two imagined tables", m, seat)


def the_observation_is_a_list_of_ints_of_one_length_for_every_table_of_the_game(table: Table) -> None:
    """However many play, `numbers` is as long."""
    game = table.game
    long = len(game.numbers(game.view(game.new(game.fewest), 0)))
    for m in moments(table):
        for seat in m.seats:
            seen = game.numbers(game.view(m.s, seat))
            if len(seen) != long or not all(isinstance(n, int) for n in seen):
                raise BrokenPromise(f"An observation is not {long} ints as at every table of the game", m, seat)


def what_is_written_into_a_buffer_is_the_observation(table: Table) -> None:
    """`numbers_into` overwrites all of it, whatever was there before, with what `numbers` tells of the view; the game's
    onlooker notes the same on a sheet that is wiped in between, and so does its memory of a table, small and as bytes.
    """
    game = table.game
    buffer = [-77] * len(game.numbers(game.view(table.new(), 0)))
    notes, onlooker = Notes(len(buffer)), game.onlooker()
    sight = onlooker.sight(game.scale)
    for m in moments(table):
        for seat in (PUBLIC, *m.seats):
            told = game.numbers(game.view(m.s, seat))
            game.numbers_into(m.s, seat, buffer)
            if buffer != told:
                raise BrokenPromise("`numbers_into` writes something else than `numbers` tells", m, seat)
            notes.wipe()
            onlooker.note(m.s, seat, notes)
            if notes.numbers != told:
                raise BrokenPromise("The game's onlooker notes something else than `numbers` tells", m, seat)
            if sight is not None and sight.row(m.s, seat) != game.scale.packed(told):
                raise BrokenPromise("The memory of a table tells something else than `numbers`, made small", m, seat)


def an_observation_keeps_to_the_bounds_that_the_game_names(table: Table) -> None:
    """A game says of each of its numbers what it means (`observed`), and none is out of bounds."""
    parts = table.game.observed
    names = [f"{part.name} {n}" for part in parts for n in range(part.count)]
    within = bounds(parts)
    for m in moments(table):
        for seat in m.seats:
            seen = m.game.numbers(m.game.view(m.s, seat))
            if len(seen) != len(names):
                raise BrokenPromise(f"`observed` tells of {len(names)} numbers, and there are {len(seen)}", m, seat)
            for name, n, (least, most, _) in zip(names, seen, within, strict=True):
                if not least <= n <= most:
                    raise BrokenPromise(f"{name} is observed as {n}, not within {least} and {most}", m, seat)


def what_a_learner_gets_is_the_numbers_made_small(table: Table) -> None:
    """`observe` is `numbers` between 0 and 1, by the bounds of their parts, however often its buffer was used."""
    game = table.game
    buffer = array("f", [7.0] * (game.observation_size + 2))
    for m in moments(table)[::5]:
        for seat in m.seats:
            game.observe_into(m.s, seat, buffer, 1)
            small = array("f", game.scale.scaled(game.numbers(game.view(m.s, seat))))
            if buffer[1:-1] != small or game.observe(m.s, seat) != small or min(small) < 0 or max(small) > 1:
                raise BrokenPromise("`observe` gives something else than the numbers made small", m, seat)
            if buffer[0] != 7 or buffer[-1] != 7:
                raise BrokenPromise("`observe_into` writes outside of its part of the buffer", m, seat)


# ---------------------------------------------------------------------------------------------------------- Twins


def twins(m: Moment) -> Iterator[tuple[int, Any]]:
    """For each seat a table it cannot tell from this one, if the game has secrets."""
    rng = m.rng()
    for seat in (PUBLIC, *m.seats):
        dump = m.game.twin(copy.deepcopy(m.game.dump(m.s)), seat, rng)
        if dump is not None:
            yield seat, m.game.load(dump)


def a_game_that_hides_something_says_how_its_twins_are_made(game: Game[Any, Any]) -> None:
    """Where `imagine` deals anew what others have not half said, `twin` must give tables that differ too."""
    hides = differ = False
    for m in (m for table in sizes(game) for m in moments(table)):
        lies = game.dump(m.s)
        differ = differ or any(game.dump(twin) != lies for _, twin in twins(m))
        ask = asked(m.s)
        if ask is not None and ask.part() == 0:
            hides = hides or any(game.dump(game.imagine(m.s, seat, 1)) != lies for seat in (PUBLIC, *m.seats))
        if differ:
            break
    if hides and not differ:
        raise BrokenPromise("The game hides something, and `twin` makes no table that differs in it", game.name)
    if unknown := game.reveals - set(game.events):
        raise BrokenPromise("`reveals` names what is no event of the game", game.name, sorted(unknown))


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
        out["observation"] = game.numbers(seen)
    if ask is not None and seat != PUBLIC and ask.seat == seat:
        out["offers"] = ask.legal(s)
        out["default"] = game.default(s)
        out["facts"] = ask.facts(s)
        out["utterances"] = utterances(game, s, 100)
    if ask is not None and seat != PUBLIC and seat in ask.party(s):
        there = ahead(game, s, seat)
        out["ahead"] = (game.view(there, seat), [a.code for a in question(there).legal(there)])
    return out


def a_seat_knows_the_same_of_two_tables_that_differ_only_in_what_it_may_not_know(table: Table) -> None:
    """Views, offers, refusals, observations and imagined tables of twins are the same."""
    for m in moments(table):
        for seat, twin in twins(m):
            here, there = knows(m.game, m.s, seat), knows(m.game, twin, seat)
            for key, value in here.items():
                if there.get(key) != value:
                    raise BrokenPromise(f"A secret shows in `{key}`", m, f"seat {seat}", value, there.get(key))


def playing_on_tells_twins_apart_only_by_events_that_reveal(table: Table) -> None:
    """The same answers on twins tell the same, until an event of `Game.reveals` brings a secret to light."""
    for m in moments(table):
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
                    check_revealed(m, seat, told, twin_told)
                    break
                if m.game.view(here, seat) != m.game.view(there, seat):
                    raise BrokenPromise("A secret shows after an answer, and no event revealed it", m, seat, a)
                top, other = asked(here), asked(there)
                if (top and top.seat) != (other and other.seat):
                    raise BrokenPromise("A secret shows in who is asked next", m, seat, a, top, other)


def check_revealed(m: Moment, seat: int, told: list[Any], twin_told: list[Any]) -> None:
    """The first thing in which two stories differ must be one that brings a secret to light."""
    first = next(pair for pair in itertools.zip_longest(told, twin_told) if pair[0] != pair[1])
    if not {e[0] for e in first if e} <= m.game.reveals:
        raise BrokenPromise("A secret shows in an event that is not among `reveals`", m, f"seat {seat}", *first)


def common_answer(here: State, there: State, seat: int, rng: random.Random) -> Action | None:
    """An answer that both tables allow; None where others have half said different things, or at the end."""
    top, other = asked(here), asked(there)
    if top is None or other is None or (top.args() != other.args() and top.seat != seat):
        return None
    both = [a for a in top.legal(here) if a in other.legal(there)]
    return rng.choice(both) if both else None


def a_secret_answer_tells_the_others_that_it_was_given_and_nothing_more(table: Table) -> None:
    """Where `Game.learner` names a seat, all others see the same whatever was answered, in records too."""
    for m, ask in asking(table):
        learner = m.game.learner(ask)
        if learner is None:
            continue
        after = []
        for said in utterances(m.game, m.s, 30):
            s = m.clone()
            s.events = []
            for a in said:
                step(s, a)
            after.append(s)
        for seat in (PUBLIC, *m.seats):
            if seat == learner or m.game.twin(m.game.dump(m.s), seat, m.rng()) is None:
                continue  # the one who learns it, or a table agreed to show such things
            mask = ask.known_to(m.s)
            if mask == ALL or (seat >= 0 and mask >> seat & 1):
                raise BrokenPromise("A record would tell a secret answer to another seat", m, f"seat {seat}")
            first, *others = after
            for other in others:
                told, other_told = redacted(first.events, seat), redacted(other.events, seat)
                if told != other_told:
                    check_revealed(m, seat, told, other_told)
                elif m.game.view(first, seat) != m.game.view(other, seat):
                    raise BrokenPromise("A secret answer shows to another seat", m, f"seat {seat}")


OF_A_GAME = (a_game_that_hides_something_says_how_its_twins_are_made,)
OF_A_TABLE = (
    an_imagined_table_looks_the_same_to_the_seat_that_imagines_it,
    an_imagined_table_asks_the_same_seat_and_offers_it_the_same,
    a_game_that_hides_nothing_is_imagined_as_it_stands,
    an_imagined_table_keeps_the_tally_and_plays_on_to_an_end,
    imagining_under_one_seed_gives_one_table,
    the_observation_is_a_list_of_ints_of_one_length_for_every_table_of_the_game,
    what_is_written_into_a_buffer_is_the_observation,
    an_observation_keeps_to_the_bounds_that_the_game_names,
    what_a_learner_gets_is_the_numbers_made_small,
    a_seat_knows_the_same_of_two_tables_that_differ_only_in_what_it_may_not_know,
    playing_on_tells_twins_apart_only_by_events_that_reveal,
    a_secret_answer_tells_the_others_that_it_was_given_and_nothing_more,
)
