"""The time of the house: seconds since 1970 when this process began, and from then on a clock that never jumps.

Somebody may set the machine's clock while people play. Whoever has a minute to answer keeps a minute.
"""

from __future__ import annotations

import time

BEGAN = time.time()
TICKS = time.monotonic()


def now() -> float:
    """Seconds since 1970, as if the machine's clock had been left alone since this process began."""
    return BEGAN + time.monotonic() - TICKS
