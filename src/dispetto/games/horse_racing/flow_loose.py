"""The riderless horse: it runs where its driver likes, and wins nothing."""

from __future__ import annotations

from typing import Any, Final

import dispetto.games.horse_racing.flow_running as running
import dispetto.games.horse_racing.why as reasons
from dispetto.core.table import Action, Reason
from dispetto.games.horse_racing import actions as do
from dispetto.games.horse_racing.flow_base import RacingAsk
from dispetto.games.horse_racing.moves import loose_end, loose_row, node_of
from dispetto.games.horse_racing.state import NONE, Meeting
from dispetto.games.horse_racing.track import NOWHERE, Ways, default_loose, follow_loose, loose_ways


class LooseRoute(RacingAsk):
    """RN-RL-03, RN-RL-04, RN-RL-05, RN-RUL-22, RN-DEC-15  Where the riderless horse ends: in any direction, no space twice."""

    def __init__(self, seat: int, pips: int) -> None:
        super().__init__(seat)
        self.pips: Final = pips

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.pips)

    def found(self, s: Meeting) -> Ways:
        """The ends and a path to each."""
        return loose_ways(s.course, s.blocked(NONE), s.loose_at, self.pips)

    def legal(self, s: Meeting) -> list[Action]:
        codes = [loose_row(s, end).code for end in self.found(s).ends]
        codes.sort()
        table = do.TABLE
        return [table[code] for code in codes]

    def answer(self, s: Meeting, a: Action) -> None:
        end = loose_end(s, a)
        path = self.found(s).path_to(end)
        s.say("bolted", self.seat, node_of(s, s.loose_at), node_of(s, end), path)
        wet = follow_loose(s.course, s.loose_at, path)
        s.loose_at = end
        for space in wet:
            if s.course.space_fence[space] == s.course.brook:
                s.brooked = 1  # RN-RUL-18
        running.move_over(s, self.seat)

    def default(self, s: Meeting) -> Action:
        return loose_row(s, default_loose(s.course, s.loose_at, self.pips, self.found(s)))

    def why(self, s: Meeting, a: Action) -> Reason:
        return reasons.bolting(s, self.seat, self.pips, a)

    def meaning(self, s: Meeting, a: Action) -> tuple[int, ...]:
        if a.verb != "go":
            return super().meaning(s, a)
        end = loose_end(s, a)
        return (node_of(s, end) if end >= 0 else NOWHERE,)
