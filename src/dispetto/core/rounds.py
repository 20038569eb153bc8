"""Rounds and utterances: answers given before the engine comes to a seat, and answers said in several parts."""

from __future__ import annotations

from typing import Any, TypeVar

from dispetto.core.engine.table import Action, Ask, State, asked, step
from dispetto.core.engine.table import heard as heard
from dispetto.core.game import Game

S = TypeVar("S", bound=State)

MOST_UTTERANCES = 10_000


def unsay(s: State) -> None:
    """Take back the parts said so far: the table as it was before the first of them."""
    top = asked(s)
    if top is not None and top.part() > 0:
        s.stack[-1] = top.opening(s)


def unsay_others(s: State, seat: int) -> None:
    """Take back what anybody but this seat has half said: it has not heard it."""
    top = asked(s)
    if top is not None and top.seat != seat:
        unsay(s)


def utterances(game: Game[S, Any], s: S, limit: int = MOST_UTTERANCES) -> list[tuple[Action, ...]]:
    """The complete utterances open to the asked seat from here on, depth first in the order of the rows.

    With parts already said it lists what may still follow them. A list of `limit` may be cut short.
    """
    top = asked(s)
    found: list[tuple[Action, ...]] = []
    if top is None:
        return found
    for a in top.legal(s):
        if len(found) >= limit:
            break
        after = game.clone(s)
        step(after, a)
        if goes_on(top, asked(after)):
            found += [(a, *rest) for rest in utterances(game, after, limit - len(found))]
        else:
            found.append((a,))
    return found


def goes_on(said: Ask[Any], ask: Ask[Any] | None) -> bool:
    """Is `ask` the next part of the utterance to which `said` belongs?"""
    return ask is not None and ask.seat == said.seat and ask.part() == said.part() + 1


def ahead(game: Game[S, Any], s: S, seat: int) -> S:
    """The table on which a seat of this round answers now: a clone where those before it gave their default.

    What it answers there is fed to the engine when its turn comes, and is checked again then.
    """
    top = asked(s)
    party = () if top is None else top.party(s)
    if seat not in party:
        raise ValueError(f"seat {seat} is not in this round of {party}")
    before = party[: party.index(seat)]
    c = game.clone(s)
    while (ask := asked(c)) is not None and ask.seat in before:
        step(c, game.default(c))
    if ask is None or ask.seat != seat:
        raise ValueError(f"the round {party} did not come to seat {seat} but to {ask!r}")
    return c
