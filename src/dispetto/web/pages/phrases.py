"""The web's own words: everything on a page that no game says."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from dispetto.core.telling.phrases import Phrases
from dispetto.web.sorry import WEB


class Tongue(Phrases):
    """The web's sentences in one language; callable, so that templates write t("play-now")."""

    def __init__(self, lang: str) -> None:
        super().__init__(WEB, lang)

    def __call__(self, key: str, /, **args: Any) -> str:
        return self.say(key, **args)


@lru_cache
def tongue(lang: str) -> Tongue:
    """The web's sentences, read once."""
    return Tongue(lang)


def moment(at: float) -> str:
    """A moment for a `time` element, to the minute; the reader's browser says it in the reader's own time."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%MZ")
