"""`dispetto backup` and `dispetto restore`: the whole house in one file, and back."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from dispetto.cli.common import Json, console, print_json, say

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", envvar="DISPETTO_DB", help="Where tables are kept: a file, or a database URL."),
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to.")],
    db: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Put it in the place of an older one.")] = False,
    json: Json = False,
) -> None:
    """Save all tables to one file, also while people play."""
    from dispetto.web.serving import default_db
    from dispetto.web.store import backup as house

    saved = house.backup(db or default_db(), file, replace)
    if json:
        print_json({"file": str(file), **asdict(saved)})
    else:
        console().print(
            escape(say("house-saved", file=file, tables=saved.tables, answers=saved.answers)), soft_wrap=True
        )


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `dispetto backup` wrote.")],
    db: Database = None,
    json: Json = False,
) -> None:
    """Bring saved tables back, into a place that holds none."""
    from dispetto.web.serving import default_db
    from dispetto.web.store import backup as house
    from dispetto.web.store.places import shown

    where = db or default_db()
    saved = house.restore(file, where)
    if json:
        print_json({"db": shown(where), **asdict(saved)})
    else:
        told = say("house-restored", db=shown(where), tables=saved.tables, answers=saved.answers)
        console().print(escape(told), soft_wrap=True)
