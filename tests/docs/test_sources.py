"""The documentation tells the truth about the house: names, links, paths and quotes."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import dispetto
from tests.core.test_doors import DOORS
from tests.docs.pages import LIVING, PAGES, ROOT, blocks, is_quote, named, prose
from tools.site import BESIDE, DRAWING, QUOTE, beside, quoted, with_quotes

DOCS = ROOT / "docs"
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
PATH = re.compile(r"`((?:[\w.*<>-]+/)+[\w.*<>-]*|[\w-]+\.(?:md|toml|py|sh|js|ftl))`")
BASES = (".", "src/dispetto", "src/dispetto/web", "src/dispetto/games/*", "examples/court", "examples/court/src/court")
MADE = re.compile(r"^(\.venv|build/|dist/|~|/)")  # what is not in a checkout


def slugs(page: Path) -> set[str]:
    """The anchors of a page's headings."""
    heads = re.findall(r"^#+ (.*)$", prose(page), re.M)
    return {re.sub(r"[\s]+", "-", re.sub(r"[^\w\s-]", "", h.replace("`", "").lower()).strip()) for h in heads}


def homes() -> dict[str, str]:
    """Every public name, and where it lives."""
    return {name: dispetto._HOME.get(name, "dispetto") for name in dispetto.__all__}


# ----------------------------------------------------------------------------------------------------- public names


def test_every_public_name_has_its_place_in_the_reference() -> None:
    reference = "\n".join(page.read_text(encoding="utf-8") for page in (DOCS / "reference").glob("*.md"))
    shown = set(re.findall(r"^::: (\S+)$", reference, re.M))
    wanted = {f"{home}.{name}" for name, home in homes().items() if name != "__version__"}
    assert wanted - shown == set(), "a public name without a page"
    assert shown - wanted == set(), "a page about a name that is not public"
    assert "`dispetto.__version__`" in reference


@pytest.mark.parametrize("name", dispetto.__all__)
def test_a_public_name_is_there_and_its_source_says_what_it_is(name: str) -> None:
    """In the source: compiled, a function has no docstring."""
    found = getattr(dispetto, name)
    assert name in dir(dispetto)
    if callable(found):
        home = "src/" + homes()[name].replace(".", "/")
        file = f"{home}.py" if (ROOT / f"{home}.py").is_file() else f"{home}/__init__.py"
        node = ast.parse(quoted(file, name)).body[0]
        assert isinstance(node, ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node)


def test_what_is_not_public_is_not_there_and_says_so() -> None:
    with pytest.raises(AttributeError, match="dispetto has no public name 'games_of_mine'"):
        getattr(dispetto, "games_of" + "_mine")


def test_importing_the_library_loads_nothing_heavy() -> None:
    from tests.docs.test_examples import run

    script = "import sys, dispetto; print(*sorted(m for m in sys.modules if m.startswith('dispetto') or '.' not in m))"
    loaded = set(run([sys.executable, "-P", "-c", script], ROOT).split())
    assert {m for m in loaded if m.startswith("dispetto")} == {"dispetto"}
    assert not loaded & {"fluent", "fastapi", "sqlalchemy", "jinja2", "rich", "asyncio"}


def test_the_three_tries_of_an_answer_are_called_what_their_page_calls_them() -> None:
    page = (DOCS / "concepts" / "three-tries.md").read_text(encoding="utf-8")
    tries = re.findall(r"^\| \d \| `(\w+)` \|", page, re.M)
    code = "".join(p.read_text(encoding="utf-8") for p in (ROOT / "src" / "dispetto" / "web" / "play").glob("*.py"))
    assert len(tries) == 3 and [name for name in tries if f"def {name}(" not in code] == []


# ------------------------------------------------------------------------------------------------- links and paths


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_no_link_of_a_page_is_dead(page: Path) -> None:
    dead = []
    for link in LINK.findall(prose(page)):
        if "://" in link or link.startswith("mailto:"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() and target.parent == DOCS and target.name in BESIDE:
            target = ROOT / BESIDE[target.name]
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in slugs(target)):
            dead.append(link)
    assert not dead


