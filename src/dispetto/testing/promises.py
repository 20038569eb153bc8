"""All promises, chapter by chapter: add yours to a chapter's list, and every game is held to it."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from dispetto.core.game import Game
from dispetto.testing import answers, colours, judging, leaving, names, reasons, rounds, secrets, values, words
from dispetto.testing.tables import Table

OfAGame = Callable[[Game[Any, Any]], None]
OfATable = Callable[[Table], None]

CHAPTERS: tuple[ModuleType, ...] = (values, names, answers, reasons, rounds, secrets, leaving, judging, colours, words)
OF_A_GAME: tuple[OfAGame, ...] = tuple(promise for chapter in CHAPTERS for promise in chapter.OF_A_GAME)
OF_A_TABLE: tuple[OfATable, ...] = tuple(promise for chapter in CHAPTERS for promise in chapter.OF_A_TABLE)
