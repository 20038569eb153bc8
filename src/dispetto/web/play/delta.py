"""A text told by what the reader has of it: pieces of the text before, and what is new between them.

A text is cut before every `<`. A delta is a list: a string is new text, `[start, count]` are pieces of the text before.
`static/parts.js` puts it together again.
"""

from __future__ import annotations

from functools import lru_cache

CUT = "<"
LEAST = 14  # letters that are worth a reference; fewer are said again
Delta = list[str | list[int]]


def pieces(text: str) -> list[str]:
    """A text in pieces; put together with `CUT` they are the text."""
    return text.split(CUT)


@lru_cache(maxsize=64)  # several readers of a table have the same text and get the same one
def delta(old: str, new: str) -> Delta:
    """How to make the new text from the old one."""
    was, now = pieces(old), pieces(new)
    same = alike(was, now)
    last = alike(was[same:][::-1], now[same:][::-1])
    out: Delta = [[0, same]] if same else []
    out += between(was, now, same, last)
    return [*out, [len(was) - last, last]] if last else out


def alike(one: list[str], other: list[str]) -> int:
    """How many pieces two texts begin with alike."""
    n = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        n += 1
    return n


def between(was: list[str], now: list[str], same: int, last: int) -> Delta:
    """What lies between the equal ends: long runs of old pieces as references, the rest as it is."""
    where: dict[str, list[int]] = {}
    for i in range(same, len(was) - last):
        if len(was[i]) >= LEAST:
            where.setdefault(was[i], []).append(i)
    out: Delta = []
    fresh: list[str] = []
    n, end = same, len(now) - last
    while n < end:
        start, long = longest(was, now, n, end, where.get(now[n], ()))
        if sum(map(len, now[n : n + long])) < LEAST:
            fresh += now[n : n + max(1, long)]
            n += max(1, long)
            continue
        if fresh:
            out.append(CUT.join(fresh))
            fresh = []
        out.append([start, long])
        n += long
    return [*out, CUT.join(fresh)] if fresh else out


MOST_TRIED = 8  # places where a run may begin


def longest(was: list[str], now: list[str], n: int, end: int, starts: list[int] | tuple[int, ...]) -> tuple[int, int]:
    """Of the places where this piece stood, the one from which most goes on alike."""
    best, long = 0, 0
    for start in starts[:MOST_TRIED]:
        k = 1
        while n + k < end and start + k < len(was) and was[start + k] == now[n + k]:
            k += 1
        if k > long:
            best, long = start, k
    return best, long


def applied(old: str, change: Delta) -> str:
    """The new text from the old one, as a page makes it."""
    was = pieces(old)
    return CUT.join(one if isinstance(one, str) else CUT.join(was[one[0] : one[0] + one[1]]) for one in change)
