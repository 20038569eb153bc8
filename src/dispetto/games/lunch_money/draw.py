"""The schoolyard from one seat: the kids round the circle, who holds whom, the cards in the air, the two piles."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from typing import Any

from dispetto.core.ink import (
    CREAM,
    GOLD,
    INK,
    RED,
    TITLE_FONT,
    circle,
    dark,
    group,
    light,
    mix,
    night,
    oval,
    path,
    smooth,
    wobble_rect,
)
from dispetto.core.ink_seats import seat_of, seat_shape
from dispetto.core.ink_things import eye
from dispetto.core.stage import Mark
from dispetto.games.lunch_money.draw_cards import (
    BARE,
    SHADOW,
    SKIN,
    H,
    W,
    back,
    coin,
    face,
    fist,
    key_disc,
    sleeve,
    text,
    titled,
)
from dispetto.games.lunch_money.view import DEFENDING, INSULTING, NAMES, NOBODY, TURNING, View

SIZES = {"wide": (1110, 648), "tall": (390, 506)}
LOOKS = (  # hair, skin, colour of the hair
    ("curl", "#f7d9bb", "#b5452a"), ("spike", "#f2c9a0", "#6b3a1a"), ("tails", "#d79f74", "#2d1a12"),
    ("bowl", "#f2c9a0", "#8c4a1e"), ("long", "#f7d9bb", "#c9862b"), ("cap", "#b87a4b", "#2d1a12"),
)  # fmt: skip
HAIR = {
    "spike": "M-30,-10L-34,-30L-24,-26L-22,-42L-12,-32L-4,-46L4,-33L16,-44L20,-30L32,-34L29,-10C22,-22 10,-24 0,-22C-12,-22 -22,-20 -30,-10Z",
    "long": "M-30,-8C-30,-36 30,-36 30,-8C20,-20 8,-26 -4,-26C-14,-22 -24,-18 -30,-8Z",
    "tails": "M-29,-8C-32,-36 32,-36 29,-8C22,-18 12,-24 0,-24C-12,-24 -22,-18 -29,-8Z",
    "bowl": "M-31,-2C-36,-44 36,-44 31,-2C30,-8 27,-13 24,-13L-24,-13C-27,-13 -30,-8 -31,-2Z",
    "curl": "M-30,-8C-38,-16 -34,-32 -22,-30C-20,-42 -4,-42 0,-34C6,-44 22,-42 22,-30C34,-32 38,-16 30,-8C22,-20 -22,-20 -30,-8Z",
}
MOODS = {  # brows, mouth, where the eyes look
    "smug": ("M-17,-12l10,2M7,-10l10,-4", "M-9,11q9,5 16,-4", 1.0),
    "angry": ("M-18,-13l12,6M18,-13l-12,6", "M-9,13q9,-7 18,0", 0.0),
    "worry": ("M-18,-10l10,-5M18,-10l-10,-5", "M-8,14q8,-7 16,0", 0.0),
    "grin": ("M-18,-12q6,-5 11,0M18,-12q-6,-5 -11,0", "", 0.0),
    "choke": ("M-18,-12l10,-5M18,-12l-10,-5", "M-5,13q5,-8 10,0q-5,8 -10,0", -1.5),
}
SAME = -1  # a joint within one play
CHALK = 'stroke-dasharray="26 2 10 3" opacity=".5"'


def kid(seat: int, mood: str) -> str:
    """A bust, 100 × 110 round 0, 0."""
    hair, skin, tint = LOOKS[seat % len(LOOKS)]
    colour = seat_of(seat).colour
    out = path("M-40,54C-40,30 -24,24 0,24C24,24 40,30 40,54Z", colour, INK, 3.2) + path("M-8,14v12q8,8 16,0v-12z", skin, INK, 3.2)
    if hair == "long":
        out += path("M-32,-10C-36,-50 36,-50 32,-10C34,10 38,22 30,32C20,20 -20,20 -30,32C-38,22 -34,10 -32,-10Z", tint, INK, 3.2)
    if hair == "tails":
        for k in (-1, 1):
            out += path(f"M{k * 24},-22C{k * 50},-34 {k * 52},0 {k * 42},14C{k * 36},4 {k * 30},-4 {k * 24},-10Z", tint, INK, 3.2)
    out += path("M-28,-8C-28,-34 28,-34 28,-8C28,10 18,22 0,22C-18,22 -28,10 -28,-8Z", skin, INK, 3.2)
    out += path("M-28,-6q-9,-2 -7,7q2,6 9,4zM28,-6q9,-2 7,7q-2,6 -9,4z", skin, INK, 2.6)
    if hair == "cap":
        out += path("M-30,-12C-32,-44 32,-44 30,-12C10,-18 -10,-18 -30,-12Z", dark(colour, 0.25), INK, 3.2) + path("M-6,-15C10,-20 40,-16 44,-6C30,-10 10,-12 -6,-11Z", dark(colour, 0.45), INK, 3.2)
    else:
        out += path(HAIR[hair], tint, INK, 3.2)
    brows, mouth, look = MOODS[mood]
    out += eye(-11.5, -1, 5.6, look) + eye(11.5, -1, 5.6, look) + path(brows, "none", INK, 3.2)
    out += path(mouth, "none", INK, 3) if mouth else path("M-12,8q12,4 24,0q-3,12 -12,12q-10,0 -12,-12z", "#fff", INK, 2.6)
    return out + path("M-1,3q3,4 -2,5", "none", dark(skin, 0.35), 2.4)


def mood_of(v: View, seat: int) -> str:
    """How somebody looks who is going through this."""
    if v.choke_by[seat] != NOBODY or v.head_by[seat] != NOBODY or v.poked[seat]:
        return "choke"
    if any(seat in x.targets for x in v.chain) or v.points[seat] < 4:
        return "worry"
    if seat == v.active:
        return "angry"
    return "grin" if seat == v.seat else "smug"


# ------------------------------------------------------------------------------------------------------- Still pictures


def yard(layout: str, theme: str) -> str:
    """Asphalt with chalk, a brick wall behind it. No words."""
    wide, high = SIZES[layout]
    wall = 96 if layout == "wide" else 60
    r = random.Random(5)
    out = [path(f"M0,0H{wide}V{high}H0Z", "#8d8a92", "", 0), path(f"M0,0H{wide}V{wall}H0Z", "#c4694a", "", 0)]
    bw, bh = (46, 18) if layout == "wide" else (34, 13)
    for row in range(wall // bh + 1):
        for col in range(-1, wide // bw + 2):
            x = col * bw + (bw / 2 if row % 2 else 0)
            shade = mix("#c4694a", r.choice(["#a54f36", "#d98463", "#b95c40"]), r.uniform(0.2, 0.8))
            out.append(path(wobble_rect(x + 1, row * bh + 1, bw - 3, bh - 3, 0.9, row * 50 + col, 3), shade, "", 0))
    out.append(path(f"M0,{wall - 4}H{wide}V{wall + 7}H0Z", "#5b5560", INK, 2.6))
    out += [group(pillar(wall), x, 0) for x in (0, wide - (30 if layout == "wide" else 20))]
    for _ in range(wide * high // 2600):
        out.append(circle(r.uniform(0, wide), r.uniform(wall + 12, high), r.uniform(0.8, 2), r.choice(["#6f6c74", "#a5a2aa"]), more='opacity=".7"'))
    for _ in range(wide // 130):
        x, y = r.uniform(0, wide), r.uniform(wall + 40, high - 40)
        out.append(path(f"M{x:.0f},{y:.0f}l{r.uniform(14, 30):.0f},{r.uniform(-8, 12):.0f}l{r.uniform(6, 20):.0f},{r.uniform(6, 20):.0f}", "none", "#5d5a62", 2, 'opacity=".7"'))
    cx, cy, radius = (500, 390, 205) if layout == "wide" else (195, 290, 120)
    ring = [(cx + (radius + r.uniform(-3, 3)) * math.cos(a), cy + (radius + r.uniform(-3, 3)) * math.sin(a)) for a in (i * math.pi / 14 for i in range(28))]
    out.append(path(smooth(ring, True), "none", "#fdf6e4", 4, CHALK))
    for i, (bx, by) in enumerate(((0, 0), (0, 1), (-0.5, 2), (0.5, 2), (0, 3), (-0.5, 4), (0.5, 4))):
        k = 38 if layout == "wide" else 22
        x, y = (910 if layout == "wide" else 300) + bx * k, high - 40 - by * k
        out.append(path(wobble_rect(x, y, k, k, 1.2, i + 1, 2), "none", "#fdf6e4", 3, CHALK))
    body = "".join(out)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">{night(body) if theme == "dark" else body}</svg>'


def pillar(wall: int) -> str:
    """Where the wall ends: stones and a foot."""
    w = 30 if wall > 80 else 20
    high = wall // 4
    stones = "".join(path(wobble_rect(0, i * high, w, high, 1.1, 70 + i, 3), mix("#a9a4ac", "#8a8590", i % 2 * 0.6), INK, 2.4) for i in range(4))
    return stones + path(wobble_rect(-5, wall - 6, w + 10, 16, 1.2, 77, 3), "#6f6a74", INK, 2.6)


def asphalt(theme: str) -> str:
    """What lies around the yard."""
    r = random.Random(8)
    body = path("M0,0H400V400H0Z", "#8d8a92", "", 0) + "".join(circle(r.uniform(0, 400), r.uniform(0, 400), r.uniform(0.8, 2), r.choice(["#6f6c74", "#a5a2aa"]), more='opacity=".7"') for _ in range(70))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice">{night(body) if theme == "dark" else body}</svg>'


# ---------------------------------------------------------------------------------------------------------- The scene


def places(v: View, layout: str) -> list[tuple[float, float]]:
    """Where each kid stands: the reader below on the left, the others along the wall in the order of play."""
    n = v.players
    me = max(0, v.seat)
    out = [(0.0, 0.0)] * n
    wide = layout == "wide"
    out[me] = (110, 540) if wide else (52, 440)
    left, right, y = (150, 960, 132) if wide else (46, 344, 86)
    for i in range(1, n):
        out[(me + i) % n] = ((left + right) / 2 if n == 2 else left + (right - left) * (i - 1) / (n - 2), y + (0 if i % 2 else (12 if wide else 6)))
    return out


def scene(v: View, layout: str, marks: Sequence[Mark]) -> str:
    """All that moves, with ids on anchors and the marks lit."""
    wide, high = SIZES[layout]
    at = places(v, layout)
    k = 1.0 if layout == "wide" else 0.62
    lit = {anchor: m for m in marks for anchor in m.anchors}
    out = [aims(v, at, k)]
    for seat in range(v.players):
        out.append(player(v, seat, *at[seat], k, lit.get(f"seat-{seat}")))
    out += [arms(v, at, k), *(badge(v, seat, *at[seat], k) for seat in range(v.players)), piles(v, layout), chain(v, layout, lit)]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">{"".join(out)}</svg>'


def player(v: View, seat: int, x: float, y: float, k: float, mark: Mark | None) -> str:
    """A kid with the points and what lies in front."""
    body = oval(0, 56, 46, 9, SHADOW, more='opacity=".35"')
    if seat == v.active and not v.over:
        body += circle(0, 4, 60, "none", GOLD, 6, 'opacity=".9"')
    if mark is not None:
        body += circle(0, 4, 62, GOLD, INK, 3)
    gone = not v.alive[seat]
    look = kid(seat, mood_of(v, seat))
    if gone:
        body += group(look, 6, 26, 0.9, 82, more='opacity=".65"')
    elif v.hidden[seat] or v.out_by[seat] != NOBODY:
        body += group(look, 0, 8, more='opacity=".4"') + group(face(NAMES.index("hide" if v.hidden[seat] else "timeout"), BARE), -26, 14, 0.34)
    else:
        body += look
    if not gone:
        for i in range(len(v.hands[seat]) if seat != v.seat else 0):
            shown = v.hands[seat][i]
            body += group(face(shown, BARE) if shown >= 0 else back(), -38 + i * 15, 60, 0.15)
        for i, name in enumerate(troubles(v, seat)):
            body += group(face(NAMES.index(name), BARE), 40, -52 + i * 24, 0.22)
    if mark is not None:
        body += key_disc(mark.number, 46, -44, 16)
    more = f'id="seat-{seat}" class="{"lit" if mark else "kid"}"' + (f' data-key="{mark.number}" tabindex="0"' if mark else "")
    return group(body, x, y, k, more=more)


def badge(v: View, seat: int, x: float, y: float, k: float) -> str:
    """The points, and the sign of the seat: above any arm."""
    if not v.alive[seat]:
        return ""
    shown = text(str(v.points[seat]), 34, 54, 21, INK, TITLE_FONT)
    return group(circle(34, 46, 19, GOLD, INK, 3) + circle(34, 46, 14, "#f5bd2f") + shown + seat_shape(seat, -36, 46, 11), x, y, k, more='pointer-events="none"')


def troubles(v: View, seat: int) -> list[str]:
    """The cards that lie in front of a player, and what is still felt."""
    out = ["wedgy"] * v.wedgy[seat] + ["cooties"] * v.cooties[seat]
    if v.choke_by[seat] != NOBODY:
        out.append("choke")
    if v.head_by[seat] != NOBODY:
        out.append("headlock")
    if v.stomped[seat]:
        out.append("stomp")
    if v.poked[seat]:
        out.append("poke")
    if v.faster[seat]:
        out.append("faster")
    return out


def arms(v: View, at: list[tuple[float, float]], k: float) -> str:
    """Holds: an arm from one kid to another's neck."""
    out = ""
    for held in (v.choke_by, v.head_by):
        for victim, by in enumerate(held):
            if by == NOBODY:
                continue
            (x1, y1), (x2, y2) = at[by], at[victim]
            side = 1 if x2 > x1 else -1
            hx, hy = x2 - side * 16 * k, y2 + 27 * k
            d = f"M{x1 + side * 30 * k:.0f},{y1 + 38 * k:.0f}Q{(x1 + hx) / 2:.0f},{max(y1, hy) + 46 * k:.0f} {hx:.0f},{hy:.0f}"
            colour = sleeve(by)
            out += path(d, "none", INK, 30 * k) + path(d, "none", colour, 24 * k) + path(d, "none", light(colour, 0.28), 7 * k)
            out += group(fist(LOOKS[by % len(LOOKS)][1] if by < len(LOOKS) else SKIN), hx + side * 4 * k, hy, 0.46 * k, flip=side < 0)
    return out


