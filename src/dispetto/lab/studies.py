"""A study as a file: which games, options, boards, bots and seats are played, how often, with which seed.

    title = "Does going first matter?"
    games = ["hedz-25th", "shear-panic"]     every game with every table of bots and number of seats
    seats = [4]
    bots = [["greedy"], ["greedy", "random"]]  the last named fills the seats that are left; mixed tables move on by one
    count = 400                              games of each kind of table
    seed = 1
    sweep = "one"                            options one at a time against the table as it stands, or "cross"
    look = ["seat"]                          which figures are looked at: the fewer, the less luck has to be feared
    point = ["t25"]                          pieces whose lines are drawn though others are further out
    [table]                                  how all tables differ from the defaults
    [options]                                what is tried: an option and its values; options = "all" tries everything
    [also]                                   with "all", values of options that have no list of them: numbers, say
    [beside]                                 an option that says nothing alone, and the table it is tried on instead:
    raptor_in_mud = { types = "choose" }     compared with that table without it; seats may be among it

Every kind of table is a cell; the first of a game, its seats, bots and ground is the one the others are compared with.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any

from dispetto.core.catalogue import game_named
from dispetto.core.errors import BadInput, Either
from dispetto.core.game import COLOURS, AnyGame, Option, spelt
from dispetto.lab import LAB
from dispetto.lab.learned import player

KINDS: Mapping[str, tuple[type, ...]] = {
    "title": (str,),
    "games": (str, list),
    "seats": (int, list),
    "bots": (list,),
    "count": (int,),
    "seed": (int,),
    "part": (int,),
    "again": (int,),
    "sweep": (str,),
    "rotate": (bool,),
    "look": (list,),
    "point": (list,),
    "table": (dict,),
    "options": (dict, str),
    "also": (dict,),
    "beside": (dict,),
}
SWEEPS = ("one", "cross")
ALL = "all"
MOST = 2000  # cells; more is a slip of the pen


@dataclass(frozen=True)
class Cell:
    """One kind of table: what is played, by whom, and what of it is being tried."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    tried: Mapping[str, Any] = field(default_factory=dict)  # of the options, what differs from the first cell
    again: int = 0  # a table repeated with other dice, to see what chance alone does
    rotate: bool = True
    ground: Mapping[str, Any] = field(default_factory=dict)  # of the options, what it is tried on

    def order(self, number: int) -> tuple[str, ...]:
        """Who sits where in one game: mixed tables move on by one seat."""
        first = self.bots + (self.bots[-1],) * (self.seats - len(self.bots))
        shift = number % self.seats if self.rotate else 0
        return first[-shift:] + first[:-shift] if shift else first

    def rest(self) -> tuple[Any, ...]:
        """What it has in common with the cells it is compared with."""
        return (self.game, self.seats, self.bots, tuple(sorted(self.ground.items())))

    @property
    def arm(self) -> str:
        """What is tried here, in short; empty for the table as it stands."""
        told = [f"{key}={spelt(value)}" for key, value in self.tried.items()]
        return " ".join([*told, *([f"again {self.again}"] if self.again else [])])


@dataclass(frozen=True)
class Study:
    """What a file asks for."""

    title: str
    games: tuple[str, ...]
    seats: tuple[int, ...]
    bots: tuple[tuple[str, ...], ...]
    count: int
    seed: int = 1
    part: int = 25  # games that are done at a time: what a kill can cost
    again: int = 0
    sweep: str = "one"
    rotate: bool = True
    table: Mapping[str, Any] = field(default_factory=dict)
    options: Mapping[str, Sequence[Any]] | str = field(default_factory=dict)
    look: tuple[str, ...] = ()  # the figures that are looked at, and corrected for; all without it
    point: tuple[str, ...] = ()  # pieces whose lines are drawn though others are further out
    also: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    beside: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def digest(self) -> str:
        """What is played, as a fingerprint: results of another study are never mixed in. More games of the same are."""
        played = {key: value for key, value in asdict(self).items() if key not in ("title", "count", "look", "point")}
        played = {key: value for key, value in played.items() if value or key not in ("also", "beside")}
        return sha256(json.dumps(played, sort_keys=True).encode()).hexdigest()

    def cells(self) -> list[Cell]:
        """Every kind of table, the plain one before what is tried on it."""
        found: list[Cell] = []
        for name, bots in product(self.games, self.bots):
            game = game_named(name)
            table = {key: value for key, value in self.table.items() if any(o.key == key for o in game.options)}
            for seats in self.seats or (game.usual_seats,):
                if not game.fewest <= seats <= game.most or len(bots) > seats:
                    continue
                for cell in self.tables(game, seats, bots, table):
                    if cell not in found and (not cell.tried or fits(game, cell.seats, cell.options)):
                        found.append(cell)
                found += [Cell(name, seats, bots, table, {}, n + 1, self.rotate) for n in range(self.again)]
        return found

    def tables(self, game: AnyGame, seats: int, bots: tuple[str, ...], table: Mapping[str, Any]) -> Iterator[Cell]:
        """What is tried at one number of seats; where it stands on a ground of its own, that without it first."""
        for tried in self.arms(game):
            beside = dict(self.beside.get(next(iter(tried)), {})) if len(tried) == 1 else {}
            n = max(len(bots), beside.pop("seats", seats))
            ground = {option.key: option.read(beside[option.key]) for option in game.options if option.key in beside}
            if ground or n != seats:
                yield Cell(game.name, n, bots, {**table, **ground}, {}, rotate=self.rotate, ground=ground)
            yield Cell(game.name, n, bots, {**table, **ground, **tried}, tried, rotate=self.rotate, ground=ground)

    def arms(self, game: AnyGame) -> Iterator[dict[str, Any]]:
        """What is tried on a game, the plain table first."""
        yield {}
        values = self.values(game)
        if self.sweep == "one":
            for option, tried in values:
                yield from ({option.key: value} for value in tried)
        else:
            for mix in product(*[[None, *tried] for _, tried in values]):
                some = {o.key: value for (o, _), value in zip(values, mix, strict=True) if value is not None}
                if some:
                    yield some

    def values(self, game: AnyGame) -> list[tuple[Option, list[Any]]]:
        """The options that are tried on a game, with the values that are not as the table stands."""
        found = []
        for option in game.options:
            if isinstance(self.options, str):
                listed = option.text != COLOURS and not option.seat
                given = [*(option.values if listed else ()), *self.also.get(option.key, ())]
            else:
                given = list(self.options.get(option.key, ()))
            as_is = option.read(self.table[option.key]) if option.key in self.table else option.default
            tried = [value for value in map(option.read, given) if value != as_is or type(value) is not type(as_is)]
            if tried:
                found.append((option, tried))
        return found


