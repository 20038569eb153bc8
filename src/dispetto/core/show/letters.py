"""Words as outlines: for pictures that are sent around, where nobody has our fonts and no word may vanish."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from dispetto.core.show.ink import INK, TEXT_FONT, kept, num

TITLE: Final = "title"  # Luckiest Guy: headlines
TEXT: Final = "text"  # Fredoka: names and numbers
HAND: Final = "hand"  # Patrick Hand: sentences
EM: Final = 250.0
STRANGE: Final = 0.62  # of the size: how far a letter goes that we have no outline of
FAMILIES: Final = f"{TEXT_FONT.removesuffix(', sans-serif')}, 'DejaVu Sans', 'Noto Sans', Arial, sans-serif"
ANCHORS: Final = {"start": 0.0, "middle": 0.5, "end": 1.0}


@lru_cache(maxsize=1)
def outlines() -> dict[str, dict[str, tuple[int, str]]]:
    """Every letter of every hand: how far it goes, and its path."""
    read = tomllib.loads(Path(__file__).with_name("letters.toml").read_text(encoding="utf-8"))
    return {font: {chr(int(code)): split(value) for code, value in letters.items()} for font, letters in read.items()}


def split(value: str) -> tuple[int, str]:
    """A line of the file."""
    far, _, path = value.partition(" ")
    return int(far), path


def plain(letter: str, known: Mapping[str, object]) -> str:
    """A letter as it is, or without what stands on it where we have it only so."""
    bare = unicodedata.normalize("NFKD", letter)[:1]
    return bare if letter not in known and bare in known else letter


def width(text: str, size: float, font: str = TEXT) -> float:
    """How long these words are."""
    known = outlines()[font]
    return sum(known[c][0] * size / EM if c in known else STRANGE * size for c in text)


def fitting(text: str, size: float, room: float, font: str = TEXT, least: float = 0.6) -> tuple[str, float]:
    """The words and the size at which they fit: smaller, and where that is too small to read, cut short."""
    long = width(text, size, font)
    if long <= room:
        return text, size
    small = max(size * room / long, size * least)
    while len(text) > 1 and width(text, small, font) > room:
        text = text.rstrip("…")[:-1].rstrip() + "…"
        if text == "…":
            break
    return text, small


def wrapped(text: str, size: float, room: float, font: str = HAND, most: int = 3) -> list[str]:
    """The words in lines that fit, at most so many; what is left out is told by dots."""
    lines: list[str] = []
    for word in text.split():
        if lines and width(f"{lines[-1]} {word}", size, font) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]}…"]
    return [fitting(line, size, room, font, 1.0)[0] for line in lines]


@kept
def lettering(
    text: str,
    x: float,
    y: float,
    size: float,
    font: str = TEXT,
    fill: str = INK,
    anchor: str = "start",
    edge: float = 0,
    edge_colour: str = INK,
) -> str:
    """Words with their base line at y, drawn; those with a letter that we have no outline of are left to the fonts of
    whoever looks.
    """
    known = outlines()[font]
    text = "".join(plain(c, known) for c in text)
    rim = f' stroke="{edge_colour}" stroke-width="{{}}" stroke-linejoin="round" paint-order="stroke"' if edge else ""
    if any(c not in known for c in text):
        look = f'font-family="{escape(FAMILIES)}" font-size="{num(size)}" font-weight="600" fill="{fill}"'
        where = f'x="{num(x)}" y="{num(y)}" text-anchor="{anchor}"'
        return f"<text {where} {look}{rim.format(num(edge))}>{escape(text)}</text>"
    k = size / EM
    left = x - ANCHORS[anchor] * width(text, size, font)
    out, far = [], 0
    for c in text:
        step, path = known[c]
        if path:
            out.append(f'<path d="{path}" transform="translate({far})"/>' if far else f'<path d="{path}"/>')
        far += step
    where = f'transform="translate({num(left)},{num(y)}) scale({k:.4f})"'
    return f'<g {where} fill="{fill}"{rim.format(num(edge / k))}>{"".join(out)}</g>'
