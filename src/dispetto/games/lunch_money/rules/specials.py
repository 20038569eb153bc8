"""Cards that are no blow: First Aid, Hide, escapes, Time Out, Hippie, Abandonment; and the Imaginary Friend."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.core.engine.table import Action, Task
from dispetto.games.lunch_money.rules import actions, hands
from dispetto.games.lunch_money.rules.attacks import announce, attack
from dispetto.games.lunch_money.rules.damage import BLOW, hurt
from dispetto.games.lunch_money.rules.defences import Defending
from dispetto.games.lunch_money.rules.drawing import Drawing
from dispetto.games.lunch_money.rules.earned import Earned, blow_rows, can_strike
from dispetto.games.lunch_money.rules.laid import Step
from dispetto.games.lunch_money.rules.pieces import (
    ABANDONMENT,
    DAMAGE,
    FIRST_AID,
    HIDE,
    HIPPIE,
    HOBBLES,
    HUMILIATION,
    IMAGINARY,
    TIME_OUT,
    TRAITS,
    WEDGY,
    WEIRD,
)
from dispetto.games.lunch_money.rules.plays import CANCELLED, IMAGINED, NO_COUNTER, STOPPED, play_at
from dispetto.games.lunch_money.rules.questions import (
    ANY_CARD,
    NO_ROWS,
    NONE_ONLY,
    Question,
    Reaction,
    basics,
    seats_at,
    several,
    weird_or_not,
    with_weird,
)
from dispetto.games.lunch_money.rules.state import HAND, NOBODY, LunchMoney, changed
from dispetto.games.lunch_money.rules.windows import open_window

FRIEND_OR_NOT: Final = [actions.CARD[IMAGINARY], actions.NONE]

# ------------------------------------------------------------------------------------------------------- First Aid


def heal(s: LunchMoney, seat: int, n: int) -> None:
    """First Aid as the turn's action, all of it open to one Humiliation.  LM-TURN-08, LM-AID-03, LM-AID-04"""
    me = announce(s, seat, (FIRST_AID,) * n, (), 0)
    s.say("heals", seat, n)
    s.stack += [Earned(me), Healing(me)]
    open_window(s, me)


def bandage(s: LunchMoney, seat: int, n: int) -> None:
    """Two points for each, up to the cap; who has more keeps it.  LM-AID-01, LM-AID-09"""
    points = s.points[seat]
    s.points = changed(s.points, seat, max(points, min(s.setup.heal_cap, points + 2 * n)))


class Healing(Step):
    """Two points each, unless humiliated; never above the cap.  LM-AID-01, LM-AID-02, LM-AID-09, LM-HUM-07"""

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        for card in play.cards:
            hands.bin_card(s, card)
        if play.has(CANCELLED) or not s.alive[play.src]:
            return
        bandage(s, play.src, len(play.cards))
        s.say("healed", play.src, len(play.cards), s.points[play.src])


# ------------------------------------------------------------------------------------------------------------- Hide


def hide(s: LunchMoney, seat: int) -> None:
    """Hide as the turn's action, open to a Humiliation.  LM-HIDE-01, LM-HIDE-07"""
    me = announce(s, seat, (HIDE,), (), 0)
    s.say("hides", seat)
    s.stack += [Earned(me), Hiding(me)]
    open_window(s, me)


class Hiding(Step):
    """Out of reach till the next turn: bandage up, throw away, draw.  LM-HIDE-02..06, LM-HIDE-09"""

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        seat = play.src
        hands.bin_card(s, HIDE)
        if play.has(CANCELLED) or not s.alive[seat]:
            return
        hands.let_go(s, seat)
        s.hidden = changed(s.hidden, seat, 1)
        s.look()
        s.say("hid", seat)
        s.stack.append(Drawing(seat, HAND))
        if s.hands[seat]:
            s.stack += [Rummaging(self.about), HideHeal(seat, self.about)]


class Rummaging(Step):
    """After the bandages, the cards nobody wants.  LM-HIDE-05"""

    def run(self, s: LunchMoney) -> None:
        seat = play_at(s, self.about).src
        if s.alive[seat] and s.hands[seat]:
            s.stack.append(HideDiscard(seat, self.about))


