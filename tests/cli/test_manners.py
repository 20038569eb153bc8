"""Every command explains itself, and fails in one sentence."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dispetto import __version__, cli
from dispetto.cli import common
from dispetto.core.catalogue import all_games
from tests.cli.conftest import Run

COMMANDS = (
    ("play",),
    ("simulate",),
    ("bench",),
    ("scenario",),
    ("record",),
    ("record", "show"),
    ("record", "verify"),
    ("record", "convert"),
    ("board",),
    ("board", "check"),
    ("board", "draw"),
    ("law",),
    ("describe",),
    ("bot",),
    ("bot", "run"),
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_page_in_plain_words(dispetto: Run, command: tuple[str, ...]) -> None:
    said = dispetto(*command, "--help")
    assert said.code == 0 and said.err == ""
    assert said.out.startswith(f"Usage: dispetto {' '.join(command)}")
    assert all(len(line) <= 80 for line in said.out.splitlines())


def test_dispetto_alone_lists_its_commands(dispetto: Run) -> None:
    said = dispetto()
    assert said.code == 0
    for command in COMMANDS:
        assert command[0] in said.out


def test_a_family_of_commands_alone_lists_them(dispetto: Run) -> None:
    assert "verify" in dispetto("record").out
    assert "draw" in dispetto("board").out


def test_the_version_is_told(dispetto: Run) -> None:
    assert dispetto("--version").out == f"dispetto {__version__}\n"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("simulat",), "simulat"),
        (("record", "frob"), "frob"),
        (("simulate",), "GAME"),
        (("scenario",), "FILE"),
        (("simulate", "hedz-25th", "--frob"), "--frob"),
        (("simulate", "hedz-25th", "--seats", "many"), "--seats"),
        (("simulate", "hedz-25th", "--games"), "--games"),
        (("simulate", "hedz-25th", "--games", "0"), "--games"),
        (("describe", "hedz-25th", "and", "more"), "and more"),
    ],
)
def test_words_that_mean_nothing_are_refused_in_one_sentence(dispetto: Run, words: tuple[str, ...], named: str) -> None:
    dispetto(*words).refused(named, "--help'")


@pytest.mark.parametrize("command", [("simulate",), ("play",), ("bench",), ("law",), ("describe",)])
def test_an_unknown_game_is_refused(dispetto: Run, command: tuple[str, ...]) -> None:
    dispetto(*command, "monopoly").refused("'monopoly'", "hedz-25th")


@pytest.mark.parametrize("command", [("simulate", "hedz-25th"), ("play", "hedz-25th")])
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--seats", "1"), "2 to 8 players, not 1"),
        (("--seats", "9"), "not 9"),
        (("--option", "colour=red"), "'colour'"),
        (("--option", "duo"), "KEY=VALUE"),
        (("--option", "=on"), "KEY=VALUE"),
        (("--option", "duo=maybe"), "duo cannot be 'maybe'"),
        (("--option", "duo=on", "--option", "duo=off"), "twice"),
        (("--option", "board=atlantis"), "'atlantis'"),
        (("--option", "board=no/such/board.toml"), "no/such/board.toml"),
        (("--option", "types=dodo"), "'dodo'"),
    ],
)
def test_a_table_nobody_can_sit_at_is_refused(
    dispetto: Run, command: tuple[str, ...], words: tuple[str, ...], named: str
) -> None:
    dispetto(*command, *words).refused(named)


@pytest.mark.parametrize("command", [("simulate", "hedz-25th"), ("play", "hedz-25th")])
def test_no_table_is_opened_on_a_board_that_breaks_the_law(
    dispetto: Run, tmp_path: Path, command: tuple[str, ...]
) -> None:
    good = (all_games()["hedz-25th"].folder / "data" / "t25.toml").read_text(encoding="utf-8")
    island = tmp_path / "island.toml"
    island.write_text(good.replace('["14", "38"]', '["14", "100"]'), encoding="utf-8")
    dispetto(*command, "--option", f"board={island}").refused(
        "island.toml: The line of sight 14–100 touches the finish"
    )
    island.write_text(good.replace('"lava"', '"mudd"'), encoding="utf-8")
    dispetto(*command, "--option", f"board={island}").refused("Nobody can use the shortcut")
    island.write_text(good.replace("number = 50", 'number = "fifty"'), encoding="utf-8")
    dispetto(*command, "--option", f"board={island}").refused("island.toml, space 50: number 'fifty'")


FILES = (
    ("scenario",),
    ("record", "show"),
    ("record", "verify"),
    ("record", "convert"),
    ("board", "check"),
    ("board", "draw"),
)


@pytest.mark.parametrize("command", FILES)
def test_a_missing_file_a_folder_and_a_binary_file_are_refused(
    dispetto: Run, tmp_path: Path, command: tuple[str, ...]
) -> None:
    dispetto(*command, tmp_path / "nothing.toml").refused("nothing.toml", "There is no")
    dispetto(*command, tmp_path).refused("is a folder")
    (tmp_path / "picture.toml").write_bytes(b"\x89PNG\xff\xfe\x00")
    dispetto(*command, tmp_path / "picture.toml").refused("is not a text file")


@pytest.mark.parametrize("command", FILES)
def test_a_file_that_may_not_be_read_is_refused(
    dispetto: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    def forbidden(self: Path, encoding: str) -> str:
        raise PermissionError(13, "Permission denied")

    secret = tmp_path / "secret.toml"
    secret.write_text("")
    monkeypatch.setattr(Path, "read_text", forbidden)
    dispetto(*command, secret).refused("secret.toml", "permission denied")


@pytest.mark.parametrize("command", FILES)
def test_a_text_that_is_no_toml_is_refused(dispetto: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / "poem.toml").write_text("Roses are red\n")
    dispetto(*command, tmp_path / "poem.toml").refused("poem.toml", "TOML")


def test_a_mistake_of_ours_is_told_in_one_sentence_without_a_traceback(
    dispetto: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli.describe, "compiled", lambda: 1 / 0)
    said = dispetto("describe", "--json")
    assert said.code == 70
    assert said.err.count("\n") == 1 and "our fault" in said.err and "Traceback" not in said.err


def test_control_c_is_quiet(dispetto: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli.simulate, "play_job", interrupt)
    said = dispetto("simulate", "hedz-25th", "-o", "board=t25")
    assert (said.code, said.out, said.err) == (130, "", "")


def test_control_c_ends_several_processes_quietly() -> None:
    words = [sys.executable, "-m", "dispetto", "simulate", "hedz-25th", "-o", "board=t25", "-n", "1000000", "-j", "2"]
    with subprocess.Popen(
        [*words, "--progress"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as running:
        assert running.stderr and running.stdout
        assert running.stderr.read(1)  # the bar is there: they are at work
        time.sleep(0.2)
        os.killpg(running.pid, signal.SIGINT)
        err = running.stderr.read()
        assert running.wait(20) == 130
        assert running.stdout.read() == b"" and b"Traceback" not in err


@pytest.mark.parametrize("words", [("describe", "hedz-25th"), ("describe", "--json"), ("board", "draw", "t25")])
def test_a_reader_who_goes_away_is_not_scolded(words: tuple[str, ...]) -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "dispetto", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert running.stdout and running.stderr
    running.stdout.close()
    assert running.stderr.read() == b""
    assert running.wait(20) == 141


def test_a_poor_terminal_gets_question_marks_not_an_error() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dispetto", "play", "hedz-25th", "--watch", "-o", "board=t25", "-o", "turn_limit=1"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == b"" and b"?" in done.stdout


def test_progress_goes_to_the_error_output_and_only_if_asked_or_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    for show, seen in ((True, True), (False, False), (None, False)):
        with common.progress("counting", 3, show) as advance:
            advance(3)
        said = capsys.readouterr()
        assert said.out == "" and ("counting" in said.err) is seen
