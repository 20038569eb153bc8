"""A live table as messages for somebody's program: the shapes of `core/telling/messages`, told to one reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from dispetto.core.telling import messages
from dispetto.core.telling.messages import Chair, ChatLine, SeatsChanged, TableFull, TableState
from dispetto.web.pages.lines import to_seat
from dispetto.web.pages.phrases import tongue
from dispetto.web.play.live import burning
from dispetto.web.play.moments import Moment
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.store.rows import ChatRow

SHOWN_CHAT = 30  # lines in what is told first
Status = Literal["waiting", "playing", "over"]


@dataclass(frozen=True, kw_only=True)
class TableBrief:
    """One of somebody's tables: is it their turn there?"""

    type: Literal["table"] = "table"
    id: str
    name: str
    game: str
    link: str
    status: Status
    host: bool
    seat: int | None
    yours: bool
    version: int


def own(table: Table, seat: int) -> bool:
    """Is this seat asked, and has it not answered yet?"""
    mine = seat in table.asking.party and not table.asking.reply(seat).done if table.started else False
    return mine and not table.row.seats[seat].player


def status_of(table: Table) -> Status:
    """How far it has come."""
    return "over" if table.over else "playing" if table.started else "waiting"


def brief(table: Table, reader: Reader, link: str) -> TableBrief:
    """A line of a list."""
    return TableBrief(
        id=table.id,
        name=table.row.name,
        game=table.row.game,
        link=link,
        status=status_of(table),
        host=table.row.host == reader.person,
        seat=reader.seat if reader.seat >= 0 else None,
        yours=own(table, reader.seat),
        version=table.version,
    )


def chairs(table: Table, reader: Reader) -> list[Chair]:
    """Who sits where."""
    return [
        Chair(seat=n, name=s.name, bot=s.player, free=s.free, you=bool(s.person) and s.person == reader.person)
        for n, s in enumerate(table.row.seats)
    ]


def seats(table: Table, reader: Reader) -> SeatsChanged:
    """Who sits where, and what is played."""
    return SeatsChanged(
        status=status_of(table),
        seat=reader.seat if reader.seat >= 0 else None,
        seats=chairs(table, reader),
        options=dict(table.row.options),
    )


def chat(table: Table, c: ChatRow, reader: Reader) -> ChatLine:
    """Something somebody said, or what the table itself has to say."""
    own = c.person.startswith("*")
    text = tongue(reader.lang)(c.person[1:], who=c.name, other=c.text) if own else c.text
    return ChatLine(n=c.n, name="" if own else c.name, seat=c.seat if c.seat >= 0 else None, text=str(text))


def happened(table: Table, moments: Sequence[Moment], reader: Reader) -> list[messages.Happened]:
    """What these moments brought, as the reader may know it."""
    words, seat = to_seat(table, reader.lang), reader.seat
    return [
        messages.happened(table.game, e, seat, table.narrator.sentence([(m, n)], words, reader.lang, seat))
        for m in moments
        for n, e in enumerate(m.events)
    ]


def stamp(table: Table, reader: Reader) -> tuple[Any, ...]:
    """All that a state is made of, for this reader: as long as it is the same, so is the state."""
    said = table.asking.reply(reader.seat) if reader.seat >= 0 else None
    return table.version, reader.seat, said, own(table, reader.seat), burning(table), table.over


def state(table: Table, reader: Reader, since: int = -1) -> TableState:
    """How it stands, and what has happened since a version."""
    seat, s = reader.seat, table.asking.seen(reader.seat)
    later = table.history.since(since) if since >= 0 else None
    burn = burning(table)
    return messages.state_of(
        table.game,
        s,
        seat,
        table.words(reader.lang, seat),
        version=table.version,
        after=since if later is not None else -1,
        asked=table.asking.party,
        yours=own(table, seat),
        said=table.asking.reply(seat).codes,
        deadline=round(burn[1], 3) if burn is not None else None,
        events=happened(table, later or (), reader),
        view=table.view(s, seat),
    )


def full(table: Table, reader: Reader, link: str, since: int = -1) -> TableFull:
    """Everything there is."""
    return TableFull(
        id=table.id,
        name=table.row.name,
        link=link,
        game=table.row.game,
        status=status_of(table),
        host=table.row.host == reader.person,
        seat=reader.seat if reader.seat >= 0 else None,
        seats=chairs(table, reader),
        options=dict(table.row.options),
        commitment=table.commitment,
        chat=[chat(table, c, reader) for c in table.chat[-SHOWN_CHAT:]],
        state=state(table, reader, since) if table.started else None,
    )


class Telling:
    """What one reader has been told of a table, and what is new."""

    def __init__(self, table: Table, reader: Callable[[], Reader], link: str) -> None:
        self.table = table
        self.reader = reader
        self.link = link
        self.version = -1
        self.heard = 0  # the last line of chat
        self.stamp: tuple[Any, ...] = ()
        self.seats: SeatsChanged | None = None

    def first(self, since: int) -> TableFull:
        """Everything, once."""
        reader = self.reader()
        self.note(reader)
        self.seats = seats(self.table, reader)
        self.heard = self.table.chat[-1].n if self.table.chat else 0
        return full(self.table, reader, self.link, since)

    def note(self, reader: Reader) -> None:
        """The reader knows how it stands."""
        if self.table.started:
            self.stamp, self.version = stamp(self.table, reader), self.table.version

    def news(self) -> list[messages.Message]:
        """What the reader has not been told."""
        reader, table = self.reader(), self.table
        found: list[messages.Message] = []
        now = seats(table, reader)
        if now != self.seats:
            self.seats = now
            found.append(now)
        for c in [c for c in table.chat if c.n > self.heard]:
            self.heard = c.n
            found.append(chat(table, c, reader))
        if table.started and stamp(table, reader) != self.stamp:
            before = self.version if self.version >= 0 else 0
            self.note(reader)
            found.append(state(table, reader, before))
        return found


def as_json(message: Any) -> dict[str, Any]:
    """A message as plain data."""
    return cast(dict[str, Any], messages.plain(message))
