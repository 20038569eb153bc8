"""A game's law as a page: every rule id an anchor."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from markupsafe import Markup, escape

from dispetto.core.game import Game
from dispetto.core.telling.law import law_path, table_law_path

RULE = re.compile(r"^\s*[-*]?\s*\*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*\s*(?:\*told\* )?(.*)$")
FOR_BUILDERS = re.compile(r"<!--.*?-->\n?", re.S)
CODE = re.compile(r"`([^`]+)`")
STRONG = re.compile(r"\*\*([^*]+)\*\*")
SLANTED = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
ID = re.compile(r"\b([A-Z0-9]{2,5}-[A-Z]+-\d+)\b")


def law_page(game: Game[Any, Any], lang: str) -> Markup:
    """The law of a game, and after it the law of the table, in one language."""
    return Markup("").join(rendered(path) for path in (law_path(game, lang), table_law_path(lang)) if path.is_file())


def rules_shown(game: Game[Any, Any], lang: str) -> int:
    """How many rules of its own a game's page states."""
    return rendered(law_path(game, lang)).count("<dt ")


@lru_cache(maxsize=32)
def rendered(path: Path) -> Markup:
    """Markdown as our laws use it: headings, paragraphs, lists, tables, rules with their id;
    what is for whoever builds on it stands in comments, and is not shown.
    """
    out: list[str] = []
    state = ""

    def close(to: str = "") -> None:
        nonlocal state
        if state != to:
            if state:
                out.append(f"</{state}>")
            if to:
                out.append(f"<{to}>")
            state = to

    text: list[str] = []

    def flush() -> None:
        if text:
            out.append(f"<p>{inline(' '.join(text))}</p>")
            text.clear()

    for line in FOR_BUILDERS.sub("", path.read_text(encoding="utf-8")).splitlines():
        rule = RULE.match(line)
        if line.startswith("#"):
            flush()
            close()
            level = min(4, len(line) - len(line.lstrip("#")) + 1)
            out.append(f"<h{level}>{inline(line.lstrip('# '))}</h{level}>")
        elif rule:
            flush()
            close("dl")
            out.append(f'<dt id="{rule[1]}"><a href="#{rule[1]}">{rule[1]}</a></dt><dd>{inline(rule[2])}</dd>')
        elif line.startswith("|"):
            flush()
            cells = [c.strip() for c in line.strip().strip("|").split("|")]
            if all(re.fullmatch(r":?-+:?", c) for c in cells):
                continue
            close("table")
            first = ID.match(cells[0].strip("*"))
            mark = f' id="{first[1]}"' if first and f'id="{first[1]}"' not in "".join(out) else ""
            out.append(f"<tr{mark}>" + "".join(f"<td>{inline(c)}</td>" for c in cells) + "</tr>")
        elif re.match(r"\s*[-*] ", line):
            flush()
            close("ul")
            out.append(f"<li>{inline(line.strip()[2:])}</li>")
        elif not line.strip():
            flush()
            if state in ("table", "ul"):
                close()
        elif state == "dl" and line.startswith(" "):
            out[-1] = out[-1].removesuffix("</dd>") + f" {inline(line.strip())}</dd>"
        elif state == "ul":
            out[-1] = out[-1].removesuffix("</li>") + f" {inline(line.strip())}</li>"
        else:
            close()
            text.append(line.strip())
    flush()
    close()
    return Markup("".join(out))


def inline(text: str) -> str:
    """Bold, slanted, code, and rule ids as links."""
    safe = str(escape(text))
    safe = CODE.sub(r"<code>\1</code>", safe)
    safe = STRONG.sub(r"<strong>\1</strong>", safe)
    safe = SLANTED.sub(r"<em>\1</em>", safe)
    return ID.sub(r'<a href="#\1">\1</a>', safe)
