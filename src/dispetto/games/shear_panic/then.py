"""What an answer does, said before it is given: the points it brings, the time it takes, and what that sets off.

Nothing is hidden in this game: whatever the rest of an answer may still be is tried on clones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from dispetto.core.engine.table import Action, Ask
from dispetto.core.show.then import BAD, GOOD, Then
from dispetto.core.telling.words import Words
from dispetto.games.shear_panic.rules import cards, moves, track
from dispetto.games.shear_panic.rules.state import (
    BLACK_SHEEP,
    FIRST_PEN,
    FIRST_WALL,
    LAST_PEN,
    NO_FIGURE,
    ROGER_COMES,
    SECOND_WALL,
    SHAWN_COMES,
    Meadow,
)

Flock = tuple[tuple[int, ...], int, int]  # where all stand, where they look, at which edge the figure stands
Picked = (cards.PickSheep, cards.PickWay, cards.PickFar, cards.PickTurn)
MOST_KEPT = 2000
FEW = 4  # answers that have room for whole sentences

KEPT: dict[tuple[object, ...], list[Flock]] = {}  # what an action may make of a meadow: both are values


def then(s: Meadow, ask: Ask[Any], a: Action, words: Words) -> Then | None:
    """What comes of this answer."""
    if isinstance(ask, cards.PickCard):
        return scored(s, ask, flocks_after(s, ask, a), times(s, ask.seat, a.args[1]), words)
    if isinstance(ask, cards.PickDiscard):
        return scored(s, ask, [flock_of(s)], times(s, ask.seat, a.args[1]), words)
    if isinstance(ask, Picked):
        found = flocks_after(s, ask, a)
        return (
            scored(s, ask, found, times(s, ask.seat, ask.value), words)
            if value_of(ask)
            else stood(s, ask.seat, found, words)
        )
    if isinstance(ask, cards.AddMove):
        told = scored(s, ask, [flock_of(s)], [track.where_to(s.marker, ask.value + sum(a.args))], words)
        kept = words.note(s, ask, a)
        if not kept:
            return told
        return Then(f"{told.text}\n{kept}", told.tone, told.icon, told.lead, apart=told.apart)
    if isinstance(ask, cards.MoveAlone):
        return scored(s, ask, [flock_of(s)], [track.where_to(s.marker, a.args[0])], words)
    return None


# ---------------------------------------------------------------------------------------------- what may become of it


def value_of(ask: Ask[Any]) -> int:
    """The value of the card that pays for an action; 0 for a push that is owed."""
    return int(getattr(ask, "value", cards.NO_VALUE))


def times(s: Meadow, seat: int, value: int) -> list[int]:
    """Where the marker may come to by a card of this value, and a movement card with it.  SP-3P-04, SP-2P-04"""
    extra = [row.args[0] for row in cards.move_values(s, seat)]
    if not extra or s.setup.players != 2:
        extra.append(0)
    return sorted({track.where_to(s.marker, value + more) for more in extra})


def flock_of(s: Meadow) -> Flock:
    """The flock as it stands."""
    return tuple(s.where), s.facing, s.edge


def flocks_after(s: Meadow, ask: Ask[Any], a: Action) -> list[Flock]:
    """Every flock that this answer, with all that may still be said, can lead to."""
    key: tuple[object, ...] = (tuple(s.where), s.facing, s.edge, s.figure, s.barred, s.setup.align_contour, ask.seat)
    key += (type(ask), *ask.args(), a.code) if not isinstance(ask, cards.PickCard) else (a.args[0],)
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = KEPT[key] = list(dict.fromkeys(ends(s, ask, a)))
    return found


def ends(s: Meadow, ask: Ask[Any], a: Action) -> Iterator[Flock]:
    """The flocks at the end of an answer, one after the other; no card is spent and no time passes."""
    c = s.clone()
    c.stack = []
    unpaid(ask).answer(c, a)
    if not c.stack:
        yield flock_of(c)
        return
    follows = c.stack[-1]
    assert isinstance(follows, Ask)
    for more in follows.legal(c):
        yield from ends(c, follows, more)


def unpaid(ask: Ask[Any]) -> Ask[Any]:
    """The same question where no card pays for the action."""
    if isinstance(ask, cards.PickSheep):
        return cards.PickSheep(ask.seat, ask.action, cards.NO_VALUE, ask.face)
    if isinstance(ask, cards.PickWay):
        return cards.PickWay(ask.seat, ask.action, cards.NO_VALUE, ask.face, ask.sheep)
    if isinstance(ask, cards.PickFar):
        return cards.PickFar(ask.seat, ask.action, cards.NO_VALUE, ask.face, ask.sheep, ask.way)
    return cards.PickTurn(ask.seat, cards.NO_VALUE) if isinstance(ask, cards.PickTurn) else ask


# ------------------------------------------------------------------------------------------------------ what it brings


def points_of(s: Meadow, seat: int, flock: Flock, to: int) -> tuple[int, ...]:
    """What everybody scores when a seat brings the marker there with the flock like that.  SP-TURN-05, SP-SCORE-01"""
    c = Meadow(s.setup)
    c.where, c.facing, c.edge = list(flock[0]), flock[1], flock[2]
    c.figure, c.walls, c.gone, c.marker = s.figure, s.walls, s.gone, to
    c.points = [0] * s.setup.players
    track.figures(c, seat, s.marker)
    track.score(c, seat)
    return tuple(c.points)


def standing(s: Meadow, seat: int, flock: Flock) -> int:
    """What one's sheep are worth as they stand, by what counts in this phase."""
    c = Meadow(s.setup)
    c.where, c.figure, c.edge = list(flock[0]), s.figure, flock[2]
    if c.figure == NO_FIGURE:
        if track.phase(s.marker) == 1:
            return moves.touch(c.where[2 * seat], c.where[2 * seat + 1])
        return moves.touch_black(c, seat)
    taken = moves.rows_taken(c, c.edge)
    return sum(track.worth(c, taken, moves.depth(c.where[n], c.edge)) for n in (2 * seat, 2 * seat + 1))


