"""What the house does beside the tables as long as it is open: what goes wrong is in the log, the next try comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import Any

from dispetto.web.store.trouble import StoreTrouble


@contextlib.contextmanager
def until_next_time(log: logging.Logger, trouble: str) -> Iterator[None]:
    """Whatever goes wrong here is told and over: of the database's troubles a line, of all else where it was."""
    try:
        yield
    except StoreTrouble as e:
        log.error("%s: %s", trouble, e)
    except Exception:
        log.exception("%s", trouble)


async def ended(task: asyncio.Task[Any] | None) -> None:
    """Nobody is at it any more."""
    if task is not None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
