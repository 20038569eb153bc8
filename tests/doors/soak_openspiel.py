"""Whole games of every rule set at every size through OpenSpiel's own test: `make soak`."""

from __future__ import annotations

import pyspiel

import dispetto.doors.openspiel as door
from tests.doors.sizes import every_size


@every_size
def test_openspiel_finds_nothing_wrong_at_any_size(name: str, seats: int) -> None:
    loaded = f"python_dispetto_{name.removesuffix('_v0')}"
    assert loaded in door.NAMED
    pyspiel.random_sim_test(pyspiel.load_game(f"{loaded}(players={seats})"), num_sims=1, serialize=False, verbose=False)
