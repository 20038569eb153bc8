"""Whole games by clicks at both sizes, as `make soak` plays them: too long for every `make test`.

pytest tests/web/soak_browser.py
"""

from __future__ import annotations

from typing import Any

import pytest

from dispetto.core.catalogue import all_games
from tests.web.hands import DESK, PEOPLE, PHONE, play_out
from tools.webtable import Server

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", list(all_games()))
def test_two_people_play_a_whole_game(open_page: Any, server: Server, game: str, size: dict[str, int]) -> None:
    table = server.table(game, {"turn_limit": 40} if game.startswith("hedz") else {}, PEOPLE)
    pages = [open_page(p.person, size, motion=size is DESK) for p in PEOPLE]
    for page in pages:
        page.goto(f"{server.url}/t/{table}")
    assert play_out(pages, seconds=3600)
