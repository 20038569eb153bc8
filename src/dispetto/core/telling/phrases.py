"""The one Fluent loader: the sentences of a room in a language, over those of the table itself."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from dispetto.core.telling.languages import CORE, ENGLISH, words_file
from dispetto.core.telling.patterns import Patterns, Unfit

BEGINS = re.compile(r"^(?=[A-Za-z-])", re.MULTILINE)  # a sentence; what belongs to it is set in, or is a bracket
MOST_KNOWN = 4000  # sentences a room keeps in a language


class Phrases:
    """What one room says in one language. What the language has no words for is said in English."""

    def __init__(self, room: Path, lang: str) -> None:
        self.room = room
        self.lang = lang
        self.patterns = Patterns(locale_of(lang))
        self.paths: list[Path] = []
        for path in dict.fromkeys(words_file(r, lang) for r in (CORE, room)):
            if path is not None:
                self.paths.append(path)
                self.patterns.add(sentences(path))
            elif lang == ENGLISH:
                raise FileNotFoundError(f"{room} has no words/{ENGLISH}.ftl")
        self.english = None if lang == ENGLISH else phrases(room, ENGLISH)
        self.known: dict[tuple[object, ...], str] = {}  # what was said before: Fluent takes long

    @cached_property
    def bundle(self) -> FluentBundle:
        """Fluent's own way, for what does not fit ours."""
        made = FluentBundle([self.lang, ENGLISH], use_isolating=False)
        for path in self.paths:
            made.add_resource(read_words(path))
        return made

    def speaks(self, key: str) -> bool:
        """Is there such a sentence in this very language?"""
        return key in self.patterns.sources

    def has(self, key: str) -> bool:
        """Is there such a sentence?"""
        return self.speaks(key) or (self.english is not None and self.english.speaks(key))

    def say(self, key: str, /, **args: Any) -> str:
        """One sentence by its key; an unknown key or a missing argument is an error of ours, never of the reader's."""
        sentence = (key, *args.items())
        text = self.known.get(sentence)
        if text is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            text = self.known[sentence] = self.put(key, args)
        return text

    def put(self, key: str, args: dict[str, Any]) -> str:
        """One sentence, put together."""
        if self.english is not None and not self.speaks(key):
            return self.english.say(key, **args) if self.english.speaks(key) else self.lack(key)
        with suppress(Unfit, RecursionError):
            return self.patterns.tell(key, args)
        message = self.bundle.get_message(key) if self.speaks(key) else None
        if message is None or message.value is None:
            return self.lack(key)
        text, errors = self.bundle.format_pattern(message.value, args)
        if errors:
            raise ValueError(f"{key} in {self.lang}: {errors}")
        return str(text)

    def attribute(self, key: str, name: str) -> str | None:
        """What a sentence says besides, like the text of a card; None where it says nothing."""
        if not self.speaks(key):
            return self.english.attribute(key, name) if self.english is not None else None
        with suppress(Unfit):
            return self.patterns.attribute(key, name)
        found = self.bundle.get_message(key).attributes.get(name)
        return None if found is None else str(self.bundle.format_pattern(found, {})[0])

    def lack(self, key: str) -> str:
        """Nobody has said how to say this."""
        raise KeyError(f"{self.room.name} has no words for {key} in {self.lang}")


def locale_of(lang: str) -> Locale:
    """How a language writes numbers; as English does where nobody knows."""
    try:
        return Locale.parse(lang.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return Locale.parse(ENGLISH)


@lru_cache(maxsize=256)  # the table's own are those of every room
def sentences(path: Path) -> dict[str, str]:
    """A file of sentences, each as it is written: what is never said is never taken apart, and half a second is saved.
    A file that others have brought is looked through at once (our own are, by a test).
    """
    if not path.is_relative_to(CORE.parent):
        read_words(path)
    found: dict[str, str] = {}
    for piece in BEGINS.split(path.read_text(encoding="utf-8"))[1:]:
        name = piece.partition("=")[0].strip()
        if not name.startswith("-"):
            found.setdefault(name, piece)
    return found


def read_words(path: Path) -> Resource:
    """A file of sentences; ValueError names the one that is not Fluent."""
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{path} is not Fluent here: {(entry.content or '').strip()[:80]}")
    return resource


@lru_cache(maxsize=256)
def phrases(room: Path, lang: str) -> Phrases:
    """The sentences of a room in a language, read once."""
    return Phrases(room, lang)
