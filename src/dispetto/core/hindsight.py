"""What mattered at a moment, and what a better answer would have done: told afterwards, from what a seat could know."""

from __future__ import annotations

from dispetto.core.engine.table import Action, State, asked
from dispetto.core.foresight import imagined, thens
from dispetto.core.game import AnyGame
from dispetto.core.telling.words import Words


def in_hindsight(game: AnyGame, s: State, better: Action, words: Words) -> str:
    """The facts of the game, of the view of whoever is asked, and the consequence of the better answer if it was sure.
    Empty where the game has nothing to say.
    """
    ask = asked(s)
    if ask is None:
        return ""
    seat = ask.seat
    said = [game.stage().hindsight(game.view(s, seat), seat, words)]
    then = thens(game, imagined(game, s, seat), words, [better]).get(better.code)
    if then is not None:
        said.append(words.get("hindsight-would", what=words.action(s, ask, better), then=str(then).rstrip(".!")))
    return " ".join(filter(None, said))
