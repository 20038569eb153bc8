"""Packs that people stack, by table: how many of each card, colour by colour, with what is wrong beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from dispetto.core.errors import BadFile, Sentence
from dispetto.core.files import about, contents
from dispetto.core.telling.languages import ENGLISH
from dispetto.core.telling.words import Words
from dispetto.core.workshop import (
    DOUBT,
    GOOD,
    Column,
    Draft,
    Note,
    Sheet,
    Workshop,
    held,
    quoted,
    some,
    title_of,
    whole,
)
from dispetto.games.lunch_money.packs import (
    BOXES,
    FOLDER,
    MOST_BOTH,
    MOST_OF,
    PARTS,
    Pack,
    check,
    read_pack,
)
from dispetto.games.lunch_money.rules.pieces import (
    AFTER_GRAB,
    BASIC,
    BLOCK,
    CARDS,
    DEFENCE,
    DODGE,
    ELBOW,
    GRAB,
    HUMILIATION,
    LIES,
    NAMES,
    SPECIAL,
    WEAPON,
)

COLOURS: Final = {"basic": BASIC, "weapon": WEAPON, "defence": DEFENCE, "special": SPECIAL}
KINDS: Final = {key: [k for k, card in enumerate(CARDS) if card.colour == c] for key, c in COLOURS.items()}
COLUMNS: Final = tuple(Column(key, high=MOST_OF) for key in PARTS)
FEW_STOPS: Final = 10  # Blocks and Dodges


class Packs(Workshop):
    """Packs of Lunch Money."""

    option: ClassVar[str] = "cards"
    sheets: ClassVar[tuple[Sheet, ...]] = tuple(
        Sheet(key, COLUMNS, len(kinds), len(kinds)) for key, kinds in KINDS.items()
    )

    def blank(self) -> str:
        """Elbows, Blocks, and nothing else: the rest is the maker's."""
        base = [0] * len(CARDS)
        for kind in (ELBOW, ELBOW + 3, ELBOW + 5, BLOCK, DODGE):
            base[kind] = MOST_OF
        return text_of("", {}, Pack(tuple(base), (0,) * len(CARDS)))

    def heads(self, sheet: str, words: Words) -> list[str]:
        return [str(words.get(f"type-{NAMES[kind]}")) for kind in KINDS[sheet]]

    def read(self, text: str) -> Draft:
        data = contents(text)
        pack = read_pack(data)
        rows = {
            key: [{"base": pack.base[kind], "sticks": pack.sticks[kind]} for kind in kinds]
            for key, kinds in KINDS.items()
        }
        return {"title": about(data)[0][ENGLISH], "sheets": rows}

    def write(self, draft: Draft, old: str) -> str:
        title, sheets = title_of(draft), draft.get("sheets")
        if not isinstance(sheets, dict):
            raise BadFile("draft-list", most=len(COLOURS))
        counts = {part: [0] * len(CARDS) for part in PARTS}
        for key, kinds in KINDS.items():
            rows = some(sheets.get(key), len(kinds))
            if len(rows) != len(kinds) or not all(isinstance(row, dict) for row in rows):
                raise BadFile("draft-list", most=len(kinds))
            for kind, row in zip(kinds, rows, strict=True):
                for part in PARTS:
                    counts[part][kind] = whole(row.get(part), 0, MOST_OF)
        before = contents(old) if old else {}
        return text_of(title, before, Pack(*(tuple(counts[part]) for part in PARTS)))

    def notes(self, text: str) -> list[Note]:
        try:
            pack = read_pack(contents(text))
        except BadFile as e:
            return [Note(e)]
        bad = [Note(said, cells=cells(said), mends=said.key in MENDS) for said in check(pack)]
        return [*bad, *doubts(pack), *([] if bad else [praise(pack)])]

    def mended(self, text: str, note: Note) -> str:
        mend = MENDS.get(note.sentence.key)
        if mend is None:
            return text
        data = contents(text)
        pack = read_pack(data)
        return text_of(about(data)[0][ENGLISH], data, mend(pack, note.sentence.facts))


