"""What an analysis says, in sentences: for the shell, the page of its own, and whoever shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dispetto.core.catalogue import game_named
from dispetto.core.errors import Sentence
from dispetto.core.hindsight import in_hindsight
from dispetto.core.telling.record import Record
from dispetto.core.telling.words import Person, Words
from dispetto.lab import LAB
from dispetto.lab.analysis.shapes import Analysis, Award, Why
from dispetto.lab.analysis.story import story_of, turns_of

SEATS = ("who", "whom")  # of a sentence's facts, those that are seats
AWARDS = ("nastiest", "kindest", "turning_point", "unluckiest")


def said(why: Why, names: Sequence[str], lang: str) -> str:
    """A reason in a language, with the names of the people."""
    facts: dict[str, Any] = {}
    for key, value in why.args.items():
        facts[key] = names[value] if key in SEATS and isinstance(value, int) and 0 <= value < len(names) else value
    return Sentence(why.key, LAB, **facts).said(lang)


def facts(a: Analysis, r: Record, lang: str) -> dict[int, str]:
    """What the game itself says of each mistake, by its moment: what mattered there, and what the better answer did."""
    game = game_named(a.game)
    turns, _ = turns_of(game, story_of(game, r))
    words = Words(game, lang, [Person(name) for name in r.seats])
    return {m.moment: in_hindsight(game, turns[m.moment].before, game.actions[m.best_code], words) for m in a.mistakes}


def titled(key: str, lang: str, **facts: Any) -> str:
    """One of the headings."""
    return Sentence(f"analysis-{key}", LAB, **facts).said(lang)


def remembered(a: Analysis) -> list[tuple[str, Award]]:
    """What a table keeps, each by its name."""
    found = [(key, getattr(a, key)) for key in AWARDS]
    return [(key, award) for key, award in found if award is not None]


def points(share: float, sign: bool = True) -> str:
    """Odds as points of a hundred, as an account writes them."""
    found = f"{share * 100:+.1f}" if sign else f"{share * 100:.1f}"
    return found.replace("-", "−")
