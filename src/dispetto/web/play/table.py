"""One table being played: every moment that still counts, the story for the record, and what each seat may answer now."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace

from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import SealedDice
from dispetto.core.engine.table import ALL, PUBLIC, Action, Ending, Roll, State, asked, step
from dispetto.core.game import colours_of
from dispetto.core.rounds import ahead, goes_on
from dispetto.core.telling.record import Chance, Line, Record, redact, seat_names
from dispetto.core.telling.words import Person, Words
from dispetto.web.play.moments import Fuse, Moment, Refused, Stale, Wish
from dispetto.web.play.reveal import reveals
from dispetto.web.sorry import Sorry
from dispetto.web.store.log import Entry
from dispetto.web.store.rows import ChatRow, Reply, TableRow

__all__ = ["Fuse", "Moment", "Refused", "Stale", "Table", "Wish"]
RULES = 1  # the version of the rules written into records


class Table:
    """How it was set up, who sits there, and what has happened."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game = game_named(row.game)
        self.stage = self.game.stage()
        self.lock = asyncio.Lock()  # held while an answer is taken
        self.setting = asyncio.Lock()  # held while its row or seats are written
        self.stir = asyncio.Event()  # a reply has come in
        self.version = 0  # of the last entry
        self.latest = 0.0  # when it came, or when somebody took a seat back
        self.counter = 0  # of the next chance answer; never goes back
        self.undone = 0  # the version of the last undo
        self.moments: list[Moment] = []
        self.story: list[Line] = []  # every line of the record, also what was undone
        self.lines: dict[tuple[str, int, int, int], str] = {}  # narrator lines already put into words
        self.replies: dict[int, Reply] = {}  # to the question of this version
        self.chat: list[ChatRow] = []
        self.fuse: Fuse | None = None
        self.deadline = 0.0  # when the clock of whoever is asked runs out
        self.wish: Wish | None = None
        self.kept = 0  # the version of the latest snapshot
        self.mended = False  # a rule was mended on the way: the story before that is lost
        self.shown: dict[int, bool] = {}  # whether the answer of a version has shown a secret
        self.hides = False  # something has been hidden from somebody
        self.gone = False  # deleted
        if row.status != "waiting":
            self.lay_out()

    def lay_out(self) -> None:
        """The first moment: nothing has happened yet."""
        s: State = self.game.new(len(self.row.seats), self.row.options)
        self.moments = [Moment(0, None, s, ())]

    # ------------------------------------------------------------------------------------------------------- looking

    @property
    def id(self) -> str:
        """Its id in addresses."""
        return self.row.id

    @property
    def started(self) -> bool:
        """Has the game begun?"""
        return bool(self.moments)

    @property
    def state(self) -> State:
        """What lies on the table now; not to be changed."""
        return self.moments[-1].state

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return self.started and not self.state.stack

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody at the table, as sentences need them."""
        return tuple(Person(s.name or "?", s.gender) for s in self.row.seats)

    def colour(self, seat: int) -> int:
        """The colour of a seat, as pictures count them; nobody has none."""
        seats = len(self.row.seats)
        return colours_of(self.game, self.row.options, seats)[seat] if 0 <= seat < seats else seat

    @property
    def commitment(self) -> str:
        """The fingerprint of the secret seed, shown before the first roll."""
        return SealedDice(bytes.fromhex(self.row.seed)).commitment()

    @property
    def secret(self) -> bool:
        """Does anything lie on this table that not everybody may see? Then silence must not talk."""
        if not self.hides and self.started:
            true = self.game.dump(self.state)
            self.hides = any(self.game.dump(self.game.imagine(self.state, PUBLIC, seed)) != true for seed in (1, 2, 3))
        return self.hides

    @property
    def clock(self) -> tuple[float, float] | None:
        """From when until when whoever is asked may think; None where no clock runs."""
        return (self.deadline - float(self.row.settings.get("clock") or 0), self.deadline) if self.deadline else None

    def ending(self) -> Ending | None:
        """How it ended, when it has."""
        return self.game.ending(self.state) if self.over else None

    def words(self, lang: str, reader: int = PUBLIC) -> Words:
        """Sentences for one reader."""
        return Words(self.game, lang, self.people, reader)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats somebody holds."""
        return tuple(i for i, s in enumerate(self.row.seats) if person and s.person == person)

    def since(self, version: int) -> list[Moment] | None:
        """The moments after a version; None when that version does not count any more."""
        if version < self.undone or version > self.version:
            return None
        return [m for m in self.moments if m.version > version]

    def at(self, version: int) -> int:
        """The index of the moment of a version; BadInput where there is none."""
        for i, m in enumerate(self.moments):
            if m.version == version:
                return i
        raise Sorry("no-moment", 400, n=version)

    def sentence(self, moment: Moment, n: int, lang: str, reader: int) -> str:
        """What the narrator says of one event of a moment."""
        key = (lang, reader, moment.version, n)
        if key not in self.lines:
            self.lines[key] = self.words(lang, reader).event(moment.state, moment.events[n])
        return self.lines[key]

    # ------------------------------------------------------------------------------------------- who is asked, and what

    @property
    def in_round(self) -> bool:
        """Is the open question one of a round, even if only one seat is left in it?"""
        ask = asked(self.state)
        return ask is not None and ask.in_round()

    @property
    def sealed(self) -> bool:
        """Is the open question one whose answer the others do not see: a bet, an entry?"""
        ask = asked(self.state)
        return ask is not None and ask.known_to(self.state) != ALL

    @property
    def party(self) -> tuple[int, ...]:
        """The seats that are asked now, in the engine's order."""
        ask = asked(self.state)
        return () if ask is None or isinstance(ask, Roll) else tuple(ask.party(self.state))

    def owing(self) -> list[int]:
        """The seats that still owe an answer."""
        return [seat for seat in self.party if not self.replies.get(seat, Reply()).done]

    def seen(self, seat: int) -> State:
        """The table as a seat has it before it: in a round its own question, with the parts it has said."""
        s = self.state
        if seat not in self.party:
            return s
        if seat != self.party[0]:
            s = ahead(self.game, s, seat)
        reply = self.replies.get(seat, Reply())
        if reply.codes and not reply.done:
            s = self.game.clone(s)
            for code in reply.codes:
                step(s, self.game.actions[code])
        return s

    def real(self, s: State) -> bool:
        """Is the open question one that its seat has to think about? Else it answers itself."""
        ask = asked(s)
        if ask is None or isinstance(ask, Roll):
            return False
        return len(ask.legal(s)) > 1 or type(ask).__name__ in self.stage.rituals

    def passes(self, seat: int) -> bool:
        """Has this seat said that it passes in every round of this turn?"""
        given = self.row.seats[seat].standing.partition("pass:")[2]
        if not given.isdigit():
            return False
        later = self.since(int(given)) or []
        return int(given) >= self.undone and not any(e.kind in self.stage.turns for m in later for e in m.events)

    def only_if(self, seat: int) -> bool:
        """Does this seat want to be asked only where it has a choice? Who says nothing does, unless another's eyes could learn from it."""
        own = self.row.seats[seat]
        if own.standing == "auto":
            return all(other.player or other.person == own.person for other in self.row.seats)
        return own.standing.startswith("can")

    def completed(self, s: State, codes: Sequence[int]) -> tuple[tuple[int, ...], bool]:
        """These parts and those that follow without a choice; and whether that is all."""
        said = list(codes)
        s = self.game.clone(s)
        before = asked(s)
        step(s, self.game.actions[said[-1]])
        while before is not None and goes_on(before, ask := asked(s)):
            assert ask is not None
            offers = ask.legal(s)
            if len(offers) > 1:
                return tuple(said), False
            said.append(offers[0].code)
            before = ask
            step(s, offers[0])
        return tuple(said), True

    # ------------------------------------------------------------------------------------------------------ changing

    def apply(self, entry: Entry) -> None:
        """Let one entry of the log happen."""
        self.version = entry.version
        self.latest = entry.at
        self.replies = {}
        self.wish = None
        self.fuse = None
        self.deadline = 0.0
        if entry.kind == "mended":
            self.moments = [Moment(entry.version, None, self.game.load(entry.data["state"]), ())]
            self.story, self.mended = [], True
            self.counter, self.undone = entry.data["counter"], entry.version
            self.lines.clear()
            return
        if entry.kind == "undo":
            before = self.moments[-1].lines
            del self.moments[max(1, len(self.moments) - entry.code) :]
            self.story.append(Line("undo", str(before - self.moments[-1].lines)))
            self.undone = entry.version
            self.lines.clear()
            return
        told = self.line(entry)
        if told is not None:
            self.story.append(told)
        length = self.moments[-1].lines + (told is not None)
        s = self.game.clone(self.state)
        s.events = []
        if entry.kind == "leaves":
            self.game.leave(s, entry.seat)
        else:
            step(s, self.game.actions[entry.code])
        if entry.kind == "chance" and "counter" in entry.data:
            self.counter = entry.data["counter"] + 1
        events, s.events = tuple(s.events or ()), None
        self.hides = self.hides or any(e.known_to != ALL for e in events)
        self.moments.append(Moment(entry.version, entry, s, events, length))

    def line(self, entry: Entry) -> Line | None:
        """The line of an entry in the record; None for a part that joins the line before it."""
        names = seat_names(len(self.row.seats))
        if entry.kind == "leaves":
            return Line(names[entry.seat], "leaves")
        ask = asked(self.state)
        assert ask is not None
        text = self.game.text(self.state, ask, self.game.actions[entry.code], names)
        if isinstance(ask, Roll):
            d = entry.data
            how = Chance(d["counter"], tuple(d["weights"]), d["pick"]) if "counter" in d else None
            return Line(ask.actor(), text, how)
        if ask.part() > 0 and self.story:
            self.story[-1] = Line(self.story[-1].who, f"{self.story[-1].text} {text}")
            return None
        return Line(names[ask.seat], text)

    def with_chance(self, first: Sequence[Entry]) -> list[Entry]:
        """These entries, and after them whatever chance has to answer."""
        entries = list(first)
        now = time.time()
        s = self.game.clone(self.state)
        for entry in entries:
            if entry.kind == "leaves":
                self.game.leave(s, entry.seat)
            else:
                step(s, self.game.actions[entry.code])
        dice = SealedDice(bytes.fromhex(self.row.seed), self.nonces, self.counter)
        while isinstance(ask := asked(s), Roll):
            odds = ask.odds(s)
            counter = dice.counter
            pick = dice.pick(odds)
            action = ask.legal(s)[pick]
            data = {"counter": counter, "weights": list(odds), "pick": pick}
            entries.append(Entry(self.version + len(entries) + 1, "chance", -1, action.code, data, now))
            step(s, action)
        return entries

    @property
    def nonces(self) -> tuple[str, ...]:
        """What the seats added to the seed before the first roll."""
        return tuple(self.row.settings.get("nonces", ()))

    def action(self, code: int) -> Action:
        """A row of the action table; BadInput when there is none."""
        if not 0 <= code < len(self.game.actions):
            raise Sorry("no-answer", 400, game=self.game.name, n=code)
        return self.game.actions[code]

    def fed(self) -> list[Entry]:
        """The answers of a round in the engine's order, each checked again; the default for whoever gave none."""
        entries: list[Entry] = []
        s = self.game.clone(self.state)
        party, depth = self.party, len(s.stack)
        for i, seat in enumerate(party):
            ask = asked(s)
            if ask is None or isinstance(ask, Roll) or ask.seat != seat:
                break
            if i and (len(s.stack) != depth or tuple(ask.party(s)) != party[i:]):
                break
            reply = self.replies.get(seat, Reply())
            codes = self.checked(s, reply.codes) if reply.done else ()
            data = {} if codes else {"by": "time"}
            for code in codes or self.defaults(s):
                entries.append(Entry(self.version + len(entries) + 1, "answer", seat, code, data, time.time()))
                step(s, self.game.actions[code])
        return entries

    def first_hand(self, seat: int, codes: Sequence[int]) -> list[Entry]:
        """Where the first hand counts: the default of those asked before, then this answer; nothing where it has to wait for the others."""
        ask = asked(self.state)
        if (
            ask is None
            or not ask.first_come(self.state)
            or tuple(codes) == self.defaults(ahead(self.game, self.state, seat))
        ):
            return []
        said: list[tuple[int, int, str]] = []
        s = self.game.clone(self.state)
        for other in self.party[: self.party.index(seat)]:
            for code in self.defaults(s):
                said.append((other, code, "first"))
                step(s, self.game.actions[code])
        said += [(seat, code, "") for code in codes]
        now, after = time.time(), self.version + 1
        return [
            Entry(after + n, "answer", who, code, {"by": by} if by else {}, now)
            for n, (who, code, by) in enumerate(said)
        ]

    def checked(self, s: State, codes: Sequence[int]) -> tuple[int, ...]:
        """These parts, if each of them is on offer when its turn comes; else nothing."""
        s = self.game.clone(s)
        for n, code in enumerate(codes):
            ask = asked(s)
            if ask is None or (n and ask.part() == 0) or self.game.actions[code] not in ask.legal(s):
                return ()
            step(s, self.game.actions[code])
        return tuple(codes)

    def defaults(self, s: State) -> tuple[int, ...]:
        """The default answer with all its parts."""
        s = self.game.clone(s)
        codes: list[int] = []
        while True:
            before = asked(s)
            assert before is not None
            a = self.game.default(s)
            codes.append(a.code)
            step(s, a)
            if not goes_on(before, asked(s)):
                return tuple(codes)

    # ---------------------------------------------------------------------------------------------------------- undo

    def free_undo(self, seat: int) -> int:
        """How many moments a seat may take back freely: none beyond another's answer, a chance draw or a secret shown."""
        best = 0
        for back in range(1, len(self.moments)):
            m, before = self.moments[-back], self.moments[-back - 1]
            assert m.entry is not None
            if m.entry.kind != "answer" or m.entry.seat != seat or self.showed(m, before):
                break
            if self.begins(before.state):
                best = back
        return 0 if self.over else best

    def showed(self, m: Moment, before: Moment) -> bool:
        """Has the answer of this moment shown a secret to anybody?"""
        if not m.events or not self.secret:
            return False
        if m.version not in self.shown:
            assert m.entry is not None
            a = self.game.actions[m.entry.code]
            self.shown[m.version] = reveals(self.game, before.state, a, m.state, len(self.row.seats))
        return self.shown[m.version]

    def far_undo(self, seat: int) -> int:
        """How many moments lie after the last choice of this seat; 0 where there was none."""
        for back in range(1, len(self.moments)):
            m, before = self.moments[-back], self.moments[-back - 1]
            assert m.entry is not None
            if m.entry.kind == "answer" and m.entry.seat == seat and self.begins(before.state):
                return 0 if self.over else back
        return 0

    def begins(self, s: State) -> bool:
        """Is this where somebody began to answer a real question?"""
        ask = asked(s)
        return ask is not None and ask.part() == 0 and self.real(s)

    # -------------------------------------------------------------------------------------------------------- record

    def record(self, reader: int = PUBLIC) -> Record:
        """The game as a file: whole when it is over, else what this reader may know; BadInput where there is none."""
        if self.mended:
            raise Sorry("record-mended", 409)
        extra = {"table": self.row.name}
        if self.row.settings.get("what_if"):
            extra["what_if"] = self.row.settings["what_if"]
        made = Record(
            self.game.name,
            RULES,
            tuple(p.name for p in self.people),
            dict(self.game.chosen(self.moments[0].state)),
            tuple(self.story),
            self.commitment,
            self.nonces,
            extra=extra,
        )
        ending = self.ending()
        if ending is None:
            return redact(self.game, made, reader)
        return replace(made, seed=self.row.seed, places=ending.places, scores=ending.scores, end_rule=ending.rule)
