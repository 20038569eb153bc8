"""Results on disk: a file a part as it comes in, so that a killed study goes on; at the end Parquet and CSV."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from dispetto.core.errors import BadInput
from dispetto.lab import LAB
from dispetto.lab.extra import extra
from dispetto.lab.playing import Part, Row, play_part
from dispetto.lab.runners import Run
from dispetto.lab.studies import Cell, Study


class Results:
    """The folder of a study."""

    def __init__(self, study: Study, folder: Path) -> None:
        self.study = study
        self.folder = folder
        self.parts = folder / "parts"
        self.cells = study.cells()

    def prepare(self) -> None:
        """Make the folder; BadInput where another study's results lie in it."""
        note = self.folder / "study.json"
        try:
            self.parts.mkdir(parents=True, exist_ok=True)
            if note.exists() and json.loads(note.read_text(encoding="utf-8")).get("digest") != self.study.digest():
                raise BadInput("study-other", LAB, folder=self.folder)
            told = {"digest": self.study.digest(), "title": self.study.title}
            write(note, json.dumps(told, ensure_ascii=False))
        except (OSError, ValueError):
            raise BadInput("study-folder", LAB, folder=self.folder) from None

    def all_parts(self) -> list[Part]:
        """Everything that is to be played, in order."""
        study = self.study
        return [
            Part(n, cell, study.seed, first, min(study.part, study.count - first))
            for n, cell in enumerate(self.cells)
            for first in range(0, study.count, study.part)
        ]

    def missing(self) -> list[Part]:
        """What has not come in yet."""
        return [part for part in self.all_parts() if not (self.parts / f"{part.name}.json").exists()]

    def play(self, run: Run, advance: Callable[[int], None]) -> None:
        """Play what is missing; each part is on disk before the next is waited for."""
        parts = self.missing()
        for part, rows in zip(parts, run(play_part, parts), strict=True):
            write(self.parts / f"{part.name}.json", json.dumps(rows, ensure_ascii=False))
            advance(part.games)

    def rows(self) -> Iterator[Row]:
        """Every game, by cell and number."""
        for part in self.all_parts():
            yield from json.loads((self.parts / f"{part.name}.json").read_text(encoding="utf-8"))

    def write_tables(self) -> list[Path]:
        """Games, traits and harms, as Parquet and as CSV."""
        rows = list(self.rows())
        games = [flat(row, self.cells[row["cell"]]) for row in rows]
        traits = [
            {"cell": r["cell"], "number": r["number"], "seat": t[0] + 1, "key": t[1], "value": t[2], "won": float(t[3])}
            for r in rows
            for t in r["traits"]
        ]
        harms = [
            {"cell": r["cell"], "number": r["number"], "by": by + 1, "whom": whom + 1, "much": much}
            for r in rows
            for by, whom, much in r["harms"]
        ]
        written = []
        for name, table in (("games", games), ("traits", traits), ("harms", harms)):
            written += write_table(self.folder / name, table)
        return written


def flat(row: Row, cell: Cell) -> dict[str, Any]:
    """A game as one line of a table."""
    told: dict[str, Any] = {
        "cell": row["cell"],
        "game": cell.game,
        "seats": cell.seats,
        "tried": cell.arm,
        "options": json.dumps(dict(cell.options), sort_keys=True),
        "number": row["number"],
        "decisions": row["decisions"],
        "turns": row["turns"],
        "minutes": row["minutes"],
        "rule": row["rule"],
    }
    for seat in range(cell.seats):
        told[f"bot_{seat + 1}"] = row["bots"][seat]
        told[f"won_{seat + 1}"] = row["won"][seat]
    return told


def write_table(path: Path, rows: Sequence[dict[str, Any]]) -> list[Path]:
    """One table twice; columns in the order they are first met."""
    if not rows:
        return []
    columns = list(dict.fromkeys(key for row in rows for key in row))
    beside = path.with_suffix(".csv.part")
    with beside.open("w", newline="", encoding="utf-8") as out:
        writer = csv.DictWriter(out, columns)
        writer.writeheader()
        writer.writerows(rows)
    beside.replace(path.with_suffix(".csv"))
    pa, parquet = extra("pyarrow"), extra("pyarrow.parquet")
    table = pa.table({column: [row.get(column) for row in rows] for column in columns})
    parquet.write_table(table, path.with_suffix(".parquet.part"))
    path.with_suffix(".parquet.part").replace(path.with_suffix(".parquet"))
    return [path.with_suffix(".csv"), path.with_suffix(".parquet")]


def write(path: Path, text: str) -> None:
    """The whole file or nothing."""
    beside = path.with_suffix(".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)
