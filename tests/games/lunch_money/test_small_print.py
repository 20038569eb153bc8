"""Told turns for what is easily overlooked:
found by breaking the rules on purpose (docs/studies/mutation-lunch-money.md).
"""

from __future__ import annotations

import pytest

from dispetto.core.engine.table import Event, asked
from dispetto.games.lunch_money.rules.pieces import NAMES
from tests.games.lunch_money.told import GAME, PILE, Told, table

UPFRONT = {"combo_declaration": "upfront"}


def events(t: Told, *lines: str) -> list[Event]:
    """What happens while these lines are said, and until the next action."""
    t.s.events = []
    t.tell(*lines).rest()
    return t.s.events


def only(*cards: str) -> dict[str, int]:
    """A pile without the cards that answer a blow, but for these."""
    gone = {"block", "dodge", "disarm", "freedom"} - set(cards)
    return {name: 0 if name in gone else n for name, n in PILE.items()}


# ------------------------------------------------------------------------------------------------------ Who is asked


def test_whoever_could_not_answer_such_a_blow_is_not_asked() -> None:
    """LM-DEF-06, LM-RUL-26  Nothing but a Disarm can be out there: a fist cannot be disarmed, a knife can."""
    t = table("A: kick4 | B: | C:", deck=only("disarm")).tell("A: kick4 B")
    assert "B Defend" not in t.heard()
    t = table("A: knife | B: | C:", deck=only("disarm")).tell("A: knife B")
    assert "B Defend" in t.heard()
    for card, asks in (("kick4", True), ("chunk", False)):  # and a Chunk cannot be blocked
        t = table(f"A: {card} | B: | C:", deck=only("block")).tell(f"A: {card} B")
        assert ("B Defend" in t.heard()) == asks


def test_only_a_freedom_answers_what_only_a_freedom_can() -> None:
    """LM-TIME-02, LM-DEF-01"""
    t = table("A: timeout | B: elbow dodge block freedom | C:").tell("A: timeout B").to("B Defend")
    assert {x.split(": ")[1] for x in t.offers()} == {"freedom", "pass"}


def test_whoever_is_faster_is_asked_even_when_no_answer_is_left() -> None:
    """LM-DEF-06, LM-FAST-01, LM-FAST-09"""
    for card in ("dodge", "block"):
        t = table(f"A: hippie hook | B: faster {card} | C: hook | D: hook", deck=only())
        t.tell("A: hippie B", "A: hook", f"B: faster {card}").to("C HippieBlow")
        t.tell("C: hook")
        assert "B Defend" in t.heard(), card


def test_a_hand_that_lies_open_is_not_asked_what_it_cannot_hold() -> None:
    """LM-RUL-26, LM-OUT-05"""
    t = table("A: kick4 | B: | C:", known={"C": ["snipe*5"]}).tell("A: kick4 B")
    assert "C Interrupt" not in t.heard()
    t = table("A: kick4 | B: | C:", known={"C": ["snipe*4"]}).tell("A: kick4 B")
    assert "C Interrupt" in t.heard()


def test_with_the_option_only_holders_are_asked_and_one_card_is_enough() -> None:
    """LM-RUL-26"""
    for card, heard in (("dodge", ["B Defend"]), ("snipe", [])):
        t = table(f"A: kick4 | B: {card} | C:", {"open_poll": True}).tell("A: kick4 B")
        assert t.heard() == heard


def test_a_blow_that_was_dodged_on_to_a_choker_lets_him_let_go() -> None:
    """LM-CHOKE-17, LM-RH-03"""
    t = table("A: roundhouse | B: dodge | C: | D:", choke={"D": "C"})
    t.tell("A: roundhouse B", "B: dodge")
    assert "C Release" in t.heard()


def test_the_attacker_picks_the_side_where_there_is_somebody_on_both() -> None:
    """LM-RH-02"""
    t = table("A: roundhouse | B: | C: dodge | D:").tell("A: roundhouse C", "C: dodge").to("A PassOn")
    t.tell("A: right").rest()
    assert t["B"] < 15 and t["D"] == 15
    t = table("A: roundhouse | B: | C: | D: dodge").tell("A: roundhouse D", "D: dodge").rest()
    assert t["C"] < 15 and t["B"] == 15  # beyond D sits A: it goes the other way, to the very next


def test_a_free_blow_at_a_choker_leaves_him_no_time_to_let_go() -> None:
    """LM-CHOKE-17, LM-FREE-04"""
    t = table("A: humiliation hook | B: jab | C: | D:", choke={"C": "B"}, turn="B")
    t.tell("B: jab A", "A: humiliation", "A: hook")
    assert "B Release" not in t.heard() and t["B"] == 13


