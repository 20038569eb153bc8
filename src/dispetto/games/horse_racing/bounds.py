"""How large a course may be that somebody brings: what is drawn of it, run on it and paid on it has an end."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from dispetto.core.errors import BadFile
from dispetto.core.files import LONGEST_TITLE, about, clipped
from dispetto.games.horse_racing.laying import STRETCHES
from dispetto.games.horse_racing.racecourse import CARD_KEYS, ROOM, SECTIONS
from dispetto.games.horse_racing.rules.track import LANES

FEWEST_SPACES: Final = 24  # of a lane
MOST_SPACES: Final = 120
SHORTEST: Final = 4  # of a stretch
LONGEST: Final = 40
OBSTACLES: Final = 6
WIDEST: Final = 3  # spaces of water
RACES: Final = 6
PACK: Final = 24  # cards
MOST_ODDS: Final = 60  # to 1: six races won in a row must still be a sum that can be written on a slip
MOST_PRIZE: Final = 250_000
MONEY: Final[Mapping[str, tuple[int, int]]] = {
    "start": (500, 50_000),
    "note": (500, 50_000),
    "deposit": (-50_000, 50_000),
    "bank": (0, 10_000_000),
}
FARTHEST: Final = 1200.0  # units of a picture
KEY: Final = re.compile(r"[a-z][a-z0-9_-]{0,19}", re.ASCII)
ODDS: Final = re.compile(r"[0-9]{1,3}(/[0-9]{1,2})?", re.ASCII)


def fault(key: str, /, **facts: Any) -> BadFile:
    """What is too much of a course, in the words of this game."""
    return BadFile(key, ROOM, **facts)


def bounded(data: Mapping[str, Any]) -> None:
    """BadFile where a course is larger than anybody needs, or not of its kind; what the law says comes after."""
    about({"title": data.get("title", "")})
    if not isinstance(data.get("title"), str | dict):
        raise fault("bound-title", part="title", most=LONGEST_TITLE)
    lanes = rows(data, "lane", LANES)
    circuit = [lane(n, row) for n, row in enumerate(lanes, 1)]
    for n, row in enumerate(lanes, 1):
        for key, beside in (("out", n), ("in", n - 2)):
            if key in row:
                ints(row[key], 0, circuit[min(max(beside, 0), LANES - 1)] - 1, circuit[n - 1], f"lane {n}: {key}")
        places(n, row, circuit[n - 1])
    last = ints(data.get("last"), 1, min(circuit), LANES, "last")
    if "home_straight" in data:
        ints(data["home_straight"], 1, 2 * MOST_SPACES, LANES, "home_straight")
    obstacles(rows(data, "obstacle", OBSTACLES), circuit)
    sections(rows(data, "section", len(SECTIONS)), circuit, last)
    for row in rows(data, "race", RACES):
        key_and_title("race", row)
        ints(row.get("prizes"), 0, MOST_PRIZE, 3, f"race {row['key']}: prizes")
    money_and_cards(data, [row["key"] for row in data["obstacle"]])


def rows(data: Mapping[str, Any], key: str, many: int) -> list[dict[str, Any]]:
    """So many tables of a kind."""
    found = data.get(key)
    if not isinstance(found, list) or len(found) != many or not all(isinstance(row, dict) for row in found):
        n = len(found) if isinstance(found, list) else 0
        raise fault("bound-rows", key=key, n=n, most=many)
    return found


def table(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    """One table of a kind."""
    found = data.get(key)
    if not isinstance(found, dict):
        raise fault("bound-table", key=key)
    return found


def ints(value: Any, low: int, high: int, many: int, where: str) -> list[int]:
    """So many whole numbers within bounds."""
    if not isinstance(value, list) or len(value) != many:
        raise fault("bound-list", where=where, n=many)
    for n in value:
        if type(n) is not int or not low <= n <= high:
            raise fault("bound-number", where=where, low=low, high=high, value=clipped(n))
    return value


def lane(n: int, row: Mapping[str, Any]) -> int:
    """How many spaces a lane has: as it says, or as its stretches add up."""
    spaces = row.get("spaces")
    if "stretches" in row:
        total = sum(ints(row["stretches"], SHORTEST, LONGEST, len(STRETCHES), f"lane {n}: stretches"))
        if spaces is not None and spaces != total:
            raise fault("bound-stretches", n=n, total=total, value=clipped(spaces))
        spaces = total
    if type(spaces) is not int or not FEWEST_SPACES <= spaces <= MOST_SPACES:
        raise fault("bound-spaces", n=n, low=FEWEST_SPACES, high=MOST_SPACES, value=clipped(spaces))
    return spaces


def places(n: int, row: Mapping[str, Any], spaces: int) -> None:
    """Where the spaces of a lane lie in the pictures: three numbers each, none beyond them."""
    for layout in ("wide", "tall"):
        found = row.get(layout, [])
        if not isinstance(found, list) or len(found) > spaces:
            raise fault("bound-places", n=n, layout=layout, most=round(FARTHEST))
        for place in found:
            if not isinstance(place, list) or len(place) != 3 or not all(type(c) in (int, float) for c in place):
                raise fault("bound-places", n=n, layout=layout, most=round(FARTHEST))
            if not all(0 <= c <= FARTHEST for c in place[:2]) or not -720 <= place[2] <= 720:
                raise fault("bound-places", n=n, layout=layout, most=round(FARTHEST))


def key_and_title(kind: str, row: Mapping[str, Any]) -> None:
    """A short key for the file, a printable title for people."""
    key = row.get("key")
    if not isinstance(key, str) or not KEY.fullmatch(key):
        raise fault("bound-key", kind=kind, value=clipped(key))
    title = row.get("title")
    texts = list(title.values()) if isinstance(title, dict) else [title]
    for text in texts or [None]:
        if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_TITLE or not text.isprintable():
            raise fault("bound-title", part=f"{kind} {key}", most=LONGEST_TITLE)
    if isinstance(title, dict) and "en" not in title:
        raise fault("bound-title", part=f"{kind} {key}", most=LONGEST_TITLE)


def obstacles(found: list[dict[str, Any]], circuit: list[int]) -> None:
    """Each with a place in every lane; one of them is the water."""
    for row in found:
        key_and_title("obstacle", row)
        at = row.get("at")
        if not isinstance(at, list) or len(at) != LANES:
            raise fault("bound-list", where=f"obstacle {row['key']}: at", n=LANES)
        for n, one in enumerate(at):
            many = one if isinstance(one, list) else [one]
            if len(many) > WIDEST:
                raise fault("bound-wide", key=row["key"], most=WIDEST)
            ints(many, 0, circuit[n] - 1, len(many), f"obstacle {row['key']}: at")
    kinds = [row.get("kind") for row in found]
    if any(kind not in ("hedge", "water") for kind in kinds) or kinds.count("water") != 1:
        raise fault("bound-water")
    keys = [row["key"] for row in found]
    if len(set(keys)) < len(keys):
        raise fault("bound-twice")


def sections(found: list[dict[str, Any]], circuit: list[int], last: list[int]) -> None:
    """From and to in every lane, on one of the passes; levels from 1 to 6."""
    for row in found:
        if row.get("key") not in SECTIONS:
            raise fault("bound-section", value=clipped(row.get("key")), known=SECTIONS)
        where = f"section {row['key']}"
        if row.get("pass") not in (1, 2) or type(row["pass"]) is not int:
            raise fault("bound-number", where=f"{where}: pass", low=1, high=2, value=clipped(row.get("pass")))
        for key in ("from", "to"):
            for n, space in enumerate(ints(row.get(key), 0, max(circuit) - 1, LANES, f"{where}: {key}")):
                high = (circuit[n] if row["pass"] == 1 else last[n]) - 1
                if space > high and (key == "to" or row["pass"] == 1):
                    raise fault("bound-number", where=f"{where}: {key}", low=0, high=high, value=space)
        levels = row.get("levels")
        if not isinstance(levels, list) or len(levels) > 6:
            raise fault("bound-list", where=f"{where}: levels", n=6)
        ints(levels, 1, 6, len(levels), f"{where}: levels")
        if len(set(levels)) < len(levels):
            raise fault("bound-list", where=f"{where}: levels", n=6)


def money_and_cards(data: Mapping[str, Any], fences: list[str]) -> None:
    """Sums within reason, odds that are odds, a pack that can be dealt."""
    for key, (low, high) in MONEY.items():
        ints([table(data, "money").get(key)], low, high, 1, f"[money] {key}")
    odds = table(data, "odds").get("table")
    if not isinstance(odds, list) or len(odds) != 6 or not all(isinstance(r, list) and len(r) == LANES for r in odds):
        raise fault("bound-odds", value=clipped(odds), most=MOST_ODDS)
    for text in (text for row in odds for text in row):
        if not isinstance(text, str) or not is_odds(text):
            raise fault("bound-odds", value=clipped(text), most=MOST_ODDS)
    for key, n in table(data, "cards").items():
        if key != "provenance" and (key in CARD_KEYS or key.removeprefix("faller_") in fences):
            ints([n], 0, PACK, 1, f"[cards] {key}")


def is_odds(text: str) -> bool:
    """Are these odds, above nothing and not beyond reason? Like 6, 50 or 5/2."""
    over, _, under = text.partition("/")
    return bool(ODDS.fullmatch(text)) and 0 < int(over) <= MOST_ODDS * int(under or 1) and int(under or 1) > 0
