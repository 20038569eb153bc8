"""How long things take at a table: pauses that tell nothing, fuses, and the clock they are measured by."""

from __future__ import annotations

import asyncio
import time

FUSE = 12.0  # seconds a reaction window stays open at most, where the table says nothing else
SEALED = 6.0  # a sealed choice burns so many times longer: there is something to think about
LEAST = 2.5  # seconds a round is open at least, so that a quick end tells nothing
NEUTRAL = (1.0, 2.2)  # seconds before a bot or a single offer answers at a table with secrets: no tells
QUICK = (0.25, 0.6)  # a bot's pause at an open table
FORCED = 0.12  # a single offer at an open table
LAZY = 6.0  # seconds until, in a round between people, who has no choice has answered at the latest
AFTER_YOU = 0.5  # seconds in which another worker ends a round whose last word it has heard
AGAIN = 1.0  # seconds after something went wrong
SOON = 0.05  # seconds after somebody else was faster
SLICE = 0.25  # seconds between two looks whether somebody wants it to be quicker
monotonic = time.monotonic
nap = asyncio.sleep
