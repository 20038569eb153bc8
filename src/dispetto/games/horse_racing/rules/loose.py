"""The riderless horse: it runs where its driver likes, and wins nothing."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from dispetto.core.engine.table import Action, Reason
from dispetto.games.horse_racing.rules import actions, running, why
from dispetto.games.horse_racing.rules.moves import by_the_brook, loose_choice, loose_end, loose_row, node_of
from dispetto.games.horse_racing.rules.questions import RacingAsk
from dispetto.games.horse_racing.rules.state import NONE, Meeting
from dispetto.games.horse_racing.rules.track import NOWHERE, Choice
from dispetto.games.horse_racing.rules.ways import follow_loose, loose_ways, most_forward


@mypyc_attr(free_list_len=1)
class LooseRoute(RacingAsk):
    """Where the riderless horse ends: in any direction, no space twice.  RN-RL-03, RN-RL-04, RN-RL-05, RN-RUL-22,
    RN-DEC-15
    """

    def __init__(self, seat: int, pips: int) -> None:
        super().__init__(seat)
        self.pips: Final = pips

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.pips)

    def found(self, s: Meeting) -> Choice:
        """What there is to choose from: it stays so until it is chosen, or somebody leaves."""
        if s.found is None:
            s.found = loose_choice(s, self.pips)
        return s.found

    def legal(self, s: Meeting) -> list[Action]:
        return self.found(s).rows

    def answer(self, s: Meeting, a: Action) -> None:
        found = self.found(s)
        s.found = None
        path = found.paths[found.place(a)]
        end = loose_end(s, a)
        brook = by_the_brook(s, end, path)
        if brook is not None and brook.dry and brook.wet:
            s.stack.append(LooseWay(self.seat, self.pips, a.code))
        else:
            bolt(s, self.seat, end, path)

    def default(self, s: Meeting) -> Action:
        """Forward; where that is blocked, the way with most lengths forward.  RN-DEC-15"""
        end = s.loose_at
        for _ in range(self.pips):
            end = s.course.space_ahead[end]
        found = loose_ways(s.course, s.blocked(NONE), s.loose_at, self.pips)
        if end not in found.ends:
            end = most_forward(found, self.pips)
        return loose_row(s, end)

    def why(self, s: Meeting, a: Action) -> Reason:
        return why.bolting(s, self.seat, self.pips, a)

    def facts(self, s: Meeting) -> tuple[int, ...]:
        return (self.pips,)

    def meaning(self, s: Meeting, a: Action) -> tuple[int, ...]:
        if a.verb != "go":
            return super().meaning(s, a)
        end = loose_end(s, a)
        return (node_of(s, end) if end >= 0 else NOWHERE,)


class LooseWay(RacingAsk):
    """Round the water or through it, where both lead there and nobody has reached the brook yet.
    RN-DEC-15, RN-RUL-18
    """

    def __init__(self, seat: int, pips: int, code: int) -> None:
        super().__init__(seat)
        self.pips: Final = pips
        self.code: Final = code  # the row of the end

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.pips, self.code)

    def legal(self, s: Meeting) -> list[Action]:
        return DRY_OR_WET

    def answer(self, s: Meeting, a: Action) -> None:
        end = loose_end(s, actions.ROWS[self.code])
        brook = by_the_brook(s, end, path_to(s, self.pips, actions.ROWS[self.code]))
        assert brook is not None
        bolt(s, self.seat, end, brook.dry if a is actions.DRY else brook.wet)

    def why(self, s: Meeting, a: Action) -> Reason:
        return why.choosing_a_way(s, a, "RN-DEC-15")


DRY_OR_WET: Final = [actions.DRY, actions.WET]


def path_to(s: Meeting, pips: int, a: Action) -> int:
    """The first path to the end that a row names."""
    found = loose_choice(s, pips)
    return found.paths[found.place(a)]


def bolt(s: Meeting, seat: int, end: int, path: int) -> None:
    """Off it goes.  RN-RL-04, RN-RUL-18"""
    s.say("bolted", seat, node_of(s, s.loose_at), node_of(s, end), path)
    if not s.brooked:
        for space in follow_loose(s.course, s.loose_at, path):
            if s.course.space_fence[space] == s.course.brook:
                s.brooked = 1
    s.loose_at = end
    running.move_over(s, seat)
