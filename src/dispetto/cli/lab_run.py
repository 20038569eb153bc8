"""`dispetto lab run`: a study from its file to its report."""

from __future__ import annotations

import shlex
import sys
import time
from base64 import b64encode
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from dispetto import __version__
from dispetto.cli.common import Bar, Json, console, form, plain_table, print_json, progress, read_language, say
from dispetto.cli.handing_out import Address, Jobs, On
from dispetto.lab.extra import extra
from dispetto.lab.pages import page_of, summary
from dispetto.lab.reports import Report
from dispetto.lab.results import Results
from dispetto.lab.runners import runner
from dispetto.lab.studies import read_study
from dispetto.lab.tallies import Found, find

LETTERS = (
    ("Fredoka", "fredoka-latin-400", 400),
    ("Fredoka", "fredoka-latin-600", 600),
    ("Luckiest Guy", "luckiest-guy-latin-400", 400),
)
SHOWN = 12  # findings that are printed; the report has them all


def command(
    study: Annotated[Path, typer.Argument(metavar="STUDY.toml", help="What is to be played.")],
    on: On = "here",
    jobs: Jobs = 0,
    address: Address = "",
    out: Annotated[Path | None, typer.Option("--out", "-O", metavar="FOLDER", help="Where results go.")] = None,
    lang: Annotated[str, typer.Option(metavar="LANGUAGE", help="Of the report.")] = "",
    json: Json = False,
    bar: Bar = None,
) -> None:
    """Play a study and report: win shares, lengths, harm, what options change. The same numbers wherever it runs.

    Stop it whenever you like: the same words again go on where it was.
    """
    language = read_language(lang)
    for module in ("pyarrow", "matplotlib"):
        extra(module)
    asked = read_study(study)
    results = Results(asked, out or study.with_suffix(".results"))
    results.prepare()
    began = time.perf_counter()
    parts = results.all_parts()
    missing = results.missing()
    if missing:
        with runner(on, jobs, address) as run, progress("playing", sum(p.games for p in parts), bar) as advance:
            advance(sum(p.games for p in parts) - sum(p.games for p in missing))
            results.play(run, advance)
    seconds = time.perf_counter() - began
    found = find(asked, results.cells, results.rows())
    told = "dispetto " + shlex.join(w for w in sys.argv[1:] if w not in ("--json", "--progress", "--no-progress"))
    report = Report(found, language, told, f"dispetto {__version__}, {form()}")
    written = [*results.write_tables(), *report.write(results.folder, partial(page_of, faces=house_letters()))]
    if json:
        games = sum(p.games for p in missing)
        print_json({**report.data(), "seconds": round(seconds, 3), "played": games, "files": [str(p) for p in written]})
    else:
        show(found, report, results.folder)


def house_letters() -> str:
    """The letters of the house as style, so that the page needs nothing from elsewhere."""
    folder = files("dispetto") / "web" / "static" / "fonts"
    faces = []
    for family, file, weight in LETTERS:
        path = folder / f"{file}-normal.woff2"
        if path.is_file():
            inside = f"data:font/woff2;base64,{b64encode(path.read_bytes()).decode()}"
            faces.append(f'@font-face {{ font-family: "{family}"; font-weight: {weight}; src: url({inside}) }}')
    return "".join(faces)


def show(found: Found, report: Report, folder: Path) -> None:
    """What was found, for people."""
    out = console()
    sure = report.sure()
    table = plain_table("", title=found.study.title)
    for f in sure[:SHOWN]:
        table.add_row(report.line(f))
    if sure:
        out.print(table)
    else:
        out.print(found.study.title, style="bold")
    out.print(summary(report))
    out.print(say("run-written", path=folder / "report.html"))
