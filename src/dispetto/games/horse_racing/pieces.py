"""The Really Nasty cards: when each may be played and on whom. What comes of it is in flow_cards.py and flow_settling.py.

`offers` lists the rows a holder could answer with; it looks only at what everybody can see, so it also says who must be asked.
"""

from __future__ import annotations

from typing import Final

from dispetto.core.table import Action, Reason
from dispetto.games.horse_racing import actions as do
from dispetto.games.horse_racing.state import FINISHED, NONE, RUNNING, Meeting
from dispetto.games.horse_racing.track import NOWHERE

# Windows in which cards are played
BETWEEN: Final = 0  # between two moves
RESCUE: Final = 1  # directly after a Faller
BOLTING: Final = 2  # directly after a Faller that nobody remounted
SCRAMBLE: Final = 3  # both at once: option slam
STEWARDS: Final = 4  # after the race
MIDWAY: Final = 5  # before a doubling: option fall_before_double


class Card:
    """A card that nobody can play: every kind says its own sentence."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def fits(self, window: int) -> bool:
        """Is this a window in which the card may be played at all?"""
        return window == BETWEEN

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        """The rows this seat could play it with now, if it held it; `mover` moved last."""
        raise NotImplementedError

    def playable(self, s: Meeting, seat: int, mover: int) -> bool:
        """Are there any?"""
        return len(self.offers(s, seat, mover)) > 0

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        """The rule that forbids it now, in its window; `target` is the seat the row names."""
        raise NotImplementedError


def toward(s: Meeting, seat: int, rows: list[Action], targets: list[int]) -> list[Action]:
    """One row for each of these seats, seen from this one, in the order of the table."""
    n = s.setup.players
    return [rows[rel] for rel in range(n) if (seat + rel) % n in targets]


class WhipRound(Card):
    """RN-WHIP-01, RN-RUL-16  Before the named horse leaves the start line; any horse, the own too."""

    def playable(self, s: Meeting, seat: int, mover: int) -> bool:
        for t in range(s.setup.players):
            if s.status[t] == RUNNING and not s.left[t]:
                return True
        return False

    def targets(self, s: Meeting) -> list[int]:
        return [seat for seat in range(s.setup.players) if s.running(seat) and not s.left[seat]]

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        return toward(s, seat, do.WHIP, self.targets(s))

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        if not s.running(target):
            return Reason("RN-WHIP-01-out", (target,))
        return Reason("RN-WHIP-01", (target,))


class FalseStart(Card):
    """RN-FALSE-01, RN-RUL-17, RN-RUL-18  Before any horse has reached Briars Brook, by anybody."""

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        return [] if s.brooked else [do.FALSE_START]

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        return Reason("RN-FALSE-01")


class SlippedUp(Card):
    """RN-SLIP-01, RN-SLIP-02, RN-RUL-23  Against a horse on the flat, by a player still in the race."""

    def allowed(self, s: Meeting, seat: int) -> bool:
        return s.running(seat) or (s.setup.slip_by_finishers and s.status[seat] == FINISHED)

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        if not s.rolled or not self.allowed(s, seat):
            return []
        flat = [t for t in range(s.setup.players) if s.running(t) and s.fence_under(t) == NOWHERE]
        return toward(s, seat, do.SLIP, flat)

    def playable(self, s: Meeting, seat: int, mover: int) -> bool:
        if not s.rolled or not self.allowed(s, seat):
            return False
        for t in range(s.setup.players):
            if s.running(t) and s.fence_under(t) == NOWHERE:
                return True
        return False

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        if not self.allowed(s, seat):
            return Reason("RN-SLIP-02", (seat,))
        if not s.rolled:
            return Reason("RN-RUL-23")
        if not s.running(target):
            return Reason("RN-SLIP-01-out", (target,))
        return Reason("RN-SLIP-01", (target,))


class Faller(Card):
    """RN-FALL-01..06, RN-RUL-19  On a horse that has landed on an obstacle, any or the one it names; by anybody."""

    def __init__(self, name: str, fence: int) -> None:
        super().__init__(name)
        self.fence: Final = fence  # NOWHERE: any

    def fits(self, window: int) -> bool:
        return window == BETWEEN or window == MIDWAY

    def named(self, s: Meeting, seat: int) -> bool:
        """Does it stand on the fence of this card?"""
        fence = s.fence_under(seat)
        return fence != NOWHERE and (self.fence == NOWHERE or self.fence == fence)

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        rows = do.FELL if self.fence == NOWHERE else do.FELL_HERE
        return toward(s, seat, rows, [t for t in range(s.setup.players) if self.named(s, t)])

    def playable(self, s: Meeting, seat: int, mover: int) -> bool:
        for t in range(s.setup.players):
            if self.named(s, t):
                return True
        return False

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        if not s.running(target):
            return Reason("RN-FALL-01", (target,))
        if s.fence_under(target) == NOWHERE:
            return Reason("RN-FALL-05", (target,))
        return Reason("RN-RUL-19", (target,))


class Remount(Card):
    """RN-REM-01, RN-RUL-20  Only directly after a Faller, by anybody."""

    def fits(self, window: int) -> bool:
        return window == RESCUE or window == SCRAMBLE

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        return [do.REMOUNT]

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        return Reason("RN-REM-01")


class RiderlessHorse(Card):
    """RN-RL-01, RN-RUL-22  Only directly after a Faller that stands, while the piece is free."""

    def fits(self, window: int) -> bool:
        return window == BOLTING or window == SCRAMBLE

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        return [do.LOOSE] if s.loose_at == NOWHERE else []

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        return Reason("RN-RL-01") if s.loose_at == NOWHERE else Reason("RN-RUL-22")


def next_roller(s: Meeting, mover: int) -> int:
    """The player whose turn comes after this one's: a horse to ride, or the riderless one; NONE without any."""
    seat = mover
    for _ in range(s.setup.players):
        seat = s.after(seat)
        if s.running(seat) or s.loose_by == seat:
            return seat
    return NONE


