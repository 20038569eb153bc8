"""One kind of error: a key with arguments, said in the reader's language wherever it was raised."""

from __future__ import annotations

import ast
import pickle
import re
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

from dispetto.core.catalogue import game_named
from dispetto.core.errors import BadFile, BadInput, Either, Sentence
from dispetto.core.game import check_seats, read_options
from dispetto.core.telling.languages import CORE, languages, words_file
from dispetto.core.telling.phrases import phrases
from dispetto.core.telling.record import parse
from dispetto.web.sorry import WEB, Sorry
from tests.core.raised import COURT, SOURCE, Call, calls
from tests.core.test_words import messages, variables

CALLS = calls()
KEY = re.compile(r"[a-z][a-z0-9-]*")
RAISED = ("BadInput", "BadFile", "Sorry")
ROOMS = sorted({call.room for call in CALLS} | {CORE})
every_language = pytest.mark.parametrize("lang", languages())


# ------------------------------------------------------------------------------------------------ read from the source


def raised(source: str) -> list[ast.Call]:
    """Every error that a source makes, outside the one function that makes them for a room."""
    tree = ast.parse(source)
    makers = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "fault"]
    within = {id(node) for maker in makers for node in ast.walk(maker)}
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and id(node) not in within]
    return [call for call in found if isinstance(call.func, ast.Name) and call.func.id in RAISED]


def is_key(call: ast.Call) -> bool:
    """Is the first argument a key, written out?"""
    first = call.args[0] if call.args else None
    return isinstance(first, ast.Constant) and isinstance(first.value, str) and KEY.fullmatch(first.value) is not None


def test_no_error_is_raised_with_a_sentence() -> None:
    wrong = [
        f"{path}:{call.lineno}"
        for path in [*sorted(SOURCE.rglob("*.py")), *sorted(COURT.rglob("*.py"))]
        for call in raised(path.read_text(encoding="utf-8"))
        if not is_key(call)
    ]
    assert len(CALLS) > 150 and wrong == []


@pytest.mark.parametrize(
    "source", ['raise BadInput("No such thing.")', 'raise BadInput(f"no-{x}")', "raise Sorry(key, 404)", "BadFile()"]
)
def test_the_reader_of_the_source_sees_a_sentence_for_what_it_is(source: str) -> None:
    assert [is_key(call) for call in raised(source)] == [False]


@lru_cache
def stated(room: Path, lang: str) -> dict[str, Message]:
    """What a room says itself, without what lies under it."""
    file = words_file(room, lang)
    return messages(file) if file else {}


def sentences(room: Path, lang: str) -> dict[str, Message]:
    """What a room can say, the core's sentences among it."""
    return stated(CORE, lang) | stated(room, lang)


@every_language
@pytest.mark.parametrize("call", [c for c in CALLS if c.key], ids=str)
def test_every_key_that_is_raised_has_a_sentence_that_gets_its_arguments(call: Call, lang: str) -> None:
    known = sentences(call.room, lang)
    assert call.key in known
    assert variables(known, call.key) <= call.facts, f"{call} is never given what its sentence in {lang} names"


@pytest.mark.parametrize("call", [c for c in CALLS if c.key], ids=str)
def test_no_error_carries_an_argument_that_nobody_says(call: Call) -> None:
    said: set[str] = set()
    for lang in languages():
        said |= variables(sentences(call.room, lang), call.key)
    assert call.facts <= said


@every_language
@pytest.mark.parametrize("room", [r for r in ROOMS if r != CORE], ids=lambda p: p.name)
def test_no_room_overrides_the_words_of_the_table(room: Path, lang: str) -> None:
    assert stated(room, lang) and not set(stated(room, lang)) & set(stated(CORE, lang))


# --------------------------------------------------------------------------------------------------- how they are said


def test_an_error_is_said_in_any_language_and_reads_english_in_a_log() -> None:
    with pytest.raises(BadInput) as caught:
        check_seats(game_named("hedz-25th"), 9)
    assert str(caught.value) == "hedz-25th is for 2 to 8 players, not 9."
    assert caught.value.said("it") == "hedz-25th si gioca da 2 a 8, non in 9."
    assert caught.value.said("xx") == str(caught.value)


def test_an_error_within_an_error_and_a_list_are_said_in_the_same_language() -> None:
    with pytest.raises(BadInput) as caught:
        read_options(game_named("hedz-25th"), {"duo": "maybe"})
    outer = Sorry("bad-options", 400, why=caught.value)
    assert outer.said("it").endswith("L'opzione duo non può essere 'maybe': prende on, off.")
    assert str(outer).endswith("Option duo cannot be 'maybe': it takes on, off.")
    assert (
        Sentence("no-option", game="x", key="k", known=["a", Sentence("now-over")])
        .said("it")
        .endswith("a, la partita è finita.")
    )
    chosen = Sentence("no-option", game="x", key="k", known=Either(["a", "b", "c"]))
    assert (str(chosen), chosen.said("it")) == (
        "x has no option k: it knows a or b or c.",
        "x non ha un'opzione k: conosce a o b o c.",
    )


def test_where_a_fault_was_found_stands_before_it() -> None:
    fault = BadFile("file-cut").at("mine.toml")
    assert isinstance(fault, BadFile) and str(fault).startswith("mine.toml: it cannot be read as TOML")
    assert fault.said("it").startswith("mine.toml: non si legge come TOML")
    assert BadFile("file-cut").at("").key == "file-cut"
    with pytest.raises(BadInput) as caught:
        parse("format = 1\ngame = 'x'\nrules = 1\nseats = ['a']\nactions = ['nonsense']\n")
    assert caught.value.said("it").startswith("il resoconto, riga 1 di actions: 'nonsense' non è una riga")


def test_numbers_in_an_error_are_written_as_they_were_given() -> None:
    assert str(BadInput("port-taken", WEB, port=8000)).startswith("Port 8000 is taken")
    assert str(BadFile("file-large", n=40001, most=40000)).startswith("it has 40001 letters")


def test_an_error_survives_the_way_from_another_process() -> None:
    for e in (BadInput("no-option", game="x", key="k", known=["a"]), Sorry("bad-option", 409, what="x", value="y")):
        again = pickle.loads(pickle.dumps(e))
        assert str(again) == str(e) and getattr(again, "status", 0) == getattr(e, "status", 0)


def test_a_key_without_a_sentence_is_an_error_of_ours() -> None:
    with pytest.raises(KeyError, match="core has no words for nothing-like-it in en"):
        str(BadInput("nothing-like-it"))
    assert not phrases(CORE, "it").has("nothing-like-it")
