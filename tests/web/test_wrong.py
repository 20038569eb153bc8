"""That's wrong! A doubted moment as a scenario file, which knows no more than whoever doubts."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from typer.testing import CliRunner

from dispetto.cli import app
from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import PUBLIC
from dispetto.core.errors import BadInput
from dispetto.core.telling.complaint import Doubted, Said, complaint, missing, offers
from dispetto.core.telling.scenario import Verdict, run_scenario
from dispetto.web.play.complaining import complaints, doubts
from dispetto.web.play.table import Table
from dispetto.web.store.rows import SeatRow
from tests.web.conftest import house_of
from tests.web.court import court
from tests.web.test_chairs import be, call
from tools.screenshots import CREW
from tools.webtable import Server, story

__all__ = ["court"]
PEOPLE = [SeatRow("anna", "Anna", "f"), SeatRow("bruno", "Bruno", "m"), SeatRow("carla", "Carla", "f")]
GAMES = ("hedz-25th", "shear-panic", "lunch-money", "horse-racing", "court")


def running(client: TestClient, game: str, left: int = 12) -> Table:
    """A game in its middle, with all its moments; Anna is the host."""
    bot = "random" if game.startswith("hedz") or game == "court" else "greedy"
    told = story(game, {}, 3, bot=bot, left=left)
    house = house_of(client)
    made = call(client, lambda: house.tables.make(game, "anna", PEOPLE, {}, entries=told))
    whole = call(client, lambda: house.tables.pasts.whole(made))
    assert isinstance(whole, Table) and not whole.over
    return whole


@pytest.mark.parametrize("game", GAMES)
def test_a_complaint_runs_and_knows_only_what_its_reader_knows(
    client: TestClient, court: object, tmp_path: Path, game: str
) -> None:
    table = running(client, game)
    rng, file = random.Random(5), tmp_path / "wrong.toml"
    twins = 0
    for seat in (PUBLIC, 0, 1):
        for one in doubts(table, seat)[:6]:
            d = one.doubted
            text = complaint(d, Said("It should not."), ["A note\nof two lines"])
            read = tomllib.loads(text)
            file.write_text(text, encoding="utf-8")
            found: list[Verdict] = []
            assert run_scenario(file, game_named, found) is None
            assert found == [Verdict(str(file), True, None, "It should not.")]
            assert len(read["then"]) == 1 and "asked" in read["table_says"]["expect"]
            assert table.row.seed not in text and "p2" not in text
            edited = table.game.twin(table.game.dump(d.before), seat, rng)
            if edited is not None:
                other = Doubted(d.game, seat, table.game.load(edited), d.rows, d.after)
                assert complaint(other, Said("It should not."), ["A note\nof two lines"]) == text
                twins += 1
    assert twins > 3 or table.game.hides_nothing


def test_two_expectations_and_one_of_them_holds(client: TestClient, tmp_path: Path) -> None:
    table = running(client, "hedz-25th")
    d = next(one.doubted for one in doubts(table, 0) if len(offers(one.doubted)) > 1 and missing(one.doubted))
    file = tmp_path / "wrong.toml"
    shell = CliRunner()
    file.write_text(complaint(d, Said("I wanted that.", missed=missing(d)[0][0])), encoding="utf-8")
    heard = shell.invoke(app, ["scenario", str(file)])
    assert heard.exit_code == 1 and "does not hold" in heard.output and "still does what it did" in heard.output
    data = file.read_text(encoding="utf-8")
    file.write_text(data.replace("offered = ", "refused = "), encoding="utf-8")  # as if it had been mended
    heard = shell.invoke(app, ["scenario", str(file), "--json"])
    assert heard.exit_code == 0 and '"reader": true' in heard.output
    file.write_text(complaint(d, Said("Nor that.", unwanted=offers(d)[0])), encoding="utf-8")
    assert shell.invoke(app, ["scenario", str(file)]).exit_code == 1
    for said in (Said("x" * 2000), Said("x", missed="A: fly to the moon"), Said("x", unwanted="A: nothing")):
        with pytest.raises(BadInput):
            complaint(d, said)
    for wrong, right in (('"stack"', '"stock"'), ("[reader_says]\n", "[reader_says]\nshouts = 1\n")):
        file.write_text(data.replace(wrong, right), encoding="utf-8")
        heard = shell.invoke(app, ["scenario", str(file)])
        assert heard.exit_code != 0 and "Traceback" not in heard.output


def test_the_table_hears_of_it_and_the_host_gets_no_hand_before_the_end(client: TestClient, tmp_path: Path) -> None:
    table = running(client, "lunch-money")
    address = f"/t/{table.id}/wrong"
    be(client, "bruno")
    one = next(d for d in doubts(table, 1) if d.version)
    page = client.get(f"{address}?at={one.version}").text
    assert "Which moment?" in page and "since it shows your hand" in page
    answer = client.post(address, data={"at": str(one.version), "text": 'He had "no" # card\x07.'})
    assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
    file = tmp_path / "wrong.toml"
    file.write_text(answer.text, encoding="utf-8")
    assert run_scenario(file, game_named) is None
    assert tomllib.loads(answer.text)["reader_says"]["text"] == 'He had "no" # card.'
    alive = call(client, lambda: house_of(client).table(table.id))
    assert isinstance(alive, Table) and [c.seat for c in complaints(alive)] == [1]
    assert alive.chat[-1].person == "*wrong-said"
    assert client.get(f"{address}/0.toml").text == answer.text, "and again"
    be(client, "anna")
    refused = client.get(f"{address}/0.toml")
    assert refused.status_code == 403 and "when the game is over" in refused.text
    assert "0.toml" not in client.get(address).text
    for data, status in (({"at": "99999", "text": "x"}, 404), ({"at": str(one.version)}, 400), ({"at": "no"}, 404)):
        assert client.post(address, data=data).status_code == status
    client.cookies.clear()
    assert client.post(address, data={"at": str(doubts(table, PUBLIC)[0].version), "text": "x"}).status_code == 200
    assert len(complaints(alive)) == 1, "who only looks on takes the file home, and the table hears nothing"


@pytest.mark.browser
def test_it_is_one_click_from_the_menu(server: Server, open_page: Any) -> None:
    table = server.table("hedz-25th", {}, CREW[:3], story("hedz-25th", {}, 3, left=12))
    page = open_page("anna")
    page.goto(f"{server.url}/t/{table}")
    page.locator("#menu > summary").click()
    page.get_by_role("link", name="That's wrong!").click()
    page.locator("#wrong-text").fill("I saw that.")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    with page.expect_download() as kept:
        page.get_by_role("button", name="Make the file").click()
    assert kept.value.suggested_filename.startswith("wrong-")
