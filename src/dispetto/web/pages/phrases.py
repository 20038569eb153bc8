"""The web's own words: everything on a page that no game says."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

WORDS = Path(__file__).parents[1] / "words"


class Tongue:
    """The web's sentences in one language; callable, so that templates write t("play-now")."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.bundle.add_resource(FluentResource((WORDS / f"{lang}.ftl").read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Is there such a sentence?"""
        return self.bundle.has_message(key)

    def __call__(self, key: str, **args: Any) -> str:
        if not self.has(key):
            raise KeyError(f"the web has no words for {key} in {self.lang}")
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{key} in {self.lang}: {errors}")
        return str(text)


@lru_cache
def tongue(lang: str) -> Tongue:
    """The web's sentences, read once."""
    return Tongue(lang)
