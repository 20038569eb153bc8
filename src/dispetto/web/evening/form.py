"""The form that makes an evening, read: every number has its bounds, and what makes no sense gets a sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dispetto.core.catalogue import all_games
from dispetto.core.game import is_number
from dispetto.web.evening.shapes import POINTS, Plan
from dispetto.web.people import clean
from dispetto.web.sorry import Sorry

MOST_GAMES = 8
MOST_CHAIRS = 8
MOST_TABLES = 4
MOST_POINTS = 99
LONGEST = 40  # letters of an evening's name


@dataclass(frozen=True)
class Wish:
    """What the host wants."""

    name: str
    games: tuple[str, ...]
    n: int  # of games
    plan: Plan


def read_evening(form: Mapping[str, str], hat: Sequence[str]) -> Wish:
    """The whole form."""
    by_chance = form.get("mode") == "hat"
    chosen = [form[key] for n in range(1, MOST_GAMES + 1) if form.get(key := f"game-{n}")]
    games = list(dict.fromkeys(hat)) if by_chance else chosen
    if any(game not in all_games() for game in games):
        raise Sorry("no-game", 404)
    if not games:
        raise Sorry("evening-no-games", 400).about("hat" if by_chance else "game-1")
    plan = Plan(
        points(form.get("points", "")),
        form.get("double") == "on",
        form.get("auto") == "on",
        number(form, "chairs", 2, MOST_CHAIRS, 4),
        number(form, "tables", 1, MOST_TABLES, 1),
        tuple(games) if by_chance else (),
    )
    n = number(form, "many", 1, MOST_GAMES, min(4, len(games))) if by_chance else len(games)
    return Wish(clean(form.get("name", ""), LONGEST), () if by_chance else tuple(games), n, plan)


def number(form: Mapping[str, str], key: str, low: int, high: int, usual: int) -> int:
    """A number of the form between its bounds."""
    given = form.get(key, "").strip()
    if not given:
        return usual
    if not is_number(given) or not low <= int(given) <= high:
        raise Sorry("evening-number", 400, value=given[:20], low=low, high=high).about(key)
    return int(given)


def points(text: str) -> tuple[int, ...]:
    """Points by place, the winner's first: whole numbers that do not go up."""
    if not text.strip():
        return POINTS
    words = re.split(r"[\s,;]+", text.strip())
    if len(words) > MOST_CHAIRS or not all(is_number(w) and len(w) <= 2 for w in words):
        raise Sorry("evening-points", 400, value=text[:30], most=MOST_POINTS).about("points")
    found = tuple(map(int, words))
    if found[0] < 1 or list(found) != sorted(found, reverse=True):
        raise Sorry("evening-points", 400, value=text[:30], most=MOST_POINTS).about("points")
    return found
