"""Who may sit where while a game goes on.

The law of eyes: where something is hidden, whoever has looked from one chair sits on no other in that game, and a chair
that is a bot's is taken only when all who play agree. A request lapses; one "no" is a no.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import asdict, dataclass, replace
from typing import Any

from dispetto.bots import best_bot
from dispetto.web.names import distinct, free_face
from dispetto.web.people import Visitor
from dispetto.web.play.days import by_post
from dispetto.web.play.finishing import CIRCLE
from dispetto.web.play.moments import Stale
from dispetto.web.play.proposals import leaving, new_table, with_chance
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.sorry import Sorry
from dispetto.web.store.changes import Change, Line, eyes_of
from dispetto.web.store.hours import now
from dispetto.web.store.rows import SeatRow
from dispetto.web.store.tokens import kin

LAPSES = 180.0  # seconds a request, or a no, stands
MOST = 3  # requests that stand at one table at a time


@dataclass(frozen=True)
class Plea:
    """Somebody asks for a bot's chair: who, which, since when, and what those who play have said."""

    n: int  # its number at this table
    person: str
    name: str
    gender: str
    seat: int
    at: float
    yes: tuple[str, ...] = ()
    no: bool = False
    face: int = 0


# ------------------------------------------------------------------------------------------------------------- looking


def players(table: Table) -> set[str]:
    """The people who play: those for whom no bot sits in."""
    return {s.person for s in table.row.seats if s.person and not s.player}


def pleas(table: Table) -> list[Plea]:
    """The requests that stand, those turned down among them; a clock that jumps makes them lapse, no more."""
    at = now()
    kept = [Plea(**(given | {"yes": tuple(given["yes"])})) for given in table.row.settings.get("pleas", ())]
    return [p for p in kept if abs(at - p.at) < LAPSES] if not table.over else []


def of_person(table: Table, person: str) -> Plea | None:
    """What somebody has asked for."""
    return next((p for p in pleas(table) if p.person == person), None)


def to_decide(table: Table, person: str) -> list[Plea]:
    """The requests that this player has not said anything to."""
    if person not in players(table):
        return []
    return [p for p in pleas(table) if not p.no and person not in p.yes and p.person != person]


def check(table: Table, person: str, seat: int, eyes: Set[int]) -> None:
    """May somebody sit there at all? Else the sentence why not."""
    if not table.started or table.over or table.seats_of(person):
        raise Sorry("seat-taken", 409)
    if seat >= len(table.row.seats) or not table.row.seats[seat].bot:
        raise Sorry("seat-taken", 409)
    if table.history.secret and eyes and seat not in eyes:
        raise Sorry("eyes-elsewhere", 409)


async def looked_from(tables: Tables, table: Table, person: str) -> frozenset[int]:
    """The chairs somebody has looked from, or a bot of theirs, or whoever's bot they are: those are the same eyes."""
    return await eyes_of(tables.store, table.id, *await kin(tables.store, person))


# ------------------------------------------------------------------------------------------------------------- sitting


async def sit(tables: Tables, table: Table, v: Visitor, name: str, seat: int) -> None:
    """Somebody wants a bot's chair: they have it at once where nothing is hidden, else those who play are asked."""
    eyes = await looked_from(tables, table, v.id)

    def wished() -> Change | None:
        check(table, v.id, seat, eyes)
        standing = pleas(table)
        mine = of_person(table, v.id)
        if mine is not None and mine.no:
            raise Sorry("chair-refused", 409)
        if mine is None and len([p for p in standing if not p.no]) >= MOST:
            raise Sorry("chairs-busy", 429)
        n = 1 + max((given["n"] for given in table.row.settings.get("pleas", ())), default=0)
        plea = (
            mine if mine is not None and mine.seat == seat else Plea(n, v.id, name, v.gender, seat, now(), face=v.face)
        )
        if not table.history.secret or players(table) <= set(plea.yes):
            return seated(table, plea)
        if plea is mine:
            return None
        rest = [p for p in standing if p.person != v.id]
        line = Line("*asks", name, seat, table.row.seats[seat].name)
        return Change({"settings": with_pleas(table, [*rest, plea])}, lines=[line])

    await tables.alter(table, wished)


async def decide(tables: Tables, table: Table, person: str, n: int, yes: bool) -> None:
    """What a player says to a request; Stale where nobody asks any more."""
    asked = next((p for p in pleas(table) if p.n == n), None)
    eyes = await looked_from(tables, table, asked.person) if asked is not None else frozenset()

    def wished() -> Change | None:
        plea = next((p for p in pleas(table) if p.n == n and not p.no), None)
        if plea is None or person not in players(table) or plea.person == person:
            raise Stale
        check(table, plea.person, plea.seat, eyes)
        rest = [p for p in pleas(table) if p.n != n]
        if not yes:
            line = Line("*refused", plea.name, plea.seat, table.row.seats[plea.seat].name)
            return Change({"settings": with_pleas(table, [*rest, replace(plea, no=True)])}, lines=[line])
        if person in plea.yes:
            return None
        plea = replace(plea, yes=(*plea.yes, person))
        if players(table) <= set(plea.yes):
            return seated(table, plea)
        return Change({"settings": with_pleas(table, [*rest, plea])})

    await tables.alter(table, wished)


