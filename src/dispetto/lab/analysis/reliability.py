"""A reliability plot as SVG of its own: what was said against what came, a dot a bin, its size by how many,
its line the 95 % interval by games."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import sqrt

from dispetto.lab.analysis.calibration import ENOUGH, Told

SIDE, EDGE = 320, 44
PAPER, INK, PALE, DOT = "#fffaec", "#38261a", "#e3d3ad", "#1d5fb8"


def at(share: float) -> float:
    """Where a share lies on an axis."""
    return EDGE + share * SIDE


def drawn(found: Sequence[Told], title: str) -> str:
    """The plot. The pale band is five points wide to each side; bins with fewer than a hundred positions are hollow."""
    size = SIDE + 2 * EDGE
    band = [(0, 0.05), (0.95, 1), (1, 1), (1, 0.95), (0.05, 0), (0, 0)]
    edge = " ".join(f"{at(x):.0f},{size - at(y):.0f}" for x, y in band)
    out = [f'<rect width="{size}" height="{size}" fill="{PAPER}"/><polygon points="{edge}" fill="{PALE}"/>']
    out.append(f'<path d="M{at(0)} {size - at(0)}L{at(1)} {size - at(1)}" stroke="{INK}" stroke-width="1"/>')
    for n in range(0, 11, 2):
        share = n / 10
        out.append(f'<text x="{at(share):.0f}" y="{size - EDGE + 18}" text-anchor="middle">{n * 10}</text>')
        out.append(f'<text x="{EDGE - 8}" y="{size - at(share) + 4:.0f}" text-anchor="end">{n * 10}</text>')
    for b in found:
        low, high = max(0.0, b.observed - b.error), min(1.0, b.observed + b.error)
        x, y = at(b.predicted), size - at(b.observed)
        fill = DOT if b.n >= ENOUGH else PAPER
        out.append(f'<path d="M{x:.1f} {size - at(low):.1f}V{size - at(high):.1f}" stroke="{DOT}" stroke-width="1.5"/>')
        r = 3 + min(8.0, sqrt(b.n) / 12)
        told = f"{b.predicted:.1%} → {b.observed:.1%} ± {b.error:.1%} ({b.n} of {b.games} games)"
        out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}" stroke="{DOT}" stroke-width="1.5">')
        out.append(f"<title>{escape(told)}</title></circle>")
    out.append(f'<text x="{EDGE}" y="24" font-weight="600">{escape(title)}</text>')
    box = f'viewBox="0 0 {size} {size}" font-family="Fredoka, system-ui, sans-serif" font-size="12" fill="{INK}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img">{"".join(out)}</svg>\n'
