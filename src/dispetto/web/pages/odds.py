"""Who was going to win: everybody's chances over a game, stacked, with the dice and the choices that moved them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from markupsafe import escape

from dispetto.core.show import ink, ink_seats, ink_things
from dispetto.lab.analysis import Analysis
from dispetto.lab.analysis.shapes import Moment

MOST_POINTS = 220  # a chart is as wide as a screen, a game may be longer
MOST_DICE = 12
MOST_CHOICES = 20
FACES = ("1", "2", "3", "4", "5", "6")  # as records write the fall of a die
ROOM = 15  # a name needs so much height in its own colour

Scale = Callable[[float], float]  # where a number stands on the paper


@dataclass(frozen=True)
class Frame:
    """The paper a chart is drawn on: its size, and the margins around the picture."""

    w: int
    h: int
    left: int
    right: int
    top: int
    low: int

    @property
    def wide(self) -> int:
        """How wide the picture itself is."""
        return self.w - self.left - self.right

    @property
    def high(self) -> int:
        """How high the picture itself is."""
        return self.h - self.top - self.low


WIDE = Frame(724, 252, 34, 78, 10, 58)
TALL = Frame(356, 186, 28, 66, 8, 56)


@dataclass(frozen=True)
class Shown:
    """What a chart needs to know of a table: names, colours, who reads it, who stands where, and where a link leads."""

    names: Sequence[str]
    colours: Sequence[int]
    reader: int
    order: Sequence[int]  # seats from the bottom to the top
    link: Callable[[int], str]
    words: Mapping[str, str]  # title, dice, choices


def chart(found: Analysis, shown: Shown, layout: str, discs: Mapping[int, int]) -> str:
    """Stacked chances with two rails below; `discs` says which number stands at the moment of a version."""
    paper = WIDE if layout == "wide" else TALL
    points = [found.start, *(moment.after for moment in found.moments)]
    last = max(1, len(points) - 1)

    def x(n: float) -> float:
        return paper.left + paper.wide * n / last

    def y(chance: float) -> float:
        return paper.top + paper.high * (1 - chance)

    kept = thinned(points)
    out = [
        f'<svg class="odds" viewBox="0 0 {paper.w} {paper.h}" role="img" aria-label="{escape(shown.words["title"])}">'
    ]
    out += bands(points, kept, shown, x, y)
    for tick in (0, 25, 50, 75, 100):
        line = ink.wobble_line(paper.left, y(tick / 100), paper.w - paper.right, y(tick / 100), 0.6, tick + 1)
        out.append(f'<path class="grid" d="{line}"/>' if 0 < tick < 100 else "")
        out.append(f'<text class="axis" x="{paper.left - 6}" y="{y(tick / 100) + 4:.0f}">{tick}</text>')
    edge = ink.wobble_rect(paper.left, paper.top, paper.wide, paper.high, 0.8, 5, 5)
    out.append(f'<path class="edge" d="{edge}"/>')
    out += names(points, shown, x, y, paper)
    if found.stage:  # a sketch does not know what it was that moved them
        out += rails(found, shown, paper, x)
    at = {moment.version: n for n, moment in enumerate(found.moments, 1)}
    placed: list[tuple[float, float]] = []
    for version, number in discs.items():
        n = at[version]
        across, down = x(n), y(points[n][shown.order[0]])
        way = -21 if down - 21 * len(placed) > paper.top else 21  # a disc above the picture would lie on the title
        down = max(down, paper.top + 8)
        while any(abs(across - a) < 20 and abs(down - b) < 20 for a, b in placed):
            down += way
        placed.append((across, down))
        out.append(f'<path class="drop" d="M{across:.1f},{down:.1f}V{paper.h - 14}"/>')
        out.append(f'<a href="{shown.link(version)}">{ink_things.number_disc(number, across, down, 10)}</a>')
    return "".join(out) + "</svg>"


def has_dice(found: Analysis) -> bool:
    """Has a die fallen, or was all that chance said cards and colours?"""
    return any(m.kind == "chance" and m.done in FACES for m in found.moments)


def thinned(points: Sequence[Sequence[float]], most: int = MOST_POINTS) -> list[int]:
    """Which moments are drawn where there are too many: of each stretch the one that lies farthest from the last."""
    if len(points) <= most:
        return list(range(len(points)))
    kept = [0]
    for k in range(1, most):
        stretch = range((k - 1) * (len(points) - 1) // (most - 1) + 1, k * (len(points) - 1) // (most - 1) + 1)
        before = points[kept[-1]]
        kept.append(max(stretch, key=lambda n: (sum(abs(a - b) for a, b in zip(points[n], before, strict=True)), n)))
    return [*kept[:-1], len(points) - 1]


def bands(
    points: Sequence[Sequence[float]],
    kept: Sequence[int],
    shown: Shown,
    x: Callable[[float], float],
    y: Callable[[float], float],
) -> list[str]:
    """A band of colour a seat, from the bottom up; the reader's own edge is drawn heaviest."""
    out: list[str] = []
    lower = [0.0] * len(points)
    for seat in shown.order:
        upper = [below + chances[seat] for below, chances in zip(lower, points, strict=True)]
        over = "L".join(f"{x(n):.1f},{y(upper[n]):.1f}" for n in kept)
        under = "L".join(f"{x(n):.1f},{y(lower[n]):.1f}" for n in reversed(kept))
        colour = ink.light(ink_seats.seat_of(shown.colours[seat]).colour, 0.12 if seat == shown.reader else 0.42)
        out.append(f'<path d="M{over}L{under}Z" fill="{colour}"/>')
        heavy = 3.4 if seat == shown.reader else 1.8
        if seat != shown.order[-1]:
            out.append(f'<path class="line" d="M{over}" stroke-width="{heavy}"/>')
        lower = upper
    return out


