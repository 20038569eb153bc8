"""What a browser may keep of us for when there is no line: a manifest, a worker, and the pages that are everybody's."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.telling.words import Words
from dispetto.web.pages.art import STATIC, asset, mark
from dispetto.web.pages.at import at
from dispetto.web.pages.howto import explained
from dispetto.web.pages.phrases import tongue

OFFLINE = "/offline"
PAPER, LINE = "#d9b47a", "#38261a"
ICONS = (("icon-192.png", 192, "any"), ("icon-512.png", 512, "any"), ("icon-maskable-512.png", 512, "maskable"))


def manifest(lang: str) -> dict[str, Any]:
    """How we are installed, in the reader's language."""
    t = tongue(lang)
    icons = [
        {"src": at(asset(f"art/{name}")), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for name, size, purpose in ICONS
    ]
    return {
        "id": at("/"),
        "start_url": at("/turns"),
        "scope": at("/"),
        "name": t("app-name"),
        "short_name": "Dispetto",
        "description": t("slogan"),
        "lang": lang,
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": LINE,
        "categories": ["games"],
        "icons": [*icons, {"src": at(asset("art/imp.svg")), "sizes": "any", "type": "image/svg+xml"}],
        "shortcuts": [{"name": t("my-turns"), "url": at("/turns")}],
    }


def book() -> list[str]:
    """The pages about the games: how to play them, and their law."""
    return [
        f"/{page}/{game}" for game in all_games() for page in ("how", "rules") if page == "rules" or explained(game)
    ]


def games(lang: str) -> list[tuple[str, str, str, bool]]:
    """What can be read offline: each game, what it and its edition are called, and whether a page explains it."""
    words = [Words(game_named(game), lang, ()) for game in all_games()]
    return [(w.game.name, w.short(), w.edition(), explained(w.game.name)) for w in words]


def worker() -> str:
    """The service worker: what it keeps changes with every file of ours, and its name does."""
    return f"const SHELL = {json.dumps(contents(at('')))};\n{(STATIC / 'worker.js').read_text(encoding='utf-8')}"


@lru_cache
def contents(base: str) -> dict[str, Any]:
    """What the worker keeps of a house that stands below a path."""
    every = sorted(path for path in STATIC.rglob("*") if path.suffix in (".css", ".js", ".svg", ".woff2"))
    version = mark("".join(mark(path.read_bytes()) for path in every).encode())
    fonts = [f"/static/fonts/{path.name}" for path in sorted((STATIC / "fonts").glob("*.woff2"))]
    files = [*fonts, "/static/art/cork.svg"]
    return {
        "version": version,
        "base": base,
        "offline": at(OFFLINE),
        "pages": [at(page) for page in book()],
        "files": [at(path) for path in files],
    }
