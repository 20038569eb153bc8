"""A circle as its members see it: who is better and how sure that is, who owes whom, what is remembered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.telling.words import Words
from dispetto.web.circle.ledger import Ledger, ledger, rivals
from dispetto.web.circle.ratings import NEW, Rating, closest, rated
from dispetto.web.circle.records import Record, records
from dispetto.web.circle.remembering import Remembered
from dispetto.web.pages.circle_art import scale_of, shown
from dispetto.web.pages.lists import game_title
from dispetto.web.pages.phrases import Tongue, tongue
from dispetto.web.store.circles import Circle
from dispetto.web.store.rows import TableRow

MOST_RECORDS = 8
MOST_MISSING = 12  # games not looked back at that are listed
MOST_DEBTS = 6


@dataclass(frozen=True)
class Friend:
    """A member on the page: a name, a face, and a colour with its shape."""

    name: str
    face: int
    colour: int


def circle_page(circle: Circle, games: Sequence[Remembered], lang: str, me: str) -> dict[str, Any]:
    """All that is told on the page, beside who may do what."""
    t = tongue(lang)
    friends = {m.person: Friend(m.name or t("guest"), m.face, n) for n, m in enumerate(circle.members)}
    people = list(friends)
    pairs = [(one.game, one.told) for one in games]
    book = ledger(pairs, people)
    return {
        "friends": friends,
        "games": len(games),
        "ratings": ratings_of(games, friends, t),
        "ledger": ledger_of(book, friends),
        "debts": [
            {
                "who": friends[d.debtor],
                "text": t("owes", who=friends[d.debtor].name, whom=friends[d.creditor].name),
                "n": d.points,
            }
            for d in book.debts()[:MOST_DEBTS]
        ],
        "rivals": [
            t("rival", who=friends[r.by].name, whom=friends[r.whom].name, times=r.times, n=r.games)
            for r in rivals(pairs, people)
        ],
        "missing": [(one.game.table, game_name(one.game.game, lang), one.game.name) for one in games if unseen(one)][
            :MOST_MISSING
        ],
        "records": [record_of(r, friends, t) for r in records(games, people)[:MOST_RECORDS]],
        "me": me,
    }


def unseen(one: Remembered) -> bool:
    """Has nobody looked back at it, though one could?"""
    return one.told is None and one.game.there


def game_name(game: str, lang: str) -> str:
    """What a list calls a game, also one that is not installed any more."""
    return game_title(game, lang) if game in all_games() else game


def ratings_of(games: Sequence[Remembered], friends: Mapping[str, Friend], t: Tongue) -> list[dict[str, Any]]:
    """The ratings over all, then those of each game that was played; each with its sentence."""
    played = sorted({one.game.game for one in games if one.game.counts})
    kinds = ["", *played] if len(played) > 1 else [""]
    found = []
    for kind in kinds:
        table = rated([one.game for one in games if kind in ("", one.game.game)], list(friends))
        if table:
            title = game_name(kind, t.lang) if kind else t("over-all")
            low, high = scale_of(table)
            rows = [rating_row(r, n, friends[r.person], low, high, t) for n, r in enumerate(table)]
            found.append({"title": title, "rows": rows, "said": verdict(table, friends, t)})
    return found


def rating_row(r: Rating, n: int, who: Friend, low: int, high: int, t: Tongue) -> dict[str, Any]:
    """One line: the place, the dot and the bar, the number with its doubt."""
    said = t("rating-said", who=who.name, n=r.points, doubt=r.doubt)
    return {
        "place": n + 1,
        "who": who,
        "games": r.games,
        "points": r.points,
        "doubt": r.doubt,
        "step": t("rating-new")
        if r.games <= NEW
        else f"{'+' if r.step > 0 else '−' if r.step < 0 else '±'}{abs(r.step)}",
        "up": r.games > NEW and r.step > 0,
        "down": r.games > NEW and r.step < 0,
        "bar": shown(r, who.colour, low, high, said),
    }


def verdict(table: Sequence[Rating], friends: Mapping[str, Friend], t: Tongue) -> str:
    """Where least is decided, and of whom nobody knows anything."""
    pair = closest(table)
    said = []
    if pair is not None:
        a, b, sure = pair
        said.append(t("surely", who=friends[a.person].name, whom=friends[b.person].name, n=sure))
    vague = max(table, key=lambda r: r.sigma)
    if vague.games <= NEW:
        said.append(t("nobody-knows", who=friends[vague.person].name))
    return " ".join(said)


def ledger_of(book: Ledger, friends: Mapping[str, Friend]) -> dict[str, Any]:
    """The matrix as a table shows it."""
    rows = []
    for a, (person, row) in enumerate(zip(book.people, book.cells, strict=True)):
        cells = [
            {"n": cell, "heat": book.heat(cell), "self": a == b, "most": cell == book.most and cell > 0}
            for b, cell in enumerate(row)
        ]
        rows.append({"who": friends[person], "cells": cells, "dealt": book.dealt[a]})
    return {"rows": rows, "taken": book.taken, "counted": book.counted, "missing": book.missing, "most": book.most}


def record_of(r: Record, friends: Mapping[str, Friend], t: Tongue) -> dict[str, Any]:
    """A record in words: ours, or the game's own."""
    names = {"who": friends[r.who].name, "whom": friends[r.whom].name if r.whom else "", "n": r.n}
    words = Words(game_named(r.game), t.lang, ()) if r.game in all_games() else None
    key = f"feat-{r.key}"
    if r.game and words is not None and words.has(key):
        title, text, note = words.get(key), words.get(f"{key}-text", **names), words.short()
    else:
        known = r.key if not r.game else "other"
        title, text, note = t(f"record-{known}"), t(f"record-{known}-text", **names), game_name(r.game, t.lang)
    where = (f"/t/{r.table}/replay#{r.version}" if r.version else f"/t/{r.table}/end") if r.there else ""
    return {"title": title, "text": text, "note": note if r.game else "", "who": friends[r.who], "where": where}


def open_tables(rows: Sequence[TableRow], me: str, lang: str) -> list[dict[str, Any]]:
    """The circle's tables that are not over: nothing of how they stand, only who sits there."""
    t = tongue(lang)
    found = []
    for row in rows:
        free = sum(s.free for s in row.seats)
        sits = any(s.person == me for s in row.seats)
        names = [s.name for s in row.seats if s.person]
        tag = "circle-go" if sits else "sit-down" if row.status == "waiting" and free else "watch"
        title = game_name(row.game, lang)
        found.append({"id": row.id, "game": row.game, "title": title, "names": ", ".join(names), "tag": t(tag)})
    return [one for one in found if one["game"] in all_games()]
