"""What a judge is: the one place where a bot knows something about a game.

A game's judge lives in its own package, in worth/, and `Game.judge()` gives it. It is a subclass of Judge with

    value(game, s, seat) -> float   how good the table is for the seat: its chance to win as far as the judge can tell,
                                    from 0 (lost) to 1 (won); a pure function of the table, which it never changes
    quiet(game, s, seat) -> bool    is nothing hanging, so that looking further ahead would tell no more than `value`?
    tables: int                     how many imagined tables a bot should think about (1 where nothing is hidden)

A judge only ever gets imagined tables (`game.imagine`), so it may read all of them. Only differences between values
count: a bot compares the tables its offers lead to. `value` is called thousands of times a second: prepare what depends
on the board alone once, and keep it. Where a game has no judge, this base class knows only who has won.
"""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.table import Ask, Roll, State
from dispetto.core.game import Game


class Judge:
    """Knows nothing but who has won."""

    tables: int = 1

    def value(self, game: Game[Any, Any], s: State, seat: int) -> float:
        """The seat's chance to win, from 0 to 1."""
        ending = game.ending(s)
        if ending is None:
            return 1.0 / float(game.seats(s))
        places = ending.places
        return 1.0 / float(places.count(1)) if places[seat] == 1 else 0.0

    def quiet(self, game: Game[Any, Any], s: State, seat: int) -> bool:
        """Here: somebody else is asked, so the seat has had its say."""
        top = s.stack[-1]
        return isinstance(top, Ask) and not isinstance(top, Roll) and top.seat != seat
