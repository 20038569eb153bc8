"""How the boards of Bitin' Off Hedz are laid out and written: the tables of an island become its file."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass
from pathlib import Path

from dispetto.core.show.ink import Curve, Point

DATA = Path(__file__).parent.parent / "src/dispetto/games/hedz/data"

# A trail is a line through points; (number, x, y) pins a space there, the others are spread evenly between pins.
Pin = tuple[int, float, float]
Trail = list[Point | Pin]
Branches = dict[str, list[Point]]
Picture = dict[str, object]


@dataclass(frozen=True)
class Layout:
    """One picture of the island: where the main trail runs, where the branches lie, and what stands around them."""

    trail: Trail
    branches: Branches
    picture: Picture


@dataclass(frozen=True)
class Island:
    """Kinds, forks and lines of sight are the game; the two layouts are only its picture."""

    head: tuple[str, ...]  # the first lines of the file
    finish: int
    beach: int  # the last space of Safety Beach; -1 where there is none
    kinds: dict[str, str]
    forks: Mapping[str, tuple[str, str, tuple[str, ...], str]]  # two routes in order, the branch, where they meet
    sight: str
    printed: Container[str]  # the spaces the rulebook prints; all others are ours
    wide: Layout
    tall: Layout

    def kinds_of(self, space: str) -> list[str]:
        """What a space is, Start and Finish, beach and all."""
        out = {"0": ["start"], str(self.finish): ["finish"]}.get(space, [])
        if space.isdigit() and int(space) <= self.beach:
            out.append("beach")
        return out + [kind for kind, ids in self.kinds.items() if space in ids.split()]

    def written(self) -> str:
        """The whole board as TOML."""
        wide, tall = stones(self.wide.trail), stones(self.tall.trail)
        places = {str(n): (wide[n], tall[n]) for n in range(self.finish + 1)}
        after = {str(n): [str(n + 1)] for n in range(self.finish)} | {str(self.finish): []}
        routes: dict[str, list[str]] = {}
        for fork, (first, second, branch, meet) in self.forks.items():
            after[fork].append(branch[0])
            routes[fork] = [first, second]
            for i, space in enumerate(branch):
                after[space] = [branch[i + 1] if i + 1 < len(branch) else meet]
                places[space] = (self.wide.branches[branch[0]][i], self.tall.branches[branch[0]][i])
        out = [*self.head, "sight = [" + ", ".join(quoted(pair.split("-")) for pair in self.sight.split()) + "]"]
        for name, layout in (("wide", self.wide), ("tall", self.tall)):
            out += ["", f"[picture.{name}]", *(f"{key} = {value}" for key, value in layout.picture.items())]
        for space, (w, t) in places.items():
            out += ["", "[[space]]", f'id = "{space}"', f"number = {int(space.rstrip('bc'))}"]
            if self.kinds_of(space):
                out.append(f"kinds = {quoted(self.kinds_of(space))}")
            if after[space]:
                out.append(f"next = {quoted(after[space])}")
            if space in routes:
                out.append(f"routes = {quoted(routes[space])}")
            out += [f"wide = {rounded([w])[0]}", f"tall = {rounded([t])[0]}"]
            if space in self.printed:
                out.append('provenance = "printed"')
        return "\n".join(out) + "\n"

    def write(self, file: Path) -> None:
        """Write the file, and say how far apart the spaces lie."""
        file.write_text(self.written(), encoding="utf-8")
        print("wide ", sizes(self.wide.trail))
        print("tall ", sizes(self.tall.trail))
        print("wrote", file)


def stones(trail: Trail) -> list[Point]:
    """Where the spaces of the main trail lie: evenly along the line between pinned ones."""
    line, pins = pinned(trail)
    out: list[Point] = []
    for (first, start), (last, end) in zip(pins, pins[1:], strict=False):
        out += [line.point(start + (end - start) * i / (last - first)) for i in range(last - first)]
    return [*out, line.point(pins[-1][1])]


def sizes(trail: Trail) -> str:
    """How far apart the spaces lie, section by section: for whoever moves the points."""
    _, pins = pinned(trail)
    return " ".join(f"{a}-{b}: {(t - s) / (b - a):.1f}" for (a, s), (b, t) in zip(pins, pins[1:], strict=False))


def pinned(trail: Trail) -> tuple[Curve, list[tuple[int, float]]]:
    """The line through all points, and how far along it each pinned space lies."""
    line = Curve([(p[-2], p[-1]) for p in trail])
    return line, [(int(p[0]), line.knots[i]) for i, p in enumerate(trail) if len(p) == 3]


def rounded(points: list[Point]) -> list[list[float]]:
    """Points as the file shows them."""
    return [[round(x, 1), round(y, 1)] for x, y in points]


def quoted(words: list[str] | tuple[str, ...]) -> str:
    """A list of words as TOML."""
    return "[" + ", ".join(f'"{w}"' for w in words) + "]"
