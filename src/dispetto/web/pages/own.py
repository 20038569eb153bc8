"""What only one reader sees of a table: the question, the hand, what is lit for them, and their small buttons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from zlib import crc32

from markupsafe import Markup

from dispetto.core.engine.table import asked
from dispetto.core.rounds import heard
from dispetto.core.show.stage import Mark, Stage
from dispetto.web.pages.buttons import buttons, is_asked, undoable
from dispetto.web.pages.lines import lately
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.previews import previews
from dispetto.web.pages.rendering import render
from dispetto.web.pages.shared import SHARED, Look, drawn
from dispetto.web.play.chairs import of_person, to_decide
from dispetto.web.play.reader import Reader
from dispetto.web.play.standing import only_if, passes
from dispetto.web.play.table import Table

OWN = ("hand", "ask", "notice", "tools", "curtain")


@lru_cache(maxsize=4096)
def small(template: str, lang: str, **facts: Any) -> str:
    """A small part that says the same to many readers."""
    return render(template, lang, **facts)


def parts(table: Table, reader: Reader, look: Look) -> dict[str, str]:
    """The parts of a reader's page: everybody's where they are the same for them, else their own."""
    return asking(table, reader, look) if is_asked(table, reader) else looking(table, reader, look)


def looking(table: Table, reader: Reader, look: Look) -> dict[str, str]:
    """The page of somebody who has nothing to answer now."""
    stage, layout = table.stage, reader.layout
    alike = stage.same_for_all(layout)
    found = {name: look.part(name) for name in SHARED if reader.seat < 0 or name in alike or name == "where"}
    if len(found) < len(SHARED) or draws_hand(stage):
        v = table.game.view(table.asking.seen(reader.seat), reader.seat) if reader.seat >= 0 else look.view
        words = table.words(reader.lang, reader.seat)
        for name in SHARED:
            if name not in found:
                found[name] = drawn(name, table, v, layout, words, table.asking.party)
        found["hand"] = stage.hand(v, layout, (), words)
    else:
        found["hand"] = ""
    return found | {"ask": waiting(table, reader, look)} | frame(table, reader, False)


def draws_hand(stage: Stage[Any]) -> bool:
    """Does this game show anything between the scene and the question?"""
    return type(stage).hand is not Stage.hand


def asking(table: Table, reader: Reader, look: Look) -> dict[str, str]:
    """The page of somebody who is asked: what may be answered is lit."""
    stage, layout = table.stage, reader.layout
    s = table.asking.seen(reader.seat)
    v = table.game.view(s, reader.seat)
    words = table.words(reader.lang, reader.seat)
    ask = asked(s)
    assert ask is not None
    offers = buttons(table, s, words, v)
    marks = [Mark(b.number, b.code, b.anchors) for b in offers if b.anchors]
    seen_before = previews(table, s, reader.seat, v, layout, [b.code for b in offers])
    alike = stage.same_for_all(layout) - {"scene"}
    found = {name: look.part(name) for name in SHARED if name in alike or name == "where"}
    for name in SHARED:
        if name not in found:
            found[name] = drawn(name, table, v, layout, words, table.asking.party, marks, seen_before)
    found["hand"] = stage.hand(v, layout, marks, words)
    found["ask"] = render(
        "part_ask.html",
        reader.lang,
        question=words.question(s, ask),
        tray=Markup(stage.tray(v, lately(table, reader.seat))),
        aside=stage.aside(v, words),
        buttons=offers,
        part=len(table.asking.reply(reader.seat).codes),
        step_in=table.asking.in_round and not table.asking.sealed,
        seq=table.version,
    )
    return found | frame(table, reader, True)


def waiting(table: Table, reader: Reader, look: Look) -> str:
    """What stands in the place of the question for everybody else."""
    ending = table.history.ending()
    if ending is not None:
        words = table.words(reader.lang, reader.seat)
        return render("part_ending.html", reader.lang, ending=words.ending(ending), table=table.id)
    asking = table.asking
    ask = heard(table.asking.seen(reader.seat), reader.seat)
    answered = asking.in_round and asking.reply(reader.seat).done
    if answered or ask is None:
        question = tongue(reader.lang)("round-answered") if answered else ""
    elif asking.in_round and len(asking.party) > 1:
        question = tongue(reader.lang)("round-waiting")
    else:
        question = table.words(reader.lang, reader.seat).waiting(ask)
    spectating = reader.seat < 0 and reader.curtain < 0
    return small(
        "part_waiting.html",
        reader.lang,
        question=question,
        tray=look.tray,
        spectating=spectating,
        answered=answered,
        seq=table.version if answered else 0,
    )


def frame(table: Table, reader: Reader, mine: bool) -> dict[str, str]:
    """What lies round the question: notices, small buttons, the curtain of a shared device."""
    return {
        "notice": notice(table, reader, mine),
        "tools": small("part_tools.html", reader.lang, undo=undoable(table, reader)),
        "curtain": curtain(table, reader),
    }


def notice(table: Table, reader: Reader, mine: bool) -> str:
    """Whatever somebody should know or decide beside the question."""
    facts: dict[str, Any] = {}
    asking, seats = table.asking, table.row.seats
    own = seats[reader.seat] if reader.seat >= 0 else None
    facts["subbed"] = any(seats[seat].sub for seat in table.seats_of(reader.person))
    wish = table.undo.wish
    facts["wish"] = "" if wish is None else seats[wish.seat].name
    facts["my_wish"] = wish is not None and wish.seat == reader.seat
    facts["may_agree"] = wish is not None and own is not None and reader.person not in wish.agreed
    facts["seq"] = table.version if facts["may_agree"] else 0
    in_round = asking.in_round and not table.over
    ticks = not table.over and not in_round and table.clocks.running is not None
    facts["clock"] = seats[asking.party[0]].name if ticks else ""
    facts["my_clock"] = mine
    facts["open_round"] = in_round
    facts["sealed"] = in_round and asking.sealed
    facts["burning"] = in_round and table.clocks.fuse is not None and bool(table.clocks.fuse.until)
    facts["standing"] = in_round and own is not None and not own.player and not facts["sealed"]
    facts["passes"] = bool(facts["standing"]) and passes(table, reader.seat)
    facts["only_if"] = bool(facts["standing"]) and only_if(table, reader.seat)
    return chairs(table, reader) + (small("part_notice.html", reader.lang, **facts) if told(facts) else "")


def chairs(table: Table, reader: Reader) -> str:
    """Who asks for a bot's chair, and what became of it."""
    plea = of_person(table, reader.person) if reader.seat < 0 else None
    pleas = to_decide(table, reader.person)
    if plea is None and not pleas:
        return ""
    return render("part_chairs.html", reader.lang, table=table, plea=plea, pleas=pleas)


