"""How strong a level is: a bar where the truth lies, words beside it, and a plain no where nobody has measured."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from dispetto.bots import spite
from dispetto.bots.cast import STRENGTHS
from dispetto.bots.levels import FAIR, Figure, measured
from dispetto.core.catalogue import all_games
from dispetto.core.telling.words import Words
from dispetto.web.pages.phrases import Tongue

WIDE, HIGH, EDGE = 120, 14, 6


def figures(t: Tongue, game: str, level: str) -> dict[str, Any]:
    """What was measured of a level at a game, as words and bars."""
    found = measured().of(game, level)
    if found is None:
        return {"known": False, "level": level, "word": t(f"strength-{level}")}
    low, high = measured().bounds(game)
    sure = found.low == found.high
    bounds = {"low": str(round(found.low)), "high": str(round(found.high)), "n": str(found.games)}
    return {
        "known": True,
        "level": level,
        "word": t(f"strength-{level}"),
        "rating": t(f"figure-{'few' if found.vague else 'middle' if sure else 'rating'}", **bounds),
        "rating_bar": "" if found.vague else bar(found.low, found.rating, found.high, low, high),
        "shares": [one for other in STRENGTHS if (one := against(t, found, level, other))],
        "games": found.games,
    }


def against(t: Tongue, found: Figure, level: str, other: str) -> dict[str, Any] | None:
    """How a level fares against another."""
    share = found.share(other) if other != level else None
    if share is None:
        return None
    text = t("figure-share", n=round(10 * share.won), level=t(f"strength-{other}"))
    return {"level": other, "text": text, "bar": bar(share.low, share.won, share.high, 0.0, 1.0, FAIR)}


def in_short(t: Tongue, game: str, level: str) -> dict[str, Any]:
    """The same for a narrow place: against normal, or easy where that is normal itself."""
    found = figures(t, game, level)
    rival = "normal" if level != "normal" else "easy"
    short = [one for one in found.get("shares", ()) if one["level"] == rival] or found.get("shares", [])
    return found | {"short": short[0] if short else None}


def of_all_games(t: Tongue, lang: str, usual: str) -> list[dict[str, Any]]:
    """Every game with its levels, those nobody has measured too."""
    return [
        {
            "game": Words(game, lang, ()).title(),
            "levels": [in_short(t, name, level) | {"usual": level == usual} for level in STRENGTHS],
            "known": any(measured().of(name, level) for level in STRENGTHS),
        }
        for name, game in all_games().items()
    ]


def of_spite(t: Tongue, lang: str) -> list[str]:
    """What the dial of nastiness does and costs, a sentence for each game where that was measured."""
    told = []
    for name, game in all_games().items():
        found = spite.measured().get(name)
        if found is not None:
            bounds = {f"{key}_low": whole(one.low) for key, one in vars(found).items() if key != "games"}
            bounds |= {f"{key}_high": whole(one.high) for key, one in vars(found).items() if key != "games"}
            told.append(t("nasty-figure", game=Words(game, lang, ()).title(), n=str(found.games), **bounds))
    return told


def whole(part: float) -> str:
    """A part as so many of a hundred."""
    return str(round(100 * part)).replace("-", "−")


def how(t: Tongue) -> str:
    """By which command, and when; empty where nothing was measured."""
    known = measured()
    return t("figure-how", command=known.command, commit=known.commit[:9], date=known.date) if known.command else ""


def bar(low: float, at: float, high: float, least: float, most: float, fair: float = -1.0) -> Markup:
    """A dot where it was found, a bar where the truth lies 19 times out of 20, and a stroke where both were even."""
    scale = (WIDE - 2 * EDGE) / ((most - least) or 1.0)
    x, left, right = (EDGE + (value - least) * scale for value in (at, low, high))
    mid = HIGH / 2
    even = f'<path class="even" d="M{EDGE + (fair - least) * scale:.1f},1V{HIGH - 1}"/>' if fair >= 0 else ""
    return Markup(
        f'<svg class="spread" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" aria-hidden="true">'
        f'<path class="track" d="M{EDGE},{mid}H{WIDE - EDGE}"/>{even}'
        f'<path class="sure" d="M{left:.1f},{mid}H{right:.1f}"/>'
        f'<circle cx="{x:.1f}" cy="{mid}" r="4.5"/></svg>'
    )
