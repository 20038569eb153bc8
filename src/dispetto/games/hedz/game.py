"""What the editions share as games: tables made, saved, shown, told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from dispetto.core.engine.notes import Onlooker, note_over
from dispetto.core.engine.table import Action, Ask, Ending, Event, settle
from dispetto.core.errors import BadInput, Sentence, Titled
from dispetto.core.files import BoardFile
from dispetto.core.game import (
    Game,
    Option,
    check_seats,
    chosen_of,
    dump_fields,
    dump_stack,
    frames_of,
    load_fields,
    load_stack,
    places_of,
    read_options,
)
from dispetto.core.observed import Part
from dispetto.core.rounds import unsay_others
from dispetto.core.setup import CHAOS, CLASSIC, EVENING, Choice, Preset
from dispetto.core.show.stage import Stage
from dispetto.core.show.then import Then
from dispetto.core.telling.languages import ENGLISH
from dispetto.core.telling.words import Words
from dispetto.core.traits import Feat, Harm, Trait
from dispetto.core.workshop import Workshop
from dispetto.games.hedz import meanings, traits
from dispetto.games.hedz.board import FOLDER, load_board
from dispetto.games.hedz.printed import faults
from dispetto.games.hedz.rules import biting, landing, leaving, pushing, rolling, throwing, turn, walking
from dispetto.games.hedz.rules.edition import Edition
from dispetto.games.hedz.rules.pieces import Dino
from dispetto.games.hedz.rules.seen import HedzOnlooker
from dispetto.games.hedz.rules.state import GONE, KEPT, NOBODY, Hedz, Setup, standing
from dispetto.games.hedz.trails import board_kept, board_named, board_read, trail_named
from dispetto.games.hedz.view import View, view

FRAMES = frames_of(turn, rolling, walking, throwing, landing, pushing, biting)
ONLY_25TH = (
    "WhichFirst",
    "OrderTwo",
    "WhoStarts",
    "Begin",
    "Declare",
    "IntoTheVolcano",
    "Contest",
    "PutDown",
    "Toll",
    "AnotherTurn",
)
ONLY_2ND = ("OpeningRoll", "FirstTurn", "Steer", "Flight", "Swim", "Retreat")
PLAIN = "plain"  # a dino of no type
NEAR = 12  # steps to the Finish that two dice could make
ONLOOKER = HedzOnlooker({kind: code for code, kind in enumerate(FRAMES.values(), 1)})  # as learners count frames
DINO = '{ at = "12", rocks = 1 }'
LIKE = {"dinos": f"{{ A = {DINO} }}", "loose": '{ "22" = 1 }'}  # tables of a position


class HedzGame(Game[Hedz, View]):
    """Bitin' Off Hedz, whatever the edition."""

    folder: ClassVar[Path] = FOLDER
    letters: ClassVar[bool] = True
    hides_nothing: ClassVar[bool] = True
    minutes: ClassVar[int] = 30
    seconds: ClassVar[Mapping[str, float]] = {"rolled": 25.0}  # docs/studies/skull-island.md
    presets: ClassVar[Mapping[str, Preset]] = {
        EVENING: Preset(coach=True),
        CLASSIC: Preset({"types": "choose"}, clock=60),
        CHAOS: Preset({"types": "choose"}, clock=20, fuse=6),
    }
    rituals: ClassVar[frozenset[str]] = frozenset({"ToRoll"})
    unlisted: ClassVar[frozenset[str]] = frozenset({"die", "starts", "be", "first_goes", "second_goes"})
    board_keys: ClassVar[tuple[str, ...]] = ("space", "sight")
    edition: ClassVar[Edition]
    types: ClassVar[list[Dino]]
    endings: ClassVar[dict[int, str]]  # how it ended → the rule
    observed: ClassVar[tuple[Part, ...]] = meanings.OBSERVED
    remembers: ClassVar[bool] = False  # does it matter which Think! spaces a dino has passed?
    fields = {
        "turn": "the dino whose turn begins now, by its player's name (with two dinos each: A1, A2)",
        "dinos": 'a table: player = { at = "space", rocks = n, type = "stegosaurus" }; what is left out stays as it is',
        "loose": 'a table: "space" = rocks lying there',
        "round": "the number of the round",
        "extra": "true where the turn is an extra turn",
    }

    # -------------------------------------------------------------------------------------------- making tables

    def new(self, seats: int, options: Mapping[str, Any] | None = None) -> Hedz:
        check_seats(self, seats)
        chosen = read_options(self, options)
        owner = self.owners(seats, chosen)
        s = self.blank(seats, owner, chosen)
        s.kind = self.read_types(chosen["types"], len(owner))
        turn.deal_first_rocks(s)
        self.edition.opening(s, self.named_first(seats, chosen))
        settle(s)
        return s

    def owners(self, seats: int, chosen: Mapping[str, Any]) -> list[int]:
        """The seat of each dino: one each.  H2-GEN-02, H25-SETUP-01"""
        return list(range(seats))

    def named_first(self, seats: int, chosen: Mapping[str, Any]) -> int:
        """The seat the host has named to begin; -1 where nobody has."""
        return -1

    def blank(self, seats: int, owner: list[int], chosen: Mapping[str, Any]) -> Hedz:
        """A table with nothing on it yet but the dinos, all on Start.  H25-SETUP-04, H2-SETUP-01"""
        numbers = {k: int(v) for k, v in chosen.items() if not isinstance(v, str) and k != "first_player"}
        named = {k: str(v) for k, v in chosen.items() if k not in numbers}
        named["board"] = board_kept(named["board"], self.name)
        setup = Setup(seats, owner, numbers, named, self.edition.printed)
        s = Hedz(self.edition, setup, trail_named(named["board"], self.name), self.types)
        s.at = [s.trail.start] * len(owner)
        s.rocks = [0] * len(owner)
        s.kind = [0] * len(owner)
        s.thought = [0] * len(owner)
        s.loose = [0] * len(s.trail.ids)
        return s

    def read_types(self, text: str, dinos: int) -> list[int]:
        """`none`, `choose`, one type for all, or one per dino, separated by commas; nothing between two is plain.
        H25-DEC-01, H2-DEC-01, H2-SETUP-05
        """
        names = [t.name for t in self.types]
        if text in ("none", "choose"):
            return [0] * dinos
        given = [w.strip() or names[0] for w in text.split(",")]
        for word in given:
            if word not in names:
                raise BadInput("no-type", FOLDER, value=repr(word), known=names)
        if len(given) == 1:
            given *= dinos
        if len(given) != dinos:
            raise BadInput("types-many", FOLDER, n=len(given), dinos=dinos)
        return [names.index(word) for word in given]

    def places(self, option: Option, seats: int, options: Mapping[str, Any]) -> Sequence[int]:
        """A type is a dino's, and some have two.  H25-SETUP-01, H25-RUL-43"""
        return self.owners(seats, {o.key: options.get(o.key, o.default) for o in self.options})

    def choices(self, option: Option, words: Words) -> Sequence[Choice]:
        if option.key != "types":
            return super().choices(option, words)
        return [
            Choice(t.name, name, short, text, again=n == 0)
            for n, t in enumerate(self.types)
            for name, short, text in [[words.get(f"type-{t.name}{part}") for part in ("", "-short", "-text")]]
        ]

    def clone(self, s: Hedz) -> Hedz:
        return s.clone()

    def seats(self, s: Hedz) -> int:
        return s.setup.players

    def chosen(self, s: Hedz) -> dict[str, Any]:
        return chosen_of(self, s.setup.options, s.setup.named)

    # ------------------------------------------------------------------------------------- what leaves the table

    def view(self, s: Hedz, seat: int) -> View:
        return view(s, seat, ONLOOKER)

    def imagine(self, s: Hedz, seat: int, seed: int) -> Hedz:
        """Nothing is hidden here but what another has half said."""
        c = s.clone()
        unsay_others(c, seat)
        return c

    def numbers(self, v: View) -> list[int]:
        return list(v.numbers)

    def numbers_into(self, s: Hedz, seat: int, buffer: list[int]) -> None:
        note_over(ONLOOKER, s, seat, buffer)

    def onlooker(self) -> Onlooker:
        return ONLOOKER

    def ending(self, s: Hedz) -> Ending | None:
        if s.stack:
            return None
        return Ending(self.endings[s.ended_by], places_of(standing(s)), tuple(s.edition.scores(s)))

    def leave(self, s: Hedz, seat: int) -> None:
        if s.stack and any(s.at[d] != GONE for d in range(s.setup.dinos) if s.setup.owner[d] == seat):
            leaving.leave(s, seat)
            settle(s)

    def tally(self, s: Hedz) -> dict[str, int]:
        return {"rocks": s.supply + sum(s.rocks) + sum(s.loose)}

    def dump(self, s: Hedz) -> dict[str, Any]:
        return {
            "game": self.name,
            "players": s.setup.players,
            "owner": list(s.setup.owner),
            "options": dict(s.setup.options),
            "named": dict(s.setup.named),
            **dump_fields(s, KEPT),
            "stack": dump_stack(s),
        }

    def load(self, d: dict[str, Any]) -> Hedz:
        setup = Setup(d["players"], list(d["owner"]), dict(d["options"]), dict(d["named"]), self.edition.printed)
        s = Hedz(self.edition, setup, trail_named(d["named"]["board"], self.name), self.types)
        load_fields(s, KEPT, d)
        s.stack = load_stack(self, d["stack"])
        return s

    # ------------------------------------------------------------------------------------------------- scenarios

    def dino_names(self, s: Hedz, names: Sequence[str]) -> list[str]:
        """A dino goes by its player's name; with two each, A1 and A2."""
        if s.setup.dinos == s.setup.players:
            return [names[p] for p in s.setup.owner]
        return [f"{names[p]}{1 + d - s.setup.owner.index(p)}" for d, p in enumerate(s.setup.owner)]

    def place(self, s: Hedz, position: Mapping[str, Any], names: Sequence[str]) -> None:
        dinos = self.dino_names(s, names)
        for key in position:
            if key not in self.fields:
                raise BadInput("position-field", key=repr(key), game=self.name, known=list(self.fields))
        for key in ("dinos", "loose"):
            if not isinstance(position.get(key, {}), dict):
                raise BadInput("position-table", key=key, like=LIKE[key], value=repr(position[key]))
        for who, what in position.get("dinos", {}).items():
            d = self.dino_called(who, dinos)
            if not isinstance(what, dict):
                raise BadInput("position-dino", FOLDER, who=who, like=DINO, value=repr(what))
            for key, value in what.items():
                if key == "at":
                    s.at[d] = self.space_called(s, value)
                    s.thought = [*s.thought[:d], s.trail.behind[s.at[d]] if self.remembers else 0, *s.thought[d + 1 :]]
                elif key == "rocks" and type(value) is int and value >= 0:
                    s.supply -= value - s.rocks[d]
                    s.rocks[d] = value
                elif key == "type" and value in [t.name for t in self.types]:
                    s.kind = [*s.kind[:d], [t.name for t in self.types].index(value), *s.kind[d + 1 :]]
                else:
                    raise BadInput("position-dino-key", FOLDER, who=who, key=key, value=repr(value))
        for space, n in position.get("loose", {}).items():
            i = self.space_called(s, space)
            if type(n) is not int or n < 0:
                raise BadInput("position-rocks", FOLDER, space=space, value=repr(n))
            s.supply -= n - s.loose[i]
            s.lay(i, n - s.loose[i])
        number = position.get("round", 1)
        if type(number) is not int or number < 1:
            raise BadInput("position-round", FOLDER, value=repr(number))
        s.round = number
        s.winner, s.ended_by = NOBODY, 0
        d = self.dino_called(str(position["turn"]), dinos) if "turn" in position else 0
        s.first = 0
        s.stack = [turn.Turn(d, 1 if position.get("extra") else 0)]
        settle(s)

    def dino_called(self, who: str, dinos: list[str]) -> int:
        """A dino by its name."""
        if who not in dinos:
            raise BadInput("dino-none", FOLDER, who=repr(who), known=dinos)
        return dinos.index(who)

    def space_called(self, s: Hedz, space: Any) -> int:
        """A space by its id, `start` or `finish`."""
        if space == "start":
            return s.trail.start
        if space == "finish":
            return s.trail.finish
        if str(space) not in s.trail.ids:
            raise BadInput("board-space", FOLDER, board=s.trail.name, space=repr(space))
        return s.trail.ids.index(str(space))

    def show(self, s: Hedz, names: Sequence[str]) -> dict[str, Any]:
        dinos = self.dino_names(s, names)
        return {
            "turn": dinos[s.turn],
            "dinos": {
                who: {"at": self.space_name(s, s.at[d]), "rocks": s.rocks[d], "type": s.dino(d).name}
                for d, who in enumerate(dinos)
            },
            "loose": {s.trail.ids[i]: n for i, n in enumerate(s.loose) if n},
            "round": s.round,
            "supply": s.supply,
        }

    def space_name(self, s: Hedz, at: int) -> str:
        """A space as scenarios write it."""
        if at == GONE:
            return "gone"
        return "start" if at == s.trail.start else "finish" if at == s.trail.finish else s.trail.ids[at]

    # ----------------------------------------------------------------------------------------------------- words

    def label(self, s: Hedz, kind: str, value: int, names: Sequence[str]) -> str:
        if kind == "dino":
            return self.dino_names(s, names)[value] if 0 <= value < s.setup.dinos else "nobody"
        if kind == "type":
            return self.types[value].name if value < len(self.types) else str(value)
        if kind == "route":
            return self.route_label(s, value)
        return super().label(s, kind, value, names)

    def route_label(self, s: Hedz, value: int) -> str:
        """A route by the label its Think! space has on the board.  H2-DATA-04"""
        routes = board_named(s.setup.named["board"]).spaces[value // 2].routes
        return routes[value % 2] if value % 2 < len(routes) else ("first", "second")[value % 2]

    def display(self, s: Hedz, kind: str, value: int, words: Words) -> Any:
        if kind == "dino":
            if not 0 <= value < s.setup.dinos:
                return ("?", "n", NOBODY)
            seat = s.setup.owner[value]
            name, gender = words.person(seat)
            if s.setup.dinos > s.setup.players:
                return (words.get("one-of-two", who=name, n=1 + value - s.setup.owner.index(seat)), gender, seat)
            return (name, gender, seat)
        if kind == "space":
            if value == s.trail.start:
                return words.get("space-start")
            if value == s.trail.finish:
                return words.get("space-finish")
            return s.trail.ids[value]
        if kind == "type":
            return words.get(f"type-{self.types[value].name}") if value < len(self.types) else "?"
        if kind == "route":
            label = self.route_label(s, value)
            return words.get(f"route-{label}") if words.has(f"route-{label}") else label
        return super().display(s, kind, value, words)

    def spoken(self, verb: str) -> str:
        if verb == "die":
            return ""
        if verb == "starts":
            return "first"
        return super().spoken(verb)

    def board_file(self, path: Path) -> BoardFile:
        """A trail, for whatever editions it says it is made for.  H25-DATA-01, H25-DATA-07, H2-DATA-01, H2-DATA-07"""
        board = load_board(path)
        title, made = Titled(board.title or {ENGLISH: board.name}), list(board.editions)
        spaces, sight = len(board.spaces), len(board.sight)
        praise = Sentence("board-praise", FOLDER, title=title, spaces=spaces, sight=sight)
        if made:
            praise = Sentence("board-praise-for", FOLDER, title=title, spaces=spaces, sight=sight, made=made)
        return BoardFile(
            {"board": board.name, "spaces": len(board.spaces), "sight": len(board.sight)}, praise, faults(board)
        )

    def draw_board(self, path: Path, layout: str, theme: str) -> str:
        from dispetto.games.hedz.face.scene import draw_board_file

        return draw_board_file(
            load_board(path), "tall" if layout == "tall" else "wide", "dark" if theme == "dark" else "light"
        )

    def workshop(self) -> Workshop | None:
        from dispetto.games.hedz.workshop import Islands

        return Islands(self)

    def stage(self) -> Stage[View]:
        from dispetto.games.hedz.face.stage import HedzStage

        return HedzStage(self)

    def then(self, s: Hedz, ask: Ask[Any], a: Action, words: Words) -> Then | None:
        from dispetto.games.hedz.thens.then import then

        return then(self, s, ask, a, words)

    def coach(self, v: View, ask: Ask[Any], words: Words) -> str:
        board = board_read(v.board, self.name)
        goal = max(s.number for s in board.spaces)
        here = v.dinos[v.mover] if v.mover >= 0 else None
        space = board.spaces[here.at] if here is not None and here.at >= 0 else board.spaces[0]
        left, place = goal - space.number, "other"
        if 0 < left <= NEAR:
            place = "near"
        elif here is not None and here.kind == PLAIN:  # a type may see mud and lava in another light
            place = next((kind for kind in ("start", "lava", "mudd") if kind in space.kinds), "other")
        return words.advice(type(ask).__name__, place=place, goal=goal, left=left)

    def legend(self, words: Words) -> list[tuple[str, str]]:
        from dispetto.games.hedz.face.text import legend

        return legend(words)

    def traits(self, s: Hedz, events: Sequence[Event]) -> Sequence[Trait]:
        return traits.traits(s, events)

    def harms(self, s: Hedz, events: Sequence[Event]) -> Sequence[Harm]:
        return traits.harms(s, events)

    def feats(self, s: Hedz, events: Sequence[Event]) -> Sequence[Feat]:
        return traits.feats(s, events)

    def board_text(self, v: View, words: Words) -> str:
        from dispetto.games.hedz.face.text import board_text

        return board_text(v, board_read(v.board, self.name), words)
