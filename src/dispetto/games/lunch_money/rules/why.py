"""Why not: for every row of the table and every question, the rule that keeps it from being on offer."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action, Reason
from dispetto.games.lunch_money.rules import actions, hands, plays
from dispetto.games.lunch_money.rules.pieces import (
    AFTER_GRAB,
    ANNOUNCED,
    BACKLASH,
    BLOCK,
    CHOKE,
    CHUNK,
    COOTIES,
    DISARM,
    DODGE,
    FASTER,
    FIRST_AID,
    FREEDOM,
    GRAB,
    HEADLOCK,
    HUMILIATION,
    IMAGINARY,
    NUTS,
    OPENS,
    POWERPLAY,
    SPANK,
    SPLITS,
    TIME_OUT,
    TRAITS,
    WEDGY,
    WEIRD,
    WEIRD_FITS,
    is_weapon,
    what_answers,
)
from dispetto.games.lunch_money.rules.state import NOBODY, LunchMoney

# Cards that never begin a turn, and the rule that says so
NO_OPENING: Final[dict[int, str]] = {
    HUMILIATION: "LM-HUM-15",
    BLOCK: "LM-DEF-01",
    DODGE: "LM-DEF-01",
    DISARM: "LM-DISARM-01",
    FASTER: "LM-FAST-01",
    FREEDOM: "LM-FREED-05",
    BACKLASH: "LM-BACK-01",
    IMAGINARY: "LM-IMAG-02",
    WEIRD: "LM-WEIRD-01",
    CHOKE: "LM-CHOKE-01",
    COOTIES: "LM-COOT-01",
    HEADLOCK: "LM-HEAD-01",
    POWERPLAY: "LM-POW-01",
    SPANK: "LM-SPANK-01",
    WEDGY: "LM-WEDG-01",
}
# What else a question takes, and the rule that says so
ONLY: Final[dict[str, str]] = {
    "Interrupt": "LM-OUT-05",
    "Release": "LM-CHOKE-17",
    "PassOn": "LM-RH-02",
    "Backlash": "LM-BACK-07",
    "NutsBack": "LM-NUTS-03",
    "CounterGrab": "LM-CTR-02",
    "Rescue": "LM-AID-06",
    "HideHeal": "LM-HIDE-04",
    "Imaginary": "LM-IMAG-01",
}


def refused(s: LunchMoney, seat: int, about: int, question: str, said: tuple[int, ...], a: Action) -> Reason:
    """The rule against one row at one question."""
    verb = a.verb
    if verb == "drawn":
        return Reason("LM-DRAW-01")
    if verb == "card":
        return about_card(s, seat, about, question, said, a.args[0])
    if verb == "seat":
        return about_seat(s, seat, question, said, a.args[0])
    if verb == "left" or verb == "right":
        return Reason("LM-RH-02") if question != "PassOn" else Reason("LM-RH-10")
    if verb == "copy_block" or verb == "copy_dodge":
        return Reason("LM-FAST-02")
    if verb == "release":
        return Reason("LM-RUL-69")
    if verb == "discard":
        return Reason("LM-TURN-06") if question == "Main" else Reason("LM-TURN-14")
    return declining(question, said)


def declining(question: str, said: tuple[int, ...]) -> Reason:
    """One may not stop here."""
    if question == "Main" and said and said[0] == actions.C_DISCARD:
        return Reason("LM-RUL-12")
    if question == "Main" or question == "Imaginary":
        return Reason("LM-ATK-02")
    if question == "Defend":
        return Reason("LM-FAST-01-with")
    return Reason("LM-RH-02") if question == "PassOn" else Reason("LM-AID-10")


def about_seat(s: LunchMoney, seat: int, question: str, said: tuple[int, ...], rel: int) -> Reason:
    """Why this player cannot be named."""
    if rel >= s.setup.players:
        return Reason("TABLE-06")
    who = (seat + rel) % s.setup.players
    card = actions.KIND[said[0]] if said else actions.NO_CARD
    if question == "Main" and named(said) and (card == actions.NO_CARD or not TRAITS[card] & SPLITS):
        return Reason("LM-ATK-02-named")
    if question != "Main" and question != "Imaginary":
        return Reason("LM-TURN-04")
    if card == actions.NO_CARD or len(said) > 3:
        return Reason("LM-TURN-04")
    if not s.alive[who]:
        return Reason("LM-WIN-01", (who,))
    if s.out_by[who] != NOBODY:
        return Reason("LM-TIME-07", (who,))
    if s.choke_by[seat] == who:
        return Reason("LM-CHOKE-07-choker", (who,))
    if s.hidden[who]:
        return Reason("LM-HIDE-03", (who,))
    if hands.is_held(s, who) or hands.is_choking(s, who):
        return Reason("LM-ATK-03", (who,))
    if question == "Imaginary" and len(said) == 2 and s.setup.imaginary_same:
        return Reason("LM-RUL-93", (who,))
    return Reason("LM-ATK-02")


def about_card(s: LunchMoney, seat: int, about: int, question: str, said: tuple[int, ...], card: int) -> Reason:
    """Why this card cannot be laid now."""
    if s.hands[seat].count(card) <= actions.cards_said(said).count(card):
        return Reason("LM-TERM-18", (card,))
    if question == "Main":
        return cannot_open(s, seat, said, card)
    if question == "Defend":
        return cannot_defend(s, seat, about, said, card)
    if question == "Follow":
        return cannot_follow(s, seat, about, said, card)
    if question == "PokeBlow":
        return cannot_strike_the_poked(s, seat, about, said, card)
    if question == "Free" or question == "HippieBlow":
        if said:
            return Reason("LM-WEIRD-01")
        if is_weapon(card):
            return Reason("LM-RUL-34", (card,))
        return Reason("LM-FREE-08" if question == "Free" else "LM-HIP-11", (card,))
    if question == "Rescue" and card == FIRST_AID:
        return Reason("LM-AID-10")
    if question == "Imaginary" and len(said) == 3:
        return Reason("LM-WEIRD-01")
    if question == "HideDiscard":
        return Reason("LM-TURN-06-order")
    if question == "CounterGrab" and said:
        return Reason("LM-GRAB-05", (card,))
    return Reason(ONLY[question])


def cannot_strike_the_poked(s: LunchMoney, seat: int, victim: int, said: tuple[int, ...], card: int) -> Reason:
    """With the blow that a Poke gives on top."""
    if said:
        return Reason("LM-GRAB-05", (card,)) if said[0] == GRAB else Reason("LM-WEIRD-01")
    if is_weapon(card):
        return Reason("LM-RUL-34", (card,))
    if not s.setup.poke_any:
        return Reason("LM-FREE-08", (card,))
    if TRAITS[card] & OPENS and not hands.is_open(s, seat, victim):
        return Reason("LM-ATK-03", (victim,))
    return Reason("LM-POKE-06", (card,))


def named(said: tuple[int, ...]) -> bool:
    """Has somebody been named already?  LM-ATK-02"""
    return len(said) > 1 and actions.C_SEAT < said[1] < actions.C_NONE


def could_come_next(first: int, card: int) -> bool:
    """Goes this card with the first one, once there is a target?  LM-WEIRD-04, LM-GRAB-05"""
    if first == GRAB:
        return TRAITS[card] & AFTER_GRAB != 0
    return card == WEIRD and first != actions.NO_CARD and TRAITS[first] & WEIRD_FITS != 0


def cannot_open(s: LunchMoney, seat: int, said: tuple[int, ...], card: int) -> Reason:
    """In one's own turn."""
    if said:
        if said[0] == actions.C_DISCARD:
            return Reason("LM-TURN-06-order")
        if said[0] == FIRST_AID:
            return Reason("LM-TURN-08")
        if not named(said) and could_come_next(actions.KIND[said[0]], card):
            return Reason("LM-ATK-02")
        if said[0] == GRAB:
            return Reason("LM-GRAB-05", (card,))
        return Reason("LM-WEIRD-05", (actions.KIND[said[0]],)) if card == WEIRD else Reason("LM-TURN-05")
    if s.choke_by[seat] != NOBODY:
        return Reason("LM-CHOKE-07", (card,))
    if s.head_by[seat] != NOBODY:
        return Reason("LM-HEAD-05", (card,))
    if hands.is_choking(s, seat) and (s.setup.choker_consumed or TRAITS[card] & OPENS):
        if not s.setup.choker_free:
            return Reason("LM-RUL-67")
    if card in NO_OPENING:
        return Reason(NO_OPENING[card], (card,) if NO_OPENING[card] == "LM-DEF-01" else ())
    if TRAITS[card] & AFTER_GRAB and not TRAITS[card] & OPENS:
        return Reason("LM-GRAB-05-first", (card,))
    if hands.holds_head(s, seat) and not TRAITS[card] & ANNOUNCED:
        return Reason("LM-HEAD-08", (card,))
    if is_weapon(card) and not s.setup.weapon_reuse and hands.in_play(s, seat):
        return Reason("LM-RUL-34", (card,))
    return Reason("LM-ATK-03-nobody", (card,))


