"""The end, ties, three and two players, running out of cards, leaving."""

from __future__ import annotations

import pytest

from dispetto.core.telling.words import Person, Words
from tests.games.shear_panic.told import GAME, L1, Told, table

SHAWN = {"Red": 2, "Blue": 4, "Yellow": 6, "Green": 4}  # what L1 scores with Shawn in the north


def last_move(
    points: dict[str, int], seats: int = 4, options: dict[str, object] | None = None, **position: object
) -> Told:
    """Red brings the marker to 74; the points are those after the last scoring."""
    before = {who: n - SHAWN[who] for who, n in points.items()}
    position.setdefault("cards", {"Red": ["line 3"], "Blue": [], "Yellow": [], **({"Green": []} if seats == 4 else {})})
    return table(L1, seats, options, turn="Red", marker=72, points=before, **position).tell("Red: line 3 G2 E")


def how_it_ended(t: Told) -> str:
    """The sentence a spectator reads."""
    ending = GAME.ending(t.s)
    assert ending is not None
    return Words(GAME, "en", [Person(name) for name in t.names]).ending(ending)


def test_the_last_pen_ends_the_game_without_a_panic() -> None:
    """SP-END-01, SP-RUL-27, SP-SCORE-11"""
    t = last_move({"Red": 10, "Blue": 9, "Yellow": 8, "Green": 7})
    assert (t.asked, t.marker, t.seen["end_rule"], t.points()) == ("nobody", 74, "SP-END-01", [10, 9, 8, 7])


def test_most_points_wins() -> None:
    """SP-AIM-01, SP-END-02"""
    t = last_move({"Red": 10, "Blue": 30, "Yellow": 20, "Green": 20})
    assert t.seen["winner"] == "Blue" and t.seen["places"] == {"Red": 4, "Blue": 1, "Yellow": 2, "Green": 2}


@pytest.mark.parametrize(
    ("blue", "yellow", "winner"),
    [
        (["jump 3"], ["push 2"], "Blue"),
        (["push 2"], ["move 1", "push 1"], ["Blue", "Yellow"]),
        ([], ["turn 1"], "Yellow"),
    ],
)
def test_a_tie_goes_to_the_larger_sum_of_unused_cards(blue: list[str], yellow: list[str], winner: object) -> None:
    """SP-END-03, SP-RUL-30: green has more cards, but fewer points."""
    cards = {"Red": ["line 3"], "Blue": blue, "Yellow": yellow, "Green": ["jump 3", "diagonal 3", "align 3"]}
    t = last_move({"Red": 10, "Blue": 30, "Yellow": 30, "Green": 29}, cards=cards)
    assert t.seen["winner"] == winner and t.seen["places"]["Green"] == 3


@pytest.mark.parametrize(
    ("yellow", "rule", "said"),
    [
        (["push 2"], "SP-END-03", "Blue has kept the better cards"),
        (["jump 3"], "SP-END-03", "Blue and Yellow have kept the better cards"),
    ],
)
def test_the_end_says_that_cards_have_decided(yellow: list[str], rule: str, said: str) -> None:
    """SP-END-03: also where they leave two of three leaders."""
    cards = {"Red": ["line 3", "move 1"], "Blue": ["jump 3"], "Yellow": yellow, "Green": ["jump 3", "diagonal 3"]}
    t = last_move({"Red": 30, "Blue": 30, "Yellow": 30, "Green": 29}, cards=cards)
    assert t.seen["end_rule"] == rule and said in how_it_ended(t)


def test_a_tie_that_cards_leave_as_it_is_says_so() -> None:
    """SP-RUL-30, SP-END-01"""
    cards = {"Red": ["line 3"], "Blue": ["push 2"], "Yellow": ["move 1", "push 1"], "Green": []}
    t = last_move({"Red": 10, "Blue": 30, "Yellow": 30, "Green": 29}, cards=cards)
    assert t.seen[
        "end_rule"
    ] == "SP-END-01" and "Blue and Yellow share the victory, down to the cards they kept" in how_it_ended(t)


