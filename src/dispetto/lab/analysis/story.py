"""A game that was played, step by step: from a record or from a table's log, as plain data that goes to any worker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dispetto.core.engine.table import CHANCE, Action, Ask, Roll, State, asked, step
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame
from dispetto.core.telling.grammar import HIDDEN, LEAVES, Telling, split_line
from dispetto.core.telling.record import Record, seat_names, standing

NOTHING = -1  # the code of a step that is no answer: somebody got up


@dataclass(frozen=True)
class Step:
    """One answer: the version it belongs to (a record's line, a log's entry), who gave it (CHANCE too), its row."""

    version: int
    by: int
    code: int


@dataclass(frozen=True)
class Story:
    """A game as it was played."""

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    steps: Sequence[Step] = ()
    opening: Mapping[str, Any] | None = None  # the dump it began with, where that is no fresh table

    def as_json(self) -> dict[str, Any]:
        """As plain data."""
        steps = [[s.version, s.by, s.code] for s in self.steps]
        told = {"game": self.game, "seats": self.seats, "options": dict(self.options), "steps": steps}
        return told if self.opening is None else {**told, "opening": dict(self.opening)}

    @staticmethod
    def of(d: Mapping[str, Any]) -> Story:
        """Back from plain data."""
        steps = [Step(*one) for one in d["steps"]]
        return Story(d["game"], d["seats"], d["options"], steps, d.get("opening"))

    def begin(self, game: AnyGame) -> State:
        """The table before anything happened."""
        s: State = game.new(self.seats, dict(self.options)) if self.opening is None else game.load(dict(self.opening))
        return s


class Noted(Telling):
    """A teller who notes every row."""

    def __init__(self, game: AnyGame, s: State, names: Sequence[str]) -> None:
        super().__init__(game, s, names)
        self.steps: list[Step] = []
        self.version = 0

    def note(self, rows: Sequence[Action], before: State) -> None:
        """Follow the rows from the table before, through the questions that answer themselves."""
        left = list(rows)
        while left:
            ask = asked(before)
            assert ask is not None
            forced = ask.legal(before)
            overtaken = left[0] not in forced or ask.seat != self.spoke
            a = left.pop(0) if not overtaken else forced[0] if len(forced) == 1 else ask.default(before)
            self.steps.append(Step(self.version, CHANCE if isinstance(ask, Roll) else ask.seat, a.code))
            step(before, a)

    spoke = CHANCE

    def tell(self, line: str) -> None:
        """One line of a record."""
        who, text = split_line(line)
        self.version += 1
        if text == LEAVES:
            self.say(line)
            self.steps.append(Step(self.version, self.seat(who), NOTHING))
            return
        self.spoke = CHANCE if who in ("dice", "deck") else self.seat(who)
        before = self.game.clone(self.s)
        self.note(self.say(line), before)


def story_of(game: AnyGame, r: Record) -> Story:
    """A record's story; BadInput where it does not fit the rules, or hides something."""
    try:
        s: State = game.new(len(r.seats), r.options)
    except BadInput as e:
        raise BadInput("record-unfit", why=e) from None
    tale = Noted(game, s, seat_names(len(r.seats)))
    for n, line in enumerate(standing(r.lines), 1):
        if line.text == HIDDEN:
            raise BadInput("record-hidden", n=n, who=line.who, hidden=HIDDEN)
        try:
            tale.tell(line.written())
        except BadInput as e:
            raise BadInput("record-stops", n=n, why=e) from None
    while (ask := asked(s)) is not None and not isinstance(ask, Roll) and tale.forced(ask):
        a = ask.legal(s)[0]
        tale.steps.append(Step(tale.version, ask.seat, a.code))
        step(s, a)
    return Story(game.name, len(r.seats), dict(r.options), tale.steps)


@dataclass(frozen=True)
class Turn:
    """A step that something hung on: the table before and after it, what was asked, what was answered."""

    number: int  # of the step
    version: int
    by: int  # CHANCE, or a seat
    last: int  # the seat that had answered before it; CHANCE where nobody had
    before: State
    after: State
    ask: Ask[Any] | None  # None where somebody got up
    row: Action | None

    @property
    def kind(self) -> str:
        """What the formats call it."""
        return "chance" if self.by == CHANCE else "decision"


def turns_of(game: AnyGame, story: Story) -> tuple[list[Turn], State]:
    """Every step that could have gone otherwise, and the table as it stands in the end."""
    s = story.begin(game)
    found: list[Turn] = []
    last = CHANCE
    for number, one in enumerate(story.steps):
        before = game.clone(s)
        if one.code == NOTHING:
            game.leave(s, one.by)
            found.append(Turn(number, one.version, one.by, last, before, game.clone(s), None, None))
            continue
        ask = asked(before)
        assert ask is not None
        row = game.actions[one.code]
        step(s, row)
        if len(ask.legal(before)) > 1:
            found.append(Turn(number, one.version, one.by, last, before, game.clone(s), ask, row))
            last = last if one.by == CHANCE else one.by
    return found, s