def aims(v: View, at: list[tuple[float, float]], k: float) -> str:
    """Who is going for whom: a line from the attacker to each target of the last play."""
    play = next((x for x in reversed(v.chain) if x.targets), None)
    if play is None:
        return ""
    out = ""
    for target in play.targets:
        (x1, y1), (x2, y2) = at[play.by], at[target]
        bend = 70 * k
        d = f"M{x1:.0f},{y1 + 66 * k:.0f}Q{(x1 + x2) / 2:.0f},{max(y1, y2) + 66 * k + bend:.0f} {x2:.0f},{y2 + 72 * k:.0f}"
        out += path(d, "none", INK, 9 * k) + path(d, "none", "#f2c230", 5 * k, 'stroke-dasharray="14 9"')
        out += path(f"M{x2 - 11 * k:.0f},{y2 + 88 * k:.0f}L{x2:.0f},{y2 + 64 * k:.0f}L{x2 + 11 * k:.0f},{y2 + 88 * k:.0f}Z", RED, INK, 2.4)
    return out


def air_places(v: View, layout: str) -> list[tuple[float, float, float, int]]:
    """Where the cards in the air lie: x, y, scale and the number of the link; at most the last six, tall four."""
    faces = [(i, c) for i, x in enumerate(v.chain) for c in x.cards][-(6 if layout == "wide" else 4):]
    scale, widest, middle, y = (1.12, 208, 510, 266) if layout == "wide" else (0.68, 122, 195, 214)
    n = len(faces)
    step = min(widest, (520 if layout == "wide" else 262) / max(1, n - 1))
    x0 = middle - (step * (n - 1) + W * scale) / 2
    return [(x0 + step * j, y + (4 if j % 2 else 0), scale, i) for j, (i, _) in enumerate(faces)]


