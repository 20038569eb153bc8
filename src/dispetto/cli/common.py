"""What every command has in common: how it reads, how it prints, how it fails."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from dispetto.core.errors import BadInput, Either, Sentence
from dispetto.core.form import compiled as compiled
from dispetto.core.telling.languages import ENGLISH, languages, of_tag

CLI = Path(__file__).parent  # whose words/ hold what the shell says
FAULT = 1  # a check found something wrong
BAD = 2  # bad input
PATIENCE = 3600  # seconds a step may take and still tell how much time is left

Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Bar = Annotated[
    bool | None,
    typer.Option(
        "--progress/--no-progress", help="Show a progress bar (by default where the error output is a terminal)."
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="KEY=VALUE", help="A table option; may be repeated. See 'dispetto describe GAME'."
    ),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's name, like hedz-25th.")]
Seats = Annotated[int | None, typer.Option("--seats", "-s", metavar="N", help="Players; usually 4.")]
Processes = Annotated[int, typer.Option("--jobs", "-j", metavar="N", min=1, help="Processes.")]
SameGames = Annotated[int, typer.Option(metavar="N", min=0, help="The same seed gives the same games.")]


class Speaking:
    """The language of the command that is being run: what --lang asks for, else what the environment says."""

    asked = ""

    def lang(self) -> str:
        """The language in which a command fails, and says what it says."""
        return self.asked or own_language()


SPEAKING = Speaking()


def own_language() -> str:
    """The language the environment asks for, if we speak it."""
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(key):
            return of_tag(os.environ[key]) or ENGLISH
    return ENGLISH


def read_language(lang: str) -> str:
    """The language that was asked for, or that of the environment; BadInput if we do not speak it."""
    if lang and lang not in languages():
        raise BadInput("lang-unknown", CLI, known=Either(languages()), value=repr(lang))
    SPEAKING.asked = lang
    return SPEAKING.lang()


def say(key: str, /, **facts: Any) -> str:
    """One of the shell's own sentences, in the language of the command."""
    return Sentence(key, CLI, **facts).said(SPEAKING.lang())


class Output(Console):
    """Standard output for people: colours only where they can be seen."""

    def on_broken_pipe(self) -> None:
        """The reader has gone: main knows what to do about it."""
        raise BrokenPipeError


def console() -> Console:
    """A fresh standard output."""
    return Output(highlight=False)


def plain_table(*headings: str, title: str = "", right: Sequence[str] = ()) -> Table:
    """A table without a frame; the headings in `right` stand over numbers."""
    table = Table(title=title or None, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    table.show_header = any(headings)
    for heading in headings:
        table.add_column(heading, justify="right" if heading in right else "left", overflow="fold")
    return table


def print_json(data: Any) -> None:
    """One object on standard output."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def form() -> str:
    """How the rules run, in words."""
    return "compiled" if compiled() else "pure Python"


def read_pairs(pairs: Sequence[str] | None) -> dict[str, str]:
    """`key=value` words as a table's options."""
    chosen: dict[str, str] = {}
    for pair in pairs or ():
        key, equals, value = pair.partition("=")
        if not equals or not key.strip():
            raise BadInput("option-pair", CLI, value=repr(pair))
        if key.strip() in chosen:
            raise BadInput("option-twice", CLI, key=key.strip())
        chosen[key.strip()] = value.strip()
    return chosen


def file_text(path: Path, what: Sentence) -> str:
    """The text of a file; BadInput says in one sentence why there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput("file-none", what=what, path=path) from None
    except IsADirectoryError:
        raise BadInput("file-folder", path=path, what=what) from None
    except UnicodeDecodeError:
        raise BadInput("file-not-text", path=path) from None
    except (OSError, ValueError) as e:
        raise BadInput("file-unreadable", path=path, trouble=trouble(e)) from None


def check_file(path: Path, what: Sentence) -> None:
    """BadInput where there is no file of this name that holds text."""
    file_text(path, what)


def write_file(path: Path, text: str) -> None:
    """Write a whole file, or nothing; BadInput says in one sentence why it cannot be."""
    if path.is_dir():
        raise BadInput("file-folder-name", path=path)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as e:
        raise BadInput("file-unwritten", path=path, trouble=trouble(e)) from None


def trouble(e: Exception) -> str:
    """What the system says, without its numbers."""
    said = e.strerror if isinstance(e, OSError) and e.strerror else str(e)
    return said[:1].lower() + said[1:]


@contextmanager
def progress(label: str, total: int, show: bool | None = None) -> Iterator[Callable[[int], None]]:
    """A bar on the error output, drawn once the work has taken half a second; call what it gives with each advance."""
    screen = Console(stderr=True, force_terminal=True if show else None)
    if show is False or not (show or screen.is_terminal):
        yield lambda n: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=screen, transient=True, speed_estimate_period=PATIENCE)
    task = bar.add_task(label, total=total)
    soon = Timer(0.5, bar.start)  # also while the first step takes minutes
    soon.daemon = True
    try:
        if show:
            bar.start()
        else:
            soon.start()
        yield lambda n: bar.advance(task, n)
    finally:
        if soon.is_alive():
            soon.cancel()
            soon.join()
        if bar.live.is_started:
            bar.stop()


def say_error(sentence: str) -> None:
    """One line on the error output."""
    print(" ".join(sentence.split()), file=sys.stderr)
