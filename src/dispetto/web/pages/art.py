"""Pictures that may be kept for ever: boards, grounds, posters, static files, each with a fingerprint in its address."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any

from dispetto.core.show import ink_things
from dispetto.core.show.stage import LAYOUTS, THEMES, Stage, stage_of
from dispetto.games import game_named

HERE = Path(__file__).parent


def mark(text: bytes) -> str:
    """A fingerprint."""
    return hashlib.sha256(text).hexdigest()[:10]


@lru_cache(maxsize=256)
def asset(path: str) -> str:
    """The address of a static file."""
    return f"/static/{path}?{mark((HERE / 'static' / path).read_bytes())}"


@lru_cache(maxsize=16)
def game_asset(game: str) -> str:
    """The address of the style sheet that a game's table adds to everybody's; empty where it has none."""
    path = f"game-{game}.css"
    return asset(path) if (HERE / "static" / path).exists() else ""


@lru_cache(maxsize=64)
def picture(game: str, name: str, layout: str, theme: str) -> str:
    """A static board as SVG; KeyError where there is none."""
    stage: Stage[Any] = stage_of(game_named(game))
    if name not in stage.backdrops() or layout not in LAYOUTS or theme not in THEMES:
        raise KeyError(name)
    return stage.picture(name, layout, theme)


@lru_cache(maxsize=16)
def ground(game: str, layout: str, theme: str) -> str:
    """What lies around a game's board, as SVG."""
    if layout not in LAYOUTS or theme not in THEMES:
        raise KeyError(layout)
    return stage_of(game_named(game)).ground(layout, theme)


@lru_cache(maxsize=16)
def poster(game: str) -> str:
    """A game's poster as SVG."""
    body = stage_of(game_named(game)).poster()
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 250" preserveAspectRatio="xMidYMid slice">'
        f"<defs>{ink_things.defs()}</defs>{body}</svg>"
    )


@lru_cache(maxsize=64)
def art_url(game: str, name: str, layout: str, theme: str) -> str:
    """The address of a static board."""
    return f"/art/{game}/{name}/{layout}-{theme}.svg?{mark(picture(game, name, layout, theme).encode())}"


@lru_cache(maxsize=16)
def ground_url(game: str, layout: str, theme: str) -> str:
    """The address of a game's surroundings."""
    return f"/ground/{game}/{layout}-{theme}.svg?{mark(ground(game, layout, theme).encode())}"


@lru_cache(maxsize=16)
def poster_url(game: str) -> str:
    """The address of a poster."""
    return f"/poster/{game}.svg?{mark(poster(game).encode())}"
