"""Shear Panic (Haste Bock?): one flock, four owners, a ram with opinions."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from dispetto.core.engine.judge import Judge
from dispetto.core.engine.notes import Onlooker, note_over
from dispetto.core.engine.table import PUBLIC, Action, Ask, Ending, Event, settle
from dispetto.core.errors import BadInput
from dispetto.core.game import (
    Game,
    Option,
    check_colours,
    check_seats,
    dump_fields,
    dump_stack,
    frames_of,
    load_fields,
    load_stack,
    places_of,
    read_options,
    seat_colours,
)
from dispetto.core.rounds import unsay_others
from dispetto.core.setup import CHAOS, CLASSIC, EVENING, Preset
from dispetto.core.show.stage import Stage
from dispetto.core.show.then import Then
from dispetto.core.telling.words import Words
from dispetto.core.traits import Feat, Harm, Trait
from dispetto.core.workshop import Workshop
from dispetto.games.shear_panic import meanings, observed, positions, traits
from dispetto.games.shear_panic.names import ACTIONS, COLOURS, LAYOUTS, SHEEP, WAYS
from dispetto.games.shear_panic.rules import cards, seen, taking_turns, track
from dispetto.games.shear_panic.rules.actions import ROWS, card_row
from dispetto.games.shear_panic.rules.state import (
    BLACK,
    EMPTY,
    KEPT,
    SIZE,
    Meadow,
    Setup,
    name_of,
)
from dispetto.games.shear_panic.sets import set_named
from dispetto.games.shear_panic.view import View, told, view
from dispetto.games.shear_panic.worth.judge import ShearPanicJudge
from dispetto.games.shear_panic.worth.judge_01 import JUDGE_01

ENDINGS = {1: "SP-END-01", 2: "SP-RUL-35", 3: "SP-RUL-20", 4: "SP-END-03"}
BY_CARDS = 4  # how it ended where unused cards have decided among the leaders
FLOCKS = Option("colours", "SP-DEC-01", ("seats", *COLOURS[:4]), text="colours", more=False)
PHASE_ENDS = (12, 37, 49)  # the marker moves on by one at least: standing there, the next phase is played for
FRAMES = frames_of(taking_turns, cards, track)
ONLOOKER = seen.MeadowOnlooker()


class ShearPanic(Game[Meadow, View]):
    """Shear Panic for two, three or four."""

    name: ClassVar[str] = "shear-panic"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 4
    prefix: ClassVar[str] = "SP"
    rank: ClassVar[int] = 3
    presets: ClassVar[Mapping[str, Preset]] = {
        EVENING: Preset(coach=True),
        CLASSIC: Preset(clock=60),
        CHAOS: Preset({"layout": "random", "white_face": "turn", "align_contour": True}, clock=20, fuse=6),
    }
    finished: ClassVar[bool] = True
    hides_nothing: ClassVar[bool] = True
    lesson: ClassVar[str] = "first"
    folder: ClassVar[Path] = Path(__file__).parent
    actions: list[Action] = ROWS
    unlisted: ClassVar[frozenset[str]] = frozenset({"colour", "starts", "layout"})
    frames = FRAMES
    options = (
        Option("cards", "SP-DATA-02", ("standard", "proposal"), text="card set", more=False, brought=True),
        Option("layout", "SP-RUL-02", ("A", "B", "random"), more=False),
        Option("facing", "SP-SETUP-04", ("N", "E", "S", "W")),
        Option("first_player", "SP-RUL-01", ("random",), text="number", more=False, low=1, high=4, seat=True),
        Option("white_face", "SP-RUL-06", ("free", "turn"), more=False),
        Option("scramble_2p", "SP-RUL-03", (2, 1)),
        Option("align_contour", "SP-RUL-13", (False, True)),
        Option("tiebreak_action_only", "SP-RUL-30", (False, True)),
        FLOCKS,
    )
    fields = positions.FIELDS
    observed = observed.PARTS
    verbs = meanings.VERBS
    events = meanings.EVENTS
    questions = meanings.QUESTIONS
    reasons = meanings.REASONS

    # -------------------------------------------------------------------------------------------- making tables

    def new(self, seats: int, options: Mapping[str, Any] | None = None) -> Meadow:
        """Everybody has a colour, its cards face up, and no points; the marker is on 0.  SP-SETUP-04, SP-SETUP-05,
        SP-SETUP-06, SP-DEC-01
        """
        check_seats(self, seats)
        chosen = read_options(self, options)
        check_colours(FLOCKS, chosen[FLOCKS.key], seats)
        first = chosen["first_player"]
        if first != "random" and not 1 <= first <= seats:
            raise BadInput("value-seat-or", key="first_player", seats=seats, value=first, other="random")
        s = Meadow(self.setup_of(seats, chosen))
        taking_turns.open_flock(s, int(chosen["layout"] == "B"))
        s.facing = s.edge = WAYS.index(chosen["facing"])
        s.points = [0] * seats
        s.gone = [0] * seats
        s.cards = [(1 << len(s.setup.card_value)) - 1] * seats
        s.moves = [self.first_moves(s.setup)] * seats
        s.stack.append(taking_turns.WhoStarts() if first == "random" else taking_turns.Begin(first - 1))
        if chosen["layout"] == "random":
            s.stack.append(taking_turns.WhichLayout())
        settle(s)
        return s

    def setup_of(self, seats: int, chosen: Mapping[str, Any]) -> Setup:
        """What is settled before the game."""
        numbers = {
            "white_turns": int(chosen["white_face"] == "turn"),
            "align_contour": int(chosen["align_contour"]),
            "scramble_each": int(chosen["scramble_2p"]),
            "tiebreak_action_only": int(chosen["tiebreak_action_only"]),
        }
        found = set_named(str(chosen["cards"]))
        named = {"cards": found.key, **{k: str(chosen[k]) for k in ("layout", "facing", "first_player", "colours")}}
        actions, values, no_undo, panic = found.cards
        rows = [card_row(action, value) for action, value in zip(actions, values, strict=True)]
        colours = seat_colours(FLOCKS, named["colours"], seats)
        return Setup(seats, numbers, named, actions, values, no_undo, panic, rows, colours)

    def first_moves(self, setup: Setup) -> int:
        """Movement cards: one of each value for three players, a whole set for two, none for four.
        SP-3P-02, SP-2P-02
        """
        if setup.players == 2:
            return (1 << len(setup.card_value)) - 1
        if setup.players == 3:
            return sum(1 << setup.card_value.index(value) for value in (1, 2, 3))
        return 0

    def clone(self, s: Meadow) -> Meadow:
        return s.clone()

    def seats(self, s: Meadow) -> int:
        return s.setup.players

    def chosen(self, s: Meadow) -> dict[str, Any]:
        o, named = s.setup.options, s.setup.named
        first = named["first_player"]
        return {
            "cards": named["cards"],
            "layout": named["layout"],
            "facing": named["facing"],
            "first_player": int(first) if first.isdigit() else first,
            "white_face": "turn" if o["white_turns"] else "free",
            "scramble_2p": o["scramble_each"],
            "align_contour": bool(o["align_contour"]),
            "tiebreak_action_only": bool(o["tiebreak_action_only"]),
            "colours": named["colours"],
        }

    # ------------------------------------------------------------------------------------- what leaves the table

    def view(self, s: Meadow, seat: int) -> View:
        return view(s, seat)

    def imagine(self, s: Meadow, seat: int, seed: int) -> Meadow:
        """Nothing is hidden here but another's half-said answer, which is taken back."""
        c = s.clone()
        unsay_others(c, seat)
        return c

    def numbers(self, v: View) -> list[int]:
        return told(v)

    def numbers_into(self, s: Meadow, seat: int, buffer: list[int]) -> None:
        note_over(ONLOOKER, s, seat, buffer)

    def onlooker(self) -> Onlooker:
        return ONLOOKER

    def ending(self, s: Meadow) -> Ending | None:
        """Where cards broke a tie of the leaders, that is how it ended.  SP-END-03"""
        if s.stack:
            return None
        places = places_of(track.standing(s))
        how = s.over if places.count(1) == len(track.leaders(s)) else BY_CARDS
        return Ending(ENDINGS[how], places, tuple(s.points))

    def leave(self, s: Meadow, seat: int) -> None:
        if s.stack and not s.gone[seat]:
            track.leave(s, seat)
            settle(s)

    def tally(self, s: Meadow) -> dict[str, int]:
        """Nine sheep, all different, each where the meadow says it is.  SP-SETUP-01, SP-GEN-03, SP-GEN-04"""
        standing = [sheep for sheep in s.cell if sheep != EMPTY]
        at_home = sum(s.cell[at] == sheep for sheep, at in enumerate(s.where))
        return {"sheep": len(standing), "different": len(set(standing)), "in place": at_home}

    def dump(self, s: Meadow) -> dict[str, Any]:
        return {
            "game": self.name,
            "players": s.setup.players,
            "options": self.chosen(s),
            **dump_fields(s, KEPT),
            "stack": dump_stack(s),
        }

    def load(self, d: dict[str, Any]) -> Meadow:
        s = Meadow(self.setup_of(d["players"], read_options(self, d["options"])))
        load_fields(s, KEPT, d)
        s.cell = [EMPTY] * (SIZE * SIZE)
        for sheep, at in enumerate(s.where):
            s.cell[at] = sheep
        s.stack = load_stack(self, d["stack"])
        return s

    def place(self, s: Meadow, position: Mapping[str, Any], names: Sequence[str]) -> None:
        positions.place(s, position, names)

    def show(self, s: Meadow, names: Sequence[str]) -> dict[str, Any]:
        return positions.show(s, names)

    # ----------------------------------------------------------------------------------------------------- words

    def label(self, s: Meadow, kind: str, value: int, names: Sequence[str]) -> str:
        if kind == "sheep":
            return SHEEP[name_of(s.setup.colours, value)]
        known = {"action": ACTIONS, "way": WAYS, "colour": COLOURS, "layout": LAYOUTS}.get(kind)
        if known is not None:
            return known[value]
        return super().label(s, kind, value, names)

    def display(self, s: Meadow, kind: str, value: int, words: Words) -> Any:
        if kind == "action":
            return words.get("action-name", n=value)
        if kind == "sheep":
            return words.get("sheep-name", n=name_of(s.setup.colours, value))
        if kind == "whose":
            return self.whose(s, value, words)
        if kind == "way":
            return words.get("way-name", n=value)
        if kind == "colour":
            return words.get("colour-name", n=value)
        if kind == "figure":
            return words.get("figure-name", n=value)
        if kind == "sense":
            return words.get("sense-name", n=value)
        if kind == "layout":
            return LAYOUTS[value]
        return super().display(s, kind, value, words)

    def whose(self, s: Meadow, sheep: int, words: Words) -> str:
        """A sheep with its owner: Bruno's Blue 1, your Red 2; Berta, and the neutral Green 1, have none.  SP-3P-01,
        SP-2P-01
        """
        owner = sheep // 2
        name = name_of(s.setup.colours, sheep)
        if sheep == BLACK or owner >= s.setup.players or s.gone[owner]:
            return str(words.get("sheep-name", n=name))
        if words.mine(owner):
            return str(words.get("your-sheep", n=name))
        return str(words.get("whose-sheep", n=name, who=words.person(owner)[0]))

    def spoken(self, verb: str) -> str:
        if verb in ("colour", "card", "sheep", "way", "far"):
            return ""
        if verb == "starts":
            return "first"
        return super().spoken(verb)

    def workshop(self) -> Workshop | None:
        from dispetto.games.shear_panic.workshop import CardSets

        return CardSets(self)

    def stage(self) -> Stage[View]:
        from dispetto.games.shear_panic.face.stage import ShearStage

        return ShearStage(self)

    def traits(self, s: Meadow, events: Sequence[Event]) -> Sequence[Trait]:
        return traits.traits(s, events)

    def harms(self, s: Meadow, events: Sequence[Event]) -> Sequence[Harm]:
        return traits.harms(s, events)

    def feats(self, s: Meadow, events: Sequence[Event]) -> Sequence[Feat]:
        return traits.feats(s, events)

    def judge(self, version: str = "") -> Judge:
        return JUDGE_01 if version == "0.1" else learned_judge()

    def then(self, s: Meadow, ask: Ask[Any], a: Action, words: Words) -> Then | None:
        from dispetto.games.shear_panic.then import then

        return then(s, ask, a, words)

    def coach(self, v: View, ask: Ask[Any], words: Words) -> str:
        phase = 1 + sum(v.marker >= last for last in PHASE_ENDS)
        return words.advice(type(ask).__name__, phase=phase)

    def board_text(self, v: View, words: Words) -> str:
        from dispetto.games.shear_panic.face.text import board_text

        return board_text(v, words)

    def foretell(self, s: Meadow, ask: Ask[Any], a: Action, words: Words) -> str:
        """Where a card brings the marker; with movement cards that is known when one is chosen.
        SP-TURN-04, SP-RUL-31
        """
        from dispetto.games.shear_panic.face.text import landing_text

        if a.verb == "card" and not s.moves[ask.seat]:
            value = a.args[1]
        elif isinstance(ask, cards.AddMove | cards.MoveAlone) and a in ask.legal(s):
            value = sum(a.args) + (ask.value if isinstance(ask, cards.AddMove) else 0)
        else:
            return ""
        return landing_text(s.marker, track.where_to(s.marker, value), self.view(s, ask.seat).panic, words)

    def at_this_table(self, s: Meadow, words: Words) -> dict[str, str]:
        """The panic spaces of the card set, and the walls and pens.  SP-DATA-03, SP-DATA-07"""
        from dispetto.games.shear_panic.face.text import panic_text

        here = {"SP-DATA-03": panic_text(self.view(s, PUBLIC).panic, words), "SP-DATA-07": words.get("text-walls")}
        return {rule: words.get("text-here", text=text) for rule, text in here.items()}


@cache
def learned_judge() -> Judge:
    """The judge with what games have taught it: worth/weights.toml says how."""
    told = tomllib.loads((ShearPanic.folder / "worth" / "weights.toml").read_text(encoding="utf-8"))
    return ShearPanicJudge([float(weight) for weight in told["weights"]])
