"""The Really Nasty Horse Racing Game: six races, sealed bets, and cards that should be illegal."""

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
from dispetto.core.errors import BadInput, Sentence, Titled
from dispetto.core.files import BoardFile
from dispetto.core.game import (
    Game,
    Option,
    check_colours,
    check_seats,
    chosen_of,
    dump_fields,
    dump_stack,
    frames_of,
    load_fields,
    load_stack,
    places_of,
    read_options,
    seat_colours,
)
from dispetto.core.observed import Part
from dispetto.core.setup import CHAOS, CLASSIC, EVENING, Preset
from dispetto.core.show.stage import Stage
from dispetto.core.show.then import Then
from dispetto.core.telling.words import Words
from dispetto.core.traits import Feat, Harm, Trait
from dispetto.core.workshop import Workshop
from dispetto.games.horse_racing import meanings, positions, traits, twins
from dispetto.games.horse_racing.courses import course_kept, course_named, examine
from dispetto.games.horse_racing.observed import OBSERVED, told
from dispetto.games.horse_racing.pounds import money
from dispetto.games.horse_racing.racecourse import PARTS, ROOM, SECTIONS, Racecourse, dealt_pack
from dispetto.games.horse_racing.rules import bets, leaving, loose, meeting, nasty, riding, running, settling
from dispetto.games.horse_racing.rules.actions import ROWS
from dispetto.games.horse_racing.rules.pieces import FALLER_AT
from dispetto.games.horse_racing.rules.places import Places
from dispetto.games.horse_racing.rules.sight import RacingWatcher
from dispetto.games.horse_racing.rules.state import KEPT, NONE, Meeting, Setup, standing
from dispetto.games.horse_racing.rules.track import NOWHERE
from dispetto.games.horse_racing.rules.unseen import imagine
from dispetto.games.horse_racing.rules.ways import steps_of
from dispetto.games.horse_racing.view import View, view
from dispetto.games.horse_racing.worth.judge import HorseJudge
from dispetto.games.horse_racing.worth.judge_01 import JUDGE_01
from dispetto.games.horse_racing.worth.weights import Weights

FRAMES = frames_of(meeting, bets, running, riding, loose, nasty, settling, but=(nasty.CardAsk,))
ONLOOKER = RacingWatcher()
OFF_ON = (False, True)
STABLES = Option(
    "colours", "RN-DEC-01", ("seats", "red", "blue", "yellow", "green", "purple", "teal"), text="colours", more=False
)


@cache
def newest_judge() -> HorseJudge:
    """The judge, with what it has learned."""
    told = tomllib.loads((ROOM / "worth" / "weights.toml").read_text(encoding="utf-8"))
    lists = {key: [float(n) for n in value] for key, value in told.items() if isinstance(value, list)}
    numbers = {key: float(value) for key, value in told.items() if isinstance(value, int | float)}
    return HorseJudge(Weights(numbers, lists))


