"""Courses that people make: what the stewards say of one, in which cells, and what a click can mend."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, ClassVar, Final

from dispetto.core.errors import BadFile, Sentence, Titled
from dispetto.core.telling.words import Words
from dispetto.core.workshop import CHOICE, DOUBT, GOOD, MOST_NOTES, TEXT, YES, Column, Draft, Note, Sheet, Workshop
from dispetto.games.horse_racing.bounds import LONGEST, MOST_PRIZE, OBSTACLES, PACK, RACES, SHORTEST, WIDEST
from dispetto.games.horse_racing.courses import read_text
from dispetto.games.horse_racing.drafts import AGAIN, EARLY, LEVELS, draft_of, text_of
from dispetto.games.horse_racing.laying import STRETCHES
from dispetto.games.horse_racing.racecourse import CARD_KEYS, FALLER, FALLER_AT, SECTIONS, Racecourse, fault
from dispetto.games.horse_racing.rules.track import LANES

NAME: Final = (Column("en", TEXT, high=60), Column("it", TEXT, high=60))
ON: Final = Column("on", CHOICE, values=STRETCHES)
NEAR: Final = 2  # lengths: two obstacles that leave no room between them
SHEETS: Final = (
    Sheet(
        "lane",
        (
            *(Column(key, low=SHORTEST, high=LONGEST) for key in STRETCHES),
            Column("again", low=AGAIN[0], high=AGAIN[1]),
            Column("early", low=EARLY[0], high=EARLY[1]),
        ),
        LANES,
        LANES,
    ),
    Sheet(
        "section",
        (
            Column("pass", low=1, high=2),
            ON,
            Column("from", high=LONGEST),
            Column("long", low=1, high=LONGEST),
            *(Column(f"l{level}", YES) for level in range(1, LEVELS + 1)),
        ),
        len(SECTIONS),
        len(SECTIONS),
    ),
    Sheet(
        "obstacle",
        (
            ON,
            Column("space", high=LONGEST),
            Column("kind", CHOICE, values=("hedge", "water")),
            Column("wide", low=1, high=WIDEST),
            Column("fallers", high=PACK),
            *NAME,
        ),
        OBSTACLES,
        OBSTACLES,
    ),
    Sheet("odds", tuple(Column(f"l{lane}", TEXT, high=6) for lane in range(1, LANES + 1)), LEVELS, LEVELS),
    Sheet("card", (Column("count", high=PACK),), len(CARD_KEYS), len(CARD_KEYS)),
    Sheet("race", (*(Column(key, high=MOST_PRIZE) for key in ("first", "second", "third")), *NAME), RACES, RACES),
)


class Courses(Workshop):
    """Courses of The Really Nasty Horse Racing Game."""

    option: ClassVar[str] = "board"
    sheets: ClassVar[tuple[Sheet, ...]] = SHEETS

    def blank(self) -> str:
        """Six lanes of the same length, hedges one can count: the rest is the maker's."""
        return text_of(bare(), "")

    def read(self, text: str) -> Draft:
        return draft_of(text)

    def write(self, draft: Draft, old: str) -> str:
        return text_of(draft, old)

    def heads(self, sheet: str, words: Words) -> list[str]:
        """Sections and cards are called by their names, the rest by their numbers."""
        if sheet == "section":
            return list(SECTIONS)
        return [str(words.get("card-name", n=kind)) for kind in range(FALLER_AT)] if sheet == "card" else []

    def notes(self, text: str) -> list[Note]:
        try:
            found, bad = read_text(text)
        except BadFile as e:
            return [Note(e)]
        named = [title.key for title in found.obstacles], [title.key for title in found.races]
        notes = [Note(s, cells=cells(s, *named), mends=s.key in MENDS) for s in once(bad)][:MOST_NOTES]
        return [*notes, *doubts(found), *([] if bad else [praise(found)])]

    def mended(self, text: str, note: Note) -> str:
        mend = MENDS.get(note.sentence.key)
        if mend is None:
            return text
        draft = draft_of(text)
        mend(draft["sheets"], note.sentence.facts)
        return text_of(draft, text)

    def picture(self, text: str, layout: str, theme: str) -> str:
        from dispetto.games.horse_racing.face.scene import static_svg

        try:
            return static_svg(read_text(text)[0], layout, theme, True)
        except BadFile:
            return ""

    def size(self, text: str, layout: str) -> tuple[float, float]:
        from dispetto.games.horse_racing.face.scene import SIZE

        return SIZE[layout]


