"""What nobody thinks of until it happens:
kin on the course, a question that changes while it is open, lanes that run out.
"""

from __future__ import annotations

import random

import pytest

from dispetto.core.engine.table import asked
from dispetto.games.horse_racing.courses import course_named
from dispetto.games.horse_racing.rules.moves import choice, loose_choice, loose_end, search
from dispetto.games.horse_racing.rules.places import Places
from dispetto.games.horse_racing.rules.state import FALLEN, NONE, RUNNING
from dispetto.games.horse_racing.rules.track import NOWHERE
from dispetto.games.horse_racing.rules.ways import loose_ways
from tests.games.horse_racing.told import GAME, table


@pytest.mark.parametrize("board", ["rn-f", "spitewell"])
def test_what_is_kept_for_one_place_holds_for_all_its_kin_rn_move_13(board: str) -> None:
    """RN-MOVE-13, RN-MOVE-06, RN-RUL-38
    From every node in turn, alone and with others near: what is kept is what would be found.
    """
    course = course_named(board).course
    s = GAME.new(3, {"board": board})
    rng = random.Random(board)
    for at in range(course.nodes):
        ahead = [
            node for node in range(at, min(at + 7, course.nodes)) if course.node_lane[node] == course.node_lane[at]
        ]
        beside = [course.abreast(node, lanes) for node in ahead for lanes in (-1, 1, 2)]
        others = rng.sample([node for node in ahead + beside if node >= 0 and node != at] + [at, at], 2)
        s.at = Places([at, *others])
        s.status = [RUNNING, *(RUNNING if other != at else FALLEN for other in others)]
        for left, inward in ((rng.randint(1, 5), 0), (6, 1), (6, 0)):
            kept, fresh = choice(s, 0, left, inward, ()), search(s, 0, left, inward, ())
            assert (kept.rows, kept.paths, kept.others) == (fresh.rows, fresh.paths, fresh.others), (at, left, others)


def test_what_is_kept_for_the_riderless_horse_holds_for_all_its_kin_rn_rul_22() -> None:
    """RN-RUL-22, RN-RL-04"""
    course = course_named("spitewell").course
    s = GAME.new(2, {"board": "spitewell"})
    s.status = [RUNNING, FALLEN]
    for s.loose_at in range(course.spaces):
        s.at[0] = course.space.index(course.space_ahead[s.loose_at])
        for pips in (1, 3):
            kept, fresh = loose_choice(s, pips), loose_ways(course, s.blocked(NONE), s.loose_at, pips)
            ends = {loose_end(s, a): path for a, path in zip(kept.rows, kept.paths, strict=True)}
            assert ends == dict(zip(fresh.ends, fresh.paths, strict=True))


def test_there_are_far_fewer_kin_than_places() -> None:
    """Most of a straight looks the same; nothing that is kept grows with the number of places."""
    course = course_named("spitewell").course
    s = GAME.new(2)
    s.status = [RUNNING, FALLEN]
    for at in range(course.nodes):
        s.at[0] = at
        choice(s, 0, 6, 1, ())
    kin = [spot.kin.number for spot in course.riding.spots if spot]
    assert len(kin) == course.nodes
    assert max(kin) + 1 == len(course.riding.kins) < course.nodes // 2


def test_rn_rul_39_a_route_is_wider_when_the_horse_in_the_way_has_left() -> None:
    """RN-RUL-39, RN-MOVE-07  The question stays open; what may be chosen is looked up anew."""
    t = table(A="4/10", B="4/12", C="6/30", phase="turn", turn="A").tell("A: roll", "dice: 3")
    assert t.question == "Route" and t.ends() == {"5/12", "6/11"}
    t.say("B: leaves")
    assert t.question == "Route" and t.ends() == {"4/13", "5/12", "6/11"}
    assert t.tell("A: go 4/13").at("A") == "4/13"


def test_a_clone_of_an_open_route_goes_its_own_way() -> None:
    """RN-DEC-07"""
    t = table(A="4/10", B="4/12", C="6/30", phase="turn", turn="A").tell("A: roll", "dice: 3")
    c = GAME.clone(t.s)
    GAME.leave(c, 1)
    ask, other = asked(t.s), asked(c)
    assert ask is not None and other is not None
    assert (len(ask.legal(t.s)), len(other.legal(c))) == (2, 3)


def test_rn_rul_39_somebody_who_leaves_while_lanes_are_dealt_leaves_a_gap() -> None:
    """RN-RUL-39, RN-RUL-03
    Option lanes_compact: the lane of the leaver is dealt already, so the last card is one farther out.
    """
    t = table("ABCD", phase="lanes", options={"lanes_compact": True})
    t.tell("deck: lane A 1", "deck: lane B 2", "A: leaves", "deck: lane C 3")
    assert t.offers() == ["deck: lane D 4"]
    t.say("deck: lane D 4")
    assert [t.s.lane[seat] for seat in (1, 2, 3)] == [1, 2, 3] and t.question == "Bet"


def test_horses_stand_where_they_were_put_each_for_itself() -> None:
    """RN-MOVE-09  Six of them, on the first node and on the last there can be, and off the course."""
    nodes = [0, 999, NOWHERE, 2**20 - 2, 1, NOWHERE]
    places = Places(nodes)
    places[1], places[4] = NOWHERE, 7
    other = places.copy()
    other[0], other[5] = 3, 4
    assert list(places) == [0, NOWHERE, NOWHERE, 2**20 - 2, 7, NOWHERE]
    assert other.nodes() == [3, NOWHERE, NOWHERE, 2**20 - 2, 7, 4] and len(other) == 6
