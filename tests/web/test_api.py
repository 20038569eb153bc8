"""The bot and board API: keys, tables, chairs, answers; and one sentence for whatever cannot be."""

from __future__ import annotations

import json
import logging
import re
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.core.telling.record import parse
from dispetto.web import metrics
from dispetto.web.keys import MOST
from dispetto.web.limits import Limits
from dispetto.web.logs import scrubbed
from dispetto.web.play import chairs
from dispetto.web.store import tokens
from tests.web.conftest import house_of
from tests.web.court import court
from tests.web.test_chairs import be, call, laid

__all__ = ["court"]
SHOWN = re.compile(r"dispetto_[\w-]{43}")


def key_of(client: TestClient, person: str = "anna", name: str = "Ciccio", purpose: str = "bot") -> dict[str, str]:
    """A key that this person makes on the page; the head that shows it."""
    page = be(client, person).post("/bots", data={"name": name, "purpose": purpose})
    shown = SHOWN.findall(page.text)
    assert page.status_code == 200 and len(shown) == 1 and shown[0] not in client.get("/bots").text, "shown once"
    client.cookies.clear()
    return {"authorization": f"Bearer {shown[0]}"}


def ask(client: TestClient, path: str, key: dict[str, str], body: Any = None, status: int = 200) -> Any:
    """What the API says."""
    said = (
        client.get(f"/api{path}", headers=key) if body is None else client.post(f"/api{path}", headers=key, json=body)
    )
    assert said.status_code == status, said.text
    assert said.headers["cache-control"] == "no-store"
    return said.json()


def begun(client: TestClient, key: dict[str, str], **wish: Any) -> dict[str, Any]:
    """A table that has begun, at the first question to the bot."""
    made = ask(client, "/table", key, {"game": "hedz-25th", "begin": True, "bots": ["random"] * 3} | wish, 201)
    return asked(client, key, made["id"])


def asked(client: TestClient, key: dict[str, str], table: str) -> dict[str, Any]:
    """The table when the bot is asked, or when it is over."""
    while True:
        found: dict[str, Any] = ask(client, f"/table/{table}", key)
        if found["state"]["yours"] or found["status"] == "over":
            return found


# ---------------------------------------------------------------------------------------------------------------- keys


def test_a_key_is_shown_once_kept_as_a_digest_and_taken_back(client: TestClient) -> None:
    key = key_of(client)
    secret = key["authorization"].split()[1]
    kept = call(client, lambda: tokens.all_of(house_of(client).store, "anna"))
    assert [t.name for t in kept] == ["Ciccio (bot)"] and secret not in repr(kept)
    assert ask(client, "/me", key)["name"] == "Ciccio (bot)"
    assert be(client, "bruno").post(f"/bots/{kept[0].id}/revoke").status_code == 404, "nobody else's to take back"
    assert be(client, "anna").post(f"/bots/{kept[0].id}/revoke", follow_redirects=False).status_code == 303
    assert ask(client, "/me", key, status=401)["key"] == "bad-token"
    assert secret not in scrubbed(f"GET /api/me {secret}") and secret not in scrubbed(str(key))


def test_a_wrong_key_opens_nothing_and_is_told_how(client: TestClient) -> None:
    for head in (
        "",
        "Bearer",
        "Bearer x",
        "Basic YTpi",
        f"Bearer dispetto_{'a' * 43}",
        "bearer " + "é" * 50,
        "x" * 9000,
    ):
        said = client.get("/api/me", headers={b"authorization": head.encode(), b"accept-language": b"it"})
        assert said.status_code == 401 and said.headers["www-authenticate"] == "Bearer", head
        assert said.json()["error"].startswith("Questa chiave qui non apre niente")


def test_nobody_has_more_keys_than_a_janitor(client: TestClient) -> None:
    for n in range(MOST):
        key_of(client, name=f"B{n}")
    said = be(client, "anna").post("/bots", data={"name": "more", "purpose": "bot"})
    assert said.status_code == 409 and "Take one back" in said.text
    assert be(client, "anna").post("/bots", data={"name": "x", "purpose": "everything"}).status_code == 400


