"""Options where everybody picks their own, like a type of dinosaur: who has picked what, what goes with whom,
and what fate gives to those who would not say.

Such an option is a list by `Game.places`, nothing between two commas for fate; its first value is "nobody picks", its
second "everybody picks", also while nobody has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from dispetto.core.game import AnyGame, Option
from dispetto.core.telling.languages import ENGLISH
from dispetto.core.telling.words import Words
from dispetto.web.play.colours import may_choose
from dispetto.web.play.table import Table
from dispetto.web.sorry import Sorry
from dispetto.web.store.rows import SeatRow


def is_open(o: Option, options: Mapping[str, Any]) -> bool:
    """Does anybody pick here at all?"""
    return o.each and options.get(o.key, o.default) != o.default


def picks(game: AnyGame, o: Option, options: Mapping[str, Any], seats: int) -> list[str]:
    """What stands at each place of such an option; nothing where fate is to say."""
    places = game.places(o, seats, options)
    value = str(options.get(o.key, o.default))
    said = [] if value in o.values else value.split(",") if "," in value else [value] * len(places)
    return [said[n].strip() if n < len(said) else "" for n in range(len(places))]


def by_seat(game: AnyGame, o: Option, options: Mapping[str, Any], seats: int) -> list[list[str]]:
    """The same, a list a seat."""
    found: list[list[str]] = [[] for _ in range(seats)]
    for seat, value in zip(game.places(o, seats, options), picks(game, o, options, seats), strict=True):
        found[seat].append(value)
    return found


def noted(game: AnyGame, o: Option, options: Mapping[str, Any], said: Sequence[Sequence[str]]) -> dict[str, Any]:
    """The options with what each seat has picked; a seat that has more places now leaves the new ones to fate."""
    left = [list(one) for one in said]
    places = [left[seat].pop(0) if left[seat] else "" for seat in game.places(o, len(said), options)]
    return {**options, o.key: ",".join(places) if any(places) else o.values[1]}


def refitted(game: AnyGame, before: Mapping[str, Any], after: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The options after the host has changed some: there may be more places now, or fewer."""
    options = dict(after)
    for o in game.options:
        if is_open(o, before) and options.get(o.key) == before.get(o.key):
            options = noted(game, o, options, by_seat(game, o, before, seats))
    return options


def repicked(table: Table, rows: Sequence[SeatRow], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options after chairs have changed: a pick goes with its person, and a free chair has none."""
    at = {s.person: n for n, s in enumerate(table.row.seats) if s.person and not s.hot}
    found = dict(options)
    for o in table.game.options:
        if not is_open(o, options):
            continue
        before = by_seat(table.game, o, options, len(table.row.seats))
        said = []
        for n, row in enumerate(rows):
            came = at.get(row.person, n) if not row.hot else n
            said.append([] if row.free or came >= len(before) else before[came])
        found = noted(table.game, o, found, said)
    return found


def picked(table: Table, o: Option, person: str, place: int, value: str) -> dict[str, Any]:
    """The options after somebody has picked for a place, nothing for fate; the sentence why not.
    What stood at another place of one's own moves here.
    """
    options, seats = table.row.options, len(table.row.seats)
    owners = table.game.places(o, seats, options)
    if not is_open(o, options) or place >= len(owners) or not may_choose(table, person, owners[place]):
        raise Sorry("pick-not-yours", 403)
    said = picks(table.game, o, options, seats)
    again = {c.value: c.again for c in table.game.choices(o, Words(table.game, ENGLISH, ()))}
    if value and value not in again:
        raise Sorry("bad-form")
    for n, other in enumerate(said):
        if value and other == value and n != place and not again[value]:
            if owners[n] != owners[place]:
                raise Sorry("pick-late", 409, who=table.row.seats[owners[n]].name).about("pick")
            said[n] = ""
    said[place] = value
    return {**options, o.key: ",".join(said) if any(said) else o.values[1]}


def fated(game: AnyGame, options: Mapping[str, Any], seats: int, seed: str) -> dict[str, Any]:
    """The options as the game begins: where somebody has picked, fate picks for the others, nothing twice if it can.
    Where nobody has, the game itself asks.
    """
    found = dict(options)
    for o in game.options:
        if not o.each or "," not in str(options.get(o.key, "")):
            continue
        said = picks(game, o, options, seats)
        rng = Random(f"{o.key} {seed}")
        known = game.choices(o, Words(game, ENGLISH, ()))
        for n in (n for n, value in enumerate(said) if not value):
            free = [c.value for c in known if c.value not in said and not c.again]
            said[n] = rng.choice(free or [c.value for c in known])
        found[o.key] = ",".join(said)
    return found
