"""SP-DEC-01, SP-SETUP-05: colours that players choose, and what follows them: sheep, die, words, pictures."""

from __future__ import annotations

import re

import pytest

from dispetto.core.errors import BadInput
from dispetto.core.show.stage import LAYOUTS
from dispetto.core.telling.record import parse, seat_names, verify, write
from dispetto.core.telling.words import Person, Words
from tests.asking import question
from tests.core.records import played
from tests.games.shear_panic.told import GAME, L0, L1, opening, table

STAGE = GAME.stage()
PEOPLE = [Person("Anna", "f"), Person("Bruno", "m"), Person("Kim", "n")]


def test_the_sheep_stand_by_colour_whoever_chose_it() -> None:
    """SP-DEC-01, SP-RUL-02: the opening is the same, and so is its mirror image."""
    assert opening(3, colours="green,red,blue").seen["sheep"] == {k: list(v) for k, v in L0.items()}
    mirrored = opening(2, colours="yellow", layout="random").tell("dice: layout B")
    assert mirrored.seen["sheep"] == {k: [r, 10 - c] for k, (r, c) in L0.items()}


@pytest.mark.parametrize(
    ("colours", "own"), [("green,red", "G"), ("yellow", "Y"), ("", "R"), (",red", "B"), ("Blue , yellow", "B")]
)
def test_a_player_pushes_with_sheep_of_the_colour_chosen(colours: str, own: str) -> None:
    """SP-DEC-01, SP-SETUP-05, SP-CARD-02: whoever has chosen nothing has the first free colour."""
    t = table(L0, 2, {"colours": colours}, turn="Red").tell("Red: push 1")
    assert t.can() == [f"{own}1", f"{own}2"]
    other = "R1" if own != "R" else "B1"
    assert t.why(f"Red: {other}") == "SP-CARD-02"


@pytest.mark.parametrize(("face", "sheep"), [("red", "R"), ("blue", "B"), ("yellow", "Y"), ("green", "G")])
def test_the_die_means_the_colour_not_the_seat(face: str, sheep: str) -> None:
    """SP-SCR-02, SP-RUL-07, SP-RUL-32"""
    t = opening(2, colours="green,yellow").tell(f"dice: {face}")
    assert t.can() == [f"{sheep}1", f"{sheep}2"]
    assert t.default == f"{sheep}1"
    assert t.why(f"Red: {'B1' if sheep != 'B' else 'Y1'}") == "SP-SCR-02"


def test_on_white_the_first_by_name_is_red_whoever_has_it() -> None:
    """SP-DEC-02"""
    assert opening(3, colours="green,yellow").tell("dice: white").default == "R1"


def test_points_go_to_whoever_has_the_colour() -> None:
    """SP-SCORE-03: in L1 nobody's pair touches; with G1 beside G2 it is the green player who scores."""
    spots = {**L1, "G2": (5, 7)}
    assert table(spots, 4, {"colours": "green,red,blue,yellow"}, turn="Red").tell("Red: turn 1 clockwise").points() == [
        2,
        0,
        0,
        0,
    ]
    assert table(spots, 4, turn="Red").tell("Red: turn 1 clockwise").points() == [0, 0, 0, 0]


def test_a_position_is_read_as_it_is_shown() -> None:
    """SP-DEC-01"""
    t = table(L1, 3, {"colours": "yellow,green,red"}, turn="Blue")
    again = opening(3, colours="yellow,green,red")
    GAME.place(again.s, {k: v for k, v in t.seen.items() if k in GAME.fields and k != "sheep"}, again.names)
    assert again.seen == t.seen and t.seen["sheep"] == {k: list(v) for k, v in L1.items()}


