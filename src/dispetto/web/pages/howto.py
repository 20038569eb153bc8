"""How to play, a page a rule set: what a game's stage explains, around its law."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

from dispetto.core.catalogue import game_named
from dispetto.core.show.howto import Picture
from dispetto.core.show.ink import num, rounded
from dispetto.core.show.stage import THEMES, WIDE
from dispetto.core.telling.words import plain
from dispetto.web.pages.art import art_url
from dispetto.web.pages.at import at
from dispetto.web.pages.laws import rules_shown

STRESSED = re.compile(r"\*([^*]+)\*")
LONGEST = 36  # letters of a name that fit over the aim
CLASSES = {"light": "day", "dark": "night"}


@lru_cache(maxsize=32)
def explained(game: str) -> bool:
    """Does this game bring a page of its own, or the law alone?"""
    known = game_named(game)
    return known.stage().howto(plain(known, "en")) is not None


def tabs(game: str, lang: str) -> dict[str, Any]:
    """What both tabs say about a game."""
    known = game_named(game)
    words = plain(known, lang)
    return {"game": known, "title": words.title(), "rules": rules_shown(known, lang), "explained": explained(game)}


def how_page(game: str, lang: str) -> dict[str, Any]:
    """What the first tab shows."""
    known = game_named(game)
    words = plain(known, lang)
    stage = known.stage()

    def drawn(picture: Picture, kind: str = "") -> Markup:
        return shown(picture, game, stage.size(picture.board, WIDE) if picture.board else (0, 0), kind)

    name = words.title().partition(" · ")[0]
    heading = name if len(name) <= LONGEST else words.short()
    return tabs(game, lang) | {
        "name": name,
        "heading": heading,
        "short": words.short(),
        "edition": words.edition(),
        "how": stage.howto(words),
        "drawn": drawn,
    }


def shown(picture: Picture, game: str, size: tuple[int, int], kind: str) -> Markup:
    """A picture as SVG; the board under it by day and by night."""
    under = "".join(
        f'<image class="{CLASSES[theme]}" href="{at(art_url(game, picture.board, WIDE, theme))}" '
        f'x="{num(picture.corner[0])}" y="{num(picture.corner[1])}" width="{size[0]}" height="{size[1]}"/>'
        for theme in (THEMES if picture.board else ())
    )
    box = " ".join(num(side) for side in picture.box)
    return Markup(f'<svg class="{kind}" viewBox="{box}" aria-hidden="true">{under}{rounded(picture.svg)}</svg>')


def stressed(text: str) -> Markup:
    """A sentence in which what stands between stars is bold."""
    return Markup(STRESSED.sub(r"<b>\1</b>", str(escape(text))))