def test_when_nobody_has_a_card_left_a_tie_stays_one() -> None:
    """SP-RUL-20, SP-RUL-30: there is nothing to break it with, and the end says so."""
    none: dict[str, list[str]] = {who: [] for who in ("Red", "Yellow", "Green")}
    t = table(turn="Red", marker=20, cards={**none, "Blue": ["line 1"]}, points={"Green": 2}).tell("Blue: leaves")
    assert (t.points(), t.seen["end_rule"], t.seen["winner"]) == ([2, 0, 6, 6], "SP-RUL-20", ["Yellow", "Green"])
    assert "Nobody had a card left to break the tie" in how_it_ended(t)


def test_the_tie_break_counts_movement_cards_unless_told_otherwise() -> None:
    """SP-RUL-30"""
    cards = {"Red": ["line 1"], "Blue": ["move 1"]}
    moves = {"Red": [1, 1], "Blue": [1, 3]}
    for option, winner in ((False, "Blue"), (True, "Blue")):
        t = table(
            L1,
            2,
            {"tiebreak_action_only": option},
            turn="Red",
            marker=72,
            points={"Red": 12, "Blue": 10},
            cards=cards,
            moves=moves,
        )
        t.tell("Red: line 1 G2 E", "Red: add 1")
        assert (t.points(), t.seen["winner"]) == ([14, 14], winner)
    cards = {"Red": ["line 1", "turn 1"], "Blue": []}
    for option, winner in ((False, "Blue"), (True, "Red")):
        t = table(
            L1,
            2,
            {"tiebreak_action_only": option},
            turn="Red",
            marker=72,
            points={"Red": 12, "Blue": 10},
            cards=cards,
            moves=moves,
        )
        t.tell("Red: line 1 G2 E", "Red: add 1")
        assert t.seen["winner"] == winner


# ------------------------------------------------------------------------------------------------------- Three players


def test_with_three_a_movement_card_may_be_added_after_the_action() -> None:
    """SP-3P-04, SP-3P-05, SP-RUL-31, SP-DEC-11"""
    t = table(L1, 3, turn="Red", marker=50).tell("Red: line 1 G2 E")
    assert (t.can(), t.default, t.marker) == (["no card", "add 1", "add 2", "add 3"], "no card", 50)
    t.tell("Red: add 2")
    assert (t.marker, t.seen["moves"]["Red"], t.asked) == (53, [1, 3], "dice")
    t = table(L1, 3, turn="Red", marker=50).tell("Red: line 1 G2 E", "Red: no card")
    assert (t.marker, t.seen["moves"]["Red"], t.asked) == (51, [1, 2, 3], "Blue")


def test_with_three_nobody_is_asked_without_movement_cards() -> None:
    """SP-3P-04"""
    t = table(L1, 3, turn="Red", marker=50, moves={"Red": []}).tell("Red: line 1 G2 E")
    assert (t.marker, t.asked) == (51, "Blue")


def test_with_three_every_movement_card_kept_costs_two_points_but_never_below_zero() -> None:
    """SP-3P-06, SP-RUL-29, SP-RUL-30: before the ranking."""
    t = last_move({"Red": 20, "Blue": 19, "Yellow": 8}, 3, moves={"Red": [1], "Blue": [], "Yellow": [1, 2, 3]})
    told = t.events("Red: no card")
    assert [(e.seat, *e.args[:2]) for e in told if e.kind == "fined"] == [(0, 1, 2), (2, 3, 6)]
    assert (t.points(), t.seen["winner"]) == ([18, 19, 2], "Blue")
    t = last_move({"Red": 20, "Blue": 5, "Yellow": 19}, 3, moves={"Red": [], "Blue": [1, 2, 3], "Yellow": []})
    assert t.points() == [20, 0, 19]


