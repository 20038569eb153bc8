"""Boards as the rules need them: a file the game cannot be played on is refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from dispetto.core.errors import BadInput
from tests.games.hedz_25th.told import CROOKED, opening, table

GOOD = Path(CROOKED).read_text()
BAD: list[tuple[str, str, str]] = [
    (
        'kinds = ["beach", "think"]\nnext = ["4f", "4"]',
        'kinds = ["swamp"]\nnext = ["4f", "4"]',
        "space 3: no such kind 'swamp'; there are rock",
    ),
    ('next = ["12"]', 'next = ["120"]', "space 11: its next space '120' does not exist"),
    ('next = ["4f", "4"]', 'next = ["4f", "4", "5"]', "space 3: a space leads to one space, or to two at a Think!"),
    ('id = "97u"\nnumber = 97\nnext = ["100"]', 'id = "97u"\nnumber = 97', "space 97u: a space leads to one space"),
    ('["0", "2"]', '["0", "222"]', "a line of sight names space '222', which does not exist"),
    ('kinds = ["finish"]', 'kinds = ["finish", "start"]', "needs exactly one start and one finish; it has 2 and 1"),
    ('number = 97\nnext = ["100"]', 'number = 97\nnext = ["91"]', "the trail never reaches Finish"),
]


@pytest.mark.parametrize(("old", "new", "says"), BAD, ids=[says for _, _, says in BAD])
def test_a_board_that_cannot_be_played_on_is_refused(tmp_path: Path, old: str, new: str, says: str) -> None:
    """H25-DATA-01, H25-DATA-02, H25-DATA-03"""
    assert GOOD.count(old) == 1
    path = tmp_path / "island.toml"
    path.write_text(GOOD.replace(old, new))
    with pytest.raises(BadInput) as caught:
        opening(board=str(path))
    assert says in str(caught.value) and "\n" not in str(caught.value)


def test_an_unknown_board_is_named_with_those_there_are() -> None:
    """H25-DATA-01"""
    with pytest.raises(BadInput, match=r"There is no board 'atlantis': shipped are .*skull-island, .*t25"):
        opening(board="atlantis")
    with pytest.raises(BadInput, match=r"There is no board file nowhere\.toml"):
        opening(board="nowhere.toml")


def test_a_route_without_a_label_is_the_first_or_the_second(tmp_path: Path) -> None:
    """H25-THINK-01"""
    path = tmp_path / "island.toml"
    path.write_text(GOOD.replace('routes = ["over", "around"]\n', ""))
    t = table(A="3 0", options={"board": str(path)}).tell("dice: 1 1")
    assert t.offers() == ["A: route first", "A: route second"]
