"""The Bookie's Board: on a wide table drawn in the infield, its words laid above as labels;
on a phone a table under the course.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final, NamedTuple

from dispetto.core.show.ink import INK, num, path, wobble_rect
from dispetto.core.show.ink_seats import chip, seat_shape
from dispetto.core.show.ink_things import number_disc
from dispetto.core.show.stage import Label, them_or_you
from dispetto.core.telling.words import Words
from dispetto.games.horse_racing.pounds import money, thousands
from dispetto.games.horse_racing.racecourse import SECTIONS, Racecourse
from dispetto.games.horse_racing.view import HorseView, View

TINT: Final = ("#f4d774", "#9fc7ec", "#f0a27c")  # EP, QU, FW
MIDDLE: Final = (555.0, 328.0)  # of the wide infield
WIDTH: Final = 584.0
COLUMNS: Final = {"name": 54.0, "level": 184.0, "doubles": 284.0, "lane": 384.0, "odds": 456.0, "stake": 566.0}
HEAD: Final = 58.0  # the race and the headings
ROOM: Final = 148.0  # for the lines of all horses
CHIP: Final = 36.0


class Slate(NamedTuple):
    """The wide board for so many horses."""

    horses: int

    @property
    def line(self) -> float:
        return min(30.0, ROOM / self.horses)

    @property
    def height(self) -> float:
        return HEAD + self.line * self.horses + 10

    @property
    def x(self) -> float:
        return MIDDLE[0] - WIDTH / 2

    @property
    def y(self) -> float:
        return MIDDLE[1] - self.height / 2

    def row(self, n: int) -> float:
        """The middle of a horse's line."""
        return self.y + HEAD + self.line * (n + 0.5)

    def chip(self, section: int) -> float:
        """The middle of a section's chip."""
        return self.x + COLUMNS["doubles"] + (section - 1) * (CHIP + 3)


def chalkboard(v: View, course: Racecourse) -> str:
    """The wide board without its words: wood, slate, the shapes of the stables, and chips where they double."""
    rows = tuple(
        [
            (
                h.seat,
                h.colour,
                v.circle.index(h.seat) + 1 if h.seat in v.circle else 0,
                tuple([doubles(course, h, k) for k in range(3)]) if h.level else (),
            )
            for h in v.horses
        ]
    )
    return slate(v.players, rows)


@lru_cache(maxsize=1024)
def slate(players: int, rows: tuple[tuple[int, int, int, tuple[tuple[bool, bool], ...]], ...]) -> str:
    """The same: of every horse its seat, its colour, its place in the circle, where it doubles and has doubled."""
    b = Slate(players)
    x, y, w, h = b.x, b.y, WIDTH, b.height
    out = path(wobble_rect(x + 4, y + 7, w, h, 1.5, 3, 10), "#2b1a0c", "", 0, 'opacity=".35"')
    out += path(wobble_rect(x, y, w, h, 1.5, 4, 10), "#8a5a2e", INK, 2.6)
    out += path(wobble_rect(x + 7, y + 7, w - 14, h - 14, 1, 5, 5), "#2f4038", INK, 1.6)
    for n, (seat, colour, place, chips) in enumerate(rows):
        ry = b.row(n)
        own = f'class="own-row" data-seat="{seat}" opacity="0"'  # the page lights the reader's
        out += f'<rect {own} x="{num(x + 12)}" y="{num(ry - b.line / 2)}" width="{num(w - 24)}" height="{num(b.line)}" fill="#ffffff"/>'
        out += path(
            f"M{num(x + 16)},{num(ry - b.line / 2)}H{num(x + w - 16)}",
            "none",
            "#fdf6e4",
            1,
            'stroke-dasharray="6 5" opacity=".3"',
        )
        out += seat_shape(colour, x + 32, ry, 8, 1.8)
        if place:
            out += number_disc(place, x + 20, ry - 5, 8)
        for k, (able, spent) in enumerate(chips):
            box = wobble_rect(b.chip(k) - CHIP / 2, ry - 9, CHIP, 18, 0.6, k + n, 5)
            out += path(box, TINT[k] if able and not spent else "none", "#fdf6e4", 1.3, "" if able else 'opacity=".3"')
    return out


def doubles(course: Racecourse, horse: HorseView, section: int) -> tuple[bool, bool]:
    """Does this level double in this section, and has it done so?
    Before the start the marks are those of the race before.
    """
    able = bool(course.course.levels[section] >> horse.level & 1)
    return able, horse.at >= 0 and bool(horse.doubled >> section & 1)


