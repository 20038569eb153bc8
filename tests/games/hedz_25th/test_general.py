"""General rules, the set-up, plain movement."""

from __future__ import annotations

import pytest

from dispetto.core.errors import BadInput
from tests.games.hedz_25th.told import GAME, opening, table


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
def test_two_to_eight_may_play(seats: int) -> None:
    """H25-GEN-01"""
    assert GAME.seats(GAME.new(seats, {"board": "t25"})) == seats


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_one_is_too_few_and_nine_are_too_many(seats: int) -> None:
    """H25-GEN-01"""
    with pytest.raises(BadInput, match=f"2 to 8 players, not {seats}"):
        GAME.new(seats, {"board": "t25"})


def test_the_first_dino_in_the_volcano_wins_at_once() -> None:
    """H25-GEN-03, H25-GEN-04: nobody else has another turn."""
    t = table(A="94 0", B="93 5").tell("dice: 2 4")
    assert (t.at("A"), t.winner, t.asked, t.end_rule) == ("finish", "A", "nobody", "H25-GEN-04")
    assert t.seen["places"] == {"A": 1, "B": 2, "C": 3, "D": 3}


def test_nothing_is_touched_before_the_first_step() -> None:
    """H25-GEN-05: neither the dino that shares the space, nor the one in sight, nor the rocks underfoot."""
    t = table(A="14 1", B="14 1", C="38 1", loose={"14": 2})
    for line in ("A: push B", "A: bite B", "A: throw C", "A: stop", "A: scoop 1", "A: scoop all", "A: leave rocks"):
        assert t.why(line) == "H25-GEN-05", line
    t.tell("dice: 1 1")
    for line in ("A: push B", "A: bite B", "A: throw C", "A: stop", "A: scoop all"):
        assert t.why(line) == "H25-GEN-05", line
    t.tell("A: keep")
    assert (t["A"], t["B"], t.loose("14"), t.asked) == ("16 1", "14 1", 2, "B")


@pytest.mark.parametrize("seats", ["ABCD", "ABCDE", "ABCDEF", "ABCDEFG", "ABCDEFGH"])
def test_from_four_players_on_each_has_one_dino(seats: str) -> None:
    """H25-SETUP-01"""
    assert list(opening(seats).seen["dinos"]) == list(seats)


@pytest.mark.parametrize("seats", ["AB", "ABC"])
def test_two_or_three_players_have_two_dinos_each(seats: str) -> None:
    """H25-SETUP-02, H25-DUO-01"""
    assert list(opening(seats).seen["dinos"]) == [f"{p}{n}" for p in seats for n in (1, 2)]


def test_every_dino_begins_on_start_with_one_rock_from_the_supply() -> None:
    """H25-SETUP-03, H25-SETUP-04, H25-SETUP-05, H25-ROCK-03"""
    t = opening("ABCDE")
    assert [t[who] for who in "ABCDE"] == ["start 1"] * 5
    assert t.supply == 35


def test_the_named_player_begins_and_turns_pass_to_the_left() -> None:
    """H25-SETUP-06, H25-RUL-32"""
    t = opening(first_player=3)
    order = []
    for _ in "ABCD":
        order.append((t.asked, t.seen["round"]))
        t.tell("dice: 1", f"{t.asked}: keep")
    assert order == [("C", 1), ("D", 1), ("A", 1), ("B", 1)]
    assert (t.asked, t.seen["round"]) == ("C", 2)


def test_where_nobody_is_named_chance_picks_any_player_alike() -> None:
    """H25-SETUP-06, H25-RUL-32"""
    t = opening()
    assert t.offers() == ["dice: first A", "dice: first B", "dice: first C", "dice: first D"]
    assert t.s.stack[-1].odds(t.s) == [1, 1, 1, 1]
    assert t.why("A: roll") == "TABLE-02"
    assert t.tell("dice: first D").turn == "D"
    with pytest.raises(BadInput, match="first_player is the number of a seat, 1 to 4, or random; not 5"):
        opening(first_player=5)
    with pytest.raises(BadInput, match="first_player is the number of a seat, 1 to 4, or random; not 6"):
        opening(first_player=6)


def test_the_supply_never_runs_out() -> None:
    """H25-SETUP-07: with all forty rocks in one hand there is still one on a Rock space."""
    t = table(A="10 0", B="2 0", C="2 0", D="2 40").tell("dice: 1 1")
    assert (t["A"], t.supply) == ("12 1", -1)
    assert GAME.tally(t.s) == {"rocks": 40}


def test_a_dino_moves_by_the_total_of_two_dice() -> None:
    """H25-MOVE-01"""
    t = table(A="46 0")
    t.tell("A: roll", "dice: 6")
    assert t.offers() == [f"dice: {n}" for n in range(1, 7)]
    assert t.tell("dice: 4").at("A") == "56"


def test_dinos_may_share_a_space() -> None:
    """H25-MOVE-02"""
    t = table(A="46 0", B="50 0").tell("dice: 1 3", "A: spare B")
    assert (t.at("A"), t.at("B")) == ("50", "50")


def test_a_dino_may_walk_past_others_freely() -> None:
    """H25-MOVE-03"""
    t = table(A="46 0", B="48 2").tell("dice: 1 4", "A: walk on")
    assert (t["A"], t["B"], t.asked) == ("51 0", "48 2", "B")
