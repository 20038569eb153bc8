"""A text told by what the reader has of it: pieces of the text before, and what is new between them.

A text is cut before every `<`. A delta is a list: a string is new text, `[start, count]` are pieces of the text before.
`static/parts.js` puts it together again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

CUT = "<"
LEAST = 14  # letters that are worth a reference; fewer are said again
Delta = list[str | list[int]]


def pieces(text: str) -> list[str]:
    """A text in pieces; put together with `CUT` they are the text."""
    return text.split(CUT)


@lru_cache(maxsize=64)  # several readers of a table have the same text and get the same one
def delta(old: str, new: str) -> Delta:
    """How to make the new text from the old one: what both begin and end with, and what lies between."""
    begins = alike(len(old), len(new), lambda k: old[:k] == new[:k])
    start = old.rfind(CUT, 0, begins) + 1
    first = old.count(CUT, 0, start)
    ends = alike(len(old) - start, len(new) - start, lambda k: old[len(old) - k :] == new[len(new) - k :])
    stop = old.find(CUT, len(old) - ends)
    stop = len(old) if stop < 0 else stop
    last = old.count(CUT, stop)
    was, now = pieces(old[start:stop]), pieces(new[start : len(new) - (len(old) - stop)])
    out: Delta = [[0, first]] if first else []
    out += between(was, now, first)
    return [*out, [first + len(was), last]] if last else out


def alike(one: int, other: int, same: Callable[[int], bool]) -> int:
    """The most letters that two texts of these lengths have alike at one end; `same` says whether so many are."""
    low, high = 0, min(one, other)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if same(middle) else (low, middle - 1)
    return low


def between(was: list[str], now: list[str], first: int) -> Delta:
    """What lies between the equal ends: long runs of old pieces as references, the rest as it is."""
    if was == now:
        return [[first, len(was)]]
    where: dict[str, list[int]] = {}
    for i, piece in enumerate(was):
        if len(piece) >= LEAST:
            where.setdefault(piece, []).append(i)
    out: Delta = []
    fresh: list[str] = []
    n = 0
    while n < len(now):
        start, long = longest(was, now, n, where.get(now[n], ()))
        if not long:
            fresh.append(now[n])
            n += 1
            continue
        if fresh:
            out.append(CUT.join(fresh))
            fresh = []
        out.append([first + start, long])
        n += long
    return [*out, CUT.join(fresh)] if fresh else out


MOST_TRIED = 8  # places where a run may begin


def longest(was: list[str], now: list[str], n: int, starts: Sequence[int]) -> tuple[int, int]:
    """Of the places where this piece stood, the one from which most goes on alike."""
    best, long = 0, 0
    for start in starts[:MOST_TRIED]:
        k = 1
        while n + k < len(now) and start + k < len(was) and was[start + k] == now[n + k]:
            k += 1
        if k > long:
            best, long = start, k
    return best, long


def applied(old: str, change: Delta) -> str:
    """The new text from the old one, as a page makes it."""
    was = pieces(old)
    return CUT.join(one if isinstance(one, str) else CUT.join(was[one[0] : one[0] + one[1]]) for one in change)
