"""Records: read what was written, play it again, find who tampered, and keep secrets."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dispetto.core.dice import Dice, SealedDice, derive
from dispetto.core.game import BadInput, Game
from dispetto.core.record import (
    Chance,
    Line,
    Record,
    options_hash,
    parse,
    parse_line,
    read_record,
    redact,
    replay,
    seat_names,
    standing,
    verify,
    write,
)
from dispetto.core.table import ALL, PUBLIC, Roll, asked, step
from dispetto.core.telling import HIDDEN
from dispetto.games import game_named
from tests.toy import COURT
from tests.toy import flow as toy

HEDZ = game_named("hedz-25th")
SEED = hashlib.sha256(b"a quiet afternoon").digest()


def played(
    game: Game[Any, Any], seats: int, options: dict[str, Any], answers: int = 100_000, forced: bool = True
) -> tuple[Record, Any]:
    """A game with sealed dice and random players, as a record, and the table it led to."""
    s = game.new(seats, options)
    names = seat_names(seats)
    sealed = SealedDice(SEED, ("salt", "pepper"))
    chooser = Dice(7)
    lines: list[Line] = []
    while (ask := asked(s)) is not None and answers > 0:
        answers -= 1
        offers = ask.legal(s)
        if isinstance(ask, Roll):
            weights, counter = tuple(ask.odds(s)), sealed.counter
            pick = sealed.pick(weights)
            a = offers[pick]
            lines.append(Line(ask.actor(), game.text(s, ask, a, names), Chance(counter, weights, pick)))
        else:
            a = offers[chooser.below(len(offers))]
            text = game.text(s, ask, a, names)
            if ask.part() > 0:
                lines[-1] = Line(lines[-1].who, f"{lines[-1].text} {text}")
            elif len(offers) > 1 or forced:
                lines.append(Line(names[ask.seat], text))
        step(s, a)
    made = Record(game.name, 1, tuple(f"N{i}" for i in range(seats)), game.chosen(s), tuple(lines), sealed.commitment())
    made = replace(made, nonces=("salt", "pepper"))
    ending = game.ending(s)
    if ending is not None:
        made = replace(made, seed=SEED.hex(), places=ending.places, scores=ending.scores, end_rule=ending.rule)
    return made, s


@pytest.fixture(scope="module")
def whole() -> tuple[Record, Any]:
    """A whole game of Hedz."""
    return played(HEDZ, 4, {"board": "t25", "turn_limit": 12})


@pytest.fixture(scope="module")
def dinner() -> Iterator[tuple[Record, Any]]:
    """A whole game of the toy: its draws and its bids are secret."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(toy.Draw, "known_to", lambda ask, s: 1 << ask.who)
        patch.setattr(toy.Bid, "known_to", lambda ask, s: 1 << ask.seat)
        yield played(COURT, 3, {})


def changed(r: Record, n: int, line: Line) -> Record:
    """The record with another line in place of its n-th."""
    return replace(r, lines=(*r.lines[:n], line, *r.lines[n + 1 :]))


def first_roll(r: Record) -> int:
    """Where the first die is."""
    return next(n for n, line in enumerate(r.lines) if line.chance is not None and len(line.chance.weights) == 6)


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


# -------------------------------------------------------------------------------------------------------------- Verify


def test_an_honest_record_has_no_faults(whole: tuple[Record, Any], dinner: tuple[Record, Any]) -> None:
    assert verify(HEDZ, whole[0]) == []
    assert verify(COURT, dinner[0]) == []


def test_an_honest_record_without_forced_answers_has_none_either() -> None:
    r, _ = played(HEDZ, 4, {"board": "t25", "turn_limit": 5}, forced=False)
    assert r.over and verify(HEDZ, r) == []


def test_without_the_seed_nothing_can_be_checked(whole: tuple[Record, Any]) -> None:
    (fault,) = verify(HEDZ, replace(whole[0], seed=""))
    assert fault.startswith("The seed has not been revealed")


def test_another_seed_is_found(whole: tuple[Record, Any]) -> None:
    faults = verify(HEDZ, replace(whole[0], seed=hashlib.sha256(b"another").hexdigest()))
    assert faults[0] == "The revealed seed does not match the commitment published before the first roll."
    assert len(faults) > 1


def test_a_seed_that_is_no_seed_is_found(whole: tuple[Record, Any]) -> None:
    assert verify(HEDZ, replace(whole[0], seed="not a seed at all"))


def test_another_commitment_is_found(whole: tuple[Record, Any]) -> None:
    assert len(verify(HEDZ, replace(whole[0], commitment="0" * 64))) == 1


