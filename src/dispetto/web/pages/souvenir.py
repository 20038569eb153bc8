"""A finished game as one picture of 1200 × 630, to be sent to those who were not there: result, chart, nastiest move.

It names everybody and addresses nobody, so it is the same for whoever asks; its words are outlines and need no font.
"""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape, unescape

from dispetto.core.engine.table import PUBLIC
from dispetto.core.show import ink, ink_seats
from dispetto.core.show.letters import HAND, TEXT, TITLE, fitting, lettering, width, wrapped
from dispetto.core.show.stage import WIDE
from dispetto.web.pages import odds
from dispetto.web.pages.art import STATIC, poster
from dispetto.web.pages.lines import to_seat
from dispetto.web.pages.nastiest import Nasty, nastiest
from dispetto.web.pages.phrases import tongue
from dispetto.web.play.moments import Moment
from dispetto.web.play.table import Table
from dispetto.web.play.understanding import Looking

W, H = 1200, 630
LEFT = 516  # of it the podium has
CARD = (556, 34, 606, 496)  # the paper: left, top, width, height
MOST_ROWS = 8
PAPER = odds.Frame(560, 178, 34, 74, 6, 6)  # the chart's
WHO = re.compile(r'<text class="who" x="([\d.-]+)" y="([\d.-]+)">([^<]*)</text>')


@dataclass(frozen=True)
class Worst:
    """The nastiest move: where, and in which words."""

    moment: Moment
    n: int
    text: str


def picture(table: Table, lang: str, looking: Looking) -> str:
    """The whole picture as SVG."""
    t = tongue(lang)
    ending = table.history.ending()
    assert ending is not None
    words = table.words(lang)
    worst = worst_of(table, lang, looking)
    told = headline(table, lang)
    rows = sorted(range(len(ending.places)), key=lambda seat: (ending.places[seat], seat))
    paper, low = card(table, lang, rows, ending.places)
    curve = chart(table, lang, looking)
    room = CARD[1] + CARD[3] - 18
    if curve:
        high = min(PAPER.h, room - low - 76)
        k = min(1.0, high / PAPER.h)
        paper += f'<g transform="translate({CARD[0] + 22 + 280 * (1 - k):.0f},{low}) scale({k:.3f})">{curve}</g>'
        low += high
    if worst is not None:
        paper += sentence(worst.text, low, room)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" width="{W}" height="{H}">'
        f"<title>{escape(told)}</title><desc>{escape(words.ending(ending))}</desc>"
        f"{cork()}{scene(table, ending.places)}{head(told)}"
        f'<g transform="rotate(0.5 {CARD[0] + 300} {CARD[1] + 250})">{paper}</g>{foot(t("picture-foot", n=len(rows)))}'
        "</svg>"
    )


def headline(table: Table, lang: str) -> str:
    """Who won, by name."""
    ending = table.history.ending()
    assert ending is not None
    winners = [table.people[seat].name for seat, place in enumerate(ending.places) if place == 1]
    t = tongue(lang)
    if len(winners) == 1:
        return t("wins", who=winners[0])
    return t("win-together", who=table.words(lang).together(winners))


def worst_of(table: Table, lang: str, looking: Looking) -> Worst | None:
    """The nastiest move: of those who looked back the one that cost most, else what the stage calls mean."""
    found: Sequence[Nasty] = nastiest(table, 12)
    if not found:
        return None
    award = looking.found.nastiest if looking.found is not None and looking.found.stage > 1 else None
    by_odds = next((one for one in found if award is not None and one.moment.version == award.version), None)
    one = by_odds or max(found, key=lambda c: (c.worth - (c.by < 0), c.lost, -c.moment.version))
    text = table.narrator.sentence([(one.moment, one.n)], to_seat(table, lang), lang, PUBLIC)
    return Worst(one.moment, one.n, text)


# ------------------------------------------------------------------------------------------------------ what is drawn


def cork() -> str:
    """What it is all pinned to."""
    specks = "".join(
        f'<ellipse cx="{(n * 97.3) % (W - LEFT) + LEFT:.0f}" cy="{(n * 61.7 + 13 * (n % 5)) % H:.0f}" '
        f'rx="{2 + n % 4}" ry="1.6" fill="{("#c79a5e", "#e6c48f")[n % 2]}"/>'
        for n in range(190)
    )
    return f'<rect width="{W}" height="{H}" fill="#d9b377"/>{specks}'


