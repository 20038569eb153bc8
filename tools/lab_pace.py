"""How long a study takes here, on several processes and on Ray, and whether all of them say the same.

    python -m tools.lab_pace [--games 6000] [--jobs 2] [--game lunch-money] [--bot greedy] [--ways here processes ray]

Seconds by the clock, with what it takes to begin and to end: for a machine that does nothing else. The bars: two cores
at least 1.8 times as fast as one, Ray at most 15 % slower than as many processes, on a study of ten minutes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from dispetto.lab.results import Results
from dispetto.lab.runners import PLACES, runner
from dispetto.lab.studies import Study, study_of


def played(study: Study, way: str, jobs: int) -> tuple[float, str]:
    """Seconds that the whole study took there, and a fingerprint of all its rows."""
    with TemporaryDirectory() as folder:
        results = Results(study, Path(folder))
        results.prepare()
        began = time.perf_counter()
        with runner(way, 1 if way == "here" else jobs) as run:
            results.play(run, lambda _: None)
        seconds = time.perf_counter() - began
        return seconds, hashlib.sha256(json.dumps(list(results.rows())).encode()).hexdigest()[:12]


def main() -> None:
    """Play the same study everywhere, and compare."""
    wanted = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    wanted.add_argument("--games", type=int, default=6000)
    wanted.add_argument("--jobs", type=int, default=2)
    wanted.add_argument("--game", default="lunch-money")
    wanted.add_argument("--bot", default="greedy")
    wanted.add_argument("--ways", nargs="+", choices=PLACES, default=list(PLACES))
    told = wanted.parse_args()
    study = study_of({"title": "pace", "games": told.game, "bots": [told.bot], "seats": 4, "count": told.games})
    took: dict[str, float] = {}
    prints = set()
    for way in told.ways:
        took[way], rows = played(study, way, told.jobs)
        prints.add(rows)
        load = os.getloadavg()[0]
        print(f"{way}: {took[way]:.1f} s, rows {rows}, load {load:.1f}", flush=True)
    if "here" in took and "processes" in took:
        print(f"{told.jobs} processes are {took['here'] / took['processes']:.2f} times as fast as one")
    if "ray" in took and "processes" in took:
        print(f"Ray takes {took['ray'] / took['processes'] - 1:+.1%} beside as many processes")
    print("the same rows everywhere" if len(prints) == 1 else "NOT THE SAME ROWS")


if __name__ == "__main__":
    main()