def test_a_bystander_in_a_hold_may_still_laugh_at_a_backlash() -> None:
    """LM-HUM-22, LM-HUM-17  Who is defenceless is barred as a target, not as one who looks on."""
    t = table("A: kick4 backlash | B: backlash | C: humiliation | D:", headlock={"C": "D"})
    t.tell("A: kick4 B", "B: backlash", "A: backlash")
    assert "C Interrupt" in t.heard()


def test_with_the_option_a_target_may_laugh_at_the_free_card_unless_an_answer_of_his_was_broken() -> None:
    """LM-RUL-36, LM-HUM-22, LM-GRAB-15"""
    anyone = {"free_attack_humiliation": "anyone"}
    t = table("A: grab kick4 | B: | C:", anyone).tell("A: grab B", "A: kick4")
    assert "B Interrupt" in t.heard()
    t = table("A: grab kick4 humiliation | B: dodge | C:", anyone)
    t.tell("A: grab B", "B: dodge", "A: humiliation", "A: kick4")
    assert "B Interrupt" not in t.heard()


def test_a_seat_is_named_by_its_distance_to_the_left_whoever_is_asked() -> None:
    """LM-RUL-21"""
    t = table("A: kick4 | B: humiliation | C: | D:").tell("A: kick4 B")
    ask = asked(t.s)
    assert ask is not None and ask.seat == 1
    rows = [a for a in GAME.actions if a.verb == "seat"]
    assert [ask.meaning(t.s, a) for a in rows[:4]] == [
        ((1 + a.args[0]) % 4 if a.args[0] < 4 else -1,) for a in rows[:4]
    ]


def test_with_one_card_left_nobody_is_asked_for_a_friend_and_a_basic() -> None:
    """LM-IMAG-01, LM-RUL-26"""
    for said, asks in (("kick4", False), ("pass", True)):
        t = table("A: grab powerplay weird kick4 imaginary | B: | C:").tell("A: grab B").to("A Follow")
        t.tell("A: powerplay weird").to("A Follow").tell(f"A: {said}")
        assert ("A Imaginary" in t.heard()) == asks


def test_a_flurry_has_each_card_no_oftener_than_it_is_held() -> None:
    """LM-HEAD-07"""
    for held in (1, 2):
        t = table(f"A: jab*{held} kick4 | B: | C:", headlock={"B": "A"})
        assert [n for n in (1, 2, 3) if t.may("A: " + " ".join(["jab"] * n))] == [*range(1, held + 1)]


def test_the_second_target_of_a_split_blow_is_another_one() -> None:
    """LM-TWO-01"""
    t = table("A: twofer | B: | C:")
    assert (
        t.may("A: twofer B C") and t.may("A: twofer C B") and not t.may("A: twofer B B") and not t.may("A: twofer C C")
    )


def test_whoever_sits_before_the_attacker_is_asked_last() -> None:
    """LM-RUL-21"""
    t = table("A: | B: | C: kick4 | D:", turn="C").tell("C: kick4 D")
    ask = asked(t.s)
    assert ask is not None and [t.names[seat] for seat in ask.party(t.s)] == ["D", "A", "B"]


def test_wedgies_that_do_not_stack_cost_one_point_together() -> None:
    """LM-RUL-90, LM-WEDG-07"""
    for stacks, lost in ((True, 2), (False, 3)):
        t = table("A: kick4 | B: | C:", {"wedgy_stacks": stacks}, wedgy={"A": 2}).tell("A: kick4 B").rest()
        assert t["B"] == 15 - lost


def test_a_hand_of_elbows_may_be_thrown_away() -> None:
    """LM-TURN-06"""
    t = table("A: elbow*5 | B:")
    assert t.may("A: discard elbow done")


# ------------------------------------------------------------------------------------------------------- 2-Fers turned


def test_of_a_split_blow_turned_back_and_forth_only_who_is_hit_may_turn_it_again() -> None:
    """LM-BACK-13, LM-TWO-02"""
    t = table("A: twofer backlash | B: dodge backlash | C: backlash*2 | D:")
    t.tell("A: twofer B C", "B: dodge", "C: backlash", "A: backlash")
    heard = t.heard()
    assert "C Backlash" in heard and "B Backlash" not in heard


