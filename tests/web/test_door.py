"""The door: below a path, behind a proxy, under a name of ours; nobody's word is believed who is not the proxy."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.types import Scope

from dispetto.core.errors import BadInput
from dispetto.web.app import create_app
from dispetto.web.door import Door, address, known
from dispetto.web.wish import Wish
from tests.web.conftest import house_of
from tests.web.test_answers import read

WEB = Path(create_app.__code__.co_filename).parent
OURS = Wish(address="https://games.example/dispetto", behind_proxy=True)


@pytest.fixture
def below(db: str) -> Iterator[TestClient]:
    """A table below a path, as the proxy asks for it."""
    app = create_app(db, pace=0, wish=OURS)
    with TestClient(app, base_url="https://games.example", client=("127.0.0.1", 4711)) as c:
        c.headers["accept-language"] = "en"
        yield c
    create_app(db)  # back at the top of a host, for whoever comes after us in this process


def test_no_page_and_no_script_knows_where_on_the_host_we_stand() -> None:
    absolute = re.compile(r"""(?:href|src|action|formaction)=["']/|[`"']/(?:t|static|art|rules|style|me|move)\b""")
    files = [*WEB.glob("pages/templates/*.html"), *WEB.glob("static/*.js")]
    assert len(files) > 20
    assert not {f"{p.name}: {found[0]}" for p in files if (found := absolute.search(p.read_text(encoding="utf-8")))}


def test_every_address_of_every_page_stands_below_the_path(below: TestClient) -> None:
    table = below.post("/dispetto/play", data={"game": "hedz-25th"}, follow_redirects=False).headers["location"]
    assert table.startswith("/dispetto/t/")
    pages = ["/dispetto/", table, f"{table}/replay", "/dispetto/rules/hedz-25th", "/dispetto/nowhere"]
    for where in pages:
        page = below.get(where).text
        found = re.findall(r'(?:href|src|action|formaction)="(/[^"]*)"', page)
        assert found and not [a for a in found if not a.startswith("/dispetto/")], where
        assert 'data-base="/dispetto"' in page
        style = re.search(r'href="([^"]*base\.css[^"]*)"', page)
        assert style and below.get(style[1]).headers["cache-control"].startswith("public")
    assert 'value="https://games.example/dispetto/t/' in below.get(table).text
    with below.websocket_connect(f"wss://games.example{table}/live?layout=tall") as ws:
        assert read(ws, "seq")["html"]["ask"]


def test_a_proxy_may_cut_the_path_off_and_the_bare_path_leads_to_the_page_below_it(below: TestClient) -> None:
    assert below.get("/").status_code == below.get("/dispetto/").status_code == 200
    moved = below.get("/dispetto", follow_redirects=False)
    assert (moved.status_code, moved.headers["location"]) == (308, "/dispetto/")


def test_over_tls_the_cookie_never_travels_without_it_and_the_browser_never_asks_without_it(below: TestClient) -> None:
    answer = below.get("/dispetto/")
    cookie = answer.headers["set-cookie"].lower()
    assert "secure" in cookie and "path=/dispetto/" in cookie and "httponly" in cookie
    assert answer.headers["strict-transport-security"].startswith("max-age=")


def test_at_home_there_is_no_talk_of_tls(client: TestClient) -> None:
    answer = client.get("/")
    assert "secure" not in answer.headers["set-cookie"].lower() and "strict-transport-security" not in answer.headers


def test_pages_are_kept_by_nobody_and_pictures_by_everybody(client: TestClient) -> None:
    table = client.post("/play", data={"game": "lunch-money"}).url.path
    for where in ("/", table, f"{table}/replay", f"{table}/record.toml", f"{table}/moment/0", "/nowhere"):
        assert client.get(where).headers["cache-control"] == "no-store", where
    assert client.post("/me/link").headers["cache-control"] == "no-store"
    assert "immutable" in client.get("/poster/hedz-25th.svg").headers["cache-control"]
    assert client.get(table).headers["referrer-policy"] == "same-origin"


# ---------------------------------------------------------------------------------------------------- whose word counts


def scope(client: str, **headers: str) -> Scope:
    """What the server below us says of a request."""
    said = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "client": (client, 5), "headers": said, "path": "/", "scheme": "http"}


async def nobody(*_: object) -> None:
    """An application that is never asked."""


