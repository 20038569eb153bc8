"""What a seat may see as numbers, written straight from the table: `numbers_into`. What each means: ../observed.py."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dispetto.core.engine.table import Ask
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
OF_A_SEAT: Final = 18 + len(WEAPONS) + KINDS


def numbers_into(s: LunchMoney, seat: int, out: list[int]) -> None:
    """Write all that this seat may see."""
    n = s.setup.players
    me = seat if seat >= 0 else 0
    top = s.stack[-1] if s.stack else None
    asked = top.seat if isinstance(top, Ask) else -1
    for i in range(KINDS):
        out[i] = 0
    if seat >= 0:
        for card in s.hands[me]:
            out[card] = out[card] + 1
    i = KINDS
    waiting: i64 = 0
    if isinstance(top, Interrupt):
        for who in top.party(s):
            waiting |= 1 << who
    elif asked >= 0:
        waiting = 1 << asked
    for rel in range(MOST_SEATS):
        if rel < n:
            see_seat(s, (me + rel) % n, me, asked, waiting, out, i)
        else:
            for j in range(i, i + OF_A_SEAT):
                out[j] = 0
        i += OF_A_SEAT
    out[i] = s.undrawn
    out[i + 1] = s.turns
    i += 2
    for kind in range(KINDS):
        out[i + kind] = s.discard[kind]
        out[i + KINDS + kind] = 0
    for card in s.table:
        out[i + KINDS + card] = out[i + KINDS + card] + 1
    i += 2 * KINDS
    for question in QUESTIONS:
        out[i] = 1 if type(top) is question else 0
        i += 1
    see_words(s, seat, out, i)
    see_links(s, me, out, i + 1 + WORDS)


def see_seat(s: LunchMoney, p: int, me: int, asked: int, waiting: i64, out: list[int], i: int) -> None:
    """One seat: points, cards, what lies in front, who has whom by the neck."""
    n = s.setup.players
    out[i] = 1
    out[i + 1] = s.alive[p]
    out[i + 2] = s.points[p]
    out[i + 3] = len(s.hands[p])
    out[i + 4] = s.hidden[p]
    out[i + 5] = s.out_laps[p]
    out[i + 6] = s.stomped[p]
    out[i + 7] = s.wedgy[p]
    out[i + 8] = s.cooties[p]
    out[i + 9] = s.poked[p]
    out[i + 10] = s.faster[p]
    out[i + 11] = 1 if p == s.active else 0
    out[i + 12] = 1 if p == asked else 0
    out[i + 13] = 1 if waiting >> p & 1 else 0
    out[i + 14] = relative(s.choke_by[p], me, n)
    out[i + 15] = relative(s.head_by[p], me, n)
    out[i + 16] = relative(s.out_by[p], me, n)
    out[i + 17] = s.fell[p]
    i += 18
    used = s.used[p]
    for _ in range(len(WEAPONS)):
        out[i] = used & (1 << USES) - 1
        used >>= USES
        i += 1
    for j in range(i, i + KINDS):
        out[j] = 0
    for card in s.known[p]:
        out[i + card] = out[i + card] + 1


def see_words(s: LunchMoney, seat: int, out: list[int], i: int) -> None:
    """What is asked about, and the parts of one's own answer."""
    top = s.stack[-1] if s.stack else None
    about = -1
    spoken = 0
    if isinstance(top, Question):
        about = top.about
        if top.seat == seat:
            for code in top.said:
                spoken += 1
                out[i + spoken] = 1 + code
    elif isinstance(top, Interrupt):
        about = top.about
    elif isinstance(top, Draw):
        about = top.who
    out[i] = 1 + about
    for j in range(i + 1 + spoken, i + 1 + WORDS):
        out[j] = 0


def see_links(s: LunchMoney, me: int, out: list[int], i: int) -> None:
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
        for j in range(first, first + LINK):
            out[j] = 0
        out[first] = 1 + laid.kind()
        out[first + 1] = relative(laid.by(), me, n)
        out[first + 2] = laid.became()
        if isinstance(laid, Play):
            see_cards(laid.cards + laid.special + laid.strike, out, first + 14)
            for j in range(len(laid.targets)):
                out[first + 3 + j] = relative(laid.targets[j], me, n)
                out[first + 5 + j] = laid.stopped[j]
            out[first + 7] = turned(laid.broken, me, n)
            out[first + 8] = 1 + laid.way
            out[first + 9] = len(laid.after) // 2
            for j in range(min(4, len(laid.after))):
                out[first + 10 + j] = relative(laid.after[j], me, n)
        elif isinstance(laid, Added):
            see_cards(laid.cards, out, first + 14)
        else:
            out[first + 14] = 1 + laid.face()
        first += LINK
    out[i] = links
    for j in range(first, i + 1 + LINKS * LINK):
        out[j] = 0


def see_cards(cards: tuple[int, ...], out: list[int], i: int) -> None:
    """The cards of a link."""
    for j in range(min(CARDS, len(cards))):
        out[i + j] = 1 + cards[j]


def relative(seat: int, me: int, n: int) -> int:
    """A seat counted from mine, which is 1; 0 nobody."""
    return 0 if seat < 0 else 1 + (seat - me) % n


def turned(seats: int, me: int, n: int) -> int:
    """Seats, a bit each, counted from mine."""
    return (seats >> me | seats << n - me) & (1 << n) - 1
