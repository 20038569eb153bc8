"""What is raised when a game does not keep what every game promises."""

from __future__ import annotations

LONGEST = 300  # characters of one fact; a hand of cards fits, a whole dump does not


class BrokenPromise(AssertionError):
    """A promise that a game breaks: one sentence, and after it where that was seen."""

    def __init__(self, sentence: str, *where: object) -> None:
        facts = "; ".join(short(fact) for fact in where)
        super().__init__(f"{sentence} ({facts})." if facts else f"{sentence}.")


def short(fact: object) -> str:
    """A fact in one line of bearable length."""
    told = " ".join(str(fact).split())
    return told if len(told) <= LONGEST else f"{told[:LONGEST]}…"
