"""Boards as data files: load, check, explain what is wrong."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dispetto.core.errors import BadInput, Sentence
from dispetto.core.files import PROVENANCE
from dispetto.core.telling.languages import ENGLISH

FOLDER = Path(__file__).parent
RISKS = ("air", "water", "boo", "lava", "mudd")  # what makes one route of a fork worse than the other


@dataclass(frozen=True)
class Space:
    """One space of a trail, as its file says."""

    id: str
    number: int
    kinds: tuple[str, ...]
    next: tuple[str, ...]
    routes: tuple[str, ...]
    wide: tuple[float, float]
    tall: tuple[float, float]
    provenance: str


@dataclass(frozen=True)
class Board:
    """A trail of spaces with its lines of sight."""

    name: str
    title: dict[str, str]
    editions: tuple[str, ...]
    provenance: str
    spaces: tuple[Space, ...]
    sight: tuple[tuple[str, str], ...]
    extra: dict[str, Any] = field(default_factory=dict)

    def index(self, space: str) -> int:
        """Where a space stands in the list."""
        for i, sp in enumerate(self.spaces):
            if sp.id == space:
                return i
        raise BadInput("board-space", FOLDER, board=self.name, space=repr(space))


def load_board(path: Path) -> Board:
    """Read a board file; BadInput says what is wrong and where."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadInput("file-none", what=Sentence("what-board"), path=path) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as e:
        raise BadInput("file-not-toml", path=path, trouble=e) from None
    return read_board(data, path.stem, str(path))


def read_board(data: dict[str, Any], name: str, where: str | Sentence) -> Board:
    """A board from the contents of its file."""
    general = data.get("provenance", "house")
    if general not in PROVENANCE:
        raise BadInput("board-provenance", FOLDER, value=repr(general), known=PROVENANCE).at(where)
    rows = data.get("space")
    if not isinstance(rows, list) or not rows:
        raise BadInput("board-empty", FOLDER, where=where)
    spaces = []
    for n, row in enumerate(rows, 1):
        try:
            spaces.append(_space(row, general))
        except (KeyError, TypeError, ValueError) as e:
            if isinstance(row, dict) and "id" in row:
                raise BadInput("space-odd", FOLDER, where=where, space=row["id"], value=e) from None
            raise BadInput("space-odd-at", FOLDER, where=where, n=n, value=e) from None
    sight = []
    for pair in data.get("sight", []):
        if not (isinstance(pair, list) and len(pair) == 2):
            raise BadInput("sight-pair", FOLDER, value=repr(pair)).at(where)
        sight.append((str(pair[0]), str(pair[1])))
    title = data.get("title", name)
    return Board(
        name,
        title if isinstance(title, dict) else {ENGLISH: str(title)},
        tuple(data.get("editions", ())),
        general,
        tuple(spaces),
        tuple(sight),
        {k: v for k, v in data.items() if k not in ("space", "sight", "title", "editions", "provenance")},
    )


def _space(row: dict[str, Any], general: str) -> Space:
    """One [[space]] of the file; what it does not say is empty, a place it does not give is 0, 0."""
    number = row["number"]
    if type(number) is not int:
        raise TypeError(f"number {number!r}")
    return Space(
        str(row["id"]),
        number,
        _words(row, "kinds"),
        _words(row, "next"),
        _words(row, "routes"),
        _place(row, "wide"),
        _place(row, "tall"),
        str(row.get("provenance", general)),
    )


def _words(row: dict[str, Any], key: str) -> tuple[str, ...]:
    found = row.get(key, [])
    if not isinstance(found, list) or not all(isinstance(word, str) for word in found):
        raise TypeError(f"{key} {found!r}")
    return tuple(found)


def _place(row: dict[str, Any], layout: str) -> tuple[float, float]:
    found = row.get(layout, [0.0, 0.0])
    if not isinstance(found, list) or len(found) != 2 or not all(type(c) in (int, float) for c in found):
        raise TypeError(f"{layout} {found!r}")
    return float(found[0]), float(found[1])


# ---------------------------------------------------------------- what is wrong with it


