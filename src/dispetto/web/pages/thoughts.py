"""What a bot thought, as a reader sees it beside the replay: every offer with a bar, the best first."""

from __future__ import annotations

from typing import Any

from dispetto.web.pages.rendering import render
from dispetto.web.play.reader import Reader
from dispetto.web.play.recalling import Recalled
from dispetto.web.play.table import Table

MOST = 8  # offers that are told one by one
LONG = 100  # the longest bar


def thoughts(table: Table, reader: Reader, found: Recalled | None) -> str:
    """The panel's inside for one moment."""
    if found is None:
        return render("part_thoughts.html", reader.lang, found=None, offers=[], more=0)
    words = table.words(reader.lang, found.seat)
    person = table.row.seats[found.seat]
    asked = words.facts(found.state, found.ask)
    worths = [worth for _, worth, _ in found.offers]
    span = max(worths, default=0.0) - min(worths, default=0.0)
    offers: list[dict[str, Any]] = []
    for code, worth, visits in sorted(found.offers, key=lambda offer: -offer[1]):
        row = table.game.actions[code]
        if row not in found.ask.legal(found.state):  # it was shown an imagined table
            continue
        part = (worth - min(worths)) / span if span else 1.0
        offers.append(
            {
                "text": words.action(found.state, found.ask, row, asked),
                "worth": f"{100 * worth:+.1f}" if min(worths) < 0 else f"{100 * worth:.1f}",
                "visits": visits,
                "bar": round(4 + (LONG - 4) * part),
                "played": code == found.played,
            }
        )
    shown = [offer for n, offer in enumerate(offers) if n < MOST or offer["played"]]
    return render(
        "part_thoughts.html",
        reader.lang,
        found=found,
        who=person.name,
        gender=person.gender,
        colour=table.colour(found.seat),
        question=words.question(found.state, found.ask),
        offers=shown,
        more=len(offers) - len(shown),
        other=""
        if found.found == found.played
        else words.action(found.state, found.ask, table.game.actions[found.found], asked),
    )
