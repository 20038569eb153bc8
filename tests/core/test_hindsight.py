"""What mattered, told afterwards: facts of the game in both languages, from what whoever was asked could know."""

from __future__ import annotations

from random import Random

import pytest

from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.hindsight import in_hindsight, in_sight
from dispetto.core.show.stage import Stage
from dispetto.core.telling.words import Person, Words
from tools.webtable import story

PEOPLE = [Person("Anna", "f"), Person("Bruno", "m"), Person("Carla", "f")]
NUMBERS = {"hedz-25th": "Volcano", "hedz-2nd": "Volcano", "shear-panic": "marker", "lunch-money": "left"}


@pytest.mark.parametrize("name", [*NUMBERS, "horse-racing"])
def test_every_game_says_what_mattered_where_somebody_was_asked_and_nothing_hidden(name: str) -> None:
    game = game_named(name)
    s = game.new(3)
    rng, told, twins = Random(4), 0, 0
    for entry in story(name, {}, 3)[:160]:
        ask = asked(s)
        assert ask is not None
        if not isinstance(ask, Roll) and len(ask.legal(s)) > 1 and rng.random() < 0.4:
            better = rng.choice(ask.legal(s))
            mine = Words(game, "en", PEOPLE, ask.seat)
            fact = game.stage().hindsight(game.view(s, ask.seat), ask.seat, mine)
            said = in_hindsight(game, s, better, mine)
            assert said.startswith(fact) and "{" not in said
            told += bool(fact)
            now = in_sight(game, s, better, mine)
            assert bool(now) == bool(said) and "{" not in now and " was " not in now and " had " not in now
            assert not fact or ("ou" in fact and fact.endswith(".") and NUMBERS.get(name, "Race") in fact)
            other = in_hindsight(game, s, better, Words(game, "it", PEOPLE))
            assert other != said or not said, "Italian is another language"
            twin = game.twin(game.dump(s), ask.seat, rng)
            if twin is not None:
                twins += 1
                assert in_hindsight(game, game.load(twin), better, mine) == said
                assert in_sight(game, game.load(twin), better, mine) == now
        step(s, game.actions[entry.code])
    assert told > 5 and (game.hides_nothing or twins > 5)


def test_a_game_without_a_face_says_nothing_of_the_kind() -> None:
    game = game_named("hedz-25th")
    assert Stage(game).hindsight(game.view(game.new(2), 0), 0, Words(game, "en", PEOPLE)) == ""