def test_a_key_for_a_board_plays_on_ones_own_chair_until_one_moves(client: TestClient) -> None:
    be(client, "anna").post("/me", data={"name": "Anna", "gender": "f"})
    key = key_of(client, purpose="board", name="oak")
    made = ask(client, "/table", key, {"game": "shear-panic"}, 201)
    assert made["host"] and made["seat"] == 0 and made["seats"][0]["name"] == "Anna" and made["status"] == "waiting"
    link = be(client, "anna").post("/me/link").text.partition("/move/")[2].partition('"')[0]
    client.cookies.clear()
    assert client.post(f"/move/{link}", follow_redirects=False).status_code == 303
    client.cookies.clear()
    assert ask(client, "/me", key, status=401)["key"] == "bad-token"


# -------------------------------------------------------------------------------------------------------------- playing


def test_a_whole_game_by_codes_and_words_and_its_record(client: TestClient) -> None:
    key = key_of(client)
    table = begun(client, key, options={"turn_limit": 4})
    said, turn = 0, 0
    while table["status"] != "over":
        state, turn = table["state"], turn + 1
        offer = state["legal"][-1]
        assert state["question"]["text"] and offer["text"] and offer["words"] and "numbers" not in state["view"]
        body = {"version": state["version"], **({"codes": offer["codes"]} if turn % 2 else {"words": offer["words"]})}
        assert ask(client, f"/table/{table['id']}/answer", key, body)["ok"]
        said += 1
        table = asked(client, key, table["id"])
    assert said >= 4 and table["state"]["result"]["rule"] == "H25-RUL-42"
    record = client.get(f"/api/table/{table['id']}/record", headers=key)
    assert parse(record.text).over and ask(client, f"/table/{table['id']}/record?as=json", key)["seed"]
    assert [t["status"] for t in ask(client, "/tables", key)["tables"]] == ["over"]
    assert {"200", "201"} <= metrics.ANSWERED.values.keys()


def test_a_move_is_taken_back_where_it_may_be_and_too_late_is_said(client: TestClient) -> None:
    key = key_of(client)
    table = begun(client, key)
    where, before = f"/table/{table['id']}", table["state"]
    assert ask(client, f"{where}/undo", key, {"version": before["version"]}, status=409)["key"] == "nothing-to-undo"
    while (state := asked(client, key, table["id"])["state"])["version"] == before["version"]:
        ask(client, f"{where}/answer", key, {"version": before["version"], "codes": before["legal"][0]["codes"]})
    assert ask(client, f"{where}/undo", key, {"version": before["version"]}, status=409)["version"] == state["version"]
    assert ask(client, f"{where}/undo", key, {"version": state["version"]})["version"] > state["version"]
    again = asked(client, key, table["id"])["state"]
    assert again["legal"] == before["legal"] and again["question"] == before["question"]
    assert (
        ask(client, f"{where}/undo", key, {"version": again["version"], "agree": True}, status=409)["key"] == "too-late"
    )


def test_an_answer_quotes_its_version_and_may_be_sent_again(client: TestClient) -> None:
    key = key_of(client)
    table = begun(client, key)
    path, state = f"/table/{table['id']}/answer", table["state"]
    good = {"version": state["version"], "codes": state["legal"][0]["codes"]}
    first = ask(client, path, key, good)
    assert ask(client, path, key, good)["version"] >= first["version"], "twice does no harm"
    late = ask(client, path, key, good | {"codes": [len(state["legal"]) + 90]}, 409)
    assert late["key"] == "too-late" and late["version"] > state["version"]
    now = asked(client, key, table["id"])["state"]
    rows = {offer["code"] for offer in now["legal"]}
    other = next(code for code in range(99) if code not in rows)
    for lang, word in (("en", "."), ("it", ".")):
        head = key | {"accept-language": lang}
        no = ask(client, path, head, {"version": now["version"], "codes": [other]}, 400)
        assert re.fullmatch(r"[A-Z0-9]+(-[A-Z0-9]+)*-\d+", no["rule_id"]) and word in no["error"]
        assert no["version"] == now["version"]
    more = [*now["legal"][0]["codes"], *now["legal"][0]["codes"], 0, 0]
    assert ask(client, path, key, {"version": now["version"], "codes": more}, 400)["rule_id"], "and no look beyond it"
    assert ask(client, path, key, {"version": now["version"], "words": "dance"}, 400)["key"] == "answer-none"
    assert ask(client, path, key, {"version": now["version"]}, 400)["key"] == "no-answer-given"
    assert ask(client, f"/table/{table['id']}", key)["state"]["version"] == now["version"], "nothing was done"


