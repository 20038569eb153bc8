"""The cast: eight people, each at every game, and the two dials that anybody may turn.

Nothing here knows a game. A *way* says whom a persona wishes ill (bots/ways.py), the dial says how much.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

STRENGTHS: Final = ("easy", "normal", "hard", "expert")


@dataclass(frozen=True)
class Persona:
    """Somebody at the table: a name that is the same in every language, and what they are like by themselves."""

    key: str
    name: str
    gender: str  # f, m, n: for the words
    way: str  # bots/ways.py
    strength: str  # one of `STRENGTHS`
    nasty: float  # from 0 to 1

    @property
    def short(self) -> str:
        """The name that fits on a plate: the last word of it."""
        return self.name.split()[-1]


CAST: Final = {
    one.key: one
    for one in (
        Persona("rancora", "Zia Rancora", "f", "grudge", "hard", 0.8),
        Persona("tremolo", "Tremolo", "m", "coward", "easy", 0.2),
        Persona("ombra", "Duchess Ombra", "f", "kingmaker", "hard", 0.7),
        Persona("becco", "Signor Becco", "m", "vulture", "hard", 0.9),
        Persona("lena", "Lucky Lena", "f", "gambler", "normal", 0.5),
        Persona("dopo", "Lord Dopo", "m", "gentleman", "expert", 0.3),
        Persona("riga", "Signorina Riga", "f", "schoolmistress", "expert", 0.4),
        Persona("pepe", "Pepe", "m", "brat", "easy", 1.0),
    )
}


def pips(strength: str) -> int:
    """A strength as a number of four."""
    return STRENGTHS.index(strength) + 1
