"""What mattered at a moment, told afterwards: the points, and how much of the track was left."""

from __future__ import annotations

from dispetto.core.telling.words import Words, yes
from dispetto.games.shear_panic.view import LAST_PEN, View


def hindsight(v: View, seat: int, words: Words, told: str = "hindsight") -> str:
    """The first of the others, oneself, and how far the marker had to go."""
    others = [p for p in v.players if p.seat != seat and not p.gone]
    if not others:
        return ""
    first = max(others, key=lambda p: p.points)
    facts = {"points": first.points, "mine": v.players[seat].points, "left": max(0, LAST_PEN - v.marker)}
    return words.get(
        told,
        who=words.person(first.seat)[0],
        who_you=yes(words.mine(first.seat)),
        actor=words.person(seat)[0],
        you=yes(words.mine(seat)),
        **facts,
    )