def in_the_air(v: View) -> list[int]:
    """The cards in the air that may be shown, first to last; each is an anchor `air-0`, `air-1` …"""
    return [card for x in v.chain for card in x.cards][-6:]


def chain(v: View, layout: str, lit: Mapping[str, Mark]) -> str:
    """The cards in the air, first to last; the last one is settled first. A cancelled one is crossed out."""
    most = 6 if layout == "wide" else 4
    every = len(in_the_air(v))
    faces = [(i, c) for i, x in enumerate(v.chain) for c in x.cards][-most:]
    out = ""
    joints = ""
    before = -1
    for j, ((i, card), (x, y, k, _)) in enumerate(zip(faces, air_places(v, layout), strict=True)):
        link = v.chain[i]
        if j:
            gap = x - (x - air_places(v, layout)[j - 1][0] - W * k) / 2
            joints += group(joint(link.kind if i != before else SAME), gap, y + BARE * k * 0.45, k)
        before = i
        last = j == len(faces) - 1
        body = path(wobble_rect(-2, -2, W + 4, BARE + 4, 1.4, 3, 16), GOLD, "", 0) if last else ""
        body += face(card, BARE) + seat_shape(link.by, 22, BARE - 4, 15)
        if link.status & 1:
            body += path("M30,50L120,140M120,50L30,140", "none", RED, 13)
        anchor = f"air-{j + every - len(faces)}"
        more = f'id="{anchor}"'
        if anchor in lit:
            body += key_disc(lit[anchor].number, W - 12, 8, 20)
            more += f' class="lit" data-key="{lit[anchor].number}" tabindex="0"'
        out += group(body, x, y, k, (j % 3 - 1) * 3, more=more)
    return out + joints


