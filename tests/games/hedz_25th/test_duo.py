"""Two or three players: two allied dinos each, or one each."""

from __future__ import annotations

from tests.games.hedz_25th.told import opening, table


def test_each_dino_has_its_own_turn() -> None:
    """H25-DUO-02, H25-DUO-03: A1, A2, then B1, B2."""
    t = opening("AB", first_player=1)
    order = []
    for _ in range(4):
        order.append(t.turn)
        t.tell("dice: 1", f"{order[-1][0]}: keep")
    assert order == ["A1", "A2", "B1", "B2"]
    assert (t.turn, t.seen["round"]) == ("A1", 2)


def test_each_dino_has_its_own_rocks() -> None:
    """H25-DUO-02"""
    t = table("AB", turn="A1", A1="46 3", A2="2 1").tell("dice: 1 2", "A: reroll 1", "dice: 1", "A: keep")
    assert (t.rocks("A1"), t.rocks("A2")) == (2, 1)


def test_the_first_dino_of_the_named_player_begins() -> None:
    """H25-DUO-03, H25-SETUP-06"""
    assert opening("ABC", first_player=2).turn == "B1"


def test_allies_do_not_push_each_other() -> None:
    """H25-DUO-04, H25-RUL-33"""
    t = table("AB", turn="A1", A1="46 0", A2="48 2").tell("dice: 1 4")
    assert (t["A1"], t["A2"], t.turn) == ("51 0", "48 2", "A2")
    t = table("AB", turn="A1", A1="46 0", A2="48 2", B1="48 0").tell("dice: 1 4")
    assert t.offers() == ["A: walk on", "A: push B1"]
    assert t.why("A: push A2") == "H25-DUO-04"


def test_allies_do_not_bite_each_other() -> None:
    """H25-DUO-05, H25-RUL-33: nor does one protect the enemy beside it."""
    t = table("AB", turn="A1", A1="46 0", A2="48 2").tell("dice: 1 1")
    assert (t["A2"], t.turn) == ("48 2", "A2")
    t = table("AB", turn="A1", A1="46 0", A2="48 2", B2="48 1").tell("dice: 1 1")
    assert t.offers() == ["A: spare B2", "A: bite B2"]
    assert t.why("A: bite A2") == "H25-DUO-05"
    assert (t.tell("A: bite B2")["A2"], t["B2"]) == ("48 2", "start 1")


def test_allies_do_not_throw_at_each_other() -> None:
    """H25-DUO-06, H25-DEC-10"""
    t = table("AB", turn="A1", A1="12 2", A2="38 0").tell("dice: 2 4", "A: keep")
    assert (t.at("A1"), t.turn) == ("18", "A2")
    t = table("AB", turn="A1", A1="12 2", A2="38 0").tell("dice: 1 1", "A: keep")
    assert t.turn == "A2"
    t = table("AB", turn="A1", A1="12 2", A2="38 0", B1="38 0").tell("dice: 1 1", "A: keep")
    assert t.offers() == ["A: give up", "A: throw B1"]
    assert t.why("A: throw A2") == "H25-DUO-06"


def test_one_dino_in_the_volcano_wins_for_its_player() -> None:
    """H25-DUO-07"""
    t = table("AB", turn="B2", B2="98 0", B1="2 0").tell("B: roll", "dice: 2")
    assert (t.winner, t.seen["places"]) == ("B", {"A": 2, "B": 1})


def test_the_first_dinos_extra_turn_comes_before_the_second_dinos_turn() -> None:
    """H25-RUL-33"""
    t = table("AB", turn="A1", A1="46 1", A2="60 1", B1="60 1", B2="60 1").tell("dice: 1 2", "A: keep")
    assert t.tell("A: extra turn").turn == "A1"
    assert t.tell("dice: 1 2").turn == "A2"


def test_an_ally_in_last_place_counts_like_anybody() -> None:
    """H25-RUL-21"""
    t = table("AB", turn="A1", A1="46 1", A2="49 1", B1="60 1", B2="60 1").tell("dice: 1 2", "A: keep")
    assert t.turn == "A2"


def test_with_duo_off_two_or_three_players_have_one_dino_each() -> None:
    """H25-RUL-43, H25-DEC-20"""
    assert list(opening("ABC", duo=False).seen["dinos"]) == ["A", "B", "C"]
    t = table("AB", options={"duo": False}, A="46 0", B="48 1").tell("dice: 1 1", "A: bite B")
    assert (t["A"], t.turn) == ("48 1", "B")


def test_duo_changes_nothing_from_four_players_on() -> None:
    """H25-SETUP-01, H25-DEC-20"""
    assert len(opening("ABCD", duo=True).seen["dinos"]) == 4


def test_who_has_two_unlike_dinos_says_once_which_goes_first() -> None:
    """H25-DEC-21, H25-DUO-03"""
    t = opening("AB", types="trex,mouse,plain,plain", first_player=1)
    assert (t.offers(), t.default) == (["A: first goes", "A: second goes"], "A: first goes")
    t.tell("A: second goes")
    assert (t.kind("A1"), t.kind("A2"), t.turn, t.offers()) == ("mouse", "trex", "A1", ["A: roll"])
    t = opening("AB", types="trex,mouse,plain,plain", first_player=1).tell("A: first goes")
    assert (t.kind("A1"), t.kind("A2")) == ("trex", "mouse")


def test_the_order_is_asked_of_every_player_with_unlike_dinos_and_of_nobody_else() -> None:
    """H25-DEC-21"""
    t = opening("ABC", types="trex,mouse,plain,plain,caveman,flier", first_player=2)
    assert t.asked == "A"
    t.tell("A: first goes")
    assert t.offers() == ["C: first goes", "C: second goes"]
    assert t.tell("C: second goes").turn == "B1"
    assert (t.kind("C1"), t.kind("C2")) == ("flier", "caveman")
    assert opening("AB", types="trex", first_player=1).offers() == ["A: roll"]
    assert opening("ABCD", types="trex,mouse,plain,plain", first_player=1).offers() == ["A: roll"]
