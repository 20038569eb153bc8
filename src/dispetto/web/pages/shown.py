"""What a link to a game says of it where it is pasted, and who may show a game around."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Protocol

from starlette.requests import Request

from dispetto.core.telling.words import Words
from dispetto.web.pages.at import at
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.souvenir import headline, worst_of
from dispetto.web.people import Visitor, sign, unsign
from dispetto.web.play.table import Table
from dispetto.web.play.understanding import Looking
from dispetto.web.store.store import Store

PURPOSE = "shown"  # of the mark in a link that a player sends


class Sharing(Protocol):
    """What of the house is needed to make a link."""

    store: Store

    def link(self, request: Request, path: str) -> str:
        """An address that can be sent to somebody."""


@dataclass(frozen=True)
class Card:
    """What a link says of itself: a title, a sentence, and perhaps a picture."""

    title: str
    text: str
    picture: str = ""
    alt: str = ""


def key_of(secret: bytes, table: Table) -> str:
    """The mark with which somebody who played lets others see the picture of a game that was nobody else's business."""
    return sign(secret, table.id, PURPOSE).rpartition(".")[2]


def may_show(secret: bytes, table: Table, v: Visitor, key: str) -> bool:
    """Is the picture of a game that is over for this visitor? Of a table open to strangers it is for everybody;
    else for those who played, and for whom one of them has sent a link.
    """
    if not table.over:
        return False
    return table.row.open or bool(table.seats_of(v.id)) or unsign(secret, f"{table.id}.{key}", PURPOSE) is not None


def plain(table: Table, lang: str) -> Card:
    """The link to a table of which nothing is told: the same from the first moment to the last."""
    words = Words(table.game, lang, ())
    tagline = words.tagline() if words.has(f"game-{table.game.name}-tagline") else tongue(lang)("slogan")
    return Card(words.title(), tagline)


def shown(table: Table, lang: str, looking: Looking, address: str) -> Card:
    """The link to a game that is over and may be shown."""
    ending = table.history.ending()
    assert ending is not None
    worst = worst_of(table, lang, looking)
    said = [table.words(lang).ending(ending), *([worst.text] if worst is not None else [])]
    return Card(f"{headline(table, lang)} · {table.words(lang).title()}", " ".join(said), address, said[0])


def share_facts(
    house: Sharing, request: Request, v: Visitor, table: Table, looking: Looking, by: str
) -> dict[str, Any]:
    """What the end page needs to show a game around: the link's card, the links to send; None where it may not."""
    secret = house.store.secret
    if not may_show(secret, table, v, by):
        return {"card": plain(table, v.lang), "share": None}
    key = "" if table.row.open else f"by={key_of(secret, table)}"
    lang = f"lang={v.lang}"
    made = f"v={mark(table, looking)}"

    def to(path: str, *said: str) -> str:
        return f"/t/{table.id}/{path}" + ("?" if any(said) else "") + "&".join(filter(None, said))

    card = shown(table, v.lang, looking, house.link(request, to("picture.png", key, lang, made)))
    share = {
        "link": house.link(request, to("end", key)),
        "picture": at(to("picture.png", key, lang, made)),
        "film": at(to("film.svg", key, lang, made)) if worst_of(table, v.lang, looking) is not None else "",
        "title": card.title,
        "text": card.text,
    }
    return {"card": card, "share": share}


def mark(table: Table, looking: Looking) -> str:
    """What a picture was made of, for its address: who is called how, and how much is known of the game."""
    told = f"{table.version} {looking.stamp} {looking.done} {[p.name for p in table.people]}"
    return hashlib.sha256(told.encode()).hexdigest()[:10]
