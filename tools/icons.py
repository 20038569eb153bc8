"""The icons by which we are installed, drawn from our own imp: `python -m tools.icons`, once it looks otherwise.

Needs resvg (`pip install 'dispetto[rl]'`). A maskable one has the imp inside the circle that every mask leaves.
"""

from __future__ import annotations

from pathlib import Path

import resvg_py

ART = Path(__file__).resolve().parents[1] / "src" / "dispetto" / "web" / "static" / "art"
CORK = '<rect width="40" height="40" fill="#f1e2bd"/>'


def icon(share: float, ground: str) -> str:
    """The imp, so large in its square, on its ground."""
    imp = (ART / "imp.svg").read_text(encoding="utf-8").partition(">")[2].removesuffix("</svg>").strip()
    edge = 20 * (1 - share)
    moved = f'<g transform="translate({edge} {edge}) scale({share})">{imp.removesuffix("</svg>")}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">{ground}{moved}</svg>'


def main() -> None:
    """Write them."""
    for name, size, share, ground in (
        ("icon-180.png", 180, 0.8, CORK),
        ("icon-192.png", 192, 0.92, ""),
        ("icon-512.png", 512, 0.92, ""),
        ("icon-maskable-512.png", 512, 0.62, CORK),
    ):
        (ART / name).write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=icon(share, ground), width=size, height=size)))


if __name__ == "__main__":
    main()
