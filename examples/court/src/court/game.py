"""Court: a small game of hidden cards, of answers to cards, and of sealed bids.

On your turn play a card or pass; going left, everybody who could hold a Humiliation may answer it, and a Humiliation
may be humiliated. Then you draw. After each circle of turns everybody seals a bid for the head of the table. The game
ends when the deck is empty, when the banquets are over, or when one player is left; the most points win.

This file is the front door: all that Dispetto ever asks the game. Every other file of the package is behind it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from court import meanings, positions, twins, view
from court.face.stage import CourtStage
from court.rules import actions, banquet, drawing, pieces, replies, state, turn
from court.rules.pieces import NAMES
from court.rules.state import Court, standing
from court.view import View
from court.worth.judge import CourtJudge
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import Ask, Ending, settle
from dispetto.core.game import (
    Game,
    Option,
    check_seats,
    dump_fields,
    dump_stack,
    frames_of,
    load_fields,
    load_stack,
    places_of,
    read_options,
)
from dispetto.core.show.stage import Stage
from dispetto.core.telling.words import Words

FRAMES = frames_of(drawing, turn, replies, banquet)
ENDINGS = {state.DECK_EMPTY: "CC-END-01", state.LAST_LEFT: "CC-END-02", state.BANQUETS_OVER: "CC-END-03"}


class CourtGame(Game[Court, View]):
    """Court, for two to five."""

    name: ClassVar[str] = "court"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = actions.MOST_SEATS
    prefix: ClassVar[str] = "CC"
    folder: ClassVar[Path] = Path(__file__).parent
    lesson: ClassVar[str] = "first"
    actions = actions.ROWS
    frames = FRAMES
    options = (
        Option("deck", "CC-SETUP-01", ("full", "small"), more=False),
        Option("counter", "CC-ANS-04", (True, False)),
        Option("banquets", "CC-END-03", (3, 0), text="number", high=20),
    )
    fields = positions.FIELDS
    verbs = meanings.VERBS
    events = meanings.EVENTS
    questions = meanings.QUESTIONS
    reasons = meanings.REASONS
    observed = view.OBSERVED
    reveals = twins.REVEALS

    # -------------------------------------------------------------------------------------------- making tables

    def new(self, seats: int, options: Mapping[str, Any] | None = None) -> Court:
        """A fresh table: the deck counted, the deal about to begin.  CC-SETUP-01"""
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

    # ------------------------------------------------------------------------------------------------- the end

    def ending(self, s: Court) -> Ending | None:
        if s.stack:
            return None
        return Ending(ENDINGS[s.ended_by], places_of(standing(s)), tuple(s.score))

    def leave(self, s: Court, seat: int) -> None:
        if s.stack and not s.gone[seat]:
            turn.leave(s, seat)
            settle(s)

    def tally(self, s: Court) -> dict[str, int]:
        on_table = sum(isinstance(f, replies.Resolve) for f in s.stack)
        return {"cards": sum(s.deck) + sum(s.discard) + sum(map(len, s.hands)) + on_table}

    # ------------------------------------------------------------------------------------------------- secrets

    def view(self, s: Court, seat: int) -> View:
        return view.view(s, seat)

    def imagine(self, s: Court, seat: int, seed: int) -> Court:
        return view.imagine(s, seat, seed)

    def numbers(self, v: View) -> list[int]:
        return view.told(v)

    def twin(self, dump: dict[str, Any], seat: int, rng: Random) -> dict[str, Any] | None:
        return twins.twin(dump, seat, rng)

    def learner(self, ask: Ask[Any]) -> int | None:
        """A drawn card is its drawer's alone, a bid its bidder's.  CC-TURN-04, CC-BANQ-01"""
        if isinstance(ask, drawing.Draw):
            return ask.who
        return ask.seat if isinstance(ask, banquet.Bid | banquet.Toast) else None

    # ------------------------------------------------------------------------------------------- saved and loaded

    def dump(self, s: Court) -> dict[str, Any]:
        return {
            "game": self.name,
            "seats": s.seats,
            "small": s.small,
            "counter": s.counter,
            "banquets": s.banquets,
            **dump_fields(s, state.KEPT),
            "stack": dump_stack(s),
        }

    def load(self, d: dict[str, Any]) -> Court:
        s = Court(d["seats"], d["small"], d["counter"], d["banquets"])
        load_fields(s, state.KEPT, d)
        s.stack = load_stack(self, d["stack"])
        return s

    def place(self, s: Court, position: Mapping[str, Any], names: Sequence[str]) -> None:
        positions.place(s, position, names)

    def show(self, s: Court, names: Sequence[str]) -> dict[str, Any]:
        return positions.show(s, names)

    # ----------------------------------------------------------------------------------------------------- words

    def label(self, s: Court, kind: str, value: int, names: Sequence[str]) -> str:
        """As records write it: `theft on Cyd take 2`."""
        if kind == "card":
            return NAMES[value]
        return super().label(s, kind, value, names)

    def spoken(self, verb: str) -> str:
        return {"lead": "", "drawn": "", "at": "on"}.get(verb, verb)

    def display(self, s: Court, kind: str, value: int, words: Words) -> Any:
        """As a reader sees it."""
        if kind == "card":
            return words.get(f"card-{NAMES[value]}")
        return super().display(s, kind, value, words)

    def board_text(self, v: View, words: Words) -> str:
        """The table in a terminal: a line a player, then the deck."""
        lines = []
        for seat, person in enumerate(words.people):
            cards = ", ".join(words.get("face-down" if c < 0 else f"card-{NAMES[c]}") for c in v.hands[seat])
            lines.append(words.get("text-seat", who=person.name, n=v.score[seat], cards=cards or "–"))
        return "\n".join([*lines, words.get("text-deck", n=v.deck)])

    # ---------------------------------------------------------------------------------------- its looks and its worth

    def stage(self) -> Stage[View]:
        return CourtStage(self)

    def judge(self, version: str = "") -> Judge:
        return CourtJudge()


COURT = CourtGame()
