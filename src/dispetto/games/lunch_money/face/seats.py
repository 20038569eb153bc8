"""The seats' cards in the yard, and what goes on between them: arms, ropes, the line of an attack."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from dispetto.core.show.ink import (
    CREAM,
    GOLD,
    INK,
    TITLE_FONT,
    Point,
    circle,
    group,
    kept_lately,
    light,
    path,
    wobble_rect,
)
from dispetto.core.show.ink_seats import seat_shape
from dispetto.core.show.stage import Mark
from dispetto.games.lunch_money.face import kids
from dispetto.games.lunch_money.face.cards import (
    BARE,
    MOST_COINS,
    SHADOW,
    W,
    coin,
    key_disc,
    laid,
    lost,
    purse,
    sleeve,
    text,
    turned,
)
from dispetto.games.lunch_money.face.kids import LOOKS
from dispetto.games.lunch_money.face.places import Grip, Spot
from dispetto.games.lunch_money.view import NAMES, NOBODY, View

PAPER = "#fffaec"
ROPE = "#c9a063"
ROW = 5  # coins side by side
BUST = 88  # the width of a bust on a wide card


class Shown(NamedTuple):
    """All that a seat's card shows."""

    seat: int
    alive: bool
    turn: bool
    cards: tuple[int, ...]  # behind the card, as the reader sees them; nothing of one's own
    points: int
    mood: str
    away: str  # the card that takes somebody out of sight; empty where none does
    troubles: tuple[str, ...]


def player(v: View, seat: int, spot: Spot, layout: str, mark: Mark | None) -> str:
    """A card with the bust, the points, the coins that are left, and what lies in front of the player."""
    away = "hide" if v.hidden[seat] else "timeout" if v.out_by[seat] != NOBODY else ""
    cards = () if seat == v.seat else tuple(v.hands[seat])
    turn, points = seat == v.active and not v.over, max(0, v.points[seat])
    troubled = tuple(troubles(v, seat))
    shown = Shown(seat, bool(v.alive[seat]), turn, cards, points, kids.mood_of(v, seat), away, troubled)
    return drawn(shown, spot, layout, mark.number if mark is not None else 0)


@kept_lately
def drawn(p: Shown, spot: Spot, layout: str, number: int) -> str:
    """The same card, lit where it has a number."""
    gone, seat = not p.alive, p.seat
    edge = wobble_rect(0, 0, spot.w, spot.h, 1.2, seat + 3, 12)
    body = "" if gone else fan(p, spot, layout)
    body += path(wobble_rect(3, 4, spot.w, spot.h, 1.2, seat + 3, 12), SHADOW, "", 0, 'opacity=".35"')
    if number:
        body += path(edge, "none", INK, 15) + path(edge, "none", GOLD, 10)
    elif p.turn:
        body += path(edge, "none", GOLD, 9)
    body += path(edge, PAPER, INK, 2.8, f'class="hit {"gone" if gone else "paper"}"')
    body += bust(p, spot, layout) + wealth(p, spot, layout)
    if not gone:
        k, sunk = (0.24, 0.42) if layout == "wide" else (0.13, 0.24)
        for i, name in enumerate(p.troubles):
            body += group(laid(NAMES.index(name), BARE), 8 + i * (W * k + 2), spot.h - BARE * k * sunk, k)
    if number:
        body += key_disc(number, spot.w - 4, 4, 17 if layout == "wide" else 13)
    key = f' data-key="{number}" tabindex="0"' if number else ""
    more = f'id="seat-{seat}" class="{"lit" if number else "kid"}"{key}'
    return group(body, spot.x, spot.y, more=more)


def bust(p: Shown, spot: Spot, layout: str) -> str:
    """Head and shoulders, cut by the card's lower edge; whoever is out lies down, whoever hides is pale."""
    if layout == "wide":
        k, x, y = 0.86, spot.w - 50 if spot.flip else 50, spot.h - 48
    elif spot.row < 0:
        k, x, y = 0.44, 28, spot.h - 26
    else:
        k, x, y = min(0.62, spot.w / 116), spot.w / 2, 40
    look = kids.looking(p.seat, p.mood)
    if not p.alive:
        return group(look, x + 4 * k, y + 14 * k, k * 0.86, 84, more='opacity=".7"')
    if p.away:
        over = laid(NAMES.index(p.away), BARE)
        return group(look, x, y, k, more='opacity=".4"') + group(over, x - 26 * k, y - 30 * k, 0.36 * k)
    return group(look, x, y, k)


