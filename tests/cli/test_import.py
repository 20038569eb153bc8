"""dispetto record import: a game that is over becomes a replay on the web, and says where it came from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from dispetto.core.telling.record import parse, standing
from dispetto.web.app import create_app
from tests.cli.conftest import Run
from tests.web.sealed import ended

HERE = Path(__file__).parents[1] / "golden" / "records"


def record_of(db: str, table: str) -> str:
    """What the web writes of a table."""
    with TestClient(create_app(db, pace=0)) as client:
        said = client.get(f"/t/{table}/record.toml")
        assert said.status_code == 200
        return said.text


def test_a_game_of_the_web_goes_out_and_comes_back_the_same(dispetto: Run, tmp_path: Path) -> None:
    first, second = str(tmp_path / "one.sqlite3"), str(tmp_path / "two.sqlite3")
    text = record_of(first, ended(first, "shear-panic"))
    assert "undo " in text
    (tmp_path / "game.toml").write_text(text)
    told = dispetto("record", "import", tmp_path / "game.toml", "--db", second, "--json").json()
    assert told["verified"]
    table = told["replay"].split("/")[2]
    with TestClient(create_app(second, pace=0)) as client:
        again = client.get(f"/t/{table}/record.toml").text
        pages = {part: client.get(f"/t/{table}{part}").text for part in ("", "/replay", "/end", "/fair")}
        rolls = client.get(f"/t/{table}/fair.json").json()["rolls"]
        assert client.post(f"/t/{table}/rematch").status_code == 403, "it is nobody's"
    assert parse(again).lines == parse(text).lines and parse(again).seed == parse(text).seed
    assert parse(again).extra["imported"] == "sealed" and len(rolls) > 0
    for part in ("/replay", "/end", "/fair"):
        assert "Brought here from a file" in pages[part], part
    (tmp_path / "again.toml").write_text(again)
    assert dispetto("record", "verify", tmp_path / "again.toml").code == 0


def test_what_nobody_can_vouch_for_is_marked_and_proves_nothing(dispetto: Run, tmp_path: Path) -> None:
    text = (HERE / "shear-panic" / "SP-END-01.toml").read_text()
    file, db = tmp_path / "game.toml", str(tmp_path / "tables.sqlite3")
    file.write_text(re.sub(r'^seed = ".*"\n', "", text, flags=re.M))
    dispetto("record", "import", file, "--db", db).refused("game.toml", "--unverified")
    said = dispetto("record", "import", file, "--db", db, "--unverified")
    assert said.code == 0 and "Nobody vouches" in said.out
    table = said.out.split("/t/")[1].split("/")[0]
    with TestClient(create_app(db, pace=0)) as client:
        end = client.get(f"/t/{table}/end")
        assert end.status_code == 200 and "Nobody vouches" in end.text and "SHA-256" not in end.text
        fair = client.get(f"/t/{table}/fair")
        assert fair.status_code == 404 and "nothing to prove" in fair.text
        again = parse(client.get(f"/t/{table}/record.toml").text)
    assert not again.seed and not again.commitment and not any(line.chance for line in again.lines)
    assert [line.text for line in again.lines] == [line.text for line in standing(parse(text).lines)]


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("end_rule = ", "was_rule = ", "no end"),
        ("places = [1, 2]", "places = [2, 1]", "not follow the rules"),
        ("p1: ", "p1: x", "line"),
        ("format = 1", "format = 7", "format 7"),
        ('"dice: ', '"dice: ????', "line"),
    ],
)
def test_a_bad_record_gets_one_sentence_and_no_table(
    dispetto: Run, tmp_path: Path, old: str, new: str, named: str
) -> None:
    text = (HERE / "shear-panic" / "SP-END-01.toml").read_text()
    assert old in text
    (tmp_path / "game.toml").write_text(text.replace(old, new))
    dispetto("record", "import", tmp_path / "game.toml", "--db", tmp_path / "none.sqlite3").refused("game.toml", named)
    assert not (tmp_path / "none.sqlite3").exists()


def test_a_file_larger_than_any_game_is_not_read_through(dispetto: Run, tmp_path: Path) -> None:
    (tmp_path / "game.toml").write_text("#" * 2_100_000)
    dispetto("record", "import", tmp_path / "game.toml").refused("larger than any game")
