"""Two whole games for the tests of records."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from dispetto.core.record import Record
from tests.core.records import HEDZ, played
from tests.toy import COURT, flow_banquet, flow_draw


@pytest.fixture(scope="module")
def whole() -> tuple[Record, Any]:
    """A whole game of Hedz."""
    return played(HEDZ, 4, {"board": "t25", "turn_limit": 12})


@pytest.fixture(scope="module")
def dinner() -> Iterator[tuple[Record, Any]]:
    """A whole game of the toy: its draws and its bids are secret."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(flow_draw.Draw, "known_to", lambda ask, s: 1 << ask.who)
        patch.setattr(flow_banquet.Bid, "known_to", lambda ask, s: 1 << ask.seat)
        yield played(COURT, 3, {})
