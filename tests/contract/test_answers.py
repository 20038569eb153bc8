"""Answers: what is on offer, that it leads to an end, and that the answers alone tell the whole game."""

from __future__ import annotations

from typing import Any

import pytest

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import CHANCE, Ask, Roll, State, asked, random_game, step
from dispetto.core.game import BadInput, Game
from tests.contract.tables import ALONE, LONGEST, SIZES, TRIED, Table, every_game, every_table, moments, walk


def replayed(table: Table) -> Any:
    """Every state of the walk again, with its open question (None at the end)."""
    s = table.new()
    for code in walk(table).codes:
        yield s, asked(s)
        step(s, table.game.actions[code])
    yield s, asked(s)


@every_table
def test_a_random_game_ends(tables: list[Table]) -> None:
    for table in tables:
        s = table.new()
        assert random_game(s, Dice(table.seed + 1), LONGEST) >= 0, table
        assert table.game.ending(s) is not None, table


def driven(s: State, dice: Dice) -> State:
    """The game that `random_game` plays in one go, one question after the other."""
    while (ask := asked(s)) is not None:
        if isinstance(ask, Roll):
            step(s, ask.fall(s, dice))
        else:
            offers = ask.legal(s)
            step(s, offers[dice.below(len(offers)) if len(offers) > 1 else 0])
    return s


@pytest.mark.parametrize("table", SIZES, ids=str)
def test_the_fast_loop_plays_the_game_that_the_questions_one_by_one_make(table: Table) -> None:
    s = table.new()
    random_game(s, Dice(table.seed), LONGEST)
    assert table.game.dump(s) == table.game.dump(driven(table.new(), Dice(table.seed)))


@every_table
def test_offers_are_rows_of_the_table_never_none_ascending_and_without_repeats(tables: list[Table]) -> None:
    for table in tables:
        rows = table.game.actions
        for s, ask in replayed(table):
            if ask is None:
                continue
            codes = [a.code for a in ask.legal(s)]
            assert codes, (table, ask)
            assert all(a < b for a, b in zip(codes, codes[1:], strict=False)), (table, ask, codes)
            assert all(rows[a.code] is a for a in ask.legal(s)), (table, ask)


@every_table
def test_only_seats_and_chance_are_asked_and_chance_has_odds_for_each_outcome(tables: list[Table]) -> None:
    for table in tables:
        for s, ask in replayed(table):
            if isinstance(ask, Roll):
                odds = ask.odds(s)
                assert ask.seat == CHANCE and ask.actor() in ("dice", "deck"), (table, ask)
                assert len(odds) == len(ask.legal(s)) and min(odds) > 0, (table, ask, odds)
                assert ask.fall(s, Dice(table.seed)) in ask.legal(s), (table, ask)
            elif ask is not None:
                assert 0 <= ask.seat < table.seats, (table, ask)


@every_table
def test_the_default_is_on_offer(tables: list[Table]) -> None:
    for table in tables:
        for s, ask in replayed(table):
            if ask is not None and not isinstance(ask, Roll):
                assert table.game.default(s) in ask.legal(s), (table, ask)


@every_table
def test_nothing_is_lost_or_made(tables: list[Table]) -> None:
    for table in tables:
        tally = table.game.tally(table.new())
        for s, ask in replayed(table):
            assert table.game.tally(s) == tally, (table, ask)


@every_table
def test_the_answers_alone_replay_the_game_and_its_events(tables: list[Table]) -> None:
    for table in tables:
        told: list[list[str]] = []
        for silent in (False, True):
            s = table.new()
            s.events = [] if not silent else None
            for code in walk(table).codes:
                step(s, table.game.actions[code])
            assert table.game.dump(s) == table.game.dump(walk(table).end), table
            told.append([repr(e) for e in s.events or []])
        assert told[0] and not told[1], table


@every_table
def test_the_ending_is_there_exactly_when_nothing_is_asked_any_more(tables: list[Table]) -> None:
    for table in tables:
        for s, ask in replayed(table):
            assert (table.game.ending(s) is None) == (ask is not None), (table, ask)


@every_table
def test_the_ending_names_a_rule_and_places_every_seat_from_first_on(tables: list[Table]) -> None:
    for table in tables:
        ending = table.game.ending(walk(table).end)
        assert ending is not None
        assert ending.rule.startswith(f"{table.game.prefix}-"), ending.rule
        assert len(ending.places) == len(ending.scores) == table.seats, table
        assert min(ending.places) == 1, table
        for place in ending.places:
            assert place == 1 + sum(other < place for other in ending.places), (table, ending.places)


@every_table
def test_looking_changes_nothing(tables: list[Table]) -> None:
    for m in moments(tables):
        before = m.game.dump(m.s)
        look_at(m.game, m.s)
        assert m.game.dump(m.s) == before, m


def look_at(game: Game[Any, Any], s: State) -> None:
    """Everything that may be asked of a table without answering it."""
    ask: Ask[Any] | None = asked(s)
    for seat in range(-1, game.seats(s)):
        game.observe(game.view(s, seat)) if seat >= 0 else game.view(s, seat)
        game.imagine(s, seat, 7)
    names = [f"p{n}" for n in range(game.seats(s))]
    game.ending(s), game.tally(s), game.chosen(s), game.show(s, names)
    if ask is not None:
        ask.part(), ask.opening(s), ask.party(s)
        for a in game.actions:
            ask.why(s, a), ask.meaning(s, a), game.text(s, ask, a, names)
        if not isinstance(ask, Roll):
            game.default(s), game.told(s, ask)


@pytest.mark.parametrize("table", [*SIZES, *ALONE], ids=str)
def test_a_table_tells_its_options_and_the_same_options_make_the_same_table(table: Table) -> None:
    s = table.new()
    chosen = table.game.chosen(s)
    assert table.game.seats(s) == table.seats
    assert {key: chosen[key] for key, _ in table.options} == dict(table.options)
    assert set(chosen) == {o.key for o in table.game.options}
    assert table.game.dump(table.game.new(table.seats, chosen)) == table.game.dump(s)


@every_game
def test_a_wrong_size_or_option_is_refused_in_one_sentence(game: Game[Any, Any]) -> None:
    wrong: list[tuple[int, dict[str, Any]]] = [
        (game.fewest - 1, {}),
        (game.most + 1, {}),
        (game.fewest, {"no-such-option": 1}),
        *((game.fewest, {o.key: ["no such value"]}) for o in game.options),
    ]
    for seats, options in wrong:
        with pytest.raises(BadInput) as caught:
            game.new(seats, options)
        said = str(caught.value)
        assert said.endswith(".") and "\n" not in said, said


def test_every_game_of_the_house_is_tried() -> None:
    assert {t.name for t in SIZES} == set(TRIED)
    for game in TRIED.values():
        assert {t.seats for t in SIZES if t.name == game.name} == set(range(game.fewest, game.most + 1))