def wealth(p: Shown, spot: Spot, layout: str) -> str:
    """The seat's sign, the points as a number, and on a wide card as coins; what is lost is a dotted ring."""
    points, seat = p.points, p.seat
    if layout == "wide":
        x = 14 if spot.flip else 102
        out = seat_shape(seat, x + 8, 27, 8.5) + number(points, x + 110, 37, 26, "end")
        places, r = coin_places(points, spot)
        return out + purse(places[:points], r * 0.94) + lost(places[points:], r * 0.78)
    if spot.row < 0:
        return seat_shape(seat, 60, 16, 6.5) + coin(61, 38, 8) + number(points, 74, 45, 19, "start")
    return coin(spot.w / 2 - 13, 98, 7.6) + number(points, spot.w / 2 - 1, 105, 19, "start")


def coin_places(points: int, spot: Spot) -> tuple[list[Point], float]:
    """Where the coins of a wide card lie, and how large they are."""
    x = 14 if spot.flip else 102
    most = min(MOST_COINS, max(15, points))
    row = max(ROW, math.ceil(most / 3))
    r = 8.2 * ROW / row
    return [(x + 10 + i % row * r * 2.28, 55 + i // row * r * 1.86) for i in range(most)], r


def number(points: int, x: float, y: float, size: float, anchor: str) -> str:
    """The points, in the ink of the theme."""
    return text(str(points), x, y, size, INK, TITLE_FONT, anchor).replace("<text ", '<text class="ink" ', 1)


def fan(p: Shown, spot: Spot, layout: str) -> str:
    """The backs of a hand, peeping out behind the card; what everybody has seen comes face up."""
    cards = p.cards
    k, step = (0.24, 16.0) if layout == "wide" else (0.15, 9.0)
    step = min(step, 90 / max(1, len(cards)) if layout == "wide" else (spot.w - 30) / max(1, len(cards)))
    x0 = (
        (34 if spot.flip else spot.w - 30 - step * len(cards))
        if layout == "wide"
        else spot.w / 2 - step * len(cards) / 2 - 6
    )
    out = ""
    for i, card in enumerate(cards):
        turn = (i - (len(cards) - 1) / 2) * 5
        out += group(
            laid(card, BARE) if card >= 0 else turned(), x0 + i * step, -BARE * k * 0.56 + abs(turn) * 0.3, k, turn
        )
    return out


def troubles(v: View, seat: int) -> list[str]:
    """The cards that lie in front of a player, and what is still felt; a hold is drawn as such."""
    out = ["wedgy"] * v.wedgy[seat] + ["cooties"] * v.cooties[seat]
    for name, felt in (("stomp", v.stomped), ("poke", v.poked), ("faster", v.faster)):
        if felt[seat]:
            out.append(name)
    return out


# ------------------------------------------------------------------------------------------------------ Between seats


def reaching(grip: Grip, spots: Sequence[Spot], layout: str) -> str:
    """An arm from one card to the neck on the next."""
    one, other = spots[grip.by], spots[grip.victim]
    side = 1 if other.x > one.x else -1
    k = 1.0 if layout == "wide" else 0.56

    def chest(spot: Spot) -> Point:
        if layout == "wide":
            return spot.x + (spot.w - 50 if spot.flip else 50), spot.y + spot.h - 48
        return spot.middle, spot.y + 40

    (x1, y1), (x2, y2) = chest(one), chest(other)
    hx, hy = x2 - side * 20 * k, y2 + 24 * k
    sx, sy = x1 + side * 22 * k, y1 + 34 * k
    d = f"M{sx:.0f},{sy:.0f}C{sx + side * 30 * k:.0f},{sy + 16 * k:.0f} {hx - side * 40 * k:.0f},{hy + 20 * k:.0f} {hx - side * 10 * k:.0f},{hy + 2 * k:.0f}"
    colour, skin = sleeve(grip.by), LOOKS[grip.by % len(LOOKS)][1]
    out = (
        path(d, "none", INK, 31 * k)
        + path(d, "none", colour, 25 * k)
        + path(d, "none", light(colour, 0.28), 6 * k, f'transform="translate(0,{-5 * k:.1f})" opacity=".8"')
    )
    out += group(hand_with_cuff(skin), hx + side * 38 * k, hy, 0.62 * k, flip=side > 0) + group(
        hand_with_cuff(skin), hx, hy, 0.82 * k, -8 * side, flip=side < 0
    )
    return group(out, more='pointer-events="none"')


def hand_with_cuff(skin: str) -> str:
    """A hand that has got hold of something at its right."""
    return (
        path("M-22,-13h14v26h-14z", CREAM, INK, 3)
        + path("M-8,-14C4,-22 20,-20 24,-12C30,-8 30,-2 26,0C30,6 28,12 22,13C20,20 4,22 -8,14Z", skin, INK, 3)
        + path("M24,-11q-9,0 -13,3M26,0q-9,0 -14,1M22,12q-7,-1 -11,-4", "none", INK, 2.4)
        + path("M-2,-14C4,-24 16,-26 16,-18C16,-14 8,-12 4,-8", skin, INK, 3)
    )


def between(one: Spot, other: Spot, apart: float = 0) -> tuple[Point, Point, Point]:
    """A curve from the edge of one card to the edge of another: start, bend, end."""
    if one.row >= 0 and other.row >= 0:
        side = 1 if other.x > one.x else -1
        (x1, y1), (x2, y2) = (
            (one.middle + side * (30 + apart), one.y + one.h),
            (other.middle - side * (30 + apart), other.y + other.h + 4),
        )
        return (x1, y1), ((x1 + x2) / 2, y1 + 52), (x2, y2)
    (x1, y1), (x2, y2) = border(one, other, apart), border(other, one, apart)
    away = 0.12 * math.dist((x1, y1), (x2, y2))
    return (x1, y1), ((x1 + x2) / 2 - away, (y1 + y2) / 2 - away * 0.3), (x2, y2)


def border(spot: Spot, other: Spot, apart: float) -> Point:
    """Where a line to another card leaves this one: from the wall downwards, else by the nearest side."""
    dx = other.middle - spot.middle
    if spot.row >= 0:
        return spot.middle + max(-spot.w / 3, min(spot.w / 3, dx / 3)) + apart, spot.y + spot.h + 3
    if abs(dx) > spot.w:
        return spot.x + (spot.w + 3 if dx > 0 else -3), spot.y + spot.h * 0.3 + apart * 0.8
    return spot.middle - spot.w * 0.04 + apart, spot.y + spot.h + 3 if other.y > spot.y else spot.y - 3


def roped(grip: Grip, spots: Sequence[Spot], layout: str) -> str:
    """A hold from afar: a rope with the card on it."""
    k = 1.0 if layout == "wide" else 0.6
    a, b, c = between(spots[grip.by], spots[grip.victim], 34 * k)
    d = f"M{a[0]:.0f},{a[1]:.0f}Q{b[0]:.0f},{b[1]:.0f} {c[0]:.0f},{c[1]:.0f}"
    t = 0.5
    x, y = ((1 - t) ** 2 * a[i] + 2 * t * (1 - t) * b[i] + t * t * c[i] for i in (0, 1))
    out = (
        path(d, "none", INK, 11 * k)
        + path(d, "none", ROPE, 7 * k)
        + path(d, "none", "#8f6a35", 7 * k, f'stroke-dasharray="{2.4 * k:.1f} {9 * k:.1f}"')
    )
    out += circle(c[0], c[1], 9 * k, ROPE, INK, 2.4) + circle(a[0], a[1], 9 * k, sleeve(grip.by), INK, 2.4)
    return group(
        out + group(laid(grip.card, BARE), x - W * 0.13 * k, y - BARE * 0.13 * k, 0.26 * k, 5),
        more='pointer-events="none"',
    )


def aims(v: View, spots: Sequence[Spot], layout: str) -> str:
    """Who is going for whom: a striped line from the attacker to each target of the last play."""
    play = next((x for x in reversed(v.chain) if x.targets), None)
    if play is None:
        return ""
    k = 1.0 if layout == "wide" else 0.62
    out = ""
    for target in sorted(set(play.targets) - {play.by}):
        a, b, c = between(spots[play.by], spots[target])
        turn = math.degrees(math.atan2(c[1] - b[1], c[0] - b[0]))
        far = math.dist(b, c) or 1
        ex, ey = c[0] - (c[0] - b[0]) / far * 16 * k, c[1] - (c[1] - b[1]) / far * 16 * k
        d = f"M{a[0]:.0f},{a[1]:.0f}Q{b[0]:.0f},{b[1]:.0f} {ex:.0f},{ey:.0f}"
        out += path(d, "none", INK, 9 * k) + path(
            d, "none", "#f2c230", 4.6 * k, f'stroke-dasharray="{12 * k:.0f} {9 * k:.0f}"'
        )
        out += group(path("M0,0L-20,-12L-14,0L-20,12Z", CREAM, INK, 2.8), c[0], c[1], k, turn)
    return group(out, more='pointer-events="none"')
