"""The contract suite tells a game that breaks a promise, in one sentence;
a suite that never fails would promise nothing.
"""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from court import COURT, CourtGame
from court.rules.state import Court
from court.view import View

from dispetto.core.catalogue import all_games
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import Action, Ask, Ending, State
from dispetto.core.game import Option
from dispetto.core.observed import Part
from dispetto.core.telling.words import Words
from dispetto.testing.__main__ import run
from tests.asking import question


class Leaking(CourtGame):
    """Its view shows everybody's hands."""

    def view(self, s: Court, seat: int) -> View:
        return replace(super().view(s, seat), hands=tuple(s.hands))


class Whispering(CourtGame):
    """What is answered for a sleeper tells how many cards of a kind are left in the deck."""

    def default(self, s: Court) -> Action:
        offers = question(s).legal(s)
        return offers[s.deck[0] % len(offers)]


class Twinless(CourtGame):
    """It hides hands, and does not say how twins are made."""

    def twin(self, dump: dict[str, Any], seat: int, rng: Random) -> dict[str, Any] | None:
        return None


class Boasting(CourtGame):
    """It says that it hides nothing, and hides hands."""

    hides_nothing: ClassVar[bool] = True


class Silent(CourtGame):
    """It does not say that an opened slip brings a secret to light."""

    reveals: ClassVar[frozenset[str]] = frozenset()


class Secretive(CourtGame):
    """It calls a secret what its records tell everybody."""

    def learner(self, ask: Ask[Any]) -> int | None:
        return ask.seat if type(ask).__name__ == "Choose" else super().learner(ask)


class Shared(CourtGame):
    """Its clones share the scores."""

    def clone(self, s: Court) -> Court:
        c = s.clone()
        c.score = s.score
        return c


class Forgetful(CourtGame):
    """Its dump has no bids."""

    def load(self, d: dict[str, Any]) -> Court:
        s = super().load(d)
        s.bids = [-1] * s.seats
        return s


class Sloppy(CourtGame):
    """Who runs out of time humiliates."""

    def default(self, s: Court) -> Action:
        return self.actions[11]


class Careless(CourtGame):
    """It counts the cards of the deck only."""

    def tally(self, s: Court) -> dict[str, int]:
        return {"deck": sum(s.deck)}


class Endless(CourtGame):
    """It has no ending."""

    def ending(self, s: Court) -> Ending | None:
        return None


class Clinging(CourtGame):
    """Nobody can leave."""

    def leave(self, s: Court, seat: int) -> None:
        s.say("left", seat)


class Mumbling(CourtGame):
    """All cards are called the same."""

    def label(self, s: Court, kind: str, value: int, names: Any) -> str:
        return "card" if kind == "card" else super().label(s, kind, value, names)


class Stumbling(CourtGame):
    """It falls over its own feet."""

    def chosen(self, s: Court) -> dict[str, Any]:
        raise ZeroDivisionError("by\nnought")


class Boundless(CourtGame):
    """It takes any number of banquets."""

    options = (*CourtGame.options[:2], Option("banquets", "CC-END-03", (3, 0), text="number"))


class Speechless(CourtGame):
    """It has no word for the Dagger in a sentence."""

    def display(self, s: Court, kind: str, value: int, words: Words) -> Any:
        return words.get("no-such-word") if kind == "card" else super().display(s, kind, value, words)


class Deluded(CourtGame):
    """Its judge thinks that the first seat always wins."""

    def judge(self, version: str = "") -> Judge:
        return FirstSeat()


class FirstSeat(Judge):
    def values(self, s: State) -> list[float]:
        assert isinstance(s, Court)
        return [1.0, *[0.0] * (s.seats - 1)]


class Boastful(CourtGame):
    """Its judge promises everybody the win."""

    def judge(self, version: str = "") -> Judge:
        return Everybody()


class Everybody(Judge):
    def values(self, s: State) -> list[float]:
        assert isinstance(s, Court)
        return [1.0] * s.seats


class Scribbling(CourtGame):
    """It writes down another table than it sees."""

    def numbers_into(self, s: Court, seat: int, buffer: list[int]) -> None:
        buffer[:] = [n + 1 for n in self.numbers(self.view(s, seat))]


class Overflowing(CourtGame):
    """It says that its numbers are smaller than they are."""

    observed = (Part("all", 1000, 0, 1, "Everything."),)


BROKEN: list[tuple[type[CourtGame], str]] = [
    (Deluded, "A judge does not know who has won"),
    (Boastful, "The chances that a judge gives do not sum to 1"),
    (Scribbling, "`numbers_into` writes something else"),
    (Overflowing, "`observed` tells of 1000 numbers"),
    (Secretive, "A record would tell a secret answer"),
    (Leaking, "imagined table looks different"),
    (Boasting, "hides nothing imagines another table"),
    (Whispering, "A secret shows in `default`"),
    (Twinless, "`twin` makes no table that differs"),
    (Silent, "A secret shows in an event that is not among `reveals`"),
    (Shared, "Playing on a clone has changed the table"),
    (Forgetful, "Load does not undo dump"),
    (Sloppy, "The default is not on offer"),
    (Careless, "The tally has changed"),
    (Endless, "no ending"),
    (Clinging, "Who has left is asked"),
    (Mumbling, "Two offers read the same"),
    (Stumbling, "ends in ZeroDivisionError (court-"),
    (Boundless, "An option takes any number"),
    (Speechless, "ends in KeyError"),
]


@pytest.mark.parametrize(("game", "says"), BROKEN, ids=[game.__name__ for game, _ in BROKEN])
def test_a_broken_promise_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: type[CourtGame], says: str
) -> None:
    monkeypatch.setitem(all_games(), "court", game())
    assert run(["court", "--quick"]) == 1
    said = capsys.readouterr().out
    assert said.startswith("court breaks a promise: ") and said.endswith(".\n") and said.count("\n") == 1
    assert says in said


def test_a_sound_game_keeps_as_many_promises_as_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(all_games(), "court", COURT)
    assert run(["court", "--quick", "--seats", "2", "--seed", "3"]) == 0
    said = capsys.readouterr()
    assert "court keeps " in said.out and "at 4 tables" in said.out
    assert said.err.count("court-2") == 4


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["no-such-game"], "There is no game 'no-such-game'"),
        (["hedz-25th", "--seats", "99"], "99"),
        (["hedz-25th", "--seats", "many"], "many"),
        ([], "GAME"),
    ],
)
def test_wrong_words_are_told_in_one_sentence(words: list[str], says: str) -> None:
    done = subprocess.run([sys.executable, "-m", "dispetto.testing", *words], capture_output=True, text=True)
    assert done.returncode == 2 and done.stdout == ""
    assert says in done.stderr and done.stderr.count("\n") == 1 and done.stderr.endswith(".\n")


def test_the_suite_needs_neither_pytest_nor_hypothesis() -> None:
    look = "import sys, dispetto.testing.__main__; print([m for m in ('pytest', 'hypothesis') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", look], capture_output=True, text=True).stdout == "[]\n"
    room = Path(sys.modules["dispetto.testing"].__file__ or "").parent
    assert not [p for p in room.glob("*.py") if "pytest" in p.read_text() and "import pytest" in p.read_text()]
