"""The meadow as text: for the terminal, for screen readers, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from dispetto.games.shear_panic.names import ACTIONS, SHEEP, WAYS
from dispetto.games.shear_panic.view import View

SIZE = 9
FIGURES = ("", "Roger", "Shawn")


def board_text(v: View, names: Sequence[str]) -> str:
    """Nine lines of nine cells, the flock's facing, the marker, each player's points and cards."""
    cells = ["."] * (SIZE * SIZE)
    for i, at in enumerate(v.where):
        cells[at] = SHEEP[i]
    lines = ["   " + " ".join(f"{c:<2}" for c in range(1, SIZE + 1))]
    for r in range(SIZE):
        lines.append(f"{r + 1}  " + " ".join(f"{c:<2}" for c in cells[r * SIZE : (r + 1) * SIZE]).rstrip())
    figure = f", {FIGURES[v.figure]} at {WAYS[v.edge]}" if v.figure else ""
    lines.append(f"facing {WAYS[v.facing]}{figure}; marker {v.marker} of 74")
    for p in v.players:
        cards = ", ".join(f"{ACTIONS[a]} {n}" for a, n in p.cards)
        moves = f"; moves {' '.join(map(str, p.moves))}" if p.moves else ""
        turn = " <- turn" if p.seat == v.turn and not v.over else ""
        lines.append(f"{names[p.seat]}: {p.points} points; {cards}{moves}{turn}")
    return "\n".join(lines)
