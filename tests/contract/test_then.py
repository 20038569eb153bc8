"""What an answer does, said before it is given: never a hint of what is hidden, never an error, in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.engine.table import Ask, Roll, asked
from dispetto.core.foresight import Thens, imagined, thens
from dispetto.core.game import Game
from dispetto.core.show.then import ICONS, TONES, Then
from dispetto.core.telling.languages import languages
from dispetto.core.telling.words import Person, Words
from dispetto.testing.secrets import twins
from dispetto.testing.tables import Moment, Table, mix, moments, replayed
from tests.contract.tables import TRIED, every_game

PEOPLE = [
    Person(name, gender)
    for name, gender in zip("Anna Bruno Carla Dario Elsa Fabio Gina Ivo Lia Max".split(), "fmnfmnfmnf")
]
MOST_LINES = 4


def questions(game: Game[Any, Any], options: tuple[tuple[str, Any], ...] = ()) -> Iterator[tuple[Moment, Ask[Any]]]:
    """Questions to seats, in a game of a few and in one of many."""
    for seats in dict.fromkeys((min(game.fewest + 1, game.most), game.most)):
        for m in moments(Table(game, seats, options, 40 + seats, 24)):
            ask = asked(m.s)
            if ask is not None and not isinstance(ask, Roll):
                yield m, ask


def told(m: Moment, s: Any, lang: str) -> Thens:
    """What is said of every answer on offer."""
    ask = asked(s)
    assert ask is not None
    return thens(m.game, imagined(m.game, s, ask.seat), Words(m.game, lang, PEOPLE, ask.seat), ask.legal(s))


def chips(then: Then) -> Iterator[Then]:
    """A consequence and those below it."""
    yield then
    yield from then.also


@every_game
def test_consequences_are_whole_in_every_language_and_change_nothing(game: Game[Any, Any]) -> None:
    for m, _ in questions(game):
        lying = game.dump(m.s)
        said = {lang: told(m, m.s, lang) for lang in languages()}
        assert game.dump(m.s) == lying, (m, "the table was touched")
        assert len({frozenset(found) for found in said.values()}) == 1, (m, "said in one language only")
        for chip in (chip for found in said.values() for then in found.values() for chip in chips(then)):
            assert (chip.text or chip.lead).strip() and chip.tone in TONES, (m, chip)
            assert chip.text.count("\n") < MOST_LINES and "{" not in chip.text, (m, chip)
            assert chip.icon in ("", *ICONS) or (chip.icon.startswith("<svg") and " id=" not in chip.icon), (m, chip)
            assert "style=" not in chip.picture()


@every_game
def test_consequences_are_the_same_whatever_is_hidden(game: Game[Any, Any]) -> None:
    for m, ask in questions(game):
        for seat, twin in twins(m):
            if seat == ask.seat:
                assert told(m, m.s, "en") == told(m, twin, "en"), (m, "a consequence tells what is hidden")


# Where nothing true can be said: a game, a question, a verb, and why. Every other answer says what it does.
SILENT: dict[tuple[str, str, str], str] = {}
OFTEN = 3  # each answer to each kind of question is looked at so often in one game
MIXES = 40


def tried_on(game: Game[Any, Any]) -> list[Table]:
    """A game of a few, one of many, one in which types are chosen, and mixes of all options."""
    typed = (("types", "choose"),) if any(o.key == "types" for o in game.options) else ()
    plain = [Table(game, seats, options, 40 + seats) for seats in (game.fewest, game.most) for options in {(), typed}]
    return plain + [mix(game, n) for n in range(MIXES)]


@pytest.mark.parametrize("name", all_games())
def test_every_answer_a_person_can_meet_says_what_it_does(name: str) -> None:
    game = TRIED[name]
    asks = set()
    for table in tried_on(game):
        seen: Counter[tuple[str, str]] = Counter()
        for n, (s, ask) in enumerate(replayed(table)):
            if ask is None or isinstance(ask, Roll):
                continue
            keys = {a.code: (type(ask).__name__, a.verb) for a in ask.legal(s)}
            if len(keys) < 2 or all(seen[key] >= OFTEN for key in keys.values()):
                continue
            seen.update(set(keys.values()))
            asks.add(type(ask))
            found = told(Moment(table, s, n), s, "en")
            mute = [key for code, key in keys.items() if code not in found and (name, *key) not in SILENT]
            assert not mute, (table, f"after {n} answers", mute)
    assert len(asks) > 3, asks
