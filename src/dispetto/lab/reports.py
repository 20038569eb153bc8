"""A study's findings as sentences, charts and data; lab/pages.py makes the page of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from dispetto.lab.charts import Chart, Line, forest, lengths, matrix
from dispetto.lab.naming import Names, figure, slug
from dispetto.lab.studies import Cell
from dispetto.lab.tallies import LENGTHS, Finding, Found, Tally, lengths_told

MINUS = "−"
MATRIX = 16  # names of a matrix: more than these nobody reads
BARRED = ("seat", "bot")  # parts of a whole, in their own order


class Report:
    """One study's report, in one language."""

    def __init__(self, found: Found, lang: str, command: str, made: str) -> None:
        self.found = found
        self.lang = lang
        self.names = Names(lang)
        self.t = self.names.t
        self.command = command
        self.made = made  # by which version, in which form
        self.changed = set(map(id, found.effects))
        tried = {(key, t.cell.game) for t in found.tallies for key in t.cell.tried}
        arms = sum(bool(t.cell.arm) for t in found.tallies)
        self.bare = len(tried) == 1 and arms > 2 and not found.study.again  # one option: its values are names enough

    def write(self, folder: Path, page: Callable[[Report], tuple[str, list[Chart]]]) -> list[Path]:
        """All files; gives their paths."""
        html, charts = page(self)
        told = json.dumps(self.data(), indent=1, ensure_ascii=False)
        written = []
        for name, text in (("report.html", html), ("report.json", told)):
            (folder / name).write_text(text, encoding="utf-8")
            written.append(folder / name)
        for old in folder.glob("*.png"):
            old.unlink()
        for chart in charts:
            path = folder / f"{chart.name}.png"
            path.write_bytes(chart.png)
            written.append(path)
        return written

    # ------------------------------------------------------------------------------------------------------- as data

    def data(self) -> dict[str, Any]:
        """Every figure."""
        study = self.found.study
        cells = [
            {
                "cell": n,
                "game": t.cell.game,
                "seats": t.cell.seats,
                "bots": list(t.cell.bots),
                "options": dict(t.cell.options),
                "tried": t.cell.arm,
                "tried_on": dict(t.cell.ground),
                "games": t.games,
                "unfinished": t.unfinished,
                "lengths": lengths_told(t),
                "harms": t.harms,
                "harms_by": {
                    key: [{"by": by, "whom": whom, "games": n, "much": much} for (by, whom), (n, much) in pairs.items()]
                    for key, pairs in t.pairs.items()
                },
            }
            for n, t in enumerate(self.found.tallies)
        ]
        return {
            "title": study.title,
            "command": self.command,
            "seed": study.seed,
            "cells": cells,
            "findings": [f.told() for f in self.found.within],
            "effects": [f.told() for f in self.found.effects],
        }

    # -------------------------------------------------------------------------------------------------- as sentences

    def cell(self, f: Finding) -> Cell:
        """The kind of table a finding is of."""
        return self.found.tallies[f.cell].cell

    def sure(self) -> list[Finding]:
        """What can be told from luck, the largest first."""
        every = [*self.found.effects, *self.found.within]
        return sorted((f for f in every if f.verdict != "same"), key=lambda f: -abs(f.size))

    def line(self, f: Finding) -> str:
        """A finding with the table it was found at."""
        return f"{self.names.where(self.cell(f))}: {self.sentence(f)}"

    def sentence(self, f: Finding) -> str:
        """A finding: what, how much, and against what."""
        mean, low, high, against = (figure(v, f.share) for v in (f.mean, f.low, f.high, f.against))
        facts = {"mean": mean, "low": low, "high": high, "against": against}
        if id(f) in self.changed:
            measure = self.names.measure(f.what, self.cell(f).game)
            return self.t("report-effect", what=self.names.arm(self.cell(f)), measure=measure, **facts)
        return self.t("report-finding" if f.share else "report-brings", what=self.label(f), **facts)

    def label(self, f: Finding) -> str:
        """What was counted: an option that was tried, or a seat, a dinosaur, a card."""
        return self.names.arm(self.cell(f), self.bare) if id(f) in self.changed else self.names.label(f, self.cell(f))

    def shift(self, f: Finding) -> str:
        """How far from what it is held against: in points of a share, else in per cent."""
        if f.share:
            return self.t("report-shift-points", n=signed(100 * f.difference, 1))
        return f"{signed(moved(f, f.mean), 0)} %" if f.against else signed(f.difference, 2)

    def verdict(self, f: Finding) -> str:
        """more, less, or not distinguishable."""
        return self.t(f"report-{f.verdict}")

    def headline(self, some: Sequence[Finding]) -> str:
        """What a chart shows, in a sentence: the largest that is sure, and how many more there are."""
        return capital(self.shown(some))

    def shown(self, some: Sequence[Finding]) -> str:
        """The same, as it stands in the words."""
        f = max(some, key=lambda f: (f.verdict != "same", abs(f.size)))
        what = self.names.measure(f.what, self.cell(f).game)
        if f.verdict == "same":
            return self.t("report-title-none", what=what, n=len(some))
        told = {"what": what, "which": self.label(f), "mean": figure(f.mean, f.share)}
        others = sum(other.verdict != "same" for other in some) - 1
        if id(f) in self.changed:
            return self.t("report-title-effect", shift=self.shift(f), others=others, **told)
        key = "report-title-wins" if f.share else "report-title-brings"
        return self.t(key, against=figure(f.against, f.share), others=others, **told)

    # ------------------------------------------------------------------------------------------------------ as charts

    def effect_charts(self) -> list[Chart]:
        """What every option changes, a chart a game and measure."""
        grounds: dict[tuple[Any, ...], list[Finding]] = {}
        for f in self.found.effects:
            grounds.setdefault((self.cell(f).game, f.what), []).append(f)
        charts = []
        several = len({game for game, _ in grounds}) > 1
        for (game, what), some in grounds.items():
            if what == LENGTHS[2]:
                continue  # how often somebody decides is in the table
            some.sort(key=lambda f: -moved(f, f.mean) if f.share else moved(f, f.mean))
            labels = without_tail([self.label(f) for f in some])
            told = zip(labels, some, strict=True)
            lines = [Line(label, *placed(f), f.verdict, self.shift(f)) for label, f in told]
            title = self.headline(some)
            note = self.t("report-points" if some[0].share else "report-percent")
            stem = f"effects-{game}-{slug(what)}" if several else f"effects-{slug(what)}"
            named = f"{self.names.game(game)}: {title}" if several else title
            left, mark = self.t("report-left", n="#"), self.t("report-as-it-stands")
            charts.append(forest(stem, named, lines, 0.0, mark, note, left, False))
        return charts

    def cell_charts(self, number: int) -> list[Chart]:
        """One kind of table by itself: shares, lengths, harm."""
        tally = self.found.tallies[number]
        found = self.found.of(number)
        charts = []
        for what in dict.fromkeys(f.what for f in found):
            some = [f for f in found if f.what == what]
            bars = what in BARRED
            if not bars:
                some.sort(key=lambda f: -f.mean)
            scale = 100.0 if some[0].share else 1.0
            point = self.found.study.point
            placed_at = [(scale * f.low, scale * f.mean, scale * f.high) for f in some]
            lines = [
                Line(self.label(f), *at, f.verdict, figure(f.mean, f.share), f.value in point)
                for f, at in zip(some, placed_at, strict=True)
            ]
            against = {round(f.against, 9) for f in some}
            fair = scale * some[0].against if len(against) == 1 else None
            mark = self.t("report-fair-at", at=figure(some[0].against, some[0].share))
            note = self.t("report-share" if some[0].share else "report-mean")
            left = self.t("report-left", n="#")
            charts.append(forest(f"{number}-{slug(what)}", self.headline(some), lines, fair, mark, note, left, bars))
        if tally.lengths:
            charts.append(self.length_chart(number, tally))
        return charts + self.harm_charts(number, tally)

    def length_chart(self, number: int, tally: Tally) -> Chart:
        """How long games are, in minutes of people."""
        told = lengths_told(tally)
        turns, people = told["turns"], told["minutes"]
        middle, late = round(people["median"]), round(people["p95"])
        title = self.t("report-long", turns=round(turns["median"]), minutes=middle, late=late)
        values = list(tally.lengths["minutes"].values())
        return lengths(f"{number}-minutes", title, values, self.t("report-minutes"), self.t("report-half", n=middle))

    def harm_charts(self, number: int, tally: Tally) -> list[Chart]:
        """Who harms whom: by seats, and by bots and pieces where everybody is one."""
        if not any(map(any, tally.harms)):
            return []
        games = max(1, tally.games - tally.unfinished)
        seats = [f"{self.t('report-seat')} {n + 1}" for n in range(tally.cell.seats)]
        by_seat: list[list[float | None]] = [
            [None if by == whom else much / games for whom, much in enumerate(row)]
            for by, row in enumerate(tally.harms)
        ]
        worst = max(range(len(seats)), key=lambda n: sum(tally.harms[n]))
        title = self.t("report-harms-seat", who=worst + 1, n=f"{sum(tally.harms[worst]) / games:.1f}")
        note = self.t("report-harms-note")
        every = self.t("report-harms-all"), [sum(row) / games for row in tally.harms]
        charts = [matrix(f"{number}-harms", title, seats, by_seat, note, every)]
        for key, pairs in tally.pairs.items():
            values = sorted({by for by, _ in pairs})
            pieces = key == "bot" or any(self.names.value(key, value, tally.cell.game) != value for value in values)
            if not pieces or not 1 < len(values) <= MATRIX:
                continue
            grid: list[list[float | None]] = [[mean_of(pairs.get((by, whom))) for whom in values] for by in values]
            names = [self.names.value(key, value, tally.cell.game) for value in values]
            means = [
                mean_of([sum(pair[k] for (one, _), pair in pairs.items() if one == by) for k in (0, 1)]) or 0.0
                for by in values
            ]
            nasty = max(range(len(values)), key=lambda n: means[n])
            title = self.t("report-harms-by", who=names[nasty], n=f"{means[nasty]:.2f}")
            ends, line = (self.t("report-harms-mean"), means), self.t("report-harms-pairs")
            charts.append(matrix(f"{number}-harms-{slug(key)}", title, names, grid, line, ends))
        return charts


def without_tail(labels: list[str]) -> list[str]:
    """Names without what all of them end in: of `Mouse, 3 × Plain dino` and the like the mice."""
    tails = {label.partition(", ")[2] for label in labels}
    return [label.partition(", ")[0] for label in labels] if len(labels) > 2 and len(tails) == 1 else labels


def capital(text: str) -> str:
    """As a sentence begins."""
    return text[:1].upper() + text[1:]


def signed(value: float, places: int) -> str:
    """A difference: with its sign, and none where it is nothing."""
    told = f"{value:+.{places}f}"
    return told.replace("-", MINUS) if float(told) else f"{0:.{places}f}"


def mean_of(pair: Sequence[float] | None) -> float | None:
    """The harm a game; nothing where nobody met."""
    return pair[1] / pair[0] if pair and pair[0] else None


def moved(f: Finding, value: float) -> float:
    """How far a value is from the table as it stands: in points of a share, else in per cent."""
    return 100 * (value - f.against) / (1.0 if f.share else f.against or 1.0)


def placed(f: Finding) -> tuple[float, float, float]:
    """A figure with its interval, as far as they are from the table as it stands."""
    return moved(f, f.low), moved(f, f.mean), moved(f, f.high)
