"""The poster, the nasty moments and the end."""

from __future__ import annotations

from collections.abc import Sequence

from dispetto.core.show.ink import CREAM, INK, group, light, mix, path, wobble_rect
from dispetto.games.lunch_money.face.cards import BARE, coin, face, sleeve
from dispetto.games.lunch_money.face.kids import LOOKS, kid, somebody
from dispetto.games.lunch_money.face.pictures import fist


def poster() -> str:
    """320 × 250: one kid takes, another one laughs, and the lunch money is in the air."""
    wall = path("M0,0H320V122H0Z", "#c4694a", "", 0) + bricks(320, 122)
    curb = path("M-6,120H326V132H-6Z", "#5b5560", INK, 2.8) + path(
        "M0,132H320V146H0Z", "#1b120a", "", 0, 'opacity=".18"'
    )
    chalk = path(
        "M14,236C60,224 120,226 150,238M262,160l34,-6",
        "none",
        "#fdf6e4",
        4,
        'stroke-dasharray="26 2 10 3" opacity=".5"',
    )
    raised = "M132,252C150,236 158,196 164,156"
    arm = (
        path(raised, "none", INK, 41)
        + path(raised, "none", sleeve(1), 34)
        + path(raised, "none", light(sleeve(1), 0.28), 8, 'transform="translate(-5,0)" opacity=".8"')
    )
    cuff = group(path(wobble_rect(-20, -9, 40, 20, 1.2, 3, 5), CREAM, INK, 3), 166, 146, turn=10)
    grasp = group(fist(LOOKS[1][1]), 172, 108, 1.06, 8) + path(
        "M150,66l-6,-18M172,60V42M196,68l8,-17", "none", CREAM, 4.4
    )
    money = "".join(coin(x, y, 13) for x, y in ((214, 26), (246, 42), (216, 62), (240, 92), (276, 22)))
    return (
        path("M0,0H320V250H0Z", "#8d8a92", "", 0)
        + wall
        + curb
        + chalk
        + group(kid(2, "grin"), 246, 178, 1.46)
        + group(kid(1, "angry"), 82, 160, 1.74)
        + arm
        + cuff
        + grasp
        + money
    )


def duel(faces: Sequence[str], one: int, other: int, card: int) -> str:
    """A nasty moment: who, what, to whom."""
    body = (
        path("M0,0H220V120H0Z", "#8d8a92", "", 0)
        + group(somebody(faces, one, "angry"), 48, 66, 0.85)
        + group(somebody(faces, other, "choke"), 172, 66, 0.85)
        + group(face(card, BARE), 80, 18, 0.4, -5)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 120" width="220" height="120">{body}</svg>'


def podium(faces: Sequence[str], order: Sequence[int], layout: str) -> str:
    """The last one standing, with the money; the others as they lie."""
    wide, high, head, feet, k = (640, 850, 396, 652, 2.6) if layout == "wide" else (390, 300, 128, 250, 1.2)
    first = [seat for seat, place in enumerate(order) if place == 1]
    rest = [seat for seat, place in enumerate(order) if place > 1]
    kerb = head + 30 * k
    out = (
        path(f"M0,0H{wide}V{high}H0Z", "#8d8a92", "", 0)
        + bricks(wide, kerb)
        + path(f"M-4,{kerb:g}H{wide + 4}v{5 * k:g}H-4Z", "#5b5560", INK, 2.6)
    )
    for i, seat in enumerate(first):
        out += group(somebody(faces, seat, "grin"), wide / 2 + (i - (len(first) - 1) / 2) * 110 * k / 1.4, head, k)
    for i in range(9):
        out += coin(wide / 2 + (i - 4) * 16 * k / 1.2, head + 62 * k + (i % 2) * 8, 9 * k)
    apart = min(wide * 0.3, (wide - 30) / max(1, len(rest)))
    small = min(k * 0.5, apart / 108)
    for i, seat in enumerate(rest):
        x = wide / 2 + (i - (len(rest) - 1) / 2) * apart + 10 * small
        out += group(somebody(faces, seat, "choke"), x, feet, small, 82)
    return out


def bricks(wide: float, high: float) -> str:
    """The wall of the yard."""
    out = ""
    for r in range(int(high / 18) + 1):
        for c in range(int(wide / 46) + 2):
            shade = mix("#c4694a", "#a54f36" if (r + c) % 3 else "#d98463", 0.5)
            out += path(
                wobble_rect(c * 46 + (23 if r % 2 else 0) - 20, r * 18, 43, min(15, high - r * 18), 0.9, r * 9 + c, 3),
                shade,
                "",
                0,
            )
    return out
