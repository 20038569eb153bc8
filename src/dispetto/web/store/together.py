"""Many ask, the database is asked once: whoever comes while it answers is part of the next question."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Generic, TypeVar

from dispetto.web.store.trouble import StoreTrouble

T = TypeVar("T")
MOST = 250  # keys of one question


class Together(Generic[T]):
    """One kind of question, asked by a key: what is found, or None."""

    def __init__(self, ask: Callable[[Sequence[str]], Awaitable[Mapping[str, T]]]) -> None:
        self.ask = ask
        self.waiting: dict[str, list[asyncio.Future[T | None]]] = {}
        self.task: asyncio.Task[None] | None = None

    async def one(self, key: str) -> T | None:
        """What there is of this key; StoreTrouble where the database does not answer."""
        future: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(key, []).append(future)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.answer())
        return await future

    async def answer(self) -> None:
        """Until nobody waits."""
        while self.waiting:
            keys = list(self.waiting)[:MOST]
            asked = {key: self.waiting.pop(key) for key in keys}
            found: Mapping[str, T] = {}
            error: Exception | None = None
            try:
                found = await self.ask(keys)
            except Exception as e:
                error = e
            for key, futures in asked.items():
                for future in futures:
                    if future.done():  # whoever asked has gone home
                        continue
                    if error is not None:
                        future.set_exception(type(error)(*error.args) if isinstance(error, StoreTrouble) else error)
                    else:
                        future.set_result(found.get(key))