class HorseRacing(Game[Meeting, View]):
    """The Really Nasty Horse Racing Game."""

    name: ClassVar[str] = "horse-racing"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 6
    prefix: ClassVar[str] = "RN"
    rank: ClassVar[int] = 5
    folder: ClassVar[Path] = ROOM
    board_keys: ClassVar[tuple[str, ...]] = ("lane", "obstacle")
    finished: ClassVar[bool] = True
    lesson: ClassVar[str] = "first"
    actions: list[Action] = ROWS
    minutes: ClassVar[int] = 90
    seconds: ClassVar[Mapping[str, float]] = traits.SECONDS
    presets: ClassVar[Mapping[str, Preset]] = {
        EVENING: Preset(fuse=20, coach=True),
        CLASSIC: Preset(clock=60),
        CHAOS: Preset({"slam": True, "fall_before_double": True}, clock=20, fuse=6),
    }
    rituals: ClassVar[frozenset[str]] = frozenset({"ToRoll"})
    frames = FRAMES
    options = (
        Option("board", "RN-DATA-01", ("spitewell", "rn-f"), text="board", more=False, brought=True),
        Option("faller_named", "RN-RUL-19", ("data", "free"), more=False),
        Option("bet_step", "RN-RUL-06", ("data", 5000, 10000, 1000)),
        Option("lanes_compact", "RN-RUL-03", OFF_ON),
        Option("route_first", "RN-RUL-09", OFF_ON),
        Option("fall_before_double", "RN-RUL-13", OFF_ON),
        Option("slam", "RN-RUL-15", OFF_ON),
        Option("slip_by_finishers", "RN-RUL-23", OFF_ON),
        Option("stop_at_paid", "RN-RUL-26", OFF_ON),
        Option("unpaid_places_to_winner", "RN-RUL-30", OFF_ON),
        STABLES,
        Option("bookmaker", "RN-RUL-01", (1,), text="number", low=1, high=6, seat=True),
    )
    fields = positions.FIELDS
    verbs = meanings.VERBS
    events = meanings.EVENTS
    questions = meanings.QUESTIONS
    reasons = meanings.REASONS
    reveals = twins.REVEALS
    observed: ClassVar[tuple[Part, ...]] = OBSERVED

    # -------------------------------------------------------------------------------------------- making tables

    def new(self, seats: int, options: Mapping[str, Any] | None = None) -> Meeting:
        check_seats(self, seats)  # RN-GEN-01
        chosen = read_options(self, options)
        numbers = {k: int(v) for k, v in chosen.items() if not isinstance(v, str)}
        named = {k: str(v) for k, v in chosen.items() if k not in numbers}
        named["board"] = course_kept(named["board"])
        check_colours(STABLES, named[STABLES.key], seats)  # RN-DEC-01
        if not 1 <= numbers["bookmaker"] <= seats:
            raise BadInput("value-seat", key="bookmaker", seats=seats, value=numbers["bookmaker"])
        if "bet_step" in named:
            numbers["bet_step"] = course_named(named["board"]).course.note  # RN-RUL-06  as the file says
        s = self.blank(self.setup_of(seats, numbers, named))
        s.cash = [s.course.start] * seats  # RN-SETUP-04
        s.bank = s.course.bank - sum(s.cash)
        s.stack += [meeting.NextRace(), meeting.Entries(0), meeting.TurnUp(), meeting.Deal(0, meeting.HAND[seats])]
        settle(s)
        return s

    def setup_of(self, seats: int, numbers: dict[str, int], named: dict[str, str]) -> Setup:
        """What is settled before the meeting, the stables' colours among it.  RN-SETUP-08, RN-DEC-01"""
        named = {STABLES.key: STABLES.default, **named}  # a meeting may have been kept before there was a choice
        return Setup(
            seats, {"bookmaker": 1, **numbers}, named, seat_colours(STABLES, named[STABLES.key], seats)[:seats]
        )

    def blank(self, setup: Setup) -> Meeting:
        """A table with nothing on it yet."""
        course = course_named(setup.named["board"]).course
        return Meeting(setup, course, dealt_pack(course, setup.named["faller_named"]))

    def racecourse(self, s: Meeting) -> Racecourse:
        """The course file of this table."""
        return course_named(s.setup.named["board"])

    def clone(self, s: Meeting) -> Meeting:
        return s.clone()

    def seats(self, s: Meeting) -> int:
        return s.setup.players

    def chosen(self, s: Meeting) -> dict[str, Any]:
        return chosen_of(self, s.setup.options, s.setup.named)

    # ------------------------------------------------------------------------------------- what leaves the table

    def view(self, s: Meeting, seat: int) -> View:
        return view(s, seat)

    def imagine(self, s: Meeting, seat: int, seed: int) -> Meeting:
        return imagine(s, seat, seed)

    def numbers(self, v: View) -> list[int]:
        return told(v)

    def numbers_into(self, s: Meeting, seat: int, buffer: list[int]) -> None:
        note_over(ONLOOKER, s, seat, buffer)

    def onlooker(self) -> Onlooker:
        return ONLOOKER

    def ending(self, s: Meeting) -> Ending | None:
        if s.stack:
            return None
        rule = {1: "RN-GEN-03", 2: "RN-RUL-39"}[s.ended_by]
        return Ending(rule, places_of(standing(s)), tuple(s.cash))

    def leave(self, s: Meeting, seat: int) -> None:
        if s.stack and not s.gone[seat]:
            leaving.leave(s, seat)
            settle(s)

    def twin(self, dump: dict[str, Any], seat: int, rng: Random) -> dict[str, Any] | None:
        return twins.twin(dump, seat, rng)

    def learner(self, ask: Ask[Any]) -> int | None:
        if isinstance(ask, meeting.DealCard):
            return ask.who
        return ask.seat if isinstance(ask, meeting.Entry | bets.Bet | bets.Stake) else None

    def tally(self, s: Meeting) -> dict[str, int]:
        cards = sum(s.aside) + sum(s.used) + sum(map(len, s.hands))
        return {"money": sum(s.cash) + sum(s.stake) + s.bank, "cards": cards}

    def dump(self, s: Meeting) -> dict[str, Any]:
        return {
            "game": self.name,
            "players": s.setup.players,
            "options": dict(s.setup.options),
            "named": dict(s.setup.named),
            **dump_fields(s, KEPT),
            "at": s.at.nodes(),
            "stack": dump_stack(s),
        }

    def load(self, d: dict[str, Any]) -> Meeting:
        s = self.blank(self.setup_of(d["players"], dict(d["options"]), d["named"]))
        load_fields(s, KEPT, d)
        s.at = Places(d["at"])
        s.stack = load_stack(self, d["stack"])
        return s

    # ------------------------------------------------------------------------------------------------- scenarios

    def place(self, s: Meeting, position: Mapping[str, Any], names: Sequence[str]) -> None:
        positions.place(s, self.racecourse(s), position, names)

    def show(self, s: Meeting, names: Sequence[str]) -> dict[str, Any]:
        return positions.show(s, self.racecourse(s), names)

    # ----------------------------------------------------------------------------------------------------- words

    def label(self, s: Meeting, kind: str, value: int, names: Sequence[str]) -> str:
        course = self.racecourse(s)
        if kind == "card":
            return positions.card_names(course)[value]
        if kind == "race":
            return course.races[value].key
        if kind == "node":
            return positions.node_name(s, value)
        return super().label(s, kind, value, names)

    def display(self, s: Meeting, kind: str, value: int, words: Words) -> Any:
        course = self.racecourse(s)
        if kind == "horse" and value == NONE:
            return (words.get("riderless-horse"), "m")
        if kind == "seat" or kind == "horse":
            return (*words.person(value), value)
        if kind == "money":
            return money(value, words.lang)
        if kind == "odds":
            over, under = (s.course.odds[value], s.course.odds_under[value]) if value >= 0 else (0, 1)
            return f"{over}/{under}"
        if kind == "card":
            return self.card_title(course, value, words)
        if kind == "race":
            return course.races[value].said(words.lang)
        if kind == "fence":
            fence = s.course.fence[value] if value >= 0 else NOWHERE
            return course.obstacles[fence].said(words.lang) if fence != NOWHERE else words.get("the-flat")
        if kind == "section":
            return SECTIONS[value]
        if kind == "entitled":
            return self.entitled(course, value, words)
        if kind == "way":
            return len(steps_of(value))
        if kind == "node":
            return self.where(s, value, words)
        return super().display(s, kind, value, words)

    def entitled(self, course: Racecourse, level: int, words: Words) -> str:
        """The sections in which a level doubles, by name.  RN-SETUP-11"""
        names = [name for k, name in enumerate(SECTIONS) if course.course.levels[k] >> level & 1]
        return str(words.together(names) if names else words.get("no-section"))

    def card_title(self, course: Racecourse, kind: int, words: Words) -> str:
        """A card as people call it; a Faller by its fence."""
        if kind < FALLER_AT:
            return str(words.get("card-name", n=kind))
        return str(words.get("faller-of", who=course.obstacles[kind - FALLER_AT].said(words.lang)))

    def card_text(self, kind: int, words: Words) -> str:
        """What a card does, in one line."""
        return str(words.get("card-text", n=min(kind, FALLER_AT - 1)))

    def where(self, s: Meeting, node: int, words: Words) -> str:
        """A space in words: its lane, and the fence or the section there."""
        if node < 0:
            return str(words.get("nowhere"))
        lane = s.course.node_lane[node] + 1
        fence, section = s.course.fence[node], s.course.section[node]
        if fence != NOWHERE:
            return str(words.get("lane-on-fence", n=lane, who=self.racecourse(s).obstacles[fence].said(words.lang)))
        length = str(s.course.length(node))
        return str(
            words.get(
                "lane-and-length", n=lane, who=f"{length} ({SECTIONS[section]})" if section != NOWHERE else length
            )
        )

    def spoken(self, verb: str) -> str:
        return {"die": "", "dealt": "", "level": "", "stake": "", "fell_here": "fell named"}.get(
            verb, verb.replace("_", " ")
        )

    def board_file(self, path: Path) -> BoardFile:
        """A racecourse.  RN-DATA-01"""
        course, faults = examine(path)
        rules = course.course
        facts = {"board": course.title.key, "spaces": rules.spaces, "lanes": len(rules.circuit)}
        title, lanes = Titled(course.title.titles), len(rules.circuit)
        praise = Sentence("course-praise", ROOM, title=title, spaces=rules.spaces, lanes=lanes, jumps=rules.jumps)
        return BoardFile(facts, praise, faults)

    def draw_board(self, path: Path, layout: str, theme: str) -> str:
        from dispetto.games.horse_racing.face.scene import draw_course_file

        return draw_course_file(examine(path)[0], layout, theme)

    def house(self, options: Mapping[str, Any], words: Words) -> Sequence[tuple[str, str]]:
        """What of the course file is ours: its name, the odds, the prizes, the cards.  RN-DATA-01, RN-DATA-05..07"""
        course = course_named(str(options.get("board", self.options[0].default)))
        return list(self.told_ours(course, words).values())

    def at_this_table(self, s: Meeting, words: Words) -> dict[str, str]:
        """The same, by the rules that leave it to the file."""
        return {rule: sentence for rule, (_, sentence) in self.told_ours(self.racecourse(s), words).items()}

    def told_ours(self, course: Racecourse, words: Words) -> dict[str, tuple[str, str]]:
        """Each part of a course that is the house's own, by its rule: what it is called, and the sentence."""
        title = course.title.said(words.lang) or str(words.get("option-board"))
        told = {}
        for part in course.ours:
            name = title if part == "course" else words.get("house-part", part=part)
            told[PARTS[part]] = (str(name), str(words.get(f"house-{part}", title=title)))
        return told

    def workshop(self) -> Workshop | None:
        from dispetto.games.horse_racing.workshop import Courses

        return Courses(self)

    def stage(self) -> Stage[View]:
        from dispetto.games.horse_racing.face.stage import HorseStage

        return HorseStage(self)

    def then(self, s: Meeting, ask: Ask[Any], a: Action, words: Words) -> Then | None:
        from dispetto.games.horse_racing.consequences import Teller

        return Teller(self, s, ask, words).then(a)

    def judge(self, version: str = "") -> Judge:
        return JUDGE_01 if version == "0.1" else newest_judge()

    def traits(self, s: Meeting, events: Sequence[Event]) -> Sequence[Trait]:
        return traits.traits(s, events)

    def harms(self, s: Meeting, events: Sequence[Event]) -> Sequence[Harm]:
        return traits.harms(events)

    def feats(self, s: Meeting, events: Sequence[Event]) -> Sequence[Feat]:
        return traits.feats(events)

    def board_text(self, v: View, words: Words) -> str:
        from dispetto.games.horse_racing.face.text import board_text

        return board_text(v, course_named(v.board), words)