def test_without_action_cards_a_movement_card_alone_is_the_turn() -> None:
    """SP-RUL-20, SP-DEC-14, SP-RUL-17: it is scored, uses up the ban, and may cause a panic."""
    t = table(
        {**L1, "R1": (6, 6)}, 3, turn="Red", marker=2, cards={"Red": []}, moves={"Red": [3, 2]}, barred="clockwise"
    )
    assert (t.question, t.can(), t.default) == ("MoveAlone", ["add 2", "add 3"], "add 2")
    assert (
        t.why("Red: push 1") == "SP-RUL-20"
        and t.why("Red: no card") == "SP-TURN-09"
        and t.why("Red: add 1") == "SP-3P-04"
    )
    t.tell("Red: add 2")
    assert (t.marker, t.points("Red"), t.seen["barred"], t.asked) == (4, 2, "", "dice")


def test_without_any_card_a_player_passes_and_the_ban_stays() -> None:
    """SP-RUL-20, SP-RUL-17"""
    t = table(L1, 3, turn="Red", marker=50, cards={"Red": []}, moves={"Red": []}, barred="clockwise")
    assert (t.asked, t.seen["barred"], t.marker) == ("Blue", "clockwise", 50)


# --------------------------------------------------------------------------------------------------------- Two players


def test_with_two_a_movement_card_must_be_added() -> None:
    """SP-2P-04, SP-2P-05, SP-DEC-12"""
    t = table(L1, 2, turn="Red", marker=50).tell("Red: line 1 G2 E")
    assert (t.can(), t.default, t.why("Red: no card")) == (["add 1", "add 2", "add 3"], "add 1", "SP-2P-04")
    t.tell("Red: add 3")
    assert (t.marker, t.asked, len(t.seen["moves"]["Red"])) == (54, "Blue", 11)


def test_with_two_unused_movement_cards_cost_nothing() -> None:
    """SP-2P-06"""
    t = table(L1, 2, turn="Red", marker=72, points={"Red": 10, "Blue": 5}).tell("Red: line 1 G2 E", "Red: add 1")
    assert t.points() == [12, 9]


# ------------------------------------------------------------------------------------------------------------- Leaving


def test_who_leaves_is_skipped_and_scores_no_more() -> None:
    """SP-RUL-35, SP-TURN-01"""
    t = table(turn="Red", marker=24).tell("Blue: leaves", "Red: line 1 G2 E")
    assert (t.asked, t.points()) == ("Yellow", [5, 0, 1, 2])


def test_a_turn_in_progress_ends_when_its_player_leaves() -> None:
    """SP-RUL-35: half-said answers are forgotten."""
    t = table(turn="Red").tell("Red: push 1 R2", "Red: leaves")
    assert (t.asked, t.question, t.moved(L1), len(t.seen["cards"]["Red"])) == ("Blue", "PickCard", {}, 12)


def test_a_push_still_owed_is_dropped() -> None:
    """SP-RUL-35"""
    for lines in ((), ("dice: red",)):
        t = table(turn="Red", marker=3).tell("Red: turn 1 clockwise", *lines, "Red: leaves")
        assert (t.asked, t.moved(L1), t.marker) == ("Blue", {}, 4)


def test_somebody_elses_push_is_still_made() -> None:
    """SP-RUL-35"""
    t = table(turn="Red", marker=3).tell("Red: turn 1 clockwise", "Blue: leaves")
    assert t.asked == "dice"
    t.tell("dice: red", "Red: R2 N 1")
    assert t.asked == "Yellow"


def test_a_card_already_played_still_moves_the_marker() -> None:
    """SP-RUL-35: but a panic it brings is dropped."""
    t = table(L1, 3, turn="Red", marker=52).tell("Red: line 1 G2 E", "Red: leaves")
    assert (t.marker, t.asked, t.moved(L1), t.points("Red")) == (53, "Blue", {"B2": (7, 3), "G2": (7, 8)}, 0)


def test_the_ban_outlives_a_player_who_leaves() -> None:
    """SP-RUL-17, SP-RUL-35"""
    t = table(turn="Red", marker=50).tell("Red: turn 1 clockwise", "Blue: leaves", "Yellow: turn 1")
    assert t.can() == ["clockwise"]