def test_a_split_blow_that_one_has_turned_round_is_not_turned_again_by_the_other() -> None:
    """LM-BACK-03, LM-TWO-02"""
    t = table("A: twofer | B: backlash | C: backlash | D:").tell("A: twofer B C", "B: backlash")
    assert "C Backlash" not in t.heard() and t.points[1:] == [15, 15, 15]


def test_a_target_whose_answer_was_broken_cannot_laugh_at_the_attackers_backlash() -> None:
    """LM-HUM-22, LM-TWO-05  A target whose answer was not broken can."""
    t = table("A: twofer backlash humiliation | B: dodge | C: backlash | D:")
    t.tell("A: twofer B C", "B: dodge", "A: humiliation", "C: backlash", "A: backlash")
    heard = t.heard()
    assert "B Interrupt" not in heard and {"C Interrupt", "D Interrupt"} <= set(heard)


def test_the_weird_of_a_split_blow_goes_with_its_first_target() -> None:
    """LM-WEIRD-07, LM-BACK-10  Where that one dodged, what is turned has no Weird in it."""
    for dodges, plain in ((True, 0), (False, 2)):
        lost = {}
        for weird in (False, True):
            t = table("A: twofer weird | B: dodge | C: backlash | D:")
            t.tell("A: twofer B C weird" if weird else "A: twofer B C done")
            t.tell("B: dodge" if dodges else "B: pass", "C: backlash").rest()
            lost[weird] = 15 - t["A"]
        assert lost[True] - lost[False] == plain


# ------------------------------------------------------------------------------------------ Laid with the Grab, at once


def test_a_basic_laid_with_the_grab_is_a_strike_that_nobody_turns() -> None:
    """LM-RUL-25, LM-BACK-05, LM-RUL-62"""
    t = table("A: grab kick4 | B: backlash | C:", UPFRONT).tell("A: grab B kick4")
    assert "B Backlash" not in t.heard() and t["B"] == 11


def test_a_powerplay_laid_without_its_basic_has_none_later() -> None:
    """LM-RUL-25, LM-POW-03"""
    t = table("A: grab powerplay kick4 | B: | C:", UPFRONT).tell("A: grab B powerplay done")
    assert "A Follow" not in t.heard() and t.hand("A") == "kick4"
    t = table("A: grab powerplay kick4 weird | B: | C:", UPFRONT).tell("A: grab B powerplay done done")
    assert "A Follow" not in t.heard() and t.hand("A") == "kick4 weird"


@pytest.mark.parametrize(
    ("said", "lost"),
    [("done kick4 done", 7), ("weird kick4 done", 9), ("done kick4 weird", 9), ("weird kick4 weird", 11)],
)
def test_each_card_laid_with_the_grab_may_have_its_own_weird(said: str, lost: int) -> None:
    """LM-RUL-25, LM-WEIRD-04, LM-RUL-91"""
    t = table("A: grab powerplay kick4 weird*2 | B: | C:", UPFRONT).tell(f"A: grab B powerplay {said}")
    assert t.rest()["B"] == 15 - lost


def test_without_weird_on_free_cards_the_basic_of_a_powerplay_has_none() -> None:
    """LM-RUL-91, LM-RUL-25"""
    t = table("A: grab powerplay kick4 weird*2 | B: | C:", {**UPFRONT, "weird_on_free_attacks": False})
    assert t.may("A: grab B powerplay weird kick4") and not t.may("A: grab B powerplay done kick4 weird")


def test_a_laugh_at_the_blow_laid_with_the_grab_gives_it_back() -> None:
    """LM-RUL-38, LM-CTR-13, LM-COOT-16  It strikes back to the Grab, which then has touched nobody."""
    t = table("A: grab kick4 weird | B: | C: humiliation hook", UPFRONT, cooties="A")
    t.tell("A: grab B kick4 weird", "C: pass", "C: humiliation", "C: hook").rest()
    assert t["B"] == 15 and t.hand("A") == "kick4 weird" and t.seen["known"]["A"] == ["kick4", "weird"]
    assert t.seen["cooties"] == "A" and t["A"] == 12  # one bite, one Hook


def test_a_laugh_at_the_basic_of_a_powerplay_costs_that_basic_only() -> None:
    """LM-RUL-38, LM-POW-03  The Powerplay stood before it, laid at once or not."""
    t = table("A: grab powerplay kick4 | B: | C: humiliation hook", UPFRONT)
    t.tell("A: grab B powerplay kick4", "C: pass", "C: pass", "C: humiliation", "C: hook").rest()
    assert t["B"] == 12 and t["A"] == 13 and t.hand("A") == "" and t.binned("kick4") == 1


