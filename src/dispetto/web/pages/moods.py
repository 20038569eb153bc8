"""The set-up page's larger choices: evenings ready made, and what everybody picks for themselves."""

from __future__ import annotations

from typing import Any

from dispetto.core.game import COLOURS, Option
from dispetto.core.telling.words import Words
from dispetto.web.pages.art import emblem_url
from dispetto.web.pages.at import at
from dispetto.web.pages.phrases import tongue
from dispetto.web.play.colours import may_choose
from dispetto.web.play.picks import is_open, picks
from dispetto.web.play.table import Table

HOUSE = ("preset-evening", "preset-classic", "preset-chaos")  # with -text and -facts each
NOT = "– "  # begins what an evening does without


def presets(table: Table, words: Words) -> list[dict[str, Any]]:
    """Each ready-made evening: its name, what it is like, and whether the table is set up like that now."""
    found = []
    for key in table.game.presets:
        told = [said(words, f"preset-{key}", part) for part in ("", "-text", "-facts")]
        lines = [(line.removeprefix(NOT), line.startswith(NOT)) for line in told[2].splitlines()]
        picture = emblem_url(table.game.name, "preset", key)
        found.append({"key": key, "title": told[0], "text": told[1], "facts": lines, "on": is_so(table, key)})
        found[-1]["picture"] = at(picture) if picture else ""
    return found


def said(words: Words, key: str, part: str) -> str:
    """What an evening is called or like: in the game's own words, else in the house's, else its bare name."""
    if words.has(key + part):
        return str(words.get(key + part))
    if key in HOUSE:
        return str(tongue(words.lang)(key + part))
    return "" if part else key.removeprefix("preset-").capitalize()


def is_so(table: Table, key: str) -> bool:
    """Is the table set up like this evening? Whatever people pick for themselves does not matter."""
    preset, settings = table.game.presets[key], table.row.settings
    said = {
        o.key: o.values[1] if is_open(o, table.row.options) else table.row.options.get(o.key, o.default)
        for o in table.game.options
        if o.text != COLOURS
    }
    wanted = {o.key: preset.options.get(o.key, o.default) for o in table.game.options if o.text != COLOURS}
    patience = (settings.get("clock", 0), settings.get("fuse", 12), settings.get("coach", False))
    return said == wanted and patience == (preset.clock, preset.fuse, preset.coach)


def pickers(table: Table, person: str, words: Words) -> list[dict[str, Any]]:
    """For each option where everybody picks: the places this reader picks for, and all there is to pick."""
    return [picker(table, o, person, words) for o in table.game.options if is_open(o, table.row.options)]


def picker(table: Table, o: Option, person: str, words: Words) -> dict[str, Any]:
    """One such option as its panel shows it."""
    t, seats = tongue(words.lang), table.row.seats
    owners = table.game.places(o, len(seats), table.row.options)
    said = picks(table.game, o, table.row.options, len(seats))
    places: list[dict[str, Any]] = [
        {
            "n": n,
            "who": t("you") if seats[owner].person == person and not seats[owner].hot else seats[owner].name,
            "pick": said[n],
            "colour": table.colour(owner),
        }
        for n, owner in enumerate(owners)
        if may_choose(table, person, owner)
    ]
    mine = {said[p["n"]] for p in places if p["pick"]}
    colour = places[0]["colour"] if places else 0
    tiles = []
    for c in table.game.choices(o, words):
        at_place = next((n for n, value in enumerate(said) if value == c.value), -1)
        owner = owners[at_place] if at_place >= 0 and not c.again else -1
        tiles.append(
            {
                "value": c.value,
                "name": c.name,
                "short": c.short,
                "text": c.text,
                "on": bool(places) and places[0]["pick"] == c.value,
                "owner": table.colour(owner) if owner >= 0 else -1,
                "taken": seats[owner].name if owner >= 0 and c.value not in mine else "",
                "picture": pictured(table, o, c.value, colour),
            }
        )
    title = f"option-{o.key}-yours"
    return {
        "key": o.key,
        "title": words.get(title) if words.has(title) else words.option(o)[0],
        "note": words.get(f"{title}-text") if words.has(f"{title}-text") else t("pick-note"),
        "places": places,
        "tiles": tiles,
        "fate": bool(places) and not places[0]["pick"],
        "chosen": next((tile for tile in tiles if tile["on"]), None),
    }


def pictured(table: Table, o: Option, value: str, colour: int) -> str:
    """The address of a choice's picture; empty where there is none."""
    found = emblem_url(table.game.name, o.key, value, colour)
    return at(found) if found else ""


def shown_picks(table: Table) -> dict[int, list[str]]:
    """What each seat has picked, as the pictures on its row; nothing in a place where fate is to say."""
    found: dict[int, list[str]] = {}
    for o in table.game.options:
        if is_open(o, table.row.options):
            seats = len(table.row.seats)
            owners = table.game.places(o, seats, table.row.options)
            for owner, value in zip(owners, picks(table.game, o, table.row.options, seats), strict=True):
                picture = pictured(table, o, value, table.colour(owner)) if value else ""
                found.setdefault(owner, []).append(picture)
    return found
