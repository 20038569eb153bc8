"""Perft: how many ways the next few answers can go, chance included. A rule that changes changes a number."""

from __future__ import annotations

from typing import Any

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.engine.table import asked, step
from dispetto.core.game import Game
from tests.golden.golden import HERE, same

MOST = 4000  # paths: a line of numbers stops once it is beyond this
DEEPEST = 14

# name: (seats, options, position)
T25 = {"board": "t25", "duo": False, "first_player": 1}
HEDZ: dict[str, tuple[int, dict[str, Any], dict[str, Any]]] = {
    "opening": (2, T25, {}),
    "types are chosen": (2, {**T25, "types": "choose"}, {}),
    "two dinos each, unlike": (2, {**T25, "duo": True, "types": "trex,flier,trex,trex"}, {}),
    "somebody in the way": (2, T25, {"dinos": {"A": {"at": "12", "rocks": 0}, "B": {"at": "13", "rocks": 2}}}),
    "a triceratops steals": (
        2,
        {**T25, "types": "triceratops"},
        {"dinos": {"A": {"at": "46", "rocks": 0}, "B": {"at": "47", "rocks": 3}}},
    ),
    "a tyrannosaurus counts": (2, {**T25, "types": "trex"}, {"dinos": {"A": {"at": "92", "rocks": 0}}}),
    "the fork, and air": (
        2,
        {**T25, "types": "flier"},
        {"dinos": {"A": {"at": "18", "rocks": 0}, "B": {"at": "40"}}},
    ),
    "a line of sight": (
        2,
        T25,
        {"dinos": {"A": {"at": "45", "rocks": 1}, "B": {"at": "33", "rocks": 0}}, "loose": {"46": 2}},
    ),
    "a caveman throws": (
        2,
        {**T25, "types": "caveman"},
        {"dinos": {"A": {"at": "45", "rocks": 2}, "B": {"at": "33", "rocks": 0}}},
    ),
    "a crowd to bite": (
        4,
        T25,
        {"dinos": {"A": {"at": "45", "rocks": 0}, **{who: {"at": "46", "rocks": 1} for who in "BCD"}}},
    ),
    "lava, its toll and the shortcut": (2, T25, {"dinos": {"A": {"at": "72", "rocks": 1}, "B": {"at": "80"}}}),
    "lava without refusal": (
        2,
        {**T25, "lava_refusal": False},
        {"dinos": {"A": {"at": "72", "rocks": 1}, "B": {"at": "80"}}},
    ),
    "before the Volcano": (2, T25, {"dinos": {"A": {"at": "97", "rocks": 1}, "B": {"at": "90", "rocks": 0}}}),
    "Boo!": (2, T25, {"dinos": {"A": {"at": "76", "rocks": 2}, "B": {"at": "85"}}}),
    "alone in last place": (2, T25, {"dinos": {"A": {"at": "45", "rocks": 1}, "B": {"at": "95"}}}),
}

PROPOSAL = {"cards": "proposal", "first_player": 1}
SCATTERED = {
    "sheep": {
        "R1": [2, 3],
        "K": [3, 5],
        "B1": [5, 5],
        "G1": [5, 6],
        "Y1": [6, 4],
        "R2": [6, 5],
        "B2": [7, 2],
        "G2": [7, 7],
        "Y2": [9, 5],
    }
}
SHEAR: dict[str, tuple[int, dict[str, Any], dict[str, Any]]] = {
    "opening": (4, PROPOSAL, {}),
    "opening by chance": (3, {"cards": "proposal", "layout": "random"}, {}),
    "two scramble": (2, {**PROPOSAL, "scramble_2p": 1}, {}),
    "white turns the flock": (4, {**PROPOSAL, "white_face": "turn"}, {}),
    "a turn": (4, PROPOSAL, {**SCATTERED, "marker": 15}),
    "a turn of three": (3, PROPOSAL, {**SCATTERED, "marker": 35}),
    "a turn of two": (2, PROPOSAL, {**SCATTERED, "marker": 70}),
    "any edge sheep": (
        4,
        {**PROPOSAL, "align_contour": True},
        {**SCATTERED, "marker": 15, "cards": {"A": ["align 3"]}},
    ),
    "no undo": (
        4,
        PROPOSAL,
        {**SCATTERED, "marker": 50, "cards": {"A": ["align 3", "turn 1"], "B": ["align 3", "turn 1"]}},
    ),
    "panic": (4, PROPOSAL, {**SCATTERED, "marker": 16, "owed": True}),
    "before the last pen": (4, PROPOSAL, {**SCATTERED, "marker": 72, "cards": {"A": ["push 1", "jump 2", "line 3"]}}),
}