def joint(kind: int) -> str:
    """Between two cards in the air: a later one that answers the one before it points at it, others are added to it."""
    if kind in (DEFENDING, TURNING, INSULTING):
        return path("M-30,0L-8,-22V-11H26V11H-8V22Z", CREAM, INK, 3) + path("M-6,-7L8,7M8,-7L-6,7", "none", RED, 5)
    return circle(0, 0, 15, CREAM, INK, 3) + path("M-7,0H7M0,-7V7", "none", INK, 4)


def piles(v: View, layout: str) -> str:
    """The draw pile and the discards."""
    x, y, k = (880, 250, 0.6) if layout == "wide" else (262, 380, 0.34)
    stack = "".join(group(back(), i * 3, -i * 4) for i in range(min(4, 1 + v.deck // 12))) if v.deck else ""
    top = max(range(len(v.discard)), key=lambda c: v.discard[c]) if any(v.discard) else -1
    used = face(top, BARE) if top >= 0 else path(wobble_rect(4, 4, W - 8, BARE - 8, 1.4, 9, 13), "none", CREAM, 3, 'stroke-dasharray="8 7" opacity=".6"')
    out = group(stack, x, y, k, more='id="deck"') + group(used, x + W * k + 18, y + 4, k, 6, more='id="discards"')
    return out + text(str(v.deck), x + W * k / 2, y + BARE * k + 20, 17, CREAM) + text(str(sum(v.discard)), x + W * k * 1.5 + 18, y + BARE * k + 22, 17, CREAM)


# ------------------------------------------------------------------------------------------------------------ The hand


def hand(v: View, layout: str, marks: Sequence[Mark], words: Any) -> str:
    """My cards as readable faces, side by side; lit ones stand up."""
    cards = v.hands[v.seat] if v.seat >= 0 else ()
    if not cards:
        return ""
    lit = {anchor: m for m in marks for anchor in m.anchors}
    wide = layout == "wide"
    high = H if wide else BARE
    step = 146 if wide else 120
    out = ""
    met: dict[int, int] = {}
    for i, card in enumerate(cards):
        met[card] = met.get(card, 0) + 1
        mark = lit.get(f"card-{NAMES[card]}") if met[card] == 1 else None
        name = words.get(f"type-{NAMES[card]}")
        says = words.get(f"type-{NAMES[card]}-text").split(". ")[0] if wide else ""
        body = titled(card, name, says)
        if mark is not None:
            body = path(wobble_rect(-3, -3, W + 6, high + 6, 1.4, 3, 17), GOLD, INK, 3) + body + key_disc(mark.number, W - 12, 8, 17)
        elif marks:
            body = path(wobble_rect(3, 3, W - 6, high - 6, 1.4, 3, 13), "#6f6a74", "", 0) + f'<g opacity=".72">{body}</g>'
        more = f'id="card-{NAMES[card]}{"" if met[card] == 1 else met[card]}" class="{"lit" if mark else "card"}"'
        if mark is not None:
            more += f' data-key="{mark.number}" tabindex="0"'
        out += group(body, 14 + i * step, 26 + abs(i - len(cards) / 2 + 0.5) * 4 - (14 if mark else 0), 1, (i - (len(cards) - 1) / 2) * 1.8, more=more)
    width = 28 + step * (len(cards) - 1) + W
    size = "" if wide else ' width="100%"'
    px = f' width="{width * 0.72:.0f}" height="{(high + 50) * 0.72:.0f}"' if wide else size
    return f'<svg class="cards" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {high + 50}"{px}>{out}</svg>'


# ------------------------------------------------------------------------------------------------------ Poster and end


def poster() -> str:
    """320 × 250: two kids, one coin, several cards."""
    bricks = "".join(path(wobble_rect(c * 46 + (23 if r % 2 else 0) - 20, r * 18, 43, 15, 0.9, r * 9 + c, 3), mix("#c4694a", "#a54f36" if (r + c) % 3 else "#d98463", 0.5), "", 0) for r in range(8) for c in range(9))
    cards = "".join(group(face(NAMES.index(n), BARE), x, y, 0.5, t) for n, x, y, t in (("humiliation", 118, 20, -8), ("block", 160, 14, 6)))
    return (
        path("M0,0H320V250H0Z", "#8d8a92", "", 0) + bricks + path("M0,142H320V152H0Z", "#5b5560", INK, 2.6) + cards
        + group(kid(0, "angry"), 74, 176, 1.15) + group(kid(3, "choke"), 246, 180, 1.15)
        + path("M104,214Q160,250 226,200", "none", INK, 30) + path("M104,214Q160,250 226,200", "none", sleeve(0), 23) + group(fist("#f7d9bb"), 226, 200, 0.55)
        + coin(160, 128, 22)
    )  # fmt: skip


def duel(one: int, other: int, card: int) -> str:
    """A nasty moment: who, what, to whom."""
    body = path("M0,0H220V120H0Z", "#8d8a92", "", 0) + group(kid(one, "angry"), 48, 66, 0.85) + group(kid(other, "choke"), 172, 66, 0.85) + group(face(card, BARE), 80, 18, 0.4, -5)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 120" width="220" height="120">{body}</svg>'


def podium(v: View, order: Sequence[int], layout: str) -> str:
    """The last one standing, with the money; the others as they lie."""
    wide, high = (640, 850) if layout == "wide" else (390, 300)
    first = [seat for seat, place in enumerate(order) if place == 1]
    rest = [seat for seat, place in enumerate(order) if place > 1]
    k = 2.6 if layout == "wide" else 1.2
    out = path(f"M0,0H{wide}V{high}H0Z", "#8d8a92", "", 0)
    for i, seat in enumerate(first):
        out += group(kid(seat, "grin"), wide / 2 + (i - (len(first) - 1) / 2) * 110 * k / 1.4, high * 0.36, k)
    for i in range(9):
        out += coin(wide / 2 + (i - 4) * 16 * k / 1.2, high * 0.36 + 62 * k + (i % 2) * 8, 9 * k)
    for i, seat in enumerate(rest):
        out += group(kid(seat, "choke"), wide * (i + 0.7) / (len(rest) + 0.4), high * 0.86, k * 0.5, 82)
    return out
