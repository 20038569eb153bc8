"""The Really Nasty cards: when each may be played and on whom. What comes of it is in nasty.py and settling.py.

`offers`, `barred` and `ready` look only at what everybody can see, so they also say who must be asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.core.engine.table import Action, Reason
from dispetto.games.horse_racing.rules import actions
from dispetto.games.horse_racing.rules.state import FINISHED, NONE, RUNNING, Meeting
from dispetto.games.horse_racing.rules.track import NOWHERE

# Windows in which cards are played
BETWEEN: Final = 0  # between two moves
RESCUE: Final = 1  # directly after a Faller
BOLTING: Final = 2  # directly after a Faller that nobody remounted
SCRAMBLE: Final = 3  # both at once: option slam
STEWARDS: Final = 4  # after the race
MIDWAY: Final = 5  # before a doubling: option fall_before_double


class Card:
    """A card that nobody can play: every kind says its own sentence."""

    def __init__(self, name: str, kind: int) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.bit: Final[i64] = 1 << kind  # in a set of kinds

    def fits(self, window: int) -> bool:
        """Is this a window in which the card may be played at all?"""
        return window == BETWEEN

    def barred(self, s: Meeting, seat: int) -> bool:
        """Is this seat kept from playing it, whatever it holds?"""
        return False

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        """The rows this seat could play it with now, if it held it; `mover` moved last."""
        raise NotImplementedError

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        """The rule that forbids it now, in its window; `target` is the seat the row names."""
        raise NotImplementedError


def toward(s: Meeting, seat: int, rows: list[Action], targets: list[int]) -> list[Action]:
    """One row for each of these seats, seen from this one, in the order of the rows."""
    n = s.setup.players
    return [rows[rel] for rel in range(n) if (seat + rel) % n in targets]


class WhipRound(Card):
    """Before the named horse leaves the start line; any horse, the own too.  RN-WHIP-01, RN-RUL-16"""

    def targets(self, s: Meeting) -> list[int]:
        return [seat for seat in range(s.setup.players) if s.running(seat) and not s.left[seat]]

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        return toward(s, seat, actions.WHIP, self.targets(s))

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        if not s.running(target):
            return Reason("RN-WHIP-01-out", (target,))
        return Reason("RN-WHIP-01", (target,))


class FalseStart(Card):
    """Before any horse has reached Briars Brook, by anybody.  RN-FALSE-01, RN-RUL-17, RN-RUL-18"""

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        return [] if s.brooked else [actions.FALSE_START]

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        return Reason("RN-FALSE-01")


def in_the_race(s: Meeting, seat: i64) -> bool:
    """Is the player's own horse still running? With the option, has it finished?  RN-SLIP-02, RN-RUL-23"""
    status: i64 = s.status[seat]
    return status == RUNNING or (status == FINISHED and s.setup.slip_by_finishers)


class SlippedUp(Card):
    """Against a horse on the flat, by a player still in the race.  RN-SLIP-01, RN-SLIP-02, RN-RUL-23"""

    def barred(self, s: Meeting, seat: int) -> bool:
        return not in_the_race(s, seat)

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        if not s.rolled or self.barred(s, seat):
            return []
        flat = [t for t in range(s.setup.players) if s.running(t) and s.fence_under(t) == NOWHERE]
        return toward(s, seat, actions.SLIP, flat)

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        if self.barred(s, seat):
            return Reason("RN-SLIP-02", (seat,))
        if not s.rolled:
            return Reason("RN-RUL-23")
        if not s.running(target):
            return Reason("RN-SLIP-01-out", (target,))
        return Reason("RN-SLIP-01", (target,))


class Faller(Card):
    """On a horse that has landed on an obstacle, any or the one it names; by anybody.  RN-FALL-01..06, RN-RUL-19"""

    def __init__(self, name: str, kind: int, fence: int) -> None:
        super().__init__(name, kind)
        self.fence: Final = fence  # NOWHERE: any

    def fits(self, window: int) -> bool:
        return window == BETWEEN or window == MIDWAY

    def named(self, s: Meeting, seat: int) -> bool:
        """Does it stand on the fence of this card?"""
        fence = s.fence_under(seat)
        return fence != NOWHERE and (self.fence == NOWHERE or self.fence == fence)

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        rows = actions.FELL if self.fence == NOWHERE else actions.FELL_HERE
        return toward(s, seat, rows, [t for t in range(s.setup.players) if self.named(s, t)])

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        if not s.running(target):
            return Reason("RN-FALL-01", (target,))
        if s.fence_under(target) == NOWHERE:
            return Reason("RN-FALL-05", (target,))
        return Reason("RN-RUL-19", (target,))


