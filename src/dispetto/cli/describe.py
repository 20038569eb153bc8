"""`dispetto describe`: what this is, and what a game knows."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

from dispetto import __version__
from dispetto.bots import all_bots, bot_faults
from dispetto.cli.common import Json, compiled, console, form, plain_table, print_json
from dispetto.core.catalogue import all_games, game_faults, game_named
from dispetto.core.files import named
from dispetto.core.game import COLOURS, AnyGame, Option, spelt
from dispetto.core.telling.words import Words


def words_of(game: AnyGame) -> Words | None:
    """The game's words in English; None where it has none yet."""
    try:
        return Words(game, "en", ())
    except (OSError, ValueError):
        return None


def meaning(words: Words | None, key: str) -> str:
    """What an option means, in one line; empty where nobody has written it down yet."""
    text = f"option-{key}-text"
    return words.get(text) if words is not None and words.has(text) else ""


def titles(game: AnyGame, o: Option) -> dict[str, str]:
    """The files of ours that an option offers, by their titles and where their facts come from."""
    return {str(value): named(game, str(value), "en") for value in o.values}


def described(game: AnyGame) -> dict[str, Any]:
    """All that a reader without the code wants to know of a game."""
    words = words_of(game)
    options = {
        o.key: {
            "default": o.default,
            "values": list(o.values),
            "or": o.text or None,
            **({"from": o.low, "to": o.high} if o.high is not None else {}),
            "rule": o.rule,
            "meaning": meaning(words, o.key),
            **({"titles": titles(game, o)} if o.brought else {}),
        }
        for o in game.options
    }
    return {
        "name": game.name,
        "seats": [game.fewest, game.most],
        "options": options,
        "verbs": {verb: list(args) for verb, args in game.verbs.items()},
        "position": dict(game.fields),
        "actions": len(game.actions),
    }


def command(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game, to hear all about it.")] = None,
    json: Json = False,
) -> None:
    """Tell the version, the games, and all about one of them.

    Says too whether the rules run compiled. With a GAME: its options with defaults and meaning, the verbs of its
    answers, the fields of a scenario's position.
    """
    games = [game_named(game)] if game else list(all_games().values())
    left_out = [str(fault) for fault in [*game_faults(), *bot_faults()]]
    if json:
        whole = {"version": __version__, "compiled": compiled(), "games": [described(g) for g in games]}
        print_json({**whole, "bots": list(all_bots()), "left_out": left_out})
        return
    out = console()
    out.print(f"Dispetto {__version__}, {form()}.")
    if game:
        show(games[0])
        return
    table = plain_table("game", "players", "options", "rows in its action table")
    for g in games:
        table.add_row(g.name, f"{g.fewest}–{g.most}", str(len(g.options)), str(len(g.actions)))
    out.print(table)
    out.print(f"Bots: {', '.join(all_bots())}")
    for sentence in left_out:
        out.print(Text(sentence))
    out.print("More of one: dispetto describe GAME")


def show(game: AnyGame) -> None:
    """One game as tables."""
    out = console()
    out.print(
        f"[bold]{game.name}[/], {game.fewest} to {game.most} players, {len(game.actions)} rows in its action table."
    )
    words = words_of(game)
    options = plain_table("option", "default first", "meaning", title="Options (--option KEY=VALUE)")
    options.columns[1].max_width = 18
    for o in game.options:
        bounds = f" from {o.low} to {o.high}" if o.high is not None else ""
        also = ", or several with commas" if o.text == COLOURS else f", or a {o.text}{bounds}" if o.text else ""
        values = ", ".join(spelt(v) for v in o.values) + also
        ours = "".join(f" {value}: {title}." for value, title in titles(game, o).items()) if o.brought else ""
        options.add_row(o.key, Text(values), Text(f"{meaning(words, o.key)}{ours} {o.rule}".strip()))
    out.print(options)
    out.print("[bold]Answers, as records and scenarios write them[/]")
    out.print(Text(", ".join(spelt_verb(game, verb) for verb in game.verbs)))
    out.print()
    fields = plain_table("field", "what may be written", title="Fields of a scenario's position")
    for field, text in game.fields.items():
        fields.add_row(field, Text(text))
    out.print(fields)


def spelt_verb(game: AnyGame, verb: str) -> str:
    """An answer with the kinds of its arguments: `push DINO`."""
    kinds = [arg.partition(":")[2] or arg for arg in game.verbs[verb]]
    return " ".join([game.spoken(verb), *(k.upper() for k in kinds)]).strip()
