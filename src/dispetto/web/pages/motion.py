"""The way from what a page shows to what is: the motion of each event, and the narrator's line with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dispetto.web.pages.lines import event, known, line
from dispetto.web.pages.rendering import render
from dispetto.web.play.moments import Moment
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table


def steps(table: Table, moments: Sequence[Moment], reader: Reader) -> list[dict[str, Any]]:
    """The way from what a page shows to what is, event by event, each with its line."""
    out: list[dict[str, Any]] = []
    words = table.words(reader.lang, reader.seat)
    run: list[tuple[Moment, int]] = []
    left = [(m, n) for m in moments for n in range(len(m.events))]
    for moment in moments:
        at = next(i for i, m in enumerate(table.history.moments) if m is moment)
        before = table.game.view(table.history.moments[at - 1].state, reader.seat)
        after = table.game.view(moment.state, reader.seat)
        motion = table.stage.steps([known(e, reader.seat) for e in moment.events], before, after)
        for n in range(len(moment.events)):
            run.append(left.pop(0))
            tumbles = [i for i, one in enumerate(motion[n]) if one["do"] == "dice"]
            shown = 1 + max(tumbles, default=-1)  # dice first tumble
            out += motion[n][:shown]
            if not left or not words.joins(event(left[0]), event(run[-1])):
                html = render("line.html", reader.lang, line=line(table, run, words), new=True)
                out.append({"do": "line", "html": html})
                run = []
            out += motion[n][shown:]
    return out
