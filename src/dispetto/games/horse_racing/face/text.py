"""The view as text: terminal, screen reader, tests."""

from __future__ import annotations

from dispetto.core.telling.words import Words
from dispetto.games.horse_racing.racecourse import Racecourse
from dispetto.games.horse_racing.view import HorseView, View


def board_text(v: View, course: Racecourse, words: Words) -> str:
    """The race, the Bookie's Board, the course fence by fence."""
    c = course.course
    heading = course.title.said(words.lang)
    if v.race >= 0:
        race = v.order[v.race]
        prizes = " · ".join(f"{p:,}" for p in c.races[race])
        heading += ", " + words.get("text-race", n=v.race + 1, who=course.races[race].said(words.lang)) + f" ({prizes})"
    lines = [heading]
    for h in v.horses:
        odds = f"{c.odds[h.odds]}/{c.odds_under[h.odds]}" if h.odds >= 0 else "–"
        gone = " (" + words.get("text-gone") + ")" if h.gone else ""
        paper = words.get(
            "text-horse", stake=f"{h.stake:>8,}", level=str(h.level or "–"), odds=f"{odds:>5}", n=len(h.cards)
        )
        lines.append(f"{words.person(h.seat)[0] + gone:<12} £{h.cash:>9,}  {paper} {where(v, course, h, words)}")
    if v.loose_at >= 0:
        lane = c.space_lane[v.loose_at]
        place = words.get("text-lane", lane=lane + 1, n=v.loose_at - c.space_base[lane])
        lines.append(words.get("riderless-horse") + f" ({words.person(v.loose_by)[0]}): {place}")
    lines.append(words.get("text-bank", money=f"{v.bank:,}", n=v.round))
    return "\n".join(lines)


def where(v: View, course: Racecourse, h: HorseView, words: Words) -> str:
    """A horse's place on the course, or what became of it."""
    c = course.course
    if h.how == "running" and h.at >= 0:
        said = str(words.get("text-lane", lane=c.node_lane[h.at] + 1, n=c.length(h.at)))
        return said + (f", {course.obstacles[c.fence[h.at]].said(words.lang)}" if c.fence[h.at] >= 0 else "")
    if h.how == "finished":
        return str(words.get("text-home", n=v.circle.index(h.seat) + 1 if h.seat in v.circle else 0))
    return "–" if h.how == "absent" else str(words.get("text-fate", who=h.how))