def chip_kind(course: Racecourse, horse: HorseView, section: int) -> str:
    """How a chip is written: it doubles there, it has, or it never will."""
    able, spent = doubles(course, horse, section)
    return "spent" if spent else "able" if able else "never"


def odds(course: Racecourse, horse: HorseView) -> str:
    """As the bookie chalks them: 6/1."""
    return f"{course.course.odds[horse.odds]}/{course.course.odds_under[horse.odds]}" if horse.odds >= 0 else ""


def heading(v: View, course: Racecourse, words: Words) -> tuple[str, str]:
    """Which race this is, and what it pays."""
    race = v.order[v.race]
    prizes = " · ".join(thousands(prize) for prize in course.course.races[race])
    return str(words.get("board-race", n=v.race + 1, who=course.races[race].said(words.lang))), str(
        words.get("board-prizes", money=prizes)
    )


def headings(words: Words) -> tuple[str, ...]:
    """What stands over the columns."""
    left = (words.get("board-name"), words.get("board-level"), words.get("board-doubles"))
    return (*left, words.get("board-lane"), words.get("board-odds"), words.get("board-stake"))


def chalk(v: View, course: Racecourse, words: Words) -> list[Label]:
    """What is written on the wide board."""
    b = Slate(v.players)
    title = str(words.get("board-title"))
    race, prizes = heading(v, course, words)
    found = [
        Label(title, b.x + 20, b.y + 23, "chalk-title left"),
        Label(race, b.x + 30 + 10.4 * len(title), b.y + 23, "chalk-race left"),
        Label(prizes, b.x + WIDTH - 18, b.y + 23, "chalk-head right"),
    ]
    for (key, x), text in zip(COLUMNS.items(), headings(words), strict=True):
        side = {"name": " left", "stake": " right"}.get(key, "")
        found.append(Label(text, b.x + x, b.y + 47, f"chalk-head{side}"))
    for n, horse in enumerate(v.horses):
        y = b.row(n)
        name, me = words.person(horse.seat)[0], words.get("board-me")
        found.append(Label(name, b.x + COLUMNS["name"], y, "chalk left", whose=horse.seat, you=me))
        cells: dict[str, tuple[str, str]] = {}
        if horse.level:
            cells |= {"level": (str(horse.level), "chalk"), "odds": (odds(course, horse), "chalk-odds")}
            found += [Label(SECTIONS[k], b.chip(k), y, f"chalk-chip {chip_kind(course, horse, k)}") for k in range(3)]
        if horse.lane >= 0:
            cells["lane"] = (str(horse.lane + 1), "chalk")
        cells["stake"] = (money(horse.stake, words.lang) if horse.stake else words.get("board-none"), "chalk right")
        found += [Label(text, b.x + COLUMNS[key], y, kind) for key, (text, kind) in cells.items()]
    return found


def bookie_rows(v: View, course: Racecourse, words: Words) -> str:
    """The board of a phone: the same as an HTML table."""
    heads = "".join(f'<th scope="col">{escape(text)}</th>' for text in headings(words))
    rows = []
    for horse in v.horses:
        name = them_or_you(words.person(horse.seat)[0], words.get("board-me"))
        place = f'<b class="place">{v.circle.index(horse.seat) + 1}</b>' if horse.seat in v.circle else ""
        chips = "".join(
            f'<i class="{SECTIONS[k].lower()} {chip_kind(course, horse, k)}">{SECTIONS[k]}</i>' for k in range(3)
        )
        stake = money(horse.stake, words.lang) if horse.stake else words.get("board-none")
        cells = [str(horse.level or ""), chips if horse.level else "", str(horse.lane + 1) if horse.lane >= 0 else ""]
        cells += [f"<b>{odds(course, horse)}</b>" if horse.level else "", escape(stake)]
        of = [escape(text.lower()) for text in headings(words)[1:]]  # said before the number where there is no heading
        rows.append(
            f'<tr data-seat="{horse.seat}"><th scope="row"><span>{chip(horse.colour, 14)}{place}{name}</span></th>'
            + "".join(f'<td data-of="{name}">{cell}</td>' for name, cell in zip(of, cells, strict=True))
            + "</tr>"
        )
    word, _, prizes = heading(v, course, words)[1].partition(" ")
    told = f'<p class="prizes"><span>{escape(word)}</span> {escape(prizes)}</p>'
    return f'{told}<table class="bookie"><thead><tr>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
