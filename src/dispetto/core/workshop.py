"""What people may make for a game, a board, a course, a set of cards: how a draft is read, checked, mended and written.

A draft is plain data that a page can hold: a title, and either `places` with `lines` between them (a map) or rows of
`sheets` (tables). What is made of it is the text of a data file, the one that a table brings along (core/files.py): the
game's own reading of that text is the only law, here as at a table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from dispetto.core.errors import BadFile, Sentence
from dispetto.core.files import LARGEST, LONGEST_TITLE, shipped_files

if TYPE_CHECKING:
    from dispetto.core.game import Game
    from dispetto.core.telling.words import Words

Draft = dict[str, Any]
MEND, DOUBT, GOOD = GRADES = ("mend", "doubt", "good")
MOST_NOTES = 24  # that a page is told of one draft
NUMBER, CHOICE, TEXT, YES, WORDS = "number", "choice", "text", "yes", "words"  # what a cell may hold


@dataclass(frozen=True)
class Note:
    """What the checker says of a draft: how grave it is, the places or cells it is about, and whether it mends it."""

    sentence: Sentence
    grade: str = MEND
    places: tuple[int, ...] = ()
    cells: tuple[str, ...] = ()  # `sheet.row.column`
    mends: bool = False


@dataclass(frozen=True)
class Column:
    """One column of a sheet: its key, what it holds, and its bounds."""

    key: str
    kind: str = NUMBER
    low: int = 0
    high: int = 0
    values: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """One table of a draft; `fewest` = `most` where rows are neither added nor taken away."""

    key: str
    columns: tuple[Column, ...]
    fewest: int
    most: int


class Workshop:
    """What one game lets people make. The words of its kinds and columns are the game's own: `make-…`."""

    option: ClassVar[str]  # the table option that takes what is made; it says `brought=True`
    most_places: ClassVar[int] = 0
    most_lines: ClassVar[int] = 0
    sheets: ClassVar[tuple[Sheet, ...]] = ()
    seats: ClassVar[int] = 4  # of the games by which it is asked whether it is fair

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    @property
    def kinds(self) -> tuple[str, ...]:
        """What a place of its map may be; none: it is made of sheets."""
        return ()

    def shipped(self) -> dict[str, str]:
        """What one may begin with: the game's own by name, their texts."""
        ours = shipped_files(self.game.folder / "data")
        return {name: ours[name] for o in self.game.options if o.key == self.option for name in o.values}

    def blank(self) -> str:
        """The least that can be gone on from, as its text."""
        raise NotImplementedError

    def read(self, text: str) -> Draft:
        """A draft of a file's text; BadInput says in one sentence why it is none."""
        raise NotImplementedError

    def write(self, draft: Draft, old: str) -> str:
        """The text of a draft, with what pages do not show as the old text has it; BadInput for what is none."""
        raise NotImplementedError

    def notes(self, text: str) -> list[Note]:
        """What the checker says: what must be mended first, then doubts, then praise; nothing to mend: it is sound."""
        raise NotImplementedError

    def heads(self, sheet: str, words: Words) -> list[str]:
        """What the rows of a sheet are called, where that is more than their numbers."""
        return []

    def names(self, text: str) -> list[str]:
        """What its places are called, in the order of the draft."""
        return []

    def icon(self, kind: str) -> str:
        """A small picture of a kind of place: a whole SVG document; empty for none."""
        return ""

    def mended(self, text: str, note: Note) -> str:
        """The text with a click's mend of one note; as it was where there is none."""
        return text

    def picture(self, text: str, layout: str, theme: str) -> str:
        """A draft's text as a whole SVG document, however unfinished; empty where nothing can be drawn."""
        return ""

    def size(self, text: str, layout: str) -> tuple[float, float]:
        """Width and height of that picture, in the units of the places."""
        return 1.0, 1.0


def faults(shop: Workshop, text: str) -> list[Sentence]:
    """What must be mended before anybody plays with it."""
    return [note.sentence for note in shop.notes(text) if note.grade == MEND]


def digest(text: str) -> str:
    """The name of a text by what is in it."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


# ------------------------------------------------------------------------------- strangers' data, read with suspicion


def title_of(draft: Any) -> str:
    """The title of a draft, one line of letters; BadFile where it is anything else."""
    title = draft.get("title") if isinstance(draft, dict) else None
    if not isinstance(title, str) or len(title) > LONGEST_TITLE or not title.isprintable():
        raise BadFile("draft-title", n=LONGEST_TITLE)
    return " ".join(title.split())


def whole(value: Any, low: int, high: int) -> int:
    """A whole number within bounds; BadFile for anything else."""
    if type(value) is not int or not low <= value <= high:
        raise BadFile("draft-number", low=low, high=high, value=repr(value)[:20])
    return value


def point(value: Any, most: float) -> tuple[float, float]:
    """A place in a picture; BadFile for anything else."""
    if not isinstance(value, list) or len(value) != 2 or not all(type(c) in (int, float) for c in value):
        raise BadFile("draft-place", most=round(most))
    if not all(0 <= c <= most for c in value):  # nor is one of them no number
        raise BadFile("draft-place", most=round(most))
    return round(float(value[0]), 1), round(float(value[1]), 1)


def some(value: Any, most: int) -> list[Any]:
    """A list that is not too long; BadFile for anything else."""
    if not isinstance(value, list) or len(value) > most:
        raise BadFile("draft-list", most=most)
    return value


def quoted(text: str) -> str:
    """A text as TOML writes it."""
    plain = "".join(c for c in text if c.isprintable())
    return '"' + plain.replace("\\", "\\\\").replace('"', '\\"') + '"'


def listed(values: Sequence[Any]) -> str:
    """A list of numbers and texts as TOML writes it."""
    return "[" + ", ".join(quoted(v) if isinstance(v, str) else f"{v:g}" for v in values) + "]"


def held(text: str) -> str:
    """A text that is not too long to be kept; BadFile where it is."""
    if len(text) > LARGEST:
        raise BadFile("file-large", n=len(text), most=LARGEST)
    return text
