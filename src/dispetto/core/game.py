"""A game's front door: bots, lab, web and other people's conventions come in here and nowhere else."""

from __future__ import annotations

import tomllib
from array import array
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from dispetto.core.chosen import check_colours as check_colours
from dispetto.core.chosen import check_seats as check_seats
from dispetto.core.chosen import chosen_of as chosen_of
from dispetto.core.chosen import colour_option as colour_option
from dispetto.core.chosen import colours_of as colours_of
from dispetto.core.chosen import read_options as read_options
from dispetto.core.chosen import seat_colours as seat_colours
from dispetto.core.engine.table import Action, Ask, Ending, Event, Frame, State
from dispetto.core.errors import BadInput, Sentence
from dispetto.core.observed import Part, scale
from dispetto.core.options import COLOURS as COLOURS
from dispetto.core.options import Option as Option
from dispetto.core.options import OutOfBounds as OutOfBounds
from dispetto.core.options import is_number as is_number
from dispetto.core.options import spelt as spelt
from dispetto.core.plain import dump_fields as dump_fields
from dispetto.core.plain import dump_stack as dump_stack
from dispetto.core.plain import frames_of as frames_of
from dispetto.core.plain import load_fields as load_fields
from dispetto.core.plain import load_stack as load_stack
from dispetto.core.setup import PRESETS, Choice, Preset

if TYPE_CHECKING:
    from dispetto.core.engine.judge import Judge
    from dispetto.core.engine.notes import Onlooker
    from dispetto.core.engine.scale import Scale
    from dispetto.core.files import BoardFile
    from dispetto.core.show.stage import Stage
    from dispetto.core.show.then import Then
    from dispetto.core.telling.words import Words
    from dispetto.core.traits import Feat, Harm, Trait
    from dispetto.core.workshop import Workshop

V = TypeVar("V")
S = TypeVar("S", bound=State)


