"""The code of an invitation: known vectors of the standard, and codes read back square by square."""

from __future__ import annotations

import pytest

from dispetto.web.pages import qr

LINK = "https://dispetto.example/t/YaKuFH7V"


def test_the_correction_of_the_textbook_example() -> None:
    """HELLO WORLD, version 1-M, as every introduction works it out."""
    data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    assert qr.correction(data, 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]


def test_the_signs_of_level_mask_and_version() -> None:
    assert f"{qr.checked(0b01_000, 10, 0x537) ^ 0x5412:015b}" == "111011111000100"  # L, mask 0
    assert f"{qr.checked(0b00_000, 10, 0x537) ^ 0x5412:015b}" == "101010000010010"  # M, mask 0
    assert f"{qr.checked(0b00_101, 10, 0x537) ^ 0x5412:015b}" == "100000011001110"  # M, mask 5
    assert f"{qr.checked(7, 12, 0x1F25):018b}" == "000111110010010100"
    assert f"{qr.checked(10, 12, 0x1F25):018b}" == "001010010011010011"


@pytest.mark.parametrize("version", range(1, 11))
def test_every_version_has_room_for_its_codewords_and_no_more_than_seven_squares_left(version: int) -> None:
    for level in qr.LEVELS:
        n, sizes = qr.BLOCKS[level][version - 1]
        free = len(list(qr.places(qr.frame(version))))
        assert 0 <= free - 8 * (sum(sizes) + n * len(sizes)) <= 7


def read(squares: qr.Grid) -> str:
    """The text of a code, found as a phone finds it: signs, mask, path, blocks, and every block mends to nothing."""
    size = len(squares)
    version = (size - 17) // 4
    sign = int("".join(str(squares[8][c]) for c in (0, 1, 2, 3, 4, 5, 7, 8)), 2) << 7
    sign |= int("".join(str(squares[r][8]) for r in (7, 5, 4, 3, 2, 1, 0)), 2)
    other = [squares[size - 1 - i][8] for i in range(7)] + [squares[8][size - 8 + i] for i in range(8)]
    assert sign == int("".join(map(str, other)), 2), "both signs say the same"
    level, mask = divmod((sign ^ 0x5412) >> 10, 8)
    n, sizes = qr.BLOCKS["ML"[level]][version - 1]
    bits = "".join(str(squares[r][c] ^ (qr.MASKS[mask](r, c) == 0)) for r, c in qr.places(qr.frame(version)))
    words = [int(bits[i : i + 8], 2) for i in range(0, len(bits) - 7, 8)]
    blocks: list[list[int]] = [[] for _ in sizes]
    at = 0
    for i in range(max(sizes)):
        for k, long in enumerate(sizes):
            if i < long:
                blocks[k].append(words[at])
                at += 1
    for i in range(n * len(sizes)):
        blocks[i % len(sizes)].append(words[at + i])
    for block in blocks:
        for power in range(n):
            total = 0
            for word in block:
                total = qr.product(total, qr.POWERS[power]) ^ word
            assert total == 0, "no error to mend"
    data = "".join(f"{w:08b}" for block, long in zip(blocks, sizes, strict=True) for w in block[:long])
    head = 12 if version < 10 else 20
    assert data[:4] == "0100"
    count = int(data[4:head], 2)
    return bytes(int(data[head + 8 * i : head + 8 * i + 8], 2) for i in range(count)).decode()


@pytest.mark.parametrize("longer", [0, 10, 40, 60, 90, 120, 150, 170, 200, 213, 230])
def test_what_is_drawn_can_be_read(longer: int) -> None:
    text = LINK + "è/"[: 1 + longer % 2] * (longer // 3)
    squares = qr.code(text)
    assert squares is not None and read(squares) == text


def test_every_mask_says_the_same() -> None:
    assert {read(qr.drawn(LINK.encode(), "M", 3, mask)) for mask in range(8)} == {LINK}


def test_what_is_too_long_has_no_code() -> None:
    assert qr.code("x" * 271) is not None and qr.code("x" * 272) is None
    assert qr.picture("x" * 272, "code") == ""


def test_the_picture_has_its_quiet_border_and_a_name() -> None:
    svg = qr.picture(LINK, 'a "code"')
    assert 'viewBox="0 0 37 37"' in svg and 'aria-label="a &#34;code&#34;"' in svg and "style=" not in svg
