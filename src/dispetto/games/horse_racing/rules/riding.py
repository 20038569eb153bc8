"""The ride: where a horse may go, doubling, and the finish."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from dispetto.core.engine.table import Action, Reason, Task
from dispetto.games.horse_racing.rules import actions, nasty, running, why
from dispetto.games.horse_racing.rules.moves import choice, end_of, row_to
from dispetto.games.horse_racing.rules.pieces import MIDWAY
from dispetto.games.horse_racing.rules.questions import RacingAsk
from dispetto.games.horse_racing.rules.state import FINISHED, NONE, Meeting, put
from dispetto.games.horse_racing.rules.track import HOME, NOWHERE, Choice
from dispetto.games.horse_racing.rules.ways import BASE, follow, goes_in, in_doubt, veer

# ------------------------------------------------------------------------------------------------------- The routes


def swerve(s: Meeting, seat: int, pips: int) -> None:
    """Under pressure: sideways first, then on with what is left of the roll.  RN-HUP-03, RN-HUP-04, RN-RUL-24"""
    at = s.at[seat]
    path = veer(s.course, s.blocked(seat), at, pips, s.pressed_out == 1)
    s.pressed = NONE
    trail = (at, *follow(s.course, at, path))
    left = pips - len(trail) + 1
    if path:
        s.say("veered", seat, at, trail[-1], path)
        s.at[seat] = trail[-1]
    else:
        s.say("held", seat)
    if left:
        ride(s, seat, pips, left, 1 if pips == 6 else 0, trail)
    else:
        after_part(s, seat, pips, 0, trail)


@mypyc_attr(free_list_len=1)
class Route(RacingAsk):
    """Where the move ends: any space that uses as many pips as possible.  RN-MOVE-02..13, RN-RUL-08..12, RN-DEC-07,
    RN-DEC-09
    """

    def __init__(self, seat: int, pips: int, left: int, inward: int, trail: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.pips: Final = pips  # what the die shows
        self.left: Final = left  # pips to be walked now
        self.inward: Final = inward  # RN-DBL-06  may it still go in one lane?
        self.trail: Final = trail  # nodes used in this move

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.pips, self.left, self.inward, self.trail)

    def found(self, s: Meeting) -> Choice:
        """What there is to choose from: it stays so until it is chosen, or somebody leaves."""
        if s.found is None:
            s.found = choice(s, self.seat, self.left, self.inward, self.trail)
        return s.found

    def legal(self, s: Meeting) -> list[Action]:
        return self.found(s).rows

    def answer(self, s: Meeting, a: Action) -> None:
        found = self.found(s)
        s.found = None
        i = found.place(a)
        if found.others[i]:
            head_for(s, self.seat, self.pips, self.inward, self.trail, found, i)
        else:
            take(s, self.seat, self.pips, self.inward, self.trail, a, found.paths[i])

    def default(self, s: Meeting) -> Action:
        """Straight on; where that is no longest way, the one most forward.  RN-DEC-07, RN-DEC-09"""
        at = s.at[self.seat]
        end = in_doubt(s.course, s.blocked(self.seat), at, self.left, self.inward != 0, self.trail, s.setup.route_first)
        return actions.CROSS if end == HOME else row_to(s, at, end)

    def why(self, s: Meeting, a: Action) -> Reason:
        return why.routing(s, self.seat, self.left, self.inward, self.trail, a)

    def facts(self, s: Meeting) -> tuple[int, ...]:
        return (self.left, int(len(self.trail) > 1))

    def meaning(self, s: Meeting, a: Action) -> tuple[int, ...]:
        return (end_of(s, s.at[self.seat], a),) if a.verb == "go" else super().meaning(s, a)


def ride(s: Meeting, seat: int, pips: int, left: int, inward: int, trail: tuple[int, ...]) -> None:
    """Where to: asked if there is a choice; with one end only, or none, the horse just goes. No trail: a move begins.
    RN-DEC-07
    """
    found = choice(s, seat, left, inward, trail)
    rows = found.rows
    if len(rows) > 1:
        s.found = found
        s.stack.append(Route(seat, pips, left, inward, trail or (s.at[seat],)))
    elif found.paths[0] == 0:
        s.say("boxed", seat, s.at[seat], left)
        after_part(s, seat, pips, inward, trail or (s.at[seat],))
    elif found.others[0]:
        head_for(s, seat, pips, inward, trail, found, 0)
    else:
        take(s, seat, pips, inward, trail, rows[0], found.paths[0])


def head_for(s: Meeting, seat: int, pips: int, inward: int, trail: tuple[int, ...], found: Choice, i: int) -> None:
    """An end with several ways to it: asked only where no way leaves all the doubles that another leaves.  RN-DEC-07,
    RN-DEC-09
    """
    a = found.rows[i]
    path = found.paths[i]
    if a is not actions.CROSS:
        apart = ways_apart(
            s, seat, pips, inward, trail or (s.at[seat],), end_of(s, s.at[seat], a), (path, *found.others[i])
        )
        if len(apart) > 1:
            s.stack.append(Way(seat, pips, inward, trail or (s.at[seat],), a.code, apart))
            return
        path = apart[0]
    take(s, seat, pips, inward, trail, a, path)


def ways_apart(
    s: Meeting, seat: int, pips: int, inward: int, trail: tuple[int, ...], end: int, paths: tuple[int, ...]
) -> tuple[int, ...]:
    """Those ways to one end of which no other leaves all the doubled ends they leave.
    RN-DEC-07, RN-RUL-10, RN-DBL-06
    """
    at = s.at[seat]
    s.at[seat] = end
    if open_section(s, seat) == NOWHERE:
        apart = paths[:1]
    else:
        lanes = [0 if goes_in(path) else inward for path in paths]
        doubles = [
            choice(s, seat, pips, lanes[k], (*trail, *follow(s.course, at, paths[k]))) for k in range(len(paths))
        ]
        if all_alike(lanes, doubles):
            apart = paths[:1]
        else:
            left = [doubled_ends(lanes[k], doubles[k]) for k in range(len(paths))]
            apart = tuple([paths[k] for k in best_of(left)])
    s.at[seat] = at
    return apart


def all_alike(lanes: list[int], doubles: list[Choice]) -> bool:
    """Do all ways leave the same? Equal choices are kept once, mostly: see moves.py."""
    for k in range(1, len(lanes)):
        if lanes[k] != lanes[0] or doubles[k] is not doubles[0]:
            return False
    return True


def doubled_ends(lane: int, found: Choice) -> list[int]:
    """Whether the lane in is left after this way, and the ends a double would have;
    boxed in, it might as well not double.
    """
    return [lane] if found.paths[0] == 0 else [lane] + [a.code for a in found.rows]


def best_of(left: list[list[int]]) -> list[int]:
    """The places of those that no other one, at least as free to go in, contains; of equals the first."""
    best: list[int] = []
    for k in range(len(left)):
        beaten = False
        for other in range(len(left)):
            if other != k and left[other][0] >= left[k][0] and set(left[k][1:]) <= set(left[other][1:]):
                beaten = beaten or other < k or left[other] != left[k]
        if not beaten:
            best.append(k)
    return best


class Way(RacingAsk):
    """Which of the ways to the end chosen: each leaves another double.  RN-DEC-07, RN-DEC-09, RN-RUL-10"""

    def __init__(
        self, seat: int, pips: int, inward: int, trail: tuple[int, ...], code: int, paths: tuple[int, ...]
    ) -> None:
        super().__init__(seat)
        self.pips: Final = pips
        self.inward: Final = inward
        self.trail: Final = trail
        self.code: Final = code  # the row of the end
        self.paths: Final = paths

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.pips, self.inward, self.trail, self.code, self.paths)

    def legal(self, s: Meeting) -> list[Action]:
        codes = [row_of_way(path).code for path in self.paths]
        codes.sort()
        return [actions.ROWS[code] for code in codes]

    def answer(self, s: Meeting, a: Action) -> None:
        take(s, self.seat, self.pips, self.inward, self.trail, actions.ROWS[self.code], self.path(a))

    def path(self, a: Action) -> int:
        """The way a row means; 0 for none of these."""
        for path in self.paths:
            if row_of_way(path) is a:
                return path
        return 0

    def why(self, s: Meeting, a: Action) -> Reason:
        return why.choosing_a_way(s, a, "RN-DEC-07")

    def facts(self, s: Meeting) -> tuple[int, ...]:
        return (end_of(s, s.at[self.seat], actions.ROWS[self.code]),)

    def meaning(self, s: Meeting, a: Action) -> tuple[int, ...]:
        """The space from which this way comes to its end."""
        at = s.at[self.seat]
        if a.verb == "go":
            return (end_of(s, at, a),)
        if a.verb != "via" and a.verb != "via_in":
            return super().meaning(s, a)
        nodes = follow(s.course, at, self.path(a))
        return (nodes[-2] if len(nodes) > 1 else at if nodes else NOWHERE,)


def row_of_way(path: int) -> Action:
    """The row of a way: its last step, and whether it spends the lane in."""
    return actions.VIA_IN[path % BASE - 1] if goes_in(path) else actions.VIA[path % BASE - 1]


def take(s: Meeting, seat: int, pips: int, inward: int, trail: tuple[int, ...], a: Action, path: int) -> None:
    """The horse goes there.  RN-MOVE-01, RN-RUL-16, RN-RUL-18, RN-RUL-36"""
    course = s.course
    at = s.at[seat]
    if not s.off() >> seat & 1:
        s.left = put(s.left, seat, 1)  # RN-RUL-16  the first pip, sideways too
    if a is actions.CROSS:
        if s.events is not None:
            nodes = follow(course, at, path)
            s.say("ran", seat, at, nodes[-2] if len(nodes) > 1 else at, path)
        cross(s, seat)
        return
    out = a.args[0]
    end = (course.abreast(at, out) if out else at) + a.args[1]
    if s.events is not None:
        s.say("ran", seat, at, end, path)
    s.at[seat] = end
    if course.brooked[end]:
        s.brooked = 1  # RN-RUL-18  no step leads back out of the water: courses.py sees to that
    if open_section(s, seat) == NOWHERE:
        landed(s, seat)
    else:
        after_part(s, seat, pips, 0 if goes_in(path) else inward, (*(trail or (at,)), *follow(course, at, path)))


# ------------------------------------------------------------------------------------------------------- Doubling


def after_part(s: Meeting, seat: int, pips: int, inward: int, trail: tuple[int, ...]) -> None:
    """A part of the move is over: is there a doubling to be had?  RN-DBL-02, RN-DBL-07, RN-RUL-12, RN-RUL-13"""
    if open_section(s, seat) == NOWHERE:
        landed(s, seat)
    else:
        s.stack.append(LANDED[seat])
        s.stack.append(Double(seat, pips, inward, trail))
        if s.setup.fall_before_double and s.fence_under(seat) != NOWHERE:
            s.stack.append(nasty.Poll(MIDWAY, s.after(seat), 0, seat, NONE))


def open_section(s: Meeting, seat: int) -> int:
    """The section a horse stands in, if its level may double there and has not yet.  RN-DBL-03..05, RN-DBL-08,
    RN-DBL-09, RN-SETUP-11
    """
    at: i64 = s.at[seat]
    section = s.course.doubling[at] - 1
    if section == NOWHERE or s.doubled[seat] >> section & 1:
        return NOWHERE
    return section if s.course.levels[section] >> s.level[seat] & 1 else NOWHERE


STAY_OR_DOUBLE: Final = [actions.STAY, actions.DOUBLE]


@mypyc_attr(free_list_len=1)
class Double(RacingAsk):
    """Once in each section: the same number again, or not.  RN-DBL-02, RN-DBL-09, RN-RUL-12, RN-DEC-08"""

    def __init__(self, seat: int, pips: int, inward: int, trail: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.pips: Final = pips
        self.inward: Final = inward
        self.trail: Final = trail

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.pips, self.inward, self.trail)

    def legal(self, s: Meeting) -> list[Action]:
        return STAY_OR_DOUBLE

    def answer(self, s: Meeting, a: Action) -> None:
        if a is actions.STAY:
            s.say("stayed", self.seat)
            return
        section = s.course.section[s.at[self.seat]]
        s.doubled = put(s.doubled, self.seat, s.doubled[self.seat] | 1 << section)
        s.say("doubled", self.seat, section, self.pips)
        s.stack.pop()  # Landed comes again after this part
        ride(s, self.seat, self.pips, self.pips, self.inward, self.trail)

    def default(self, s: Meeting) -> Action:
        return actions.DOUBLE

    def why(self, s: Meeting, a: Action) -> Reason:
        return why.doubling(s, self.seat, a)

    def facts(self, s: Meeting) -> tuple[int, ...]:
        return (s.course.section[s.at[self.seat]], self.pips)


# ---------------------------------------------------------------------------------------------------- The end of a move


class Landed(Task[Meeting]):
    """The move is complete, whatever comes of the doubling that is on offer.  RN-MOVE-14"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Meeting) -> None:
        landed(s, self.seat)


def landed(s: Meeting, seat: int) -> None:
    """The move is complete; a Photo Finish that caught nobody is used up.  RN-MOVE-14, RN-PHOTO-04"""
    if s.photo == seat:
        s.photo = NONE
        s.say("photo_lost", seat)
    if s.events is not None and s.fence_under(seat) != NOWHERE:
        s.say("landed", seat, s.at[seat])
    running.move_over(s, seat)


def cross(s: Meeting, seat: int) -> None:
    """Over the line, off the course, into the Circle.  RN-END-01, RN-PHOTO-03, RN-RUL-36"""
    s.status = put(s.status, seat, FINISHED)
    s.at[seat] = NOWHERE
    if s.photo == seat:
        s.say("photo_won", seat, s.circle[0])
        s.circle = [seat, *s.circle]
        s.photo = NONE
    else:
        s.circle = [*s.circle, seat]
        if len(s.circle) == 1:
            s.photo_open = 1  # RN-RUL-25  until its target has rolled, whoever else finishes before
    s.say("crossed", seat, s.circle.index(seat) + 1)
    running.move_over(s, seat)


# Frames are values: one of each for every seat will do
LANDED: Final = [Landed(seat) for seat in range(actions.MOST_SEATS)]
