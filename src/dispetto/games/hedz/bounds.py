"""How large a board may be that somebody brings to a table: what is drawn of it, and walked on it, has an end."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from dispetto.core.errors import BadFile
from dispetto.core.files import about, clipped
from dispetto.games.hedz.board import FOLDER
from dispetto.games.hedz.rules.seen import SPACES, THINKS

MOST_SPACES: Final = SPACES - 32  # a picture of so many is still a picture
MOST_FORKS: Final = THINKS
MOST_SIGHTS: Final = 60
FARTHEST: Final = 1600.0  # units of a picture, across and down
MOST_POINTS: Final = 120  # of everything that a picture lists: an outline, palms
ID: Final = re.compile(r"[A-Za-z0-9]{1,6}", re.ASCII)
ROUTE: Final = re.compile(r"[a-z]{1,12}", re.ASCII)
KEYS: Final = ("title", "editions", "provenance", "sight", "space", "picture")
SPACE_KEYS: Final = ("id", "number", "kinds", "next", "routes", "wide", "tall", "provenance")


def fault(key: str, /, **facts: Any) -> BadFile:
    """What is too much of a board, in the words of this game."""
    return BadFile(key, FOLDER, **facts)


def bounded(data: Mapping[str, Any]) -> None:
    """BadFile where a board is larger than anybody needs, or says what nobody asked."""
    about(dict(data))
    for key in data:
        if key not in KEYS:
            raise fault("bound-key", value=clipped(key), known=list(KEYS))
    rows, sight = data.get("space"), data.get("sight", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise fault("bound-spaces", most=MOST_SPACES)
    if len(rows) > MOST_SPACES:
        raise fault("bound-spaces", most=MOST_SPACES)
    if not isinstance(sight, list) or len(sight) > MOST_SIGHTS:
        raise fault("bound-sights", most=MOST_SIGHTS)
    if not isinstance(data.get("editions", []), list) or not all(isinstance(e, str) for e in data.get("editions", [])):
        raise fault("bound-key", value="'editions'", known=['editions = ["…"]'])
    for row in rows:
        space(row)
    if sum(len(row.get("next", ())) > 1 for row in rows) > MOST_FORKS:
        raise fault("bound-forks", most=MOST_FORKS)
    picture(data.get("picture", {}))


def space(row: Mapping[str, Any]) -> None:
    """One space: short names, small numbers, a place in the picture."""
    for key in row:
        if key not in SPACE_KEYS:
            raise fault("bound-key", value=clipped(key), known=list(SPACE_KEYS))
    name = row.get("id")
    if not isinstance(name, str) or not ID.fullmatch(name):
        raise fault("bound-id", value=clipped(name))
    number = row.get("number")
    if type(number) is not int or not -SPACES <= number <= SPACES:
        raise fault("bound-number", space=name, most=SPACES)
    for key, shape, most in (("kinds", ROUTE, 6), ("next", ID, 4), ("routes", ROUTE, 2)):
        words = row.get(key, [])
        if not isinstance(words, list) or len(words) > most or not all(isinstance(w, str) for w in words):
            raise fault("bound-words", space=name, key=key, most=most)
        if not all(shape.fullmatch(word) for word in words):
            raise fault("bound-words", space=name, key=key, most=most)
    for layout in ("wide", "tall"):
        if layout in row and not is_point(row[layout]):
            raise fault("bound-place", space=name, layout=layout, most=round(FARTHEST))


def is_point(value: Any) -> bool:
    """Two numbers of a picture."""
    if not isinstance(value, list) or len(value) != 2:
        return False
    return all(type(c) in (int, float) and 0 <= c <= FARTHEST for c in value)


def picture(found: Any) -> None:
    """What makes it beautiful: numbers, not too many, none beyond the picture."""
    if not isinstance(found, dict) or not all(layout in ("wide", "tall") for layout in found):
        raise fault("bound-picture", key="picture")
    for beauty in found.values():
        if not isinstance(beauty, dict):
            raise fault("bound-picture", key="picture")
        for key, value in beauty.items():
            if key not in SHAPES:
                raise fault("bound-key", value=clipped(key), known=list(SHAPES))
            if not fits(value, SHAPES[key]):
                raise fault("bound-picture", key=key)
        if "size" in beauty and min(beauty["size"]) < 100:
            raise fault("bound-picture", key="size")
        if "stone" in beauty and not 4 <= beauty["stone"] <= 40:
            raise fault("bound-picture", key="stone")


# What each may be: a number, so many numbers, or a list of such; 0 is any number of them.
SHAPES: Final[Mapping[str, tuple[int, ...]]] = {
    "size": (2,),
    "stone": (),
    "sand": (),
    "island": (0, 2),
    "lagoons": (0, 0, 2),
    "volcano": (3,),
    "teeth": (0, 4),
    "palms": (0, 3),
    "bones": (0, 3),
    "nests": (0, 3),
    "skulls": (0, 3),
    "sign": (2,),
}


def fits(value: Any, shape: tuple[int, ...]) -> bool:
    """Is it a number within the picture, or a list of such as the shape says?"""
    if not shape:
        return type(value) in (int, float) and -FARTHEST <= value <= FARTHEST
    if not isinstance(value, list) or (len(value) != shape[0] if shape[0] else not 0 < len(value) <= MOST_POINTS):
        return False
    return all(fits(one, shape[1:]) for one in value)
