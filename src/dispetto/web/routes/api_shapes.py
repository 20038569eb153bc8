"""What programs send and are sent besides a table's own messages, and what an operation may answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, field_validator

from dispetto.core.telling.messages import FORMAT, LONGEST_ANSWER, Refusal
from dispetto.web.pages.messages import TableBrief

HEX = r"^[0-9a-f]{1,64}$"
MOST = 1_000_000_000


def whole(value: Any) -> Any:
    """JSON has one kind of number: 3.0 is 3."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = Annotated[int, BeforeValidator(whole)]


class Sent(BaseModel):
    """The body of a request: these keys, of these kinds, and no others."""

    model_config = ConfigDict(strict=True, extra="forbid")


class Answer(Sent):
    """An answer to the question of a version: rows (`codes` of an offer), or words as records have them."""

    version: Whole = Field(ge=0, le=MOST)
    codes: list[Whole] = Field(default_factory=list, max_length=LONGEST_ANSWER)
    words: str = Field("", max_length=400)

    @field_validator("codes")
    @classmethod
    def rows(cls, codes: list[int]) -> list[int]:
        """Numbers no row has are refused by the table, in a sentence."""
        return [min(max(code, -1), 1 << 31) for code in codes]


class NewTable(Sent):
    """A table to be made: who else sits there, and whether it begins at once."""

    game: str = Field(max_length=40)
    seats: Whole | None = Field(None, ge=1, le=20)
    options: dict[str, bool | Whole | str] = Field(default_factory=dict, max_length=60)
    bots: list[str] = Field(default_factory=list, max_length=20)
    sit: bool = True
    begin: bool = False
    open: bool = False
    clock: Whole | None = Field(None, ge=0, le=604_800)
    fuse: Whole | None = Field(None, ge=0, le=600)
    nonce: str | None = Field(None, pattern=HEX)


class Sitting(Sent):
    """A chair: which one, or any."""

    seat: Whole | None = Field(None, ge=0, le=20)
    nonce: str | None = Field(None, pattern=HEX)


class TakingBack(Sent):
    """The wish to take one's last move back; or, with `agree`, what one says to somebody else's."""

    version: Whole = Field(ge=0, le=MOST)
    agree: bool | None = None


class Leaving(Sent):
    """Getting up: a bot plays on, or the rules say what becomes of the seat."""

    how: Literal["bot", "rules"] = "bot"


class Chatting(Sent):
    """A line of chat."""

    text: str = Field(min_length=1, max_length=300)


@dataclass(frozen=True, kw_only=True)
class Done:
    """It was done, now or before; the table is at this version."""

    ok: bool = True
    version: int


@dataclass(frozen=True, kw_only=True)
class Seated:
    """The seat one has, or the request for it, which those who play decide."""

    seat: int | None
    asked: bool


@dataclass(frozen=True, kw_only=True)
class Me:
    """Whom a token speaks for: a name, what the token is for, and whether that is somebody's bot."""

    type: Literal["me"] = "me"
    format: int = FORMAT
    name: str
    purpose: Literal["board", "bot"]
    token: str


@dataclass(frozen=True, kw_only=True)
class Tables:
    """Somebody's tables."""

    type: Literal["tables"] = "tables"
    format: int = FORMAT
    me: Me
    tables: list[TableBrief]


@dataclass(frozen=True, kw_only=True)
class OptionInfo:
    """A table option: its values, the default first; a number also has bounds."""

    key: str
    name: str
    about: str
    values: list[bool | int | str]
    low: int | None
    high: int | None


@dataclass(frozen=True, kw_only=True)
class GameInfo:
    """A game that is played here."""

    name: str
    title: str
    fewest: int
    most: int
    actions: int
    options: list[OptionInfo]


@dataclass(frozen=True, kw_only=True)
class Games:
    """What is played here, and by which bots."""

    games: list[GameInfo]
    bots: list[str]


SAYS = {
    400: "It makes no sense, or a rule forbids it: then `rule_id` names the rule.",
    401: "No token, or none that is good (any more).",
    403: "Not yours to do.",
    404: "There is no such thing here.",
    408: "The body did not arrive in time.",
    409: "The table has moved on, or somebody was faster: `version` is the current one where it is known.",
    413: "Too large, or of a length nobody told.",
    429: "Too much at once; `Retry-After` says when to come back.",
    503: "The house is closing for a moment, or its database is away; `Retry-After` says when to come back.",
}
ALWAYS = (401, 429, 503)
POSTED = (400, 408, 413)


def answers(*codes: int, good: dict[int, dict[str, Any]] | None = None) -> dict[int | str, dict[str, Any]]:
    """How an operation may be refused, besides how any may be; `good` is what else it may say."""
    found: dict[int | str, dict[str, Any]] = dict(good.items()) if good else {}
    for code in sorted({*codes, *ALWAYS}):
        head = {"Retry-After": {"schema": {"type": "string"}}} if code in (429, 503) else {}
        found[code] = {"model": Refusal, "description": SAYS[code]} | ({"headers": head} if head else {})
    return found
