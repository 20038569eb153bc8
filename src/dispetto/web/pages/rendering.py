"""Templates, and the small things every template may ask for."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from dispetto.core.show import ink_seats, ink_things
from dispetto.core.telling.grammar import rule_id
from dispetto.core.telling.languages import languages
from dispetto.web.pages.art import (
    HERE,
    art_url,
    asset,
    emblem_url,
    face_url,
    game_asset,
    ground_url,
    portrait_url,
    poster_url,
)
from dispetto.web.pages.at import BASE, at
from dispetto.web.pages.howto import explained, stressed
from dispetto.web.pages.phrases import tongue


def render(template: str, lang: str, **facts: Any) -> str:
    """A template in a language."""
    return environment().get_template(template).render(t=tongue(lang), lang=lang, **facts)


@lru_cache
def environment() -> Environment:
    """Where templates are found, and what all of them know."""
    made = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(
        base=BASE,
        asset=here(asset),
        game_asset=here(game_asset),
        chip=chip,
        dice=dice,
        art=here(art_url),
        ground=here(ground_url),
        tongues=languages,
        poster=here(poster_url),
        emblem=here(emblem_url),
        face=here(face_url),
        portrait=here(portrait_url),
        rule_id=rule_id,
        explained=explained,
    )
    made.filters.update(numbers=numbers, verdict=verdict, stressed=stressed)
    return made


def here(address: Callable[..., str]) -> Callable[..., str]:
    """One of our addresses, as a browser must ask for it; none stays none."""

    def asked(*what: Any) -> str:
        found = address(*what)
        return at(found) if found else ""

    return asked


@lru_cache(maxsize=256)
def chip(seat: int, size: int = 20) -> Markup:
    """A seat's colour and shape."""
    return Markup(ink_seats.chip(seat, size))


@lru_cache
def dice() -> Markup:
    """Fate, as a small picture."""
    return Markup(ink_things.dice([6, 1], 34))


@lru_cache(maxsize=4096)
def numbers(text: str) -> Markup:
    """A sentence with its numbers underlined, as the narrator writes."""
    return Markup(re.sub(r"(?<![&#\w])(\d+)(?!\w)", r"<b>\1</b>", str(escape(text))))


def verdict(text: str) -> Markup:
    """A reason with its first sentence in bold."""
    first, dot, rest = text.partition(". ")
    return Markup("<b>{}</b> {}").format(first + dot.strip(), rest)
