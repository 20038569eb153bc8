"""Golden files: what must stay as it is, in plain text. `--update-golden` writes them anew; look at the diff then."""

from __future__ import annotations

import difflib
from pathlib import Path

HERE = Path(__file__).parent


def same(path: Path, text: str, update: bool) -> None:
    """The file says what the text says; the difference is shown line by line."""
    if update:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    was = path.read_text(encoding="utf-8") if path.is_file() else ""
    name = path.relative_to(HERE)
    changed = difflib.unified_diff(was.splitlines(), text.splitlines(), f"golden/{name}", "now", lineterm="", n=2)
    assert was == text, "\n".join(["(--update-golden writes it anew)", *changed])
