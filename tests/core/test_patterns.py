"""Sentences made into functions say what Fluent says, letter by letter; what does not fit is left to Fluent."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.telling.languages import CORE, languages
from dispetto.core.telling.patterns import Patterns, Unfit
from dispetto.core.telling.phrases import locale_of, phrases, read_words, sentences

ROOMS = sorted({CORE, *(game_named(name).folder for name in all_games())})
SOME = [0, 1, 2, -3, 1_234_567, "Anna", "yes", "no", "one", "f", "n"]


class Keys(Visitor):
    """The arguments that sentences name, and by which of their values they choose."""

    def __init__(self) -> None:
        self.values: dict[str, list[Any]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            known = self.values.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                key = variant.key
                known.append(int(key.value) if isinstance(key, ast.NumberLiteral) else key.name)
        self.generic_visit(node)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_sentence_says_what_fluent_says(room: Path, lang: str) -> None:
    said = phrases(room, lang)
    keys = Keys()
    messages = {key: message for key in said.patterns.sources if (message := said.patterns.message(key)) is not None}
    assert len(messages) == len(said.patterns.sources)
    for message in messages.values():
        keys.visit(message)
    pick = random.Random(room.name)
    told = 0
    for key, message in messages.items():
        if message.value is None:
            continue
        for _ in range(2):
            args = {name: pick.choice([*known, *SOME]) for name, known in keys.values.items()}
            try:
                mine = said.patterns.tell(key, args)
            except Unfit:
                continue
            text, errors = said.bundle.format_pattern(said.bundle.get_message(key).value, args)
            assert (mine, []) == (text, errors), (key, args)
            told += 1
    assert told > 1.8 * sum(message.value is not None for message in messages.values())


FILES = sorted(CORE.parent.rglob("words/*.ftl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_a_file_cut_into_sentences_is_what_fluent_reads_in_it(path: Path) -> None:
    patterns = Patterns(locale_of("en"))
    patterns.add(sentences(path))
    whole = {one.id.name: one for one in read_words(path).body if isinstance(one, ast.Message)}
    assert whole and patterns.sources.keys() == whole.keys()
    for key, message in whole.items():
        apart = patterns.message(key)
        assert apart is not None and apart.equals(message, ignored_fields=["span", "comment"]), key


def test_a_file_that_others_brought_is_looked_through_at_once(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("one = fine\ntwo is not\n", encoding="utf-8")
    with pytest.raises(ValueError, match="is not Fluent here: two is not"):
        sentences(file)


@pytest.mark.parametrize(
    "words, args",
    [
        ("one = { NUMBER($n) }", {"n": 1}),
        ("one = { -term }\n-term = a", {}),
        ("one = { $n }", {}),
        ("one = { $n }", {"n": 0.5}),
        ("one = { $n ->\n    [one] a\n    [1] b\n   *[other] c\n}", {"n": 1}),
        ("one = { $n ->\n    [1] b\n   *[other] c\n}", {"n": "one"}),
        ("one = { two }", {}),
    ],
)
def test_what_does_not_fit_is_left_to_fluent(tmp_path: Path, words: str, args: dict[str, Any]) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(words + "\n", encoding="utf-8")
    patterns = Patterns(locale_of("en"))
    patterns.add(sentences(file))
    with pytest.raises(Unfit):
        patterns.tell("one", args)


def test_an_unknown_language_writes_numbers_as_english_does() -> None:
    assert locale_of("xx-nowhere") == locale_of("en")