class Remount(Card):
    """Only directly after a Faller, by anybody.  RN-REM-01, RN-RUL-20"""

    def fits(self, window: int) -> bool:
        return window == RESCUE or window == SCRAMBLE

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        return [actions.REMOUNT]

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        return Reason("RN-REM-01")


class RiderlessHorse(Card):
    """Only directly after a Faller that stands, while the piece is free.  RN-RL-01, RN-RUL-22"""

    def fits(self, window: int) -> bool:
        return window == BOLTING or window == SCRAMBLE

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        return [actions.LOOSE] if s.loose_at == NOWHERE else []

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        return Reason("RN-RL-01") if s.loose_at == NOWHERE else Reason("RN-RUL-22")


def next_roller(s: Meeting, mover: i64) -> i64:
    """The player whose turn comes after this one's: a horse to ride, or the riderless one; NONE without any."""
    n: i64 = s.setup.players
    running = s.runners()
    seat = mover
    turn: i64 = 0
    while turn < n:
        seat += 1
        if seat == n:
            seat = 0
        if running >> seat & 1 or s.loose_by == seat:
            return seat
        turn += 1
    return NONE


def pressure_target(s: Meeting, mover: i64) -> i64:
    """The horse about to roll, if it runs on the final straight, once a roll; else NONE.  RN-HUP-01, RN-HUP-02,
    RN-RUL-24
    """
    if s.pressed != NONE:
        return NONE
    seat = next_roller(s, mover)
    if seat == NONE or s.status[seat] != RUNNING or not s.course.final[s.at[seat]] or s.whips[seat]:
        return NONE
    return seat


class UnderPressure(Card):
    """On the horse about to roll, on the final straight, once a roll.  RN-HUP-01, RN-HUP-02, RN-RUL-24"""

    def __init__(self, name: str, kind: int, row: Action) -> None:
        super().__init__(name, kind)
        self.row: Final = row

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        return [self.row] if pressure_target(s, mover) != NONE else []

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        if s.pressed != NONE:
            return Reason("RN-RUL-24", (s.pressed,))
        return Reason("RN-HUP-01")


def photo_target(s: Meeting) -> int:
    """The next running ridden horse after the first finisher, until one has rolled; NONE without any.  RN-PHOTO-02,
    RN-RUL-25
    """
    if not s.photo_open or s.photo != NONE or not s.circle:
        return NONE
    seat = s.circle[0]
    for _ in range(s.setup.players):
        seat = s.after(seat)
        if s.running(seat):
            return seat
    return NONE


class PhotoFinish(Card):
    """On the horse that moves directly after the first finisher.  RN-PHOTO-01, RN-PHOTO-02, RN-RUL-25"""

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        return [actions.PHOTO] if photo_target(s) != NONE else []

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        if s.photo != NONE:
            return Reason("RN-RUL-25", (s.photo,))
        return Reason("RN-PHOTO-01") if not s.circle else Reason("RN-PHOTO-02")


class Enquiry(Card):
    """After the race, against a horse in the Circle; free of charge, upheld on 1 or 6.  RN-OBJ-01, RN-OBJ-08"""

    def fits(self, window: int) -> bool:
        return window == STEWARDS

    def rows(self) -> list[Action]:
        return actions.ENQUIRE

    def deposit(self, s: Meeting) -> int:
        return 0

    def barred(self, s: Meeting, seat: int) -> bool:
        return s.cash[seat] < self.deposit(s)

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        return [] if self.barred(s, seat) else self.rows()[: len(s.circle)]

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        if self.barred(s, seat):
            return Reason("RN-RUL-28", (s.cash[seat],))
        return Reason("RN-OBJ-03")


class Objection(Enquiry):
    """The same for a deposit in cash; upheld on 1 only.  RN-OBJ-02, RN-RUL-28"""

    def rows(self) -> list[Action]:
        return actions.OBJECT

    def deposit(self, s: Meeting) -> int:
        return s.course.deposit


