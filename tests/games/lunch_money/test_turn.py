"""Set-up, the turn, drawing, losing points and going out."""

from __future__ import annotations

from typing import Any

import pytest

from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.errors import BadInput
from dispetto.games.lunch_money.rules.pieces import NAMES, PRINTED
from tests.asking import ended, question
from tests.games.lunch_money.told import BOX, GAME, OWN, table


def dealt(seats: int) -> Any:
    s = GAME.new(seats)
    while isinstance(ask := asked(s), Roll):
        step(s, ask.legal(s)[0])
    return s


@pytest.mark.parametrize(("expansion", "cards"), BOX.items())
def test_the_box_holds_so_many_cards(expansion: bool, cards: int) -> None:
    """LM-SET-01, LM-SET-02"""
    assert GAME.tally(GAME.new(4, {"expansion": expansion}))["cards"] == cards + OWN[expansion]


def test_two_to_six_play_also_with_the_base_set() -> None:
    """LM-SET-03, LM-RUL-04"""
    for seats in range(2, 7):
        GAME.new(seats, {"expansion": False})
    for seats in (1, 7):
        with pytest.raises(BadInput):
            GAME.new(seats)


def test_the_start() -> None:
    """LM-SET-04, LM-SET-06, LM-SET-07, LM-SET-08, LM-TURN-01
    Fifteen points, five cards, a draw pile, no discards, seat one.
    """
    s = dealt(3)
    assert s.points == (15,) * 3 and [len(h) for h in s.hands] == [5] * 3
    assert sum(s.deck) == BOX[True] + OWN[True] - 15 and not any(s.discard)
    assert question(s).seat == 0 and type(question(s)).__name__ == "Main"


def test_the_points_at_the_start_are_an_option() -> None:
    """LM-SET-04"""
    assert GAME.new(3, {"start_points": 7}).points == (7,) * 3
    with pytest.raises(BadInput):
        GAME.new(3, {"start_points": 0})


def test_an_empty_draw_pile_takes_the_discards_but_not_what_lies_in_front() -> None:
    """LM-SET-10, LM-RUL-08, LM-DRAW-06"""
    t = table("A: jab*5 | B: hook*5", deck={}, discard={"snipe": 3}, wedgy={"B": 1})
    t.deck = ""
    t.tell("A: discard jab jab jab", *["deck: A snipe"] * 3)
    assert t.seen["wedgy"] == {"B": 1}
    assert t.binned("jab") == 0 and t.s.deck[4] == 3


def test_with_both_piles_empty_one_plays_on_with_fewer_cards() -> None:
    """LM-DRAW-05, LM-RUL-08"""
    t = table("A: knife jab*4 | B: hook*5 ", deck={})
    t.tell("A: knife B").rest()
    t.tell("B: pass")
    assert t.size("A") == 5
    t = table("A: wedgy grab jab*3 | B: hook*5", deck={})
    t.tell("A: grab B", "A: wedgy")
    t.deck = "grab"
    t.rest()
    assert t.size("A") == 4


def test_at_zero_one_is_out_and_the_last_conscious_player_wins() -> None:
    """LM-WIN-01, LM-WIN-02, LM-WIN-03"""
    t = table("A: kick4 | B: | C:", points={"B": 4, "C": 15})
    t.tell("A: kick4 B").rest()
    assert t.seen["out"] == ["B"] and t.turn == "C" and not t.winner
    t = table("A: kick4 | B:", points={"A": 1, "B": 4})
    t.tell("A: kick4 B").rest()
    assert t.winner == "A" and asked(t.s) is None and ended(GAME, t.s).rule == "LM-WIN-02"


def test_there_is_one_winner_also_of_a_split_two_fer() -> None:
    """LM-WIN-04, LM-ELIM-09, LM-RUL-19  The first named falls first."""
    t = table("A: twofer | B: | C:", points={"B": 1, "C": 1})
    t.tell("A: twofer C B").rest()
    assert t.winner == "A" and ended(GAME, t.s).places == (1, 2, 3)


def test_one_action_then_the_turn_goes_left() -> None:
    """LM-TURN-02, LM-TURN-03, LM-TURN-07, LM-RND-01"""
    t = table("A: | B: | C:")
    assert {line.split(": ")[1] for line in t.offers()} == {"snipe", "pass", "discard"}
    for who in "ABCA":
        t.rest()
        assert t.turn == who
        t.tell(f"{who}: pass")
    assert t.points == [15, 15, 15]


