"""The end of a game: who won, and what is told at once; why it was won is told when somebody has looked back."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from dispetto.core.engine.table import PUBLIC
from dispetto.core.telling.words import Words
from dispetto.web.pages.lines import to_seat
from dispetto.web.pages.nastiest import nastiest
from dispetto.web.pages.phrases import tongue
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table


def end_facts(table: Table, reader: Reader) -> dict[str, Any]:
    """What the end page shows."""
    t = tongue(reader.lang)
    ending = table.history.ending()
    assert ending is not None
    words = table.words(reader.lang, reader.seat)
    winners = [seat for seat, place in enumerate(ending.places) if place == 1]
    if reader.seat in winners and len(winners) == 1:
        head = t("you-win")
    elif len(winners) == 1:
        head = t("wins", who=table.people[winners[0]].name)
    else:
        head = t("win-together", who=words.together([table.people[w].name for w in winners]))
    public = table.game.view(table.state, PUBLIC)
    moments = []
    for n, one in enumerate(nastiest(table), 1):
        m, e = one.moment, one.event
        view = table.game.view(m.state, PUBLIC)
        moments.append(
            {
                "n": n,
                "text": table.narrator.sentence([(m, one.n)], to_seat(table, reader.lang), reader.lang, reader.seat),
                "after": words.aftermath(m.state, e, n, one.lost),
                "version": m.version,
                "victim": one.to,
                "turn": table.stage.clock(view),
                "picture": Markup(table.stage.vignette(e, view)),
            }
        )
    stamps = [m.entry.at for m in table.history.moments if m.entry is not None and m.entry.at]
    took = (stamps[-1] if stamps else time.time()) - table.row.made
    return {
        "head": head,
        "sentence": words.ending(ending),
        "moments": moments,
        "scores": scores(table, public, ending.places, words),
        "words": words,
        "podium": Markup(table.stage.podium(public, ending.places, table.stage.drawing(reader.layout, "podium"))),
        "turns": table.stage.clock(public),
        "minutes": max(0, int(took / 60)),
        "seed": table.row.seed,
        "mine": bool(table.seats_of(reader.person)),
    }


def scores(table: Table, public: Any, places: Sequence[int], words: Words) -> list[dict[str, Any]]:
    """Everybody from the first place to the last, with what they have."""
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    return [
        {
            "place": places[seat],
            "colour": table.colour(seat),
            "name": table.people[seat].name,
            "score": table.stage.score(public, seat, words),
            "mine": seat == words.reader,
        }
        for seat in order
    ]
