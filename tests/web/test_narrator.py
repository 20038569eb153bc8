"""A narrator who repeats himself is no narrator: whole games, every rule set, both languages."""

from __future__ import annotations

import asyncio
from functools import cache

import pytest

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.table import PUBLIC
from dispetto.core.telling.languages import languages
from dispetto.web.pages.lines import lines
from dispetto.web.play.proposals import new_table
from dispetto.web.play.reader import Reader
from dispetto.web.play.saves import Saves
from dispetto.web.play.table import Table
from dispetto.web.store.store import SeatRow, Store
from tools.webtable import story

NAMES = ("Annaz", "Brunoz", "Carlaz", "Darioz")
SEATS = [SeatRow("anna", NAMES[0], "f"), *(SeatRow("", name, "f", "greedy") for name in NAMES[1:])]
WITHIN = 10  # turns


@cache
def played(game: str, whole: bool = True) -> Table:
    """A whole game among bots."""
    options = dict(game_named(game).quick)
    entries = story(game, options, 4, bot="greedy", seed=5)
    made = new_table(game, "anna", SEATS, options, opened=False, settings=None, entries=entries, begun=True)
    table = Table(made.row, whole)
    for entry in made.entries:
        table.apply(entry)
    return table


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", list(all_games()))
def test_no_turn_begins_with_a_sentence_of_the_last_ten(game: str, lang: str) -> None:
    table = played(game)
    for seat in (PUBLIC, 0):
        told: list[str] = []
        for m in table.history.moments:
            for n, e in enumerate(m.events):
                if e.kind in table.game.turns:
                    text = table.narrator.sentence([(m, n)], lambda s: table.words(lang, s), lang, seat)
                    for name in NAMES:
                        text = text.replace(name, "X")
                    assert text not in told[-WITHIN:], (m.version, text)
                    told.append(text)
        assert len(told) > WITHIN


@pytest.mark.parametrize("game", list(all_games()))
def test_a_line_is_told_the_same_by_a_table_that_remembers_all_little_or_was_just_woken(db: str, game: str) -> None:
    whole, window = played(game), played(game, whole=False)
    reader = Reader("anna", "it", "wide", 0)
    last = [line.html for line in lines(whole, reader)]
    assert [line.html for line in lines(window, reader)][-30:] == last[-30:]
    entries = [m.entry for m in whole.history.moments[1:] if m.entry is not None]
    early = Table(whole.row)
    for entry in entries[:-12]:
        early.apply(entry)
    woken = Table(whole.row)
    store = Store(db)
    woken.begin(Saves(store).save(early, 0))
    for entry in entries[-12:]:
        woken.apply(entry)
    again = [line.html for line in lines(woken, reader)]
    assert again and last[-len(again) :] == again
    asyncio.run(store.close())