class UnderPressure(Card):
    """RN-HUP-01, RN-HUP-02, RN-RUL-24  On the horse about to roll, on the final straight, once a roll."""

    def __init__(self, name: str, row: Action) -> None:
        super().__init__(name)
        self.row: Final = row

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        target = next_roller(s, mover)
        if target == NONE or not s.running(target) or s.pressed != NONE or s.whips[target]:
            return []
        return [self.row] if s.course.final[s.at[target]] else []

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        if s.pressed != NONE:
            return Reason("RN-RUL-24", (s.pressed,))
        return Reason("RN-HUP-01")


def photo_target(s: Meeting) -> int:
    """RN-PHOTO-02, RN-RUL-25  The next running ridden horse after the first finisher, until one has rolled; NONE without any."""
    if not s.photo_open or s.photo != NONE or not s.circle:
        return NONE
    seat = s.circle[0]
    for _ in range(s.setup.players):
        seat = s.after(seat)
        if s.running(seat):
            return seat
    return NONE


class PhotoFinish(Card):
    """RN-PHOTO-01, RN-PHOTO-02, RN-RUL-25  On the horse that moves directly after the first finisher."""

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        return [do.PHOTO] if photo_target(s) != NONE else []

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        if s.photo != NONE:
            return Reason("RN-RUL-25", (s.photo,))
        return Reason("RN-PHOTO-01") if not s.circle else Reason("RN-PHOTO-02")


class Enquiry(Card):
    """RN-OBJ-01, RN-OBJ-08  After the race, against a horse in the Circle; free of charge, upheld on 1 or 6."""

    def fits(self, window: int) -> bool:
        return window == STEWARDS

    def rows(self) -> list[Action]:
        return do.ENQUIRE

    def deposit(self, s: Meeting) -> int:
        return 0

    def offers(self, s: Meeting, seat: int, mover: int) -> list[Action]:
        return self.rows()[: len(s.circle)] if s.cash[seat] >= self.deposit(s) else []

    def why(self, s: Meeting, seat: int, mover: int, target: int) -> Reason:
        if s.cash[seat] < self.deposit(s):
            return Reason("RN-RUL-28", (s.cash[seat],))
        return Reason("RN-OBJ-03")


class Objection(Enquiry):
    """RN-OBJ-02, RN-RUL-28  The same for a deposit in cash; upheld on 1 only."""

    def rows(self) -> list[Action]:
        return do.OBJECT

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
    WhipRound("whip"),
    FalseStart("false_start"),
    SlippedUp("slip"),
    Remount("remount"),
    UnderPressure("pressure_in", do.PRESS_IN),
    UnderPressure("pressure_out", do.PRESS_OUT),
    Objection("objection"),
    Enquiry("enquiry"),
    PhotoFinish("photo"),
    RiderlessHorse("riderless"),
    Faller("faller", NOWHERE),
    Faller("faller_1", 0),
    Faller("faller_2", 1),
    Faller("faller_3", 2),
    Faller("faller_4", 3),
    Faller("faller_5", 4),
    Faller("faller_6", 5),
]

OFTEN: Final = (SLIP, FALSE_START, WHIP, PHOTO, PRESSURE_IN, PRESSURE_OUT, REMOUNT, RIDERLESS, OBJECTION, ENQUIRY, 10, 11, 12, 13, 14, 15, 16)


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
