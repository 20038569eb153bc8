"""Board files as the rules of an edition need them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from dispetto.core.errors import BadInput, Sentence
from dispetto.core.files import contents, find
from dispetto.games.hedz.board import FOLDER, Board, load_board, read_board
from dispetto.games.hedz.bounds import bounded
from dispetto.games.hedz.printed import EDITIONS, read_as
from dispetto.games.hedz.rules.state import AIR, BEACH, BOO, FINISH, LAVA, MUDD, ROCK, START, TAKE_OFF, THINK, Trail

DATA = FOLDER / "data"
BOARD = Sentence("what-board")
KINDS = {
    "rock": ROCK,
    "mudd": MUDD,
    "boo": BOO,
    "think": THINK,
    "fly": TAKE_OFF,  # H2-RUL-32: the take-off itself is dry
    "air": AIR,
    "water": AIR,
    "lava": LAVA,
    "beach": BEACH,
    "start": START,
    "finish": FINISH,
}


@lru_cache
def board_named(name: str) -> Board:
    """A shipped board by name, a board file by its path, or the text of one."""
    found = find(name, DATA, BOARD)
    if found.where:
        return load_board(Path(found.where))
    data = contents(found.text)
    bounded(data)
    return read_board(data, "own", Sentence("the-board", FOLDER))


def board_kept(name: str, edition: str) -> str:
    """What a table remembers of its board:
    a shipped name, or the whole text of a file, so that its record can be replayed elsewhere.

    What is wrong with a file is told here, with its name, before its text takes its place.
    """
    found = find(name, DATA, BOARD)
    if found.where and found.key != name:
        trail_of(read_as(load_board(Path(found.where)), edition), EDITIONS[edition].unseen)
    return found.key


@lru_cache
def board_read(name: str, edition: str) -> Board:
    """A board by its name, as an edition reads it; BadInput says why it cannot."""
    return read_as(board_named(name), edition)


@lru_cache
def shipped_for(edition: str) -> tuple[str, ...]:
    """The shipped boards an edition can be played on."""
    found = []
    for path in sorted(DATA.glob("*.toml")):
        with suppress(BadInput):
            board_read(path.stem, edition)
            found.append(path.stem)
    return tuple(found)


@lru_cache
def trail_named(name: str, edition: str = "hedz-25th") -> Trail:
    """A board as the rules of an edition need it, by the board's name."""
    return trail_of(board_read(name, edition), EDITIONS[edition].unseen)


def trail_of(board: Board, unseen: Sequence[str]) -> Trail:
    """The board as the rules need it, from one Start to one Finish, without lines to what is never a target; BadInput
    where they could not be played on it.  H2-GEN-04, H2-RUL-13, H2-RUL-34
    """
    ids = [sp.id for sp in board.spaces]
    where = {space: i for i, space in enumerate(ids)}
    kind = []
    for sp in board.spaces:
        bits = 0
        for word in sp.kinds:
            if word not in KINDS:
                raise BadInput("space-kind", FOLDER, board=board.name, space=sp.id, kind=repr(word), known=list(KINDS))
            bits |= KINDS[word]
        kind.append(bits)
    for sp in board.spaces:
        for space in sp.next:
            if space not in where:
                raise BadInput("space-next", FOLDER, board=board.name, space=sp.id, next=repr(space))
        if len(sp.next) > 2 or (not sp.next and "finish" not in sp.kinds):
            raise BadInput("space-ways", FOLDER, board=board.name, space=sp.id)
    ahead = [where[sp.next[0]] if sp.next else -1 for sp in board.spaces]
    fork = [where[sp.next[1]] if len(sp.next) > 1 else -1 for sp in board.spaces]
    sees: list[list[int]] = [[] for _ in ids]
    for a, b in board.sight:
        for space in (a, b):
            if space not in where:
                raise BadInput("sight-space", FOLDER, board=board.name, space=repr(space))
        if not any(kind[where[space]] & KINDS[word] for space in (a, b) for word in unseen):
            sees[where[a]].append(where[b])
            sees[where[b]].append(where[a])
    starts = [i for i, k in enumerate(kind) if k & KINDS["start"]]
    ends = [i for i, k in enumerate(kind) if k & KINDS["finish"]]
    if len(starts) != 1 or len(ends) != 1:
        raise BadInput("board-ends", FOLDER, board=board.name, starts=len(starts), ends=len(ends))
    longest = longest_ways(board.name, ids, ahead, fork, ends[0])
    shortest = shortest_ways(ahead, fork, longest)
    number = [sp.number for sp in board.spaces]
    thinks = [i for i in range(len(ids)) if fork[i] >= 0]
    behind = [0] * len(ids)
    for i in sorted(range(len(ids)), key=longest.__getitem__, reverse=True):
        for after in (ahead[i], fork[i]):
            if after >= 0:
                behind[after] |= behind[i] | (1 << thinks.index(i) if i in thinks else 0)
    return Trail(
        board.name, ids, number, kind, ahead, fork, longest, shortest, sees, starts[0], ends[0], thinks, behind
    )


def shortest_ways(ahead: list[int], fork: list[int], longest: list[int]) -> list[int]:
    """Fewest steps from each space to Finish.  H2-RUL-47"""
    shortest = [0] * len(ahead)
    for i in sorted(range(len(ahead)), key=longest.__getitem__):
        if longest[i]:
            shortest[i] = 1 + min(shortest[w] for w in (ahead[i], fork[i]) if w >= 0)
    return shortest


def longest_ways(name: str, ids: list[str], ahead: list[int], fork: list[int], finish: int) -> list[int]:
    """Most steps from each space to Finish; BadInput where the trail runs in a circle."""
    longest = [-1] * len(ids)
    longest[finish] = 0
    for _ in ids:
        settled = True
        for i in range(len(ids)):
            if longest[i] < 0:
                ways = [w for w in (ahead[i], fork[i]) if w >= 0]
                if ways and all(longest[w] >= 0 for w in ways):
                    longest[i] = 1 + max(longest[w] for w in ways)
                settled = False
        if settled:
            return longest
    stuck = next((ids[i] for i in range(len(ids)) if longest[i] < 0), None)
    if stuck is not None:
        raise BadInput("board-circle", FOLDER, board=name, space=stuck)
    return longest
