"""The law files: readable, complete in both languages, and known to the code that cites them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.game import Game
from dispetto.core.telling.grammar import rule_id
from dispetto.core.telling.languages import languages
from dispetto.core.telling.law import cited, cited_by_name, cross_reference, law_of, law_of_the_table, read_law
from dispetto.core.telling.words import TABLE_REASONS

TESTS = Path(__file__).parents[1]
games = pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))

TOY_LAW = """# A toy

Prose that cites nothing.

## Walking
- **TOY-GO-01** A toy walks.
- **TOY-GO-02** *told* It is made of wood.
## Ending
- **TOY-END-01** It falls over (TOY-GO-01).
- **TOY-END-02** Nobody picks it up.
- **TOY-EX-01** It walks, and falls over.
"""


class Toy(Game[Any, Any]):
    """A game that is nothing but its law."""

    name = "toy"
    prefix = "TOY"
    reasons = {"TOY-GO-01": (), "TOY-GO-01-late": ()}


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    """A toy with a law, code, words in two languages and tests."""
    folder = tmp_path / "src" / "toy"
    (folder / "words").mkdir(parents=True)
    (folder / "law").mkdir()
    for lang in languages():
        (folder / "law" / f"{lang}.md").write_text(TOY_LAW)
        (folder / "words" / f"{lang}.ftl").write_text("why-TOY-GO-01 = Too tired.\n")
    (folder / "flow.py").write_text('"""Flow."""\n\n# TOY-GO-01, -02\nRULE = "TOY-GO-09"\n')
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_end.py").write_text("def test_toy_end_01_it_falls() -> None:\n    pass\n")
    (tests / "walk.toml").write_text('rules = ["TOY-EX-01"]\n[[then]]\n')
    (tests / "a-record.toml").write_text('end = "TOY-END-02"\nactions = []\n')

    class Here(Toy):
        pass

    Here.folder = folder
    return Here()


def test_a_rule_has_an_id_a_text_and_a_section(tmp_path: Path) -> None:
    (tmp_path / "law.en.md").write_text(TOY_LAW)
    law = read_law(tmp_path / "law.en.md")
    assert list(law) == ["TOY-GO-01", "TOY-GO-02", "TOY-END-01", "TOY-END-02", "TOY-EX-01"]
    assert (law["TOY-GO-02"].text, law["TOY-GO-02"].told) == ("It is made of wood.", True)
    assert (law["TOY-END-01"].section, law["TOY-END-01"].told) == ("Ending", False)


@pytest.mark.parametrize("line", ["- **TOY-GO-1** One digit.", "- **TOY-GO-03**", "- **TOY-GO-01** Said twice."])
def test_a_line_that_is_no_rule_is_named(tmp_path: Path, line: str) -> None:
    (tmp_path / "law.en.md").write_text(TOY_LAW + line + "\n")
    with pytest.raises(ValueError, match=r"law\.en\.md:12 "):
        read_law(tmp_path / "law.en.md")


def test_citations_may_be_short() -> None:
    text = "TOY-GO-01, -03\nand TOY-END-02..04, TOY-GO-07-late; not XTOY-GO-05, TOY-GO-123 or OTHER-GO-06"
    assert list(cited(text, "TOY")) == [
        ("TOY-GO-01", 1),
        ("TOY-GO-03", 1),
        ("TOY-END-02", 2),
        ("TOY-END-03", 2),
        ("TOY-END-04", 2),
        ("TOY-GO-07", 2),
    ]


def test_names_cite_too() -> None:
    assert list(cited_by_name("test_toy_go_01_a_toy_walks", "TOY")) == ["TOY-GO-01"]
    assert list(cited_by_name("toy-ex-01-it-walks", "TOY")) == ["TOY-EX-01"]
    assert list(cited_by_name("test_toys_walk", "TOY")) == []


def test_the_cross_reference_joins_law_code_tests_and_words(toy: Toy, tmp_path: Path) -> None:
    found = cross_reference(toy, tmp_path / "tests")
    assert (found["rules"], found["told"], found["tested"]) == (5, 1, 2)
    assert found["untested"] == ["TOY-GO-01", "TOY-END-02"]
    assert found["without_code"] == ["TOY-END-01", "TOY-END-02"]
    assert found["without_reason_text"] == ["TOY-GO-01-late"]
    assert found["unknown"] == {"TOY-GO-09": ["toy/flow.py:4"]}
    walks = found["details"]["TOY-GO-01"]
    assert walks["code"] == ["toy/flow.py:3"]
    assert walks["reasons"] == ["TOY-GO-01", "TOY-GO-01-late"]
    assert walks["text"] == {"en": "A toy walks.", "it": "A toy walks."}
    assert found["details"]["TOY-END-01"]["tests"] == ["tests/test_end.py:1"]


def test_without_a_tests_folder_nothing_counts_as_tested(toy: Toy) -> None:
    found = cross_reference(toy, None)
    assert found["tested"] == 0
    assert found["untested"] == ["TOY-GO-01", "TOY-END-01", "TOY-END-02", "TOY-EX-01"]


def test_the_table_has_a_rule_for_each_of_its_reasons() -> None:
    for lang in languages():
        assert list(law_of_the_table(lang)) == list(TABLE_REASONS)


@games
def test_both_languages_state_the_same_rules(game: Game[Any, Any]) -> None:
    first, *others = (law_of(game, lang) for lang in languages())
    for other in others:
        assert [(r.id, r.told) for r in other.values()] == [(r.id, r.told) for r in first.values()]
        assert not [r.id for r in other.values() if r.text == first[r.id].text], "not translated"


@games
def test_every_rule_cited_in_code_tests_and_law_exists(game: Game[Any, Any]) -> None:
    assert cross_reference(game, TESTS)["unknown"] == {}
    for lang in languages():
        law = law_of(game, lang)
        for rule in law.values():
            assert [r for r, _ in cited(rule.text, game.prefix) if r not in law] == [], f"{rule.id} in {lang}"


@games
def test_every_reason_names_a_rule_and_has_its_sentence(game: Game[Any, Any]) -> None:
    assert cross_reference(game, TESTS)["without_reason_text"] == []
    assert [r for r in map(rule_id, game.reasons) if r not in law_of(game)] == []


@games
def test_few_rules_are_only_told(game: Game[Any, Any]) -> None:
    found = cross_reference(game, TESTS)
    assert found["told"] < 0.15 * found["rules"]


@games
def test_every_option_is_named_by_its_ruling_with_its_default(game: Game[Any, Any]) -> None:
    said = {"en": {True: "default on", False: "default off"}, "it": {True: "di norma sì", False: "di norma no"}}
    for lang in languages():
        for option in game.options:
            text = law_of(game, lang)[option.rule].text
            assert f"`{option.key}`" in text, f"{option.rule} in {lang}"
            default = option.default
            expected = said[lang][default] if isinstance(default, bool) else str(default)
            assert expected in text, f"{option.rule} in {lang}: {expected}"


@games
def test_every_rule_of_a_finished_game_has_a_test(game: Game[Any, Any]) -> None:
    untested = cross_reference(game, TESTS)["untested"]
    assert not (game.finished and untested), f"{game.name}: no test cites {', '.join(untested)}"


ANY_RULE = re.compile(r"\b(?:H25|H2|SP|LM|RN)[-_][A-Z0-9]", re.I)


@pytest.mark.parametrize(
    "path", sorted((TESTS / "games").rglob("test_*.py")), ids=lambda p: f"{p.parent.name}/{p.stem}"
)
def test_a_test_file_of_a_game_cites_the_rules_it_proves(path: Path) -> None:
    assert ANY_RULE.search(path.read_text(encoding="utf-8")), f"{path.name} cites no rule"


@pytest.mark.parametrize("path", sorted((TESTS / "games").rglob("scenarios/*.toml")), ids=lambda p: p.stem)
def test_a_scenario_cites_the_rules_it_proves(path: Path) -> None:
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    rules = told.get("rules", [])
    assert "then" not in told or (rules and all(ANY_RULE.match(rule) for rule in rules)), f"{path.name} cites no rule"
