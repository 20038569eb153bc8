"""Dice: the fast ones of simulations, and the verifiable ones of a live table."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

LOW: Final = 0xFFFFFFFF


class Dice:
    """A small fast generator (sfc32) for simulations and search; the same compiled or not."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & LOW
        self.b: i64 = (seed >> 32) & LOW
        self.c: i64 = (seed >> 64) & LOW
        self.n: i64 = 1
        for _ in range(12):
            self.next()

    def next(self) -> i64:
        """The next 32 bits."""
        t: i64 = (self.a + self.b + self.n) & LOW
        self.n = (self.n + 1) & LOW
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & LOW
        self.c = (((self.c << 21) | (self.c >> 11)) + t) & LOW
        return t

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; the bias is below n in four thousand million."""
        m: i64 = n
        return int((self.next() * m) >> 32)

    def fork(self) -> Dice:
        """New dice, seeded from these."""
        return Dice(int(self.next()) | int(self.next()) << 32 | int(self.next()) << 64)


class SealedDice:
    """Verifiable dice: HMAC-SHA-256 of a secret seed over the seats' nonces and a counter."""

    def __init__(self, seed: bytes, nonces: Sequence[str] = (), counter: int = 0) -> None:
        self.seed = seed
        self.nonces = tuple(nonces)
        self.counter = counter

    def commitment(self) -> str:
        """What is published before the first roll."""
        return hashlib.sha256(self.seed).hexdigest()

    def pick(self, odds: Sequence[int]) -> int:
        """The next chance answer: an index by weight. The counter never goes back."""
        index = derive(self.seed, self.nonces, self.counter, odds)
        self.counter += 1
        return index


def derive(seed: bytes, nonces: Sequence[str], counter: int, odds: Sequence[int]) -> int:
    """Recompute one chance answer: 64-bit words of the HMAC stream, rejection, no modulo bias."""
    total = sum(odds)
    ceiling = (1 << 64) - (1 << 64) % total
    attempt = 0
    while True:
        text = json.dumps([list(nonces), counter, attempt], ensure_ascii=True, separators=(",", ":"))
        word = int.from_bytes(hmac.new(seed, text.encode(), hashlib.sha256).digest()[:8], "big")
        if word < ceiling:
            break
        attempt += 1
    pick = word % total
    index = 0
    while pick >= odds[index]:
        pick -= odds[index]
        index += 1
    return index
