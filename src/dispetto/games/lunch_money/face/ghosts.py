"""Before a card is laid: the coins that would go, and the cards that could stop it (consequence-lunch.png)."""

from __future__ import annotations

from dataclasses import dataclass

from dispetto.core.show.ink import INK, TITLE_FONT, circle, group, num, path, wobble_rect
from dispetto.core.show.stage import Preview
from dispetto.games.lunch_money.face.cards import BARE, SHADOW, W, laid, text
from dispetto.games.lunch_money.face.places import Spot, places
from dispetto.games.lunch_money.face.seats import PAPER, coin_places
from dispetto.games.lunch_money.view import View

FATE = "#c63a26"
SLIPS = {  # middle, top, height; of the title, of the line, of the cards; their scale and the gap between them
    "wide": (545, 190, 186, 28, 50, 68, 0.45, 9),
    "tall": (195, 178, 124, 18, 36, 48, 0.34, 6),
}


def preview(before: View, after: View, layout: str) -> Preview | None:
    """The coins that would go if nothing came between; None where none would."""
    spots, _ = places(before, layout)
    out = ""
    for seat, spot in enumerate(spots):
        now = max(0, before.points[seat])
        left = max(0, after.points[seat] - after.harm[seat])
        if left < now and before.alive[seat]:
            out += group(gone(now, left, spot) if layout == "wide" else less(now - left, spot), spot.x, spot.y)
    return Preview(out, still=bool(before.laying)) if out else None  # whoever may be chosen is somebody else each time


def gone(now: int, left: int, spot: Spot) -> str:
    """The last coins of a purse, struck off."""
    found, r = coin_places(now, spot)
    out = ""
    for x, y in found[left:now]:
        slash = f"M{num(x - r * 0.5)},{num(y - r * 0.5)}l{num(r)},{num(r)}"
        out += circle(x, y, r, PAPER, "", 0, 'opacity=".58"') + circle(x, y, r * 0.98, "none", FATE, 2.3)
        out += path(slash, "none", FATE, 2.3)
    return out


def less(lost: int, spot: Spot) -> str:
    """Where a phone counts in numbers: how many, on a slip at the card's edge."""
    x, y = (spot.w / 2, spot.h + 4) if spot.row >= 0 else (spot.w + 16, spot.h / 2)
    return path(wobble_rect(x - 21, y - 12, 42, 24, 1, 5, 8), PAPER, FATE, 2.4) + text(
        f"−{lost}", x, y + 7, 18, FATE, TITLE_FONT
    )


@dataclass(frozen=True)
class Slip:
    """A paper in the middle of the yard with the cards that could stop the one that is about to be laid."""

    cards: tuple[int, ...]
    middle: float
    y: float
    high: float
    title: float
    line: float
    top: float
    scale: float
    gap: float

    def corner(self, i: int) -> tuple[float, float]:
        """Where the i-th of its cards lies."""
        step = W * self.scale + self.gap
        return self.middle - (step * len(self.cards) - self.gap) / 2 + i * step, self.y + self.top

    @property
    def wide(self) -> float:
        """As wide as its cards, and as its words."""
        return max(330 * self.scale / 0.45, (W * self.scale + self.gap) * len(self.cards) + 30)


def slip(v: View, layout: str) -> Slip | None:
    """The paper; None where nothing is about to be laid, or nothing could stop it."""
    if not v.laying or v.chain or v.asked != v.seat:
        return None
    return Slip(v.stoppers, *SLIPS[layout]) if v.stoppers else None


def stoppers(v: View, layout: str) -> str:
    """The paper with its cards."""
    paper = slip(v, layout)
    if paper is None:
        return ""
    x = paper.middle - paper.wide / 2
    out = path(wobble_rect(x + 3, paper.y + 4, paper.wide, paper.high, 1.2, 7, 11), SHADOW, "", 0, 'opacity=".35"')
    out += path(wobble_rect(x, paper.y, paper.wide, paper.high, 1.2, 7, 11), PAPER, INK, 2.6, 'class="paper"')
    for i, card in enumerate(paper.cards):
        out += group(laid(card, BARE), *paper.corner(i), paper.scale)
    return group(out, more='pointer-events="none"')
