"""Cards of one's own: the example of CONTRIBUTING.md, written into a copy of the source as it stands there, and played.

The copy runs in a process of its own: what a card is made of is read once, when the rules are imported.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tests.golden.golden import HERE

ROOT = Path(__file__).parents[3]
GAME = Path("src/dispetto/games/lunch_money")
MORE = """
    weapon("ruler", 1, 1, ARMED),
    special("dunk", 0, 2, damage=2, hits=1, answers=TURNED | INSULTED, traits=AFTER_GRAB | WEIRD_FITS | GIVES_BASIC),
    basic("chop", 0, 2, 3, OUT_OF_CHOKE | FLURRY | PASSES_ON),
    special("pair", 0, 2, damage=2, hits=2, answers=SWUNG, traits=OPENS | WEIRD_FITS | SPLITS | BLINDS),
"""


def blocks(language: str) -> list[str]:
    """What the guide's chapter on cards shows in this language, in its order."""
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    chapter = guide.split("## Add a card\n")[1].split("\n## ")[0]
    return [
        dedent(found) for found in re.findall(rf"^ *```{language}\n(.*?)^ *```$", chapter, re.DOTALL | re.MULTILINE)
    ]


def copied(home: Path, rows: str) -> Path:
    """The source with these rows at the end of the cards, and nothing else changed."""
    shutil.copytree(ROOT / "src", home / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    shutil.copy(ROOT / "pyproject.toml", home)
    pieces = home / GAME / "rules" / "pieces.py"
    cards = re.sub(r"(CARDS: .*?)^\]", lambda m: f"{m[1]}{rows}]", pieces.read_text(), count=1, flags=re.DOTALL | re.M)
    pieces.write_text(cards)
    return home


def words_of(name: str) -> str:
    """A name and what is said of it, for a card that is made only to be tried."""
    return f"\ntype-{name} = {name}\n    .blow = a {name}\n    .card = A {name}.\ntype-{name}-text = A {name}.\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The two cards of the guide in a copy of Dispetto; after them one of each other sort a row can tell."""
    rows = blocks("python")[0].split("    ...,\n")[1].removesuffix("]\n")
    home = copied(tmp_path_factory.mktemp("house"), rows + MORE)
    for language, text in zip(("en", "it"), blocks("ftl"), strict=True):
        with (home / GAME / "words" / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write("\n" + text + "".join(words_of(name) for name in re.findall(r'\("(\w+)"', MORE)))
    (home / "own.toml").write_text(blocks("toml")[0], encoding="utf-8")
    return home


def told_by(home: Path, *asked: str) -> str:
    """What a process that knows the new cards says, asked in `yard.py`."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(home / "src"), str(ROOT)]), "DISPETTO_FORM": "pure"}
    run = [sys.executable, "-m", "tests.games.lunch_money.yard", *asked]
    done = subprocess.run(run, cwd=home, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr or done.stdout
    return done.stdout


def test_the_scenario_of_the_guide_happens_as_told(house: Path) -> None:
    """LM-BAS-01, LM-STOMP-02"""
    assert told_by(house, "scenario", "own.toml").strip() == "A noogie hurts, a swirlie hurts longer"


def test_the_rows_of_new_cards_come_after_all_others(house: Path) -> None:
    """LM-TURN-04"""
    was = (HERE / "actions" / "lunch-money.txt").read_text(encoding="utf-8")
    now = told_by(house, "actions")
    assert now.startswith(was)
    own = now.removeprefix(was).splitlines()
    assert own[:4] == ["110 card 49", "111 drawn 49", "112 card 50", "113 drawn 50"] and len(own) == 12


def test_random_games_deal_play_and_finish_with_them(house: Path) -> None:
    """LM-WIN-02, LM-SET-07
    Each sort is laid, offers ascend, every refusal has its sentence, tables are stored and opened.
    """
    laid = json.loads(told_by(house, "games", "60"))
    assert set(laid) == {"noogie", "swirlie", "ruler", "dunk", "chop", "pair"}, laid


def test_each_sort_does_what_its_row_says(house: Path) -> None:
    """LM-BAS-01, LM-WPN-03, LM-GRAB-05, LM-POW-03, LM-CHOKE-04, LM-HEAD-07,
    LM-RH-01, LM-TWO-01, LM-POKE-04, LM-IMAG-01
    """
    assert told_by(house, "turns").split() == ["ruler", "dunk", "chop", "pair", "noogie"]


def test_they_are_drawn_named_and_clicked_in_both_languages(house: Path) -> None:
    """LM-TERM-05"""
    assert told_by(house, "faces").split() == ["en", "it"]


def test_a_table_stored_before_they_were_invented_opens(house: Path) -> None:
    """LM-SET-07  It has none of them, and plays on to the end."""
    assert told_by(house, "stored").split() == ["opened", "25"]


@pytest.mark.parametrize(
    "row",
    [
        'defence("shield", 0, 2)',
        'special("glue", 0, 2, 0, 1, FREED, AFTER_GRAB | LIES)',
        'special("sermon", 0, 2, 0, 0, INSULTED, ANNOUNCED)',
        'basic("jab", 0, 2, 2)',
    ],
)
def test_a_row_that_needs_more_than_a_row_is_refused(row: str, tmp_path: Path) -> None:
    """LM-TYPE-02, LM-TYPE-04  With a sentence, not with a table that plays on wrongly."""
    env = {**os.environ, "PYTHONPATH": str(copied(tmp_path, f"    {row},\n") / "src"), "DISPETTO_FORM": "pure"}
    run = [sys.executable, "-c", "import dispetto.games.lunch_money.rules.pieces"]
    done = subprocess.run(run, env=env, capture_output=True, text=True, timeout=60, cwd=tmp_path)
    name = re.findall(r'"(\w+)"', row)[0]
    said = f"there is a {name} already" if name == "jab" else f"{name} needs more than a row: see CONTRIBUTING.md"
    assert done.returncode != 0 and said in done.stderr
