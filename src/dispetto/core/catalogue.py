"""The catalogue: games and bots by name, ours and everybody's, as installed packages offer them by entry point.

A package says in its pyproject.toml what it brings:

    [project.entry-points."dispetto.games"]
    rooster = "rooster:Rooster"

Ours are no exception. Where Dispetto itself is not installed but run from its source, its own pyproject.toml is read.
What cannot be used is left out and told in a sentence (`faults`), so that one broken package never closes the house.
"""

from __future__ import annotations

import logging
import re
import tomllib
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Protocol, TypeVar

from dispetto.core.errors import BadInput, Sentence
from dispetto.core.game import Game
from dispetto.core.telling.languages import languages
from dispetto.core.telling.phrases import phrases

GAMES = "dispetto.games"
BOTS = "dispetto.bots"
SOURCE = Path(__file__).parents[3] / "pyproject.toml"  # beside src/, where the source is run as it lies there
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")  # it stands in addresses, files and keys of words
LONGEST = 30
T = TypeVar("T", bound="Ranked")
log = logging.getLogger("dispetto")


class Ranked(Protocol):
    """A game or a bot, as lists order them; an installed package no longer knows in which order it told them."""

    @property
    def rank(self) -> int:
        """Where it stands."""
        ...


class Fault(Sentence):
    """Why something that a package offers cannot be used, to be said in any language."""

    def __init__(self, key: str, point: EntryPoint, detail: str = "") -> None:
        super().__init__(
            key,
            name=point.name,
            package=point.dist.name if point.dist is not None else point.value.partition(":")[0],
            value=point.value,
            detail=" ".join(detail.split())[:200].rstrip(".") or "?",
        )


class Unfit(Exception):
    """What an entry point brings cannot be used."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(key, detail)
        self.key = key
        self.detail = detail


def offered(group: str) -> list[EntryPoint]:
    """What installed packages offer under this name, ours first."""
    ours = own(group)
    known = {(point.name, point.value) for point in ours}
    return ours + [point for point in entry_points(group=group) if (point.name, point.value) not in known]


def own(group: str) -> list[EntryPoint]:
    """What Dispetto itself offers."""
    if SOURCE.is_file() and SOURCE.with_name("src") in Path(__file__).parents:
        named = tomllib.loads(SOURCE.read_text(encoding="utf-8"))["project"].get("entry-points", {}).get(group, {})
        return [EntryPoint(name, value, group) for name, value in named.items()]
    return [point for point in entry_points(group=group) if is_ours(point)]


def is_ours(point: EntryPoint) -> bool:
    """Does it lie in Dispetto itself?"""
    return point.value.startswith("dispetto.")


def gathered(group: str, made: Callable[[EntryPoint, Any], T]) -> tuple[dict[str, T], list[Fault]]:
    """All that is offered under this name and can be used, by name; and what cannot. The first of a name wins."""
    found: dict[str, T] = {}
    first: dict[str, EntryPoint] = {}
    faults: list[Fault] = []
    for point in offered(group):
        try:
            if point.name in found:
                raise Unfit("left-out-twice", first[point.name].value)
            if not NAME.fullmatch(point.name) or len(point.name) > LONGEST:
                raise Unfit("left-out-name")
            found[point.name] = made(point, loaded(point))
            first[point.name] = point
        except Unfit as e:
            faults.append(Fault(e.key, point, e.detail))
            log.warning("%s", faults[-1])
    return dict(sorted(found.items(), key=lambda item: item[1].rank)), faults


def loaded(point: EntryPoint) -> Any:
    """What the entry point names; a class or a factory is called."""
    try:
        found = point.load()
        return found() if callable(found) else found
    except (Exception, SystemExit) as e:  # whatever another's package does while it is imported
        raise Unfit("left-out-import", f"{type(e).__name__}: {e}") from e


# ------------------------------------------------------------------------------------------------------------ games


def made_game(point: EntryPoint, found: Any) -> Game[Any, Any]:
    """The game, if it is one and has what every page of the house shows of it."""
    if not isinstance(found, Game):
        raise Unfit("left-out-no-game", type(found).__name__)
    try:
        if found.name != point.name:
            raise Unfit("left-out-other-name", str(found.name))
        if not 1 <= found.fewest <= found.most or not found.actions:
            raise Unfit("left-out-lacks", "fewest, most and actions")
        if not is_ours(point):  # the words of ours are tested, and reading them all takes half a second
            check_words(found)
    except (AttributeError, TypeError) as e:
        raise Unfit("left-out-lacks", str(e)) from e
    return found


def check_words(game: Game[Any, Any]) -> None:
    """Its title and its tagline are read on the first page, in every language."""
    for lang in languages():
        try:
            words = phrases(game.folder, lang)
        except (OSError, ValueError) as e:
            raise Unfit("left-out-words", f"{lang}.ftl: {e}") from e
        for key in (f"game-{game.name}-title", f"game-{game.name}-tagline"):
            if not words.has(key):
                raise Unfit("left-out-words", f"{lang}.ftl has no {key}")


@cache
def shelf() -> tuple[dict[str, Game[Any, Any]], list[Fault]]:
    """The games, and what was left out."""
    return gathered(GAMES, made_game)


def all_games() -> dict[str, Game[Any, Any]]:
    """Every game there is, by name."""
    return shelf()[0]


def game_faults() -> list[Fault]:
    """What packages offer as games and cannot be used."""
    return shelf()[1]


def game_named(name: str) -> Game[Any, Any]:
    """A game by its name; BadInput names those there are."""
    if name not in all_games():
        raise BadInput("no-game-named", name=repr(name), known=list(all_games()))
    return all_games()[name]
