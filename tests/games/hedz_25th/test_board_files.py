"""Boards as data, for both editions: what is read, and how every fault is told in one sentence that names the space."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import dispetto.games.hedz
from dispetto.core.errors import BadInput
from dispetto.games.hedz.board import Facts, check_board, load_board, read_board
from dispetto.games.hedz.printed import HEDZ_2ND, HEDZ_25TH, faults

DATA = Path(dispetto.games.hedz.__file__).parent / "data"
T25: dict[str, Any] = tomllib.loads((DATA / "t25.toml").read_text(encoding="utf-8"))
Change = Callable[[dict[str, Any]], None]


def at(data: dict[str, Any], space: str) -> dict[str, Any]:
    """The row of a space."""
    found: dict[str, Any] = next(row for row in data["space"] if row["id"] == space)
    return found


def checked(change: Change, facts: Facts = HEDZ_25TH) -> list[str]:
    """The faults of the test board after a change."""
    data = copy.deepcopy(T25)
    change(data)
    return [str(told) for told in check_board(read_board(data, "changed", "changed.toml"), facts)]


def put(space: str, **values: Any) -> Change:
    """Change a space's row."""
    return lambda data: at(data, space).update(values)


def sight(*pairs: list[str]) -> Change:
    """Add lines of sight."""
    return lambda data: data["sight"].extend(pairs)


def without(space: str) -> Change:
    """Take a space out of the file."""
    return lambda data: data["space"].remove(at(data, space))


def several(*changes: Change) -> Change:
    """One change after the other."""

    def all_of_them(data: dict[str, Any]) -> None:
        for change in changes:
            change(data)

    return all_of_them


@pytest.mark.parametrize("name", ["t25", "skull-island"])
def test_the_shipped_boards_are_without_fault(name: str) -> None:
    assert faults(load_board(DATA / f"{name}.toml")) == []


