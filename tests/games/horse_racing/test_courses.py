"""Courses of one's own: what a file says is obeyed, and what nobody reads is a fault."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from dispetto.core.errors import BadInput
from dispetto.games.horse_racing import courses
from dispetto.games.horse_racing.checking import check_course
from dispetto.games.horse_racing.face.scene import static_svg
from dispetto.games.horse_racing.positions import node_name
from dispetto.games.horse_racing.racecourse import read_course
from tests.games.horse_racing.told import GAME, Told, table

DATA = Path(courses.__file__).parent / "data"
BROOK = "at = [16, 16, 16, 16, 16, 16]"
THREE_WIDE = f"at = [{', '.join(['[16, 17, 18]'] * 6)}]"


def on(folder: Path, *changes: tuple[str, str], **position: Any) -> Told:
    """A position on the test track, with these words of its file changed."""
    text = (DATA / "rn-f.toml").read_text(encoding="utf-8")
    for was, now in changes:
        assert text.count(was) == 1, was
        text = text.replace(was, now)
    path = folder / f"own-{abs(hash(changes))}.toml"
    path.write_text(text, encoding="utf-8")
    return table(options={"board": str(path), **position.pop("options", {})}, **position)


def test_rn_rul_06_the_smallest_note_is_the_one_the_file_names(tmp_path: Path) -> None:
    """RN-RUL-06, RN-DATA-09  Unless the table says otherwise."""
    t = on(tmp_path, ("note = 5000", "note = 2500"), phase="bets")
    t.tell("A: back A 2500", "B: back A 17500", "C: no bet")
    assert t.s.stake == [2500, 17500, 0]
    assert GAME.new(3, GAME.chosen(t.s)).setup.bet_step == 2500
    t = on(tmp_path, ("note = 5000", "note = 2500"), phase="bets", options={"bet_step": 10000})
    with pytest.raises(BadInput):
        t.tell("A: back A 2500")
    assert GAME.chosen(t.s)["bet_step"] == 10000


def test_rn_data_02_the_brook_may_be_several_spaces_of_water_and_is_one_jump(tmp_path: Path) -> None:
    """RN-DATA-02, RN-FALL-01, RN-RUL-18, RN-RUL-27"""
    t = on(
        tmp_path, (BROOK, THREE_WIDE), A="1/17", B="3/19", C="2/20", turn="B", hands={"B": ["faller"], "C": ["slip"]}
    )
    assert t.seen["brook"] and t.s.course.jumps == 8
    assert "B: fell A" in t.offers() and "B: fell B" not in t.offers()
    passed = [t.s.course.passed[t.s.course.node(0, u)] for u in range(15, 21)]
    assert passed == [2, 2, 2, 2, 3, 3]
    t.tell("B: pass")
    assert t.why("C: slip A") == "RN-SLIP-01" and "C: slip B" in t.offers()


def test_rn_rul_18_any_of_its_water_is_the_brook(tmp_path: Path) -> None:
    """RN-RUL-18  The riderless horse comes from behind, into the last of it."""
    t = on(
        tmp_path,
        (BROOK, THREE_WIDE),
        seats="AB",
        A="fallen",
        B="6/3",
        riderless={"at": "1/19", "by": "A"},
        phase="turn",
        turn="A",
    )
    t.tell("A: roll", "dice: 1", "A: go 1/18")
    assert t.seen["brook"]


def test_a_wide_brook_is_drawn_wide(tmp_path: Path) -> None:
    """RN-DATA-02"""
    wide = on(tmp_path, (BROOK, THREE_WIDE), A="1/1", B="2/1", C="3/1")
    narrow = table(A="1/1", B="2/1", C="3/1")
    waves = [static_svg(GAME.racecourse(t.s), "wide", "light").count("#e8fbff") for t in (wide, narrow)]
    assert waves[0] - waves[1] == 2 * 12


def test_rn_hup_01_the_home_straight_begins_where_the_file_says(tmp_path: Path) -> None:
    """RN-HUP-01, RN-DATA-01  Else with the second pass."""
    straight = "last = [11, 11, 11, 11, 11, 11]\nhome_straight = [38, 38, 42, 40, 40, 40]"
    for space, final in (
        ("1/37", False),
        ("1/38", True),
        ("2/39", True),
        ("3/41", False),
        ("3/42", True),
        ("4/39", False),
    ):
        t = on(
            tmp_path,
            ("last = [11, 11, 11, 11, 11, 11]", straight),
            A=space,
            B="5/12",
            C="6/12",
            turn="A",
            hands={"B": ["pressure_out"]},
            brook=True,
        )
        assert final == bool(t.s.course.final[t.s.at[0]]), node_name(t.s, t.s.at[0])
        assert ("B: press out" in t.offers()) == final


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("d['colour'] = 'green'", "The file has a key 'colour'"),
        ("d['lane'][2]['spaecs'] = 4", "Lane 3 has a key 'spaecs'"),
        ("d['obstacle'][1]['height'] = 4", "Obstacle bookie has a key 'height'"),
        ("d['section'][0]['level'] = [1]", "Section EP has a key 'level'"),
        ("d['money']['notes'] = 5000", "[money] has a key 'notes'"),
        ("d['odds']['best'] = 1", "[odds] has a key 'best'"),
        ("d['race'][5]['prize'] = 1", "Race crown has a key 'prize'"),
        ("d['cards']['faller_widdow'] = 2", "[cards] has a key 'faller_widdow'"),
        ("d['home_straight'] = [56, 60]", "home straight"),
        ("d['home_straight'] = [56, 60, 64, 68, 72, 900]", "home straight of lane 6"),
        ("d['obstacle'][0]['at'] = [[4, 5], 4, 4, 4, 4, 4]", "only the water"),
        ("d['obstacle'][3]['at'] = [[32, 34], 34, 36, 38, 40, 42]", "follow one another"),
        ("d['obstacle'][3]['at'] = [[], 34, 36, 38, 40, 42]", "no water"),
    ],
)
def test_rn_data_01_what_nobody_reads_or_nobody_can_lay_is_one_sentence(change: str, said: str) -> None:
    """RN-DATA-01, RN-DATA-02"""
    data = tomllib.loads((DATA / "spitewell.toml").read_text(encoding="utf-8"))
    exec(change, {"d": data})
    found = [str(told) for told in check_course(read_course(data, "x"), data)]
    assert any(said in fault for fault in found), found
    assert all(fault.endswith(".") and "\n" not in fault for fault in found)
