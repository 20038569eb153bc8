"""The opening, the scramble, the colour die."""

from __future__ import annotations

import pytest

from dispetto.core.engine.table import Roll, asked
from tests.games.shear_panic.told import GAME, L0, Spots, opening, table


def test_nine_sheep_in_the_centre_each_pair_a_knights_move_apart() -> None:
    """SP-SETUP-01, SP-SETUP-02, SP-SETUP-03, SP-RUL-02, SP-DATA-01, SP-DATA-05:
    opening A is L0, the black one in the middle.
    """
    t = opening()
    assert t.seen["sheep"] == {k: list(v) for k, v in L0.items()}
    for colour in "RBYG":
        (r1, c1), (r2, c2) = t.at(f"{colour}1", f"{colour}2")
        assert {abs(r1 - r2), abs(c1 - c2)} == {1, 2}


def test_opening_b_is_the_mirror_image() -> None:
    """SP-RUL-02"""
    mirrored = {k: [r, 10 - c] for k, (r, c) in L0.items()}
    assert opening(layout="B").seen["sheep"] == mirrored
    t = opening(layout="random")
    assert t.can() == ["layout A", "layout B"]
    assert t.tell("dice: layout B").seen["sheep"] == mirrored


def test_all_look_the_same_way_and_the_host_says_where() -> None:
    """SP-SETUP-04, SP-DEC-01"""
    assert opening().seen["facing"] == "N"
    t = opening(facing="W")
    assert t.seen["facing"] == "W"


def test_everybody_has_twelve_cards_and_no_points_and_time_is_zero() -> None:
    """SP-SETUP-05, SP-SETUP-06, SP-SETUP-07"""
    for seats in (2, 3, 4):
        t = opening(seats)
        assert [len(cards) for cards in t.seen["cards"].values()] == [12] * seats
        assert (t.points(), t.marker) == ([0] * seats, 0)


def test_movement_cards_go_to_three_and_to_two_players() -> None:
    """SP-3P-02, SP-3P-03, SP-2P-02"""
    assert list(opening(4).seen["moves"].values()) == [[], [], [], []]
    assert list(opening(3).seen["moves"].values()) == [[1, 2, 3]] * 3
    assert list(opening(2).seen["moves"].values()) == [[1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]] * 2


def test_chance_names_the_first_player_unless_the_host_does() -> None:
    """SP-RUL-01, SP-DEC-01"""
    t = opening(3, first_player="random")
    assert t.offers() == ["dice: first Red", "dice: first Blue", "dice: first Yellow"]
    t.tell("dice: first Blue", "dice: black")
    assert t.asked == "Blue"
    assert opening(3, first_player=3).tell("dice: red").asked == "Yellow"


def test_each_player_pushes_once_clockwise_and_the_first_has_the_first_turn() -> None:
    """SP-SCR-01, SP-RUL-01, SP-TURN-01"""
    t = opening(first_player=2)
    pushers = []
    for _ in range(4):
        t.tell("dice: black")
        pushers.append(t.asked)
        t.defaults()
    assert pushers == ["Blue", "Yellow", "Green", "Red"]
    assert (t.asked, t.question) == ("Blue", "PickCard")