def scene(table: Table, places: Sequence[int]) -> str:
    """The podium; of a game that has none its poster."""
    body = table.stage.podium(table.view(table.state, PUBLIC), places, WIDE)
    box, inside = ("0 62 640 781", body) if body else ("20 0 205 250", poster(table.game.name))
    if not body:
        inside = inside.partition(">")[2].rpartition("</svg>")[0]
    return (
        f'<svg x="0" y="0" width="{LEFT}" height="{H}" viewBox="{box}" preserveAspectRatio="xMidYMid slice">'
        f"{inside}</svg>"
        f'<rect x="{LEFT}" y="0" width="4" height="{H}" fill="{ink.INK}"/>'
    )


def head(told: str) -> str:
    """The headline over the podium, in one line or in two."""
    said = told.upper()
    size = 62.0
    room = LEFT - 56.0
    if width(said, size, TITLE) <= room:
        lines = [said]
    else:
        size = 50.0
        lines = [said] if width(said, size, TITLE) <= room else wrapped(said, size, room, TITLE, 2)
    return "".join(
        lettering(line, LEFT / 2, 84 + n * (size + 6), size, TITLE, ink.CREAM, "middle", 11)
        for n, line in enumerate(lines)
    )


def card(table: Table, lang: str, rows: Sequence[int], places: Sequence[int]) -> tuple[str, float]:
    """The paper with the game's name and everybody's result, and how far down it is written on."""
    t, words = tongue(lang), table.words(lang)
    x, y, w, h = CARD
    shadow = ink.path(ink.wobble_rect(x + 5, y + 7, w, h, 2, 3, 10), ink.SHADE, "", 0, ' opacity=".35"')
    out = [shadow, ink.path(ink.wobble_rect(x, y, w, h, 2, 3, 10), ink.PAPER, ink.INK, 3)]
    out.append(ink.circle(x + w / 2, y + 2, 10, "#d94130", ink.INK, 2.5))
    title, size = fitting(words.title().split(" · ")[0], 30, 300, TITLE)
    out.append(lettering(title, x + 24, y + 50, size, TITLE))
    public = table.view(table.state, PUBLIC)
    day = time.strftime("%d.%m.%Y", time.gmtime(table.row.made))
    turns = t("picture-turns", n=table.stage.clock(public), unit=table.stage.unit) if table.stage.clock(public) else ""
    about, size = fitting(" · ".join(filter(None, (table.row.name, day, turns))), 17, 250, TEXT)
    out.append(lettering(about, x + w - 24, y + 48, size, TEXT, "#6b5138", "end"))
    tall = min(40.0, 172 / min(len(rows), MOST_ROWS))
    low = y + 66.0
    for n, seat in enumerate(rows[:MOST_ROWS]):
        mid = low + tall * (n + 0.5)
        letters = min(21.0, tall * 0.62)
        rule = ink.wobble_line(x + 20, low + tall * n, x + w - 20, low + tall * n, 0.7, n + 2)
        out.append(ink.path(rule, "none", "#d8c7a4", 1.4, ' stroke-dasharray="3 4"'))
        out.append(lettering(str(places[seat]), x + 30, mid + letters * 0.36, letters, TITLE, "#8a6a48", "middle"))
        out.append(ink_seats.seat_shape(table.colour(seat), x + 66, mid, min(10.0, tall * 0.3), 2))
        name, size = fitting(table.people[seat].name, letters, 230)
        out.append(lettering(name, x + 90, mid + letters * 0.36, size))
        score, size = fitting(table.stage.score(public, seat, words), letters, 230)
        out.append(lettering(score, x + w - 26, mid + letters * 0.36, size, TEXT, ink.INK, "end"))
    return "".join(out), low + tall * min(len(rows), MOST_ROWS) + 10


