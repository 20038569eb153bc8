"""Every way of changing eyes, for twins over the wire: nothing that is sent depends on what those eyes may not know.

Twins (Game.twin) are tables edited in what one seat may not know. Somebody sits down, asks, is refused, leaves, comes
back, hands the device on, moves to another one, looks on, looks back, asks what if; then all that the web sends them is
asked for on both: also ghosts, and what happened since their last turn once more.
"""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.core.engine.table import PUBLIC
from dispetto.web.pages.recap import since_last
from dispetto.web.play.table import Table
from dispetto.web.store.store import SeatRow
from tests.web.conftest import house_of
from tests.web.court import court
from tests.web.test_answers import read
from tests.web.test_chairs import BOTS, SHARED, TWO, be, call, decide, join, laid
from tests.web.test_life import plain
from tests.web.test_links import link_of, new_device
from tools.webtable import story

__all__ = ["court"]
GAMES = ("lunch-money", "court")
TWINS = 2
SAME = re.compile(r'"now": [\d.]+')  # the time of day is no secret
Way = Callable[[TestClient, Table], int]  # somebody's browser is left open; the seat they may look from now


def looks_on(client: TestClient, table: Table) -> int:
    be(client, "stranger")
    return PUBLIC


def asks(client: TestClient, table: Table) -> int:
    assert join(client, "zoe", table, 2) == 303
    return PUBLIC


def is_refused(client: TestClient, table: Table) -> int:
    join(client, "zoe", table, 2)
    decide(client, "anna", table, False)
    be(client, "zoe")
    return PUBLIC


def is_let_in(client: TestClient, table: Table) -> int:
    join(client, "zoe", table, 2)
    decide(client, "anna", table, True)
    decide(client, "bruno", table, True)
    be(client, "zoe")
    return 2


def leaves(client: TestClient, table: Table) -> int:
    plain(be(client, "anna"), f"/t/{table.id}/leave")
    return PUBLIC


def hops(client: TestClient, table: Table) -> int:
    is_let_in(client, table)
    plain(client, f"/t/{table.id}/leave")
    assert join(client, "zoe", table, 3) == 409 and join(client, "zoe", table, 2) == 303
    return PUBLIC


def comes_back(client: TestClient, table: Table) -> int:
    leaves(client, table)
    join(client, "anna", table, 0)
    decide(client, "bruno", table, True)
    be(client, "anna")
    return 0


def is_sat_in_for(client: TestClient, table: Table) -> int:
    plain(be(client, "bruno"), f"/t/{table.id}/sit-in", seat=0)
    be(client, "anna")
    return 0


def moves(client: TestClient, table: Table) -> int:
    plain(new_device(client), link_of(be(client, "anna")))
    return 0


def is_left_behind(client: TestClient, table: Table) -> int:
    link = link_of(be(client, "anna"))
    old = dict(client.cookies)
    plain(new_device(client), link)
    new_device(client).cookies.update(old)
    assert client.get(f"/t/{table.id}").status_code == 403, "said once"
    return PUBLIC


def takes_anothers_device(client: TestClient, table: Table) -> int:
    link = link_of(be(client, "anna"))
    assert be(client, "bruno").post(link).status_code == 409
    return 1


def asks_what_if(client: TestClient, table: Table) -> int:
    be(client, "anna")
    assert client.post(f"/t/{table.id}/what-if", data={"at": "3"}).status_code == 403
    assert client.post(f"/t/{table.id}/rematch").status_code == 409
    return 0


WAYS: list[Way] = [
    looks_on,
    asks,
    is_refused,
    is_let_in,
    leaves,
    hops,
    comes_back,
    is_sat_in_for,
    moves,
    is_left_behind,
    takes_anothers_device,
    asks_what_if,
]


def sent(client: TestClient, table: Table, *frames: dict[str, Any]) -> dict[str, str]:
    """All that the web sends this browser of a table: pages, moments through anybody's eyes, the record, the socket."""
    last = len(table.history.moments) - 1
    paths = ["", "/replay", *(f"/replay?eyes={n}" for n in (0, 2, "all")), "/record.toml", "/thought/1"]
    paths += [f"/moment/{last}?since={last - 1}", f"/moment/{last}?eyes=2", f"/moment/{last}?eyes=1&layout=tall"]
    out = {path: client.get(f"/t/{table.id}{path}").text for path in paths}
    with client.websocket_connect(f"/t/{table.id}/live?seen={table.version - 1}") as ws:
        first = read(ws, "html")
        looks = {"ghosts": table.version}, {"again": True}
        asked = [*frames, *looks, *({"tip": f"seat-{seat}", "firm": True} for seat in range(4)), {"nonsense": True}]
        for frame in asked:
            ws.send_text(json.dumps(frame))
        told: list[Any] = [first]
        while "no" not in told[-1]:
            told.append(json.loads(ws.receive_text()))
    out["socket"] = json.dumps([one for one in told if {"html", "tip", "no", "ghosts", "again"} & one.keys()])
    return {path: SAME.sub("", text) for path, text in out.items()}


