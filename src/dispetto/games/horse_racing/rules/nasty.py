"""Really Nasty cards: the windows in which everybody who could hold one is asked, and what the cards do."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import NO_CHOICE, Action, Ask, Reason, Task
from dispetto.games.horse_racing.rules import actions, riding, running, settling, why
from dispetto.games.horse_racing.rules.pieces import (
    BETWEEN,
    BOLTING,
    CARDS,
    FALSE_START,
    MIDWAY,
    OBJECTION,
    RESCUE,
    SCRAMBLE,
    SLIP,
    STEWARDS,
    kind_of,
    next_roller,
    open_to,
    photo_target,
    playable_kinds,
)
from dispetto.games.horse_racing.rules.questions import RacingAsk
from dispetto.games.horse_racing.rules.state import (
    CARD_SEAT,
    FALLEN,
    NONE,
    RUNNING,
    SLIPPED,
    Meeting,
    put,
    put_cards,
    with_card,
)


def rows_of(s: Meeting, seat: int, kind: int, window: int, mover: int) -> list[Action]:
    """What a holder of this card could play in this window; midway through a move only the mover can fall."""
    rows = CARDS[kind].offers(s, seat, mover)
    if window == MIDWAY:
        rel = (mover - seat) % s.setup.players
        rows = [a for a in rows if a.args[0] == rel]
    return rows


def asked_in(s: Meeting, first: i64, turn: i64, kinds: i64) -> i64:
    """Who could hold one of these kinds by what everybody has seen: they are asked, whether they do or not.
    One of the PARTIES.
    """
    n: i64 = s.setup.players
    one: i64 = 1
    asked: i64 = 0
    hands = s.hands
    shown = s.on_show()
    barring = one << SLIP | one << OBJECTION
    if not turn and not shown:  # all hands are alike, and nobody is barred from all of it
        if kinds & ~barring:
            return first * EVERYBODY + s.holding().seats
        if kinds == one << SLIP and not s.setup.slip_by_finishers:
            return first * EVERYBODY + (s.holding().seats & s.runners())
    while turn < n:
        seat = first + turn
        if seat >= n:
            seat -= n
        if hands[seat]:
            could = s.could_hold(seat) if shown else s.large  # all hands are alike while nothing lies face up
            if open_to(s, seat, kinds & could):
                asked |= one << seat
        turn += 1
    return first * EVERYBODY + asked


EVERYBODY: Final = 1 << actions.MOST_SEATS  # sets of seats, as bits
PARTIES: Final[list[tuple[int, ...]]] = [
    tuple(
        [
            k % actions.MOST_SEATS
            for k in range(first, first + actions.MOST_SEATS)
            if seats >> k % actions.MOST_SEATS & 1
        ]
    )
    for first in range(actions.MOST_SEATS)
    for seats in range(EVERYBODY)
]  # the seats of each set, beginning with this one


def opened(s: Meeting, window: int, first: int, turn: int, mover: int, victim: int) -> Ask[Meeting] | None:
    """The first question of a window; None where nobody could have anything to play.  RN-RUL-14, RN-RUL-15"""
    kinds = playable_kinds(s, window, mover)
    if not kinds:
        return None
    party = asked_in(s, first, turn, kinds)
    seats = PARTIES[party]
    if not seats:
        return None
    if window != BETWEEN:
        return window_for(window, seats, first, mover, victim, kinds)
    return window_of(party, first, mover, kinds)


@mypyc_attr(free_list_len=1)
class Poll(Task[Meeting]):
    """A window goes round once in order; a card reopens it; it closes when all have passed.  RN-RUL-15, RN-RUL-20"""

    def __init__(self, window: int, first: int, turn: int, mover: int, victim: int) -> None:
        self.window: Final = window
        self.first: Final = first  # who is asked first
        self.turn: Final = turn  # how many have been asked
        self.mover: Final = mover  # who moved last
        self.victim: Final = victim  # who fell, where that is the question

    def args(self) -> tuple[Any, ...]:
        return (self.window, self.first, self.turn, self.mover, self.victim)

    def run(self, s: Meeting) -> None:
        if self.window == BETWEEN and running.race_over(s):
            return
        ask = opened(s, self.window, self.first, self.turn, self.mover, self.victim)
        if ask is not None:
            s.stack.append(ask)


class CardAsk(RacingAsk):
    """A seat in a window: pass, or play a card one holds."""

    def __init__(self, seats: tuple[int, ...], first: int, mover: int, victim: int, kinds: i64) -> None:
        super().__init__(seats[0])
        self.seats: Final = seats  # who is still to be asked, this one first
        self.first: Final = first
        self.mover: Final = mover
        self.victim: Final = victim
        self.kinds: Final = kinds  # what could be played, in public

    def args(self) -> tuple[Any, ...]:
        return (self.seats, self.first, self.mover, self.victim, self.kinds)

    def window(self) -> int:
        """Which window this is."""
        return BETWEEN

    def in_round(self) -> bool:
        return True

    def party(self, s: Meeting) -> tuple[int, ...]:
        return self.seats

    def first_come(self, s: Meeting) -> bool:
        """Option slam: the first hand on the table counts; not with the stewards, who have all day.  RN-RUL-15,
        RN-RUL-20
        """
        return s.setup.slam and self.window() != STEWARDS

    def legal(self, s: Meeting) -> list[Action]:
        held: i64 = s.holding().kinds[self.seat]
        held &= self.kinds
        if not held:
            return ONLY_PASS
        rows: list[Action] = []
        for kind in range(len(CARDS)):
            if held >> kind & 1:
                rows += rows_of(s, self.seat, kind, self.window(), self.mover)
        if not rows:
            return ONLY_PASS
        if held & held - 1:  # of several kinds
            codes = [a.code for a in rows]
            codes.sort()
            rows = [actions.ROWS[code] for code in codes]
        return ONLY_PASS + rows

    def answer(self, s: Meeting, a: Action) -> None:
        if a is not actions.PASS:
            s.stack.append(Poll(self.window(), self.first, 0, self.mover, self.victim))  # it reopens
            play_card(s, self, a)
        elif len(self.seats) > 1:
            s.stack.append(self.rest(1))

    def drift(self, s: Meeting, dice: Dice) -> list[Action]:
        """Those who hold nothing for it pass, one after the other."""
        held = s.holding().kinds
        kinds = self.kinds
        for passed in range(len(self.seats)):
            hand: i64 = held[self.seats[passed]]
            if not hand & kinds:
                continue
            if passed:
                s.stack.append(self.rest(passed))
                return NO_CHOICE
            offers = self.legal(s)
            if len(offers) > 1:
                return offers
        return NO_CHOICE

    def rest(self, passed: int) -> CardAsk:
        """The question to the next of them, once so many have passed."""
        return window_for(self.window(), self.seats[passed:], self.first, self.mover, self.victim, self.kinds)

    def without(self, s: Meeting, leaver: int) -> Poll:
        """Somebody has left: the window from here on, looked at anew.  RN-RUL-39"""
        turn = (self.seat - self.first) % s.setup.players + (self.seat == leaver)
        return Poll(self.window(), self.first, turn, self.mover, self.victim)

    def why(self, s: Meeting, a: Action) -> Reason:
        return why.playing(s, self.seat, self.window(), self.mover, a)

    def facts(self, s: Meeting) -> tuple[int, ...]:
        return (self.victim,)


ONLY_PASS: Final = [actions.PASS]


@mypyc_attr(free_list_len=1)
class Window(CardAsk):
    """Between two moves.  RN-RUL-14, RN-RUL-15, RN-DEC-04, RN-DEC-06, RN-DEC-10..12, RN-DEC-16"""

    def rest(self, passed: int) -> CardAsk:
        one: i64 = 1
        first: i64 = self.first
        party = first * EVERYBODY
        for k in range(passed, len(self.seats)):
            party |= one << self.seats[k]
        return window_of(party, first, self.mover, self.kinds)

    def facts(self, s: Meeting) -> tuple[int, ...]:
        return (max(0, next_roller(s, self.mover)),)


# Frames are values: the latest of each party will do for whoever is asked the same next
WINDOWS: Final[list[Window | None]] = [None] * len(PARTIES)


def window_of(party: i64, first: int, mover: int, kinds: i64) -> Window:
    """The question between two moves; after most of them the same are asked for the same."""
    ask = WINDOWS[party]
    if ask is None or ask.kinds != kinds or ask.mover != mover:
        ask = WINDOWS[party] = Window(PARTIES[party], first, mover, NONE, kinds)
    return ask


class Rescue(CardAsk):
    """Directly after a Faller: put the horse back, or not.  RN-REM-01, RN-RUL-20, RN-DEC-13"""

    def window(self) -> int:
        return RESCUE


class Bolting(CardAsk):
    """Nobody remounted: let the horse run on without its rider, or not.  RN-RL-01, RN-RUL-20, RN-DEC-14"""

    def window(self) -> int:
        return BOLTING


class Scramble(CardAsk):
    """Option slam: Remount and Riderless Horse compete.  RN-RUL-20"""

    def window(self) -> int:
        return SCRAMBLE


class Stewards(CardAsk):
    """After the race: object, enquire, or let it be.  RN-OBJ-01, RN-OBJ-09, RN-RUL-28, RN-DEC-17"""

    def window(self) -> int:
        return STEWARDS

    def facts(self, s: Meeting) -> tuple[int, ...]:
        return (s.circle[0] if s.circle else self.seat,)


class Midway(CardAsk):
    """Option fall_before_double: a Faller on the moving horse before it doubles.  RN-RUL-13"""

    def window(self) -> int:
        return MIDWAY

    def facts(self, s: Meeting) -> tuple[int, ...]:
        return (self.mover,)


def window_for(window: int, seats: tuple[int, ...], first: int, mover: int, victim: int, kinds: i64) -> CardAsk:
    """The question of a window."""
    if window == BETWEEN:
        return Window(seats, first, mover, victim, kinds)
    if window == RESCUE:
        return Rescue(seats, first, mover, victim, kinds)
    if window == BOLTING:
        return Bolting(seats, first, mover, victim, kinds)
    if window == SCRAMBLE:
        return Scramble(seats, first, mover, victim, kinds)
    if window == STEWARDS:
        return Stewards(seats, first, mover, victim, kinds)
    return Midway(seats, first, mover, victim, kinds)


# ------------------------------------------------------------------------------------------------- What cards do


def without(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The cards less one of this kind."""
    at = cards.index(kind)
    return cards[:at] + cards[at + 1 :]