def test_the_board_and_the_sentences_name_the_colour_chosen() -> None:
    """SP-DEC-01, SP-3P-01"""
    t = table(L1, 2, {"colours": "green,yellow"}, turn="Red")
    words = Words(GAME, "en", PEOPLE[:2], 0)
    t.tell("Red: push 1")
    ask = question(t.s)
    assert [words.action(t.s, ask, a) for a in ask.legal(t.s)] == ["Green 1", "Green 2"]
    text = GAME.board_text(GAME.view(t.s, 0), words).splitlines()
    assert text[5].split()[5:7] == ["B1", "G1"]
    assert text[-2].startswith("Anna (green): ") and text[-1].startswith("Bruno (yellow): ")
    no = t.refusal("Red", "Y1")
    assert no is not None and "Bruno's Yellow 1" in words.reason(t.s, no)
    v = GAME.view(t.s, 0)
    mine = STAGE.about(v, "sheep-0", words)
    neutral = STAGE.about(v, "sheep-4", words)
    assert mine is not None and mine.title == "Green 1" and neutral is not None and neutral.title == "Red 1"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_pictures_follow_the_colour_chosen(layout: str) -> None:
    """SP-DEC-01: a sheep, its owner's tiles and score marker, the end, all in one colour and shape."""
    t = table(L1, 2, {"colours": "green,yellow"}, turn="Red")
    v = GAME.view(t.s, 0)
    scene = STAGE.scene(v, layout, ())
    assert re.findall(r'id="sheep-0".*?href="#(.*?)"', scene) == ["sheep-green-0"]
    assert re.findall(r'id="sheep-4".*?href="#(.*?)"', scene) == ["lone-red-0"]
    green, red = "#4d9b3c", "#d94130"
    marker = re.findall(r'id="score-0".*?</g>', scene)[0]
    assert green in marker and red not in marker
    words = Words(GAME, "en", PEOPLE[:2], 0)
    beside = (
        STAGE.plate(v, 1, layout, words)
        + STAGE.hand(v, layout, (), words)
        + "".join(html for _, html in STAGE.panels(v, layout, words))
    )
    assert red not in beside and "#2f6fd0" not in beside
    assert red not in STAGE.icon(v, "card", (1, 1)) and green in STAGE.icon(v, "card", (1, 1))
    podium = STAGE.podium(v, (1, 2), layout)
    assert green in podium and "#f0b21c" in podium and red not in podium
    pushed = next(e for e in t.events("Red: push 1 G1 W 1") if e.kind == "pushed")
    shove = STAGE.vignette(pushed, v)
    assert green in shove and "#2f6fd0" in shove and red not in shove


@pytest.mark.parametrize(
    ("colours", "sentence"),
    [
        ("pink", "colours cannot have 'pink': it takes red, blue, yellow, green, in the order of the seats"),
        ("red,red", "colours names red twice: each colour has one owner"),
        ("red,blue,green", "colours names 3 seats, but 2 play"),
        ("x" * 5000, "colours cannot have 'xxxx"),
    ],
)
def test_a_wrong_colour_gets_a_sentence(colours: str, sentence: str) -> None:
    """SP-DEC-01"""
    with pytest.raises(BadInput, match=sentence) as e:
        GAME.new(2, {"colours": colours})
    assert len(str(e.value)) < 200


def test_a_table_keeps_its_colours_and_an_old_one_has_those_of_the_seats() -> None:
    """SP-DEC-01"""
    s = opening(3, colours="green,,red").s
    kept = GAME.dump(s)
    assert kept["options"]["colours"] == "green,,red" and GAME.dump(GAME.load(kept)) == kept
    old = GAME.dump(opening(3).s)
    del old["options"]["colours"]
    assert GAME.dump(GAME.load(old)) == GAME.dump(opening(3).s)


def test_a_record_names_the_sheep_by_colour_and_is_played_again_to_the_same_end() -> None:
    """SP-DEC-01"""
    kept, _ = played(GAME, 3, {"colours": "green,,red"})
    told = parse(write(kept))
    assert told.options["colours"] == "green,,red" and verify(GAME, told) == []
    own = [line.text.split() for line in told.lines if line.who == seat_names(3)[0]]
    assert {words[2] for words in own if words[0] in ("move", "push", "jump")} == {"G1", "G2"}
