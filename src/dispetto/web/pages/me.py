"""One's own page: the games one has finished, with one's place and the way back to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dispetto.core.catalogue import all_games
from dispetto.web.circle.games import seat_of
from dispetto.web.pages.circle import game_name
from dispetto.web.pages.lists import when
from dispetto.web.pages.phrases import tongue
from dispetto.web.store.book import Finished

MOST = 60  # games that are listed; the export has them all


def history(games: Sequence[Finished], person: str, lang: str) -> list[dict[str, Any]]:
    """Finished games, the latest first: what it was, one's place, with whom, and where to look."""
    t = tongue(lang)
    found = []
    for game in games[:MOST]:
        mine = seat_of(game, person)
        if mine is None:
            continue
        others = [sat.name for sat in game.seats if sat is not mine]
        kind = "" if game.kind == "played" else t(f"kind-{game.kind}")
        found.append(
            {
                "id": game.table,
                "game": game.game if game.game in all_games() else "",
                "title": game_name(game.game, lang),
                "place": mine.place,
                "of": len(game.seats),
                "with": ", ".join(others),
                "when": when(game.ended, t),
                "note": kind or (t("helped-mark", n=game.helped) if game.helped else ""),
                "there": game.there,
            }
        )
    return found
