"""A server that is there in a moment: forked from a process that has imported everything, to be killed often.

What is killed is a server like any other: the same application, the same database, SIGKILL.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Mapping
from multiprocessing.context import ForkServerProcess

import alembic.autogenerate
import alembic.command
import alembic.runtime.migration
import uvicorn
import uvloop

from dispetto.core.catalogue import all_games
from dispetto.web.app import create_app
from tools.crowd.server import Worker, cpu_of, memory_of

all_games()
context = multiprocessing.get_context("forkserver")
context.set_forkserver_preload([__name__])
__all__ = ["Forked", "alembic", "uvloop"]


def serve(db: str, port: int, pace: float, env: Mapping[str, str], errors: str) -> None:
    """In a process of its own: the web table. Nobody there is a bot, so none is made ready."""
    os.environ.update(env)
    said = os.open(errors, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(said, 1)
    os.dup2(said, 2)
    app = create_app(db, pace=pace)
    app.state.house.thinkers.start = lambda: None
    uvicorn.run(app, port=port, log_level="warning", ws_per_message_deflate=False, timeout_graceful_shutdown=1)


class Forked(Worker):
    """One process of the web table, forked."""

    def __init__(self, db: str, pace: float = 0.0, env: Mapping[str, str] | None = None, errors: str = "") -> None:
        super().__init__(db, pace, env, errors)
        self.fork: ForkServerProcess | None = None

    def spawn(self) -> None:
        self.began = time.perf_counter()
        env = {key: value for key, value in self.env.items() if key.startswith("DISPETTO")}
        self.fork = context.Process(target=serve, args=(self.db, self.port, self.pace, env, self.errors))
        self.fork.start()

    def alive(self) -> bool:
        return self.fork is not None and self.fork.exitcode is None

    def kill(self) -> None:
        if self.fork is not None:
            self.fork.kill()
            self.fork.join()
            self.fork = None

    def cpu(self) -> float:
        return cpu_of(self.fork.pid or 0) if self.fork is not None else 0.0

    def memory(self) -> int:
        return memory_of(self.fork.pid or 0) if self.fork is not None else 0
