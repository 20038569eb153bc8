"""The view as text: terminal, screen reader, tests."""

from __future__ import annotations

from collections.abc import Sequence

from dispetto.games.horse_racing.courses import Racecourse
from dispetto.games.horse_racing.view import View


def board_text(v: View, course: Racecourse, names: Sequence[str]) -> str:
    """The race, the Bookie's Board, the course fence by fence."""
    c = course.course
    if v.race < 0:
        heading = course.title.en
    else:
        prizes = " · ".join(f"{p:,}" for p in c.races[v.order[v.race]])
        heading = f"{course.title.en}, race {v.race + 1} of 6: {course.races[v.order[v.race]].en} ({prizes})"
    lines = [heading]
    for h in v.horses:
        odds = f"{c.odds[h.odds]}/{c.odds_under[h.odds]}" if h.odds >= 0 else "-"
        if h.how == "running" and h.at >= 0:
            where = f"lane {c.node_lane[h.at] + 1}, length {c.length(h.at)}"
            if c.fence[h.at] >= 0:
                where += f", on {course.obstacles[c.fence[h.at]].en}"
        elif h.how == "finished":
            where = f"home, {v.circle.index(h.seat) + 1}." if h.seat in v.circle else "home, disqualified"
        else:
            where = "-" if h.how == "absent" else h.how
        name = names[h.seat] + (" (gone)" if h.gone else "")
        lines.append(
            f"{name:<12} £{h.cash:>9,}  stake {h.stake:>8,}  level {h.level or '-'}  odds {odds:>5}  {len(h.cards)} cards  {where}"
        )
    if v.loose_at >= 0:
        lane = c.space_lane[v.loose_at]
        lines.append(f"riderless horse ({names[v.loose_by]}): lane {lane + 1}, length {v.loose_at - c.space_base[lane]}")
    lines.append(f"bank £{v.bank:,}, round {v.round}")
    return "\n".join(lines)
