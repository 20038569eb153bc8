"""dispetto bot run: somebody's program at a table, over its stdin and stdout, in any language."""

from __future__ import annotations

import dataclasses
import json
import shutil
import sys
from pathlib import Path

import pytest

from dispetto.bots.base import RandomBot
from dispetto.core.catalogue import game_named
from dispetto.core.telling.messages import Refusal, TableFull, TableState
from dispetto.doors.stdio import Program, Sitting
from tests.cli.conftest import QUICK, Run

BOTS = Path(__file__).parents[2] / "examples" / "bots"
NOTES = """
import json, sys
for line in sys.stdin:
    print(line, end="", file=sys.stderr, flush=True)
    m = json.loads(line)
    if m["type"] == "state" and m["yours"]:
        {before}
        print(json.dumps({{"version": m["version"], "codes": m["legal"][-1]["codes"]}}), flush=True)
"""


@pytest.mark.parametrize(
    ("program", "game"),
    [
        ((sys.executable, BOTS / "stdio.py"), "horse-racing"),
        (("sh", BOTS / "stdio.sh"), "shear-panic"),
        ((BOTS / "stdio.sh",), "lunch-money"),
    ],
)
def test_the_examples_play_whole_games(dispetto: Run, program: tuple[str, ...], game: str) -> None:
    assert shutil.which("sh")
    told = dispetto("bot", "run", "--game", game, "--seats", "3", "--seat", "2", "--json", "--", *program).json()
    assert told["answers"] > 0 and told["refused"] == 0 and sum(told["wins"]) >= 1 and told["seat"] == 1


def test_the_messages_are_those_of_the_api(tmp_path: Path) -> None:
    game = game_named("hedz-25th")
    notes = tmp_path / "notes.py"
    notes.write_text(NOTES.format(before="").replace("file=sys.stderr", "file=open(sys.argv[1], 'a')"))
    program = Program([sys.executable, str(notes), str(tmp_path / "said")], 60)
    try:
        s = game.new(2, {"board": "t25", "turn_limit": 2})
        played = Sitting(game, s, 0, program, [RandomBot(), RandomBot()], "it").play(3)
    finally:
        program.close()
    lines = [json.loads(line) for line in (tmp_path / "said").read_text().splitlines()]
    kinds = {"full": TableFull, "state": TableState, "refused": Refusal}
    assert all(list(m) == [f.name for f in dataclasses.fields(kinds[m["type"]])] for m in lines)
    assert lines[0]["type"] == "full" and lines[-1]["result"]["rule"] == played.ending.rule
    states = [m for m in lines if m["type"] == "state"]
    assert all(a["version"] == b["after"] for a, b in zip(states, states[1:]) if a["version"] != b["version"])
    assert played.answers > 0 and played.refused == 0 and "Tocca a" in json.dumps(states)


def test_what_is_refused_is_told_and_three_times_is_enough(dispetto: Run) -> None:
    nonsense = 'print("hm", flush=True); print(json.dumps({"version": -5, "codes": [0]}), flush=True)'
    polite = [sys.executable, "-c", NOTES.format(before=nonsense)]
    told = dispetto("bot", "run", "--game", "hedz-25th", *QUICK, "--json", "--", *polite).json()
    assert told["refused"] == 2 * told["answers"] > 0
    row = 'print(json.dumps({"version": m["version"], "codes": [m["legal"][-1]["code"] + 1]}), flush=True)'
    stubborn = [sys.executable, "-c", NOTES.format(before=f"{row}; {row}; {row}")]
    dispetto("bot", "run", "--game", "hedz-25th", *QUICK, "--", *stubborn).refused("3 times", "last with")
    words = 'print(json.dumps({"version": m["version"], "words": m["legal"][0]["words"]}), flush=True); continue'
    wordy = [sys.executable, "-c", NOTES.format(before=words)]
    assert dispetto("bot", "run", "--game", "shear-panic", "--json", "--", *wordy).json()["refused"] == 0


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("/no/such/program",), "cannot be started"),
        ((sys.executable, "-c", "pass"), "left the table"),
        ((sys.executable, "-c", "import time; time.sleep(60)"), "has said nothing"),
        ((sys.executable, "-c", "print('x' * 200000, flush=True)\nwhile True: input()"), "3 times"),
    ],
)
def test_a_program_that_does_not_play_gets_one_sentence(dispetto: Run, words: tuple[str, ...], named: str) -> None:
    dispetto("bot", "run", "--game", "hedz-25th", "--seconds", "2", "--", *words).refused(named)


def test_words_that_seat_nobody_are_refused(dispetto: Run) -> None:
    dispetto("bot", "run", "--game", "hedz-25th", "--seats", "2", "--seat", "5", "true").refused("seat 5")
    dispetto("bot", "run", "--game", "chess", "true").refused("chess")
    dispetto("bot", "run", "true").refused("--game")
