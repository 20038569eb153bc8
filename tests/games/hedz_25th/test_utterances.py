"""Answers said in several parts: nothing happens before the last, and what was said can be taken back."""

from __future__ import annotations

from dispetto.core.engine.table import asked
from dispetto.core.rounds import unsay, utterances
from tests.games.hedz_25th.told import GAME, Told, table


def part(t: Told) -> int:
    """How many parts have been said."""
    ask = asked(t.s)
    assert ask is not None
    return ask.part()


def complete(t: Told) -> list[str]:
    """Every complete answer now."""
    said = []
    for rows in utterances(GAME, t.s):
        twin = Told(GAME, GAME.clone(t.s), t.names)
        words = []
        for a in rows:
            ask = asked(twin.s)
            assert ask is not None
            words.append(GAME.text(twin.s, ask, a, t.names))
            twin.tell(f"{twin.asked}: {words[-1]}")
        said.append(" ".join(words))
    return said


def test_whom_to_bite_is_one_answer_in_as_many_parts_as_there_are_victims() -> None:
    """H25-DEC-13, H25-BITE-07"""
    t = table(A="46 0", B="48 1", C="48 2", D="48 1").tell("dice: 1 1")
    assert len(complete(t)) == 8
    assert complete(t)[0] == "spare B spare C spare D" and complete(t)[-1] == "bite B bite C bite D"
    for n, line in enumerate(["A: bite B", "A: spare C"]):
        assert part(t) == n
        t.tell(line)
    assert (part(t), t.offers()) == (2, ["A: spare D", "A: bite D"])
    unsay(t.s)
    assert (part(t), t.offers()) == (0, ["A: spare B", "A: bite B"])
    t.tell("A: spare B spare C bite D")
    assert (t["B"], t["C"], t["D"]) == ("48 1", "48 2", "start 1")


def test_a_single_part_taken_back_leaves_nothing_behind() -> None:
    """H25-DEC-13"""
    t = table(A="46 0", B="48 1", C="48 2").tell("dice: 1 1")
    before = GAME.dump(t.s)
    t.tell("A: bite B")
    assert part(t) == 1
    unsay(t.s)
    assert GAME.dump(t.s) == before


def test_a_push_and_its_loot_are_one_answer() -> None:
    """H25-DEC-09, H25-TYPE-07"""
    t = table(A="46 0 triceratops", B="48 1").tell("dice: 1 4")
    assert complete(t) == ["walk on", "push B steal 0", "push B steal 1"]
    t.tell("A: push B")
    assert (part(t), t["A"], t["B"]) == (1, "48 0", "48 1")
    unsay(t.s)
    assert (part(t), t.offers()) == (0, ["A: walk on", "A: push B"])
    assert t.tell("A: walk on")["A"] == "51 0"


def test_how_and_at_whom_a_caveman_throws_is_one_answer() -> None:
    """H25-DEC-12, H25-CLR-02"""
    t = table(A="12 2 caveman", B="38 0", C="38 0").tell("dice: 1 1", "A: keep")
    assert complete(t) == [
        "give up",
        "one rock throw B",
        "one rock throw C",
        "all rocks throw B",
        "all rocks throw C",
    ]
    t.tell("A: all rocks")
    assert (part(t), t.rocks("A")) == (1, 2)
    unsay(t.s)
    assert (part(t), t.offers()) == (0, ["A: give up", "A: one rock", "A: all rocks"])
    t.tell("A: one rock throw B", "dice: 1 6")
    assert (part(t), t.offers()) == (0, ["A: give up", "A: throw B", "A: throw C"])


def test_a_caveman_that_stopped_takes_its_words_back_to_the_same_choice() -> None:
    """H25-DEC-12, H25-RUL-45"""
    t = table(A="12 2 caveman", B="38 0", C="38 0").tell("dice: 2 4", "A: keep", "A: stop", "A: one rock")
    unsay(t.s)
    assert t.offers() == ["A: one rock", "A: all rocks"]


def test_the_words_of_a_pushed_dino_can_be_taken_back_too() -> None:
    """H25-PUSH-05, H25-DEC-09: B, pushed, pushes C; it is still a pushed dino after that."""
    t = table("ABCDE", A="46 0", B="47 1 triceratops", C="48 2", D="50 1", options={"pushed_may_bite": False})
    t.tell("dice: 1 3", "A: push B", "B: push C")
    unsay(t.s)
    assert t.offers() == ["B: walk on", "B: push C"]
    t.tell("B: walk on")
    assert (t.at("B"), t.turn) == ("50", "B")  # no bite: it was pushed there


def test_what_is_one_part_cannot_be_taken_back() -> None:
    """H25-DEC-11"""
    t = table(A="12 2", B="38 0").tell("dice: 1 1", "A: keep")
    before = GAME.dump(t.s)
    unsay(t.s)
    assert GAME.dump(t.s) == before and part(t) == 0


def test_how_many_of_many_rocks_are_taken_is_one_answer_for_each_number() -> None:
    """H25-CLR-06, H25-DEC-07: none to all of forty-five, and twenty or forty said halfway can be taken back."""
    t = table(A="46 0", loose={"47": 45}).tell("dice: 1 2")
    taken = []
    for line in complete(t):
        twin = Told(GAME, GAME.clone(t.s), t.names)
        taken.append(twin.tell(f"A: {line}").rocks("A"))
    assert sorted(set(taken)) == list(range(46))
    before = GAME.dump(t.s)
    t.tell("A: scoop 20", "A: scoop 20")
    assert (part(t), t.rocks("A"), t.default) == (2, 0, "A: scoop all")
    unsay(t.s)
    assert GAME.dump(t.s) == before


def test_who_must_scoop_one_may_be_content_with_twenty() -> None:
    """H25-CLR-06, H25-RUL-45: nothing in hand, but twenty have been counted out."""
    t = table(A="12 0", C="38 0", loose={"14": 30}).tell("dice: 2 3", "A: stop", "A: scoop 20")
    assert "A: leave rocks" in t.offers()
    t.tell("A: leave rocks")
    assert (t.rocks("A"), t.loose("14"), t.offers()) == (20, 10, ["A: throw C"])
