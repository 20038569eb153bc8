"""Who is who without accounts: a random id in a signed cookie, a name and a gender beside it."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from dispetto.core.show.stage import PAGES
from dispetto.core.telling.languages import ENGLISH, languages, of_tag

COOKIE = "who"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
GENDERS = ("f", "m", "n")
WHO = re.compile(r"([\w-]{1,40})(?:~(\d{1,9}))?", re.ASCII)
JOINER = "\u200d"


@dataclass(frozen=True)
class Visitor:
    """Somebody at the door: an id, how they are called, what they read and see."""

    id: str
    name: str
    gender: str
    lang: str
    theme: str  # light, dark, or empty for what the device likes
    layout: str
    fresh: bool  # the cookie still has to be set
    sound: bool = False  # they want to hear the table
    epoch: int = 0  # of their device
    face: int = 0  # chosen before, at another table
    ended: bool = False  # on this device they were somebody who has moved on to another one


def sign(secret: bytes, text: str, purpose: str = "") -> str:
    """The text with a mark that only we can make, good for one purpose; without one it is a cookie's."""
    meant = f"{purpose}\0{text}" if purpose else text
    return f"{text}.{hmac.new(secret, meant.encode(), hashlib.sha256).hexdigest()[:32]}"


def unsign(secret: bytes, signed: str, purpose: str = "") -> str | None:
    """The text back, or None when the mark is not ours or was made for something else."""
    text, _, mark = signed.rpartition(".")
    right = sign(secret, text, purpose).rpartition(".")[2] if text else ""
    return text if text and hmac.compare_digest(mark.encode(), right.encode()) else None


def cookie(secret: bytes, person: str, epoch: int = 0) -> str:
    """What the device of somebody brings along; the epoch counts the devices they have moved to."""
    return sign(secret, f"{person}~{epoch}" if epoch else person)


def who(secret: bytes, brought: str) -> tuple[str, int] | None:
    """The person of a cookie and the epoch of their device; None where it is no cookie of ours."""
    found = WHO.fullmatch(unsign(secret, brought) or "")
    return (found[1], int(found[2] or 0)) if found else None


def ghost(secret: bytes, person: str, epoch: int) -> str:
    """Who a device is after its person has moved on to another one."""
    return hmac.new(secret, f"ghost\0{person}~{epoch}".encode(), hashlib.sha256).hexdigest()[:16]


def mark_of(secret: bytes, purpose: str, whose: str, person: str) -> str:
    """What a form calls somebody without telling who they are: good for one purpose and one reader, or one circle."""
    return hmac.new(secret, f"{purpose}\0{whose}\0{person}".encode(), hashlib.sha256).hexdigest()[:16]


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(12)


def clean(text: str, longest: int) -> str:
    """What somebody wrote as it may be shown: nothing invisible (but what joins emoji), single spaces, not too long."""
    kept = (c if c == JOINER or unicodedata.category(c)[0] != "C" else " " if c.isspace() else "" for c in text)
    return " ".join(unicodedata.normalize("NFC", "".join(kept)).split())[:longest].strip()


def clean_name(name: str) -> str:
    """A name as it may stand at a table."""
    return clean(name, LONGEST_NAME).strip(JOINER)


def language(c: HTTPConnection) -> str:
    """What somebody reads: what was chosen here, else what the browser asks for."""
    chosen = c.cookies.get("lang", "")
    if chosen in languages():
        return chosen
    for part in c.headers.get("accept-language", "").split(","):
        code = of_tag(part.split(";")[0])
        if code:
            return code
    return ENGLISH


def theme(c: HTTPConnection) -> str:
    """light or dark where it was chosen here; empty leaves it to the device."""
    chosen = c.cookies.get("theme", "")
    return chosen if chosen in ("light", "dark") else ""


def layout(c: HTTPConnection) -> str:
    """Which of `PAGES`: what the page said last time, else what the device looks like."""
    chosen = c.cookies.get("layout", "")
    if chosen in PAGES:
        return chosen
    return "tall" if "Mobi" in c.headers.get("user-agent", "") else "wide"


def same_site(c: HTTPConnection) -> bool:
    """Did our own page send this? Browsers say where a form or a socket comes from;
    `null` is somebody who will not say: a sandbox, a file, a redirect from elsewhere.
    """
    origin = c.headers.get("origin")
    if origin is None:
        return c.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin.split("://", 1)[-1] == c.headers.get("host", "")
