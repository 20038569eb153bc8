"""A game as a readable file: write, parse, replay, verify (after the poker hand-history standard PHH)."""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from dispetto.core.engine.dice import derive
from dispetto.core.engine.table import ALL, Ask, Event, Roll, State, asked, step
from dispetto.core.errors import BadInput, Sentence
from dispetto.core.game import Game
from dispetto.core.telling.grammar import HIDDEN, LEAVES, Telling, split_line
from dispetto.core.telling.languages import ENGLISH
from dispetto.core.telling.streams import PLAIN, joined, split, stream_of

FORMAT = 1
TOLD = "told"  # the mark of a roll that a lesson told
LESSON = "lesson"  # the key of the lesson that a record begins with


@dataclass(frozen=True)
class Chance:
    """How one chance answer came about: the counter, the weights, the pick."""

    counter: int
    weights: tuple[int, ...]
    pick: int


@dataclass(frozen=True)
class Line:
    """One line of the story: who answered what; chance lines keep how they fell."""

    who: str
    text: str
    chance: Chance | None = None
    told: bool = False  # chance did not fall: a lesson told it

    def written(self) -> str:
        """The line as it stands in the file."""
        if self.who == "undo":
            return f"undo {self.text}"
        said = f"{self.who}: {self.text}"
        if self.chance is None:
            return f"{said} # {TOLD}" if self.told else said
        c = self.chance
        return f"{said} # {c.counter}: {' '.join(map(str, c.weights))} > {c.pick}"


@dataclass(frozen=True)
class Record:
    """A whole game, or as much of it as has been played."""

    game: str
    rules: int
    seats: tuple[str, ...]
    options: dict[str, Any]
    lines: tuple[Line, ...] = ()
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    seed: str = ""  # revealed when the game is over
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    end_rule: str = ""
    extra: dict[str, str] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self.end_rule)


def seat_names(n: int) -> list[str]:
    """p1, p2 …: what seats are called in a record's lines."""
    return [f"p{i + 1}" for i in range(n)]


def options_hash(options: dict[str, Any]) -> str:
    """A fingerprint of the table's options."""
    return hashlib.sha256(json.dumps(options, sort_keys=True).encode()).hexdigest()[:16]


def quoted(value: Any) -> str:
    """A TOML value: text, numbers, on/off, and lists of them."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(quoted(v) for v in value) + "]"
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")


def written(value: Any) -> str:
    """An option's value: a text of several lines, like a card set, stands as it is where TOML lets it."""
    plain = isinstance(value, str) and all(c.isprintable() or c in "\n\t" for c in value)
    if plain and "\n" in value and "'''" not in value and not value.endswith("'"):
        return f"'''\n{value}'''"
    return quoted(value)


def write(r: Record) -> str:
    """The record as TOML, one key a line, one answer a line."""
    out = [
        f"format = {FORMAT}",
        f"game = {quoted(r.game)}",
        f"rules = {r.rules}",
        f"seats = {quoted(r.seats)}",
        f"options_hash = {quoted(options_hash(r.options))}",
    ]
    if r.commitment:
        out.append(f"commitment = {quoted(r.commitment)}")
    if r.nonces:
        out.append(f"nonces = {quoted(r.nonces)}")
    if r.seed:
        out.append(f"seed = {quoted(r.seed)}")
    if r.over:
        out.append(f"places = {quoted(r.places)}")
        out.append(f"scores = {quoted(r.scores)}")
        out.append(f"end_rule = {quoted(r.end_rule)}")
    out += [f"{k} = {quoted(v)}" for k, v in r.extra.items()]
    out.append("actions = [")
    out += [f"  {quoted(line.written())}," for line in r.lines]
    out.append("]")
    out += ["", "[options]"] + [f"{k} = {written(v)}" for k, v in r.options.items()]
    return "\n".join(out) + "\n"


KNOWN = ("format", "game", "rules", "seats", "options_hash", "commitment", "nonces", "seed", "places", "scores")


