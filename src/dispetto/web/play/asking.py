"""Who is asked now, and what each has said so far: one seat, or a whole round at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dispetto.core.engine.table import ALL, Ask, Roll, State, asked, step
from dispetto.core.game import Game
from dispetto.core.rounds import ahead
from dispetto.web.play.history import History
from dispetto.web.play.utterances import is_real
from dispetto.web.store.rows import Reply

NOTHING = Reply()  # what a seat has said that has said nothing


@dataclass(eq=False)
class Question:
    """The open question of a state, looked at once: every page of a table asks the same of it."""

    state: State
    ask: Ask[Any] | None
    party: tuple[int, ...]  # the seats that are asked, in the engine's order
    in_round: bool
    seen: dict[tuple[int, tuple[int, ...]], State] = field(default_factory=dict)  # by seat, after these parts
    real: dict[int, tuple[State, bool]] = field(default_factory=dict)  # by seat: has it to think?

    @classmethod
    def of(cls, s: State) -> Question:
        """The one that is open there."""
        ask = asked(s)
        party = () if ask is None or isinstance(ask, Roll) else tuple(ask.party(s))
        return cls(s, ask, party, ask is not None and ask.in_round())

    def after(self, game: Game[Any, Any], seat: int, codes: tuple[int, ...]) -> State:
        """The table as a seat that is asked has it before it after these parts of an answer, played out once."""
        if (seat, codes) not in self.seen:
            s = self.state if seat == self.party[0] else ahead(game, self.state, seat)
            if codes:
                s = game.clone(s)
                for code in codes:
                    step(s, game.actions[code])
            self.seen[seat, codes] = s
        return self.seen[seat, codes]

    def is_real(self, game: Game[Any, Any], seat: int, s: State) -> bool:
        """Has this seat to think about what it has before it? Looked for once."""
        known = self.real.get(seat)
        if known is None or known[0] is not s:
            known = self.real[seat] = s, is_real(game, s)
        return known[1]


class Asking:
    """The open question of a table and the replies to it; the engine hears them when all is said."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.replies: dict[int, Reply] = {}  # to the question of this version
        self.elsewhere = False  # was the latest of them said to another worker?
        self.notes: dict[int, dict[str, Any]] = {}  # what is to be written down with the answer of a seat
        self.known: Question | None = None  # the last one that was looked at

    # ------------------------------------------------------------------------------------------------- who is asked

    @property
    def open(self) -> Question:
        """The open question."""
        s, known = self.history.state, self.known
        if known is None or known.state is not s:
            known = self.known = Question.of(s)
        return known

    @property
    def in_round(self) -> bool:
        """Is the open question one of a round, even if only one seat is left in it?"""
        return self.open.in_round

    @property
    def sealed(self) -> bool:
        """Is the open question one whose answer the others do not see: a bet, an entry?"""
        ask = self.open.ask
        return ask is not None and ask.known_to(self.history.state) != ALL

    @property
    def party(self) -> tuple[int, ...]:
        """The seats that are asked now, in the engine's order."""
        return self.open.party

    def owing(self) -> list[int]:
        """The seats that still owe an answer."""
        said = self.replies
        return [seat for seat in self.open.party if seat not in said or not said[seat].done]

    def thinks(self, seat: int) -> bool:
        """Does this seat still owe an answer that it has to think about? Else it answers itself."""
        question, reply = self.open, self.replies.get(seat, NOTHING)
        if reply.done or seat not in question.party:
            return False
        return question.is_real(self.history.game, seat, self.seen_after(seat, reply.codes))

    # ------------------------------------------------------------------------------------------------- what was said

    def reply(self, seat: int) -> Reply:
        """What a seat has said so far."""
        return self.replies.get(seat, NOTHING)

    def said(self, seat: int, reply: Reply, elsewhere: bool = False) -> None:
        """A seat has said something, or taken a part of it back, here or to another worker."""
        self.replies[seat] = reply
        self.elsewhere = elsewhere

    def said_on_disk(self, replies: Mapping[int, Reply]) -> None:
        """What all seats have said is what the store knows of: other workers have heard some of it."""
        self.replies = dict(replies)

    def note(self, seat: int, note: dict[str, Any]) -> None:
        """This is to be written down with the seat's answer; nothing where it is empty."""
        self.notes[seat] = note

    def new_question(self) -> None:
        """Nobody has said anything yet."""
        self.replies = {}
        self.notes = {}
        self.elsewhere = False

    def forget(self) -> None:
        """What was looked at is looked at again when it is needed."""
        self.known = None

    def seen(self, seat: int) -> State:
        """The table as a seat has it before it: in a round its own question, with the parts it has said."""
        reply = self.reply(seat)
        return self.seen_after(seat, () if reply.done else reply.codes)

    def seen_after(self, seat: int, codes: Sequence[int]) -> State:
        """The table as a seat would have it before it after these parts of an answer; not to be changed."""
        question = self.open
        s, party = question.state, question.party
        if seat not in party or (seat == party[0] and not codes):
            return s
        return question.after(self.history.game, seat, tuple(codes))
