"""The account of a game: what chance gave, what one's own choices did, and what the others' did; it adds up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import escape

from dispetto.core.show import ink, ink_seats
from dispetto.lab.analysis import Analysis


@dataclass(frozen=True)
class Entry:
    """One step of the account, in whole points of a hundred: `by` is a seat, or one of the three below."""

    by: int
    points: int


START, CHANCE, LEFT = -2, -1, -3


def entries(found: Analysis, seat: int) -> list[Entry]:
    """A seat's account from its chance at the start to the end, rounded so that it still adds up."""
    mine = found.account[seat]
    by = {CHANCE: mine.chance} | dict(enumerate(mine.by))
    start, end = round(found.start[seat] * 100), round(found.end[seat] * 100)
    order = [CHANCE, seat, *(other for other in range(len(found.start)) if other != seat)]
    whole = rounded([by[who] * 100 for who in order], end - start)
    steps = [Entry(who, points) for who, points in zip(order, whole, strict=True)]
    return [Entry(START, start), *steps[:2], *sorted(steps[2:], key=lambda e: e.points), Entry(LEFT, end)]


def rounded(values: Sequence[float], total: int) -> list[int]:
    """Whole numbers as near to these as can be that add up to a total: the largest rests are rounded up."""
    found = [int(value // 1) for value in values]
    rest = sorted(range(len(values)), key=lambda n: found[n] - values[n])
    for k in range(total - sum(found)):
        found[rest[k % len(rest)]] += 1
    for k in range(sum(found) - total):
        found[rest[-1 - k % len(rest)]] -= 1
    return found


def as_sum(steps: Sequence[Entry]) -> str:
    """25 + 23 − 30 − 11 − 7 = 0."""
    first, *between, last = steps
    parts = [f"{'+' if e.points >= 0 else '−'} {abs(e.points)}" for e in between if e.points]
    return " ".join([str(first.points), *parts, "=", str(last.points)])


def waterfall(
    steps: Sequence[Entry],
    names: Sequence[tuple[str, str]],
    colours: Sequence[int],
    reader: int,
    layout: str,
    title: str,
) -> str:
    """The account as blocks that hang from where the one before them ended; `names` are a name and a note a step."""
    wide = layout == "wide"
    w, h, top, low = (724, 150, 28, 42) if wide else (356, 138, 26, 24)
    levels = [steps[0].points]
    for e in steps[1:-1]:
        levels.append(levels[-1] + e.points)
    highest, lowest = max(10, *levels), min(0, *levels)

    def y(points: float) -> float:
        return top + (h - top - low) * (highest - points) / (highest - lowest)

    step = (w - 24) / len(steps)
    out = [f'<svg class="waterfall" viewBox="0 0 {w} {h}" role="img" aria-label="{escape(title)}">']
    out.append(f'<path class="floor" d="{ink.wobble_line(8, y(0), w - 8, y(0), 0.8, 3)}"/>')
    for n, (e, (name, note)) in enumerate(zip(steps, names, strict=True)):
        middle, broad = 12 + step * (n + 0.5), min(78.0, step - 10)
        over = e.by in (START, LEFT)
        a, b = (0, e.points) if over else (levels[n - 1], levels[n])
        high, deep = y(max(a, b)), max(3.0, abs(y(a) - y(b)))
        fill = colour_of(e, colours, reader)
        box = ink.wobble_rect(middle - broad / 2, high, broad, deep, 0.9, n + 2, min(5.0, deep / 2))
        out.append(f'<path class="block" d="{box}" fill="{fill}"/>')
        if not over and deep > 16:
            mid = high + deep / 2
            tip = -4 if e.points > 0 else 4
            arrow = [(middle - 6, mid - tip), (middle, mid + tip), (middle + 6, mid - tip)]
            out.append(f'<path class="way" d="{ink.polygon(arrow, closed=False)}"/>')
        if n < len(steps) - 1:
            level = y(levels[n])
            out.append(
                f'<path class="hang" d="M{middle + broad / 2:.1f},{level:.1f}H{middle + step - broad / 2:.1f}"/>'
            )
        shown = str(e.points) if over else f"{'+' if e.points > 0 else '−' if e.points < 0 else ''}{abs(e.points)}"
        out.append(f'<text class="points" x="{middle:.0f}" y="{high - 7:.0f}">{shown}</text>')
        foot, called = (h - 25, name[:15]) if wide else (h - 8, name[:8])
        out.append(f'<text class="name" x="{middle:.0f}" y="{foot}">{escape(called)}</text>')
        if wide and note:
            out.append(f'<text class="note" x="{middle:.0f}" y="{h - 8}">{escape(note)}</text>')
    return "".join(out) + "</svg>"


def colour_of(e: Entry, colours: Sequence[int], reader: int) -> str:
    """Sand for the start, green and red for luck and for one's own doing, the others' own colours for theirs."""
    if e.by in (START, LEFT):
        return "#c9b184"
    if e.by == CHANCE or e.by == reader:
        return "#2f7d3f" if e.points >= 0 else "#d9412f"
    return ink_seats.seat_of(colours[e.by]).colour
