"""Nobody is asked a question with one answer, save the rolls that are a ritual: every game, every size, any options."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.game import Game
from dispetto.testing.tables import mix, replayed, sizes
from dispetto.web.play.utterances import is_real
from tests.contract.tables import every_game

MIXES = 8


@every_game
def test_a_single_offer_answers_itself_unless_it_throws_dice(game: Game[Any, Any]) -> None:
    single = 0
    for table in [*sizes(game), *(mix(game, n) for n in range(MIXES))]:
        for s, ask in replayed(table):
            if ask is None or isinstance(ask, Roll):
                continue
            if len(ask.legal(s)) > 1:
                assert is_real(game, s)
                continue
            single += 1
            if is_real(game, s):
                c = game.clone(s)
                step(c, ask.legal(s)[0])
                assert isinstance(asked(c), Roll), (table, ask)  # a hand that shakes dice, and nothing else
    assert single, "no single offer was met"
