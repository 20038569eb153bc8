"""Islands that people draw: what the checker says of one, where, and what a click can mend."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

from dispetto.core.errors import Sentence
from dispetto.core.workshop import DOUBT, GOOD, MOST_NOTES, Draft, Note, Workshop
from dispetto.games.hedz.board import Board, Facts, check_board, fault
from dispetto.games.hedz.bounds import MOST_SIGHTS, MOST_SPACES
from dispetto.games.hedz.drafts import board_of, draft_of, text_of
from dispetto.games.hedz.printed import EDITIONS

POINTS: Final = ("space", "a", "b", "before", "next")  # the facts of a fault that name spaces
LAVA_IN_SIX: Final = 4
FEW_ROCKS: Final = 8
FEW_SIGHTS: Final = 4
Place = dict[str, Any]


class Islands(Workshop):
    """Boards of one edition."""

    option: ClassVar[str] = "board"
    most_places: ClassVar[int] = MOST_SPACES
    most_lines: ClassVar[int] = MOST_SIGHTS

    @property
    def facts(self) -> Facts:
        """What the edition prints about its boards."""
        return EDITIONS[self.game.name]

    @property
    def kinds(self) -> tuple[str, ...]:
        """What a place may be."""
        return self.facts.kinds

    def blank(self) -> str:
        """A trail as short as the edition allows: the rest is the maker's."""
        return text_of(bare(self.facts), "", self.facts.name, self.facts.kinds)

    def read(self, text: str) -> Draft:
        return draft_of(text, self.facts.name)

    def write(self, draft: Draft, old: str) -> str:
        return text_of(draft, old, self.facts.name, self.facts.kinds)

    def notes(self, text: str) -> list[Note]:
        board = board_of(text)
        where = {s.id: i for i, s in enumerate(board.spaces)}
        found = [self.note(s, where) for s in check_board(board, self.facts)]
        bad = found[:MOST_NOTES]
        return [*bad, *doubts(board), *([] if bad else [praise(board)])]

    def note(self, said: Sentence, where: dict[str, int]) -> Note:
        """A fault, the spaces it names, and whether it can be mended by a click."""
        named = [said.facts[key] for key in POINTS if isinstance(said.facts.get(key), str)]
        places = tuple(dict.fromkeys(where[name] for name in named if name in where))
        return Note(said, places=places, mends=said.key in MENDS and bool(places))

    def names(self, text: str) -> list[str]:
        return [s.id for s in board_of(text).spaces]

    def icon(self, kind: str) -> str:
        from dispetto.games.hedz.face.island import pebble

        return pebble(kind)

    def mended(self, text: str, note: Note) -> str:
        mend = MENDS.get(note.sentence.key)
        if mend is None or not note.places:
            return text
        draft = draft_of(text, self.facts.name)
        mend(draft, note, note.sentence.facts)
        return text_of(draft, text, self.facts.name, self.facts.kinds)

    def picture(self, text: str, layout: str, theme: str) -> str:
        from dispetto.games.hedz.face.plan import Layout, Theme
        from dispetto.games.hedz.face.scene import static_svg

        return static_svg(board_of(text), cast(Layout, layout), cast(Theme, theme), sea=False)

    def size(self, text: str, layout: str) -> tuple[float, float]:
        from dispetto.games.hedz.face.plan import Layout, make_plan

        p = make_plan(board_of(text), cast(Layout, layout))
        return p.width, p.height


# ------------------------------------------------------------------------------------------- what is legal, but odd


def doubts(board: Board) -> list[Note]:
    """What a player would complain of, though the law does not."""
    out = []
    lava = sorted((s.number, i) for i, s in enumerate(board.spaces) if "lava" in s.kinds)
    for n in range(len(lava) - LAVA_IN_SIX + 1):
        near = [i for number, i in lava if lava[n][0] <= number < lava[n][0] + 6]
        if len(near) >= LAVA_IN_SIX:
            out.append(Note(fault("doubt-lava", n=len(near)), DOUBT, tuple(near)))
            break
    rocks = sum("rock" in s.kinds for s in board.spaces)
    if rocks < FEW_ROCKS:
        out.append(Note(fault("doubt-rocks", n=rocks), DOUBT))
    if len(board.sight) < FEW_SIGHTS:
        out.append(Note(fault("doubt-sights", n=len(board.sight)), DOUBT))
    for layout in ("wide", "tall"):
        pair = crowded(board, layout)
        if pair:
            a, b = (board.spaces[i].id for i in pair)
            out.append(Note(fault("doubt-crowded", a=a, b=b, layout=layout), DOUBT, pair))
    return out


def crowded(board: Board, layout: str) -> tuple[int, int] | None:
    """The first two stones that lie on each other in a picture; None where all have room."""
    beauty = (board.extra.get("picture") or {}).get(layout) or {}
    room = 1.5 * float(beauty.get("stone") or 10)
    places = [getattr(s, layout) for s in board.spaces]
    for i, one in enumerate(places):
        for j in range(i + 1, len(places)):
            if one != places[j] and math.dist(one, places[j]) < room:
                return i, j
    return None


