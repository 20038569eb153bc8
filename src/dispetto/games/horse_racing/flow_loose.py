"""The riderless horse: it runs where its driver likes, and wins nothing."""

from __future__ import annotations

from typing import Any, Final

import dispetto.games.horse_racing.flow_running as running
import dispetto.games.horse_racing.why as reasons
from dispetto.core.table import Action, Reason
from dispetto.games.horse_racing.flow_base import RacingAsk
from dispetto.games.horse_racing.moves import loose_choice, loose_end, loose_row, node_of
from dispetto.games.horse_racing.state import NONE, Meeting
from dispetto.games.horse_racing.track import NOWHERE
from dispetto.games.horse_racing.track_ways import follow_loose, loose_ways, most_forward


class LooseRoute(RacingAsk):
    """RN-RL-03, RN-RL-04, RN-RL-05, RN-RUL-22, RN-DEC-15  Where the riderless horse ends: in any direction, no space twice."""

    def __init__(self, seat: int, pips: int) -> None:
        super().__init__(seat)
        self.pips: Final = pips

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.pips)

    def legal(self, s: Meeting) -> list[Action]:
        return loose_choice(s, self.pips).rows

    def answer(self, s: Meeting, a: Action) -> None:
        found = loose_choice(s, self.pips)
        path = found.paths[found.place(a)]
        end = loose_end(s, a)
        s.say("bolted", self.seat, node_of(s, s.loose_at), node_of(s, end), path)
        if not s.brooked:
            for space in follow_loose(s.course, s.loose_at, path):
                if s.course.space_fence[space] == s.course.brook:
                    s.brooked = 1  # RN-RUL-18
        s.loose_at = end
        running.move_over(s, self.seat)

    def default(self, s: Meeting) -> Action:
        """RN-DEC-15  Forward; where that is blocked, the way with most lengths forward."""
        end = s.loose_at
        for _ in range(self.pips):
            end = s.course.space_ahead[end]
        found = loose_ways(s.course, s.blocked(NONE), s.loose_at, self.pips)
        if end not in found.ends:
            end = most_forward(found, self.pips)
        return loose_row(s, end)

    def why(self, s: Meeting, a: Action) -> Reason:
        return reasons.bolting(s, self.seat, self.pips, a)

    def meaning(self, s: Meeting, a: Action) -> tuple[int, ...]:
        if a.verb != "go":
            return super().meaning(s, a)
        end = loose_end(s, a)
        return (node_of(s, end) if end >= 0 else NOWHERE,)