def test_the_played_card_goes_to_the_discards_and_names_its_target() -> None:
    """LM-TURN-04, LM-ATK-02"""
    t = table("A: kick4 | B: | C:")
    assert not t.may("A: kick4 A") and t.why("A: B") == "LM-TURN-04"
    t.tell("A: kick4 C").rest()
    assert t.binned("kick4") == 1 and t.points == [15, 15, 11]


def test_one_card_a_turn() -> None:
    """LM-TURN-05"""
    t = table("A: kick4 hook | B:")
    t.tell("A: kick4 B").rest()
    assert t.turn == "B" and t.hand("A") == "hook"


def test_discarding_draws_as_many_at_once_and_cannot_be_interrupted() -> None:
    """LM-TURN-06, LM-TURN-11, LM-TURN-12, LM-RUL-12, LM-RUL-29, LM-OUT-07"""
    t = table("A: kick4 hook jab | B: humiliation")
    assert t.why("A: pass") == ""
    t.tell("A: discard hook jab done")
    assert t.heard() == []
    assert t.hand("A") == "kick4" and t.size("A") == 5 and t.turn == "B"


def test_a_turn_of_healing_is_no_turn_of_hitting() -> None:
    """LM-TURN-08, LM-AID-03, LM-AID-01, LM-AID-02"""
    t = table("A: firstaid*2 kick4 | B:", points={"A": 5, "B": 5})
    t.tell("A: firstaid firstaid").rest()
    assert t.points == [9, 5] and t.turn == "B" and t.hand("A") == "kick4"
    t = table("A: firstaid*2 | B:", points={"A": 5})
    t.tell("A: firstaid done").rest()
    assert t["A"] == 7 and t.hand("A") == "firstaid"


def test_the_turn_ends_when_all_is_settled_and_hands_are_full() -> None:
    """LM-TURN-09, LM-DRAW-01, LM-DRAW-03, LM-RUL-09"""
    t = table("A: hook | B: block grab hook")
    t.tell("A: hook B", "B: block", "B: grab", "B: hook").rest()
    assert (t.size("A"), t.size("B")) == (5, 5) and t.turn == "B" and t["A"] == 13


def test_what_bites_at_the_start_of_a_turn_bites_in_order() -> None:
    """LM-TURN-10, LM-RUL-05, LM-COOT-19, LM-CHOKE-12
    One's own Cooties first; a carrier who falls lets go before the Choke bites.
    """
    t = table("A: | B: | C:", cooties="A", choke={"B": "A"}, turn="A")
    assert t.points == [14, 14, 15]
    t = table("A: | B: | C:", cooties="A", choke={"B": "A"}, points={"A": 1, "B": 1}, turn="A").rest()
    assert t.seen["out"] == ["A"] and t["B"] == 1 and t.seen["choke"] == {} and t.turn == "B"


def test_hide_ends_when_the_turn_comes() -> None:
    """LM-TURN-10, LM-HIDE-02, LM-HIDE-03"""
    t = table("A: hide kick4 | B: kick4")
    t.tell("A: hide").rest()
    assert t.seen["hidden"] == ["A"] and t.why("B: kick4") == "LM-ATK-03"
    t.tell("B: pass").rest()
    assert t.seen["hidden"] == [] and t.may("A: kick4 B")


def test_some_cards_are_for_the_own_turn_only() -> None:
    """LM-TURN-13, LM-TURN-14, LM-OUT-01, LM-POKE-01, LM-ABAN-02, LM-HIP-01, LM-HIDE-01"""
    t = table("A: kick4 | B: poke hippie abandonment hide timeout")
    t.tell("A: kick4 B").to("B Interrupt")
    assert t.offers() == ["B: pass"]
    t.to("B Defend")
    assert t.offers() == ["B: pass"]
    t.rest()
    for card in ("poke A", "hippie A", "abandonment A", "hide", "timeout A"):
        assert t.may(f"B: {card}")


