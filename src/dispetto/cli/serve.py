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
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Behind nginx, Caddy or the like, which speaks TLS for us.")
    ] = False,
    address: Annotated[
        str, typer.Option(metavar="URL", help="Where the world finds us, like https://games.example/dispetto.")
    ] = "",
    also_called: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Another name we answer to; may be repeated.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="Where the proxy is, if not on this machine; may be repeated."),
    ] = None,
    metrics_token: Annotated[
        str,
        typer.Option(
            envvar="DISPETTO_METRICS_TOKEN",
            metavar="TOKEN",
            show_envvar=True,
            help="Who has it may read /metrics; without one, whoever sits at this machine.",
        ),
    ] = "",
) -> None:
    """Open the table for the browser, and keep every game on disk."""
    from dispetto.web.serving import serve  # the other commands need no web server
    from dispetto.web.wish import Wish

    known = {"proxies": tuple(proxy)} if proxy else {}
    wish = Wish(address, tuple(also_called or ()), behind_proxy, metrics_token=metrics_token, **known)
    serve(host, port, db, open_browser, wish)
