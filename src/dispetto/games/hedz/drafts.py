"""A board as somebody draws it: places without names, numbered as the law counts, and back to a board file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from dispetto.core.errors import BadFile
from dispetto.core.files import about, contents
from dispetto.core.telling.languages import ENGLISH
from dispetto.core.workshop import Draft, held, listed, point, quoted, some, title_of, whole
from dispetto.games.hedz.board import FOLDER, Board, read_board
from dispetto.games.hedz.bounds import FARTHEST, MOST_SIGHTS, MOST_SPACES, bounded
from dispetto.games.hedz.printed import READ, reworded

SIZES: Final = {"wide": (1068, 660), "tall": (390, 570)}  # of a picture that says nothing
STONES: Final = {"wide": 16.0, "tall": 11.0}
LETTERS: Final = "bcda"  # of the ways beside the main one, in their order
ROUTES: Final = ("first", "second")


def draft_of(text: str, edition: str) -> Draft:
    """A board file as a draft, in the words of an edition;
    BadInput where a way or a line leads to no space, or two spaces have one name.
    """
    data = contents(text)
    board = board_of(text)
    if edition not in board.editions:
        board = replace(board, spaces=tuple(reworded(space, READ[edition]) for space in board.spaces))
    where = {s.id: i for i, s in enumerate(board.spaces)}
    if len(where) < len(board.spaces):
        raise BadFile("bound-twice", FOLDER)
    for name in (*(n for s in board.spaces for n in s.next), *(end for line in board.sight for end in line)):
        if name not in where:
            raise BadFile("bound-nowhere", FOLDER, space=name[:12])
    return {
        "title": about(data)[0][ENGLISH],
        "places": [
            {
                "kinds": list(s.kinds),
                "next": [where[n] for n in s.next],
                "routes": list(s.routes),
                "wide": list(s.wide),
                "tall": list(s.tall),
            }
            for s in board.spaces
        ],
        "lines": [[where[a], where[b]] for a, b in board.sight],
        "scenery": any("island" in beauty for beauty in data.get("picture", {}).values()),
    }


def text_of(draft: Draft, old: str, edition: str, kinds: Sequence[str]) -> str:
    """The board file of a draft; its picture is that of the old one."""
    title = title_of(draft)
    rows = [row for row in some(draft.get("places"), MOST_SPACES) if isinstance(row, dict)]
    nexts = [[whole(n, 0, len(rows) - 1) for n in some(row.get("next"), 4)] for row in rows]
    told = [[k for k in some(row.get("kinds"), 12) if k in kinds] for row in rows]
    numbers, names = numbered(nexts, told)
    picture = contents(old).get("picture", {})
    out = [
        f"title = {quoted(title)}",
        f"editions = {listed([edition])}",
        'provenance = "house"',
        f"sight = [{', '.join(listed([names[a], names[b]]) for a, b in lines(draft, len(rows)))}]",
        "space = [",
    ]
    for i, row in enumerate(rows):
        says = [f"id = {quoted(names[i])}", f"number = {numbers[i]}"]
        says += [f"kinds = {listed(list(dict.fromkeys(told[i])))}"] if told[i] else []
        says += [f"next = {listed([names[n] for n in nexts[i]])}"] if nexts[i] else []
        says += [f"routes = {listed(routes(row))}"] if len(nexts[i]) == 2 else []
        says += [f"{layout} = {listed(point(row.get(layout), FARTHEST))}" for layout in ("wide", "tall")]
        out.append("  { " + ", ".join(says) + " },")
    out.append("]")
    for layout in ("wide", "tall"):
        out += ["", f"[picture.{layout}]", *beauty(layout, picture.get(layout, {}), bool(draft.get("scenery")))]
    text = held("\n".join(out) + "\n")
    bounded(contents(text))
    return text


def lines(draft: Draft, places: int) -> list[tuple[int, int]]:
    """The lines of sight, each pair once."""
    found: dict[frozenset[int], tuple[int, int]] = {}
    for pair in some(draft.get("lines"), MOST_SIGHTS):
        a, b = (whole(end, 0, places - 1) for end in some(pair, 2)) if len(some(pair, 2)) == 2 else (0, 0)
        if a != b:
            found.setdefault(frozenset((a, b)), (a, b))
    return list(found.values())


def routes(row: Mapping[str, Any]) -> list[str]:
    """The names of both ways of a fork: those it has, else plain ones."""
    named = row.get("routes")
    if isinstance(named, list) and len(named) == 2 and all(isinstance(n, str) for n in named) and named[0] != named[1]:
        if all(n.isascii() and n.isalpha() and n.islower() and len(n) <= 12 for n in named):
            return named
    return list(ROUTES)


def beauty(layout: str, kept: Mapping[str, Any], scenery: bool) -> list[str]:
    """The lines of a picture: all of the old one, or only how large it is."""
    facts = dict(kept) if scenery else {k: v for k, v in kept.items() if k in ("size", "stone")}
    facts.setdefault("size", list(SIZES[layout]))
    facts.setdefault("stone", STONES[layout])
    return [f"{key} = {nested(value)}" for key, value in facts.items()]


def nested(value: Any) -> str:
    """Numbers in lists, as TOML writes them."""
    return "[" + ", ".join(map(nested, value)) + "]" if isinstance(value, list) else f"{value:g}"


def numbered(nexts: Sequence[Sequence[int]], kinds: Sequence[Sequence[str]]) -> tuple[list[int], list[str]]:
    """Numbers and names as the law counts: on from Start by first ways, on a branch back from where it rejoins.
    H25-DATA-02, H2-DATA-02
    """
    count = len(nexts)
    numbers: list[int | None] = [None] * count
    names = [""] * count
    here, n = next((i for i in range(count) if "start" in kinds[i]), 0), 0
    main = []
    while count and numbers[here] is None:
        numbers[here], names[here] = n, str(n)
        main.append(here)
        if not nexts[here]:
            break
        here, n = nexts[here][0], n + 1
    letter = 0
    for i in [*main, *range(count)]:
        for first in nexts[i][1:]:
            letter += name_side(first, nexts, numbers, names, LETTERS[letter % len(LETTERS)])
    for i in range(count):  # what nobody can reach has a name, too
        if numbers[i] is None:
            numbers[i] = 0
    taken: set[str] = set()
    for i in range(count):
        if not names[i] or names[i] in taken:
            names[i] = next(f"x{k}" for k in range(i, 2 * count + 1) if f"x{k}" not in taken)
        taken.add(names[i])
    return [n or 0 for n in numbers], names


def name_side(
    first: int, nexts: Sequence[Sequence[int]], numbers: list[int | None], names: list[str], letter: str
) -> int:
    """Number one side way backwards from where it rejoins; 1 if there was anything to number."""
    side = [first]
    while numbers[side[-1]] is None and nexts[side[-1]] and len(side) <= len(nexts):
        side.append(nexts[side[-1]][0])
    end = numbers[side[-1]]
    new = [i for i in dict.fromkeys(side) if numbers[i] is None]
    for back, i in enumerate(reversed(new), 1):
        numbers[i] = (end if end is not None else len(new)) - back
        if (numbers[i] or 0) >= 0:
            names[i] = f"{numbers[i]}{letter}"
    return int(bool(new))


def board_of(text: str) -> Board:
    """The board of a text; BadInput where it cannot be read."""
    data = contents(text)
    bounded(data)
    return read_board(data, "own", "")
