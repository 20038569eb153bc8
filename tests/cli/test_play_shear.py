"""The terminal table with a game whose die has colours and whose board has a track beside it: Shear Panic."""

from __future__ import annotations

import pytest

from dispetto.cli.sitting import Sitting
from tests.cli.conftest import Run, Said

PIPS = "⚀⚁⚂⚃⚄⚅●╭"


def sit(dispetto: Run, typed: str, *more: str) -> Said:
    """A table for four with a known first player; the person types these lines, then leaves."""
    return dispetto("play", "shear-panic", "--seed", "04", "--name", "Zoe", "-o", "first_player=1", *more, typed=typed)


def test_the_colour_die_has_no_pips(dispetto: Run) -> None:
    """SP-DATA-04: it has colours, and they are told in words."""
    said = sit(dispetto, "1\n1\n1\n1\n")
    assert "Your die says" in said.out and "rolls" in said.out
    assert not set(PIPS) & set(said.out)


def test_nobody_is_a_letter_on_a_board_without_letters(dispetto: Run) -> None:
    assert "You are Zoe. Against you: Bruno, Carla and Dario." in sit(dispetto, "").out
    assert "Tu sei Zoe. Contro di te: Bruno, Carla e Dario." in sit(dispetto, "", "--lang", "it").out


@pytest.mark.parametrize(
    ("lang", "track"),
    [
        ("en", "panic on 5, 10, 18, 31, 41, 46, 55, 67; walls after 24 and 61; pens on 37 and 74"),
        ("it", "panico su 5, 10, 18, 31, 41, 46, 55, 67; muretti dopo 24 e 61; recinti su 37 e 74"),
    ],
)
def test_the_board_names_panic_spaces_walls_and_pens(dispetto: Run, lang: str, track: str) -> None:
    """SP-TURN-07, SP-DATA-03, SP-DATA-07"""
    assert track in " ".join(sit(dispetto, "1\n", "--lang", lang).out.split())


def test_the_rules_say_where_this_tables_panic_spaces_are(dispetto: Run) -> None:
    """SP-DATA-03, SP-DATA-07: asked for by number or by a word, and of the set that lies here."""
    for asked in ("rules SP-DATA-03", "rules panic spaces"):
        said = " ".join(sit(dispetto, f"{asked}\n", "-o", "cards=proposal").out.split())
        assert "At this table: panic on 4, 9, 16, 22, 29, 34, 41, 46, 53, 59, 66, 71." in said
    said = " ".join(sit(dispetto, "regole SP-DATA-07\n", "--lang", "it").out.split())
    assert "A questo tavolo: muretti dopo 24 e 61; recinti su 37 e 74." in said


class Foreseen:
    """What the second column says of each answer, question by question,
    at a table that begins with the marker somewhere.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, marker: int) -> None:
        self.said: list[dict[str, str]] = []
        self.marker = marker
        self.greet = Sitting.greet
        monkeypatch.setattr("dispetto.cli.screen.Screen.question", lambda screen, *told: self.question(*told))
        monkeypatch.setattr(Sitting, "greet", lambda sitting: self.begin(sitting))

    def begin(self, sitting: Sitting) -> None:
        sitting.game.place(sitting.table.s, {"turn": "Zoe", "marker": self.marker}, sitting.names)
        self.greet(sitting)

    def question(self, sentence: str, offers: list[tuple[str, str]], mine: int) -> None:
        self.said.append(dict(offers))


def test_what_a_card_brings_the_marker_to_is_foretold(dispetto: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """SP-TURN-04, SP-TURN-06, SP-RUL-22: the time, and a panic or a wall there."""
    told = Foreseen(monkeypatch, marker=22)
    sit(dispetto, "", "-o", "cards=proposal")
    cards = told.said[0]
    assert cards["Turn 1"] == "rows 6 · time 23"
    assert cards["Push 2"] == "rows 6–7 · time 24"
    assert cards["Jump 3"] == "you +4–7 · all score, time 25"


@pytest.mark.parametrize(
    ("marker", "card", "said"),
    [
        (15, "Turn 1", "rows 6 · panic at 16!"),
        (36, "Jump 3", "you +4–7 · all score, time 37"),
        (73, "Turn 1", "you +4 · all score, and it is over"),
    ],
)
def test_panic_and_pens_are_foretold(
    dispetto: Run, monkeypatch: pytest.MonkeyPatch, marker: int, card: str, said: str
) -> None:
    """SP-TURN-06, SP-SCORE-06, SP-END-01"""
    told = Foreseen(monkeypatch, marker=marker)
    sit(dispetto, "", "-o", "cards=proposal")
    assert told.said[0][card] == said


def test_with_movement_cards_the_time_is_foretold_when_they_are_chosen(
    dispetto: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SP-RUL-31, SP-2P-05: before that only from when to when."""
    told = Foreseen(monkeypatch, marker=22)
    sit(dispetto, "Turn 1\nClockwise\n", "--seats", "2", "-o", "cards=proposal")
    assert told.said[0]["Turn 1"] == "+0–6 · time 24–26"
    assert told.said[2]["Add a 1"] == "rows 6 · no points yet, time 24"
    assert told.said[2]["Add a 2"] == "you +6, Bruno +5 · all score, time 25"
