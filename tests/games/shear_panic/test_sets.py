"""Card sets and positions from files: one clear sentence for every fault."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from dispetto.core.errors import BadInput
from dispetto.core.telling.law import law_of
from dispetto.core.telling.words import Person, Words
from dispetto.games.shear_panic.sets import DATA, card_set
from tests.games.shear_panic.told import GAME, NAMES

GOOD = (DATA / "proposal.toml").read_text(encoding="utf-8")


def own(tmp_path: Path, text: str) -> str:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("name", sorted(p.stem for p in DATA.glob("*.toml")))
def test_a_shipped_set_is_sound(name: str) -> None:
    """SP-DATA-02, SP-DATA-03, SP-DATA-06, SP-CARD-01, SP-CARD-05"""
    actions, values, no_undo, panic = card_set(name)
    assert len(actions) == len(values) == len(no_undo) == 12
    assert set(actions) == set(range(7)) and all(values.count(v) >= 3 for v in (1, 2, 3))
    assert [a >= 5 for a in actions] == [bool(n) for n in no_undo]
    assert list(zip(values, actions, strict=True)) == sorted(zip(values, actions, strict=True))
    assert len(panic) == 75 and not panic[0] and not panic[74]


def test_the_house_set_has_four_cards_of_each_value() -> None:
    """SP-DATA-02: as a public review of this edition reports."""
    _, values, _, _ = card_set("standard")
    assert [values.count(v) for v in (1, 2, 3)] == [4, 4, 4]


def test_the_house_set_has_panic_in_every_phase_and_on_both_sides_of_each_wall() -> None:
    """SP-DATA-03: and the law names the spaces."""
    _, _, _, panic = card_set("standard")
    spaces = [n for n, on in enumerate(panic) if on]
    stretches = ((1, 12), (13, 24), (25, 37), (38, 49), (50, 61), (62, 73))
    assert [sum(low <= n <= high for n in spaces) for low, high in stretches] == [2, 1, 1, 2, 1, 1]
    for lang in ("en", "it"):
        named = law_of(GAME, lang)["SP-DATA-03"].text.rpartition("5, 10")
        assert [int(n) for n in re.findall(r"\d+", "5, 10" + named[2])] == spaces


def test_a_table_may_bring_its_own_set(tmp_path: Path) -> None:
    """SP-DATA-02, SP-DATA-03"""
    path = own(tmp_path, GOOD.replace("panic = [4, 9,", "panic = [1, 9,"))
    s = GAME.new(4, {"cards": path})
    assert (s.setup.panic[1], s.setup.panic[4]) == (1, 0)
    assert GAME.dump(GAME.load(GAME.dump(s))) == GAME.dump(s)


CARD = '[[card]]\naction = "turn"\nvalue = 1\nno_undo = true'
FAULTS = [
    ("twelve", lambda t: t.replace(CARD, "")),
    ("no action 'shove'", lambda t: t.replace('action = "push"', 'action = "shove"')),
    ("value 4", lambda t: t.replace("value = 3", "value = 4")),
    ("value True", lambda t: t.replace("value = 1", "value = true", 1)),
    ("three cards must have the value 1", lambda t: t.replace("value = 1", "value = 2")),
    ("no card has the action turn", lambda t: t.replace('action = "turn"', 'action = "align"')),
    ("no_undo is true or false", lambda t: t.replace("no_undo = true", "no_undo = 1")),
    ("cannot bear the no-undo mark", lambda t: t.replace('action = "push"', 'action = "push"\nno_undo = true')),
    ("card 1 has no 'colour'", lambda t: t.replace('action = "move"', 'colour = 1\naction = "move"', 1)),
    ("from 1 to 73", lambda t: t.replace("panic = [4,", "panic = [74,")),
    ("from 1 to 73", lambda t: t.replace("panic = [4,", "panic = [0,")),
    ("twice", lambda t: t.replace("panic = [4,", "panic = [9,")),
    ("has no 'deck'", lambda t: "deck = 1\n" + t),
    ("provenance is one of", lambda t: t.replace('"house"', '"dreamt"')),
    ("cannot be read as TOML", lambda t: t + "\n[[card"),
]


@pytest.mark.parametrize(("sentence", "spoil"), FAULTS, ids=[f[0] for f in FAULTS])
def test_a_fault_is_told_in_one_sentence_with_the_file(tmp_path: Path, sentence: str, spoil: Any) -> None:
    """SP-DATA-02, SP-DATA-03"""
    path = own(tmp_path, spoil(GOOD))
    with pytest.raises(BadInput) as caught:
        GAME.new(4, {"cards": path})
    said = str(caught.value)
    assert sentence in said and said.startswith(path) and said.endswith(".") and "\n" not in said


def test_a_set_that_is_not_there_is_named() -> None:
    with pytest.raises(BadInput, match="no card set 'mine': shipped are proposal, standard"):
        GAME.new(4, {"cards": "mine"})
    with pytest.raises(BadInput, match=r"no card set file /nowhere/mine\.toml"):
        GAME.new(4, {"cards": "/nowhere/mine.toml"})


@pytest.mark.parametrize(
    "barred", ["line S 7", "line W 1", "diagonal NE 2", "diagonal SW 18", "diagonal SE 1", "diagonal NW 17"]
)
def test_a_barred_line_that_is_shown_can_be_placed_again(barred: str) -> None:
    """SP-RUL-18"""
    s = GAME.new(4, {"first_player": 1})
    GAME.place(s, {"barred": barred}, NAMES)
    assert GAME.show(s, NAMES)["barred"] == barred


POSITIONS: list[tuple[dict[str, Any], str]] = [
    ({"wolf": 1}, "no field 'wolf'"),
    ({"marker": 74}, "marker is a number from 0 to 73"),
    ({"marker": "x"}, "marker is a number"),
    ({"facing": "NE"}, "no facing 'NE'"),
    ({"figure": "wolf"}, "no figure 'wolf'"),
    ({"turn": "Pink"}, "no player 'Pink'"),
    ({"points": {"Red": -1}}, "points is a number"),
    ({"points": 3}, "points is a table"),
    ({"sheep": {"Z9": [1, 1]}}, "no sheep 'Z9'"),
    ({"sheep": {"R1": [0, 1]}}, "1 to 9 each"),
    ({"sheep": {"R1": [5, 5]}}, "two sheep stand on one cell"),
    ({"meadow": ". ."}, "nine lines of nine cells"),
    ({"meadow": "\n".join([". " * 9] * 9)}, "each of R1"),
    ({"cards": {"Red": ["fly 1"]}}, "no (further) card 'fly 1'"),
    ({"cards": {"Red": ["turn 1", "turn 1"]}}, "no (further) card 'turn 1'"),
    ({"moves": {"Red": [4]}}, "no (further) movement card"),
    ({"barred": "push N"}, "barred is"),
    ({"barred": "line NE 3"}, "barred is"),
    ({"barred": "line N 10"}, "barred is"),
    ({"barred": "diagonal NE 1"}, "barred is"),
]


@pytest.mark.parametrize(("position", "sentence"), POSITIONS, ids=[p[1] for p in POSITIONS])
def test_a_position_that_makes_no_sense_is_told_in_one_sentence(position: dict[str, Any], sentence: str) -> None:
    s = GAME.new(4)
    with pytest.raises(BadInput) as caught:
        GAME.place(s, position, NAMES)
    said = str(caught.value)
    assert sentence in said and said.endswith(".") and "\n" not in said


def test_what_is_shown_can_be_placed_again() -> None:
    s = GAME.new(4, {"first_player": 1})
    GAME.place(s, {"turn": "Green", "marker": 33, "facing": "W", "points": {"Blue": 7}, "barred": "align S"}, NAMES)
    shown = GAME.show(s, NAMES)
    again = GAME.new(4, {"first_player": 1})
    GAME.place(again, shown, NAMES)
    assert GAME.show(again, NAMES) == shown
    assert GAME.board_text(GAME.view(s, 0), Words(GAME, "en", [Person(n) for n in NAMES])).count("\n") == 16
