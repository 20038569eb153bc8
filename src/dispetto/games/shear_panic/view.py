"""What one seat may see, made in rules/shown.py, and the same as numbers for learning."""

from __future__ import annotations

from dispetto.games.shear_panic.rules.seen import KINDS, MOST_SEATS, OF_A_PLAYER, QUESTIONS, flock, relative, said
from dispetto.games.shear_panic.rules.shown import PlayerView, View, view
from dispetto.games.shear_panic.rules.state import CELLS, LAST_PEN, NOTHING
from dispetto.games.shear_panic.rules.track import where_to

# What drawings may know of the track: where the marker would stop
__all__ = ["LAST_PEN", "PlayerView", "View", "said", "told", "view", "where_to"]


def told(v: View) -> list[int]:
    """All of it as numbers, as observed.py tells; `numbers_into` (rules/seen.py) writes the same without a view."""
    n = len(v.players)
    me = v.seat if v.seat >= 0 else 0
    board = [0] * CELLS
    for sheep, at in enumerate(v.where):
        board[at] = 1 + relative(sheep, me)
    bar = (0, 0, 0) if v.barred == NOTHING else (1 + v.barred // 256, v.barred // 32 % 8, v.barred % 32)
    out = [*board, v.facing // 2, v.marker, v.figure, v.edge // 2, *bar, (v.turn - me) % n]
    out += [0 if v.asked < 0 else 1 + (v.asked - me) % n, 1 + v.action, v.value]
    out += [0 if v.sheep < 0 else 1 + relative(v.sheep, me), 1 + v.way]
    out += [0 if v.face < 0 else 1 + flock(v.colours.index(v.face) if v.face < 4 else v.face, me)]
    out += [int(v.question == question.__name__) for question in QUESTIONS]
    out += [int(space in v.panic) for space in range(LAST_PEN + 1)]
    for rel in range(MOST_SEATS):
        if rel >= n:
            out += [0] * OF_A_PLAYER
            continue
        p = v.players[(me + rel) % n]
        held = [0] * KINDS
        for action, value in p.cards:
            held[action * 3 + value - 1] += 1
        out += [1, p.points, int(p.gone), *held, *(p.moves.count(value) for value in (1, 2, 3))]
    return out
