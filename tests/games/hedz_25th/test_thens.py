"""What Hedz says of an answer before it is given is what comes of it: places, homes, rocks and odds, both editions."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Ask, Roll, asked, step
from dispetto.core.outlook import percent
from dispetto.core.show.then import BAD, GOOD, Then
from dispetto.core.telling.words import Person, Words
from dispetto.games.hedz.rules.biting import Retreat
from dispetto.games.hedz.rules.questions import EXACT
from dispetto.games.hedz.rules.throwing import UNSAID, HowToThrow, Throw

ABC = ["A", "B", "C", "D"]
PEOPLE = [Person(name, "n") for name in ABC]
OLD, NEW = game_named("hedz-25th"), game_named("hedz-2nd")


def at(game: Any, dinos: dict[str, Any], *said: str, loose: dict[str, int] | None = None) -> Any:
    """A table at A's turn after these rows, dice among them: `roll`, `die 3`, `keep`."""
    s = game.new(4)
    others = {"B": {"at": "50", "rocks": 0}, "C": {"at": "60", "rocks": 0}, "D": {"at": "61", "rocks": 0}}
    game.place(s, {"turn": "A", "dinos": {**others, **dinos}, "loose": loose or {}}, ABC)
    for line in said:
        verb, *args = line.split()
        ask = asked(s)
        assert ask is not None
        step(s, next(a for a in ask.legal(s) if a.verb == verb and list(map(str, a.args)) == args))
    return s


def thens(game: Any, s: Any) -> dict[str, Then]:
    """What every answer says, by its verb and arguments."""
    ask = asked(s)
    assert ask is not None
    words = Words(game, "en", PEOPLE, ask.seat)
    return {" ".join([a.verb, *map(str, a.args)]): game.then(s, ask, a, words) for a in ask.legal(s)}


def test_the_sky_route_with_four_steps_left_says_that_it_drops_you() -> None:
    s = at(OLD, {"A": {"at": "10", "rocks": 0}, "B": {"at": "50"}}, "roll", "die 5", "die 2")
    found = thens(OLD, s)
    assert str(found["route 0"]) == "you end on 17, nobody there" and found["route 0"].tone == ""
    assert str(found["route 1"]) == "mid-air on 28b: you fall, back to Start" and found["route 1"].tone == BAD


def test_a_push_says_what_is_stolen_and_where_the_other_ends() -> None:
    dinos = {"A": {"at": "26", "rocks": 0}, "B": {"at": "29", "rocks": 2}}
    s = at(OLD, dinos, "roll", "die 3", "die 2")
    found = thens(OLD, s)
    assert str(found["push 1"]) == "you stay on 29, a rock richer, B ends on 31"
    assert str(found["walk_on"]) == "you end on 31, nobody there"


def test_whoever_is_pushed_into_the_lava_without_a_rock_goes_home_and_that_is_good_news() -> None:
    s = at(OLD, {"A": {"at": "67", "rocks": 0}, "B": {"at": "70", "rocks": 1}}, "roll", "die 3", "die 1")
    pushed = thens(OLD, s)["push 1"]
    assert str(pushed) == "you stay on 70, a rock richer, lava on 71: B burns, back to Start" and pushed.tone == GOOD


@pytest.mark.parametrize(
    "kind, higher", [("plain", False), ("plain", True), ("dimetrodon", False), ("ankylosaurus", True)]
)
def test_the_odds_of_a_throw_are_those_of_two_dice(kind: str, higher: bool) -> None:
    """H25-THR-05, H25-THR-06, H25-TYPE-06, H25-TYPE-08: counted here by hand."""
    a, b = ("76", "33") if higher else ("33", "76")
    s = at(OLD, {"A": {"at": a, "rocks": 2}, "B": {"at": b, "rocks": 0, "type": kind}})
    shield = {"plain": 0, "dimetrodon": 1, "ankylosaurus": 2}[kind]
    won = sum(x > y + shield or (x == y + shield and higher) for x in range(1, 7) for y in range(1, 7))
    s.stack[-1] = Throw(0, 0, 1, EXACT, UNSAID)
    found = thens(OLD, s)
    assert str(found["throw 1"]) == (
        f"higher die hits: {percent(Fraction(won, 36))} %, you swap to {b}; the rock is gone"
    )
    assert found["throw 1"].tone == (BAD if higher else GOOD)
    assert str(found["give_up"]) == "you keep your 2 rocks"


@pytest.mark.parametrize(
    "kind, said",
    [("plain", "4, 5 or 6 hits: 50 %"), ("sail-back", "5 or 6 hits: 33 %"), ("ankylosaur", "only a 6 hits: 17 %")],
)
def test_in_the_second_edition_one_die_decides(kind: str, said: str) -> None:
    """H2-THR-06, H2-TYPE-04, H2-TYPE-06"""
    s = at(NEW, {"A": {"at": "12", "rocks": 1}, "B": {"at": "20", "rocks": 0, "type": kind}})
    s.stack[-1] = Throw(0, 0, 1, EXACT, UNSAID)
    assert str(thens(NEW, s)["throw 1"]) == f"{said}, B to Start; the rock is gone"