def names(
    points: Sequence[Sequence[float]],
    shown: Shown,
    x: Callable[[float], float],
    y: Callable[[float], float],
    paper: Frame,
) -> list[str]:
    """Everybody's name: in the thickest part of its band, and where no part is thick enough, beside the picture."""
    out: list[str] = []
    beside: list[int] = []
    last = len(points) - 1
    taken: list[tuple[float, float]] = []
    for k, seat in enumerate(shown.order):
        below = [sum(chances[other] for other in shown.order[:k]) for chances in points]
        half = 6 + 4 * len(shown.names[seat])
        inside = [
            n for n in range(len(points)) if x(n) > paper.left + 20 and x(n) + 2 * half < paper.w - paper.right - 8
        ]
        around = max(1, round(last * 0.05))

        def room(n: int, seat: int = seat, around: int = around) -> float:
            return min(chances[seat] for chances in points[max(0, n - around) : n + around + 1])

        best = max(inside, key=room, default=0)
        if not inside or room(best) * paper.high < ROOM:
            beside.append(seat)
            continue
        across, down = x(best), y(below[best] + points[best][seat] / 2)
        while any(abs(down - b) < 14 and abs(across - a) < 60 for a, b in taken):
            down += 14
        taken.append((across, down))
        out.append(ink_seats.seat_shape(shown.colours[seat], across - 4, down, 6, 1.8))
        out.append(f'<text class="who" x="{across + 8:.0f}" y="{down + 5:.0f}">{escape(shown.names[seat][:12])}</text>')
    for k, seat in enumerate(reversed(beside)):
        down = paper.top + 14 + 20 * k
        across = paper.w - paper.right + 10
        out.append(ink_seats.seat_shape(shown.colours[seat], across, down, 5.5, 1.6))
        out.append(f'<text class="who" x="{across + 10}" y="{down + 5}">{escape(shown.names[seat][:7])}</text>')
    return out


def rails(found: Analysis, shown: Shown, paper: Frame, x: Callable[[float], float]) -> list[str]:
    """Below the picture: the dice that moved the reader's chances most, and the choices that moved anybody's."""
    dice_at, choice_at = paper.h - 36, paper.h - 14
    size = 15 if paper is WIDE else 12
    out = [
        f'<path class="rail" d="M{paper.left},{down}H{paper.w - paper.right}"/>'
        f'<text class="rail-name" x="{paper.w - paper.right + 13}" y="{down + 4}">{escape(shown.words[name])}</text>'
        for name, down in (("dice", dice_at), ("choices", choice_at))
    ]
    eyes = shown.order[0]
    numbered = list(enumerate(found.moments, 1))
    gap = (size + 3) if paper is WIDE else size + 1
    for n, moment in spaced([one for one in numbered if one[1].kind == "chance"], MOST_DICE, x, gap, eyes):
        change = moment.after[eyes] - moment.before[eyes]
        way, tip = ("up", -size / 2 - 4) if change > 0 else ("down", size / 2 + 4)
        sign = "M-4,3L0,-3L4,3Z" if change > 0 else "M-4,-3L0,3L4,-3Z"
        out.append(
            f'<a href="{shown.link(moment.version)}"><g transform="translate({x(n):.1f},{dice_at})">'
            f"{fallen(moment.done, size)}"
            f'<path class="{way}" transform="translate(0,{tip})" d="{sign}"/></g></a>'
        )
    for n, moment in spaced([one for one in numbered if one[1].kind == "decision"], MOST_CHOICES, x, gap - 4, eyes):
        shape = ink_seats.seat_shape(shown.colours[moment.by], x(n), choice_at, 5, 1.5)
        out.append(f'<a href="{shown.link(moment.version)}">{shape}</a>')
    return out


def fallen(done: str, size: float) -> str:
    """What chance gave, in a few strokes: a die with its pips where it was one, else a card."""
    wide = size if done in FACES else size * 0.74
    pips = ink_things.PIPS[int(done)] if done in FACES else ((0, 0),)
    out = [f'<rect class="pip" x="{-wide / 2:.1f}" y="{-size / 2}" width="{wide:.1f}" height="{size}" rx="3.5"/>']
    far, r = size * 0.27, size / 10
    out += [f'<circle class="dot" cx="{a * far:.1f}" cy="{b * far:.1f}" r="{r:.1f}"/>' for a, b in pips]
    return "".join(out)


def spaced(
    moments: Sequence[tuple[int, Moment]], most: int, x: Callable[[float], float], gap: float, eyes: int
) -> list[tuple[int, Moment]]:
    """Those that moved the most, none so close to a greater one that it would be covered; in order of time."""

    def moved(moment: Moment) -> float:
        if moment.kind == "chance":
            return abs(moment.after[eyes] - moment.before[eyes])
        return max(abs(a - b) for a, b in zip(moment.after, moment.before, strict=True))

    found: list[tuple[int, Moment]] = []
    for n, moment in sorted(moments, key=lambda one: -moved(one[1])):
        if len(found) == most or moved(moment) < 0.004:
            break
        if all(abs(x(n) - x(other)) >= gap for other, _ in found):
            found.append((n, moment))
    return sorted(found, key=lambda one: one[0])