def test_other_nonces_are_found(whole: tuple[Record, Any]) -> None:
    assert verify(HEDZ, replace(whole[0], nonces=("salt",)))


def test_a_changed_die_is_found(whole: tuple[Record, Any]) -> None:
    n = first_roll(whole[0])
    line = whole[0].lines[n]
    other = "1" if line.text != "1" else "2"
    faults = verify(HEDZ, changed(whole[0], n, replace(line, text=other)))
    assert len(faults) == 1 and "the pick means another answer" in faults[0]


def test_a_changed_pick_is_found(whole: tuple[Record, Any]) -> None:
    n = first_roll(whole[0])
    line = whole[0].lines[n]
    assert line.chance is not None
    pick = (line.chance.pick + 1) % 6
    lie = replace(line, text=str(pick + 1), chance=replace(line.chance, pick=pick))
    faults = verify(HEDZ, changed(whole[0], n, lie))
    assert faults[0].startswith(f"Line {n + 1} (dice: {pick + 1}) is not what the seed gives for counter")


def test_loaded_dice_are_found(whole: tuple[Record, Any]) -> None:
    n = first_roll(whole[0])
    line = whole[0].lines[n]
    assert line.chance is not None
    weights = (1, 1, 1, 1, 1, 9)
    pick = derive(SEED, whole[0].nonces, line.chance.counter, weights)
    lie = Line("dice", str(pick + 1), Chance(line.chance.counter, weights, pick))
    assert any("these are not the odds of this roll" in fault for fault in verify(HEDZ, changed(whole[0], n, lie)))


@pytest.mark.parametrize(
    "chance", [Chance(0, (), 0), Chance(0, (0, 0), 0), Chance(0, (1, 1), 9), Chance(0, (-1, 1), 0)]
)
def test_odds_that_make_no_sense_are_found(whole: tuple[Record, Any], chance: Chance) -> None:
    n = first_roll(whole[0])
    assert verify(HEDZ, changed(whole[0], n, replace(whole[0].lines[n], chance=chance)))


def test_a_pick_that_no_die_has_is_found(whole: tuple[Record, Any]) -> None:
    n = first_roll(whole[0])
    line = whole[0].lines[n]
    assert line.chance is not None
    assert verify(HEDZ, changed(whole[0], n, replace(line, chance=replace(line.chance, pick=17))))


def test_a_die_that_does_not_say_how_it_fell_is_found(whole: tuple[Record, Any]) -> None:
    n = first_roll(whole[0])
    (fault,) = verify(HEDZ, changed(whole[0], n, replace(whole[0].lines[n], chance=None)))
    assert fault == f"Line {n + 1} (dice: {whole[0].lines[n].text}) does not say how it fell."


def test_a_counter_that_goes_back_is_found(whole: tuple[Record, Any]) -> None:
    """Rolling until one likes the die: the undone roll is spent, its counter cannot come again."""
    n = first_roll(whole[0])
    line = whole[0].lines[n]
    again = replace(whole[0], lines=(*whole[0].lines[: n + 1], Line("undo", "1"), line, *whole[0].lines[n + 1 :]))
    (fault,) = verify(HEDZ, again)
    assert fault.startswith(f"Line {n + 3}: the counter went back from")


def test_an_undone_roll_is_spent_and_the_record_still_holds() -> None:
    sealed = SealedDice(SEED)
    six = (1,) * 6
    first = sealed.pick((1, 1, 1, 1))
    one, two = sealed.pick(six), sealed.pick(six)
    who = f"p{first + 1}"
    lines = (
        Line("dice", f"first {who}", Chance(0, (1, 1, 1, 1), first)),
        Line(who, "roll"),
        Line("dice", str(one + 1), Chance(1, six, one)),
        Line("undo", "2"),
        Line(who, "roll"),
        Line("dice", str(two + 1), Chance(2, six, two)),
    )
    r = Record("hedz-25th", 1, tuple("ABCD"), {"board": "t25"}, lines, sealed.commitment(), (), SEED.hex())
    assert verify(HEDZ, r) == []


def test_another_result_is_found(whole: tuple[Record, Any]) -> None:
    r = whole[0]
    told = ["The result written in the record is not the one its story leads to."]
    assert verify(HEDZ, replace(r, places=r.places[::-1] if r.places != r.places[::-1] else (9, 9, 9, 9))) == told
    assert verify(HEDZ, replace(r, end_rule="H25-LAVA-08")) == told
    assert verify(HEDZ, replace(r, scores=tuple(n + 1 for n in r.scores))) == told
    shorter = replace(r, lines=r.lines[:20])
    assert verify(HEDZ, shorter) == told


