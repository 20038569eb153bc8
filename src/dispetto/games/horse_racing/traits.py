"""What a study may ask of a meeting that was held: lanes and levels of every race, what a pound on them brought,
and who felled whom.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dispetto.core.engine.table import Event
from dispetto.core.traits import Feat, Harm, Trait
from dispetto.games.horse_racing.rules.state import Meeting

NASTY = frozenset({"felled", "slipped", "whipped", "loosened", "pressed"})
SECONDS = {"turn": 3.0, "ran": 5.0, "doubled": 3.0, "entered": 30.0, "race": 45.0, "race_over": 30.0}
SECONDS |= dict.fromkeys(("felled", "slipped", "whipped", "false_start", "pressed", "objected", "enquired"), 6.0)
POUND = 1.0  # what a pound should bring back


def traits(s: Meeting, events: Sequence[Event]) -> list[Trait]:
    """Every horse of every race: its lane and level, whether it won, and what a pound on it brought."""
    found: list[Trait] = []
    field: dict[int, tuple[int, int, int]] = {}
    for e in events:
        if e.kind == "race":
            field = {}
        elif e.kind == "declared":
            field[e.seat] = (e.args[0], e.args[1], e.args[2])
        elif (e.kind == "prize" and e.args[1] == 1) or e.kind == "no_winner":
            winner = e.seat if e.kind == "prize" else -1
            for seat, (level, lane, odds) in field.items():
                won = float(seat == winner)
                back = won * (1 + s.course.odds[odds] / s.course.odds_under[odds])
                found.append(Trait(seat, "lane", str(lane), won))
                found.append(Trait(seat, "level", str(level), won))
                found.append(Trait(seat, "a pound on lane", str(lane), back, POUND))
                found.append(Trait(seat, "a pound on level", str(level), back, POUND))
            field = {}
    return found


def harms(events: Sequence[Event]) -> list[Harm]:
    """Falls, slips, whips and horses let loose, one each."""
    pairs = [(e.seat, e.args[0]) for e in events if e.kind in NASTY]
    return [Harm(by, whom) for by, whom in pairs if min(by, whom) >= 0 and by != whom]


def feats(events: Sequence[Event]) -> list[Feat]:
    """The cruellest faller, by the money that lay on the horse it brought down, and the most ruinous bet."""
    found: list[Feat] = []
    felled: list[tuple[int, int]] = []
    laid: Counter[int] = Counter()
    for e in events:
        if e.kind == "race":
            felled, laid = [], Counter()
        elif e.kind == "felled" and e.seat >= 0 and e.seat != e.args[0]:
            felled.append((e.seat, e.args[0]))
        elif e.kind == "slip":
            laid[e.args[0]] += e.args[1]
            found += [Feat(by, "faller", laid[whom], whom) for by, whom in felled if whom == e.args[0]]
        elif e.kind == "lost_bet":
            found.append(Feat(e.seat, "bet", e.args[0]))
    kinds = [[f for f in found if f.key == key and f.much > 0] for key in ("faller", "bet")]
    return [max(those, key=lambda f: f.much) for those in kinds if those]
