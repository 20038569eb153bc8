"""The Grab and what follows it: the free card, the holds, Cooties, the counter-attack on a Block."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action, Task
from dispetto.games.lunch_money.rules import actions, attacks, combos, defences, hands
from dispetto.games.lunch_money.rules.damage import touch
from dispetto.games.lunch_money.rules.laid import FOLLOWING, Added, Laid
from dispetto.games.lunch_money.rules.pieces import (
    AFTER_GRAB,
    ANSWERS,
    CHOKE,
    CHUNK,
    COOTIES,
    DISARM,
    FREED,
    GIVES_BASIC,
    GRAB,
    HEADLOCK,
    HOLDS,
    INSULTED,
    LIES,
    TRAITS,
    WEDGY,
    WEIRD,
    is_basic,
    is_weapon,
)
from dispetto.games.lunch_money.rules.plays import (
    ATTACK,
    CANCELLED,
    DECLARED,
    LANDED,
    STOPPED,
    SUFFERED,
    TURNED_ROUND,
    Play,
    play_at,
)
from dispetto.games.lunch_money.rules.questions import NO_ROWS, basics, or_none, weird_or_not
from dispetto.games.lunch_money.rules.state import LunchMoney, Values, changed
from dispetto.games.lunch_money.rules.windows import open_window


def grab(s: LunchMoney, src: int, target: int, flags: int, combo: tuple[int, ...]) -> None:
    """A Grab, and the steps it will go through; `combo` is what was laid with it.

    LM-GRAB-01, -02, -03, LM-CTR-12
    """
    for card in combo:
        hands.lay(s, src, card)
    me = attacks.announce(s, src, (GRAB,), (target,), flags | ATTACK | (DECLARED if s.setup.upfront else 0))
    s.say("grabbed", src, target)
    s.stack += [attacks.course(me, attacks.FREE_CARD), Landing(me, combo), defences.Defending(me, 0)]
    open_window(s, me)


class Landing(Task[LunchMoney]):
    """A Grab that nothing stopped has its free card now; else what lay with it goes back.

    LM-RUL-66, LM-GRAB-05, -06, -14
    """

    def __init__(self, about: int, combo: tuple[int, ...]) -> None:
        self.about: Final = about
        self.combo: Final = combo

    def args(self) -> Values:
        return (self.about, self.combo)

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        there = s.alive[play.src] and s.alive[play.targets[0]]
        if play.has(CANCELLED | STOPPED) or not there:
            give_up_combo(s, play.src, self.combo)  # LM-CTR-13, LM-HUM-11
            return
        play = play.marked(LANDED)
        s.stack[self.about] = play
        if play.is_(DECLARED):
            lay_combo(s, self.about, self.combo)
        elif s.hands[play.src]:
            s.stack.append(combos.Follow(play.src, self.about))


def give_up_combo(s: LunchMoney, src: int, combo: tuple[int, ...]) -> None:
    """The cards laid with a Grab that failed return to their player's hand, seen by all.  LM-CTR-13, LM-RUL-25"""
    for card in combo:
        if s.alive[src]:
            hands.take_back(s, src, card)
            s.say("returned", src, card)
        else:
            hands.bin_card(s, card)


def lay_combo(s: LunchMoney, about: int, combo: tuple[int, ...]) -> None:
    """The whole combo was laid with the Grab; still each card of it has its window.  LM-RUL-25, LM-GRAB-11"""
    if combo:
        combos.lay_follow_up(s, about, combo)


def strike_back(s: LunchMoney, about: int, src: int, combo: tuple[int, ...]) -> None:
    """A laugh at what was laid with the Grab is a laugh at the Grab: the cards return to the hand.  LM-RUL-38,
    LM-CTR-13
    """
    s.stack[about] = play_at(s, about).marked(CANCELLED)
    give_up_combo(s, src, combo)


