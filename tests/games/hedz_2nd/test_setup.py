"""Before the first turn: players, the opening roll, types."""

from __future__ import annotations

import pytest

from dispetto.core.errors import BadInput
from tests.games.hedz_2nd.told import GAME, opening, table


@pytest.mark.parametrize("seats", range(2, 11))
def test_two_to_ten_play_with_one_dino_each_on_start_without_rocks(seats: int) -> None:
    """H2-GEN-01, H2-GEN-02, H2-RUL-03, H2-SETUP-01, H2-RUL-01"""
    t = opening("ABCDEFGHIJ"[:seats])
    assert list(t.seen["dinos"].values()) == [{"at": "start", "rocks": 0, "type": "plain"}] * seats


@pytest.mark.parametrize("seats", (1, 11))
def test_one_and_eleven_are_refused(seats: int) -> None:
    """H2-GEN-01"""
    with pytest.raises(BadInput, match="for 2 to 10 players"):
        GAME.new(seats)


def test_start_rocks_may_be_one() -> None:
    """H2-RUL-01"""
    t = opening("AB", start_rocks=1)
    assert (t["A"], t.supply) == ("start 1", 38)


def test_everybody_rolls_two_dice_and_the_highest_begins() -> None:
    """H2-SETUP-02, H2-SETUP-03, H2-CLR-01: then turns pass clockwise"""
    t = opening("ABC")
    assert t.asked == "dice"
    t.tell("dice: 1 2", "dice: 6 5", "dice: 4 6")
    assert (t.turn, t.asked) == ("B", "B")
    t.tell("B: roll", "dice: 1 4", "C: roll", "dice: 1 1")
    assert (t.turn, t.seen["round"]) == ("A", 1)
    t.tell("A: roll", "dice: 1 2", "A: walk on")
    assert (t.turn, t.seen["round"]) == ("B", 2)


def test_only_those_who_tie_for_the_highest_roll_again() -> None:
    """H2-RUL-02"""
    t = opening("ABC").tell("dice: 6 5", "dice: 3 2", "dice: 5 6", "dice: 1 1", "dice: 1 2")
    assert t.asked == "C"
    again = opening("AB").tell("dice: 1 1", "dice: 1 1", "dice: 2 2", "dice: 2 2", "dice: 3 2", "dice: 1 1")
    assert again.asked == "A"


def test_types_are_picked_after_the_roll_the_first_player_last() -> None:
    """H2-SETUP-04, H2-DEC-01, H2-RUL-36, H2-GEN-06"""
    t = opening("ABC", types="choose").tell("dice: 1 1", "dice: 6 6", "dice: 2 2")
    assert (t.asked, t.default) == ("A", "A: be plain")
    t.tell("A: be raptor")
    assert t.asked == "C"
    t.tell("C: be raptor", "B: be hominid")
    assert [t.kind(who) for who in "ABC"] == ["raptor", "hominid", "raptor"]
    assert t.turn == "B"
    assert opening("AB").tell("dice: 1 1", "dice: 6 6").kind("A") == "plain"


def test_every_type_once_where_the_table_plays_so() -> None:
    """H2-RUL-36"""
    t = opening("ABC", types="choose", unique_types=True).tell("dice: 6 6", "dice: 2 1", "dice: 2 2")
    t.tell("C: be raptor")
    assert "B: be raptor" not in t.offers() and "B: be plain" in t.offers()
    assert t.why("B: be raptor") == "H2-RUL-36"
    t.tell("B: be plain")
    assert "A: be plain" in t.offers() and len(t.offers()) == 13


def test_all_may_play_one_type_or_each_a_named_one() -> None:
    """H2-SETUP-05, H2-DEC-01"""
    assert [opening("ABC", types="swimmer").kind(who) for who in "ABC"] == ["swimmer"] * 3
    t = opening("AB", types="flier, small-mammal")
    assert (t.kind("A"), t.kind("B")) == ("flier", "small-mammal")
    with pytest.raises(BadInput, match="no dinosaur type 'dodo'; there are plain, carnosaur"):
        opening("AB", types="dodo")
    with pytest.raises(BadInput, match="names 3 types for 2 dinos"):
        opening("AB", types="flier,flier,flier")


def test_there_are_thirteen_types_and_the_plain_one() -> None:
    """H2-TYPE-01..27, H2-GEN-06"""
    names = (
        "plain carnosaur stegosaurus sail-back ceratopsian ankylosaur raptor sauropod flier swimmer funny-head hominid"
    )
    assert [t.name for t in GAME.types] == [*names.split(), "large-mammal", "small-mammal"]


def test_the_race_goes_from_start_to_finish() -> None:
    """H2-GEN-04, H2-GEN-05, H2-FIN-01"""
    t = table(A="38 0").tell("A: roll", "dice: 1 1")
    assert (t.at("A"), t.winner, t.end_rule) == ("finish", "A", "H2-GEN-05")