def text_of(title: str, before: dict[str, Any], pack: Pack) -> str:
    """The file of a pack; one that is still what its file had keeps where that came from."""
    counts = {"base": pack.base, "sticks": pack.sticks}
    told = {part: {NAMES[kind]: n for kind, n in enumerate(counts[part]) if n} for part in PARTS}
    kept = all({k: n for k, n in before.get(part, {}).items() if n} == told[part] for part in PARTS)
    provenance = str(before.get("provenance", "house")) if kept else "house"
    out = [f"title = {quoted(title)}", f"provenance = {quoted(provenance)}"]
    for part in PARTS:
        out += ["", f"[{part}]", *(f"{name} = {n}" for name, n in told[part].items())]
    return held("\n".join(out) + "\n")


def cell(kind: int, part: str = "base") -> str:
    """Where a kind stands in the sheets."""
    key = next(key for key, kinds in KINDS.items() if kind in kinds)
    return f"{key}.{KINDS[key].index(kind)}.{part}"


def cells(said: Sentence) -> tuple[str, ...]:
    """The cells that a fault is about."""
    if said.key in ("pack-laid", "pack-heap"):
        return tuple(cell(said.facts["kind"], part) for part in PARTS)
    return (cell(ELBOW),) if said.key == "pack-blows" else ()


# ------------------------------------------------------------------------------------------- what is legal, but odd


def doubts(pack: Pack) -> list[Note]:
    """What a child would complain of, though the law does not."""
    out = []
    stops = pack.base[BLOCK] + pack.base[DODGE]
    if stops < FEW_STOPS:
        said = Sentence("doubt-stops", FOLDER, n=stops)
        out.append(Note(said, DOUBT, cells=(cell(BLOCK), cell(DODGE))))
    if not pack.base[HUMILIATION]:
        out.append(Note(Sentence("doubt-humiliation", FOLDER), DOUBT, cells=(cell(HUMILIATION),)))
    both = pack.copies(True)
    idle = [k for k, card in enumerate(CARDS) if card.colour == SPECIAL and card.traits & AFTER_GRAB and both[k]]
    if idle and not both[GRAB]:
        said = Sentence("doubt-grabs", FOLDER, n=sum(both[kind] for kind in idle))
        out.append(Note(said, DOUBT, cells=(cell(GRAB), *map(cell, idle))))
    return out


def praise(pack: Pack) -> Note:
    """It can be dealt, and it hurts."""
    hurt = sum(n * card.damage * max(1, card.hits) for n, card in zip(pack.base, CARDS, strict=True))
    return Note(Sentence("praise-pack", FOLDER, n=sum(pack.base), more=sum(pack.sticks), hurt=hurt), GOOD)


# --------------------------------------------------------------------------------------------- what a click can mend


def as_printed(pack: Pack, facts: dict[str, Any]) -> Pack:
    """Of what lies in front of people, not more than is printed; of a heap, not more than can be told."""
    kind: int = facts["kind"]
    base, sticks = list(pack.base), list(pack.sticks)
    most = BOXES[True][kind] if CARDS[kind].traits & LIES else MOST_BOTH
    base[kind] = min(base[kind], most)
    sticks[kind] = min(sticks[kind], most - base[kind])
    return Pack(tuple(base), tuple(sticks))


def more_blows(pack: Pack, facts: dict[str, Any]) -> Pack:
    """Basics, one after the other, until there are enough to hurt and to deal; what is full gives from its Sticks."""
    base, sticks, missing = list(pack.base), list(pack.sticks), facts["fewest"] - facts["n"]
    for kind in KINDS["basic"] * MOST_OF:
        if missing > 0 and base[kind] < MOST_OF:
            base[kind] += 1
            sticks[kind] = min(sticks[kind], MOST_BOTH - base[kind])
            missing -= 1
    return Pack(tuple(base), tuple(sticks))


MENDS: Final[dict[str, Callable[[Pack, dict[str, Any]], Pack]]] = {
    "pack-laid": as_printed,
    "pack-heap": as_printed,
    "pack-blows": more_blows,
    "pack-few": more_blows,
}
