"""The nastiest moments are nasty: done to somebody else, once the game was on, with a second line that comes once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.engine.table import PUBLIC
from dispetto.web.pages.nastiest import candidates, nastiest
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.store.store import Entry, Store
from tools.screenshots import CREW
from tools.webtable import story

LIMIT = {"hedz-25th": {"turn_limit": 40}, "hedz-2nd": {"turn_limit": 40}}


async def at(db: str, game: str, entries: list[Entry]) -> Table:
    """A table where this has happened."""
    store = Store(db)
    table = await Tables(store, whole=True).make(game, "host", list(CREW[:4]), LIMIT.get(game, {}), entries=entries)
    await store.close()
    return table


@pytest.mark.parametrize("game", all_games())
def test_nasty_is_what_somebody_did_to_somebody_else_and_is_told_in_two_lines(game: str, tmp_path: Path) -> None:
    shown = 0
    for seed in (1, 2, 3):
        entries = story(game, LIMIT.get(game, {}), 4, seed=seed)
        table = asyncio.run(at(str(tmp_path / f"{seed}.sqlite3"), game, entries))
        lines: dict[str, list[str]] = {"en": [], "it": []}
        for n, one in enumerate(nastiest(table), 1):
            m, e = one.moment, one.event
            assert one.by != one.to >= 0 and table.stage.clock(table.game.view(m.state, PUBLIC)) >= 1, (seed, e)
            for lang, said in lines.items():
                said.append(table.words(lang, PUBLIC).aftermath(m.state, e, n, 3))
            shown += 1
        for said in lines.values():
            assert all(said) and len(set(said)) == len(said), (seed, said)
    assert shown > 2


@pytest.mark.parametrize("game", all_games())
def test_the_worst_is_told_and_no_kind_four_times_where_others_are_as_bad(game: str, tmp_path: Path) -> None:
    for seed in (1, 2, 3):
        table = asyncio.run(at(str(tmp_path / f"{seed}.sqlite3"), game, story(game, LIMIT.get(game, {}), 4, seed=seed)))
        told, all_of_them = nastiest(table), list(candidates(table).values())
        assert max(c.worth for c in told if c.by >= 0) == max(c.worth for c in all_of_them if c.by >= 0)
        kinds = [c.event.kind for c in told]
        left_out = [c for c in all_of_them if c.event.kind not in kinds]
        repeated = [c for c in told if kinds.count(c.event.kind) == len(told) > 2]
        assert not repeated or all(c.worth - (c.by < 0) <= repeated[0].worth for c in left_out), (seed, kinds)


@pytest.mark.parametrize("game", all_games())
def test_everybody_has_a_score_in_the_end(game: str, tmp_path: Path) -> None:
    table = asyncio.run(at(str(tmp_path / "t.sqlite3"), game, story(game, LIMIT.get(game, {}), 4, seed=4)))
    v = table.game.view(table.state, PUBLIC)
    scores = [table.stage.score(v, seat, table.words(lang, PUBLIC)) for lang in ("en", "it") for seat in range(4)]
    assert all(any(sign.isdigit() for sign in one) or one in ("out cold", "al tappeto") for one in scores), scores
