"""The nastiest moment of a game as a short film: one SVG that stands alone, moves by itself and begins anew.

The motion is the page's own (`Stage.steps`), its anchors are looked up in the drawings (`core/show/anchors.py`).
Everything has one clock: each animation lasts as long as the film and says at which share of it what is so.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

from dispetto.core.engine.table import PUBLIC
from dispetto.core.show import ink, ink_seats
from dispetto.core.show.anchors import Box, Dot, around, places
from dispetto.core.show.document import ANCHORED, OPENING, box, laid
from dispetto.core.show.letters import HAND, TEXT, TITLE, fitting, lettering, width, wrapped
from dispetto.core.show.stage import WIDE, Label, Step
from dispetto.web.pages.lines import to_seat
from dispetto.web.pages.motion import moved
from dispetto.web.pages.souvenir import Worst
from dispetto.web.play.moments import Moment
from dispetto.web.play.table import Table

W, HEAD, BOARD, CAPTION = 600, 40, 380, 92
H = HEAD + BOARD + CAPTION
MOST_MOMENTS = 4  # the nasty one and what led to it
LONGEST = 7000.0  # milliseconds of motion; a longer one runs faster
READ = 1900.0  # for each of its lines at least
HOLD = 2600.0  # the last picture, before it begins anew
NAMED = re.compile(r'\bid="([^"]+)"')
USED = re.compile(r'(url\(#|href="#)([^")]+)')
SHAKES = (0, -6, 6, -5, 5, -2, 0)
SEAT = re.compile(r"(?:plate|seat)-(\d+)")


@dataclass
class Reel:
    """A film being made: how long it is so far, and what has been drawn for it."""

    speed: float
    seats: int
    whole: tuple[float, float, float, float]
    now: float = 0.0
    moving: dict[str, list[tuple[float, float, list[Dot]]]] = field(default_factory=dict)  # from, until, ways
    flying: list[str] = field(default_factory=list)
    seen: list[Dot] = field(default_factory=list)  # where something happens

    def where(self, anchor: str, found: dict[str, Box]) -> Dot | None:
        """The middle of an anchor; of a seat that is not on the picture a place at its upper edge."""
        if anchor in found:
            return found[anchor].middle
        seat = SEAT.fullmatch(anchor)
        x, y, w, _ = self.whole
        return (x + w * (int(seat[1]) + 0.5) / self.seats, y + 6) if seat else None

    def run(self, step: Step, found: dict[str, Box]) -> None:
        """Let one step happen, and the film go on."""
        began, until = self.now, self.now + lasts(step) / self.speed
        if step["do"] == "all":
            for one in step["steps"]:
                self.now = began
                self.run(one, found)
        elif step["do"] == "path":
            dots = [dot for anchor in step["via"] if (dot := self.where(anchor, found)) is not None]
            if len(dots) > 1:
                self.seen += dots
                ways = [(x - dots[0][0], y - dots[0][1]) for x, y in dots]
                self.moving.setdefault(step["id"], []).append(
                    (began, until, hopping(ways) if step.get("hop") else ways)
                )
        elif step["do"] == "fly":
            self.fly(step, found, began, until)
        elif step["do"] == "shake" and step["id"] in found:
            self.seen.append(found[step["id"]].middle)
            self.moving.setdefault(step["id"], []).append((began, until, [(float(x), 0.0) for x in SHAKES]))
        elif step["do"] == "dice":
            self.dice(step, began, until)
        self.now = max(until, self.now)

    def fly(self, step: Step, found: dict[str, Box], began: float, until: float) -> None:
        """A copy of a symbol flies in an arc."""
        a, b = self.where(step["start"], found), self.where(step["end"], found)
        if a is None or b is None:
            return
        self.seen += [a, b]
        w, h = found[step["like"]].size if step.get("like") in found else (26.0, 26.0)
        up = min(120.0, 30 + 0.25 * ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5)
        way = [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - up), b]
        self.flying.append(
            f'<g opacity="0">{window(began, until)}<g>{glide([(began, until, way)])}'
            f'<use href="#{escape(step["symbol"])}" x="{-w / 2:.1f}" y="{-h / 2:.1f}" '
            f'width="{w:.1f}" height="{h:.1f}"/></g></g>'
        )

    def dice(self, step: Step, began: float, until: float) -> None:
        """Dice lie in the corner of the picture, from when they were rolled until the scene goes on."""
        x, y, w, h = self.whole
        for n, face in enumerate(step["faces"]):
            self.flying.append(
                f'<g opacity="0">{window(began + 200, until + 900)}'
                f'<use href="#{escape(face)}" x="{x + w / 2 - 40 * len(step["faces"]) + 84 * n:.0f}" '
                f'y="{y + h / 2 - 40:.0f}" width="80" height="80"/></g>'
            )

    def begin(self) -> float:
        """A new scene begins now, and nothing has moved in it yet."""
        self.moving = {}
        return self.now

    def wait(self, until: float) -> None:
        """Nothing happens before then."""
        self.now = max(self.now, until)


def film(table: Table, lang: str, worst: Worst) -> str:
    """The whole film as SVG."""
    moments = table.history.moments
    last = next(n for n, m in enumerate(moments) if m is worst.moment)
    first = max(1, last - MOST_MOMENTS + 1)
    while first < last and moments[first].turn != worst.moment.turn:
        first += 1
    played = moments[first : last + 1]
    motions = [moved(table, m, PUBLIC, {}) for m in played]
    long = sum(lasts(step) for motion in motions for steps in motion for step in steps)
    stage = table.stage
    views = [table.game.view(m.state, PUBLIC) for m in moments[first - 1 : last + 1]]
    drawings = [stage.scene(view, WIDE, ()) for view in views]
    name = stage.backdrop(views[-1])
    wide, high = stage.size(name, WIDE)
    whole = box(drawings[-1]) if drawings[-1] else (0.0, 0.0, float(wide), float(high))
    reel = Reel(max(1.0, long / LONGEST), len(table.people), whole)
    cuts, captions = [0.0], []
    parts: list[str] = []
    for k, (moment, motion) in enumerate(zip(played, motions, strict=True)):
        began = reel.begin()
        found = places(drawings[k]) if drawings[k] else {}
        said = worst.text if moment is worst.moment else story(table, lang, moment)
        for steps in motion:
            for step in steps:
                reel.run(step, found)
        if said:
            reel.wait(began + READ)
            captions.append((began, said))
        cuts.append(reel.now)
        parts.append(scene(drawings[k], k, reel))
    total = reel.now + HOLD
    cuts.append(total)
    parts.append(scene(drawings[-1], len(played), reel, still=True))
    shown = "".join(
        f'<g opacity="0">{window(cuts[k], cuts[k + 1])}{part}</g>' if part else "" for k, part in enumerate(parts)
    )
    part = near(reel, whole)
    letters = "".join(label(table, one, part, whole) for one in stage.labels(views[-1], WIDE, table.words(lang)))
    body = (
        f'{ground(stage.ground(WIDE, "light"))}<svg x="0" y="{HEAD}" width="{W}" height="{BOARD}" '
        f'viewBox="{" ".join(f"{n:g}" for n in part)}">'
        f"{stage.symbols(views[-1])}{laid(stage.picture(name, WIDE, 'light'))}"
        f"{shown}{letters}{''.join(reel.flying)}</svg>"
    )
    made = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" width="{W}" height="{H}">'
        f"<title>{escape(worst.text)}</title>{body}{head(table, lang)}{below(captions, worst, total)}</svg>"
    )
    return timed(made, total)


def timed(made: str, total: float) -> str:
    """Every time of the film as the share of it that it is, now that its length is known."""
    made = re.sub(r"@([\d.]+)@", lambda m: f"{min(1.0, float(m[1]) / total):.4f}".rstrip("0").rstrip("."), made)
    return made.replace("{T}", f"{total / 1000:.2f}s")


def story(table: Table, lang: str, moment: Moment) -> str:
    """What the narrator says of a moment."""
    said = [
        table.narrator.sentence([(moment, n)], to_seat(table, lang), lang, PUBLIC) for n in range(len(moment.events))
    ]
    return " ".join(filter(None, said[-2:]))


# ---------------------------------------------------------------------------------------------------------- the steps


def lasts(step: Step) -> float:
    """How long a step takes on the page."""
    if step["do"] == "all":
        return max((lasts(one) for one in step["steps"]), default=0.0)
    return float(step.get("ms", 0))


def hopping(ways: Sequence[Dot]) -> list[Dot]:
    """A walk from space to space, with a hop to each."""
    out = [ways[0]]
    for (x, y), (a, b) in zip(ways, ways[1:], strict=False):
        out += [((x + a) / 2, (y + b) / 2 - 9), (a, b)]
    return out


def window(began: float, until: float) -> str:
    """Seen from then until then, and in no other part of the film."""
    times = f"0;@{began:.0f}@;@{until:.0f}@;1" if began > 0 else f"0;@{until:.0f}@;1"
    values = "0;1;0;0" if began > 0 else "1;0;0"
    return (
        '<animate attributeName="opacity" calcMode="discrete" dur="{T}" repeatCount="indefinite" '
        f'keyTimes="{times}" values="{values}"/>'
    )


def glide(stretches: Sequence[tuple[float, float, Sequence[Dot]]]) -> str:
    """Something goes these ways, one after the other, and stays where it came to."""
    times, values = [0.0], [stretches[0][2][0]]
    for began, until, dots in stretches:
        offset = values[-1] if len(values) > 1 else (0.0, 0.0)
        for k, (x, y) in enumerate(dots):
            times.append(max(times[-1] + 0.01, began + (until - began) * k / max(1, len(dots) - 1)))
            values.append((x + offset[0], y + offset[1]))
    spoken = ";".join(f"{x:.1f} {y:.1f}" for x, y in [*values, values[-1]])
    when = ";".join(["0", *(f"@{t:.2f}@" for t in times[1:]), "1"])
    return (
        '<animateTransform attributeName="transform" type="translate" additive="sum" dur="{T}" '
        f'repeatCount="indefinite" keyTimes="{when}" values="{spoken}"/>'
    )


# ------------------------------------------------------------------------------------------------------- what is drawn


def scene(drawing: str, k: int, reel: Reel, still: bool = False) -> str:
    """A drawing of the film with what moves in it; its names are its own, since others have the same."""
    if not drawing:
        return ""
    own = set(NAMED.findall(drawing))
    out = laid(drawing)
    if not still:
        for anchor, stretches in reel.moving.items():
            opening = re.search(rf'<([a-z]+)\b[^>]*\bid="{re.escape(anchor)}"[^>]*>', out)
            if opening is not None:
                out = out[: opening.start()] + with_motion(opening, glide(stretches)) + out[opening.end() :]
    out = NAMED.sub(rf'id="f{k}-\1"', out)
    return USED.sub(lambda m: f"{m[1]}f{k}-{m[2]}" if m[2] in own else m[0], out)


def with_motion(opening: re.Match[str], motion: str) -> str:
    """The beginning of an element that moves; one that was closed at once is closed behind its motion."""
    if opening[0].endswith("/>"):
        return f"{opening[0][:-2]}>{motion}</{opening[1]}>"
    return opening[0] + motion


def ground(drawing: str) -> str:
    """What lies round the picture; its names are its own."""
    own = NAMED.sub(r'id="g-\1"', drawing)
    own = USED.sub(r"\1g-\2", own)
    x, y, w, h = box(own)
    held = f'<svg x="0" y="{HEAD}" width="{W}" height="{BOARD}" viewBox="{x:g} {y:g} {w:g} {h:g}" '
    return OPENING.sub(held + 'preserveAspectRatio="xMidYMid slice">', own, count=1)


def label(table: Table, one: Label, part: Sequence[float], whole: Sequence[float]) -> str:
    """Words on the picture, where they are in sight."""
    x, y = whole[0] + one.x, whole[1] + one.y
    if one.bot >= 0 or not one.text or not (part[0] < x < part[0] + part[2] and part[1] < y < part[1] + part[3]):
        return ""
    anchor = next((ANCHORED[kind] for kind in one.kind.split() if kind in ANCHORED), "middle")
    size = 12.0
    text = f"{one.lead} {one.text}".strip()
    left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * width(text, size)
    sign = ink_seats.seat_shape(table.colour(one.seat), left - 10, y, 6, 1.6) if one.seat >= 0 else ""
    return sign + lettering(text, left, y + 4, size, TEXT, ink.INK, "start", 3, ink.CREAM)


def near(reel: Reel, whole: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    """The part of the picture where it happens, not nearer than can be understood."""
    x, y, w, h = whole
    if not reel.seen:
        return whole
    left, top, right, low = around(reel.seen)
    wide = max(right - left + 170, (low - top + 170) * W / BOARD, w * 0.55)
    if wide > w and low - top + 90 <= w * BOARD / W:
        wide = w
    high = wide * BOARD / W
    if wide > w or high > h:
        return whole
    ax = min(max(x, (left + right - wide) / 2), x + w - wide)
    ay = min(max(y, (top + low - high) / 2), y + h - high)
    return round(ax), round(ay), round(wide), round(high)


def head(table: Table, lang: str) -> str:
    """The strip above: whose it is, and which game."""
    title, size = fitting(table.words(lang).title().split(" · ")[0], 19, 300, TITLE)
    return (
        f'<rect width="{W}" height="{HEAD}" fill="#38261a"/>'
        + lettering("DISPETTO", 14, 28, 23, TITLE, "#ff6b52")
        + lettering(title, W - 14, 27, size, TITLE, ink.CREAM, "end")
    )


def below(captions: Sequence[tuple[float, str]], worst: Worst, total: float) -> str:
    """The strip below: what the narrator says, line after line."""
    top = HEAD + BOARD
    out = [f'<rect y="{top}" width="{W}" height="{CAPTION}" fill="{ink.PAPER}"/>']
    out.append(f'<rect y="{top}" width="{W}" height="3" fill="{ink.INK}"/>')
    told: list[tuple[float, str]] = [*captions] or [(0.0, worst.text)]
    for k, (began, text) in enumerate(told):
        until = told[k + 1][0] if k + 1 < len(told) else total
        began = 0.0 if k == 0 else began
        lines = wrapped(text, 25, W - 40, HAND, 3)
        first = top + 34 + (3 - len(lines)) * 13
        said = "".join(
            lettering(line, W / 2, first + 27 * n, 25, HAND, ink.INK, "middle") for n, line in enumerate(lines)
        )
        out.append(f'<g opacity="{int(k == 0)}">{window(began, until)}{said}</g>')
    return "".join(out)
