"""What a circle is told of one game: from its analysis, and from what its own events say."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

AWARDS = ("nastiest", "kindest", "unluckiest")


@dataclass(frozen=True)
class Moment:
    """A moment that is remembered: who did it, to whom, and so many points of winning chance."""

    by: int  # -1: chance
    to: int
    points: int
    version: int


@dataclass(frozen=True)
class Told:
    """What looking back has found of a game, in short."""

    spite: tuple[tuple[float, ...], ...]  # rows did it to columns
    low: tuple[float, ...]  # the worst chance everybody ever had
    luck: tuple[float, ...]  # what chance gave everybody
    moments: Mapping[str, Moment] = field(default_factory=dict)

    def as_text(self) -> str:
        """As it is kept."""
        return json.dumps(asdict(self), separators=(",", ":"))

    @staticmethod
    def of(text: str) -> Told | None:
        """Back from there; None where nobody has looked."""
        if not text:
            return None
        d = json.loads(text)
        moments = {key: Moment(**one) for key, one in d["moments"].items()}
        return Told(tuple(map(tuple, d["spite"])), tuple(d["low"]), tuple(d["luck"]), moments)


def summed_up(found: Mapping[str, Any]) -> Told:
    """The short of an analysis, as it is stored."""
    moments = {}
    for key in AWARDS:
        award = found.get(key)
        if award:
            points = round(100 * award["points"])
            moments[key] = Moment(award["by"], award["to"], points, award["version"])
    seats: Sequence[int] = range(found["seats"])
    low = [min([found["start"][n], *(m["before"][n] for m in found["moments"])]) for n in seats]
    luck = tuple(round(a["chance"], 4) for a in found["account"])
    spite = tuple(tuple(round(x, 5) for x in row) for row in found["spite"])
    return Told(spite, tuple(round(x, 4) for x in low), luck, moments)
