"""What an operator's monitor reads at /metrics: Prometheus' text, counted in this process and by nobody's name."""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections.abc import Iterable, Sequence

BEGAN = time.time()
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.4, 0.5, 1.0, 1.5, 2.5, 5.0)
BYTES = (256, 512, 1024, 2048, 4096, 8192, 12288, 32768, 131072)


class Count:
    """Something that only grows, told apart by one label."""

    def __init__(self, name: str, about: str, label: str) -> None:
        self.name, self.about, self.label = name, about, label
        self.values: dict[str, int] = {}

    def add(self, which: str, n: int = 1) -> None:
        """It happened again."""
        self.values[which] = self.values.get(which, 0) + n

    def lines(self) -> list[str]:
        """As Prometheus reads it."""
        told = [f'{self.name}{{{self.label}="{which}"}} {n}' for which, n in sorted(self.values.items())]
        return [*heading(self.name, self.about, "counter"), *told]


class Spread:
    """How something is spread: how many were at most so much."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self.name, self.about, self.bounds = name, about, bounds
        self.within = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def saw(self, value: float) -> None:
        """One more."""
        self.within[bisect_left(self.bounds, value)] += 1
        self.sum += value

    @property
    def seen(self) -> int:
        """How many there were."""
        return sum(self.within)

    def lines(self) -> list[str]:
        """As Prometheus reads it: every bucket holds the smaller ones."""
        out, so_far = heading(self.name, self.about, "histogram"), 0
        for bound, n in zip([*map(repr, self.bounds), "+Inf"], self.within, strict=True):
            so_far += n
            out.append(f'{self.name}_bucket{{le="{bound}"}} {so_far}')
        return [*out, f"{self.name}_sum {self.sum:.6f}", f"{self.name}_count {so_far}"]


ENTRIES = Count("dispetto_entries_total", "Entries written to the log of a table.", "kind")
ANSWERED = Count("dispetto_responses_total", "HTTP responses.", "code")
PUSH_SECONDS = Spread("dispetto_push_seconds", "From a change of a table until a page was sent it.", SECONDS)
PUSH_BYTES = Spread("dispetto_push_bytes", "Size of one message to a page.", BYTES)
BOT_SECONDS = Spread("dispetto_bot_seconds", "From a question to a bot until its answer, with the queue.", SECONDS)
THOUGHT_SECONDS = Spread("dispetto_thought_seconds", "A thought in its process, without the queue.", SECONDS)
THOUGHTS = Count(
    "dispetto_thoughts_total", "Thoughts of bots: whole, cut short, too late for its pause, failed.", "how"
)
ALL = (ENTRIES, ANSWERED, PUSH_SECONDS, PUSH_BYTES, BOT_SECONDS, THOUGHT_SECONDS, THOUGHTS)


def written(kinds: Iterable[str]) -> None:
    """Entries of these kinds are on disk."""
    for kind in kinds:
        ENTRIES.add(kind)


def pushed(message: str, since: float = 0.0) -> None:
    """A page was sent this; `since` is when its table changed (`time.monotonic`), 0 where it did not."""
    PUSH_BYTES.saw(len(message))  # our JSON is ASCII: characters are bytes
    if since:
        PUSH_SECONDS.saw(max(0.0, time.monotonic() - since))


def heading(name: str, about: str, kind: str) -> list[str]:
    """What Prometheus wants to know of a name before its numbers."""
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]


def gauge(name: str, about: str, value: float, **labels: str) -> list[str]:
    """A number as it is now."""
    told = ",".join(f'{key}="{value}"' for key, value in labels.items())
    return [*heading(name, about, "gauge"), f"{name}{{{told}}} {value:g}" if told else f"{name} {value:.10g}"]


def process() -> list[str]:
    """This process: what it has used of the machine."""
    spent = os.times()
    out = [
        *heading("process_cpu_seconds_total", "CPU time of this process.", "counter"),
        f"process_cpu_seconds_total {spent.user + spent.system:.2f}",
        *gauge("process_start_time_seconds", "When it was started, in seconds since 1970.", BEGAN),
    ]
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            pages = int(file.read().split()[1])
    except (OSError, ValueError, IndexError):  # not a Linux: it has no such file
        return out
    size = pages * os.sysconf("SC_PAGE_SIZE")
    return [*out, *gauge("process_resident_memory_bytes", "Memory it holds.", size)]


def text(*gauges: list[str]) -> str:
    """The whole page."""
    told = [line for lines in (*gauges, process(), *(m.lines() for m in ALL)) for line in lines]
    return "\n".join(told) + "\n"
