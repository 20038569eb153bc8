"""For whoever runs it: alive, ready, counted."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from dispetto.core.errors import BadInput
from dispetto.web.app import create_app
from dispetto.web.metrics import Count, Spread
from dispetto.web.store.log import StoreTrouble
from dispetto.web.wish import Wish
from tests.web.conftest import house_of, sit_down
from tests.web.test_answers import read
from tests.web.test_house import to_my_turn
from tests.web.test_rounds import offers_of

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?[0-9.e+]+')


def counted(client: TestClient) -> dict[str, float]:
    """What /metrics says, by name and label."""
    answer = client.get("/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    assert not [line for line in lines if not LINE.fullmatch(line)]
    names = re.findall(r"^# TYPE (\S+)", answer.text, re.M)
    assert len(names) == len(set(names)), "a name is explained once"
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


@pytest.fixture
def here(db: str) -> TestClient:
    """Somebody at the machine itself."""
    return TestClient(create_app(db, pace=0), client=("127.0.0.1", 9))


def test_tables_sockets_answers_pushes_and_bots_are_counted(here: TestClient) -> None:
    with here:
        before = counted(here)
        table = sit_down(here)
        with here.websocket_connect(f"/t/{table}/live?layout=tall") as ws:
            seq = to_my_turn(ws)["seq"]
            ws.send_text(json.dumps({"answer": offers_of(house_of(here).tables.loaded[table], 0)[0], "seq": seq}))
            while read(ws, "seq")["seq"] <= seq:
                pass
            after = counted(here)

    def grown(name: str) -> float:
        return after[name] - before.get(name, 0.0)

    assert after["dispetto_tables_awake"] == after['dispetto_tables_stored{status="playing"}'] == 1
    assert after["dispetto_sockets"] == 1 and after["dispetto_bots_asked"] >= 0
    assert grown('dispetto_entries_total{kind="answer"}') >= 1
    assert grown("dispetto_push_seconds_count") >= 2 and grown("dispetto_push_bytes_sum") > 1000
    assert grown('dispetto_responses_total{code="200"}') >= 1
    assert after["process_cpu_seconds_total"] > 0 and after["process_start_time_seconds"] > 1e9


def test_a_spread_is_told_as_prometheus_reads_it() -> None:
    spread = Spread("x", "About.", (1, 2.5))
    for value in (0.5, 1, 2, 99):
        spread.saw(value)
    assert spread.lines()[2:] == [
        'x_bucket{le="1"} 2',
        'x_bucket{le="2.5"} 3',
        'x_bucket{le="+Inf"} 4',
        "x_sum 102.500000",
        "x_count 4",
    ]
    count = Count("y", "About.", "kind")
    count.add("a")
    count.add("a", 2)
    assert count.lines() == ["# HELP y About.", "# TYPE y counter", 'y{kind="a"} 3']


def test_metrics_are_for_this_machine_or_for_whoever_has_the_token(db: str, tmp_path: Path) -> None:
    with TestClient(create_app(db), client=("203.0.113.9", 9)) as stranger:
        assert stranger.get("/metrics").status_code == 404
        forged = {"x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1"}
        assert stranger.get("/metrics", headers=forged).status_code == 404
    app = create_app(str(tmp_path / "other.sqlite3"), wish=Wish(metrics_token="s3cret"))
    with TestClient(app, client=("203.0.113.9", 9)) as monitor:
        assert monitor.get("/metrics", headers={"authorization": "Bearer s3cret"}).status_code == 200
        assert monitor.get("/metrics", headers={"authorization": "Bearer other"}).status_code == 404
        assert monitor.get("/metrics").status_code == 404
    app = create_app(str(tmp_path / "third.sqlite3"), wish=Wish(behind_proxy=True))
    with TestClient(app, client=("127.0.0.1", 9)) as proxy:
        assert proxy.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 404
    with pytest.raises(BadInput, match="without spaces"):
        Wish(metrics_token="two words")


def test_alive_always_and_ready_while_the_database_answers_and_nobody_closes(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = house_of(client)
    assert (client.get("/healthz").text, client.get("/readyz").text) == ("alive\n", "ready\n")
    assert "set-cookie" not in client.get("/readyz").headers

    async def gone() -> None:
        raise StoreTrouble("no such host")

    with monkeypatch.context() as away:
        away.setattr(house.store, "reach", gone)
        assert client.get("/readyz").status_code == 503 and client.get("/healthz").status_code == 200
    assert client.get("/readyz").status_code == 200