@dataclass(frozen=True)
class Facts:
    """What an edition prints about its boards; a board is checked against them."""

    name: str
    kinds: tuple[str, ...]  # what a space may be
    start: tuple[str, ...] = ()  # what Start is besides
    finish: int | None = None  # the number of Finish
    beach: int | None = None  # the last number of the beach
    mudd: tuple[int, ...] = ()  # numbers that are Mudd
    shortcut: int | None = None  # the number Finish has for a dino on Lava
    hazard: str = "air"  # what follows a take-off
    forks: int | None = None  # exactly so many Think! spaces
    unseen: tuple[str, ...] = ("finish",)  # no line of sight touches these
    crest: bool = False  # a line must join the early trail to the last spaces
    dice: int = 2  # usually rolled


def check_board(board: Board, facts: Facts) -> list[Sentence]:
    """Everything wrong with a board for an edition, one sentence each, naming the space; empty when all is well."""
    faults = _spelling(board, facts) + _ways(board)
    if not faults:  # the rest reads the trail, so it needs one
        faults += _numbers(board, facts) + _forks(board, facts) + _overshoots(board, facts)
    return faults + _kinds(board, facts) + _shortcut(board, facts) + _sights(board, facts) + _places(board)


def fault(key: str, /, **facts: Any) -> Sentence:
    """What is wrong with a board, in the words of this game."""
    return Sentence(key, FOLDER, **facts)


def _named(ids: list[str], most: int = 6) -> list[str] | Sentence:
    return fault("and-more", some=ids[:most], n=len(ids) - most) if len(ids) > most else ids


def _way(ids: list[str]) -> str | Sentence:
    return fault("then-to", some=_way(ids[:-1]), next=ids[-1]) if len(ids) > 1 else ids[0]


def _spelling(board: Board, facts: Facts) -> list[Sentence]:
    out: list[Sentence] = []
    if facts.name not in board.editions:
        made = list(board.editions) or fault("no-edition")
        out.append(fault("edition-other", made=made, edition=facts.name))
    seen: set[str] = set()
    for s in board.spaces:
        if s.id in seen:
            out.append(fault("space-twice", space=s.id))
        seen.add(s.id)
        for kind in s.kinds:
            if kind not in facts.kinds:
                known = list(facts.kinds)
                out.append(fault("space-kind-other", space=s.id, kind=repr(kind), edition=facts.name, known=known))
        if s.provenance not in PROVENANCE:
            out.append(fault("space-provenance", space=s.id, value=repr(s.provenance), known=PROVENANCE))
    return out


def _ways(board: Board) -> list[Sentence]:
    """Start, Finish, and whether every space lies on a way from the one to the other."""
    out: list[Sentence] = []
    after = {s.id: s.next for s in board.spaces}
    starts = [s.id for s in board.spaces if "start" in s.kinds]
    ends = [s.id for s in board.spaces if "finish" in s.kinds]
    for what, found in (("start", starts), ("finish", ends)):
        if not found:
            out.append(fault("end-none", what=what))
        elif len(found) > 1:
            out.append(fault("end-many", what=what, spaces=_named(found)))
    for s in board.spaces:
        out += [fault("way-nowhere", space=s.id, next=n) for n in s.next if n not in after]
        if "finish" in s.kinds:
            if s.next:
                out.append(fault("way-past-finish", space=s.id, spaces=_named(list(s.next))))
        elif not s.next:
            out.append(fault("way-dead", space=s.id))
        elif len(s.next) == 1 and "think" in s.kinds:
            out.append(fault("think-one", space=s.id))
        elif len(s.next) == 2 and "think" not in s.kinds:
            out.append(fault("think-none", space=s.id))
        elif len(s.next) > 2:
            out.append(fault("think-many", space=s.id, n=len(s.next)))
        elif len(s.next) == 2 and s.next[0] == s.next[1]:
            out.append(fault("think-same", space=s.id, next=s.next[0]))
        if len(s.next) == 2 and (len(s.routes) != 2 or s.routes[0] == s.routes[1]):
            out.append(fault("routes-unnamed", space=s.id))
        if len(s.next) < 2 and s.routes:
            out.append(fault("routes-none", space=s.id))
    ring = _ring(after)
    if ring:
        out.append(fault("trail-circle", way=_way(ring)))
    if len(starts) == 1:
        lost = [s.id for s in board.spaces if s.id not in _reach(after, starts[0])]
        out += [fault("space-lost", space=i) for i in lost]
    return out


