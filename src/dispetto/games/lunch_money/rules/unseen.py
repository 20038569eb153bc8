"""A table dealt anew from what one seat may think: every deal of the cards it has not seen is as likely as the next.

Where only holders are asked (option open_poll), a question tells what its seat holds. Of such tables those are dealt in
which the same seats would be asked: first how many of the cards asked for lie in each of these hands, by the number of
deals in which they do, then which.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.core.engine.dice import Dice
from dispetto.games.lunch_money.rules import hands
from dispetto.games.lunch_money.rules.answers import answers_now
from dispetto.games.lunch_money.rules.backlash import Backlash
from dispetto.games.lunch_money.rules.counters import CounterGrab
from dispetto.games.lunch_money.rules.damage import Rescue
from dispetto.games.lunch_money.rules.defences import Defend
from dispetto.games.lunch_money.rules.laid import laid_at
from dispetto.games.lunch_money.rules.pieces import (
    ANSWER_CARDS,
    BACKLASH,
    BLOCKED,
    DODGED,
    FIRST_AID,
    GRAB,
    HUMILIATION,
    IMAGINARY,
    KINDS,
)
from dispetto.games.lunch_money.rules.plays import play_at
from dispetto.games.lunch_money.rules.questions import Question
from dispetto.games.lunch_money.rules.specials import Imaginary
from dispetto.games.lunch_money.rules.state import FASTER_BLOCK, FASTER_DODGE, HAND, LunchMoney
from dispetto.games.lunch_money.rules.windows import Interrupt, in_order, may_insult

DEFENCES: Final = 4  # of ANSWER_CARDS: those with which a target defends itself


def imagine(s: LunchMoney, seat: int, seed: int) -> LunchMoney:
    """The unseen cards dealt anew; what others have half said is unsaid."""
    c = s.clone()
    if c.stack:
        top = c.stack[-1]
        if isinstance(top, Question) and top.seat != seat and top.said:
            c.stack[-1] = top.opening(c)
    pile = Pile(c, seat, Dice(seed))
    if c.setup.open_poll:
        Told(c, seat).deal(pile)
    for other in range(c.setup.players):
        if pile.room[other]:
            pile.deal(other)
    return c


class Pile:
    """All cards that a seat has not seen, taken up to be dealt again."""

    def __init__(self, c: LunchMoney, seat: int, dice: Dice) -> None:
        self.c: Final = c
        self.dice: Final = dice
        self.room: Final[list[int]] = []  # how many each hand is still to get
        left: i64 = c.undrawn
        deck = c.deck
        for other in range(c.setup.players):
            if other == seat:
                self.room.append(0)
                continue
            hand = c.hands[other]
            shown = c.known[other]
            for card in hand:
                deck[card] = deck[card] + 1
            for card in shown:
                deck[card] = deck[card] - 1
            free = len(hand) - len(shown)
            self.room.append(free)
            left += free
            c.hands[other] = shown
        self.left: i64 = left

    def deal(self, seat: int) -> None:
        """Fill a hand."""
        hand = self.c.hands[seat]
        deck = self.c.deck
        for _ in range(self.room[seat]):
            pick: i64 = self.dice.below(self.left)
            above: i64 = self.left - pick
            kind: i64 = 0
            if pick < above:  # from the nearer end
                for there in deck:
                    pick -= there
                    if pick < 0:
                        break
                    kind += 1
            else:
                kind = KINDS
                for there in reversed(deck):
                    above -= there
                    kind -= 1
                    if above <= 0:
                        break
            deck[kind] = deck[kind] - 1
            self.left -= 1
            hand = hands.along_with(hand, kind)
        self.c.hands[seat] = hand
        self.room[seat] = 0

    def deal_of(self, seat: int, kinds: i64, n: int) -> None:
        """So many cards of these kinds (a bit each) to a hand."""
        for _ in range(n):
            pick = self.dice.below(self.count(kinds))
            kind = 0
            while True:
                if kinds >> kind & 1:
                    pick -= self.c.deck[kind]
                    if pick < 0:
                        break
                kind += 1
            self.c.deck[kind] -= 1
            self.c.hands[seat] = hands.along_with(self.c.hands[seat], kind)
        self.left -= n
        self.room[seat] -= n

    def count(self, kinds: i64) -> int:
        """How many cards of these kinds there are."""
        return sum([self.c.deck[kind] for kind in range(KINDS) if kinds >> kind & 1])


# ------------------------------------------------------------------------------------- Where only holders are asked


class Told:
    """What the question on top tells of the hands of others: of which kinds, how many each holds at least and most.

    LM-RUL-26
    """

    def __init__(self, c: LunchMoney, seat: int) -> None:
        self.kinds: i64 = 0
        self.seats: Final[list[int]] = []
        self.least: Final[list[int]] = []
        self.most: Final[list[int]] = []
        top = c.stack[-1] if c.stack else None
        if isinstance(top, Interrupt):
            self.round_of(c, top, seat)
        elif isinstance(top, Question) and top.seat != seat:
            self.kinds, least = asked_for(c, top)
            if self.kinds:
                self.holds(c, top.seat, least, HAND)

    def holds(self, c: LunchMoney, seat: int, least: int, most: int) -> None:
        """This seat holds so many, of which it may have shown some."""
        for card in c.known[seat]:
            if self.kinds >> card & 1:
                least -= 1
        self.seats.append(seat)
        self.least.append(max(0, least))
        self.most.append(most)

    def round_of(self, c: LunchMoney, top: Interrupt, seat: int) -> None:
        """Who is asked after the first holds a Humiliation; who could be and is not holds none."""
        self.kinds = 1 << HUMILIATION
        laid = laid_at(c, top.about)
        play = play_at(c, laid.of(top.about))
        able = may_insult(c, play, laid.kind(), laid.by())
        begun = False
        for place in range(c.setup.players):
            who = in_order(c, play, place)
            asked = top.places >> place & 1 != 0
            begun = begun or asked
            if who == seat or not begun:  # those before have passed, or never were asked: nobody remembers
                continue
            if asked:
                self.holds(c, who, 1, HAND)
            elif able >> who & 1:
                self.holds(c, who, 0, 0)

    def deal(self, pile: Pile) -> None:
        """How many of these cards each hand gets, then which, then what else fills it."""
        marked = pile.count(self.kinds)
        rest = int(pile.left)
        for seat in self.seats:
            rest -= pile.room[seat]
        for i in range(len(self.seats)):
            seat = self.seats[i]
            room = pile.room[seat]
            ways: list[float] = []
            for n in range(room + 1):
                fits = self.least[i] <= n <= self.most[i] and n <= marked
                ways.append(choose(room, n) * self.ways(pile, i + 1, marked - n, rest) if fits else 0.0)
            total = sum(ways)
            if total <= 0.0:  # a table that was set up by hand: nobody could be asked here
                return
            pick = total * float(pile.dice.next()) / 4294967296.0
            n = 0
            while n < room and (pick >= ways[n] or ways[n] == 0.0):
                pick -= ways[n]
                n += 1
            pile.deal_of(seat, self.kinds, n)
            pile.deal_of(seat, ~self.kinds, room - n)
            marked -= n

    def ways(self, pile: Pile, i: int, marked: int, rest: int) -> float:
        """In how many ways so many cards may lie in the hands from the i-th on, and in the rest."""
        if i == len(self.seats):
            return choose(rest, marked)
        room = pile.room[self.seats[i]]
        total = 0.0
        for n in range(self.least[i], min(room, self.most[i], marked) + 1):
            total += choose(room, n) * self.ways(pile, i + 1, marked - n, rest)
        return total


def choose(n: int, k: int) -> float:
    """In how many ways k of n may be chosen."""
    if k < 0 or k > n:
        return 0.0
    found = 1.0
    for i in range(k):
        found = found * float(n - i) / float(i + 1)
    return found


def asked_for(c: LunchMoney, top: Question) -> tuple[i64, int]:
    """The kinds, a bit each, and how many of them one must hold to be asked this; none where it tells nothing."""
    if isinstance(top, Defend):
        play = play_at(c, top.about)
        listed = answers_now(c, play)
        copies = c.faster[top.seat]
        if (copies & FASTER_BLOCK and listed & BLOCKED) or (copies & FASTER_DODGE and listed & DODGED):
            return 0, 0
        kinds: i64 = 0
        for i in range(DEFENCES):
            if listed & ANSWER_CARDS[i][0]:
                kinds |= 1 << ANSWER_CARDS[i][1]
        return kinds, 1
    if isinstance(top, Backlash):
        return 1 << BACKLASH, 1
    if isinstance(top, CounterGrab):
        return 1 << GRAB, 1
    if isinstance(top, Imaginary):
        return 1 << IMAGINARY, 1
    if isinstance(top, Rescue):
        return 1 << FIRST_AID, top.about
    return 0, 0