def play_card(s: Meeting, ask: CardAsk, a: Action) -> None:
    """A card is used once and goes to the Bookmaker; then it has its effect.  RN-CARD-01, RN-CARD-02, RN-CARD-03"""
    seat = ask.seat
    verb = a.verb
    kind = kind_of(s, seat, a)
    s.hands = put_cards(s.hands, seat, without(s.hands[seat], kind))
    if kind in s.known[seat]:
        s.known = put_cards(s.known, seat, without(s.known[seat], kind))
    s.used = put(s.used, kind, s.used[kind] + 1)
    s.large = NONE
    if kind != FALSE_START:
        s.played = [*s.played, seat * CARD_SEAT + kind]
    if verb == "object" or verb == "enquire":
        settling.challenge(s, seat, s.circle[a.args[0] - 1], verb == "object")
        return
    target = (seat + a.args[0]) % s.setup.players if a.args else NONE
    if verb == "whip":
        s.whips = put(s.whips, target, s.whips[target] + 2)  # RN-RUL-16  a second one adds two more
        s.say("whipped", seat, target)
    elif verb == "false_start":
        false_start(s, seat)
    elif verb == "fell" or verb == "fell_here":
        fell(s, ask, target)
    elif verb == "slip":
        s.say("slipped", seat, target, s.at[target])
        s.status = put(s.status, target, SLIPPED)  # RN-SLIP-03, RN-SLIP-04  out, and no Remount is asked for
        running.out_for_good(s, target)
    elif verb == "remount":
        remount(s, ask)
    elif verb == "loose":
        loosen(s, ask)
    elif verb == "photo":
        s.photo = photo_target(s)
        s.say("photo", seat, s.photo)
    else:
        s.pressed = next_roller(s, ask.mover)
        s.pressed_out = 1 if verb == "press_out" else 0
        s.say("pressed", seat, s.pressed, s.pressed_out)


