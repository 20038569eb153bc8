"""The turn: a card, the marker, points, panic; no undo; cards that cannot be played."""

from __future__ import annotations

from pathlib import Path

from tests.games.shear_panic import brute
from tests.games.shear_panic.test_brute_force import random_flock
from tests.games.shear_panic.told import L0, L1, Spots, opening, table

RING: Spots = {  # red is shut in: R1 in the corner, R2 beside it
    "R1": (1, 1),
    "R2": (1, 2),
    "B1": (1, 3),
    "B2": (2, 1),
    "Y1": (2, 2),
    "Y2": (2, 3),
    "G1": (3, 1),
    "G2": (3, 2),
    "K": (3, 3),
}


def test_a_card_is_played_once_and_moves_the_marker_by_its_value() -> None:
    """SP-TURN-02, SP-TURN-03, SP-TURN-04, SP-CARD-01, SP-RUL-04"""
    t = table(turn="Red", marker=0)
    t.tell("Red: line 3 G2 E")
    assert (t.marker, "line 3" in t.seen["cards"]["Red"], len(t.seen["cards"]["Red"])) == (3, False, 11)
    assert "line 3" in t.seen["cards"]["Blue"]
    assert t.why("Blue: line 2") == "SP-TURN-03"
    t.tell("Blue: move 2 B2 S")
    assert t.marker == 5


def test_turns_go_clockwise() -> None:
    """SP-TURN-01"""
    t = table(turn="Yellow", marker=62)
    order = []
    for line in ("line 1 G2 E", "line 1 G2 W", "turn 1 clockwise"):
        order.append(t.asked)
        t.tell(f"{t.asked}: {line}")
    assert [*order, t.asked] == ["Yellow", "Green", "Red", "Blue"]


def test_every_turn_a_card_must_be_played() -> None:
    """SP-TURN-09, SP-TURN-02"""
    t = table(turn="Red")
    assert all(offer.split()[0] in ("move", "push", "jump", "diagonal", "line", "align", "turn") for offer in t.can())
    assert t.why("Red: no card") == "SP-TURN-02"


def test_panic_comes_after_the_points_and_neither_scores_nor_moves_the_marker() -> None:
    """SP-TURN-05, SP-TURN-06, SP-TURN-07, SP-TURN-08, SP-RUL-21, SP-PUSH-01"""
    t = table({**L1, "R1": (6, 6)}, turn="Red", marker=3)
    told = t.events("Red: turn 1 clockwise")
    assert [e.kind for e in told] == ["played", "turned", "marker", "scored", "panic"]
    assert t.offers()[0] == "dice: red"
    told = t.events("dice: red", "Red: R2 N 1")
    assert [e.kind for e in told] == ["colour", "pushed", "turn"]
    assert told[0].args[:2] == (0, 2)  # red, in a panic
    assert (t.marker, t.points("Red"), t.asked) == (4, 2, "Blue")


def test_no_panic_beside_a_panic_space() -> None:
    """SP-TURN-06, SP-DATA-03"""
    assert table(turn="Red", marker=4).tell("Red: turn 1 clockwise").asked == "Blue"
    assert table(turn="Red", marker=3).tell("Red: move 2 R1 N").asked == "Blue"
    assert table(turn="Red", marker=8).tell("Red: turn 1 clockwise").asked == "dice"


def test_a_panic_space_on_37_works_when_the_marker_is_stopped_there(tmp_path: Path) -> None:
    """SP-RUL-27"""
    from dispetto.games.shear_panic.sets import DATA

    own = tmp_path / "own.toml"
    own.write_text((DATA / "proposal.toml").read_text().replace("panic = [4,", "panic = [37, 4,"))
    t = table(turn="Red", marker=36, options={"cards": str(own)}).tell("Red: line 3 G2 E")
    assert (t.marker, t.asked) == (37, "dice")


def test_own_sheep_move_push_and_jump_and_any_sheep_shifts() -> None:
    """SP-CARD-02, SP-CARD-03, SP-CARD-05"""
    for card in ("move 1", "push 1", "jump 2"):
        t = table(turn="Blue").tell(f"Blue: {card}")
        assert set(t.can()) <= {"B1", "B2"} and t.why("Blue: R1") == "SP-CARD-02"
    for card in ("diagonal 2", "line 1"):
        assert len(table(turn="Blue").tell(f"Blue: {card}").can()) == 9


def test_own_neutral_and_black_sheep_may_be_pushed() -> None:
    """SP-RUL-09"""
    t = table(L0, 2, turn="Red").tell("Red: push 1 R1")
    assert {"SE", "S"} <= set(t.can())
    t = table({**L1, "R1": (6, 4), "Y1": (2, 3)}, turn="Red").tell("Red: push 1 R1 E 1")
    assert t.at("R1", "R2") == [(6, 5), (6, 6)]


