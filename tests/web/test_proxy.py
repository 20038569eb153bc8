"""Behind Debian's nginx, with TLS, below a path, by the very file we ship (packaging/nginx.conf)."""

from __future__ import annotations

import http.client
import json
import re
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.web.test_serving import PATIENCE, Served, heard, my_turn
from tools import needs
from tools.needs import LEFT_OUT
from tools.webtable import UNPAINTED

SHIPPED = Path(__file__).parents[2] / "packaging" / "nginx.conf"
NAME = "games.example"
AROUND = """
pid {folder}/nginx.pid;
error_log {folder}/error.log;
daemon off;
master_process off;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""


@dataclass
class Proxied:
    """A web table behind nginx, and one visitor."""

    served: Served
    port: int
    trust: ssl.SSLContext
    cookie: str = ""
    heads: dict[str, str] = field(default_factory=dict)

    @property
    def host(self) -> str:
        return f"{NAME}:{self.port}"

    def ask(self, method: str, path: str, origin: str = "", **form: str) -> tuple[int, str]:
        """The status and the text of an answer; its headers are kept."""
        c = http.client.HTTPSConnection(NAME, self.port, timeout=PATIENCE)
        c.sock = self.trust.wrap_socket(socket.create_connection(("127.0.0.1", self.port)), server_hostname=NAME)
        heads = {"Host": self.host, "Cookie": self.cookie, "Accept-Language": "en"}
        if form:
            heads |= {"Origin": origin or f"https://{self.host}", "Content-Type": "application/x-www-form-urlencoded"}
        c.request(method, path, urlencode(form) if form else None, heads)
        answer = c.getresponse()
        self.heads = {name.lower(): value for name, value in answer.getheaders()}
        self.cookie = self.heads.get("set-cookie", self.cookie).split(";")[0]
        text = answer.read().decode()
        c.close()
        return answer.status, text

    def live(self, table: str, origin: str = "") -> ClientConnection:
        """The socket of a table's page."""
        return connect(
            f"wss://{self.host}{table}/live?layout=tall",
            sock=socket.create_connection(("127.0.0.1", self.port)),
            ssl=self.trust,
            server_hostname=NAME,
            origin=origin or f"https://{self.host}",  # type: ignore[arg-type]
            additional_headers={"Cookie": self.cookie},
            compression=None,
        )


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    if not needs.nginx():
        pytest.skip(f"{LEFT_OUT} the tests of the web table behind a proxy: there is no nginx")
    folder = tmp_path_factory.mktemp("proxy")
    cert, key = folder / "cert.pem", folder / "key.pem"
    own = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
    own += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(cert)]
    subprocess.run(own, check=True, capture_output=True)
    port = free_port()
    address = f"https://{NAME}:{port}/dispetto"
    served = Served(folder / "tables.sqlite3", "--behind-proxy", "--address", address)
    served.start()
    site = SHIPPED.read_text(encoding="utf-8")
    for ours, theirs in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("127.0.0.1:8000", served.url.removeprefix("http://").replace("localhost", "127.0.0.1")),
        ("/etc/letsencrypt/live/games.example/fullchain.pem", str(cert)),
        ("/etc/letsencrypt/live/games.example/privkey.pem", str(key)),
    ):
        assert ours in site
        site = site.replace(ours, theirs)
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, site=site), encoding="utf-8")
    words = [needs.nginx(), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    nginx = subprocess.Popen(words)
    try:
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late:
            assert nginx.poll() is None, (folder / "error.log").read_text()
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.02)
        yield Proxied(served, port, ssl.create_default_context(cafile=str(cert)))
    finally:
        nginx.terminate()
        nginx.wait(PATIENCE)
        served.kill()


def test_a_game_is_played_through_the_proxy(proxied: Proxied) -> None:
    status, page = proxied.ask("GET", "/dispetto/")
    cookie = proxied.heads["set-cookie"].lower()
    assert status == 200 and "; secure" in cookie and "path=/dispetto/" in cookie
    assert proxied.heads["strict-transport-security"] and proxied.heads["cache-control"] == "no-store"
    style = re.search(r'href="(/dispetto/static/base\.css[^"]*)"', page)
    assert style and proxied.ask("GET", style[1])[0] == 200
    status, _ = proxied.ask("POST", "/dispetto/play", game="hedz-25th")
    table = proxied.heads["location"]
    assert status == 303 and table.startswith("/dispetto/t/")
    with proxied.live(table) as ws:
        question = my_turn(ws)
        ws.send(json.dumps({"answer": question["codes"][0], "seq": question["seq"]}))
        while heard(ws, "seq")["seq"] == question["seq"]:
            pass
    assert f"https://{proxied.host}/dispetto/move/" in proxied.ask("POST", "/dispetto/me/link", x="")[1]
    assert proxied.ask("GET", "/dispetto")[0] in (301, 308)


def test_other_sites_stay_outside_and_the_counts_inside(proxied: Proxied) -> None:
    assert proxied.ask("POST", "/dispetto/play", origin="https://evil.example", game="hedz-25th")[0] == 403
    with pytest.raises(InvalidStatus):
        proxied.live("/dispetto/t/whatever", origin="https://evil.example")
    assert proxied.ask("GET", "/dispetto/metrics")[0] == 404
    assert "dispetto_tables_awake" in proxied.served.get("/metrics"), "at the machine itself they can be read"
    assert proxied.ask("GET", "/dispetto/readyz") == (200, "ready\n")


@pytest.mark.browser
def test_a_browser_plays_through_the_proxy_and_keeps_what_it_chose(proxied: Proxied) -> None:
    if not needs.chromium():
        pytest.skip(f"{LEFT_OUT} the tests that open pages in a browser: there is no Chromium")
    from playwright.sync_api import expect, sync_playwright

    here = [*UNPAINTED, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    lost: list[str] = []
    with sync_playwright() as play:
        chrome = play.chromium.launch(executable_path=needs.chromium(), args=here)
        page = chrome.new_context(ignore_https_errors=True, locale="en-GB", reduced_motion="reduce").new_page()
        page.on("response", lambda r: lost.append(r.url) if r.status >= 400 else None)
        page.goto(f"https://{proxied.host}/dispetto/")
        page.locator("form[action='/dispetto/play'] button.go").first.click()
        page.wait_for_url("**/dispetto/t/*")
        before = page.locator("#log").inner_text()
        page.locator("[data-answer]").first.click()
        expect(page.locator("#log")).not_to_have_text(before, use_inner_text=True)
        page.locator("[data-set='lang=it']:visible").first.click()
        page.wait_for_selector("html[lang=it]")
        kept = {cookie["name"]: cookie for cookie in page.context.cookies()}
        assert kept["lang"]["path"] == kept["who"]["path"] == "/dispetto/" and kept["who"]["secure"]
        page.goto(f"{page.url}/replay")
        page.wait_for_selector("#scrub")
        chrome.close()
    assert not lost
