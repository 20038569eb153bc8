"""What the ints mean: events, verbs and questions are in the game's tables, and what is written is read back."""

from __future__ import annotations

import re
from typing import Any

from dispetto.core.engine.table import ALL, Ask, Event, Roll, asked, step
from dispetto.core.game import Game
from dispetto.core.rounds import utterances
from dispetto.core.telling.grammar import find_parts
from tests.asking import question
from tests.contract.tables import Table, every_game, every_table, moments, walk

MOST_READ = 40  # utterances read back at one moment


@every_game
def test_every_schema_names_its_arguments_and_their_kinds(game: Game[Any, Any]) -> None:
    for table in (game.verbs, game.events, game.questions, game.reasons):
        assert table
        for key, schema in table.items():
            assert all(re.fullmatch(r"[a-z_]+:[a-z_]+", entry) for entry in schema), (key, schema)
            names = [entry.partition(":")[0] for entry in schema]
            assert len(set(names)) == len(names), (key, schema)
    assert all(len(schema) <= 4 for schema in game.events.values())


@every_game
def test_the_verbs_are_those_of_the_action_table_and_the_questions_are_frames(game: Game[Any, Any]) -> None:
    assert {a.verb for a in game.actions} == set(game.verbs)
    asks = {n for n, f in game.frames.items() if issubclass(f, Ask) and not issubclass(f, Roll)}
    assert set(game.questions) == asks


@every_game
def test_every_reason_cites_a_rule_of_the_game(game: Game[Any, Any]) -> None:
    assert all(re.match(rf"{game.prefix}(-[A-Z0-9]+)+-\d+(-[a-z]+)*$", rule) for rule in game.reasons)
    assert all(re.match(rf"{game.prefix}-[A-Z0-9]+-\d+$", option.rule) for option in game.options)


@every_table
def test_every_event_is_of_a_known_kind_and_says_no_more_than_its_schema(tables: list[Table]) -> None:
    for table in tables:
        for event in events_of(table):
            check_event(table, event)


def check_event(table: Table, event: Event) -> None:
    """Its kind, its seat, its arguments and those who may know them."""
    schema = table.game.events[event.kind]
    assert not any(event.args[len(schema) :]), (table, event)
    assert -1 <= event.seat < table.seats, (table, event)
    assert event.known_to == ALL or 0 < event.known_to < 1 << table.seats, (table, event)


def events_of(table: Table) -> list[Event]:
    s = table.new()
    told: list[Event] = []
    s.events = told
    for code in walk(table).codes:
        step(s, table.game.actions[code])
    return told


@every_table
def test_every_question_tells_the_facts_its_sentence_names(tables: list[Table]) -> None:
    for m in moments(tables):
        ask = asked(m.s)
        if ask is not None and not isinstance(ask, Roll):
            schema = m.game.questions[type(ask).__name__]
            told = m.game.told(m.s, ask)
            assert len(told) == len(schema) and all(isinstance(n, int) for n in told), (m, told)


@every_table
def test_every_row_has_a_meaning_and_a_text_in_every_question(tables: list[Table]) -> None:
    for m in moments(tables):
        ask = asked(m.s)
        names = [f"p{n}" for n in m.seats]
        if ask is None:
            continue
        for a in m.game.actions:
            meaning = ask.meaning(m.s, a)
            assert len(meaning) == len(m.game.verbs[a.verb]), (m, a)
            text = m.game.text(m.s, ask, a, names)
            assert text and "\n" not in text and "#" not in text and ":" not in text, (m, a, text)


@every_table
def test_no_two_offers_read_the_same(tables: list[Table]) -> None:
    for m in moments(tables):
        ask = asked(m.s)
        if ask is not None:
            texts = [m.game.text(m.s, ask, a, [f"p{n}" for n in m.seats]) for a in ask.legal(m.s)]
            assert len(set(texts)) == len(texts), (m, texts)


@every_table
def test_an_utterance_is_written_in_one_line_and_read_back(tables: list[Table]) -> None:
    for m in moments(tables):
        names = [f"p{n}" for n in m.seats]
        for said in utterances(m.game, m.s, MOST_READ):
            s, words = m.clone(), []
            for a in said:
                words.append(m.game.text(s, question(s), a, names))
                step(s, a)
            assert find_parts(m.game, m.s, names, " ".join(words)) == list(said), (m, words)
