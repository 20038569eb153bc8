"""`dispetto record analyse`: a game understood: odds, the account of luck and choices, mistakes, the nastiest move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from dispetto.cli.common import (
    Bar,
    Json,
    Processes,
    console,
    form,
    plain_table,
    print_json,
    progress,
    read_language,
    write_file,
)
from dispetto.cli.record import RecordFile, load
from dispetto.core.catalogue import game_named
from dispetto.core.telling.record import Record
from dispetto.lab.analysis import FIRST_ONLY, Analysis, analyse
from dispetto.lab.analysis.telling import facts, points, remembered, said, titled
from dispetto.lab.runners import workers

STEPS = 1000  # of the progress bar


def command(
    file: RecordFile,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write it as one page.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="The first picture only: seconds, and no mistakes.")] = False,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The same seed says the same.")] = 1,
    jobs: Processes = 1,
    lang: Annotated[str, typer.Option(metavar="LANGUAGE", help="A language, like en or it.")] = "",
    json: Json = False,
    bar: Bar = None,
) -> None:
    """Understand a game: everybody's odds at every moment, what luck and what choices did, mistakes, the nastiest move.

    The numbers depend on the seed alone, not on the number of processes.
    """
    language = read_language(lang)
    r = load(file)
    found: Analysis | None = None
    done = 0
    with workers(jobs) as run, progress("thinking", STEPS, bar) as advance:

        def told(share: float) -> None:
            nonlocal done
            advance(int(share * STEPS) - done)
            done = int(share * STEPS)

        for one in analyse(
            game_named(r.game), r, budget=FIRST_ONLY if quick else None, seed=seed, on_progress=told, run=run
        ):
            found = one
    assert found is not None
    if html is not None:
        from dispetto.lab.analysis.page import page_of

        write_file(html, page_of(found, r.seats, language, form(), facts=facts(found, r, language)))
    if json:
        print_json(found.as_json())
    else:
        show(found, r, language)


def show(a: Analysis, r: Record, lang: str) -> None:
    """The account, the mistakes and what is to be remembered."""
    out = console()
    keys = ("seat", "start", "chance", "own", "others", "end")
    headings = [titled(key, lang) for key in keys]
    table = plain_table(*headings, title=titled("account", lang), right=headings[1:])
    for seat, name in enumerate(r.seats):
        own = a.account[seat]
        row = [f"{points(value)} ±{own.error[key] * 100:.0f}" for key, value in parts_of(a, seat)]
        table.add_row(escape(name), points(a.start[seat], sign=False), *row, points(a.end[seat], sign=False))
    out.print(table)
    out.print(f"[bold]{escape(titled('mistakes', lang))}[/]")
    told = facts(a, r, lang)
    for m in a.mistakes:
        where = titled("line", lang, n=m.version)
        head = f"{titled(m.sort, lang)}, {where}, {r.seats[m.by]}: {m.done}."
        why = " ".join(filter(None, (told[m.moment], said(m.why, r.seats, lang))))
        out.print(escape(f"{head} {why}"), soft_wrap=True)
    if not a.mistakes:
        out.print(escape(titled("none", lang)), soft_wrap=True)
    out.print(f"[bold]{escape(titled('remembered', lang))}[/]")
    for key, award in remembered(a):
        where = titled("line", lang, n=award.version)
        text = f"{titled(key, lang)} ({where}, {award.done}): {said(award.why, r.seats, lang)}"
        out.print(escape(text), soft_wrap=True)


def parts_of(a: Analysis, seat: int) -> list[tuple[str, float]]:
    """What moved a seat's odds."""
    own = a.account[seat]
    return [("chance", own.chance), ("own", own.own), ("others", own.others)]
