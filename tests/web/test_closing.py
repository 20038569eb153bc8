"""Told to stop, it finishes what runs, lets nobody new in, and sends the pages away so that they come back."""

from __future__ import annotations

import json
import signal
import time
import urllib.error
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketDenialResponse
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.conftest import house_of, sit_down
from tests.web.test_serving import PATIENCE, Served, heard, my_turn

AGAIN = 1012  # "service restart": a page that hears it comes back by itself
MOST = 15.0  # seconds a stop may take, with --drain 2 and a busy machine


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Served]:
    """A table that goes on for two seconds once it is told to stop."""
    made = Served(tmp_path / "tables.sqlite3", "--drain", "2", "--logs", "json")
    made.start()
    yield made
    made.kill()


def refused(served: Served, path: str, **form: str) -> urllib.error.HTTPError:
    """The answer to somebody who is not let in."""
    with pytest.raises(urllib.error.HTTPError) as found:
        served.post(path, **form) if form else served.get(path)
    return found.value


def test_a_stop_lets_an_answer_be_finished_and_nobody_new_in(slow: Served) -> None:
    table = slow.post("/play", game="hedz-25th")
    assert slow.process is not None and slow.process.stdout is not None
    with slow.live(table) as ws:
        question = my_turn(ws)
        slow.process.send_signal(signal.SIGTERM)
        began = time.monotonic()
        assert "closing" in slow.process.stdout.readline() + slow.process.stdout.readline()  # after "open at …"
        assert refused(slow, "/readyz").code == 503
        no = refused(slow, "/play", game="hedz-25th")
        assert no.code == 503 and int(no.headers["Retry-After"]) > 0 and "closing for a moment" in no.read().decode()
        with pytest.raises(InvalidStatus) as closed:
            slow.live(table)
        assert closed.value.response.status_code == 503
        ws.send(json.dumps({"answer": question["codes"][0], "seq": question["seq"]}))
        seen = question["seq"]
        while seen == question["seq"]:
            seen = heard(ws, "seq")["seq"]
        with pytest.raises(ConnectionClosed) as gone:
            while True:
                ws.recv(timeout=PATIENCE)
        assert gone.value.rcvd is not None and gone.value.rcvd.code == AGAIN
    assert slow.process.wait(PATIENCE) == 0 and time.monotonic() - began < MOST
    assert slow.written(table) >= seen
    said = [json.loads(line) for line in slow.process.stdout.read().splitlines()]
    assert [line for line in said if line["level"] != "info"] == [] and said[-1]["message"] == "closed"


def test_while_it_closes_pages_can_be_read_and_no_form_is_taken(client: TestClient) -> None:
    table = sit_down(client)
    house_of(client).drain()
    assert client.get(f"/t/{table}").status_code == 200
    for path in ("/play", "/invite", f"/t/{table}/rematch", f"/t/{table}/leave"):
        answer = client.post(path, data={"game": "hedz-25th"})
        assert answer.status_code == 503 and answer.headers["retry-after"] == "5", path
    italian = client.post("/play", data={"game": "hedz-25th"}, headers={"accept-language": "it"})
    assert "La casa chiude" in italian.text
    with pytest.raises(WebSocketDenialResponse), client.websocket_connect(f"/t/{table}/live"):
        raise AssertionError("it let somebody in")
    assert client.get("/readyz").text == "draining\n" and client.get("/healthz").status_code == 200
