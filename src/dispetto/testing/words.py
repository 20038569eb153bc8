"""Words: everything a reader is told has its sentence, in every language, and the law knows every rule that is cited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dispetto.core.engine.table import PUBLIC, Event, Roll, step, why
from dispetto.core.game import Game
from dispetto.core.telling.grammar import rule_id
from dispetto.core.telling.law import law_of
from dispetto.core.telling.words import LANGUAGES, Person, Words
from dispetto.testing.broken import BrokenPromise
from dispetto.testing.tables import Table, asking, walk

NAMES = ("Anna", "Bruno", "Carla", "Dora", "Enzo", "Fay", "Gino", "Hera", "Ivo", "Jole")


def the_game_its_options_and_its_refusals_are_named_in_every_language(game: Game[Any, Any]) -> None:
    """Title, tagline, every option and its meaning, every verb, question and reason."""
    wanted = [f"game-{game.name}-title", f"game-{game.name}-tagline"]
    wanted += [key for o in game.options for key in (f"option-{o.key}", f"option-{o.key}-text")]
    wanted += [f"ask-{name}" for name in game.questions] + [f"why-{rule}" for rule in game.reasons]
    for lang in LANGUAGES:
        words = Words(game, lang, ())
        if missing := [key for key in wanted if not words.has(key)]:
            raise BrokenPromise("Sentences are missing", game.name, f"words/{lang}.ftl", ", ".join(missing))


def the_law_is_there_in_every_language_and_knows_every_rule_that_is_cited(game: Game[Any, Any]) -> None:
    """The same ids in every language, those of reasons and options among them."""
    laws = {lang: law_of(game, lang) for lang in LANGUAGES}
    first = laws[LANGUAGES[0]]
    for lang, law in laws.items():
        if list(law) != list(first):
            raise BrokenPromise(
                "The law has not the same rules in every language", game.name, lang, set(law) ^ set(first)
            )
    cited = {rule_id(rule) for rule in game.reasons} | {option.rule for option in game.options}
    if unknown := sorted(cited - set(first)):
        raise BrokenPromise("Rules are cited that the law does not have", game.name, ", ".join(unknown))


def whoever_is_asked_can_read_the_question_its_answers_and_every_refusal(table: Table) -> None:
    """In every language; and no two offers have the same button."""
    for m, ask in asking(table):
        if isinstance(ask, Roll):
            continue
        refused = [no for a in m.game.actions if (no := why(m.s, ask.seat, a)) is not None]
        refused = list({(no.rule, no.args): no for no in refused}.values())
        for words in readers(table, ask.seat):
            buttons = [f"{words.action(m.s, ask, a)} {words.note(m.s, ask, a)}" for a in ask.legal(m.s)]
            if not words.question(m.s, ask) or len(set(buttons)) != len(buttons):
                raise BrokenPromise("A question is empty, or two of its buttons read the same", m, words.lang, buttons)
            for no in refused:
                words.reason(m.s, no)


def all_that_happens_can_be_told_to_everybody_and_so_can_the_ending(table: Table) -> None:
    """Events, hidden ones too, to who may know them and to who may not; and who has won by which rule."""
    s = table.new()
    events: list[Event] = []
    s.events = events
    everybody = [words for seat in (PUBLIC, 0, table.seats - 1) for words in readers(table, seat)]
    for code in walk(table).codes:
        step(s, table.game.actions[code])
        for words in everybody:
            if not all(words.event(s, e) for e in events):
                raise BrokenPromise("An event is told in an empty sentence", table, words.lang, events)
        events.clear()
    ending = table.game.ending(s)
    if ending is None or not all(words.ending(ending) for words in everybody):
        raise BrokenPromise("The ending is told in an empty sentence", table)


def readers(table: Table, seat: int) -> Sequence[Words]:
    """The words of a seat in every language."""
    people = [Person(NAMES[n % len(NAMES)], "fmn"[n % 3]) for n in range(table.seats)]
    return [Words(table.game, lang, people, seat) for lang in LANGUAGES]


OF_A_GAME = (
    the_game_its_options_and_its_refusals_are_named_in_every_language,
    the_law_is_there_in_every_language_and_knows_every_rule_that_is_cited,
)
OF_A_TABLE = (
    whoever_is_asked_can_read_the_question_its_answers_and_every_refusal,
    all_that_happens_can_be_told_to_everybody_and_so_can_the_ending,
)
