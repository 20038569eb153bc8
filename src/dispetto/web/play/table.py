"""One table being played: how it was set up, who sits there,
and the parts that know what has happened and who is asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from copy import copy
from typing import Any

from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import SealedDice
from dispetto.core.engine.table import PUBLIC, Action, State
from dispetto.core.game import colours_of
from dispetto.core.telling.record import LESSON, Record
from dispetto.core.telling.words import Person, Words
from dispetto.web.play.asking import Asking
from dispetto.web.play.clocks import Clocks
from dispetto.web.play.company import faces
from dispetto.web.play.gossip import Gossip
from dispetto.web.play.history import History
from dispetto.web.play.narrator import Narrator
from dispetto.web.play.story import Story
from dispetto.web.play.undo import Undo
from dispetto.web.sorry import Sorry
from dispetto.web.store.log import Entry
from dispetto.web.store.rows import ChatRow, Save, TableRow

IMPORTED = "imported"  # the setting of a game that was brought from a file: SEALED or OPEN, by what can be checked
MOST_CHAT = 200  # lines of chat kept in memory
MOST_VIEWS = 32  # that are kept while something happens


class Table:
    """A table changes in three ways only: an entry of the log happens, its row is written, somebody speaks."""

    def __init__(self, row: TableRow, whole: bool = False) -> None:
        self.row = row
        self.whole = whole  # it keeps all its moments and its story: for whoever looks back
        self.game = game_named(row.game)
        self.stage = self.game.stage()
        self.stage.seated(faces(row.seats))
        self.lock = asyncio.Lock()  # held while an answer is taken
        self.setting = asyncio.Lock()  # held while its row or seats are written
        self.stir = asyncio.Event()  # a reply has come in
        self.history = History(self.game)  # the moments that count
        self.asking = Asking(self.history)  # who is asked, and what has been said to it
        self.undo = Undo(self.history)
        self.clocks = Clocks()
        self.story = Story(self.history, len(row.seats))  # the record
        self.narrator = Narrator()
        self.gossip = Gossip(self.history, self.stage)  # who harmed whom, and what bots say of it
        self.tongues: dict[tuple[str, int], Words] = {}  # whoever puts things into words here, by language and reader
        self.colours: Sequence[int] = ()  # of the seats, once somebody has asked
        self.holds: dict[str, tuple[int, ...]] = {}  # the seats of everybody who was asked for
        self.answering: frozenset[str] | None = None  # the people who answer for themselves, once somebody has asked
        self.views: dict[tuple[int, int], tuple[State, Any]] = {}  # the latest, by state and seat
        self.chat: list[ChatRow] = []
        self.hurry: set[str] = set()  # people who want it to run on until they are asked
        self.gone = False  # deleted
        if row.status != "waiting":
            self.lay_out()

    # ------------------------------------------------------------------------------------------------------- looking

    @property
    def id(self) -> str:
        """Its id in addresses."""
        return self.row.id

    @property
    def version(self) -> int:
        """Of the last entry of its log."""
        return self.history.version

    @property
    def started(self) -> bool:
        """Has the game begun?"""
        return self.history.started

    @property
    def state(self) -> State:
        """What lies on the table now; not to be changed."""
        return self.history.state

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return self.history.over

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody at the table, as sentences need them."""
        return tuple(Person(s.name or "?", s.gender) for s in self.row.seats)

    @property
    def commitment(self) -> str:
        """The fingerprint of the secret seed, shown before the first roll; a game brought from a file may have none."""
        return SealedDice(bytes.fromhex(self.row.seed)).commitment() if self.row.seed else ""

    @property
    def nonces(self) -> tuple[str, ...]:
        """What the seats added to the seed before the first roll."""
        return tuple(self.row.settings.get("nonces", ()))

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats somebody holds."""
        if person not in self.holds:
            self.holds[person] = tuple(i for i, s in enumerate(self.row.seats) if person and s.person == person)
        return self.holds[person]

    @property
    def answerers(self) -> frozenset[str]:
        """The people who answer for a seat themselves."""
        if self.answering is None:
            self.answering = frozenset(s.person for s in self.row.seats if not s.player)
        return self.answering

    def view(self, s: State, seat: int) -> Any:
        """What a seat may see of one of this table's states; made once, and not to be changed."""
        key = (id(s), seat)
        found = self.views.get(key)
        if found is None or found[0] is not s:
            while len(self.views) >= MOST_VIEWS:
                del self.views[next(iter(self.views))]
            found = self.views[key] = s, self.game.view(s, seat)
        return found[1]

    def colour(self, seat: int) -> int:
        """The colour of a seat, as pictures count them; nobody has none."""
        if not 0 <= seat < len(self.row.seats):
            return seat
        if not self.colours:
            self.colours = colours_of(self.game, self.row.options, len(self.row.seats))
        return self.colours[seat]

    def words(self, lang: str, reader: int = PUBLIC) -> Words:
        """Sentences for one reader."""
        if (lang, reader) not in self.tongues:
            self.tongues[lang, reader] = Words(self.game, lang, self.people, reader)
        return self.tongues[lang, reader]

    def action(self, code: int) -> Action:
        """A row of the action table; BadInput when there is none."""
        if not 0 <= code < len(self.game.actions):
            raise Sorry("no-answer", 400, game=self.game.name, n=code)
        return self.game.actions[code]

    def record(self, reader: int = PUBLIC) -> Record:
        """The game as a file: whole when it is over, else what this reader may know; BadInput where there is none.
        A table that does not keep its story (`Pasts.whole`) has none.
        """
        if not self.whole:
            raise Sorry("record-mended", 409)
        extra = {"table": self.row.name}
        if self.row.settings.get("what_if"):
            extra["what_if"] = self.row.settings["what_if"]
        if self.row.settings.get(LESSON):
            extra[LESSON] = self.row.settings[LESSON]
        if self.row.settings.get(IMPORTED):
            extra[IMPORTED] = self.row.settings[IMPORTED]
        names = [p.name for p in self.people]
        return self.story.record(names, self.commitment, self.nonces, self.row.seed, extra, reader)

    # ------------------------------------------------------------------------------------------------------ changing

    def lay_out(self) -> None:
        """Everything lies ready: the first moment."""
        self.history.lay_out(len(self.row.seats), self.row.options)
        self.story = Story(self.history, len(self.row.seats))

    def apply(self, entry: Entry) -> None:
        """Let one entry of the log happen."""
        self.history.came(entry)
        self.asking.new_question()
        self.undo.drop()
        self.clocks.new_question(entry.at)
        if entry.kind == "mended":
            self.history.begin_anew(entry)
            self.story.lose()
            self.gossip.begin_anew()
            self.narrator.forget()
        elif entry.kind == "undo":
            self.history.go_back(entry)
            if self.whole:
                self.story.go_back()
            self.gossip.go_back()
            self.narrator.forget()
        else:
            if self.whole:
                self.story.tell(entry)
            self.history.go_on(entry, self.story.ledger.standing if self.whole else 0)
            self.gossip.hear(self.row)
            if not self.whole:
                self.history.trim()

    def begin(self, kept: Save) -> None:
        """It is woken from how it was kept."""
        self.history.begin(kept)
        self.gossip.begin(kept.version, kept.gossip)
        self.clocks.new_question(kept.at)
        if kept.mended:
            self.story.lose()

    def become(self, other: Table) -> None:
        """It stands as this one does, which was made of the same log."""
        self.history, self.story, self.gossip = other.history, other.story, other.gossip
        self.asking, self.undo = Asking(self.history), Undo(self.history)
        self.clocks.new_question(other.clocks.latest)
        self.narrator.forget()

    def take(self, deeper: Table) -> None:
        """Look as far back as this one does, unless something has happened meanwhile."""
        if self.history.take(deeper.history):
            self.gossip.take(deeper.gossip)

    def apart(self) -> Table:
        """The same table for whoever draws it on a thread: what is said there is put into words by nobody else."""
        twin = copy(self)
        twin.speak_alone()
        return twin

    def speak_alone(self) -> None:
        """A copy has its own words."""
        self.narrator, self.tongues, self.views = Narrator(), {}, {}

    def doze(self) -> None:
        """Nothing has happened here for a while: little is enough until it does."""
        self.history.doze()
        self.gossip.let_go()
        self.rest()

    def rest(self) -> None:
        """Nobody is shown anything now: what was made of how it stands is made again when it is needed."""
        self.asking.forget()
        self.views.clear()
        self.narrator.forget()

    def set_up(self, row: TableRow) -> None:
        """Its row has been written: options, settings, who sits where and how they are called."""
        self.row = row
        self.stage.seated(faces(row.seats))
        self.colours = ()
        self.holds, self.answering = {}, None
        self.tongues.clear()
        self.narrator.forget()

    def hear(self, said: ChatRow) -> None:
        """Somebody said something, or the table itself."""
        self.chat.append(said)
        del self.chat[:-MOST_CHAT]

    def heard(self, chat: Sequence[ChatRow]) -> None:
        """All that was said lately, as the store has it."""
        self.chat = list(chat)

    def vanish(self) -> None:
        """It was deleted, and whoever waits here need not wait any more."""
        self.gone = True
        self.stir.set()
