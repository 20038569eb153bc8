"""The languages the table speaks: those the core has words for, and those that come as a folder of words and laws.

A language pack is a folder, nothing else:

    fr/words/core.ftl  fr/words/web.ftl  fr/words/cli.ftl  fr/words/hedz.ftl …   one file a room, named like its folder
    fr/law/core.md     fr/law/hedz-25th.md …                                     one file a game, named like the game

It is found as a package that offers itself by entry point (`[project.entry-points."dispetto.languages"]`, fr =
"its_package"), or, to try one, in the folder that the environment's DISPETTO_LANGUAGES names: every folder in there is
a language.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

CORE = Path(__file__).parents[1]  # the room whose words lie under those of every other
ENGLISH = "en"  # what is said where a language has no words for it
GROUP = "dispetto.languages"
FOLDER = "DISPETTO_LANGUAGES"
CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


def languages() -> tuple[str, ...]:
    """Every language spoken here, English first."""
    return found_with(os.environ.get(FOLDER, ""))


@lru_cache
def found_with(folder: str) -> tuple[str, ...]:
    """The languages of the core, then those of the packs."""
    own = sorted(path.stem for path in (CORE / "words").glob("*.ftl"))
    return tuple(dict.fromkeys([ENGLISH, *own, *packs_with(folder)]))


@lru_cache
def packs_with(folder: str) -> dict[str, Path]:
    """The language packs by their code; the folder to try comes before what is installed."""
    tried = sorted(Path(folder).iterdir()) if folder and Path(folder).is_dir() else []
    packs = {path.name: path for path in tried}
    for point in entry_points(group=GROUP):
        packs.setdefault(point.name, folder_of(point.load()))
    return {code: path for code, path in packs.items() if CODE.fullmatch(code) and (path / "words").is_dir()}


def folder_of(offered: Any) -> Path:
    """The folder of what an entry point names: a path, or a package, with or without code in it."""
    return Path(offered) if isinstance(offered, str | Path) else Path(next(iter(offered.__path__)))


def pack(lang: str) -> Path | None:
    """The folder of a language that comes as a pack."""
    return packs_with(os.environ.get(FOLDER, "")).get(lang)


def spoken(lang: str) -> str:
    """The language where we speak it, else English."""
    return lang if lang in languages() else ENGLISH


def of_tag(tag: str) -> str:
    """The language a browser or an environment means (it-CH, it_IT.UTF-8) where we speak it; else empty."""
    whole = re.split(r"[.@]", tag.strip())[0].replace("_", "-")
    found = {code.lower(): code for code in languages()}
    return found.get(whole.lower()) or found.get(whole.split("-")[0].lower(), "")


def words_file(room: Path, lang: str) -> Path | None:
    """Where the words of a room are written in a language; its own go before those of a pack."""
    folder = pack(lang)
    places = [room / "words" / f"{lang}.ftl", *([folder / "words" / f"{room.name}.ftl"] if folder else [])]
    return next((path for path in places if path.is_file()), None)


def law_file_of(room: Path, stem: str, name: str, lang: str) -> Path:
    """Where a law is written in a language, else in English;
    `stem` names it among several in one room, `name` in a pack.
    """
    folder = pack(lang)
    own = room / "law" / (f"{stem}.{lang}.md" if stem else f"{lang}.md")
    places = [own, *([folder / "law" / f"{name}.md"] if folder else [])]
    english = room / "law" / (f"{stem}.{ENGLISH}.md" if stem else f"{ENGLISH}.md")
    return next((path for path in places if path.is_file()), english)


def title_in(titles: Mapping[str, str], lang: str) -> str:
    """What a data file is called in a language; where it does not say, in English, else as it says first."""
    return titles.get(lang) or titles.get(ENGLISH) or next(iter(titles.values()), "")
