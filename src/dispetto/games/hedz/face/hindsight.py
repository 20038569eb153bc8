"""What mattered at a moment, told afterwards: how far everybody was from the Volcano."""

from __future__ import annotations

from dispetto.core.telling.words import Words, yes
from dispetto.games.hedz.board import Board
from dispetto.games.hedz.view import View


def hindsight(v: View, board: Board, seat: int, words: Words, told: str = "hindsight") -> str:
    """The nearest of the others, and how far one was oneself; or is, as an `insight`."""
    goal = max(space.number for space in board.spaces)
    left: dict[int, int] = {}
    for d in v.dinos:
        if d.at >= 0:
            left[d.seat] = min(left.get(d.seat, goal), goal - board.spaces[d.at].number)
    others = [who for who in left if who != seat]
    if seat not in left or not others:
        return ""
    first = min(others, key=lambda who: left[who])
    (who, _), (actor, _) = words.person(first), words.person(seat)
    key = "ahead" if left[seat] < left[first] else "behind"
    facts = {"left": left[first], "mine": left[seat], "gap": abs(left[first] - left[seat])}
    return words.get(
        f"{told}-{key}", who=who, who_you=yes(words.mine(first)), actor=actor, you=yes(words.mine(seat)), **facts
    )
