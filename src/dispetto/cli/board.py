"""`dispetto board`: boards as data files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from dispetto.cli.common import BAD, Json, check_file, console, print_json, write_file
from dispetto.core.board import Board, load_board
from dispetto.core.game import BadInput
from dispetto.games import GAMES
from dispetto.games.hedz.island import faults as faults_of

app = typer.Typer(help="Check and draw board files.")
BoardFile = Annotated[Path, typer.Argument(metavar="FILE", help="A board file (TOML), or the name of a shipped board.")]


def find(path: Path) -> Board:
    """A board from its file, or a shipped one by its bare name."""
    if not path.exists() and path.suffix == "" and path.name == str(path):
        for game in GAMES.values():
            shipped = game.folder / "data" / f"{path}.toml"
            if shipped.is_file():
                return load_board(shipped)
    check_file(path, "board")
    return load_board(path)


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
    board = find(file)
    faults = faults_of(board)
    if json:
        print_json({"board": board.name, "spaces": len(board.spaces), "sight": len(board.sight), "faults": faults})
    elif faults:
        for fault in faults:
            console().print(f"[red bold]✗[/] {escape(fault)}", soft_wrap=True)
    else:
        fit = f" and fits {', '.join(board.editions)}" if board.editions else ""
        title = escape(str(board.title.get("en", board.name)))
        console().print(f"{title}: {len(board.spaces)} spaces, {len(board.sight)} lines of sight. All is right{fit}.")
    if faults:
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
        raise BadInput(f"--layout is wide or tall, not {layout!r}.")
    if theme not in ("light", "dark"):
        raise BadInput(f"--theme is light or dark, not {theme!r}.")
    board = find(file)
    faults = faults_of(board)
    if faults:
        raise BadInput(f"{file} cannot be drawn before it is right: {faults[0]}")
    svg = picture(board, layout, theme)
    if output is None:
        print(svg)
    else:
        write_file(output, svg)


def picture(board: Board, layout: str, theme: str) -> str:
    """The picture of a trail."""
    from dispetto.games.hedz.draw import draw_board_file

    return draw_board_file(board, "tall" if layout == "tall" else "wide", "dark" if theme == "dark" else "light")