NONSENSE = (
    *(b"", b"nope", b"[]", b"{}", b'{"version": "1"}', b'{"version": -1}', b'{"version": 1, "codes": [[]]}'),
    *(b'{"version": 1, "more": 1}', b'{"version": 1e99}', b"[" * 9000, b"\xff\xfe", b'{"version": true}'),
)


def test_a_body_that_makes_no_sense_gets_a_sentence(client: TestClient) -> None:
    key = key_of(client) | {"content-type": "application/json"}
    for n, body in enumerate(NONSENSE):
        head = key | {"accept-language": ("en", "it")[n % 2]}
        said = client.post("/api/table/nowhere/answer", headers=head, content=body)
        assert said.status_code == 400 and said.json()["key"] == "bad-body", body
        assert said.json()["error"].startswith(("This address wants JSON", "Questo indirizzo vuole JSON")[n % 2])


def test_whatever_else_is_wrong_is_told_as_json_too(client: TestClient) -> None:
    key = key_of(client)
    waiting = ask(client, "/table", key, {"game": "lunch-money", "sit": False}, 201)["id"]
    assert ask(client, "/table/nowhere", key, status=404)["key"] == "no-table"
    assert ask(client, "/nothing", key, status=404)["key"] == "not-found"
    assert ask(client, f"/table/{waiting}/answer", key, {"version": 1, "codes": [1]}, 403)["key"] == "not-seated"
    assert ask(client, f"/table/{waiting}/record", key, status=409)["key"] == "not-begun"
    for wish, status in (
        ({"game": "chess"}, 404),
        ({"game": "lunch-money", "options": {"nope": 1}}, 400),
        ({"game": "lunch-money", "options": {"turn_cap": 10**8}}, 400),
        ({"game": "lunch-money", "bots": ["nobody"]}, 400),
        ({"game": "lunch-money", "seats": 19}, 400),
        ({"game": "lunch-money", "clock": -1}, 400),
    ):
        assert ask(client, "/table", key, wish, status)["error"]
    wrong = client.put("/api/table", headers=key)
    assert wrong.status_code == 405 and wrong.json()["key"] == "wrong-method" and wrong.headers["allow"] == "POST"
    large = client.post("/api/table", headers=key, content=b"x" * 200_000)
    assert large.status_code == 413 and large.json()["status"] == 413
    house_of(client).draining = True
    closing = client.post("/api/table", headers=key, json={"game": "lunch-money"})
    assert closing.status_code == 503 and closing.json()["key"] == "closing" and closing.headers["retry-after"]


def test_who_asks_too_much_is_told_when_to_come_back(client: TestClient) -> None:
    key = key_of(client)
    table = begun(client, key)["id"]
    house_of(client).limits = Limits("answers=2/60 tables=1/60 chat=1/60 pages.strangers=1/60 sockets=1/60")
    late = {"version": 0, "codes": [999]}
    for path, body, good in (
        (f"/table/{table}/answer", late, 2),
        ("/table", {"game": "hedz-25th"}, 1),
        (f"/table/{table}/chat", {"text": "hm"}, 1),
    ):
        for _ in range(good):
            assert client.post(f"/api{path}", headers=key, json=body).status_code in (200, 201, 409)
        slow = client.post(f"/api{path}", headers=key, json=body)
        assert slow.status_code == 429 and slow.json()["key"] == "slow" and int(slow.headers["retry-after"]) > 0
    stranger = {"authorization": "Bearer dispetto_" + "b" * 43}
    assert [client.get("/api/me", headers=stranger).status_code for _ in range(2)] == [401, 429]
    assert client.get("/api/me", headers=key).status_code == 200, "who was let in before is no stranger"
    house_of(client).limits.most["open.visitor"] = 0
    house_of(client).limits.open["visitor", ask(client, "/me", key) and key_person(client)] = 1
    assert ask(client, f"/table/{table}/stream", key, status=429)["key"] == "full"


