"""The door: who calls, by which name, over what. A proxy's word about that counts only where the wish says so.

Behind the door everybody sees the caller's own address, the host and the scheme they typed, and a path that begins with
our base. Whatever else claims to have been forwarded is dropped here.
"""

from __future__ import annotations

import re
import socket
from functools import lru_cache

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dispetto.web.people import language
from dispetto.web.sorry import Sorry
from dispetto.web.wish import Wish, ip

HSTS = "max-age=31536000"
FORWARDED = ("forwarded", "x-forwarded-", "x-real-ip")  # how the names of such headers begin
HOST = re.compile(r"(?:\[([0-9a-fA-F:.]+)\]|([A-Za-z0-9._-]+))(?::\d{1,5})?", re.ASCII)
AT_HOME = (".local", ".lan", ".home.arpa", ".internal", ".localhost")  # names no stranger's server can have


def address(scope: Scope) -> str:
    """The network address of whoever asks, without the port; empty where it is not known."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def trusted(wish: Wish, caller: str) -> bool:
    """Is this the address of our proxy?"""
    found = ip(caller)
    return found is not None and any(found in network for network in wish.networks)


def caller_of(wish: Wish, forwarded: str, nearest: str) -> str:
    """The last address in the chain that no proxy of ours has; the nearest when the chain makes no sense."""
    caller = nearest
    for word in reversed(forwarded.split(",") if forwarded else []):
        found = ip(word.strip().removeprefix("[").removesuffix("]"))
        if found is None:
            break
        caller = str(found)
        if not trusted(wish, caller):
            break
    return caller


def last(said: MutableHeaders, name: str) -> str:
    """The word of whoever was nearest to us: what came before it may be anybody's."""
    return ",".join(said.getlist(name)).rpartition(",")[2].strip()


def name_of(host: str) -> str:
    """The name in a Host header; empty where it is none."""
    found = HOST.fullmatch(host)
    return (found[1] or found[2]).lower() if found else ""


@lru_cache
def own_names() -> frozenset[str]:
    """What this machine calls itself."""
    return frozenset({"localhost", socket.gethostname().lower()})


def known(wish: Wish, host: str) -> bool:
    """Is this a name of ours? A number always is; where nobody said a name, so is one that means a machine at home."""
    name = name_of(host)
    if not name:
        return False
    if ip(name) is not None or name in wish.names or name in own_names():
        return True
    return not wish.names and ("." not in name or name.endswith(AT_HOME))


class Door:
    """Around everything else."""

    def __init__(self, app: ASGIApp, wish: Wish) -> None:
        self.app = app
        self.wish = wish

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope = self.received(scope)
        if not known(self.wish, HTTPConnection(scope).headers.get("host", "")):
            await self.refuse(scope, receive, send)
        elif scope["type"] == "http" and scope["path"] == self.wish.base != "":
            await RedirectResponse(f"{self.wish.base}/", 308)(scope, receive, send)
        else:
            await self.app(scope, receive, self.over_tls(send) if self.wish.secure else send)

    def received(self, scope: Scope) -> Scope:
        """The scope as the rest of the house may believe it."""
        said = MutableHeaders(raw=list(scope["headers"]))
        nearest = str(ip(address(scope)) or address(scope))
        seen = {**scope, "client": (nearest, 0)}
        if trusted(self.wish, nearest):
            seen["client"] = (caller_of(self.wish, ",".join(said.getlist("x-forwarded-for")), nearest), 0)
            if host := last(said, "x-forwarded-host"):
                said["host"] = host
            if (proto := last(said, "x-forwarded-proto")) in ("http", "https"):
                seen["scheme"] = proto.replace("http", "ws") if scope["type"] == "websocket" else proto
        for name in {name for name in said if name.startswith(FORWARDED)}:
            del said[name]
        seen["headers"] = said.raw
        base = self.wish.base
        if base:
            seen["root_path"] = base
            if scope["path"] != base and not scope["path"].startswith(f"{base}/"):  # a proxy has cut it off
                seen["path"] = base + scope["path"]
        return seen

    def over_tls(self, send: Send) -> Send:
        """Every answer says that we are never to be asked without TLS again."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["Strict-Transport-Security"] = HSTS
            await send(message)

        return sending

    async def refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Somebody calls us by a name that is not ours."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        c = HTTPConnection(scope)
        sorry = Sorry("wrong-host", 421, host=repr(c.headers.get("host", "")[:80]))
        await PlainTextResponse(f"{sorry.said(language(c))}\n", sorry.status)(scope, receive, send)
