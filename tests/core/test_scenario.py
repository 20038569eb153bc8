"""Scenario files: strict about what happens, and one clear sentence about what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dispetto.core.game import BadInput, Game
from dispetto.core.scenario import Failure, compare, read_scenario, run_scenario
from dispetto.games import game_named
from tests.toy import COURT

Play = Callable[..., Failure | None]

HEAD = """
title = "A told turn"
rules = ["H25-MOVE-01"]
game  = "hedz-25th"
seats = ["A", "B", "C", "D"]

[options]
board = "t25"

[position]
turn  = "A"
dinos = { A = { at = "46", rocks = 0 }, B = { at = "48", rocks = 2 } }
"""


def named(name: str) -> Game[Any, Any]:
    """The games, and the toy."""
    return COURT if name == COURT.name else game_named(name)


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """Write a scenario of these steps and run it."""

    def run(*steps: str, head: str = HEAD) -> Failure | None:
        path = tmp_path / "told.toml"
        path.write_text(head + "".join(f"\n[[then]]\n{step}\n" for step in steps))
        return run_scenario(path, named)

    return run


def complaint(failure: Failure | None) -> str:
    """What the failure says."""
    assert failure is not None, "it passed"
    return failure.message


def wrong(path: Path) -> str:
    """The one sentence about a file that cannot be run."""
    with pytest.raises(BadInput) as caught:
        run_scenario(path, named)
    text = str(caught.value)
    assert str(path) in text and "\n" not in text and text.endswith(".")
    return text


# ------------------------------------------------------------------------------------------------------- What happens


def test_a_story_that_happens_as_told_passes(play: Play) -> None:
    done = (
        'do = ["A: roll", "dice: 1", "dice: 2", "A: walk on"]\nexpect = { dinos = { A = { at = "49" } }, asked = "B" }'
    )
    assert play(done) is None


def test_a_question_with_one_offer_need_not_be_written(play: Play) -> None:
    assert play('do = ["dice: 1", "dice: 2", "A: walk on", "dice: 1"]\nexpect = { asked = "dice" }') is None


def test_what_follows_a_hash_is_comment(play: Play) -> None:
    assert play('do = ["A: roll # off we go", "dice: 1", "dice: 2  # three"]\nexpect = { asked = "A" }') is None


def test_steps_go_on_where_the_last_one_ended(play: Play) -> None:
    assert play('do = ["dice: 1"]', 'do = ["dice: 2"]', 'offers = ["A: push B", "A: walk on"]') is None


def test_a_wrong_speaker_is_a_failure(play: Play) -> None:
    failure = play('do = ["dice: 1", "dice: 2", "B: walk on"]')
    assert complaint(failure) == ("'B: walk on': A is asked now (InTheWay), not B. On offer: A: walk on; A: push B.")
    assert failure is not None and failure.step == 1


def test_an_unscripted_die_is_a_failure(play: Play) -> None:
    said = complaint(play('do = ["A: roll", "dice: 1", "A: walk on"]'))
    assert said.startswith("'A: walk on': dice is asked now (RollDice), not A.")


def test_words_that_mean_nothing_are_told_before_who_is_asked(play: Play) -> None:
    said = complaint(play('do = ["A: rol", "dice: 1"]'))
    assert said.startswith("'A: rol': 'rol' is no answer in hedz-25th. On offer: dice: 1; dice: 2;")


def test_an_unasked_answer_is_a_failure_and_names_the_rule(play: Play) -> None:
    said = complaint(play('do = ["dice: 1", "dice: 2", "A: push C"]'))
    assert said.startswith("'A: push C' is not allowed now by H25-PUSH-01 (InTheWay is asked).")


def test_words_that_mean_nothing_are_a_failure(play: Play) -> None:
    said = complaint(play('do = ["dice: 1", "dice: 2", "A: dance"]'))
    assert said.startswith("'A: dance': 'dance' is no answer in hedz-25th. On offer: A: walk on; A: push B.")


def test_a_die_that_does_not_exist_is_a_failure(play: Play) -> None:
    assert "On offer: dice: 1; dice: 2" in complaint(play('do = ["A: roll", "dice: 7"]'))


def test_a_question_with_two_offers_is_not_answered_for_anybody(play: Play) -> None:
    said = complaint(play('do = ["dice: 1", "dice: 2", "dice: 3"]'))
    assert said == "'dice: 3': A is asked now (InTheWay), not dice. On offer: A: walk on; A: push B."


def test_nothing_is_said_after_the_end(play: Play) -> None:
    head = HEAD.replace('at = "46"', 'at = "98"')
    said = complaint(play('do = ["A: roll", "dice: 2", "B: roll"]', head=head))
    assert said == "'B: roll': the game is over."


def test_a_line_needs_a_speaker(play: Play) -> None:
    said = complaint(play('do = ["roll"]'))
    assert said == "'roll' is not a line: write who answers and what, like 'A: roll' or 'dice: 4'."


def test_somebody_may_leave(play: Play) -> None:
    done = 'do = ["B: leaves"]\nexpect = { dinos = { B = { at = "gone", rocks = 0 } }, asked = "A" }'
    assert play(done) is None
    assert complaint(play('do = ["Z: leaves"]')).startswith("Nobody called 'Z' sits here: there are A, B, C, D")


def test_the_failing_step_is_counted_from_one(play: Play) -> None:
    failure = play('do = ["dice: 1"]', 'do = ["dice: 2"]', 'do = ["B: roll"]')
    assert failure is not None and failure.step == 3
    assert repr(failure).startswith(f"{failure.file}, step 3: ")


# ------------------------------------------------------------------------------------------------------- Expectations


def test_an_expectation_that_is_not_met_names_its_field_what_was_expected_and_seen(play: Play) -> None:
    said = complaint(play('do = ["dice: 1", "dice: 2"]\nexpect = { dinos = { A = { at = "49", rocks = 0 } } }'))
    assert said.startswith("dinos.A.at: expected '49', seen '48'")


def test_only_what_is_written_is_compared(play: Play) -> None:
    assert play("expect = { dinos = { B = { rocks = 2 } } }", "expect = {}") is None


def test_an_unknown_field_is_a_failure_and_the_known_ones_are_named(play: Play) -> None:
    assert complaint(play("expect = { dino = 1 }")).startswith("dino: there is no such field; there are turn, dinos")
    said = complaint(play('expect = { dinos = { Z = { at = "46" } } }'))
    assert said.startswith("dinos.Z: there is no such field; there are A, B, C, D")


def test_nothing_lies_where_zero_is_expected(play: Play) -> None:
    assert play('expect = { loose = { "22" = 0 } }') is None
    assert complaint(play('expect = { loose = { "22" = 1 } }')).startswith("loose.22: there is no such field")


def test_the_end_can_be_expected(play: Play) -> None:
    head = HEAD.replace('at = "46"', 'at = "98"')
    won = 'do = ["A: roll", "dice: 2"]\nexpect = { over = true, winner = "A", asked = "nobody", places = { A = 1, B = 2 } }'
    assert play(won, head=head) is None
    assert complaint(play("expect = { over = true }")).startswith("over: expected True, seen False")
    assert "winner" in complaint(play('expect = { winner = "A" }'))


def test_a_shared_win_lists_the_winners(play: Play) -> None:
    head = HEAD.replace('board = "t25"', 'board = "t25"\nturn_limit = 1').replace('turn  = "A"', 'turn  = "D"')
    head = head.replace("B = { at", 'D = { at = "45", rocks = 0 }, B = { at')
    told = 'do = ["A: leaves", "dice: 3", "D: spare B"]\nexpect = { over = true, winner = ["B", "D"] }'
    assert play(told, head=head) is None


def test_offers_are_exactly_these_in_any_order(play: Play) -> None:
    start = 'do = ["dice: 1", "dice: 2"]'
    assert play(start, 'offers = ["A: push B", "A: walk on"]') is None
    for offers in ('["A: walk on"]', '["A: walk on", "A: push B", "A: push C"]', "[]"):
        said = complaint(play(start, f"offers = {offers}"))
        assert said.startswith("offers: expected [") and "seen ['A: push B', 'A: walk on']" in said


def test_a_refusal_is_expected_with_its_rule(play: Play) -> None:
    assert play('refuse = { "A: push B" = "H25-GEN-05", "B: roll" = "TABLE-01" }') is None
    said = complaint(play('refuse = { "A: push B" = "H25-PUSH-01" }'))
    assert said.startswith("refuse: 'A: push B' is refused by H25-GEN-05, expected H25-PUSH-01")
    said = complaint(play('refuse = { "A: roll" = "H25-GEN-05" }'))
    assert said.startswith("refuse: 'A: roll' is allowed, expected a refusal by H25-GEN-05")
    assert "'dance' is no answer" in complaint(play('refuse = { "A: dance" = "H25-GEN-05" }'))
    assert "Nobody called 'Z'" in complaint(play('refuse = { "Z: roll" = "H25-GEN-05" }'))


def test_after_the_end_everything_is_refused_because_it_is_over(play: Play) -> None:
    head = HEAD.replace('at = "46"', 'at = "98"')
    done = 'do = ["A: roll", "dice: 2"]\nrefuse = { "B: roll" = "TABLE-03", "B: push A" = "TABLE-03" }'
    assert play(done, head=head) is None


@pytest.mark.parametrize(
    "step",
    [
        'do = ["dice: 1", "dice: 2"]\nexpect = { turn = "B" }',
        'do = ["dice: 1", "dice: 2"]\nrefuse = { "A: push B" = "H25-GEN-05" }',
        'do = ["dice: 1", "dice: 2"]\nexpect = { dinos = { Z = 1 } }',
    ],
)
def test_every_failure_says_what_is_asked_now(play: Play, step: str) -> None:
    assert "A is asked (InTheWay)" in complaint(play(step))
    assert "A is asked (InTheWay)" in complaint(play('do = ["dice: 1", "dice: 2"]', "offers = []"))


def test_compare_names_the_place() -> None:
    assert compare("", {"a": {"b": [1]}}, {"a": {"b": [1]}}) == ""
    assert compare("", {"a": {"b": 1}}, {"a": 2}) == "a: expected {'b': 1}, seen 2"


# ------------------------------------------------------------------------------------------- Defaults and fed decks


def test_others_may_answer_by_default(play: Play) -> None:
    head = 'others = "default"\n' + HEAD
    told = 'do = ["dice: 1", "dice: 2", "dice: 3", "dice: 3", "dice: 6"]'
    assert (
        play(told, 'expect = { dinos = { A = { at = "49" }, B = { at = "54" }, C = { at = "start" } } }', head=head)
        is None
    )


def test_with_defaults_a_written_answer_still_counts(play: Play) -> None:
    head = 'others = "default"\n' + HEAD
    told = 'do = ["dice: 1", "dice: 2", "A: push B"]\nexpect = { dinos = { A = { at = "48" }, B = { at = "49" } } }'
    assert play(told, head=head) is None


def test_with_defaults_dice_are_still_scripted(play: Play) -> None:
    head = 'others = "default"\n' + HEAD
    assert "dice is asked now" in complaint(play('do = ["dice: 1", "A: walk on"]', head=head))


def test_with_defaults_an_answer_that_is_never_asked_for_is_a_failure(play: Play) -> None:
    head = 'others = "default"\n' + HEAD
    assert complaint(play('do = ["dice: 1", "dice: 2", "A: push C"]', head=head))
    assert complaint(play('do = ["dice: 1", "dice: 2", "B: extra turn"]', head=head))


COURT_HEAD = """
title = "A dinner"
rules = []
game  = "court"
seats = ["A", "B"]
others = "default"
deck = "feast"
"""


def test_a_deck_feeds_every_draw(play: Play) -> None:
    step = 'expect = { hands = { A = ["feast", "feast", "feast"], B = ["feast", "feast", "feast"] }, asked = "A" }'
    assert play(step, head=COURT_HEAD) is None


def test_a_deck_of_a_card_that_is_not_there_is_a_failure(play: Play) -> None:
    head = COURT_HEAD.replace('"feast"', '"dragon"')
    assert complaint(play("expect = {}", head=head)) == "deck = 'dragon', but no such card can be drawn now."


def test_without_a_deck_the_draws_are_written(play: Play) -> None:
    head = COURT_HEAD.replace('deck = "feast"\n', "")
    assert play('do = ["deck: A feast", "deck: A theft"]\nexpect = { asked = "deck" }', head=head) is None


# ------------------------------------------------------------------------------------------------------- Bad files


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
    ('board = "t25"', 'board = "t25"\nfirst_player = 9', "first_player is the number of a seat, 1 to 4"),
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


def as_toml(value: Any) -> str:
    """A value as inline TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(k)} = {as_toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(as_toml, value)) + "]"
    return json.dumps(value)


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