def told(facts: Mapping[str, Any]) -> bool:
    """Is there anything to notice?"""
    return any(facts[key] for key in ("subbed", "wish", "clock", "open_round"))


def curtain(table: Table, reader: Reader) -> str:
    """At a shared device: whose turn it is to look."""
    if reader.curtain < 0:
        return ""
    who, colour = table.row.seats[reader.curtain].name, table.colour(reader.curtain)
    return small("part_curtain.html", reader.lang, who=who, colour=colour, seat=reader.curtain)


def look_of(table: Table, reader: Reader) -> int:
    """What the parts of a reader's page are made of, as a number that another process comes to as well:
    a page that comes back with the same one need not be drawn to know what it shows.
    """
    wish, fuse = table.undo.wish, table.clocks.fuse
    facts = (
        (reader.seat, reader.curtain, reader.lang, reader.layout, table.version, table.row.revision),
        table.asking.reply(reader.seat),
        None if wish is None else (wish.seat, sorted(wish.agreed)),
        (None if fuse is None else bool(fuse.until), table.clocks.running is not None),
    )
    return crc32(repr(facts).encode()) & 0x7FFF_FFFF


def stamp(table: Table, reader: Reader) -> tuple[object, ...]:
    """All that the parts of a reader's page are made of: as long as it is the same, they are."""
    wish, clocks = table.undo.wish, table.clocks
    fuse = clocks.fuse
    return (
        reader,
        table.history.moments[-1],
        table.version,
        table.row,
        table.asking.reply(reader.seat),
        None if wish is None else (wish.version, wish.seat, frozenset(wish.agreed)),
        None if fuse is None else bool(fuse.until),
        clocks.running is not None,
    )
