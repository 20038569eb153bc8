"""An evening as a value: what was planned, who came, what was played. It is kept as one row, and changed as a whole."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from dispetto.core.engine.dice import SealedDice
from dispetto.web.store.evenings import EveningRow

COMING, PLAYING, OVER, SKIPPED, LOST = "coming", "playing", "over", "skipped", "lost"  # what became of a game
OPEN, ENDED = "open", "over"  # the states of an evening
POINTS = (5, 4, 2, 1)
BREAK = 60.0  # seconds between two games that are counted where everybody sees it


@dataclass(frozen=True)
class Guest:
    """Somebody who came; `here` is no more once they have left early."""

    person: str
    name: str
    gender: str = "n"
    face: int = 0
    nonce: str = ""  # what their browser adds to the dice
    here: bool = True
    chair: int = -1  # the one they want in the next game
    table: int = -1  # of a duplicate night: where they play all evening
    going: bool = False  # they want to leave, and a bot is about to have their chair


@dataclass(frozen=True)
class Result:
    """How a chair came out: whose it was at the end, which place, what that is worth."""

    person: str  # empty where a bot had it
    name: str
    place: int
    points: int
    seat: int
    table: int = 0
    face: int = 0
    bot: str = ""

    @property
    def key(self) -> str:
        """Who it is in the standings."""
        return self.person or f"bot {self.name}"


@dataclass(frozen=True)
class Nasty:
    """The nastiest move of a game, in every language we speak."""

    worth: int
    table: str
    version: int
    said: Mapping[str, str]
    by: str = ""
    to: str = ""


@dataclass(frozen=True)
class Round:
    """One game of the evening; without a name it has not been drawn yet."""

    game: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    state: str = COMING
    tables: tuple[str, ...] = ()
    began: float = 0.0
    ended: float = 0.0
    results: tuple[Result, ...] = ()
    nasty: Nasty | None = None


@dataclass(frozen=True)
class Plan:
    """What the host wanted."""

    points: tuple[int, ...] = POINTS
    double: bool = False  # the last game counts twice
    auto: bool = False  # after the minute it goes on by itself
    chairs: int = 4  # bots fill up to so many
    tables: int = 1  # of a duplicate night: so many play the same dice
    hat: tuple[str, ...] = ()  # the games that are drawn from; none where they come in order


@dataclass(frozen=True)
class Evening:
    """All of it."""

    id: str
    name: str
    host: str
    circle: str
    status: str
    plan: Plan
    rounds: tuple[Round, ...]
    guests: tuple[Guest, ...]
    seed: str  # of what is drawn from the hat; secret until the end
    nonces: tuple[str, ...] = ()  # what browsers added to it, fixed with the first draw
    since: float = 0.0  # when the last game ended
    halted: bool = False  # somebody has stopped the count
    made: float = 0.0
    touched: float = 0.0
    revision: int = 0

    @property
    def now(self) -> int:
        """The game being played; -1 between games."""
        return next((n for n, r in enumerate(self.rounds) if r.state == PLAYING), -1)

    @property
    def next(self) -> int:
        """The game that comes next; -1 where none does."""
        return next((n for n, r in enumerate(self.rounds) if r.state == COMING), -1)

    @property
    def begun(self) -> bool:
        """Has any game been begun, or given up?"""
        return any(r.state != COMING for r in self.rounds)

    @property
    def over(self) -> bool:
        """Is there nothing more to come?"""
        return self.status == ENDED

    @property
    def twin(self) -> bool:
        """Is it a duplicate night?"""
        return self.plan.tables > 1

    @property
    def commitment(self) -> str:
        """The fingerprint of what the hat is drawn with."""
        return SealedDice(bytes.fromhex(self.seed)).commitment()

    @property
    def people(self) -> tuple[Guest, ...]:
        """Those who have not left."""
        return tuple(g for g in self.guests if g.here and not g.going)

    def guest(self, person: str) -> Guest | None:
        """Somebody who came, also if they have left since."""
        return next((g for g in self.guests if g.person == person), None)

    def in_charge(self, person: str) -> bool:
        """May they skip and stop? The host; anybody who stayed where the host has gone."""
        host, me = self.guest(self.host), self.guest(person)
        return person == self.host or (me is not None and me.here and host is not None and not host.here)


# ------------------------------------------------------------------------------------------------------------- as a row


def row_of(e: Evening) -> EveningRow:
    """As it is kept."""
    kept = ("plan", "rounds", "guests", "seed", "nonces", "since", "halted")
    data = {name: value for name, value in asdict(e).items() if name in kept}
    people = tuple(g.person for g in e.guests)
    return EveningRow(e.id, e.name, e.host, e.circle, e.status, data, e.made, e.touched, e.revision, people)


def evening_of(row: EveningRow) -> Evening:
    """As it was kept."""
    d = row.data
    return Evening(
        row.id,
        row.name,
        row.host,
        row.circle,
        row.status,
        Plan(**(d["plan"] | {"points": tuple(d["plan"]["points"]), "hat": tuple(d["plan"]["hat"])})),
        tuple(map(round_of, d["rounds"])),
        tuple(Guest(**g) for g in d["guests"]),
        d["seed"],
        tuple(d["nonces"]),
        d["since"],
        d["halted"],
        row.made,
        row.touched,
        row.revision,
    )


def round_of(d: Mapping[str, Any]) -> Round:
    """One game from what was kept."""
    results: Iterable[Mapping[str, Any]] = d["results"]
    nasty = Nasty(**d["nasty"]) if d["nasty"] else None
    more = {"tables": tuple(d["tables"]), "results": tuple(Result(**r) for r in results), "nasty": nasty}
    return Round(**{**d, **more})