def seated(table: Table, plea: Plea) -> Change:
    """They sit; from now on they have looked from there. Looks from when nothing was hidden do not count."""
    facts = {
        "seats": with_seats(table, {plea.seat: chair_of(table, plea)}),
        "settings": with_pleas(table, [p for p in pleas(table) if p.person != plea.person]),
    }
    blind = () if table.history.secret else (plea.person,)
    return Change(facts, lines=[Line("*sat", plea.name, plea.seat)], eyes=[(plea.person, plea.seat)], blind=blind)


def chair_of(table: Table, plea: Plea) -> SeatRow:
    """The chair of whoever asked, by a name and with a face that nobody else has here."""
    others = [s for n, s in enumerate(table.row.seats) if n != plea.seat]
    name, face = distinct(plea.name, [s.name for s in others]), free_face(plea.person, plea.face, others)
    return SeatRow(plea.person, name, plea.gender, face=face)


def with_pleas(table: Table, standing: list[Plea]) -> dict[str, Any]:
    """The table's settings with these requests."""
    rest = {k: x for k, x in table.row.settings.items() if k != "pleas"}
    return rest | {"pleas": [asdict(p) for p in standing]} if standing else rest


def with_seats(table: Table, new: Mapping[int, SeatRow]) -> tuple[SeatRow, ...]:
    """The table's chairs with these people on some of them."""
    return tuple(new.get(n, s) for n, s in enumerate(table.row.seats))


# ----------------------------------------------------------------------------------------------------- coming and going


async def get_up(tables: Tables, table: Table, person: str, by_rules: bool) -> None:
    """Somebody leaves all their chairs: bots play on there, or the rules say what becomes of them."""

    def wished() -> Change | None:
        mine = table.seats_of(person)
        if not mine:
            return None
        if not table.started:
            return Change({"seats": with_seats(table, {seat: SeatRow() for seat in mine})})
        bots = {
            seat: replace(table.row.seats[seat], person="", bot=best_bot(), sub="", hot=False, standing="auto")
            for seat in mine
        }
        entries = with_chance(table, leaving(table, mine)) if by_rules and not table.over else []
        return Change(
            {"seats": with_seats(table, bots)},
            entries,
            [Line("*left", table.row.seats[seat].name, seat) for seat in mine],
        )

    await tables.alter(table, wished)


async def sit_in(tables: Tables, table: Table, seat: int, here: Set[str]) -> None:
    """A bot sits in for somebody who is away."""

    def wished() -> Change:
        row = table.row.seats[seat] if seat < len(table.row.seats) else SeatRow()
        if not row.person or row.person in here:
            raise Sorry("not-away", 409)
        if by_post(table):
            raise Sorry("not-late", 409)
        seats = with_seats(table, {seat: replace(row, sub=best_bot())})
        return Change({"seats": seats}, lines=[Line("*sits-in", row.name, seat)])

    await tables.alter(table, wished)


async def come_back(tables: Tables, table: Table, person: str) -> None:
    """Somebody takes their seats back from the bots that sat in."""

    def wished() -> Change | None:
        mine = {n: s for n, s in enumerate(table.row.seats) if s.person == person and s.sub}
        if not mine:
            return None
        seats = with_seats(table, {n: replace(s, sub="") for n, s in mine.items()})
        return Change({"seats": seats}, lines=[Line("*back", s.name, n) for n, s in mine.items()])

    await tables.alter(table, wished)


async def rematch(tables: Tables, table: Table, host: str) -> str:
    """The same people at a new table that has begun, once; its id. Not before the end."""
    lost = table.row.settings.get("next", "")
    if lost and await tables.get(lost) is not None:
        lost = ""

    def wished() -> Change | None:
        if not table.over:
            raise Sorry("rematch-later", 409)
        if table.row.settings.get("next", "") != lost:
            return None
        settings = {k: x for k, x in table.row.settings.items() if k in ("clock", "fuse", "coach", CIRCLE)}
        made = new_table(
            table.row.game,
            host,
            [replace(s, sub="", standing="auto") for s in table.row.seats],
            table.row.options,
            opened=table.row.open,
            settings={**settings, "after": table.id},
            begun=True,
        )
        return Change({"settings": {**table.row.settings, "next": made.row.id}}, made=made)

    await tables.alter(table, wished)
    return str(table.row.settings["next"])
