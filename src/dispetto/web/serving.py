"""Opening the web table: a door to listen at, a sentence that says where, a browser where there is a screen."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn

from dispetto.core.errors import BadInput, Sentence
from dispetto.web import logs
from dispetto.web.app import create_app
from dispetto.web.house import House
from dispetto.web.pages.warm import warm_up
from dispetto.web.patience import CONFIG, QUEUE, more_files
from dispetto.web.sorry import WEB
from dispetto.web.store.places import address, shown
from dispetto.web.tidying import by_ourselves
from dispetto.web.wish import Wish

if sys.platform != "win32":
    import fcntl

log = logging.getLogger("dispetto.web")
FINISHING = 5  # seconds for what runs when the pages have been sent away


def default_db() -> str:
    """The database file of somebody who names none: in the home folder, so that tables outlive a checkout."""
    folder = Path.home() / ".local" / "share" / "dispetto"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise BadInput("home-folder", WEB, folder=folder, trouble=e.strerror) from None
    return str(folder / "tables.sqlite3")


@contextlib.contextmanager
def alone(db: str) -> Iterator[Callable[[str], None]]:
    """A file is served by one process at a time (PostgreSQL by many); the yielded function notes down where."""
    kind, place = address(db)
    if kind != "sqlite" or sys.platform == "win32":  # where a file has no such lock
        yield lambda where: None
        return
    try:
        note = open(f"{place}.lock", "a+", encoding="utf-8")
    except OSError as e:
        raise BadInput("db-trouble", WEB, db=shown(db), trouble=e.strerror) from None
    with note:
        try:
            fcntl.flock(note, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            note.seek(0)
            where = note.read().strip() or Sentence("another-door", WEB)
            raise BadInput("open-already", WEB, where=where) from None

        def write(where: str) -> None:
            with contextlib.suppress(
                OSError
            ):  # a courtesy to whoever comes second: no full disk keeps us closed for it
                os.truncate(note.fileno(), 0)
                os.write(note.fileno(), where.encode())

        yield write


def door(host: str, port: int) -> socket.socket:
    """The socket on which the table listens; BadInput says why it cannot."""
    try:
        family, kind, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        made = socket.socket(family, kind)
        if os.name == "posix":  # a table that was just closed may be opened again
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(where)
        made.listen(QUEUE)  # now, so that a second table on this port hears of it
    except OSError as e:
        if e.errno == errno.EADDRINUSE:
            raise BadInput("port-taken", WEB, port=port) from None
        if e.errno in (errno.EACCES, errno.EPERM):
            raise BadInput("port-not-ours", WEB, port=port) from None
        raise BadInput("port-deaf", WEB, host=host, port=port, trouble=e.strerror) from None
    return made


def addresses(host: str, port: int) -> list[str]:
    """Where the table can be reached: here, and from the network when it is let in."""
    if host not in ("0.0.0.0", "::"):
        shown = "localhost" if host in ("127.0.0.1", "::1") else f"[{host}]" if ":" in host else host
        return [f"http://{shown}:{port}"]
    found = [f"http://localhost:{port}"]
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        s.connect(("192.0.2.1", 9))  # nothing is sent: this only asks which of our addresses looks outwards
        found.append(f"http://{s.getsockname()[0]}:{port}")
    return found


def make_ready() -> None:
    """Whatever the first visitors need is there before they come, and nobody will have to wait for the collector."""
    warm_up()
    by_ourselves()


def has_screen() -> bool:
    """Is there a screen to open a browser on? Browsers that run in the terminal would take it from us."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    open_browser: bool = False,
    wish: Wish | None = None,
) -> None:
    """Run the web table until it is interrupted; BadInput says why it cannot."""
    wish = wish or Wish()
    path = db or default_db()
    more_files()
    with alone(path) as note, door(host, port) as listening:
        found = addresses(host, listening.getsockname()[1])
        app = create_app(path, outside=found[-1] if len(found) > 1 else "", wish=wish)
        where = [wish.address, *found] if wish.address else found
        make_ready()

        def opened() -> None:
            note(where[0])
            print(f"Dispetto is open at {' and '.join(where)} (tables in {shown(path)}; stop with Ctrl-C)", flush=True)
            log.info("open at %s, tables in %s", " and ".join(where), shown(path))
            if open_browser and has_screen():
                threading.Thread(target=webbrowser.open, args=(where[0],), daemon=True).start()

        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            **CONFIG,
            timeout_graceful_shutdown=FINISHING,
            proxy_headers=False,  # our own door knows whom to believe
            server_header=False,
        )
        logs.set_up(wish.logs)
        if threading.current_thread() is threading.main_thread():  # nobody else is sent signals
            signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn raises it once more when all is closed
        with contextlib.suppress(KeyboardInterrupt):
            Server(config, app.state.house, opened).run([listening])


class Server(uvicorn.Server):
    """Says where it is once it is there; asked to stop, it lets what runs be finished, and sends everybody home."""

    def __init__(self, config: uvicorn.Config, house: House, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.house = house
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """SIGTERM or Ctrl-C: nobody new, then a while for those who are here, then the pages are sent away (1012)."""
        self.house.drain()
        log.info("closing: nobody new comes in")
        late = time.monotonic() + self.house.wish.drain
        while self.server_state.connections and not self.force_exit and time.monotonic() < late:
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)
        log.info("closed")
