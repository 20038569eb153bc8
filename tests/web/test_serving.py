"""`dispetto serve` as somebody runs it:
it says where it is, survives a power cut, and says in one sentence why it cannot.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from weakref import WeakKeyDictionary

import pytest
from websockets.sync.client import ClientConnection, connect

from dispetto.cli import run
from dispetto.cli.common import BAD
from dispetto.web import serving
from dispetto.web.play.delta import applied

PATIENCE = 30.0  # seconds


class Served:
    """`dispetto serve` in a process of its own, and one visitor."""

    def __init__(self, db: Path, *words: str) -> None:
        self.db = db
        self.words = words  # more of them on the command line
        self.process: subprocess.Popen[str] | None = None
        self.url = self.said = ""
        self.note = db.parent / "opened"  # what the browser was asked to open
        self.jar = CookieJar()
        self.visitor = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))

    def start(self) -> None:
        """Until it says where it is; again on the same port. A browser that only notes down its address is opened."""
        browser = self.db.parent / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" > {self.note}.part && mv {self.note}.part {self.note}\n')
        browser.chmod(0o755)
        port = self.url.rpartition(":")[2] or "0"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "dispetto", "serve", "--db", str(self.db), "--port", port, "--open", *self.words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            env={**os.environ, "BROWSER": f"{browser} %s", "DISPLAY": ":7"},
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = re.search(r"http://localhost:\d+", self.said)
        assert found, self.said
        self.url = found[0]

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()

    def get(self, path: str) -> str:
        with self.visitor.open(f"{self.url}{path}", timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def post(self, path: str, **form: str) -> str:
        """Where a form leads."""
        with self.visitor.open(f"{self.url}{path}", urlencode(form).encode(), timeout=PATIENCE) as answer:
            return str(answer.geturl()).removeprefix(self.url)

    def live(self, table: str) -> ClientConnection:
        """The socket of a table's page."""
        who = "; ".join(f"{c.name}={c.value}" for c in self.jar)
        address = f"ws{self.url.removeprefix('http')}{table}/live?layout=tall"
        return connect(address, additional_headers={"Cookie": who}, compression=None)

    def written(self, table: str) -> int:
        """The last version on disk."""
        with sqlite3.connect(self.db) as c:
            last = c.execute(
                "SELECT MAX(version) FROM answer WHERE table_id = ?", (table.removeprefix("/t/"),)
            ).fetchone()[0]
        return int(last or 0)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    made = Served(tmp_path_factory.mktemp("served") / "tables.sqlite3")
    made.start()
    yield made
    made.kill()


SHOWN: WeakKeyDictionary[ClientConnection, dict[str, str]] = WeakKeyDictionary()  # what the page of a socket shows


def heard(ws: ClientConnection, wanted: str) -> dict[str, Any]:
    """The next message with this field."""
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        text = ws.recv(timeout=PATIENCE)
        if text != "hb":
            message: dict[str, Any] = json.loads(text)
            shown = SHOWN.setdefault(ws, {})
            for part, said in message.get("html", {}).items():
                message["html"][part] = shown[part] = said if isinstance(said, str) else applied(shown[part], said)
            if wanted in message:
                return message
    raise AssertionError(f"no {wanted} came")


def my_turn(ws: ClientConnection) -> dict[str, Any]:
    """The message that brings a question to the visitor, and the codes on offer there."""
    while True:
        message = heard(ws, "seq")
        if message["turn"] and "data-answer" in message["html"].get("ask", ""):
            return message | {"codes": [int(n) for n in re.findall(r'data-answer="(\d+)"', message["html"]["ask"])]}


def test_an_answer_is_on_disk_before_anyone_sees_its_effect_and_a_power_cut_loses_nothing(served: Served) -> None:
    table = served.post("/play", game="hedz-25th")
    for wait in (None, 0.002):
        with served.live(table) as ws:
            question = my_turn(ws)
            ws.send(json.dumps({"answer": question["codes"][0], "seq": question["seq"]}))
            if wait is None:
                seen = heard(ws, "seq")["seq"]
                while seen == question["seq"]:
                    seen = heard(ws, "seq")["seq"]
            else:
                time.sleep(wait)  # with the answer on its way: it is there whole, or it never was
                seen = question["seq"]
            served.kill()
        written = served.written(table)
        assert written >= seen
        served.start()
        assert f'data-seq="{written}"' in served.get(table) or served.written(table) > written  # or a bot has answered
        assert 'class="sorry' not in served.get("/")


def test_it_says_where_it_is_and_opens_a_browser_there(served: Served) -> None:
    assert served.url in served.said and str(served.db) in served.said and served.said.count("\n") == 1
    late = time.monotonic() + PATIENCE
    while not served.note.exists() and time.monotonic() < late:
        time.sleep(0.02)
    assert served.note.read_text().strip() == served.url


def test_ctrl_c_closes_it_without_another_word(served: Served) -> None:
    """A terminal sends it to everybody in the group: the table, and the bots in their processes."""
    table = served.post("/play", game="hedz-25th")
    with served.live(table) as ws:
        my_turn(ws)
    assert served.process is not None and served.process.stdout is not None
    os.killpg(served.process.pid, signal.SIGINT)
    assert served.process.wait(PATIENCE) == 0
    assert served.process.stdout.read() == ""
    served.start()
    assert f'href="{table}"' in served.get("/")


def test_why_it_cannot_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*words: str) -> str:
        assert run(["serve", *words]) == BAD
        out, said = capsys.readouterr()
        assert not out and said.count("\n") == 1
        return said

    db = str(tmp_path / "other.sqlite3")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"Port {port} is taken" in fails("--port", port, "--db", db)
    with serving.alone(db) as note:
        note("http://localhost:4711")
        assert "open already, at http://localhost:4711" in fails("--port", "0", "--db", db)
    assert "cannot be used" in fails("--port", "0", "--db", str(tmp_path / "no" / "folder"))
    (tmp_path / "folder").mkdir()
    assert "cannot be used" in fails("--port", "0", "--db", str(tmp_path / "folder"))
    (tmp_path / "poem.txt").write_text("Roses are red, violets are blue, and this is no database at all. " * 9)
    assert "file is not a database" in fails("--port", "0", "--db", str(tmp_path / "poem.txt"))
    with contextlib.closing(sqlite3.connect(db)) as c:
        c.execute("CREATE TABLE alembic_version (version_num TEXT PRIMARY KEY)")
        c.execute("INSERT INTO alembic_version VALUES ('9999')")
        c.commit()
    assert "made by a newer version" in fails("--port", "0", "--db", db)
    assert "cannot be used" in fails("--port", "0", "--db", "postgresql://nobody@localhost:1/nothing")
    assert "is no database we know" in fails("--port", "0", "--db", "mysql://x/y")
    monkeypatch.setattr(Path, "home", lambda: Path("/proc/nowhere"))
    assert "cannot be kept in /proc/nowhere" in fails("--port", "0")
    assert "Nobody can listen on 203.0.113.1" in fails("--host", "203.0.113.1", "--port", "0", "--db", db)


def test_a_browser_that_would_take_the_terminal_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serving.has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert serving.has_screen()


@pytest.mark.parametrize(
    ("host", "first"),
    [("127.0.0.1", "localhost:7"), ("0.0.0.0", "localhost:7"), ("::1", "localhost:7"), ("fe80::1", "[fe80::1]:7")],
)
def test_the_address_can_be_typed_and_the_network_gets_its_own(host: str, first: str) -> None:
    found = serving.addresses(host, 7)
    assert found[0] == f"http://{first}" and (len(found) == 1 or host == "0.0.0.0")
