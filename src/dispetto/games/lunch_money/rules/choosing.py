"""The one action of a turn: what may be played, and at whom, part by part."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.core.engine.table import Action
from dispetto.games.lunch_money.rules import actions, hands, specials
from dispetto.games.lunch_money.rules.attacks import attack
from dispetto.games.lunch_money.rules.damage import PENALTY, hurt
from dispetto.games.lunch_money.rules.drawing import Drawing
from dispetto.games.lunch_money.rules.grabs import combo_rows, grab
from dispetto.games.lunch_money.rules.pieces import (
    ABANDONMENT,
    ANNOUNCED,
    FIRST_AID,
    FREEDOM,
    GRAB,
    HIDE,
    HIPPIE,
    KINDS,
    OPENS,
    OUT_OF_CHOKE,
    OUT_OF_HEADLOCK,
    PRINTED,
    SPLITS,
    TIME_OUT,
    TRAITS,
    WEAPONS,
    is_basic,
    is_swung,
)
from dispetto.games.lunch_money.rules.pieces import FLURRY as IN_A_FLURRY
from dispetto.games.lunch_money.rules.plays import CHOKED, FLURRY, FREE, NO_COUNTER
from dispetto.games.lunch_money.rules.questions import (
    ANY_CARD,
    NO_ROWS,
    Question,
    in_order,
    kinds_held,
    seats_at,
    several,
    weird_or_not,
    with_weird,
)
from dispetto.games.lunch_money.rules.specials import IMAGININGS
from dispetto.games.lunch_money.rules.state import HAND, NOBODY, LunchMoney

# The situation of the turn player
ON_OWN_FEET: Final = 0
HOLDING_HEAD: Final = 1
IN_A_CHOKE: Final = 2
IN_A_HEADLOCK: Final = 3

# Which part of the action is asked
THE_CARD: Final = 0
AT_WHOM: Final = 1
WITH_WEIRD: Final = 2
A_SECOND_ONE: Final = 3  # target, for a 2-Fer
MORE_OF_IT: Final = 4  # First Aid, or blows at the head one holds
DISCARDS: Final = 5
OUT_OR_AT_WHOM: Final = 6  # a Headbutt from inside a Choke
AFTER_THE_GRAB: Final = 7

# Cards, a bit each
BASICS: Final = sum(1 << card for card in range(KINDS) if is_basic(card))
SWUNG: Final = BASICS | sum(1 << card for card in WEAPONS)
FLURRY_CARDS: Final = sum(1 << card for card, traits in enumerate(TRAITS) if traits & IN_A_FLURRY)
BREAKS_CHOKE: Final = sum(1 << card for card, traits in enumerate(TRAITS) if traits & OUT_OF_CHOKE)
BREAKS_HEADLOCK: Final = sum(1 << card for card, traits in enumerate(TRAITS) if traits & OUT_OF_HEADLOCK)
OPENING_SPECIALS: Final = sum(1 << card for card, traits in enumerate(TRAITS) if traits & OPENS) & ~SWUNG | 1 << HIPPIE
FOR_ONESELF: Final = 1 << FIRST_AID | 1 << HIDE


def situation(s: LunchMoney, seat: int) -> int:
    """Held, holding a Headlock, or free to act.  LM-TURN-15"""
    if hands.is_held(s, seat):
        return IN_A_CHOKE if s.choke_by[seat] != NOBODY else IN_A_HEADLOCK
    return HOLDING_HEAD if hands.holds_head(s, seat) else ON_OWN_FEET


def targets_of(s: LunchMoney, seat: int, card: int) -> i64:
    """Whom this card may name, a bit each.  LM-RUL-97, LM-RUL-96, LM-ATK-03, LM-ABAN-05, LM-TIME-11, LM-HIDE-11"""
    if card == ABANDONMENT:
        return hands.others_in_play(s, seat)
    if is_swung(card):
        return hands.all_in_reach(s, seat)
    return hands.all_open(s, seat)


def choked_targets(s: LunchMoney, seat: int) -> i64:
    """From inside a Choke: anybody but the choker.  LM-CHOKE-07"""
    choker: i64 = 1 << s.choke_by[seat]
    return hands.all_in_reach(s, seat) & ~choker


def may_begin(s: LunchMoney, seat: int, how: int) -> i64:
    """The cards that may begin the action, a bit each.

    LM-POKE-01, LM-ABAN-02, LM-RUL-73, LM-STOMP-06, LM-ATK-01, LM-TURN-13, -14, LM-CHOKE-07, LM-HEAD-05, -08, -14
    """
    if how == IN_A_CHOKE:
        return BREAKS_CHOKE | BASICS if choked_targets(s, seat) else BREAKS_CHOKE
    if how == IN_A_HEADLOCK:
        return BREAKS_HEADLOCK
    cards: i64 = FOR_ONESELF
    if s.wedgy[seat]:  # LM-FREED-05
        cards |= 1 << FREEDOM
    unheld = hands.all_open(s, seat)
    if unheld:
        cards |= 1 << TIME_OUT
    if hands.others_in_play(s, seat):
        cards |= 1 << ABANDONMENT
    if how == HOLDING_HEAD:
        return cards | FLURRY_CARDS
    if hands.has_hands_full(s, seat):
        return cards
    if unheld:
        cards |= OPENING_SPECIALS
    if hands.all_in_reach(s, seat):
        cards |= SWUNG
        if s.used[seat]:  # LM-WPN-06, LM-RUL-34
            for weapon in WEAPONS:
                if not hands.may_use(s, seat, weapon):
                    cards &= ~(1 << weapon)
    return cards


class Main(Question):
    """Play a card, discard, or pass; Release comes before the action, not instead of it.  LM-TURN-03, LM-TURN-05"""

    def after(self, said: tuple[int, ...]) -> Question:
        return BEGUN[self.seat][said[0]] if len(said) == 1 else Main(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        if not said:
            return self.first(s)
        first = said[0]
        if first == actions.C_NONE or first == actions.C_RELEASE:
            return NO_ROWS
        seat = self.seat
        if first == actions.C_DISCARD:  # LM-TURN-06
            return several(s, seat, ANY_CARD, said, 1, HAND) if len(said) > 1 else kinds_held(s, seat)
        how = situation(s, seat)
        if how == IN_A_CHOKE:
            return self.choked(s, said)
        if how == IN_A_HEADLOCK or first == HIDE or first == FREEDOM:
            return NO_ROWS
        if first == FIRST_AID:
            return several(s, seat, 1 << FIRST_AID, said, 0, HAND)
        if how == HOLDING_HEAD and TRAITS[actions.KIND[first]] & IN_A_FLURRY:  # LM-HEAD-07
            return several(s, seat, FLURRY_CARDS, said, 0, HAND)
        return self.at_whom(s, said)

    def first(self, s: LunchMoney) -> list[Action]:
        """What may begin the action.  LM-CHOKE-16, LM-HEAD-19, LM-CHOKE-13, LM-TURN-03..08"""
        seat = self.seat
        how = situation(s, seat)
        choking = hands.is_choking(s, seat)
        if s.setup.choker_consumed and choking:  # LM-RUL-67
            return [actions.NONE, actions.RELEASE]
        cards = may_begin(s, seat, how)
        rows: list[Action] = []
        before: i64 = -1
        for held in s.hands[seat]:
            card: i64 = held
            if card != before and cards >> card & 1:
                rows.append(actions.CARD[card])
            before = card
        rows.append(actions.NONE)
        if before >= 0:
            rows.append(actions.DISCARD)
        if choking or how == HOLDING_HEAD:
            rows.append(actions.RELEASE)
        return in_order(rows) if before >= PRINTED else rows

    def choked(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        """A Basic at somebody else; a Headbutt may also be the way out.  LM-CHOKE-07, LM-CHOKE-14"""
        card = actions.KIND[said[0]]
        if len(said) > 1 or not is_basic(card):
            return NO_ROWS
        rows = seats_at(s, self.seat, choked_targets(s, self.seat))
        return [*rows, actions.NONE] if TRAITS[card] & OUT_OF_CHOKE else rows

    def at_whom(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        """The target, a second one for a 2-Fer, and Weird.  LM-ATK-02, LM-TWO-01"""
        seat = self.seat
        card = actions.KIND[said[0]]
        n = len(said)
        if n == 1:
            return seats_at(s, seat, targets_of(s, seat, card))
        if card == GRAB:
            return combo_rows(s, seat, self.there(s, said[1]), said[2:]) if s.setup.upfront else NO_ROWS
        traits = TRAITS[card]
        if traits & ANNOUNCED:
            return NO_ROWS
        if traits & SPLITS:
            if n == 2:
                named: i64 = 1 << self.there(s, said[1])
                return [*seats_at(s, seat, targets_of(s, seat, card) & ~named), actions.NONE]
            n -= 1
        return weird_or_not(s, seat, card, False) if n == 2 else NO_ROWS

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        seat = self.seat
        first = said[0]
        if first == actions.C_NONE:  # LM-TURN-07
            s.say("passed", seat)
        elif first == actions.C_RELEASE:
            hands.let_go(s, seat)
            s.stack.append(MAINS[seat])
        elif first == actions.C_DISCARD:
            throw_away(s, seat, actions.cards_said(said))
        elif hands.is_held(s, seat):
            if len(said) > 1 and said[1] != actions.C_NONE:
                attack(s, seat, actions.cards_said(said), (self.there(s, said[1]),), CHOKED | NO_COUNTER)
            else:
                specials.escape(s, seat, actions.KIND[first])
        elif first == FIRST_AID:
            specials.heal(s, seat, hands.number_of(said, FIRST_AID))
        elif first == HIDE:
            specials.hide(s, seat)
        elif first == FREEDOM:
            specials.escape(s, seat, FREEDOM)
        elif hands.holds_head(s, seat) and TRAITS[actions.KIND[first]] & IN_A_FLURRY:
            attack(s, seat, actions.cards_said(said), (s.head_by.index(seat),), FREE | NO_COUNTER | FLURRY)
        else:
            self.strike(s, said)

    def strike(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        """An attack, or a card announced at somebody; afterwards an Imaginary Friend may come: LM-IMAG-07."""
        seat = self.seat
        card = actions.KIND[said[0]]
        target = self.there(s, said[1])
        targets = actions.ALONE[target]
        mask = 1 << target
        if TRAITS[card] & SPLITS and said[2] != actions.C_NONE:
            second = self.there(s, said[2])
            targets = (target, second)
            mask |= 1 << second
        s.stack.append(IMAGININGS[seat][mask])
        if card == GRAB:
            grab(s, seat, target, 0, actions.cards_said(said)[1:])
        elif card == HIPPIE:
            specials.hippie(s, seat, target)
        elif card == TIME_OUT:
            specials.time_out(s, seat, target)
        elif card == ABANDONMENT:
            specials.abandon(s, seat, target)
        else:
            attack(s, seat, with_weird(card, said), targets, 0)

    def facts(self, s: LunchMoney) -> tuple[int, ...]:
        card = actions.KIND[self.said[0]] if self.said else actions.NO_CARD
        return (self.asked_now(s), 0 if card == actions.NO_CARD else card)

    def asked_now(self, s: LunchMoney) -> int:
        """Which part of the action is asked."""
        if not self.said:
            return THE_CARD
        if self.said[0] == actions.C_DISCARD:
            return DISCARDS
        card = actions.KIND[self.said[0]]
        if card == FIRST_AID or (hands.holds_head(s, self.seat) and TRAITS[card] & IN_A_FLURRY):
            return MORE_OF_IT
        if len(self.said) == 1:
            return OUT_OR_AT_WHOM if TRAITS[card] & OUT_OF_CHOKE and hands.is_held(s, self.seat) else AT_WHOM
        if card == GRAB:
            return AFTER_THE_GRAB
        return A_SECOND_ONE if TRAITS[card] & SPLITS and len(self.said) == 2 else WITH_WEIRD


# Made once: they are values
MAINS: Final = [Main(seat, 0) for seat in range(actions.MOST_SEATS)]
BEGUN: Final = [
    [Main(seat, 0, actions.ALONE[row.code]) for row in actions.ROWS] for seat in range(actions.MOST_SEATS)
]  # by the first word


def throw_away(s: LunchMoney, seat: int, cards: tuple[int, ...]) -> None:
    """Away with them, and as many new ones at once; nobody may interfere.  LM-TURN-06, LM-TURN-11, LM-TURN-12"""
    up_to = len(s.hands[seat])
    for card in cards:
        hands.spend(s, seat, card)
    s.say("discarded", seat, len(cards))
    if s.setup.discard_penalty:  # LM-RUL-07
        hurt(s, seat, len(cards) if s.setup.discard_penalty < 0 else 1, NOBODY, PENALTY)
    s.stack.append(Drawing(seat, up_to))
