"""What whoever runs a web table wishes: one value, checked when it is made, so that a bad wish is one sentence."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import urlsplit

from dispetto.core.errors import BadInput, Either
from dispetto.web.sorry import WEB

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
LONGEST_DRAIN = 600  # seconds
FORMS = ("plain", "json")  # of what is logged
NAME = re.compile(r"[a-z0-9]([a-z0-9._-]*[a-z0-9])?", re.ASCII)  # of a host
BASE = re.compile(r"(/[A-Za-z0-9._~-]+)*", re.ASCII)  # a path that needs no escaping anywhere


@dataclass(frozen=True)
class Wish:
    """The settings of a web table; the defaults are those of somebody who plays at home."""

    address: str = ""  # where the world finds us, like https://games.example/dispetto
    hosts: tuple[str, ...] = ()  # other names we answer to
    behind_proxy: bool = False
    proxies: tuple[str, ...] = ("127.0.0.0/8", "::1")  # who may say on whose behalf it asks
    metrics_token: str = ""  # who has it may read /metrics; without one, whoever sits at this machine
    logs: str = "plain"  # or json
    drain: float = 0.0  # seconds between the order to stop and the pages being sent away, for a balancer to notice

    def __post_init__(self) -> None:
        """BadInput says which wish cannot be."""
        found = urlsplit(self.address)
        base = found.path.rstrip("/")
        try:
            named = bool(NAME.fullmatch((found.hostname or "").lower()) or ip(found.hostname or "")) and found.port != 0
        except ValueError:
            named = False
        if self.address and not (
            found.scheme in ("http", "https")
            and named
            and not found.query + found.fragment + (found.username or "")
            and BASE.fullmatch(base)
        ):
            raise BadInput("wish-address", WEB, value=repr(self.address))
        for name in self.hosts:
            if not NAME.fullmatch(name.lower()):
                raise BadInput("wish-host", WEB, value=repr(name))
        if not 0 <= self.drain <= LONGEST_DRAIN:
            raise BadInput("wish-drain", WEB, most=LONGEST_DRAIN, value=self.drain)
        one_of("--logs", self.logs, FORMS)
        if not (self.metrics_token.isascii() and self.metrics_token.isprintable()) or " " in self.metrics_token:
            raise BadInput("wish-token", WEB)
        for word in self.proxies:
            try:
                ipaddress.ip_network(word)
            except ValueError:
                raise BadInput("wish-proxy", WEB, value=repr(word)) from None

    @cached_property
    def base(self) -> str:
        """The path below which we stand: empty, or like /dispetto."""
        return urlsplit(self.address).path.rstrip("/")

    @cached_property
    def outside(self) -> str:
        """Our address without its path; empty where nobody said one."""
        found = urlsplit(self.address)
        return f"{found.scheme}://{found.netloc}" if self.address else ""

    @cached_property
    def names(self) -> frozenset[str]:
        """The names by which we are called."""
        return frozenset(name.lower() for name in (*self.hosts, urlsplit(self.address).hostname or "") if name)

    @cached_property
    def secure(self) -> bool:
        """Does everybody come over TLS? Then cookies never travel without it."""
        return self.address.startswith("https:") or (self.behind_proxy and not self.address)

    @cached_property
    def networks(self) -> tuple[Network, ...]:
        """Where a proxy's word counts."""
        return tuple(ipaddress.ip_network(word) for word in self.proxies) if self.behind_proxy else ()


def ip(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address of the network, an old one that is dressed as a new one as what it is; None where it is none."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def one_of(key: str, value: str, known: tuple[str, ...]) -> None:
    """BadInput unless a wish is one of these."""
    if value not in known:
        raise BadInput("wish-one-of", WEB, key=key, known=Either(known), value=repr(value))
