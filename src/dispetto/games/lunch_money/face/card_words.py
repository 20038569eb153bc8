"""What is said of a card beside its name: the attributes of its entry in words/."""

from __future__ import annotations

from dispetto.core.telling.words import Words


def brief(words: Words, name: str) -> str:
    """What this card does, in two short lines: `.card`."""
    return said(words, name, "card")


def blow(words: Words, name: str) -> str:
    """How this card hits: `.blow`; of a card that does not hit, its name."""
    return said(words, name, "blow")


def named(words: Words, name: str) -> str:
    """A card by its printed name, and beside it what that means where the reader speaks another language: `.means`."""
    title, means = words.get(f"type-{name}"), words.phrases.attribute(f"type-{name}", "means")
    return f"{title} ({means})" if means else str(title)


def said(words: Words, name: str, attribute: str) -> str:
    """One attribute of a card's name; the name where there is none."""
    return words.phrases.attribute(f"type-{name}", attribute) or words.get(f"type-{name}")
