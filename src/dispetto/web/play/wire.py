"""Messages as they go over the line: what several readers are told is written once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

LINE = json.JSONEncoder(check_circular=False, separators=(",", ":")).encode  # ASCII: whatever was typed can be sent


class Once(list[Any]):
    """A list that is told to several readers, not to be changed any more once it has been written."""

    __slots__ = ("json",)
    json: str  # once it has been written

    def written(self) -> str:
        """As JSON."""
        try:
            return self.json
        except AttributeError:
            self.json = LINE(self)
            return self.json


def written(message: Mapping[str, Any]) -> str:
    """A message as JSON."""
    rest: dict[str, Any] = {}
    out: list[str] = []
    for key, value in message.items():
        if isinstance(value, Once):
            out.append(f'"{key}":{value.written()}')
        elif key == "html":
            out.append(f'"html":{html(value)}')
        else:
            rest[key] = value
    if rest or not out:
        out.append(LINE(rest)[1:-1])
    return "{" + ",".join(out) + "}"


def html(parts: Mapping[str, Any]) -> str:
    """The parts of a message: each a whole text, or a change."""
    told = [f'"{name}":{one.written() if isinstance(one, Once) else LINE(one)}' for name, one in parts.items()]
    return "{" + ",".join(told) + "}"
