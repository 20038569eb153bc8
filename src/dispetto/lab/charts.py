"""Charts of a study: what a person would rather look at than read. Each says what it shows, has its labels where one
looks, and is given twice: as SVG in the colours of its page, by day and by night, and as PNG on paper of its own.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from dispetto.lab.extra import extra

PAPER, INK, INK2, PALE, MORE, LESS, SAME = "#fffaec", "#38261a", "#6f5640", "#e3d3ad", "#1d5fb8", "#c63a26", "#9c8a74"
COLOURS = {"more": MORE, "less": LESS, "same": SAME}
NAMES = {PAPER: "card", INK: "ink", INK2: "ink2", PALE: "sunk", MORE: "more", LESS: "less", SAME: "same"}
WIDE = 4.2  # inches; on a phone a letter is then still a letter
EDGE = 0.12
ROW = 0.42
SMALL = 62  # letters of a line of notes
LETTERS = 44  # of a label and the figure at the end of its line
MOST = 18  # lines of a chart; what does not fit is in the table
HEAT = 0.85  # of the strongest colour: the darkest field of a matrix can still be read


@dataclass(frozen=True)
class Chart:
    """One picture, with the name of its file."""

    name: str
    title: str
    svg: str
    png: bytes


@dataclass(frozen=True)
class Line:
    """One line of a chart: a figure, its interval, and what stands at its end."""

    label: str
    low: float
    mid: float
    high: float
    verdict: str
    told: str
    asked: bool = False  # drawn whatever it shows


class Sheet:
    """Something to draw on, in inches from the upper left corner."""

    def __init__(self, height: float, head: float = 0.0) -> None:
        matplotlib = extra("matplotlib")
        matplotlib.use("Agg")
        matplotlib.rcParams["svg.hashsalt"] = "dispetto"
        matplotlib.rcParams["svg.fonttype"] = "none"  # words stay words: smaller, and readable aloud
        self.figure = extra("matplotlib.pyplot").figure(figsize=(WIDE, height + head), facecolor=PAPER)
        self.axes: Any = self.figure.add_axes((0, 0, 1, 1))
        self.axes.set_xlim(0, WIDE)
        self.axes.set_ylim(height, -head)
        self.axes.axis("off")

    def text(self, x: float, y: float, said: str, colour: str = INK, size: float = 10.5, **how: Any) -> None:
        """Words, their middle at this height."""
        self.axes.text(x, y, said.replace("$", r"\$"), color=colour, fontsize=size, va="center", **how)

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str, width: float, style: str = "-") -> None:
        """A stroke."""
        cap = {"solid_capstyle": "round"} if style == "-" else {}
        self.axes.plot([x, to_x], [y, to_y], color=colour, linewidth=width, linestyle=style, **cap)

    def dot(self, x: float, y: float, colour: str) -> None:
        """A figure."""
        self.axes.plot([x], [y], "o", color=colour, markersize=7.5, markeredgecolor=PAPER, markeredgewidth=1.2)

    def box(self, x: float, y: float, wide: float, high: float, colour: str, alpha: float = 1.0) -> None:
        """A field."""
        patches = extra("matplotlib.patches")
        self.axes.add_patch(patches.Rectangle((x, y), wide, high, facecolor=colour, alpha=alpha, linewidth=0))


def drawn(name: str, title: str, height: float, paint: Callable[[Sheet], None]) -> Chart:
    """A picture as text and as pixels, the same every time; the pixels have their title on them."""
    plt = extra("matplotlib.pyplot")
    svg, png = io.StringIO(), io.BytesIO()
    page = Sheet(height)
    paint(page)
    page.figure.savefig(svg, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    plt.close(page.figure)
    lines = wrap(title, 37)
    paper = Sheet(height, 0.18 + 0.22 * len(lines))
    paint(paper)
    for n, line in enumerate(reversed(lines)):
        paper.text(EDGE, -0.1 - 0.22 * n, line, size=12, weight="bold")
    paper.figure.savefig(png, format="png", dpi=160, metadata={"Software": None})
    plt.close(paper.figure)
    text = svg.getvalue()
    text = re.sub(r' id="(?:figure|axes|line2d|text|patch)_\d+"', "", text[text.index("<svg") :])
    for colour, kind in NAMES.items():
        text = text.replace(colour, f"var(--{kind})")
    return Chart(name, title, text, png.getvalue())


def shown(lines: Sequence[Line]) -> tuple[list[Line], int]:
    """The lines that fit, in their order, and how many do not: who is asked for goes
    before who is sure, and who is sure before who is far from the middle.
    """
    middle = sorted(line.mid for line in lines)[len(lines) // 2] if lines else 0.0
    rank = sorted(lines, key=lambda line: (not line.asked, line.verdict == "same", -abs(line.mid - middle)))
    kept = set(map(id, rank[:MOST]))
    return [line for line in lines if id(line) in kept], max(0, len(lines) - MOST)


def forest(
    name: str, title: str, lines: Sequence[Line], against: float | None, mark: str, note: str, left: str, bars: bool
) -> Chart:
    """A figure and its interval a line, under its name; grey where it is not distinguishable. `against` is the mark
    they are held against; with `bars` they grow from nothing, for shares of one whole.
    """
    some, rest = shown(lines)
    ends = [x for line in some for x in (line.low, line.high)] + ([] if against is None else [against])
    low, high = (min(0.0, *ends) if bars else min(ends)), max(ends)
    span = (high - low) or 1.0

    def at(x: float) -> float:
        return 2 * EDGE + (WIDE - 4 * EDGE) * (x - low) / span

    head = 0.3
    notes = wrap(note, SMALL) + (wrap(left.replace("#", str(rest)), SMALL) if rest else [])
    height = head + ROW * len(some) + 0.14 + 0.2 * len(notes)

    def paint(page: Sheet) -> None:
        foot = head + ROW * len(some)
        if against is not None:
            place = "left" if at(against) < WIDE / 3 else "right" if at(against) > 2 * WIDE / 3 else "center"
            page.text(at(against), 0.13, mark, INK2, 9, ha=place)
        for n, line in enumerate(some):
            y, colour = head + ROW * n, COLOURS[line.verdict]
            page.text(EDGE, y + 0.1, shortened(line.label, LETTERS - len(line.told)))
            page.text(WIDE - EDGE, y + 0.1, line.told, colour, ha="right", weight="bold")
            page.line(at(low), y + 0.28, at(high), y + 0.28, PALE, 1.0)
            if against is not None:
                page.line(at(against), y + 0.2, at(against), y + 0.36, INK2, 1.2)
            if bars:
                page.box(at(0.0), y + 0.22, at(line.mid) - at(0.0), 0.12, colour, 0.35)
            page.line(at(line.low), y + 0.28, at(line.high), y + 0.28, colour, 2.6)
            page.dot(at(line.mid), y + 0.28, colour)
        for n, said in enumerate(notes):
            page.text(EDGE, foot + 0.16 + 0.2 * n, said, INK2, 9)

    return drawn(name, title, height, paint)


def lengths(name: str, title: str, values: Sequence[float], note: str, half: str) -> Chart:
    """How many games are how long, and where half of them are over."""
    ordered = sorted(values)
    low, high = ordered[0], ordered[-1]
    bins = [0] * 24
    for value in ordered:
        bins[min(23, int(24 * (value - low) / ((high - low) or 1.0)))] += 1
    step, tall = (WIDE - 4 * EDGE) / 24, 1.1
    middle = ordered[len(ordered) // 2]

    def paint(page: Sheet) -> None:
        for n, many in enumerate(bins):
            high_one = tall * many / max(bins)
            page.box(2 * EDGE + n * step + 0.01, 0.3 + tall - high_one, step - 0.02, high_one, MORE, 0.75)
        x = 2 * EDGE + (WIDE - 4 * EDGE) * (middle - low) / ((high - low) or 1.0)
        page.line(x, 0.24, x, 0.3 + tall, INK, 1.2)
        place = "left" if x < WIDE / 3 else "right" if x > 2 * WIDE / 3 else "center"
        page.text(x, 0.13, half, INK, 9, ha=place)
        page.line(2 * EDGE, 0.32 + tall, WIDE - 2 * EDGE, 0.32 + tall, INK2, 0.8)
        page.text(2 * EDGE, 0.47 + tall, f"{low:.0f}", INK2, 9)
        page.text(WIDE - 2 * EDGE, 0.47 + tall, f"{high:.0f}", INK2, 9, ha="right")
        page.text(WIDE / 2, 0.47 + tall, note, INK2, 9, ha="center")

    return drawn(name, title, 0.62 + tall, paint)


def matrix(
    name: str,
    title: str,
    names: Sequence[str],
    grid: Sequence[Sequence[float | None]],
    note: str,
    ends: tuple[str, Sequence[float]],
) -> Chart:
    """Who harms whom: the doer's line, the victim's column, and what stands at the end of each line."""
    size = len(names)
    longest = max(map(len, names))
    side = min(1.5, 0.25 + 0.085 * longest)
    column = (WIDE - side - 2 * EDGE) / (size + 1)
    row = min(0.42, max(0.28, column))
    tilted = longest * 0.085 > column
    head = 0.3 + (0.06 * longest if tilted else 0.15)
    most = max((much for line in grid for much in line if much is not None), default=0.0) or 1.0
    small = 9.0 if size < 8 else 7.0
    notes = wrap(note, SMALL)

    def paint(page: Sheet) -> None:
        turn = {"rotation": 55, "rotation_mode": "anchor", "ha": "left"} if tilted else {"ha": "center"}
        for n, who in enumerate([*names, ends[0]]):
            colour = INK if n < size else INK2
            page.text(side + column * (n + 0.5), head - 0.12, who, colour, small, **turn)
        for by, line in enumerate(grid):
            y = head + row * by
            page.text(EDGE, y + row / 2, names[by], size=small)
            for whom, much in enumerate(line):
                if much is not None:
                    strong = HEAT * much / most
                    page.box(side + column * whom + 0.015, y + 0.015, column - 0.03, row - 0.03, LESS, strong)
                    ink = PAPER if strong > 0.5 else INK
                    page.text(side + column * (whom + 0.5), y + row / 2, short(much, size > 8), ink, small, ha="center")
            end = short(ends[1][by])
            page.text(side + column * (size + 0.5), y + row / 2, end, INK2, small, ha="center", weight="bold")
        for n, said in enumerate(notes):
            page.text(EDGE, head + row * size + 0.16 + 0.2 * n, said, INK2, 9)

    return drawn(name, title, head + row * size + 0.14 + 0.2 * len(notes), paint)


def short(value: float, tiny: bool = False) -> str:
    """A number that fits into a field."""
    if value < 0.05:
        return "·" if tiny else "0"
    told = f"{value:.0f}" if value >= 9.95 else f"{value:.1f}"
    return told.lstrip("0") if tiny else told


def shortened(text: str, most: int) -> str:
    """A label that fits."""
    return text if len(text) <= most else text[: most - 1].rstrip(" ,:") + "…"
