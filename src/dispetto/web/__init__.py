"""The web table: `serve` is all the command line needs."""

from __future__ import annotations

from dispetto.web.serving import serve

__all__ = ["serve"]
