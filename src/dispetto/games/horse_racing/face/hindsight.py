"""What mattered at a moment, told afterwards: the race, and whose money was whose."""

from __future__ import annotations

from dispetto.core.telling.words import Words, yes
from dispetto.games.horse_racing.pounds import money
from dispetto.games.horse_racing.view import View


def hindsight(v: View, seat: int, words: Words, told: str = "hindsight") -> str:
    """The richest of the others, oneself, and how many races were to come."""
    others = [h for h in v.horses if h.seat != seat and not h.gone]
    if not others or v.race < 0:
        return ""
    first = max(others, key=lambda h: h.cash)
    return words.get(
        told,
        n=v.race + 1,
        last=len(v.order),
        who=words.person(first.seat)[0],
        who_you=yes(words.mine(first.seat)),
        most=money(first.cash, words.lang),
        actor=words.person(seat)[0],
        you=yes(words.mine(seat)),
        mine=money(v.horses[seat].cash, words.lang),
    )
