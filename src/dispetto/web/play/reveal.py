"""Has an answer brought a secret to light? Then it cannot be taken back freely: nobody can unsee it."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.table import PUBLIC, Action, State, asked, step
from dispetto.core.game import Game

IMAGINED = 10  # tables a seat: a common card is in most imagined hands


def reveals(game: Game[Any, Any], before: State, a: Action, after: State, seats: int) -> bool:
    """Whoever looked on imagines the table before the answer: does it always lead to what they see now?

    If not, somebody has learnt something that was hidden: a card from a hand, a look at one.
    """
    for seat in (PUBLIC, *range(seats)):
        seen = game.view(after, seat)
        for seed in range(IMAGINED):
            s = game.imagine(before, seat, seed)
            ask = asked(s)
            if ask is None or a not in ask.legal(s):
                return True
            s.events = None
            step(s, a)
            if game.view(s, seat) != seen:
                return True
    return False
