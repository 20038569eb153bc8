"""Looking back hears all of it: long messages of a process at work, over the loop that the web table runs on."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from dispetto.lab.analysis import Analysis, Budget
from dispetto.web.play import understanding
from dispetto.web.play.understanding import Looking, Understanding
from dispetto.web.store.store import Store
from tests.web.looked_back import looked_back
from tools.webtable import story

try:
    from uvloop import new_event_loop as loop_of_the_table
except ImportError:  # where it cannot be had the web table runs on the plain one, too
    from asyncio import new_event_loop as loop_of_the_table

LONG = 4_000_000  # letters: many times what a pipe holds, so it is read in the middle of being written


def talkative(told: dict[str, Any], budget: Budget, seed: int, pipe: Connection) -> None:
    """In a process of its own: three stages, each far longer than a pipe, and small words between them."""
    assert told["game"] and budget.sketch and seed == 7
    found = looked_back("hedz-25th", 2, story("hedz-25th", {"turn_limit": 1}, 2), options={"turn_limit": 1}).as_json()
    for stage in (0, 1, 2):
        pipe.send(stage / 3)
        pipe.send({**found, "stage": stage, "game": "x" * LONG})
    pipe.close()


def test_every_stage_is_heard_however_long_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(understanding, "look_back", talkative)
    heard: list[int] = []

    class Listening(Looking):
        def hear(self, said: float | dict[str, Any]) -> None:
            super().hear(said)
            if isinstance(said, dict):
                heard.append(said["stage"])

    async def look() -> tuple[Looking, Analysis | None]:
        store = Store(str(tmp_path / "tables.sqlite3"))
        looking = Listening()
        await Understanding(store).work("nobody's", 1, {"game": "hedz-25th"}, 7, looking)
        await store.close()
        return looking, looking.found

    with asyncio.Runner(loop_factory=loop_of_the_table) as runner:
        looking, found = runner.run(look())
    assert heard == [0, 1, 2] and looking.done
    assert found is not None and found.stage == 2 and len(found.game) == LONG
