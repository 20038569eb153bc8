"""A web table for the tests: in this process for questions of HTTP, in a process of its own for browsers.

Tests marked `browser` open pages in Chromium. They ask about pages, not about rules, so `make test` runs them once,
over the source, and leaves them out of the compiled run (`-m "not browser and not once"` in the Makefile). The same
holds for nearly all the others: nothing of the web is compiled. Those of BOTH ask what compiled rooms tell the web.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from dispetto.web.app import create_app
from dispetto.web.house import House
from dispetto.web.play.thinking import Thinkers
from tests.web.hands import PHONE, UNSEEN
from tools.needs import LEFT_OUT, chromium
from tools.steady import BROWSER, steady
from tools.webtable import UNPAINTED, Server

APART = ("test_house", "test_thinking")  # they ask about the processes in which bots think
BOTH = ("test_answers", "test_eyes", "test_fair", "test_kills", "test_rounds", "test_secrets", "test_serving")
BOTH += ("test_thinking", "test_thoughts", "test_understood")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What asks about pages alone is run once, over the source."""
    for item in items:
        if "/web/" in item.nodeid and item.path.stem not in BOTH:
            item.add_marker(pytest.mark.once)


@pytest.fixture(autouse=True)
def the_same_dice_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No deal of chance spoils a test that another passed."""
    steady(request.node.nodeid.removesuffix(f"@{request.path.stem}"), monkeypatch.setattr)  # as it is called alone


@pytest.fixture(autouse=True)
def bots_think_in_this_process(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process for every little table would be most of what the suite costs."""
    if request.path.stem not in APART:
        monkeypatch.setattr(Thinkers, "start", lambda thinkers: None)


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A database file of its own."""
    return str(tmp_path / "tables.sqlite3")


@pytest.fixture
def client(db: str) -> Iterator[TestClient]:
    """Somebody with a browser's manners, at a table where bots answer at once."""
    with TestClient(create_app(db, pace=0)) as c:
        c.headers["accept-language"] = "en"
        yield c


def house_of(client: TestClient) -> House:
    """What stands behind the pages."""
    assert isinstance(client.app, FastAPI)
    house = client.app.state.house
    assert isinstance(house, House)
    return house


def sit_down(client: TestClient, game: str = "hedz-25th") -> str:
    """Play now; the id of the table."""
    answer = client.post("/play", data={"game": game}, follow_redirects=False)
    assert answer.status_code == 303
    return str(answer.headers["location"]).removeprefix("/t/")


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the browser tests of a module."""
    made = Server(tmp_path_factory.mktemp("web"), seed=request.node.nodeid)
    made.start()
    yield made
    made.kill()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Chromium, or a reason why not."""
    if not chromium():
        pytest.skip(f"{LEFT_OUT} the tests that open pages in a browser: there is no Chromium")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=chromium(), args=UNPAINTED)
        yield found
        found.close()


@pytest.fixture
def open_page(browser: Any, server: Server) -> Iterator[Any]:
    """Pages of named people; whatever the console complains of fails the test."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def make(
        person: str = "", size: dict[str, int] = PHONE, motion: bool = False, early: bool = False, **more: Any
    ) -> Any:
        more = {"service_workers": "block", **more}  # what they keep is asked for where it is the question
        context = browser.new_context(
            viewport=size, reduced_motion="no-preference" if motion else "reduce", locale="en-GB", **more
        )
        context.add_init_script(BROWSER % (len(contexts) + 1))
        if not early:
            context.add_init_script(UNSEEN)
        if person:
            context.add_cookies([server.cookie(person)])
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda m: complaints.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda e: complaints.append(str(e)))
        return page

    yield make
    for context in contexts:
        context.close()
    borne = ("WebSocket", "net::", "blocked by Playwright")
    assert not [c for c in complaints if not any(word in c for word in borne)], complaints
