"""The web table: `serve` is all the command line needs."""

from __future__ import annotations

import contextlib
import threading
import webbrowser
from pathlib import Path


def default_db() -> str:
    """The database file of somebody who names none: in the home folder, so that tables outlive a checkout."""
    folder = Path.home() / ".local" / "share" / "dispetto"
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.sqlite3")


def serve(host: str = "127.0.0.1", port: int = 8000, db: str | None = None, open_browser: bool = False) -> None:
    """Run the web table until it is interrupted; BadInput says why it cannot."""
    import uvicorn

    from dispetto.web.app import create_app

    path = db or default_db()
    app = create_app(path)
    shown = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}"
    print(f"Dispetto is open at {shown} (tables in {path.rpartition('@')[2]}; stop with Ctrl-C)", flush=True)
    if open_browser:
        timer = threading.Timer(1.0, lambda: webbrowser.open(shown))
        timer.daemon = True
        timer.start()
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.run(
            app, host=host, port=port, log_level="warning", ws_per_message_deflate=False, ws_ping_interval=20.0,
            ws_max_size=65536, timeout_graceful_shutdown=2,
        )  # fmt: skip
