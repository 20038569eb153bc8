"""What may be said of answers before they are given: asked of imagined tables only, told only where all of them agree.

So it is true by construction, silent where it hangs on what the seat cannot know, and cannot tell what is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dispetto.core.engine.table import Action, State, asked
from dispetto.core.game import Game
from dispetto.core.show.then import Then
from dispetto.core.telling.words import Words

SEEDS = (1, 2, 3)
Thens = dict[int, Then]  # by the code of the answer


def imagined(game: Game[Any, Any], s: State, seat: int, seeds: Sequence[int] = SEEDS) -> list[State]:
    """Tables that the seat cannot tell from this one: one where it knows everything."""
    if game.hides_nothing:
        return [game.imagine(s, seat, seeds[0])]
    first, second = (game.imagine(s, seat, seed) for seed in seeds[:2])
    if game.dump(first) == game.dump(second):
        return [first]
    return [first, second, *(game.imagine(s, seat, seed) for seed in seeds[2:])]


def thens(game: Game[Any, Any], tables: Sequence[State], words: Words, offers: Sequence[Action]) -> Thens:
    """The consequences on which all tables agree."""
    found: Thens = {}
    for a in offers:
        first = said(game, tables[0], a, words)
        if first is not None and all(said(game, other, a, words) == first for other in tables[1:]):
            found[a.code] = first
    return found


def said(game: Game[Any, Any], s: State, a: Action, words: Words) -> Then | None:
    """What the game says of an answer on one table."""
    ask = asked(s)
    return game.then(s, ask, a, words) if ask is not None else None
