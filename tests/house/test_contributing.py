"""CONTRIBUTING.md is true: the files it lists are there, and whoever does what it says, and no more, has done it.

What is added is added in a scratch folder and played in a process of its own, so that nothing of ours is touched. The
dodo is played in tests/games/hedz_2nd/test_invented.py.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dispetto.core.catalogue import all_games
from tests.house.conftest import ROOT

GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
SECTIONS = {part.splitlines()[0]: part for part in GUIDE.split("\n## ")[1:]}
GAMES = ROOT / "src" / "dispetto" / "games"
COURT = ROOT / "examples" / "court" / "src" / "court"
ROOMS = [room for game in sorted(GAMES.iterdir()) for room in (game, game / "rules", game / "words") if room.is_dir()]
BASES = (ROOT, ROOT / "src" / "dispetto", COURT, *ROOMS)
PATH = re.compile(r"`([\w.<>-]+(?:/[\w.<>-]+)*/?)`")
ENDINGS = (".py", ".md", ".ftl", ".toml", "/")

OPTION = "panic_bell"
EVENT = "bell"
RINGS = """
import json
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import PUBLIC, Roll, asked, step
from dispetto.core.telling.words import Person, Words

game, dice = game_named("meadow"), Dice(1)
rung = []
for value in (False, True):
    s = game.new(2, {"panic_bell": value})
    assert game.chosen(s)["panic_bell"] is value and game.chosen(game.load(game.dump(s)))["panic_bell"] is value
    count = 0
    while (ask := asked(s)) is not None:
        before, events = game.view(s, PUBLIC), []
        s.events = events
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else (offers := ask.legal(s))[dice.below(len(offers))])
        motion = game.stage().steps(events, before, game.view(s, PUBLIC))
        for event, steps in zip(events, motion, strict=True):
            if event.kind == "bell":
                count, moved = count + 1, steps
                told = [Words(game, lang, (Person("Anna"), Person("Bruno"))).event(s, event) for lang in ("en", "it")]
    rung.append(count)
option = next(o for o in game.options if o.key == "panic_bell")
names = [Words(game, lang, ()).option(option)[0] for lang in ("en", "it")]
print(json.dumps({"rung": rung, "told": told, "steps": moved, "names": names}))
"""
SULKER = '''
from dispetto.bots.base import Bot
from dispetto.core.engine.table import asked

class Sulker(Bot):
    """Always the last thing it may do."""

    name = "sulker"

    def choose(self, game, s, seat, dice):
        return asked(s).legal(s)[-1]
'''


def named(text: str) -> list[str]:
    """The files and folders a text names."""
    found = [path for path in PATH.findall(text) if path.endswith(ENDINGS) or path.startswith(("tests/", "examples/"))]
    return [re.sub(r"<\w+>", "*", path) for path in found]


def rows(section: str) -> list[str]:
    """The files in the first column of a section's list."""
    return [
        path for line in SECTIONS[section].splitlines() if line.startswith("|") for path in named(line.split("|")[1])
    ]


def entry(section: str) -> tuple[str, str]:
    """The entry point a section shows: its group, and its line."""
    found = re.search(r'```toml\n\[project\.entry-points\."([\w.]+)"\]\n(.*?)\n```', SECTIONS[section], re.DOTALL)
    assert found is not None, section
    return found[1], found[2]


