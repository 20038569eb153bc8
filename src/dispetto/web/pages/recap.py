"""Since your last turn: what the others did, as marks on the board and two lines, and once more in motion."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from markupsafe import escape

from dispetto.core.show.ink_seats import seat_of
from dispetto.core.show.stage import Step
from dispetto.web.pages.lines import to_seat
from dispetto.web.pages.motion import Motions, eyes_of, moved
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.rendering import numbers
from dispetto.web.play.live import duration
from dispetto.web.play.moments import Moment
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.utterances import is_real
from dispetto.web.play.wire import LINE

MOST_THREADS = 14
AGAIN = (
    '<svg class="i" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d="M4,10A6.500,6.500,0,1,1,6,'
    '14.500M4,5V10H9M10.500,7V10.500L13,12"/></svg>'
)
WORST = 1  # so mean at least is what is told
Moves = Mapping[int, list[list[Step]]]  # the motion of each event, by the version of its moment


class Deed(NamedTuple):
    """Something mean that happened: which event of which moment, who did it to whom."""

    moment: Moment
    n: int
    doer: int
    victim: int
    mean: int


def since_last(table: Table, seat: int) -> list[Moment]:
    """The moments since this seat last had something to decide; nothing where the others have done nothing since."""
    moments = table.history.moments
    for at in range(len(moments) - 1, 0, -1):
        entry, before = moments[at].entry, moments[at - 1].state
        if entry is None or entry.kind != "answer" or entry.seat != seat:
            continue
        if is_real(table.game, before):
            later = moments[at + 1 :]
            others = any(m.entry is not None and m.entry.kind == "answer" and m.entry.seat != seat for m in later)
            turns = any(e.kind in table.game.turns for m in later for e in m.events)
            return later if others and turns else []
    return []


def recap(table: Table, reader: Reader, motions: Motions) -> str:
    """What whoever is asked reads beside the question until they answer; nothing in the middle of a turn."""
    if reader.seat < 0 or table.over or (table.asking.in_round and not table.asking.sealed):
        return ""
    if table.asking.reply(reader.seat).codes:
        return ""
    later = since_last(table, reader.seat)
    if not later:
        return ""
    moves = {m.version: moved(table, m, reader.seat, motions) for m in later if m.events}
    ways = threads(table, later, reader.seat, moves)
    told = worst(deeds(table, later, reader.seat), reader.seat)
    turns = sum(e.kind in table.game.turns for m in later for e in m.events)
    marks = {
        "threads": ways,
        "discs": [{"n": n, "at": at} for n, d in enumerate(told, 1) if (at := place(table, d, reader.seat))],
        "hits": [
            {"n": n, "start": f"seat-{d.doer}", "end": f"seat-{d.victim}", "colour": colour(table, d.doer)}
            for n, d in enumerate(told, 1)
            if d.doer >= 0
        ],
        "beside": table.stage.beside,
    }
    t, seconds = tongue(reader.lang), max(1, round(moving(moves) / 1000))
    said = [numbers(sentence(table, d, reader)) for d in told]
    items = "".join([f"<li><i>{n}</i><span>{line}</span></li>" for n, line in enumerate(said, 1)])
    if not any(d.victim == reader.seat for d in told):
        items = f'<li class="none">{escape(t("recap-spared", shade=table.version % 4))}</li>{items}'
    name = escape(t("recap"))
    return (
        f'<section class="recap slip" data-since="{later[0].version}" data-marks="{escape(LINE(marks))}" '
        f'aria-label="{name}">\n<div class="tab dark">{name}</div>\n<ol>{items}</ol>\n'
        f'<div class="do"><button type="button" class="btn" data-again>{AGAIN}<span>{escape(t("recap-again"))}'
        f"<small>{escape(t('recap-turns', n=turns, s=seconds))}</small></span></button>\n"
        f'<button type="button" class="ib" data-recap-close aria-label="{escape(t("recap-close"))}">×</button></div>\n'
        "</section>"
    )


def sentence(table: Table, deed: Deed, reader: Reader) -> str:
    """What the narrator said of it."""
    return table.narrator.sentence([(deed.moment, deed.n)], to_seat(table, reader.lang), reader.lang, reader.seat)


def deeds(table: Table, moments: Sequence[Moment], seat: int) -> Iterator[Deed]:
    """All that was mean, as far as a seat may know it."""
    stage = table.stage
    for m in moments:
        for n, e in enumerate(m.events):
            mean = stage.nastiness(e) if e.known(seat) else 0
            if mean < WORST:
                continue
            whom = stage.done(e, table.view(m.state, eyes_of(table, m, seat)))
            if whom is not None and whom[0] != whom[1]:
                yield Deed(m, n, *whom, mean)


def place(table: Table, deed: Deed, seat: int) -> str:
    """Where on the board that was."""
    then = table.view(before(table, deed.moment).state, seat)
    return table.stage.place(deed.moment.events[deed.n], then)


def worst(found: Iterator[Deed], seat: int) -> list[Deed]:
    """The worst that was done to a seat, then the worst that was done to anybody by somebody else."""
    all_of_it = sorted(found, key=lambda d: -d.mean)
    mine = [d for d in all_of_it if d.victim == seat][:1]
    others = [d for d in all_of_it if d.victim != seat and d.doer != seat][:1]
    return sorted(mine + others, key=lambda d: d.victim != seat)


def before(table: Table, moment: Moment) -> Moment:
    """The moment before this one."""
    moments = table.history.moments
    return moments[max(0, next(i for i in range(len(moments) - 1, -1, -1) if moments[i] is moment) - 1)]


def threads(table: Table, moments: Sequence[Moment], seat: int, moves: Moves) -> list[dict[str, Any]]:
    """The ways of everything that belongs to somebody and has moved: anchors, and the colour of its owner."""
    found: list[dict[str, Any]] = []
    last: dict[str, dict[str, Any]] = {}
    for m in moments:
        walked = [step for motion in moves.get(m.version, ()) for step in paths(motion)]
        v = table.view(m.state, eyes_of(table, m, seat)) if walked else None
        for step in walked:
            owner = table.stage.whose(v, step["id"])
            if owner < 0:
                continue
            far = step.get("hop", 0) > 1 and len(step["via"]) == 2 and table.stage.beside > 0
            one = last.get(step["id"])
            if one is not None and not far and not one["far"] and one["via"][-1] == step["via"][0]:
                one["via"] += step["via"][1:]
                continue
            one = {"id": step["id"], "via": list(step["via"]), "colour": colour(table, owner), "far": far}
            found.append(one)
            last[step["id"]] = one
    return sorted(found, key=lambda one: -len(one["via"]))[:MOST_THREADS]


def moving(moves: Moves) -> float:
    """How long all of this takes to see, in milliseconds."""
    return sum(duration(one) for motion in moves.values() for one in motion)


def paths(motion: Sequence[Step]) -> Iterator[Step]:
    """The steps by which something walks, also those at the same time."""
    for step in motion:
        if step["do"] == "path":
            yield step
        elif step["do"] == "all":
            yield from paths(step["steps"])


def colour(table: Table, seat: int) -> str:
    """The ink of a seat."""
    return seat_of(table.colour(seat)).colour