def cannot_defend(s: LunchMoney, seat: int, about: int, said: tuple[int, ...], card: int) -> Reason:
    """When one is attacked."""
    play = plays.play_at(s, about)
    blow = play.special[0] if play.special else play.cards[0]
    listed = what_answers(blow)
    if said:
        if said[0] == FASTER and len(said) > 1 and card == said[1]:
            return Reason("LM-RULB-05", (card,))
        if (said[0] == FASTER and len(said) == 1) or card == FASTER:
            return Reason("LM-FAST-01")
        if card not in listed:
            return Reason("LM-DEF-01-listed", (card, blow))
        hits = 1 if play.special or play.is_grab() else play.left(play.targets.index(seat))
        laid = len(said) - 1 if said[0] == FASTER else len(said)  # Faster itself stops nothing
        return Reason("LM-TURN-06-order") if laid < hits else Reason("LM-DEF-04")
    if play.cards[0] == CHUNK and (card == BLOCK or card == DISARM):
        return Reason("LM-CHUNK-02" if card == BLOCK else "LM-CHUNK-03")
    if play.cards[0] == NUTS and card == DISARM:
        return Reason("LM-NUTS-04")
    if play.is_grab() and card == BLOCK and not play.special:
        return Reason("LM-GRAB-04")
    if card == FASTER:
        return Reason("LM-FAST-01-with")
    if card == BACKLASH:
        return backlash_later(play, blow)
    if card == FIRST_AID:
        return Reason("LM-AID-05")
    if card == HUMILIATION and HUMILIATION not in listed:
        return Reason("LM-TIME-03") if blow == TIME_OUT else Reason("LM-WEDG-05")
    if card == HUMILIATION:
        return Reason("LM-ATK-04")
    if card == GRAB and BLOCK in listed:
        return Reason("LM-BLOCK-03")
    return Reason("LM-DEF-01-listed", (card, blow))


def backlash_later(play: plays.Play, blow: int) -> Reason:
    """Whether there will be a moment for Backlash.  LM-BACK-03..06"""
    if blow == CHOKE or blow == HEADLOCK:
        return Reason("LM-BACK-04", (blow,))
    if play.is_grab() and not play.special:
        return Reason("LM-BACK-06")
    return Reason("LM-BACK-03") if BACKLASH in what_answers(blow) else Reason("LM-BACK-05", (blow,))


def cannot_follow(s: LunchMoney, seat: int, about: int, said: tuple[int, ...], card: int) -> Reason:
    """When one has somebody by the collar."""
    play = plays.play_at(s, about)
    if said:
        return Reason("LM-WEIRD-01") if card == WEIRD else Reason("LM-TURN-05")
    if not play.is_grab() or play.special:
        return Reason("LM-RUL-75", (card,))
    if card == DISARM:
        return Reason("LM-CHUNK-05") if seat != s.active else Reason("LM-CHUNK-06")
    if is_weapon(card):
        return Reason("LM-RUL-34", (card,))
    return Reason("LM-GRAB-05", (card,))
