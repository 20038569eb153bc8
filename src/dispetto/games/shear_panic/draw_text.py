"""The meadow as text: for the terminal, for screen readers, for tests."""

from __future__ import annotations

from typing import Any

from dispetto.games.shear_panic.names import SHEEP
from dispetto.games.shear_panic.view import View

SIZE = 9
BY_SEAT = (0, 1, 2, 3)  # red, blue, yellow, green, as everybody expects them


def board_text(v: View, words: Any) -> str:
    """Nine lines of nine cells, the flock's facing, the marker, each player's points and cards."""
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
    lines.append(where)
    for p in v.players:
        said = [words.get("text-points", n=p.points)]
        said.append(", ".join(f"{words.get('action-name', n=a)} {n}" for a, n in p.cards))
        if p.moves:
            said.append(words.get("text-moves", cards=" ".join(map(str, p.moves))))
        turn = " ◄" if p.seat == v.turn and not v.over else ""
        own = "" if v.colours == BY_SEAT else f" ({words.get('colour-name', n=p.colour)})"
        lines.append(f"{words.person(p.seat)[0]}{own}: {'; '.join(x for x in said if x)}{turn}")
    return "\n".join(lines)
