"""What the page of an evening shows: posters on a string, standings, chairs of the next game, what is to be done."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.game import colours_of
from dispetto.core.show.ink_faces import FACES
from dispetto.core.show.ink_seats import SEATS
from dispetto.core.telling.words import Words
from dispetto.web.evening.scores import Standing, last_first, standings, winners
from dispetto.web.evening.seating import chairs_of, players
from dispetto.web.evening.shapes import BREAK, COMING, LOST, OVER, PLAYING, Evening, Nasty, Round
from dispetto.web.pages.cast import looks_of
from dispetto.web.pages.phrases import Tongue, tongue
from dispetto.web.pages.posters import PINS
from dispetto.web.people import Visitor

REMARKS = 3  # of a place in the standings, so that not every evening says the same


def evening_facts(e: Evening, v: Visitor, present: set[str]) -> dict[str, Any]:
    """Everything on the page that the evening itself knows."""
    t = tongue(v.lang)
    me = e.guest(v.id)
    return {
        "e": e,
        "me": me if me is not None and me.here else None,
        "came": me is not None,
        "in_charge": e.in_charge(v.id),
        "line": about(e, t),
        "posters": [poster(e, n, r, v, t) for n, r in enumerate(e.rounds)],
        "rows": [row(e, s, v, t) for s in standings(e)],
        "columns": [short(r.game, v.lang) if r.game else "?" for r in e.rounds],
        "chairs": next_chairs(e, v),
        "left_out": left_out(e),
        "next_game": title(e.rounds[e.next].game, v.lang) if e.next >= 0 and e.rounds[e.next].game else "",
        "first": first_to_choose(e, v, t),
        "waiting": waiting(e, v, present, t),
        "head": headline(e, v, t),
        "crowned": [face_facts(e, s) for s in winners(e)] if e.over else [],
        "faces": faces(e, v),
        "until": e.since + BREAK if e.begun and not e.over and e.now < 0 and not e.halted else 0,
        "now": time.time(),
        "hat": [short(game, v.lang) for game in e.plan.hat],
        "my_table": my_table(e, v.id),
        "compared": [compared(e, r, v.lang) for r in reversed(e.rounds) if e.twin and r.state == OVER],
    }


# ---------------------------------------------------------------------------------------------------------- the games


def title(game: str, lang: str) -> str:
    """A game by its name; one that is not installed any more by its id."""
    return Words(game_named(game), lang, ()).title().partition(" · ")[0] if game in all_games() else game


def short(game: str, lang: str) -> str:
    """The same, for a narrow column."""
    return Words(game_named(game), lang, ()).short() if game in all_games() else game


def about(e: Evening, t: Tongue) -> str:
    """What kind of evening it is, and how far it has come."""
    done = sum(r.state == OVER for r in e.rounds)
    key = "evening-over-line" if e.over else "evening-line" if e.begun else "evening-soon-line"
    return t(key, done=done, all=len(e.rounds))


def poster(e: Evening, n: int, r: Round, v: Visitor, t: Tongue) -> dict[str, Any]:
    """One picture on the string."""
    first = [x for x in r.results if x.place == 1 and (x.person or not e.twin)]
    mine = len(first) == 1 and first[0].person == v.id
    last = n == len(e.rounds) - 1
    facts = {
        "game": r.game if r.game in all_games() else "",
        "state": r.state,
        "next": n == e.next and e.now < 0 and not e.over,
        "on": r.state == PLAYING,
        "pin": PINS[n % len(PINS)],
        "double": e.plan.double and last and r.state in (COMING, PLAYING),
        "title": title(r.game, v.lang) if r.game else t("evening-hat"),
        "link": f"/t/{r.tables[0]}/end" if r.state == OVER and r.tables else "",
    }
    minutes = max(1, round((r.ended - r.began) / 60))
    if r.state == OVER:
        who = t("you") if mine else names([x.name for x in first], v.lang)
        facts["head"] = t("evening-you-won") if mine else t("evening-won", who=who, n=len(first))
        facts["note"] = t("evening-took", game=short(r.game, v.lang), minutes=minutes)
        if e.twin:
            facts |= {"head": facts["title"], "note": t("evening-twin-done", n=len(r.tables))}
    elif r.state == COMING and e.twin and not facts["double"]:
        facts |= {"head": facts["title"], "note": t("evening-twin-done", n=e.plan.tables)}
    elif r.state == COMING:
        facts["head"] = facts["title"]
        facts["note"] = (
            t("evening-double") if facts["double"] else t("evening-last-first" if facts["next"] else "evening-later")
        )
    else:
        facts["head"] = facts["title"]
        facts["note"] = t({PLAYING: "evening-on-now", LOST: "evening-lost"}.get(r.state, "evening-skipped"))
    return facts


def my_table(e: Evening, person: str) -> str:
    """The table of the game being played where somebody belongs; the first one for whoever looks on."""
    if e.now < 0:
        return ""
    guest, tables = e.guest(person), e.rounds[e.now].tables
    if e.twin:
        return tables[guest.table] if guest is not None and 0 <= guest.table < len(tables) else ""
    return tables[0]


def compared(e: Evening, r: Round, lang: str) -> dict[str, Any]:
    """A game of a duplicate night: the same chair at every table, with the same dice and cards. Luck cancels."""
    t = tongue(lang)
    chairs = sorted({x.seat for x in r.results if x.person})
    known = r.game in all_games()
    many = 1 + max((x.seat for x in r.results), default=0)
    colours = colours_of(game_named(r.game), dict(r.options), many) if known else range(many)
    rows, widest = [], (0, "")
    for seat in chairs:
        there = sorted((x for x in r.results if x.seat == seat), key=lambda x: x.table)
        best = min(there, key=lambda x: x.place)
        worst = max(there, key=lambda x: x.place)
        if worst.place - best.place > widest[0]:
            facts = {"who": best.name, "whom": worst.name, "place": t("evening-place", n=best.place)}
            said = t("evening-twin-said", other=t("evening-place", n=worst.place), n=seat + 1, **facts)
            widest = worst.place - best.place, said
        cells = [
            {
                "name": x.name,
                "bot": not x.person,
                "place": t("evening-place", n=x.place),
                "points": x.points,
                "best": x.place == best.place < worst.place,
            }
            for x in there
        ]
        rows.append({"n": seat + 1, "colour": colours[seat], "cells": cells})
    said = widest[1] or t("evening-twin-even")
    return {"title": title(r.game, lang), "rows": rows, "tables": len({x.table for x in r.results}), "said": said}


# ------------------------------------------------------------------------------------------------------- the standings


def row(e: Evening, s: Standing, v: Visitor, t: Tongue) -> dict[str, Any]:
    """A line of the scoreboard."""
    cells = [{"points": x.points, "place": t("evening-place", n=x.place)} if x else None for x in s.cells]
    return {
        **face_facts(e, s),
        "rank": s.rank,
        "name": t("you") if s.person == v.id else s.name,
        "mine": s.person == v.id,
        "cells": cells,
        "total": s.total,
        "moved": s.moved,
        "here": s.here,
        "note": remark(e, s, t),
    }


def face_facts(e: Evening, s: Standing) -> dict[str, Any]:
    """Whose face stands there."""
    order = [g.person for g in e.guests]
    colour = order.index(s.person) % len(SEATS) if s.person in order else -1
    return {"face": s.face, "cast": looks_of(s.bot), "colour": colour, "bot": not s.person, "who": s.name}


def remark(e: Evening, s: Standing, t: Tongue) -> str:
    """Half a sentence about somebody's evening so far."""
    if not s.person:
        return t("evening-bot-note")
    if not s.here:
        return t("evening-left-note")
    played = [x for x in s.cells if x is not None]
    if not played:
        return t("evening-no-game-note")
    if s.moved:
        return t("evening-up" if s.moved > 0 else "evening-down", n=abs(s.moved))
    if len({x.place for x in played}) == 1 and len(played) > 1:
        return t("evening-same", place=t("evening-place", n=played[0].place))
    return t(f"evening-leads-{sum(map(ord, e.id)) % REMARKS}") if s.rank == 1 else ""


