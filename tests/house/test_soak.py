"""A small sample of `make soak`."""

from __future__ import annotations

import pytest

from dispetto.core.catalogue import all_games
from tools.soak import play_one

pytestmark = pytest.mark.long


@pytest.mark.parametrize("name", list(all_games()))
def test_random_games_of_all_sizes_and_options_end_and_lose_nothing(name: str) -> None:
    wrong = [text for _, _, text in (play_one(name, number) for number in range(300)) if text]
    assert not wrong, "\n".join(wrong[:5])