def test_in_the_scramble_too_the_others_go_on() -> None:
    """SP-RUL-35, SP-SCR-01"""
    from tests.games.shear_panic.told import opening

    t = opening().tell("Red: leaves")
    pushers = []
    while t.asked == "dice":
        t.tell("dice: black")
        pushers.append(t.asked)
        t.defaults()
    assert (pushers, t.asked) == (["Blue", "Yellow", "Green"], "Blue")
    t = opening(first_player="random").tell("Yellow: leaves")
    assert t.can() == ["first Red", "first Blue", "first Green"]
    t = opening(layout="random", first_player=1).tell("Red: leaves", "dice: layout A", "dice: black")
    assert t.asked == "Blue"


def test_the_sheep_of_who_left_are_neutral() -> None:
    """SP-RUL-35, SP-RUL-32"""
    t = table(turn="Red", marker=3).tell("Yellow: leaves", "Red: turn 1 clockwise", "dice: yellow")
    assert t.can() == ["Y1", "Y2"]


def test_the_last_one_left_wins_whatever_the_points() -> None:
    """SP-RUL-35"""
    t = table(turn="Red", points={"Blue": 30, "Green": 1}).tell("Blue: leaves", "Red: leaves", "Yellow: leaves")
    assert (t.seen["winner"], t.seen["end_rule"], t.asked) == ("Green", "SP-RUL-35", "nobody")
    assert t.seen["places"] == {"Red": 2, "Blue": 2, "Yellow": 2, "Green": 1}


def test_who_left_is_behind_all_who_stayed() -> None:
    """SP-RUL-35, SP-END-02"""
    t = table(turn="Red", marker=72, points={"Blue": 50}, cards={"Red": ["line 3"]}).tell(
        "Blue: leaves", "Red: line 3 G2 E"
    )
    assert t.seen["places"] == {"Red": 3, "Blue": 4, "Yellow": 1, "Green": 2}


def test_when_all_who_remain_pass_the_marker_goes_to_74() -> None:
    """SP-RUL-35, SP-RUL-20: Shawn comes, everybody scores once, walls are not made up."""
    none: dict[str, list[str]] = {who: [] for who in ("Red", "Yellow", "Green")}
    t = table(turn="Red", marker=20, cards={**none, "Blue": ["line 1"]}, points={"Green": 1})
    assert t.asked == "Blue"
    told = t.events("Blue: leaves")
    assert [e.args[0] for e in told if e.kind == "stalled"] == [20]
    assert (t.asked, t.marker, t.seen["figure"], t.seen["edge"]) == ("nobody", 74, "shawn", "N")
    assert (t.points(), t.seen["end_rule"], t.seen["winner"]) == ([2, 0, 6, 5], "SP-RUL-20", "Yellow")


def test_a_player_with_a_card_ends_a_row_of_passes() -> None:
    """SP-RUL-20, SP-RUL-35"""
    none: dict[str, list[str]] = {who: [] for who in ("Red", "Yellow", "Green")}
    t = table(turn="Red", marker=20, cards={**none, "Blue": ["line 1", "turn 1"]})
    assert t.asked == "Blue"
    t.tell("Blue: line 1 G2 E")
    assert (t.asked, t.marker) == ("Blue", 21)
    t.tell("Blue: turn 1 clockwise", "dice: black", "Blue: K S 2")
    assert (t.asked, t.seen["end_rule"]) == ("nobody", "SP-RUL-20")


def test_who_passed_and_left_is_no_part_of_the_row_of_passes() -> None:
    """SP-RUL-35, SP-RUL-20: green still has a card, so the game goes on."""
    t = table(turn="Red", marker=20, cards={"Red": [], "Blue": ["line 1"], "Yellow": [], "Green": ["turn 1"]})
    t.tell("Red: leaves", "Blue: leaves")
    assert (t.asked, t.marker) == ("Green", 20)