def names(those: Sequence[str], lang: str) -> str:
    """Several names as a list; sentences of any game would do."""
    return Words(next(iter(all_games().values())), lang, ()).together(list(those))


def headline(e: Evening, v: Visitor, t: Tongue) -> str:
    """Who has the night, when it is over."""
    if not e.over:
        return ""
    first = winners(e)
    if not first:
        return t("evening-nobody")
    if len(first) == 1 and first[0].person == v.id:
        return t("evening-you-take")
    return t("evening-takes", who=names([s.name for s in first], v.lang), n=len(first))


# --------------------------------------------------------------------------------------------------------- what is next


def next_chairs(e: Evening, v: Visitor) -> list[dict[str, Any]]:
    """The chairs of the next game: who has each, and whether the reader may take it."""
    game = e.rounds[e.next].game if e.next >= 0 else ""
    if e.over or e.now >= 0 or e.twin or game not in all_games():
        return []
    people, order = {g.person: g for g in e.people}, last_first(e)
    chairs = chairs_of(e, game)
    colours = colours_of(game_named(game), dict(e.rounds[e.next].options), len(chairs))
    found = []
    for n, person in enumerate(chairs):
        g = people.get(person)
        firm = g is not None and g.chair == n and v.id in order and order.index(person) < order.index(v.id)
        found.append(
            {
                "n": n,
                "colour": colours[n],
                "name": g.name if g else "",
                "face": g.face if g else 0,
                "mine": person == v.id,
                "may": v.id in order and person != v.id and not firm and v.id in chairs,
            }
        )
    return found


