"""Records: of everything that is remembered of a circle's games, the most; each with the game to look at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dispetto.web.circle.remembering import Remembered

LEAST = 2  # once is no record
POINTS = 5  # of winning chance that a moment needs to be remembered


@dataclass(frozen=True)
class Record:
    """Who holds it, what of: `game` is the room whose words tell it, empty for ours; `version` is where to look."""

    key: str
    game: str
    table: str
    there: bool
    who: str  # a person, or empty for chance
    whom: str
    n: int
    version: int = 0


def records(games: Sequence[Remembered], people: Iterable[str]) -> list[Record]:
    """The records these people hold, ours first, then what the games themselves remember; of equals the earlier."""
    members = set(people)
    best: dict[tuple[str, str], Record] = {}
    for one in sorted(games, key=lambda r: (r.game.ended, r.game.table)):
        for found in [*of_looking_back(one), *of_events(one)]:
            held = best.get((found.game, found.key))
            inside = found.who in members and (not found.whom or found.whom in members)
            if inside and (held is None or found.n > held.n):
                best[found.game, found.key] = found
    order = ["comeback", "nasty", "nastiest", "unlucky", "kindest"]
    return sorted(best.values(), key=lambda r: (r.game != "", r.game, order.index(r.key) if not r.game else 0, r.key))


def of_looking_back(one: Remembered) -> list[Record]:
    """What an analysis says of a game: the nastiest and kindest moves, the nastiest game, bad luck, a comeback."""
    game, told = one.game, one.told
    if told is None:
        return []
    who = [sat.person for sat in game.seats]
    found = []

    def add(key: str, seat: int, n: float, whom: int = -1, version: int = 0) -> None:
        if round(n) >= POINTS:
            other = who[whom] if whom >= 0 else ""
            if whom < 0 or other:
                found.append(Record(key, "", game.table, game.there, who[seat], other, round(n), version))

    for key in ("nastiest", "kindest"):
        m = told.moments.get(key)
        if m is not None:
            add(key, m.by, m.points, m.to, m.version)
    for seat, sat in enumerate(game.seats):
        add("nasty", seat, 100 * sum(told.spite[seat]))
        add("unlucky", seat, -100 * told.luck[seat])
        if sat.place == 1 and told.low[seat] < 0.5:
            add("comeback", seat, 100 - 100 * told.low[seat])
    return found


def of_events(one: Remembered) -> list[Record]:
    """What the game's own events say of it."""
    game = one.game
    who = [sat.person for sat in game.seats]
    return [
        Record(f.key, game.game, game.table, game.there, who[f.seat], who[f.whom] if f.whom >= 0 else "", f.much)
        for f in one.feats
        if f.much >= LEAST and (f.whom < 0 or who[f.whom])
    ]
