"""A table as messages: what a seat is told and may answer. The web's API and programs at stdin and stdout speak them.

Each message is one JSON object a line. What it says of the table comes from `Game.view`, from events the seat may know
and from its own question: nothing in it depends on anything else.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AnySet
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, Literal

from dispetto.core.engine.table import Event, State, asked
from dispetto.core.engine.value import Value
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame
from dispetto.core.telling.grammar import Telling, find_parts
from dispetto.core.telling.record import seat_names
from dispetto.core.telling.words import Words

FOR_LEARNERS = "numbers"  # of a view: all of it once more, as Game.observe tells it

FORMAT = 1  # of these messages; it changes when a key goes or means something else
LONGEST_ANSWER = 64  # rows, or words, of one answer


@dataclass(frozen=True, kw_only=True)
class Offer:
    """One answer that is on offer: what to send, as a record writes it, and as its button says it."""

    codes: list[int]
    code: int
    words: str
    text: str


@dataclass(frozen=True, kw_only=True)
class Question:
    """What the seat is asked: the frame's name, the sentence, and how many parts of the answer have been said."""

    name: str
    text: str
    part: int


@dataclass(frozen=True, kw_only=True)
class Happened:
    """One event: what it is called, who did it, its arguments where the seat may know them, and the sentence."""

    kind: str
    seat: int
    args: dict[str, int]
    hidden: bool
    text: str


@dataclass(frozen=True, kw_only=True)
class Result:
    """How it ended: the rule, everybody's place and score, the sentence."""

    rule: str
    places: list[int]
    scores: list[int]
    text: str


@dataclass(frozen=True, kw_only=True)
class TableState:
    """How the table stands for one seat: `after` is the version that `events` begin after, -1 where some are lost."""

    type: Literal["state"] = "state"
    version: int
    after: int
    status: Literal["playing", "over"]
    seat: int | None
    asked: list[int]
    yours: bool
    question: Question | None
    said: list[int]
    legal: list[Offer]
    deadline: float | None
    events: list[Happened]
    result: Result | None
    view: dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Chair:
    """Who sits on a seat: a name, and the bot that answers for it, if one does; `free` says that nobody does."""

    seat: int
    name: str
    bot: str
    free: bool
    you: bool


@dataclass(frozen=True, kw_only=True)
class ChatLine:
    """Something somebody said; without a name the table itself."""

    type: Literal["chat"] = "chat"
    n: int
    name: str
    seat: int | None
    text: str


@dataclass(frozen=True, kw_only=True)
class SeatsChanged:
    """Somebody came or went, or the table was set up otherwise."""

    type: Literal["seats"] = "seats"
    status: Literal["waiting", "playing", "over"]
    seat: int | None
    seats: list[Chair]
    options: dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class TableFull:
    """Everything there is: the first line of a stream."""

    type: Literal["full"] = "full"
    format: int = FORMAT
    id: str = ""
    name: str = ""
    link: str = ""
    game: str
    status: Literal["waiting", "playing", "over"]
    host: bool = False
    seat: int | None
    seats: list[Chair]
    options: dict[str, Any]
    commitment: str = ""
    chat: list[ChatLine] = field(default_factory=list)
    state: TableState | None


@dataclass(frozen=True, kw_only=True)
class TableGone:
    """The table was cleared away: nothing more comes."""

    type: Literal["gone"] = "gone"


@dataclass(frozen=True, kw_only=True)
class Refusal:
    """Why not: a sentence, its key, where a rule forbids it the rule's id, and the version the table is at."""

    type: Literal["refused"] = "refused"
    status: int
    error: str
    key: str
    rule_id: str | None = None
    version: int | None = None


Message = TableFull | TableState | SeatsChanged | ChatLine | TableGone | Refusal


# ------------------------------------------------------------------------------------------------------------ as JSON


def plain(value: Any) -> Any:
    """A message, or a view, as JSON has it; fields that are not for reading (`repr=False`) are left out."""
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, Value):
        return {name: plain(part) for name, part in value.told().items() if name != FOR_LEARNERS}
    if is_dataclass(value):
        return {f.name: plain(getattr(value, f.name)) for f in fields(value) if f.repr}
    if isinstance(value, Mapping):
        return {str(k): plain(v) for k, v in value.items()}
    if isinstance(value, AnySet):
        return sorted(map(plain, value))
    if isinstance(value, Iterable):
        return [plain(v) for v in value]
    return str(value)


def line(message: Message) -> str:
    """A message as one line, without its end."""
    return json.dumps(plain(message), separators=(",", ":"))


# ---------------------------------------------------------------------------------------------------- what is told


def view_of(game: AnyGame, view: Any) -> dict[str, Any]:
    """What a seat may see, as plain data; a view that is no dataclass is told under one key."""
    told = plain(view)
    return told if isinstance(told, dict) else {game.name: told}


def question_of(s: State, words: Words) -> Question | None:
    """The open question, for the seat that it is put to."""
    ask = asked(s)
    return None if ask is None else Question(name=type(ask).__name__, text=words.question(s, ask), part=ask.part())


def offers(game: AnyGame, s: State, words: Words, said: Sequence[int] = ()) -> list[Offer]:
    """All answers that are on offer to the open question, after the parts that were said already."""
    ask = asked(s)
    if ask is None:
        return []
    facts, names = words.facts(s, ask), seat_names(game.seats(s))
    return [
        Offer(
            codes=[*said, a.code],
            code=a.code,
            words=game.text(s, ask, a, names),
            text=words.action(s, ask, a, facts),
        )
        for a in ask.legal(s)
    ]


def happened(game: AnyGame, e: Event, seat: int, text: str) -> Happened:
    """An event as a seat may know it."""
    known = e.known(seat)
    names = [entry.partition(":")[0] for entry in game.events[e.kind]] if known else []
    args = dict(zip(names, e.args, strict=False))
    return Happened(kind=e.kind, seat=e.seat, args=args, hidden=not known, text=text)


def result_of(game: AnyGame, s: State, words: Words) -> Result | None:
    """How it ended, when it has."""
    e = game.ending(s)
    if e is None:
        return None
    return Result(rule=e.rule, places=list(e.places), scores=list(e.scores), text=words.ending(e))


def state_of(
    game: AnyGame,
    s: State,
    seat: int,
    words: Words,
    *,
    version: int,
    after: int,
    asked: Sequence[int],
    yours: bool,
    said: Sequence[int] = (),
    deadline: float | None = None,
    events: Sequence[Happened] = (),
    view: Any = None,
) -> TableState:
    """How a table stands for a seat, which has this question before it."""
    result = result_of(game, s, words)
    return TableState(
        version=version,
        after=after,
        status="playing" if result is None else "over",
        seat=seat if seat >= 0 else None,
        asked=list(asked),
        yours=yours,
        question=question_of(s, words) if yours else None,
        said=list(said) if yours else [],
        legal=offers(game, s, words, said) if yours else [],
        deadline=deadline,
        events=list(events),
        result=result,
        view=view_of(game, game.view(s, seat) if view is None else view),
    )


# ------------------------------------------------------------------------------------------------- what is answered


def rows_meant(game: AnyGame, s: State, text: str) -> list[int]:
    """The rows that these words mean at the open question, or the one they name that is not on offer;
    BadInput where they mean nothing.
    """
    names = seat_names(game.seats(s))
    found = find_parts(game, s, names, text)
    if found is not None:
        return [a.code for a in found]
    row = Telling(game, s, names).row(text)
    if row is None:
        raise BadInput("answer-none", text=repr(text[:80]), game=game.name)
    return [row.code]
