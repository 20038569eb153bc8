"""The pages as tests read them: which there are, their examples, links and paths."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FRONT = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")]
PAGES = [*FRONT, *sorted((ROOT / "docs").rglob("*.md"))]
LIVING = [p for p in PAGES if p.parent.name not in ("decisions", "studies")]  # the others speak of their day
FENCE = re.compile(r"^( *)```(\w*)[^\n]*\n(.*?)^\1```$", re.M | re.S)


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    page: Path
    kind: str
    text: str


def blocks(page: Path) -> list[Block]:
    """Every fenced block of a page, in order."""
    return [Block(page, m[2], m[3]) for m in FENCE.finditer(page.read_text(encoding="utf-8"))]


def prose(page: Path) -> str:
    """A page without its fenced blocks."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def named(page: Path) -> str:
    """A page as test names tell it."""
    return str(page.relative_to(ROOT))


def is_quote(block: Block) -> bool:
    """Is it code quoted from a file, which has tests of its own?"""
    return block.text.startswith("# quote ")


def example(page: Path) -> str:
    """All Python of a page as one script: a page is one session."""
    return "\n".join(b.text for b in blocks(page) if b.kind == "python" and not is_quote(b))


def told(script: str) -> list[str]:
    """What the script's comments say it prints, in order."""
    return re.findall(r"# → (.*)$", script, re.M)


def commands(page: Path) -> list[tuple[str, list[str]]]:
    """The shell examples of a page: `$ dispetto …` in a console block, and the lines it is said to answer with."""
    found: list[tuple[str, list[str]]] = []
    for block in blocks(page):
        for line in block.text.splitlines() if block.kind == "console" else ():
            if line.startswith("$ "):
                found.append((line[2:], []))
            elif line.strip() and line.strip() != "…":
                found[-1][1].append(line)
    return found
