"""No page is above 300 kB, whatever the options, the names and the chat: a sample of what tools/page_sizes.py tries."""

from __future__ import annotations

from dataclasses import replace

from dispetto.core.catalogue import all_games
from dispetto.core.show.ink_things import MOST_ROCKS, rocks
from dispetto.games.lunch_money.face.cards import MOST_COINS, coins
from tools.page_sizes import BAR, measure, measure_others, sample

RICH = {"start_points": 99, "heal_cap": "none"}


def test_no_page_is_above_the_bar() -> None:
    tables = [sample(n, name) for n, name in enumerate(all_games())]
    tables.append(replace(sample(3, "lunch-money"), seats=6, options=RICH, entries=(), waiting=False))
    found = measure(tables)
    assert len(found) == len(tables) and [f"{size} {where} {told}" for size, told, where in found if size > BAR] == []


def test_nor_is_one_that_belongs_to_no_table_or_teaches() -> None:
    found = measure_others(all_games())
    assert len(found) == len(all_games()) and [where for size, where in found if size > BAR] == []


def test_what_is_drawn_has_a_cap_and_a_number_besides() -> None:
    assert rocks(MOST_ROCKS).count("<path") <= rocks(300_000).count("<path") and len(rocks(300_000)) < 20_000
    assert rocks(5).count("<path") < rocks(MOST_ROCKS).count("<path")
    assert len(coins(300_000)) == len(coins(MOST_COINS)) and coins(99).count("h0") == 4 * MOST_COINS
