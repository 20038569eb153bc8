"""What is ready before anybody comes, and what is made ready while they play."""

from __future__ import annotations

import asyncio

import pytest

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.telling.languages import languages
from dispetto.core.telling.phrases import phrases
from dispetto.web.pages import warm
from dispetto.web.pages.phrases import tongue


@pytest.mark.once
def test_a_little_of_every_game_is_said_before_the_door_opens() -> None:
    warm.warm_up()
    for name in all_games():
        for lang in languages():
            assert len(phrases(game_named(name).folder, lang).patterns.made) >= 10, (name, lang)


@pytest.mark.once
def test_the_rest_is_read_while_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "PAUSE", 0)
    asyncio.run(warm.read_the_rest(0))
    for said in [tongue("it"), *(phrases(game_named(name).folder, "it") for name in all_games())]:
        assert said.patterns.made.keys() == said.patterns.sources.keys()
