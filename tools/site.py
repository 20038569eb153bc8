"""What the documentation's site needs besides mkdocs: code quoted by its name, and two pages that live beside docs/.

A fenced block with the single line (a comment, which a formatter leaves alone)

    # quote examples/court/src/court/rules/turn.py Choose

shows that class, function or constant of that file as it is today; without a name the whole file. A name may have dots
(`CourtGame.new`). What is quoted cannot go stale: a name that is gone stops the build, and a test.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from textwrap import dedent
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DRAWING = re.compile(r"^!\[[^\]]*\]\(([^)]+\.svg)\)$", re.M)
QUOTE = re.compile(r"^# quote (\S+/\S+)(?: (\S+))?$", re.M)
BESIDE = {
    "architecture.md": "ARCHITECTURE.md",
    "changelog.md": "CHANGELOG.md",
}  # pages of the site that are files of the house


def quoted(path: str, name: str = "") -> str:
    """A file of the house, or one definition of it; LookupError says what is missing."""
    file = ROOT / path
    if not file.is_file():
        raise LookupError(f"docs quote {path}, and there is no such file")
    text = file.read_text(encoding="utf-8").rstrip("\n")
    if not name:
        return text
    body: list[ast.stmt] = ast.parse(text).body
    node: ast.stmt | None = None
    for word in name.split("."):
        node = next((n for n in body if word in names_of(n)), None)
        if node is None:
            raise LookupError(f"docs quote {name} of {path}, and there is no {word}")
        body = node.body if isinstance(node, ast.ClassDef) else []
    assert node is not None
    first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])
    return dedent("\n".join(text.splitlines()[first - 1 : node.end_lineno]))


def names_of(node: ast.stmt) -> list[str]:
    """What a statement gives a name to."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [t.id for t in targets if isinstance(t, ast.Name)]


def with_quotes(markdown: str) -> str:
    """A page with all its quotes filled in."""
    return QUOTE.sub(lambda m: quoted(m[1], m[2] or ""), markdown)


def drawn(file: Path) -> str:
    """A drawing as part of its page: one block of HTML, which Markdown leaves alone."""
    return f'<div class="drawing">{"".join(file.read_text(encoding="utf-8").splitlines())}</div>'


def beside(source: str) -> str:
    """A file of the house as a page of the site: its links to docs/ lead to where they are there."""
    return (ROOT / source).read_text(encoding="utf-8").replace("](docs/", "](")


# ------------------------------------------------------------------------------------------------- called by mkdocs


def on_files(files: Any, config: Any, **more: Any) -> Any:
    """The pages that live beside docs/."""
    from mkdocs.structure.files import File

    for name, source in BESIDE.items():
        files.append(File.generated(config, name, content=beside(source)))
    return files


def on_page_markdown(markdown: str, page: Any, **more: Any) -> str:
    """Before a page is made: its quotes, and its drawings as part of the page, so that they take its colours."""
    here = Path(page.file.abs_src_path).parent if page.file.abs_src_path else ROOT / "docs"
    return with_quotes(DRAWING.sub(lambda m: drawn(here / m[1]), markdown))
