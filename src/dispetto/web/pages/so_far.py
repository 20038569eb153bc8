"""One moment of a replay, understood: everybody's account so far, and what the answers asked for were worth."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.table import Ask, State, asked
from dispetto.core.hindsight import in_hindsight
from dispetto.core.telling.words import Words
from dispetto.lab.analysis import Analysis
from dispetto.lab.analysis.account import so_far
from dispetto.lab.analysis.shapes import Account
from dispetto.lab.analysis.shapes import Moment as Looked
from dispetto.web.pages.account import rounded
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.rendering import render
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table


def so_far_at(table: Table, reader: Reader, found: Analysis, n: int, eyes: int) -> dict[str, str]:
    """The account up to a moment, in a line for whoever's `eyes` it is and seat by seat, and what is asked there."""
    moments = table.history.moments
    now, accounts = so_far(found, moments[n].version)
    rows: list[dict[str, Any]] = []
    for seat, person in enumerate(table.people):
        start, has = round(100 * found.start[seat]), round(100 * now[seat])
        chance, own, others = parts(accounts[seat], has - start)
        name = tongue(reader.lang)("you").capitalize() if seat == reader.seat else person.name
        rows.append(
            {
                "colour": table.colour(seat),
                "name": name,
                "start": start,
                "parts": [chance, own, others],
                "now": has,
                "eyes": seat == eyes,
            }
        )
    doubt = max(max(one.error.values(), default=0.0) for one in accounts)
    html = render(
        "part_so_far.html",
        reader.lang,
        rows=rows,
        doubt=max(1, round(100 * doubt)),
        asked=question_at(table, reader, found, n),
    )
    mine = rows[eyes]
    return {"sum": sum_of(mine["start"], mine["parts"], mine["now"]), "html": html}


def parts(account: Account, total: int) -> list[int]:
    """Chance, own choices and the others' in whole points that add up."""
    return rounded([100 * account.chance, 100 * account.own, 100 * account.others], total)


def sum_of(start: int, changes: list[int], now: int) -> str:
    """25 + 4 − 1 + 0 = 28: always chance, oneself, the others."""
    told = [f"{'−' if points < 0 else '+'} {abs(points)}" for points in changes]
    return " ".join([str(start), *told, "=", str(now)])


def question_at(table: Table, reader: Reader, found: Analysis, n: int) -> dict[str, Any] | None:
    """What is asked at a moment, with the offers that were looked at; None where chance speaks next, or nobody."""
    moments = table.history.moments
    if n + 1 >= len(moments):
        return None
    looked = next((m for m in found.moments if m.version == moments[n + 1].version), None)
    ask = asked(moments[n].state)
    if looked is None or ask is None or looked.kind != "decision" or not looked.offers:
        return None
    words = table.words(reader.lang, reader.seat)
    mine = looked.by == reader.seat
    sure = looked.best_code is not None and looked.best_code != looked.code
    return {
        "question": words.question(moments[n].state, ask) if mine else "",
        "who": table.people[looked.by].name,
        "mine": "yes" if mine else "no",
        "colour": table.colour(looked.by),
        "offers": offers_of(table, words, moments[n].state, ask, looked),
        "more": len(ask.legal(moments[n].state)) - len(looked.offers),
        "sure": sure,
        "why": in_hindsight(table.game, moments[n].state, table.action(looked.best_code), words)
        if sure and looked.best_code is not None
        else "",
    }


def offers_of(table: Table, words: Words, s: State, ask: Ask[Any], looked: Looked) -> list[dict[str, Any]]:
    """Every answer that was looked at, with what it was worth to whoever was asked: the best first."""
    order = sorted(looked.offers, key=lambda o: (o.code != looked.best_code, -o.odds[looked.by]))
    return [
        {
            "code": offer.code,
            "text": words.action(s, ask, table.action(offer.code)),
            "percent": round(100 * offer.odds[looked.by]),
            "error": max(1, round(100 * offer.error)),
            "best": offer.code == looked.best_code,
            "done": offer.code == looked.code,
        }
        for offer in order
    ]
