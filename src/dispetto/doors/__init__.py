"""Doors for other people's programs, a file each: PettingZoo, Gymnasium, many tables at once, OpenSpiel.

Each speaks the other's conventions and knows games by the catalogue alone, so that a plug-in game has every door
without a line. They need `pip install dispetto[rl]`; playing needs none of it. docs/doors.md says how to use them.
"""

from pathlib import Path

DOORS = Path(__file__).parent  # whose words/ hold what the doors say
