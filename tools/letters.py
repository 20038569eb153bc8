"""The outlines of our letters, from the fonts the pages use: for pictures that must not depend on anybody's fonts.

`python tools/letters.py` in an environment with fonttools and brotli writes src/dispetto/core/show/letters.toml anew;
it is needed only when a font changes.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

HOUSE = Path(__file__).parents[1] / "src" / "dispetto"
FONTS = {
    "title": "luckiest-guy-latin-400-normal",
    "text": "fredoka-latin-600-normal",
    "hand": "patrick-hand-latin-400-normal",
}
UNIT = 250  # every letter is drawn in an em of so many units


def outlines(name: str) -> list[str]:
    """One line a letter: the letter, how far it goes, its path with y downwards."""
    font = TTFont(HOUSE / "web" / "static" / "fonts" / f"{name}.woff2")
    glyphs, em = font.getGlyphSet(), font["head"].unitsPerEm
    lines = []
    for code, glyph in sorted(font.getBestCmap().items()):
        if not chr(code).isprintable():
            continue
        drawn = SVGPathPen(glyphs, ntos=lambda n: str(round(n)))
        flip = (UNIT / em, 0, 0, -UNIT / em, 0, 0)
        glyphs[glyph].draw(TransformPen(drawn, flip))
        lines.append(f"'{code}' = '{round(glyphs[glyph].width * UNIT / em)} {drawn.getCommands()}'")
    return lines


def main() -> None:
    """Write them down."""
    out = [
        "# Made by tools/letters.py from the fonts of web/static/fonts (their licences lie beside them):",
        "# a letter's code = how far it goes, and its outline, in an em of 250.",
    ]
    for name, file in FONTS.items():
        out += ["", f"[{name}]", *outlines(file)]
    (HOUSE / "core" / "show" / "letters.toml").write_text("\n".join(out) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
