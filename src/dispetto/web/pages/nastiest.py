"""The nastiest moments of a game: what somebody did to somebody else, and what fate did to everybody."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from dispetto.core.engine.table import PUBLIC, Event
from dispetto.web.play.moments import Moment
from dispetto.web.play.table import Table


@dataclass(frozen=True)
class Nasty:
    """One event, the `n`-th of its moment: who did it to whom (-1 for fate), how mean it was, and what it cost."""

    moment: Moment
    n: int
    event: Event
    by: int
    to: int
    worth: int
    lost: int


def nastiest(table: Table, most: int = 4) -> list[Nasty]:
    """The meanest of a game, in the order they happened: one a moment, none of the set-up, not one kind all the time.

    Fate is blamed a little less than people, and what was shown before a little less than what is new.
    """
    left = list(candidates(table).values())
    kinds: Counter[str] = Counter()
    victims: Counter[int] = Counter()
    chosen: list[Nasty] = []
    while left and len(chosen) < most:
        worst = max(
            left,
            key=lambda c: (
                c.worth - (c.by < 0) - kinds[c.event.kind],
                c.by >= 0,
                c.lost,
                -victims[c.to],
                -c.moment.version,
            ),
        )
        left.remove(worst)
        kinds[worst.event.kind] += 1
        victims[worst.to] += 1
        chosen.append(worst)
    return sorted(chosen, key=lambda c: c.moment.version)


def candidates(table: Table) -> dict[int, Nasty]:
    """The worst event of every moment in which somebody suffered from somebody else, or from fate."""
    found: dict[int, Nasty] = {}
    stage, moments = table.stage, table.history.moments
    for at, m in enumerate(moments):
        for n, e in enumerate(m.events):
            worth = stage.nastiness(e)
            if worth <= 0:
                continue
            v = table.game.view(m.state, PUBLIC)
            done = stage.done(e, v)
            if done is None or done[0] == done[1] or stage.clock(v) < 1:
                continue
            by, to = done
            had = found.get(m.version)
            if had is None or (by >= 0, worth) > (had.by >= 0, had.worth):
                found[m.version] = Nasty(m, n, e, by, to, worth, ground_lost(table, at, to))
    return found


def ground_lost(table: Table, at: int, victim: int) -> int:
    """How much a seat lost in a moment, as the chart counts."""
    moments = table.history.moments
    before = table.stage.race(table.game.view(moments[max(0, at - 1)].state, PUBLIC))
    after = table.stage.race(table.game.view(moments[at].state, PUBLIC))
    return max(0, before.values[victim] - after.values[victim]) if before is not None and after is not None else 0