def test_movement_does_not_depend_on_the_facing_and_does_not_change_it() -> None:
    """SP-GEN-02, SP-RUL-34"""
    for facing in "NESW":
        t = table(turn="Red", facing=facing).tell("Red: jump 2")
        assert t.can() == table(turn="Red").tell("Red: jump 2").can()
    t = table(turn="Red", facing="E").tell("Red: push 1 R2 N 1")
    t.tell("Blue: align 3 N")
    assert t.seen["facing"] == "E"


def test_turning_moves_nobody_and_counts_as_an_action() -> None:
    """SP-ACT-G-01, SP-RUL-16, SP-GEN-01"""
    t = table(turn="Red").tell("Red: turn 1 anticlockwise")
    assert (t.seen["facing"], t.moved(L1), t.asked) == ("W", {}, "Blue")


def test_roger_and_shawn_follow_the_flock() -> None:
    """SP-ACT-G-02"""
    for marker, figure in ((20, "roger"), (55, "shawn")):
        t = table(turn="Red", marker=marker).tell("Red: turn 1 clockwise")
        assert (t.seen["figure"], t.seen["facing"], t.seen["edge"]) == (figure, "E", "E")
    assert table(turn="Red", marker=40).tell("Red: turn 1 clockwise").seen["figure"] == "none"


# ---------------------------------------------------------------------------------------------------------- No undo


def test_the_next_player_may_turn_on_but_not_back() -> None:
    """SP-ACT-G-03, SP-CARD-04"""
    t = table(turn="Red", marker=50).tell("Red: turn 1 clockwise", "Blue: turn 1")
    assert t.can() == ["clockwise"] and t.why("Blue: anticlockwise") == "SP-ACT-G-03"
    t = table(turn="Red", marker=50).tell("Red: turn 1 anticlockwise", "Blue: turn 1")
    assert t.can() == ["anticlockwise"]


def test_the_ban_binds_one_card_only() -> None:
    """SP-RUL-17"""
    t = table(turn="Red", marker=50).tell("Red: turn 1 clockwise", "Blue: move 1 B2 S")
    assert t.seen["barred"] == ""
    assert t.tell("Yellow: turn 1").can() == ["clockwise", "anticlockwise"]


def test_the_ban_is_by_direction_wherever_the_sheep_are_and_outlives_a_panic() -> None:
    """SP-RUL-17"""
    t = table(turn="Red", marker=1).tell("Red: align 3 N", "dice: black", "Red: K S 3")
    assert (t.seen["barred"], t.asked) == ("align S", "Blue")
    t.tell("Blue: align 3")
    assert "S" not in t.can() and {"E", "W"} <= set(t.can()) and t.why("Blue: S") == "SP-ACT-F-04"


def test_the_same_align_again_is_allowed_when_it_moves_somebody() -> None:
    """SP-RUL-17"""
    t = table(turn="Red", marker=1).tell("Red: align 3 N", "dice: green", "Red: G2 W 5")
    assert "N" not in t.tell("Blue: align 3").can()
    t = table(turn="Red", marker=1).tell("Red: align 3 N", "dice: black", "Red: K S 3")
    assert t.at("K") == (3, 5)
    assert "N" in t.tell("Blue: align 3").can()


def test_the_ban_holds_for_any_edge_sheep() -> None:
    """SP-RUL-17, SP-RUL-13, SP-ACT-F-04"""
    contour = {"align_contour": True}
    assert "N" in table(turn="Red", options=contour).tell("Red: align 3 R1").can()
    t = table(turn="Red", options=contour, barred="align N").tell("Red: align 3 R1")
    assert "N" not in t.can() and t.why("Red: N") == "SP-ACT-F-04"


def test_only_align_and_turn_bear_the_mark() -> None:
    """SP-RUL-18, SP-DATA-06, SP-CARD-05"""
    t = table(turn="Red").tell("Red: line 1 G2 E")
    assert t.seen["barred"] == ""
    assert "W" in t.tell("Blue: line 1 G2").can()


