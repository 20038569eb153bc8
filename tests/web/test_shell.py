"""What a browser may keep of us: everybody's pages and pictures, and never anything of a table or of a person."""

from __future__ import annotations

import json
import re
import struct
from urllib.parse import urlsplit

import pytest
from fastapi.testclient import TestClient

from dispetto.core.catalogue import all_games
from dispetto.web.app import create_app
from dispetto.web.pages.art import STATIC
from dispetto.web.pages.at import BASE
from dispetto.web.wish import Wish
from tests.web.conftest import sit_down

PRIVATE = ("/", "/turns", "/turns/next", "/bots", "/api/me", "/move/x", "/t/T", "/t/T/replay", "/t/T/record.toml")


def shell_of(client: TestClient, base: str = "") -> dict[str, object]:
    """What the worker is told to keep."""
    answer = client.get(f"{base}/sw.js")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/javascript")
    found = re.match(r"const SHELL = (.*);\n", answer.text)
    assert found is not None
    told = json.loads(found[1])
    assert isinstance(told, dict)
    return told


def test_the_manifest_speaks_the_readers_language_and_its_icons_are_what_it_says(client: TestClient) -> None:
    names = set()
    for lang in ("en", "it"):
        client.cookies.set("lang", lang)
        found = client.get("/manifest.webmanifest").json()
        names.add(found["name"])
        assert found["lang"] == lang and found["start_url"] == "/turns" and found["scope"] == "/"
    assert len(names) == 2
    sizes = {}
    for icon in found["icons"]:
        answer = client.get(icon["src"])
        assert answer.status_code == 200 and answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes[icon["purpose"], width] = icon["src"]
    assert {("any", 192), ("any", 512), ("maskable", 512)} <= sizes.keys()


def test_what_may_be_kept_is_the_same_for_everybody_and_all_else_says_no_store(client: TestClient) -> None:
    table = sit_down(client)
    shell = shell_of(client)
    pages = shell["pages"]
    assert isinstance(pages, list) and {f"/rules/{game}" for game in all_games()} <= set(pages)
    client.post("/me", data={"name": "Unmistakable", "gender": "f"})
    for path in ["/offline", "/rules/hedz-25th", "/how/hedz-25th"]:
        mine = client.get(path)
        assert "no-store" not in mine.headers["cache-control"]
        stranger = TestClient(client.app)
        stranger.headers["accept-language"] = "en"
        assert "Unmistakable" not in mine.text and table not in mine.text
        assert stranger.get(path).text == mine.text
    for path in PRIVATE:
        answer = client.get(path.replace("/T", f"/{table}"))
        assert answer.headers["cache-control"] == "no-store", path


def test_below_a_path_everything_is_asked_for_there(db: str) -> None:
    with TestClient(create_app(db, pace=0, wish=Wish("https://games.example/dispetto", behind_proxy=True))) as c:
        c.base_url = c.base_url.copy_with(scheme="https", host="games.example")
        try:
            shell = shell_of(c, "/dispetto")
            paths = [shell["offline"], *shell["pages"], *shell["files"]]  # type: ignore[misc]
            assert shell["base"] == "/dispetto" and all(str(path).startswith("/dispetto/") for path in paths)
            found = c.get("/dispetto/manifest.webmanifest").json()
            for address in (found["scope"], found["start_url"], *(icon["src"] for icon in found["icons"])):
                assert urlsplit(address).path.startswith("/dispetto/")
            assert "worker-src 'self'" in c.get("/dispetto/").headers["content-security-policy"]
        finally:
            BASE.stand("")


@pytest.mark.parametrize("end", [".css", ".js"])
def test_the_worker_is_another_one_as_soon_as_a_file_is(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    from dispetto.web.pages import shell

    before = shell_of(client)["version"]
    changed = next(path for path in sorted(STATIC.glob(f"*{end}")))
    true = type(changed).read_bytes
    monkeypatch.setattr(
        type(changed), "read_bytes", lambda self: true(self) + (b" " if self.name == changed.name else b"")
    )
    shell.contents.cache_clear()
    after = shell_of(client)["version"]
    shell.contents.cache_clear()
    assert before != after
