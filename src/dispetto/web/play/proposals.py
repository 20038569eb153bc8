"""Entries to be proposed for the log:
an answer, a round as it was answered, a first hand, whatever chance says to it, and how a table begins.

Nothing happens here: all of it is tried on clones, and only what the log takes is let happen (`Table.apply`).
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import SealedDice
from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.rounds import ahead
from dispetto.core.telling.streams import joined, stream_of
from dispetto.web.names import table_name
from dispetto.web.play.lesson import told_chance
from dispetto.web.play.sisters import sisters_of
from dispetto.web.play.table import Table
from dispetto.web.play.utterances import checked, defaults
from dispetto.web.store.changes import Change, Made
from dispetto.web.store.hours import now
from dispetto.web.store.log import Entry
from dispetto.web.store.rows import SeatRow, TableRow

TOLD: dict[str, Any] = {"told": True}  # of an entry of chance: a lesson says so


def whole_answer(table: Table, seat: int, codes: Sequence[int], **data: Any) -> list[Entry]:
    """One seat's answer with all its parts."""
    at = now()
    return [Entry(table.version + 1 + n, "answer", seat, code, data, at) for n, code in enumerate(codes)]


def leaving(table: Table, seats: Sequence[int]) -> list[Entry]:
    """Players get up for good."""
    return [Entry(table.version + 1 + n, "leaves", seat, 0, {}, now()) for n, seat in enumerate(seats)]


def taking_back(table: Table, seat: int, moments: int) -> list[Entry]:
    """An undo."""
    return [Entry(table.version + 1, "undo", seat, moments, {}, now())]


def with_chance(table: Table, first: Sequence[Entry]) -> list[Entry]:
    """These entries, and after them whatever chance has to answer; also before somebody gets up for good."""
    entries: list[Entry] = []
    game, at = table.game, now()
    s = game.clone(table.state)
    dice = SealedDice(bytes.fromhex(table.row.seed), table.nonces, table.history.counter)
    falls = dict(table.history.falls) if sisters_of(table.row.settings) else None
    before = table.history.moments[-1].entry
    last = before.seat if before is not None else -1  # who has answered

    def roll() -> None:
        while isinstance(ask := asked(s), Roll):
            told = told_chance(table, s)
            if told is not None:
                action, data = told, TOLD
            else:
                odds = ask.odds(s)
                thrown = dice
                if falls is not None:
                    stream = stream_of(ask.actor(), last, odds)
                    thrown = SealedDice(dice.seed, dice.nonces, joined(stream, falls.get(stream, 0)))
                    falls[stream] = falls.get(stream, 0) + 1
                counter = thrown.counter
                pick = thrown.pick(odds)
                action = ask.legal(s)[pick]
                data = {"counter": counter, "weights": list(odds), "pick": pick}
            entries.append(Entry(table.version + len(entries) + 1, "chance", -1, action.code, data, at))
            step(s, action)

    for entry in first:
        if entry.kind == "leaves":
            roll()
            if not s.stack:  # somebody who got up just now has ended it
                continue
            game.leave(s, entry.seat)
        else:
            step(s, game.actions[entry.code])
        last = entry.seat
        entries.append(replace(entry, version=table.version + len(entries) + 1))
    roll()
    return entries


def new_table(
    game: str,
    host: str,
    seats: Sequence[SeatRow],
    options: dict[str, Any],
    *,
    opened: bool = False,
    settings: dict[str, Any] | None = None,
    entries: Sequence[Entry] = (),
    begun: bool = False,
) -> Made:
    """A table that is to be made; BadInput where the game cannot be set up like that.
    With entries it grows from another's log; one that has begun has its first rolls behind it.
    """
    game_named(game).new(len(seats), options)
    made_at = time.time()
    row = TableRow(
        secrets.token_urlsafe(6),
        game,
        table_name(),
        host,
        opened,
        "playing" if entries else "waiting",
        options,
        settings or {},
        secrets.token_hex(32),
        made_at,
        made_at,
        tuple(seats),
    )
    if entries or not begun:
        return Made(row, entries, looks(seats) if entries else ())
    first = beginning(row)
    return Made(replace(row, **first.facts), first.entries, first.eyes)


def beginning(row: TableRow) -> Change:
    """Everybody sits: it begins, and chance answers what comes before the first question.
    BadInput where the game cannot be set up like that.
    """
    given = row.settings.get("nonce", {})
    gave = [s for s in row.seats if given.get(s.person) and not s.hot]
    nonces = {"nonces": [given[s.person] for s in gave], "nonced": [s.name for s in gave]}
    if sisters_of(row.settings):  # all of them have the same, of everybody at any of them
        nonces = {}
    facts: dict[str, Any] = {"status": "playing", "settings": {**row.settings, **nonces}}
    return Change(facts, with_chance(Table(replace(row, **facts)), []), eyes=looks(row.seats))


def looks(seats: Sequence[SeatRow]) -> list[tuple[str, int]]:
    """Who looks from which chair."""
    return [(s.person, n) for n, s in enumerate(seats) if s.person]


def whole_round(table: Table) -> list[Entry]:
    """The answers of a round in the engine's order, each checked again; the default for whoever gave none."""
    entries: list[Entry] = []
    game = table.game
    s = game.clone(table.state)
    party, depth = table.asking.party, len(s.stack)
    for i, seat in enumerate(party):
        ask = asked(s)
        if ask is None or isinstance(ask, Roll) or ask.seat != seat:
            break
        if i and (len(s.stack) != depth or tuple(ask.party(s)) != party[i:]):
            break
        reply = table.asking.reply(seat)
        codes = checked(game, s, reply.codes) if reply.done else ()
        data = table.asking.notes.get(seat, {}) if codes else {"by": "time"}
        for code in codes or defaults(game, s):
            entries.append(Entry(table.version + len(entries) + 1, "answer", seat, code, data, now()))
            step(s, game.actions[code])
    return entries


def first_hand(table: Table, seat: int, codes: Sequence[int]) -> list[Entry]:
    """Where the first hand counts: the default of those asked before, then this answer;
    nothing where it has to wait for the others.
    """
    ask, game = asked(table.state), table.game
    if ask is None or not ask.first_come(table.state) or tuple(codes) == defaults(game, ahead(game, table.state, seat)):
        return []
    said: list[tuple[int, int, str]] = []
    s = game.clone(table.state)
    party = table.asking.party
    for other in party[: party.index(seat)]:
        for code in defaults(game, s):
            said.append((other, code, "first"))
            step(s, game.actions[code])
    said += [(seat, code, "") for code in codes]
    at, after, note = now(), table.version + 1, table.asking.notes.get(seat, {})
    return [
        Entry(after + n, "answer", who, code, {"by": by} if by else note, at) for n, (who, code, by) in enumerate(said)
    ]
