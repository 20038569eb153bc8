"""The table: numbered actions, open questions on a stack, and the loop that settles them."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from dispetto.core.engine.dice import Dice

CHANCE: Final = -1  # the seat that rolls the dice and deals the cards
PUBLIC: Final = -2  # the seat of a spectator: sees what everybody sees
ALL: Final = -1  # known to every seat; otherwise a bit mask of seats
NO_CHOICE: Final[list[Action]] = []  # what `drift` found nobody to choose from


class Action:
    """One row of a game's answers: built once, compared with `is`, sent as `code`."""

    def __init__(self, code: int, verb: str, args: tuple[int, ...], home: str = "") -> None:
        self.code: Final = code
        self.verb: Final = verb
        self.args: Final = args
        self.home: Final = home  # the module that holds its ROWS

    def __repr__(self) -> str:
        return f"<{self.code} {self.verb} {' '.join(map(str, self.args))}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (row_of, (self.home, self.code))


def row_of(home: str, code: int) -> Action:
    """A pickled row comes back as the row itself."""
    row = import_module(home).ROWS[code]
    assert isinstance(row, Action)
    return row


class Event:
    """One thing that happened; a seat outside `known_to` learns the kind, not the args."""

    def __init__(self, kind: str, seat: int, args: tuple[int, ...], known_to: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.args: Final = args
        self.known_to: Final = known_to

    def known(self, seat: int) -> bool:
        """May this seat (or PUBLIC) know the arguments?"""
        return self.known_to == ALL or (seat >= 0 and bool(self.known_to >> seat & 1))

    def __repr__(self) -> str:
        return f"<{self.kind} by {self.seat} {self.args}>"


class Reason:
    """Why an action is not on offer: the rule, and the facts its sentence names."""

    def __init__(self, rule: str, args: tuple[int, ...] = ()) -> None:
        self.rule: Final = rule
        self.args: Final = args

    def __repr__(self) -> str:
        return f"<{self.rule} {self.args}>"


class Illegal(Exception):
    """The action is not on offer now; `reason` says by which rule."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.rule)
        self.reason: Reason = reason


class Ending:
    """Who won, and by which rule: `places[seat]` is 1 for the winner; equal places tie."""

    def __init__(self, rule: str, places: tuple[int, ...], scores: tuple[int, ...]) -> None:
        self.rule: Final = rule
        self.places: Final = places
        self.scores: Final = scores


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table: ints, and flat lists of immutable values. Nothing deeper."""

    def __init__(self) -> None:
        self.stack: list[Frame[Any]] = []  # what is still open; the last is asked now
        self.events: list[Event] | None = None  # None while a search is thinking

    def clone(self) -> State:
        """An equal and separate table; its events are not told."""
        raise NotImplementedError

    def say(self, kind: str, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, known_to: int = ALL) -> None:
        """Tell what happened; the game's `events` name the arguments."""
        if self.events is not None:
            self.events.append(Event(kind, seat, (a, b, c, d), known_to))


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Something still open. A value: replaced, never changed, so clones may share it."""

    def args(self) -> tuple[Any, ...]:
        """The ints (and tuples of ints) it was made of: for dump, load, ==, repr."""
        raise NotImplementedError

    def asks(self) -> bool:
        """Does it wait for an answer?"""
        return False

    def rolls(self) -> bool:
        """Is it chance that answers?"""
        return False

    def run(self, s: S) -> None:
        """Do it; it has already left the stack."""
        raise NotImplementedError

    def legal(self, s: S) -> list[Action]:
        """The rows on offer: the only source of legality."""
        raise NotImplementedError

    def answer(self, s: S, a: Action) -> None:
        """Carry out the choice; the question has already left the stack."""
        raise NotImplementedError

    def fall(self, s: S, dice: Dice) -> Action:
        """Let the dice answer."""
        raise NotImplementedError

    def drift(self, s: S, dice: Dice) -> list[Action]:
        """Off the stack, in a simulation: the offers where somebody has a choice, and nothing has happened; else it is
        done, and what follows may be too, as long as nobody has a choice.
        """
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.args()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Frame[S]):
    """A thing still to be done, that needs no answer."""

    def drift(self, s: S, dice: Dice) -> list[Action]:
        self.run(s)
        return NO_CHOICE


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame[S]):
    """A question put to one seat. `legal` is never empty, and ascends by code."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def asks(self) -> bool:
        return True

    def legal(self, s: S) -> list[Action]:
        """The rows on offer: the only source of legality."""
        raise NotImplementedError

    def answer(self, s: S, a: Action) -> None:
        """Take the answer; the question has already left the stack."""
        raise NotImplementedError

    def drift(self, s: S, dice: Dice) -> list[Action]:
        offers = self.legal(s)
        if len(offers) > 1:
            return offers
        self.answer(s, offers[0])
        return NO_CHOICE

    def why(self, s: S, a: Action) -> Reason:
        """The rule that keeps a row from being on offer here."""
        return Reason("TABLE-05")

    def default(self, s: S) -> Action:
        """What is answered for a seat whose time is up."""
        return self.legal(s)[0]

    def part(self) -> int:
        """How many parts of this utterance its seat has already given; 0 begins a new one."""
        return 0

    def opening(self, s: S) -> Ask[S]:
        """The question that began this utterance: what others know of it, and where taking the parts back leads."""
        return self

    def party(self, s: S) -> tuple[int, ...]:
        """The seats of this round in the engine's order, the one asked now first."""
        return (self.seat,)

    def first_come(self, s: S) -> bool:
        """Does the first answer of this round that is not the default count at once?
        Those asked before it then gave theirs.
        """
        return False

    def in_round(self) -> bool:
        """Is it asked in a round, so that nobody's silence or haste tells anything?"""
        return False

    def known_to(self, s: S) -> int:
        """Who may know the answer: ALL, or a bit mask of seats (a hidden draw, a sealed bid)."""
        return ALL

    def facts(self, s: S) -> tuple[int, ...]:
        """The facts its sentence names, in the order the game's list of questions tells."""
        return ()

    def meaning(self, s: S, a: Action) -> tuple[int, ...]:
        """The row's arguments in absolute terms, for words and records."""
        return a.args


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Ask[S]):
    """A question put to CHANCE: `legal` lists the outcomes, `odds` the ways each can fall."""

    def rolls(self) -> bool:
        return True

    def actor(self) -> str:
        """Who speaks in records and scenarios: `dice` or `deck`."""
        return "dice"

    def odds(self, s: S) -> list[int]:
        """One weight per legal outcome."""
        raise NotImplementedError

    def fall(self, s: S, dice: Dice) -> Action:
        """Let the dice answer."""
        return self.legal(s)[draw(dice, self.odds(s))]

    def drift(self, s: S, dice: Dice) -> list[Action]:
        self.answer(s, self.fall(s, dice))
        return NO_CHOICE


