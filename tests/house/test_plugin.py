"""A game and a bot of somebody else: Court's wheel beside ours outside the checkout, and not a line of ours changed."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dispetto.core.telling.languages import languages
from tests.house.conftest import pip_wheel
from tests.web.hands import DESK, play_out
from tools.needs import LEFT_OUT, chromium
from tools.webtable import UNPAINTED, Server

pytestmark = pytest.mark.once

OURS = ["hedz-25th", "hedz-2nd", "shear-panic", "lunch-money", "horse-racing"]  # as the posters hang
DATA = {
    *(f"court/words/{lang}.ftl" for lang in languages()),
    *(f"court/law/{lang}.md" for lang in languages()),
    "court/face/style.css",
}


@pytest.fixture(scope="session")
def court_source(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the example, so that building it leaves nothing behind."""
    copy = tmp_path_factory.mktemp("court") / "court"
    shutil.copytree(
        root / "examples" / "court", copy, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build")
    )
    return copy


@pytest.fixture(scope="session")
def court_wheel(court_source: Path) -> Path:
    pip_wheel(court_source, court_source.parent, {})
    return next(court_source.parent.glob("*.whl"))


@pytest.fixture(scope="session")
def installed(wheel: Path, court_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a machine that has both."""
    site = tmp_path_factory.mktemp("machine") / "site"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--target", str(site)]
    subprocess.run([*pip, str(wheel), str(court_wheel)], check=True)
    return {
        **os.environ,
        "PYTHONPATH": str(site),
        "PYTHONSAFEPATH": "1",
        "LANG": "en_GB.UTF-8",
        "LC_ALL": "en_GB.UTF-8",
    }


def run(
    env: dict[str, str], *words: str, typed: str = "", module: str = "dispetto"
) -> subprocess.CompletedProcess[str]:
    """One command on that machine."""
    return subprocess.run(
        [sys.executable, "-m", module, *words], env=env, input=typed, capture_output=True, text=True, timeout=300
    )


def test_nothing_of_ours_knows_the_game_by_name(root: Path) -> None:
    files = [
        p for p in (root / "src").rglob("*") if p.suffix in (".py", ".toml", ".ftl", ".html", ".css", ".js", ".md")
    ]
    assert files and not [p for p in files if re.search(r"\bcourt\b", p.read_text(encoding="utf-8"), re.I)]


def test_its_wheel_and_its_source_hold_every_file_it_needs(court_source: Path, court_wheel: Path) -> None:
    assert set(zipfile.ZipFile(court_wheel).namelist()) >= DATA
    shipped = {str(p.relative_to(court_source / "src")) for p in (court_source / "src" / "court").rglob("*.*")}
    wanted = {name for name in shipped if not name.endswith(".pyc")}
    assert wanted <= set(zipfile.ZipFile(court_wheel).namelist())
    make = "from setuptools.build_meta import build_sdist; print(build_sdist('dist'))"
    done = subprocess.run([sys.executable, "-c", make], cwd=court_source, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    inside = tarfile.open(next((court_source / "dist").glob("*.tar.gz"))).getnames()
    assert {name.partition("/src/")[2] for name in inside} >= DATA
    assert any(name.endswith("/README.md") for name in inside)


def test_the_catalogue_lists_its_game_and_its_bot(installed: dict[str, str]) -> None:
    done = run(installed, "describe", "--json")
    told = json.loads(done.stdout)
    assert [g["name"] for g in told["games"]] == [*OURS, "court"]
    assert told["bots"] == ["random", "greedy", "search", "persona", "courtier"] and told["left_out"] == []
    assert "court" in run(installed, "describe").stdout
    (one,) = json.loads(run(installed, "describe", "court", "--json").stdout)["games"]
    assert one["options"]["counter"]["meaning"] == "A Humiliation may itself be humiliated."


def test_its_bot_plays_its_game_by_the_dozen_and_beats_chance(installed: dict[str, str]) -> None:
    words = ("--games", "60", "--seats", "2", "--bots", "courtier,random", "--rotate", "--json")
    done = run(installed, "simulate", "court", *words)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["unfinished"] == 0 and told["wins_by_bot"]["courtier"]["wins"] > told["wins_by_bot"]["random"]["wins"]


def test_it_is_played_to_the_end_in_the_terminal(installed: dict[str, str], tmp_path: Path) -> None:
    for lang, said in (("en", "The last banquet is eaten."), ("it", "L'ultimo banchetto è mangiato.")):
        record = str(tmp_path / f"{lang}.toml")
        words = ("--bot", "greedy", "--name", "Zoe", "-o", "banquets=1", "--seed", "c0ffee", "--lang", lang)
        done = run(installed, "play", "court", *words, "--record", record, typed="1\n" * 100)
        assert done.returncode == 0 and done.stderr == "", done.stderr
        assert said in " ".join(done.stdout.split())
        assert run(installed, "record", "verify", record).returncode == 0


def test_its_law_is_found_by_the_shell(installed: dict[str, str]) -> None:
    done = run(installed, "law", "court", "--json")
    told = json.loads(done.stdout)["court"]
    assert done.returncode == 0 and told["rules"] == 21 and told["without_reason_text"] == []


def test_the_contract_suite_passes_over_it(installed: dict[str, str]) -> None:
    done = run(installed, "court", "--quick", module="dispetto.testing")
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.fullmatch(r"court keeps \d{3,} promises at \d+ tables \(\d+\.\d s\)\.\n", done.stdout)


@pytest.fixture(scope="module")
def server(installed: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("web"), env=installed)
    made.start()
    yield made
    made.kill()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    if not chromium():
        pytest.skip(f"{LEFT_OUT} the tests that open pages in a browser: there is no Chromium")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=chromium(), args=UNPAINTED)
        yield found
        found.close()


@pytest.mark.browser
def test_its_poster_hangs_in_the_house_and_a_game_is_played_to_the_end_by_clicks(browser: Any, server: Server) -> None:
    context = browser.new_context(viewport=DESK, reduced_motion="reduce", locale="en-GB")
    complaints: list[str] = []
    page = context.new_page()
    page.on("console", lambda m: complaints.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda e: complaints.append(str(e)))
    page.goto(server.url)
    poster = page.locator("article.poster", has=page.locator("h2:text-is('Court')"))
    assert "Mind your manners" in poster.inner_text()
    assert poster.locator(".pic img").evaluate("img => img.complete && img.naturalWidth > 0")
    poster.locator("button.go").click()
    page.wait_for_selector("#board svg.scene #deck")
    assert page.locator("body.court, .court #board").count()
    assert play_out([page])["button"]
    page.click("#ask [data-enter]")
    page.wait_for_selector(".finale")
    page.goto(f"{server.url}/rules/court")
    assert "A Feast scores 2 points." in page.inner_text("body")
    context.close()
    assert not complaints


@pytest.mark.browser
def test_it_speaks_italian_to_who_reads_italian(browser: Any, server: Server) -> None:
    context = browser.new_context(viewport=DESK, reduced_motion="reduce", locale="it-IT")
    page = context.new_page()
    page.goto(server.url)
    poster = page.locator("article.poster", has=page.locator("h2:text-is('Corte')"))
    assert "Bada alle buone maniere" in poster.inner_text()
    poster.locator("button.go").click()
    page.wait_for_selector("#ask [data-answer]")
    assert page.inner_text("#ask h1") in ("Quale carta giochi?",) or "ha giocato" in page.inner_text("#ask h1")
    page.goto(f"{server.url}/rules/court")
    assert "Un Banchetto vale 2 punti." in page.inner_text("body")
    context.close()