def is_reckoning(s: Meadow, to: int) -> bool:
    """Does everybody score there?  SP-RUL-22, SP-RUL-24"""
    if to in (FIRST_PEN, LAST_PEN):
        return True
    done = track.FIRST_WALL_DONE if to < FIRST_PEN else track.SECOND_WALL_DONE
    beyond = FIRST_WALL if to < FIRST_PEN else SECOND_WALL
    return to >= beyond and not s.walls & done


def all_score_only(to: int) -> bool:
    """Is this a phase in which nobody scores but at walls and pens?  SP-PH-03, SP-PH-07"""
    return ROGER_COMES <= to < BLACK_SHEEP or to >= SHAWN_COMES


def scored(s: Meadow, ask: Ask[Any], found: list[Flock], spaces: list[int], words: Words) -> Then:
    """Points and time, as far as they are settled; tersely among many answers."""
    seat, terse = ask.seat, len(ask.legal(s)) > FEW
    time = time_told(s, spaces, words)
    icon = "" if terse else "die" if len(spaces) == 1 and s.setup.panic[spaces[0]] else "hourglass"
    gains = [points_of(s, seat, flock, to) for flock in found for to in spaces]
    mine = [gain[seat] for gain in gains]
    if all(is_reckoning(s, to) for to in spaces):
        if len(set(gains)) == 1:
            return reckoned(gains[0], seat, time, words)
        lead = words.get("then-you", text=span(mine))
        return Then(words.get("then-all", text=time), icon="star", lead=lead, apart=True)
    if not any(mine) and all(all_score_only(to) for to in spaces):
        there = [entered(s, seat, flock, spaces[0]) for flock in found]  # Roger or Shawn may just have come
        worth = span([standing(c, seat, flock_of(c)) for c in there])
        said = time if terse else words.get("then-worth", text=time)
        return Then(said, icon=icon, lead=words.get("then-rows", text=worth), apart=True)
    said = time if terse else words.get("then-points", n=max(mine), text=time)
    tone, icon = GOOD if min(mine) > 0 else "", "star" if any(mine) and not terse else icon
    return Then(said, tone, icon, f"+{span(mine)}", apart=terse)


def entered(s: Meadow, seat: int, flock: Flock, to: int) -> Meadow:
    """The meadow when the marker has come there: Roger or Shawn may have arrived."""
    c = Meadow(s.setup)
    c.where, c.facing, c.edge, c.figure, c.marker = list(flock[0]), flock[1], flock[2], s.figure, to
    track.figures(c, seat, s.marker)
    return c


def reckoned(gains: tuple[int, ...], seat: int, time: str, words: Words) -> Then:
    """Everybody scores, and it is certain how much: one's own, and who gets most of the others."""
    best = max((p for p in range(len(gains)) if p != seat), key=lambda p: gains[p])
    mine = words.get("then-you", text=gains[seat])
    lead = words.get("then-you-and", text=mine, who=words.person(best)[0], n=gains[best])
    tone = BAD if gains[seat] < gains[best] else GOOD
    return Then(words.get("then-all", text=time), tone, "star", lead, apart=True)


def stood(s: Meadow, seat: int, found: list[Flock], words: Words) -> Then:
    """After a push that no card pays for: what one's sheep are worth where they then stand."""
    now, worth = standing(s, seat, flock_of(s)), [standing(s, seat, flock) for flock in found]
    tone = GOOD if min(worth) > now else BAD if max(worth) < now else ""
    return Then(words.get("then-stand", n=track.phase(s.marker), text=span(worth)), tone, "star")


def time_told(s: Meadow, spaces: list[int], words: Words) -> str:
    """The time it will be, and what is there."""
    to, there = spaces[0], "plain"
    if len(spaces) == 1:
        there = "panic" if s.setup.panic[to] else "end" if to == LAST_PEN else "plain"
    return str(words.get("then-time", text=span(spaces), there=there))


def span(numbers: Iterable[int]) -> str:
    """From the least to the most."""
    found = sorted(set(numbers))
    return str(found[0]) if len(found) == 1 else f"{found[0]}–{found[-1]}"