def test_an_answer_against_the_rules_is_found(whole: tuple[Record, Any]) -> None:
    r = whole[0]
    n = next(n for n, line in enumerate(r.lines) if line.text == "roll")
    faults = verify(HEDZ, changed(r, n, Line("p1", "push p2")))
    assert len(faults) == 1 and f"at line {n + 1}" in faults[0]


def test_a_record_of_other_rules_is_found(whole: tuple[Record, Any]) -> None:
    assert verify(HEDZ, replace(whole[0], options={"hats": True}))
    assert verify(HEDZ, replace(whole[0], seats=("A",)))


def test_a_hidden_line_cannot_be_verified(dinner: tuple[Record, Any]) -> None:
    r, _ = dinner
    assert verify(COURT, replace(redact(COURT, r, PUBLIC), seed=r.seed))


# -------------------------------------------------------------------------------------------------------------- Redact


def deals(r: Record) -> list[Line]:
    """The cards dealt before the first answer."""
    return [line for line in r.lines if line.who == "deck"]


def test_what_a_seat_may_not_know_is_hidden(dinner: tuple[Record, Any]) -> None:
    r, _ = dinner
    for seat in range(3):
        seen = redact(COURT, r, seat)
        assert len(seen.lines) == len(r.lines)
        for before, after in zip(r.lines, seen.lines, strict=True):
            if before.who == "deck":
                mine = before.text.startswith(f"p{seat + 1} ")
                assert after == Line("deck", before.text if mine else HIDDEN), before
            elif before.text.startswith("bid "):
                mine = before.who == f"p{seat + 1}"
                assert after == (before if mine else Line(before.who, HIDDEN)), before
            else:
                assert after == before
    public = redact(COURT, r, PUBLIC)
    assert all(line == Line("deck", HIDDEN) for line in deals(public))


def test_a_redacted_record_reveals_neither_seed_nor_weights(dinner: tuple[Record, Any]) -> None:
    r, _ = dinner
    text = write(redact(COURT, r, PUBLIC))
    assert r.seed not in text and "seed =" not in text
    for seat in (PUBLIC, 0, 1, 2):  # the weights of one's own draw are the pile: with it the others' hands could be counted
        assert not any(line.chance for line in redact(COURT, r, seat).lines if line.who == "deck")
    assert parse(text) == redact(COURT, r, PUBLIC)


def test_forced_answers_left_out_do_not_uncover_a_hidden_draw(dinner: tuple[Record, Any]) -> None:
    """The draw, not the forced answer before it, says who may know the card."""
    for seats in (2, 3, 4):
        r, _ = played(COURT, seats, {"deck": "small"}, forced=False)
        public = redact(COURT, r, PUBLIC)
        assert all(line.text == HIDDEN for line in deals(public))


def test_a_game_without_secrets_hides_nothing(whole: tuple[Record, Any]) -> None:
    assert redact(HEDZ, whole[0], PUBLIC).lines == whole[0].lines
    assert all(ask is None or ask.known_to(s) == ALL for s in [whole[1]] for ask in [asked(s)])


def test_a_hidden_line_stops_a_replay_with_a_sentence(dinner: tuple[Record, Any]) -> None:
    with pytest.raises(BadInput, match=r"Line 1 is hidden \(deck: \?\?\?\?\)"):
        replay(COURT, redact(COURT, dinner[0], PUBLIC))


# ------------------------------------------------------------------------------------------------------------ Bad files

GOOD = write(
    Record("hedz-25th", 1, ("A", "B", "C", "D"), {"board": "t25"}, (Line("dice", "first p1"), Line("p1", "roll")))
)


def wrong(text: str) -> str:
    """The one sentence about this record."""
    with pytest.raises(BadInput) as caught:
        parse(text, "x.toml")
    said = str(caught.value)
    assert said.startswith("x.toml") and "\n" not in said and said.endswith(".")
    return said


def test_a_missing_file_and_a_folder_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="There is no record file"):
        read_record(tmp_path / "nowhere.toml")
    with pytest.raises(BadInput, match="cannot be read"):
        read_record(tmp_path)
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="cannot be read"):
        read_record(tmp_path / "x.toml")


def test_a_file_that_is_no_record_is_told_so() -> None:
    assert wrong("title = ").startswith("x.toml cannot be read as TOML: ")
    assert wrong("title = 1") == "x.toml has no 'format': it is not a game record."


@pytest.mark.parametrize("key", ["format", "game", "rules", "seats", "actions"])
def test_a_missing_key_is_named(key: str) -> None:
    text = GOOD.replace(f"{key} = ", f"other_{key} = ", 1)
    assert wrong(text) == f"x.toml has no {key!r}: it is not a game record."


