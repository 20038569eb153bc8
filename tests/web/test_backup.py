"""The whole house in one file, and back: whatever was acknowledged before is in it, whoever writes meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import stat
from pathlib import Path

import pytest

from dispetto.cli import run
from dispetto.cli.common import BAD
from dispetto.core.errors import BadInput
from dispetto.web.play.tables import Tables
from dispetto.web.store.backup import backup, restore
from dispetto.web.store.store import Entry, Store
from tests.web.test_rounds import PEOPLE
from tests.web.test_stored import BUILDS, KNOWN, as_left, opens_and_goes_on, stored

TIMES = 4  # backups under one run of writing


def versions(file: Path | str, table: str) -> set[int]:
    """The versions of a table that a file holds."""
    with contextlib.closing(sqlite3.connect(file)) as c:
        return {row[0] for row in c.execute("SELECT version FROM answer WHERE table_id = ?", (table,))}


async def saved_under_writes(store: Store, db: str, folder: Path) -> tuple[str, list[tuple[Path, set[int]]]]:
    """Backups taken while somebody writes without pause, each with what was acknowledged before it began."""
    table = await Tables(store).make("hedz-25th", "a", PEOPLE, {})
    acknowledged: set[int] = set()
    going = True

    async def write() -> None:
        while going:
            version = len(acknowledged) + 1
            assert await store.append(table.id, [Entry(version, "chance", -1, 0, {}, 1.0)])
            acknowledged.add(version)

    writing = asyncio.create_task(write())
    made = []
    for n in range(TIMES):
        while len(acknowledged) < 20 * (n + 1):
            await asyncio.sleep(0)
        before = set(acknowledged)
        await asyncio.to_thread(backup, db, folder / f"{n}.backup")
        made.append((folder / f"{n}.backup", before))
    going = False
    await writing
    return table.id, made


def test_a_backup_taken_while_people_play_holds_every_acknowledged_entry(db: str, tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(db)
        table, made = await saved_under_writes(store, db, tmp_path)
        for file, before in made:
            found = versions(file, table)
            assert before <= found and found == set(range(1, len(found) + 1)), "all that was, and no gap"
            assert not Path(f"{file}-wal").exists() and stat.S_IMODE(file.stat().st_mode) == 0o600
        shutil.copy(db, tmp_path / "copied")
        assert not made[-1][1] <= versions(tmp_path / "copied", table), "a copy of the file alone is no backup"
        await store.close()

    asyncio.run(play())


@pytest.mark.parametrize("build", BUILDS)
def test_what_is_brought_back_is_what_was_saved_also_from_an_older_build(
    db: str, tmp_path: Path, build: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file, other = tmp_path / "house.backup", str(tmp_path / "other.sqlite3")
    assert run(["backup", str(file), "--db", stored(db, build)]) == 0
    assert "Saved to" in capsys.readouterr().out
    assert run(["restore", str(file), "--db", other, "--json"]) == 0
    assert f'"tables": {sum(known["build"] == build for known in KNOWN.values())}' in capsys.readouterr().out

    async def play() -> None:
        one, two = Store(db), Store(other)
        assert one.secret == two.secret, "cookies are still good"
        for table in [table for table, known in KNOWN.items() if known["build"] == build]:
            found, again = await Tables(one, whole=True).get(table), await Tables(two, whole=True).get(table)
            assert found is not None and again is not None and as_left(found) == as_left(again)
        await opens_and_goes_on(two, next(t for t, known in KNOWN.items() if known["build"] == build))
        await one.close()
        await two.close()

    asyncio.run(play())


@pytest.mark.parametrize("build", BUILDS)
def test_whoever_had_no_face_gets_one_and_keeps_it_through_a_backup(db: str, tmp_path: Path, build: str) -> None:
    """Faces came with migration 0006: nobody of an earlier build has one, on a chair or off it."""
    table = next(t for t, known in KNOWN.items() if known["build"] == build and known["what"] == "is being played")
    file, other = tmp_path / "house.backup", str(tmp_path / "other.sqlite3")

    def faces(place: str) -> tuple[dict[str, int], list[int]]:
        with contextlib.closing(sqlite3.connect(place)) as c:
            people = dict(c.execute("SELECT id, face FROM person").fetchall())
            return people, [row[0] for row in c.execute("SELECT face FROM seat WHERE table_id = ?", (table,))]

    async def choose() -> None:
        store = Store(stored(db, build))
        people, chairs = faces(db)
        assert set(people.values()) <= {0} and set(chairs) == {0}
        await store.remember("a", "Anna", "f", 7)
        found = await (tables := Tables(store)).get(table)
        assert found is not None
        await tables.reseat(found, 0, face=7)
        await store.close()

    asyncio.run(choose())
    backup(db, file)
    restore(file, other)
    people, chairs = faces(other)
    assert people["a"] == 7 and chairs[0] == 7 and set(chairs[1:]) == {0} and (people, chairs) == faces(db)


def test_why_it_cannot_be_saved_or_brought_back_is_one_sentence(
    db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*words: object) -> str:
        assert run([str(word) for word in words]) == BAD
        out, said = capsys.readouterr()
        assert not out and said.count("\n") == 1
        return said

    file = tmp_path / "house.backup"
    assert "no tables at" in fails("backup", file, "--db", db)
    assert not Path(db).exists(), "looking makes no file"
    stored(db, "76f9ebd")
    assert "cannot be saved to" in fails("backup", tmp_path / "no" / "folder", "--db", db)
    backup(db, file)
    assert "is there already" in fails("backup", file, "--db", db)
    backup(db, file, replace=True)
    assert "holds tables already" in fails("restore", file, "--db", db)
    assert "no backup of Dispetto" in fails("restore", tmp_path / "none", "--db", tmp_path / "new")
    (tmp_path / "poem").write_text("Roses are red. " * 99)
    assert "no backup of Dispetto" in fails("restore", tmp_path / "poem", "--db", tmp_path / "new")
    assert "no tables at" in fails("backup", tmp_path / "x", "--db", tmp_path / "never")
    torn = tmp_path / "torn"
    torn.write_bytes(file.read_bytes()[: 5 * 4096])
    assert "torn" in fails("restore", torn, "--db", tmp_path / "new")
    with contextlib.closing(sqlite3.connect(file)) as c:
        c.execute("UPDATE alembic_version SET version_num = '9999'")
        c.commit()
    assert "made by a newer version" in fails("restore", file, "--db", tmp_path / "new")
    gone = "postgresql://anna:p4ss@127.0.0.1:1/nothing"
    assert "p4ss" not in fails("backup", tmp_path / "x", "--db", gone)
    assert not (tmp_path / "new").exists() and not [p for p in tmp_path.iterdir() if p.name.startswith(".")]


def test_the_sentences_are_in_both_languages(db: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput) as found:
        restore(tmp_path / "none", db)
    assert "non è una copia" in found.value.said("it")