def once(bad: Sequence[Sentence]) -> list[Sentence]:
    """Of a fault that runs across the lanes, the first; what a click mends lane by lane, all of them."""
    found: dict[tuple[str, ...], Sentence] = {}
    for said in bad:
        alone = said.key in ("lane-short", "lane-twice", "straight-begins", "prizes-rise", "level-more")
        about = str(said.facts) if alone else str(said.facts.get("key", said.facts.get("part", "")))
        found.setdefault((said.key, about), said)
    return list(found.values())


def cells(said: Sentence, obstacles: Sequence[str], races: Sequence[str]) -> tuple[str, ...]:
    """The cells that a fault is about."""
    facts, key = said.facts, said.key
    if facts.get("key") in obstacles:
        row = obstacles.index(facts["key"])
        return tuple(f"obstacle.{row}.{column}" for column in ("space", "wide"))
    if facts.get("key") in SECTIONS:
        return tuple(f"section.{SECTIONS.index(facts['key'])}.{column}" for column in ("from", "long"))
    if key == "section-late":
        return ("section.0.pass",)
    if key.startswith("level-"):
        level = {"level-one": 1, "level-six": 6}.get(key) or facts["level"]
        return tuple(f"section.{n}.l{level}" for n in range(len(SECTIONS)))
    if key in ("lane-twice", "straight-begins"):
        return (f"lane.{facts['lane'] - 1}.{'again' if key == 'lane-twice' else 'early'}",)
    if key == "jumps-other":
        return (f"lane.{facts['lane'] - 1}.again",)
    if "lane" in facts:
        return tuple(f"lane.{facts.get('other', facts['lane']) - 1}.{column}" for column in STRETCHES)
    if key == "prizes-rise":
        return tuple(f"race.{facts['n'] - 1}.{place}" for place in ("first", "second", "third"))
    if key == "cards-other":
        return (f"card.{FALLER}.count",)
    return ()


# ------------------------------------------------------------------------------------------- what is legal, but odd


def doubts(found: Racecourse) -> list[Note]:
    """What a punter would complain of, though the law does not."""
    out = []
    c = found.course
    starts = sorted((row[0], k) for k, row in enumerate(c.obstacles))
    for (first, one), (second, other) in zip(starts, starts[1:], strict=False):
        if second - (first + c.wide[one][0] - 1) < NEAR:
            a, b = (Titled(found.obstacles[k].titles) for k in (one, other))
            near = (f"obstacle.{one}.space", f"obstacle.{other}.space")
            out.append(Note(fault("doubt-near", a=a, b=b), DOUBT, cells=near))
    odds = [Fraction(over, under) for over, under in zip(c.odds, c.odds_under, strict=True)]
    for level in range(1, LEVELS):
        for lane in range(LANES):
            if odds[level * LANES + lane] < odds[(level - 1) * LANES + lane]:
                said = fault("doubt-odds", level=level + 1, lane=lane + 1, faster=level)
                return [*out, Note(said, DOUBT, cells=(f"odds.{level}.l{lane + 1}",))]
    return out


def praise(found: Racecourse) -> Note:
    """It can be run, fallen on and bet on."""
    c = found.course
    long, far = c.circuit[0] + c.last[0], c.circuit[-1] + c.last[-1]
    return Note(fault("praise-course", spaces=c.spaces, jumps=c.jumps, long=long, far=far), GOOD)


# --------------------------------------------------------------------------------------------- what a click can mend

Rows = list[dict[str, Any]]
Sheets = dict[str, Rows]


def longer(sheets: Sheets, facts: dict[str, Any]) -> None:
    """No stretch shorter than the one inside it."""
    lanes = sheets["lane"]
    for lane in range(1, LANES):
        for key in STRETCHES:
            lanes[lane][key] = max(lanes[lane][key], lanes[lane - 1][key])