def test_a_roll_says_how_likely_it_goes_wrong() -> None:
    dinos = {"A": {"at": "25b", "rocks": 0}, "B": {"at": "50"}}
    s = at(OLD, dinos)
    falls = sum(x + y in (2, 3) for x in range(1, 7) for y in range(1, 7))  # 27b and 28b
    assert str(thens(OLD, s)["roll"]) == f"{percent(Fraction(falls, 36))} % back to Start"


def test_a_bite_a_pickup_and_a_rest_say_what_they_bring() -> None:
    s = at(OLD, {"A": {"at": "26", "rocks": 0}, "B": {"at": "31", "rocks": 3}}, "roll", "die 3", "die 2")
    found = thens(OLD, s)
    assert str(found["bite 1"]) == "3 rocks for you, B to Start" and found["bite 1"].tone == GOOD
    assert str(found["spare 1"]) == "you share 31 with B"
    s = at(
        OLD,
        {"A": {"at": "26", "rocks": 0}, "B": {"at": "50"}},
        "roll",
        "die 3",
        "die 2",
        loose={"31": 2},
    )
    assert str(thens(OLD, s)["scoop_all"]) == "0 → 2 in hand"
    assert str(thens(OLD, s)["leave_rocks"]) == "they lie on 31 for whoever comes"


def test_what_seldom_comes_up_is_said_too() -> None:
    """A Flier's word, all rocks at once, the order of two allies, a Funny-head's way back."""
    found = thens(OLD, at(OLD, {"A": {"at": "25b", "type": "flier"}}))
    assert str(found["hover"]) == "8 % over air: it holds you" and str(found["fall"]) == "8 % you fall: no rocks, Start"
    s = at(OLD, {"A": {"at": "33", "rocks": 2, "type": "caveman"}, "B": {"at": "76"}})
    s.stack[-1] = HowToThrow(0, 0, EXACT)
    found = thens(OLD, s)
    assert str(found["one_rock"]) == "the dice decide: 42 % hits"
    assert str(found["all_rocks"]) == "it cannot miss; both rocks are gone"
    duo = OLD.new(2, {"types": "trex,mouse,plain,plain"})
    found = thens(OLD, duo)
    assert str(found["first_goes"]) == "Tyrannosaurus first, then Mouse"
    assert str(found["second_goes"]) == "Mouse first, then Tyrannosaurus"
    s = at(NEW, {"A": {"at": "45", "type": "funny-head"}})
    s.stack.append(Retreat(0, 0, s.trail.thinks[0]))
    found = thens(NEW, s)
    assert str(found["to_think"]) == "back to 20" and found["to_start"] == Then("back to Start", BAD, "back")


# ---------------------------------------------------------------------------------------------------- true, every time


def truths(game: Any, s: Any, ask: Ask[Any], words: Words) -> Counter[str]:
    """Every certain place that is told is where one stands once the answer is given."""
    seen: Counter[str] = Counter()
    for a in ask.legal(s):
        then = game.then(s, ask, a, words)
        first = str(then.text).split("\n")[0]
        last = str(then.text).split("\n")[-1]
        after = game.clone(s)
        step(after, a)
        d: int = ask.d  # type: ignore[attr-defined]
        named = {game.display(s, "space", i, words): i for i in range(len(s.trail.ids))}
        if found := re.match(r"(?:you|(\w+)) ends? on ([^ ,]+)", first):
            who = d if not found[1] else ABC.index(found[1])
            assert after.at[who] == named[found[2]], (ask, a, first)
            seen["ends"] += 1
        if (found := re.match(r"you stay on ([^ ,:]+)", first)) and a.verb != "stop":
            assert after.at[d] == named[found[1]], (ask, a, first)
            seen["stays"] += 1
        if found := re.match(r"(\w+) ends on ([^ ,]+)$", last):
            while type(top := asked(after)).__name__ == "Scoop" and top is not None and top.seat == ask.seat:
                step(after, top.default(after))  # what lies there is taken before the other walks
            assert after.at[ABC.index(found[1])] == named[found[2]], (ask, a, last)
            seen["pushed"] += 1
        if re.search(r": you (fall|drown|burn), back to Start$", first) and "\n" not in then.text:
            assert after.at[d] == s.trail.start, (ask, a, first)
            seen["home"] += 1
        if first == "into the Volcano: you win":
            assert after.winner == ask.seat
            seen["won"] += 1
        if then.lead:
            assert after.rocks[d] == int(then.lead.split(" → ")[1]), (ask, a, then)
            seen["rocks"] += 1
    return seen


@pytest.mark.parametrize("game", [OLD, NEW], ids=["25th", "2nd"])
def test_what_is_told_comes_true(game: Any) -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        s, dice = game.new(4, {"types": "choose"} if seed % 2 else {}), Dice(seed)
        for _ in range(500):
            ask = asked(s)
            if ask is None:
                break
            if not isinstance(ask, Roll):
                seen += truths(game, s, ask, Words(game, "en", PEOPLE, ask.seat))
            offers = ask.legal(s)
            step(s, ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])
    assert seen["ends"] > 100 and min(seen[key] for key in ("stays", "pushed", "home", "rocks")) > 3, seen
