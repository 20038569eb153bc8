"""One reader's words: who is you, who is told less, and what a sentence needs; on a toy of two questions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.engine.table import Action, Ask, Ending, Event, Reason, State
from dispetto.core.game import Game
from dispetto.core.telling.languages import languages
from dispetto.core.telling.words import MOODS, TONES, Person, Words, mood

PEOPLE = (Person("Anna", "f"), Person("Bruno", "m"), Person("Kim", "n"), Person("Dora", "f"))

TOY = """
event-hit =
    { $you ->
        [yes] You hit { $who }.
       *[no] { $who_you ->
            [yes] { $me } hits you.
           *[no] { $me } hits { $who }.
        }
    }
event-hit-hidden = { $actor } does something.
ask-Aim = Aim at { $n }, { $me }?
do-aim = Aim
do-Aim-aim = Aim { $far } at { $n }
do-aim-note = { $far } far
do-rest = Rest
why-TOY-GO-01 = Too late, { $who }.
why-TOY-GO-01-late = Far too late.
end-TOY-END-01 = { $who } ({ $n }, { $you })
option-loud = Loud
option-loud-text = How loud.
option-loud-very = very loud
game-toy-title = Toy
game-toy-tagline = A toy.
"""


class Aim(Ask[Any]):
    """Where to?"""

    def facts(self, s: State) -> tuple[int, ...]:
        return (1, 5)


class Toy(Game[Any, Any]):
    """Pieces 0 and 1 belong to seat 0, piece 2 to seat 1, who goes by its player's name."""

    name = "toy"
    events = {"hit": ("me:piece", "who:piece")}
    questions = {"Aim": ("me:piece", "n:n")}
    verbs = {"aim": ("far:n",), "rest": ()}
    reasons = {"TOY-GO-01": ("who:seat",), "TOY-GO-01-late": ()}

    def display(self, s: State, kind: str, value: int, words: Any) -> Any:
        if kind == "piece":
            name, gender = words.person(value // 2)
            return (f"{name} {value + 1}" if value < 2 else name, gender, value // 2)
        return super().display(s, kind, value, words)


def toy_in(folder: Path) -> Toy:
    """The toy, with its files in this folder."""

    class Here(Toy):
        pass

    Here.folder = folder
    return Here()


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    """A toy with words."""
    (tmp_path / "words").mkdir()
    for lang in languages():
        (tmp_path / "words" / f"{lang}.ftl").write_text(TOY)
    return toy_in(tmp_path)


def test_the_actor_is_you_and_one_of_several_pieces_is_named(toy: Toy) -> None:
    hit = Event("hit", 0, (1, 2), -1)
    assert Words(toy, "en", PEOPLE, 0).event(State(), hit) == "Anna 2 · You hit Bruno."
    assert Words(toy, "en", PEOPLE).event(State(), hit) == "Anna 2 hits Bruno."
    assert Words(toy, "en", PEOPLE, 1).event(State(), Event("hit", 1, (2, 0), -1)) == "You hit Anna 1."


def test_the_victim_is_you_unless_it_is_one_of_several_pieces(toy: Toy) -> None:
    assert Words(toy, "en", PEOPLE, 1).event(State(), Event("hit", 0, (1, 2), -1)) == "Anna 2 hits you."
    assert Words(toy, "en", PEOPLE, 0).event(State(), Event("hit", 1, (2, 0), -1)) == "Bruno hits Anna 1."


def test_who_may_not_know_is_told_less(toy: Toy) -> None:
    secret = Event("hit", 0, (1, 2), 0b01)
    assert Words(toy, "en", PEOPLE, 1).event(State(), secret) == "Anna does something."
    assert Words(toy, "en", PEOPLE, 0).event(State(), secret) == "Anna 2 · You hit Bruno."


def test_small_events_of_one_seat_are_told_together_where_the_game_has_words_for_it() -> None:
    game = all_games()["lunch-money"]
    s = game.new(3)
    drew = [Event("drew", 0, (kind,), 0b001) for kind in (0, 1, 2)]
    own, other = Words(game, "en", PEOPLE, 0), Words(game, "it", PEOPLE, 1)
    assert own.joins(drew[1], drew[0]) and not own.joins(drew[1], Event("drew", 1, (1,), 0b010))
    assert not own.joins(Event("passed", 0, (), -1), Event("passed", 0, (), -1))
    assert own.run(s, drew) == "You draw Elbow, Hail Mary and Headbutt."
    assert other.run(s, drew) == "Anna pesca 3 carte."
    assert other.run(s, drew[:1]) == "Anna pesca una carta."


def test_an_answer_may_have_its_own_words_at_a_question(toy: Toy) -> None:
    words, ask, aim = Words(toy, "en", PEOPLE, 0), Aim(0), Action(0, "aim", (3,))
    assert words.question(State(), ask) == "Anna 2 · Aim at 5, Anna 2?"
    assert words.action(State(), ask, aim) == "Aim 3 at 5"
    assert words.note(State(), ask, aim) == "3 far"
    assert words.note(State(), ask, Action(1, "rest", ())) == ""
    assert words.waiting(ask) == "One moment." and Words(toy, "en", PEOPLE, 1).waiting(ask) == "Waiting for Anna."


def test_a_reason_is_a_sentence_of_the_game_or_of_the_table(toy: Toy) -> None:
    words = Words(toy, "en", PEOPLE)
    assert words.reason(State(), Reason("TOY-GO-01", (1,))) == "Too late, Bruno."
    assert words.reason(State(), Reason("TOY-GO-01-late")) == "Far too late."
    assert "Anna" in words.reason(State(), Reason("TABLE-01", (0,)))


def test_an_ending_names_all_who_share_the_first_place(toy: Toy) -> None:
    words = Words(toy, "en", PEOPLE, 2)
    assert words.ending(Ending("TOY-END-01", (1, 2, 3), ())) == "Anna (1, no)"
    assert words.ending(Ending("TOY-END-01", (1, 1, 1, 4), ())) == "Anna, Bruno and Kim (3, yes)"


def test_an_unknown_message_and_a_missing_argument_are_errors_of_ours(toy: Toy) -> None:
    with pytest.raises(KeyError, match="no words for nothing in it"):
        Words(toy, "it", PEOPLE).get("nothing")
    with pytest.raises(ValueError, match="why-TOY-GO-01"):
        Words(toy, "en", PEOPLE).get("why-TOY-GO-01")


def test_a_file_that_is_not_fluent_is_refused(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("good = Good.\nbad = { $oops\n")
    game = toy_in(tmp_path)
    with pytest.raises(ValueError, match="bad = "):
        Words(game, "en", PEOPLE)


def test_an_unknown_language_is_english(toy: Toy) -> None:
    assert Words(toy, "xx", PEOPLE).lang == "en"


def test_a_mood_is_the_same_for_everybody_and_varies_with_what_happened() -> None:
    moods = [mood(Event("walked", 0, (0, at, at + 3, 3), -1)) for at in range(40)]
    assert moods == [mood(Event("walked", 0, (0, at, at + 3, 3), -1)) for at in range(40)]
    assert len(set(moods)) > MOODS
    assert {a for a, _ in moods} <= set(range(MOODS)) and {b for _, b in moods} == set(range(TONES))


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Jab", "Elbow"], "Jab ed Elbow"),
        (["Elbow", "Jab"], "Elbow e Jab"),
        (["Anna", "Bruno", "Elsa"], "Anna, Bruno ed Elsa"),
    ],
)
def test_in_italian_and_before_an_e_is_ed(toy: Toy, names: list[str], said: str) -> None:
    assert Words(toy, "it", PEOPLE).together(names) == said
