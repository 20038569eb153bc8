"""What mattered at a moment, told afterwards: who was how much alive."""

from __future__ import annotations

from dispetto.core.telling.words import Words, yes
from dispetto.games.lunch_money.view import View

SHAKY = 6  # points that two good blows take


def hindsight(v: View, seat: int, words: Words, told: str = "hindsight") -> str:
    """The strongest of the others, the weakest where that is somebody else, and oneself."""
    others = [who for who in range(v.players) if who != seat and v.alive[who]]
    if not others:
        return ""
    strong, weak = max(others, key=lambda who: v.points[who]), min(others, key=lambda who: v.points[who])
    return words.get(
        f"{told}-yard" if strong != weak and v.points[weak] <= SHAKY else f"{told}-duel",
        n=len(others),
        who=words.person(strong)[0],
        who_you=yes(words.mine(strong)),
        points=v.points[strong],
        weak=words.person(weak)[0],
        weak_you=yes(words.mine(weak)),
        few=v.points[weak],
        actor=words.person(seat)[0],
        you=yes(words.mine(seat)),
        mine=v.points[seat],
    )
