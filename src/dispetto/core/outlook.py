"""Everything an answer may lead to, with its exact chances: for odds that are told, never guessed.

Only clones are played on. Ask it about imagined tables: then what is hidden cannot show through the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Any, TypeVar

from dispetto.core.engine.table import Action, Ask, Roll, State, asked, step
from dispetto.core.game import Game

S = TypeVar("S", bound=State)
MOST = 1300  # ends that are looked at: four dice

Outlook = list[tuple[Fraction, S]]


def outlook(
    game: Game[S, Any],
    s: S,
    a: Action,
    limit: int = MOST,
    stops: Callable[[S, Ask[Any]], bool] | None = None,
) -> Outlook[S] | None:
    """Where an answer leads to and how likely each end is; None when there are more ends than the limit.

    Followed are the dice and what the same seat must do (one offer), up to its next real choice, a question to
    anybody else, or where `stops` says so. The events of each end are what happened since the answer.
    """
    ask = asked(s)
    if ask is None:
        return None
    found: Outlook[S] = []
    waiting: list[tuple[int, int, S]] = [(1, 1, tried(game, s, a))]  # a chance is so many of so many
    while waiting:
        part, of, at = waiting.pop()
        ways = onward(at, ask.seat, stops)
        if not ways:
            found.append((fraction(part, of), at))
        elif len(found) + len(waiting) + len(ways) > limit:
            return None
        whole = sum([weight for weight, _ in ways])
        for n, (weight, row) in enumerate(ways):
            last = n == len(ways) - 1
            to = at if last else game.clone(at)
            to.events = at.events if last else list(at.events or ())
            step(to, row)
            waiting.append((part * weight, of * whole, to))
    return found


@lru_cache(maxsize=1024)  # dice say the same few over and over
def fraction(part: int, of: int) -> Fraction:
    """So many of so many."""
    return Fraction(part, of)


def tried(game: Game[S, Any], s: S, a: Action) -> S:
    """A clone on which this is answered; its events are what happened since."""
    c = game.clone(s)
    c.events = []
    step(c, a)
    return c


def onward(s: S, seat: int, stops: Callable[[S, Ask[Any]], bool] | None) -> list[tuple[int, Action]]:
    """The ways on that nobody chooses, each with its weight; none where somebody does, or the game is over."""
    ask = asked(s)
    if ask is None or (stops is not None and stops(s, ask)):
        return []
    if isinstance(ask, Roll):
        return [(weight, row) for weight, row in zip(ask.odds(s), ask.legal(s), strict=True) if weight > 0]
    if ask.seat != seat:
        return []
    offers = ask.legal(s)
    return [(1, offers[0])] if len(offers) == 1 else []


def chance(ends: Iterable[tuple[Fraction, S]], so: Callable[[S], bool]) -> Fraction:
    """How likely it ends so."""
    return sum((part for part, s in ends if so(s)), Fraction(0))


def percent(part: Fraction) -> int:
    """A chance as whole percents: 0 and 100 only where it is certain."""
    near = round(part * 100)
    return min(99, max(1, near)) if 0 < part < 1 else near
