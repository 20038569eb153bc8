"""Work in parts that is handed out: the words of the shell that say where to, and one way to collect it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any

import typer

from dispetto.cli.common import Bar, progress
from dispetto.lab.runners import runner

On = Annotated[str, typer.Option("--on", metavar="PLACE", help="here, processes or ray.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="N", min=0, help="Workers; 0: one a processor.")]
Address = Annotated[str, typer.Option(metavar="ADDRESS", help="A Ray cluster; without it a local one.")]
Seed = Annotated[int, typer.Option(metavar="N", min=0, help="The same seed says the same, wherever it runs.")]


def collected(
    label: str, work: Callable[[Any], Any], parts: Sequence[Any], on: str, jobs: int, address: str, bar: Bar
) -> Iterator[Any]:
    """What comes of each part, in their order, and a bar that tells how far it is."""
    with runner(on, jobs, address) as run, progress(label, len(parts), bar) as advance:
        for found in run(work, parts):
            advance(1)
            yield found