def installed(folder: Path, name: str, group: str, line: str) -> None:
    """What pip would leave beside a package: who it is, and what it offers."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{group}]\n{line.replace(chr(34), '')}\n", encoding="utf-8")


def python(folder: Path, *words: str) -> str:
    """Python with a scratch folder beside what this run has; what it prints."""
    path = os.pathsep.join(p for p in (str(folder), *os.environ.get("PYTHONPATH", "").split(os.pathsep)) if p)
    where = {**os.environ, "PYTHONPATH": absolute(path)}
    done = subprocess.run([sys.executable, *words], cwd=folder, env=where, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def absolute(path: str) -> str:
    return os.pathsep.join(str(ROOT / part) for part in path.split(os.pathsep))


def package(name: str, source: Path, folder: Path, rewritten: tuple[tuple[str, str], ...] = ()) -> Path:
    """A copy of a game's source under another name."""
    made = folder / name
    shutil.copytree(source, made, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for path in [*made.rglob("*.py"), *made.rglob("*.ftl")]:
        text = path.read_text(encoding="utf-8")
        for old, new in rewritten:
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
    return made


def beside(path: Path, line: str, new: str) -> None:
    """Every line that says this gets another after it, indented alike; there is one at least."""
    out: list[str] = []
    for old in path.read_text(encoding="utf-8").splitlines():
        out.append(old)
        if line in old:
            out += [(old[: len(old) - len(old.lstrip())] + part).rstrip() for part in new.splitlines()]
    assert new.splitlines()[0].strip() in "\n".join(out), f"{path} no longer says {line}"
    path.write_text("\n".join(out) + "\n", encoding="utf-8")


def again(path: Path, word: str, new: str) -> None:
    """Every line with a word is said again with another."""
    out = []
    for old in path.read_text(encoding="utf-8").splitlines():
        out += [old, old.replace(word, new)] if word in old else [old]
    assert any(new in line for line in out), f"{path} no longer says {word}"
    path.write_text("\n".join(out) + "\n", encoding="utf-8")


# -------------------------------------------------------------------------------------------------- the lists


def test_every_file_and_folder_the_guide_names_is_there() -> None:
    assert len(named(GUIDE)) > 30
    missing = [path for path in named(GUIDE) if not any(any(base.glob(path.rstrip("/"))) for base in BASES)]
    assert not missing


@pytest.mark.parametrize("section", ["Add an option", "Add an event, and its motion"])
def test_each_game_of_ours_has_the_files_that_are_touched(section: str) -> None:
    one_of = {"then.py", "thens/", "consequences.py", "then_defence.py"} & set(rows(section))
    lists = [path for path in rows(section) if path not in {"editions.py", "options.py", *one_of}]
    if one_of:
        assert all(any((g.folder / path).exists() for path in one_of) for g in all_games().values())
    assert len(lists) >= 5
    missing = [
        f"{g.folder.name}/{path}" for g in all_games().values() for path in lists if not (g.folder / path).exists()
    ]
    assert not missing


def test_an_option_of_ours_is_named_in_the_files_of_the_list_and_in_no_other() -> None:
    listed = {path.rstrip("/") for path in rows("Add an option")} | {
        "twins.py"
    }  # where secrets are told to the contract
    switches = [
        (g, o.key) for g in all_games().values() for o in g.options if o.values == (False, True) and "_" in o.key
    ]
    assert len(switches) > 10
    elsewhere = []
    for game, key in switches:
        for path in (GAMES / game.folder.name).rglob("*"):
            own = str(path.relative_to(GAMES / game.folder.name))
            if path.suffix in (".py", ".ftl", ".md") and not {own, *map(str, Path(own).parents)} & listed:
                elsewhere += [f"{own}: {key}"] if re.search(rf"\b{key}\b", path.read_text(encoding="utf-8")) else []
    assert not elsewhere


# ------------------------------------------------------------------------------------------------ doing as it says


def test_an_option_and_an_event_with_motion_are_added_in_the_files_of_their_lists(tmp_path: Path) -> None:
    """A bell for every panic: Shear Panic under another name, changed only where the lists say so."""
    names = (
        ("dispetto.games.shear_panic", "meadow"),
        ('"shear-panic"', '"meadow"'),
        ("game-shear-panic", "game-meadow"),
    )
    meadow = package("meadow", GAMES / "shear_panic", tmp_path, names)
    installed(tmp_path, "meadow", "dispetto.games", "meadow = meadow:ShearPanic")
    old = {path: path.read_bytes() for path in meadow.rglob("*") if path.is_file()}

    again(meadow / "game.py", "tiebreak_action_only", OPTION)
    again(meadow / "rules" / "state.py", "tiebreak_action_only", OPTION)
    beside(meadow / "rules" / "track.py", 's.say("panic"', f'if s.setup.{OPTION}:\n    s.say("{EVENT}", seat)')
    beside(meadow / "meanings.py", '"panic": (', f'"{EVENT}": (),')
    shake = "return [{'do': 'shake', 'id': 'marker', 'ms': 200}]"
    beside(meadow / "face" / "steps.py", "# --------", f"def on_{EVENT}(self, e: Event) -> list[Step]:\n    {shake}")
    for lang, option, text in (("en", "A bell", "A bell rings."), ("it", "La campana", "Suona una campana.")):
        with (meadow / "words" / f"{lang}.ftl").open("a", encoding="utf-8") as words:
            words.write(f"\nevent-{EVENT} = {text}\noption-{OPTION} = {option}\noption-{OPTION}-text = {text}\n")
        with (meadow / "law" / f"{lang}.md").open("a", encoding="utf-8") as law:
            law.write(f"- {text} Option `{OPTION}`.\n")

    touched = {str(path.relative_to(meadow)) for path, text in old.items() if path.read_bytes() != text}
    lists = {
        path.rstrip("/") for section in ("Add an option", "Add an event, and its motion") for path in rows(section)
    }
    assert all({name, *map(str, Path(name).parents)} & lists for name in touched), touched
    told = json.loads(python(tmp_path, "-c", RINGS))
    assert told["rung"][0] == 0 < told["rung"][1]
    assert told["told"] == ["A bell rings.", "Suona una campana."] and told["names"] == ["A bell", "La campana"]
    assert told["steps"] == [{"do": "shake", "id": "marker", "ms": 200}]


def test_a_bot_is_a_class_and_an_entry_point(tmp_path: Path) -> None:
    (tmp_path / "sulker.py").write_text(SULKER, encoding="utf-8")
    installed(tmp_path, "sulker", *entry("Add a bot"))
    words = ("simulate", "shear-panic", "--seats", "2", "--bots", "sulker,random", "--games", "2", "--json")
    assert json.loads(python(tmp_path, "-m", "dispetto", *words))["games"] == 2


WORRIES = """
import asyncio, json
from dispetto.bots import bot_named
from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import asked, step
from dispetto.core.errors import BadInput
from dispetto.web.play.thinking import Mind, Thinkers

async def main():
    game, thinkers = game_named("shear-panic"), Thinkers(1)
    thinkers.start()
    s = game.new(2)
    while asked(s).rolls() or len(asked(s).legal(s)) < 2:
        step(s, asked(s).legal(s)[0])
    mind = Mind.new("worrier:tables=3", asked(s).seat)
    found = await thinkers.choose(game, s, mind)
    told = await thinkers.recall(game, s, mind, "")
    thinkers.stop()
    try:
        bot_named("worrier:tables=0")
    except BadInput as e:
        return {"failed": found.failed, "same": told[0][0] == found.codes[0], "offers": len(told[0][1]), "no": str(e)}

if __name__ == "__main__":
    print(json.dumps(asyncio.run(main())))
"""


def test_the_bot_of_the_docs_plays_thinks_for_the_web_and_tells_what_it_thought(tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "adding-a-bot.md").read_text(encoding="utf-8")
    blocks = dict(re.findall(r"```(python|toml)\n(.*?)```", guide, re.S))
    (tmp_path / "worrier.py").write_text(blocks["python"], encoding="utf-8")
    installed(tmp_path, "worrier", "dispetto.bots", blocks["toml"].splitlines()[1])
    (tmp_path / "worries.py").write_text(WORRIES, encoding="utf-8")
    words = ("simulate", "shear-panic", "--seats", "2", "--bots", "worrier:tables=2,random", "--games", "1", "--json")
    assert json.loads(python(tmp_path, "-m", "dispetto", *words))["games"] == 1
    told = json.loads(python(tmp_path, "worries.py"))
    assert told["same"] and not told["failed"] and told["offers"] > 1 and "from 1 to 99" in told["no"]


def test_a_game_is_the_files_of_its_list_and_an_entry_point(tmp_path: Path) -> None:
    assert len(rows("Add a game")) == 9
    assert not [path for path in rows("Add a game") if not (COURT / path).is_file()]
    package("court", COURT, tmp_path)
    installed(tmp_path, "court", *entry("Add a game"))
    words = ("simulate", "court", "--seats", "3", "--bots", "random", "--games", "3", "--json")
    assert json.loads(python(tmp_path, "-m", "dispetto", *words))["games"] == 3
