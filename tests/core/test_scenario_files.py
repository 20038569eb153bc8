"""Scenario files that cannot be run: one clear sentence about what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dispetto.core.catalogue import game_named
from dispetto.core.errors import BadInput
from dispetto.core.telling.scenario import read_scenario, run_scenario
from tests.core.stories import HEAD, named
from tests.core.toml import as_toml


def wrong(path: Path) -> str:
    """The one sentence about a file that cannot be run."""
    with pytest.raises(BadInput) as caught:
        run_scenario(path, named)
    text = str(caught.value)
    assert str(path) in text and "\n" not in text and text.endswith(".")
    return text


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert wrong(tmp_path / "nowhere.toml") == f"There is no scenario file {tmp_path / 'nowhere.toml'}."


def test_a_folder_or_a_picture_is_no_scenario(tmp_path: Path) -> None:
    assert "cannot be read" in wrong(tmp_path)
    (tmp_path / "told.toml").write_bytes(b"\xff\xd8\xff")
    assert "cannot be read as TOML" in wrong(tmp_path / "told.toml")
    (tmp_path / "told.toml").write_text("title = ")
    assert "cannot be read as TOML" in wrong(tmp_path / "told.toml")


@pytest.mark.parametrize("key", ["title", "game", "seats", "then"])
def test_a_missing_key_is_named(tmp_path: Path, key: str) -> None:
    lines = [line for line in HEAD.splitlines() if not line.startswith(key)]
    then = "" if key == "then" else "\n[[then]]\nexpect = {}\n"
    path = tmp_path / "told.toml"
    path.write_text("\n".join(lines) + then)
    assert wrong(path) == f"{path}: a scenario needs {key!r}."


BAD: list[tuple[str, str, str]] = [
    ('title = "A told turn"', 'titel = "A told turn"', "a scenario has no 'titel'; it knows "),
    ("[[then]]", "[[than]]", "a scenario has no 'than'"),
    ("expect", "expects", "step 1: there is no 'expects'; a step knows "),
    ('game  = "hedz-25th"', 'game = "chess"', "There is no game 'chess': there are "),
    ('["A", "B", "C", "D"]', '["A"]', "hedz-25th is for 2 to 8 players, not 1"),
    ('["A", "B", "C", "D"]', '["A", "A", "C", "D"]', "seats is a list of different names"),
    ('["A", "B", "C", "D"]', '["A", "B", "C", 4]', "seats is a list of different names"),
    ('["A", "B", "C", "D"]', '["A", "B", "C", ""]', "seats is a list of different names"),
    ('["A", "B", "C", "D"]', '"ABCD"', "seats is a list of different names"),
    ('["A", "B", "C", "D"]', '["A", "B", "dice", "D"]', "seats is a list of different names"),
    ('["A", "B", "C", "D"]', '["A", "B", "deck", "D"]', "seats is a list of different names"),
    ('["A", "B", "C", "D"]', '["A", "B", "C:C", "D"]', "seats is a list of different names"),
    ('board = "t25"', 'bord = "t25"', "hedz-25th has no option 'bord': it knows "),
    ('board = "t25"', 'board = "atlantis"', "There is no board 'atlantis'"),
    ('board = "t25"', 'board = "t25"\nduo = 7', "Option duo cannot be 7: it takes on, off"),
    ('board = "t25"', 'board = "t25"\nturn_limit = -1', "Option turn_limit cannot be -1"),
    ('board = "t25"', 'board = "t25"\nfirst_player = 7', "first_player is the number of a seat, 1 to 4"),
    ('turn  = "A"', 'turn = "Z"', "There is no dino 'Z' at this table: there are A, B, C, D"),
    ('turn  = "A"', "trun = 1", "position has no field 'trun': hedz-25th knows "),
    ('at = "46"', 'at = "146"', "Board t25 has no space '146'"),
    ("rocks = 2", "rocks = -2", "position, dino B: rocks = -2 is not at, rocks (0 or more) or a type"),
    ("rocks = 2", 'rocks = "many"', "position, dino B: rocks = 'many' is not at, rocks (0 or more) or a type"),
    ("rocks = 2", 'type = "dragon"', "position, dino B: type = 'dragon' is not at"),
    ("rocks = 2", "hat = 2", "position, dino B: hat = 2 is not at"),
    ("B = { at", "Z = { at", "There is no dino 'Z'"),
    ('turn  = "A"', 'turn = "A"\nloose = { "46" = -1 }', "loose rocks on 46: -1 is not a number of rocks"),
    ('turn  = "A"', 'turn = "A"\nloose = { "x" = 1 }', "Board t25 has no space 'x'"),
    ('title = "A told turn"', 'title = "A told turn"\nothers = "defualt"', "others"),
]


@pytest.mark.parametrize(("old", "new", "says"), BAD, ids=[new for _, new, _ in BAD])
def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path, old: str, new: str, says: str) -> None:
    text = HEAD + "\n[[then]]\nexpect = {}\n"
    assert old in text
    path = tmp_path / "told.toml"
    path.write_text(text.replace(old, new))
    assert says in wrong(path)


# Of the right name and the wrong kind: a number where a list stands, a word where a table stands …
MISSHAPEN = [
    ('board = "t25"', "board = 25"),
    ('[options]\nboard = "t25"', 'options = "t25"'),
    ('[options]\nboard = "t25"', "options = 3"),
    ('turn  = "A"', 'turn = ["A"]'),
    ('turn  = "A"', 'turn = "A"\nround = "two"'),
    ('turn  = "A"', 'turn = "A"\nloose = 3'),
    ('turn  = "A"', 'turn = "A"\nloose = ["46"]'),
    ("B = { at = ", "B = 3, C = { at = "),
    ("rocks = 2", "rocks = true"),
    ("rocks = 2", "rocks = 2.5"),
    ("rocks = 2", "type = ['trex']"),
    ("expect = {}", "expect = 3"),
    ("expect = {}", "expect = ['A']"),
    ("expect = {}", "do = 3"),
    ("expect = {}", "do = [3]"),
    ("expect = {}", "do = 'A: roll'"),
    ("expect = {}", "offers = 3"),
    ("expect = {}", "offers = [3, 'A: roll']"),
    ("expect = {}", "refuse = 3"),
    ("expect = {}", "refuse = ['A: roll']"),
    ("expect = {}", "refuse = { 'A: push B' = 5 }"),
    ("[[then]]\nexpect = {}", "[then]\nexpect = {}"),
    ("[[then]]\nexpect = {}", ""),
    ('game  = "hedz-25th"', "game = 25"),
    ('game  = "hedz-25th"', 'game = "hedz-25th"\ndeck = 5'),
    ('game  = "hedz-25th"', 'game = "hedz-25th"\nothers = 5'),
    ('rules = ["H25-MOVE-01"]', "rules = 5"),
    ('title = "A told turn"', "title = 5"),
]


@pytest.mark.parametrize(("old", "new"), MISSHAPEN, ids=[new for _, new in MISSHAPEN])
def test_a_misshapen_file_is_refused_in_one_sentence(tmp_path: Path, old: str, new: str) -> None:
    head = HEAD
    then = "\n[[then]]\nexpect = {}\n"
    path = tmp_path / "told.toml"
    if new.startswith("options"):  # a plain key stands before the tables
        head = new + "\n" + head.replace(old, "")
        text = head + then
    else:
        text = (head + then).replace(old, new)
        assert text != head + then
    path.write_text(text)
    try:
        failure = run_scenario(path, named)
    except BadInput as e:
        assert "\n" not in str(e)
    else:
        assert failure is not None and "\n" not in failure.message


def leaves_of(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a nest of tables and lists."""
    found = [path] if path else []
    if isinstance(value, dict):
        found += [p for k, v in value.items() for p in leaves_of(v, (*path, k))]
    if isinstance(value, list):
        found += [p for i, v in enumerate(value) for p in leaves_of(v, (*path, i))]
    return found


