"""Bots with a face: who of the cast sits where, with which dials, and the tables that are ready made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from dispetto.bots import best_bot, bot_named
from dispetto.bots.cast import CAST, STRENGTHS, Persona
from dispetto.bots.names import Spec
from dispetto.bots.persona import PersonaBot
from dispetto.core.errors import BadInput
from dispetto.web.names import bot_names, distinct
from dispetto.web.store.rows import SeatRow

USUAL = ("lena", "rancora", "tremolo", "ombra", "pepe", "becco", "dopo", "riga")  # who comes when nobody is asked for
READY = {  # ready-made tables: who comes first, how strong, how nasty
    "gentle": (("tremolo", "dopo", "lena", "riga", "pepe", "ombra", "rancora", "becco"), "easy", 0.2),
    "pit": (("becco", "rancora", "ombra", "pepe", "lena", "riga", "dopo", "tremolo"), "hard", 0.8),
    "lesson": (("riga", "dopo", "ombra", "rancora", "lena", "becco", "tremolo", "pepe"), "expert", 0.3),
}


@lru_cache(maxsize=256)
def dials(bot: str) -> tuple[Persona, str, float] | None:
    """Who a bot's name means, how strong and how nasty; None for one that is nobody in particular."""
    try:
        if Spec.read(bot).who:
            made = bot_named(bot)
            if isinstance(made, PersonaBot):
                return made.persona, made.strength, made.nasty
    except BadInput:  # a bot that was installed when the table was made
        pass
    return None


def persona_of(bot: str) -> Persona | None:
    """Who of the cast it is."""
    found = dials(bot)
    return found[0] if found else None


def faces(seats: Sequence[SeatRow]) -> list[str]:
    """Whose face sits where, as a stage is told: one of the cast, a guest's own, or nobody's."""
    found = [persona_of(s.bot) for s in seats]
    return [one.key if one else str(s.face or "") for one, s in zip(found, seats, strict=True)]


def spelt(who: str, strength: str = "", nasty: float = -1.0) -> str:
    """The name of a bot with its dials; as they are by themselves where nothing is said."""
    persona = CAST[who]
    at = nasty if nasty >= 0 else persona.nasty
    return f"persona:{who},strength={strength or persona.strength},nasty={at:.1f}"


def seated_as(who: str, others: Sequence[SeatRow], strength: str = "", nasty: float = -1.0) -> SeatRow:
    """The chair of one of the cast, by a name that nobody else has here."""
    persona = CAST[who]
    return SeatRow("", distinct(persona.short, [s.name for s in others]), persona.gender, spelt(who, strength, nasty))


def here(seats: Sequence[SeatRow]) -> set[str]:
    """Who of the cast is at a table."""
    return {one.key for s in seats if (one := persona_of(s.bot)) is not None}


def company(
    seats: Sequence[SeatRow], n: int, order: Sequence[str] = USUAL, strength: str = "normal", nasty: float = -1.0
) -> list[SeatRow]:
    """So many of the cast who are not at the table yet; fewer where there are no more of them."""
    found: list[SeatRow] = []
    for who in [who for who in order if who not in here(seats)][:n]:
        found.append(seated_as(who, [*seats, *found], strength, nasty))
    return found


def ready_made(seats: Sequence[SeatRow], kind: str) -> list[SeatRow]:
    """The table with every chair of a bot, and every free one, given to a ready-made company."""
    order, strength, nasty = READY[kind]
    people = [s for s in seats if s.person]
    fill = iter(company(people, len(seats) - len(people), order, strength, nasty))
    return [s if s.person else next(fill, SeatRow()) for s in seats]


def turned(bot: str, strength: int, nasty: int) -> str:
    """The same one with the dials as a form gives them: 0 to 3, 0 to 10; below 0 they stay as they are."""
    found = dials(bot)
    if found is None:
        return bot
    persona, was, at = found
    return spelt(persona.key, STRENGTHS[strength] if strength >= 0 else was, nasty / 10 if nasty >= 0 else at)


def bots_for(seats: list[SeatRow], n: int) -> list[SeatRow]:
    """So many bots: those of the cast who are not here yet, then others with names of their own."""
    found = company(seats, n)
    taken = {s.name for s in [*seats, *found]}
    return [*found, *(SeatRow("", name, kind, best_bot()) for name, kind in bot_names(n - len(found), taken))]
