"""The tables the contract is tried on here:
every game of the house and Court, every size, each option alone, and 200 mixes.
Over the source, which is slower and asks the same, it is an eighth of the options and 30 mixes.

What a game must keep is dispetto.testing; here it is only held to it. A game joins by being in all_games().
"""

from __future__ import annotations

from typing import Any

import pytest
from court import COURT

from dispetto.core.catalogue import all_games
from dispetto.core.form import compiled
from dispetto.core.game import Game
from dispetto.testing import Table, alone, mix, sizes

TRIED: dict[str, Game[Any, Any]] = {**all_games(), COURT.name: COURT}
MIXES, EVERY = (200, 1) if compiled() else (30, 8)
MIXES_A_TEST = 10


def kinds() -> list[Table]:
    """Games whose pieces have types, at every size: each seat has picked one at random."""
    typed = [g for g in TRIED.values() if any(o.key == "types" and "choose" in o.values for o in g.options)]
    return [Table(g, n, (("types", "choose"),), 500 + n, 6) for g in typed for n in range(g.fewest, g.most + 1)]


def each_alone() -> list[Table]:
    found: list[Table] = []
    for game in TRIED.values():
        found += alone(game, len(found))
    return found


SIZES = [table for game in TRIED.values() for table in sizes(game)]
ALONE = each_alone()
KINDS = kinds()
MIXED = [mix(list(TRIED.values())[n % len(TRIED)], n) for n in range(MIXES)]
GROUPS: dict[str, list[Table]] = {
    **{str(t): [t] for t in [*SIZES, *ALONE[::EVERY]]},
    **{f"kinds-{name}": [t for t in KINDS if t.name == name] for name in dict.fromkeys(t.name for t in KINDS)},
    **{f"mixes-{n}": MIXED[n : n + MIXES_A_TEST] for n in range(0, MIXES, MIXES_A_TEST)},
}
every_table = pytest.mark.parametrize("tables", GROUPS.values(), ids=GROUPS.keys())
every_game = pytest.mark.parametrize("game", TRIED.values(), ids=TRIED.keys())
