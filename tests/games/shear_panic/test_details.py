"""Small print: fair chances, what belongs to one utterance, what is told, what a default looks at first."""

from __future__ import annotations

from pathlib import Path

import pytest

from dispetto.core.engine.table import CHANCE, Roll, asked
from dispetto.games.shear_panic.sets import DATA
from tests.games.shear_panic.told import GAME, L1, Spots, Told, opening, table


@pytest.mark.parametrize(
    "options", [{"layout": "random"}, {"first_player": "random"}, {}], ids=["layout", "first", "colour"]
)
def test_chance_favours_nobody(options: dict[str, str]) -> None:
    """SP-RUL-01, SP-RUL-02, SP-DATA-04"""
    t = opening(**options)
    ask = asked(t.s)
    assert isinstance(ask, Roll)
    odds = ask.odds(t.s)
    assert ask.seat == CHANCE and len(odds) == len(ask.legal(t.s)) and set(odds) == {1}


def parts(t: Told, line: str) -> list[tuple[str, int, str]]:
    """Each question on the way of an utterance: its name, which part it is, and the question it began with."""
    who, _, words = line.partition(": ")
    found = []
    for word in words.split(","):
        ask = asked(t.s)
        assert ask is not None
        found.append((t.question, ask.part(), type(ask.opening(t.s)).__name__))
        t.tell(f"{who}: {word.strip()}")
    return found


@pytest.mark.parametrize(
    ("line", "asked_for"),
    [
        ("Red: push 1, R2, N, 1", ["PickCard", "PickSheep", "PickWay", "PickFar"]),
        ("Red: line 1, G2, E", ["PickCard", "PickSheep", "PickWay"]),
        ("Red: align 3, N", ["PickCard", "PickWay"]),
        ("Red: turn 1, clockwise", ["PickCard", "PickTurn"]),
    ],
)
def test_a_card_and_all_its_parts_are_one_utterance(line: str, asked_for: list[str]) -> None:
    """SP-TURN-02: it begins with the card, and can be taken back to it."""
    assert parts(table(), line) == [(name, n, "PickCard") for n, name in enumerate(asked_for)]


def test_a_push_of_the_die_begins_with_its_sheep() -> None:
    """SP-SCR-02"""
    found = parts(table(owed=True, marker=4).tell("dice: red"), "Red: R2, N, 1")
    assert found == [(name, n, "PickSheep") for n, name in enumerate(("PickSheep", "PickWay", "PickFar"))]
    t = table(owed=True, marker=4, options={"white_face": "turn"}).tell("dice: white")
    assert parts(t, "Red: clockwise") == [("PickTurn", 0, "PickTurn")]


@pytest.mark.parametrize(("way", "back"), [("N", "S"), ("E", "W"), ("S", "N"), ("W", "E")])
def test_an_align_bars_the_opposite_one(way: str, back: str) -> None:
    """SP-ACT-F-04, SP-RUL-17"""
    assert table().tell(f"Red: align 3 {way}").seen["barred"] == f"align {back}"


def marked(tmp_path: Path) -> str:
    """The first proposal with the no-undo mark on its shifts too."""
    own = tmp_path / "own.toml"
    text = (DATA / "proposal.toml").read_text()
    for action in ("line", "diagonal"):
        text = text.replace(f'action = "{action}"\n', f'action = "{action}"\nno_undo = true\n')
    own.write_text(text)
    return str(own)


@pytest.mark.parametrize(
    ("shift", "barred"),
    [
        ("line 1 G2 E", "line W 7"),
        ("line 1 R1 S", "line N 3"),
        ("line 1 B2 W", "line E 7"),
        ("line 1 K N", "line S 5"),
        ("diagonal 2 G2 NE", "diagonal SW 14"),
        ("diagonal 2 R1 SE", "diagonal NW 8"),
        ("diagonal 2 K SW", "diagonal NE 8"),
        ("diagonal 2 K NW", "diagonal SE 7"),
    ],
)
def test_a_marked_shift_bars_its_own_way_back(tmp_path: Path, shift: str, barred: str) -> None:
    """SP-RUL-18"""
    assert table(options={"cards": marked(tmp_path)}).tell(f"Red: {shift}").seen["barred"] == barred


def test_a_sheep_that_could_only_go_straight_back_is_not_on_offer(tmp_path: Path) -> None:
    """SP-RUL-18"""
    own = {"cards": marked(tmp_path)}
    corner: Spots = {**L1, "R1": (1, 1), "B1": (9, 9), "G1": (1, 8)}
    assert "R1" in table(corner, options=own).tell("Red: line 1 R1 E", "Blue: line 1").can()
    walled: Spots = {**corner, "B1": (9, 2), "Y1": (5, 1)}
    t = table(walled, options=own).tell("Red: line 1 R1 E", "Blue: line 1")
    assert "R1" not in t.can() and t.why("Blue: R1") == "SP-RUL-18"


