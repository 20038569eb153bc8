"""One person and bots: nobody else could learn from a pause, so nobody is kept waiting for a machine.

What bots do is shown in one go, behind a veil that rises when the person is asked, and at a moment that follows from
how much has happened behind it: bots have so long to think and no longer. Only where the machine itself is too slow for
that it rises later, in whole beats.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from dispetto.bots import bot_named
from dispetto.core.engine.table import asked
from dispetto.core.errors import BadInput
from dispetto.web.play.standing import passes
from dispetto.web.play.table import Table
from dispetto.web.play.utterances import is_real

BEAT = 0.25  # seconds from the first thought of a bot to what all of them did; or so many beats
PER_BEAT = 32  # entries, with a choice or without: so many more are a beat more
DEEP = 3  # beats in place of one, where somebody sits who thinks for as long as there is time
SPARE = 0.05  # seconds of it that are not for thinking
PATIENT = 1.0  # seconds: after that it is told in ticks
TICK = 1.5  # seconds
BATCH = 48  # entries of the log without a word of the person's: that is long
LOT = 60  # entries that are shown in one go at most (a table remembers 64); then the motion is waited for
LONGEST = 30.0  # seconds of motion that are waited for


def alone(table: Table) -> bool:
    """Does one person at most answer here, on however many seats, and bots all else?"""
    return len(table.answerers) < 2


def hurries(table: Table) -> bool:
    """Does everybody who answers here want it to run on, to the end or until they are asked?"""
    return bool(table.answerers) and table.answerers <= table.hurry


def may_run(table: Table, person: str) -> bool:
    """May somebody let the table run on? Who is out may, where everybody is who answers for themselves;
    and who is alone with bots, where these have been at it for long.
    """
    mine = [n for n in table.seats_of(person) if not table.row.seats[n].player]
    if not mine or not table.started or table.over:
        return False
    people = [n for n, s in enumerate(table.row.seats) if not s.player]
    if all(table.game.is_out(table.state, n) for n in people):
        return True
    owing = table.asking.owing()
    return alone(table) and all(idle(table, n) for n in owing) and table.version - last_word(table, mine) >= BATCH


def waits_for_eyes(table: Table) -> bool:
    """Has one person among bots had nothing to say for long? Then it does not go on behind their back."""
    people = [n for n, s in enumerate(table.row.seats) if not s.player]
    if not people or not goes_by_itself(table) or hurries(table):
        return False
    return table.version - last_word(table, people) >= BATCH


def last_word(table: Table, seats: Sequence[int]) -> int:
    """The version of the latest answer in which one of these seats had a choice; -1 where nobody remembers."""
    moments = table.history.moments
    for before, m in zip(reversed(moments[:-1]), reversed(moments[1:]), strict=True):
        if m.entry is not None and m.entry.kind == "answer" and m.entry.seat in seats:
            if is_real(table.game, before.state):
                return m.version
    return -1


def idle(table: Table, seat: int) -> bool:
    """Has a person on this seat nothing to think about in the open question?"""
    if table.row.seats[seat].player:
        return True
    if table.asking.in_round and not table.asking.sealed and passes(table, seat):
        return True
    return not table.asking.reply(seat).codes and not is_real(table.game, table.asking.seen(seat))


def goes_by_itself(table: Table) -> bool:
    """Is the open question one for bots, or no question at all, at a table where nobody else is waited for?"""
    if table.over or not (alone(table) or hurries(table)) or asked(table.state) is None:
        return False
    owing = table.asking.owing()
    return all(idle(table, seat) for seat in (owing if table.asking.in_round else owing[:1]))


def thinks_deep(table: Table) -> bool:
    """Does a bot answer here that is not quick by itself? Everybody can read that on its plate."""
    return any(not is_quick(s.player) for s in table.row.seats if s.player)


@lru_cache(maxsize=256)
def is_quick(bot: str) -> bool:
    """Is a bot of this name always quick?"""
    try:
        return bot_named(bot).quick
    except BadInput:  # it was installed when the table was made
        return True


class Veils:
    """Tables where bots are at it, and nobody is shown how far they are."""

    def __init__(self) -> None:
        self.hung: dict[str, tuple[float, int]] = {}  # when each fell, and at which version

    def fall(self, table: Table, now: float) -> None:
        """From now on nothing is shown."""
        self.hung.setdefault(table.id, (now, table.version))

    def rise(self, table: Table) -> None:
        """All is shown."""
        self.hung.pop(table.id, None)

    def hides(self, table: Table) -> bool:
        """Is there something that no page is shown yet?"""
        return table.id in self.hung

    def full(self, table: Table) -> bool:
        """Has so much happened that it should be shown before there is more?"""
        return self.hides(table) and table.version - self.hung[table.id][1] >= LOT

    def scheduled(self, table: Table) -> float:
        """Seconds from its fall to its rise, by what everybody may know: how much has happened behind it."""
        beats = 1 + (table.version - self.hung[table.id][1]) // PER_BEAT
        return BEAT * beats * (DEEP if thinks_deep(table) else 1)

    def purse(self, table: Table, now: float) -> float:
        """Seconds that a thought behind it may take, so that it rises when it should."""
        if not self.hides(table) or not table.history.secret or not thinks_deep(table):
            return math.inf
        return self.hung[table.id][0] + self.scheduled(table) - SPARE - now

    def left(self, table: Table, now: float) -> float:
        """Seconds until it may rise: none where everything lies open, and thinking betrays nothing."""
        if not self.hides(table) or not table.history.secret:
            return 0.0
        late = now - self.hung[table.id][0]
        if late <= self.scheduled(table):
            return self.scheduled(table) - late
        beat = BEAT if late <= PATIENT else TICK
        return max(0.0, math.ceil(late / beat) * beat - late)
