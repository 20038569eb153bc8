"""An address as a QR code that a phone can be pointed at (ISO/IEC 18004): byte mode, versions 1 to 10, level M or L.

Longer addresses than version 10 holds have no code; whoever sends one has a link to copy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from markupsafe import Markup

Grid = list[list[int]]

# For each version the correction codewords of a block, and the data codewords of its blocks.
BLOCKS = {
    "M": (
        (10, (16,)),
        (16, (28,)),
        (26, (44,)),
        (18, (32,) * 2),
        (24, (43,) * 2),
        (16, (27,) * 4),
        (18, (31,) * 4),
        (22, (38, 38, 39, 39)),
        (22, (36, 36, 36, 37, 37)),
        (26, (43, 43, 43, 43, 44)),
    ),
    "L": (
        (7, (19,)),
        (10, (34,)),
        (15, (55,)),
        (20, (80,)),
        (26, (108,)),
        (18, (68,) * 2),
        (20, (78,) * 2),
        (24, (97,) * 2),
        (30, (116,) * 2),
        (18, (68, 68, 69, 69)),
    ),
}
LEVELS = {"M": 0b00, "L": 0b01}
ALIGNED: tuple[tuple[int, ...], ...] = (
    (),
    (6, 18),
    (6, 22),
    (6, 26),
    (6, 30),
    (6, 34),
    (6, 22, 38),
    (6, 24, 42),
    (6, 26, 46),
    (6, 28, 50),
)
MASKS = (
    lambda r, c: (r + c) % 2,
    lambda r, c: r % 2,
    lambda r, c: c % 3,
    lambda r, c: (r + c) % 3,
    lambda r, c: (r // 2 + c // 3) % 2,
    lambda r, c: r * c % 2 + r * c % 3,
    lambda r, c: (r * c % 2 + r * c % 3) % 2,
    lambda r, c: ((r + c) % 2 + r * c % 3) % 2,
)  # a square is turned over where it says 0
EYE = ("0" * 9, "011111110", "010000010", "010111010", "010111010", "010111010", "010000010", "011111110", "0" * 9)
SIGHT = ("11111", "10001", "10101", "10001", "11111")
LIKE_AN_EYE = ((1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0), (0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1))

POWERS = [1]
while len(POWERS) < 255:
    POWERS.append(POWERS[-1] << 1 ^ (0x11D if POWERS[-1] & 0x80 else 0))
LOGS = {x: n for n, x in enumerate(POWERS)}


def product(a: int, b: int) -> int:
    """Two numbers multiplied in the field of 256 that the correction counts in."""
    return POWERS[(LOGS[a] + LOGS[b]) % 255] if a and b else 0


def correction(data: Sequence[int], n: int) -> list[int]:
    """The n codewords that mend a block."""
    divisor = [1]
    for i in range(n):
        divisor = [a ^ product(b, POWERS[i]) for a, b in zip([*divisor, 0], [0, *divisor], strict=True)]
    rest = [*data, *[0] * n]
    for i in range(len(data)):
        lead = rest[i]
        for j, d in enumerate(divisor):
            rest[i + j] ^= product(d, lead)
    return rest[len(data) :]


def codewords(data: bytes, level: str, version: int) -> list[int]:
    """The text and its correction, in the order in which they are drawn."""
    n, sizes = BLOCKS[level][version - 1]
    room = sum(sizes)
    bits = f"0100{len(data):0{16 if version > 9 else 8}b}" + "".join(f"{b:08b}" for b in data)
    bits += "0" * min(4, 8 * room - len(bits))
    bits += "0" * (-len(bits) % 8)
    words = [int(bits[i : i + 8], 2) for i in range(0, len(bits), 8)]
    words += [(0xEC, 0x11)[i % 2] for i in range(room - len(words))]
    blocks = [words[sum(sizes[:i]) : sum(sizes[: i + 1])] for i in range(len(sizes))]
    mended = [correction(block, n) for block in blocks]
    return [b[i] for i in range(max(sizes)) for b in blocks if i < len(b)] + [m[i] for i in range(n) for m in mended]


def checked(value: int, bits: int, divisor: int) -> int:
    """A short number followed by the bits that mend it (BCH)."""
    rest = value << bits
    while rest.bit_length() > bits:
        rest ^= divisor << (rest.bit_length() - bits - 1)
    return value << bits | rest


def frame(version: int) -> list[list[int | None]]:
    """The squares that are the same in every code of a version; None where the text goes."""
    size = 17 + 4 * version
    m: list[list[int | None]] = [[None] * size for _ in range(size)]

    def stamp(top: int, left: int, rows: Sequence[str]) -> None:
        for r, row in enumerate(rows, top):
            for c, square in enumerate(row, left):
                if 0 <= r < size and 0 <= c < size:
                    m[r][c] = int(square)

    for i in range(8, size - 8):
        m[6][i] = m[i][6] = 1 - i % 2
    places = ALIGNED[version - 1]
    for r in places:
        for c in places:
            if (r, c) not in ((6, 6), (6, places[-1]), (places[-1], 6)):
                stamp(r - 2, c - 2, SIGHT)
    for top, left in ((-1, -1), (-1, size - 8), (size - 8, -1)):
        stamp(top, left, EYE)
    for i in range(9):
        for r, c in ((8, i), (i, 8), (8, size - 1 - i), (size - 1 - i, 8)):
            if m[r][c] is None and (i < 8 or r == c):
                m[r][c] = 0  # kept for what `signed` writes there
    m[size - 8][8] = 1
    if version > 6:
        for i in range(18):
            bit = checked(version, 12, 0x1F25) >> i & 1
            m[size - 11 + i % 3][i // 3] = m[i // 3][size - 11 + i % 3] = bit
    return m


def places(m: list[list[int | None]]) -> Iterator[tuple[int, int]]:
    """The free squares in the order of the text: two columns at a time, up and down."""
    size, up = len(m), True
    for right in range(size - 1, 0, -2):
        column = right - (right <= 6)
        for r in range(size - 1, -1, -1) if up else range(size):
            for c in (column, column - 1):
                if m[r][c] is None:
                    yield r, c
        up = not up


def signed(m: Grid, level: str, mask: int) -> None:
    """Write which level and which mask this is, twice."""
    size = len(m)
    bits = checked(LEVELS[level] << 3 | mask, 10, 0x537) ^ 0x5412
    for i in range(15):
        bit = bits >> i & 1
        m[i if i < 6 else i + 1 if i < 8 else size - 15 + i][8] = bit
        m[8][size - 1 - i if i < 8 else 7 if i == 8 else 14 - i] = bit


def clutter(m: Grid) -> int:
    """How hard a code is to read: runs, blocks, false eyes, too much of one colour."""
    size, found = len(m), 0
    for row in (*m, *(list(column) for column in zip(*m, strict=True))):
        run = 1
        for a, b in zip(row, [*row[1:], -1], strict=True):
            run, found = (run + 1, found) if a == b else (1, found + (run - 2 if run >= 5 else 0))
        found += sum(40 for i in range(size - 10) if tuple(row[i : i + 11]) in LIKE_AN_EYE)
    for r in range(size - 1):
        found += sum(3 for c in range(size - 1) if m[r][c] == m[r][c + 1] == m[r + 1][c] == m[r + 1][c + 1])
    return found + 10 * (abs(20 * sum(map(sum, m)) - 10 * size * size) // (size * size))


def drawn(data: bytes, level: str, version: int, mask: int) -> Grid:
    """The squares of a code, 1 for dark, under one mask."""
    m = frame(version)
    stream = "".join(f"{word:08b}" for word in codewords(data, level, version))
    free = list(places(m))
    for i, (r, c) in enumerate(free):
        bit = int(stream[i]) if i < len(stream) else 0
        m[r][c] = bit ^ (MASKS[mask](r, c) == 0)
    whole = [[int(square or 0) for square in row] for row in m]
    signed(whole, level, mask)
    return whole


def smallest(n: int) -> tuple[str, int] | None:
    """The level and the version for so many bytes: the better level as long as it has room."""
    for level in ("M", "L"):
        for version, (_, sizes) in enumerate(BLOCKS[level], 1):
            if 4 + (16 if version > 9 else 8) + 8 * n <= 8 * sum(sizes):
                return level, version
    return None


def code(text: str) -> Grid | None:
    """A text as a code, under the mask that is read best; None where it is too long."""
    data = text.encode()
    fits = smallest(len(data))
    return None if fits is None else min((drawn(data, *fits, mask) for mask in range(8)), key=clutter)


@lru_cache(maxsize=256)
def picture(text: str, label: str) -> Markup:
    """The code as a picture with its quiet border, always dark on light; empty where there is none."""
    squares = code(text)
    if squares is None:
        return Markup("")
    side = len(squares) + 8
    d = ""
    for y, row in enumerate(squares, 4):
        x = 0
        while x < len(row):
            run = next((n for n in range(len(row) - x) if not row[x + n]), len(row) - x)
            d += f"M{x + 4},{y}h{run}v1h-{run}z" if run else ""
            x += run or 1
    return Markup(
        '<svg class="qr" viewBox="0 0 {0} {0}" shape-rendering="crispEdges" role="img" aria-label="{1}">'
        '<rect width="{0}" height="{0}" fill="#fffdf5"/><path d="{2}" fill="#38261a"/></svg>'
    ).format(side, label, d)
