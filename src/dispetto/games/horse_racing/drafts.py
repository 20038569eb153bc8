"""A course as somebody makes it, by table: stretches, hedges, sections, odds, races, cards; and back to a course file.

Hedges and sections are said by the inside lane, as lengths of a stretch. Where they lie in the other lanes is worked
out: whatever is built here stands straight across the course.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dispetto.core.errors import BadFile
from dispetto.core.files import LONGEST_TITLE, PROVENANCE, about, contents
from dispetto.core.telling.languages import ENGLISH, languages
from dispetto.core.workshop import Draft, held, listed, quoted, some, title_of, whole
from dispetto.games.horse_racing.bounds import (
    LONGEST,
    MONEY,
    MOST_PRIZE,
    OBSTACLES,
    PACK,
    RACES,
    SHORTEST,
    WIDEST,
    bounded,
    fault,
    is_odds,
)
from dispetto.games.horse_racing.laying import STRETCHES, Laid
from dispetto.games.horse_racing.racecourse import CARD_KEYS, SECTIONS, read_course, spaces_of, titled
from dispetto.games.horse_racing.rules.track import LANES, Course

LEVELS: Final = 6
AGAIN: Final = (1, 60)  # spaces of a lane that are run twice
EARLY: Final = (-20, 60)  # lengths before the line at which the home straight begins
Row = Mapping[str, Any]


# ------------------------------------------------------------------------------------------------- a file as a draft


def draft_of(text: str) -> Draft:
    """A course file as a draft; BadFile where it is none, or more crooked than what is built here."""
    data = contents(text)
    bounded(data)
    if not all("stretches" in row for row in data["lane"]):
        raise fault("bench-stretches")
    laid = Laid([row["stretches"] for row in data["lane"]])
    draft = {
        "title": about(data)[0][ENGLISH],
        "sheets": {
            "lane": lane_rows(data, laid),
            "obstacle": obstacle_rows(data, laid),
            "section": [section_row(row, laid) for row in data["section"]],
            "odds": [{f"l{n}": odds for n, odds in enumerate(row, 1)} for row in data["odds"]["table"]],
            "race": [
                {**named(row), **dict(zip(("first", "second", "third"), row["prizes"], strict=True))}
                for row in data["race"]
            ],
            "card": [{"count": data["cards"].get(key, 0)} for key in CARD_KEYS],
        },
    }
    if not same(read_course(data, "").course, read_course(contents(text_of(draft, text)), "").course):
        raise fault("bench-crooked")
    return draft


def same(one: Course, other: Course) -> bool:
    """Is it the same course, space by space?"""
    keys = ("circuit", "last", "straight", "out", "inn", "fence", "wide", "section", "levels", "odds", "races", "cards")
    return all(getattr(one, key) == getattr(other, key) for key in keys)


def named(row: Row) -> dict[str, str]:
    """The name of something, a column a language."""
    titles = titled(dict(row))
    return {lang: titles.get(lang, titles.get(ENGLISH, "")) for lang in languages()}


def lane_rows(data: Row, laid: Laid) -> list[dict[str, Any]]:
    """Six lanes: their stretches, what is run twice, and where the home straight begins."""
    straight = data.get("home_straight", laid.circuit)
    return [
        {
            **dict(zip(STRETCHES, row, strict=True)),
            "again": data["last"][lane],
            "early": laid.circuit[lane] - straight[lane],
        }
        for lane, row in enumerate(laid.stretches)
    ]


def obstacle_rows(data: Row, laid: Laid) -> list[dict[str, Any]]:
    """Six obstacles: where they stand on the inside, and how many Fallers name them."""
    rows = []
    for row in data["obstacle"]:
        spaces = spaces_of(row["at"][0])
        stretch, n, _ = laid.where(0, spaces[0] if spaces else 0)
        fallers = data["cards"].get(f"faller_{row['key']}", 0)
        place = {"kind": row["kind"], "on": STRETCHES[stretch], "space": n, "wide": max(1, len(spaces))}
        rows.append({**named(row), **place, "fallers": fallers})
    return rows


def section_row(row: Row, laid: Laid) -> dict[str, Any]:
    """A section: where it begins on the inside, how long it is, who doubles there."""
    first = row["from"][0]
    stretch, n, _ = laid.where(0, first)
    levels = {f"l{level}": level in row["levels"] for level in range(1, LEVELS + 1)}
    place = {"pass": row["pass"], "on": STRETCHES[stretch], "from": n, "long": max(1, row["to"][0] - first + 1)}
    return {**place, **levels}


# ------------------------------------------------------------------------------------------------- a draft as a file


def text_of(draft: Draft, old: str) -> str:
    """The course file of a draft; its money, its keys and where its facts come from are those of the old one."""
    title, sheets = title_of(draft), draft.get("sheets")
    if not isinstance(sheets, dict):
        raise BadFile("draft-list", most=LANES)
    before = contents(old) if old else {}
    lanes = sheet(sheets, "lane", LANES)
    laid = Laid([[whole(row.get(key), SHORTEST, LONGEST) for key in STRETCHES] for row in lanes])
    last = [min(whole(row.get("again"), *AGAIN), circuit) for row, circuit in zip(lanes, laid.circuit, strict=True)]
    early = [whole(row.get("early"), *EARLY) for row in lanes]
    out = [f"title = {quoted(title)}", 'game = "horse-racing"', 'provenance = "house"', f"last = {listed(last)}"]
    if any(early):
        begins = [max(1, circuit - n) for circuit, n in zip(laid.circuit, early, strict=True)]
        out.append(f"home_straight = {listed(begins)}")
    for lane, spaces in enumerate(laid.stretches, 1):
        out += ["", "[[lane]]", f"number = {lane}", f"stretches = {listed(list(spaces))}"]
    keys = keys_of(before.get("obstacle", []), OBSTACLES)
    obstacles = sheet(sheets, "obstacle", OBSTACLES)
    for key, row in zip(keys, obstacles, strict=True):
        out += ["", "[[obstacle]]", f"key = {quoted(key)}", name_line(row), *obstacle_lines(row, laid)]
    for key, row in zip(SECTIONS, sheet(sheets, "section", len(SECTIONS)), strict=True):
        out += ["", "[[section]]", f"key = {quoted(key)}", *section_lines(row, laid, last)]
    out += money(before.get("money", {}))
    out += odds(sheet(sheets, "odds", LEVELS), before.get("odds", {}))
    out += races(sheet(sheets, "race", RACES), before.get("race", []))
    out += cards(sheet(sheets, "card", len(CARD_KEYS)), keys, obstacles, before.get("cards", {}))
    text = held("\n".join(out) + "\n")
    bounded(contents(text))
    return text


def sheet(sheets: Row, key: str, many: int) -> list[Row]:
    """The rows of a sheet; BadFile where there are not so many."""
    rows = some(sheets.get(key), many)
    if len(rows) != many or not all(isinstance(row, dict) for row in rows):
        raise BadFile("draft-list", most=many)
    return rows


def keys_of(rows: Any, many: int) -> list[str]:
    """The keys that the old file has, else plain ones."""
    found = [row.get("key") for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
    return [str(key) for key in found] if len(set(map(str, found))) == many else [f"h{n}" for n in range(1, many + 1)]


def name_line(row: Row) -> str:
    """A name in every language; one that is missing is the same as in English."""
    texts = {}
    for lang in languages():
        text = row.get(lang, "")
        if not isinstance(text, str) or len(text) > LONGEST_TITLE or not text.isprintable():
            raise BadFile("draft-title", n=LONGEST_TITLE)
        texts[lang] = " ".join(text.split())
    spare = next((text for text in texts.values() if text), "?")
    english = texts.get(ENGLISH) or spare
    return "title = { " + ", ".join(f"{lang} = {quoted(text or english)}" for lang, text in texts.items()) + " }"


def inside(row: Row, key: str, laid: Laid) -> int:
    """A space of the inside lane: so many lengths of a stretch, or on into the next."""
    if row.get("on") not in STRETCHES:
        raise BadFile("draft-word", value=repr(row.get("on"))[:20], known=list(STRETCHES))
    space = laid.begin(0, STRETCHES.index(row["on"])) + whole(row.get(key), 0, LONGEST)
    return min(space, laid.circuit[0] - 1)


def obstacle_lines(row: Row, laid: Laid) -> list[str]:
    """A hedge or the water, straight across the course."""
    if row.get("kind") not in ("hedge", "water"):
        raise BadFile("draft-word", value=repr(row.get("kind"))[:20], known=["hedge", "water"])
    wide = whole(row.get("wide"), 1, WIDEST)
    first = [min(space, laid.circuit[lane] - 1) for lane, space in enumerate(laid.line_at(inside(row, "space", laid)))]
    if wide == 1:
        return [f"kind = {quoted(row['kind'])}", f"at = {listed(first)}"]
    spaces = [range(space, min(space + wide, laid.circuit[lane])) for lane, space in enumerate(first)]
    return [f"kind = {quoted(row['kind'])}", f"at = [{', '.join(listed(list(one)) for one in spaces)}]"]


def section_lines(row: Row, laid: Laid, last: Sequence[int]) -> list[str]:
    """A section between two lines across the course, on one of the passes."""
    lap = whole(row.get("pass"), 1, 2)
    begin = inside(row, "from", laid)
    end = min(begin + whole(row.get("long"), 1, LONGEST), laid.circuit[0])
    limits = laid.circuit if lap == 1 else last
    first = [min(space, laid.circuit[lane] - 1) for lane, space in enumerate(laid.line_at(begin))]
    to = [min(space, limits[lane]) - 1 for lane, space in enumerate(laid.line_at(end))]
    levels = [level for level in range(1, LEVELS + 1) if row.get(f"l{level}") is True]
    return [f"pass = {lap}", f"levels = {listed(levels)}", f"from = {listed(first)}", f"to = {listed(to)}"]


def provenance(kept: Any, is_same: bool) -> str:
    """Where the facts of a part come from: whoever changes them has made them up."""
    said = kept.get("provenance") if isinstance(kept, dict) else None
    return f"provenance = {quoted(said if is_same and said in PROVENANCE else 'house')}"


def money(kept: Row) -> list[str]:
    """The money as it was, or as the rulebook has it."""
    sums = {"start": 20_000, "note": 5_000, "deposit": 10_000, "bank": 500_000}
    out = ["", "[money]", provenance(kept or {"provenance": "printed"}, True)]
    return out + [f"{key} = {whole(kept.get(key, sums[key]), *MONEY[key])}" for key in MONEY]


def odds(rows: Sequence[Row], kept: Row) -> list[str]:
    """The odds, a row a level."""
    table = [[str(row.get(f"l{lane}", "")).strip() for lane in range(1, LANES + 1)] for row in rows]
    for text in (text for row in table for text in row):
        if not is_odds(text):
            raise fault("bench-odds", value=text[:12])
    lines = [f"  {listed(row)}," for row in table]
    return ["", "[odds]", provenance(kept, kept.get("table") == table), "table = [", *lines, "]"]


def races(rows: Sequence[Row], before: Any) -> list[str]:
    """The six races and what they pay."""
    out: list[str] = []
    for n, (key, row) in enumerate(zip(keys_of(before, RACES), rows, strict=True)):
        prizes = [whole(row.get(place), 0, MOST_PRIZE) for place in ("first", "second", "third")]
        kept = before[n] if isinstance(before, list) and len(before) == RACES else {}
        out += ["", "[[race]]", f"key = {quoted(key)}", name_line(row)]
        out += [provenance(kept, kept.get("prizes") == prizes), f"prizes = {listed(prizes)}"]
    return out


def cards(rows: Sequence[Row], keys: Sequence[str], obstacles: Sequence[Row], kept: Row) -> list[str]:
    """How many of each; a Faller that names a fence is said with its fence."""
    counts = {key: whole(row.get("count"), 0, PACK) for key, row in zip(CARD_KEYS, rows, strict=True)}
    counts |= {f"faller_{key}": whole(o.get("fallers"), 0, PACK) for key, o in zip(keys, obstacles, strict=True)}
    counts = {key: n for key, n in counts.items() if n}
    was = {key: n for key, n in kept.items() if key != "provenance" and n}
    return ["", "[cards]", provenance(kept, was == counts), *(f"{key} = {n}" for key, n in counts.items())]
