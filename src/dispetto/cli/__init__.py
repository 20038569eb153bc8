"""`dispetto`: the command line. One file per family of commands; here they meet, and here they fail politely."""

from __future__ import annotations

import os
import re
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import typer

from dispetto import __version__
from dispetto.cli import (
    backup,
    bench,
    board,
    bot,
    describe,
    lab,
    law,
    play,
    record,
    record_analyse,
    record_import,
    scenario,
    serve,
    simulate,
)
from dispetto.cli.common import BAD, CLI, SPEAKING, say, say_error
from dispetto.core.errors import BadInput
from dispetto.core.telling import languages

INTERRUPTED = 130
PIPE_CLOSED = 141
OUR_FAULT = 70

app = typer.Typer(
    name="dispetto",
    help="One table for nasty tabletop games.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve")(serve.command)
app.command("play")(play.command)
app.command("simulate")(simulate.command)
app.command("bench")(bench.command)
app.command("scenario")(scenario.command)
record.app.command("analyse")(record_analyse.command)
record.app.command("import")(record_import.command)
app.add_typer(record.app, name="record")
app.add_typer(board.app, name="board")
app.add_typer(lab.app, name="lab")
app.add_typer(bot.app, name="bot")
app.command("law")(law.command)
app.command("describe")(describe.command)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)


def show_version(wanted: bool) -> None:
    """`dispetto --version`"""
    if wanted:
        print(f"dispetto {__version__}")
        raise typer.Exit()


@app.callback(invoke_without_command=True)
def without_command(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """One table for nasty tabletop games: play, simulate, check.

    Start with: dispetto serve --open (in the browser), or dispetto play hedz-25th (in the terminal)
    """
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


def run(words: Sequence[str]) -> int:
    """Do what the words say; the exit code."""
    SPEAKING.asked = ""
    try:
        check_languages()
        program = typer.main.get_command(app)
        with program.make_context("dispetto", list(words)) as context:
            program.invoke(context)
        sys.stdout.flush()
        return 0
    except BadInput as e:
        say_error(e.said(SPEAKING.lang()))
        return BAD
    except typer.TyperException as e:
        say_error(usage(e))
        return BAD
    except typer.Exit as e:
        return e.exit_code
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:  # the reader has gone: nothing to say, and nobody to say it to
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except Exception as e:
        if os.environ.get("DISPETTO_DEBUG"):
            traceback.print_exc()
        say_error(say("our-fault", what=f"{type(e).__name__}: {e}"))
        return OUR_FAULT


def usage(e: typer.TyperException) -> str:
    """What was wrong with the words themselves, in one sentence."""
    said = re.sub(r"\. (Did you mean .*)", r" (\1)", e.format_message().strip().rstrip("."))
    where = getattr(getattr(e, "ctx", None), "command_path", "dispetto")
    return say("see-help", what=said, command=where)


def check_languages() -> None:
    """BadInput where the languages to try are said to be in a folder that is none."""
    folder = os.environ.get(languages.FOLDER, "")
    if folder and not os.path.isdir(folder):
        raise BadInput("languages-folder", CLI, name=languages.FOLDER, folder=folder)


def main() -> None:
    """The program."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a poor terminal gets question marks, not an error
    sys.exit(run(sys.argv[1:]))
