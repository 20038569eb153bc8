"""`dispetto record`: games as readable files."""

from __future__ import annotations

import json as json_text
import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from dispetto.cli.common import BAD, CLI, SPEAKING, Json, console, file_text, print_json, read_language, say, write_file
from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import PUBLIC, Event
from dispetto.core.errors import BadInput, Sentence
from dispetto.core.telling.languages import ENGLISH
from dispetto.core.telling.record import Record, parse, quoted, replay, standing, verify, write
from dispetto.core.telling.words import Person, Words

RECORD = Sentence("what-record")
app = typer.Typer(help="Look at, check, convert and understand game records.")
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A game record, as TOML or as JSON.")]


def load(path: Path) -> Record:
    """A record from its file, in either form."""
    text = file_text(path, RECORD)
    r = parse(from_json(text, str(path)) if text.lstrip().startswith("{") else text, str(path))
    try:
        game_named(r.game)
    except BadInput as e:
        raise e.at(str(path)) from None
    return r


def from_json(text: str, where: str) -> str:
    """The TOML that says the same as this JSON: one reader checks both."""
    try:
        data = json_text.loads(text)
    except ValueError as e:
        raise BadInput("not-json", CLI, path=where, trouble=e) from None
    options = data.pop("options", {})
    if not isinstance(options, dict):
        raise BadInput("json-options", CLI).at(where)
    lines = [f"{toml_key(k)} = {toml_value(v, where, k)}" for k, v in data.items()]
    return "\n".join([*lines, "[options]", *(f"{toml_key(k)} = {toml_value(v, where, k)}" for k, v in options.items())])


def toml_key(key: str) -> str:
    """A key, in quotes where it is not a plain word."""
    return key if key.isidentifier() and key.isascii() else quoted(key)


def toml_value(value: Any, where: str, key: str) -> str:
    """A value as TOML; records hold text, whole numbers, true and false, and lists of them."""
    plain = value if isinstance(value, list) else [value]
    if not all(isinstance(v, str | int) for v in plain):
        raise BadInput("json-value", CLI, key=key).at(where)
    return quoted(value)


def as_json(r: Record) -> dict[str, Any]:
    """A record as one object: the same keys as in its file."""
    return tomllib.loads(write(r))


@app.callback(invoke_without_command=True)
def without_command(ctx: typer.Context) -> None:
    """Look at, check, convert and understand game records."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@app.command("show")
def show(
    file: RecordFile,
    lang: Annotated[
        str, typer.Option(help="A language, like en or it; by default what your environment (LANG) says.")
    ] = "",
    json: Json = False,
) -> None:
    """Tell a recorded game from its first line to its last."""
    lang = read_language(lang)
    r = load(file)
    if json:
        print_json(as_json(r))
        return
    game = game_named(r.game)
    words = Words(game, lang, [Person(name) for name in r.seats], PUBLIC)
    out = console()
    out.print(f"[bold]{escape(words.title())}[/]: {escape(words.together(r.seats))}", soft_wrap=True)
    events: list[Event] = []
    s = replay(game, r, events=events)
    for e in events:
        if e.kind == "turn":
            out.print()
        out.print(escape(words.event(s, e)), soft_wrap=True)
    out.print()
    ending = game.ending(s)
    lines = len(standing(r.lines))
    out.print(escape(words.ending(ending) if ending else say("record-unfinished", n=lines)))


@app.command("verify")
def check(file: RecordFile, json: Json = False) -> None:
    """Check a record: its dice, its answers, its result.

    The seal of the dice, every roll recomputed, every answer against the rules. Exits with 2 when something
    is not right.
    """
    r = load(file)
    faults = verify(game_named(r.game), r, ENGLISH if json else SPEAKING.lang())
    rolls, told = sum(line.chance is not None for line in r.lines), sum(line.told for line in r.lines)
    if json:
        by_lesson = {"told": told} if told else {}
        print_json({"file": str(file), "lines": len(r.lines), "rolls": rolls, **by_lesson, "faults": faults})
    elif faults:
        for fault in faults:
            console().print(f"[red bold]✗[/] {escape(fault)}", soft_wrap=True)
    else:
        console().print(escape(say("record-right", rolls=rolls, lines=len(r.lines))))
        if told:
            console().print(escape(say("record-told", n=told)), soft_wrap=True)
    if faults:
        raise typer.Exit(BAD)


@app.command("convert")
def convert(
    file: RecordFile,
    to: Annotated[str, typer.Option(help="toml or json; by default the form the file is not in.")] = "",
    output: Annotated[
        Path | None, typer.Option("--output", "-O", metavar="FILE", help="Where to; else printed.")
    ] = None,
) -> None:
    """Turn a record from text (TOML) into JSON, or back."""
    if to not in ("", "toml", "json"):
        raise BadInput("to-unknown", CLI, value=repr(to))
    r = load(file)
    was_json = file_text(file, RECORD).lstrip().startswith("{")
    wanted = to or ("toml" if was_json else "json")
    text = write(r) if wanted == "toml" else json_text.dumps(as_json(r), indent=2, ensure_ascii=False) + "\n"
    if output is None:
        print(text, end="")
    else:
        write_file(output, text)
