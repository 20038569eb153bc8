"""Keys for programs: a token that a person makes on a page, is shown once, and can take back.

Whoever holds a `board` token is the person who made it, at whatever board they like, until they move to another device.
Whoever holds a `bot` token is a bot of theirs: somebody of its own at the table, by a name that says so, and with the
same eyes as its owner by the law of eyes.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from dispetto.web import people
from dispetto.web.people import LONGEST_NAME, Visitor, clean_name
from dispetto.web.sorry import Sorry
from dispetto.web.store import tokens
from dispetto.web.store.store import Store
from dispetto.web.store.tokens import TokenRow

BOARD, BOT = PURPOSES = ("board", "bot")
SHAPE = re.compile(r"dispetto_[A-Za-z0-9_-]{43}", re.ASCII)
MARK = " (bot)"  # at the end of the name of every bot of somebody's
MOST = 10  # tokens of one person
KNOWN = 5_000  # digests remembered as good, so that a gate may tell who asks without a database


@dataclass(frozen=True)
class Caller:
    """Somebody's program: who it is at the table, and with which token."""

    visitor: Visitor
    token: TokenRow


class Keys:
    """All tokens, as this worker knows them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, str] = OrderedDict()  # by digest: who acts with it

    async def make(self, v: Visitor, name: str, purpose: str) -> str:
        """A new token, as it is shown once; a sentence where it cannot be."""
        called = clean_name(name)
        if purpose not in PURPOSES or not called:
            raise Sorry("bad-form")
        secret = f"dispetto_{secrets.token_urlsafe(32)}"
        person = v.id
        if purpose == BOT:
            person, called = people.new_id(), called.removesuffix(MARK)[: LONGEST_NAME - len(MARK)].strip() + MARK
        row = TokenRow(secrets.token_hex(6), digest(secret), v.id, person, purpose, called, v.epoch, time.time())
        if not await tokens.add(self.store, row, MOST):
            raise Sorry("tokens-many", 409, most=MOST)
        return secret

    async def revoke(self, v: Visitor, token: str) -> None:
        """Somebody takes a token back; the sentence where they have none of that id."""
        row = await tokens.of_id(self.store, v.id, token)
        if row is None or not await tokens.revoke(self.store, v.id, token):
            raise Sorry("no-token", 404)
        self.known.pop(row.digest, None)

    async def caller(self, c: HTTPConnection) -> Caller:
        """Whose program asks; the sentence where the token is none, or none any more."""
        given = bearer(c)
        row = await tokens.found(self.store, digest(given)) if given else None
        who = await self.store.known(row.owner) if row is not None else None
        if row is None or (row.purpose == BOARD and row.epoch != (who.epoch if who else 0)):
            raise Sorry("bad-token", 401)
        me = who if row.person == row.owner else await self.store.known(row.person)
        self.known[row.digest] = row.person
        while len(self.known) > KNOWN:
            self.known.popitem(last=False)
        name, gender, face = (me.name, me.gender, me.face) if me is not None else ("", "n", 0)
        v = Visitor(row.person, name, gender, people.language(c), "", "wide", False, epoch=row.epoch, face=face)
        return Caller(v, row)

    async def still(self, caller: Caller) -> bool:
        """Is the token of a program that has been listening for a while still good?"""
        row = await tokens.found(self.store, caller.token.digest)
        who = await self.store.known(caller.token.owner)
        return row is not None and (row.purpose == BOT or row.epoch == (who.epoch if who else 0))

    def person(self, c: HTTPConnection) -> str:
        """Who asks, if they were let in before; empty for whoever was not: then they are a stranger at the gate."""
        given = bearer(c)
        return self.known.get(digest(given), "") if given else ""


def bearer(c: HTTPConnection) -> str:
    """The token in the head of a request; empty where there is none that could be ours."""
    kind, _, given = c.headers.get("authorization", "").partition(" ")
    return given.strip() if kind.lower() == "bearer" and SHAPE.fullmatch(given.strip()) else ""


def digest(secret: str) -> str:
    """What is kept of a token: it has 256 bits of chance in it, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
