"""Doors for other people's tables (PettingZoo, OpenSpiel, a pipe) will be here, a file each; there are none yet."""
