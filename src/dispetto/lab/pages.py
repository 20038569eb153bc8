"""A study as a page: what was found first, then charts, then every figure. One HTML file with its pictures inside, in
the colours of the house by day and by night, on a desk and on a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from dispetto.lab.charts import Chart
from dispetto.lab.naming import figure
from dispetto.lab.reports import Report, capital
from dispetto.lab.tallies import Finding

STYLE = """
:root { color-scheme: light dark; --paper: light-dark(#fbf0d6, #2a1f18); --card: light-dark(#fffaec, #35281f);
  --sunk: light-dark(#e3d3ad, #5a4636); --ink: light-dark(#38261a, #f8ead0); --ink2: light-dark(#6f5640, #cdb28f);
  --line: light-dark(#4a3120, #0f0906); --shadow: light-dark(#3a241052, #0009); --more: light-dark(#1d5fb8, #8fc0ff);
  --less: light-dark(#c63a26, #ff8f7a); --same: light-dark(#8b7862, #a3917b) }
* { box-sizing: border-box }
body { font: 400 1rem/1.45 Fredoka, ui-rounded, system-ui, sans-serif; color: var(--ink); background: var(--paper) }
body { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere }
h1 { font: 400 clamp(1.9rem, 6vw, 3.2rem)/1.05 "Luckiest Guy", Fredoka, system-ui, sans-serif; margin: .5rem 0 .75rem }
h2 { font: 600 1.5rem/1.2 Fredoka, system-ui, sans-serif; margin: 3rem 0 1rem }
.lead { font-size: 1.15rem; max-width: 44rem } .how { color: var(--ink2); font-size: .9rem; max-width: 50rem }
.slip { background: var(--card); border: 2.5px solid var(--line); box-shadow: 3px 4px 0 var(--shadow); margin: 0;
  border-radius: .875rem .625rem .9375rem .5625rem / .625rem .9375rem .5625rem .875rem; padding: .9rem 1rem }
.found { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; padding: 0 }
.found { list-style: none } .found b { display: block; font-size: 2rem; line-height: 1.1; font-weight: 600 }
.found small { display: block; color: var(--ink2); margin-top: .35rem }
.more b, td.more { color: var(--more) } .less b, td.less { color: var(--less) } td.same { color: var(--same) }
.charts { columns: 2 24rem; column-gap: 1.25rem } figure { break-inside: avoid; display: inline-block; width: 100% }
.charts figure { margin: 0 0 1.25rem } figcaption { font-weight: 600; line-height: 1.25; margin-bottom: .5rem }
svg { display: block; width: 100%; height: auto } svg text { font-family: Fredoka, system-ui, sans-serif !important }
details { margin-top: 1rem } summary { cursor: pointer; font-weight: 600 } .wide { overflow-x: auto }
table { border-collapse: collapse; font-size: .875rem } th { text-align: left; color: var(--ink2); font-weight: 500 }
td, th { padding: .25rem .9rem .25rem 0; border-bottom: 1px solid var(--sunk); white-space: nowrap }
td.n { text-align: right; font-variant-numeric: tabular-nums } code { font-size: .9rem; color: var(--ink2) }
"""
HEADLINES = 8


def page_of(report: Report, faces: str = "") -> tuple[str, list[Chart]]:
    """The page, and the charts on it; `faces` are the letters of the house as style, or none."""
    t, study = report.t, report.found.study
    games = sum(tally.games for tally in report.found.tallies)
    charts: list[Chart] = []
    body = [f"<h1>{escape(study.title)}</h1>"]
    body.append(f'<p class="lead">{escape(t("report-played", games=games, cells=len(report.found.tallies)))} ')
    body.append(f"{escape(summary(report))}</p>{headlines(report)}")
    if report.found.effects:
        drawn = report.effect_charts()
        body.append(f"<h2>{escape(t('report-effects-head'))}</h2><p>{escape(t('report-effects'))}</p>{figures(drawn)}")
        body.append(table(report, report.found.effects))
        charts += drawn
    for number, tally in enumerate(report.found.tallies):
        if tally.cell.arm:
            continue
        drawn = report.cell_charts(number)
        body.append(f"<h2>{escape(report.names.where(tally.cell))}</h2>")
        if tally.unfinished:
            body.append(f"<p>{escape(t('report-unfinished', n=tally.unfinished))}</p>")
        body.append(figures(drawn))
        found = report.found.of(number)
        body.append(table(report, found) if found else "")
        charts += drawn
    body.append(f"<h2>{escape(t('report-how-head'))}</h2>")
    body.append(f'<p class="how">{escape(t("report-how", seed=study.seed, made=report.made))}</p>')
    body.append(f'<p class="how">{escape(t("report-sizes"))}</p><p><code>{escape(report.command)}</code></p>')
    head = f'<meta charset="utf-8"><title>{escape(study.title)}</title><style>{faces}{STYLE}</style>'
    head += '<meta name="viewport" content="width=device-width, initial-scale=1">'
    html = f'<!doctype html><html lang="{report.lang}"><head>{head}</head><body>{"".join(body)}</body></html>\n'
    return html, charts


def summary(report: Report) -> str:
    """How much of all that was looked at can be told from luck."""
    looked = len(report.found.within) + len(report.found.effects)
    sure = len(report.sure())
    return report.t("report-sure", n=sure, all=looked) if sure else report.t("report-nothing", all=looked)


def headlines(report: Report) -> str:
    """What can be told from luck, the largest first, as slips with their figure on them."""
    slips = []
    for f in report.sure()[:HEADLINES]:
        big = report.shift(f) if id(f) in report.changed else figure(f.mean, f.share)
        said, where = capital(report.sentence(f)), report.names.where(report.cell(f))
        slips.append(
            f'<li class="slip {f.verdict}"><b>{escape(big)}</b> {escape(said)} <small>{escape(where)}</small></li>'
        )
    return f'<ul class="found">{"".join(slips)}</ul>' if slips else ""


def figures(charts: Sequence[Chart]) -> str:
    """Charts side by side, each under what it shows."""
    drawn = []
    for chart in charts:
        picture = chart.svg.replace("<svg", f'<svg role="img" aria-label="{escape(chart.title)}"', 1)
        drawn.append(f'<figure class="slip"><figcaption>{escape(chart.title)}</figcaption>{picture}</figure>')
    return f'<div class="charts">{"".join(drawn)}</div>'


def table(report: Report, found: Sequence[Finding]) -> str:
    """Every figure of some findings, behind a fold."""
    t = report.t
    columns = ("what", "n", "mean", "interval", "against", "size", "chance", "verdict")
    rows = ["<tr>" + "".join(f"<th>{escape(t(f'report-col-{column}'))}</th>" for column in columns) + "</tr>"]
    for f in found:
        cell = report.cell(f)
        name = report.label(f)
        if id(f) in report.changed:
            name = f"{report.names.game(cell.game)}, {name}: {report.names.measure(f.what, cell.game)}"
        told = (
            f"{f.n:,}",
            figure(f.mean, f.share),
            f"{figure(f.low, f.share)} – {figure(f.high, f.share)}",
            figure(f.against, f.share),
            f"{f.size:+.2f}",
            f"{f.corrected:.3f}" if f.corrected >= 0.001 else "< 0.001",
        )
        cells = "".join(f'<td class="n">{text}</td>' for text in told)
        verdict = escape(report.verdict(f))
        rows.append(f'<tr><td>{escape(name)}</td>{cells}<td class="{f.verdict}">{verdict}</td></tr>')
    fold = escape(t("report-all", n=len(found)))
    return f'<details><summary>{fold}</summary><div class="wide"><table>{"".join(rows)}</table></div></details>'
