"""The Really Nasty cards as things: a colour by what they are good for, a picture, a short name;
and the slip with one's bet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from dispetto.core.show.ink import CREAM, GOLD, INK, circle, group, kept_lately, path
from dispetto.core.show.stage import WIDE
from dispetto.core.telling.words import Words, plain
from dispetto.games.horse_racing.face.board import odds
from dispetto.games.horse_racing.face.scene import horse
from dispetto.games.horse_racing.pounds import money
from dispetto.games.horse_racing.racecourse import FALLER_AT, Racecourse
from dispetto.games.horse_racing.view import View

GOOD_FOR: Final = (
    "delay",
    "delay",
    "harm",
    "save",
    "delay",
    "delay",
    "judge",
    "judge",
    "judge",
    "save",
    "harm",
)  # by kind; Fallers as the last
RED: Final = "#d2402b"
BURST: Final = "M0,-20L5,-9L15,-15L11,-4L21,-1L12,5L17,15L6,10L2,20L-4,10L-15,16L-11,5L-21,2L-11,-4L-16,-14L-5,-9Z"


def sign(kind: int) -> str:
    """What a card is about, in a box of 48 by 44 round its middle."""
    return SIGNS[min(kind, len(SIGNS) - 1)]


def stroke(d: str, colour: str, width: float) -> str:
    """A line of a colour with ink on both sides."""
    return path(d, "none", INK, width + 4) + path(d, "none", colour, width)


def pressure(turn: float) -> str:
    """A rail, and a push towards it."""
    rail = stroke("M-20,-17H20", CREAM, 4) + path("M-14,-17V-8M14,-17V-8", "none", INK, 3.4)
    return group(rail + stroke("M0,18V-4M-8,4L0,-5L8,4", GOLD, 4), turn=turn)


WHIP = stroke("M-18,18L-6,4", "#8c552c", 6) + path("M-6,4C6,-10 22,-20 20,-6C18,6 4,0 10,-12", "none", INK, 3)
FLAG = stroke("M-14,20V-18", "#8c552c", 3.4) + path("M-13,-18C-4,-24 6,-12 18,-18V2C8,8 -2,-4 -13,2Z", RED, INK, 2.8)
SKID = stroke("M-10,16C-16,-2 -8,-16 4,-16C16,-16 22,-2 16,14", "#9aa0a6", 6) + path(
    "M-22,20H-8M-18,14H-12M2,20H22", "none", "#2f6fd0", 3
)
LADDER = group(stroke("M-8,20V-20M8,20V-20M-8,-12H8M-8,-2H8M-8,8H8", "#8a6440", 3.4), turn=10)
BUBBLE = path("M-20,-18H20V8H2L-8,19L-8,8H-20Z", CREAM, INK, 2.8) + path("M0,-13V-3M0,2.4V3", "none", RED, 5)
GLASS = (
    stroke("M6,6L18,18", "#8c552c", 5)
    + circle(-4, -4, 13, "#d7ecf5", INK, 3.4)
    + path("M-11,-6q2,-6 8,-7", "none", "#ffffff", 3)
)
CAMERA = (
    path("M-21,-10H-10L-6,-17H7L11,-10H21V16H-21Z", "#8b8f9c", INK, 2.8)
    + circle(0, 3, 9, "#cfe6f2", INK, 3)
    + circle(0, 3, 4, "#4a5a7a")
    + circle(16, -5, 2.4, GOLD, INK, 1.4)
)
STRAY = group(horse(0, "#b8a48a", False), 0, 0, 0.34)
FALL = path(BURST, RED, INK, 2.6) + group(path(BURST, GOLD), scale=0.58) + group(path(BURST, "#fff6df"), scale=0.28)
SIGNS: Final = (WHIP, FLAG, SKID, LADDER, pressure(0), pressure(180), BUBBLE, GLASS, CAMERA, STRAY, FALL)


def short_name(course: Racecourse, kind: int, words: Words) -> str:
    """A card's name where there is little room; a Faller by its fence."""
    if kind < FALLER_AT:
        return str(words.get("card-short", n=kind))
    return str(words.get("faller-of", who=course.obstacles[kind - FALLER_AT].said(words.lang)))


def card(course: Racecourse, kind: int, many: int, numbers: Sequence[int], words: Words) -> str:
    """One card: its id is the anchor, its numbers are the answers it can be played with;
    a single one lights the whole card.
    """
    picture = f'<svg viewBox="-26 -24 52 48" aria-hidden="true">{sign(kind)}</svg>'
    count = f'<b class="many">×{many}</b>' if many > 1 else ""
    whole = f' data-key="{numbers[0]}"' if len(numbers) == 1 else ""
    discs = "".join(f"<i>{n}</i>" if whole else f'<i data-key="{n}">{n}</i>' for n in numbers)
    return (
        f'<div class="nasty-card {GOOD_FOR[min(kind, len(GOOD_FOR) - 1)]}{" lit" if numbers else ""}" id="card-{kind}"{whole}>{picture}{count}'
        f"<span>{escape(short_name(course, kind, words))}</span>"
        + (f'<span class="discs">{discs}</span>' if discs else "")
        + "</div>"
    )


def slip(v: View, course: Racecourse, words: Words) -> str:
    """One's own folded slip: the horse, the stake, the odds."""
    if v.seat < 0 or v.bet < 0:
        return ""
    stake = v.horses[v.seat].stake or max(0, v.slip)
    who = words.get("slip-own") if v.bet == v.seat else words.person(v.bet)[0]
    what = words.get("slip-bet", money=money(stake, words.lang), who=who, odds=odds(course, v.horses[v.bet]))
    return f'<p class="my-slip">{escape(words.get("slip-mine"))} <b>{escape(what)}</b>. {escape(words.get("slip-secret"))}</p>'


def hand(v: View, course: Racecourse, layout: str, lit: Mapping[int, Sequence[int]], words: Words) -> str:
    """What the reader alone may see: the cards with the answers each is lit for, and the slip;
    a spectator sees nothing.
    """
    if v.seat < 0:
        return ""
    held = tuple(kind for kind in v.horses[v.seat].cards if kind >= 0)
    marks = tuple(sorted((kind, tuple(numbers)) for kind, numbers in lit.items()))
    return spread(held, course, layout, marks, slip(v, course, words), plain(words.game, words.lang))


@kept_lately
def spread(
    held: tuple[int, ...],
    course: Racecourse,
    layout: str,
    marks: tuple[tuple[int, tuple[int, ...]], ...],
    bet: str,
    words: Words,
) -> str:
    """The cards of a hand, and the slip under them."""
    lit = dict(marks)
    cards = "".join(card(course, kind, held.count(kind), lit.get(kind, ()), words) for kind in sorted(set(held)))
    if not cards:
        cards = f'<p class="none">{escape(words.get("cards-none"))}</p>'
    title = (
        f"<h2>{escape(words.get('cards-mine'))}<small>{escape(words.get('cards-last'))}</small></h2>"
        if layout == WIDE
        else ""
    )
    return f'<section class="panel slip nasty">{title}<div class="nasty-cards">{cards}</div>{bet}</section>'
