"""`dispetto board`: boards as data files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from dispetto.cli.common import BAD, Json, check_file, console, print_json, write_file
from dispetto.core.game import BadInput
from dispetto.games import GAMES
from dispetto.games.hedz.board import load_board
from dispetto.games.hedz.printed import faults as faults_of
from dispetto.games.horse_racing.courses import examine, is_course

app = typer.Typer(help="Check and draw board files: trails and racecourses.")
BoardFile = Annotated[Path, typer.Argument(metavar="FILE", help="A board file (TOML), or the name of a shipped board.")]


def find(path: Path) -> Path:
    """The file that is meant, or a shipped one by its bare name."""
    if not path.exists() and path.suffix == "" and path.name == str(path):
        for game in GAMES.values():
            shipped = game.folder / "data" / f"{path}.toml"
            if shipped.is_file():
                return shipped
    check_file(path, "board")
    return path


def check_chosen(options: Mapping[str, str]) -> None:
    """BadInput where a table is to be opened on a board file that breaks its edition's law."""
    file = options.get("board", "")
    if file.endswith(".toml") and not (Path(file).is_file() and is_course(Path(file))):  # the race meeting checks its own
        faults = faults_of(load_board(Path(file)))
        if faults:
            more = f" There is more: see 'dispetto board check {file}'." if len(faults) > 1 else ""
            raise BadInput(f"{file}: {faults[0]}{more}")


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
    path = find(file)
    if is_course(path):
        course, faults = examine(path)
        told: dict[str, object] = {"board": course.title.key, "spaces": course.course.spaces, "lanes": len(course.course.circuit)}
        praise = f"{course.title.en}: {course.course.spaces} spaces in {told['lanes']} lanes, {course.course.jumps} jumps a race. All is right."
    else:
        board = load_board(path)
        faults = faults_of(board)
        told = {"board": board.name, "spaces": len(board.spaces), "sight": len(board.sight)}
        fit = f" and fits {', '.join(board.editions)}" if board.editions else ""
        title = str(board.title.get("en", board.name))
        praise = f"{title}: {len(board.spaces)} spaces, {len(board.sight)} lines of sight. All is right{fit}."
    if json:
        print_json({**told, "faults": faults})
    elif faults:
        for fault in faults:
            console().print(f"[red bold]✗[/] {escape(fault)}", soft_wrap=True)
    else:
        console().print(escape(praise), soft_wrap=True)
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
    svg = picture(find(file), layout, theme)
    if output is None:
        print(svg)
    else:
        write_file(output, svg)


def picture(path: Path, layout: str, theme: str) -> str:
    """The picture of a trail or of a racecourse; BadInput while there is something wrong with it."""
    from dispetto.games.hedz.face.scene import draw_board_file
    from dispetto.games.horse_racing.face.scene import draw_course_file

    if is_course(path):
        course, faults = examine(path)
        if not faults:
            return draw_course_file(course, layout, theme)
    else:
        board = load_board(path)
        faults = faults_of(board)
        if not faults:
            return draw_board_file(board, "tall" if layout == "tall" else "wide", "dark" if theme == "dark" else "light")
    raise BadInput(f"{path} cannot be drawn before it is right: {faults[0]}")
