"""Looking back in a process of its own, with one more a core: a sketch while they get up, then all of it.

It knows nothing of the web: what a process has to import before it can begin is what people wait for.
"""

from __future__ import annotations

import multiprocessing
import os
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from dispetto.core.aside import gently, never_alone
from dispetto.core.catalogue import game_named
from dispetto.lab.analysis.plan import Budget
from dispetto.lab.analysis.story import Story
from dispetto.lab.analysis.whole import analyse


def look_back(story: dict[str, Any], budget: Budget, seed: int, pipe: Connection) -> None:
    """Every stage into a pipe as it is made, and between them how far it has come."""
    gently()
    told = Story.of(story)
    as_gently = partial(never_alone, 0)  # whoever starts them is gentle already, and they inherit it
    with multiprocessing.get_context("spawn").Pool(os.cpu_count() or 1, as_gently) as cores:
        run = partial(cores.imap, chunksize=2)
        for found in analyse(game_named(told.game), told, budget=budget, seed=seed, on_progress=pipe.send, run=run):
            pipe.send(found.as_json())
    pipe.close()
