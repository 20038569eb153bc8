"""The parts that the eight of the cast are drawn of: lids, ears, hands, and four moods.

A box of 120 by 130 round 0, 0. Clothes take the colour of the seat, so that colour still says whose it is.
"""

from __future__ import annotations

from dispetto.core.show.ink import INK, dark, path
from dispetto.core.show.ink import group as moved
from dispetto.core.show.ink_things import eye

W = 3.2
MOODS = ("calm", "pleased", "hurt", "furious")


def lid(x: float, y: float, r: float, skin: str, look: float = 0.0, low: float = 0.15) -> str:
    """A tired eye: the upper lid hangs to `low` of the radius."""
    yy = y - r * low
    over = f"M{x - r - 1:.1f},{yy:.1f}A{r + 1:.1f},{r + 1:.1f} 0 0 1 {x + r + 1:.1f},{yy:.1f}Z"
    return eye(x, y, r, look) + path(over, skin, INK, 2.2)


def body(cloth: str, d: str = "M-50,60C-50,34 -30,27 0,27C30,27 50,34 50,60Z") -> str:
    """Shoulders."""
    return path(d, cloth, INK, W)


def head(skin: str, w: float = 26.0, top: float = -31.0, chin: float = 23.0) -> str:
    """A plain head."""
    side, jaw = chin * 0.45, w * 0.62
    right = f"M{-w},-8C{-w},{top} {w},{top} {w},-8C{w},{side:.1f} {jaw:.1f},{chin} 0,{chin}"
    return path(f"{right}C{-jaw:.1f},{chin} {-w},{side:.1f} {-w},-8Z", skin, INK, W)


def ears(skin: str, w: float = 26.0, y: float = -2.0, k: float = 1.0) -> str:
    """Both of them."""
    out = ""
    for s in (-1, 1):
        d = f"M{s * w},{y - 6 * k}q{s * 10 * k},{-4 * k} {s * 9 * k},{6 * k}q{-s},{8 * k} {-s * 10 * k},{6 * k}Z"
        out += path(d, skin, INK, 2.6)
    return out


def hand(x: float, y: float, skin: str, turn: float = 0, k: float = 1.0) -> str:
    """A fist with a thumb, for holding things."""
    fist = path("M-9,8C-13,-2 -10,-9 -3,-9C4,-10 11,-8 11,0C11,7 6,10 0,10C-4,10 -7,10 -9,8Z", skin, INK, 2.8)
    return moved(fist + path("M-3,-4h8M-3,1h9", "none", dark(skin, 0.35), 2), x, y, k, turn=turn)


def brows(mood: str, calm: str, x: float, y: float, colour: str, width: float) -> str:
    """Brows round this height: their own where somebody is calm."""
    lines = {
        "pleased": f"M{-x - 7},{y - 1}q7,-7 14,-1M{x + 7},{y - 1}q-7,-7 -14,-1",
        "hurt": f"M{-x - 7},{y + 3}l13,-7M{x + 7},{y + 3}l-13,-7",
        "furious": f"M{-x - 8},{y - 5}l15,9M{x + 8},{y - 5}l-15,9",
    }
    return path(lines.get(mood, calm), "none", colour, width + (0.8 if mood == "furious" else 0))


def mouth(mood: str, calm: str, x: float, y: float, w: float) -> str:
    """A mouth so wide: a grin, a wobble, or teeth; their own where somebody is calm."""
    if mood == "pleased":
        d = f"M{x - w},{y - 3}q{w},5 {2 * w},0q-1,{w * 0.95:.1f} {-w},{w * 0.95:.1f}q{1 - w},0 {-w},{-w * 0.95:.1f}z"
        return path(d, "#fff", INK, 2.6)
    if mood == "hurt":
        return path(f"M{x - w},{y + 3}q{w / 2},-8 {w},-4q{w / 2},-4 {w},4", "none", INK, 3)
    if mood == "furious":
        teeth = path(f"M{x - w},{y - 3}q{w},-3 {2 * w},0l-1,7q{1 - w},-2 {2 - 2 * w},0Z", "#fff", INK, 2.6)
        return teeth + path(f"M{x - w / 2},{y - 3}v6M{x},{y - 4}v6M{x + w / 2},{y - 3}v6", "none", INK, 1.8)
    return calm


def weather(mood: str, x: float, y: float) -> str:
    """A tear below an eye, or the mark of rage in the air."""
    if mood == "hurt":
        return moved(path("M0,-8C5,0 5,6 0,6C-5,6 -5,0 0,-8Z", "#8fd0ee", INK, 2), x, y, 0.95)
    if mood == "furious":
        bolt = "M-8,-3q6,0 6,-6M2,-9q0,6 6,6M8,3q-6,0 -6,6M-2,9q0,-6 -6,-6"
        return moved(path(bolt, "none", INK, 7) + path(bolt, "none", "#e2412c", 3.4), -42, -50, 1.15)
    return ""
