"""Bots by name, version and settings: `greedy`, `greedy@0.1`, `search:iterations=1600,nasty=0.5`, `persona:becco`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from dispetto.core.errors import BadInput

SPEC = re.compile(r"(?P<name>[^@:\s]+)(@(?P<version>[^:\s]*))?(:(?P<settings>.*))?")


@dataclass(frozen=True)
class Spec:
    """What somebody wrote to name a bot."""

    name: str
    version: str = ""  # empty: the newest
    settings: Mapping[str, str] = field(default_factory=dict)
    who: str = ""  # of several people that one bot plays: the first word after the colon, where it is no setting

    @staticmethod
    def read(text: str) -> Spec:
        """NAME[@VERSION][:WHO,key=value,…]; BadInput says what is wrong."""
        found = SPEC.fullmatch(text.strip())
        if found is None or found["version"] == "":
            raise BadInput("bot-spelt", name=repr(text[:60]))
        settings: dict[str, str] = {}
        first, *rest = (found["settings"] or "").split(",")
        who = first.strip() if "=" not in first else ""
        for pair in rest if who else [first, *rest]:
            key, sign, value = pair.partition("=")
            if sign and key.strip() and value.strip() and key.strip() not in settings:
                settings[key.strip()] = value.strip()
            elif pair or found["settings"] == "":
                raise BadInput("bot-setting-spelt", name=repr(text[:60]), pair=repr(pair[:40]))
        return Spec(found["name"], found["version"] or "", settings, who)


def several(text: str) -> list[str]:
    """Names by commas: a piece like `nasty=0.5` belongs to the name before it."""
    names: list[str] = []
    for piece in text.split(","):
        word = piece.strip()
        if word and names and "=" in word and ":" not in word:
            names[-1] += f",{word}"
        elif word:
            names.append(word)
    return names