def parse(text: str, path: str = "") -> Record:
    """A record from its text; BadInput says what is wrong and where."""
    where: str | Sentence = path or Sentence("this-record")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise BadInput("file-not-toml", path=where, trouble=e) from None
    for key in ("format", "game", "rules", "seats", "actions"):
        if key not in data:
            raise BadInput("record-lacks", where=where, key=repr(key))
    if data["format"] != FORMAT:
        raise BadInput("record-format", where=where, format=repr(data["format"]), known=FORMAT)
    wrong = misshapen(data)
    if wrong is not None:
        raise wrong.at(where)
    options = dict(data.get("options", {}))
    if "options_hash" in data and data["options_hash"] != options_hash(options):
        raise BadInput("record-changed").at(where)
    lines = []
    for n, line in enumerate(data["actions"], 1):
        action = Sentence("record-action", where=where, n=n)
        if not isinstance(line, str):
            raise BadInput("record-line", line=repr(line)).at(action)
        lines.append(parse_line(line, action))
    own = {*KNOWN, "end_rule", "actions", "options"}
    return Record(
        data["game"],
        data["rules"],
        tuple(data["seats"]),
        options,
        tuple(lines),
        data.get("commitment", ""),
        tuple(data.get("nonces", ())),
        data.get("seed", ""),
        tuple(data.get("places", ())),
        tuple(data.get("scores", ())),
        data.get("end_rule", ""),
        {k: str(v) for k, v in data.items() if k not in own},
    )


def misshapen(data: dict[str, Any]) -> BadInput | None:
    """What is not of its kind, and what would be right; None when all is."""
    for key in ("game", "commitment", "seed", "end_rule", "options_hash"):
        if not isinstance(data.get(key, ""), str):
            return BadInput("shape-text", key=key, value=repr(data[key]))
    if type(data["rules"]) is not int:
        return BadInput("shape-number", key="rules", value=repr(data["rules"]))
    for key in ("seats", "nonces"):
        if not (isinstance(data.get(key, []), list) and all(isinstance(x, str) for x in data.get(key, []))):
            return BadInput("shape-texts", key=key, value=repr(data[key]))
    for key in ("places", "scores"):
        if not (isinstance(data.get(key, []), list) and all(type(x) is int for x in data.get(key, []))):
            return BadInput("shape-numbers", key=key, value=repr(data[key]))
    if not isinstance(data["actions"], list):
        return BadInput("shape-actions", value=repr(data["actions"]))
    options = data.get("options", {})
    if not isinstance(options, dict):
        return BadInput("shape-options", value=repr(options))
    for key, value in options.items():
        if not isinstance(value, str | bool | int):
            return BadInput("shape-option", key=key, value=str(value))
    return None


def parse_line(line: str, where: str | Sentence) -> Line:
    """One line of the story."""
    if line.startswith("undo "):
        if not (line[5:].strip().isascii() and line[5:].strip().isdigit()):
            raise BadInput("record-undo", value=repr(line[5:])).at(where)
        return Line("undo", line[5:].strip())
    try:
        who, text = split_line(line)
    except BadInput as e:
        raise e.at(where) from None
    _, mark, note = line.partition("#")
    if not mark or who not in ("dice", "deck"):
        return Line(who, text)
    if note.strip() == TOLD:
        return Line(who, text, told=True)
    try:
        counter, _, rest = note.partition(":")
        weights, _, pick = rest.partition(">")
        return Line(who, text, Chance(int(counter), tuple(map(int, weights.split())), int(pick)))
    except ValueError:
        return Line(who, text)


def read_record(path: Path) -> Record:
    """A record from its file."""
    try:
        return parse(path.read_text(encoding="utf-8"), str(path))
    except FileNotFoundError:
        raise BadInput("file-none", what=Sentence("what-record"), path=path) from None
    except (UnicodeDecodeError, OSError) as e:
        raise BadInput("file-unreadable", path=path, trouble=e) from None


def standing(lines: tuple[Line, ...]) -> list[Line]:
    """The lines that still count after every undo."""
    kept: list[Line] = []
    for line in lines:
        if line.who == "undo":
            del kept[max(0, len(kept) - int(line.text)) :]
        else:
            kept.append(line)
    return kept


def replay(game: Game[Any, Any], r: Record, upto: int | None = None, events: list[Event] | None = None) -> State:
    """The table as the record tells it, or BadInput: the line where it stops fitting, and why."""
    try:
        s: State = game.new(len(r.seats), r.options)
    except BadInput as e:
        raise BadInput("record-unfit", why=e) from None
    s.events = events
    tale = Telling(game, s, seat_names(len(r.seats)))
    lines = standing(r.lines)
    for n, line in enumerate(lines[:upto] if upto is not None else lines, 1):
        if line.text == HIDDEN:
            raise BadInput("record-hidden", n=n, who=line.who, hidden=HIDDEN)
        try:
            tale.say(line.written())
        except BadInput as e:
            raise BadInput("record-stops", n=n, why=e) from None
    return s


def verify(game: Game[Any, Any], r: Record, lang: str = ENGLISH) -> list[str]:
    """Everything a loser may want to check, in a language; an empty list when all is right."""
    return [fault.said(lang) for fault in faults_of(game, r)]


