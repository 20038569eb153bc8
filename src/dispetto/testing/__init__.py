"""The contract suite: what every game must keep, ours or yours.

    python -m dispetto.testing GAME

A chapter is a module: plain functions, each one promise, called with a table (or with the game) and raising BrokenPromise
with a sentence. Your own tests may call them one by one; `promises.py` lists them all.
"""

from dispetto.testing.broken import BrokenPromise
from dispetto.testing.promises import CHAPTERS, OF_A_GAME, OF_A_TABLE
from dispetto.testing.tables import Table, alone, mix, sizes

__all__ = ["CHAPTERS", "OF_A_GAME", "OF_A_TABLE", "BrokenPromise", "Table", "alone", "mix", "sizes"]
