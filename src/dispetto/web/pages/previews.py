"""What each answer to a reader's own question would do, before it is given:
hidden drawings over the scene, one an answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from markupsafe import Markup

from dispetto.core.engine.table import Action, State, asked, step
from dispetto.core.game import Game
from dispetto.core.rounds import goes_on
from dispetto.web.play.table import Table

MOST = 20  # offers; beyond that nobody compares them one by one
IMAGINED = (1, 2)  # seeds


def previews(table: Table, s: State, seat: int, v: object, layout: str, codes: Sequence[int]) -> Markup:
    """A group an answer, where the stage shows answers to this question and the view after it is certain."""
    ask = asked(s)
    if ask is None or ask.seat != seat or type(ask).__name__ not in table.stage.previews or len(codes) > MOST:
        return Markup()
    return Markup("").join(drawn(table, s, seat, v, layout, codes))


def drawn(table: Table, s: State, seat: int, v: object, layout: str, codes: Sequence[int]) -> Iterator[Markup]:
    """The groups that show something."""
    for code in codes:
        after = foreseen(table.game, s, seat, table.game.actions[code])
        shown = table.stage.preview(v, after, layout) if after is not None else None
        if shown is not None:
            group = Markup('<g data-preview="{}" data-away="{}">{}</g>')
            yield group.format(code, " ".join(shown.away), Markup(shown.svg))


def foreseen(game: Game[Any, Any], s: State, seat: int, a: Action) -> object:
    """The view after an answer and the parts that follow it without a choice;
    None where it hangs on what the seat cannot know.

    Only imagined tables are played on: what is hidden has been dealt afresh there, so a preview cannot tell it.
    """
    views = []
    for seed in IMAGINED:
        c = game.imagine(s, seat, seed)
        before = asked(c)
        step(c, a)
        while before is not None and goes_on(before, ask := asked(c)):
            assert ask is not None
            offers = ask.legal(c)
            if len(offers) > 1:
                break
            before = ask
            step(c, offers[0])
        views.append(game.view(c, seat))
    return views[0] if all(other == views[0] for other in views) else None
