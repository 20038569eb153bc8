"""Interference: after each card everybody who could hold a Humiliation is asked,
and a Humiliation may be humiliated.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.core.engine.table import Action, Ask, Reason
from dispetto.games.lunch_money.rules import actions, hands, why
from dispetto.games.lunch_money.rules.answers import defenceless
from dispetto.games.lunch_money.rules.laid import DEFENDING, INSULTING, OPENING, STRIKING, TURNING, Laid, Step, laid_at
from dispetto.games.lunch_money.rules.pieces import HUMILIATION
from dispetto.games.lunch_money.rules.plays import ATTACK, CANCELLED, FREE, Play, play_at
from dispetto.games.lunch_money.rules.questions import NONE_ONLY
from dispetto.games.lunch_money.rules.state import NOBODY, LunchMoney, Values

PASS_OR_HUMILIATE: Final = [actions.CARD[HUMILIATION], actions.NONE]
EVERYBODY: Final = (1 << actions.MOST_SEATS) - 1
FIRST: Final = [(places & -places).bit_length() - 1 for places in range(EVERYBODY + 1)]  # the lowest bit of each mask


def may_insult(s: LunchMoney, play: Play, what: int, by: int) -> i64:
    """Those who may interrupt that card of that player, a bit each.

    LM-OUT-06, LM-RUL-28, -29, -42, -57, LM-BIG-04, LM-TWO-03, -05, LM-TANT-03, LM-HUM-01, LM-HUM-14..17, LM-HUM-25
    """
    owner: i64 = 1 << by
    who = (s.here if s.setup.hidden_interfere else s.near) & ~owner  # LM-HIDE-10
    if what == INSULTING or what == DEFENDING:  # LM-HUM-05, LM-HUM-06, LM-HUM-17
        return who
    aimed = play.aimed()
    third = who & ~aimed
    if (what == STRIKING or play.is_(FREE)) and not s.setup.free_anyone:  # LM-FREE-04, LM-GRAB-12, LM-RUL-36
        return third if s.setup.third_party and not s.setup.free_none else 0
    barred: i64 = 0  # LM-HUM-22, LM-GRAB-15, LM-DEF-08
    for target in play.targets:
        if play.broken >> target & 1 or defenceless(s, play, target):
            barred |= 1 << target
    if what == TURNING:
        return who & ~barred if by == play.src else who
    return who & aimed & ~barred | (third if s.setup.third_party or not play.is_(ATTACK) else 0)  # LM-HUM-04


def could_insult(s: LunchMoney, among: i64) -> i64:
    """Those of these seats who could hold a Humiliation, by what everybody has seen; a bit each.  LM-RUL-26"""
    by_sight = s.setup.open_poll
    unseen = hands.unseen(s, HUMILIATION) > 0
    who = among
    bit: i64 = 1
    for seat, hand in enumerate(s.hands):
        if among & bit:
            shown = s.known[seat]
            could = hands.holds(hand, HUMILIATION) if by_sight else unseen and len(hand) > len(shown)
            if not could and not hands.holds(shown, HUMILIATION):
                who &= ~bit
        bit += bit
    return who


def asked_about(s: LunchMoney, index: int) -> i64:
    """The places in the order of priority that are asked about this card, a bit each.
    LM-ATK-04, LM-RUL-21, LM-RUL-26
    """
    laid = laid_at(s, index)
    by = laid.by()
    what = laid.kind()
    if not s.alive[by] and what != INSULTING:
        return 0
    play = play_at(s, laid.of(index))
    if what == OPENING and play.has(CANCELLED):
        return 0
    who = could_insult(s, may_insult(s, play, what, by))
    n: i64 = s.setup.players
    if not s.setup.target_first:
        first: i64 = s.active
        return (who >> first | who << (n - first)) & ((1 << n) - 1)
    places: i64 = 0
    for place in range(n):
        places |= (who >> in_order(s, play, int(place)) & 1) << place
    return places


def in_order(s: LunchMoney, play: Play, place: int) -> int:
    """Clockwise from the player whose turn it is; by option the targets come first.  LM-RUL-21"""
    n = s.setup.players
    if not s.setup.target_first:
        seat = s.active + place
        return seat if seat < n else seat - n
    order = list(play.targets)
    for i in range(n):
        seat = (s.active + i) % n
        if seat not in order:
            order.append(seat)
    return order[place]


def open_window(s: LunchMoney, index: int) -> None:
    """Everybody who could hold a Humiliation is asked about the card at this place.  LM-ATK-04, LM-OUT-05, LM-RUL-26"""
    ask_first(s, index, asked_about(s, index))


class Poll(Step):
    """A window that is opened when its time has come.  LM-ATK-04"""

    def run(self, s: LunchMoney) -> None:
        open_window(s, self.about)


def ask_first(s: LunchMoney, about: i64, places: i64) -> None:
    """The first of these places is asked; the others after it."""
    if places == 0:
        return
    seat: i64 = s.active + FIRST[places]
    if seat >= s.setup.players:
        seat -= s.setup.players
    if s.setup.target_first:
        seat = in_order(s, play_at(s, laid_at(s, int(about)).of(int(about))), FIRST[places])
    while len(INTERRUPTS) <= about:
        fill = len(INTERRUPTS)
        INTERRUPTS.append(
            [Interrupt(who, fill, rest) for who in range(actions.MOST_SEATS) for rest in range(EVERYBODY + 1)]
        )
    s.stack.append(INTERRUPTS[about][seat * (EVERYBODY + 1) + places])


class Interrupt(Ask[LunchMoney]):
    """Pass, or humiliate.  LM-HUM-01"""

    def __init__(self, seat: int, about: int, places: int) -> None:
        super().__init__(seat)
        self.about: Final = about
        self.places: Final = places  # this one's and those still to be asked, a bit each

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.about, self.places)

    def in_round(self) -> bool:
        return True

    def party(self, s: LunchMoney) -> tuple[int, ...]:
        play = play_at(s, laid_at(s, self.about).of(self.about))
        return tuple([in_order(s, play, place) for place in range(s.setup.players) if self.places >> place & 1])

    def legal(self, s: LunchMoney) -> list[Action]:
        return PASS_OR_HUMILIATE if hands.holds(s.hands[self.seat], HUMILIATION) else NONE_ONLY

    def default(self, s: LunchMoney) -> Action:
        return actions.NONE

    def answer(self, s: LunchMoney, a: Action) -> None:
        if a is actions.NONE:
            left: i64 = self.places
            ask_first(s, self.about, left & (left - 1))
        else:
            insult(s, self.seat, self.about)

    def meaning(self, s: LunchMoney, a: Action) -> tuple[int, ...]:
        if a.verb == "seat":
            return ((self.seat + a.args[0]) % s.setup.players if a.args[0] < s.setup.players else NOBODY,)
        return (NOBODY, *a.args) if a.verb == "drawn" else a.args

    def facts(self, s: LunchMoney) -> tuple[int, ...]:
        laid = laid_at(s, self.about)
        return (laid.face(), laid.by())

    def why(self, s: LunchMoney, a: Action) -> Reason:
        return why.refused(s, self.seat, self.about, "Interrupt", (), a)


INTERRUPTS: Final[
    list[list[Interrupt]]
] = []  # for each place of the stack: by seat and places, made once: they are values


def insult(s: LunchMoney, seat: int, about: int) -> None:
    """A Humiliation is laid on the card at this place, and may be humiliated in turn."""
    laid = laid_at(s, about)
    hands.spend(s, seat, HUMILIATION)
    s.say("humiliated", seat, laid.face(), laid.by())
    s.stack.append(Insult(seat, about, laid.of(about)))
    open_window(s, len(s.stack) - 1)


class Insult(Laid):
    """A Humiliation on somebody's card, until it stands or is itself humiliated.

    LM-HUM-03, -09, -10, -13, -17, -18, LM-CTR-11, LM-DODGE-04, LM-BLOCK-04, LM-FAST-11, LM-IMAG-05, LM-RUL-33
    """

    def __init__(self, seat: int, about: int, owner: int, last: tuple[int, ...] = (), void: int = 0) -> None:
        self.seat: Final = seat
        self.about: Final = about
        self.owner: Final = owner
        self.last: Final = last  # who laughed last about it, and at whom (option humiliation_chain_reward)
        self.void: Final = void

    def args(self) -> Values:
        return (self.seat, self.about, self.owner, self.last, self.void)

    def kind(self) -> int:
        return INSULTING

    def by(self) -> int:
        return self.seat

    def face(self) -> int:
        return HUMILIATION

    def of(self, own: int) -> int:
        return self.owner

    def became(self) -> int:
        return self.void

    def voided(self) -> Laid:
        return Insult(self.seat, self.about, self.owner, self.last, 1)

    def run(self, s: LunchMoney) -> None:
        laid = laid_at(s, self.about)
        if s.setup.last_reward:
            self.reward_the_last(s, laid)
        elif not self.void:  # LM-HUM-12, LM-HUM-18, LM-HUM-20
            s.stack[self.owner] = play_at(s, self.owner).owes(self.seat, laid.by())
        if not self.void:
            s.say("crushed", laid.by(), laid.face(), self.seat)
            s.stack[self.about] = laid_at(s, self.about).voided()
            return
        play = play_at(s, self.owner)  # the card lives, and the window on it begins again
        mine = laid.kind() != INSULTING and laid.by() == play.src
        if mine and self.seat in play.targets and play.is_(ATTACK) and not s.setup.second_defence:
            s.stack[self.owner] = play.broke(self.seat)  # LM-HUM-22
        open_window(s, self.about)

    def reward_the_last(self, s: LunchMoney, laid: Laid) -> None:
        """By option only the last Humiliation of a chain pays: known when the first of it is settled.  LM-RUL-30"""
        last = self.last if self.last else (self.seat, laid.by())
        if isinstance(laid, Insult):
            s.stack[self.about] = Insult(laid.seat, laid.about, laid.owner, last, laid.void)
        else:
            s.stack[self.owner] = play_at(s, self.owner).owes(last[0], last[1])