def test_a_held_player_and_a_holder_have_fewer_actions() -> None:
    """LM-TURN-15, LM-CHOKE-07, LM-HEAD-05, LM-HEAD-08"""
    t = table("A: kick4 jab | B: grab freedom jab | C:", headlock={"B": "A"})
    assert {x.split(": ")[1] for x in t.offers()} == {"jab", "pass", "discard", "release"}
    t = table("A: kick4 | B: grab freedom jab | C:", headlock={"B": "A"}, turn="B")
    assert {x.split(": ")[1] for x in t.offers()} == {"freedom", "pass", "discard"}
    t = table("A: kick4 | B: grab freedom jab | C:", choke={"B": "A"}, turn="B")
    assert {x.split(": ")[1] for x in t.offers()} == {"freedom", "jab", "snipe", "pass", "discard"}


def test_a_round_is_a_lap_over_all_seats_also_empty_ones() -> None:
    """LM-RND-02, LM-TIME-10  The Time Out of a fallen caster is counted at the empty seat."""
    t = table("A: | B: | C: | D:", points={"A": 0}, timeout={"C": "A"}, turn="B")
    order = []
    for _ in range(5):
        t.rest()
        order.append(t.turn)
        t.tell(f"{t.turn}: pass")
    assert order == ["B", "D", "B", "D", "B"]  # the marker passes A's empty seat twice
    assert t.seen["timeout"] == {}


def test_outside_the_own_turn_one_defends_with_all_that_is_needed() -> None:
    """LM-OUT-02, LM-OUT-03, LM-BIG-02"""
    t = table("A: bigcombo | B: block dodge grab hook")
    t.tell("A: bigcombo B", "B: dodge block", "B: grab", "B: hook").rest()
    assert t.points == [13, 15]


def test_anybody_may_step_in_and_it_counts_as_a_defence() -> None:
    """LM-OUT-05, LM-OUT-06, LM-HUM-04, LM-HUM-14"""
    for who in "BC":
        t = table("A: kick4 | B: humiliation | C: humiliation")
        t.tell("A: kick4 B", f"{who}: humiliation").rest()
        assert t["B"] == 15


def test_nobody_refills_in_the_middle_of_a_turn() -> None:
    """LM-OUT-07, LM-HIP-04"""
    t = table("A: hippie kick4 jab | B: dodge | C: kick4")
    t.tell("A: hippie B", "A: kick4", "B: dodge").to("C HippieBlow")
    assert (t.size("A"), t.size("B")) == (3, 4)
    t.rest()
    assert (t.size("A"), t.size("B"), t.size("C")) == (5, 5, 5)


def test_a_hand_never_exceeds_five() -> None:
    """LM-DRAW-02, LM-RUL-10, LM-DRAW-04, LM-RUL-11"""
    t = table("A: knife | B: nuts")
    t.tell("A: knife B").rest()
    assert t.size("A") == 5 and t.hand("A") == "knife"
    t.tell("B: nuts A", "B: nuts").rest()
    assert t.size("B") == 5 and t.hand("B") == "nuts"


def test_a_player_in_time_out_does_not_draw() -> None:
    """LM-DRAW-07, LM-TIME-05, LM-TIME-06"""
    t = table("A: timeout humiliation | B: freedom kick4 humiliation | C: kick4")
    t.tell("A: timeout B", "B: freedom", "A: humiliation").rest()
    assert t.turn == "C" and t.size("B") == 4 and t.seen["timeout"] == {"B": "A"}
    t.tell("C: kick4 A")
    assert "B Interrupt" not in t.heard()
    assert t.size("B") == 4


def test_points_below_zero_are_counted_and_rescue_comes_before_anything() -> None:
    """LM-ELIM-01, LM-ELIM-02, LM-ELIM-03, LM-AID-06, LM-AID-07, LM-AID-10, LM-OUT-04, LM-RUL-15"""
    t = table("A: hailmary | B: firstaid*2", points={"B": 5})
    t.tell("A: hailmary B").to("B Rescue")
    assert t["B"] == -2 and t.may("B: firstaid firstaid") and t.may("B: pass")
    t.tell("B: firstaid")
    assert t.offers() == ["B: firstaid"]
    assert t.why("B: done") == "LM-AID-10"
    t.tell("B: firstaid").rest()
    assert t["B"] == 2
    t = table("A: hailmary | B: firstaid", points={"B": 5})
    t.tell("A: hailmary B").to("B Rescue")
    assert t.offers() == ["B: pass"]
    t.tell("B: pass").rest()
    assert t.winner == "A"


