"""What the page of a table shows that waits for its people:
options, chairs, colours, and the file it may bring along.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dispetto.bots import all_bots
from dispetto.core.files import LARGEST, is_text, named
from dispetto.core.game import COLOURS, Game, Option, colour_option, spelt
from dispetto.core.telling.words import Words
from dispetto.web.pages.cast import troupe
from dispetto.web.pages.moods import pickers, presets, shown_picks
from dispetto.web.pages.phrases import Tongue, tongue
from dispetto.web.pages.sitting import faces
from dispetto.web.play import days
from dispetto.web.play.colours import ASKED, chosen, may_choose, owner
from dispetto.web.play.forecasting import ALLOWED, open_to_watchers
from dispetto.web.play.picks import is_open
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table

CLOCKS = (0, 20, 60, 180, 600, *days.CLOCKS)  # seconds an answer may take; 0 is no clock
FUSES = (6, 12, 20, 40)  # seconds a round stays open at most
FREE = ("number", "types")  # what a host may write freely; other texts are files of ours
OWN = "own"  # the choice that stands for the file this table has brought


def lobby_facts(table: Table, reader: Reader) -> dict[str, Any]:
    """What the page of a waiting table shows besides its seats."""
    t = tongue(reader.lang)
    words = Words(table.game, reader.lang, ())
    seats = [s.name for s in table.row.seats]
    shown = [
        option(words, o, table.row.options.get(o.key, o.default), seats)
        for o in table.game.options
        if o.text != COLOURS
    ]
    ours = sum(1 for s in table.row.seats if s.person and s.hot)
    return {
        "few": [o for o in shown if not o["more"]],
        "many": [o for o in shown if o["more"]],
        "changed": sum(not o["is_default"] for o in shown),
        "presets": presets(table, words),
        "pickers": pickers(table, reader.person, words),
        "picked": shown_picks(table),
        "faces": faces_of(table, reader.person),
        "nameless": any(table.row.seats[n].name == t("guest") for n in table.seats_of(reader.person)),
        "house": table.game.house(table.row.options, words),
        "levels": [(f"bot:{name}", level(t, name)) for name, bot in all_bots().items() if not bot.people],
        **troupe(table, words),
        "clocks": [(n, t("clock-of", seconds=n)) for n in CLOCKS],
        "clock": table.row.settings.get("clock", 0),
        "fuses": [(n, t("seconds", n=n)) for n in FUSES],
        "fuse": table.row.settings.get("fuse", 12),
        "may_tell_odds": open_to_watchers(table.game),
        "tells_odds": bool(table.row.settings.get(ALLOWED)),
        "shared": bool(ours),
        "host": table.row.host == reader.person,
        "mine": table.seats_of(reader.person),
        "swatches": swatches(table, reader.person, words),
        "longest": LARGEST,
    }


def level(t: Tongue, bot: str) -> str:
    """A bot's level as a person reads it."""
    return t(f"bot-{bot}") if t.has(f"bot-{bot}") else bot.replace("-", " ").capitalize()


def faces_of(table: Table, person: str) -> dict[int, list[dict[str, Any]]]:
    """For each chair of this reader's own, all faces and whose they are."""
    return {n: faces(table, person, s.face) for n, s in enumerate(table.row.seats) if s.person == person and not s.hot}


def option(words: Words, o: Option, value: Any, seats: Sequence[str] = ()) -> dict[str, Any]:
    """One table option as its row on the page; a number that is a seat's is chosen by who sits there."""
    title, text = words.option(o)
    values = [(spelt(x), words.option_value(o, x)) for x in o.values]
    kind = "switch" if isinstance(o.default, bool) else "number" if o.text == "number" else "choice"
    if o.seat:
        kind = "choice"
        words_only = [(v, name) for v, name in values if not v.isdigit()]
        values = words_only + [(str(n), name or seat_named(words.lang, n)) for n, name in enumerate(seats, 1)]
    if o.each and is_open(o, {o.key: value}):
        value = o.values[1]
    return {
        "key": o.key,
        "title": title,
        "text": text,
        "rule": o.rule,
        "kind": kind,
        "values": values,
        "value": spelt(value),
        "shown": words.option_value(o, value),
        "more": o.more,
        "is_default": value == o.default,
        "low": o.low,
        "high": o.high,
        "default": words.option_value(o, o.default),
        "default_value": spelt(o.default),
        **brought_row(words.game, o, value, words.lang),
    }


def seat_named(lang: str, n: int) -> str:
    """A chair that nobody sits on yet."""
    return tongue(lang)("chair-n", n=n)


def brought_row(game: Game[Any, Any], o: Option, value: Any, lang: str) -> dict[str, Any]:
    """What the row of such an option shows besides:
    the title and provenance of what is chosen, and the table's own file as a choice.
    """
    if not o.brought:
        return {"brought": False, "about": "", "own": None}
    about = named(game, str(value), lang)
    row = {"brought": True, "about": about, "own": None}
    return row | {"value": OWN, "shown": about, "own": (OWN, about)} if is_text(value) else row


def swatches(table: Table, person: str, words: Words) -> dict[int, list[dict[str, Any]]]:
    """For each chair whose colour this reader may choose, all colours: their names, and who has them."""
    option = colour_option(table.game)
    if option is None:
        return {}
    said = chosen(table, option)
    return {
        seat: [
            {
                "key": ASKED + key,
                "n": n,
                "name": words.option_value(option, key),
                "mine": said[seat] == key,
                "taken": table.row.seats[said.index(key)].name if key in said and said[seat] != key else "",
            }
            for n, key in enumerate(option.values[1:])
        ]
        for seat in range(len(table.row.seats))
        if may_choose(table, person, seat)
    }


def too_late(table: Table, person: str, colour: str, words: Words) -> tuple[str, str]:
    """Who has the colour somebody asked for, and how it is called; nothing where it is theirs, or nobody's."""
    option = colour_option(table.game)
    seat = owner(table, colour)
    if option is None or seat < 0 or table.row.seats[seat].person == person:
        return "", ""
    return table.row.seats[seat].name, words.option_value(option, colour)
