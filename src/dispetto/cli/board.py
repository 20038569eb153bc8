"""`dispetto board`: boards as data files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from dispetto.cli.common import BAD, CLI, SPEAKING, Json, check_file, console, print_json, read_pairs, write_file
from dispetto.core import files
from dispetto.core.catalogue import all_games, game_named
from dispetto.core.errors import BadInput, Sentence
from dispetto.core.game import Game

app = typer.Typer(help="Check and draw board files: trails and racecourses.")
BoardFile = Annotated[Path, typer.Argument(metavar="FILE", help="A board file (TOML), or the name of a shipped board.")]


def find(path: Path) -> Path:
    """The file that is meant, or a shipped one by its bare name."""
    if not path.exists() and path.suffix == "" and path.name == str(path):
        for game in all_games().values():
            shipped = game.folder / "data" / f"{path}.toml"
            if shipped.is_file():
                return shipped
    check_file(path, Sentence("what-board"))
    return path


def game_of(path: Path) -> tuple[Game[Any, Any], files.BoardFile]:
    """Whose board it is, and what that game makes of it; BadInput where no game knows such a file."""
    keys = files.toml_at(path).keys()
    for game in all_games().values():
        if keys & set(game.board_keys):
            return game, game.board_file(path)
    known = list(dict.fromkeys(f"[[{key}]]" for game in all_games().values() for key in game.board_keys))
    raise BadInput("board-nobodys", CLI, path=path, known=known)


def check_chosen(game: Game[Any, Any], options: Mapping[str, str]) -> None:
    """BadInput where a table is to be opened on a board file that breaks its game's law."""
    for o in game.options:
        file = options.get(o.key, "")
        if o.text == "board" and file.endswith(".toml"):
            faults = game.board_faults(Path(file))
            if faults:
                if len(faults) > 1:
                    raise BadInput("board-faults", CLI, file=file, fault=faults[0])
                raise BadInput("at", where=file, fault=faults[0])


def table_asked(
    game: str, seats: int | None, option: Sequence[str] | None = None
) -> tuple[Game[Any, Any], int, dict[str, str]]:
    """A table as the words of a command ask for it: its game, how many sit down (four, or the nearest to it that the
    game takes), and its options; BadInput complains at once.
    """
    rules = game_named(game)
    n = max(rules.fewest, min(rules.most, 4)) if seats is None else seats
    options = read_pairs(option)
    rules.new(n, options)
    check_chosen(rules, options)
    return rules, n, options


@app.callback(invoke_without_command=True)
def without_command(ctx: typer.Context) -> None:
    """Check and draw board files."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@app.command("check")
def check(file: BoardFile, json: Json = False) -> None:
    """Say what is wrong with a board, in words.

    Spaces nobody can reach, dead ends, circles, a shortcut nobody can use, what the edition's law forbids. Exits with 2
    when something is.
    """
    _, board = game_of(find(file))
    if json:
        print_json({**board.facts, "faults": [str(fault) for fault in board.faults]})
    elif board.faults:
        for fault in board.faults:
            console().print(f"[red bold]✗[/] {escape(fault.said(SPEAKING.lang()))}", soft_wrap=True)
    else:
        console().print(escape(board.praise.said(SPEAKING.lang())), soft_wrap=True)
    if board.faults:
        raise typer.Exit(BAD)


@app.command("draw")
def draw(
    file: BoardFile,
    layout: Annotated[str, typer.Option(help="wide or tall.")] = "wide",
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
    output: Annotated[
        Path | None, typer.Option("--output", "-O", metavar="FILE", help="Where to; else printed.")
    ] = None,
) -> None:
    """Draw a board as SVG, from its file alone."""
    if layout not in ("wide", "tall"):
        raise BadInput("layout-unknown", CLI, value=repr(layout))
    if theme not in ("light", "dark"):
        raise BadInput("theme-unknown", CLI, value=repr(theme))
    path = find(file)
    game, board = game_of(path)
    if board.faults:
        raise BadInput("board-undrawn", CLI, path=path, fault=board.faults[0])
    svg = game.draw_board(path, layout, theme)
    if output is None:
        print(svg)
    else:
        write_file(output, svg)
