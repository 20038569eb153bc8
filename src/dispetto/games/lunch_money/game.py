"""Lunch Money, with Sticks & Stones: a schoolyard, five cards each, and nobody to tell the teacher."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from dispetto.core.engine.judge import Judge
from dispetto.core.engine.notes import Onlooker, note_over
from dispetto.core.engine.table import Action, Ask, Ending, Event, settle
from dispetto.core.game import (
    Game,
    check_seats,
    dump_fields,
    dump_stack,
    frames_of,
    load_fields,
    load_stack,
    places_of,
    read_options,
)
from dispetto.core.plain import listed, tupled
from dispetto.core.setup import CHAOS, CLASSIC, EVENING, Preset
from dispetto.core.show.stage import Stage
from dispetto.core.show.then import Then
from dispetto.core.telling.words import Words
from dispetto.core.traits import Feat, Harm, Trait
from dispetto.core.workshop import Workshop
from dispetto.games.lunch_money import meanings, observed, packs, positions, traits, twins, view
from dispetto.games.lunch_money.face.card_words import blow
from dispetto.games.lunch_money.options import OPTIONS
from dispetto.games.lunch_money.rules import (
    actions,
    attacks,
    backlash,
    choosing,
    combos,
    counters,
    damage,
    defences,
    drawing,
    earned,
    grabs,
    pieces,
    plays,
    specials,
    turn,
    unseen,
    windows,
)
from dispetto.games.lunch_money.rules.pieces import NAMES
from dispetto.games.lunch_money.rules.seen import LunchOnlooker
from dispetto.games.lunch_money.rules.state import LunchMoney, Setup, standing
from dispetto.games.lunch_money.view import View
from dispetto.games.lunch_money.worth.judge import NAMES as DIALS
from dispetto.games.lunch_money.worth.judge import OF_01, TunedLunchMoney
from dispetto.games.lunch_money.worth.judge_01 import JUDGE_01

# The chapters in rulebook order; what is asked or done in them is a frame
CHAPTERS = (
    turn,
    drawing,
    choosing,
    plays,
    attacks,
    windows,
    defences,
    combos,
    grabs,
    backlash,
    damage,
    earned,
    counters,
    specials,
)
FRAMES = frames_of(*CHAPTERS)
ONLOOKER = LunchOnlooker()
SETUPS = 200  # mixes of options kept ready
# What a dump keeps, in its order, besides the set-up and the stack; rows are those with a number a seat
KEPT = (
    *("copies", "hands", "known", "points", "alive", "fell", "gone", "deck", "discard", "table", "hidden", "out_by"),
    *("out_laps", "stomped", "wedgy", "cooties", "choke_by", "head_by", "poked", "faster", "used"),
    *("active", "turns", "winner", "ended_by"),
)
PILES = ("copies", "hands", "deck", "discard", "active", "turns", "winner", "ended_by")
ROWS = tuple(name for name in KEPT if name not in PILES and name != "table")


class LunchMoneyGame(Game[LunchMoney, View]):
    """The base set, or with Sticks & Stones."""

    name: ClassVar[str] = "lunch-money"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = actions.MOST_SEATS
    prefix: ClassVar[str] = "LM"
    rank: ClassVar[int] = 4
    finished: ClassVar[bool] = True
    lesson: ClassVar[str] = "first"
    folder: ClassVar[Path] = Path(__file__).parent
    minutes: ClassVar[int] = 25
    eliminates: ClassVar[bool] = True
    seconds: ClassVar[Mapping[str, float]] = {"turn": 12.0, "attacked": 8.0, "defended": 4.0, "discarded": 4.0}
    presets: ClassVar[Mapping[str, Preset]] = {
        EVENING: Preset({"expansion": False, "third_party_humiliation": False}, fuse=40, coach=True),
        CLASSIC: Preset(clock=60),
        CHAOS: Preset({"second_defence": True, "hidden_may_interfere": True, "poke_second_bonus": True}, 20, 6),
    }
    switch: ClassVar[str] = "expansion"
    types: ClassVar[list[pieces.Card]] = pieces.CARDS
    actions: list[Action] = actions.ROWS
    frames = FRAMES
    options = OPTIONS
    fields = positions.FIELDS
    observed = observed.PARTS
    verbs = meanings.VERBS
    events = meanings.EVENTS
    questions = meanings.QUESTIONS
    reasons = meanings.REASONS
    reveals = twins.REVEALS

    def __init__(self) -> None:
        self.setups: dict[tuple[Any, ...], Setup] = {}

    # -------------------------------------------------------------------------------------------- making tables

    def new(self, seats: int, options: Mapping[str, Any] | None = None) -> LunchMoney:
        check_seats(self, seats)
        chosen = read_options(self, options)
        pack = chosen.pop("cards")
        if pack != packs.PRINTED:  # a table with the printed pack is kept as it was before there was a choice
            pack = chosen["cards"] = packs.pack_kept(pack)
        s = LunchMoney(self.setup(seats, chosen))
        s.set_out(packs.box(pack, bool(chosen["expansion"])))
        s.stack += [turn.Yard(), turn.Lap(0), drawing.Deal(0)]
        settle(s)
        return s

    def setup(self, seats: int, chosen: dict[str, Any]) -> Setup:
        """What is settled before the game, made once for each choice of options."""
        key = (seats, *chosen.values())
        if key not in self.setups:
            while len(self.setups) >= SETUPS:  # whoever tries all mixes fills no memory
                del self.setups[next(iter(self.setups))]
            self.setups[key] = Setup(seats, chosen)
        return self.setups[key]

    def clone(self, s: LunchMoney) -> LunchMoney:
        return s.clone()

    def seats(self, s: LunchMoney) -> int:
        return s.setup.players

    def chosen(self, s: LunchMoney) -> dict[str, Any]:
        return {"cards": packs.PRINTED, **s.setup.options}

    # ------------------------------------------------------------------------------------- what leaves the table

    def view(self, s: LunchMoney, seat: int) -> View:
        return view.view(s, seat)

    def imagine(self, s: LunchMoney, seat: int, seed: int) -> LunchMoney:
        return unseen.imagine(s, seat, seed)

    def numbers(self, v: View) -> list[int]:
        return view.told(v)

    def numbers_into(self, s: LunchMoney, seat: int, buffer: list[int]) -> None:
        note_over(ONLOOKER, s, seat, buffer)

    def onlooker(self) -> Onlooker:
        return ONLOOKER

    def ending(self, s: LunchMoney) -> Ending | None:
        if s.stack:
            return None
        rule = {1: "LM-WIN-02", 2: "LM-RUL-07"}[s.ended_by]
        return Ending(rule, places_of(standing(s)), tuple(s.points))

    def is_out(self, s: LunchMoney, seat: int) -> bool:
        return not s.alive[seat]

    def leave(self, s: LunchMoney, seat: int) -> None:
        if s.stack and not s.gone[seat]:
            turn.leave(s, seat)
            settle(s)

    def twin(self, dump: dict[str, Any], seat: int, rng: Random) -> dict[str, Any] | None:
        return twins.twin(dump, seat, rng)

    def learner(self, ask: Ask[Any]) -> int | None:
        return ask.who if isinstance(ask, drawing.Draw) else None

    def tally(self, s: LunchMoney) -> dict[str, int]:
        in_front = sum(s.wedgy) + sum(s.cooties) + sum(by >= 0 for by in [*s.choke_by, *s.head_by, *s.out_by])
        return {"cards": sum(s.deck) + sum(s.discard) + len(s.table) + sum(map(len, s.hands)) + in_front}

    def dump(self, s: LunchMoney) -> dict[str, Any]:
        return {
            "game": self.name,
            "players": s.setup.players,
            "options": dict(s.setup.options),
            **{key: listed(row) if isinstance(row, tuple) else row for key, row in dump_fields(s, KEPT).items()},
            "table": [s.table.count(kind) for kind in range(pieces.KINDS)],
            "stack": dump_stack(s),
        }

    def load(self, d: dict[str, Any]) -> LunchMoney:
        s = LunchMoney(self.setup(d["players"], dict(d["options"])))
        load_fields(s, PILES, d)
        for row in ROWS:
            setattr(s, row, tuple(tupled(d[row])))
        s.table = tuple([kind for kind, laid in enumerate(d["table"]) for _ in range(laid)])
        s.copies, s.deck, s.discard = counts(s.copies), counts(s.deck), counts(s.discard)
        s.undrawn = sum(s.deck)
        s.look()
        s.stack = load_stack(self, d["stack"])
        return s

    # ------------------------------------------------------------------------------------------------- scenarios

    def place(self, s: LunchMoney, position: Mapping[str, Any], names: Sequence[str]) -> None:
        positions.place(s, position, names)

    def show(self, s: LunchMoney, names: Sequence[str]) -> dict[str, Any]:
        return positions.show(s, names)

    # ----------------------------------------------------------------------------------------------------- words

    def label(self, s: LunchMoney, kind: str, value: int, names: Sequence[str]) -> str:
        if kind == "card":
            return NAMES[value]
        if kind == "seat":
            return names[value] if 0 <= value < len(names) else "nobody"
        return super().label(s, kind, value, names)

    def display(self, s: LunchMoney, kind: str, value: int, words: Words) -> Any:
        if kind == "card":
            return words.get(f"type-{NAMES[value]}")
        if kind == "blow":
            return blow(words, NAMES[value])
        if kind == "points":
            return max(0, value)  # down is down: what lies below 0 only says how much First Aid it takes
        return super().display(s, kind, value, words)

    def spoken(self, verb: str) -> str:
        return {"card": "", "seat": "", "drawn": ""}.get(verb, super().spoken(verb))

    def text(self, s: LunchMoney, ask: Ask[Any], a: Action, names: Sequence[str]) -> str:
        if a.verb == "none":
            return "done" if ask.part() else "pass"
        return super().text(s, ask, a, names)

    def what_answers(self, card: int) -> list[int]:
        """The cards that can undo this one, for the table to show beside any card in play.  LM-TERM-05"""
        return pieces.what_answers(card)

    def workshop(self) -> Workshop | None:
        from dispetto.games.lunch_money.workshop import Packs

        return Packs(self)

    def stage(self) -> Stage[View]:
        from dispetto.games.lunch_money.face.stage import LunchMoneyStage

        return LunchMoneyStage(self)

    def judge(self, version: str = "") -> Judge:
        return JUDGE_01 if version == "0.1" else tuned_judge()

    def then(self, s: LunchMoney, ask: Ask[Any], a: Action, words: Words) -> Then | None:
        from dispetto.games.lunch_money.then import then

        return then(s, ask, a, words)

    def traits(self, s: LunchMoney, events: Sequence[Event]) -> Sequence[Trait]:
        return traits.traits(events)

    def harms(self, s: LunchMoney, events: Sequence[Event]) -> Sequence[Harm]:
        return traits.harms(events)

    def feats(self, s: LunchMoney, events: Sequence[Event]) -> Sequence[Feat]:
        return traits.feats(events)

    def board_text(self, v: View, words: Words) -> str:
        from dispetto.games.lunch_money.face.text import board_text

        return board_text(v, words)


def counts(stored: list[int]) -> list[int]:
    """How many of each kind, as stored; of a kind that was invented since, none."""
    return [*stored, *([0] * (pieces.KINDS - len(stored)))]


@cache
def tuned_judge() -> Judge:
    """The judge with the numbers that matches have found: worth/weights.toml says how."""
    told = tomllib.loads((LunchMoneyGame.folder / "worth" / "weights.toml").read_text(encoding="utf-8"))
    dials = told["dials"]
    numbers = [float(dials.get(name, number)) for name, number in zip(DIALS, OF_01, strict=True)]
    return TunedLunchMoney(numbers, int(told["tables"]))
