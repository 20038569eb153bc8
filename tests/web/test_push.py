"""Web Push from our own server: sealed by the standard, posted only to the world, once a turn, and never ten times."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from fastapi.testclient import TestClient

from dispetto.web.house import House
from dispetto.web.people import COOKIE, sign
from dispetto.web.play.table import Table
from dispetto.web.push import posting, sealing
from dispetto.web.push.postman import AGAIN, Postman
from dispetto.web.push.sealing import coded, decoded
from dispetto.web.store import hours, push
from dispetto.web.store.backup import backup, restore
from tests.web.conftest import house_of
from tests.web.test_rounds import PEOPLE, comes
from tests.web.test_sleep import DAY, asleep, begun, in_house, later
from tools.webtable import Server

PHONE_KEY = sealing.private("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")  # of the standard's reader
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"


def opened(sealed: bytes) -> dict[str, str]:
    """What the phone reads."""
    salt, theirs, mine = sealed[:16], sealed[21:86], sealing.public(PHONE_KEY)
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = PHONE_KEY.exchange(ec.ECDH(), known)
    first = sealing.derived(32, decoded(AUTH), b"WebPush: info\0" + mine + theirs, shared)
    key = sealing.derived(16, salt, b"Content-Encoding: aes128gcm\0", first)
    nonce = sealing.derived(12, salt, b"Content-Encoding: nonce\0", first)
    found: dict[str, str] = json.loads(AESGCM(key).decrypt(nonce, sealed[86:], None).removesuffix(b"\x02"))
    return found


class Service:
    """A push service of our own on this machine."""

    def __init__(self) -> None:
        self.status = 201
        self.got: list[tuple[dict[str, str], dict[str, str]]] = []  # headers and what the phone reads
        self.address = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in lines[1:] if line) | {"path": lines[0]}
        self.got.append((headers, opened(await reader.readexactly(int(headers["Content-Length"])))))
        writer.write(f"HTTP/1.1 {self.status} So\r\nLocation: http://127.0.0.1:9/\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def service(house: House) -> AsyncIterator[Service]:
    """One that this house may post to, and nobody is given time to come by themselves."""
    made = Service()
    server = await asyncio.start_server(made.take, "127.0.0.1", 0)
    made.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    house.postman.allowed = made.address
    house.postman.delay = 0.0
    yield made
    server.close()


async def listens(house: House, at: Service, person: str, lang: str = "en") -> None:
    """A phone of somebody's."""
    key = coded(sealing.public(PHONE_KEY))
    await push.listen(house.store, person, 0, f"{at.address}/{person}", key, AUTH, lang, hours.now())


async def turn_of(house: House, person: str, game: str = "hedz-25th") -> Table:
    """A table by post where this person is asked."""
    table = await begun(house, game=game, clock=int(3 * DAY))
    while table.row.seats[table.asking.party[0]].person != person:
        await house.tables.time_is_up(table, table.version)
        house.live.changed(table)
        await comes(lambda: house.live.waiting.rests(table))
    return table


async def noted(house: House, person: str, tables: int) -> None:
    """Until so many tables are noted down for somebody."""
    for _ in range(3000):
        if len(await push.untold(house.store, person)) == tables:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody noted it down")


def still(house: House) -> None:
    """From now on only the test lets the postman walk."""
    assert house.postman.task is not None
    house.postman.task.cancel()


# ------------------------------------------------------------------------------------------------------------- sealing


