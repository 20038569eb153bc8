"""Points and standings: what a place is worth, who stands where, and who has the night."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dispetto.web.evening.shapes import OVER, Evening, Plan, Result


@dataclass(frozen=True)
class Standing:
    """A line of the scoreboard."""

    key: str
    person: str  # empty for a bot
    name: str
    face: int
    bot: str
    cells: tuple[Result | None, ...]  # a game each
    total: int
    rank: int
    moved: int  # places up since the game before the last
    here: bool

    @property
    def wins(self) -> int:
        """Games won."""
        return sum(cell is not None and cell.place == 1 for cell in self.cells)


def worth(plan: Plan, place: int, last: bool) -> int:
    """What a place brings; equal places bring the same."""
    points = plan.points[place - 1] if 1 <= place <= len(plan.points) else 0
    return points * (2 if last and plan.double else 1)


def match_points(places: Sequence[int], last: bool, plan: Plan) -> list[int]:
    """A duplicate night: the same chair at every table. Two for each table that did worse there, one for each alike."""
    factor = 2 if last and plan.double else 1
    return [
        factor * sum((2 if mine < other else mine == other) for n, other in enumerate(places) if n != own)
        for own, mine in enumerate(places)
    ]


def standings(e: Evening) -> list[Standing]:
    """Everybody, the leader first: whoever came, and bots for the games in which they held a chair."""
    ranks = ranked(e, len(e.rounds))
    played = [n for n, r in enumerate(e.rounds) if r.state == OVER]
    before = ranked(e, played[-1]) if len(played) > 1 else {}
    found = []
    for key, (person, name, face, bot) in names_of(e).items():
        cells = tuple(next((x for x in r.results if x.key == key), None) for r in e.rounds)
        rank, total, guest = *ranks[key], e.guest(person)
        moved = before[key][0] - rank if key in before else 0
        there = guest is None or guest.here
        found.append(Standing(key, person, name, face, bot, cells, total, rank, moved, there))
    return sorted(found, key=lambda s: (s.rank, -s.wins, not s.person))


def names_of(e: Evening) -> dict[str, tuple[str, str, int, str]]:
    """Everybody of the standings: person, name, face and bot by key. On a duplicate night bots are furniture."""
    found = {g.person: (g.person, g.name, g.face, "") for g in e.guests}
    for r in e.rounds:
        for x in r.results:
            if x.person or not e.twin:
                found.setdefault(x.key, (x.person, x.name, x.face, x.bot))
    return found


def ranked(e: Evening, until: int) -> dict[str, tuple[int, int]]:
    """Rank and points after so many games."""
    totals = dict.fromkeys(names_of(e), 0)
    for r in e.rounds[:until]:
        for x in r.results:
            if x.key in totals:
                totals[x.key] += x.points
    return {key: (1 + sum(other > total for other in totals.values()), total) for key, total in totals.items()}


def winners(e: Evening) -> list[Standing]:
    """Who has the night: the best of the people who played; bots hold chairs, not trophies."""
    people = [s for s in standings(e) if s.person and any(s.cells)]
    best = max((s.total for s in people), default=0)
    return [s for s in people if s.total == best]


def last_first(e: Evening) -> list[str]:
    """The people who are here, in the order in which they choose their chairs: the last first."""
    order = {g.person: n for n, g in enumerate(e.guests)}
    played = any(r.results for r in e.rounds)
    ranks = ranked(e, len(e.rounds))
    return sorted((g.person for g in e.people), key=lambda p: (-ranks[p][0] if played else 0, order[p]))