class HideHeal(Reaction):
    """Any First Aid held; nobody may interfere.  LM-HIDE-04, LM-HIDE-08"""

    def after(self, said: tuple[int, ...]) -> Question:
        return HideHeal(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        return several(s, self.seat, 1 << FIRST_AID, said, 0, HAND)

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        n = said.count(FIRST_AID)
        for _ in range(n):
            hands.spend(s, self.seat, FIRST_AID)
        if n:
            bandage(s, self.seat, n)
            s.say("healed", self.seat, n, s.points[self.seat])


class HideDiscard(Question):
    """Any cards of the hand, or none.  LM-HIDE-05"""

    def after(self, said: tuple[int, ...]) -> Question:
        return HideDiscard(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        return several(s, self.seat, ANY_CARD, said, 0, HAND)

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        cards = actions.cards_said(said)
        for card in cards:
            hands.spend(s, self.seat, card)
        if cards:
            s.say("discarded", self.seat, len(cards))


# ----------------------------------------------------------------------------------------------------------- Escapes


def escape(s: LunchMoney, seat: int, card: int) -> None:
    """A card to get out of a hold, or a Freedom to be rid of a Wedgy.

    LM-RUL-99, LM-CHOKE-04, LM-HEAD-04, LM-FREED-05
    """
    held = hands.is_held(s, seat)
    me = announce(s, seat, (card,), (), 0)
    if held:
        s.say("escapes", seat, card, holder(s, seat))
    else:
        s.say("tugs", seat)
    s.stack += [Earned(me), Escaping(me, int(held))]
    open_window(s, me)


def holder(s: LunchMoney, seat: int) -> int:
    """Who holds this player; NOBODY if nobody does."""
    return s.choke_by[seat] if s.choke_by[seat] != NOBODY else s.head_by[seat]


class Escaping(Task[LunchMoney]):
    """Free, unless humiliated; a Humiliation also earns a free attack.

    LM-CHOKE-15, LM-HUM-24, LM-FREED-06, LM-RUL-71
    """

    def __init__(self, about: int, held: int) -> None:
        self.about: Final = about
        self.held: Final = held

    def args(self) -> tuple[int, ...]:
        return (self.about, self.held)

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        seat = play.src
        card = play.cards[0]
        hands.bin_card(s, card)
        if play.has(CANCELLED) or not s.alive[seat]:
            return
        if not self.held:
            if s.wedgy[seat]:
                s.wedgy = changed(s.wedgy, seat, s.wedgy[seat] - 1)
                s.discard[WEDGY] += 1
                s.say("unwedged", seat)
            return
        by = holder(s, seat)
        if by == NOBODY:
            return
        hands.end_hold_on(s, seat)
        s.say("escaped", seat, by)
        if card == HUMILIATION:
            s.stack[self.about] = play.owes(seat, by)
        elif s.setup.escape_hurts and DAMAGE[card]:  # Stomp and Headbutt
            if TRAITS[card] & HOBBLES:
                s.stomped = changed(s.stomped, by, 1)
                s.say("hobbled", by)
            hurt(s, by, DAMAGE[card], seat, BLOW)


# ---------------------------------------------------------------------------------------------------------- Time Out


def time_out(s: LunchMoney, seat: int, target: int) -> None:
    """Only a Freedom at once stops it; nobody can humiliate it.  LM-FREED-02, LM-TIME-01..03, LM-HUM-16"""
    me = announce(s, seat, (TIME_OUT,), (target,), 0)
    s.say("called", seat, TIME_OUT, target)
    s.stack += [SittingOut(me), Earned(me), Defending(me, 0)]


class SittingOut(Step):
    """After the free attacks the card is placed, and holds end.  LM-TIME-04, LM-TIME-09, LM-TIME-12, LM-TIME-14"""

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        target = play.targets[0]
        if play.has(STOPPED | CANCELLED) or not s.alive[target]:
            hands.bin_card(s, TIME_OUT)
            return
        s.table = hands.without(s.table, TIME_OUT)
        hands.let_go(s, target)
        hands.end_hold_on(s, target)
        s.out_by = changed(s.out_by, target, play.src)
        s.look()
        s.out_laps = changed(s.out_laps, target, 3 if s.setup.out_by_rounds else 2)
        s.say("placed", target, TIME_OUT, play.src)


# ------------------------------------------------------------------------------------------------------- Abandonment


def abandon(s: LunchMoney, seat: int, target: int) -> None:
    """The whole hand goes, five new cards come; nothing stops it.  LM-ABAN-01, LM-ABAN-03, LM-ABAN-04"""
    hands.spend(s, seat, ABANDONMENT)
    s.say("called", seat, ABANDONMENT, target)
    hands.show_hand(s, target)
    s.stack.append(Drawing(target, HAND))


# ------------------------------------------------------------------------------------------------------------ Hippie


def hippie(s: LunchMoney, seat: int, target: int) -> None:
    """Somebody is called a Hippie, and everybody may have a go.  LM-HIP-01, LM-HIP-05"""
    me = announce(s, seat, (HIPPIE,), (target,), 0)
    s.say("called", seat, HIPPIE, target)
    s.stack += [Earned(me), Series(me, 0)]
    open_window(s, me)


class Series(Task[LunchMoney]):
    """From the caster on, everybody who is able may hit the Hippie once.

    LM-RUL-59, -60, LM-HIP-02, LM-HIP-08..10
    """

    def __init__(self, about: int, rel: int) -> None:
        self.about: Final = about
        self.rel: Final = rel

    def args(self) -> tuple[int, ...]:
        return (self.about, self.rel)

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        if self.rel == 0:
            hands.bin_card(s, HIPPIE)
        victim = play.targets[0]
        if self.rel >= s.setup.players or play.has(CANCELLED) or not s.alive[victim]:
            return
        seat = (play.src + self.rel) % s.setup.players
        s.stack.append(Series(self.about, self.rel + 1))
        if can_strike(s, seat, victim) and not hands.holds_head(s, seat) and s.hands[seat]:
            s.stack.append(HippieBlow(seat, self.about))


class HippieBlow(Reaction):
    """One Basic, perhaps Weird, or one Weapon; or nothing.  LM-HIP-02, LM-HIP-11, LM-OUT-01"""

    def after(self, said: tuple[int, ...]) -> Question:
        return HippieBlow(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        return blow_rows(s, self.seat, said, False)

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        if said[0] != actions.C_NONE:
            victim = play_at(s, self.about).targets[0]
            attack(s, self.seat, with_weird(actions.KIND[said[0]], said), (victim,), 0)

    def facts(self, s: LunchMoney) -> tuple[int, ...]:
        return (play_at(s, self.about).targets[0],)


# -------------------------------------------------------------------------------------------------- Imaginary Friend


class Imagining(Task[LunchMoney]):
    """When all of an attack is done: one blow more.  LM-IMAG-01, LM-IMAG-02, LM-IMAG-07, LM-IMAG-08, LM-RUL-67"""

    def __init__(self, seat: int, targets: int) -> None:
        self.seat: Final = seat
        self.targets: Final = targets  # those the action was aimed at, a bit each

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.targets)

    def run(self, s: LunchMoney) -> None:
        seat = self.seat
        if not hands.in_play(s, seat) or s.hidden[seat] or hands.is_held(s, seat) or hands.has_hands_full(s, seat):
            return
        if hands.holds_head(s, seat) or len(s.hands[seat]) < 2 or not hands.could_hold(s, seat, IMAGINARY):
            return
        s.stack.append(FRIENDS[seat][self.targets])


class Imaginary(Reaction):
    """The friend, a Basic and a target, all named together; or no.  LM-IMAG-01, LM-IMAG-06, LM-IMAG-08

    It is about those the action was aimed at, a bit each.
    """

    def after(self, said: tuple[int, ...]) -> Question:
        return Imaginary(self.seat, self.about, said)

    def targets(self, s: LunchMoney) -> i64:
        """A bit each.  LM-IMAG-08, LM-RUL-93"""
        near = hands.all_in_reach(s, self.seat)
        return near & self.about if s.setup.imaginary_same else near

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        n = len(said)
        if n and said[0] == actions.C_NONE:
            return NO_ROWS
        if n == 0:
            hand = s.hands[self.seat]
            if hands.holds(hand, IMAGINARY) and basics(s, self.seat) and self.targets(s):
                return FRIEND_OR_NOT
            return NONE_ONLY
        if n == 1:
            return basics(s, self.seat)
        if n == 2:
            return seats_at(s, self.seat, self.targets(s))
        return weird_or_not(s, self.seat, actions.KIND[said[1]], False) if n == 3 else NO_ROWS

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        if said[0] == actions.C_NONE:  # no more friends this turn
            return
        blow = actions.KIND[said[1]]
        cards = (blow, IMAGINARY, WEIRD) if WEIRD in said else (blow, IMAGINARY)
        s.stack.append(IMAGININGS[self.seat][self.about])
        attack(s, self.seat, cards, (self.there(s, said[2]),), IMAGINED | NO_COUNTER)

    def facts(self, s: LunchMoney) -> tuple[int, ...]:
        return (len(self.said),)


# By seat and targets, made once: they are values
IMAGININGS: Final = [
    [Imagining(seat, targets) for targets in range(1 << actions.MOST_SEATS)] for seat in range(actions.MOST_SEATS)
]
FRIENDS: Final = [
    [Imaginary(seat, targets) for targets in range(1 << actions.MOST_SEATS)] for seat in range(actions.MOST_SEATS)
]
