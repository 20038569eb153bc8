"""The same as seen.py notes, as bytes for those who look at many tables: what stays is joined as it was written.

Rows of a table are values (state.py), and so are hands: while one is the same, so is what was written of it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dispetto.core.engine.notes import Press, Sight
from dispetto.core.engine.scale import Scale
from dispetto.core.engine.table import Ask, State
from dispetto.games.lunch_money.rules.actions import MOST_SEATS
from dispetto.games.lunch_money.rules.pieces import KINDS
from dispetto.games.lunch_money.rules.seen import (
    CODES,
    LINK,
    LINKS,
    OF_A_SEAT,
    QUESTIONS,
    SEEN_FROM,
    STATE,
    TRACES,
    WORDS,
    LunchOnlooker,
    relative,
    see_links,
    see_state,
    see_traces,
    see_words,
    waiting_for,
)
from dispetto.games.lunch_money.rules.state import NOBODY, LunchMoney

# Where the numbers of each part begin
FROM: Final = KINDS + STATE
BEHIND: Final = FROM + SEEN_FROM
PILE: Final = KINDS + MOST_SEATS * OF_A_SEAT
DISCARD: Final = PILE + 2
TABLE: Final = DISCARD + KINDS
ASKS: Final = TABLE + KINDS
ABOUT: Final = ASKS + len(QUESTIONS)
AIR: Final = ABOUT + 1 + WORDS

ROWS: Final = 12  # of a table, that something is written of


class LunchSight(Sight):
    """What was written of one table, and what it was written of."""

    def __init__(self, scale: Scale) -> None:
        press = Press(scale)
        sheet = press.sheet
        nothing: list[bytes] = scale.nothing
        self.press: Final = press
        self.nobody: Final = [b"".join(nothing[KINDS : KINDS + OF_A_SEAT * k]) for k in range(MOST_SEATS + 1)]
        self.no_cards: Final = b"".join(nothing[:KINDS])
        self.free: Final = b"".join(nothing[FROM + 3 : BEHIND])  # in nobody's grip
        self.flags: Final[list[bytes]] = []  # whose turn it is, who is asked, who is waited for: a bit each
        for k in range(8):
            for flag in range(3):
                sheet.put(FROM + flag, k >> flag & 1)
            self.flags.append(press.printed(FROM, 3))
        self.asks: Final[list[bytes]] = [press.printed(ASKS, len(QUESTIONS))]  # no question, and each of them
        for k in range(len(QUESTIONS)):
            sheet.put(ASKS + k, 1)
            self.asks.append(press.printed(ASKS, len(QUESTIONS)))
        self.clear: Final = [b"".join(nothing[AIR + 1 : AIR + 1 + LINK * k]) for k in range(LINKS + 1)]  # no more links
        self.rows: Final[list[Any]] = [None] * ROWS
        self.of_hands: Final[list[Any]] = [None] * MOST_SEATS
        self.of_traces: Final[list[Any]] = [None] * MOST_SEATS
        self.hands: Final = [b""] * MOST_SEATS  # empty: not yet
        self.states: Final = [b""] * MOST_SEATS
        self.traces: Final = [b""] * MOST_SEATS
        self.of_discard: list[int] = []
        self.discard: bytes = b""
        self.of_table: Any = None
        self.table: bytes = b""

    def fresh(self, k: i64, row: tuple[Any, ...]) -> bool:
        """Is this another row than the one that was written of?"""
        if self.rows[k] is row:
            return False
        self.rows[k] = row
        return True

    def look(self, s: LunchMoney) -> None:
        """Write anew what has changed."""
        press = self.press
        sheet = press.sheet
        body = self.fresh(0, s.alive) | self.fresh(1, s.points) | self.fresh(2, s.hidden) | self.fresh(3, s.out_laps)
        body |= self.fresh(4, s.stomped) | self.fresh(5, s.wedgy) | self.fresh(6, s.cooties)
        body |= self.fresh(7, s.poked) | self.fresh(8, s.faster)
        past = self.fresh(9, s.fell) | self.fresh(10, s.used) | self.fresh(11, s.known)
        for p in range(s.setup.players):
            hand = s.hands[p]
            if self.of_hands[p] is not hand:
                self.of_hands[p] = hand
                self.hands[p] = b""
            elif not body:
                continue
            see_state(s, p, sheet, KINDS)
            self.states[p] = press.printed(KINDS, STATE)
        if past:
            for p in range(s.setup.players):
                traces = (s.fell[p], s.used[p], s.known[p])
                if self.of_traces[p] != traces:
                    self.of_traces[p] = traces
                    see_traces(s, p, sheet, BEHIND)
                    self.traces[p] = press.printed(BEHIND, TRACES)
        if self.of_discard != s.discard:
            self.of_discard = s.discard[:]
            at: i64 = DISCARD
            for count in s.discard:
                sheet.put(at, count)
                at += 1
            self.discard = press.printed(DISCARD, KINDS)
        if self.of_table is not s.table:
            self.of_table = s.table
            for card in s.table:
                sheet.add(TABLE + card)
            self.table = press.printed(TABLE, KINDS)

    def own(self, s: LunchMoney, seat: int) -> bytes:
        """One's own cards."""
        if not self.hands[seat]:
            for card in s.hands[seat]:
                self.press.sheet.add(card)
            self.hands[seat] = self.press.printed(0, KINDS)
        return self.hands[seat]

    def row(self, s: State, seat: int) -> bytes:
        assert isinstance(s, LunchMoney)
        self.look(s)
        press = self.press
        steps = press.steps
        n: i64 = s.setup.players
        me: i64 = seat if seat >= 0 else 0
        top = s.stack[-1] if s.stack else None
        asked: i64 = top.seat if isinstance(top, Ask) else NOBODY
        waiting = waiting_for(s)
        active: i64 = s.active
        row = [self.own(s, seat) if seat >= 0 else self.no_cards]
        p = me
        turn: i64 = 0
        while turn < n:
            row.append(self.states[p])
            row.append(self.flags[(p == active) + 2 * (p == asked) + 4 * (waiting >> p & 1)])
            choke, head, out = s.choke_by[p], s.head_by[p], s.out_by[p]
            if choke == NOBODY and head == NOBODY and out == NOBODY:
                row.append(self.free)
            else:
                for by in (choke, head, out):
                    row.append(steps[FROM + 3][relative(by, me, n)])
            row.append(self.traces[p])
            turn += 1
            p += 1
            if p == n:
                p = 0
        row.append(self.nobody[MOST_SEATS - n])
        row.append(press.scale.step(PILE, s.undrawn))
        row.append(press.scale.step(PILE + 1, s.turns))
        row.append(self.discard)
        row.append(self.table)
        row.append(self.asks[CODES.get(type(top), -1) + 1])
        sheet = press.sheet
        see_words(s, seat, sheet, ABOUT)
        row.append(press.printed(ABOUT, 1 + WORDS))
        see_links(s, me, sheet, AIR)
        links: int = sheet.numbers[AIR]
        links = min(links, LINKS)
        row.append(press.printed(AIR, 1 + LINK * links))
        row.append(self.clear[LINKS - links])
        return b"".join(row)


class LunchWatcher(LunchOnlooker):
    """An onlooker who also looks at many tables."""

    def sight(self, scale: Scale) -> Sight | None:
        return LunchSight(scale)
