"""A recovery phrase: eight words of 256 by which somebody is known on any device. Only a slow digest of it is kept.

Eight words are 64 bits; every guess costs scrypt (32 MB, a tenth of a second), and an address may guess seldom.
The words have numbers, so a phrase may be written down in one language and said in another.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

FILE = Path(__file__).parent / "data" / "phrase.txt"
LANGUAGES = ("en", "it")  # the columns of the file
WORDS = 8
COST = {"n": 2**15, "r": 8, "p": 1, "maxmem": 64 * 1024 * 1024, "dklen": 32}


@lru_cache
def listed() -> tuple[tuple[str, ...], ...]:
    """All words by their numbers, in each language."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return tuple(tuple(line.split()) for line in lines if line and not line.startswith("#"))


@lru_cache
def numbered() -> dict[str, int]:
    """The number of a word, in whichever language it is said."""
    return {bare(word): n for n, words in enumerate(listed()) for word in words}


def bare(word: str) -> str:
    """A word as people type it: no accents, no capitals."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(c for c in parts if not unicodedata.combining(c))


def drawn() -> tuple[int, ...]:
    """A new phrase."""
    return tuple(secrets.randbelow(len(listed())) for _ in range(WORDS))


def spelt(phrase: Sequence[int], lang: str) -> str:
    """A phrase in words."""
    column = LANGUAGES.index(lang) if lang in LANGUAGES else 0
    return " ".join(listed()[n][column] for n in phrase)


def heard(text: str) -> tuple[int, ...] | None:
    """The phrase that somebody typed; None where a word is none of ours, or there are too many or too few."""
    found = [numbered().get(bare(word), -1) for word in re.findall(r"[^\W\d_]+", text)]
    return tuple(found) if len(found) == WORDS and min(found) >= 0 else None


def digest(secret: bytes, phrase: Sequence[int]) -> str:
    """What is kept of a phrase; the house's own secret is its salt."""
    salt = hashlib.sha256(b"recovery\0" + secret).digest()
    return hashlib.scrypt(bytes(phrase), salt=salt, **COST).hex()
