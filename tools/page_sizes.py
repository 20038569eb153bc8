"""How large can a page get? Random tables of every game: any size, any options within their bounds, any moment, and
people whose names and chat are as long and as awkward as they may be.

Every page of each is asked for over the wire's own door (the app itself, without a network): lobby, table, end, replay,
one moment of it, fair dice, record; as a player, as the host and as somebody who looks on, in all four forms, in every
language; and what a page can ask for over its socket besides: ghosts, and its last turn once more. Some tables teach,
some are one person's among bots. The pages that belong to no table are asked for once. What is above the bar is told
with all it takes to see it again: `--first N --tables 1`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.errors import BadInput
from dispetto.core.game import COLOURS, AnyGame, Option
from dispetto.core.show.ink_faces import FACES
from dispetto.core.show.stage import PAGES
from dispetto.core.telling.languages import languages
from dispetto.web.app import create_app
from dispetto.web.pages.lines import SHOWN_CHAT
from dispetto.web.pages.previews import ghosts
from dispetto.web.pages.recap import since_last
from dispetto.web.people import COOKIE, LONGEST_NAME, sign
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.tables import LONGEST_CHAT, Tables
from dispetto.web.play.watcher import Watcher
from dispetto.web.store.log import Entry
from dispetto.web.store.rows import SeatRow
from dispetto.web.store.store import Store

BAR = 300_000  # bytes of a page, before it is packed
AWKWARD = ('"', "'", "&", "W", "🦖", "😈")  # what grows when it is written into a page
MOST_ENTRIES = 3000  # a table of thousands of answers looks no different, and takes longer to make


@dataclass(frozen=True)
class Sample:
    """One table: which game, how it was set up, and what has happened."""

    number: int
    game: str
    seats: int
    options: dict[str, Any]
    entries: tuple[Entry, ...]
    waiting: bool

    def __str__(self) -> str:
        return f"table {self.number}: {self.game}, {self.seats} seats, {self.options}, {len(self.entries)} entries"


def value(o: Option, seats: int, rng: random.Random) -> Any:
    """Any value an option may have: often the largest number."""
    if o.text == "number" and o.high is not None and rng.random() < 0.8:
        return rng.choice((o.low, o.high, min(o.high, seats), rng.randint(o.low, o.high)))
    if o.text == COLOURS:
        named = list(o.values[1:])
        rng.shuffle(named)
        return ",".join(named[:seats])
    if o.samples and rng.random() < 0.5:
        return ",".join(str(rng.choice(o.samples)) for _ in range(seats))
    return rng.choice(o.values)


def sample(number: int, name: str = "") -> Sample:
    """Table `number` of an endless list."""
    rng = random.Random(number)
    game: AnyGame = all_games()[name or list(all_games())[number % len(all_games())]]
    while True:
        seats = rng.choice((game.most, rng.randint(game.fewest, game.most)))
        options = {o.key: value(o, seats, rng) for o in game.options if rng.random() < 0.5}
        try:
            s = game.new(seats, options)
            break
        except BadInput:  # a seat that is not there, a type that is twice
            continue
    far = rng.choice((0, rng.randint(0, 60), rng.randint(0, 600), MOST_ENTRIES))
    dice, entries = Dice(rng.getrandbits(64)), list[Entry]()
    while len(entries) < far and (ask := asked(s)) is not None:
        if isinstance(ask, Roll):
            a = ask.fall(s, dice)
        else:
            offers = ask.legal(s)
            a = offers[dice.below(len(offers))]
        kind = "chance" if isinstance(ask, Roll) else "answer"
        entries.append(Entry(len(entries) + 1, kind, ask.seat, a.code, {}, 1.0))
        step(s, a)
    return Sample(number, game.name, seats, options, tuple(entries), waiting=not far)


async def make(db: str, samples: list[Sample]) -> list[str]:
    """All of them in a database; their ids."""
    store = Store(db)
    tables = Tables(store)
    ids = []
    for found in samples:
        rng = random.Random(found.number)
        people = [
            SeatRow(f"p{n}", rng.choice(AWKWARD) * LONGEST_NAME, face=rng.randrange(FACES + 1))
            for n in range(found.seats)
        ]
        if rng.random() < 0.25:  # one person among bots
            people[1:] = [replace(s, person="", bot="random", face=0) for s in people[1:]]
        table = await tables.make(found.game, "p0", people, found.options, entries=found.entries)
        if not found.waiting and not found.entries:
            await tables.start(table)
        for n in range(rng.choice((0, SHOWN_CHAT + 2))):
            await tables.chat(table, f"p{n % found.seats}", people[0].name, rng.choice(AWKWARD) * LONGEST_CHAT)
        ids.append(table.id)
    await store.close()
    return ids


def pages(client: TestClient, table: str, secret: bytes) -> Iterator[tuple[str, int]]:
    """Every page of a table, and how large it is."""
    for person in ("p0", "p1", "nobody"):
        for layout in PAGES if person == "p0" else PAGES[:2]:
            for lang in languages():
                head = {"cookie": jar(secret, person, layout, lang), "accept-encoding": "identity"}
                for path in ("", "/end", "/replay", "/moment/7", "/fair", "/record.toml"):
                    if path and (person != "p0" or (path == "/record.toml" and (layout, lang) != (PAGES[0], "en"))):
                        continue
                    answer = client.get(f"/t/{table}{path}", headers=head, follow_redirects=False)
                    if answer.status_code >= 500:
                        raise AssertionError(f"{path} of {table} says {answer.status_code}")
                    if path != "/record.toml":
                        yield f"{path or '/'} {person} {layout} {lang}", len(answer.content)
                for what, size in asked_for(client, table, Reader(person, lang, layout)):
                    yield f"{what} {person} {layout} {lang}", size


def jar(secret: bytes, person: str, layout: str, lang: str) -> str:
    """The cookies of somebody."""
    return "; ".join(f"{k}={v}" for k, v in {COOKIE: sign(secret, person), "layout": layout, "lang": lang}.items())


def asked_for(client: TestClient, table: str, reader: Reader) -> Iterator[tuple[str, int]]:
    """What a page may ask for over its socket, and how large the message is."""
    house = client.app.state.house  # type: ignore[attr-defined]
    assert client.portal is not None
    found: Table = client.portal.call(house.tables.get, table)
    reader = reader.at(found)
    if not found.started:
        return
    yield "ghosts", len(json.dumps({"ghosts": ghosts(found, reader)}))
    later = since_last(found, reader.seat) if reader.seat >= 0 else []
    if later:
        nobody: Any = None
        yield "again", len(json.dumps({"again": house.live.again(Watcher(nobody, found, reader), later)}))


def of_no_table(client: TestClient, secret: bytes, game: str) -> Iterator[tuple[str, int]]:
    """The pages that belong to no table in particular, and a first game."""
    for layout in PAGES:
        for lang in languages():
            head = {"cookie": jar(secret, "learner", layout, lang), "accept-encoding": "identity"}
            taught = client.post(f"/lesson/{game}", headers=head, follow_redirects=False)
            table = taught.headers["location"] if taught.status_code == 303 else "/"
            for path in ("/", f"/how/{game}", f"/rules/{game}", table):
                answer = client.get(path, headers=head)
                assert answer.status_code == 200, f"{path} says {answer.status_code}"
                yield f"{path} {layout} {lang}", len(answer.content)


def measure_others(names: Iterable[str]) -> list[tuple[int, str]]:
    """The largest of the pages of no table, game by game."""
    with tempfile.TemporaryDirectory() as folder, TestClient(create_app(str(Path(folder) / "t.sqlite3"))) as client:
        secret = client.app.state.house.store.secret  # type: ignore[attr-defined]
        return [max((size, where) for where, size in of_no_table(client, secret, name)) for name in names]


def measure(samples: list[Sample]) -> list[tuple[int, Sample, str]]:
    """The largest page of each table."""
    with tempfile.TemporaryDirectory() as folder:
        db = str(Path(folder) / "tables.sqlite3")
        ids = asyncio.run(make(db, samples))
        with TestClient(create_app(db)) as client:
            secret = client.app.state.house.store.secret  # type: ignore[attr-defined]
            found = []
            for told, table in zip(samples, ids, strict=True):
                where, size = max(pages(client, table, secret), key=lambda page: page[1])
                found.append((size, told, where))
            return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="the number of the first one (default 0)")
    parser.add_argument("--game", choices=list(all_games()), default="")
    args = parser.parse_args()
    began, largest, wrong = time.monotonic(), dict[str, tuple[int, Sample, str]](), 0
    for first in range(args.first, args.first + args.tables, 20):
        numbers = range(first, min(first + 20, args.first + args.tables))
        for size, told, where in measure([sample(n, args.game) for n in numbers]):
            if size > BAR:
                wrong += 1
                print(f"{size:,} bytes: {where} of {told}", flush=True)
            if size > largest.get(told.game, (0,))[0]:
                largest[told.game] = (size, told, where)
    for size, where in measure_others([args.game] if args.game else all_games()):
        wrong += size > BAR
        print(f"of no table: the largest is {where}, {size:,} bytes")
    for name, (size, told, where) in largest.items():
        print(f"{name}: the largest page has {size:,} bytes ({where}, table {told.number})")
    print(f"{args.tables} tables in {time.monotonic() - began:.0f} s, {wrong} above {BAR:,} bytes")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
