"""`dispetto play`: the terminal table."""

from __future__ import annotations

import getpass
import secrets
from pathlib import Path
from typing import Annotated

import typer

from dispetto.bots import best_bot, bot_named
from dispetto.cli.board import check_chosen
from dispetto.cli.common import CLI, GameName, Options, console, read_language, read_pairs
from dispetto.cli.sitting import Sitting
from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import PUBLIC
from dispetto.core.errors import BadInput
from dispetto.core.game import check_seats
from dispetto.core.telling.words import Person

BOTS = (  # by the letter of the seat; the second where the first is the person's own name
    (Person("Anna", "f"), Person("Aldo", "m")),
    (Person("Bruno", "m"), Person("Bice", "f")),
    (Person("Carla", "f"), Person("Ciro", "m")),
    (Person("Dario", "m"), Person("Dora", "f")),
    (Person("Elena", "f"), Person("Enzo", "m")),
    (Person("Fabio", "m"), Person("Flora", "f")),
    (Person("Gaia", "f"), Person("Gino", "m")),
    (Person("Hugo", "m"), Person("Hilde", "f")),
)
PRONOUNS = {"she": "f", "he": "m", "neither": "n"}
PACE = 0.2


def own_name() -> str:
    """What this computer calls its user, where that is a name."""
    try:
        user = getpass.getuser()
    except (OSError, KeyError):
        return "Ada"
    return user.capitalize() if user.isalpha() and user not in ("root", "user", "admin", "nobody") else "Ada"


def people(seats: int, me: Person | None) -> list[Person]:
    """Who sits where: the person first, if there is one, then bots."""
    taken = me.name.casefold() if me else ""
    found = [one if one.name.casefold() != taken else other for one, other in BOTS[:seats]]
    return [me, *found[1:]] if me else found


def read_person(name: str, pronoun: str) -> Person:
    """The person's name and what sentences call them."""
    shown = " ".join(name.split())
    if not shown or len(shown) > 20 or not shown.isprintable():
        raise BadInput("name-odd", CLI, value=repr(name))
    if pronoun not in PRONOUNS:
        raise BadInput("pronoun-unknown", CLI, known=list(PRONOUNS), value=repr(pronoun))
    return Person(shown, PRONOUNS[pronoun])


def read_seed(text: str) -> bytes:
    """The secret of the dice: given as hexadecimal digits, or drawn."""
    if not text:
        return secrets.token_bytes(32)
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadInput("seed-digits", CLI, value=repr(text)) from None


def command(
    game: GameName,
    seats: Annotated[
        int | None, typer.Option("--seats", "-s", metavar="N", help="Players, you included; usually 4.")
    ] = None,
    bot: Annotated[
        str,
        typer.Option("--bot", "-b", metavar="NAME", help="Who plays against you: greedy, random. The best there is."),
    ] = "",
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name.")] = "",
    pronoun: Annotated[
        str, typer.Option(metavar="WORD", help="How sentences speak of you: she, he or neither.")
    ] = "neither",
    lang: Annotated[
        str,
        typer.Option(metavar="LANG", help="A language, like en or it; by default what your environment (LANG) says."),
    ] = "",
    option: Options = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the record here when you leave.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Do not play: watch the bots.")] = False,
    pace: Annotated[
        float | None, typer.Option(metavar="S", min=0, max=10, help="Seconds between two lines of the narrator.")
    ] = None,
    seed: Annotated[
        str, typer.Option(metavar="HEX", help="Dice to repeat, in hexadecimal digits; by default drawn in secret.")
    ] = "",
) -> None:
    """Sit down and play in the terminal: you and bots.

    Answer with numbers; ? helps, why tells what you may not do, save keeps the game, quit leaves.
    """
    lang = read_language(lang)
    rules = game_named(game)
    seats = rules.usual_seats if seats is None else seats
    check_seats(rules, seats)
    me = None if watch else read_person(name or own_name(), pronoun)
    if record is not None and record.exists():
        raise BadInput("record-there", CLI, path=record)
    screen = console()
    if pace is None:
        pace = PACE if screen.is_terminal else 0.0
    options = read_pairs(option)
    sitting = Sitting(
        rules,
        people(seats, me),
        PUBLIC if me is None else 0,
        bot_named(bot or best_bot()),
        lang,
        {**rules.quick, **options},
        pace,
        screen,
        record,
    )
    check_chosen(rules, options)
    secret = read_seed(seed)
    while sitting.play(secret):
        secret = secrets.token_bytes(32)
