"""In a process of its own: an SVG comes in, a PNG goes out. Drawing holds Python's lock; nobody who plays waits."""

from __future__ import annotations

import os
import sys

GENTLE = 10


def main() -> None:
    """From standard input to standard output; empty where there is nothing to draw with."""
    os.nice(GENTLE)
    try:
        import resvg_py
    except ImportError:
        return
    svg = sys.stdin.buffer.read().decode()
    png = resvg_py.svg_to_bytes(svg_string=svg, width=int(sys.argv[1]), sans_serif_family="DejaVu Sans")
    sys.stdout.buffer.write(bytes(png))


if __name__ == "__main__":
    main()
