"""Who is asked now, and what each has said so far: one seat, or a whole round at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dispetto.core.engine.table import ALL, Roll, State, asked, step
from dispetto.core.rounds import ahead
from dispetto.web.play.history import History
from dispetto.web.store.rows import Reply


class Asking:
    """The open question of a table and the replies to it; the engine hears them when all is said."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.replies: dict[int, Reply] = {}  # to the question of this version
        self.elsewhere = False  # was the latest of them said to another worker?

    # ------------------------------------------------------------------------------------------------- who is asked

    @property
    def in_round(self) -> bool:
        """Is the open question one of a round, even if only one seat is left in it?"""
        ask = asked(self.history.state)
        return ask is not None and ask.in_round()

    @property
    def sealed(self) -> bool:
        """Is the open question one whose answer the others do not see: a bet, an entry?"""
        ask = asked(self.history.state)
        return ask is not None and ask.known_to(self.history.state) != ALL

    @property
    def party(self) -> tuple[int, ...]:
        """The seats that are asked now, in the engine's order."""
        ask = asked(self.history.state)
        return () if ask is None or isinstance(ask, Roll) else tuple(ask.party(self.history.state))

    def owing(self) -> list[int]:
        """The seats that still owe an answer."""
        return [seat for seat in self.party if not self.reply(seat).done]

    # ------------------------------------------------------------------------------------------------- what was said

    def reply(self, seat: int) -> Reply:
        """What a seat has said so far."""
        return self.replies.get(seat, Reply())

    def said(self, seat: int, reply: Reply, elsewhere: bool = False) -> None:
        """A seat has said something, or taken a part of it back, here or to another worker."""
        self.replies[seat] = reply
        self.elsewhere = elsewhere

    def said_on_disk(self, replies: Mapping[int, Reply]) -> None:
        """What all seats have said is what the store knows of: other workers have heard some of it."""
        self.replies = dict(replies)

    def new_question(self) -> None:
        """Nobody has said anything yet."""
        self.replies = {}
        self.elsewhere = False

    def seen(self, seat: int) -> State:
        """The table as a seat has it before it: in a round its own question, with the parts it has said."""
        reply = self.reply(seat)
        return self.seen_after(seat, () if reply.done else reply.codes)

    def seen_after(self, seat: int, codes: Sequence[int]) -> State:
        """The table as a seat would have it before it after these parts of an answer."""
        s, party = self.history.state, self.party
        if seat not in party:
            return s
        game = self.history.game
        if seat != party[0]:
            s = ahead(game, s, seat)
        if codes:
            s = game.clone(s)
            for code in codes:
                step(s, game.actions[code])
        return s
