"""A text told by what the reader has of it: pieces of the text before, and what is new between them.

A text is cut before every `<`. A delta is a list: a string is new text, `[start, count]` are pieces of the text before.
`static/parts.js` puts it together again.
"""

from __future__ import annotations

from functools import lru_cache

from dispetto.web.play.wire import Once

CUT = "<"
LEAP = 256  # letters compared in the first leap
LEAPS = 4  # pieces compared in the first leap
LEAST = 14  # letters that are worth a reference; fewer are said again
SHORT = 700  # letters between equal ends that are said as they are: comparing them costs more than it saves
Delta = list[str | list[int]]


def pieces(text: str) -> list[str]:
    """A text in pieces; put together with `CUT` they are the text."""
    return text.split(CUT)


@lru_cache(maxsize=64)  # several readers of a table have the same text and get the same one
def shortest(old: str, new: str) -> str | Once:
    """How to make the new text from the old one, or the new one where that is shorter."""
    change = delta(old, new)
    size = sum(len(one) if isinstance(one, str) else 8 for one in change)
    return Once(change) if size < len(new) else new


def delta(old: str, new: str) -> Delta:
    """How to make the new text from the old one: what both begin and end with, and what lies between."""
    begins = alike(old, new)
    start = old.rfind(CUT, 0, begins) + 1
    first = old.count(CUT, 0, start)
    ends = alike_at_the_end(old, new, min(len(old), len(new)) - start)
    stop = old.find(CUT, len(old) - ends)
    stop = len(old) if stop < 0 else stop
    last = old.count(CUT, stop)
    amid, fresh = old[start:stop], new[start : len(new) - (len(old) - stop)]
    out: Delta = [[0, first]] if first else []
    if len(fresh) < SHORT:
        count = amid.count(CUT) + 1
        out.append(fresh if fresh != amid else [first, count])
    else:
        was = pieces(amid)
        count = len(was)
        out += between(was, pieces(fresh), first)
    return [*out, [first + count, last]] if last else out


def alike(old: str, new: str) -> int:
    """With how many letters alike two texts begin: by leaps that double, then by halves."""
    low, leap, high = 0, LEAP, min(len(old), len(new))
    while low + leap <= high and old.startswith(new[low : low + leap], low):
        low, leap = low + leap, 2 * leap
    high = min(high, low + leap)
    while low < high:
        middle = (low + high + 1) // 2
        if old.startswith(new[low:middle], low):
            low = middle
        else:
            high = middle - 1
    return low


def alike_at_the_end(old: str, new: str, most: int) -> int:
    """With how many letters alike two texts end, so many at most."""
    low, leap, high, a, b = 0, LEAP, most, len(old), len(new)
    while low + leap <= high and old.startswith(new[b - low - leap : b - low], a - low - leap):
        low, leap = low + leap, 2 * leap
    high = min(high, low + leap)
    while low < high:
        middle = (low + high + 1) // 2
        if old.startswith(new[b - middle : b - low], a - middle):
            low = middle
        else:
            high = middle - 1
    return low


def between(was: list[str], now: list[str], first: int) -> Delta:
    """What lies between the equal ends: long runs of old pieces as references, the rest as it is.

    A run begins where the piece stood last, or, if it is there, right after the run before.
    """
    if was == now:
        return [[first, len(was)]]
    where = dict(zip(was, range(len(was)), strict=True))
    out: Delta = []
    fresh: list[str] = []
    n = after = 0
    while n < len(now):
        piece = now[n]
        start = where.get(piece)
        if start is None or len(piece) < LEAST:
            fresh.append(piece)
            n += 1
            after += 1
            continue
        if after < len(was) and was[after] == piece:
            start = after
        long = run(was, now, start, n)
        if fresh:
            out.append(CUT.join(fresh))
            fresh = []
        out.append([first + start, long])
        n += long
        after = start + long
    return [*out, CUT.join(fresh)] if fresh else out


def run(was: list[str], now: list[str], a: int, b: int) -> int:
    """How many pieces from these two on are the same: by leaps that double, then by halves."""
    low, leap, high = 1, LEAPS, min(len(was) - a, len(now) - b)
    while low + leap <= high and was[a + low : a + low + leap] == now[b + low : b + low + leap]:
        low, leap = low + leap, 2 * leap
    high = min(high, low + leap)
    while low < high:
        middle = (low + high + 1) // 2
        if was[a + low : a + middle] == now[b + low : b + middle]:
            low = middle
        else:
            high = middle - 1
    return low


def applied(old: str, change: Delta) -> str:
    """The new text from the old one, as a page makes it."""
    was = pieces(old)
    return CUT.join(one if isinstance(one, str) else CUT.join(was[one[0] : one[0] + one[1]]) for one in change)