def false_start(s: Meeting, seat: int) -> None:
    """Everybody back to the line; bets stand; the cards of this start come back, for all to see.  RN-FALSE-02..05,
    RN-RUL-17
    """
    s.say("false_start", seat)
    for card in s.played:
        who = card // CARD_SEAT
        kind = card % CARD_SEAT
        if s.gone[who]:
            continue  # RN-RUL-39  set aside
        s.used = put(s.used, kind, s.used[kind] - 1)
        s.hands = put_cards(s.hands, who, with_card(s.hands[who], kind))
        s.known = put_cards(s.known, who, with_card(s.known[who], kind))
        s.say("returned", who, kind)
    s.large = NONE
    settling.back_to_the_race(s)
    s.stack.append(running.UnderOrders())


def fell(s: Meeting, ask: CardAsk, target: int) -> None:
    """Out of the race, unless somebody remounts; each Faller opens its own window.  RN-FALL-01..03, RN-RUL-20,
    RN-RUL-21
    """
    s.say("felled", ask.seat, target, s.at[target])
    s.status = put(s.status, target, FALLEN)
    s.stack.append(FallSettled(target))
    if s.setup.slam:
        s.stack.append(Poll(SCRAMBLE, ask.first, 0, ask.mover, target))
    else:
        s.stack.append(Poll(BOLTING, ask.first, 0, ask.mover, target))
        s.stack.append(Poll(RESCUE, ask.first, 0, ask.mover, target))