def praise(board: Board) -> Note:
    """There is a way, and it ends."""
    goal = max(s.number for s in board.spaces)
    return Note(fault("praise-way", n=goal, spaces=len(board.spaces), sight=len(board.sight)), GOOD)


# --------------------------------------------------------------------------------------------- what a click can mend


def join(draft: Draft, note: Note, facts: dict[str, Any]) -> None:
    """A dead end goes on to the nearest place that does not lead back to it."""
    places: list[Place] = draft["places"]
    here = note.places[0]
    ends = [i for i in range(len(places)) if i != here and here not in onward(places, i)]
    if ends:
        places[here]["next"] = [min(ends, key=lambda i: math.dist(places[i]["wide"], places[here]["wide"]))]


def onward(places: list[Place], first: int) -> set[int]:
    """All that can be reached from a place."""
    found, open_ = {first}, [first]
    while open_:
        for n in places[open_.pop()]["next"]:
            if n not in found:
                found.add(n)
                open_.append(n)
    return found


def also(draft: Draft, note: Note, facts: dict[str, Any]) -> None:
    """One kind more."""
    wanted = {"space-overshoots": "mudd", "space-mudd": "mudd", "think-none": "think"}
    draft["places"][note.places[0]]["kinds"].append(wanted.get(note.sentence.key) or facts["kind"])


def no_longer(draft: Draft, note: Note, facts: dict[str, Any]) -> None:
    """One kind less."""
    kind = {"think-one": "think", "space-rock": "rock", "lava-late": "lava", "fly-after": "fly"}[note.sentence.key]
    place = draft["places"][note.places[0]]
    place["kinds"] = [k for k in place["kinds"] if k != kind]


def beach(draft: Draft, note: Note, facts: dict[str, Any]) -> None:
    """Sand where sand must be, and nowhere else."""
    place = draft["places"][note.places[0]]
    place["kinds"] = [k for k in place["kinds"] if k != "beach"] + (["beach"] if facts["so"] == "no" else [])


def ordinary(draft: Draft, note: Note, facts: dict[str, Any]) -> None:
    """A stone and nothing else."""
    draft["places"][note.places[0]]["kinds"] = []


def cut(draft: Draft, note: Note, facts: dict[str, Any]) -> None:
    """No way on, or one instead of two."""
    place = draft["places"][note.places[0]]
    place["next"] = [] if note.sentence.key == "way-past-finish" else place["next"][:1]
    place["kinds"] = [k for k in place["kinds"] if k != "think"]


def unseen(draft: Draft, note: Note, facts: dict[str, Any]) -> None:
    """The line goes."""
    ends = set(note.places)
    draft["lines"] = [line for line in draft["lines"] if set(line) != ends]


def away(draft: Draft, note: Note, facts: dict[str, Any]) -> None:
    """The place goes, with its ways and lines."""
    lost = note.places[0]
    for place in draft["places"]:
        place["next"] = [n - (n > lost) for n in place["next"] if n != lost]
    draft["lines"] = [[n - (n > lost) for n in line] for line in draft["lines"] if lost not in line]
    del draft["places"][lost]


def aside(draft: Draft, note: Note, facts: dict[str, Any]) -> None:
    """The second of two on one spot steps aside."""
    place = draft["places"][note.places[-1]][facts["layout"]]
    place[0] += 18 if place[0] < 200 else -18


MENDS: Final[dict[str, Callable[[Draft, Note, dict[str, Any]], None]]] = {
    "way-dead": join,
    "start-also": also,
    "space-mudd": also,
    "space-overshoots": also,
    "think-none": also,
    "think-one": no_longer,
    "space-rock": no_longer,
    "lava-late": no_longer,
    "fly-after": no_longer,
    "space-beach": beach,
    "shortcut-odd": ordinary,
    "way-past-finish": cut,
    "think-same": cut,
    "routes-alike": cut,
    "sight-barred": unseen,
    "space-lost": away,
    "place-same": aside,
}


# ------------------------------------------------------------------------------------------------ an island to begin on


def bare(facts: Facts) -> Draft:
    """A plain trail in rows, from Start to Finish, with what the edition cannot do without."""
    goal = facts.finish or 60
    places: list[Place] = []
    for n in range(goal + 1):
        row, column = divmod(n, 17)
        across = column if row % 2 == 0 else 16 - column
        tall_row, tall_column = divmod(n, 11)
        tall_across = tall_column if tall_row % 2 == 0 else 10 - tall_column
        kinds = [k for k, so in kinds_at(n, goal, facts) if so]
        places.append(
            {
                "kinds": kinds,
                "next": [n + 1] if n < goal else [],
                "wide": [90 + 56 * across, 560 - 84 * row],
                "tall": [45 + 30 * tall_across, 530 - 48 * tall_row],
            }
        )
    return {"title": "", "places": places, "lines": [], "scenery": False}


def kinds_at(n: int, goal: int, facts: Facts) -> list[tuple[str, bool]]:
    """What the edition prints of this number."""
    return [
        ("start", n == 0),
        *((kind, n == 0) for kind in facts.start),
        ("finish", n == goal),
        ("beach", facts.beach is not None and n <= facts.beach),
        ("mudd", n in (facts.mudd or (goal - 1,))),
    ]
