"""A table as an array of pixels: our own SVG, drawn by a wheel, without a browser or the system's libraries."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import resvg_py
from PIL import Image

from dispetto.core.engine.table import PUBLIC, State
from dispetto.core.game import AnyGame
from dispetto.core.show.document import svg


def pixels(game: AnyGame, s: State, seat: int = PUBLIC, width: int = 640) -> Any:
    """Height × width × 3 bytes: the table as this seat or a spectator sees it."""
    png = resvg_py.svg_to_bytes(svg_string=svg(game, s, seat), width=width, background="#f4ecd8")
    return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"))