FAULTS: dict[str, tuple[Change, str]] = {
    "two spaces with one id": (put("12", id="11"), "There are two spaces with the id 11."),
    "an unknown next": (put("12", next=["13x"]), "Space 12 leads to 13x, which does not exist."),
    "a dead end": (put("12", next=[]), "Space 12 is a dead end: nothing comes next."),
    "an unreachable space": (put("19", next=["21"]), "Space 20 cannot be reached from the start."),
    "a circle": (put("12", next=["11"]), "The trail runs in a circle: 11 to 12 to 11."),
    "no start": (put("0", kinds=["rock", "mudd", "beach"]), "No space is the start."),
    "two starts": (put("3", kinds=["start", "beach"]), "More than one space is the start: 0, 3."),
    "no finish": (put("100", kinds=[], next=["0"]), "No space is the finish."),
    "a finish that goes on": (put("100", next=["99"]), "Space 100 is the finish, but leads on to 99."),
    "a Think! without a choice": (put("20", next=["21"], routes=[]), "Space 20 is a Think!, but has only one way on."),
    "a fork that is no Think!": (put("20", kinds=[]), "Space 20 has two ways on, but is no Think!."),
    "three ways": (
        put("20", next=["21", "26b", "24"], routes=["a", "b", "c"]),
        "Space 20 has 3 ways on: a Think! has two.",
    ),
    "one way twice": (put("20", next=["21", "21"]), "Both ways on from space 20 lead to 21."),
    "routes without names": (put("20", routes=[]), "The two routes of space 20 need two different names in routes."),
    "a named single way": (put("21", routes=["x"]), "Space 21 names routes, but has only one way on."),
    "a start that is not 0": (put("0", number=1), "Space 0 is the start, but is numbered 1 instead of 0."),
    "a finish that is not 100": (
        put("100", number=101),
        "Space 100 is the finish, but is numbered 101 instead of 100.",
    ),
    "a branch counted wrongly": (
        put("27b", number=26),
        "Space 27b is numbered 26, but 27 comes before 28b: count back from there.",
    ),
    "a fork without a successor": (
        several(put("20", next=["22", "26b"]), without("21")),
        "Space 20 is numbered 20, but neither of its routes goes on with 21.",
    ),
    "routes that never meet": (
        several(
            put("60", next=["61", "98c"]),
            put("67c", id="98c", number=98, kinds=["mudd"], next=["99c"]),
            put("68c", id="99c", number=99, kinds=["mudd"], next=["100"]),
            without("69c"),
        ),
        "The two routes of space 60 do not meet again before the finish.",
    ),
    "routes without a difference": (
        several(
            lambda data: data["space"].extend(
                [
                    {
                        "id": f"{n}d",
                        "number": n,
                        "next": [f"{n + 1}d" if n < 69 else "70"],
                        "wide": [n, 9],
                        "tall": [n, 9],
                    }
                    for n in range(61, 70)
                ]
            ),
            put("60", next=["61", "61d"]),
            put("64", kinds=[]),
            without("67c"),
            without("68c"),
            without("69c"),
        ),
        "The two routes of space 60 are equally long and equally dangerous: there is nothing to choose.",
    ),
    "an unknown kind": (
        put("50", kinds=["swamp"]),
        "Space 50 is 'swamp', which hedz-25th does not know: "
        "it has start, finish, rock, mudd, boo, think, fly, air, lava, beach.",
    ),
    "an unknown provenance": (
        put("50", provenance="guessed"),
        "Space 50 has provenance 'guessed': it must be one of printed, derived, reported, house.",
    ),
    "a start without its rock": (
        put("0", kinds=["start", "beach", "mudd"]),
        "Space 0 is the start: it must be rock too.",
    ),
    "a short beach": (put("10", kinds=[]), "Space 10 is not beach: the beach is 0 to 10."),
    "a long beach": (put("11", kinds=["beach"]), "Space 11 is beach: the beach is 0 to 10."),
    "dry ground before Finish": (put("98", kinds=[]), "Space 98 is not mudd: 97, 98, 99 always are."),
    "a last space that overshoots": (
        put("99", kinds=[]),
        "From space 99 2 dice always overshoot the finish: it must be mudd.",
    ),
    "a rock on lava": (put("74", kinds=["lava", "rock"]), "Space 74 has a rock on lava."),
    "a rock in the air": (put("28b", kinds=["air", "rock"]), "Space 28b has a rock on air."),
    "air without a take-off": (put("50", kinds=["air"]), "Space 50 is air, but 49 before it is no take-off."),
    "a take-off onto land": (put("50", kinds=["fly"]), "Space 50 is a take-off, but no air follows it."),
    "nowhere to fly": (
        several(*(put(f"{n}b", kinds=["boo"]) for n in range(26, 30))),
        "There is no take-off with air after it.",
    ),
    "lava at the shortcut": (put("77", kinds=["lava"]), "Space 77 is lava, but lava ends before 77."),
    "lava beyond it": (put("80", kinds=["lava"]), "Space 80 is lava, but lava ends before 77."),
    "a shortcut space that is not ordinary": (put("77", kinds=["boo"]), "Space 77 is boo: 77 must be ordinary."),
    "no space for the shortcut": (
        several(without("77"), put("76", next=["78"])),
        "There is no space 77, which the shortcut needs.",
    ),
    "a shortcut nobody can use": (
        several(put("72", kinds=[]), put("74", kinds=[]), put("76", kinds=[]), put("66", kinds=["lava"])),
        "Nobody can use the shortcut: no lava lies within six of 77.",
    ),
    "a line to nowhere": (sight(["5", "5x"]), "The line of sight 5–5x names space 5x, which does not exist."),
    "a line to itself": (sight(["5", "5"]), "The line of sight 5–5 joins a space to itself."),
    "a line listed twice": (sight(["12", "5"]), "The line of sight 12–5 is listed twice."),
    "a line to the Volcano": (
        sight(["5", "100"]),
        "The line of sight 5–100 touches the finish: hedz-25th forbids it.",
    ),
    "no place in a layout": (
        several(put("5", tall=[0, 0]), lambda data: at(data, "7").pop("tall")),
        "No tall coordinates for space 5, 7.",
    ),
    "two on one place": (put("13", wide=[920, 640]), "Spaces 12 and 13 lie on the same place in the wide layout."),
    "another edition": (
        lambda data: data.update(editions=["hedz-2nd"]),
        "The board is made for hedz-2nd, not for hedz-25th.",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_is_told_in_a_sentence_that_names_the_space(fault: str) -> None:
    """H25-DATA-01, H25-DATA-02, H25-DATA-03, H25-DATA-07"""
    change, sentence = FAULTS[fault]
    told = checked(change)
    assert sentence in told
    assert all(line.endswith(".") and "\n" not in line for line in told)


def test_one_small_mistake_is_one_sentence() -> None:
    assert checked(put("98", kinds=[])) == ["Space 98 is not mudd: 97, 98, 99 always are."]


def test_25th_allows_a_line_to_the_start() -> None:
    """H25-DATA-07"""
    assert checked(sight(["0", "20"])) == []


# ---------------------------------------------------------------- the second edition


def small(**changes: dict[str, Any]) -> list[str]:
    """The faults of a board of eighteen spaces for the second edition, after changes."""
    spaces: dict[str, dict[str, Any]] = {str(n): {"next": [str(n + 1)], "number": n} for n in range(19)}
    spaces["0"]["kinds"] = ["start"]
    spaces["18"] = {"number": 18, "kinds": ["finish"]}
    spaces["17"]["kinds"] = ["mudd"]
    spaces["3"] |= {"kinds": ["think"], "next": ["4", "6b"], "routes": ["land", "swim"]}
    spaces["10"] |= {"kinds": ["think"], "next": ["11", "13c"], "routes": ["long", "cut"]}
    spaces["6b"] = {"number": 6, "kinds": ["fly"], "next": ["7b"]}
    spaces["7b"] = {"number": 7, "kinds": ["water"], "next": ["8"]}
    spaces["13c"] = {"number": 13, "kinds": ["boo"], "next": ["14"]}
    for i, change in changes.items():
        if i != "board":
            spaces[i.lstrip("_")] |= change
    rows = [{"id": i, "wide": [n + 1, 1], "tall": [n + 1, 2]} | row for n, (i, row) in enumerate(spaces.items())]
    board = {"editions": ["hedz-2nd"], "sight": [["2", "16"]], "space": rows} | changes.get("board", {})
    return [str(told) for told in check_board(read_board(board, "small", "small.toml"), HEDZ_2ND)]


def test_the_second_edition_has_a_law_of_its_own() -> None:
    """H2-DATA-02, H2-DATA-07"""
    assert small() == []


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"board": {"sight": [["0", "16"]]}}, "The line of sight 0–16 touches the start: hedz-2nd forbids it."),
        ({"board": {"sight": [["2", "18"]]}}, "The line of sight 2–18 touches the finish: hedz-2nd forbids it."),
        ({"board": {"sight": [["2", "9"]]}}, "No line of sight joins the early trail to the crest before the finish."),
        ({"_17": {"kinds": []}}, "From space 17 2 dice always overshoot the finish: it must be mudd."),
        (
            {"_7b": {"kinds": ["air"]}},
            "Space 7b is 'air', which hedz-2nd does not know: "
            "it has start, finish, rock, mudd, boo, think, fly, water.",
        ),
        ({"_14": {"next": ["15d"]}}, "Space 14 leads to 15d, which does not exist."),
    ],
)
def test_faults_of_a_board_for_the_second_edition(changes: dict[str, dict[str, Any]], sentence: str) -> None:
    """H2-DATA-01, H2-DATA-02, H2-DATA-07"""
    assert sentence in small(**changes)


