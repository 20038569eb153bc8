"""The workshop's pages: what may be made, what somebody has made, and what the checker says of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.game import AnyGame
from dispetto.core.show.stage import LAYOUTS, THEMES
from dispetto.core.telling.words import Words
from dispetto.core.workshop import DOUBT, GOOD, MEND, Draft, Note, Sheet, Workshop, digest
from dispetto.lab.naming import Names, figure
from dispetto.web.pages.at import at
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.rendering import render
from dispetto.web.store.workshop import MadeRow

MOST_ROWS = 24  # findings that a page shows


def shop_of(game: str) -> Workshop | None:
    """A game's workshop by its name; None where there is no such game, or nothing to make for it."""
    return game_named(game).workshop() if game in all_games() else None


def shops(lang: str) -> list[dict[str, Any]]:
    """Every game for which something can be made, and with what one may begin."""
    found = []
    for name, game in all_games().items():
        shop = game.workshop()
        if shop is not None:
            words = Words(game, lang, ())
            o = next(o for o in game.options if o.key == shop.option)
            begin = [(key, words.option_value(o, key)) for key in shop.shipped()]
            told = {key: words.get(f"make-{key}") for key in ("what", "one", "new")}
            found.append({"game": name, "title": title_of(game, words), "begin": begin, **told})
    return found


def title_of(game: AnyGame, words: Words) -> str:
    """A game as people call it."""
    return words.title() if words.has(f"game-{game.name}-title") else game.name


def listed(rows: list[MadeRow], lang: str) -> list[dict[str, Any]]:
    """What somebody has made, as rows of a page; what no game here knows any more is left out."""
    found = []
    for row in rows:
        shop = shop_of(row.game)
        if shop is not None:
            words = Words(shop.game, lang, ())
            found.append({"id": row.id, "game": row.game, "title": called(row, lang), "of": title_of(shop.game, words)})
    return found


def called(row: MadeRow, lang: str) -> str:
    """What it is called; something without a name is called so."""
    return row.title or tongue(lang)("make-nameless")


def editor(row: MadeRow, shop: Workshop, lang: str) -> dict[str, Any]:
    """What the page of something in the making needs besides what the checker says."""
    words = Words(shop.game, lang, ())
    return {
        "made": row.id,
        "game": row.game,
        "title": called(row, lang),
        "of": title_of(shop.game, words),
        "map": bool(shop.kinds),
        "kinds": [(kind, words.get(f"make-kind-{kind}")) for kind in shop.kinds],
        "sheets": [sheet(one, shop.heads(one.key, words), words) for one in shop.sheets],
        "words": {key: tongue(lang)(f"make-js-{key}") for key in SAID},
        "most": (shop.most_places, shop.most_lines),
    }


SAID = (
    "saved",
    "saving",
    "trouble",
    "nobody",
    "nowhere",
    "place",
    "plain",
    "add-row",
    "cut-row",
)  # by the page's script


def sheet(one: Sheet, heads: list[str], words: Words) -> dict[str, Any]:
    """One table of a draft, with the words of its heads and its choices."""
    columns = [
        {
            "key": c.key,
            "kind": c.kind,
            "low": c.low,
            "high": c.high,
            "title": words.get(f"make-{one.key}-{c.key}"),
            "values": [(v, words.get(f"make-value-{v}") if words.has(f"make-value-{v}") else v) for v in c.values],
        }
        for c in one.columns
    ]
    about = f"make-{one.key}-text"
    return {
        "key": one.key,
        "title": words.get(f"make-{one.key}"),
        "text": words.get(about) if words.has(about) else "",
        "heads": heads,
        "columns": columns,
        "fewest": one.fewest,
        "most": one.most,
    }


def checked(row: MadeRow, shop: Workshop, lang: str, draft: Draft | None = None) -> dict[str, Any]:
    """What the checker says of a text, as the page's script shows it; with the draft where the page has another."""
    notes = shop.notes(row.text)
    words = Words(shop.game, lang, ())
    mark = digest(row.text)[:10]
    bad = sum(note.grade == MEND for note in notes)
    pictures = pictured(row, shop)
    return {
        "notes": [told(note, words, lang) for note in notes],
        "names": shop.names(row.text),
        "size": {layout: shop.size(row.text, layout) for layout in LAYOUTS},
        "art": {layout: at(f"/art/made/{row.id}/{layout}") for layout in LAYOUTS} if pictures else {},
        "mark": mark,
        "digest": digest(row.text),
        "sound": not bad,
        "verdict": verdict(notes, lang),
        **({"draft": draft} if draft is not None else {}),
    }


def pictured(row: MadeRow, shop: Workshop) -> bool:
    """Is there anything to look at?"""
    return bool(shop.kinds) or bool(shop.picture(row.text, LAYOUTS[0], THEMES[0]))


def told(note: Note, words: Words, lang: str) -> dict[str, Any]:
    """One note in the reader's words."""
    mend = f"make-mend-{note.sentence.key}"
    return {
        "grade": note.grade,
        "text": capital(note.sentence.said(lang)),
        "places": list(note.places),
        "cells": list(note.cells),
        "mend": (words.get(mend) if words.has(mend) else tongue(lang)("make-mend")) if note.mends else "",
    }


def capital(text: str) -> str:
    """A sentence that stands alone; faults of files are written to follow a colon."""
    return text[:1].upper() + text[1:]


def verdict(notes: list[Note], lang: str) -> str:
    """All notes in one line."""
    bad, odd = (sum(note.grade == grade for note in notes) for grade in (MEND, DOUBT))
    return tongue(lang)("make-verdict", bad=bad, odd=odd, state="bad" if bad else "odd" if odd else "good")


def shared(row: MadeRow, shop: Workshop, lang: str) -> dict[str, Any]:
    """What somebody sees who was sent the link."""
    notes = shop.notes(row.text)
    return {
        **{
            key: value
            for key, value in editor(row, shop, lang).items()
            if key in ("made", "game", "title", "of", "map")
        },
        "notes": [
            {"grade": n.grade, "text": capital(n.sentence.said(lang))}
            for n in notes
            if n.grade != GOOD or len(notes) == 1
        ],
        "sound": not any(n.grade == MEND for n in notes),
        "verdict": verdict(notes, lang),
        "mark": digest(row.text)[:10],
        "size": shop.size(row.text, LAYOUTS[0]),
        "pictured": pictured(row, shop),
    }


def fair_part(found: Mapping[str, Any], share: float, shop: Workshop, lang: str) -> str:
    """What bots have shown so far: a bar while they play, then who wins how often, and whether that means anything."""
    if not found:
        return render("part_fair.html", lang, found=None, share=share)
    names, game = Names(lang), shop.game.name
    rows = []
    for one in found["findings"]:
        told = {key: figure(one[key], one["share"]) for key in ("mean", "low", "high", "against")}
        what = f"{names.measure(one['what'], game)} {names.value(one['what'], one['value'], game)}"
        rows.append({**told, "what": what, "verdict": one["verdict"]})
    sure = [row for row in rows if row["verdict"] != "same"]
    return render("part_fair.html", lang, found=found, share=1.0, rows=rows[:MOST_ROWS], sure=len(sure))