def faults_of(game: Game[Any, Any], r: Record) -> list[Sentence]:
    """The same, to be said later."""
    faults: list[Sentence] = []
    if not r.seed:
        return [Sentence("seed-hidden")]
    try:
        seed = bytes.fromhex(r.seed)
    except ValueError:
        return [Sentence("seed-odd")]
    if hashlib.sha256(seed).hexdigest() != r.commitment:
        faults.append(Sentence("seed-other"))
    unsaid, last, seats = 0, -1, seat_names(len(r.seats))  # rolls that do not say their counter; who answered last
    counters: dict[int, int] = {}  # the last one of every stream
    for n, line in enumerate(r.lines, 1):
        if line.who not in ("dice", "deck"):
            last = seats.index(line.who) if line.who in seats else last
            continue
        if line.told and r.extra.get(LESSON):
            continue
        if line.chance is None:
            faults.append(Sentence("roll-unsaid", n=n, line=line.written()))
            unsaid += 1
            continue
        c = line.chance
        stream = split(c.counter)[0]
        if stream != PLAIN and sensible(c):  # sister tables: whose roll it is says which counter is due
            stream = stream_of(line.who, last, c.weights)
        counter = counters.get(stream, joined(stream, 0) - 1)
        if c.counter <= counter:
            faults.append(Sentence("roll-back", n=n, before=counter, after=c.counter))
        elif c.counter > counter + 1 + unsaid:
            faults.append(Sentence("roll-skipped", n=n, due=counter + 1, after=c.counter))
        counters[stream], unsaid = c.counter, 0
        if not sensible(c):
            faults.append(Sentence("roll-no-odds", n=n, line=line.written()))
        elif derive(seed, r.nonces, c.counter, c.weights) != c.pick:
            faults.append(Sentence("roll-other-seed", n=n, line=f"{line.who}: {line.text}", counter=c.counter))
    return faults + fits(game, r)


def sensible(c: Chance) -> bool:
    """Weights that can be drawn from, and a pick among them."""
    return all(w >= 0 for w in c.weights) and sum(c.weights) > 0 and 0 <= c.pick < len(c.weights)


def fits(game: Game[Any, Any], r: Record) -> list[Sentence]:
    """Does the story follow the rules, each pick mean its line, and the end match?"""
    try:
        s: State = game.new(len(r.seats), r.options)
    except BadInput as e:
        return [Sentence("record-unfit", why=e)]
    tale = Telling(game, s, seat_names(len(r.seats)))
    for n, line in enumerate(standing(r.lines), 1):
        try:
            if line.chance is not None:
                ask = answer_forced(tale)
                if not isinstance(ask, Roll) or tuple(ask.odds(s)) != line.chance.weights:
                    return [Sentence("roll-other-odds", n=n, line=line.written())]
                if not 0 <= line.chance.pick < len(line.chance.weights):
                    return [Sentence("roll-no-pick", n=n, line=line.written())]
                if game.text(s, ask, ask.legal(s)[line.chance.pick], tale.names) != line.text:
                    return [Sentence("roll-other-pick", n=n, line=line.written())]
            tale.say(line.written())
        except BadInput as e:
            return [Sentence("record-stops", n=n, why=e)]
    ending = game.ending(s)
    if r.over and (ending is None or (ending.rule, ending.places, ending.scores) != (r.end_rule, r.places, r.scores)):
        return [Sentence("result-other")]
    return []


def answer_forced(tale: Telling) -> Ask[Any] | None:
    """Answer what has a single offer, as a teller passes over it; the question that is asked then."""
    while (ask := asked(tale.s)) is not None and not isinstance(ask, Roll) and tale.forced(ask):
        step(tale.s, ask.legal(tale.s)[0])
    return ask


def redact(game: Game[Any, Any], r: Record, seat: int) -> Record:
    """The record as one seat (or PUBLIC) may read it before the end:
    what it may not know is ????, and draws are told without their odds.
    """
    s: State = game.new(len(r.seats), r.options)
    tale = Telling(game, s, seat_names(len(r.seats)))
    shown = []
    for line in standing(r.lines):
        ask = asked(s)
        if line.who in ("dice", "deck"):
            ask = answer_forced(tale)
        mask = ALL if ask is None or line.text == LEAVES else ask.known_to(s)
        hidden = mask != ALL and not (seat >= 0 and mask >> seat & 1)
        tale.say(line.written())
        if line.who == "deck":  # the odds of a draw, even of one's own, count the pile and so the others' hands
            line = replace(line, chance=None)
        shown.append(Line(line.who, HIDDEN) if hidden else line)
    return replace(r, lines=tuple(shown), seed="")
