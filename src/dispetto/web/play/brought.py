"""A record becomes a table that is over, to be looked at: its lines as entries of a log, and nobody on its chairs."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Any

from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import Action, State, asked
from dispetto.core.errors import BadInput, Sentence
from dispetto.core.game import AnyGame
from dispetto.core.telling.grammar import LEAVES, Telling
from dispetto.core.telling.record import LESSON, Line, Record, faults_of, fits, replay, seat_names
from dispetto.web.names import distinct, table_name
from dispetto.web.people import clean, clean_name
from dispetto.web.play.table import IMPORTED
from dispetto.web.sorry import WEB
from dispetto.web.store.changes import Made, make
from dispetto.web.store.log import Entry
from dispetto.web.store.rows import SeatRow, TableRow
from dispetto.web.store.store import Store

LARGEST = 2_000_000  # letters of a record
MOST_LINES = 30_000
NOBODY = "*"  # who sits there: nobody can be called so
SEALED, OPEN = "sealed", "open"  # what is known of the dice: they are what the seed gives, or nothing


class Noted(Telling):
    """A table being told, and every answer on the way noted down."""

    def __init__(self, game: AnyGame, s: State, names: list[str]) -> None:
        super().__init__(game, s, names)
        self.rows: list[tuple[int, int]] = []  # seat and code

    def take(self, a: Action) -> None:
        ask = asked(self.s)
        assert ask is not None
        self.rows.append((ask.seat, a.code))
        super().take(a)

    def noted(self) -> list[tuple[int, int]]:
        """What was answered since this was asked last."""
        rows, self.rows = self.rows, []
        return rows

    def go_back(self, s: State) -> None:
        """The table is told on from how it stood."""
        self.s = s


def checked(r: Record, unverified: bool) -> Sentence | None:
    """Can this record be shown? BadInput where not; else what is wrong with its dice, None for nothing."""
    if len(r.lines) > MOST_LINES:
        raise BadInput("import-long", WEB, most=MOST_LINES)
    if not r.over:
        raise BadInput("import-unfinished", WEB)
    game = game_named(r.game)
    replay(game, r)
    wrong = fits(game, r)
    if wrong:
        raise BadInput("import-wrong", WEB, why=wrong[0])
    faults = faults_of(game, r)
    if faults and not unverified:
        raise BadInput("import-unverified", WEB, why=faults[0])
    return faults[0] if faults else None


def entries_of(game: AnyGame, r: Record, sealed: bool) -> list[Entry]:
    """The record as a log; without a seal the dice are told without their odds."""
    at, entries = time.time(), list[Entry]()
    tale = Noted(game, game.new(len(r.seats), r.options), seat_names(len(r.seats)))
    spans: list[int] = []  # entries of each line that stands
    stood: list[State] = []  # the table before each of them
    goes_back = any(line.who == "undo" for line in r.lines)

    def happened(kind: str, seat: int, code: int, data: dict[str, Any] | None = None) -> None:
        entries.append(Entry(len(entries) + 1, kind, seat, code, data or {}, at))

    for line in r.lines:
        if line.who == "undo":
            n = min(int(line.text), len(spans))
            if n:
                happened("undo", -1, sum(spans[-n:]))
                tale.go_back(stood[-n])
                del spans[-n:], stood[-n:]
            continue
        stood.append(game.clone(tale.s) if goes_back else tale.s)
        before = len(entries)
        if line.text == LEAVES:
            seat = tale.seat(line.who)
            game.leave(tale.s, seat)
            happened("leaves", seat, 0)
        else:
            tale.say(line.written())
        rows = tale.noted()
        for n, (seat, code) in enumerate(rows, 1):
            chance = seat < 0
            last = n == len(rows)
            happened("chance" if chance else "answer", seat, code, of_chance(line, sealed) if chance and last else None)
        spans.append(len(entries) - before)
    return entries


def of_chance(line: Line, sealed: bool) -> dict[str, Any]:
    """How a roll came about, where that can be checked."""
    if line.told:
        return {"told": True}
    c = line.chance
    return {"counter": c.counter, "weights": list(c.weights), "pick": c.pick} if c is not None and sealed else {}


async def bring(store: Store, r: Record, sealed: bool) -> str:
    """Put a record that was checked on the web; the id of its table."""
    game = game_named(r.game)
    seats: list[SeatRow] = []
    for n, given in enumerate(r.seats, 1):
        name = distinct(clean_name(given) or f"p{n}", [s.name for s in seats])
        seats.append(SeatRow(NOBODY, name))
    settings: dict[str, Any] = {IMPORTED: SEALED if sealed else OPEN, "nonces": list(r.nonces) if sealed else []}
    settings |= {key: clean(r.extra[key], 80) for key in ("what_if", LESSON) if r.extra.get(key)}
    now = time.time()
    row = TableRow(
        secrets.token_urlsafe(6),
        r.game,
        clean_name(r.extra.get("table", "")) or table_name(),
        NOBODY,
        False,
        "over",
        dict(r.options),
        settings,
        r.seed if sealed else "",
        now,
        now,
        tuple(seats),
    )
    await make(store, Made(replace(row), entries_of(game, r, sealed)))
    await store.say(row.id, f"*imported-{settings[IMPORTED]}", "", -1, "")
    return row.id