class Game(Generic[S, V]):
    """What every game offers, and nothing else is known of it outside its folder.

    Its methods are grouped by who asks; a docstring ends with the default, where there is one.
    """

    name: ClassVar[str]
    fewest: ClassVar[int]
    most: ClassVar[int]
    prefix: ClassVar[str]  # of its rule ids: H25
    folder: ClassVar[Path]  # its package: law, words, data
    rank: ClassVar[int] = 100  # where its poster hangs: ours first, then the others as they were installed
    finished: ClassVar[bool] = False  # then `make test` insists on a test for every rule of its law
    letters: ClassVar[bool] = False  # are pieces on its text board the letters of their seats?
    law: ClassVar[str] = ""  # the stem of its law files where one folder holds several: 25th.en.md, 25th.it.md
    lesson: ClassVar[str] = ""  # the stem of its first game's files in lesson/: first.toml, first.en.ftl; none: none
    board_keys: ClassVar[tuple[str, ...]] = ()  # what its board files list, by which they are known; none: no boards
    # How it is played at a table that nobody has set up, and how its questions are put, on any screen.
    usual_seats: ClassVar[int] = 4  # at a table that nobody has set up
    minutes: ClassVar[int] = 40  # that a game takes, about
    seconds: ClassVar[Mapping[str, float]] = {}  # that people spend on an event of each kind, by guess: for studies
    quick: ClassVar[Mapping[str, Any]] = {}  # table options of Play now that differ from the defaults
    presets: ClassVar[Mapping[str, Preset]] = PRESETS  # evenings ready made: key → how the table is set up
    switch: ClassVar[str] = ""  # the table option that the poster itself offers; Play now and Invite obey it
    rituals: ClassVar[frozenset[str]] = frozenset()  # questions a person answers though there is one offer: the roll
    unlisted: ClassVar[frozenset[str]] = (
        frozenset()
    )  # verbs no list of refusals names: chance's, and of before the game
    turns: ClassVar[frozenset[str]] = frozenset({"turn"})  # events that begin a turn: "always pass" ends there
    actions: list[Action]  # index == code; append only; pinned by a golden file
    frames: dict[str, type[Frame[Any]]]
    options: tuple[Option, ...]
    fields: dict[str, str]  # of a position: name → what may be written
    # What the ints mean: "name:kind" per argument. A kind is a word `display` and `label` understand.
    verbs: dict[str, tuple[str, ...]]
    events: dict[str, tuple[str, ...]]
    questions: dict[str, tuple[str, ...]]
    reasons: dict[str, tuple[str, ...]]
    observed: ClassVar[tuple[Part, ...]] = ()  # what `numbers` and `observe` tell, part by part, within which bounds
    eliminates: ClassVar[bool] = False  # may a seat be out (`is_out`) before the end? Then one may bet on who is next
    hides_nothing: ClassVar[bool] = False  # every table that whoever is asked may imagine is the one that is there
    reveals: ClassVar[frozenset[str]] = frozenset()  # events that bring secrets to light: see `twin`

    # ------------------------------------------------------------------- whoever plays: the rules from outside

    def new(self, seats: int, options: Mapping[str, Any] | None = None) -> S:
        """A fresh table, settled to its first question; BadInput says what is wrong."""
        raise NotImplementedError

    def clone(self, s: S) -> S:
        """An equal and separate table."""
        raise NotImplementedError

    def seats(self, s: S) -> int:
        """How many players sit at this table."""
        raise NotImplementedError

    def chosen(self, s: S) -> dict[str, Any]:
        """Every option of this table with its value."""
        raise NotImplementedError

    def ending(self, s: S) -> Ending | None:
        """How it ended; None while it goes on."""
        raise NotImplementedError

    def is_out(self, s: S, seat: int) -> bool:
        """Is this seat out of the game, with nothing left to decide? Default: nobody is before the end."""
        return False

    def leave(self, s: S, seat: int) -> None:
        """A player gets up for good; the table goes on without."""
        raise NotImplementedError

    def default(self, s: S) -> Action:
        """What is answered for a seat whose time is up. Default: what the question itself says."""
        top = s.stack[-1]
        assert isinstance(top, Ask)
        return top.default(s)

    def tally(self, s: S) -> dict[str, int]:
        """What must be the same at every decision: rocks, cards, money. Default: nothing."""
        return {}

    def dump(self, s: S) -> dict[str, Any]:
        """The whole table as plain data."""
        raise NotImplementedError

    def load(self, d: dict[str, Any]) -> S:
        """The table back from plain data."""
        raise NotImplementedError

    # --------------------------------------------------------------------- a seat, a bot, a learner: what it may know

    def view(self, s: S, seat: int) -> V:
        """What this seat (or PUBLIC) may see: secrets are already gone."""
        raise NotImplementedError

    def imagine(self, s: S, seat: int, seed: int) -> S:
        """A clone in which all that the seat cannot know has been dealt afresh."""
        raise NotImplementedError

    def numbers(self, v: V) -> list[int]:
        """All that the view tells as a list of ints of fixed length; `observed` says what they mean."""
        raise NotImplementedError

    def numbers_into(self, s: S, seat: int, buffer: list[int]) -> None:
        """`numbers` of what the seat may see, written over a list of that length, which is used again and again.
        Default: through `view`; a game whose rules are compiled writes it directly, from its own `rules/`.
        """
        buffer[:] = self.numbers(self.view(s, seat))

    def onlooker(self) -> Onlooker:
        """Whoever notes the same numbers for hundreds of tables at once (`doors/many.py`), without the noughts.
        Default: one that asks `numbers_into`; a game whose rules are compiled has its own there, and needs no other.
        """
        from dispetto.core.onlooker import PlainOnlooker

        return PlainOnlooker(self)

    @cached_property
    def scale(self) -> Scale:
        """How the numbers are made small: by what `observed` says of them."""
        return scale(self.observed)

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has, at every table of the game."""
        return len(self.scale.bounds)

    def observe(self, s: S, seat: int) -> array[float]:
        """What the seat may see, for learning: `numbers` made small, 32-bit floats between 0 and 1."""
        numbers = [0] * self.observation_size
        self.numbers_into(s, seat, numbers)
        return array("f", self.scale.packed(numbers))

    def observe_into(self, s: S, seat: int, buffer: Any, at: int = 0) -> None:
        """`observe`, written into anything that holds 32-bit floats in a row (array("f"), a memoryview of them, a row
        of a numpy array), from its float number `at` on.
        """
        floats = memoryview(buffer)
        if floats.format != "f" or not floats.c_contiguous or floats.readonly:
            raise TypeError("an observation is written into 32-bit floats, one after another")
        numbers = [0] * self.observation_size
        self.numbers_into(s, seat, numbers)
        small = self.scale.packed(numbers)
        floats.cast("B")[4 * at : 4 * at + len(small)] = small

    def judge(self, version: str = "") -> Judge:
        """What a position is worth: by its newest judge, or by an older one that bots still play with ("0.1").
        Default: the plain judge, who knows only who has won.
        """
        from dispetto.core.judge import PlainJudge

        return PlainJudge(self)

    def odds_power(self) -> float:
        """The power to which its judge's chances are raised before odds are told, so that they come true.
        Default: what its folder's odds.toml says (`dispetto lab odds` finds it); 1 where there is none.
        """
        return float(self.odds_told().get("power", 1.0))

    def odds_powers(self) -> list[float]:
        """The same for each chapter of the game, as its judge counts them (`Judge.chapter`); the last one counts for
        all that follow. Default: what its folder's odds.toml says (`dispetto lab odds` finds it), else the one power.
        """
        return [float(power) for power in self.odds_told().get("powers", ())] or [self.odds_power()]

    def odds_told(self) -> Mapping[str, Any]:
        """What its folder's odds.toml says of this rule set."""
        path = self.folder / "odds.toml"
        read = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        told: Mapping[str, Any] = read.get(self.name, {})
        return told

    # ------------------------------------------------------------------------- the shell: scenarios, records, boards

    def place(self, s: S, position: Mapping[str, Any], names: Sequence[str]) -> None:
        """Set what a scenario's position says; BadInput names the field that is wrong."""
        raise NotImplementedError

    def show(self, s: S, names: Sequence[str]) -> dict[str, Any]:
        """The position in the words of a scenario."""
        raise NotImplementedError

    def label(self, s: S, kind: str, value: int, names: Sequence[str]) -> str:
        """One argument as records and scenarios write it. Default: a seat by its name, all else as a number."""
        if kind == "seat":
            return names[value] if 0 <= value < len(names) else "nobody"
        return str(value)

    def spoken(self, verb: str) -> str:
        """The verb as records write it; empty where the arguments say it all (`dice: 4`). Default: the verb itself."""
        return verb.replace("_", " ")

    def text(self, s: S, ask: Ask[Any], a: Action, names: Sequence[str]) -> str:
        """An answer as records and scenarios write it. Default: the verb spoken, then each argument's label."""
        kinds = self.verbs[a.verb]
        parts = [self.spoken(a.verb)] if self.spoken(a.verb) else []
        for kind, value in zip(kinds, ask.meaning(s, a), strict=True):
            parts.append(self.label(s, kind.partition(":")[2], value, names))
        return " ".join(parts)

    # ------------------------------------------------------------------------------ a study: what a played game tells

    def traits(self, s: S, events: Sequence[Event]) -> Sequence[Trait]:
        """What the seats of a finished game had, by which a study may group it: pieces, first hands, ways taken.
        `events` are all that happened. Default: nothing.
        """
        return ()

    def harms(self, s: S, events: Sequence[Event]) -> Sequence[Harm]:
        """Who did what to whom in a finished game. Default: nobody anything."""
        return ()

    def feats(self, s: S, events: Sequence[Event]) -> Sequence[Feat]:
        """What friends will remember of a finished game: of each kind the largest is a record. Default: nothing."""
        return ()

    # ----------------------------------------------------------------------- secrets, for who checks that they are kept

    def twin(self, dump: dict[str, Any], seat: int, rng: Random) -> dict[str, Any] | None:
        """The dump of a table that this seat (or PUBLIC) cannot tell from the given one,
        changed in all it may not know.

        None where the seat knows everything. Edits the dump and never asks `imagine`, so that the one checks the other.
        What another seat has half said (`Ask.part`) may be left as it is: the contract suite tries that without help.
        """
        return None

    def learner(self, ask: Ask[Any]) -> int | None:
        """The seat that alone learns what is answered here (a drawn card, a sealed bid); None where all may know."""
        return None

    def board_file(self, path: Path) -> BoardFile:
        """What this game makes of a board file; BadInput where it cannot even be read. Default: it has no boards."""
        raise BadInput("no-board-of-its-own", game=self.name, path=path)

    def board_faults(self, path: Path) -> list[Sentence]:
        """Everything wrong with a board file of this game, in words. Default: the faults of `board_file`."""
        return self.board_file(path).faults

    def draw_board(self, path: Path, layout: str, theme: str) -> str:
        """A board file of this game as a whole SVG document; asked only of games with boards."""
        raise NotImplementedError

    def workshop(self) -> Workshop | None:
        """What people may make for it, a board or a set of cards, and how. Default: nothing."""
        return None

    # ----------------------------------------------------------------------------- a reader: words and the screen

    def display(self, s: S, kind: str, value: int, words: Words) -> Any:
        """One argument as a sentence shows it: a str, an int, or (str, gender). Default: a seat by its person."""
        return words.person(value) if kind == "seat" else value

    def board_text(self, v: V, words: Words) -> str:
        """The view as text a person can read, in the reader's words: terminal, screen reader, tests."""
        raise NotImplementedError

    def choices(self, option: Option, words: Words) -> Sequence[Choice]:
        """The values of an option as people choose them; `Stage.emblem` draws them. Default: each by its name."""
        return [Choice(spelt(value), words.option_value(option, value)) for value in option.values]

    def places(self, option: Option, seats: int, options: Mapping[str, Any]) -> Sequence[int]:
        """The seat of each place of an option where everybody picks. Default: one each."""
        return range(seats)

    def house(self, options: Mapping[str, Any], words: Words) -> Sequence[tuple[str, str]]:
        """What at such a table is the house's own and not printed: a thing and a sentence each.
        Default: the files that it is played with, where they say so.
        """
        from dispetto.core.files import of_the_house

        return of_the_house(self, options, words)

    def legend(self, words: Words) -> list[tuple[str, str]]:
        """What the signs of its text board mean: a sign and its meaning each. Default: none."""
        return []

    def stage(self) -> Stage[V]:
        """How it shows itself on a screen. Default: plainly, for a game without a face."""
        from dispetto.core.show.stage import Stage

        return Stage(self)

    def coach(self, v: V, ask: Ask[Any], words: Words) -> str:
        """What matters at this question, in one line for somebody's first games, from what the seat may see alone.
        Default: its `coach-` sentence; empty where there is none.
        """
        return words.advice(type(ask).__name__)

    def foretell(self, s: S, ask: Ask[Any], a: Action, words: Words) -> str:
        """What an answer is sure to lead to before the next question, in short.
        Default: empty, then the events tell it.
        """
        return ""

    def then(self, s: S, ask: Ask[Any], a: Action, words: Words) -> Then | None:
        """What comes of an answer, as its button says it: where one ends, what it costs, the odds.

        Asked on imagined tables only, and shown only where all of them agree, so it may look everywhere but must change
        nothing (`core/outlook.py` plays on clones). Default: what `foretell` and the words' own note say, in plain.
        """
        from dispetto.core.show.then import Then

        said = " · ".join(filter(None, (self.foretell(s, ask, a, words), words.note(s, ask, a))))
        return Then(said) if said else None

    def at_this_table(self, s: S, words: Words) -> dict[str, str]:
        """What the law leaves to data files, as it is at this table: a rule's id → one sentence. Default: none."""
        return {}


AnyGame = Game[Any, Any]  # some game, its table and its views taken as they come


def places_of(scores: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat by its score, the highest first; equal scores share a place."""
    return tuple(1 + sum(other > mine for other in scores) for mine in scores)
