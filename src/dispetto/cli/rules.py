"""The law as the terminal table quotes it: a rule by its id, or the rules with a word in them."""

from __future__ import annotations

from dispetto.core.game import AnyGame
from dispetto.core.telling.law import Rule, law_of, law_of_the_table


def whole_law(game: AnyGame, lang: str) -> dict[str, Rule]:
    """Every rule of a game, and of the table, by its id."""
    return {**law_of(game, lang), **law_of_the_table(lang)}


def find_rules(law: dict[str, Rule], wanted: str) -> list[Rule]:
    """The rule with this id, those whose id or chapter begins so, or those with this word in them."""
    upper = wanted.upper()
    if upper in law:
        return [law[upper]]
    begins = [r for r in law.values() if r.id.startswith(upper) or r.id.partition("-")[2].startswith(upper)]
    if begins:
        return begins
    word = wanted.casefold()
    return [r for r in law.values() if word in r.text.casefold()]
