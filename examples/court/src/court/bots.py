"""A bot of the package's own: a courtier, who knows which card to play and never bids more than it must.

A bot is any class with `choose`. It gets an imagined table, on which what the seat cannot know has been dealt afresh,
so it may look everywhere. At other games than its own it answers by default: a bot must never break a table.
"""

from __future__ import annotations

from typing import Any, ClassVar

from court.rules import actions, pieces
from court.rules.state import Court
from dispetto.bots.base import Bot
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, State, asked
from dispetto.core.game import Game

FAVOURITES = (pieces.FEAST, pieces.THEFT, pieces.DAGGER)


class Courtier(Bot):
    """Feasts first, steals from whoever leads, humiliates leaders only, and bids little."""

    name: ClassVar[str] = "courtier"

    def choose(self, game: Game[Any, Any], s: State, seat: int, dice: Dice) -> Action:
        ask = asked(s)
        assert ask is not None
        offers = ask.legal(s)
        if not isinstance(s, Court):
            return game.default(s)
        leader = max((other for other in range(s.seats) if other != seat), key=lambda other: s.score[other])
        towards = actions.AT[(leader - seat) % s.seats - 1]
        if towards in offers:
            return towards
        for kind in FAVOURITES:
            if actions.LEAD[kind] in offers:
                return actions.LEAD[kind]
        if actions.HUMILIATE in offers:
            (_, by) = ask.facts(s)
            return actions.HUMILIATE if by == leader else actions.PASS
        if actions.BID[0] in offers:
            return offers[dice.below(min(3, len(offers)))]
        return offers[-1]
