"""What a reader calls the things that a study counts: games, options and traits by their own words in the language of
the report; where a game has no word, as records and files write it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import groupby
from typing import Any

from dispetto.core.catalogue import game_named
from dispetto.core.errors import Sentence
from dispetto.core.telling.words import Words, plain
from dispetto.lab import LAB
from dispetto.lab.studies import Cell
from dispetto.lab.tallies import Finding

OWN = ("seat", "bot", "first seat", "turns", "minutes", "decisions")  # measures of ours; all else is a game's trait


class Names:
    """Names in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def t(self, key: str, /, **facts: Any) -> str:
        """One of the laboratory's sentences."""
        return Sentence(key, LAB, **facts).said(self.lang)

    def words(self, game: str) -> Words:
        """What a game says."""
        return plain(game_named(game), self.lang)

    def game(self, name: str) -> str:
        """A game by its title."""
        return self.words(name).title()

    def chosen(self, game: str, options: Mapping[str, Any], bare: bool = False) -> str:
        """Options with their values: `Points at the start: 8`, or the values alone."""
        words = self.words(game)
        known = {o.key: o for o in game_named(game).options}
        values = {key: self.listed(game, words.option_value(known[key], value)) for key, value in options.items()}
        return ", ".join(told if bare else f"{words.option(known[key])[0]}: {told}" for key, told in values.items())

    def listed(self, game: str, value: str) -> str:
        """A list of pieces by their names, the same in a row once: `Tyrannosaurus, 3 × Plain dino`."""
        told = [(self.value("", word, game), len(list(run))) for word, run in groupby(value.split(","))]
        return ", ".join(f"{n} × {word}" if n > 1 else word for word, n in told) if "," in value else value

    def arm(self, cell: Cell, bare: bool = False) -> str:
        """What is tried at a table."""
        told = [self.chosen(cell.game, cell.tried, bare)] if cell.tried else []
        if cell.again:
            told.append(self.t("report-again", n=cell.again))
        return ", ".join(told)

    def where(self, cell: Cell) -> str:
        """A kind of table in short."""
        told = self.t("report-where", game=self.game(cell.game), seats=cell.seats, bots=", ".join(cell.bots))
        return f"{told}; {self.chosen(cell.game, cell.ground)}" if cell.ground else told

    def measure(self, what: str, game: str) -> str:
        """What is counted: a measure of ours, or a trait as its game calls it."""
        if what in OWN:
            return self.t(f"report-{slug(what)}")
        words, own = self.words(game), f"trait-{slug(what)}"
        return words.get(own) if words.has(own) else what

    def value(self, what: str, value: str, game: str) -> str:
        """Which seat, bot, dinosaur, card."""
        words, own = self.words(game), f"type-{value}"
        return words.get(own) if what not in OWN and words.has(own) else value

    def label(self, f: Finding, cell: Cell) -> str:
        """One line of a chart: seats and numbers need to be told what they are."""
        value = self.value(f.what, f.value, cell.game)
        return f"{self.measure(f.what, cell.game)} {value}" if value.isdigit() else value


def slug(text: str) -> str:
    """A word for files and keys."""
    return re.sub("[^a-z0-9]+", "-", text.lower()).strip("-")


def figure(value: float, share: bool) -> str:
    """A share in per cent, a mean as it is."""
    return f"{100 * value:.1f} %" if share else f"{value:,.1f}" if abs(value) >= 100 else f"{value:.2f}"
