"""Numbers lose nothing that a seat knows: long chains, who is asked in a round, what served, what is owed.
LM-ATK-06, LM-CTR-11
"""

from __future__ import annotations

from dispetto.games.lunch_money.rules.pieces import HUMILIATION, NAMES
from tests.games.lunch_money.told import GAME, Told, table


def seen(t: Told, seat: int = 0) -> dict[str, list[int]]:
    """What this seat observes, by the names of the parts."""
    numbers = GAME.numbers(GAME.view(t.s, seat))
    written = [-1] * len(numbers)
    GAME.numbers_into(t.s, seat, written)
    assert written == numbers
    found: dict[str, list[int]] = {}
    at = 0
    for part in GAME.observed:
        found[part.name] = numbers[at : at + part.count]
        at += part.count
    assert at == len(numbers)
    return found


def test_a_chain_of_humiliations_is_seen_to_its_end() -> None:
    t = table("A: kick4 humiliation*4 | B: humiliation*5 | C: humiliation*5 | D: humiliation*5")
    t.tell("A: kick4 B", "B: humiliation", "C: humiliation", "D: humiliation", "A: humiliation", "B: humiliation")
    t.tell("C: humiliation", "D: humiliation")
    told = seen(t)
    assert told["links"] == [8]
    assert [told[f"air-{n}"][0] for n in range(1, 10)] == [6] * 7 + [1, 0]
    assert [told[f"air-{n}-by"][0] for n in range(1, 9)] == [4, 3, 2, 1, 4, 3, 2, 1]
    assert told["air-8-cards"][0] == 1 + NAMES.index("kick4") and told["air-1-cards"][0] == 1 + HUMILIATION


def test_seats_count_from_the_one_who_looks() -> None:
    t = table("A: kick4 | B: block | C:").tell("A: kick4 C").to("C Defend")
    assert seen(t, 0)["air-1-targets"] == [3, 0] and seen(t, 2)["air-1-targets"] == [1, 0]
    assert seen(t, 2)["seat-0-question"] == [1] and seen(t, 1)["seat-1-question"] == [1]


def test_a_round_tells_who_else_is_asked() -> None:
    t = table("A: kick4 | B: humiliation | C: humiliation | D:").tell("A: kick4 B").to("B Interrupt")
    assert [seen(t)[f"seat-{n}-round"][0] for n in range(6)] == [0, 1, 1, 1, 0, 0]


def test_a_weapon_that_rests_and_a_broken_answer_are_seen() -> None:
    t = table("A: knife humiliation | B: block | C:", {"weapon_reuse": False})
    t.tell("A: knife B", "B: block", "A: humiliation").to("A Free")
    told = seen(t, 1)
    assert told["seat-2-used-weapons"] == [1, 0, 0, 0, 0]
    assert told["air-1-broken"] == [1]