def left_out(e: Evening) -> list[str]:
    """Who has to look on in the next game, because it has too few chairs."""
    game = e.rounds[e.next].game if e.next >= 0 else ""
    if e.over or e.now >= 0 or game not in all_games():
        return []
    those = {g.person for g in players(e, game)}
    return [g.name for g in e.people if g.person not in those]


def first_to_choose(e: Evening, v: Visitor, t: Tongue) -> str:
    """Who chooses the chair first."""
    order = last_first(e)
    if e.over or e.now >= 0 or e.twin or not order or not any(r.results for r in e.rounds):
        return ""
    if order[0] == v.id:
        return t("evening-you-choose")
    guest = e.guest(order[0])
    return t("evening-chooses", who=guest.name, g=guest.gender) if guest is not None else ""


def waiting(e: Evening, v: Visitor, present: set[str], t: Tongue) -> str:
    """Who is not on the page."""
    away = [g.name for g in e.people if g.person not in present and g.person != v.id]
    if e.over or e.now >= 0 or not away:
        return ""
    return t("evening-waiting", who=names(away, v.lang), n=len(away))


def faces(e: Evening, v: Visitor) -> list[dict[str, Any]]:
    """All faces for whoever comes in: whose each is, and which is chosen."""
    owners = {g.face: g.name for g in e.guests if g.face and g.person != v.id}
    mine = v.face if v.face and v.face not in owners else next((n for n in range(1, FACES + 1) if n not in owners), 1)
    return [{"n": n, "on": n == mine, "taken": owners.get(n, "")} for n in range(1, FACES + 1)]


def nastiest_so_far(e: Evening) -> Nasty | None:
    """The nastiest move of the evening."""
    return max((r.nasty for r in e.rounds if r.nasty is not None), key=lambda one: one.worth, default=None)


def chances_facts(e: Evening, shares: Mapping[str, float], v: Visitor, t: Tongue) -> list[dict[str, Any]]:
    """The bars of who takes the night, the likeliest first."""
    found = []
    for s in standings(e):
        if s.person in shares:
            percent = round(100 * shares[s.person])
            name = t("you") if s.person == v.id else s.name
            found.append({**face_facts(e, s), "name": name, "percent": percent})
    return sorted(found, key=lambda one: -one["percent"])


def evening_row(e: Evening, v: Visitor) -> dict[str, Any]:
    """An evening in the list of a circle: what was played, and how the reader came out."""
    t = tongue(v.lang)
    mine = next((s for s in standings(e) if s.person == v.id and any(s.cells)), None)
    played = [short(r.game, v.lang) for r in e.rounds if r.state == OVER] or [
        short(r.game, v.lang) for r in e.rounds if r.game
    ]
    took = names([s.name for s in winners(e)], v.lang)
    came = t("evening-came", n=mine.rank) if mine else ""
    head = t("evening-takes", who=took, n=len(winners(e))) if e.over and took else about(e, t)
    return {
        "id": e.id,
        "name": e.name,
        "note": " · ".join(filter(None, [", ".join(dict.fromkeys(played)), head, came])),
        "place": mine.rank if mine and e.over else 0,
        "when": time.strftime("%d.%m.", time.gmtime(e.made)),
    }
