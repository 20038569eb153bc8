"""The sceptic over many studies of invented games: seldom fooled by luck, seldom blind to a bias."""

from __future__ import annotations

import random
from typing import Any

from dispetto.lab.studies import Study, study_of
from dispetto.lab.tallies import Found, find

SEATS = 4
PLAIN: dict[str, Any] = {"title": "Invented", "games": "shear-panic", "seats": SEATS, "bots": ["random"], "count": 150}


def invented(study: Study, rng: random.Random, first: float = 0.25, longer: float = 0.0) -> Found:
    """A study of games that nobody played: seat 1 wins so often at every table, and the first arm is so much longer."""
    rows: list[dict[str, Any]] = []
    for cell in range(len(study.cells())):
        for number in range(study.count):
            winner = 0 if rng.random() < first else rng.randrange(1, SEATS)
            turns = rng.gauss(40 + (longer if cell == 1 else 0), 8)
            row = {"cell": cell, "number": number, "bots": ["random"] * SEATS, "rule": "END", "harms": []}
            row |= {"won": [float(seat == winner) for seat in range(SEATS)]}
            row |= {"turns": turns, "minutes": turns / 2, "decisions": 3 * turns}
            row |= {
                "traits": [[seat, "card", rng.choice("abcdef"), float(seat == winner), None] for seat in range(SEATS)]
            }
            rows.append(row)
    return find(study, study.cells(), rows)


def test_of_a_hundred_studies_of_nothing_about_five_find_something() -> None:
    study = study_of({**PLAIN, "again": 4})
    rng = random.Random(16)
    looked = [invented(study, rng) for _ in range(100)]
    assert {len(found.within) + len(found.effects) for found in looked} == {4 + 6 + 4 * 4}
    fooled = [any(f.verdict != "same" for f in [*found.within, *found.effects]) for found in looked]
    naive = [any(f.chance < 0.05 for f in [*found.within, *found.effects]) for found in looked]
    assert sum(fooled) <= 10  # 5 expected, 10 is two spreads and more above
    assert sum(naive) >= 50  # who does not correct finds a wonder in most studies of nothing


def test_a_seat_that_wins_ten_points_too_often_is_found_nearly_always() -> None:
    study = study_of({**PLAIN, "count": 400, "look": ["seat"]})
    rng = random.Random(17)
    verdicts = [{f.value: f.verdict for f in invented(study, rng, first=0.35).within} for _ in range(40)]
    assert sum(v["1"] == "more" for v in verdicts) >= 38
    assert not any(v[seat] == "more" for v in verdicts for seat in ("2", "3", "4"))


def test_an_option_that_lengthens_the_game_is_found_and_its_neighbours_are_left_alone() -> None:
    study = study_of({**PLAIN, "count": 200, "again": 3, "look": ["turns"]})
    rng = random.Random(18)
    looked = [invented(study, rng, longer=4.0) for _ in range(40)]
    first = [next(f for f in found.effects if f.value == "again 1") for found in looked]
    assert sum(f.verdict == "more" for f in first) >= 38
    assert 0.4 < sum(f.size for f in first) / 40 < 0.6  # half a spread, as planted
    assert sum(f.low <= f.against + 4.0 <= f.high for f in first) >= 34  # 38 expected
    assert sum(f.verdict != "same" for found in looked for f in found.effects if f.value != "again 1") <= 4
