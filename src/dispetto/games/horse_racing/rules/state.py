"""What lies on the table: money, cards, entries, bets, and the horses on the course."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.core.engine.table import State
from dispetto.games.horse_racing.rules.places import Places
from dispetto.games.horse_racing.rules.track import NOWHERE, Choice, Course

NONE: Final = -1  # no seat, no bet

# How a horse is doing in this race
RUNNING: Final = 0
FALLEN: Final = 1
SLIPPED: Final = 2
WITHDRAWN: Final = 3
FINISHED: Final = 4
ABSENT: Final = 5  # its player had left before all slips were folded, or no race is on

# Why the meeting is over
SIX_RACES: Final = 1
LAST_LEFT: Final = 2

CARD_SEAT: Final = 32  # a card played is remembered as seat × CARD_SEAT + kind


def put(values: list[int], i: int, value: int) -> list[int]:
    """The same list with another value there."""
    changed = values[:]
    changed[i] = value
    return changed


def put_cards(values: list[tuple[int, ...]], i: int, cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The same for hands and entries."""
    changed = values[:]
    changed[i] = cards
    return changed


def with_card(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The cards and one more, ascending."""
    at = 0
    while at < len(cards) and cards[at] <= kind:
        at += 1
    return (*cards[:at], kind, *cards[at:])


class Holding:
    """Who holds cards, and the kinds in every hand, as bits: read off the hands once, and true while they are these."""

    def __init__(self, hands: list[tuple[int, ...]]) -> None:
        one: i64 = 1
        seats: i64 = 0
        seat: i64 = 0
        kinds: list[int] = []
        for hand in hands:
            held: i64 = 0
            for kind in hand:
                held |= one << kind
            if held:
                seats |= one << seat
            kinds.append(int(held))
            seat += 1
        self.hands: Final = hands
        self.seats: Final[i64] = seats
        self.kinds: Final = kinds


class Setup:
    """What is settled before the meeting: shared by every clone, never changed."""

    def __init__(self, players: int, options: dict[str, int], named: dict[str, str], colours: list[int]) -> None:
        self.players: Final = players
        self.options: Final = options
        self.named: Final = (
            named  # the options that are words: board, faller_named, colours, a bet_step left to the file
        )
        self.colours: Final = colours  # of each stable
        self.bookmaker: Final = options["bookmaker"] - 1  # RN-RUL-01  a seat
        self.bet_step: Final = options["bet_step"]
        self.lanes_compact: Final = options["lanes_compact"] != 0
        self.route_first: Final = options["route_first"] != 0
        self.fall_before_double: Final = options["fall_before_double"] != 0
        self.slam: Final = options["slam"] != 0
        self.slip_by_finishers: Final = options["slip_by_finishers"] != 0
        self.stop_at_paid: Final = options["stop_at_paid"] != 0
        self.unpaid_places_to_winner: Final = options["unpaid_places_to_winner"] != 0


class Meeting(State):
    """A table of horse racing: six races."""

    def __init__(self, setup: Setup, course: Course, pack: list[int], like: Meeting | None = None) -> None:
        """A table with nothing on it yet, or one like another.

        Lists are values, as frames are: clones share them, so they are replaced (`put`) and never changed. Only the
        stack, and where the horses stand, are a table's own.
        """
        self.setup: Final = setup
        self.course: Final = course
        self.pack: Final = pack  # how many cards of each kind there are at this table
        if like is None:
            super().__init__()
            n = setup.players
            # the meeting
            self.order: list[int] = []  # the race cards as they were turned up
            self.race: int = NONE  # which of them is being run
            self.gone: list[int] = [0] * n
            self.hands: list[tuple[int, ...]] = [()] * n  # kinds of cards, ascending
            self.known: list[tuple[int, ...]] = [()] * n  # those of them that everybody has seen
            self.aside: list[int] = pack[:]  # cards nobody holds, unseen
            self.used: list[int] = [0] * len(pack)  # cards with the Bookmaker
            self.large: i64 = NONE  # the answer of `at_large`, once it has been worked out
            self.shown: i64 = 0  # and that of `on_show`
            self.entries: list[tuple[int, ...]] = [()] * n  # the level for each race; secret until it
            # money
            self.cash: list[int] = [0] * n
            self.stake: list[int] = [0] * n  # on the table, for all to see
            self.sealed: list[int] = [NONE] * n  # on the slip, until all slips are in
            self.bet: list[int] = [NONE] * n  # the horse on the slip, by its seat
            self.bank: int = 0
            # the race
            self.lane: list[int] = [NONE] * n  # the lane card, from 0
            self.level: list[int] = [0] * n
            self.starters: int = 0
            self.first: int = 0  # who rolls first
            self.round: int = 0
            self.rolled: int = 0  # has the die been rolled since the start?
            self.brooked: int = 0  # has a horse reached Briars Brook since the start?
            self.at: Places = Places([NOWHERE] * n)  # each horse's node
            self.status: list[int] = [ABSENT] * n
            self.doubled: list[int] = [0] * n  # a bit per section
            self.whips: list[int] = [0] * n  # moves still lost to Whip Rounds
            self.left: list[int] = [0] * n  # has the horse left the start line?
            self.circle: list[int] = []  # the Winners' Circle, first place first
            self.loose_at: int = NOWHERE  # the riderless horse's space
            self.loose_by: int = NONE
            self.pressed: int = NONE  # the horse under pressure
            self.pressed_out: int = 0
            self.photo: int = NONE  # the horse a Photo Finish was played on
            self.photo_open: int = 0  # may one be played?
            self.played: list[int] = []  # cards a False Start would bring back
            self.ended_by: int = 0
            self.trusted: i64 = -1  # whose slips are as they are, a bit each; on an imagined table only one's own
            self.of_status: list[int] | None = None  # the list that `runners` has read, and what it says
            self.running_bits: i64 = 0
            self.home: i64 = 0
            self.of_left: list[int] | None = None  # and the one that `off` has
            self.off_bits: i64 = 0
            self.holders: Holding | None = None  # and what `holding` has
            self.found: Choice | None = None  # what the open route may choose from, once it has been worked out
        else:
            self.stack = like.stack[:]
            self.events = None
            self.order = like.order
            self.race = like.race
            self.gone = like.gone
            self.hands = like.hands
            self.known = like.known
            self.aside = like.aside
            self.used = like.used
            self.large = like.large
            self.shown = like.shown
            self.entries = like.entries
            self.cash = like.cash
            self.stake = like.stake
            self.sealed = like.sealed
            self.bet = like.bet
            self.bank = like.bank
            self.lane = like.lane
            self.level = like.level
            self.starters = like.starters
            self.first = like.first
            self.round = like.round
            self.rolled = like.rolled
            self.brooked = like.brooked
            self.at = like.at.copy()
            self.status = like.status
            self.doubled = like.doubled
            self.whips = like.whips
            self.left = like.left
            self.circle = like.circle
            self.loose_at = like.loose_at
            self.loose_by = like.loose_by
            self.pressed = like.pressed
            self.pressed_out = like.pressed_out
            self.photo = like.photo
            self.photo_open = like.photo_open
            self.played = like.played
            self.ended_by = like.ended_by
            self.trusted = like.trusted
            self.of_status = like.of_status
            self.running_bits = like.running_bits
            self.home = like.home
            self.of_left = like.of_left
            self.off_bits = like.off_bits
            self.holders = like.holders
            self.found = like.found

    def clone(self) -> Meeting:
        return Meeting(self.setup, self.course, self.pack, self)

    def own(self) -> None:
        """Lists that no other table shares, and nobody has read yet: for those who lay one out by hand."""
        self.order, self.gone, self.circle, self.played = self.order[:], self.gone[:], self.circle[:], self.played[:]
        self.hands, self.known, self.entries = self.hands[:], self.known[:], self.entries[:]
        self.aside, self.used, self.cash, self.stake = self.aside[:], self.used[:], self.cash[:], self.stake[:]
        self.sealed, self.bet, self.lane, self.level = self.sealed[:], self.bet[:], self.lane[:], self.level[:]
        self.status, self.doubled, self.whips, self.left = self.status[:], self.doubled[:], self.whips[:], self.left[:]

    # ------------------------------------------------------------------------------------------------ who and where

    def after(self, seat: int) -> int:
        """The next seat to the left."""
        return (seat + 1) % self.setup.players

    def running(self, seat: int) -> bool:
        """Ridden, started, not out, not finished."""
        return self.status[seat] == RUNNING

    def runners(self) -> i64:
        """Who runs, a bit each: read off a list of statuses once, for lists are values."""
        if self.of_status is not self.status:
            self.read_status()
        return self.running_bits

    def finishers(self) -> i64:
        """How many are home."""
        if self.of_status is not self.status:
            self.read_status()
        return self.home

    def read_status(self) -> None:
        """See who runs, and how many are home."""
        self.of_status = self.status
        self.running_bits = self.home = 0
        bit: i64 = 1
        for each in self.status:
            if each == RUNNING:
                self.running_bits |= bit
            elif each == FINISHED:
                self.home += 1
            bit += bit

    def off(self) -> i64:
        """Who has left the start line, a bit each, in the same way."""
        if self.of_left is not self.left:
            self.of_left = self.left
            self.off_bits = 0
            bit: i64 = 1
            for left in self.left:
                if left:
                    self.off_bits |= bit
                bit += bit
        return self.off_bits

    def holding(self) -> Holding:
        """Who holds which kinds, as bits, in the same way."""
        holders = self.holders
        if holders is None or holders.hands is not self.hands:
            holders = Holding(self.hands)
            self.holders = holders
        return holders

    def fence_under(self, seat: int) -> int:
        """The obstacle a running horse has landed on; NOWHERE on the flat."""
        return self.course.fence[self.at[seat]] if self.status[seat] == RUNNING else NOWHERE

    def blocked(self, seat: int) -> list[int]:
        """The spaces other horses stand on; NONE asks for the riderless horse.  RN-MOVE-09, RN-RUL-36"""
        spaces: list[int] = []
        for other in range(self.setup.players):
            if other != seat and self.status[other] == RUNNING:
                spaces.append(self.course.space[self.at[other]])
        if seat != NONE and self.loose_at != NOWHERE:
            spaces.append(self.loose_at)
        return spaces

    def paid_places(self) -> int:
        """How many places are paid.  RN-PRIZE-01..03"""
        return 3 if self.starters >= 5 else 2 if self.starters >= 3 else 1

    def odds_of(self, seat: int) -> int:
        """Where a horse's odds stand in the list."""
        return (self.level[seat] - 1) * 6 + self.lane[seat]

    # ------------------------------------------------------------------------------------- who may hold what, in public

    def unseen(self, kind: int) -> int:
        """How many cards of a kind nobody at large has seen."""
        left = self.pack[kind] - self.used[kind]
        for cards in self.known:
            if cards:
                left -= cards.count(kind)
        return left

    def at_large(self) -> i64:
        """The kinds of which a card is unseen, as bits: any hidden card may be one of them."""
        if self.large == NONE:
            self.look()
        return self.large

    def on_show(self) -> i64:
        """The kinds that lie face up in somebody's hand, as bits."""
        if self.large == NONE:
            self.look()
        return self.shown

    def look(self) -> None:
        """Work out both, once until a card is played, returned or set aside."""
        one: i64 = 1
        large: i64 = 0
        shown: i64 = 0
        for cards in self.known:
            for kind in cards:
                shown |= one << kind
        bit = one
        for k in range(len(self.pack)):
            left = self.unseen(k) if shown & bit else self.pack[k] - self.used[k]
            if left > 0:
                large |= bit
            bit <<= 1
        self.large = large
        self.shown = shown

    def could_hold(self, seat: int) -> i64:
        """The kinds this seat could hold by what everybody has seen, as bits."""
        known = self.known[seat]
        if not known:
            return self.at_large() if self.hands[seat] else 0
        kinds: i64 = self.at_large() if len(self.hands[seat]) > len(known) else 0
        one: i64 = 1
        for kind in known:
            kinds |= one << kind
        return kinds


# What a dump keeps, in its order, besides the set-up and the stack; `Meeting` above names the same by hand
KEPT: Final[list[str]] = [
    *("order", "gone", "aside", "used", "cash", "stake", "sealed", "bet", "lane", "level", "status"),
    *("doubled", "whips", "left", "circle", "played"),
    *("hands", "known", "entries"),
    *("race", "bank", "starters", "first", "round", "rolled", "brooked", "loose_at", "loose_by", "pressed"),
    *("pressed_out", "photo", "photo_open", "ended_by"),
]


def standing(s: Meeting) -> list[int]:
    """How everybody stands in the end: the most money wins, IOUs counted; equal money shares the place.
    RN-GEN-03, RN-RUL-33, RN-RUL-35, RN-RUL-39
    """
    return [-1 if s.gone[seat] else s.cash[seat] for seat in range(s.setup.players)]
