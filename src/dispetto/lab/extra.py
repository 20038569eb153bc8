"""The packages that only the laboratory needs (`dispetto[lab]`): asked for when needed, missed in one sentence."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from dispetto.core.errors import BadInput
from dispetto.lab import LAB


def extra(module: str) -> Any:
    """A module of the extra; BadInput says what to install where it is not there."""
    try:
        return import_module(module)
    except ImportError:
        raise BadInput("lab-extra", LAB, name=module.partition(".")[0]) from None
