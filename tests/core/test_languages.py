"""A third language is a folder of words and laws, nothing else: made up here from the English one, and played in."""

from __future__ import annotations

import html
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi.testclient import TestClient
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

from dispetto.cli import run
from dispetto.core.catalogue import all_games, game_named
from dispetto.core.errors import BadInput
from dispetto.core.files import named
from dispetto.core.game import check_seats
from dispetto.core.telling import languages
from dispetto.core.telling.languages import CORE, of_tag, title_in
from dispetto.core.telling.law import law_of, law_of_the_table
from dispetto.core.telling.phrases import Phrases, phrases
from dispetto.core.telling.words import Person, Words
from dispetto.web.app import create_app

LANG = "zz"  # spoken nowhere else
PACKAGE = CORE.parent
TURNED = str.maketrans("aeiouAEIOU", "eiouaEIOUA")
NUMBERED = re.compile(r"(?s)(\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b)|.")
ENGLISH_WORDS = {"the", "and", "is", "are", "you", "your", "with", "this", "what", "here", "there", "they"}


def turned(text: str) -> str:
    """A sentence in the made-up language: every vowel is the next one, but those of a rule's number."""
    return NUMBERED.sub(lambda m: m[0] if m[1] else m[0].translate(TURNED), text)


class Turn(Transformer):
    """Turns what is said, and leaves alone what is worked out."""

    def visit_TextElement(self, node: TextElement) -> TextElement:
        node.value = turned(node.value)
        return node


def turned_words(text: str) -> str:
    """A file of sentences in the made-up language."""
    parsed = FluentParser().parse(text)
    Turn().visit(parsed)
    return FluentSerializer().serialize(parsed)


def turned_law(text: str) -> str:
    """A law in the made-up language; what is only told stays marked."""
    return turned(text).replace(turned("*told*"), "*told*")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pack: one file a room, one law a game."""
    made = tmp_path_factory.mktemp("languages")
    for kind in ("words", "law"):
        (made / LANG / kind).mkdir(parents=True)
    for room in [
        CORE,
        PACKAGE / "web",
        PACKAGE / "cli",
        PACKAGE / "lab",
        PACKAGE / "bots" / "voices",
        *{game.folder for game in all_games().values()},
    ]:
        words = (room / "words" / "en.ftl").read_text(encoding="utf-8")
        (made / LANG / "words" / f"{room.name}.ftl").write_text(turned_words(words), encoding="utf-8")
    laws = {"core": CORE / "law" / "en.md"}
    laws |= {g.name: g.folder / "law" / (f"{g.law}.en.md" if g.law else "en.md") for g in all_games().values()}
    for name, path in laws.items():
        (made / LANG / "law" / f"{name}.md").write_text(turned_law(path.read_text(encoding="utf-8")), encoding="utf-8")
    return made


@pytest.fixture
def pack(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The pack is there while a test runs."""
    monkeypatch.setenv(languages.FOLDER, str(folder))
    yield folder
    phrases.cache_clear()


@pytest.fixture
def client(pack: Path, tmp_path: Path) -> Iterator[TestClient]:
    """Somebody whose browser asks for the made-up language."""
    with TestClient(create_app(str(tmp_path / "tables.sqlite3"), pace=0)) as c:
        c.headers["accept-language"] = f"{LANG}-ZZ,it;q=0.5"
        yield c


def read(page: str) -> str:
    """What a person reads on a page, without what is code."""
    plain = re.sub(r"(?s)<(script|style|svg)\b.*?</\1>", " ", page)
    return html.unescape(re.sub(r"<[^>]+>", " ", plain))


def heard(ws: Any) -> str:
    """The next sentence that refuses something."""
    for _ in range(40):
        text = ws.receive_text()
        if text != "hb" and "no" in json.loads(text):
            return str(json.loads(text)["no"])
    raise AssertionError("nothing was refused")


def english(text: str) -> set[str]:
    """The English words in a text."""
    return ENGLISH_WORDS & set(re.findall(r"[a-z]+", text.lower()))


# ------------------------------------------------------------------------------------------------------- in the browser


def test_without_the_folder_nobody_speaks_it() -> None:
    assert languages.languages()[:2] == ("en", "it") and LANG not in languages.languages()


def test_the_home_page(client: TestClient) -> None:
    page = client.get("/").text
    assert f'<html lang="{LANG}"' in page and f'data-set="lang={LANG}" aria-pressed="true">ZZ<' in page
    for game in ("shear-panic", "lunch-money"):
        assert turned(Words(game_named(game), "en", ()).tagline()) in read(page)
    assert english(read(page)) == set()


