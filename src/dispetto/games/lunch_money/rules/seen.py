"""What a seat may see as numbers, noted straight from the table. What each means: ../observed.py."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dispetto.core.engine.notes import Notes, Onlooker
from dispetto.core.engine.table import Ask, State
from dispetto.games.lunch_money.rules.actions import MOST_SEATS
from dispetto.games.lunch_money.rules.attacks import NutsBack, Release
from dispetto.games.lunch_money.rules.backlash import Backlash
from dispetto.games.lunch_money.rules.choosing import Main
from dispetto.games.lunch_money.rules.combos import Follow
from dispetto.games.lunch_money.rules.counters import CounterGrab
from dispetto.games.lunch_money.rules.damage import Rescue
from dispetto.games.lunch_money.rules.defences import Defend, PassOn
from dispetto.games.lunch_money.rules.drawing import Draw
from dispetto.games.lunch_money.rules.earned import Free, PokeBlow
from dispetto.games.lunch_money.rules.laid import Added, Laid
from dispetto.games.lunch_money.rules.pieces import KINDS, WEAPONS
from dispetto.games.lunch_money.rules.plays import Play
from dispetto.games.lunch_money.rules.questions import Question
from dispetto.games.lunch_money.rules.specials import HideDiscard, HideHeal, HippieBlow, Imaginary
from dispetto.games.lunch_money.rules.state import USES, LunchMoney
from dispetto.games.lunch_money.rules.windows import Interrupt

QUESTIONS: Final[list[type[Any]]] = [
    Main,
    Interrupt,
    Release,
    Defend,
    PassOn,
    Follow,
    Backlash,
    NutsBack,
    Free,
    CounterGrab,
    Rescue,
    HideHeal,
    HideDiscard,
    HippieBlow,
    Imaginary,
    Draw,
    PokeBlow,
]
WORDS: Final = 9  # parts of an utterance: none is longer
LINKS: Final = 12  # cards in the air, the latest first
CARDS: Final = 6  # of a link: none has more
LINK: Final = 14 + CARDS  # numbers of each
STATE: Final = 11  # numbers of a seat that say how it fares,
SEEN_FROM: Final = 6  # those that hang on who looks and who is asked,
TRACES: Final = 1 + len(WEAPONS) + KINDS  # and what has become of it
OF_A_SEAT: Final = STATE + SEEN_FROM + TRACES
CODES: Final = {QUESTIONS[k]: k for k in range(len(QUESTIONS))}


class LunchOnlooker(Onlooker):
    """Notes all that a seat (or PUBLIC) may see."""

    def note(self, s: State, seat: int, notes: Notes) -> None:
        assert isinstance(s, LunchMoney)
        n = s.setup.players
        me = seat if seat >= 0 else 0
        top = s.stack[-1] if s.stack else None
        asked = top.seat if isinstance(top, Ask) else -1
        if seat >= 0:
            for card in s.hands[me]:
                notes.add(card)
        waiting = waiting_for(s)
        for rel in range(n):
            at = KINDS + rel * OF_A_SEAT
            p = (me + rel) % n
            see_state(s, p, notes, at)
            see_from(s, p, me, asked, waiting, notes, at + STATE)
            see_traces(s, p, notes, at + STATE + SEEN_FROM)
        i: i64 = KINDS + MOST_SEATS * OF_A_SEAT
        notes.put(i, s.undrawn)
        notes.put(i + 1, s.turns)
        i += 2
        for count in s.discard:
            notes.put(i, count)
            i += 1
        for card in s.table:
            notes.add(i + card)
        i += KINDS
        kind: Any = type(top)
        if kind in CODES:
            notes.put(i + CODES[kind], 1)
        i += len(QUESTIONS)
        see_words(s, seat, notes, i)
        see_links(s, me, notes, i + 1 + WORDS)


def see_state(s: LunchMoney, p: int, notes: Notes, i: i64) -> None:
    """How a seat fares: points, cards, what lies in front."""
    notes.put(i, 1)
    notes.put(i + 1, s.alive[p])
    notes.put(i + 2, s.points[p])
    notes.put(i + 3, len(s.hands[p]))
    notes.put(i + 4, s.hidden[p])
    notes.put(i + 5, s.out_laps[p])
    notes.put(i + 6, s.stomped[p])
    notes.put(i + 7, s.wedgy[p])
    notes.put(i + 8, s.cooties[p])
    notes.put(i + 9, s.poked[p])
    notes.put(i + 10, s.faster[p])


def see_from(s: LunchMoney, p: int, me: int, asked: int, waiting: i64, notes: Notes, i: i64) -> None:
    """Whose turn it is, who is asked, who has whom by the neck, counted from the seat that looks."""
    n = s.setup.players
    notes.put(i, 1 if p == s.active else 0)
    notes.put(i + 1, 1 if p == asked else 0)
    notes.put(i + 2, 1 if waiting >> p & 1 else 0)
    notes.put(i + 3, relative(s.choke_by[p], me, n))
    notes.put(i + 4, relative(s.head_by[p], me, n))
    notes.put(i + 5, relative(s.out_by[p], me, n))


def see_traces(s: LunchMoney, p: int, notes: Notes, i: i64) -> None:
    """When a seat fell, its weapons used, its cards that everybody has seen."""
    notes.put(i, s.fell[p])
    i += 1
    used = s.used[p]
    at = i
    while used:
        notes.put(at, used & (1 << USES) - 1)
        used >>= USES
        at += 1
    i += len(WEAPONS)
    for card in s.known[p]:
        notes.add(i + card)


def waiting_for(s: LunchMoney) -> i64:
    """Who is still to answer in this round, a bit each."""
    waiting: i64 = 0
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Interrupt):
        for who in top.party(s):
            waiting |= 1 << who
    elif isinstance(top, Ask) and top.seat >= 0:
        waiting = 1 << top.seat
    return waiting


def see_words(s: LunchMoney, seat: int, notes: Notes, i: i64) -> None:
    """What is asked about, and the parts of one's own answer."""
    top = s.stack[-1] if s.stack else None
    about = -1
    spoken = 0
    if isinstance(top, Question):
        about = top.about
        if top.seat == seat:
            for code in top.said:
                spoken += 1
                notes.put(i + spoken, 1 + code)
    elif isinstance(top, Interrupt):
        about = top.about
    elif isinstance(top, Draw):
        about = top.who
    notes.put(i, 1 + about)


