"""Posting to a push service. The address came from a browser, so it is anybody's: only https, only names that are known
to the world, no redirects, little patience, and nothing of the answer but its number.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import ssl
from collections.abc import Mapping
from functools import lru_cache
from urllib.parse import SplitResult, urlsplit

LONGEST = 1000  # characters of an address
PATIENCE = 10.0  # seconds for all of it
ANSWER = 4096  # bytes of an answer that are looked at
NAME = re.compile(r"(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]", re.ASCII)
PATH = re.compile(r"/[!-~]*")
AT_HOME = (".local", ".lan", ".internal", ".localhost", ".test", ".invalid", ".example", ".onion", ".arpa")
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})(?: |\r|$)")


class Unwelcome(Exception):
    """An address that nobody is posted to."""


def checked(endpoint: str, allowed: str = "") -> SplitResult:
    """An address that may be posted to: https, a public name, the usual port; or where a test listens (`allowed`)."""
    try:
        found = urlsplit(endpoint)
        port = found.port
    except ValueError:
        raise Unwelcome from None
    path = found.path + (f"?{found.query}" if found.query else "")
    if len(endpoint) > LONGEST or found.fragment or "@" in found.netloc or not PATH.fullmatch(path):
        raise Unwelcome
    if allowed and f"{found.scheme}://{found.netloc}" == allowed:
        return found
    name = found.hostname or ""
    if found.scheme != "https" or port not in (None, 443) or not NAME.fullmatch(name) or name.endswith(AT_HOME):
        raise Unwelcome
    return found


async def public_address(name: str, port: int) -> str:
    """Where a name leads to; Unwelcome where any of its addresses is not the world's."""
    found = await asyncio.get_running_loop().getaddrinfo(name, port, type=1)
    where = [str(one[4][0]) for one in found]
    if not where or not all(is_public(one) for one in where):
        raise Unwelcome
    return where[0]


def is_public(address: str) -> bool:
    """Does this number lead out of the house, and of everybody else's?"""
    found = ipaddress.ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None) or found
    return bool(found.is_global and inner.is_global and not found.is_multicast and not found.is_reserved)


@lru_cache
def trust() -> ssl.SSLContext:
    """Whom we believe to be who they say."""
    return ssl.create_default_context()


async def post(endpoint: str, headers: Mapping[str, str], body: bytes, allowed: str = "") -> int:
    """Post this; the number of the answer. OSError or TimeoutError where there is no line, Unwelcome as above.
    The address is looked up once and then held on to, so that no name leads elsewhere meanwhile.
    """
    found = checked(endpoint, allowed)
    name, plain = found.hostname or "", found.scheme == "http"
    port = found.port or (80 if plain else 443)
    async with asyncio.timeout(PATIENCE):
        where = name if allowed and endpoint.startswith(f"{allowed}/") else await public_address(name, port)
        secure = None if plain else trust()
        reader, writer = await asyncio.open_connection(
            where, port, ssl=secure, server_hostname=None if plain else name, limit=ANSWER
        )
        try:
            path = (found.path or "/") + (f"?{found.query}" if found.query else "")
            more = {"Host": found.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
            lines = [f"POST {path} HTTP/1.1", *(f"{key}: {value}" for key, value in more.items()), "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            status = STATUS.match(await reader.readuntil(b"\n"))
            return int(status[1]) if status else 0
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            return 0
        finally:
            writer.close()
            with contextlib.suppress(OSError, ssl.SSLError):
                await writer.wait_closed()