def test_a_diagonal_by_default_goes_through_the_first_sheep_one_reads_that_can() -> None:
    """SP-DEC-07: the sheep in the corner has nowhere to go, and reading beats names."""
    spots: Spots = {**L1, "B1": (1, 1), "G1": (9, 9), "R1": (8, 2)}
    t = table(spots).tell("Red: diagonal 2")
    assert "B1" not in t.can() and t.can()[0] == "R1" and t.default == "K"


def test_a_movement_card_played_alone_is_gone() -> None:
    """SP-RUL-20, SP-3P-04"""
    t = table(seats=3, cards={"Red": []}, moves={"Red": [1, 3]}, marker=20).tell("Red: add 1")
    assert (t.marker, t.seen["moves"]["Red"]) == (21, [3])


def test_what_happens_is_told() -> None:
    """SP-ACT-G-02, SP-RUL-20: Roger's walk, and every pass."""
    told = table(marker=20).events("Red: turn 1 clockwise")
    assert [(e.kind, e.args[:2]) for e in told if e.kind == "figure_follows"] == [("figure_follows", (1, 2))]
    for marker, leaves in ((36, 0), (37, 1), (38, 0), (39, 0)):  # SP-PH-06: Roger leaves once
        told = table(marker=marker).events("Red: turn 1 clockwise")
        assert len([e for e in told if e.kind == "roger_leaves"]) == leaves, marker
    none: dict[str, list[str]] = {who: [] for who in ("Red", "Yellow", "Green")}
    told = table(turn="Blue", marker=20, cards={**none, "Blue": ["line 1"]}).events("Blue: leaves")
    assert [e.seat for e in told if e.kind == "passed"] == [2, 3, 0]


def test_rows_without_sheep_are_worth_nothing_to_look_at() -> None:
    """SP-SCORE-14"""
    assert GAME.view(table(marker=20).s, 0).rows == (0, 4, 3, 0, 2, 1, 0, 0, 0)
    assert GAME.view(table(marker=60).s, 0).rows == (0, 0, 0, 0, 1, 2, 3, 0, 4)


def test_a_sheep_hemmed_in_may_step_into_the_last_corner_of_the_meadow() -> None:
    """SP-ACT-A-01, SP-ACT-A-02"""
    hemmed: Spots = {
        "R1": (2, 2),
        "K": (1, 2),
        "B1": (1, 3),
        "G1": (2, 1),
        "Y1": (2, 3),
        "R2": (9, 9),
        "B2": (3, 1),
        "G2": (3, 2),
        "Y2": (3, 3),
    }
    t = table(hemmed, cards={"Red": ["move 1"]}).tell("Red: move 1")
    assert "R1" in t.can()
    t.tell("Red: R1")
    assert t.can() == ["NW"]


def test_after_a_turn_of_the_flock_the_same_sheep_may_go_diagonally_as_before() -> None:
    """SP-ACT-E-01, SP-RUL-17  The ban is on turning back, not on anything else."""
    corners: Spots = {
        "K": (5, 5),
        "R1": (1, 1),
        "R2": (9, 9),
        "B1": (1, 9),
        "B2": (9, 1),
        "G1": (2, 5),
        "G2": (5, 2),
        "Y1": (8, 5),
        "Y2": (5, 8),
    }
    cards = {"Red": ["turn 1"], "Blue": ["diagonal 2"]}
    free = table(corners, turn="Blue", cards=cards).tell("Blue: diagonal 2").can()
    assert free == ["Y1", "Y2", "G1", "G2"]  # both long diagonals are full from fence to fence
    t = table(corners, turn="Red", marker=50, cards=cards).tell("Red: turn 1 clockwise", "Blue: diagonal 2")
    assert t.can() == free


def test_while_a_movement_card_is_asked_for_somebody_else_may_leave() -> None:
    """SP-RUL-35, SP-3P-04"""
    t = table(L1, 3, turn="Red", marker=52).tell("Red: line 1 G2 E", "Blue: leaves")
    assert (t.question, t.asked, t.marker) == ("AddMove", "Red", 52)


def test_a_game_played_from_its_opening_ends_when_nobody_has_a_card_left() -> None:
    """SP-RUL-20"""
    t = opening(2)
    while t.question != "PickCard":
        t.tell("dice: black") if t.asked == "dice" else t.defaults()
    t.s.cards = [t.s.cards[0] & -t.s.cards[0], 0]  # Red has one card left, Blue none
    t.s.moves = [0, 0]
    while t.asked not in ("nobody", "dice"):
        t.defaults()
    assert t.asked == "nobody" and t.seen["end_rule"] == "SP-RUL-20"
