"""dispetto board check, draw."""

from __future__ import annotations

from pathlib import Path

import pytest

from dispetto.games.hedz.trails import DATA
from dispetto.games.horse_racing import game
from tests.cli.conftest import Run

T25 = (DATA / "t25.toml").read_text(encoding="utf-8")


def space(number: str, extra: str) -> str:
    """A space of the test board as its file has it, with one line changed or added."""
    start = T25.index(f'id = "{number}"\n')
    end = T25.find("\n\n", start)
    return T25[start : end if end > 0 else len(T25)].rstrip("\n") + f"\n{extra}"


def changed(number: str, old: str, new: str) -> str:
    """The test board with one space changed."""
    block = space(number, "").rstrip("\n")
    assert old in block, block
    return T25.replace(block, block.replace(old, new), 1)


@pytest.mark.parametrize("board", [p.stem for p in sorted(DATA.glob("*.toml")) if p.stem != "t2"])  # T2: see H2-DATA-07
def test_every_shipped_board_is_right_by_name_and_by_file(dispetto: Run, board: str) -> None:
    said = dispetto("board", "check", board)
    assert said.code == 0 and "All is right and fits hedz-2" in said.out, said.out
    told = dispetto("board", "check", DATA / f"{board}.toml", "--json").json()
    assert list(told) == ["board", "spaces", "sight", "faults"] and told["faults"] == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [  # one of each family; tests/games/hedz_25th/test_board_files.py has them all
        (changed("50", 'next = ["51"]', 'next = ["151"]'), "Space 50 leads to 151, which does not exist"),
        (changed("50", 'next = ["51"]', 'next = ["48"]'), "runs in a circle: 48 to 49 to 50 to 48"),
        (changed("50", "number = 50", 'number = 50\nkinds = ["swamp"]'), "Space 50 is 'swamp'"),
        (changed("50", "number = 50", 'number = 50\nprovenance = "dreamt"'), "'dreamt'"),
        (T25.replace('editions = ["hedz-25th"]', 'editions = ["hedz-7th"]'), "There is no edition 'hedz-7th'"),
    ],
)
def test_a_fault_is_explained_in_words(dispetto: Run, tmp_path: Path, text: str, fault: str) -> None:
    path = tmp_path / "island.toml"
    path.write_text(text, encoding="utf-8")
    said = dispetto("board", "check", path)
    assert said.code == 2 and said.err == "" and fault in said.out
    told = dispetto("board", "check", path, "--json")
    assert told.code == 2 and any(fault in x for x in told.json()["faults"])
    dispetto("board", "draw", path).refused("island.toml")


def test_two_spaces_on_one_spot_are_a_fault(dispetto: Run, tmp_path: Path) -> None:
    path = tmp_path / "island.toml"
    wide = next(x for x in space("49", "").splitlines() if x.startswith("wide"))
    mine = next(x for x in space("50", "").splitlines() if x.startswith("wide"))
    path.write_text(changed("50", mine, wide), encoding="utf-8")
    said = dispetto("board", "check", path)
    assert said.code == 2 and "Spaces 49 and 50 lie on the same place in the wide layout" in said.out


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("title = 'Nowhere'", "[[space]]"),
        ("provenance = 'dreamt'", "[[space]]"),
        ("provenance = 'dreamt'\n[[space]]\nid = '0'\nnumber = 0\n", "dreamt"),
        ("[[space]]\nid = '0'\n", "number"),
        ("sight = [[1]]\n[[space]]\nid = '0'\nnumber = 0\n", "line of sight"),
    ],
)
def test_a_file_that_is_no_board_is_refused(dispetto: Run, tmp_path: Path, text: str, named: str) -> None:
    (tmp_path / "x.toml").write_text(text)
    dispetto("board", "check", tmp_path / "x.toml").refused("x.toml", named)


