"""Passkeys (WebAuthn): a device makes a pair of keys, and by the private half its owner is known here, on any device.

What we are called, and from which pages a key may be used, is said by whoever runs the house, never by whoever calls:
the address they gave, or `localhost`. A challenge travels in a signed cookie, is good for a few minutes, for one
purpose and one person, and once. The arithmetic is that of `fido2`, which is loaded when somebody has a passkey.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from dispetto.web.people import mark_of, sign, unsign
from dispetto.web.sorry import Sorry
from dispetto.web.store import passkeys
from dispetto.web.store.passkeys import Passkey
from dispetto.web.store.store import Store
from dispetto.web.wish import Wish, ip

if TYPE_CHECKING:
    from fido2.server import Fido2Server

COOKIE = "challenge"
LIVES = 300  # seconds in which a challenge can be answered
ADD, USE = "add", "use"  # what a challenge is for
HOME = "localhost"  # what a house without an address is called: browsers know no other name without TLS
PORTS = {"http": ":80", "https": ":443"}
logging.getLogger("fido2").setLevel(logging.WARNING)  # it would tell who came


@dataclass(frozen=True)
class Name:
    """What the house is called towards authenticators, and the one origin it is at; empty: any port of this machine."""

    id: str
    origin: str

    def is_at(self, origin: str) -> bool:
        """Is this a page of ours?"""
        if self.origin:
            return origin == self.origin
        found = urlsplit(origin)
        return found.scheme in PORTS and found.hostname == HOME and not found.path


def there() -> bool:
    """Is the package there that passkeys need?"""
    return importlib.util.find_spec("fido2") is not None


def name_of(wish: Wish) -> Name | None:
    """By the operator's word; None where browsers would not have it: a number, or a name without TLS."""
    if not wish.address:
        return None if wish.names or wish.behind_proxy else Name(HOME, "")
    found = urlsplit(wish.address.lower())
    host = found.hostname or ""
    if ip(host) is not None or (found.scheme != "https" and host != HOME):
        return None
    return Name(host, f"{found.scheme}://{found.netloc.removesuffix(PORTS[found.scheme])}")


class Passkeys:
    """Making them, and being known by one."""

    def __init__(self, store: Store, wish: Wish) -> None:
        self.store = store
        self.name = name_of(wish) if there() else None

    def offered(self, host: str | None) -> bool:
        """May somebody who calls us by this name have one? Elsewhere the phrase is left."""
        return self.name is not None and host == self.name.id

    def server(self) -> Fido2Server:
        """Whoever checks; the sentence where there are no passkeys here."""
        if self.name is None:
            raise Sorry("passkey-none", 404)
        from fido2.server import Fido2Server
        from fido2.webauthn import PublicKeyCredentialRpEntity

        made = PublicKeyCredentialRpEntity(id=self.name.id, name="Dispetto")
        return Fido2Server(made, verify_origin=self.name.is_at)

    # ---------------------------------------------------------------------------------------------------- challenges

    def challenge(self, state: Mapping[str, Any], purpose: str, person: str) -> str:
        """What the cookie says until it is answered."""
        told = json.dumps([state["challenge"], int(time.time()) + LIVES])
        return sign(self.store.secret, told.encode().hex(), f"{purpose} {person}")

    async def answered(self, cookie: str, purpose: str, person: str) -> dict[str, Any]:
        """What was asked; the sentence where that was long ago, somebody else, or is answered already."""
        text = unsign(self.store.secret, cookie, f"{purpose} {person}")
        challenge, until = json.loads(bytes.fromhex(text)) if text else ("", 0)
        if until < time.time():
            raise Sorry("passkey-late", 410)
        if not await passkeys.spend(self.store, hashlib.sha256(challenge.encode()).hexdigest(), until):
            raise Sorry("passkey-again", 409)
        return {"challenge": challenge, "user_verification": "required"}

    # --------------------------------------------------------------------------------------------------------- adding

    async def begin_adding(self, person: str, name: str) -> tuple[dict[str, Any], str]:
        """What a browser is asked to make, and the cookie."""
        server = self.server()
        from fido2.webauthn import AttestedCredentialData as Data
        from fido2.webauthn import PublicKeyCredentialUserEntity as User
        from fido2.webauthn import ResidentKeyRequirement, UserVerificationRequirement

        handle = mark_of(self.store.secret, "passkey", person, "").encode()
        had = [Data(decoded(one.key)) for one in await passkeys.all_of(self.store, person)]
        asked, state = server.register_begin(
            User(id=handle, name=name, display_name=name),
            had,
            ResidentKeyRequirement.REQUIRED,
            UserVerificationRequirement.REQUIRED,
        )
        return dict(asked), self.challenge(state, ADD, person)

    async def add(self, person: str, cookie: str, said: Mapping[str, Any]) -> None:
        """What a browser has made is somebody's from now on."""
        server = self.server()
        state = await self.answered(cookie, ADD, person)
        try:
            made = server.register_complete(state, said)
            found = made.credential_data
            assert found is not None
        except Exception as e:  # whatever was sent, it was no passkey
            raise wrong(e) from None
        if not await passkeys.keep(self.store, person, coded(found.credential_id), coded(bytes(found)), made.counter):
            raise Sorry("passkey-many", 409, most=passkeys.MOST)

    # ---------------------------------------------------------------------------------------------------------- using

    def begin_using(self) -> tuple[dict[str, Any], str]:
        """What a browser is asked, whoever its person is, and the cookie."""
        from fido2.webauthn import UserVerificationRequirement

        asked, state = self.server().authenticate_begin(user_verification=UserVerificationRequirement.REQUIRED)
        return dict(asked), self.challenge(state, USE, "")

    async def use(self, cookie: str, said: Mapping[str, Any]) -> Passkey:
        """Whose passkey has answered; a sentence for every reason why nobody's has."""
        server = self.server()
        state = await self.answered(cookie, USE, "")
        from fido2.webauthn import AttestedCredentialData, AuthenticationResponse

        try:
            heard = AuthenticationResponse.from_dict(said)
            known = await passkeys.named(self.store, coded(heard.raw_id))
            if known is None:
                raise Sorry("passkey-nobody", 404)
            server.authenticate_complete(state, [AttestedCredentialData(decoded(known.key))], heard)
        except Sorry:
            raise
        except Exception as e:
            raise wrong(e) from None
        count = heard.response.authenticator_data.counter
        if (count or known.count) and count <= known.count:
            raise Sorry("passkey-cloned", 403)
        if not await passkeys.used(self.store, known, count):
            raise Sorry("passkey-cloned", 403)
        return known


def wrong(e: Exception) -> Sorry:
    """The sentence for what cannot be believed."""
    return Sorry("passkey-elsewhere", 403) if "origin" in str(e) or "RP ID" in str(e) else Sorry("passkey-wrong", 403)


def coded(data: bytes) -> str:
    """Bytes as browsers spell them."""
    from fido2.utils import websafe_encode

    return str(websafe_encode(data))


def decoded(text: str) -> bytes:
    """Back from there."""
    from fido2.utils import websafe_decode

    return bytes(websafe_decode(text))
