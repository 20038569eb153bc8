"""All that is kept about somebody: to give it to them, and to forget it.

Whoever keeps something new about people adds it here, to both.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.store import book, circles, passkeys, purses, schema, tokens, workshop
from dispetto.web.store.evenings import evenings_with
from dispetto.web.store.store import Store

THEIRS = (  # rows that are somebody's alone
    (schema.recovery, "person"),
    (schema.purse, "person"),
    (schema.passkey, "person"),
    (schema.holiday, "person"),
    (schema.push_subscription, "person"),
    (schema.push_wish, "person"),
    (schema.push_note, "person"),
    (schema.eyes, "person"),
    (schema.evening_guest, "person"),
    (schema.made, "owner"),
    (schema.token, "owner"),
    (schema.kin, "owner"),
    (schema.kin, "bot"),
    (schema.person, "id"),
)


async def tables_of(store: Store, person: str) -> list[str]:
    """Every table that somebody sits at, made, has looked at from a chair, or has bet at."""
    t, s, e = schema.game_table.c, schema.seat.c, schema.eyes.c
    sits = sa.exists().where(s.table_id == t.id, s.person == person)
    looked = sa.exists().where(e.table_id == t.id, e.person == person)
    named = t.settings.contains(json.dumps(person), autoescape=True)
    rows = await store.rows(sa.select(t.id).where(sa.or_(t.host == person, sits, looked, named)).order_by(t.id))
    return [row.id for row in rows]


async def unname_lines(store: Store, table: str, names: Iterable[str], somebody: str) -> None:
    """Who bet, whom a bet was on, who heckled: the table's lines speak of somebody."""
    chat, those = schema.chat.c, sorted(names)
    ours = sa.or_(chat.person.like("*bet-%"), chat.person.like("*heckle-%"))

    async def work(c: AsyncConnection) -> None:
        for column in (chat.name, chat.text):
            about = sa.update(schema.chat).where(chat.table_id == table, ours, column.in_(those))
            await c.execute(about.values({column.name: somebody}))

    if those:
        await store.write(work)


async def forget(store: Store, person: str, somebody: str) -> None:
    """Whatever names them: gone, or somebody's. One transaction; their chairs have been left before."""
    mine = [circle for circle, _, _ in await circles.of_person(store, person)]

    async def work(c: AsyncConnection) -> None:
        f, chat, e = schema.finished_seat.c, schema.chat.c, schema.eyes.c
        nobody = {"person": "", "name": somebody}
        await c.execute(sa.update(schema.finished_seat).where(f.person == person).values(**nobody, gender="n", face=""))
        looks = sa.exists().where(e.table_id == chat.table_id, e.person == person, e.seat == chat.seat)
        about = sa.update(schema.chat).where(chat.person.like("*%"), looks)
        await c.execute(about.values(name=somebody))
        called = sa.select(schema.person.c.name).where(schema.person.c.id == person).scalar_subquery()
        heckled = sa.update(schema.chat).where(chat.person.like("*heckle-%"), chat.seat < 0, chat.name == called)
        await c.execute(heckled.values(name=somebody))
        await c.execute(sa.update(schema.chat).where(chat.person == person).values(**nobody))
        left = sa.update(schema.seat).where(schema.seat.c.person == person)  # of tables that cannot be opened any more
        await c.execute(left.values(**nobody, gender="n", face=0))
        t = schema.game_table.c
        await c.execute(sa.update(schema.game_table).where(t.host == person).values(host=""))
        m = schema.circle_member.c
        await c.execute(sa.delete(schema.circle_member).where(m.asked == person))
        for circle in mine:
            await circles.take_out(c, circle, person)
        await leave_evenings(c, person, somebody)
        for table, column in THEIRS:
            await c.execute(sa.delete(table).where(table.c[column] == person))

    await store.write(work)


async def leave_evenings(c: AsyncConnection, person: str, somebody: str) -> None:
    """On every scoreboard they are somebody; an evening of theirs is the next guest's."""
    e, g = schema.evening.c, schema.evening_guest.c
    came = sa.exists().where(g.evening_id == e.id, g.person == person)
    for row in (await c.execute(sa.select(e.id, e.host, e.data).where(sa.or_(e.host == person, came)))).all():
        told = json.loads(row.data)
        names = sorted(named(told, person) - {""}, key=len, reverse=True)
        word = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in names)) if names else None
        data = unnamed(told, person, word, somebody)
        guests = [one.get("person", "") for one in data.get("guests", ())]
        host = next((who for who in guests if who), "") if row.host == person else row.host
        this = sa.update(schema.evening).where(e.id == row.id)
        await c.execute(this.values(data=json.dumps(data), host=host, revision=e.revision + 1))


