"""dispetto law, dispetto describe."""

from __future__ import annotations

from pathlib import Path

import pytest

from dispetto import __version__
from dispetto.cli import law
from dispetto.core.catalogue import all_games
from tests.cli.conftest import Run


def test_the_json_of_law_has_exactly_the_agreed_shape(dispetto: Run) -> None:
    told = dispetto("law", "--json").json()
    assert list(told) == list(all_games())
    for figures in told.values():
        assert list(figures) == ["rules", "tested", "untested", "without_reason_text"]
        assert figures["rules"] >= figures["tested"] + len(figures["untested"])


def test_people_read_the_law_in_figures(dispetto: Run) -> None:
    said = dispetto("law", "hedz-25th")
    assert said.code == 0 and said.err == ""
    assert "Tested:" in said.out and "general ones" in said.out


def test_one_rule_is_told_with_its_code_and_its_tests(dispetto: Run) -> None:
    said = dispetto("law", "hedz-25th", "--rule", "h25-push-05")
    assert said.code == 0
    for word in ("H25-PUSH-05", "hedz/rules/", "en", "it"):
        assert word in said.out
    dispetto("law", "hedz-25th", "--rule", "H25-PUSH-" + "99").refused("no rule")


def test_an_installed_package_has_no_tests_and_says_so(dispetto: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(law, "tests_folder", lambda given: None)
    said = dispetto("law", "hedz-25th")
    assert said.code == 0 and "The tests are not here" in said.out
    assert dispetto("law", "--json").json()["hedz-25th"]["tested"] == 0
    assert dispetto("law", "--check").code == 1


def test_the_tests_may_be_elsewhere(dispetto: Run, tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text("# H25-PUSH-05\n")
    assert dispetto("law", "--tests", tmp_path, "--json").json()["hedz-25th"]["tested"] == 1
    dispetto("law", "--tests", tmp_path / "nowhere").refused("nowhere")


def test_a_law_that_cannot_be_read_is_told_in_one_sentence(dispetto: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*args: object) -> None:
        raise FileNotFoundError(2, "No such file", "law.it.md")

    monkeypatch.setattr(law, "cross_reference", missing)
    said = dispetto("law", "hedz-25th")
    assert said.code == 2 and said.err.count("\n") == 1 and "law.it.md" in said.err


def test_describe_tells_version_form_and_games(dispetto: Run) -> None:
    told = dispetto("describe", "--json").json()
    assert list(told) == ["version", "compiled", "games", "bots", "left_out"]
    assert told["bots"][:2] == ["random", "greedy"] and told["left_out"] == []
    assert told["version"] == __version__ and isinstance(told["compiled"], bool)
    assert [g["name"] for g in told["games"]] == list(all_games())
    said = dispetto("describe")
    assert __version__ in said.out and "hedz-25th" in said.out


def test_describe_tells_all_about_a_game(dispetto: Run) -> None:
    (told,) = dispetto("describe", "hedz-25th", "--json").json()["games"]
    game = all_games()["hedz-25th"]
    assert list(told) == ["name", "seats", "options", "verbs", "position", "actions"]
    assert told["actions"] == len(game.actions) and told["seats"] == [2, 8]
    assert list(told["options"]) == [o.key for o in game.options]
    assert told["options"]["duo"]["default"] is True and told["options"]["duo"]["meaning"]
    assert list(told["verbs"]) == list(game.verbs) and list(told["position"]) == list(game.fields)


def test_people_read_options_answers_and_fields(dispetto: Run) -> None:
    said = dispetto("describe", "hedz-25th")
    assert said.code == 0
    for word in ("start_rock_on_return", "push DINO", "reroll N", "loose"):
        assert word in said.out


def test_a_game_without_words_yet_is_described_all_the_same(dispetto: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dispetto.cli.describe.words_of", lambda game: None)
    assert dispetto("describe", "hedz-25th", "--json").json()["games"][0]["options"]["duo"]["meaning"] == ""
    assert dispetto("describe", "hedz-25th").code == 0
