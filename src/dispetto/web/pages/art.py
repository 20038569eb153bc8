"""Pictures that may be kept for ever:
boards, grounds, posters, static files, each with a fingerprint in its address.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any

from dispetto.core.catalogue import game_named
from dispetto.core.files import is_text
from dispetto.core.setup import CHAOS, CLASSIC, EVENING
from dispetto.core.show import ink_cast, ink_faces, ink_things
from dispetto.core.show.stage import THEMES, Stage

HERE = Path(__file__).parent
STATIC = HERE.parent / "static"

MOODS = {EVENING: (4, "grin"), CLASSIC: (3, "smug"), CHAOS: (8, "angry")}  # a face and a mood


def mark(text: bytes) -> str:
    """A fingerprint."""
    return hashlib.sha256(text).hexdigest()[:10]


@lru_cache(maxsize=256)
def asset(path: str) -> str:
    """The address of a static file."""
    return f"/static/{path}?{mark((STATIC / path).read_bytes())}"


@lru_cache(maxsize=16)
def game_asset(game: str) -> str:
    """The address of the style sheet that a game's table adds to everybody's; empty where it has none."""
    text = style(game)
    return f"/style/{game}.css?{mark(text.encode())}" if text else ""


@lru_cache(maxsize=16)
def style(game: str) -> str:
    """What a game adds to everybody's style sheet; empty for nothing."""
    sheet = game_named(game).folder / "face" / "style.css"
    return sheet.read_text(encoding="utf-8") if sheet.is_file() else ""


@lru_cache(maxsize=64)
def picture(game: str, name: str, layout: str, theme: str) -> str:
    """A static board as SVG; KeyError where there is none."""
    stage: Stage[Any] = game_named(game).stage()
    if (name not in stage.backdrops() and not is_text(name)) or layout not in stage.drawings() or theme not in THEMES:
        raise KeyError(name)
    return stage.picture(name, layout, theme)


@lru_cache(maxsize=16)
def ground(game: str, layout: str, theme: str) -> str:
    """What lies around a game's board, as SVG."""
    stage: Stage[Any] = game_named(game).stage()
    if layout not in stage.drawings() or theme not in THEMES:
        raise KeyError(layout)
    return stage.ground(layout, theme)


@lru_cache(maxsize=16)
def poster(game: str) -> str:
    """A game's poster as SVG."""
    body = game_named(game).stage().poster()
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 250" preserveAspectRatio="xMidYMid slice">'
        f"<defs>{ink_things.defs()}</defs>{body}</svg>"
    )


@lru_cache(maxsize=1024)
def emblem(game: str, what: str, value: str, colour: int) -> str:
    """A small picture of a choice at set-up as SVG, empty where the game draws none;
    a preset it has no picture for gets a face.
    """
    found = game_named(game).stage().emblem(what, value, colour)
    if found or what != "preset" or value not in MOODS:
        return found
    n, mood = MOODS[value]
    look = ink_faces.bust(*ink_faces.LOOKS[n], ink_faces.COATS[n], mood)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -52 100 106">{look}</svg>'


@lru_cache(maxsize=1024)
def emblem_url(game: str, what: str, value: str, colour: int = 0) -> str:
    """The address of such a picture; empty where there is none."""
    svg = emblem(game, what, value, colour)
    return f"/emblem/{game}/{what}/{value}/{colour}.svg?{mark(svg.encode())}" if svg else ""


@lru_cache(maxsize=16)
def face_url(n: int) -> str:
    """The address of a face; empty for nobody's."""
    return f"/face/{n}.svg?{mark(ink_faces.face(n).encode())}" if n else ""


@lru_cache(maxsize=1024)
def portrait_url(who: str, colour: str = "own", mood: str = "calm") -> str:
    """The address of a face of the cast: in a seat's colour, in their `own`, or `wide`; none for nobody."""
    if not who:
        return ""
    svg = ink_cast.portrait(who, mood, int(colour) if colour.isdigit() else -1, colour == "wide")
    return f"/face/{who}/{mood}/{colour}.svg?{mark(svg.encode())}"


@lru_cache(maxsize=64)
def art_url(game: str, name: str, layout: str, theme: str) -> str:
    """The address of a static board."""
    return f"/art/{game}/{name}/{layout}-{theme}.svg?{mark(picture(game, name, layout, theme).encode())}"


@lru_cache(maxsize=64)
def brought_url(table: str, game: str, text: str, layout: str, theme: str) -> str:
    """The address of the static board that a table has brought along."""
    return f"/art/brought/{table}/{layout}-{theme}.svg?{mark(picture(game, text, layout, theme).encode())}"


@lru_cache(maxsize=16)
def ground_url(game: str, layout: str, theme: str) -> str:
    """The address of a game's surroundings."""
    return f"/ground/{game}/{layout}-{theme}.svg?{mark(ground(game, layout, theme).encode())}"


@lru_cache(maxsize=16)
def poster_url(game: str) -> str:
    """The address of a poster."""
    return f"/poster/{game}.svg?{mark(poster(game).encode())}"
