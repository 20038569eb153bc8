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
        str | None,
        typer.Option(metavar="URL", envvar="DISPETTO_DB", help="Where tables are kept: a file, or a database URL."),
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
    logs: Annotated[str, typer.Option(help="What goes to the error output: plain lines, or json.")] = "plain",
    drain: Annotated[
        float, typer.Option(metavar="SECONDS", help="How long to go on once told to stop, so that a balancer notices.")
    ] = 0.0,
) -> None:
    """Open the table for the browser, and keep every game on disk."""
    from dispetto.web.serving import serve  # the other commands need no web server
    from dispetto.web.wish import Wish

    wish = Wish(
        address=address,
        hosts=tuple(also_called or ()),
        behind_proxy=behind_proxy,
        proxies=tuple(proxy or Wish.proxies),
        metrics_token=metrics_token,
        logs=logs,
        drain=drain,
    )
    serve(host, port, db, open_browser, wish)
