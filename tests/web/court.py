"""The toy game at the web's tables: hidden hands, rounds, sealed choices, on the plain stage."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from court import COURT
from court.rules.state import Court
from fluent.runtime import FluentResource

from dispetto.core.catalogue import all_games
from dispetto.core.telling.languages import languages
from dispetto.core.telling.phrases import phrases
from dispetto.web.play.table import Table

WORDS = "\n".join(
    ["game-court-title = Court", "game-court-tagline = A tiny game of manners."]
    + [f"option-{o.key} = {o.key}\noption-{o.key}-text = What {o.key} means." for o in COURT.options]
)


def bring_court() -> None:
    """The toy sits down among the games."""
    for lang in languages():
        if not phrases(COURT.folder, lang).speaks("game-court-title"):
            phrases(COURT.folder, lang).bundle.add_resource(FluentResource(WORDS))
    all_games()[COURT.name] = COURT


@pytest.fixture
def court() -> Iterator[str]:
    """The toy is one of the games while a test runs."""
    bring_court()
    yield COURT.name
    del all_games()[COURT.name]


def hands_of(table: Table) -> list[tuple[int, ...]]:
    """Everybody's cards, as only the table knows them."""
    assert isinstance(table.state, Court)
    return table.state.hands