def see_links(s: LunchMoney, me: int, notes: Notes, i: i64) -> None:
    """How many cards are in the air, and the latest of them."""
    n = s.setup.players
    links = 0
    first = i + 1
    at = len(s.stack) - 1
    while at >= 0:
        laid = s.stack[at]
        at -= 1
        if not isinstance(laid, Laid):
            continue
        links += 1
        if links > LINKS:
            continue
        notes.put(first, 1 + laid.kind())
        notes.put(first + 1, relative(laid.by(), me, n))
        notes.put(first + 2, laid.became())
        if isinstance(laid, Play):
            see_cards(laid.cards + laid.special + laid.strike, notes, first + 14)
            for j in range(len(laid.targets)):
                notes.put(first + 3 + j, relative(laid.targets[j], me, n))
                notes.put(first + 5 + j, laid.stopped[j])
            notes.put(first + 7, turned(laid.broken, me, n))
            notes.put(first + 8, 1 + laid.way)
            notes.put(first + 9, len(laid.after) // 2)
            for j in range(min(4, len(laid.after))):
                notes.put(first + 10 + j, relative(laid.after[j], me, n))
        elif isinstance(laid, Added):
            see_cards(laid.cards, notes, first + 14)
        else:
            notes.put(first + 14, 1 + laid.face())
        first += LINK
    notes.put(i, links)


def see_cards(cards: tuple[int, ...], notes: Notes, i: i64) -> None:
    """The cards of a link."""
    for j in range(min(CARDS, len(cards))):
        notes.put(i + j, 1 + cards[j])


def relative(seat: int, me: int, n: int) -> int:
    """A seat counted from mine, which is 1; 0 nobody."""
    return 0 if seat < 0 else 1 + (seat - me) % n


def turned(seats: int, me: int, n: int) -> int:
    """Seats, a bit each, counted from mine."""
    return (seats >> me | seats << n - me) & (1 << n) - 1