@pytest.mark.parametrize("page", LIVING, ids=named)
def test_every_path_a_page_mentions_is_there(page: Path) -> None:
    missing = [path for path in PATH.findall(prose(page)) if not is_there(path)]
    assert not missing, "paths are written from the root of the house, or from src/dispetto"


def is_there(path: str) -> bool:
    """Is there such a file or folder? `<game>` and `*` stand for any, `own` for any game's package."""
    if MADE.match(path):
        return True
    pattern = re.sub(r"<[^>]*>", "*", re.sub("^own/", "games/<game>/", path)).rstrip("/")
    if "/" not in path:  # a role: every game has a state.py
        return (
            any(any((ROOT / place).rglob(pattern)) for place in ("src", "tests", "tools", "docs", "examples"))
            or (ROOT / path).is_file()
        )
    return any(any(ROOT.glob(f"{base}/{pattern}")) for base in BASES)


def test_a_path_that_is_not_there_is_found() -> None:
    assert PATH.findall("see `core/nowhere.py` and `make test`") == ["core/nowhere.py"]
    assert (
        not is_there("core/nowhere.py")
        and not is_there("nowhere.py")
        and is_there("core/game.py")
        and is_there("games/<game>/rules/state.py")
    )


# ---------------------------------------------------------------------------------------------- quotes and the site


@pytest.mark.parametrize("page", [p for p in PAGES if any(map(is_quote, blocks(p)))], ids=named)
def test_every_quote_of_a_page_is_found(page: Path) -> None:
    for block in blocks(page):
        if is_quote(block):
            assert QUOTE.search(block.text) and not QUOTE.search(with_quotes(block.text))


def test_a_quote_is_the_definition_and_a_name_that_is_gone_is_told() -> None:
    assert quoted("src/dispetto/core/engine/table.py", "asked").startswith("def asked(s: State)")
    assert quoted("src/dispetto/core/engine/table.py", "Ask.why").startswith("def why(")
    assert quoted("src/dispetto/core/engine/table.py", "State").startswith("@mypyc_attr")
    with pytest.raises(LookupError, match="there is no asks_nobody"):
        quoted("src/dispetto/core/engine/table.py", "asks_nobody")
    with pytest.raises(LookupError, match="no such file"):
        quoted("src/dispetto/nowhere.py")


def test_every_page_is_in_the_menu_of_the_site() -> None:
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]
    listed = set(re.findall(r"([\w/.-]+\.md)$", menu, re.M))
    assert listed == {str(p.relative_to(DOCS)) for p in DOCS.rglob("*.md")} | set(BESIDE)


def test_pages_that_live_beside_docs_lead_to_pages_of_the_site() -> None:
    for source in BESIDE.values():
        for link in LINK.findall(beside(source)):
            assert "://" in link or (DOCS / link.partition("#")[0]).exists(), f"{source}: {link}"


def test_the_site_asks_no_other_server_for_anything() -> None:
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert "font: false" in settings and "strict: true" in settings
    styles = "".join(p.read_text(encoding="utf-8") for p in (DOCS / "style").iterdir())
    assert "//" not in styles and "@import" not in styles
    drawings = [m for page in PAGES for m in DRAWING.findall(page.read_text(encoding="utf-8"))]
    assert drawings and "://" not in settings


# -------------------------------------------------------------------------------------------------- the house itself


def test_the_table_of_rooms_is_the_one_that_the_doors_are_checked_by() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    told = {m[1]: set(re.findall(r"`([^`]+)`", m[2])) for m in re.finditer(r"^\| `([^`]+)` \| ([^|]*) \|", page, re.M)}
    small = {room for room in DOORS if room in ("__main__", "games") or room.startswith("web/")}  # no line of their own
    doors = {room: doors for room, doors in DOORS.items() if room not in small}
    assert told == {room.replace("games/*", "games/<game>"): known for room, known in doors.items()}


def test_make_docs_is_a_target_and_its_lock_is_made_like_the_others() -> None:
    assert re.search(r"^docs: ## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert re.search(r"^for name in .*\bdocs\b", (ROOT / "tools" / "lock.sh").read_text(encoding="utf-8"), re.M)
    said = subprocess.run(["make", "-n", "docs"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "mkdocs build" in said and "--strict" in said