def asked(s: State) -> Ask[Any] | None:
    """The question on top; None when the game is over."""
    if not s.stack:
        return None
    top = s.stack[-1]
    assert isinstance(top, Ask)
    return top


def heard(s: State, seat: int) -> Ask[Any] | None:
    """The open question as this seat may know it: of another's utterance only that it has begun."""
    top = asked(s)
    return top if top is None or top.seat == seat else top.opening(s)


def settle(s: State) -> None:
    """Do all that needs no answer."""
    while s.stack:
        frame = s.stack[-1]
        if frame.asks():
            return
        s.stack.pop()
        frame.run(s)


def step(s: State, a: Action) -> None:
    """Answer the question on top, then do all that needs no answer. Trusts its caller."""
    s.stack.pop().answer(s, a)
    while s.stack:
        frame = s.stack[-1]
        if frame.asks():
            return
        s.stack.pop()
        frame.run(s)


def why(s: State, seat: int, a: Action) -> Reason | None:
    """The rule that forbids this row to this seat now; None when it is on offer."""
    top = asked(s)
    if top is None:
        return Reason("TABLE-03")
    if top.seat == CHANCE and seat != CHANCE:
        return Reason("TABLE-02")
    if top.seat != seat:
        return Reason("TABLE-01", (top.seat,))
    if a in top.legal(s):
        return None
    return top.why(s, a)


def play(s: State, seat: int, a: Action) -> None:
    """`step` for those we do not trust: the web, a bot, a saved game."""
    reason = why(s, seat, a)
    if reason is not None:
        raise Illegal(reason)
    step(s, a)


def draw(dice: Dice, odds: list[int]) -> int:
    """Pick an index by weight."""
    ways = 0
    for each in odds:  # `sum` would be called from outside
        ways += each
    pick = dice.below(ways)
    i = 0
    while pick >= odds[i]:
        pick -= odds[i]
        i += 1
    return i


def random_game(s: State, dice: Dice, limit: int) -> int:
    """Play random answers to the end; how many were decisions (two offers or more), -1 past the limit."""
    decisions = 0
    steps = 0
    while s.stack:
        top = s.stack.pop()  # `legal` and `fall` look at the table, and never at themselves on the stack
        offers = top.drift(s, dice)
        if offers:
            decisions += 1
            top.answer(s, offers[dice.below(len(offers))])
        steps += 1
        if steps > limit:
            return -1
    return decisions