def _reach(after: dict[str, tuple[str, ...]], space: str) -> set[str]:
    """The space and all that can follow it."""
    found, open_ = {space}, [space]
    while open_:
        for n in after.get(open_.pop(), ()):
            if n not in found and n in after:
                found.add(n)
                open_.append(n)
    return found


def _ring(after: dict[str, tuple[str, ...]]) -> list[str]:
    """A circle of the trail, its first space again at the end; empty when there is none."""
    done: set[str] = set()
    for first in after:
        if first in done:
            continue
        way = [first]
        left = [list(after[first])]
        while way:
            if not left[-1]:
                done.add(way.pop())
                left.pop()
                continue
            n = left[-1].pop()
            if n in way:
                return [*way[way.index(n) :], n]
            if n in after and n not in done:
                way.append(n)
                left.append(list(after[n]))
    return []


def _numbers(board: Board, facts: Facts) -> list[Sentence]:
    """Numbers rise by one; on a branch they are counted backwards from where it rejoins."""
    out: list[Sentence] = []
    number = {s.id: s.number for s in board.spaces}
    for s in board.spaces:
        if "start" in s.kinds and s.number != 0:
            out.append(fault("number-start", space=s.id, n=s.number))
        if "finish" in s.kinds and facts.finish is not None and s.number != facts.finish:
            out.append(fault("number-finish", space=s.id, n=s.number, right=facts.finish))
        if len(s.next) == 1 and number[s.next[0]] != s.number + 1:
            n = s.next[0]
            out.append(fault("number-back", space=s.id, n=s.number, right=number[n] - 1, next=n))
        if len(s.next) == 2 and s.number + 1 not in (number[n] for n in s.next):
            out.append(fault("number-on", space=s.id, n=s.number, right=s.number + 1))
    return out


def _forks(board: Board, facts: Facts) -> list[Sentence]:
    """Both routes of a fork meet again before Finish, and they are not the same danger."""
    out: list[Sentence] = []
    after = {s.id: s.next for s in board.spaces}
    kinds = {s.id: s.kinds for s in board.spaces}
    forks = [s for s in board.spaces if len(s.next) == 2]
    for s in forks:
        one, other = (_reach(after, n) for n in s.next)
        both = one & other
        if all("finish" in kinds[i] for i in both):
            out.append(fault("routes-apart", space=s.id))
        risks = [sorted(k for i in way - both for k in kinds[i] if k in RISKS) for way in (one, other)]
        if risks[0] == risks[1] and len(one) == len(other):
            out.append(fault("routes-alike", space=s.id))
    if facts.forks is not None and len(forks) != facts.forks:
        out.append(fault("forks-other", n=len(forks), edition=facts.name, right=facts.forks))
    return out


def _overshoots(board: Board, facts: Facts) -> list[Sentence]:
    """Where the usual dice can never land exactly on Finish, one die must be rolled: such a space is Mudd."""
    longest = {s.id: 0 for s in board.spaces if "finish" in s.kinds}
    open_ = [s for s in board.spaces if s.id not in longest]
    while open_:
        ready = [s for s in open_ if all(n in longest for n in s.next)]
        if not ready:
            break
        for s in ready:
            longest[s.id] = 1 + max(longest[n] for n in s.next)
        open_ = [s for s in open_ if s.id not in longest]
    return [
        fault("space-overshoots", space=s.id, dice=facts.dice)
        for s in board.spaces
        if 0 < longest.get(s.id, facts.dice) < facts.dice and "mudd" not in s.kinds
    ]


