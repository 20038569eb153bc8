"""The law of a game: its rules by id, and where code, tests and reasons speak of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypedDict

from dispetto.core.game import Game
from dispetto.core.telling.grammar import rule_id
from dispetto.core.telling.languages import CORE, ENGLISH, languages, law_file_of
from dispetto.core.telling.phrases import phrases
from dispetto.core.telling.words import TABLE_REASONS

RULE = re.compile(r"- \*\*(?P<id>[A-Z0-9]+(?:-[A-Z0-9]+)*-\d\d)\*\*(?P<told> \*told\*)? (?P<text>\S.*)")
EXAMPLE = "-EX-"  # a worked example: no code obeys it, a scenario plays it


@dataclass(frozen=True)
class Rule:
    """One rule as its law file states it."""

    id: str
    text: str
    told: bool  # colour or material: no code can break it, so it needs no test
    section: str


class Details(TypedDict):
    """Where one rule is stated, obeyed, tested and given as a reason."""

    text: dict[str, str]  # per language
    section: dict[str, str]
    told: bool
    code: list[str]  # file:line
    tests: list[str]
    reasons: list[str]  # the reasons that name it: H25-RER-01, H25-RER-01-late


class CrossReference(TypedDict):
    """Law ↔ code ↔ tests ↔ reason texts of one game."""

    rules: int
    told: int
    tested: int
    untested: list[str]
    without_code: list[str]
    without_reason_text: list[str]
    unknown: dict[str, list[str]]  # ids cited in code or tests that the law does not have
    details: dict[str, Details]


# ------------------------------------------------------------------------------------------------ The law files


def read_law(path: Path) -> dict[str, Rule]:
    """The rules of one law file by id, in its order; ValueError names the line that is wrong."""
    rules: dict[str, Rule] = {}
    section = ""
    for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("## "):
            section = line[3:].strip()
        elif line.startswith("- **"):
            found = RULE.fullmatch(line.rstrip())
            if found is None:
                raise ValueError(f"{path.name}:{n} is not a rule: it reads `- **ID** text`, or `- **ID** *told* text`.")
            if found["id"] in rules:
                raise ValueError(f"{path.name}:{n} states {found['id']} a second time.")
            rules[found["id"]] = Rule(found["id"], found["text"], found["told"] is not None, section)
    return rules


def law_path(game: Game[Any, Any], lang: str) -> Path:
    """Where the law of a game is written, in English where it is in no other language."""
    return law_file_of(game.folder, game.law, game.name, lang)


def table_law_path(lang: str) -> Path:
    """Where the table's own law is written."""
    return law_file_of(CORE, "", CORE.name, lang)


@lru_cache
def law_file(path: Path) -> dict[str, Rule]:
    """One law file, read once."""
    return read_law(path)


def law_of(game: Game[Any, Any], lang: str = ENGLISH) -> dict[str, Rule]:
    """The rules of a game by id, in the order of its law."""
    return law_file(law_path(game, lang))


def law_of_the_table(lang: str = ENGLISH) -> dict[str, Rule]:
    """The table's own rules, TABLE-01 and on: they hold in every game."""
    return law_file(table_law_path(lang))


# ---------------------------------------------------------------------------------------------------- Citations


def cited(text: str, prefix: str) -> Iterator[tuple[str, int]]:
    """Every id of this prefix with its line; `X-ONE-01, -03` and `X-ONE-01..03` stand for all they name."""
    citation = re.compile(
        rf"(?<![\w-]){re.escape(prefix)}-([A-Z0-9]*[A-Z](?:-[A-Z])?)-(\d\d)((?:,\s*-\d\d|\.\.\d\d)*)(?!\d)"
    )
    for found in citation.finditer(text):
        line = 1 + text.count("\n", 0, found.start())
        chapter, last = found[1], int(found[2])
        yield f"{prefix}-{chapter}-{last:02d}", line
        for sign, digits in re.findall(r"(-|\.\.)(\d\d)", found[3]):
            for number in range(last + 1, int(digits) + 1) if sign == ".." else (int(digits),):
                yield f"{prefix}-{chapter}-{number:02d}", line
            last = int(digits)


def cited_by_name(name: str, prefix: str) -> Iterator[str]:
    """Every id in the name of a test or a file: test_h25_push_05, h25-ex-01-first-roll."""
    for rule, _ in cited(re.sub(r"(?i)^test-", "", name.replace("_", "-")).upper(), prefix):
        yield rule


def citations(path: Path, home: Path, prefix: str) -> Iterator[tuple[str, str]]:
    """Every id a file cites, in its text, its name or the names of its tests, with the place."""
    text = path.read_text(encoding="utf-8")
    where = path.relative_to(home).as_posix()
    for rule in cited_by_name(path.stem, prefix):
        yield rule, f"{where}:1"
    for rule, line in cited(text, prefix):
        yield rule, f"{where}:{line}"
    for found in re.finditer(r"^\s*(?:async )?def (test_\w+)", text, re.M):
        for rule in cited_by_name(found[1], prefix):
            yield rule, f"{where}:{1 + text.count(chr(10), 0, found.start(1))}"


def tests_below(tests_root: Path) -> list[Path]:
    """The tests and the scenario files below a folder; records and other data cite nothing."""
    scenarios = [p for p in tests_root.rglob("*.toml") if "[[then]]" in p.read_text(encoding="utf-8")]
    return sorted([*tests_root.rglob("*.py"), *scenarios])


def gathered(paths: list[Path], home: Path, prefix: str) -> dict[str, list[str]]:
    """Id → the places that cite it, each once."""
    places: dict[str, list[str]] = {}
    for path in paths:
        for rule, place in citations(path, home, prefix):
            known = places.setdefault(rule, [])
            if place not in known:
                known.append(place)
    return places


# ----------------------------------------------------------------------------------------------- Cross reference


def without_reason_text(game: Game[Any, Any]) -> list[str]:
    """The reasons `why` can give that lack a sentence in some language."""
    keys = [*TABLE_REASONS, *game.reasons]
    return [k for k in keys if not all(phrases(game.folder, lang).speaks(f"why-{k}") for lang in languages())]


def cross_reference(game: Game[Any, Any], tests_root: Path | None) -> CrossReference:
    """Where each rule of a game is obeyed, tested and given as a reason; without a tests folder none is tested."""
    law = {lang: law_of(game, lang) for lang in languages()}
    rules = law[ENGLISH]
    code = gathered(sorted(game.folder.rglob("*.py")), game.folder.parent, game.prefix)
    tests = gathered(tests_below(tests_root), tests_root.parent, game.prefix) if tests_root else {}
    details: dict[str, Details] = {
        rule.id: {
            "text": {lang: law[lang][rule.id].text for lang in law if rule.id in law[lang]},
            "section": {lang: law[lang][rule.id].section for lang in law if rule.id in law[lang]},
            "told": rule.told,
            "code": code.get(rule.id, []),
            "tests": tests.get(rule.id, []),
            "reasons": [key for key in game.reasons if rule_id(key) == rule.id],
        }
        for rule in rules.values()
    }
    binding = [rule.id for rule in rules.values() if not rule.told]
    return {
        "rules": len(rules),
        "told": len(rules) - len(binding),
        "tested": sum(bool(details[r]["tests"]) for r in binding),
        "untested": [r for r in binding if not details[r]["tests"]],
        "without_code": [r for r in binding if not details[r]["code"] and EXAMPLE not in r],
        "without_reason_text": without_reason_text(game),
        "unknown": {r: code.get(r, []) + tests.get(r, []) for r in sorted({*code, *tests}) if r not in rules},
        "details": details,
    }
