"""docs/reference/observations.md: every number of every game's observation, written from what the games say of them.

python -m tools.observations        writes the page; a test holds it against the games
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from dispetto.core.catalogue import all_games
from dispetto.core.game import AnyGame
from dispetto.core.observed import Part, length

PAGE = Path(__file__).resolve().parents[1] / "docs" / "reference" / "observations.md"
REPEATED = re.compile(r"^([a-z]+)-(\d+)(?:-(.+))?$")  # seat-2-points: what is told of each seat, for the third
MARK = "<!-- From here on written by `python -m tools.observations`. -->"


def group_of(part: Part) -> str:
    """What is told several times over: seats, dinos, cards in the air."""
    found = REPEATED.match(part.name)
    return found[1] if found else ""


def lines(game: AnyGame) -> Iterator[str]:
    """A game's table: where each part begins, how many numbers it has, their bounds, what they tell."""
    yield "| from | numbers | part | low | high | scale | tells |"
    yield "|---:|---:|---|---:|---:|---|---|"
    at = 0
    for group, found in groupby(game.observed, group_of):
        parts = list(found)
        if not group:
            for part in parts:
                yield line(str(at), part, part.name)
                at += part.count
            continue
        numbered = [int(REPEATED.sub(r"\2", part.name)) for part in parts]
        first, last = numbered[0], numbered[-1]
        each = length(parts) // (last - first + 1)
        yield f"| {at} | {length(parts)} | **{group}-{first}** to **{group}-{last}** | | | | {each} numbers each: |"
        within = 0
        for part in parts[: numbered.count(first)]:
            yield line(f"+{within}", part, part.name.replace(f"{group}-{first}", f"{group}-N", 1))
            within += part.count
        at += length(parts)


def line(at: str, part: Part, name: str) -> str:
    """One part."""
    scale = "names" if part.names else "long" if part.long else "even"
    return f"| {at} | {part.count} | `{name}` | {part.low} | {part.high} | {scale} | {part.tells} |"


def written() -> str:
    """What of the page is written by this tool."""
    parts = [MARK]
    for name, game in sorted(all_games().items(), key=lambda found: found[1].rank):
        if game.finished:
            parts += ["", f"## {name}", "", f"{game.observation_size} numbers.", "", *lines(game)]
    return "\n".join(parts) + "\n"


def main() -> None:
    """Write the page anew below its mark."""
    told = PAGE.read_text(encoding="utf-8").split(MARK)[0]
    PAGE.write_text(told + written(), encoding="utf-8")


if __name__ == "__main__":
    main()
