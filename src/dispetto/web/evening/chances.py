"""Who takes the night: the games that are left, played on with places drawn by lot or by what ratings say."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from dispetto.web.evening.scores import match_points, names_of, ranked, worth
from dispetto.web.evening.seating import at_tables, chairs_for, players
from dispetto.web.evening.shapes import COMING, PLAYING, Evening

TIMES = 2000  # evenings played on
Strengths = Mapping[str, tuple[float, float]]  # by person: how good, and how sure that is
SLIP = 25.0 / 6  # how much a game strays from how good somebody is, as ratings have it
NOBODY = (25.0, 25.0 / 3)  # a bot, or somebody we know nothing of


def night(e: Evening, strengths: Strengths, times: int = TIMES) -> dict[str, float]:
    """By person: the share of evenings that they take, ties shared. Without strengths all are equal."""
    totals = {key: total for key, (_, total) in ranked(e, len(e.rounds)).items()}
    people = [key for key, (person, *_) in names_of(e).items() if person]
    left = [n for n, r in enumerate(e.rounds) if r.state in (COMING, PLAYING)] if not e.over else []
    known = next((r.game for r in e.rounds if r.game), "")
    dice = Random(f"{e.id} {len(left)}")  # the same for all who look, and until another game is over
    won = dict.fromkeys(people, 0.0)
    games = [(n, e.rounds[n].game or known) for n in left if e.rounds[n].game or known]
    seats = [(n, tables(e, game), chairs_for(e, game)) for n, game in games]
    rounds = times if seats and people else 1
    for _ in range(rounds):
        now = dict(totals)
        for n, those, chairs in seats:
            for person, points in played(e, n, those, chairs, strengths, dice):
                now[person] = now.get(person, 0) + points
        best = max((now[p] for p in people), default=0)
        first = [p for p in people if now[p] == best]
        for p in first:
            won[p] += 1 / len(first) / rounds
    return won


def tables(e: Evening, game: str) -> list[list[str]]:
    """Who plays at which table."""
    if e.twin:
        return [[g.person for g in table] for table in at_tables(e, game)]
    return [[g.person for g in players(e, game)]]


def played(
    e: Evening, n: int, those: list[list[str]], chairs: int, strengths: Strengths, dice: Random
) -> list[tuple[str, int]]:
    """One game that might be: what everybody gets."""
    last = n == len(e.rounds) - 1
    places = [lot(people, chairs, strengths, dice) for people in those]
    if not e.twin:
        return [(person, worth(e.plan, place, last)) for person, place in zip(those[0], places[0], strict=False)]
    found = []
    for chair in range(max(map(len, those))):
        points = match_points([row[chair] for row in places], last, e.plan)
        found += [(people[chair], points[t]) for t, people in enumerate(those) if chair < len(people)]
    return found


def lot(people: list[str], chairs: int, strengths: Strengths, dice: Random) -> list[int]:
    """A place for every chair."""
    form = []
    for n in range(chairs):
        mean, doubt = strengths.get(people[n], NOBODY) if n < len(people) else NOBODY
        form.append(dice.gauss(mean, (doubt * doubt + SLIP * SLIP) ** 0.5) if strengths else dice.random())
    order = sorted(range(chairs), key=form.__getitem__, reverse=True)
    return [1 + order.index(n) for n in range(chairs)]
