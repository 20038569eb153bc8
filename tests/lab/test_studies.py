"""Studies: the same numbers wherever they are played, nothing lost by a kill, quiet where there is nothing to find."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from dispetto.cli import app
from dispetto.core.catalogue import game_named
from dispetto.core.errors import BadInput
from dispetto.lab.analysis.shares import Part, play_and_look
from dispetto.lab.naming import Names
from dispetto.lab.playing import play_part
from dispetto.lab.results import Results
from dispetto.lab.runners import runner
from dispetto.lab.studies import read_study, study_of
from dispetto.lab.tallies import find, held_against, within

SHIPPED = Path(__file__).resolve().parents[2] / "docs" / "studies" / "lab"
SMALL: dict[str, Any] = {
    "title": "Who wins?",
    "games": ["hedz-25th"],
    "seats": [2],
    "bots": ["random"],
    "count": 6,
    "part": 2,
    "options": {"duo": [False], "board": ["t25"]},
}


def rows_of(study: dict[str, Any], folder: Path, on: str = "here", jobs: int = 1, address: str = "") -> str:
    """All rows of a study, as text."""
    results = Results(study_of(study), folder)
    results.prepare()
    with runner(on, jobs, address) as run:
        results.play(run, lambda n: None)
    return json.dumps(list(results.rows()))


def dies_once(part: tuple[str, int]) -> int:
    """Kills its own worker the first time it gets the third part."""
    folder, number = part
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.write_text("")
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


# --------------------------------------------------------------------------------------------------- what is asked for


def test_a_study_is_its_cells_the_plain_table_first() -> None:
    cells = study_of(SMALL).cells()
    assert [cell.arm for cell in cells] == ["", "board=t25", "duo=off"]
    crossed = study_of({**SMALL, "sweep": "cross"}).cells()
    assert [cell.arm for cell in crossed] == ["", "duo=off", "board=t25", "board=t25 duo=off"]
    assert [cell.arm for cell in study_of({**SMALL, "options": {}, "again": 2}).cells()] == ["", "again 1", "again 2"]
    mixed = study_of({**SMALL, "bots": ["greedy", "random"], "seats": [3], "options": {}}).cells()[0]
    assert mixed.order(0) == ("greedy", "random", "random") and mixed.order(1) == ("random", "greedy", "random")


def test_all_options_of_a_game_are_tried_one_at_a_time() -> None:
    arms = {cell.arm for cell in study_of({**SMALL, "options": "all"}).cells()}
    assert {"", "board=t25", "duo=off", "strict_limits=on", "types=choose"} <= arms
    assert not any(arm.startswith("first_player") for arm in arms)


def test_an_option_that_says_nothing_alone_is_tried_on_a_table_of_its_own() -> None:
    asked = {**SMALL, "games": "hedz-2nd", "seats": 4, "options": {"raptor_in_mud": [True], "boo_on_stop": [False]}}
    beside = {"raptor_in_mud": {"types": "choose", "seats": 3}}
    cells = study_of({**asked, "beside": beside}).cells()
    assert [(c.seats, dict(c.ground), c.arm) for c in cells] == [
        (4, {}, ""),
        (4, {}, "boo_on_stop=off"),
        (3, {"types": "choose"}, ""),
        (3, {"types": "choose"}, "raptor_in_mud=on"),
    ]
    assert cells[2].rest() == cells[3].rest() != cells[0].rest()  # what it is compared with
    numbers = study_of({**SMALL, "options": "all", "also": {"turn_limit": [9], "first_player": [2]}}).cells()
    assert {"turn_limit=9", "first_player=2"} <= {cell.arm for cell in numbers}


def test_the_study_of_every_option_tries_every_option_that_has_two_values() -> None:
    cells = read_study(SHIPPED / "every-option.toml").cells()
    assert {cell.game for cell in cells} >= {"hedz-25th", "hedz-2nd", "shear-panic", "lunch-money", "horse-racing"}
    for name in {cell.game for cell in cells}:
        tried = {key for cell in cells if cell.game == name for key in cell.tried}
        free = {o.key for o in game_named(name).options if len(o.values) > 1 or (o.text and not o.brought)}
        assert free - tried == set()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"games": ["no-such"]}, "no-such"),
        ({"bots": ["nobody"]}, "no bot 'nobody'"),
        ({"sizes": 3}, "has no 'sizes'"),
        ({"count": 0}, "needs count"),
        ({"count": "many"}, "count cannot be 'many'"),
        ({"sweep": "some"}, "one or cross"),
        ({"options": {"duo": []}}, "wants a list"),
        ({"options": {"colour": ["red"]}}, "'colour'"),
        ({"options": {"duo": ["perhaps"]}}, "duo"),
        ({"seats": [9]}, "plays nothing"),
        ({"seats": ["two"]}, "seats cannot be"),
        ({"options": "all", "also": {"turn_limit": 3}}, r"also\.turn_limit wants a list"),
        ({"also": {"colour": [1]}}, "'colour'"),
        ({"beside": {"duo": "here"}}, r"beside\.duo cannot be 'here'"),
        ({"beside": {"duo": {"seats": "two"}}}, r"beside\.duo cannot be"),
        ({"beside": {"duo": {"colour": "red"}}}, "'colour'"),
    ],
)
def test_what_is_wrong_with_a_study_is_said_in_a_sentence(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said) as caught:
        study_of({**SMALL, **wrong})
    for lang in ("en", "it"):
        assert caught.value.said(lang) and "\n" not in caught.value.said(lang)


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    with pytest.raises(BadInput, match="no study"):
        read_study(path)
    path.write_text("title = ")
    with pytest.raises(BadInput, match=r"odd\.toml is no TOML"):
        read_study(path)
    path.write_text('title = "x"')
    with pytest.raises(BadInput, match=r"odd\.toml: A study needs games"):
        read_study(path)


# -------------------------------------------------------------------------------------------------- where it is done


def test_the_numbers_are_the_same_here_and_in_processes_and_a_stopped_study_goes_on(tmp_path: Path) -> None:
    here = rows_of(SMALL, tmp_path / "here")
    assert rows_of(SMALL, tmp_path / "two", "processes", 2) == here
    results = Results(study_of(SMALL), tmp_path / "here")
    lost = sorted(results.parts.iterdir())[2]
    lost.unlink()
    assert [part.name for part in results.missing()] == [lost.stem]
    assert rows_of(SMALL, tmp_path / "here") == here
    more = rows_of({**SMALL, "count": 8}, tmp_path / "here")  # what is there is not played again
    assert len(json.loads(more)) == 24 and json.loads(more)[:6] == json.loads(here)[:6]
    with pytest.raises(BadInput, match="another study"):
        rows_of({**SMALL, "seed": 2}, tmp_path / "here")


@pytest.mark.once
def test_a_study_killed_in_mid_game_goes_on_with_the_same_words(tmp_path: Path) -> None:
    asked = {**SMALL, "options": {}, "count": 300, "part": 3}
    path = tmp_path / "long.toml"
    path.write_text("".join(f"{key} = {json.dumps(value)}\n" for key, value in asked.items() if key != "options"))
    parts = tmp_path / "long.results" / "parts"
    words = [sys.executable, "-m", "dispetto", "lab", "run", str(path), "--json"]
    running = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    while running.poll() is None and len(list(parts.glob("*.json")) if parts.exists() else ()) < 4:
        time.sleep(0.01)
    running.kill()
    running.communicate()
    there = {part.name: part.stat().st_mtime_ns for part in parts.glob("*.json")}
    assert running.returncode == -signal.SIGKILL and 4 <= len(there) < 100
    done = subprocess.run(words, capture_output=True, check=True)
    told = json.loads(done.stdout)
    assert told["played"] == 300 - 3 * len(there) and told["cells"][0]["games"] == 300
    assert all((parts / name).stat().st_mtime_ns == when for name, when in there.items())  # nothing is played twice
    results = Results(study_of(asked), tmp_path / "long.results")
    assert json.dumps(list(results.rows())) == rows_of(asked, tmp_path / "whole")


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    parts = [(str(tmp_path), n) for n in range(8)]
    with runner("processes", 2) as run:
        assert list(run(dies_once, parts)) == [n * n for n in range(8)]
    assert (tmp_path / "died").exists()


@pytest.mark.once
def test_on_ray_the_numbers_are_the_same_and_a_killed_worker_or_node_loses_nothing(tmp_path: Path) -> None:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        second = cluster.add_node(num_cpus=1)
        with runner("ray", address=cluster.address) as run:
            squares = run(dies_once, [(str(tmp_path), n) for n in range(12)])
            first = [next(squares) for _ in range(5)]
            cluster.remove_node(second, allow_graceful=False)
            assert first + list(squares) == [n * n for n in range(12)]
        assert (tmp_path / "died").exists()
        assert rows_of(SMALL, tmp_path / "ray", "ray", 0, cluster.address) == rows_of(SMALL, tmp_path / "here")
        short = Part("", "hedz-25th", ("greedy", "random"), 1, options=(("turn_limit", 2),))
        games = [short, replace(short, number=2)]
        with runner("ray", address=cluster.address) as run:
            assert list(run(play_and_look, games)) == list(map(play_and_look, games)), "to the last digit"
    finally:
        cluster.shutdown()


# -------------------------------------------------------------------------------------------------- what is found


def test_the_same_table_again_shows_nothing(tmp_path: Path) -> None:
    study = study_of({**SMALL, "options": {}, "again": 3, "count": 60, "part": 60})
    results = Results(study, tmp_path)
    results.prepare()
    results.play(map, lambda n: None)
    found = find(study, results.cells, results.rows())
    assert len(found.effects) == 12 and {f.verdict for f in found.effects} == {"same"}
    assert len({round(t.firsts[n], 3) for t in found.tallies for n in t.firsts}) > 1  # other dice, other games


def test_a_planted_bias_is_found(tmp_path: Path) -> None:
    planted = {"title": "Planted", "games": "shear-panic", "seats": 2, "bots": ["greedy", "random"], "rotate": False}
    study = study_of({**planted, "count": 24, "part": 24})
    results = Results(study, tmp_path / "seats")
    results.prepare()
    results.play(map, lambda n: None)
    verdicts = {(f.what, f.value): f.verdict for f in find(study, results.cells, results.rows()).within}
    assert verdicts["seat", "1"] == "more" and verdicts["bot", "random"] == "less"

    study = study_of({**SMALL, "options": {"turn_limit": [3], "strict_limits": [True]}, "count": 30, "part": 30})
    results = Results(study, tmp_path / "options")
    results.prepare()
    results.play(map, lambda n: None)
    shorter = {(f.value, f.what): f for f in find(study, results.cells, results.rows()).effects}
    looked = study_of({**SMALL, "options": study.options, "count": 30, "part": 30, "look": ["turns"]})
    assert looked.digest() == study.digest()  # the same games, looked at with less to fear
    assert {f.what for f in find(looked, results.cells, results.rows()).effects} == {"turns"}
    assert shorter["turn_limit=3", "turns"].verdict == "less" and shorter["turn_limit=3", "turns"].size < -1


def test_a_mean_is_held_against_what_it_should_be() -> None:
    back = [0.0] * 90 + [20.0] * 10
    found = held_against(0, "a pound", "1", back, 1.0)
    assert found.mean == 2.0 and found.low < 1.0 < found.high and not found.share
    assert 0.05 < found.chance < 0.15


def test_games_tell_what_their_seats_had(tmp_path: Path) -> None:
    wanted = {
        "hedz-2nd": ({"types": "choose"}, {"type", "first fork"}),
        "shear-panic": ({}, {"first card", "panics"}),
        "lunch-money": ({}, {"card"}),
        "horse-racing": ({}, {"lane", "level", "a pound on lane", "a pound on level"}),
    }
    for game, (table, keys) in wanted.items():
        study = study_of({"title": "t", "games": game, "bots": ["random"], "seats": 3, "count": 4, "table": table})
        part = Results(study, tmp_path).all_parts()[0]
        rows = play_part(part)
        assert {trait[1] for row in rows for trait in row["traits"]} == keys
        assert any(row["harms"] for row in rows) and all(row["minutes"] > 0 and row["turns"] > 0 for row in rows)
        for row in rows:
            assert all(by != whom and 0 <= by < 3 and 0 <= whom < 3 and much > 0 for by, whom, much in row["harms"])
            assert sum(row["won"]) == pytest.approx(1, abs=1e-4)
    brawl = study_of({**SMALL, "games": "lunch-money", "options": {}})
    hands = play_part(Results(brawl, tmp_path).all_parts()[0])[0]["traits"]
    assert {t[0] for t in hands} == {0, 1} and 4 <= len(hands) <= 10  # five cards each, some alike


@pytest.mark.once
def test_a_study_ends_as_a_page_pictures_data_and_tables(tmp_path: Path) -> None:
    import pyarrow.parquet as parquet

    path = tmp_path / "small.toml"
    path.write_text(
        'title = "Who <wins>?"\ngames = "hedz-25th"\nseats = 3\nbots = ["random"]\ncount = 8\n'
        "[options]\nduo = [false]\n"
    )
    done = CliRunner().invoke(app, ["lab", "run", str(path), "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert (
        told["played"] == 16
        and len(told["cells"]) == 2
        and {f["verdict"] for f in told["effects"]} <= {"same", "more", "less"}
    )
    folder = tmp_path / "small.results"
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg") >= 4 and "not distinguishable" in page and "Who &lt;wins&gt;?" in page
    assert "src=" not in page and "@import" not in page and "<link" not in page  # nothing comes from elsewhere
    assert "light-dark(" in page and "var(--same)" in page and page.count("@font-face") == 3  # by day and by night
    assert "Two dinos each: off" in page and "Boo!" not in page  # options by their names, only what was tried
    table = parquet.read_table(folder / "games.parquet")
    lines = (folder / "games.csv").read_text(encoding="utf-8").splitlines()
    assert table.num_rows == 16 == len(lines) - 1 and lines[0].split(",") == table.column_names
    assert (folder / "harms.csv").exists() and len(list(folder.glob("*.png"))) >= 4
    again = CliRunner().invoke(app, ["lab", "run", str(path), "--lang", "it"])
    assert again.exit_code == 0 and "resoconto" in again.stdout
    assert "non distinguibile" in (folder / "report.html").read_text(encoding="utf-8")


def test_who_harms_whom_is_told_by_piece_and_by_bot(tmp_path: Path) -> None:
    asked = {"title": "t", "games": "hedz-2nd", "bots": ["greedy", "random"], "seats": 3, "count": 6}
    study = study_of({**asked, "table": {"types": "carnosaur,plain,plain"}})
    found = find(study, study.cells(), play_part(Results(study, tmp_path).all_parts()[0]))
    pairs = found.tallies[0].pairs
    assert set(pairs["bot"]) == {("greedy", "random"), ("random", "greedy"), ("random", "random")}
    assert pairs["bot"]["greedy", "random"][0] == 12 and pairs["type"]["carnosaur", "plain"][0] == 12
    every = sum(map(sum, found.tallies[0].harms))
    assert (
        every == sum(much for _, much in pairs["bot"].values()) == sum(much for _, much in pairs["type"].values()) > 0
    )


def test_names_are_the_readers_own() -> None:
    cell = study_of({**SMALL, "seats": 4, "options": {"types": ["trex,plain,plain,plain"]}}).cells()[1]
    assert Names("en").arm(cell, bare=True) == "Tyrannosaurus, 3 × Plain dino"
    assert Names("it").where(cell).startswith("Bitin' Off Hedz · 25") and "4 posti" in Names("it").where(cell)
    assert Names("it").measure("first fork", "hedz-2nd") == "primo bivio"
    assert Names("en").measure("luck", "hedz-2nd") == "luck"  # a plug-in's trait without a word


def test_within_says_nothing_of_games_that_never_ended() -> None:
    from dispetto.lab.tallies import tally_up

    cells = study_of({**SMALL, "options": {}}).cells()
    assert list(within(0, tally_up(cells, [])[0])) == []


@pytest.mark.parametrize("path", sorted(SHIPPED.glob("*.toml")), ids=lambda path: path.stem)
def test_the_shipped_studies_can_be_played(path: Path) -> None:
    study = read_study(path)
    page = (SHIPPED.parent / "questions.md").read_text(encoding="utf-8")
    assert len(study.cells()) >= 1 and f"dispetto lab run docs/studies/lab/{path.name}" in page
