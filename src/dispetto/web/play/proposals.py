"""Entries to be proposed for the log:
an answer, a round as it was answered, a first hand, and whatever chance says to it.

Nothing happens here: all of it is tried on clones, and only what the log takes is let happen (`Table.apply`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dispetto.core.engine.dice import SealedDice
from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.rounds import ahead
from dispetto.web.play.table import Table
from dispetto.web.play.utterances import checked, defaults
from dispetto.web.store.hours import now
from dispetto.web.store.log import Entry


def whole_answer(table: Table, seat: int, codes: Sequence[int], **data: Any) -> list[Entry]:
    """One seat's answer with all its parts."""
    at = now()
    return [Entry(table.version + 1 + n, "answer", seat, code, data, at) for n, code in enumerate(codes)]


def leaving(table: Table, seat: int) -> list[Entry]:
    """A player gets up for good."""
    return [Entry(table.version + 1, "leaves", seat, 0, {}, now())]


def taking_back(table: Table, seat: int, moments: int) -> list[Entry]:
    """An undo."""
    return [Entry(table.version + 1, "undo", seat, moments, {}, now())]


def with_chance(table: Table, first: Sequence[Entry]) -> list[Entry]:
    """These entries, and after them whatever chance has to answer."""
    entries, game = list(first), table.game
    at = now()
    s = game.clone(table.state)
    for entry in entries:
        if entry.kind == "leaves":
            game.leave(s, entry.seat)
        else:
            step(s, game.actions[entry.code])
    dice = SealedDice(bytes.fromhex(table.row.seed), table.nonces, table.history.counter)
    while isinstance(ask := asked(s), Roll):
        odds = ask.odds(s)
        counter = dice.counter
        pick = dice.pick(odds)
        action = ask.legal(s)[pick]
        data = {"counter": counter, "weights": list(odds), "pick": pick}
        entries.append(Entry(table.version + len(entries) + 1, "chance", -1, action.code, data, at))
        step(s, action)
    return entries


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
        data = {} if codes else {"by": "time"}
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
    at, after = now(), table.version + 1
    return [
        Entry(after + n, "answer", who, code, {"by": by} if by else {}, at) for n, (who, code, by) in enumerate(said)
    ]