def chart(table: Table, lang: str, looking: Looking) -> str:
    """How it went: the odds where somebody has looked back, else how far everybody was; empty where neither is."""
    ending = table.history.ending()
    assert ending is not None
    seats = range(len(ending.places))
    shown = odds.Shown(
        [person.name for person in table.people],
        [table.colour(seat) for seat in seats],
        PUBLIC,
        sorted(seats, key=lambda seat: -ending.places[seat]),
        lambda version: "",
        {},
    )
    found = looking.found
    points = [found.start, *(moment.after for moment in found.moments)] if found is not None else standings(table)
    if len(points) < 3:
        return ""
    last = len(points) - 1

    def x(n: float) -> float:
        return PAPER.left + PAPER.wide * n / last

    def y(share: float) -> float:
        return PAPER.top + PAPER.high * (1 - share)

    kept = odds.thinned(points)
    body = "".join(odds.bands(points, kept, shown, x, y) if found is not None else runs(points, kept, shown, x, y))
    body = body.replace('class="line"', f'fill="none" stroke="{ink.INK}" stroke-linejoin="round"')
    body += ink.path(ink.wobble_rect(PAPER.left, PAPER.top, PAPER.wide, PAPER.high, 0.8, 5, 5), "none", ink.INK, 2.4)
    if found is None:
        return body + beside(points[-1], shown, y)
    body += "".join(
        lettering(str(tick), PAPER.left - 6, y(tick / 100) + 5, 13, TEXT, "#6b5138", "end") for tick in (0, 50, 100)
    )
    body += "".join(odds.names(points, shown, x, y, PAPER))
    return WHO.sub(
        lambda m: lettering(unescape(m[3]), float(m[1]), float(m[2]), 14, TEXT, ink.INK, "start", 3.5, ink.CREAM), body
    )


def standings(table: Table) -> list[Sequence[float]]:
    """How far everybody was at every moment, as shares of the most anybody had; none where no such line is drawn."""
    races = [table.stage.race(table.game.view(moment.state, PUBLIC)) for moment in table.history.moments]
    known = [race.values for race in races if race is not None]
    most = max((1, *(max(values) for values in known)))
    return [[max(0.0, value / most) for value in values] for values in known]


def runs(
    points: Sequence[Sequence[float]], kept: Sequence[int], shown: odds.Shown, x: odds.Scale, y: odds.Scale
) -> list[str]:
    """A line a seat, the winner's on top."""
    out = []
    for seat in shown.order:
        d = "M" + "L".join(f"{x(n):.1f},{y(points[n][seat]):.1f}" for n in kept)
        colour = ink_seats.seat_of(shown.colours[seat]).colour
        out.append(f'<path d="{d}" fill="none" stroke="{ink.INK}" stroke-width="6" stroke-linejoin="round"/>')
        out.append(f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="3.4" stroke-linejoin="round"/>')
    return out


def beside(ends: Sequence[float], shown: odds.Shown, y: odds.Scale) -> str:
    """Everybody's name where their line ends, none over another."""
    out, free = [], 1e9
    across = PAPER.w - PAPER.right + 12
    for seat in sorted(shown.order, key=lambda one: ends[one]):
        down = min(y(ends[seat]), free)
        free = down - 17
        out.append(ink_seats.seat_shape(shown.colours[seat], across, down, 5.5, 1.6))
        name, size = fitting(shown.names[seat], 13, PAPER.right - 26)
        out.append(lettering(name, across + 10, down + 5, size))
    return "".join(out)


def sentence(text: str, low: float, room: float) -> str:
    """The nastiest move in the narrator's words, in what is left of the paper."""
    x = CARD[0] + 34
    size = 25.0
    lines = wrapped(text, size, CARD[2] - 92, HAND, max(1, int((room - low) // 28)))
    top = low + max(20.0, (room - low - 28 * len(lines)) / 2 + 20)
    bang = ink.circle(x, top - 7, 13, "#d2402b", ink.INK, 2.4) + lettering("!", x, top, 20, TITLE, ink.CREAM, "middle")
    return bang + "".join(lettering(line, x + 26, top + 28 * n, size, HAND, "#b3301f") for n, line in enumerate(lines))


def foot(said: str) -> str:
    """Where it comes from."""
    imp = (STATIC / "art" / "imp.svg").read_text(encoding="utf-8").partition(">")[2].rpartition("</svg>")[0]
    text, size = fitting(said, 23, 330, HAND)
    return (
        f'<g transform="translate(556,562) scale(1.15)">{imp}</g>'
        + lettering("DISPETTO", 612, 602, 36, TITLE, "#d2402b", "start", 7)
        + lettering(text, W - 34, 598, size, HAND, "#3d2a1b", "end")
    )
