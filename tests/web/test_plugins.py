"""Games that come and go with their packages: a table whose game is gone gets a sentence and harms nobody."""

from __future__ import annotations

import pytest
from court import COURT
from fastapi.testclient import TestClient

from dispetto.core.catalogue import all_games
from dispetto.web.app import create_app
from tests.web.conftest import sit_down


def test_a_table_whose_game_is_no_longer_installed_gets_a_sentence(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as installed, TestClient(create_app(db, pace=0)) as c:
        installed.setitem(all_games(), COURT.name, COURT)
        theirs, ours = sit_down(c, COURT.name), sit_down(c)
        assert c.get("/").text.count(">Court<") == 1
        person = dict(c.cookies)
    with TestClient(create_app(db, pace=0)) as c:
        c.cookies.update(person)
        c.headers["accept-language"] = "en"
        home = c.get("/")
        assert home.status_code == 200 and f"/t/{ours}" in home.text and ">Court<" not in home.text
        assert c.get(f"/t/{ours}").status_code == 200
        for page in (f"/t/{theirs}", f"/t/{theirs}/replay", f"/t/{theirs}/end", f"/t/{theirs}/record.toml"):
            answer = c.get(page)
            assert 400 <= answer.status_code < 500 and "There is no game &#39;court&#39;" in answer.text, page
        assert c.get("/rules/court").status_code == 404
