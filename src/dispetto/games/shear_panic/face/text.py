"""The meadow as text: for the terminal, for screen readers, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from dispetto.core.files import named
from dispetto.core.telling.words import Words
from dispetto.games.shear_panic.names import SHEEP
from dispetto.games.shear_panic.view import View

SIZE = 9
BEYOND = (25, 62)  # the first spaces beyond the walls
PEN, LAST = 37, 74
BY_SEAT = (0, 1, 2, 3)  # red, blue, yellow, green, as everybody expects them


def board_text(v: View, words: Words) -> str:
    """Nine lines of nine cells, the flock's facing, the marker, the track,
    each player's points and cards, and which set they are of.
    """
    cells = ["."] * (SIZE * SIZE)
    for i, at in enumerate(v.where):
        cells[at] = SHEEP[v.named(i)]
    lines = ["   " + " ".join(f"{c:<2}" for c in range(1, SIZE + 1))]
    for r in range(SIZE):
        lines.append(f"{r + 1}  " + " ".join(f"{c:<2}" for c in cells[r * SIZE : (r + 1) * SIZE]).rstrip())
    where = words.get("text-facing", way=words.get("way-name", n=v.facing), n=v.marker)
    if v.figure:
        way = words.get("way-name", n=v.edge)
        where += "; " + words.get("text-figure", who=words.get("figure-name", n=v.figure), way=way)
    lines += [where, f"{panic_text(v.panic, words)}; {words.get('text-walls')}"]
    lines.append(words.get("text-set", text=named(words.game, v.cards, words.lang)))
    for p in v.players:
        said = [words.get("text-points", n=p.points)]
        said.append(", ".join(f"{words.get('action-name', n=a)} {n}" for a, n in p.cards))
        if p.moves:
            said.append(words.get("text-moves", cards=" ".join(map(str, p.moves))))
        turn = " ◄" if p.seat == v.turn and not v.over else ""
        own = "" if v.colours == BY_SEAT else f" ({words.get('colour-name', n=p.colour)})"
        lines.append(f"{words.person(p.seat)[0]}{own}: {'; '.join(x for x in said if x)}{turn}")
    return "\n".join(lines)


def panic_text(panic: Sequence[int], words: Words) -> str:
    """Where the Shear Panic spaces are.  SP-TURN-07, SP-DATA-03"""
    return str(words.get("text-panic", n=len(panic), spaces=", ".join(map(str, panic))))


def landing_text(before: int, to: int, panic: Sequence[int], words: Words) -> str:
    """What the marker comes to: the time, everybody's points, a panic.  SP-TURN-04, SP-TURN-06, SP-RUL-22, SP-RUL-27"""
    there = (
        "last"
        if to == LAST
        else "pen"
        if to == PEN
        else "wall"
        if any(before < wall <= to for wall in BEYOND)
        else "open"
    )
    said = [words.get("text-to", n=to, there=there)]
    if to in panic and to != LAST:
        said.append(words.get("text-to-panic"))
    return " ".join(said)
