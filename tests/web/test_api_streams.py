"""Streams over a real connection, and the reference bot of the guide at a table, to the end of its game."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tools.webtable import Server

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "bots" / "first.py"
QUICK = {"game": "hedz-25th", "sit": False, "bots": ["random"], "seats": 2, "options": {"turn_limit": 3}}


class Program:
    """Somebody's program, with a key of its own."""

    def __init__(self, server: Server, person: str, name: str) -> None:
        cookie = server.cookie(person)
        self.web = httpx.Client(base_url=server.url, timeout=60)
        page = self.web.post(
            "/bots", data={"name": name, "purpose": "bot"}, headers={"cookie": f"{cookie['name']}={cookie['value']}"}
        )
        self.key = re.findall(r"dispetto_[\w-]{43}", page.text)[0]
        self.token = re.findall(r"/bots/(\w+)/revoke", page.text)[0]
        self.web.cookies.clear()
        self.web.headers["authorization"] = f"Bearer {self.key}"

    def post(self, path: str, **body: Any) -> Any:
        """What a request brings."""
        answer = self.web.post(f"/api{path}", json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def lines(self, path: str) -> Iterator[dict[str, Any]]:
        """The lines of a stream, but for its pulse."""
        with self.web.stream("GET", f"/api{path}") as stream:
            assert stream.headers["content-type"].startswith("application/x-ndjson")
            assert stream.headers["cache-control"] == "no-store"
            yield from (json.loads(line) for line in stream.iter_lines() if line)


@pytest.fixture
def anna(server: Server) -> Program:
    """Anna's."""
    return Program(server, "anna", "Ciccio")


def until(lines: Iterator[dict[str, Any]], kind: str) -> dict[str, Any]:
    """The next line of this kind."""
    return next(line for line in lines if line["type"] == kind)


def test_the_first_line_is_everything_and_the_others_are_what_is_new(server: Server, anna: Program) -> None:
    bruno = Program(server, "bruno", "Beppe")
    mine = anna.lines("/stream/event")
    first = next(mine)
    assert first["type"] == "tables" and first["tables"] == [] and first["me"]["name"] == "Ciccio (bot)"
    table = anna.post("/table", game="hedz-25th", seats=2)
    path = f"/table/{table['id']}"
    assert until(mine, "table")["status"] == "waiting"
    stream = anna.lines(f"{path}/stream")
    full = next(stream)
    assert full["type"] == "full" and full["state"] is None and full["seats"][1]["free"]
    bruno.post(f"{path}/seat")
    assert until(stream, "seats")["seats"][1]["name"] == "Beppe (bot)"
    bruno.post(f"{path}/chat", text="you first")
    assert [until(stream, "chat")["text"] for _ in range(2)][1] == "you first"
    anna.post(f"{path}/start")
    state = until(stream, "state")
    assert state["after"] == 0 and state["events"] and state["view"]["seat"] == 0
    asked = (anna, bruno)[state["asked"][0]]
    now = asked.web.get(f"/api{path}").json()["state"]
    asked.post(f"{path}/answer", version=now["version"], codes=now["legal"][0]["codes"])
    later = until(stream, "state")
    assert later["after"] == state["version"] < later["version"]
    again = next(anna.lines(f"{path}/stream?since={state['version']}"))["state"]
    assert again["after"] == state["version"] and again["events"][: len(later["events"])] == later["events"]
    assert next(anna.lines(f"{path}/stream?since=999999"))["state"]["after"] == -1, "nobody knows that version"
    yours = until(mine, "table")
    assert yours["id"] == table["id"] and yours["status"] == "playing" and yours["seat"] == 0


def test_the_bot_of_the_guide_plays_a_whole_game(server: Server, anna: Program) -> None:
    assert len(BOT.read_text().splitlines()) < 60
    host = Program(server, "host", "Host")
    table = host.post("/table", **QUICK)["id"]
    words = [sys.executable, str(BOT), server.url, anna.key, table]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bot:
        lines = host.lines(f"/table/{table}/stream")
        while all(chair["name"] != "Ciccio (bot)" for chair in next(lines).get("seats", [])):
            assert bot.poll() is None
        host.post(f"/table/{table}/start")
        out, err = bot.communicate(timeout=120)
    assert bot.returncode == 0 and out.strip(), err
    assert anna.web.get(f"/api/table/{table}").json()["state"]["result"]["text"] == out.strip()
