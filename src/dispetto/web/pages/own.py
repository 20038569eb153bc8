"""What only one reader sees of a table: the question, the hand, what is lit for them, and their small buttons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from weakref import WeakKeyDictionary

from markupsafe import Markup

from dispetto.core.engine.table import PUBLIC, asked
from dispetto.core.rounds import heard
from dispetto.core.show.stage import Mark, Stage
from dispetto.web.pages.buttons import buttons, is_asked, undoable
from dispetto.web.pages.lesson import bubble
from dispetto.web.pages.lines import lately
from dispetto.web.pages.motion import Motions
from dispetto.web.pages.phrases import moment, tongue
from dispetto.web.pages.previews import has_ghosts
from dispetto.web.pages.question import Asked, question
from dispetto.web.pages.recap import recap
from dispetto.web.pages.rendering import render
from dispetto.web.pages.shared import SHARED, Look, drawn
from dispetto.web.play.alone import may_run
from dispetto.web.play.chairs import of_person, to_decide
from dispetto.web.play.days import by_post
from dispetto.web.play.haunting import HECKLES, ghostly
from dispetto.web.play.hinting import may_be_helped
from dispetto.web.play.lesson import told_at
from dispetto.web.play.reader import Reader
from dispetto.web.play.standing import only_if, passes
from dispetto.web.play.table import Table
from dispetto.web.play.utterances import chosen, is_real
from dispetto.web.store.rows import TableRow

ABSENT: WeakKeyDictionary[Table, tuple[TableRow, dict[tuple[str, str], str]]] = WeakKeyDictionary()
OWN = ("hand", "ask", "notice", "tools", "curtain", "absent", "lesson", "recap")


@lru_cache(maxsize=4096)
def small(template: str, lang: str, **facts: Any) -> str:
    """A small part that says the same to many readers."""
    return render(template, lang, **facts)


def parts(table: Table, reader: Reader, look: Look, motions: Motions) -> dict[str, str]:
    """The parts of a reader's page: everybody's where they are the same for them, else their own."""
    found = asking(table, reader, look, motions) if is_asked(table, reader) else looking(table, reader, look)
    return {"symbols": look.symbols, **found} if table.stage.changing else found


def looking(table: Table, reader: Reader, look: Look) -> dict[str, str]:
    """The page of somebody who has nothing to answer now."""
    stage, page = table.stage, reader.layout
    same = look.alike
    found = {name: look.part(name) for name in SHARED if reader.seat < 0 or name in same or name == "where"}
    if len(found) < len(SHARED) or draws_hand(stage):
        v = table.view(table.asking.seen(reader.seat), reader.seat) if reader.seat >= 0 else look.view
        words = table.words(reader.lang, reader.seat)
        for name in SHARED:
            if name not in found:
                found[name] = drawn(name, table, v, page, words, table.asking.party)
        found["hand"] = stage.hand(v, stage.drawing(page, "hand"), (), words)
    else:
        found["hand"] = ""
    return found | {"ask": waiting(table, reader, look) + ghost(table, reader)} | frame(table, reader, False)


def draws_hand(stage: Stage[Any]) -> bool:
    """Does this game show anything between the scene and the question?"""
    return type(stage).hand is not Stage.hand


def asking(table: Table, reader: Reader, look: Look, motions: Motions) -> dict[str, str]:
    """The page of somebody who is asked: what may be answered is lit."""
    stage, page = table.stage, reader.layout
    s = table.asking.seen(reader.seat)
    v = table.view(s, reader.seat)
    words = table.words(reader.lang, reader.seat)
    ask = asked(s)
    assert ask is not None
    said = table.asking.reply(reader.seat).codes
    offers = buttons(table, s, words, v)
    marks = [Mark(b.number, b.code, b.anchors) for b in offers if b.anchors]
    same = look.alike - {"scene"}
    found = {name: look.part(name) for name in SHARED if name in same or name == "where"}
    same_letters = "scene" in look.alike and s is table.state
    for name in SHARED:
        if name not in found:
            letters = look.labels if name == "scene" and same_letters else None
            found[name] = drawn(name, table, v, page, words, table.asking.party, marks, letters)
    found["hand"] = stage.hand(v, stage.drawing(page, "hand"), marks, words)
    asks = Asked(
        question=words.question(s, ask),
        tray=Markup(stage.tray(v, lately(table, reader.seat))),
        aside=stage.aside(v, words),
        coach="" if told_at(table) else table.game.coach(v, ask, words),
        kind=f"{table.game.name} {type(ask).__name__}",
        part=len(said),
        back=chosen(table.game, table.asking.seen_after(reader.seat, ()), said),
        step_in=table.asking.in_round and not table.asking.sealed,
        seq=table.version,
        ghosts=has_ghosts(table, s, reader.seat),
    )
    found["ask"] = question(reader.lang, asks, offers)
    return found | frame(table, reader, True) | {"recap": recap(table, reader, motions)}


def waiting(table: Table, reader: Reader, look: Look) -> str:
    """What stands in the place of the question for everybody else."""
    ending = table.history.ending()
    if ending is not None:
        words = table.words(reader.lang, reader.seat)
        return render("part_ending.html", reader.lang, ending=words.ending(ending), table=table.id)
    asking = table.asking
    spectating = reader.seat < 0 and reader.curtain < 0
    if reader.seat not in asking.party and not asking.in_round:
        return look.said_once(f"waiting {spectating}", lambda: everybody_waits(table, look, spectating))
    ask = heard(table.asking.seen(reader.seat), reader.seat)
    answered = asking.in_round and asking.reply(reader.seat).done
    answered = answered and is_real(table.game, asking.seen_after(reader.seat, ()))  # what was no choice is no answer
    if answered or ask is None:
        asks = tongue(reader.lang)("round-answered") if answered else ""
    elif asking.in_round and len(asking.party) > 1:
        asks = tongue(reader.lang)("round-waiting")
    else:
        asks = table.words(reader.lang, reader.seat).waiting(ask)
    return small(
        "part_waiting.html",
        reader.lang,
        question=asks,
        tray=look.tray,
        spectating=spectating,
        answered=answered,
        seq=table.version if answered else 0,
    )


def everybody_waits(table: Table, look: Look, spectating: bool) -> str:
    """The same for all who have nothing to do with the question."""
    ask = heard(table.state, PUBLIC)
    asks = "" if ask is None else look.words.waiting(ask)
    facts: dict[str, Any] = {"question": asks, "tray": look.tray, "spectating": spectating}
    return small("part_waiting.html", look.lang, answered=False, seq=0, **facts)


def frame(table: Table, reader: Reader, mine: bool) -> dict[str, str]:
    """What lies round the question: notices, small buttons, the curtain of a shared device."""
    return {
        "notice": notice(table, reader, mine),
        "tools": tools(reader.lang, undoable(table, reader), reader.seat >= 0 and may_be_helped(table)),
        "curtain": curtain(table, reader),
        "recap": "",
        "absent": absent(table, reader),
        "lesson": bubble(table, reader, mine),
    }


@lru_cache
def tools(lang: str, undo: bool, hint: bool) -> str:
    """The small buttons."""
    return render("part_tools.html", lang, undo=undo, hint=hint)


def ghost(table: Table, reader: Reader) -> str:
    """What somebody may do who is out; who only looks on has it in the menu."""
    if reader.seat < 0 or not table.game.eliminates or not ghostly(table, reader.person):
        return ""
    return small("part_ghost.html", reader.lang, table=table.id, heckles=HECKLES, out=True)


def notice(table: Table, reader: Reader, mine: bool) -> str:
    """Whatever somebody should know or decide beside the question."""
    asking, seats = table.asking, table.row.seats
    own = seats[reader.seat] if reader.seat >= 0 else None
    subbed = any(seats[seat].sub for seat in table.seats_of(reader.person))
    wish, runs = table.undo.wish, may_run(table, reader.person)
    if not (subbed or wish or runs or asking.in_round or table.clocks.running):
        return chairs(table, reader)
    facts: dict[str, Any] = {"subbed": subbed}
    facts["wish"] = "" if wish is None else seats[wish.seat].name
    facts["my_wish"] = wish is not None and wish.seat == reader.seat
    facts["may_agree"] = wish is not None and own is not None and reader.person not in wish.agreed
    facts["seq"] = table.version if facts["may_agree"] else 0
    in_round = asking.in_round and not table.over
    ticks = not table.over and not in_round and table.clocks.running is not None
    facts["run"] = runs
    facts["ran"] = facts["run"] and reader.person in table.hurry
    facts["out"] = facts["run"] and reader.seat >= 0 and table.game.is_out(table.state, reader.seat)
    facts["clock"] = seats[asking.party[0]].name if ticks else ""
    facts["my_clock"] = mine
    facts["open_round"] = in_round
    facts["sealed"] = in_round and asking.sealed
    facts["until"], facts["gone"] = posted(table)
    facts["burning"] = in_round and table.clocks.fuse is not None and bool(table.clocks.fuse.until)
    facts["standing"] = in_round and own is not None and not own.player and not facts["sealed"]
    facts["passes"] = bool(facts["standing"]) and passes(table, reader.seat)
    facts["only_if"] = bool(facts["standing"]) and only_if(table, reader.seat)
    return chairs(table, reader) + (small("part_notice.html", reader.lang, **facts) if told(facts) else "")


def posted(table: Table) -> tuple[str, tuple[tuple[str, str], ...]]:
    """Until when a clock of days runs, and who of those asked is on holiday until when."""
    found = table.clocks.post
    if found is None or table.over:
        return "", ()
    named = {s.person: s.name for s in table.row.seats}
    return moment(found.until), tuple((named.get(who, "?"), moment(until)) for who, until in found.away)


def chairs(table: Table, reader: Reader) -> str:
    """Who asks for a bot's chair, and what became of it."""
    if not table.row.settings.get("pleas"):
        return ""
    plea = of_person(table, reader.person) if reader.seat < 0 else None
    pleas = to_decide(table, reader.person)
    if plea is None and not pleas:
        return ""
    return render("part_chairs.html", reader.lang, table=table, plea=plea, pleas=pleas)


