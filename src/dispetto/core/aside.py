"""A process that works aside: nicer than whoever started it, and gone when they are."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

PATIENT = 2  # how much nicer a worker is than the web table, whose people wait for every page

GENTLE = 12  # and one whom nobody waits for


def never_alone(patience: int = PATIENT) -> None:
    """In a worker: go when whoever started it is gone, also when that was killed; Ctrl-C is for them, not for us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(patience)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def gently() -> None:
    """In a worker: the same, and nobody who plays waits for it."""
    never_alone(GENTLE)
