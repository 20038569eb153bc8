"""The end of a game: who won, how it went, and the nastiest moments."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from dispetto.core.engine.table import PUBLIC
from dispetto.core.show import ink, ink_seats, ink_things
from dispetto.core.show.stage import Race
from dispetto.core.telling.words import Words
from dispetto.web.pages.lines import to_seat
from dispetto.web.pages.nastiest import nastiest
from dispetto.web.pages.phrases import tongue
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table


def end_facts(table: Table, reader: Reader) -> dict[str, Any]:
    """What the end page shows."""
    t = tongue(reader.lang)
    ending = table.history.ending()
    assert ending is not None
    words = table.words(reader.lang, reader.seat)
    winners = [seat for seat, place in enumerate(ending.places) if place == 1]
    if reader.seat in winners and len(winners) == 1:
        head = t("you-win")
    elif len(winners) == 1:
        head = t("wins", who=table.people[winners[0]].name)
    else:
        head = t("win-together", who=words.together([table.people[w].name for w in winners]))
    public = table.game.view(table.state, PUBLIC)
    races = course(table)
    moments = []
    for n, one in enumerate(nastiest(table), 1):
        m, e = one.moment, one.event
        view = table.game.view(m.state, PUBLIC)
        moments.append(
            {
                "n": n,
                "text": table.narrator.sentence([(m, one.n)], to_seat(table, reader.lang), reader.lang, reader.seat),
                "after": words.aftermath(m.state, e, n, one.lost),
                "version": m.version,
                "victim": one.to,
                "turn": table.stage.clock(view),
                "picture": Markup(table.stage.vignette(e, view)),
            }
        )
    stamps = [m.entry.at for m in table.history.moments if m.entry is not None and m.entry.at]
    took = (stamps[-1] if stamps else time.time()) - table.row.made
    return {
        "head": head,
        "sentence": words.ending(ending),
        "moments": moments,
        "scores": scores(table, public, ending.places, words),
        "words": words,
        "podium": Markup(table.stage.podium(public, ending.places, table.stage.drawing(reader.layout, "podium"))),
        "chart": Markup(chart(table, races, moments, reader)) if races else "",
        "turns": table.stage.clock(public),
        "minutes": max(0, int(took / 60)),
        "seed": table.row.seed,
        "mine": bool(table.seats_of(reader.person)),
    }


def scores(table: Table, public: Any, places: Sequence[int], words: Words) -> list[dict[str, Any]]:
    """Everybody from the first place to the last, with what they have."""
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    return [
        {
            "place": places[seat],
            "colour": table.colour(seat),
            "name": table.people[seat].name,
            "score": table.stage.score(public, seat, words),
            "mine": seat == words.reader,
        }
        for seat in order
    ]


def course(table: Table) -> list[Race]:
    """How far everybody was at the end of each turn."""
    by_turn: dict[int, Race] = {}
    for m in table.history.moments:
        race = table.stage.race(table.game.view(m.state, PUBLIC))
        if race is not None:
            by_turn[race.turn] = race
    first = table.stage.race(table.game.view(table.history.moments[0].state, PUBLIC))
    if first is None:
        return []
    return [Race(0, first.values, first.goal), *(by_turn[k] for k in sorted(by_turn))]


def chart(table: Table, races: list[Race], moments: list[dict[str, Any]], reader: Reader) -> str:
    """Lines of everybody's progress, names at their ends, the nasty moments as numbers."""
    wide = reader.layout == "wide"
    w, h = (724, 214) if wide else (356, 208)
    left, top, low, right = (34, 14, 30, 74) if wide else (26, 10, 24, 64)
    last = max(1, races[-1].turn)
    goal = round_up(max(races[0].goal, *(value for race in races for value in race.values)))

    def x(turn: float) -> float:
        return left + (w - left - right) * turn / last

    def y(value: float) -> float:
        return top + (h - top - low) * (1 - value / goal)

    title = tongue(reader.lang)("how-it-went")
    out = [f'<svg class="chart" viewBox="0 0 {w} {h}" role="img" aria-label="{title}">']
    for k, value in enumerate(ticks(goal)):
        shown = f"{value / 1000:g}k" if goal >= 10_000 else f"{value:.0f}"
        line = ink.wobble_line(left, y(value), w - right, y(value), 0.8, k + 1)
        out.append(
            f'<path class="grid" d="{line}"/><text class="axis" x="{left - 7}" y="{y(value) + 5:.0f}">{shown}</text>'
        )
    every = max(1, round(last / 5))
    out += [f'<text class="axis mid" x="{x(t):.0f}" y="{h - 8}">{t}</text>' for t in range(0, last + 1, every)]
    best = sorted(range(len(table.people)), key=lambda s: races[-1].values[s])
    for seat in best:
        points = [(x(r.turn), y(r.values[seat])) for r in races]
        d = "M" + "L".join(f"{a:.1f},{b:.1f}" for a, b in points)
        big = seat in (best[-1], reader.seat)
        out.append(f'<path class="under" d="{d}" stroke-width="{8 if big else 6}"/>')
        colour = ink_seats.seat_of(table.colour(seat)).colour
        out.append(f'<path class="run" d="{d}" stroke="{colour}" stroke-width="{4.6 if big else 3}"/>')
        out += [ink_seats.seat_shape(table.colour(seat), a, b, 4.2, 1.2) for a, b in points[3:-1:5]]
    ends = [y(races[-1].values[seat]) for seat in reversed(best)]
    for seat, spot in zip(reversed(best), spread(ends, 17 if wide else 14, h - low + 4), strict=True):
        name = tongue(reader.lang)("you") if seat == reader.seat else table.people[seat].name
        out.append(ink_seats.seat_shape(table.colour(seat), x(last) + 2, y(races[-1].values[seat]), 7, 2))
        out.append(f'<text class="who" x="{x(last) + 14:.0f}" y="{spot + 5:.0f}">{Markup.escape(name[:9])}</text>')
    discs: list[tuple[float, float]] = []
    for m in moments:
        moment = next(k for k in table.history.moments if k.version == m["version"])
        race = table.stage.race(table.game.view(moment.state, PUBLIC))
        victim = m["victim"]
        turn = min(last, max(0, m["turn"] - 0.5))
        value = race.values[victim] if race is not None else 0
        before = next((r for r in reversed(races) if r.turn < m["turn"]), races[0]).values[victim]
        across, down = x(turn), y((before + value) / 2)
        while any(abs(across - a) < 22 and abs(down - b) < 22 for a, b in discs):
            across, down = (across - 23, down) if across > left + 40 else (across, down - 23)
        discs.append((across, down))
        out.append(ink_things.number_disc(m["n"], across, down, 12))
    return "".join(out) + "</svg>"


def spread(spots: Sequence[float], gap: float, lowest: float) -> list[float]:
    """Places for labels near these spots, in the order given from the top:
    apart from each other, none below the lowest.
    """
    found: list[float] = []
    for spot in spots:
        found.append(max(spot, found[-1] + gap) if found else spot)
    for n in range(len(found) - 1, -1, -1):
        found[n] = min(found[n], lowest - gap * (len(found) - 1 - n))
    return found


def ticks(goal: float) -> list[float]:
    """What is written beside a chart: from nought up to the goal in equal steps, at most five, that can be read."""
    sizes = (n * 10**size // 10 for size in range(9) for n in (10, 20, 25, 50))
    step = next(k for k in sizes if goal / k <= 5)
    return [step * n for n in range(int(goal / step) + 1)]


def round_up(value: float) -> float:
    """A goal as it is; where somebody went beyond it, a number whose quarters can be read."""
    step = 10 ** max(0, len(str(int(value))) - 2) * 4
    return value if value <= 100 else -(-value // step) * step