def eased(sheets: Sheets, facts: dict[str, Any]) -> None:
    """Stretches grow outwards, but never by more than two spaces a lane, nor by more than a sixth."""
    lanes = sheets["lane"]
    for lane in range(1, LANES):
        for key in STRETCHES:
            inner = lanes[lane - 1][key]
            lanes[lane][key] = max(inner, min(lanes[lane][key], inner + min(2, max(1, inner // 6))))


def quarter(sheets: Sheets, facts: dict[str, Any]) -> None:
    """A race is one circuit and a quarter."""
    row = sheets["lane"][facts["lane"] - 1]
    row["again"] = round(sum(row[key] for key in STRETCHES) / 4)


def doubles(sheets: Sheets, facts: dict[str, Any]) -> None:
    """The first level everywhere, the last only where it ends, nobody more than who is faster."""
    sections = sheets["section"]
    for n, section in enumerate(sections):
        section["l1"], section["l6"] = True, n == len(sections) - 1
    for level in range(2, LEVELS):
        for section in sections:
            over = sum(s[f"l{level}"] for s in sections) - sum(s[f"l{level - 1}"] for s in sections)
            if over > 0 and section[f"l{level}"]:
                section[f"l{level}"] = False
    last = sections[-1]
    for level in range(2, LEVELS):
        if not any(section[f"l{level}"] for section in sections):
            last[f"l{level}"] = True


def fall(sheets: Sheets, facts: dict[str, Any]) -> None:
    """The prizes in their order, the first one alone at the top."""
    row = sheets["race"][facts["n"] - 1]
    first, second, third = sorted((row["first"], row["second"], row["third"]), reverse=True)
    row["second"], row["third"] = second, third
    row["first"] = first if first > second else min(second + 1000, MOST_PRIZE)
    row["second"] = min(second, row["first"] - 1)
    row["third"] = min(third, row["second"])


def dealt(sheets: Sheets, facts: dict[str, Any]) -> None:
    """Free Fallers make up what is missing; of what is too much, the largest heap goes first."""
    heaps = [(row, "count") for row in sheets["card"]] + [(row, "fallers") for row in sheets["obstacle"]]
    missing = PACK - sum(row[key] for row, key in heaps)
    sheets["card"][FALLER]["count"] += max(0, missing)
    for _ in range(max(0, -missing)):
        row, key = max(heaps, key=lambda heap: heap[0][heap[1]])
        row[key] -= 1


MENDS: Final[dict[str, Callable[[Sheets, dict[str, Any]], None]]] = {
    "lane-short": longer,
    "step-leap": eased,
    "step-far": eased,
    "lane-twice": quarter,
    "level-one": doubles,
    "level-six": doubles,
    "level-more": doubles,
    "prizes-rise": fall,
    "cards-other": dealt,
}


# ------------------------------------------------------------------------------------------------ a course to begin on


def bare() -> Draft:
    """The least that is a course: straights and bends of ten, no lane better than another."""
    hedges = (("home", 4), ("home", 8), ("bend", 5), ("back", 3), ("back", 8), ("turn", 4))
    names = {"en": ("Hedge", "Water"), "it": ("Siepe", "Acqua")}
    sections = (("home", 5, 3, 2), ("back", 4, 4, 4), ("turn", 6, 4, 6))
    return {
        "title": "",
        "sheets": {
            "lane": [{**dict.fromkeys(STRETCHES, 10), "again": 10, "early": 0} for _ in range(LANES)],
            "obstacle": [
                {"on": on, "space": n, "kind": "water" if k == 3 else "hedge", "wide": 1, "fallers": 0}
                | {lang: f"{words[k == 3]} {k + 1}" for lang, words in names.items()}
                for k, (on, n) in enumerate(hedges)
            ],
            "section": [
                {"pass": 1, "on": on, "from": n, "long": long}
                | {f"l{level}": level <= slowest for level in range(1, LEVELS + 1)}
                for on, n, long, slowest in sections
            ],
            "odds": [{f"l{lane}": str(level * lane) for lane in range(1, LANES + 1)} for level in range(1, LEVELS + 1)],
            "race": [
                {"first": 20_000 * n, "second": 10_000 * n, "third": 5_000 * n, "en": f"Race {n}", "it": f"Corsa {n}"}
                for n in range(1, RACES + 1)
            ],
            "card": [{"count": n} for n in (2, 2, 2, 2, 1, 1, 2, 1, 1, 2, 8)],
        },
    }
