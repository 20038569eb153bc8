"""The nastiest move of a finished game, in every language, for the page of an evening."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from dispetto.core.engine.table import PUBLIC
from dispetto.core.errors import BadInput
from dispetto.core.telling.languages import languages
from dispetto.web.evening.shapes import Nasty
from dispetto.web.pages.lines import to_seat
from dispetto.web.pages.nastiest import nastiest
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables


def nastiest_of(tables: Tables) -> Callable[[Table], Awaitable[Nasty | None]]:
    """What tells it: a game has to be looked at from its beginning for that."""

    async def told(table: Table) -> Nasty | None:
        try:
            whole = await tables.pasts.whole(table)
        except BadInput:  # a rule was mended: nobody knows any more how it began
            return None
        worst = max(nastiest(whole), key=lambda one: (one.by >= 0, one.worth, one.lost), default=None)
        if worst is None or worst.by < 0:  # fate is nobody's shame
            return None
        names = [s.name for s in table.row.seats]
        said = {
            lang: str(whole.narrator.sentence([(worst.moment, worst.n)], to_seat(whole, lang), lang, PUBLIC))
            for lang in languages()
        }
        return Nasty(worst.worth, table.id, worst.moment.version, said, names[worst.by], names[worst.to])

    return told