def key_person(client: TestClient) -> str:
    """Who the only key that is known speaks for."""
    return next(iter(house_of(client).keys.known.values()))


# --------------------------------------------------------------------------------------------------------------- chairs


def test_a_bot_is_sent_to_a_table_of_people_and_announced(client: TestClient) -> None:
    be(client, "anna").post("/me", data={"name": "Anna", "gender": "f"})
    key = key_of(client)
    bot = call(client, lambda: tokens.all_of(house_of(client).store, "anna"))[0]
    made = be(client, "anna").post("/invite", data={"game": "lunch-money"}, follow_redirects=False)
    link = f"http://testserver{made.headers['location']}"
    table = link.rpartition("/")[2]
    assert be(client, "bruno").post(f"/bots/{bot.id}/seat", data={"table": link}).status_code == 404
    sent = be(client, "anna").post(f"/bots/{bot.id}/seat", data={"table": link}, follow_redirects=False)
    assert sent.status_code == 303
    client.cookies.clear()
    found = ask(client, f"/table/{table}", key)
    assert found["seat"] == 1 and found["seats"][1]["name"] == "Ciccio (bot)" and not found["host"]
    assert [line["text"] for line in found["chat"]] == ["Ciccio (bot) sits down. It belongs to Anna."]
    assert ask(client, f"/table/{table}/start", key, {}, 403)["key"] == "host-only"
    assert ask(client, f"/table/{table}/seat", key, {}) == {"seat": 1, "asked": False}, "it sits there already"
    assert ask(client, f"/table/{table}/chat", key, {"text": "good evening"})["ok"]
    assert ask(client, f"/table/{table}/leave", key, {})["ok"] and ask(client, f"/table/{table}", key)["seat"] is None
    assert ask(client, f"/table/{table}/seat", key, {"seat": 0}, 409)["key"] == "seat-taken"


def test_in_a_running_game_a_bot_asks_for_its_chair_and_has_its_owners_eyes(client: TestClient, court: str) -> None:
    key, table = key_of(client, "zoe"), laid(client, court)
    path = f"/table/{table.id}"
    assert ask(client, f"{path}/seat", key, {"seat": 2}, 202) == {"seat": None, "asked": True}
    n = chairs.to_decide(table, "anna")[0].n
    call(client, lambda: chairs.decide(house_of(client).tables, table, "anna", n, False))
    assert ask(client, f"{path}/seat", key, {"seat": 2}, 409)["key"] == "chair-refused"
    own = key_of(client, "anna")
    for seat in (2, 3):
        no = ask(client, f"{path}/seat", own, {"seat": seat}, 409)
        assert no["key"] == "eyes-elsewhere", "Anna looks from another chair, and so does her bot"


# ----------------------------------------------------------------------------------------------- the document


def test_the_document_tells_every_address_and_the_page_shows_it(client: TestClient) -> None:
    doc = client.get("/api/openapi.json").json()
    told = {(method, path) for path, methods in doc["paths"].items() for method in methods}
    assert len(told) == 14 and ("post", "/api/table/{table}/answer") in told
    for path, methods in doc["paths"].items():
        for one in methods.values():
            assert {"401", "429", "503"} <= one["responses"].keys() and "422" not in one["responses"], path
    kinds = doc["components"]["schemas"]
    assert {"TableFull", "TableState", "SeatsChanged", "ChatLine", "TableGone", "Refusal"} <= kinds.keys()
    refs = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(doc)))
    assert refs <= kinds.keys()
    for lang, word in (("en", "For programs"), ("it", "Per i programmi")):
        page = client.get("/api", headers={"accept-language": lang})
        assert word in page.text and page.text.count('class="operation"') == len(told)
        assert "script" not in page.text.partition("<main")[2] and "http" not in page.text.partition("<link")[2][:400]


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Any:
    """Nothing of this is an error of ours, and no key is in any log."""
    yield
    assert [r.message for r in caplog.records if r.levelno >= logging.ERROR and r.name == "dispetto.web"] == []
    assert not SHOWN.search(caplog.text)
