"""Who sits where in the next game: the last chooses first, bots fill up, and the same bots at every table of a twin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dispetto.core.catalogue import game_named
from dispetto.web.evening.scores import last_first
from dispetto.web.evening.shapes import Evening, Guest
from dispetto.web.play.company import bots_for
from dispetto.web.store.rows import SeatRow


def quick_options(game: str) -> dict[str, Any]:
    """The options of a game as its poster has them."""
    known = game_named(game)
    return {o.key: known.quick[o.key] for o in known.options if known.quick.get(o.key, o.default) != o.default}


def chairs_for(e: Evening, game: str) -> int:
    """So many chairs has a table of the next game."""
    known = game_named(game)
    wanted = -(-len(e.people) // e.plan.tables)
    return min(known.most, max(known.fewest, e.plan.chairs, wanted))


def players(e: Evening, game: str) -> list[Guest]:
    """Who plays the next game, the first to choose first. Where there are too many, those who have played least play;
    among them the leader looks on.
    """
    room = game_named(game).most * e.plan.tables
    order = last_first(e)
    played = {p: sum(any(x.person == p for x in r.results) for r in e.rounds) for p in order}
    chosen = sorted(sorted(order, key=order.index), key=lambda p: played[p])[:room]
    people = {g.person: g for g in e.people}
    return [people[p] for p in order if p in chosen]


def chairs_of(e: Evening, game: str) -> list[str]:
    """Who has which chair of the next game as things stand; none for a bot. A claim gives way to who chooses before."""
    chairs = [""] * chairs_for(e, game)
    those = players(e, game)
    for g in those:
        if 0 <= g.chair < len(chairs) and not chairs[g.chair]:
            chairs[g.chair] = g.person
    for g in those:
        if g.person not in chairs:
            chairs[chairs.index("")] = g.person
    return chairs


def seats_of(e: Evening, game: str) -> list[list[SeatRow]]:
    """The chairs of every table of the next game."""
    people = {g.person: g for g in e.people}
    if e.twin:
        return twins(e, game)
    chairs = chairs_of(e, game)
    return [filled([people.get(person) for person in chairs], {})]


def filled(chairs: Sequence[Guest | None], bots: Mapping[int, SeatRow]) -> list[SeatRow]:
    """Chairs with their people; bots on the others, those that were named for a chair first."""
    sit = [SeatRow(g.person, g.name, g.gender, face=g.face) if g else SeatRow() for g in chairs]
    fill = iter(bots_for([s for s in sit if s.person], sum(s.free for s in sit)))
    return [bots.get(n) or next(fill) if s.free else s for n, s in enumerate(sit)]


# ------------------------------------------------------------------------------------------------------ duplicate night


def at_tables(e: Evening, game: str) -> list[list[Guest]]:
    """Who plays at which table: where they have played all evening; newcomers where fewest are."""
    found: list[list[Guest]] = [[] for _ in range(e.plan.tables)]
    most = game_named(game).most
    those = sorted(players(e, game), key=lambda g: (g.table < 0, e.guests.index(g)))
    for g in those:
        here = g.table if 0 <= g.table < len(found) and len(found[g.table]) < most else -1
        found[here if here >= 0 else min(range(len(found)), key=lambda n: len(found[n]))].append(g)
    return found


def twins(e: Evening, game: str) -> list[list[SeatRow]]:
    """The same chairs at every table: people first, moved on by game and table so that nobody always meets the same
    one, and on every other chair the same bot everywhere.
    """
    tables = at_tables(e, game)
    chairs, most = chairs_for(e, game), max(map(len, tables))
    named = [SeatRow(g.person, g.name, g.gender) for g in e.people]
    bots = dict(enumerate(bots_for(named, chairs)))
    found = []
    for t, people in enumerate(tables):
        row: list[Guest | None] = [None] * chairs
        for n, g in enumerate(people):
            row[(n + max(e.next, 0) * (t + 1)) % most] = g
        found.append(filled(row, bots))
    return found
