"""The way from what a page shows to what is: the motion of each event, and the narrator's line with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from dispetto.core.engine.table import ALL, PUBLIC
from dispetto.core.show.stage import WIDE, Step
from dispetto.web.pages.lines import Line, known, line, spoken, to_seat
from dispetto.web.play.moments import Moment
from dispetto.web.play.narrator import event
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.wire import Once
from dispetto.web.store.rows import TableRow

Motions = dict[tuple[int, int], tuple[Moment, list[list[Step]]]]  # of a version, for a seat or for everybody


@dataclass(eq=False)
class Way:
    """The way from what a page shows to what is, event by event, and what is told on it: the step `line` says where."""

    row: TableRow  # whom it names, and how
    moments: Sequence[Moment]
    steps: Once = field(default_factory=Once)
    lines: list[Line] = field(default_factory=list)
    runs: list[list[tuple[Moment, int]]] = field(default_factory=list)  # the events of each line; none: a bot says it
    names: list[frozenset[int]] = field(default_factory=list)  # to whom each line says something else

    def tells(self, one: Line, run: list[tuple[Moment, int]]) -> None:
        """Here on the way a line is told."""
        self.steps.append({"do": "line", "n": len(self.lines)})
        self.lines.append(one)
        self.runs.append(run)

    def is_of(self, table: Table, moments: Sequence[Moment]) -> bool:
        """Is this the way through these moments, as it would be told now?"""
        ours = self.moments
        return self.row is table.row and len(ours) == len(moments) and all(a is b for a, b in zip(ours, moments))

    def told_to(self, table: Table, reader: Reader) -> list[Line]:
        """Its lines as this reader is told them."""
        if not self.names and self.runs:
            words, named = to_seat(table, reader.lang), table.narrator.named
            self.names = [named(run, words, reader.lang) if run else frozenset() for run in self.runs]
        seat = reader.seat
        return [
            line(table, run, reader) if seat in named else one
            for one, run, named in zip(self.lines, self.runs, self.names, strict=True)
        ]


def looks_alike(table: Table, moments: Sequence[Moment], reader: Reader) -> bool:
    """Is what happened for everybody's eyes, and looks the same to this reader as to all?"""
    if reader.seat < 0:
        return True
    open_to_all = all(e.known_to == ALL for m in moments for e in m.events)
    return open_to_all and "steps" in table.stage.same_for_all(WIDE)


def steps(table: Table, moments: Sequence[Moment], reader: Reader) -> tuple[list[Step], list[Line]]:
    """The motion of these moments for one reader, and the lines that are told with it."""
    found = way_through(table, moments, reader, {})
    return found.steps, found.lines


def way_through(table: Table, moments: Sequence[Moment], reader: Reader, drawn: Motions) -> Way:
    """The way through these moments, for one reader."""
    way = Way(table.row, moments)
    out = way.steps
    words = table.words(reader.lang, reader.seat)
    run: list[tuple[Moment, int]] = []
    said: list[Line] = []  # by bots, who let the narrator finish
    left = [(m, n) for m in moments for n in range(len(m.events))]
    for moment in moments:
        motion = moved(table, moment, reader.seat, drawn) if moment.events else []
        for n in range(len(moment.events)):
            run.append(left.pop(0))
            tumbles = [i for i, one in enumerate(motion[n]) if one["do"] == "dice"]
            shown = 1 + max(tumbles, default=-1)  # dice first tumble
            out += motion[n][:shown]
            if not left or not words.joins(event(left[0]), event(run[-1])):
                way.tells(line(table, run, reader), run)
                run = []
            out += motion[n][shown:]
        said += spoken(table, moment, reader.lang)
        if not run:
            for one in said:
                way.tells(one, [])
            said = []
    return way


def eyes_of(table: Table, moment: Moment, seat: int) -> int:
    """Through whose eyes a seat sees what happened: everybody's, unless it knows more of it or it looks otherwise."""
    alike = "steps" in table.stage.same_for_all(WIDE)
    return PUBLIC if alike and all(e.known_to == ALL or not e.known(seat) for e in moment.events) else seat


def moved(table: Table, moment: Moment, seat: int, drawn: Motions) -> list[list[Step]]:
    """The motion of a moment's events: drawn once for all who may know the same of them."""
    eyes = eyes_of(table, moment, seat)
    key = (moment.version, eyes)
    if key not in drawn or drawn[key][0] is not moment:
        moments = table.history.moments
        at = next(i for i in range(len(moments) - 1, -1, -1) if moments[i] is moment)
        before = table.view(moments[at - 1].state, eyes)
        after = table.view(moment.state, eyes)
        drawn[key] = moment, table.stage.steps([known(e, eyes) for e in moment.events], before, after)
    return drawn[key][1]