def named(told: Any, person: str) -> set[str]:
    """How somebody is called in what an evening keeps."""
    if isinstance(told, list):
        return set().union(*(named(one, person) for one in told))
    if not isinstance(told, dict):
        return set()
    mine = {str(told.get("name", ""))} if told.get("person") == person else set()
    return mine.union(*(named(one, person) for one in told.values()))


def unnamed(told: Any, person: str, word: re.Pattern[str] | None, somebody: str) -> Any:
    """The same without them: a guest is none any more, a result is somebody's, a sentence speaks of somebody."""
    if isinstance(told, list):
        stays = [one for one in told if not (isinstance(one, dict) and one.get("person") == person and "here" in one)]
        return [unnamed(one, person, word, somebody) for one in stays]
    if isinstance(told, dict):
        mine = {"person": "", "name": somebody, "face": 0} if told.get("person") == person else {}
        return {key: unnamed(one, person, word, somebody) for key, one in told.items()} | mine
    if told == person:
        return ""
    return word.sub(somebody, told) if word is not None and isinstance(told, str) else told


async def everything(store: Store, person: str) -> dict[str, Any]:
    """All that is kept about somebody, for themselves: of others no more than what they saw at the table."""
    p, chat = schema.person.c, schema.chat.c
    who = await store.rows(sa.select(p.name, p.gender, p.face, p.seen, p.epoch).where(p.id == person))
    said = sa.select(chat.table_id, chat.at, chat.text).where(chat.person == person).order_by(chat.at)
    r, h = schema.recovery.c, schema.holiday.c
    n, w = schema.push_subscription.c, schema.push_wish.c
    return {
        "person": {"id": person, **(who[0]._asdict() if who else {})},
        "recovery_phrase": [row._asdict() for row in await store.rows(sa.select(r.made).where(r.person == person))],
        "passkeys": [
            {"id": one.id, "made": one.made, "used": one.count} for one in await passkeys.all_of(store, person)
        ],
        "keys": [
            {"name": t.name, "purpose": t.purpose, "made": t.made, "acts_as": t.person}
            for t in await tokens.all_of(store, person)
        ],
        "bots": sorted(await tokens.kin(store, person) - {person}),
        "holidays": [row._asdict() for row in await store.rows(sa.select(h.begins, h.ends).where(h.person == person))],
        "messages_to": [
            row._asdict() for row in await store.rows(sa.select(n.endpoint, n.lang, n.made).where(n.person == person))
        ],
        "messages_how": [row.how for row in await store.rows(sa.select(w.how).where(w.person == person))],
        "circles": [
            {"id": circle if not asked else "", "name": name, "member": not asked}
            for circle, name, asked in await circles.of_person(store, person)
        ],
        "lunch_money": await purses.lines(store, person),
        "made": [
            {"id": row.id, "game": row.game, "title": row.title, "made": row.made, "text": row.text}
            for row in await workshop.all_of(store, person)
        ],
        "evenings": [{"id": row.id, "name": row.name} for row in await evenings_with(store, person, 1000)],
        "tables": [
            {"id": row.id, "game": row.game, "name": row.name, "status": row.status, "made": row.made}
            for row in await store.tables_of(person, 1000)
        ],
        "looked_from": [
            row._asdict()
            for row in await store.rows(
                sa.select(schema.eyes.c.table_id, schema.eyes.c.seat).where(schema.eyes.c.person == person)
            )
        ],
        "finished_games": [
            {
                "table": f.table,
                "game": f.game,
                "kind": f.kind,
                "began": f.began,
                "ended": f.ended,
                "options": f.options,
                "helped": f.helped,
                "seats": [
                    {"name": s.name, "place": s.place, "score": s.score, "bot": s.bot, "me": s.person == person}
                    for s in f.seats
                ],
            }
            for f in await book.of_person(store, person, 10_000)
        ],
        "chat": [row._asdict() for row in await store.rows(said)],
    }
