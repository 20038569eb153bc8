"""`dispetto scenario`: positions, answers and expectations written in files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from dispetto.cli.common import FAULT, SPEAKING, Bar, Json, check_file, console, print_json, progress, say
from dispetto.core.catalogue import game_named
from dispetto.core.errors import Sentence
from dispetto.core.telling.scenario import Failure, Verdict, run_scenario


def command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files (TOML).")],
    json: Json = False,
    bar: Bar = None,
) -> None:
    """Run scenario files: told turns and what must then be so.

    A position, answers, expectations. Strict: only what is written happens. Exits with 1 when an expectation
    is not met. Of a complaint from a web table it says whose expectation holds, the table's or the reader's;
    it fails as long as the reader's does not.
    """
    for path in files:
        check_file(path, Sentence("what-scenario"))
    failed: list[Failure] = []
    verdicts: list[Verdict] = []
    with progress("scenarios", len(files), bar) as advance:
        for path in files:
            failure = run_scenario(path, game_named, verdicts)
            if failure is not None:
                failed.append(failure)
            advance(1)
    passed = len(files) - len(failed)
    if json:
        told = [{"file": f.file, "step": f.step, "message": f.message} for f in failed]
        said = [{"file": v.file, "table": v.table, "reader": v.reader, "text": v.text} for v in verdicts]
        print_json({"passed": passed, "failed": told} | ({"complaints": said} if said else {}))
    else:
        out = console()
        for v in verdicts:
            reader = "unsaid" if v.reader is None else "yes" if v.reader else "no"
            heard = say("verdict", table="yes" if v.table else "no", reader=reader, text=v.text or "…")
            out.print(f"[bold]{escape(v.file)}[/] {escape(heard)}", soft_wrap=True)
        for f in failed:
            out.print(
                f"[red bold]failed[/] {escape(f.file)}, step {f.step}\n       {escape(f.told.said(SPEAKING.lang()))}",
                soft_wrap=True,
            )
        out.print(f"{passed} passed" + (f", [red]{len(failed)} failed[/]" if failed else "") + ".")
    if failed:
        raise typer.Exit(FAULT)
