"""Court: a tiny interrupt game on which the contract is tried. Hidden hands, answers to cards, sealed bids.

On your turn play a card or pass; going left, everybody who could hold a Humiliation may answer it, and a Humiliation may be
humiliated. Then you draw. After each circle of turns everybody seals a bid for the head of the table. The game ends when
the deck is empty, when the banquets are over, or when one player is left; the most points win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from court import view
from court.rules import actions, banquet, drawing, pieces, replies, state, turn
from court.rules.state import Court
from court.view import View
from dispetto.core.engine.table import Ask, Ending, Frame, settle
from dispetto.core.errors import BadInput
from dispetto.core.game import Game, Option, check_seats, dump_stack, load_stack, read_options
from dispetto.core.telling.words import Words

CARD_NAMES = [card.name for card in pieces.CARDS]
FRAMES: dict[str, type[Frame[Any]]] = {
    f.__name__: f
    for f in (
        drawing.Deal,
        turn.Turn,
        turn.Choose,
        turn.Target,
        turn.HowMuch,
        replies.Poll,
        replies.Window,
        replies.Resolve,
        drawing.Refill,
        drawing.Draw,
        turn.NextTurn,
        banquet.Collect,
        banquet.Bid,
        banquet.Toast,
        banquet.Reveal,
    )
}


class CourtGame(Game[Court, View]):
    """The toy."""

    name: ClassVar[str] = "court"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = actions.MOST_SEATS
    prefix: ClassVar[str] = "CC"
    folder: ClassVar[Path] = Path(__file__).parent
    actions = actions.TABLE
    frames = FRAMES
    options = (
        Option("deck", "CC-SETUP-01", ("full", "small"), more=False),
        Option("counter", "CC-ANS-04", (True, False)),
        Option("banquets", "CC-END-03", (3, 0), text="number"),
    )
    fields = {
        "turn": "the player whose turn begins now",
        "hands": 'a table: player = ["feast", "theft"]',
        "known": "a table: player = the cards of the hand that all have seen",
        "deck": "a table: card = how many are left",
        "discard": "a table: card = how many have been used",
        "score": "a table: player = points",
    }
    verbs = {
        "pass": (),
        "lead": ("card:card",),
        "at": ("who:seat",),
        "take": ("n:n",),
        "humiliate": (),
        "bid": ("n:n",),
        "drawn": ("who:seat", "card:card"),
    }
    events = {
        "turn": (),
        "passed": (),
        "played": ("card:card", "at:seat", "n:n"),
        "answered": ("card:card", "by:seat"),
        "stopped": ("card:card",),
        "drew": ("card:card",),
        "sealed": ("n:n", "guest:seat"),
        "revealed": ("n:n", "guest:seat"),
        "dined": ("guest:seat",),
        "left": (),
        "showed": ("card:card",),
        "over": (),
    }
    questions = {
        "Choose": (),
        "Target": ("card:card",),
        "HowMuch": ("card:card", "who:seat"),
        "Window": ("card:card", "by:seat"),
        "Bid": ("most:n",),
        "Toast": ("n:n",),
    }
    reasons = {
        "CC-TURN-01": ("card:card",),
        "CC-TURN-02": (),
        "CC-CARD-02": ("who:seat",),
        "CC-CARD-03": ("card:card",),
        "CC-ANS-01": (),
        "CC-BANQ-01": (),
    }

    def new(self, seats: int, options: Mapping[str, Any] | None = None) -> Court:
        check_seats(self, seats)
        chosen = read_options(self, options)
        s = Court(seats, int(chosen["deck"] == "small"), int(chosen["counter"]), chosen["banquets"])
        s.deck = [pieces.copies(s, kind) for kind in range(actions.KINDS)]
        s.discard = [0] * actions.KINDS
        each = 1 if s.small else 3
        s.stack += [turn.Turn(0), drawing.Deal(0, each, each)]
        settle(s)
        return s

    def clone(self, s: Court) -> Court:
        return s.clone()

    def seats(self, s: Court) -> int:
        return s.seats

    def chosen(self, s: Court) -> dict[str, Any]:
        return {"deck": "small" if s.small else "full", "counter": bool(s.counter), "banquets": s.banquets}

    def view(self, s: Court, seat: int) -> View:
        return view.view(s, seat)

    def imagine(self, s: Court, seat: int, seed: int) -> Court:
        return view.imagine(s, seat, seed)

    def observe(self, v: View) -> list[int]:
        return view.observe(v)

    def ending(self, s: Court) -> Ending | None:
        if s.stack:
            return None
        score = [-1000 if s.gone[seat] else s.score[seat] for seat in range(s.seats)]
        places = tuple(1 + sum(other > mine for other in score) for mine in score)
        rule = {state.DECK_EMPTY: "CC-END-01", state.LAST_LEFT: "CC-END-02", state.BANQUETS_OVER: "CC-END-03"}[
            s.ended_by
        ]
        return Ending(rule, places, tuple(s.score))

    def leave(self, s: Court, seat: int) -> None:
        if s.stack and not s.gone[seat]:
            turn.leave(s, seat)
            settle(s)

    def tally(self, s: Court) -> dict[str, int]:
        on_table = sum(isinstance(f, replies.Resolve) for f in s.stack)
        return {"cards": sum(s.deck) + sum(s.discard) + sum(map(len, s.hands)) + on_table}

    def dump(self, s: Court) -> dict[str, Any]:
        return {
            "game": self.name,
            "seats": s.seats,
            "small": s.small,
            "counter": s.counter,
            "banquets": s.banquets,
            "hands": [list(h) for h in s.hands],
            "known": [list(h) for h in s.known],
            "deck": s.deck[:],
            "discard": s.discard[:],
            "score": s.score[:],
            "gone": s.gone[:],
            "bids": s.bids[:],
            "guests": s.guests[:],
            "held": s.held,
            "ended_by": s.ended_by,
            "stack": dump_stack(s),
        }

    def load(self, d: dict[str, Any]) -> Court:
        s = Court(d["seats"], d["small"], d["counter"], d["banquets"])
        s.hands = [tuple(h) for h in d["hands"]]
        s.known = [tuple(h) for h in d["known"]]
        s.deck = list(d["deck"])
        s.discard = list(d["discard"])
        s.score = list(d["score"])
        s.gone = list(d["gone"])
        s.bids = list(d["bids"])
        s.guests = list(d["guests"])
        s.held = d["held"]
        s.ended_by = d["ended_by"]
        s.stack = load_stack(self, d["stack"])
        return s

    # ------------------------------------------------------------------------------------------------- scenarios

    def place(self, s: Court, position: Mapping[str, Any], names: Sequence[str]) -> None:
        for key in position:
            if key not in self.fields:
                raise BadInput("position-field", key=repr(key), game=self.name, known=list(self.fields))
        for field, hands in (("hands", s.hands), ("known", s.known)):
            for who, held in position.get(field, {}).items():
                hands[self.called(who, names)] = tuple(sorted(self.card_called(card) for card in held))
        for field, pile in (("deck", s.deck), ("discard", s.discard)):
            for card, n in position.get(field, {}).items():
                pile[self.card_called(card)] = int(n)
        for who, points in position.get("score", {}).items():
            s.score[self.called(who, names)] = int(points)
        s.stack = [turn.Turn(self.called(position.get("turn", names[0]), names))]
        settle(s)

    def called(self, who: str, names: Sequence[str]) -> int:
        """A seat by its name."""
        if who not in names:
            raise BadInput("seat-none", who=repr(who), known=list(names))
        return list(names).index(who)

    def card_called(self, name: str) -> int:
        """A card by its name."""
        if name not in CARD_NAMES:
            raise BadInput("no-card", name=repr(name), known=list(CARD_NAMES))
        return CARD_NAMES.index(name)

    def show(self, s: Court, names: Sequence[str]) -> dict[str, Any]:
        return {
            "hands": {names[i]: [CARD_NAMES[card] for card in hand] for i, hand in enumerate(s.hands)},
            "known": {names[i]: [CARD_NAMES[card] for card in hand] for i, hand in enumerate(s.known)},
            "deck": {name: s.deck[kind] for kind, name in enumerate(CARD_NAMES)},
            "discard": {name: s.discard[kind] for kind, name in enumerate(CARD_NAMES)},
            "score": {names[i]: points for i, points in enumerate(s.score)},
        }

    # ----------------------------------------------------------------------------------------------------- words

    def label(self, s: Court, kind: str, value: int, names: Sequence[str]) -> str:
        if kind == "card":
            return CARD_NAMES[value]
        if kind == "seat":
            return names[value] if 0 <= value < len(names) else "nobody"
        return super().label(s, kind, value, names)

    def display(self, s: Court, kind: str, value: int, words: Words) -> Any:
        if kind == "card":
            return words.get(f"card-{CARD_NAMES[value]}")
        return super().display(s, kind, value, words)

    def spoken(self, verb: str) -> str:
        return {"lead": "", "drawn": "", "at": "on"}.get(verb, verb)

    def told(self, s: Court, ask: Ask[Any]) -> tuple[int, ...]:
        if isinstance(ask, turn.Target):
            return (ask.card,)
        if isinstance(ask, turn.HowMuch):
            return (ask.card, (ask.seat + ask.rel) % s.seats)
        if isinstance(ask, replies.Window):
            play = s.stack[ask.about]
            assert isinstance(play, replies.Resolve)
            return (play.card, play.by)
        if isinstance(ask, banquet.Bid):
            return (ask.legal(s)[-1].args[0],)
        return (ask.bid,) if isinstance(ask, banquet.Toast) else ()

    def board_text(self, v: View, words: Words) -> str:
        shown = [
            f"{name}: {v.score[i]} points, {' '.join('?' if c < 0 else CARD_NAMES[c] for c in v.hands[i]) or '-'}"
            for i, name in enumerate(p.name for p in words.people)
        ]
        return "\n".join([*shown, f"deck: {v.deck}"])


COURT = CourtGame()
