"""What may be said of answers before they are given: asked of imagined tables only, told only where all of them agree.

So it is true by construction, silent where it hangs on what the seat cannot know, and cannot tell what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from dispetto.core.engine.table import Action, State, asked
from dispetto.core.game import Game
from dispetto.core.show.then import Then
from dispetto.core.telling.words import Words

SEEDS = (1, 2, 3)
Thens = dict[int, Then]  # by the code of the answer


def imagined(game: Game[Any, Any], s: State, seat: int) -> list[State]:
    """Tables that the seat cannot tell from this one: one of a game that hides nothing."""
    return list(imagining(game, s, seat))


def imagining(game: Game[Any, Any], s: State, seat: int) -> Iterator[State]:
    """The same, each when it is needed."""
    return (game.imagine(s, seat, seed) for seed in (SEEDS[:1] if game.hides_nothing else SEEDS))


def thens(game: Game[Any, Any], tables: Iterable[State], words: Words, offers: Sequence[Action]) -> Thens:
    """The consequences on which all tables agree; no other is asked where nothing is left to agree on."""
    found: dict[Action, Then] = {}
    for n, s in enumerate(tables):
        if n == 0:
            found = {a: then for a in offers if (then := said(game, s, a, words)) is not None}
        else:
            found = {a: then for a, then in found.items() if said(game, s, a, words) == then}
        if not found:
            break
    return {a.code: then for a, then in found.items()}


def said(game: Game[Any, Any], s: State, a: Action, words: Words) -> Then | None:
    """What the game says of an answer on one table."""
    ask = asked(s)
    return game.then(s, ask, a, words) if ask is not None else None
