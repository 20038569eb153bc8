"""The way from what a page shows to what is: the motion of each event, and the narrator's line with it."""

from __future__ import annotations

from collections.abc import Sequence

from dispetto.core.engine.table import ALL, PUBLIC
from dispetto.core.show.stage import WIDE, Step
from dispetto.web.pages.lines import Line, known, line
from dispetto.web.play.moments import Moment
from dispetto.web.play.narrator import event
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table

Motions = dict[tuple[int, int], tuple[Moment, list[list[Step]]]]  # of a version, for a seat or for everybody


def steps(
    table: Table, moments: Sequence[Moment], reader: Reader, drawn: Motions | None = None
) -> tuple[list[Step], list[Line]]:
    """The way from what a page shows to what is, event by event, and the lines that are told on it:
    the step `line` says which.
    """
    out: list[Step] = []
    told: list[Line] = []
    words = table.words(reader.lang, reader.seat)
    run: list[tuple[Moment, int]] = []
    left = [(m, n) for m in moments for n in range(len(m.events))]
    for moment in moments:
        motion = moved(table, moment, reader.seat, drawn if drawn is not None else {}) if moment.events else []
        for n in range(len(moment.events)):
            run.append(left.pop(0))
            tumbles = [i for i, one in enumerate(motion[n]) if one["do"] == "dice"]
            shown = 1 + max(tumbles, default=-1)  # dice first tumble
            out += motion[n][:shown]
            if not left or not words.joins(event(left[0]), event(run[-1])):
                out.append({"do": "line", "n": len(told)})
                told.append(line(table, run, reader))
                run = []
            out += motion[n][shown:]
    return out, told


def moved(table: Table, moment: Moment, seat: int, drawn: Motions) -> list[list[Step]]:
    """The motion of a moment's events: drawn once for all who may know the same of them."""
    alike = "steps" in table.stage.same_for_all(WIDE)
    eyes = PUBLIC if alike and all(e.known_to == ALL or not e.known(seat) for e in moment.events) else seat
    key = (moment.version, eyes)
    if key not in drawn or drawn[key][0] is not moment:
        moments = table.history.moments
        at = next(i for i in range(len(moments) - 1, -1, -1) if moments[i] is moment)
        before = table.game.view(moments[at - 1].state, eyes)
        after = table.game.view(moment.state, eyes)
        drawn[key] = moment, table.stage.steps([known(e, eyes) for e in moment.events], before, after)
    return drawn[key][1]
