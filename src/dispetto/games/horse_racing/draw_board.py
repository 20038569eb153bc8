"""The Bookie's Board: on a wide table in the infield, with words laid above it; on a phone a slate that needs none."""

from __future__ import annotations

from dispetto.core.ink import INK, lettering, num, path, wobble_rect
from dispetto.core.ink_seats import seat_shape
from dispetto.core.ink_things import number_disc
from dispetto.games.horse_racing.courses import Racecourse
from dispetto.games.horse_racing.view import HorseView, View

TINT = ("#f4d774", "#9fc7ec", "#f0a27c")  # EP, QU, FW
CHALK = "#ffcf33"
BOARD = (290.0, 226.0, 530.0, 212.0)  # the Bookie's Board in the wide infield: x, y, width, height
COLUMNS = {"name": 96.0, "level": 176.0, "doubles": 252.0, "lane": 330.0, "odds": 396.0, "stake": 478.0}
TITLE_LINE, HEAD_LINE, FIRST_LINE, LINE = 22.0, 46.0, 68.0, 23.0


def chalkboard(v: View, course: Racecourse) -> str:
    """The Bookie's Board without words: shapes, levels, sections, lanes; names and sums are laid above as labels."""
    x, y, w, h = BOARD
    h = FIRST_LINE + LINE * v.players + 2
    out = path(wobble_rect(x + 4, y + 7, w, h, 1.5, 3, 10), "#2b1a0c", "", 0, 'opacity=".35"')
    out += path(wobble_rect(x, y, w, h, 1.5, 4, 10), "#8a5a2e", INK, 2.6)
    out += path(wobble_rect(x + 7, y + 7, w - 14, h - 14, 1, 5, 5), "#2f4038", INK, 1.6)
    for row, horse_ in enumerate(v.horses):
        ry = y + FIRST_LINE + LINE * row
        if horse_.seat == v.seat:
            out += f'<rect x="{num(x + 12)}" y="{num(ry - 11)}" width="{num(w - 24)}" height="22" fill="#ffffff" opacity=".12"/>'
        out += path(f"M{num(x + 16)},{num(ry - 11.5)}H{num(x + w - 16)}", "none", "#fdf6e4", 1, 'stroke-dasharray="6 5" opacity=".25"')
        out += seat_shape(horse_.seat, x + 34, ry, 7.5, 1.8)
        if horse_.level:
            out += lettering(str(horse_.level), x + COLUMNS["level"], ry, 12, "#fdf6e4")
            out += lettering(str(horse_.lane + 1), x + COLUMNS["lane"], ry, 12, "#fdf6e4")
            for k in range(3):
                out += double_chip(course, horse_, k, x + COLUMNS["doubles"] - 33 + 23 * k, ry - 7, 19, 14)
    return out


def slate(v: View, course: Racecourse, box: tuple[float, float, float, float]) -> str:
    """The Bookie's Board of a phone, upright in the infield: odds of each horse, where it still doubles, its place."""
    left, top, right, bottom = box
    line = 47.0
    w, h = right - left, line * v.players + 16
    x, y = left, (top + bottom - h) / 2
    out = path(wobble_rect(x + 3, y + 5, w, h, 1.5, 3, 8), "#2b1a0c", "", 0, 'opacity=".35"')
    out += path(wobble_rect(x, y, w, h, 1.5, 4, 8), "#8a5a2e", INK, 2.6)
    out += path(wobble_rect(x + 5, y + 5, w - 10, h - 10, 1, 5, 4), "#2f4038", INK, 1.6)
    for row, horse_ in enumerate(v.horses):
        ry = y + 8 + line * (row + 0.5)
        if horse_.seat == v.seat:
            out += f'<rect x="{num(x + 8)}" y="{num(ry - line / 2 + 2)}" width="{num(w - 16)}" height="{num(line - 4)}" fill="#ffffff" opacity=".12"/>'
        out += seat_shape(horse_.seat, x + 22, ry, 9, 2)
        if horse_.seat in v.circle:
            out += number_disc(v.circle.index(horse_.seat) + 1, x + 12, ry - 12, 9)
        if not horse_.level:
            continue
        out += odds_in_chalk(course.course.odds[horse_.odds], course.course.odds_under[horse_.odds], x + w * 0.62, ry - 8, 15)
        for k in range(3):
            out += double_chip(course, horse_, k, x + w * 0.62 - 33 + 22 * k, ry + 5, 19, 11)
    return out


def odds_in_chalk(over: int, under: int, x: float, y: float, height: float) -> str:
    """Odds as the bookie chalks them: 38/1."""
    digits = 0.8 * height
    left = x - 0.5 * digits * (len(str(under)) + 0.4)
    right = x + 0.5 * digits * (len(str(over)) + 0.4)
    bar = left + 0.5 * digits * (len(str(over)) + 0.6)
    slash = path(f"M{num(bar + height * 0.2)},{num(y - height / 2)}L{num(bar - height * 0.2)},{num(y + height / 2)}", "none", CHALK, 2)
    return lettering(str(over), left, y, height, CHALK) + slash + lettering(str(under), right, y, height, CHALK)


def double_chip(course: Racecourse, horse_: HorseView, k: int, x: float, y: float, w: float, h: float) -> str:
    """Does this level double in this section, and has it done so?"""
    able = course.course.levels[k] >> horse_.level & 1
    spent = horse_.at >= 0 and horse_.doubled >> k & 1  # before the start the marks are those of the race before
    out = path(wobble_rect(x, y, w, h, 0.6, k, 4), TINT[k] if able and not spent else "none", "#fdf6e4", 1.3, "" if able else 'opacity=".3"')
    return out + (path(f"M{num(x + 3)},{num(y + h / 2)}h{num(w - 6)}", "none", TINT[k], 2.4) if spent else "")