def told(facts: Mapping[str, Any]) -> bool:
    """Is there anything to notice?"""
    return any(facts[key] for key in ("subbed", "wish", "clock", "open_round", "run"))


def absent(table: Table, reader: Reader) -> str:
    """What those who play read of each of the others while that one is away; the page shows it then."""
    if table.over or not table.seats_of(reader.person) or by_post(table):  # by correspondence nobody looks all the time
        return ""
    row, key = table.row, (reader.lang, reader.person)
    kept = ABSENT.get(table)
    if kept is None or kept[0] is not row:
        kept = ABSENT[table] = row, {}
    if key not in kept[1]:
        others = tuple(
            (n, s.name, s.face, table.colour(n))
            for n, s in enumerate(row.seats)
            if s.person and not s.sub and s.person != reader.person
        )
        kept[1][key] = render("part_absent.html", reader.lang, table=table.id, others=others) if others else ""
    return kept[1][key]


def curtain(table: Table, reader: Reader) -> str:
    """At a shared device: whose turn it is to look."""
    if reader.curtain < 0:
        return ""
    who, colour = table.row.seats[reader.curtain].name, table.colour(reader.curtain)
    return small("part_curtain.html", reader.lang, who=who, colour=colour, seat=reader.curtain)


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
        is_asked(table, reader),
        fuse is not None and bool(fuse.until),
        clocks.running is not None,
        clocks.post,
        frozenset(table.hurry),
    )