def test_a_set_may_put_the_mark_on_a_shift(tmp_path: Path) -> None:
    """SP-RUL-18: the same line may not go straight back, other lines may."""
    from dispetto.games.shear_panic.sets import DATA

    own = tmp_path / "own.toml"
    own.write_text(
        (DATA / "proposal.toml").read_text().replace('action = "line"\n', 'action = "line"\nno_undo = true\n')
    )
    t = table(turn="Red", options={"cards": str(own)}).tell("Red: line 1 G2 E")
    assert t.seen["barred"] == "line W 7"
    t.tell("Blue: line 1 B2")
    assert "W" not in t.can() and t.why("Blue: W") == "SP-RUL-18"
    t = table(turn="Red", options={"cards": str(own)}).tell("Red: line 1 G2 E", "Blue: line 1 R1")
    assert "W" in t.can()
    t = table(turn="Red", options={"cards": str(own)}).tell("Red: line 1 G2 E", "Blue: diagonal 2 G2")
    assert "NW" in t.can()


# ------------------------------------------------------------------------------------- Cards that cannot be carried out


def test_a_sheep_without_an_empty_neighbour_cannot_step() -> None:
    """SP-ACT-A-02"""
    t = table({**L0, "R1": (5, 5), "K": (4, 4)}, turn="Red").tell("Red: move 1")
    assert t.can() == ["R2"] and t.why("Red: R1") == "SP-ACT-A-02"


def test_from_the_opening_block_nobody_can_align() -> None:
    """SP-RUL-15, SP-GEN-01"""
    t = table(L0, turn="Red")
    assert "align 3" not in t.can() and t.why("Red: align 3") == "SP-RUL-15"


def test_while_a_card_can_be_carried_out_others_cannot_be_thrown_away() -> None:
    """SP-RUL-19, SP-DEC-03"""
    t = table(RING, turn="Red", cards={"Red": ["move 1", "jump 2", "turn 1"]})
    assert t.can() == ["turn 1", "jump 2"] and t.why("Red: move 1") == "SP-ACT-A-02"


def test_who_can_carry_out_nothing_throws_a_card_away() -> None:
    """SP-RUL-19, SP-DEC-13: its value moves the marker, points and panic follow, the ban is used up."""
    t = table(RING, turn="Red", marker=2, cards={"Red": ["move 2", "move 1"]}, barred="clockwise")
    assert (t.question, t.can(), t.default) == ("PickDiscard", ["move 1", "move 2"], "move 1")
    assert t.why("Red: R1") == "SP-RUL-19"
    told = t.events("Red: move 2")
    assert (told[0].kind, told[0].args[:2]) == ("discarded", (0, 2))
    assert (t.marker, t.points("Red"), t.asked) == (4, 2, "dice")
    assert (t.seen["cards"]["Red"], t.seen["barred"], t.moved(RING)) == (["move 1"], "", {})


def test_the_ban_never_takes_the_last_align() -> None:
    """SP-RUL-19, SP-ACT-F-04: a flock that can be aligned at all can be aligned in two directions at least."""
    for seed in range(300):
        flock = random_flock(seed)
        assert sum(brute.aligned(flock, way) is not None for way in "NESW") != 1
    t = table({**RING, "K": (1, 4)}, turn="Red", barred="align S").tell("Red: align 3")
    assert t.can() == ["E"] and t.why("Red: S") == "SP-ACT-F-04"


def test_after_a_discard_movement_cards_are_added_as_usual() -> None:
    """SP-RUL-19, SP-2P-04, SP-3P-04"""
    t = table(RING, 2, turn="Red", cards={"Red": ["move 1"]}, moves={"Red": [2]}, marker=16)
    assert t.tell("Red: move 1").can() == ["add 2"]
    t = table(RING, 3, turn="Red", cards={"Red": ["move 1"]}, moves={"Red": [2]}, marker=16)
    assert t.tell("Red: move 1").can() == ["no card", "add 2"]


def test_two_cards_alike_are_one_offer(tmp_path: Path) -> None:
    """SP-DEC-03"""
    from dispetto.games.shear_panic.sets import DATA

    own = tmp_path / "own.toml"
    text = (DATA / "proposal.toml").read_text()
    own.write_text(text.replace('action = "move"\nvalue = 2', 'action = "push"\nvalue = 2'))
    t = opening(cards=str(own))
    for _ in range(4):
        t.tell("dice: black").defaults()
    assert t.can().count("push 2") == 1
    t.tell("Red: push 2").defaults()
    assert t.seen["cards"]["Red"].count("push 2") == 1
    last = table(turn="Red", options={"cards": str(own)}, cards={"Red": ["push 2", "push 2", "turn 1"]})
    last.tell("Red: push 2 R2 N 1", "Blue: turn 1 clockwise", "Yellow: move 1 Y1 S", "dice: black").defaults()
    last.tell("Green: line 1 G2 E", "Red: push 2").defaults()
    assert last.seen["cards"]["Red"] == ["turn 1"]