def test_a_message_is_sealed_as_the_example_of_rfc_8291() -> None:
    found = sealing.seal(
        b"When I grow up, I want to be a watermelon",
        sealing.public(PHONE_KEY),
        decoded(AUTH),
        "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert coded(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_signature_says_for_whom_it_is_and_can_be_checked() -> None:
    key = sealing.new_key()
    header = sealing.signed(key, "https://push.example.net/abc?x=1", "mailto:a@b.example", 1000.0)
    token, public = header.removeprefix("vapid t=").split(", k=")
    said, claims, mark = token.split(".")
    assert json.loads(decoded(claims)) == {
        "aud": "https://push.example.net",
        "exp": 1000 + sealing.HOURS,
        "sub": "mailto:a@b.example",
    }
    r, s = (int.from_bytes(half, "big") for half in (decoded(mark)[:32], decoded(mark)[32:]))
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    known.verify(encode_dss_signature(r, s), f"{said}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert sealing.public(sealing.private(key)) == decoded(public)


# ------------------------------------------------------------------------------------------------------------- posting

BAD = (
    "http://push.services.mozilla.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://intranet/x",
    "https://printer.local/x",
    "https://a.test/x",
    "https://2130706433/x",
    "https://0x7f.0.0.1/x",
    "https://fcm.googleapis.com:8443/x",
    "https://me@fcm.googleapis.com/x",
    "https://fcm.googleapis.com/x y",
    "https://fcm.googleapis.com/x\r\nX: y",
    "https://fcm.googleapis.com/" + "x" * 2000,
    "ftp://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:99999/x",
    "",
)


@pytest.mark.parametrize("endpoint", BAD)
def test_nobody_is_posted_to_but_public_names_over_https(endpoint: str) -> None:
    posting.checked("https://fcm.googleapis.com/fcm/send/abc:def-_")
    with pytest.raises(posting.Unwelcome):
        posting.checked(endpoint)
    with pytest.raises(posting.Unwelcome):
        posting.checked(endpoint, "http://127.0.0.1:1")


@pytest.mark.parametrize(
    "number", ["10.0.0.1", "127.9.9.9", "169.254.1.1", "192.168.1.1", "100.64.0.1", "0.0.0.0", "::1", "fe80::1%eth0"]
)
def test_a_public_name_that_leads_into_a_house_is_not_posted_to(number: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert posting.is_public("142.250.1.1") and posting.is_public("2a00:1450:4001::1")
    assert not posting.is_public(f"::ffff:{number}") if "." in number else True

    async def post() -> None:
        async def found(*_: object, **more: object) -> list[object]:
            return [(2, 1, 6, "", ("142.250.1.1", 443)), (2, 1, 6, "", (number, 443))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
        with pytest.raises(posting.Unwelcome):
            await posting.post("https://push.services.mozilla.com/x", {}, b"")

    asyncio.run(post())


# ------------------------------------------------------------------------------------------------------------- telling


def test_somebody_is_told_once_a_turn_in_their_language_and_several_tables_are_one_message(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        still(house)
        async with service(house) as at:
            await listens(house, at, "a", "it")
            first = await turn_of(house, "a")
            await noted(house, "a", 1)
            await house.postman.walk()
            await house.postman.walk()
            assert len(at.got) == 1, "once"
            headers, told = at.got[0]
            assert told["title"] == "Tocca a te" and first.row.name in told["body"] and told["url"] == f"/t/{first.id}"
            assert headers["Content-Encoding"] == "aes128gcm" and headers["Authorization"].startswith("vapid t=")
            for game in ("shear-panic", "horse-racing", "lunch-money", "hedz-2nd"):
                await turn_of(house, "a", game)
            await noted(house, "a", 4)
            await house.postman.walk()
            assert len(at.got) == 1, "nobody is told twice within minutes"
            later(monkeypatch, push.WINDOWS[push.NOW] + 1)
            await house.postman.walk()
            assert len(at.got) == 2 and at.got[1][1]["title"] == "4 tavoli ti aspettano"
            assert at.got[1][1]["body"].endswith("e altri 1") and at.got[1][1]["url"] == "/turns"
            await push.wish(house.store, "a", push.NEVER)
            later(monkeypatch, DAY)
            await turn_of(house, "a")
            await noted(house, "a", 1)
            await house.postman.walk()
            assert len(at.got) == 2, "never is never"
            await push.wish(house.store, "a", push.DAILY)
            await house.postman.walk()
            assert len(at.got) == 3

    in_house(db, play)


def test_who_looks_or_has_answered_or_plays_with_bots_is_not_told(db: str) -> None:
    async def play(house: House) -> None:
        still(house)
        async with service(house) as at:
            await listens(house, at, "a")
            there = await turn_of(house, "a")
            await noted(house, "a", 1)
            house.postman.present = lambda table: {"a"} if table.id == there.id else set()
            await house.postman.walk()
            assert not at.got and not await push.untold(house.store, "a"), "they have come by themselves"
            moved = await turn_of(house, "a")
            await noted(house, "a", 1)
            house.tables.awake.forget(moved)
            await house.store.delete_table(moved.id)
            await begun(house, seats=[PEOPLE[0], PEOPLE[1].__class__("", "Bot", "m", "random")])
            await house.postman.walk()
            assert not at.got and not await push.untold(house.store, "a")

    in_house(db, play)


def test_a_browser_that_is_gone_is_forgotten_and_a_service_in_trouble_is_tried_a_few_times(
    db: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(house: House) -> None:
        still(house)
        async with service(house) as at:
            await listens(house, at, "a")
            await turn_of(house, "a")
            await noted(house, "a", 1)
            at.status = 503
            for n in range(12):
                later(monkeypatch, max(AGAIN) + 1)
                await house.postman.walk()
                assert len(at.got) == min(n + 1, len(AGAIN) + 1), "never ten times"
            assert not await push.untold(house.store, "a")
            at.status = 307
            later(monkeypatch, DAY)
            await turn_of(house, "a")
            await noted(house, "a", 1)
            before = len(at.got)
            await house.postman.walk()
            assert len(at.got) == before + 1, "nobody is led elsewhere"
            at.status = 410
            later(monkeypatch, DAY)
            await house.postman.walk()
            assert not await push.listeners(house.store, ["a"]) and not await push.untold(house.store, "a")
            await push.listen(
                house.store, "a", 0, "http://127.0.0.1:1/x", coded(sealing.public(PHONE_KEY)), AUTH, "en", 0
            )
            house.postman.allowed = "http://127.0.0.1:1"
            for n in (1, 2):
                later(monkeypatch, DAY)
                await turn_of(house, "a")
                await noted(house, "a", n)
                await house.postman.walk()
            assert len([r for r in caplog.records if "no push service can be reached" in r.getMessage()]) == 1

    in_house(db, play)


def test_what_is_to_be_told_survives_a_kill_and_one_worker_of_two_tells_it(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[str] = []

    async def before(house: House) -> None:
        still(house)
        async with service(house) as at:
            await listens(house, at, "a")
            table = await turn_of(house, "a")
            names.append(table.id)
            await noted(house, "a", 1)
            assert await push.claim(house.store, "a", hours.now(), hours.now() + 60) == 1, "killed while sending"
            del table
            await asleep(house, names[0])

    async def after(house: House) -> None:
        still(house)
        async with service(house) as at:
            await push.forget(house.store, (await push.listeners(house.store, ["a"]))[0].endpoint)
            await listens(house, at, "a")
            await house.postman.walk()
            assert not at.got, "somebody may still be at it"
            later(monkeypatch, 61)
            other = Postman(house.shelf, house.live.present, "mailto:b@c.example", at.address)
            other.delay = 0.0
            await asyncio.gather(house.postman.walk(), other.walk())
            assert len(at.got) == 1 and names[0] in at.got[0][1]["url"], "one of them"
            assert names[0] not in house.tables.alive, "and no table was woken for it"

    in_house(db, before)
    in_house(db, after)


# --------------------------------------------------------------------------------------------------------- the browser


def test_a_browser_listens_stops_and_is_told_what_makes_no_sense(client: TestClient) -> None:
    house = house_of(client)
    assert client.portal is not None
    call: Callable[..., object] = client.portal.call
    client.cookies.set(COOKIE, sign(house.store.secret, "a"))
    key = client.get("/push/key").json()["key"]
    assert sealing.is_point(decoded(key)) and key == client.get("/push/key").json()["key"], "made once"
    good = {
        "endpoint": "https://fcm.googleapis.com/fcm/send/x",
        "keys": {"p256dh": coded(sealing.public(PHONE_KEY)), "auth": AUTH},
    }
    bad = [
        good | {"endpoint": "https://10.0.0.1/x"},
        good | {"keys": {"p256dh": "AAAA", "auth": AUTH}},
        good | {"keys": {"p256dh": "é", "auth": AUTH}},
        good | {"keys": {"p256dh": coded(sealing.public(PHONE_KEY)), "auth": "AA"}},
        good | {"keys": None},
        [],
        {},
    ]
    for one in bad:
        assert client.post("/push/listen", json=one).status_code == 400
    assert client.post("/push/listen", json=good, headers={"origin": "https://evil.example"}).status_code == 403
    assert call(push.listeners, house.store, ["a"]) == []
    for _ in range(2):
        assert client.post("/push/listen", json=good).status_code == 200
    for n in range(push.DEVICES + 3):
        client.post("/push/listen", json=good | {"endpoint": f"https://fcm.googleapis.com/{n}"})
    assert len(list(call(push.listeners, house.store, ["a"]))) == push.DEVICES  # type: ignore[call-overload]
    client.post("/push/stop", json={"endpoint": "https://fcm.googleapis.com/5"})
    assert len(list(call(push.listeners, house.store, ["a"]))) == push.DEVICES - 1  # type: ignore[call-overload]
    assert client.post("/push/how", data={"how": "loudly"}).status_code == 400
    client.post("/push/how", data={"how": "daily"})
    assert '<option value="daily" selected>' in client.get("/turns").text
    house.postman.on = False
    assert client.get("/push/key").status_code == 404 and "cryptography" in client.get("/turns").text


def test_the_key_of_the_house_is_in_its_backup(db: str, tmp_path: object) -> None:
    from pathlib import Path

    keys: list[str] = []

    async def ask(house: House) -> None:
        keys.append(await house.postman.key())

    in_house(db, ask)
    there, file = Path(str(tmp_path)) / "there.sqlite3", Path(str(tmp_path)) / "copy"
    backup(db, file)
    restore(file, str(there))
    in_house(str(there), ask)
    assert keys[0] == keys[1] != ""


LISTENS = """(() => {
  const at = "https://push.example.org/%s";
  let may = sessionStorage.may || "default";
  Object.defineProperty(Notification, "permission", { get: () => may });
  Notification.requestPermission = async () => (may = sessionStorage.may = window.says || "granted");
  const one = () => ({ endpoint: at, toJSON: () => ({ endpoint: at, keys: { p256dh: "%s", auth: "%s" } }),
    unsubscribe: async () => { delete sessionStorage.listens; return true; } });
  PushManager.prototype.subscribe = async (how) => {
    sessionStorage.listens = how.applicationServerKey.length; return one(); };
  PushManager.prototype.getSubscription = async () => (sessionStorage.listens ? one() : null);
})()"""  # headless Chromium knows neither notifications nor a push service


def kept(server: Server) -> list[str]:
    """Who listens where, as the house knows it."""
    with sqlite3.connect(server.db) as c:
        return [" ".join(row) for row in c.execute("SELECT person, endpoint FROM push_subscription")]


@pytest.mark.browser
def test_a_page_lets_this_device_listen_and_stop_and_its_worker_says_whose_turn_it_is(
    server: Server, open_page: Any
) -> None:
    page = open_page("zoe", service_workers="allow")
    page.context.add_init_script(LISTENS % ("one", coded(sealing.public(PHONE_KEY)), AUTH))
    cdp, known = page.context.new_cdp_session(page), list[str]()
    heard = "ServiceWorker.workerRegistrationUpdated"
    cdp.on(heard, lambda e: known.extend(r["registrationId"] for r in e["registrations"]))
    cdp.send("ServiceWorker.enable")
    page.goto(f"{server.url}/turns")
    page.get_by_role("button", name="Tell this device").click()
    page.locator("#push[data-state=on]").wait_for()
    assert kept(server) == ["zoe https://push.example.org/one"]
    assert page.evaluate("() => sessionStorage.listens") == "65", "the key of the house is a point"
    page.reload()
    page.locator("#push[data-state=on]").wait_for()
    worker = page.context.service_workers[0]
    worker.evaluate(
        """() => { self.said = [];
        self.registration.showNotification = async (title, how) => { self.said.push([title, how.body, how.data.url]); };
        self.clients.openWindow = async (url) => { self.said.push(url); }; }"""
    )
    told = {"title": "Dispetto", "body": "Lunch Money waits", "url": "/turns"}
    push_it = {"origin": server.url, "registrationId": known[-1], "data": json.dumps(told)}
    cdp.send("ServiceWorker.deliverPushMessage", push_it)
    said = (
        "async () => { while (!self.said.length) await new Promise((r) => setTimeout(r)); return self.said.shift(); }"
    )
    assert worker.evaluate(said) == ["Dispetto", "Lunch Money waits", "/turns"]
    for url, opens in (("/t/abc", f"{server.url}/t/abc"), ("https://evil.example/", None)):
        clicked = """(url) => { const e = new ExtendableEvent("notificationclick");
        Object.assign(e, { waitUntil: () => {}, notification: { close: () => {}, data: { url } } });
        self.dispatchEvent(e); }"""
        worker.evaluate(clicked, url)
        assert opens is None or worker.evaluate(said) == opens
    assert worker.evaluate("() => self.said") == [], "a message leads nowhere but here"
    page.get_by_role("button", name="Leave me alone").click()
    page.locator("#push[data-state=off]").wait_for()
    assert kept(server) == []
    page.evaluate("() => { window.says = 'denied'; }")
    page.get_by_role("button", name="Tell this device").click()
    page.locator("#push[data-state=denied]").wait_for()
    page.get_by_text("never to show messages").wait_for()
    assert kept(server) == []
