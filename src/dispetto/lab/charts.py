"""Charts of a study: what a person would rather look at than read. Each is one figure, given as SVG and as PNG."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dispetto.lab.extra import extra
from dispetto.lab.tallies import Finding, Tally

INK, PALE, MORE, LESS = "#3b3430", "#b9b0a6", "#1f7a54", "#b5382a"
COLOURS = {"more": MORE, "less": LESS, "same": PALE}
ROWS = 40  # of a chart; what does not fit is in the table


@dataclass(frozen=True)
class Chart:
    """One picture, with the name of its file."""

    name: str
    title: str
    svg: str
    png: bytes


def drawn(name: str, title: str, figure: Any) -> Chart:
    """A figure as text and as pixels, the same every time."""
    plt = extra("matplotlib.pyplot")
    svg, png = io.StringIO(), io.BytesIO()
    figure.savefig(svg, format="svg", bbox_inches="tight", transparent=True, metadata={"Date": None, "Creator": None})
    figure.savefig(png, format="png", dpi=130, bbox_inches="tight", metadata={"Software": None})
    plt.close(figure)
    text = svg.getvalue()
    return Chart(name, title, text[text.index("<svg") :], png.getvalue())


def sheet(height: float, width: float = 7.2) -> tuple[Any, Any]:
    """An empty figure in our colours."""
    matplotlib = extra("matplotlib")
    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "dispetto"
    matplotlib.rcParams["svg.fonttype"] = "none"  # words stay words: smaller, and readable aloud
    matplotlib.rcParams["font.size"] = 10
    plt = extra("matplotlib.pyplot")
    figure, axes = plt.subplots(figsize=(width, height))
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(PALE)
    axes.tick_params(colors=INK, length=0)
    return figure, axes


def dots(name: str, title: str, found: Sequence[Finding], labels: Sequence[str], note: str, fair: str) -> Chart:
    """A dot and its interval a line, the largest on top; grey where it is not distinguishable."""
    pairs = sorted(zip(found, labels, strict=True), key=lambda pair: pair[0].mean)[-ROWS:]
    figure, axes = sheet(0.9 + 0.3 * len(pairs))
    percent = 100 if all(f.share for f, _ in pairs) else 1
    for y, (f, _) in enumerate(pairs):
        colour = COLOURS[f.verdict]
        axes.plot([percent * f.low, percent * f.high], [y, y], color=colour, linewidth=2.5, solid_capstyle="round")
        axes.plot([percent * f.mean], [y], "o", color=colour, markersize=7)
        axes.annotate(f"{f.n:,}", (1.01, y), xycoords=("axes fraction", "data"), color=PALE, fontsize=8, va="center")
    against = {round(f.against, 9) for f, _ in pairs}
    if len(against) == 1:
        axes.axvline(percent * pairs[0][0].against, color=INK, linewidth=0.8, linestyle=":", label=fair)
        axes.legend(loc="lower right", frameon=False, fontsize=8)
    axes.set_yticks(range(len(pairs)), [label for _, label in pairs])
    axes.set_xlabel(note, color=INK)
    axes.set_ylim(-0.7, len(pairs) - 0.3)
    return drawn(name, title, figure)


def shifts(name: str, title: str, found: Sequence[Finding], labels: Sequence[str], note: str) -> Chart:
    """What every option changes: how far from the table as it stands, in per cent of it or in points of a share."""
    pairs = sorted(zip(found, labels, strict=True), key=lambda pair: abs(moved(pair[0], pair[0].mean)))[-ROWS:]
    pairs.sort(key=lambda pair: moved(pair[0], pair[0].mean))
    figure, axes = sheet(0.9 + 0.3 * len(pairs))
    for y, (f, _) in enumerate(pairs):
        low, mid, high = (moved(f, value) for value in (f.low, f.mean, f.high))
        axes.plot([low, high], [y, y], color=COLOURS[f.verdict], linewidth=2.5, solid_capstyle="round")
        axes.plot([mid], [y], "o", color=COLOURS[f.verdict], markersize=7)
    axes.axvline(0, color=INK, linewidth=0.8, linestyle=":")
    axes.set_yticks(range(len(pairs)), [label for _, label in pairs])
    axes.set_xlabel(note, color=INK)
    axes.set_ylim(-0.7, len(pairs) - 0.3)
    return drawn(name, title, figure)


def moved(f: Finding, value: float) -> float:
    """How far a value is from the table as it stands: in points of a share, else in per cent."""
    return 100 * (value - f.against) / (1.0 if f.share else f.against or 1.0)


def lengths(name: str, title: str, tally: Tally, note: str) -> Chart:
    """How many games are how long, in minutes."""
    figure, axes = sheet(2.4)
    axes.hist(list(tally.lengths["minutes"].values()), bins=30, color=MORE, rwidth=0.9)
    axes.set_xlabel(note, color=INK)
    axes.set_yticks([])
    return drawn(name, title, figure)


def heat(name: str, title: str, tally: Tally, note: str) -> Chart:
    """Who harms whom: seats by seats, a game."""
    seats = tally.cell.seats
    games = max(1, tally.games - tally.unfinished)
    grid = [[much / games for much in row] for row in tally.harms]
    figure, axes = sheet(0.7 + 0.5 * seats, 1.5 + 0.7 * seats)
    axes.imshow(grid, cmap="OrRd", vmin=0)
    most = max(max(row) for row in grid)
    for by in range(seats):
        for whom in range(seats):
            if by != whom:
                ink = "white" if grid[by][whom] > 0.6 * most else INK
                axes.text(whom, by, f"{grid[by][whom]:.2g}", ha="center", va="center", color=ink, fontsize=9)
    axes.set_xticks(range(seats), [str(n + 1) for n in range(seats)])
    axes.set_yticks(range(seats), [str(n + 1) for n in range(seats)])
    axes.set_xlabel(note, color=INK)
    return drawn(name, title, figure)
