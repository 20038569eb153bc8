"""What was chosen at a table: its options read and checked, its number of seats, whose colour is which."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dispetto.core.errors import BadInput
from dispetto.core.options import COLOURS, Option

if TYPE_CHECKING:
    from dispetto.core.game import Game


def read_options(game: Game[Any, Any], given: Mapping[str, Any] | None) -> dict[str, Any]:
    """Every option of the game with its value; BadInput for an unknown key or value."""
    known = {o.key: o for o in game.options}
    for key in given or {}:
        if key not in known:
            raise BadInput("no-option", game=game.name, key=repr(key), known=sorted(known))
    return {k: (o.read(given[k]) if given and k in given else o.default) for k, o in known.items()}


def chosen_of(game: Game[Any, Any], numbers: Mapping[str, int], named: Mapping[str, str]) -> dict[str, Any]:
    """Every option of a table with its value, from where rules keep them: words, numbers, and switches as numbers."""
    kept = {**numbers, **named}
    return {o.key: bool(kept.get(o.key)) if isinstance(o.default, bool) else kept.get(o.key) for o in game.options}


def check_seats(game: Game[Any, Any], seats: int) -> None:
    """BadInput for a number of players the game is not made for."""
    if not game.fewest <= seats <= game.most:
        raise BadInput("seats-wrong", game=game.name, fewest=game.fewest, most=game.most, n=seats)


def colour_option(game: Game[Any, Any]) -> Option | None:
    """The option by which players choose colours, where the game has one."""
    return next((o for o in game.options if o.text == COLOURS), None)


def seat_colours(option: Option, value: str, seats: int) -> list[int]:
    """Every colour of the game once: the seats' own in their order, then those nobody has;
    who chose none has the first free one.
    """
    names = option.values[1:]
    said = [] if value == option.default else value.split(",")
    free = [n for n in range(len(names)) if names[n] not in said[:seats]]
    return [names.index(said[seat]) if seat < len(said) and said[seat] else free.pop(0) for seat in range(seats)] + free


def colours_of(game: Game[Any, Any], options: Mapping[str, Any], seats: int) -> list[int]:
    """The colour of each seat, as `ink_seats.SEATS` counts them; of a game without a choice those of the seats."""
    option = colour_option(game)
    if option is None:
        return list(range(seats))
    return seat_colours(option, options.get(option.key, option.default), seats)[:seats]


def check_colours(option: Option, value: str, seats: int) -> None:
    """BadInput for more colours than players."""
    if value.count(",") >= seats:
        raise BadInput("colours-many", key=option.key, n=value.count(",") + 1, seats=seats)