def differ(client: TestClient, table: Table, eyes: int, *frames: dict[str, Any]) -> tuple[list[str], int]:
    """Where this browser sees a difference between the table and its twins, and how many twins were really others."""
    call(client, house_of(client).live.waiting.close)  # a twin with one offer left would answer itself
    moment, rng, others = table.history.moments[-1], random.Random(3), 0
    true = sent(client, table, *frames)
    assert true == sent(client, table, *frames), "what is sent twice is the same"
    seen: list[str] = []
    for _ in range(TWINS):
        dump = table.game.twin(copy.deepcopy(table.game.dump(moment.state)), eyes, rng)
        assert dump is not None
        others += dump != table.game.dump(moment.state)
        table.history.moments[-1] = replace(moment, state=table.game.load(dump))
        table.narrator.forget()
        twin = sent(client, table, *frames)
        seen += [path for path in true if true[path] != twin[path]]
        table.history.moments[-1] = moment
        table.narrator.forget()
    return seen, others


CASES = [*(("court", way) for way in WAYS), *(("lunch-money", way) for way in (hops, is_let_in, is_left_behind))]


@pytest.mark.parametrize(("game", "way"), CASES, ids=[f"{game}-{way.__name__}" for game, way in CASES])
def test_whoever_changes_eyes_sees_with_one_pair_only(client: TestClient, court: str, game: str, way: Way) -> None:
    table = laid(client, game)
    eyes = way(client, table)
    assert table.asking.party == (1,) and table.history.secret
    seen, others = differ(client, table, eyes)
    assert seen == [] and others >= 1, (game, way.__name__)


SHOWN = {  # what whoever is asked is sent, beside the question
    "lunch-money": ('"ghosts"', '"again"', 'class=\\"thens\\"', 'class=\\"coach\\"', '"recap": "<'),
    "horse-racing": ('"ghosts"', 'class=\\"thens\\"', 'class=\\"coach\\"'),
    "court": ('"again"',),
}


@pytest.mark.parametrize("game", SHOWN)
def test_whoever_is_asked_sees_no_more_than_they_may(client: TestClient, court: str, game: str) -> None:
    """What an answer leads to, as chips and as ghosts, the coach, and what the others did since the last turn."""
    tables = house_of(client).tables

    def asked(often: int) -> Table:
        """Bruno is asked for the so manyeth time."""
        left = iter(range(often))
        entries = story(game, {}, 3, until=lambda g, s, a: a.seat == 1 and not a.in_round() and next(left, -1) < 0)
        return call(client, lambda: tables.make(game, "anna", TWO[:3], {}, entries=entries))

    table = next((table for table in map(asked, range(2, 6)) if since_last(table, 1)), None) or asked(6)
    be(client, "bruno")
    told = sent(client, table)["socket"]
    assert [what for what in SHOWN[game] if what not in told] == []
    seen, others = differ(client, table, 1)
    assert seen == [] and others


@pytest.mark.parametrize("game", GAMES)
def test_a_shared_device_shows_one_hand_at_a_time(client: TestClient, court: str, game: str) -> None:
    """Behind the curtain nobody's; once somebody has said that it is they who look, theirs; never a third one's."""
    table = laid(client, game, SHARED, asked=1)
    be(client, "anna")
    assert differ(client, table, PUBLIC)[0] == []
    assert differ(client, table, 1, {"eyes": 1})[0] == [], "Ada sees her own hand, and no other"
    table = laid(client, game, [SHARED[2], *SHARED[:2], BOTS[0]], asked=0)
    seen, others = differ(client, table, PUBLIC, {"eyes": 0})
    assert seen == [] and others, "a chair of somebody else's is none of this device's"


def test_the_twins_would_notice(client: TestClient, court: str) -> None:
    """The same questions through eyes that may know more: there the difference is seen."""
    table = laid(client, court, TWO)
    be(client, "anna")
    seen, others = differ(client, table, PUBLIC)
    assert others and "" in seen and "socket" in seen, "a spectator's secrets are in Anna's hand"
    assert house_of(client).tables.loaded[table.id] is table and isinstance(table.row.seats[0], SeatRow)