def test_another_format_is_named() -> None:
    assert wrong(GOOD.replace("format = 1", "format = 7")) == (
        "x.toml is written in format 7; this version reads format 1."
    )


def test_changed_options_are_found_by_their_fingerprint() -> None:
    said = wrong(GOOD.replace('board = "t25"', 'board = "skull-island"'))
    assert said == "x.toml: the options do not match their fingerprint; somebody has changed them."
    assert options_hash({"a": 1, "b": 2}) == options_hash({"b": 2, "a": 1}) != options_hash({"a": 1})


BAD_LINES = [
    "3",
    '"roll"',
    '": roll"',
    '"p1:"',
    '"undo two"',
    '"undo -1"',
    '"undo ²"',
    '"undo "',
    "[]",
    '"# only a comment"',
    '""',
]


@pytest.mark.parametrize("line", BAD_LINES)
def test_a_bad_line_is_named_by_its_number(line: str) -> None:
    said = wrong(GOOD.replace('"p1: roll"', line))
    assert said.startswith("x.toml, action 2: ")


MISSHAPEN = [
    ("rules = 1", 'rules = "one"'),
    ("rules = 1", "rules = []"),
    ('seats = ["A", "B", "C", "D"]', "seats = 4"),
    ('seats = ["A", "B", "C", "D"]', 'seats = "ABCD"'),
    ("rules = 1", "rules = 1\nplaces = 3"),
    ("rules = 1", 'rules = 1\nplaces = ["first"]'),
    ("rules = 1", "rules = 1\nscores = 3"),
    ("rules = 1", "rules = 1\nnonces = 3"),
    ("format = 1", 'format = "1"'),
    ('actions = [\n  "dice: first p1",\n  "p1: roll",\n]', "actions = 3"),
    ('actions = [\n  "dice: first p1",\n  "p1: roll",\n]', 'actions = "p1: roll"'),
    ('actions = [\n  "dice: first p1",\n  "p1: roll",\n]', "actions = {}"),
    ('board = "t25"', "board = 1979-05-27"),
    ('\n[options]\nboard = "t25"', "options = 3"),
    ('\n[options]\nboard = "t25"', 'options = ["board"]'),
]


@pytest.mark.parametrize(("old", "new"), MISSHAPEN, ids=[new for _, new in MISSHAPEN])
def test_a_misshapen_record_is_refused_in_one_sentence(old: str, new: str) -> None:
    assert old in GOOD
    text = "\n".join(line for line in GOOD.replace(old, new).splitlines() if not line.startswith("options_hash"))
    wrong(text)


JUNK = st.one_of(
    st.booleans(),
    st.integers(-3, 300),
    st.sampled_from(["", "A", "dice: 4", "dice: 4 # 0: > 1", "dice: 4 # 1: 0 > 0", "undo 3", "p1: ????", "deck: p1 x"]),
    st.sampled_from(["[]", "{}", '["A", 3]', "2.5"]).map(json.loads),
)


def as_toml(value: Any) -> str:
    """A value as inline TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(k)} = {as_toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(as_toml, value)) + "]"
    return json.dumps(value)


@given(data=st.data())
def test_whatever_stands_in_a_record_nothing_worse_than_a_sentence_happens(data: Any) -> None:
    told: dict[str, Any] = {
        "format": 1,
        "game": "hedz-25th",
        "rules": 1,
        "seats": ["A", "B"],
        "seed": SEED.hex(),
        "commitment": hashlib.sha256(SEED).hexdigest(),
        "nonces": ["x"],
        "places": [1, 2],
        "scores": [3, 4],
        "end_rule": "H25-GEN-04",
        "actions": ["dice: first p1 # 0: 1 1 > 0", "p1: roll", "dice: 3 # 1: 1 1 1 1 1 1 > 2"],
        "options": {"board": "t25", "duo": False},
    }
    for _ in range(data.draw(st.integers(1, 2))):
        key = data.draw(st.sampled_from(sorted(told)))
        inner = told[key]
        if isinstance(inner, list) and inner and data.draw(st.booleans()):
            inner[data.draw(st.integers(0, len(inner) - 1))] = data.draw(JUNK)
        elif isinstance(inner, dict) and inner and data.draw(st.booleans()):
            inner[data.draw(st.sampled_from(sorted(inner)))] = data.draw(JUNK)
        else:
            told[key] = data.draw(JUNK)
    try:
        r = parse("\n".join(f"{key} = {as_toml(value)}" for key, value in told.items()))
        assert all("\n" not in fault for fault in verify(HEDZ, r))
        replay(HEDZ, r)
        redact(HEDZ, r, PUBLIC)
    except BadInput as e:
        assert "\n" not in str(e)