@pytest.mark.parametrize(
    ("wish", "nearest", "said", "caller"),
    [
        (Wish(), "127.0.0.1", "203.0.113.9", "127.0.0.1"),
        (Wish(behind_proxy=True), "203.0.113.9", "10.1.1.1", "203.0.113.9"),
        (Wish(behind_proxy=True), "127.0.0.1", "203.0.113.9", "203.0.113.9"),
        (Wish(behind_proxy=True), "127.0.0.1", "6.6.6.6, 203.0.113.9", "203.0.113.9"),
        (Wish(behind_proxy=True), "127.0.0.1", "6.6.6.6, 203.0.113.9, 127.0.0.1", "203.0.113.9"),
        (Wish(behind_proxy=True), "127.0.0.1", "rubbish", "127.0.0.1"),
        (Wish(behind_proxy=True, proxies=("10.0.0.0/8",)), "10.3.2.1", "2001:db8::7", "2001:db8::7"),
        (Wish(behind_proxy=True, proxies=("10.0.0.0/8",)), "127.0.0.1", "2001:db8::7", "127.0.0.1"),
    ],
)
def test_a_forwarded_address_counts_only_from_the_proxy_and_only_the_last_one(
    wish: Wish, nearest: str, said: str, caller: str
) -> None:
    seen = Door(nobody, wish).received(scope(nearest, host="x", x_forwarded_for=said))
    assert address(seen) == caller
    assert not [name for name, _ in seen["headers"] if b"forwarded" in name]


def test_of_several_words_the_nearest_proxy_s_counts() -> None:
    """A proxy that adds a line of its own leaves the forged one before it."""
    told = scope("::ffff:127.0.0.1", host="x", x_forwarded_host="evil.example, games.example", x_forwarded_proto="http")
    told["headers"] += [(b"x-forwarded-for", b"127.0.0.1"), (b"x-forwarded-for", b"203.0.113.9")]
    told["headers"] += [(b"x-forwarded-proto", b"https"), (b"x-forwarded-prefix", b"/evil")]
    seen = Door(nobody, Wish(behind_proxy=True)).received({**told, "type": "websocket"})
    assert address(seen) == "203.0.113.9" and seen["scheme"] == "wss"
    assert seen["headers"] == [(b"host", b"games.example")]
    assert address(Door(nobody, Wish()).received(scope("::ffff:203.0.113.9", host="x"))) == "203.0.113.9"


def test_a_forwarded_host_and_scheme_count_only_from_the_proxy() -> None:
    forged = {"host": "a", "x_forwarded_host": "games.example", "x_forwarded_proto": "https"}
    stranger = Door(nobody, Wish(behind_proxy=True)).received(scope("203.0.113.9", **forged))
    assert stranger["scheme"] == "http" and dict(stranger["headers"])[b"host"] == b"a"
    proxy = Door(nobody, Wish(behind_proxy=True)).received(scope("127.0.0.1", **forged))
    assert proxy["scheme"] == "https" and dict(proxy["headers"])[b"host"] == b"games.example"


@pytest.mark.parametrize(
    ("wish", "host", "ours"),
    [
        (Wish(), "localhost:8000", True),
        (Wish(), "192.168.1.7:8000", True),
        (Wish(), "[fe80::1]:8000", True),
        (Wish(), "attic", True),
        (Wish(), "attic.local:80", True),
        (Wish(), "games.example", False),
        (Wish(hosts=("Games.Example",)), "games.example:8000", True),
        (OURS, "GAMES.example", True),
        (OURS, "other.example", False),
        (OURS, "attic.local", False),
        (Wish(), "", False),
        (Wish(), "games.example/../x", False),
        (Wish(), "a@b", False),
    ],
)
def test_we_answer_only_to_our_own_names(wish: Wish, host: str, ours: bool) -> None:
    assert known(wish, host) is ours


def test_a_forged_host_gets_a_sentence_and_no_link(client: TestClient) -> None:
    answer = client.post("/me/link", headers={"host": "evil.example"})
    assert answer.status_code == 421 and "does not answer to the name 'evil.example'" in answer.text
    italian = client.get("/", headers={"host": "evil.example", "accept-language": "it"})
    assert "non risponde al nome" in italian.text and "/move/" not in answer.text
    assert house_of(client).wish == Wish()


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"address": "games.example"}, "no address"),
        ({"address": "ftp://games.example"}, "no address"),
        ({"address": "https://games.example/a b"}, "no address"),
        ({"address": "https://games.example/?q"}, "no address"),
        ({"address": "https://me@games.example"}, "no address"),
        ({"address": "https://games.example:99999"}, "no address"),
        ({"hosts": ("http://x",)}, "no name of a host"),
        ({"proxies": ("nginx",)}, "no address of a proxy"),
    ],
)
def test_a_wish_that_cannot_be_is_one_sentence(wish: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput, match=said) as found:
        Wish(**wish)  # type: ignore[arg-type]
    assert found.value.said("it") != str(found.value)
