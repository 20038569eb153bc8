"""A study as a page: what was found first, then charts, then every figure. One HTML file with its pictures inside, the
same pictures as PNG, and everything as JSON.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from dispetto.core.errors import Sentence
from dispetto.lab import LAB
from dispetto.lab.charts import Chart, dots, heat, lengths, shifts
from dispetto.lab.tallies import LENGTHS, Finding, Found, lengths_told

STYLE = """
body { font: 16px/1.5 Georgia, serif; color: #3b3430; background: #fbf8f3; max-width: 54em }
body { margin: 2em auto; padding: 0 1em }
h1 { line-height: 1.15 } h2 { margin-top: 2em; border-bottom: 2px solid #e4dccf } svg { max-width: 100%; height: auto }
table { border-collapse: collapse; font-size: .85em; display: block; overflow-x: auto } th { text-align: left }
td, th { padding: .15em .7em .15em 0; border-bottom: 1px solid #e4dccf } td.n { text-align: right; white-space: nowrap }
.more { color: #1f7a54 } .less { color: #b5382a } .same { color: #8d8479 } .how { font-size: .85em; color: #6d655c }
code { background: #f0eadf; padding: .1em .3em } li { margin: .3em 0 }
"""
HEADLINES = 12


class Report:
    """One study's report, in one language."""

    def __init__(self, found: Found, lang: str, command: str, made: str) -> None:
        self.found = found
        self.lang = lang
        self.command = command
        self.made = made  # by which version, in which form
        self.charts: list[Chart] = []

    def t(self, sentence: Sentence) -> str:
        """A sentence in the reader's language."""
        return sentence.said(self.lang)

    def write(self, folder: Path) -> list[Path]:
        """All files; gives their paths."""
        page = folder / "report.html"
        page.write_text(self.html(), encoding="utf-8")
        data = folder / "report.json"
        data.write_text(json.dumps(self.data(), indent=1, ensure_ascii=False), encoding="utf-8")
        written = [page, data]
        for old in folder.glob("*.png"):
            old.unlink()
        for chart in self.charts:
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
                "games": t.games,
                "unfinished": t.unfinished,
                "lengths": lengths_told(t),
                "harms": t.harms,
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

    # ----------------------------------------------------------------------------------------------------- for people

    def html(self) -> str:
        """The page."""
        study = self.found.study
        games = sum(t.games for t in self.found.tallies)
        body = [f"<h1>{escape(study.title)}</h1>"]
        body.append(f"<p>{self.t(Sentence('report-played', LAB, games=games, cells=len(self.found.tallies)))}</p>")
        body.append(self.headlines())
        body.append(self.effects())
        body += [self.cell(n) for n in self.bases()]
        how = self.t(Sentence("report-how", LAB, seed=study.seed, made=self.made))
        body.append(f"<h2>{self.t(Sentence('report-how-head', LAB))}</h2>")
        body.append(f'<p class="how">{escape(how)}</p><p class="how"><code>{escape(self.command)}</code></p>')
        head = f'<meta charset="utf-8"><title>{escape(study.title)}</title><style>{STYLE}</style>'
        head += '<meta name="viewport" content="width=device-width, initial-scale=1">'
        return f'<!doctype html><html lang="{self.lang}"><head>{head}</head><body>{"".join(body)}</body></html>\n'

    def bases(self) -> list[int]:
        """The cells that stand for themselves: nothing is tried on them."""
        return [n for n, t in enumerate(self.found.tallies) if not t.cell.arm]

    def headlines(self) -> str:
        """What can be told from chance, the largest first; or that nothing can."""
        sure = [f for f in [*self.found.effects, *self.found.within] if f.verdict != "same"]
        sure.sort(key=lambda f: -abs(f.size))
        lines = [f'<li class="{f.verdict}">{escape(self.sentence(f))}</li>' for f in sure[:HEADLINES]]
        if not lines:
            return f'<p class="same"><b>{self.t(Sentence("report-nothing", LAB))}</b></p>'
        looked = len(self.found.within) + len(self.found.effects)
        told = self.t(Sentence("report-sure", LAB, n=len(sure), all=looked))
        return f"<p>{told}</p><ul>{''.join(lines)}</ul>"

    def sentence(self, f: Finding) -> str:
        """A finding as a line: where, what, how much, and against what."""
        mean, low, high, fair = (self.figure(v, f) for v in (f.mean, f.low, f.high, f.against))
        here, what = self.where(f.cell), self.label(f)
        if f not in self.found.effects and not f.share:
            said = Sentence("report-brings", LAB, where=here, what=what, mean=mean, low=low, high=high, against=fair)
            return self.t(said)
        if f not in self.found.effects:
            said = Sentence("report-finding", LAB, where=here, what=what, mean=mean, low=low, high=high, against=fair)
            return self.t(said)
        named = self.measure(f.what)
        tried = Sentence(
            "report-effect", LAB, where=here, what=f.value, measure=named, mean=mean, low=low, high=high, against=fair
        )
        return self.t(tried)

    def where(self, cell: int) -> str:
        """A cell in short."""
        c = self.found.tallies[cell].cell
        return self.t(Sentence("report-where", LAB, game=c.game, seats=c.seats, bots=" ".join(c.bots)))

    def label(self, f: Finding) -> str:
        """What was counted: `seat 1`, `type rex`."""
        return f"{self.measure(f.what)} {f.value}"

    def measure(self, what: str) -> str:
        """A measure by its name; what a game calls a trait is left as the game calls it."""
        if what == "seat":
            return self.t(Sentence("report-seat", LAB))
        if what == "first seat":
            return self.t(Sentence("report-first-seat", LAB))
        if what == "turns":
            return self.t(Sentence("report-turns", LAB))
        if what == "minutes":
            return self.t(Sentence("report-minutes", LAB))
        return self.t(Sentence("report-decisions", LAB)) if what == "decisions" else what

    def figure(self, value: float, f: Finding) -> str:
        """A share in per cent, a mean as it is."""
        return f"{100 * value:.1f} %" if f.share else f"{value:.2f}"

    def effects(self) -> str:
        """What every option changes, as charts and one table."""
        found = self.found.effects
        if not found:
            return ""
        body = [f"<h2>{self.t(Sentence('report-effects-head', LAB))}</h2>"]
        body.append(f"<p>{self.t(Sentence('report-effects', LAB))}</p>")
        several = len({self.found.tallies[f.cell].cell.rest() for f in found}) > 1
        for measure in (*LENGTHS[:2], "first seat"):
            some = [f for f in found if f.what == measure]
            if not some:
                continue
            labels = [f"{self.found.tallies[f.cell].cell.game}: {f.value}" if several else f.value for f in some]
            note = self.t(
                Sentence("report-points", LAB) if measure == "first seat" else Sentence("report-percent", LAB)
            )
            title = self.measure(measure)
            body.append(self.figured(shifts(f"effects-{measure}".replace(" ", "-"), title, some, labels, note)))
        return "".join(body) + self.table(found)

    def cell(self, number: int) -> str:
        """One kind of table by itself."""
        tally = self.found.tallies[number]
        found = self.found.of(number)
        body = [f"<h2>{escape(self.where(number))}</h2>"]
        if tally.unfinished:
            body.append(f"<p>{self.t(Sentence('report-unfinished', LAB, n=tally.unfinished))}</p>")
        fair, note = self.t(Sentence("report-fair", LAB)), self.t(Sentence("report-share", LAB))
        for what in dict.fromkeys(f.what for f in found):
            some = [f for f in found if f.what == what]
            stem = f"{number}-{re.sub('[^a-z0-9]+', '-', what)}"
            line = note if all(f.share for f in some) else self.t(Sentence("report-mean", LAB))
            body.append(self.figured(dots(stem, self.measure(what), some, [f.value for f in some], line, fair)))
        if tally.lengths:
            told = lengths_told(tally)
            turns, people = told["turns"], told["minutes"]
            middle, late = people["median"], people["p95"]
            title = self.t(
                Sentence("report-long", LAB, turns=round(turns["median"]), minutes=round(middle), late=round(late))
            )
            body.append(self.figured(lengths(f"{number}-minutes", title, tally, self.measure("minutes"))))
        if any(any(row) for row in tally.harms):
            title, line = self.t(Sentence("report-harms", LAB)), self.t(Sentence("report-harms-note", LAB))
            body.append(self.figured(heat(f"{number}-harms", title, tally, line)))
        return "".join(body) + (self.table(found) if found else "")

    def figured(self, chart: Chart) -> str:
        """A chart on the page, and kept for its file."""
        self.charts.append(chart)
        return f"<figure><figcaption><b>{escape(chart.title)}</b></figcaption>{chart.svg}</figure>"

    def table(self, found: Sequence[Finding]) -> str:
        """Every figure of some findings."""
        heads = [
            Sentence("report-col-what", LAB),
            Sentence("report-col-n", LAB),
            Sentence("report-col-mean", LAB),
            Sentence("report-col-interval", LAB),
            Sentence("report-col-against", LAB),
            Sentence("report-col-size", LAB),
            Sentence("report-col-chance", LAB),
            Sentence("report-col-verdict", LAB),
        ]
        rows = ["<tr>" + "".join(f"<th>{escape(self.t(head))}</th>" for head in heads) + "</tr>"]
        for f in found:
            name = (
                f"{self.found.tallies[f.cell].cell.game} {self.label(f)}" if f in self.found.effects else self.label(f)
            )
            figures = (
                f"{f.n:,}",
                self.figure(f.mean, f),
                f"{self.figure(f.low, f)} – {self.figure(f.high, f)}",
                self.figure(f.against, f),
                f"{f.size:+.2f}",
                f"{f.corrected:.3f}" if f.corrected >= 0.001 else "< 0.001",
            )
            cells = "".join(f'<td class="n">{text}</td>' for text in figures)
            verdict = escape(self.verdict(f))
            rows.append(f'<tr><td>{escape(name)}</td>{cells}<td class="{f.verdict}">{verdict}</td></tr>')
        summary = self.t(Sentence("report-all", LAB, n=len(found)))
        return f"<details><summary>{summary}</summary><table>{''.join(rows)}</table></details>"

    def verdict(self, f: Finding) -> str:
        """more, less, or not distinguishable."""
        if f.verdict == "same":
            return self.t(Sentence("report-same", LAB))
        return self.t(Sentence("report-more", LAB) if f.verdict == "more" else Sentence("report-less", LAB))
