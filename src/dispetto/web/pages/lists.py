"""The lists of the first page: my tables, open tables, what was won lately."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import Any

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.errors import BadInput
from dispetto.core.game import colours_of
from dispetto.core.rounds import heard
from dispetto.core.telling.words import Words
from dispetto.web.pages.phrases import Tongue, tongue
from dispetto.web.people import Visitor
from dispetto.web.play.shelf import Shelf
from dispetto.web.play.table import Table
from dispetto.web.store.store import TableRow

NASTY = 3  # from here on a moment counts as a dirty trick
LATELY = 6  # games that are over in the list


async def home_lists(shelf: Shelf, v: Visitor, present: Callable[[Table], set[str]]) -> dict[str, Any]:
    """What the first page lists for this visitor; `present` says who is looking at a table."""
    t = tongue(v.lang)
    mine: list[dict[str, Any]] = []
    lately: list[dict[str, Any]] = []
    store = shelf.tables.store
    for row in await store.tables_of(v.id):
        enough = row.status == "over" and len(lately) >= LATELY
        table = None if enough else await shelf.peek(row)
        if table is not None and row.status == "over":
            lately.append(won_row(table, v, t, await tricks(shelf, table, v)))
        elif table is not None:
            mine.append(my_row(table, v, t))
    mine.sort(key=lambda shown: not shown["turn"])
    opened = [open_row(row, t) for row in await store.open_tables("waiting") if not sits(row, v)]
    for row in await store.open_tables("playing", 5):
        table = None if sits(row, v) else await shelf.peek(row)
        if table is not None:
            opened.append(open_row(row, t, len(present(table) - {s.person for s in row.seats})))
    turns = [shown for shown in mine if shown["turn"]]
    return {"mine": mine[:9], "turns": turns, "open": opened[:6], "lately": lately}


def sits(row: TableRow, v: Visitor) -> bool:
    """Has this visitor a seat there?"""
    return any(s.person == v.id for s in row.seats)


def company(row: TableRow, me: str, t: Tongue) -> str:
    """Who else sits there: people by name, bots by number."""
    names = [s.name for s in row.seats if s.person and s.person != me]
    bots = sum(1 for s in row.seats if s.bot)
    return ", ".join([*names, *([t("bots", n=bots)] if bots else [])])


def game_title(game: str, lang: str) -> str:
    """What a list calls a game."""
    return Words(game_named(game), lang, ()).short()


def my_row(table: Table, v: Visitor, t: Tongue) -> dict[str, Any]:
    """A table of mine: is it my turn, and what am I asked; else whom it waits for."""
    row = table.row
    shown = {
        "id": row.id,
        "game": row.game,
        "title": game_title(row.game, v.lang),
        "name": row.name,
        "turn": False,
        "seat": -1,
        "tag": "",
        "note": company(row, v.id, t),
        "question": "",
    }
    if row.status == "waiting":
        free = sum(s.free for s in row.seats)
        host = next((s.name for s in row.seats if s.person == row.host), "")
        shown["tag"] = t("so-many-of", n=len(row.seats) - free, all=len(row.seats))
        if free:
            shown["note"] = t("starts-when-sat", n=free)
        elif row.host == v.id or host:
            shown["note"] = t("starts-when-you") if row.host == v.id else t("starts-when-host", who=host)
        return shown
    owing = table.asking.owing()
    mine = [seat for seat in owing if row.seats[seat].person == v.id and not row.seats[seat].player]
    if mine:
        shown["turn"] = True
        ask = heard(table.asking.seen(mine[0]), mine[0])
        if ask is not None and len(table.seats_of(v.id)) == 1:  # what lies behind a curtain stays there
            shown["question"] = table.words(v.lang, mine[0]).question(table.asking.seen(mine[0]), ask)
    elif len(owing) == 1 and not table.asking.in_round:
        shown.update(
            tag=row.seats[owing[0]].name,
            seat=table.colour(owing[0]),
            note=t("waiting-for", who=row.seats[owing[0]].name),
        )
    else:
        shown["tag"] = t("several")
    return shown


def open_row(row: TableRow, t: Tongue, looking: int = -1) -> dict[str, Any]:
    """A table where one may sit down, or one being played where `looking` people look on."""
    taken = sum(not s.free for s in row.seats)
    host = next((n for n, s in enumerate(row.seats) if s.person == row.host), -1)
    known = host >= 0 and row.game in all_games()
    return {
        "id": row.id,
        "seat": colours_of(game_named(row.game), row.options, len(row.seats))[host] if known else 0,
        "tag": t("sit-down" if looking < 0 else "watch"),
        "name": t("host-game", who=row.seats[host].name, game=game_title(row.game, t.lang)) if known else row.name,
        "note": t("waiting-seats", taken=taken, all=len(row.seats)) if looking < 0 else t("watching", n=looking),
    }


def place_of(table: Table, v: Visitor) -> int:
    """Somebody's place in a game that is over; 0 for who did not play."""
    ending = table.history.ending()
    places = ending.places if ending else ()
    return min((places[seat] for seat in table.seats_of(v.id) if seat < len(places)), default=0)


async def tricks(shelf: Shelf, table: Table, v: Visitor) -> int:
    """How many dirty tricks there were, where the list tells of them: to whoever won, or only looked on."""
    if place_of(table, v) > 1:
        return 0
    with contextlib.suppress(BadInput):
        return await shelf.count(table, lambda e: table.stage.nastiness(e) >= NASTY)
    return 0


def won_row(table: Table, v: Visitor, t: Tongue, tricks: int) -> dict[str, Any]:
    """A game that is over: who won, my own place, and one half-sentence about it."""
    ending = table.history.ending()
    words = table.words(v.lang)
    places = ending.places if ending else ()
    winners = [seat for seat, place in enumerate(places) if place == 1]
    place = place_of(table, v)
    game = words.short()
    if place == 1 and len(winners) == 1:
        name = t("you-won", game=game)
    else:
        name = t("won", who=words.together([table.people[seat].name for seat in winners]), game=game)
    return {
        "id": table.id,
        "name": name,
        "place": place,
        "when": when(table.row.touched, t),
        "note": verdict(tricks, place, places, t),
    }


def verdict(tricks: int, place: int, places: tuple[int, ...], t: Tongue) -> str:
    """What there is to say about somebody's place, or about how the game was won."""
    if place > 1 and place == max(places):
        return t("came-last", n=len(places))
    if place == 2:
        return t("came-second")
    if place > 2:
        return t("came-somewhere", place=place)
    return t("won-how", tricks=tricks)


def when(at: float, t: Tongue) -> str:
    """How long ago."""
    minutes = max(0, int((time.time() - at) / 60))
    if minutes < 60:
        return t("ago", n=minutes)
    return t("hours-ago", n=minutes // 60) if minutes < 24 * 60 else t("days-ago", n=minutes // 1440)
