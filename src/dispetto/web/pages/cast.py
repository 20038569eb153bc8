"""The cast as a reader meets it: on its page, at set-up, and beside a plate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dispetto.bots.cast import CAST, STRENGTHS, Persona, pips
from dispetto.bots.persona import ITERATIONS
from dispetto.bots.voices.speaking import AHEAD, BEHIND
from dispetto.core.engine.table import PUBLIC
from dispetto.core.show.ink_cast import MOODS
from dispetto.core.telling.words import Words
from dispetto.web.pages import figures
from dispetto.web.pages.phrases import Tongue, tongue
from dispetto.web.play.company import READY, dials, here, persona_of
from dispetto.web.play.table import Table

LATELY = 24  # entries of the log that a mood lasts
RAGE = 3  # harms within them
PINS = ("#d2402b", "#4d9b3c", "#f0b21c", "#2f6fd0", "#8b4fb8", "#129c98", "#e565a0", "#565a66")


def facts(t: Tongue, one: Persona, strength: str = "", nasty: float = -1.0) -> dict[str, Any]:
    """One of them, as words and numbers."""
    strength, nasty = strength or one.strength, nasty if nasty >= 0 else one.nasty
    return {
        "key": one.key,
        "name": one.name,
        "short": one.short,
        "way": t(f"way-{one.way}"),
        "line": t(f"cast-{one.key}-line"),
        "says": t(f"cast-{one.key}-says"),
        "strength": strength,
        "pips": pips(strength),
        "most": len(STRENGTHS),
        "word": t(f"strength-{strength}"),
        "nasty": round(10 * nasty),
    }


def cast_page(lang: str) -> dict[str, Any]:
    """All eight."""
    t = tongue(lang)
    return {"cast": [{**facts(t, one), "pin": pin} for one, pin in zip(CAST.values(), PINS, strict=True)]}


def persona_page(who: str, lang: str) -> dict[str, Any]:
    """One of them: what they see, how they decide, how far they think."""
    t, one = tongue(lang), CAST[who]
    order = list(CAST)
    at = order.index(who)
    return {
        "one": facts(t, one),
        "moods": [(mood, t(f"mood-{mood}")) for mood in MOODS],
        "decides": t(f"way-{one.way}-how"),
        "spite": figures.of_spite(t, lang),
        "thinks": [
            (t(f"strength-{level}"), t(f"strength-{level}-how", n=ITERATIONS.get(level, 0)), level == one.strength)
            for level in STRENGTHS
        ],
        "figures": figures.of_all_games(t, lang, one.strength),
        "measured": figures.how(t),
        "before": CAST[order[at - 1]],
        "after": CAST[order[(at + 1) % len(order)]],
    }


def chairs(table: Table, lang: str) -> dict[int, dict[str, Any]]:
    """The chairs of those who are of the cast, with their dials."""
    t, found = tongue(lang), {}
    for n, s in enumerate(table.row.seats):
        dialled = dials(s.bot)
        if dialled is not None:
            level = dialled[1]
            found[n] = {**facts(t, *dialled), "level": STRENGTHS.index(level)}
            found[n]["figures"] = figures.in_short(t, table.game.name, level)
    return found


def troupe(table: Table, words: Words) -> dict[str, Any]:
    """What the host chooses from: chairs that nobody sits on, eight faces, ready-made tables."""
    t, taken = tongue(words.lang), here(table.row.seats)
    places = [n for n, s in enumerate(table.row.seats) if not s.person]
    first = next((n for n in places if table.row.seats[n].free), places[0] if places else -1)
    nasty = [dialled[2] for s in table.row.seats if (dialled := dials(s.bot)) is not None]
    mean = round(10 * sum(nasty) / len(nasty)) if nasty else 0
    mood = "gentle" if mean < 4 else "mixed" if mean < 7 else "pit"
    return {
        "chairs_cast": chairs(table, words.lang),
        "places": [{"n": n, "name": table.row.seats[n].name, "on": n == first} for n in places],
        "faces_cast": [{**facts(t, one), "taken": one.key in taken} for one in CAST.values()],
        "ready": [(key, t(f"ready-{key}"), t(f"ready-{key}-text")) for key in READY],
        "table_nasty": mean if nasty else -1,
        "table_mood": t(f"table-mood-{mood}", n=mean),
    }


def mood_of(table: Table, seat: int) -> str:
    """How somebody takes what all have just seen: harm done pleases, harm suffered hurts, and thrice enrages.
    Where nobody did anything to anybody it is the standing that does: winning pleases, losing hurts.
    """
    told = table.gossip.harms(PUBLIC, table.version - LATELY)
    mine = [h.whom == seat for h in told if seat in (h.by, h.whom)]
    enraged = sum(mine) >= RAGE
    ending = table.history.ending()
    if ending is not None:
        return "pleased" if ending.places[seat] == 1 else "furious" if enraged else "hurt"
    if mine:
        return "pleased" if not mine[-1] else "furious" if enraged else "hurt"
    return standing(table.gossip.chances, seat)


def standing(chances: Sequence[float], seat: int) -> str:
    """The mood of somebody who looks at nothing but how all of them stand."""
    if seat >= len(chances):
        return "calm"
    share = chances[seat] * len(chances)
    return "pleased" if share >= AHEAD else "hurt" if share <= BEHIND else "calm"


def looks_of(bot: str) -> str:
    """Whose face a bot has; empty for one that is nobody in particular."""
    one = persona_of(bot)
    return one.key if one else ""
