"""Records: read what was written, and play it again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from court import COURT
from hypothesis import given
from hypothesis import strategies as st

from dispetto.core.errors import BadInput
from dispetto.core.telling.record import Chance, Line, Record, parse, parse_line, read_record, replay, standing, write
from tests.core.records import HEDZ, changed, first_roll, played

# --------------------------------------------------------------------------------------------------- Write and parse

WORD = st.text(
    st.characters(codec="utf-8", exclude_characters=":#", exclude_categories=["Z", "C"]), min_size=1, max_size=6
)
WORDS = st.lists(WORD, min_size=1, max_size=4).map(" ".join)
SPEAKER = WORD.filter(lambda w: w not in ("dice", "deck", "undo"))
CHANCES = st.builds(
    Chance, st.integers(0, 10**6), st.lists(st.integers(1, 60), min_size=1, max_size=6).map(tuple), st.integers(0, 5)
)
LINES = st.one_of(
    st.builds(Line, SPEAKER, WORDS),
    st.builds(Line, st.sampled_from(["dice", "deck"]), WORDS, st.none() | CHANCES),
    st.builds(Line, st.just("undo"), st.integers(0, 99).map(str)),
)
KEY = st.from_regex(r"[a-z][a-z_]{0,8}", fullmatch=True)
ANY_TEXT = st.text(st.characters(codec="utf-8"), max_size=12)
OPTIONS = st.dictionaries(KEY, st.booleans() | st.integers(-(2**60), 2**60) | ANY_TEXT, max_size=4)
NUMBERS = st.lists(st.integers(-9, 999), max_size=4).map(tuple)
OWN = {
    "format",
    "game",
    "rules",
    "seats",
    "options_hash",
    "commitment",
    "nonces",
    "seed",
    "places",
    "scores",
    "end_rule",
}
UNENDED = st.builds(
    Record,
    game=ANY_TEXT,
    rules=st.integers(0, 99),
    seats=st.lists(ANY_TEXT, max_size=4).map(tuple),
    options=OPTIONS,
    lines=st.lists(LINES, max_size=6).map(tuple),
    commitment=ANY_TEXT,
    nonces=st.lists(ANY_TEXT, max_size=3).map(tuple),
    seed=ANY_TEXT,
    extra=st.dictionaries(KEY.filter(lambda k: k not in OWN | {"actions", "options"}), ANY_TEXT, max_size=2),
)
ENDED = st.builds(
    lambda r, places, scores, rule: replace(r, places=places, scores=scores, end_rule=rule),
    UNENDED,
    NUMBERS,
    NUMBERS,
    ANY_TEXT.filter(bool),
)


@given(r=UNENDED | ENDED)
def test_what_was_written_is_read_again(r: Record) -> None:
    assert parse(write(r)) == r


def test_a_whole_game_is_read_again(whole: tuple[Record, Any], tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text(write(whole[0]), encoding="utf-8")
    assert read_record(path) == whole[0]


def test_it_is_a_text_people_can_read(whole: tuple[Record, Any]) -> None:
    lines = write(whole[0]).splitlines()
    assert lines[:3] == ["format = 1", 'game = "hedz-25th"', "rules = 1"]
    assert 'seats = ["N0", "N1", "N2", "N3"]' in lines
    assert lines.count("actions = [") == 1
    assert any(line.startswith('  "p1: roll') for line in lines)
    assert '  "dice: ' in "\n".join(lines) and " > " in "\n".join(lines)


def test_comments_that_are_no_odds_are_only_comments() -> None:
    assert parse_line("dice: 4 # a good one", "here") == Line("dice", "4")
    assert parse_line("p1: roll # 1: 2 > 3", "here") == Line("p1", "roll")
    assert parse_line("dice: 4 # 7: 1 1 1 1 1 1 > 3", "here") == Line("dice", "4", Chance(7, (1, 1, 1, 1, 1, 1), 3))


# -------------------------------------------------------------------------------------------------------------- Replay


def test_a_record_leads_to_the_same_table(whole: tuple[Record, Any], dinner: tuple[Record, Any]) -> None:
    for game, (r, s) in ((HEDZ, whole), (COURT, dinner)):
        assert game.dump(replay(game, r)) == game.dump(s)
        assert game.dump(replay(game, parse(write(r)))) == game.dump(s)


def test_forced_answers_may_be_left_out() -> None:
    r, s = played(HEDZ, 4, {"board": "t25"}, 300, forced=False)
    assert not any(line.text == "roll" for line in r.lines)
    assert HEDZ.dump(replay(HEDZ, replace(r, lines=r.lines[:-1]))) != HEDZ.dump(s)
    assert len(standing(r.lines)) == len(r.lines)
    replay(HEDZ, r)


def test_it_may_be_replayed_in_part_and_heard() -> None:
    r, _ = played(HEDZ, 4, {"board": "t25"}, 60)
    events: list[Any] = []
    replay(HEDZ, r, upto=20, events=events)
    early = len(events)
    events.clear()
    replay(HEDZ, r, events=events)
    assert 0 < early < len(events)


def test_an_undo_takes_back_lines() -> None:
    told = [Line("dice", "first p1"), Line("p1", "roll"), Line("dice", "5"), Line("undo", "2"), Line("p1", "roll")]
    assert standing(tuple(told)) == [Line("dice", "first p1"), Line("p1", "roll")]
    assert standing((Line("p1", "roll"), Line("undo", "9"), Line("p2", "roll"))) == [Line("p2", "roll")]
    assert standing((Line("p1", "roll"), Line("undo", "0"))) == [Line("p1", "roll")]
    r = Record("hedz-25th", 1, ("A", "B", "C", "D"), {"board": "t25"}, (*told, Line("dice", "2"), Line("p1", "keep")))
    s = replay(HEDZ, r)
    assert HEDZ.show(s, "ABCD")["dinos"]["A"]["at"] == "2"


def test_a_departure_is_a_line() -> None:
    lines = (Line("dice", "first p1"), Line("p2", "leaves"), Line("p1", "roll"))
    r = parse(write(Record("hedz-25th", 1, ("A", "B", "C", "D"), {"board": "t25"}, lines)))
    assert HEDZ.show(replay(HEDZ, r), "ABCD")["dinos"]["B"]["at"] == "gone"


def test_the_line_where_it_stops_fitting_is_named(whole: tuple[Record, Any]) -> None:
    n = first_roll(whole[0])
    with pytest.raises(BadInput, match=rf"stops fitting the rules at line {n + 1}: 'p1: dance"):
        replay(HEDZ, changed(whole[0], n, Line("p1", "dance")))


def test_options_that_no_longer_fit_are_named(whole: tuple[Record, Any]) -> None:
    with pytest.raises(BadInput, match="does not fit the present rules: hedz-25th has no option 'hats'"):
        replay(HEDZ, replace(whole[0], options={"hats": True}))
    with pytest.raises(BadInput, match="does not fit the present rules: hedz-25th is for 2 to 8 players, not 0"):
        replay(HEDZ, replace(whole[0], seats=()))
