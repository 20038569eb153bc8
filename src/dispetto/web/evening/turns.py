"""What can become of an evening: each a function from one evening to the next, and a sentence where it cannot be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from dispetto.core.engine.dice import derive
from dispetto.web.evening.scores import last_first
from dispetto.web.evening.seating import chairs_for, quick_options
from dispetto.web.evening.shapes import (
    COMING,
    ENDED,
    LOST,
    OVER,
    PLAYING,
    SKIPPED,
    Evening,
    Guest,
    Nasty,
    Result,
    Round,
)
from dispetto.web.names import distinct, free_face
from dispetto.web.sorry import Sorry
from dispetto.web.store.rows import SeatRow

MOST_GUESTS = 16


def joined(e: Evening, new: Guest) -> Evening:
    """Somebody comes, or comes back, by a name and a face that nobody else has here."""
    others = [g for g in e.guests if g.person != new.person]
    was = e.guest(new.person)
    if was is None and len(e.guests) >= MOST_GUESTS:
        raise Sorry("evening-full", 409, n=MOST_GUESTS)
    rows = [SeatRow(g.person, g.name, face=g.face) for g in others]
    name = distinct(new.name, [g.name for g in others])
    new = replace(new, name=name, face=free_face(new.person, new.face, rows), table=was.table if was else -1)
    if was is None:
        return replace(e, guests=(*e.guests, new))
    return replace(e, guests=tuple(new if g.person == new.person else g for g in e.guests))


def with_guest(e: Evening, person: str, change: Callable[[Guest], Guest]) -> Evening:
    """The same with something else about one guest."""
    return replace(e, guests=tuple(change(g) if g.person == person else g for g in e.guests))


def sent_to(e: Evening, person: str, table: int) -> Evening:
    """Somebody stays at that table all evening."""
    return with_guest(e, person, lambda g: replace(g, table=table))


def with_round(e: Evening, n: int, change: Callable[[Round], Round]) -> Evening:
    """The same with something else about one game."""
    return replace(e, rounds=tuple(change(r) if i == n else r for i, r in enumerate(e.rounds)))


def claimed(e: Evening, person: str, chair: int) -> Evening:
    """Somebody wants a chair of the next game: those lower in the standings keep theirs, those above give way."""
    game = e.rounds[e.next].game if e.next >= 0 else ""
    if e.over or e.now >= 0 or not game or e.twin or not 0 <= chair < chairs_for(e, game):
        raise Sorry("evening-no-chair", 409)
    order = last_first(e)
    if person not in order:
        raise Sorry("evening-not-here", 403)
    for g in e.people:
        if g.chair == chair and g.person != person:
            if order.index(g.person) < order.index(person):
                raise Sorry("evening-chair-taken", 409, who=g.name)
            e = with_guest(e, g.person, lambda g: replace(g, chair=-1))
    return with_guest(e, person, lambda g: replace(g, chair=chair))


def drawn(e: Evening) -> Evening:
    """The next game, out of the hat: none comes twice before all have come once. What browsers add to the dice is
    fixed with the first draw.
    """
    n = e.next
    if n < 0 or e.rounds[n].game or not e.plan.hat:
        return e
    before = [r.game for r in e.rounds if r.game]
    if not before:
        e = replace(e, nonces=tuple(g.nonce for g in e.guests if g.nonce))
    fewest = min(before.count(game) for game in e.plan.hat)
    odds = [int(before.count(game) == fewest) for game in e.plan.hat]
    game = e.plan.hat[derive(bytes.fromhex(e.seed), e.nonces, n, odds)]
    return with_round(e, n, lambda r: replace(r, game=game, options=quick_options(game)))


def begun(e: Evening, n: int, tables: Sequence[str], at: float) -> Evening:
    """A game begins."""
    e = replace(e, guests=tuple(replace(g, chair=-1) for g in e.guests))
    return with_round(e, n, lambda r: replace(r, state=PLAYING, tables=tuple(tables), began=at))


def finished(e: Evening, n: int, results: Sequence[Result], nasty: Nasty | None, at: float) -> Evening:
    """A game is over: the minute begins."""
    told = tuple(results)
    return onwards(with_round(e, n, lambda r: replace(r, state=OVER, results=told, nasty=nasty, ended=at)), at)


def lost(e: Evening, n: int, at: float) -> Evening:
    """The table of a game is gone: nobody has points for it."""
    return onwards(with_round(e, n, lambda r: replace(r, state=LOST, ended=at)), at)


def skipped(e: Evening, n: int, at: float) -> Evening:
    """A game is left out, also in the middle; its table is an ordinary one from then on."""
    return onwards(with_round(e, n, lambda r: replace(r, state=SKIPPED, ended=at)), at)


def stopped(e: Evening) -> Evening:
    """Enough: what has not been played is not."""
    rounds = tuple(replace(r, state=SKIPPED) if r.state in (COMING, PLAYING) else r for r in e.rounds)
    return replace(e, rounds=rounds, status=ENDED)


def onwards(e: Evening, at: float) -> Evening:
    """What follows a game: the next one is drawn, or the evening has its winner."""
    e = replace(e, since=at, halted=False)
    return replace(e, status=ENDED) if e.next < 0 and e.now < 0 else drawn(e)


def planned(games: Sequence[str], hat: Sequence[str], n: int) -> tuple[Round, ...]:
    """The games of an evening: those that were chosen, in order, or so many that will be drawn."""
    if hat:
        return tuple(Round() for _ in range(n))
    return tuple(Round(game, quick_options(game)) for game in games)