@pytest.mark.parametrize(("option", "pushes"), [(2, 4), (1, 2)])
def test_two_players_push_twice_each(option: int, pushes: int) -> None:
    """SP-2P-03, SP-RUL-03"""
    t = opening(2, scramble_2p=option)
    pushers = []
    while t.asked == "dice":
        t.tell("dice: black")
        pushers.append(t.asked)
        t.defaults()
    assert pushers == ["Red", "Blue"] * (pushes // 2)
    assert (t.asked, t.question) == ("Red", "PickCard")


def test_three_players_push_once_each() -> None:
    """SP-SCR-01"""
    t = opening(3)
    for _ in range(3):
        t.tell("dice: black").defaults()
    assert (t.asked, t.question) == ("Red", "PickCard")


def test_the_die_has_six_colours() -> None:
    """SP-DATA-04"""
    t = opening()
    ask = asked(t.s)
    assert isinstance(ask, Roll)
    assert sorted(t.can()) == ["black", "blue", "green", "red", "white", "yellow"] and ask.odds(t.s) == [1] * 6


@pytest.mark.parametrize(
    ("face", "sheep"),
    [
        ("red", ["R1", "R2"]),
        ("blue", ["B1", "B2"]),
        ("yellow", ["Y1", "Y2"]),
        ("green", ["G1", "G2"]),
        ("black", ["K"]),
        ("white", ["R1", "R2", "B1", "B2", "Y1", "Y2", "G1", "G2", "K"]),
    ],
)
def test_the_colour_rolled_says_which_sheep_may_push(face: str, sheep: list[str]) -> None:
    """SP-SCR-02, SP-SCR-03, SP-SCR-04, SP-RUL-06"""
    assert opening().tell(f"dice: {face}").can() == sheep


def test_neutral_colours_push_like_others() -> None:
    """SP-RUL-32, SP-3P-01, SP-2P-01"""
    assert opening(3).tell("dice: green").can() == ["G1", "G2"]
    assert opening(2).tell("dice: yellow").can() == ["Y1", "Y2"]


def test_the_push_cannot_be_declined() -> None:
    """SP-SCR-05"""
    t = opening().tell("dice: red")
    assert t.why("Red: push 1") == "SP-SCR-05" and t.why("Red: no card") == "SP-SCR-05"
    assert t.why("Red: B1") == "SP-SCR-02"
    assert opening().events("dice: red")[0].args[:2] == (0, 1)  # red, in the scramble


def test_a_colour_without_a_push_is_rolled_again() -> None:
    """SP-RUL-07: the die stays with the same player, and the others come in their turn."""
    spread: Spots = {
        "R1": (7, 2),
        "R2": (2, 3),
        "B1": (3, 9),
        "B2": (5, 8),
        "G1": (8, 3),
        "G2": (6, 2),
        "Y1": (3, 1),
        "Y2": (9, 6),
        "K": (4, 9),
    }
    t = table(spread, owed=True, turn="Red", marker=4)
    assert [e.kind for e in t.events("dice: yellow")] == ["colour", "again"]
    assert t.asked == "dice"
    assert t.tell("dice: blue").offers() == ["Red: B1"]
    t.tell("Red: B1 S 1")
    assert t.asked == "Blue"


def test_where_nobody_can_push_there_is_no_push() -> None:
    """SP-RUL-07"""
    queens: Spots = {
        "R1": (1, 1),
        "R2": (2, 3),
        "B1": (3, 6),
        "B2": (4, 8),
        "Y1": (5, 2),
        "Y2": (6, 4),
        "G1": (7, 9),
        "G2": (8, 7),
        "K": (9, 5),
    }
    t = table(queens, owed=True, turn="Red", marker=4)
    told = t.events("dice: white")
    assert [e.kind for e in told][:2] == ["colour", "stuck"]
    assert (t.asked, t.question) == ("Blue", "PickCard")


def test_white_may_turn_the_flock_instead() -> None:
    """SP-RUL-06, SP-RUL-17: as in the older edition; the ban on turning back does not touch it, and it moves Roger."""
    t = opening(white_face="turn").tell("dice: white")
    assert t.can() == ["clockwise", "anticlockwise"]
    assert t.why("Red: push 1") == "SP-RUL-06"
    assert t.tell("Red: anticlockwise").seen["facing"] == "W"
    assert opening(white_face="turn").tell("dice: red").can() == ["R1", "R2"]
    t = table(options={"white_face": "turn"}, marker=16, owed=True, turn="Red", barred="clockwise")
    t.tell("dice: white")
    assert t.can() == ["clockwise", "anticlockwise"]
    t.tell("Red: clockwise")
    assert (t.seen["edge"], t.seen["barred"], t.asked) == ("E", "clockwise", "Blue")


def test_an_option_that_names_nobody_is_refused() -> None:
    """SP-RUL-01"""
    with pytest.raises(Exception, match="first_player is the number of a seat"):
        GAME.new(2, {"first_player": 3})
