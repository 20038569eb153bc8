"""The server under load: one worker on a file, or several on a PostgreSQL of our own; all of them can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import random
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import asyncpg

from tools import needs

RUN = (  # as `serve` does it: whoever comes while it gets ready waits at its door
    "import sys, uvicorn; from dispetto.web.app import create_app; from dispetto.web.patience import CONFIG; "
    "from dispetto.web.serving import door, make_ready; listening = door('127.0.0.1', int(sys.argv[2])); "
    "app = create_app(sys.argv[1], pace=float(sys.argv[3])); make_ready(); "
    "uvicorn.Server(uvicorn.Config(app, log_level='warning', timeout_graceful_shutdown=1, proxy_headers=False, "
    "**CONFIG)).run([listening])"
)
PATIENCE = 120.0  # seconds for a server to start
TICKS = os.sysconf("SC_CLK_TCK")


def many_sockets() -> None:
    """As many open files as this machine allows, for us and for whatever we start."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Worker:
    """One process of the web table on a port of its own."""

    def __init__(self, db: str, pace: float = 0.0, env: Mapping[str, str] | None = None, errors: str = "") -> None:
        self.db, self.pace = db, pace
        self.env = {**os.environ, "DISPETTO_LIMITS": "off", **(env or {})}
        self.errors = errors or os.devnull  # the file its complaints go to
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.began = 0.0

    def spawn(self) -> None:
        """Start it; `ready` waits."""
        words = [sys.executable, "-c", RUN, self.db, str(self.port), str(self.pace)]
        self.began = time.perf_counter()
        with open(self.errors, "ab") as said:
            self.process = subprocess.Popen(words, env=self.env, stdout=said, stderr=said, stdin=subprocess.DEVNULL)

    async def ready(self) -> float:
        """Until it answers; the seconds since it was started."""
        while time.perf_counter() < self.began + PATIENCE:
            if not self.alive():
                raise RuntimeError(f"the web table did not start: see {self.errors}")
            with contextlib.suppress(OSError):
                said = await get(self.port, "/static/art/imp.svg")
                if said.startswith(b"HTTP/1.1 200"):
                    return time.perf_counter() - self.began
            await asyncio.sleep(0.01)
        raise RuntimeError("the web table did not start in time")

    def alive(self) -> bool:
        """Has it been started, and not ended?"""
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def cpu(self) -> float:
        """The seconds of CPU it has used."""
        return cpu_of(self.process.pid) if self.process is not None else 0.0

    def memory(self) -> int:
        """The kilobytes it holds."""
        return memory_of(self.process.pid) if self.process is not None else 0


def free_port() -> int:
    """A port nobody listens at, below those the system gives to sockets that go out: those would meet themselves."""
    while True:
        with socket.socket() as s, contextlib.suppress(OSError):
            s.bind(("127.0.0.1", random.randrange(15_000, 32_000)))
            return int(s.getsockname()[1])


def cpu_of(pid: int | str = "self") -> float:
    """The seconds of CPU a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(pid: int) -> int:
    """The kilobytes a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS:")), 0)


async def get(port: int, path: str, cookie: str = "", method: str = "GET") -> bytes:
    """What the server says to a plain request: all of it, head and body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        more = "Content-Length: 0\r\n" if method == "POST" else ""
        words = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n{more}Connection: close\r\n\r\n"
        )
        writer.write(words.encode())
        return await reader.read()
    finally:
        writer.close()


class Postgres:
    """A PostgreSQL of our own in a temporary folder, reached by a socket in it; `safe` writes as a real one does."""

    def __init__(self, safe: bool = True) -> None:
        self.programs = needs.postgres()
        if not self.programs:
            raise RuntimeError(f"{needs.LEFT_OUT} what needs PostgreSQL: there is no PostgreSQL")
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self.url = f"postgresql://dispetto@/postgres?host={self.folder}"
        self.safe = safe
        self.process: subprocess.Popen[bytes] | None = None
        who: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            nobody = pwd.getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        quiet = subprocess.DEVNULL
        self.calm: dict[str, Any] = {"cwd": self.folder, "stdin": quiet, "stdout": quiet, "stderr": quiet, **who}
        words = ["-D", str(self.folder / "data"), "-U", "dispetto", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"]
        subprocess.run([f"{self.programs}/initdb", *words], check=True, **self.calm)

    def spawn(self) -> None:
        """Start it; `ready` waits."""
        plain = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={self.folder}"]
        plain += [] if self.safe else ["-c", "fsync=off"]
        words = [f"{self.programs}/postgres", "-D", str(self.folder / "data"), *plain]
        self.process = subprocess.Popen(words, **self.calm)

    async def ready(self) -> None:
        """Until it lets somebody in."""
        late = time.perf_counter() + PATIENCE
        while time.perf_counter() < late:
            if self.process is None or self.process.poll() is not None:
                raise RuntimeError("PostgreSQL did not start")
            with contextlib.suppress(OSError, asyncpg.PostgresError):
                await (await asyncpg.connect(self.url)).close()
                return
            await asyncio.sleep(0.05)
        raise RuntimeError("PostgreSQL did not start in time")

    def restart(self, hard: bool) -> None:
        """Down and up again: at once without a word to anybody (`hard`), or as an operator would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT if hard else signal.SIGINT)
        self.process.wait(60)
        self.spawn()

    def close(self) -> None:
        """Stop it and remove all it wrote."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(60)
            self.process = None
        shutil.rmtree(self.folder, ignore_errors=True)
