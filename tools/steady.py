"""Chance for tests: what the server draws in secret is the same at every run of a test, and so are its dice.

A test that one deal in twelve spoils is found by the twelfth who runs it, which may be CI. Only tests and what they
start call this; the server itself knows no way to be told its seeds.
"""

from __future__ import annotations

import base64
import random
import secrets
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")
NAMES = ("token_bytes", "token_hex", "token_urlsafe", "randbits", "choice")
# A browser's own part of the dice, the same for every reader of this number.
BROWSER = """(() => {
  let word = %d;
  crypto.getRandomValues = (into) => {
    for (let i = 0; i < into.length; i += 1) into[i] = (word = (Math.imul(word, 1103515245) + 12345) >>> 0) >>> 16;
    return into;
  };
})();"""


class Steady:
    """What `secrets` offers, told by a seed. Each kind and length has a stream of its own: how many names somebody
    drew does not move the dice.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.streams: dict[str, random.Random] = {}

    def stream(self, kind: str) -> random.Random:
        """The numbers of one kind."""
        return self.streams.setdefault(kind, random.Random(f"{self.seed} {kind}"))

    def token_bytes(self, nbytes: int | None = None) -> bytes:
        """As many bytes as are wanted."""
        return self.stream(f"bytes {nbytes}").randbytes(nbytes or 32)

    def token_hex(self, nbytes: int | None = None) -> str:
        """The same as text."""
        return self.stream(f"hex {nbytes}").randbytes(nbytes or 32).hex()

    def token_urlsafe(self, nbytes: int | None = None) -> str:
        """The same for addresses."""
        raw = self.stream(f"urlsafe {nbytes}").randbytes(nbytes or 32)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    def randbits(self, k: int) -> int:
        """A number below 2 to the k."""
        return self.stream(f"bits {k}").getrandbits(k)

    def choice(self, sequence: Sequence[T]) -> T:
        """One of these."""
        return self.stream("choice").choice(sequence)


def steady(seed: str, put: Callable[[object, str, object], None] = setattr) -> None:
    """From now on, in this process; `put` may be a monkeypatch's, who takes it back."""
    told = Steady(seed)
    for name in NAMES:
        put(secrets, name, getattr(told, name))