def close_fall(s: Meeting) -> None:
    """The questions after a Faller are settled."""
    while isinstance(s.stack[-1], Poll):
        s.stack.pop()


def remount(s: Meeting, ask: CardAsk) -> None:
    """Back on the same space of the obstacle, with its marks and its turn.  RN-REM-02, RN-RUL-21"""
    close_fall(s)
    s.status = put(s.status, ask.victim, RUNNING)
    s.say("remounted", ask.seat, ask.victim, s.at[ask.victim])


def loosen(s: Meeting, ask: CardAsk) -> None:
    """The riderless horse stands where the other fell; the owner of the fallen one drives it.  RN-RL-02, RN-RL-03"""
    close_fall(s)
    s.loose_at = s.course.space[s.at[ask.victim]]
    s.loose_by = ask.victim
    s.say("loosened", ask.seat, ask.victim, s.at[ask.victim])


class FallSettled(Task[Meeting]):
    """Remounted or out for good; a horse that fell midway through its move does not double.  RN-RUL-13, RN-RUL-20"""

    def __init__(self, victim: int) -> None:
        self.victim: Final = victim

    def args(self) -> tuple[Any, ...]:
        return (self.victim,)

    def run(self, s: Meeting) -> None:
        if s.status[self.victim] == RUNNING:
            return
        running.out_for_good(s, self.victim)
        if len(s.stack) > 1 and isinstance(s.stack[-2], riding.Double):
            s.stack.pop()
            s.stack.pop()