def test_the_second_edition_has_exactly_two_forks() -> None:
    """H2-DATA-01"""
    told = small(_10={"kinds": [], "next": ["11"], "routes": []}, _13c={"next": ["14"]})
    assert "Space 13c cannot be reached from the start." in told
    data = {str(n): n for n in range(3)}
    board = {
        "editions": ["hedz-2nd"],
        "space": [
            {
                "id": i,
                "number": n,
                "next": [str(n + 1)] if n < 2 else [],
                "kinds": [["start"], ["mudd"], ["finish"]][n],
                "wide": [n + 1, 1],
                "tall": [n + 1, 1],
            }
            for i, n in data.items()
        ],
    }
    told = [str(fault) for fault in check_board(read_board(board, "x", "x.toml"), HEDZ_2ND)]
    assert "There are 0 Think! spaces: hedz-2nd has exactly 2." in told


# ---------------------------------------------------------------- reading


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (lambda data: data.update(space=[]), "lists no [[space]]"),
        (lambda data: data["space"][4].pop("id"), "space 5"),
        (lambda data: data["space"][4].update(number="four"), "space 4: number 'four'"),
        (lambda data: data["space"][4].update(kinds="rock"), "kinds 'rock'"),
        (lambda data: data["space"][4].update(next="5"), "next '5'"),
        (lambda data: data["space"][4].update(wide=[1]), "wide [1]"),
        (lambda data: data["space"][4].update(tall=["a", "b"]), "tall ['a', 'b']"),
        (lambda data: data["sight"].append(["5"]), "a line of sight is a pair"),
        (lambda data: data.update(provenance="hearsay"), "provenance is 'hearsay'"),
    ],
)
def test_a_file_that_is_no_board_is_refused_in_one_sentence(change: Change, part: str) -> None:
    data = copy.deepcopy(T25)
    change(data)
    with pytest.raises(BadInput) as refused:
        read_board(data, "bad", "bad.toml")
    assert part in str(refused.value)
    assert "bad.toml" in str(refused.value)


def test_a_missing_or_broken_file_is_told_by_its_path(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="There is no board file"):
        load_board(tmp_path / "none.toml")
    (tmp_path / "broken.toml").write_text("title = ")
    with pytest.raises(BadInput, match="cannot be read as TOML"):
        load_board(tmp_path / "broken.toml")


def test_a_board_finds_its_spaces() -> None:
    board = load_board(DATA / "skull-island.toml")
    assert board.spaces[board.index("27b")].number == 27
    with pytest.raises(BadInput, match="has no space '27z'"):
        board.index("27z")
