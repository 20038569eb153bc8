"""Rules broken on purpose: what the tool changes, what it leaves alone, and what it makes of the result."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tools import mutants
from tools.mutants import Mutant, cited, mutants_of

RULES = '''"""A game of one rule."""

LIMIT: int = 3


class Step:
    """X-ONE-01, -03"""

    def far(self, n: int) -> bool:
        """X-TWO-02  Nobody walks so far."""
        return n > LIMIT and n != 7
'''


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Mutant]:
    """Every mutant of the little game above."""
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    path = tmp_path / "src" / "little.py"
    path.parent.mkdir()
    path.write_text(RULES, encoding="utf-8")
    return list(mutants_of(path, None))


def test_each_small_change_is_made_once_and_told_with_the_line_it_stands_on(made: list[Mutant]) -> None:
    whole = "n > LIMIT and n != 7"
    assert [(m.line, m.was, m.now) for m in made] == [
        (3, "3 in `LIMIT: int = 3`", "4"),
        (3, "3 in `LIMIT: int = 3`", "2"),
        (11, whole, "n > LIMIT or n != 7"),
        (11, whole, "n != 7"),
        (11, whole, "n > LIMIT"),
        (11, "n > LIMIT", "n >= LIMIT"),
        (11, "n != 7", "n == 7"),
        (11, "7 in `n != 7`", "8"),
        (11, "7 in `n != 7`", "6"),
    ]
    assert str(made[5]) == "src/little.py:11: n > LIMIT  →  n >= LIMIT"


def test_a_mutant_knows_its_function_and_the_rules_told_around_it(made: list[Mutant]) -> None:
    number, answer = made[0], made[-1]
    assert (number.module, number.function, number.rules) == ("little", (), frozenset())
    assert answer.function == ("Step", "far")
    assert answer.rules == {"X-ONE-01", "X-ONE-03", "X-TWO-02"} and answer.own == {"X-TWO-02"}


def test_each_is_compiled_with_its_own_change_and_no_other(made: list[Mutant]) -> None:
    def far(mutant: Mutant) -> list[int]:
        module: dict[str, Any] = {}
        exec(mutant.code, module)
        return [n for n in range(10) if module["Step"]().far(n)]

    assert far(made[1]) == [3, 4, 5, 6, 8, 9]
    assert far(made[2]) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert far(made[5]) == [3, 4, 5, 6, 8, 9]
    assert far(made[6]) == [7]
    assert far(made[8]) == [4, 5, 7, 8, 9]


def test_ids_told_in_one_breath_are_all_cited() -> None:
    assert cited("X-ONE-01, -03 and X-TWO-02..04; no X-ONE-5") == {
        "X-ONE-01",
        "X-ONE-03",
        "X-TWO-02",
        "X-TWO-03",
        "X-TWO-04",
    }
