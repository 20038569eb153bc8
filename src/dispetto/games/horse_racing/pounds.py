"""Money as people write it."""

from __future__ import annotations


def money(pounds: int, lang: str) -> str:
    """Pounds as people write them."""
    digits = f"{abs(pounds):,}"
    return ("-" if pounds < 0 else "") + "£" + (digits.replace(",", ".") if lang == "it" else digits)