def fits(game: AnyGame, seats: int, options: Mapping[str, Any]) -> bool:
    """Can a table be set up so? Some values go only with some numbers of players."""
    try:
        game.new(seats, dict(options))
    except BadInput:
        return False
    return True


def read_study(path: Path) -> Study:
    """A study from its file, checked; BadInput says what is wrong, after the file's name."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise BadInput("study-none", LAB, path=path) from None
    try:
        return study_of(tomllib.loads(text))
    except tomllib.TOMLDecodeError as e:
        raise BadInput("study-toml", LAB, path=path, trouble=str(e)) from None
    except BadInput as e:
        raise e.at(str(path)) from None


def study_of(d: Mapping[str, Any]) -> Study:
    """A study from its data, checked."""
    for key, value in d.items():
        if key not in KINDS:
            raise BadInput("study-key", LAB, key=repr(key), known=list(KINDS))
        if not isinstance(value, KINDS[key]) or (isinstance(value, bool) and bool not in KINDS[key]):
            raise BadInput("study-value", LAB, key=key, value=repr(value)[:40])
    for key in ("title", "games", "bots", "count"):
        if not d.get(key):
            raise BadInput("study-missing", LAB, key=key)
    seats = d.get("seats", [])
    games, bots = d["games"], d["bots"]
    study = Study(
        title=d["title"],
        games=tuple([games] if isinstance(games, str) else map(str, games)),
        seats=tuple([seats] if isinstance(seats, int) else seats),
        bots=tuple(tuple(map(str, table)) for table in (bots if isinstance(bots[0], list) else [bots])),
        count=positive(d, "count", 0),
        seed=int(d.get("seed", 1)),
        part=positive(d, "part", 25),
        again=int(d.get("again", 0)),
        sweep=str(d.get("sweep", SWEEPS[0])),
        rotate=bool(d.get("rotate", True)),
        table=dict(d.get("table", {})),
        options=d.get("options", {}),
        look=tuple(map(str, d.get("look", []))),
        point=tuple(map(str, d.get("point", []))),
        also=dict(d.get("also", {})),
        beside=dict(d.get("beside", {})),
    )
    check(study)
    return study


def positive(d: Mapping[str, Any], key: str, usual: int) -> int:
    """A number of at least one."""
    value = int(d.get(key, usual))
    if value < 1:
        raise BadInput("study-value", LAB, key=key, value=repr(value))
    return value


def check(study: Study) -> None:
    """BadInput for a study that cannot be played."""
    if study.sweep not in SWEEPS:
        raise BadInput("study-sweep", LAB, known=Either(SWEEPS), value=repr(study.sweep))
    if isinstance(study.options, str):
        if study.options != ALL:
            raise BadInput("study-value", LAB, key="options", value=repr(study.options)[:40])
    for room, tried in (("options", study.options), ("also", study.also)):
        for key, values in tried.items() if not isinstance(tried, str) else ():
            if not isinstance(values, list) or not values:
                raise BadInput("study-list", LAB, room=room, key=key)
    for key, ground in study.beside.items():
        n = ground.get("seats", 2) if isinstance(ground, dict) else ""
        if not isinstance(n, int) or isinstance(n, bool):
            raise BadInput("study-value", LAB, key=f"beside.{key}", value=repr(ground)[:40])
    if any(not isinstance(n, int) or isinstance(n, bool) for n in study.seats):
        raise BadInput("study-value", LAB, key="seats", value=repr(list(study.seats))[:40])
    rules = [game_named(name) for name in study.games]
    for game in rules:
        for table in study.bots:
            for name in table:
                player(name, game)
    named = [*study.table, *(study.options if not isinstance(study.options, str) else ()), *study.also, *study.beside]
    named += [key for ground in study.beside.values() for key in ground if key != "seats"]
    for key in named:
        if not any(o.key == key for game in rules for o in game.options):
            raise BadInput("study-option", LAB, key=repr(key), games=[game.name for game in rules])
    cells = study.cells()
    if not cells:
        raise BadInput("study-empty", LAB)
    if len(cells) > MOST:
        raise BadInput("study-huge", LAB, n=len(cells), most=MOST)
    for cell in cells:
        if not cell.tried:
            game_named(cell.game).new(cell.seats, dict(cell.options))
