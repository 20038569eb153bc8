"""dispetto play: the terminal table."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from rich.console import Console

import dispetto.cli
from dispetto.cli.screen import COLOURS, Screen
from dispetto.core.catalogue import all_games
from dispetto.core.telling.record import read_record
from dispetto.core.telling.words import Words
from tests.cli.conftest import QUICK, Run, Said

TABLE = ("--bot", "random", "--name", "Zoe", "--pronoun", "she", "-o", "board=t25", "-o", "first_player=1")
SEED = ("--seed", "c0ffee")


def sit(dispetto: Run, typed: str, *words: str | Path) -> Said:
    said = dispetto("play", "hedz-25th", *TABLE, *SEED, *words, typed=typed)
    assert said.code == 0 and said.err == "", said.err
    return said


class Player:
    """Somebody at the keyboard who sees the offers: answers by a policy, and knows what to do after the game."""

    def __init__(self) -> None:
        self.offers: list[str] = []
        self.typed: list[str] = []
        self.policy: Callable[[list[str]], str] = lambda offers: "1"
        self.after: list[str] = []

    def question(self, screen: Screen, sentence: str, offers: Sequence[tuple[str, str]], mine: int) -> None:
        self.offers = [answer for answer, _ in offers]

    def type(self, prompt: str) -> str:
        if prompt == "> ":
            return self.after.pop(0) if self.after else ""
        self.typed.append(self.policy(self.offers))
        return self.typed[-1]


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch) -> Player:
    me = Player()
    show = Screen.question

    def question(screen: Screen, *args: Any) -> None:
        me.question(screen, *args)
        show(screen, *args)

    monkeypatch.setattr(Screen, "question", question)
    monkeypatch.setattr("rich.console.Console.input", lambda console, prompt, **more: me.type(prompt))
    return me


def test_the_table_greets_seals_the_dice_and_asks_the_first_question(dispetto: Run) -> None:
    said = sit(dispetto, "")
    assert "You are Zoe, A on the board. Against you: Bruno, Carla and Dario." in said.out
    assert "sealed with" in said.out and "ready to roll?" in said.out and "[Enter] >" in said.out
    assert "c0ffee" in said.out.split("The seal is broken")[1]


def test_it_speaks_italian_when_asked_or_when_the_environment_does(
    dispetto: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Tu sei Zoe" in sit(dispetto, "esci\n", "--lang", "it").out
    monkeypatch.setattr("dispetto.cli.common.own_language", lambda: "it")
    assert "Tu sei Zoe" in sit(dispetto, "").out


@pytest.mark.parametrize(
    ("env", "lang"), [("it_IT.UTF-8", "it"), ("en_US", "en"), ("fr_FR", "en"), ("C", "en"), ("", "en")]
)
def test_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch, env: str, lang: str) -> None:
    for key in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(key, raising=False)
    monkeypatch.setenv("LANG", env)
    assert dispetto.cli.common.own_language() == lang


def test_enter_gives_the_only_answer_and_numbers_the_others(dispetto: Run) -> None:
    said = sit(dispetto, "\n\n1\n")
    assert "You roll one die" in said.out
    assert "Type a number from 1 to 2" in said.out  # the second Enter: there were two answers
    assert re.search(r"You (walk \d steps|take a step) to \d", said.out)


def test_every_answer_has_its_number_and_its_consequence(dispetto: Run) -> None:
    said = sit(dispetto, "\n")
    assert re.search(r"1  Keep the roll +you end on", said.out)
    assert re.search(r"2  Re-roll the first die \(\d\) +a rock, then from", said.out)


def test_the_words_of_an_answer_do_as_well(dispetto: Run) -> None:
    for typed in ("roll\nkeep\n", "ROLL\nKeep the roll\n", "ro\nkee\n"):
        assert re.search(r"You (walk \d steps|take a step) to \d", sit(dispetto, typed).out), typed


def test_what_is_not_allowed_is_refused_with_the_rule(dispetto: Run) -> None:
    said = sit(dispetto, "push Bruno\nbite bruno\nwhy throw carla\n")
    assert said.out.count("H25-GEN-05") == 3


def test_why_lists_what_is_forbidden_and_why_number_quotes_the_law(dispetto: Run) -> None:
    said = sit(dispetto, "why\n")
    found = re.search(r"^ *(\d+)  Legs first", said.out, re.M)
    assert found
    said = sit(dispetto, f"why {found[1]}\nwhy 1\nwhy 99\n{found[1]}\n")
    assert "A dino must move at least one space forward" in said.out
    assert "Nothing forbids it: 1 is on offer." in said.out
    assert "There is no answer 99" in said.out


def test_what_is_settled_before_the_game_is_refused_but_not_listed(dispetto: Run) -> None:
    said = sit(dispetto, "why\n")
    assert "H25-CLR-05" not in said.out and "H25-SETUP-06" not in said.out and "H25-TYPE-01" not in said.out
    assert "Too late to evolve." in sit(dispetto, "why mouse\n").out


def test_nonsense_is_answered_kindly(dispetto: Run) -> None:
    said = sit(dispetto, "dance\n0\n-1\n1x\nwhy dance\nagain\n" + "9" * 5000 + "\n")
    assert "“dance” means nothing here" in said.out and "There is no answer 0" in said.out
    assert said.out.count("means nothing here") >= 5


def test_words_that_may_mean_several_answers_are_asked_back(dispetto: Run) -> None:
    said = sit(dispetto, "be\nt\ntri\n", "-o", "types=choose")
    assert said.out.count("may mean several things") == 2 and "Tyrannosaurus; Triceratops" in said.out
    assert "You race as: Triceratops." in said.out


def test_help_board_and_rules(dispetto: Run) -> None:
    said = sit(dispetto, "?\nboard\nrules H25-PUSH-02\nrules push\nrules\nrules TABLE-01\nrules xyzzy\n")
    assert "takes back your last answer" in said.out and "Mudd Pitt: start a roll here" in said.out
    assert said.out.count("│ 0         10") == 2
    assert "The pusher steals one rock" in said.out and "H25-PUSH-05" in said.out
    assert "Which rule?" in said.out and "Only the seat that is asked" in said.out
    assert "The law knows no xyzzy" in said.out


def test_the_board_is_not_printed_again_before_anything_has_moved(dispetto: Run) -> None:
    assert sit(dispetto, "\n").out.count("│ 0         10") == 1


def test_undo_does_not_reach_behind_the_dice(dispetto: Run) -> None:
    said = sit(dispetto, "undo\n\nundo\n")
    assert said.out.count("There is nothing of yours to take back") == 2


def test_undo_takes_back_my_answer_and_the_record_remembers(dispetto: Run, player: Player, tmp_path: Path) -> None:
    keep = tmp_path / "undone.toml"
    asked: list[list[str]] = []

    def once(offers: list[str]) -> str:
        asked.append(offers)
        if offers[0] != "Walk on" or asked[-2][0] != "Keep the roll":
            return "1"
        return "quit" if "undo" in player.typed else "undo"  # my roll is kept, somebody is in my way: no dice between

    player.policy = once
    said = sit(dispetto, "", "--record", keep)
    assert "Taken back" in said.out
    at = player.typed.index("undo")
    assert asked[at + 1] == asked[at - 1]  # what was asked before is asked again
    assert [line.written() for line in read_record(keep).lines][-1] == "p1: keep"
    assert "undo 1" in [line.written() for line in read_record(keep).lines]
    assert dispetto("record", "verify", keep).code == 0


def test_the_parts_of_one_utterance_share_a_line(dispetto: Run, tmp_path: Path) -> None:
    keep = tmp_path / "parts.toml"
    words = ("--watch", "--bot", "random", "--record", keep, "-o", "board=t25", "-o", "types=triceratops")
    said = dispetto("play", "hedz-25th", *SEED, *words)
    assert said.code == 0, said.err
    lines = [line.written() for line in read_record(keep).lines]
    assert any(re.match(r"p\d: push p\d steal \d$", line) for line in lines)
    assert not any(re.match(r"p\d: steal", line) for line in lines)
    assert dispetto("record", "verify", keep).code == 0


def test_a_saved_game_verifies_once_the_seed_is_out(dispetto: Run, tmp_path: Path) -> None:
    keep = tmp_path / "mine.toml"
    said = sit(dispetto, f"\n1\nsave\nsave {keep}\nquit\n")
    assert "Where to?" in said.out and said.out.count("Written to") == 2  # again with the seed, on leaving
    r = read_record(keep)
    assert r.seats == ("Zoe", "Bruno", "Carla", "Dario") and r.seed == "c0ffee" and not r.over
    assert dispetto("record", "verify", keep).code == 0


def test_save_leaves_other_peoples_files_alone(dispetto: Run, tmp_path: Path) -> None:
    theirs = tmp_path / "theirs.toml"
    theirs.write_text("precious")
    said = sit(dispetto, f"save {theirs}\nsave {tmp_path}\nsave {tmp_path}/no/such/folder.toml\n")
    told = " ".join(said.out.split())  # a long path moves the words to the next line
    assert theirs.read_text() == "precious" and "is already there" in told
    assert "could not be saved" in told


def test_a_whole_game_ends_with_places_seed_and_an_offer_to_save(dispetto: Run, player: Player, tmp_path: Path) -> None:
    keep = tmp_path / "whole.toml"
    player.after = [f"save {keep}", "board", "rules H25-GEN-04", "dance", ""]
    said = sit(dispetto, "")
    assert "into the Volcano" in said.out and "1st" in said.out and "The seal is broken" in said.out
    assert read_record(keep).over and dispetto("record", "verify", keep).code == 0
    assert max(len(line) for line in said.out.splitlines()) <= 80


def test_another_game_may_follow(dispetto: Run, player: Player) -> None:
    player.after = ["again", "quit"]
    said = sit(dispetto, "", "-o", "turn_limit=1")
    assert said.out.count("You are Zoe") == 2


def test_leaving_is_polite(dispetto: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for typed in ("", "quit\n", "q\n"):
        assert "You leave the table" in sit(dispetto, typed).out

    def interrupt(*args: object, **more: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", interrupt)
    said = dispetto("play", "hedz-25th", *TABLE, *SEED)
    assert said.code == 130 and said.err == "" and "You leave the table" in said.out


def test_bots_may_be_watched(dispetto: Run) -> None:
    said = dispetto("play", "hedz-25th", "--watch", *SEED, *QUICK)
    assert said.code == 0 and "Nobody plays for you" in said.out and "Anna" in said.out and "Time is up" in said.out


@pytest.mark.parametrize(
    ("seats", "option"), [("8", "types=choose"), ("2", "types=choose"), ("3", "duo=off"), ("2", "duo=on")]
)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_all_seats_types_and_pairs_of_dinos_are_playable(
    dispetto: Run, player: Player, seats: str, option: str, lang: str
) -> None:
    luck = Random(int(seats))
    player.policy = lambda offers: str(luck.randint(1, len(offers)))
    said = sit(dispetto, "", "--seats", seats, "-o", option, "-o", "turn_limit=4", "--lang", lang)
    assert "H25" not in said.out and ("The seal is broken" in said.out or "sigillo" in said.out)


def test_a_bot_never_has_my_name(dispetto: Run) -> None:
    said = sit(dispetto, "", "--name", "bruno")
    assert "You are bruno, A on the board. Against you: Bice, Carla and Dario." in said.out


def test_nothing_is_wider_than_eighty_columns(dispetto: Run) -> None:
    said = sit(dispetto, "?\nwhy\n" + "1\n" * 30, "--seats", "8")
    assert max(len(line) for line in said.out.splitlines()) <= 80


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--lang", "fr"), "en or it"),
        (("--bot", "deepblue"), "'deepblue'"),
        (("--name", " "), "letters"),
        (("--name", "x" * 21), "letters"),
        (("--name", "a\x1bb"), "letters"),
        (("--pronoun", "it"), "she, he, neither"),
        (("--seed", "xyz"), "hexadecimal"),
        (("--pace", "-1"), "--pace"),
    ],
)
def test_a_seat_nobody_can_take_is_refused(dispetto: Run, words: tuple[str, ...], named: str) -> None:
    dispetto("play", "hedz-25th", *words).refused(named)


def test_the_tables_own_phrases_are_complete_and_used_in_both_languages() -> None:
    folder = Path(str(dispetto.cli.__file__)).parent
    keys = {}
    for lang in ("en", "it"):
        parsed = FluentParser().parse((folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8"))
        keys[lang] = {e.id.name for e in parsed.body if isinstance(e, Message)}
    assert keys["en"] == keys["it"]
    code = "".join(p.read_text(encoding="utf-8") for p in folder.glob("*.py"))
    unused = {k for k in keys["en"] if f'"{k}"' not in code and not k.startswith("help-")}
    assert not unused


def test_the_terminal_plays_with_the_colours_chosen_and_says_what_is_wrong_with_others(dispetto: Run) -> None:
    """SP-DEC-01"""
    words = ("play", "shear-panic", "--bot", "random", "--name", "Zoe", *SEED)
    said = dispetto(*words, "-o", "colours=green", "-o", "first_player=1", typed="\n")
    assert said.code == 0 and "Zoe (green): " in said.out, said.err
    wrong = dispetto(*words, "-o", "colours=green,green", typed="\n")
    assert wrong.code != 0 and "names green twice" in wrong.err and "Traceback" not in wrong.err


def test_a_seat_is_painted_in_the_colour_chosen() -> None:
    screen = Screen(Words(all_games()["shear-panic"], "en", (), 0), ["Zoe", "Bo"], 0, Console(), [3, 0])
    plain = Screen(Words(all_games()["shear-panic"], "en", (), 0), ["Zoe", "Bo"], 0, Console())
    assert [screen.seat(n) for n in (0, 1, -1)] == [COLOURS[3], COLOURS[0], "dim"]
    assert [plain.seat(n) for n in (0, 1)] == [COLOURS[0], COLOURS[1]]
