"""What a reader may do now: the answers on offer as buttons, and whether something can be taken back."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from dispetto.core.engine.table import State, asked
from dispetto.core.show.then import Then
from dispetto.core.telling.words import Words
from dispetto.web.pages.consequences import consequences
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table

FEW = 4  # answers that have room for all their pictures


class Button(NamedTuple):
    """One answer on offer."""

    number: int
    code: int
    text: str
    then: Then | None  # what comes of it
    tone: str  # go, lit, plain, quiet
    icon: str
    anchors: tuple[str, ...]


def is_asked(table: Table, reader: Reader) -> bool:
    """Has this reader something to answer now? A single offer that is no ritual answers itself."""
    return not about_to_open(table) and owes(table, reader)


def about_to_open(table: Table) -> bool:
    """Is the open question a round that nobody is asked yet?"""
    return table.started and table.clocks.fuse is None and table.asking.in_round


def owes(table: Table, reader: Reader) -> bool:
    """Has this reader something to answer, now or as soon as the round is opened?"""
    seat = reader.seat
    return seat >= 0 and table.started and not table.row.seats[seat].player and table.asking.thinks(seat)


def undoable(table: Table, reader: Reader) -> bool:
    """Is there anything to take back, freely or with the others' consent?"""
    if reader.seat < 0 or table.over or table.row.seats[reader.seat].player:
        return False
    return table.history.shallow or table.undo.far(reader.seat) > 0  # one that was woken remembers when it is asked to


def buttons(table: Table, s: State, words: Words, v: object) -> list[Button]:
    """Every offer, numbered; the number is also its key and its mark on the board."""
    ask = asked(s)
    assert ask is not None
    stage = table.stage
    offers = ask.legal(s)
    bold = [a for a in offers if a.verb in stage.bold]
    main = bold[0] if len(bold) == 1 else None
    if len(offers) == 1:
        main = offers[0]
    thens = consequences(table, s, ask.seat, words, offers)
    facts = words.facts(s, ask)
    made = []
    for n, a in enumerate(offers, 1):
        args = ask.meaning(s, a)
        anchors = stage.spots(v, a.verb, args)
        tone = "go" if a is main else "quiet" if a.verb in stage.quiet else "lit" if anchors else "plain"
        bare = len(offers) > FEW and a.verb in stage.pictured_among_few
        icon = Markup("" if bare else stage.icon(v, a.verb, args))
        made.append(Button(n, a.code, words.action(s, ask, a, facts), thens.get(a.code), tone, icon, anchors))
    return made
