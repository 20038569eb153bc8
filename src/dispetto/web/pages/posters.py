"""The posters of the first page: one a game, with the switch between its editions or of an option."""

from __future__ import annotations

from typing import Any

from dispetto.core.catalogue import all_games
from dispetto.core.game import Option, spelt
from dispetto.core.telling.lesson import has_lesson
from dispetto.core.telling.words import Words
from dispetto.web.pages.phrases import tongue

PINS = ("#d94130", "#4d9b3c", "#e8a11c", "#2f6fd0", "#8b4fb8")


def posters(lang: str) -> list[dict[str, Any]]:
    """One poster a game; editions of the same game share one, and either they or a table option are its switch."""
    found: dict[str, dict[str, Any]] = {}
    for game in all_games().values():
        words = Words(game, lang, ())
        title = words.title().partition(" · ")[0]
        row = {
            "name": game.name,
            "edition": words.edition() or title,
            "tagline": words.tagline(),
            "fewest": game.fewest,
            "most": game.most,
            "minutes": game.minutes,
            "taught": has_lesson(game),
        }
        shown = found.setdefault(
            str(game.folder), {"title": title, "short": words.short(), "games": [], "switch": None}
        )
        shown["games"].append(row)
        offered = next((o for o in game.options if o.key == game.switch), None)
        if offered is not None:
            shown["switch"] = option_switch(words, offered, lang)
    for n, shown in enumerate(found.values()):
        shown["pin"] = PINS[n % len(PINS)]
        if len(shown["games"]) > 1:
            choices = [(row["name"], row["edition"]) for row in shown["games"]]
            shown["switch"] = {"field": "game", "title": tongue(lang)("edition"), "choices": choices}
    return list(found.values())


def option_switch(words: Words, o: Option, lang: str) -> dict[str, Any]:
    """A table option as the switch of a poster, its default first; what is on or off is called by its own name."""
    title = words.option(o)[0]
    ordered = sorted(o.values, key=lambda value: value != o.default)
    if isinstance(o.default, bool):
        choices = [(spelt(value), f"+ {title}" if value else tongue(lang)("base-game")) for value in ordered]
    else:
        choices = [(spelt(value), words.option_value(o, value)) for value in ordered]
    return {"field": f"o-{o.key}", "title": title, "choices": choices}
