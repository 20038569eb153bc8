"""What a study asks of the meadow: first cards, panics, and who pushed whom (SP-PUSH-03)."""

from __future__ import annotations

from dispetto.core.engine.table import ALL, Event
from dispetto.core.traits import Harm, Trait
from dispetto.games.shear_panic.rules.state import BLACK
from tests.games.shear_panic.told import GAME


def said(kind: str, seat: int, args: tuple[int, ...]) -> Event:
    """An event that all may know."""
    return Event(kind, seat, args, ALL)


def test_a_push_harms_whose_sheep_was_hit_and_nobody_else() -> None:
    s = GAME.new(3)  # the fourth flock is nobody's
    pushes = [said("pushed", 0, (0, hit, 2, 1)) for hit in (1, 2, 3, 5, 7, BLACK)]
    assert list(GAME.harms(s, pushes)) == [Harm(0, 1), Harm(0, 1), Harm(0, 2)]
    assert not GAME.harms(s, [said("jumped", 0, (0, 2, 2, 1)), said("moved", 1, (2, 4))])


def test_a_seat_has_its_first_card_and_its_panics() -> None:
    s = GAME.new(2)
    told = [said("played", 0, (1, 2)), said("played", 1, (6, 1)), said("panic", 1, (9,)), said("played", 0, (0, 3))]
    found = GAME.traits(s, told + [said("panic", 0, (20,))] * 4)
    assert list(found) == [
        *(Trait(0, "first card", "push 2"), Trait(1, "first card", "turn 1")),
        *(Trait(0, "panics", "3+"), Trait(1, "panics", "1")),
    ]
