"""Court at the web's tables: hidden hands, rounds, sealed choices."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from court import COURT
from court.rules.state import Court

from dispetto.core.catalogue import all_games
from dispetto.web.play.table import Table


@pytest.fixture
def court() -> Iterator[str]:
    """Court is one of the games while a test runs, as if its package were installed."""
    all_games()[COURT.name] = COURT
    yield COURT.name
    del all_games()[COURT.name]


def hands_of(table: Table) -> list[tuple[int, ...]]:
    """Everybody's cards, as only the table knows them."""
    assert isinstance(table.state, Court)
    return table.state.hands
