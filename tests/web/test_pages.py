"""The pages: they open, in both languages, and carry nothing a strict policy forbids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import dispetto.web
from dispetto.bots.cast import CAST, STRENGTHS
from dispetto.bots.ways import WAYS
from dispetto.core.catalogue import all_games
from dispetto.core.show.ink_cast import MOODS
from dispetto.core.telling.law import law_path
from dispetto.lab.analysis.mistakes import thresholds
from dispetto.web.app import create_app
from dispetto.web.pages.moods import HOUSE
from dispetto.web.pages.understood import AWARDS
from dispetto.web.people import clean_name
from dispetto.web.play.company import READY
from dispetto.web.play.haunting import HECKLES
from tests.web.conftest import sit_down

HERE = Path(dispetto.web.__file__).parent


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """Somebody who changes nothing, so that one house is enough for all."""
    with TestClient(create_app(str(tmp_path_factory.mktemp("pages") / "tables.sqlite3"), pace=0)) as c:
        yield c


@pytest.mark.parametrize("lang", ["en", "it"])
def test_no_page_carries_inline_style_or_script(client: TestClient, lang: str) -> None:
    client.cookies.set("lang", lang)
    table = sit_down(client)
    for path in ("/", f"/t/{table}", "/rules/hedz-25th", "/nowhere"):
        page = client.get(path)
        assert "'unsafe" not in page.headers["content-security-policy"]
        assert f'<html lang="{lang}"' in page.text
        assert not re.search(r"<[^>]*\sstyle=|<script(?![^>]*\ssrc=)|\son[a-z]+=", page.text), path


def test_a_newcomer_is_at_a_table_with_one_form(client: TestClient) -> None:
    table = sit_down(client)
    page = client.get(f"/t/{table}").text
    assert 'id="board"' in page and 'id="lines"' in page and 'id="sp-35"' in page
    assert page.count('class="tag">bot') == 3


def test_the_board_and_the_sea_are_pictures_that_may_be_kept(client: TestClient) -> None:
    page = client.get(f"/t/{sit_down(client)}").text
    pictures = set(re.findall(r'src="(/(?:art|ground)/[^"]+)"', page))
    assert len(pictures) == 4
    for picture in pictures:
        answer = client.get(picture)
        assert answer.headers["content-type"].startswith("image/svg")
        assert "immutable" in answer.headers["cache-control"]
        assert "<text" not in answer.text, "words never stand in the static picture"
        assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", all_games())
def test_every_rule_has_an_anchor(stranger: TestClient, game: str, lang: str) -> None:
    page = stranger.get(f"/rules/{game}", headers={"cookie": f"lang={lang}"}).text
    law = law_path(all_games()[game], lang).read_text(encoding="utf-8")
    law = re.sub(r"<!--.*?-->", "", law, flags=re.S)  # notes for builders are not shown
    ids = re.findall(r"^- \*\*([A-Z0-9-]+)\*\*", law, re.M)
    assert ids and [i for i in ids if f'id="{i}"' not in page] == []
    assert 'id="TABLE-01"' in page


def test_both_languages_have_the_same_words_and_every_template_finds_its_own() -> None:
    keys = {
        lang: set(re.findall(r"^([a-z][\w-]*) =", (HERE / "words" / f"{lang}.ftl").read_text(encoding="utf-8"), re.M))
        for lang in ("en", "it")
    }
    assert keys["en"] == keys["it"]
    used: set[str] = set()
    for path in [*HERE.rglob("*.html"), *HERE.rglob("*.py")]:
        used |= set(re.findall(r"""\bt\(["']([a-z][\w-]*)["']""", path.read_text(encoding="utf-8")))
    begun = {word for word in used if word.endswith("-")}  # and gone on with by a name: t("purpose-" ~ purpose)
    assert used - begun - keys["en"] == set()
    source = "".join(path.read_text(encoding="utf-8") for path in [*HERE.rglob("*.html"), *HERE.rglob("*.py")])
    built = {f"{one}{part}" for one in HOUSE for part in ("-text", "-facts")}  # of the evenings ready made
    built |= {f"cast-{one.key}-{part}" for one in CAST.values() for part in ("line", "says")}
    built |= {f"way-{way}{part}" for way in WAYS for part in ("", "-how")} | {f"mood-{mood}" for mood in MOODS}
    built |= {f"strength-{level}{part}" for level in STRENGTHS for part in ("", "-how")}
    built |= {f"ready-{key}{part}" for key in READY for part in ("", "-text")}
    built |= {f"table-mood-{mood}" for mood in ("gentle", "mixed", "pit")}
    built |= {f"award-{name}{part}" for name in AWARDS for part in ("", "-0", "-1", "-2")}
    built |= {f"sort-{sort}" for sort in thresholds()} | {f"why-mistake-{kind}" for kind in ("own", "leader", "other")}
    built |= {f"hint-{kind}" for kind in ("only", "close", "keeps", "takes")}
    built |= {f"purpose-{purpose}" for purpose in ("bot", "board")} | {
        f"api-{tag}" for tag in ("you", "tables", "streams")
    }
    built |= {f"heckle-{n}" for n in range(1, HECKLES + 1)} | {f"bet-{market}" for market in ("winner", "out")}
    assert built <= keys["en"]
    begun |= set(re.findall(r"""f["']([a-z][\w-]*-)\{""", source))
    idle = {
        key
        for key in keys["en"] - built
        if not key.startswith(("bot-", *begun)) and not re.search(rf"""["'*]{key}["']""", source)
    }
    assert idle == set(), "what no page says can go"


@pytest.mark.parametrize(
    ("method", "path", "form"),
    [
        ("get", "/t/nothing", None),
        ("get", "/rules/chess", None),
        ("get", "/art/hedz-25th/../x/wide-light.svg", None),
        ("get", "/art/hedz-25th/atlantis/wide-light.svg", None),
        ("get", "/poster/chess.svg", None),
        ("post", "/play", {"game": "chess"}),
        ("post", "/play", {}),
        ("post", "/me", {"name": "\x00\x01"}),
        ("post", "/me", {"name": "x" * 5000}),
        ("post", "/me", {"name": "Anna", "gender": "dragon"}),
        ("post", "/t/nothing/seats", {"do": "sit"}),
        ("get", "/t/nothing/record.toml", None),
        ("put", "/", None),
    ],
)
def test_bad_requests_get_one_sentence(
    stranger: TestClient, method: str, path: str, form: dict[str, str] | None
) -> None:
    answer = stranger.request(method, path, data=form)
    assert 400 <= answer.status_code < 500
    assert re.search(r'<main class="sorry slip">.*<p>[^<]+</p>', answer.text, re.S)


def test_a_form_from_another_site_is_refused(client: TestClient) -> None:
    answer = client.post("/play", data={"game": "hedz-25th"}, headers={"origin": "http://elsewhere.example"})
    assert answer.status_code == 403


def test_a_name_is_trimmed_and_shown_as_text(client: TestClient) -> None:
    client.post("/me", data={"name": "  <b>An\x07na</b>   the   Great and Terrible  ", "gender": "f"})
    page = client.get("/").text
    assert clean_name("\u202eAnn\u0000a\ud800\u200b \t\n von 👩\u200d🚀") == "Anna von 👩\u200d🚀"
    assert "&lt;b&gt;Anna&lt;/b&gt; the Grea" in page and "<b>Anna" not in page


def test_a_deal_is_told_in_one_line_a_seat_and_bots_wear_a_tag(client: TestClient) -> None:
    page = client.get(f"/t/{sit_down(client, 'lunch-money')}").text
    log = re.findall(r'<li id="l[^>]*>(.*?)</li>', page, re.S)
    told = [re.sub(r"<[^>]*>", "", line).strip() for line in log]
    dealt = [line for line in told if re.search(r" draws? ", line)]
    assert any(line.startswith("You draw ") and line.count(",") == 3 for line in dealt)
    assert sum(line.endswith("draws 5 cards.") for line in dealt) >= 3
    assert page.count('<span class="label bot"') == 3
