"""What was measured of the levels, as it is read: with its uncertainty, and nothing made up."""

from __future__ import annotations

from pathlib import Path

import pytest

from dispetto.bots.cast import STRENGTHS
from dispetto.bots.levels import FILE, Figure, read
from dispetto.core.catalogue import all_games
from tools.levels import as_it_was, table

TOLD = """
command = "dispetto lab ladder"
commit = "0123456789abcdef"
date = "2026-11-18"
[hedz-25th.normal]
rating = 1500
low = 1480
high = 1520
games = 300
share_vs = { easy = 0.7, hard = 0.2 }
games_vs = { easy = 100 }
[hedz-25th.hard]
rating = 1530.4
low = 1505
high = 1556
games = 40
share_vs = { normal = 0.35 }
[hedz-25th.expert]
rating = 1000
low = -339481
high = 341481
games = 4
share_vs = { }
[hedz-2nd.hard]
rating = 1000
low = 1000
high = 1000
games = 0
share_vs = { normal = 0.3 }
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file of figures."""
    made = tmp_path / "levels.toml"
    made.write_text(TOLD, encoding="utf-8")
    return made


def test_a_level_has_its_rating_and_its_shares_between_bounds(path: Path) -> None:
    known = read(path)
    one = known.of("hedz-25th", "normal")
    assert one is not None and (one.rating, one.low, one.high) == (1500.0, 1480.0, 1520.0)
    share = one.share("easy")
    assert share is not None and share.won == 0.7
    assert (round(share.low, 3), round(share.high, 3)) == (0.604, 0.781), "Wilson, of a hundred games"
    rest, even = one.share("hard"), known.of("hedz-25th", "hard")
    assert rest is not None and round(rest.high - rest.low, 3) == 0.179, "a part of half of its games"
    assert even is not None and even.share("normal") is not None and not even.vague
    assert known.bounds("hedz-25th") == (1480.0, 1556.0), "what is vague stretches no picture"
    assert (known.command, known.commit, known.date) == ("dispetto lab ladder", "0123456789abcdef", "2026-11-18")


def test_what_nobody_has_measured_is_not_there(path: Path, tmp_path: Path) -> None:
    known = read(path)
    assert known.of("hedz-25th", "easy") is None and known.of("shear-panic", "hard") is None
    few = Figure(1000, 900, 1100, 16, {"easy": 0.0, "normal": 0.5})
    assert few.share("easy") is None and few.share("normal") is None, "four games say nothing"
    one = known.of("hedz-25th", "expert")
    assert one is not None and one.vague and one.share("normal") is None
    assert known.of("hedz-2nd", "hard") is None, "no games, no figure"
    assert read(tmp_path / "none.toml").of("hedz-25th", "normal") is None


def test_what_is_shipped_can_be_read_and_names_games_that_there_are() -> None:
    known = read(FILE)
    assert set(known.figures) <= set(all_games())
    for levels in known.figures.values():
        assert set(levels) <= set(STRENGTHS)
        assert all(one.low <= one.rating <= one.high for one in levels.values())


def test_a_game_that_was_not_played_again_keeps_its_figures_and_their_age(tmp_path: Path) -> None:
    before = FILE.read_text(encoding="utf-8")
    assert table(tmp_path, "hedz-2nd") == []
    kept = as_it_was(before, "hedz-2nd")
    assert [part.splitlines()[-1].split(" = ")[0] for part in kept] == ["games"] * 4
    assert kept[0].startswith("# of ") and "[hedz-2nd.easy]" in kept[0] and as_it_was(before, "hedz") == []
    (tmp_path / "hedz-2nd.hard.normal").write_text('{"shares": [0.5, 0.5]}\n' * 12, encoding="utf-8")
    told = "\n".join(table(tmp_path, "hedz-2nd"))
    assert "[hedz-2nd.hard]" in told and "games_vs = { normal = 48 }" in told and "hedz-2nd.expert" not in told