def split_combo(combo: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The first card with its Weird, and the Basic with its own."""
    at = 2 if len(combo) > 1 and combo[1] == WEIRD else 1
    return combo[:at], combo[at:]


def after_grab(s: LunchMoney, seat: int, target: int) -> list[Action]:
    """What may follow a Grab.  LM-GRAB-05, LM-GRAB-09, LM-CHUNK-05..07"""
    out: list[Action] = []
    for card in hands.kinds_in(s.hands[seat]):
        if is_weapon(card):
            if hands.may_use(s, seat, card):
                out.append(actions.CARD[card])
        elif TRAITS[card] & AFTER_GRAB:
            out.append(actions.CARD[card])
        elif card == DISARM and seat == s.active and (CHUNK in s.known[target] or not s.setup.known_chunk):
            out.append(actions.CARD[card])
    return or_none(out)


def combo_rows(s: LunchMoney, seat: int, target: int, said: tuple[int, ...]) -> list[Action]:
    """With the Grab: the card that follows, Weird, and for a Powerplay its Basic.  LM-RUL-25"""
    if not said:
        return after_grab(s, seat, target)
    if said[0] == actions.C_NONE:
        return NO_ROWS
    first = actions.KIND[said[0]]
    weird = weird_or_not(s, seat, first, is_basic(first))
    at = 2 if weird else 1
    if len(said) < at:
        return weird
    if not TRAITS[first] & GIVES_BASIC:
        return NO_ROWS
    if len(said) == at:
        rows = basics(s, seat)
        return or_none(rows) if rows else NO_ROWS
    if said[at] == actions.C_NONE or len(said) > at + 1:
        return NO_ROWS
    if s.hands[seat].count(WEIRD) <= said.count(WEIRD):
        return NO_ROWS
    return weird_or_not(s, seat, actions.KIND[said[at]], True)


# ------------------------------------------------------------------------------------------------- Specials after it


def lay_special(s: LunchMoney, about: int, cards: tuple[int, ...]) -> None:
    """A follow-up has the answers listed for it: nobody can humiliate Wedgy or Cooties.

    LM-GRAB-11, LM-WEDG-05, LM-COOT-11
    """
    play = play_at(s, about)
    s.stack.append(FollowUp(about, play.src, cards, 0))
    if ANSWERS[cards[0]] & INSULTED or (cards[0] == COOTIES and s.setup.vs_cooties):
        open_window(s, len(s.stack) - 1)


class FollowUp(Added):
    """A Special (or Disarm) on somebody who is grabbed.

    LM-POW-04, -05, LM-SPANK-03, LM-CHOKE-02, LM-HEAD-02, LM-CHUNK-07
    """

    def kind(self) -> int:
        return FOLLOWING

    def voided(self) -> Laid:
        return FollowUp(self.about, self.src, self.cards, 1)

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        if self.void and play.is_(DECLARED):
            strike_back(s, self.about, self.src, self.cards)
            return
        if self.void or not s.alive[self.src]:
            for card in self.cards:
                hands.bin_card(s, card)
            return
        if self.cards[0] == DISARM:
            hands.bin_card(s, DISARM)
            strip_chunk(s, play.src, play.targets[0])
            return
        parts = split_combo(self.cards)
        play = play.follows(parts[0])
        s.stack[self.about] = play
        if parts[1]:
            combos.lay_follow_up(s, self.about, parts[1])
        seat = play.targets[0]
        if ANSWERS[self.cards[0]] & FREED:  # LM-FREED-01, LM-FREED-07, LM-FREED-03, LM-FREED-04, LM-WEDG-06
            s.stack.append(Freeing(self.about))
            if defences.may_defend(s, play, seat):
                s.stack.append(defences.Defend(seat, self.about))


def strip_chunk(s: LunchMoney, by: int, target: int) -> None:
    """The Chunk is discarded.  LM-CHUNK-05"""
    if hands.holds(s.hands[target], CHUNK):
        if hands.times_used(s, target, CHUNK):  # it is the one all have seen come back
            s.used = changed(s.used, target, s.used[target] - hands.one_use(CHUNK))
        hands.spend(s, target, CHUNK)
        s.say("stripped", target, by)


class Freeing(Task[LunchMoney]):
    """A Freedom that stood: the card comes to nothing.  LM-WEDG-06, LM-CHOKE-02, LM-HEAD-02"""

    def __init__(self, about: int) -> None:
        self.about: Final = about

    def args(self) -> tuple[int, ...]:
        return (self.about,)

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        if play.has(STOPPED) or play.has(CANCELLED):
            for card in play.special:
                hands.bin_card(s, card)
            s.stack[self.about] = play.freed()


def settle_grab(s: LunchMoney, play: Play) -> None:
    """Cards are placed; a Grab is a touch.  LM-CHOKE-03, LM-HEAD-03, LM-WEDG-02, LM-COOT-02, LM-COOT-16, LM-COOT-18"""
    target = play.targets[0]
    for card in play.special:
        if not TRAITS[card] & LIES or not s.alive[target] or play.has(CANCELLED):
            hands.bin_card(s, card)
        else:
            place(s, play.src, target, card)
    if play.has(CANCELLED):
        return
    suffered = (play.has(SUFFERED) and not play.has(TURNED_ROUND)) or not s.setup.contact_suffered  # LM-RUL-79
    if (play.has(LANDED) and suffered) or play.blocks[0]:
        touch(s, play.src, target, play.carriers)


def place(s: LunchMoney, src: int, target: int, card: int) -> None:
    """The card lies in front of its victim; a new hold ends older ones: LM-RUL-74, LM-HEAD-16."""
    s.table = hands.without(s.table, card)
    if TRAITS[card] & HOLDS:
        hands.let_go(s, src)
        hands.let_go(s, target)
    if card == CHOKE:
        s.choke_by = changed(s.choke_by, target, src)
    elif card == HEADLOCK:
        s.head_by = changed(s.head_by, target, src)
    elif card == WEDGY:
        s.wedgy = changed(s.wedgy, target, s.wedgy[target] + 1)  # LM-WEDG-07
    else:
        s.cooties = changed(s.cooties, target, s.cooties[target] + 1)
    s.look()
    s.say("placed", target, card, src)