def _kinds(board: Board, facts: Facts) -> list[Sentence]:
    """What the edition prints about single spaces."""
    out: list[Sentence] = []
    before: dict[str, list[Space]] = {}
    for s in board.spaces:
        for n in s.next:
            before.setdefault(n, []).append(s)
    by_id = {s.id: s for s in board.spaces}
    take_offs = 0
    for s in board.spaces:
        if "start" in s.kinds:
            out += [fault("start-also", space=s.id, kind=kind) for kind in facts.start if kind not in s.kinds]
        if facts.beach is not None and ("beach" in s.kinds) != (s.number <= facts.beach):
            out.append(fault("space-beach", space=s.id, so="yes" if "beach" in s.kinds else "no", last=facts.beach))
        if s.number in facts.mudd and "mudd" not in s.kinds:
            out.append(fault("space-mudd", space=s.id, numbers=facts.mudd))
        if "rock" in s.kinds:
            out += [fault("space-rock", space=s.id, kind=bad) for bad in ("lava", "air", "water") if bad in s.kinds]
        if facts.hazard in s.kinds:
            dry = [b.id for b in before.get(s.id, []) if not {"fly", facts.hazard} & set(b.kinds)]
            if dry:
                out.append(fault("fly-before", space=s.id, kind=facts.hazard, before=dry[0]))
        if "fly" in s.kinds:
            take_offs += 1
            if not any(n in by_id and facts.hazard in by_id[n].kinds for n in s.next):
                out.append(fault("fly-after", space=s.id, kind=facts.hazard))
    if not take_offs:
        out.append(fault("fly-none", kind=facts.hazard))
    return out


def _shortcut(board: Board, facts: Facts) -> list[Sentence]:
    """Lava lies before the shortcut's number, near enough for one die, and that space itself is ordinary."""
    goal = facts.shortcut
    if goal is None:
        return []
    lava = [s for s in board.spaces if "lava" in s.kinds]
    out = [fault("lava-late", space=s.id, n=goal) for s in lava if s.number >= goal]
    for s in board.spaces:
        if s.number == goal and s.kinds and "lava" not in s.kinds:
            out.append(fault("shortcut-odd", space=s.id, kind=s.kinds[0], n=goal))
    if not any(s.number == goal for s in board.spaces):
        out.append(fault("shortcut-none", n=goal))
    if not any(goal - 6 <= s.number < goal for s in lava):
        out.append(fault("shortcut-far", n=goal))
    return out


def _sights(board: Board, facts: Facts) -> list[Sentence]:
    """Lines of sight join two known spaces, none that the edition's law forbids, each pair once."""
    out: list[Sentence] = []
    by_id = {s.id: s for s in board.spaces}
    seen: set[frozenset[str]] = set()
    for a, b in board.sight:
        out += [fault("sight-nowhere", a=a, b=b, space=i) for i in (a, b) if i not in by_id]
        if a == b:
            out.append(fault("sight-itself", a=a, b=b))
        elif frozenset((a, b)) in seen:
            out.append(fault("sight-twice", a=a, b=b))
        seen.add(frozenset((a, b)))
        for i in (a, b):
            for kind in facts.unseen:
                if i in by_id and kind in by_id[i].kinds:
                    out.append(fault("sight-barred", a=a, b=b, kind=kind, edition=facts.name))
    if facts.crest:
        last = max(s.number for s in board.spaces)
        ends = [sorted((by_id[a].number, by_id[b].number)) for a, b in board.sight if a in by_id and b in by_id]
        if not any(low <= last / 4 and high >= last * 5 / 6 for low, high in ends):
            out.append(fault("sight-crest"))
    return out


def _places(board: Board) -> list[Sentence]:
    """Every space has a place in both layouts, and no two the same one."""
    out: list[Sentence] = []
    for layout in ("wide", "tall"):
        places = [(s.id, s.wide if layout == "wide" else s.tall) for s in board.spaces]
        nowhere = [i for i, place in places if place == (0.0, 0.0)]
        if nowhere:
            out.append(fault("place-none", layout=layout, spaces=_named(nowhere)))
        found: dict[tuple[float, float], str] = {}
        for i, place in places:
            if i not in nowhere and place in found:
                out.append(fault("place-same", a=found[place], b=i, layout=layout))
            found[place] = i
    return out