def test_what_lies_there_is_seen_by_all() -> None:
    """LM-RUL-25, LM-TURN-04  The follow-up in its window, with the Weird and the Basic laid with it."""
    t = table("A: grab powerplay kick4 weird | B: | C:", UPFRONT).tell("A: grab B powerplay weird kick4")
    t.to("B Defend").tell("B: pass")
    assert [[NAMES[c] for c in x.cards] for x in GAME.view(t.s, 2).chain] == [["grab"], ["powerplay", "weird", "kick4"]]


def test_what_was_laid_at_once_is_told_card_by_card_each_with_its_own_weird() -> None:
    """LM-RUL-25, LM-WEIRD-04"""
    t = table("A: grab powerplay kick4 weird | B: | C:", UPFRONT)
    told = [e for e in events(t, "A: grab B powerplay done kick4 weird") if e.kind == "followed"]
    assert [(NAMES[e.args[0]], e.args[2]) for e in told] == [("powerplay", 0), ("kick4", 1)]


def test_a_follow_up_takes_one_weird_and_that_is_all() -> None:
    """LM-WEIRD-04, LM-GRAB-05"""
    t = table("A: grab spank weird*2 | B: | C:").tell("A: grab B").to("A Follow")
    assert not t.may("A: spank weird weird")
    t.tell("A: spank weird").rest()
    assert t.hand("A") == "weird"


# ------------------------------------------------------------------------------------------------- At once, and in full


def test_a_weapon_used_once_a_turn_is_there_again_in_the_next() -> None:
    """LM-RUL-34"""
    t = table("A: knife | B: | C:", {"weapon_reuse": False})
    for line in ("A: knife B", "B: pass", "C: pass"):
        t.tell(line).rest()
    assert t.turn == "A" and t.may("A: knife B")
    t.tell("A: knife B").rest()
    assert t["B"] == 9


def test_abandonment_gives_five_new_cards_at_once() -> None:
    """LM-ABAN-01, LM-ABAN-04"""
    t = table("A: abandonment | B: block | C:")
    told = events(t, "A: abandonment B")
    drawn = [e.seat for e in told if e.kind == "drew"]
    assert drawn[:5] == [1] * 5 and drawn[5:] == [0]


def test_whoever_stomps_his_way_out_of_a_hold_hobbles_the_holder() -> None:
    """LM-RUL-71, LM-STOMP-02"""
    t = table("A: stomp | B: kick4 | C:", {"escape_deals_damage": True}, choke={"A": "B"})
    t.tell("A: stomp").rest()
    assert t.seen["stomped"] == ["B"]
    t.tell("B: kick4 C").rest()
    assert t["C"] == 13


def test_what_happens_is_said_with_the_names_it_concerns() -> None:
    """LM-TWO-01, LM-HIDE-04, LM-RUL-07, LM-SET-07"""
    split = [e for e in events(table("A: twofer | B: | C:"), "A: twofer B C") if e.kind == "split"]
    assert [(e.seat, e.args[1:3]) for e in split] == [(0, (1, 2))]
    hook, humiliated = NAMES.index("hook"), table("A: kick4 | B: humiliation hook | C:")
    struck = [e for e in events(humiliated, "A: kick4 B", "B: humiliation", "B: hook") if e.kind == "struck"]
    assert [(e.seat, e.args[:2]) for e in struck] == [(1, (hook, 0))]
    t = table("A: kick4 imaginary hook | B: | C:")
    imagined = [e for e in events(t, "A: kick4 B", "A: imaginary hook C") if e.kind == "imagined"]
    assert [(e.seat, e.args) for e in imagined] == [(0, (hook, 2, 0, hook))]
    t = table("A: hide firstaid | B:", points={"A": 10})
    healed = [e for e in events(t, "A: hide", "A: firstaid") if e.kind == "healed"]
    assert [(e.seat, e.args[:2]) for e in healed] == [(0, (1, 12))]
    drew = [e for e in events(table("A: | B:"), "A: discard snipe done") if e.kind == "drew"]
    assert [(e.seat, e.known(0), e.known(1)) for e in drew] == [(0, True, False)]
    told = events(table("A: kick4 | B:", points={"B": 4}), "A: kick4 B")
    assert [(e.kind, e.seat) for e in told if e.kind in ("out", "won")] == [("out", 1), ("won", 0)]
    over = events(table("A: | B:", {"turn_cap": 1}), "A: pass")
    assert [e.args[0] for e in over if e.kind == "time_is_up"] == [1]