def test_a_board_with_many_forks_is_checked_at_once(dispetto: Run, tmp_path: Path) -> None:
    rows = [
        'editions = ["hedz-25th"]\n[[space]]\nid = "0"\nnumber = 0\nkinds = ["start"]\n'
        'next = ["a0", "b0"]\nroutes = ["a", "b"]\nwide = [0, 0]\ntall = [0, 0]'
    ]
    for i in range(200):
        last = i == 199
        ahead = 'next = ["end"]' if last else f'next = ["a{i + 1}", "b{i + 1}"]\nroutes = ["a", "b"]'
        rows += [
            f'[[space]]\nid = "{way}{i}"\nnumber = {i + 1}\n{ahead}\nwide = [{i + 1}, {y}]\ntall = [{i + 1}, {y}]'
            for y, way in enumerate("ab")
        ]
    rows.append('[[space]]\nid = "end"\nnumber = 999\nkinds = ["finish"]\nwide = [999, 0]\ntall = [999, 0]')
    (tmp_path / "maze.toml").write_text("\n".join(rows))
    said = dispetto("board", "check", tmp_path / "maze.toml")
    assert said.code == 2 and "circle" not in said.out and "Space a0 has two ways on, but is no Think!" in said.out


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_a_board_is_drawn_as_svg(dispetto: Run, tmp_path: Path, layout: str) -> None:
    said = dispetto("board", "draw", "t25", "--layout", layout)
    assert said.code == 0 and "<svg" in said.out and said.out.rstrip().endswith("</svg>")
    path = tmp_path / "t25.svg"
    assert dispetto("board", "draw", "t25", "--layout", layout, "--theme", "dark", "--output", path).out == ""
    assert "<svg" in path.read_text(encoding="utf-8")


def test_a_layout_or_theme_we_do_not_have_is_refused(dispetto: Run) -> None:
    dispetto("board", "draw", "t25", "--layout", "round").refused("wide or tall")
    dispetto("board", "draw", "t25", "--theme", "pink").refused("light or dark")


COURSES = Path(game.__file__).parent / "data"


@pytest.mark.parametrize("course", ["spitewell", "rn-f"])
def test_a_racecourse_is_right_by_name_and_by_file(dispetto: Run, course: str) -> None:
    """RN-DATA-01, RN-DATA-02, RN-DATA-03"""
    said = dispetto("board", "check", course)
    assert said.code == 0 and "in 6 lanes, 8 jumps a race" in said.out
    told = dispetto("board", "check", COURSES / f"{course}.toml", "--json").json()
    assert list(told) == ["board", "spaces", "lanes", "faults"] and told["faults"] == []


@pytest.mark.parametrize(
    ("was", "now", "sentence"),
    [
        ("levels = [1, 3, 4, 6]", "levels = [1, 3, 4]", "Level 6 must double in FW only"),
        ('provenance = "house"', 'provenance = "dreamt"', "dreamt"),
        ("deposit = 10000", "deposit = -1", "whole notes"),
        ('kind = "water"', 'kind = "hedge"', "not of its kind"),
        ("[money]", "[coins]", "money"),
    ],
)
def test_a_wrong_racecourse_is_told_in_one_sentence(
    dispetto: Run, tmp_path: Path, was: str, now: str, sentence: str
) -> None:
    text = (COURSES / "spitewell.toml").read_text(encoding="utf-8")
    assert was in text
    path = tmp_path / "wrong.toml"
    path.write_text(text.replace(was, now, 1), encoding="utf-8")
    said = dispetto("board", "check", path)
    assert said.code == 2 and sentence in said.out + said.err
    dispetto("board", "draw", path).refused("wrong.toml")


def test_a_racecourse_is_drawn_as_svg(dispetto: Run, tmp_path: Path) -> None:
    said = dispetto("board", "draw", "spitewell", "--layout", "tall")
    assert said.code == 0 and "<title>Spitewell Park</title>" in said.out and said.out.rstrip().endswith("</svg>")
