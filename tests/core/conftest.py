"""Two whole games for the tests of records."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from court import COURT
from court.rules import banquet, drawing

from dispetto.core.telling.record import Record
from tests.core.records import HEDZ, played


@pytest.fixture(scope="module")
def whole() -> tuple[Record, Any]:
    """A whole game of Hedz."""
    return played(HEDZ, 4, {"board": "t25", "turn_limit": 12})


@pytest.fixture(scope="module")
def dinner() -> Iterator[tuple[Record, Any]]:
    """A whole game of the toy: its draws and its bids are secret."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(drawing.Draw, "known_to", lambda ask, s: 1 << ask.who)
        patch.setattr(banquet.Bid, "known_to", lambda ask, s: 1 << ask.seat)
        yield played(COURT, 3, {})
