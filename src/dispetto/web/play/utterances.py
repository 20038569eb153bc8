"""Answers of one or more parts, tried on a clone:
which are whole, which still hold, what time answers, what answers itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dispetto.core.engine.table import Roll, State, asked, step
from dispetto.core.game import Game
from dispetto.core.rounds import goes_on

AnyGame = Game[Any, Any]


def is_real(game: AnyGame, s: State) -> bool:
    """Is the open question one that its seat has to think about? Else it answers itself."""
    ask = asked(s)
    if ask is None or isinstance(ask, Roll):
        return False
    return len(ask.legal(s)) > 1 or type(ask).__name__ in game.rituals


def completed(game: AnyGame, s: State, codes: Sequence[int]) -> tuple[tuple[int, ...], bool]:
    """These parts, the last not yet said at this table, and those that follow without a choice;
    and whether that is all.
    """
    said = list(codes)
    s = game.clone(s)
    before = asked(s)
    step(s, game.actions[said[-1]])
    while before is not None and goes_on(before, ask := asked(s)):
        assert ask is not None
        offers = ask.legal(s)
        if len(offers) > 1:
            return tuple(said), False
        said.append(offers[0].code)
        before = ask
        step(s, offers[0])
    return tuple(said), True


def chosen(game: AnyGame, s: State, codes: Sequence[int]) -> bool:
    """Was there a choice in any of these parts? What was said without one comes again when it is taken back."""
    s = game.clone(s)
    for code in codes:
        if is_real(game, s):
            return True
        step(s, game.actions[code])
    return False


def checked(game: AnyGame, s: State, codes: Sequence[int]) -> tuple[int, ...]:
    """These parts, if each of them is on offer when its turn comes; else nothing."""
    s = game.clone(s)
    for n, code in enumerate(codes):
        ask = asked(s)
        if ask is None or (n and ask.part() == 0) or game.actions[code] not in ask.legal(s):
            return ()
        step(s, game.actions[code])
    return tuple(codes)


def defaults(game: AnyGame, s: State) -> tuple[int, ...]:
    """The default answer with all its parts."""
    s = game.clone(s)
    codes: list[int] = []
    while True:
        before = asked(s)
        assert before is not None
        a = game.default(s)
        codes.append(a.code)
        step(s, a)
        if not goes_on(before, asked(s)):
            return tuple(codes)
