"""Where work is done: here, in several processes, or on Ray. The parts and their order are the same everywhere, and a
worker that dies takes nothing with it: its parts are done again.
"""

from __future__ import annotations

import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any

from dispetto.core.errors import BadInput, Either
from dispetto.lab import LAB
from dispetto.lab.extra import extra

Run = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]
PLACES = ("here", "processes", "ray")
AHEAD = 4  # parts a worker that are under way, so that a slow one keeps nobody waiting; who stops listening stops them
ERRAND = 1.0  # seconds that are worth a way to Ray and back: short parts go together
TOGETHER = 50
DEATHS = 20  # of workers in a row, with nothing done in between, until we give up


@contextmanager
def workers(jobs: int) -> Iterator[Run]:
    """Something that does a work on every part, in order: here for one job, else in so many processes."""
    with runner("here" if jobs <= 1 else "processes", jobs) as run:
        yield run


@contextmanager
def runner(on: str, jobs: int = 0, address: str = "") -> Iterator[Run]:
    """The same for a place by its name; without a number of jobs as many as there are processors."""
    jobs = jobs or os.cpu_count() or 1
    if on == "here":
        yield map
    elif on == "processes":
        crew = Crew(jobs)
        try:
            yield crew.run
        finally:
            crew.stop()
    elif on == "ray":
        with on_ray(jobs, address) as run:
            yield run
    else:
        raise BadInput("place-unknown", LAB, known=Either(PLACES), value=repr(on))


def deaf() -> None:
    """Ctrl-C is for whoever started us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Crew:
    """Processes that are replaced when they die."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool = ProcessPoolExecutor(jobs, initializer=deaf)

    def run(self, work: Callable[[Any], Any], parts: Iterable[Any]) -> Iterator[Any]:
        """What comes of the parts, in order."""
        waiting: deque[tuple[Any, Future[Any]]] = deque()
        for part in parts:
            waiting.append((part, self.send(work, part)))
            if len(waiting) >= AHEAD * self.jobs:
                yield self.next(work, waiting)
        while waiting:
            yield self.next(work, waiting)

    def send(self, work: Callable[[Any], Any], part: Any) -> Future[Any]:
        """Give out a part; to a new crew where the old one is dead."""
        try:
            return self.pool.submit(work, part)
        except BrokenProcessPool:
            self.renew()
            return self.pool.submit(work, part)

    def next(self, work: Callable[[Any], Any], waiting: deque[tuple[Any, Future[Any]]]) -> Any:
        """The first that is waited for; where its worker died, all that are not done are given out anew."""
        for _ in range(DEATHS):
            try:
                done = waiting[0][1].result()
            except BrokenProcessPool:
                self.renew()
                for n, (part, future) in enumerate(waiting):
                    if not future.done() or future.exception() is not None:
                        waiting[n] = (part, self.pool.submit(work, part))
                continue
            waiting.popleft()
            return done
        raise BadInput("workers-die", LAB, n=DEATHS)

    def renew(self) -> None:
        """A new crew."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = ProcessPoolExecutor(self.jobs, initializer=deaf)

    def stop(self) -> None:
        """Send them home."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def do(work: Callable[[Any], Any], parts: list[Any]) -> tuple[float, list[Any]]:
    """Some parts, for a worker far away: how long each took, and what came of them."""
    began = time.monotonic()
    done = [work(part) for part in parts]
    return (time.monotonic() - began) / len(parts), done


@contextmanager
def on_ray(jobs: int, address: str) -> Iterator[Run]:
    """A cluster by its address, or a small one of our own; every node has the same Dispetto installed."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is studied here
    ray = extra("ray")
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address:
            ray.init(address=address, **quiet)
        else:
            ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as e:
        raise BadInput("ray-away", LAB, address=address or "local", trouble=str(e).split("\n")[0]) from None
    try:
        task = ray.remote(max_retries=-1)(do)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", jobs)))

        def run(work: Callable[[Any], Any], parts: Iterable[Any]) -> Iterator[Any]:
            waiting: deque[Any] = deque()
            left = iter(parts)
            together = 1
            while True:
                while len(waiting) < most and (some := list(islice(left, together))):
                    waiting.append(task.remote(work, some))
                if not waiting:
                    return
                seconds, done = ray.get(waiting.popleft())
                together = max(1, min(TOGETHER, int(ERRAND / max(seconds, 1e-3))))
                yield from done

        yield run
    finally:
        ray.shutdown()
