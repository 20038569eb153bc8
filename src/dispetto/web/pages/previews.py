"""What each answer to a reader's own question would do, as a picture: ghosts over the scene, sent when a page asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from markupsafe import Markup

from dispetto.core.engine.table import Action, Event, State, asked, step
from dispetto.core.foresight import imagined
from dispetto.core.game import Game
from dispetto.core.outlook import tried
from dispetto.core.rounds import goes_on
from dispetto.web.pages.buttons import is_asked
from dispetto.web.pages.lines import known
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table

MOST = 20  # offers; beyond that nobody compares them one by one
Foreseen = tuple[object, list[Event]]  # a view, and what happened on the way there

KEPT: WeakKeyDictionary[Table, dict[tuple[int, str], tuple[object, Markup]]] = WeakKeyDictionary()


def has_ghosts(table: Table, s: State, seat: int) -> bool:
    """Does the stage show answers to this question?"""
    ask = asked(s)
    if ask is None or ask.seat != seat or type(ask).__name__ not in table.stage.previews:
        return False
    return len(ask.legal(s)) <= MOST


def ghosts(table: Table, reader: Reader) -> Markup:
    """The ghosts of a reader's own question as one picture of the board's size; empty where there are none."""
    if not is_asked(table, reader):
        return Markup()
    stamp = (table.history.moments[-1], table.version, table.asking.reply(reader.seat))
    kept = KEPT.setdefault(table, {})
    before = kept.get((reader.seat, reader.layout))
    if before is None or before[0] != stamp:
        s = table.asking.seen(reader.seat)
        before = kept[reader.seat, reader.layout] = (
            stamp,
            sheet(table, s, reader.seat, table.stage.drawing(reader.layout, "scene")),
        )
    return before[1]


def sheet(table: Table, s: State, seat: int, layout: str) -> Markup:
    """A group an answer, where the stage shows answers to this question and what comes of it is certain."""
    ask = asked(s)
    if ask is None or not has_ghosts(table, s, seat):
        return Markup()
    v = table.game.view(s, seat)
    groups = Markup("").join(drawn(table, s, seat, v, layout, ask.legal(s)))
    wide, high = table.stage.size(table.stage.backdrop(v), layout)
    picture = Markup('<svg class="previews" viewBox="0 0 {} {}" aria-hidden="true">{}</svg>')
    return picture.format(wide, high, groups)  # also an empty one: then the page need not ask again


def drawn(table: Table, s: State, seat: int, v: object, layout: str, offers: Sequence[Action]) -> Iterator[Markup]:
    """The groups that show something."""
    tables = imagined(table.game, s, seat)
    for key, a in enumerate(offers, 1):
        found = foreseen(table.game, tables, seat, a)
        shown = table.stage.preview(v, found[0], layout, found[1], key) if found is not None else None
        if shown is not None:
            still = Markup(" data-still") if shown.still else ""
            group = Markup('<g data-preview="{}" data-away="{}"{}>{}</g>')
            yield group.format(a.code, " ".join(shown.away), still, Markup(shown.svg))


def foreseen(game: Game[Any, Any], tables: Sequence[State], seat: int, a: Action) -> Foreseen | None:
    """The view after an answer and the parts that follow it without a choice, and what happens on the way;
    None where it hangs on what the seat cannot know.

    Only imagined tables are played on: what is hidden has been dealt afresh there, so a preview cannot tell it.
    """
    found: list[tuple[object, list[Event]]] = []
    for s in tables:
        before = asked(s)
        c = tried(game, s, a)
        while before is not None and goes_on(before, ask := asked(c)):
            assert ask is not None
            offers = ask.legal(c)
            if len(offers) > 1:
                break
            before = ask
            step(c, offers[0])
        found.append((game.view(c, seat), [known(e, seat) for e in c.events or ()]))
    view, told = found[0]
    same = all(other == view and like(events, told) for other, events in found[1:])
    return (view, told) if same else None


def like(events: Sequence[Event], others: Sequence[Event]) -> bool:
    """Is the same told?"""
    return [(e.kind, e.seat, e.args) for e in events] == [(e.kind, e.seat, e.args) for e in others]