T2 = {"board": "t2"}
HEDZ_2ND: dict[str, tuple[int, dict[str, Any], dict[str, Any]]] = {
    "the opening roll": (2, T2, {}),
    "in the way before a fork": (2, T2, {"dinos": {"A": {"at": "17", "rocks": 0}, "B": {"at": "19", "rocks": 2}}}),
    "a line of sight": (
        2,
        T2,
        {"dinos": {"A": {"at": "10", "rocks": 2}, "B": {"at": "18", "rocks": 0}}, "loose": {"14": 1}},
    ),
    "a raptor rolls": (2, {**T2, "types": "raptor"}, {"dinos": {"A": {"at": "27", "rocks": 2}}}),
    "water": (2, {**T2, "types": "flier"}, {"dinos": {"A": {"at": "6", "rocks": 0}, "B": {"at": "14", "rocks": 1}}}),
    "a funny-head is bitten": (
        2,
        {**T2, "types": "funny-head"},
        {"dinos": {"A": {"at": "22", "rocks": 0}, "B": {"at": "25", "rocks": 1}}},
    ),
    "a large mammal throws": (
        2,
        {**T2, "types": "large-mammal"},
        {"dinos": {"A": {"at": "10", "rocks": 2}, "B": {"at": "18", "rocks": 0}}},
    ),
}

FEW = {"deck": {"jab": 40}}  # what is drawn is no riddle here
LUNCH: dict[str, tuple[int, dict[str, Any], dict[str, Any]]] = {
    "a hand to open with": (
        3,
        {},
        {**FEW, "hands": {"A": ["kick4", "knife", "grab", "twofer", "weird"], "B": ["block", "dodge", "humiliation"]}},
    ),
    "blocked, and the slot": (
        2,
        {},
        {**FEW, "hands": {"A": ["kick4", "grab", "powerplay"], "B": ["block", "grab", "elbow", "humiliation"]}},
    ),
    "a combo laid at once": (
        2,
        {"combo_declaration": "upfront"},
        {**FEW, "hands": {"A": ["grab", "powerplay", "elbow", "weird"], "B": ["dodge"]}},
    ),
    "five hits": (2, {}, {**FEW, "hands": {"A": ["tantrum"], "B": ["block", "block", "dodge", "faster", "backlash"]}}),
    "Roundhouse goes on": (
        4,
        {},
        {**FEW, "hands": {"A": ["roundhouse"], "B": ["dodge"], "C": ["dodge"], "D": ["block"]}},
    ),
    "insults upon insults": (3, {}, {**FEW, "hands": {who: ["humiliation", "humiliation", "kick2"] for who in "ABC"}}),
    "held": (
        3,
        {},
        {
            **FEW,
            "choke": {"A": "B"},
            "hands": {"A": ["headbutt", "freedom", "stomp", "humiliation"], "B": ["jab"], "C": ["dodge"]},
        },
    ),
    "holding a head": (
        3,
        {},
        {**FEW, "headlock": {"B": "A"}, "hands": {"A": ["jab", "uppercut", "stomp", "hippie"], "B": ["freedom"]}},
    ),
    "bandages": (
        2,
        {},
        {**FEW, "points": {"A": 9, "B": 1}, "hands": {"A": ["firstaid*2", "hide", "kick4"], "B": ["firstaid*2"]}},
    ),
    "a friend nobody sees": (
        3,
        {},
        {**FEW, "hands": {"A": ["poke", "imaginary", "elbow", "weird"], "B": ["backlash"], "C": ["nuts", "hippie"]}},
    ),
    "throwing away": (
        2,
        {"discard_penalty": 1},
        {**FEW, "hands": {"A": ["jab", "jab", "elbow", "block", "cooties"], "B": ["timeout"]}},
    ),
}


def perft(game: Game[Any, Any], s: Any, depth: int) -> int:
    """Paths of so many answers; a path that ends the game counts as one."""
    ask = asked(s)
    if ask is None or depth == 0:
        return 1
    offers = ask.legal(s)
    if depth == 1:
        return len(offers)
    paths = 0
    for a in offers:
        after = game.clone(s)
        step(after, a)
        paths += perft(game, after, depth - 1)
    return paths


def counted(game: Game[Any, Any], name: str, seats: int, options: dict[str, Any], position: dict[str, Any]) -> str:
    """The numbers of paths of 1, 2, 3 … answers."""
    s = game.new(seats, options)
    if position:
        game.place(s, position, "ABCD"[:seats])
    numbers: list[int] = []
    while len(numbers) < DEEPEST and (not numbers or numbers[-1] < MOST):
        numbers.append(perft(game, s, len(numbers) + 1))
    return f"{name}: {' '.join(map(str, numbers))}\n"


@pytest.mark.parametrize(
    ("name", "setups"), [("hedz-25th", HEDZ), ("hedz-2nd", HEDZ_2ND), ("shear-panic", SHEAR), ("lunch-money", LUNCH)]
)
def test_the_ways_the_next_answers_can_go_are_as_many_as_they_were(
    name: str, setups: dict[str, Any], update_golden: bool
) -> None:
    game = all_games()[name]
    text = "".join(counted(game, what, *setup) for what, setup in setups.items())
    assert text.count("\n") == len(setups)
    same(HERE / "perft" / f"{name}.txt", text, update_golden)
