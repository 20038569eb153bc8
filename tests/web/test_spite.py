"""What nastiness costs, as it was measured and as a reader is told."""

from __future__ import annotations

from pathlib import Path

from dispetto.bots.spite import FILE, Spread, read
from dispetto.core.catalogue import all_games
from dispetto.web.pages import figures
from dispetto.web.pages.phrases import tongue
from tools.nastiness import bounded, harm, share


def test_a_file_is_read_and_what_is_shipped_is_whole(tmp_path: Path) -> None:
    made = tmp_path / "nastiness.toml"
    made.write_text(
        'date = "x"\n[a]\ngames = 8\nmore = [0.3, 0.2, 0.4]\ncost = [0, -0.1, 0.1]\nlevel = [0.1, 0, 0.2]\n'
    )
    assert read(made)["a"].more == Spread(0.3, 0.2, 0.4) and read(tmp_path / "none") == {}
    shipped = read(FILE)
    assert shipped and set(shipped) <= set(all_games())
    assert all(x.low <= x.found <= x.high for one in shipped.values() for x in (one.more, one.cost, one.level))


def test_a_reader_is_told_the_bounds_game_by_game() -> None:
    for lang in ("en", "it"):
        told = figures.of_spite(tongue(lang), lang)
        assert len(told) == len(read(FILE)) and all("{" not in line and "%" in line for line in told)


def test_blocks_become_a_figure_between_bounds() -> None:
    blocks = [{"0": (1.0, 10, 20), "1": (1.0, 10 + n, 20)} for n in range(8)]
    assert share(blocks, "0") == 0.25 and harm(blocks, "0") == 0.5
    found, low, high = bounded(blocks, lambda some: harm(some, "1"))
    assert low < found < high and found == round(108 / 160, 4)
