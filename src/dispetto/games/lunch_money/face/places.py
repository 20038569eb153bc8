"""Where things are in the yard: the seats' cards, the holds between them, the cards in the air, the piles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from dispetto.games.lunch_money.face.cards import BARE, H, W
from dispetto.games.lunch_money.view import NAMES, NOBODY, View

Who = tuple[int, ...]  # by seat: a seat, or nobody
SIZES = {"wide": (1110, 500), "tall": (390, 420)}
WALL, TALL_WALL = 96, 74  # how far down the wall goes
LEFT_FROM = 4  # from so many players on, the next in turn stands at the left and not at the wall
MOST_AIR = {"wide": 6, "tall": 4}
AIR = {"wide": (246, 850, 196, 0.92), "tall": (8, 382, 178, 0.76)}  # left, right, top, largest scale
READABLE = 0.7  # the least scale at which a card in the air shows what it does
LONE_LEFT = 90  # nobody stands at the left
PILES = {"wide": (884, 232, 0.62), "tall": (282, 356, 0.26)}


class Spot(NamedTuple):
    """A seat's card: its corner and size, and whether the bust is at its right end."""

    x: float
    y: float
    w: float
    h: float
    flip: bool = False
    row: int = -1  # which at the wall, from the left; -1 elsewhere

    @property
    def middle(self) -> float:
        """Halfway between its ends."""
        return self.x + self.w / 2


class Grip(NamedTuple):
    """A hold: the card, who, whom, and whether an arm reaches (else it is a rope)."""

    card: int
    by: int
    victim: int
    arm: bool


class Flying(NamedTuple):
    """A card in the air: which, of which link, where, and which of all in the air it is."""

    card: int
    link: int
    x: float
    y: float
    scale: float
    turn: int
    n: int
    high: int = H  # without its text where that would be too small to read

    @property
    def middle(self) -> float:
        """Halfway between its sides."""
        return self.x + W * self.scale / 2

    @property
    def foot(self) -> float:
        """Its lower edge."""
        return self.y + self.high * self.scale


def places(v: View, layout: str) -> tuple[Sequence[Spot], Sequence[Grip]]:
    """Every seat's card: the reader below at the left,
    the others round the yard in the order of play; and the holds.
    """
    return placed(v.players, max(0, v.seat), tuple(v.choke_by), tuple(v.head_by), layout)


@lru_cache(maxsize=1024)
def placed(n: int, me: int, choke_by: Who, head_by: Who, layout: str) -> tuple[Sequence[Spot], Sequence[Grip]]:
    """The same, by who is held by whom."""
    others = [(me + i) % n for i in range(1, n)]
    if layout == "wide":
        spots = {me: Spot(6, 386, 228, 106)}
        if n >= LEFT_FROM:
            spots[others.pop(0)] = Spot(6, 204, 228, 106)
        w, h, y, gap = 228.0, 106.0, 32.0, 24.0
    else:
        spots = {me: Spot(6, 360, 132, 54)}
        w, h, y, gap = min(92.0, (378 - 6 * (n - 2)) / (n - 1)), 112.0, 18.0, 6.0
    left = (SIZES[layout][0] - len(others) * (w + gap) + gap) / 2
    for i, seat in enumerate(others):
        spots[seat] = Spot(left + i * (w + gap), y, w, h, row=i)
    return held(choke_by, head_by, [spots[seat] for seat in range(n)], layout)


def held(choke_by: Who, head_by: Who, spots: list[Spot], layout: str) -> tuple[Sequence[Spot], Sequence[Grip]]:
    """An arm needs neighbours at the wall who turn to each other; every other hold is a rope."""
    turned: dict[int, bool] = {}
    grips = []
    for name, by_whom in (("choke", choke_by), ("headlock", head_by)):
        for victim, by in enumerate(by_whom):
            if by == NOBODY:
                continue
            one, other = spots[by], spots[victim]
            near = one.row >= 0 and other.row >= 0 and abs(one.row - other.row) == 1
            right = other.row > one.row
            arm = near and turned.get(by, right) == right and turned.get(victim, not right) == (not right)
            if arm:
                turned[by], turned[victim] = right, not right
            grips.append(Grip(NAMES.index(name), by, victim, arm))
    if layout == "wide":
        spots = [spot._replace(flip=turned.get(seat, False)) for seat, spot in enumerate(spots)]
    return tuple(spots), tuple(grips)


def in_the_air(v: View) -> list[int]:
    """The cards in the air that may be shown, first to last; each is an anchor `air-0`, `air-1` …"""
    return [card for x in v.chain for card in x.cards][-MOST_AIR["wide"] :]


def flying(v: View, layout: str) -> list[Flying]:
    """The last cards in the air, first to last, as large as they fit."""
    every = [(i, c) for i, x in enumerate(v.chain) for c in x.cards]
    shown = every[-MOST_AIR[layout] :]
    count = len(shown)
    if not count:
        return []
    left, right, top, scale = AIR[layout]
    if layout == "wide" and v.players < LEFT_FROM:
        left = LONE_LEFT
    apart = 0.28 if count < 5 and layout == "wide" else 0.09
    k = min(scale, (right - left) / (W * (count + apart * (count - 1))))
    step = W * k * (1 + apart)
    x0 = (left + right - step * (count - 1) - W * k) / 2
    first = len(in_the_air(v)) - count
    high = H if k >= READABLE else BARE
    y = top + (H * scale - high * k) / 2
    return [
        Flying(
            card,
            link,
            x0 + step * j,
            y + (4 if j % 2 and apart > 0.1 else 0),
            k,
            (j % 3 - 1) * 3 if count < 5 else 0,
            first + j,
            high,
        )
        for j, (link, card) in enumerate(shown)
    ]


def used(v: View) -> int:
    """The card that lies on top of the discards: of what is known of them, the commonest."""
    return v.discard.index(max(v.discard))
