"""Files a table brings along, like a card set or a board: by a shipped name, by a path, or as the text itself.

A path is read once, when the table is made. From then on the text stands in its place, so that a saved table,
and a record that is replayed elsewhere, have what they were played with.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from dispetto.core.errors import BadFile, BadInput, Sentence
from dispetto.core.game import Game
from dispetto.core.telling.languages import languages, title_in
from dispetto.core.telling.words import Words

LARGEST = 40_000  # letters
LONGEST_TITLE = 60
FILES = ("board", "card set")  # the texts of options whose values are files
SHOWN = 40  # letters of a wrong value that are repeated
PROVENANCE: Final = (
    "printed",
    "derived",
    "reported",
    "house",
)  # in the rulebook, worked out from it, said by others, ours
PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")


def clipped(value: Any) -> str:
    """A wrong value as a sentence repeats it."""
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


@dataclass(frozen=True)
class Brought:
    """A file that was found: what the table remembers of it, and how faults call it."""

    key: str  # a shipped name, or the whole text
    where: str  # its path; empty for a text without one
    text: str


@dataclass(frozen=True)
class BoardFile:
    """A board file as its game reads it: facts for machines, praise for people, and everything wrong with it."""

    facts: dict[str, Any]
    praise: Sentence
    faults: list[Sentence]


def toml_at(path: Path) -> dict[str, Any]:
    """What a TOML file says, whatever it is; BadInput where it is none."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as e:
        raise BadInput("file-not-toml", path=path, trouble=e) from None


def is_text(value: Any) -> bool:
    """Is this the text of a file, and neither a name nor a path?"""
    return isinstance(value, str) and "\n" in value.strip()


def find(value: str, shipped: Path, what: Sentence) -> Brought:
    """A shipped file by its name, another by its path, or the text itself; BadInput says what there is."""
    if is_text(value):
        return Brought(tidy(value), "", tidy(value))
    ours = shipped_files(shipped)
    if value in ours:
        return Brought(value, str(shipped / f"{value}.toml"), ours[value])
    if not value.endswith(".toml"):
        raise BadInput("file-unknown", what=what, name=clipped(value), known=list(ours))
    path = Path(value)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput("file-none", what=what, path=path) from None
    except (UnicodeDecodeError, OSError, ValueError) as e:
        raise BadInput("file-not-toml", path=path, trouble=e) from None
    return Brought(tidy(text), str(path), tidy(text))


@lru_cache
def shipped_files(folder: Path) -> dict[str, str]:
    """The files of ours in a folder: name → text."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.toml"))}


def tidy(text: str) -> str:
    """A text as tables and records keep it."""
    return text.replace("\r\n", "\n").strip() + "\n"


def contents(text: str) -> dict[str, Any]:
    """What the text of a file says; BadFile where it is too large or no TOML."""
    if len(text) > LARGEST:
        raise BadFile("file-large", n=len(text), most=LARGEST)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        found = PLACE.search(str(e))
        if found is None:
            raise BadFile("file-cut") from None
        raise BadFile("file-toml", line=int(found[1]), column=int(found[2])) from None
    except (ValueError, RecursionError):  # a number of a thousand digits, lists in lists in lists
        raise BadFile("file-odd") from None


def about(data: dict[str, Any]) -> tuple[dict[str, str], str]:
    """The title of a file in each language (empty where it has none) and where its facts come from;
    BadFile where they make no sense.
    """
    title = data.get("title", "")
    titles = title if isinstance(title, dict) else dict.fromkeys(languages(), title)
    if not all(isinstance(text, str) and len(text) <= LONGEST_TITLE and text.isprintable() for text in titles.values()):
        raise BadFile("file-title", n=LONGEST_TITLE, known=languages())
    provenance = data.get("provenance", "house")
    if provenance not in PROVENANCE:
        raise BadFile("file-provenance", known=PROVENANCE)
    return {lang: title_in(titles, lang) for lang in languages()}, str(provenance)


def of_the_house(game: Game[Any, Any], options: Mapping[str, Any], words: Words) -> list[tuple[str, str]]:
    """The boards and card sets of a table whose facts are ours."""
    found = []
    for o in game.options:
        if o.text in FILES:
            text = find(str(options.get(o.key, o.default)), game.folder / "data", Sentence("what-file")).text
            titles, provenance = about(contents(text))
            if provenance == "house":
                title = title_in(titles, words.lang) or words.option(o)[0]
                found.append((title, words.get("house-file", title=title)))
    return found


def named(game: Game[Any, Any], value: str, lang: str) -> str:
    """A file a table is played with, as people call it: its title, and where its facts come from."""
    return name_of(game.folder, value, lang)


@lru_cache(maxsize=64)
def name_of(folder: Path, value: str, lang: str) -> str:
    """The same, by the folder of the game."""
    titles, provenance = about(contents(find(value, folder / "data", Sentence("what-file")).text))
    title = title_in(titles, lang)
    return Sentence("file-named", title=title, titled="yes" if title else "no", provenance=provenance).said(lang)
