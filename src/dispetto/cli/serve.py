"""`dispetto serve`: the web table."""

from __future__ import annotations

from typing import Annotated

import typer


def command(
    host: Annotated[
        str, typer.Option(help="Who may come in: 127.0.0.1 this machine, 0.0.0.0 the network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port.", min=0, max=65535)] = 8000,
    db: Annotated[
        str | None, typer.Option(metavar="URL", help="Where tables are kept: a file, or a database URL.")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser where there is one.")] = False,
) -> None:
    """Open the table for the browser, and keep every game on disk."""
    from dispetto.web.serving import serve  # the other commands need no web server

    serve(host=host, port=port, db=db, open_browser=open_browser)
