"""A hint, told by the schoolmistress: what an expert would answer, with the chances that speak for it."""

from __future__ import annotations

from dispetto.core.engine.table import asked
from dispetto.core.hindsight import in_sight
from dispetto.lab.analysis.hints import Hint
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.rendering import render
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table

TEACHER = "riga"


def hint_told(table: Table, reader: Reader, hint: Hint) -> str:
    """The slip beside the board."""
    t = tongue(reader.lang)
    s = table.asking.seen(reader.seat)
    ask = asked(s)
    assert ask is not None
    words = table.words(reader.lang, reader.seat)
    facts = dict(hint.why.args)
    if "whom" in facts:
        facts["whom"] = table.people[facts["whom"]].name
    offers = [
        {
            "text": words.action(s, ask, table.action(offer.code)),
            "code": offer.code,
            "percent": round(100 * offer.odds[reader.seat]),
            "best": n == 0,
        }
        for n, offer in enumerate(hint.offers)
    ]
    best = table.action(hint.offers[0].code)
    why = " ".join(filter(None, (in_sight(table.game, s, best, words), t(hint.why.key, **facts))))
    error = max((round(100 * offer.error) for offer in hint.offers), default=1)
    return render(
        "part_hint.html",
        reader.lang,
        teacher=TEACHER,
        offers=offers,
        why=why,
        note=t("hint-note", error=max(1, error), games=hint.games),
    )