WHIP: Final = 0
FALSE_START: Final = 1
SLIP: Final = 2
REMOUNT: Final = 3
PRESSURE_IN: Final = 4
PRESSURE_OUT: Final = 5
OBJECTION: Final = 6
ENQUIRY: Final = 7
PHOTO: Final = 8
RIDERLESS: Final = 9
FALLER: Final = 10  # for any fence
FALLER_AT: Final = 11  # and those that name one of the six
CARDS: Final[list[Card]] = [
    WhipRound("whip", WHIP),
    FalseStart("false_start", FALSE_START),
    SlippedUp("slip", SLIP),
    Remount("remount", REMOUNT),
    UnderPressure("pressure_in", PRESSURE_IN, actions.PRESS_IN),
    UnderPressure("pressure_out", PRESSURE_OUT, actions.PRESS_OUT),
    Objection("objection", OBJECTION),
    Enquiry("enquiry", ENQUIRY),
    PhotoFinish("photo", PHOTO),
    RiderlessHorse("riderless", RIDERLESS),
    Faller("faller", FALLER, NOWHERE),
    Faller("faller_1", FALLER_AT, 0),
    Faller("faller_2", FALLER_AT + 1, 1),
    Faller("faller_3", FALLER_AT + 2, 2),
    Faller("faller_4", FALLER_AT + 3, 3),
    Faller("faller_5", FALLER_AT + 4, 4),
    Faller("faller_6", FALLER_AT + 5, 5),
]


def ready(s: Meeting, window: int, mover: int, kinds: i64) -> i64:
    """Those of these kinds for which the window holds something to be done: of which somebody has `offers`."""
    one: i64 = 1
    found: i64 = 0
    if window == BETWEEN:
        found = ready_between(s, mover, kinds)
    elif window == STEWARDS:
        if s.circle:
            found = one << OBJECTION | one << ENQUIRY
    elif window == MIDWAY:  # RN-RUL-13  only the mover can fall there
        fence = s.fence_under(mover)
        if fence != NOWHERE:
            found = one << FALLER | one << FALLER_AT + fence
    else:
        if window != BOLTING:
            found |= one << REMOUNT
        if window != RESCUE and s.loose_at == NOWHERE:
            found |= one << RIDERLESS
    return found & kinds


def ready_between(s: Meeting, mover: int, kinds: i64) -> i64:
    """The same between two moves: asked after every one of them, so it looks at each horse once."""
    one: i64 = 1
    found: i64 = 0
    flat = False
    ground = s.course.ground
    horses = s.at
    seat: i64 = 0
    running = s.runners()
    while running:
        if running & 1:
            at: i64 = horses[seat]
            fence: i64 = ground[at]
            if fence == 0:
                flat = True
            else:
                found |= one << FALLER | one << FALLER_AT - 1 + fence  # RN-FALL-01, RN-RUL-19
        running >>= 1
        seat += 1
    if kinds & one << WHIP and still_at_the_line(s):
        found |= one << WHIP  # RN-WHIP-01
    if flat and s.rolled:
        found |= one << SLIP  # RN-SLIP-01, RN-RUL-23
    if not s.brooked:
        found |= one << FALSE_START  # RN-FALSE-01
    if s.photo_open and photo_target(s) != NONE:
        found |= one << PHOTO
    pressures = kinds & (one << PRESSURE_IN | one << PRESSURE_OUT)
    if pressures and pressure_target(s, mover) != NONE:
        found |= pressures
    return found


def still_at_the_line(s: Meeting) -> bool:
    """Has a running horse not left yet?  RN-RUL-16"""
    return s.runners() & ~s.off() != 0


def playable_kinds(s: Meeting, window: int, mover: int) -> i64:
    """The kinds somebody might play in this window by what everybody can see, as bits."""
    return ready(s, window, mover, s.at_large() | s.on_show())


def open_to(s: Meeting, seat: i64, kinds: i64) -> i64:
    """Those of these kinds that this seat is not barred from.  RN-SLIP-02, RN-RUL-28"""
    if kinds & 1 << SLIP and not in_the_race(s, seat):
        kinds -= 1 << SLIP
    if kinds & 1 << OBJECTION and CARDS[OBJECTION].barred(s, seat):
        kinds -= 1 << OBJECTION
    return kinds


def kind_of(s: Meeting, seat: int, a: Action) -> int:
    """The card a row is played with; NONE for a row that is no card."""
    verb = a.verb
    if verb == "fell_here":
        target = (seat + a.args[0]) % s.setup.players
        fence = s.fence_under(target) if a.args[0] < s.setup.players else NOWHERE
        return FALLER_AT + fence if fence != NOWHERE else FALLER_AT
    if verb == "whip":
        return WHIP
    if verb == "false_start":
        return FALSE_START
    if verb == "fell":
        return FALLER
    if verb == "slip":
        return SLIP
    if verb == "remount":
        return REMOUNT
    if verb == "loose":
        return RIDERLESS
    if verb == "press_in":
        return PRESSURE_IN
    if verb == "press_out":
        return PRESSURE_OUT
    if verb == "photo":
        return PHOTO
    if verb == "object":
        return OBJECTION
    return ENQUIRY if verb == "enquire" else NONE
