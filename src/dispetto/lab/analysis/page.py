"""An analysis as one page of its own: the odds over time, the account, the mistakes, what is to be remembered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from dispetto.lab.analysis.shapes import Analysis
from dispetto.lab.analysis.telling import points, remembered, said, titled
from dispetto.lab.pages import STYLE

COLOURS = ("#c63a26", "#1d5fb8", "#2e8b57", "#8a5a9e", "#d08a00", "#3a8a9a", "#b0558a", "#6f5640")
WIDE, HIGH = 1000, 320
OWN = """
.odds path { stroke: var(--paper); stroke-width: 1 } .rail { fill: var(--ink2) } .key { display: inline-block;
  width: .8rem; height: .8rem; border-radius: .25rem; margin-right: .4rem; vertical-align: -.05rem }
ol.told, ul.told { padding-left: 1.2rem } .told li { margin: .5rem 0; max-width: 50rem }
"""


def page_of(
    a: Analysis, names: Sequence[str], lang: str, made: str, faces: str = "", facts: Mapping[int, str] | None = None
) -> str:
    """The page; `faces` are the letters of the house as style, or none, `facts` what the game says of mistakes."""
    title = f"{a.game}: {', '.join(names)}"
    body = [f"<h1>{escape(titled('account', lang))}</h1><p class='lead'>{escape(title)}</p>"]
    body.append(f'<figure class="slip"><figcaption>{escape(titled("odds", lang))}</figcaption>{chart(a, names)}')
    body.append(f"<p>{key_of(names)}</p></figure>")
    body.append(f"<h2>{escape(titled('account', lang))}</h2>{account_table(a, names, lang)}")
    body.append(f"<h2>{escape(titled('mistakes', lang))}</h2>{told_mistakes(a, names, lang, facts or {})}")
    body.append(f"<h2>{escape(titled('remembered', lang))}</h2><ul class='told'>")
    for key, award in remembered(a):
        where = titled("line", lang, n=award.version)
        head = f"<b>{escape(titled(key, lang))}</b> ({escape(where)}, <code>{escape(award.done)}</code>): "
        body.append(f"<li>{head}{escape(said(award.why, names, lang))}</li>")
    body.append(f"</ul>{told_spite(a, names, lang)}")
    body.append(f'<p class="how">{escape(titled("how", lang, seconds=round(a.seconds), made=made))}</p>')
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{faces}{STYLE}{OWN}</style>'
    head += '<meta name="viewport" content="width=device-width, initial-scale=1">'
    return f'<!doctype html><html lang="{lang}"><head>{head}</head><body>{"".join(body)}</body></html>\n'


def key_of(names: Sequence[str]) -> str:
    """Whose colour is whose."""
    keys = [f'<span class="key" style="background:{COLOURS[n % 8]}"></span>{escape(name)}' for n, name in told(names)]
    return " &nbsp; ".join(keys)


def told(names: Sequence[str]) -> list[tuple[int, str]]:
    """The seats by number."""
    return list(enumerate(names))


def chart(a: Analysis, names: Sequence[str]) -> str:
    """Everybody's odds over time, one above the other, with two rails below: chance and choices."""
    rows = [list(a.start), *(list(m.after) for m in a.moments)]
    step = WIDE / max(1, len(rows) - 1)
    drawn = []
    for seat in range(a.seats):
        upper = [(n * step, HIGH * (1 - sum(row[: seat + 1]))) for n, row in enumerate(rows)]
        lower = [(n * step, HIGH * (1 - sum(row[:seat]))) for n, row in enumerate(rows)]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in [*upper, *reversed(lower)])
        drawn.append(f'<path fill="{COLOURS[seat % 8]}" d="M{line}z"><title>{escape(names[seat])}</title></path>')
    for n, m in enumerate(a.moments, 1):
        moved = max(abs(after - before) for before, after in zip(m.before, m.after, strict=True))
        if moved < 0.02:
            continue
        y = HIGH + (14 if m.kind == "chance" else 34)
        colour = "#8b7862" if m.by < 0 else COLOURS[m.by % 8]
        title = f"{m.version}: {m.done}"
        drawn.append(
            f'<circle cx="{n * step:.1f}" cy="{y}" r="{2 + 20 * moved:.1f}" fill="{colour}">'
            f"<title>{escape(title)}</title></circle>"
        )
    label = escape(", ".join(f"{name} {points(end, sign=False)}" for name, end in zip(names, a.end, strict=True)))
    box = f'viewBox="0 0 {WIDE} {HIGH + 50}" role="img" aria-label="{label}"'
    return f'<svg class="odds" xmlns="http://www.w3.org/2000/svg" {box}>{"".join(drawn)}</svg>'


def account_table(a: Analysis, names: Sequence[str], lang: str) -> str:
    """Seat by seat, what adds up to the end."""
    heads = "".join(
        f"<th>{escape(titled(key, lang))}</th>" for key in ("seat", "start", "chance", "own", "others", "end")
    )
    rows = []
    for seat, name in told(names):
        own = a.account[seat]
        cells = [points(a.start[seat], sign=False)]
        for key, value in (("chance", own.chance), ("own", own.own), ("others", own.others)):
            cells.append(f"{points(value)} <small>±{own.error[key] * 100:.0f}</small>")
        cells.append(points(a.end[seat], sign=False))
        rows.append(f"<tr><td>{escape(name)}</td>{''.join(f'<td class=n>{cell}</td>' for cell in cells)}</tr>")
    return f'<div class="wide"><table><tr>{heads}</tr>{"".join(rows)}</table></div>'


def told_mistakes(a: Analysis, names: Sequence[str], lang: str, facts: Mapping[int, str]) -> str:
    """Every mistake with its sentence."""
    if not a.mistakes:
        return f"<p>{escape(titled('none', lang))}</p>"
    lines = []
    for m in a.mistakes:
        head = f"<b>{escape(titled(m.sort, lang))}</b>, {escape(titled('line', lang, n=m.version))}, "
        head += f"{escape(names[m.by])}: <code>{escape(m.done)}</code>. "
        span = f" <small>({points(m.low, sign=False)} – {points(m.high, sign=False)})</small>"
        why = " ".join(filter(None, (facts.get(m.moment, ""), said(m.why, names, lang))))
        lines.append(f"<li>{head}{escape(why)}{span}</li>")
    return f"<ol class='told'>{''.join(lines)}</ol>"


def told_spite(a: Analysis, names: Sequence[str], lang: str) -> str:
    """Who took how much from whom on purpose."""
    rows = [
        f"<li>{escape(titled('spite-row', lang, who=names[by], whom=names[to], points=round(much * 100)))}</li>"
        for by, row in enumerate(a.spite)
        for to, much in enumerate(row)
        if much >= 0.005
    ]
    return f"<h2>{escape(titled('spite', lang))}</h2><ul class='told'>{''.join(rows)}</ul>" if rows else ""