def test_a_table_and_a_refusal(client: TestClient) -> None:
    where = client.post("/play", data={"game": "hedz-25th"}, follow_redirects=False).headers["location"]
    page = client.get(where).text
    assert f'<html lang="{LANG}"' in page and english(read(page)) == set()
    game = game_named("hedz-25th")
    s = game.new(4)
    ask = s.stack[-1]
    words, own = (Words(game, lang, [Person("Zz")] * 4, 0) for lang in ("en", LANG))
    barred = [ask.why(s, row) for row in game.actions if row not in ask.legal(s)]
    assert barred and all(own.reason(s, why) == turned(words.reason(s, why)) for why in barred)
    with client.websocket_connect(f"{where}/live?lang={LANG}") as ws:
        ws.send_text(json.dumps({"answer": 99999, "seq": 0}))
        ws.send_text("nonsense")
        told = [heard(ws) for _ in range(2)]
        assert turned("has no answer number") in told[0] or turned("Too late") in told[0]
        assert turned("That form was not filled in") in told[1]


def test_a_refused_set_up(client: TestClient) -> None:
    where = client.post("/invite", data={"game": "hedz-25th"}, follow_redirects=False).headers["location"]
    assert english(read(client.get(where).text)) == set()
    answer = client.post(f"{where}/options", data={"o-first_player": "8"})
    assert answer.status_code == 400 and english(read(answer.text)) == set()
    assert turned("is the number of a seat") in read(answer.text)


def test_the_law(client: TestClient) -> None:
    page = read(client.get("/rules/hedz-25th").text)
    assert english(page) == set()
    rule = next(iter(law_of(game_named("hedz-25th")).values()))
    assert law_of(game_named("hedz-25th"), LANG)[rule.id].text == turned(rule.text)
    assert law_of_the_table(LANG).keys() == law_of_the_table("en").keys()


# --------------------------------------------------------------------------------------------------------- at the shell


def test_the_terminal(pack: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"?\n{turned('quit')}\n"))
    table = ("--bot", "random", "--name", "Zoe", "--seed", "c0ffee", "-o", "board=t25")
    assert run(["play", "hedz-25th", *table, "--lang", LANG]) == 0
    said = capsys.readouterr().out
    assert turned("You are ") + "Zoe" in said and turned("Answer with a number.") in said
    assert english(said) == set()


def test_a_command_fails_in_the_language_of_the_environment(
    pack: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{LANG}_ZZ.UTF-8")
    assert run(["simulate", "hedz-25th", "--seats", "9"]) == 2
    assert (
        capsys.readouterr().err
        == "hedz-25th " + turned("is for") + " 2 " + turned("to") + " 8 " + turned("players, not") + " 9.\n"
    )
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert run(["simulate", "hedz-25th", "--seats", "9"]) == 2
    assert capsys.readouterr().err == "hedz-25th si gioca da 2 a 8, non in 9.\n"


def test_a_folder_that_is_none_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(languages.FOLDER, "/nowhere/at/all")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert run(["describe"]) == 2
    assert "DISPETTO_LANGUAGES names /nowhere/at/all, which is no folder" in capsys.readouterr().err


# -------------------------------------------------------------------------------------------- what a pack may leave out


def test_what_a_language_has_no_words_for_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "yy" / "words").mkdir(parents=True)
    (tmp_path / "yy" / "words" / "core.ftl").write_text("seats-wrong = { $n }? Ny.\n")
    monkeypatch.setenv(languages.FOLDER, str(tmp_path))
    with pytest.raises(BadInput) as caught:
        check_seats(game_named("hedz-25th"), 9)
    assert caught.value.said("yy") == "9? Ny."
    own = Phrases(game_named("hedz-25th").folder, "yy")
    assert own.has("type-plain") and not own.speaks("type-plain")
    assert own.say("type-plain") == Words(game_named("hedz-25th"), "en", ()).get("type-plain")
    assert law_of(game_named("hedz-25th"), "yy") == law_of(game_named("hedz-25th"), "en")
    assert named(game_named("shear-panic"), "standard", "yy") == named(game_named("shear-panic"), "standard", "en")


def test_a_title_that_lacks_the_language_is_english() -> None:
    assert title_in({"it": "Isola", "en": "Island"}, "zz") == "Island"
    assert title_in({"it": "Isola"}, "zz") == "Isola" and title_in({}, "zz") == ""
    course: Any = game_named("horse-racing")
    assert course.racecourse(course.new(2)).title.said("zz") == course.racecourse(course.new(2)).title.said("en")


def test_an_installed_package_brings_a_language(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    point = SimpleNamespace(name=LANG, load=lambda: SimpleNamespace(__path__=[str(folder / LANG)]))
    monkeypatch.setattr(languages, "entry_points", lambda group: [point] if group == "dispetto.languages" else [])
    languages.packs_with.cache_clear()
    languages.found_with.cache_clear()
    assert languages.languages() == ("en", "it", LANG)
    assert languages.words_file(CORE, LANG) == folder / LANG / "words" / "core.ftl"
    languages.packs_with.cache_clear()
    languages.found_with.cache_clear()


@pytest.mark.parametrize(("tag", "lang"), [("it-CH", "it"), ("it_IT.UTF-8", "it"), ("EN", "en"), ("fr", ""), ("", "")])
def test_a_tag_names_a_language_we_speak_or_none(tag: str, lang: str) -> None:
    assert of_tag(tag) == lang
