"""Passkeys: made on one device, used on another; what was shown elsewhere, twice, or by a copy gets a sentence."""

from __future__ import annotations

import hashlib
import json
import os
import struct
from collections.abc import Iterator
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fastapi.testclient import TestClient
from fido2 import cbor
from fido2.cose import ES256
from fido2.utils import websafe_decode, websafe_encode

from dispetto.web.app import create_app
from dispetto.web.passkeys import name_of
from dispetto.web.people import COOKIE, cookie
from dispetto.web.wish import Wish
from tests.web.conftest import house_of
from tests.web.hands import PHONE
from tools.webtable import Server

HERE = "http://localhost:8000"


class Device:
    """An authenticator of our own: one key, and a counter."""

    def __init__(self, name: str = "localhost") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id, self.name, self.count = os.urandom(16), name, 0

    def said(self, kind: str, challenge: str, origin: str) -> bytes:
        """What the browser vouches for."""
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def data(self, flags: int) -> bytes:
        """What the device vouches for."""
        self.count += 1
        return hashlib.sha256(self.name.encode()).digest() + struct.pack(">BI", flags, self.count)

    def make(self, options: dict[str, Any], origin: str = HERE) -> dict[str, Any]:
        """A new passkey."""
        public = cbor.encode(dict(ES256.from_cryptography_key(self.key.public_key())))
        data = self.data(0x45) + bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        told = cbor.encode({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.said("webauthn.create", options["publicKey"]["challenge"], origin)
        return self.credential(clientDataJSON=client, attestationObject=told)

    def show(self, options: dict[str, Any], origin: str = HERE) -> dict[str, Any]:
        """It is shown."""
        client = self.said("webauthn.get", options["publicKey"]["challenge"], origin)
        data = self.data(0x05)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self.credential(clientDataJSON=client, authenticatorData=data, signature=signed)

    def credential(self, **parts: bytes) -> dict[str, Any]:
        """As a script sends it."""
        name = websafe_encode(self.id)
        told = {key: websafe_encode(part) for key, part in parts.items()}
        return {"id": name, "rawId": name, "type": "public-key", "clientExtensionResults": {}, "response": told}


@pytest.fixture
def client(db: str) -> Iterator[TestClient]:
    """Somebody at home, at this machine."""
    with TestClient(create_app(db, pace=0), base_url=HERE) as c:
        c.headers["accept-language"] = "en"
        yield c


def be(client: TestClient, person: str) -> None:
    """From now on the client is this person."""
    client.cookies.clear()
    client.cookies.set(COOKIE, cookie(house_of(client).store.secret, person))


def made(client: TestClient) -> Device:
    """A passkey of whoever the client is."""
    device = Device()
    options = client.post("/passkey/add/begin").json()
    answer = client.post("/passkey/add", json=device.make(options))
    assert answer.status_code == 200, answer.text
    return device


def shown(client: TestClient, device: Device, **more: Any) -> Any:
    """It is used."""
    return client.post("/passkey/use", json=device.show(client.post("/passkey/use/begin").json()) | more)


def test_a_passkey_makes_another_device_the_same_person_and_can_lock_the_others_out(client: TestClient) -> None:
    client.post("/me", data={"name": "Anna", "gender": "f"})
    first = client.cookies[COOKIE]
    device, lost = made(client), made(client)
    page = client.get("/me").text
    assert page.count("Take it back") >= 2 and "Add a passkey" in page
    client.cookies.clear()
    assert "Use a passkey" in client.get("/").text
    assert shown(client, device).json() == {"go": "/me"} and client.cookies[COOKIE] == first, "both devices stay"
    client.cookies.clear()
    assert shown(client, device, alone=True).status_code == 200
    assert client.cookies[COOKIE] != first and 'value="Anna"' in client.get("/me").text
    client.cookies.clear()
    assert shown(client, lost).status_code == 404, "whoever has the lost device has its passkey: it is gone"
    told = shown(client, device).status_code, json.loads(client.get("/me/export").text)["passkeys"]
    assert told[0] == 200 and [one["used"] for one in told[1]] == [device.count]
    client.post("/me/forget", data={"sure": "yes"})
    assert shown(client, device).status_code == 404, "forgotten"


def test_whatever_cannot_be_believed_gets_its_sentence(client: TestClient) -> None:
    be(client, "anna")
    device = made(client)
    client.cookies.clear()
    begin, use = "/passkey/use/begin", "/passkey/use"

    def said(body: Any, lang: str = "en") -> tuple[int, str]:
        answer = client.post(use, json=body, headers={"accept-language": lang})
        return answer.status_code, answer.json()["error"]

    wrong = said(device.show(client.post(begin).json(), "http://localhost.evil.example"))
    assert wrong == (403, "That key was shown to another page, not to us. Whoever brought it may keep it.")
    other = Device("evil.example")
    other.key, other.id = device.key, device.id
    assert "another page" in said(other.show(client.post(begin).json()))[1], "a name that is not ours"
    device.count += 5
    good = device.show(client.post(begin).json())
    asked = client.cookies["challenge"]
    assert client.post(use, json=good).status_code == 200
    client.cookies.set("challenge", asked)
    assert said(good) == (409, "That answer was given before. An echo does not open this door.")
    client.cookies.clear()
    device.count -= 3
    assert "counted backwards" in said(device.show(client.post(begin).json()))[1]
    assert "contato all'indietro" in said(device.show(client.post(begin).json()), "it")[1]
    assert "Nobody here goes by that key" in said(Device().show(client.post(begin).json()))[1]
    forged = Device()
    forged.id = device.id
    assert "no passkey we can believe" in said(forged.show(client.post(begin).json()))[1], "another's signature"
    old = device.show(client.post(begin).json())
    client.post(begin)
    assert "no passkey we can believe" in said(old)[1], "it answers another challenge"
    client.cookies.clear()
    assert said(device.show({"publicKey": {"challenge": "AAAA"}}))[1].startswith("That took too long")
    for rubbish in ({}, {"id": 3}, {"rawId": "!", "response": []}, old | {"response": 1}, old | {"rawId": None}):
        client.post(begin)
        assert "no passkey we can believe" in said(rubbish)[1]
    be(client, "bruno")
    options = client.post("/passkey/add/begin").json()
    begun = client.cookies["challenge"]
    be(client, "zoe")
    client.cookies.set("challenge", begun)
    answer = client.post("/passkey/add", json=Device().make(options))
    assert answer.status_code == 410, "nobody slips a key of theirs to somebody else"


def test_what_we_are_called_is_the_operators_word_and_not_the_callers(db: str) -> None:
    home, games = name_of(Wish()), name_of(Wish(address="https://Games.example:443/dispetto"))
    assert home is not None and home.id == "localhost" and home.is_at("http://localhost:8321")
    assert not any(home.is_at(one) for one in ("http://127.0.0.1", "http://localhost.evil.example", "file://localhost"))
    assert games is not None and games.id == "games.example" and games.is_at("https://games.example")
    assert not any(
        games.is_at(one) for one in ("http://games.example", "https://games.example:8443", "http://localhost")
    )
    for wish in (Wish(address="http://games.example"), Wish(address="https://192.168.0.4"), Wish(hosts=("games.lan",))):
        assert name_of(wish) is None, wish
    wish = Wish(address="https://games.example/dispetto", behind_proxy=True)
    with TestClient(create_app(db, pace=0, wish=wish), base_url="https://games.example/dispetto") as c:
        forged = {"host": "localhost", "x-forwarded-host": "evil.example"}
        assert c.post("/passkey/use/begin", headers=forged).json()["publicKey"]["rpId"] == "games.example"
        options = c.post("/passkey/add/begin").json()
        assert options["publicKey"]["rp"]["id"] == "games.example"
        assert len(websafe_decode(options["publicKey"]["user"]["id"])) == 16, "a mark, and not who they are"
        device = Device("games.example")
        assert c.post("/passkey/add", json=device.make(options, "https://games.example")).json() == {
            "go": "/dispetto/me#carry"
        }
    with TestClient(create_app(db, pace=0, wish=Wish(hosts=("games.lan",))), base_url="http://games.lan") as c:
        assert "passkey" not in c.get("/me").text and c.post("/passkey/use/begin").status_code == 404


@pytest.mark.browser
def test_a_browser_makes_one_and_another_page_is_known_by_it(server: Server, browser: Any) -> None:
    context = browser.new_context(viewport=PHONE, locale="en-GB")
    page = context.new_page()
    cdp = context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    device = cdp.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": options | {"isUserVerified": True, "automaticPresenceSimulation": True}},
    )["authenticatorId"]
    url = server.url.replace("127.0.0.1", "localhost")
    page.goto(f"{url}/me")
    page.locator(".who-i-am input[name=name]").fill("Anna")
    page.locator(".who-i-am button").click()
    page.locator("b", has_text="Anna").wait_for()
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_role("button", name="Take it back").wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_role("alert").filter(has_text="has one for you already").wait_for()
    context.clear_cookies()
    page.goto(url)
    page.locator("details.who summary").click()
    page.get_by_role("button", name="Use a passkey").click()
    page.locator("b", has_text="Anna").wait_for()
    assert page.url == f"{url}/me"
    cdp.send("WebAuthn.setUserVerified", {"authenticatorId": device, "isUserVerified": False})
    page.get_by_role("button", name="Use a passkey").click()
    page.get_by_role("alert").filter(has_text="you said no").wait_for()
    context.close()
