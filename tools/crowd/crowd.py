"""People at tables: four sockets a table, one answer after the other, and what everybody waited for."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from tools.crowd.server import get
from tools.crowd.tables import Place
from tools.crowd.wire import Choice, Page, Wire

FIRST_WAIT, LONGEST_WAIT = 0.15, 1.0  # seconds before a page tries again, as table.js has it
GIVE_UP = 15.0  # seconds after which an answer that nobody saw counts as stuck
HEARTBEAT = b"hb"


@dataclass
class Tally:
    """What has been counted since the last time it was emptied."""

    answers: int = 0  # acknowledged
    parts: int = 0  # of these: not the last word of a question, so that only who spoke is told
    refused: int = 0
    stuck: int = 0
    unsure: int = 0  # the line was cut before whoever spoke knew
    late: int = 0  # a table's turn came while its last answer was still on the way
    games: int = 0  # that ended
    waits: list[float] = field(default_factory=list)  # seconds from an answer to everybody's push
    pushes: dict[str, list[int]] = field(default_factory=dict)  # bytes, by game
    small: list[int] = field(default_factory=list)  # messages that say nothing of how the table stands
    firsts: list[int] = field(default_factory=list)  # the first message of a page
    backs: list[float] = field(default_factory=list)  # when, on our clock, a page that was cut off had all it needs


@dataclass(frozen=True)
class Said:
    """An answer on its way, or acknowledged."""

    table: str
    seat: int
    choice: Choice
    began: float


class Player:
    """One page of one person."""

    def __init__(self, party: Party, seat: int, cookie: str, port: int) -> None:
        self.party, self.seat, self.cookie, self.port = party, seat, cookie, port
        self.page = Page()
        self.wire: Wire | None = None
        self.wait = FIRST_WAIT
        self.fresh = True  # nothing has come by this socket yet
        self.came = False  # has this page ever been opened?
        self.timer: asyncio.TimerHandle | None = None

    @property
    def there(self) -> bool:
        """Does this page show how its table stands?"""
        return self.wire is not None and self.wire.open and not self.fresh

    def sit(self) -> None:
        """Open the socket, soon."""
        self.timer, self.came = None, True
        self.party.crowd.soon(self.connect())

    async def connect(self) -> None:
        """One attempt; `gone` arranges the next."""
        table = self.party.place.id
        path = f"/t/{table}/live?have=1&seen={self.page.seq}&heard=0&layout=wide&lang=en"
        wire = Wire(path, self.cookie, self.heard, self.gone)
        wire.first = [json.dumps({"have": self.page.have(), "look": self.page.seen_as})]
        self.fresh, self.wire = True, wire
        try:
            await asyncio.get_running_loop().create_connection(lambda: wire, "127.0.0.1", self.port)
        except OSError:
            self.gone(0)

    def gone(self, _code: int) -> None:
        """The line is dead: try again, as a page does."""
        self.wire = None
        self.party.lost()
        if self.party.crowd.closed or self.timer is not None:
            return
        delay = self.wait * (0.5 + random.random() / 2)
        self.wait = min(self.wait * 2, self.party.crowd.longest_wait)
        self.timer = asyncio.get_running_loop().call_later(delay, self.sit)

    def heard(self, data: bytes) -> None:
        """A message of the server."""
        if data == HEARTBEAT:
            return
        crowd = self.party.crowd
        message = json.loads(data)
        if "no" in message:
            self.party.refused(self, str(message["no"]))
            return
        same = "same" in message  # what the page shows is how the table stands
        if not self.page.take(message) and not same:
            crowd.tally.small.append(len(data))
            return
        if self.fresh:
            self.fresh, self.wait = False, FIRST_WAIT
            crowd.tally.firsts.append(len(data))
            crowd.tally.backs.append(time.perf_counter())
        else:
            crowd.tally.pushes.setdefault(self.party.place.game, []).append(len(data))
        self.party.moved(self)


class Party:
    """A table and its four people; one of them answers at a time."""

    def __init__(self, crowd: Crowd, place: Place, ports: Sequence[int]) -> None:
        self.crowd, self.place = crowd, place
        self.players = [Player(self, n, cookie, ports[n % len(ports)]) for n, cookie in enumerate(place.cookies)]
        self.said: Said | None = None
        self.before: Said | None = None  # the one before that, which may still be refused: the page has moved on first
        self.noted = False  # has whoever said it seen that it was heard?
        self.doubt = ("", -1)  # a table and a version to which something was said of which nobody knows what became
        self.unseen: set[int] = set()  # the seats whose page does not show it yet
        self.answered = 0
        self.ending = False

    def sit(self) -> None:
        """Everybody opens the page."""
        for player in self.players:
            player.sit()

    def answer(self) -> bool:
        """Somebody who is asked says something; False where nobody can."""
        if self.ending or len({p.page.seq if p.there else -1 for p in self.players}) > 1:
            return False  # somebody is away, or has not seen yet what the others see
        able = [p for p in self.players if p.there and p.page.open_choices()]
        if not able:
            return False
        player = random.choice(able)
        choice = random.choice(player.page.open_choices())
        self.said = Said(self.place.id, player.seat, choice, time.perf_counter())
        self.noted = False
        self.unseen = {p.seat for p in self.players}
        assert player.wire is not None
        player.wire.send(choice.frame())
        return True

    def moved(self, player: Player) -> None:
        """A page shows something new."""
        said = self.said
        if said is not None:
            whole = player.page.seq > said.choice.seq
            if player.seat == said.seat and (whole or said.choice not in player.page.choices):
                self.heard(said)
            if whole:
                self.unseen.discard(player.seat)
                if not self.unseen:
                    self.done(said, part=False)
            elif self.noted:
                self.done(said, part=True)
        if self.said is None and not self.crowd.every:
            self.crowd.next_turn(self)
        if player.page.over and player.seat == 0 and not self.ending:
            self.ending = True
            self.crowd.soon(self.again())

    def heard(self, said: Said) -> None:
        """An answer was acknowledged: whoever gave it has seen so. From now on it must never be lost."""
        if not self.noted:
            self.noted = True
            self.answered += 1
            if self.doubt == (said.table, said.choice.seq):
                self.crowd.tally.unsure += 1  # what has happened may be what was said before
            elif self.crowd.ledger is not None:
                self.crowd.ledger.append(said)

    def done(self, said: Said, part: bool) -> None:
        """Everybody who has to has seen an answer."""
        tally = self.crowd.tally
        self.said, self.before = None, said
        tally.answers += 1
        tally.parts += part
        tally.waits.append(time.perf_counter() - said.began)

    def refused(self, player: Player, sentence: str) -> None:
        """The server would not have it."""
        said = self.said or self.before
        if said is None or player.seat != said.seat:
            return
        ledger = self.crowd.ledger
        if ledger and said in ledger:  # the table had moved on without it, and now whoever said it is told
            ledger.remove(said)
        self.said = self.before = None
        self.crowd.tally.refused += 1
        self.crowd.sentences.add(sentence)

    def lost(self) -> None:
        """A page was cut off: nobody waits for what is on its way."""
        if self.said is None:
            return
        if not self.noted:
            self.in_doubt(self.said)
        self.said = None

    def in_doubt(self, said: Said) -> None:
        """Nobody knows what became of this: it may still be on its way, with the worker that was not killed."""
        self.crowd.tally.unsure += 1
        self.doubt = (said.table, said.choice.seq)

    def told(self) -> str:
        """Where this table is, for whoever wonders why it does not go on."""
        pages = [
            f"{p.page.seq}{'' if p.there else ' away'}, {len(p.page.choices)} choices, look {p.page.seen_as}"
            for p in self.players
        ]
        return f"{self.place.id} ({self.place.game}): over {self.players[0].page.over}, said {self.said}, {pages}"

    async def again(self) -> None:
        """The game is over: the same people play another."""
        self.crowd.tally.games += 1
        first = self.players[0]
        try:
            said = await get(first.port, f"/t/{self.place.id}/rematch", first.cookie, "POST")
        except OSError:
            self.ending = False
            return
        found = [line for line in said.split(b"\r\n") if line.lower().startswith(b"location:")]
        if not found:
            self.ending = False  # asked again when the page is opened again
            if said:
                self.crowd.sentences.add(said[:200].decode(errors="replace"))
            return
        self.place = Place(found[0].decode().rpartition("/")[2], self.place.game, self.place.cookies)
        self.said, self.ending = None, False
        for player in self.players:
            player.page = Page()
            if player.wire is not None:
                player.wire.cut()
            elif player.timer is None:
                player.sit()


class Crowd:
    """All of them, and what they count; `every` seconds a table's turn comes, 0 as soon as it can answer."""

    kind: type[Party] = Party  # those who sit at a table

    def __init__(self, ports: Sequence[int], every: float, longest_wait: float = LONGEST_WAIT) -> None:
        self.ports, self.every, self.longest_wait = ports, every, longest_wait
        self.parties: list[Party] = []
        self.tally = Tally()
        self.ledger: list[Said] | None = None  # what was acknowledged, where somebody wants to look it up
        self.sentences: set[str] = set()
        self.closed = False
        self.playing = False
        self.tasks: set[asyncio.Task[None]] = set()

    def soon(self, work: object) -> None:
        """Do this when there is time."""
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def seat(self, places: Sequence[Place], patience: float = 180.0, at_once: int = 50) -> None:
        """More people come and open their pages; until all of them see their table."""
        fresh = [self.kind(self, place, self.ports) for place in places]
        self.parties += fresh
        for n in range(0, len(fresh), at_once):
            for party in fresh[n : n + at_once]:
                party.sit()
            await self.all_there(patience)
        if self.playing:
            for party in fresh:
                self.first_turn(party)

    async def all_there(self, patience: float = 180.0) -> None:
        """Until every page that was opened shows how its table stands."""
        late = time.perf_counter() + patience
        while not all(p.there for party in self.parties for p in party.players if p.came):
            if time.perf_counter() > late:
                raise RuntimeError("not everybody came in")
            await asyncio.sleep(0.02)

    def play(self) -> None:
        """From now on everybody answers."""
        self.playing = True
        for party in self.parties:
            self.first_turn(party)

    def first_turn(self, party: Party) -> None:
        """Tables begin at different moments."""
        spread = self.every or 0.05
        asyncio.get_running_loop().call_later(random.uniform(0, spread), self.turn, party)

    def turn(self, party: Party) -> None:
        """A table's turn has come, and will again."""
        if self.closed or not self.playing:
            return
        now = time.perf_counter()
        if party.said is not None and now - party.said.began > GIVE_UP:
            if not party.noted:
                party.in_doubt(party.said)
            party.said = None
            self.tally.stuck += 1
        if party.said is not None:
            self.tally.late += 1
        else:
            party.answer()
        asyncio.get_running_loop().call_later(self.every or 1.0, self.turn, party)

    def next_turn(self, party: Party) -> None:
        """Where nobody waits for a turn: at once."""
        if self.playing and not self.closed and party.said is None:
            party.answer()

    def count(self) -> Tally:
        """What has been counted; counting begins anew."""
        counted, self.tally = self.tally, Tally()
        return counted

    async def close(self) -> None:
        """Everybody goes home."""
        self.closed = True
        for party in self.parties:
            for player in party.players:
                if player.timer is not None:
                    player.timer.cancel()
                if player.wire is not None:
                    player.wire.cut()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.sleep(0)
