"""What an answer would do, as ghosts on the course: where a horse would end, and which would not get up again."""

from __future__ import annotations

from dispetto.core.show.ink import group, num, oval
from dispetto.core.show.ink_things import number_disc
from dispetto.core.show.stage import Preview
from dispetto.games.horse_racing.face.scene import HORSE, LIFT, Plan, figure, finish_of, plan_of, space_of
from dispetto.games.horse_racing.racecourse import Racecourse
from dispetto.games.horse_racing.view import View

INK_BASE = "#38261a"
FATE = "#b3301f"
DOWN = 158.0  # degrees: on its back, legs in the air


def preview(before: View, after: View, course: Racecourse, layout: str, key: int) -> Preview | None:
    """Every horse that would stand elsewhere, or lie where it stands; None where none would."""
    p = plan_of(course, layout)
    drawn, away = "", []
    for was, h in zip(before.horses, after.horses, strict=True):
        here, there = space_of(before, was, p), space_of(after, h, p)
        mount = f"mount-{h.colour}"
        if there >= 0 and there != here:
            drawn += ghost(p, *p.places[there], mount, key)
        elif here >= 0 > there and h.how == "finished":
            drawn += ghost(p, *finish_of(p), 0.0, mount, key)
        elif here >= 0 > there and h.how in ("fallen", "slipped"):
            drawn += ghost(p, *p.places[here], mount, key, True)
            away.append(f"horse-{h.seat}")
    if after.loose_at >= 0 and after.loose_at != before.loose_at:
        drawn += ghost(p, *p.places[after.loose_at], "stray", key)
    return Preview(drawn, tuple(away)) if drawn else None


def ghost(p: Plan, x: float, y: float, turn: float, use: str, key: int, fate: bool = False) -> str:
    """A pale horse on a dashed base with the number of the answer; one that meets its fate lies on its back."""
    long = p.lane * HORSE[p.layout]
    dashes = f'stroke-dasharray="{num(p.lane * 0.24)} {num(p.lane * 0.18)}"'
    base = oval(0, long * 0.3, long * 0.42, long * 0.13, "none", FATE if fate else INK_BASE, 2.2, dashes)
    body = figure(p, 0.0 if fate else turn, use)
    pale = group(group(body, turn=DOWN) if fate else body, more='class="ghost" opacity=".58"')
    disc = number_disc(key, long * 0.3, -long * 0.36, p.lane * 0.36)
    return group(base + pale + disc, x, y - p.lane * LIFT)
