"""`dispetto record import`: a game that is over, put on the web to be looked at."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer
from rich.markup import escape

from dispetto.cli.backup import Database
from dispetto.cli.common import CLI, Json, console, file_text, print_json, say
from dispetto.cli.record import RECORD, RecordFile, load
from dispetto.core.errors import BadInput


def command(
    file: RecordFile,
    db: Database = None,
    unverified: Annotated[
        bool, typer.Option("--unverified", help="Also where its dice cannot be checked; its pages say so.")
    ] = False,
    json: Json = False,
) -> None:
    """Put a record on the web as a replay.

    It becomes a table that is over and belongs to nobody. What does not follow the rules, is redacted or is not over is
    refused; so is what does not verify, unless --unverified says that you know.
    """
    from dispetto.web.play import brought
    from dispetto.web.serving import default_db
    from dispetto.web.store.store import Store

    if len(file_text(file, RECORD)) > brought.LARGEST:
        raise BadInput("record-large", CLI, path=file, most=brought.LARGEST)
    r = load(file)
    try:
        fault = brought.checked(r, unverified)
    except BadInput as e:
        raise e.at(str(file)) from None
    store = Store(db or default_db())

    async def put() -> str:
        try:
            return await brought.bring(store, r, fault is None)
        finally:
            await store.close()

    where = f"/t/{asyncio.run(put())}/replay"
    if json:
        print_json({"file": str(file), "replay": where, "verified": fault is None})
    else:
        console().print(escape(say("record-brought", where=where)), soft_wrap=True)
        if fault is not None:
            console().print(escape(say("record-brought-open")), soft_wrap=True)
