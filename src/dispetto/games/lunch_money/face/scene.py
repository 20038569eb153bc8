"""The schoolyard from one seat: the kids round the circle, who holds whom, the cards in the air, the two piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dispetto.core.show.ink import CREAM, GOLD, INK, RED, circle, group, kept, num, path, rounded, wobble_rect
from dispetto.core.show.stage import Mark
from dispetto.games.lunch_money.face.cards import BARE, H, W, key_disc, laid, turned
from dispetto.games.lunch_money.face.ghosts import stoppers
from dispetto.games.lunch_money.face.places import AIR, PILES, SIZES, flying, places, used
from dispetto.games.lunch_money.face.seats import aims, player, reaching, roped
from dispetto.games.lunch_money.view import DEFENDING, INSULTING, TURNING, View

SAME = -1  # a joint within one play
NOTHING = -1  # no card lies there


def scene(v: View, layout: str, marks: Sequence[Mark]) -> str:
    """All that moves, with ids on anchors and the marks lit."""
    wide, high = SIZES[layout]
    spots, grips = places(v, layout)
    lit = {anchor: m for m in marks for anchor in m.anchors}
    leftmost_last = sorted(range(v.players), key=lambda seat: -spots[seat].x)  # so that no number is covered
    out = [roped(grip, spots, layout) for grip in grips if not grip.arm] + [
        aims(v, spots, layout)
    ]  # behind whoever is in between
    out += [player(v, seat, spots[seat], layout, lit.get(f"seat-{seat}")) for seat in leftmost_last]
    out += [reaching(grip, spots, layout) for grip in grips if grip.arm]
    out += [piles(v, layout), chain(v, layout, lit), stoppers(v, layout)]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">{rounded("".join(out))}</svg>'


def chain(v: View, layout: str, lit: Mapping[str, Mark]) -> str:
    """The cards in the air, first to last; the last one is settled first. A cancelled one is crossed out."""
    cards = flying(v, layout)
    out = joints = ""
    for j, one in enumerate(cards):
        link = v.chain[one.link]
        if j:
            gap = (cards[j - 1].x + W * one.scale + one.x) / 2
            before = cards[j - 1].link
            joints += group(
                joint(link.kind if one.link != before else SAME),
                gap,
                one.y + one.high * one.scale * 0.5,
                max(0.56, one.scale) * 0.86,
            )
        body = (
            path(wobble_rect(-4, -4, W + 8, one.high + 8, 1.4, 3, 18), GOLD, "", 0, 'opacity=".45"')
            + path(wobble_rect(0, 0, W, one.high, 1.4, 3, 16), GOLD, "", 0)
            if j == len(cards) - 1
            else ""
        )
        body += laid(one.card, one.high)
        if link.status & 1:
            body += path("M30,50L120,140M120,50L30,140", "none", INK, 19) + path(
                "M30,50L120,140M120,50L30,140", "none", RED, 13
            )
        more = f'id="air-{one.n}"'
        if f"air-{one.n}" in lit:
            number = lit[f"air-{one.n}"].number
            body += key_disc(number, W - 10, 8, 20)
            more += f' class="lit" data-key="{number}" tabindex="0"'
        out += group(
            group(body, -W / 2, -one.high / 2), one.middle, (one.y + one.foot) / 2, one.scale, one.turn, more=more
        )
    left, right, top, scale = AIR[layout]
    landing = f'<rect id="air" x="{num((left + right - W * scale) / 2)}" y="{top}" width="{num(W * scale)}" height="{num(H * scale)}" fill="none"/>'
    return landing + out + group(joints, more='pointer-events="none"')


def joint(kind: int) -> str:
    """Between two cards in the air: a later one that answers the one before it points at it, others are added to it."""
    if kind in (DEFENDING, TURNING, INSULTING):
        return path("M-30,0L-8,-22V-11H26V11H-8V22Z", CREAM, INK, 3) + path("M-6,-7L8,7M8,-7L-6,7", "none", RED, 5)
    return circle(0, 0, 15, CREAM, INK, 3) + path("M-7,0H7M0,-7V7", "none", INK, 4)


def piles(v: View, layout: str) -> str:
    """The draw pile and the discards."""
    return two_piles(min(4, 1 + v.deck // 12) if v.deck else 0, used(v) if any(v.discard) else NOTHING, layout)


@kept
def two_piles(cards: int, used: int, layout: str) -> str:
    """So many cards to draw, and what lies on top of the used ones."""
    x, y, k = PILES[layout]
    stack = "".join(group(turned(H), i * 4, -i * 5) for i in range(cards)) if cards else empty()
    top = laid(used, BARE) if used != NOTHING else empty()
    return group(stack, x, y, k, more='id="deck"') + group(
        top, x + W * k * 1.22, y + (14 if layout == "wide" else 6), k * 0.96, 7, more='id="discards"'
    )


def empty() -> str:
    """Where a pile would lie."""
    return path(wobble_rect(4, 4, W - 8, H - 8, 1.4, 9, 13), "#000000", "", 0, 'opacity=".12"') + path(
        wobble_rect(4, 4, W - 8, H - 8, 1.4, 9, 13), "none", CREAM, 3, 'stroke-dasharray="8 7" opacity=".6"'
    )