WHOLE: dict[str, Any] = {
    "title": "A told turn",
    "rules": ["H25-MOVE-01"],
    "game": "hedz-25th",
    "seats": ["A", "B", "C", "D"],
    "options": {"board": "t25", "duo": True, "turn_limit": 3, "types": "none", "first_player": 1},
    "position": {
        "turn": "A",
        "dinos": {"A": {"at": "46", "rocks": 0, "type": "trex"}, "B": {"at": "48", "rocks": 2}},
        "loose": {"47": 1},
        "round": 2,
        "extra": True,
    },
    "then": [
        {"do": ["A: roll", "dice: 1"], "refuse": {"A: push B": "TABLE-02"}, "expect": {"asked": "dice"}},
        {"offers": ["dice: 1"], "expect": {"dinos": {"A": {"at": "46"}}}},
    ],
}
JUNK = st.one_of(
    st.booleans(),
    st.integers(-3, 300),
    st.sampled_from(["", "A", "dice: 4", "A: roll", ":", "#", "start", "t25", "../x.toml", "A: ????", "undo 2"]),
    st.sampled_from(["[]", "{}", '["A", 3]', '{"A": {"at": 3}}', '{"x": []}', "2.5"]).map(json.loads),
)


@given(data=st.data())
def test_whatever_stands_in_a_file_nothing_worse_than_a_sentence_happens(tmp_path_factory: Any, data: Any) -> None:
    whole = json.loads(json.dumps(WHOLE))
    for _ in range(data.draw(st.integers(1, 2))):
        place = data.draw(st.sampled_from(leaves_of(whole)))
        inner = whole
        for key in place[:-1]:
            inner = inner[key]
        inner[place[-1]] = data.draw(JUNK)
    path = tmp_path_factory.getbasetemp() / "junk.toml"
    path.write_text("\n".join(f"{key} = {as_toml(value)}" for key, value in whole.items()))
    try:
        failure = run_scenario(path, named)
    except BadInput as e:
        assert "\n" not in str(e)
    else:
        assert failure is None or "\n" not in failure.message


def test_a_board_file_may_lie_beside_the_scenario(tmp_path: Path) -> None:
    board = Path(game_named("hedz-25th").folder) / "data" / "t25.toml"
    (tmp_path / "mine.toml").write_text(board.read_text())
    path = tmp_path / "told.toml"
    path.write_text(HEAD.replace('board = "t25"', 'board = "mine.toml"') + '\n[[then]]\nexpect = { asked = "A" }\n')
    assert run_scenario(path, named) is None


def test_reading_alone_checks_the_shape(tmp_path: Path) -> None:
    path = tmp_path / "told.toml"
    path.write_text(HEAD + "\n[[then]]\nexpect = {}\n")
    assert read_scenario(path)["title"] == "A told turn"