def test_a_fallen_players_cards_go_to_the_discards() -> None:
    """LM-ELIM-04..07, LM-RUL-13, LM-RULB-00, LM-COOT-12, LM-ELIM-05"""
    t = table("A: kick4 | B: hammer | C:", points={"B": 1}, wedgy={"B": 2}, cooties="B", choke={"C": "B"})
    t.tell("A: kick4 B").rest()
    assert [t.binned(c) for c in ("hammer", "wedgy", "cooties", "choke", "snipe")] == [1, 2, 1, 1, 4]
    assert t.seen["choke"] == {} and t.seen["cooties"] == "nobody" and t.size("B") == 0
    t = table("A: kick4 | B: | C:", points={"B": 1}, headlock={"B": "C"})
    t.tell("A: kick4 B").rest()
    assert t.seen["headlock"] == {} and t.binned("headlock") == 1


def test_what_a_fallen_player_had_pending_is_dropped() -> None:
    """LM-ELIM-08, LM-RUL-20, LM-CTR-07  B blocks one hit of two, falls to the other, and gets no counter Grab."""
    t = table("A: bigcombo | B: block grab | C: humiliation", points={"B": 3})
    t.tell("A: bigcombo B", "B: block")
    assert not {"B CounterGrab", "A CounterGrab"} & set(t.heard())
    assert t.seen["out"] == ["B"]
    t = table("A: kick4 | B: block | C: humiliation kick4", points={"B": 4})
    t.tell("A: kick4 B", "B: block", "C: humiliation")
    assert "C Free" not in t.heard()


def test_nobody_names_the_card_that_is_drawn() -> None:
    """LM-DRAW-01, LM-SET-07  A player cannot answer for the pile, nor the pile with what it does not hold."""
    t = table("A: jab*4 kick4 | B: hook*5", deck={"elbow": 1, "snipe": 1})
    ask = asked(t.s)
    assert ask is not None and {ask.why(t.s, row).rule for row in GAME.actions if row.verb == "drawn"} == {"LM-DRAW-01"}
    t.tell("A: kick4 B")
    t.deck = ""
    while not isinstance(draw := asked(t.s), Roll):
        assert draw is not None
        step(t.s, draw.default(t.s))
    refused = {row.verb: draw.why(t.s, row).rule for row in GAME.actions if row not in draw.legal(t.s)}
    assert refused["drawn"] == "LM-SET-07" and refused["card"] == "TABLE-02" and len(draw.legal(t.s)) == 2


def test_what_lies_before_a_player_is_not_in_the_pile() -> None:
    """LM-DRAW-06, LM-SET-07  Cards that hold somebody are seen by all, whoever laid them."""
    names = ["A", "B", "C"]
    s = GAME.new(3)
    GAME.place(
        s,
        {"choke": {"B": "A"}, "headlock": {"A": "C"}, "timeout": {"C": "A"}, "wedgy": {"B": 2}, "cooties": "C"},
        names,
    )
    left = {name: s.deck[NAMES.index(name)] for name in ("choke", "headlock", "timeout", "wedgy", "cooties", "jab")}
    assert left == {"choke": 0, "headlock": 0, "timeout": 1, "wedgy": 1, "cooties": 0, "jab": 4}
    assert s.undrawn == sum(s.deck) == BOX[True] + OWN[True] - 6


def test_the_numbers_on_the_cards() -> None:
    """LM-BAS-01, LM-WPN-02, LM-TYPE-05  Damage of one hit, card by card; no number is none."""
    printed = "elbow2 hailmary7 headbutt3 hook2 jab1 kick22 kick44 pimpslap2 uppercut3 roundhouse4 backfist3 beatdown4"
    printed += " evileye1 snipe2 pins2 platecleaner3 knife3 chain3 pipe3 hammer3 chunk3 bigcombo3 choke1 poke1"
    printed += " powerplay3 stomp1 uppercut26 twofer3"
    printed += " cooties1 nuts3 spank2 tantrum1 wedgy1"
    assert [f"{card.name}{card.damage}" for card in GAME.types[:PRINTED] if card.damage] == printed.split()
    several = {card.name: card.hits for card in GAME.types if card.hits > 1}
    assert several == {"bigcombo": 2, "twofer": 2, "tantrum": 5} and all(card.hits >= 0 for card in GAME.types)
