"""What the ints mean: events, verbs and questions are in the game's tables, and what is written is read back."""

from __future__ import annotations

import re
from typing import Any

from dispetto.core.engine.table import ALL, Ask, Event, Roll, step
from dispetto.core.game import Game
from dispetto.core.rounds import utterances
from dispetto.core.telling.grammar import find_parts
from dispetto.testing.broken import BrokenPromise
from dispetto.testing.tables import Table, asking, moments, question, walk

MOST_READ = 40  # utterances read back at one moment


def every_schema_names_its_arguments_and_their_kinds(game: Game[Any, Any]) -> None:
    """Verbs, events, questions and reasons list `name:kind` for each of their ints."""
    for table in (game.verbs, game.events, game.questions, game.reasons):
        if not table:
            raise BrokenPromise("A game has verbs, events, questions and reasons", game.name)
        for key, schema in table.items():
            names = [entry.partition(":")[0] for entry in schema]
            if not all(re.fullmatch(r"[a-z_]+:[a-z_]+", entry) for entry in schema) or len(set(names)) != len(names):
                raise BrokenPromise("A schema lists `name:kind`, each name once", game.name, key, schema)
    for kind, schema in game.events.items():
        if len(schema) > 4:
            raise BrokenPromise("An event has at most four arguments", game.name, kind, schema)


def the_verbs_are_those_of_the_action_table_and_the_questions_are_frames(game: Game[Any, Any]) -> None:
    """No verb without a row, no row without a verb; every Ask among the frames is a question with a sentence."""
    if (rows := {a.verb for a in game.actions}) != set(game.verbs):
        raise BrokenPromise("The verbs are not those of the action table", game.name, rows ^ set(game.verbs))
    asks = {n for n, f in game.frames.items() if issubclass(f, Ask) and not issubclass(f, Roll)}
    if set(game.questions) != asks:
        raise BrokenPromise("The questions are not the frames that ask a seat", game.name, set(game.questions) ^ asks)


def every_reason_cites_a_rule_of_the_game(game: Game[Any, Any]) -> None:
    """Reasons and options carry ids of the game's own law."""
    for rule in game.reasons:
        if not re.match(rf"{game.prefix}(-[A-Z0-9]+)+-\d+(-[a-z]+)*$", rule):
            raise BrokenPromise("A reason is no rule of the game", game.name, rule)
    for option in game.options:
        if not re.match(rf"{game.prefix}-[A-Z0-9]+-\d+$", option.rule):
            raise BrokenPromise("An option cites no rule of the game", game.name, option.key, option.rule)


def every_event_is_of_a_known_kind_and_says_no_more_than_its_schema(table: Table) -> None:
    """Its kind, its seat, its arguments and those who may know them are what the game's table says."""
    for event in events_of(table):
        check_event(table, event)


def check_event(table: Table, event: Event) -> None:
    """One event against its schema."""
    if event.kind not in table.game.events:
        raise BrokenPromise("An event is of a kind that the game does not list", table, event)
    schema = table.game.events[event.kind]
    if any(event.args[len(schema) :]):
        raise BrokenPromise("An event says more than its schema", table, event)
    if not -1 <= event.seat < table.seats:
        raise BrokenPromise("An event is of a seat that is not at the table", table, event)
    if event.known_to != ALL and not 0 < event.known_to < 1 << table.seats:
        raise BrokenPromise("An event is known to seats that are not at the table, or to nobody", table, event)


def events_of(table: Table) -> list[Event]:
    """All that happens in the table's walk."""
    s = table.new()
    told: list[Event] = []
    s.events = told
    for code in walk(table).codes:
        step(s, table.game.actions[code])
    return told


def every_question_tells_the_facts_its_sentence_names(table: Table) -> None:
    """`told` gives an int for each argument of the question's schema."""
    for m, ask in asking(table):
        if not isinstance(ask, Roll):
            schema = m.game.questions[type(ask).__name__]
            told = m.game.told(m.s, ask)
            if len(told) != len(schema) or not all(isinstance(n, int) for n in told):
                raise BrokenPromise("A question does not tell the facts its sentence names", m, schema, told)


def every_row_has_a_meaning_and_a_text_in_every_question(table: Table) -> None:
    """Also a row that is not on offer can be spoken of."""
    for m, ask in asking(table):
        names = [f"p{n}" for n in m.seats]
        for a in m.game.actions:
            if len(ask.meaning(m.s, a)) != len(m.game.verbs[a.verb]):
                raise BrokenPromise("A row means more or less than its verb's schema", m, a, ask.meaning(m.s, a))
            text = m.game.text(m.s, ask, a, names)
            if not text or "\n" in text or "#" in text or ":" in text:
                raise BrokenPromise("A row's text is empty, or has a colon, a hash or a second line", m, a, text)


def no_two_offers_read_the_same(table: Table) -> None:
    """Whoever reads the offers can tell them apart."""
    for m, ask in asking(table):
        texts = [m.game.text(m.s, ask, a, [f"p{n}" for n in m.seats]) for a in ask.legal(m.s)]
        if len(set(texts)) != len(texts):
            raise BrokenPromise("Two offers read the same", m, texts)


def an_utterance_is_written_in_one_line_and_read_back(table: Table) -> None:
    """A record's line is understood as the answer that was given."""
    for m in moments(table):
        names = [f"p{n}" for n in m.seats]
        for said in utterances(m.game, m.s, MOST_READ):
            s, words = m.clone(), []
            for a in said:
                words.append(m.game.text(s, question(s), a, names))
                step(s, a)
            if find_parts(m.game, m.s, names, " ".join(words)) != list(said):
                raise BrokenPromise("A written answer is read back as another", m, " ".join(words))


OF_A_GAME = (
    every_schema_names_its_arguments_and_their_kinds,
    the_verbs_are_those_of_the_action_table_and_the_questions_are_frames,
    every_reason_cites_a_rule_of_the_game,
)
OF_A_TABLE = (
    every_event_is_of_a_known_kind_and_says_no_more_than_its_schema,
    every_question_tells_the_facts_its_sentence_names,
    every_row_has_a_meaning_and_a_text_in_every_question,
    no_two_offers_read_the_same,
    an_utterance_is_written_in_one_line_and_read_back,
)
