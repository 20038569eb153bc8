"""Scenarios: a position, answers, expectations; a test that a board-gamer can read. Strict: only what is told
happens.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dispetto.core.engine.table import Roll, State, asked, step
from dispetto.core.errors import BadInput, Sentence
from dispetto.core.game import Game
from dispetto.core.telling.grammar import LEAVES, Telling, rule_id, split_line

TOP = {"title", "rules", "game", "seats", "options", "position", "table", "then", "others", "deck", "until"}
COMPLAINT = {"table_says", "reader_says"}  # what the table did, and what somebody says it should have done
CLAIM = {"offers", "expect", "text", "offered", "refused"}
STEP = {"do", "expect", "offers", "refuse"}
PATIENCE = 2000  # questions answered by default between two lines before we call it a failure


class Failure:
    """One expectation that was not met."""

    def __init__(self, file: str, step: int, told: Sentence) -> None:
        self.file = file
        self.step = step
        self.told = told

    @property
    def message(self) -> str:
        """What was not as told, in English."""
        return str(self.told)

    def __repr__(self) -> str:
        return f"{self.file}, step {self.step}: {self.message}"


class Narrated(Telling):
    """A telling whose other questions are answered by default, and whose deck gives what the file says."""

    def __init__(self, *args: Any, others: str, deck: str, until: str = "") -> None:
        super().__init__(*args)
        self.others = others
        self.deck = deck
        self.until = until  # the question at which a step comes to rest: "Main"

    def say(self, line: str) -> list[Any]:
        """Play one line where it fits next; a line that never fits is told at the question that stands in its way."""
        who, text = split_line(line)
        if text == LEAVES:
            self.feed_draws()
        elif not self.fits(who, text):
            if self.others == "default" and not self.would_fit(who, text):
                if who != "deck":
                    self.feed_draws()
                raise self.complaint(line, who, text)
            self.cross(who, text)
        return super().say(line)

    def fits(self, who: str, text: str) -> bool:
        """Are these words on offer now, to this speaker?"""
        return who == self.speaker(asked(self.s)) and self.parts(text) is not None

    def would_fit(self, who: str, text: str) -> bool:
        """Will the line fit after the others have answered by default? Tried on a clone."""
        later = Narrated(self.game, self.game.clone(self.s), self.names, others=self.others, deck=self.deck)
        try:
            later.cross(who, text)
        except BadInput:  # the deck has run out of that card
            return False
        return later.fits(who, text)

    def cross(self, who: str, text: str) -> None:
        """Answer for the others until the line fits:
        draws that are fed, questions with one offer, by default all of them.
        """
        for _ in range(PATIENCE):
            ask = asked(self.s)
            if ask is None or self.fits(who, text):
                return
            if isinstance(ask, Roll):
                if who == "deck" or not self.is_fed(ask):
                    return
                self.feed(ask)
            elif self.others == "default" or self.forced(ask):
                step(self.s, ask.default(self.s))
            else:
                return

    def is_fed(self, ask: Roll[Any]) -> bool:
        """Is this a draw that the file's deck answers?"""
        return bool(self.deck) and ask.actor() == "deck"

    def feed_draws(self) -> None:
        """Answer the draws that stand before the next question."""
        while isinstance(ask := asked(self.s), Roll) and self.is_fed(ask):
            self.feed(ask)

    def feed(self, ask: Roll[Any]) -> None:
        """Answer a draw with the card the file names."""
        for a in ask.legal(self.s):
            if self.game.text(self.s, ask, a, self.names).split(" ")[-1] == self.deck:
                step(self.s, a)
                return
        raise BadInput("deck-none", deck=repr(self.deck))

    def finish(self) -> None:
        """After the last line: let the deck and the defaults run until somebody is asked something."""
        for _ in range(PATIENCE):
            ask = asked(self.s)
            if ask is None:
                return
            if isinstance(ask, Roll) and self.is_fed(ask):
                self.feed(ask)
            elif self.until and not isinstance(ask, Roll) and type(ask).__name__ != self.until:
                step(self.s, ask.default(self.s))
            else:
                return


def read_scenario(path: Path) -> dict[str, Any]:
    """The contents of a scenario file; BadInput says what is wrong and where."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadInput("file-none", what=Sentence("what-scenario"), path=path) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as e:
        raise BadInput("file-not-toml", path=path, trouble=e) from None
    for key in data:
        if key not in TOP | COMPLAINT:
            raise BadInput("scenario-key", key=repr(key), known=sorted(TOP)).at(str(path))
    for key in ("title", "game", "seats", "then"):
        if key not in data:
            raise BadInput("scenario-lacks", key=repr(key)).at(str(path))
    wrong = misshapen(data)
    if wrong is not None:
        raise wrong.at(str(path))
    for n, part in enumerate(data["then"], 1):
        wrong = misshapen_step(part)
        if wrong is not None:
            raise wrong.at(Sentence("scenario-step", path=path, n=n))
    return data


def is_list_of_text(value: Any) -> bool:
    """A list that holds nothing but text?"""
    return isinstance(value, list) and all(isinstance(x, str) for x in value)


def misshapen(data: Mapping[str, Any]) -> BadInput | None:
    """What is not of its kind, and what would be right; None when all is."""
    for key in ("title", "game", "deck", "table"):
        if not isinstance(data.get(key, ""), str):
            return BadInput("shape-text", key=key, value=repr(data[key]))
    if data.get("others", "default") != "default":
        return BadInput("scenario-others", value=repr(data["others"]))
    if not is_list_of_text(data.get("rules", [])):
        return BadInput("scenario-rules", value=repr(data["rules"]))
    for key in ("options", "position"):
        if not isinstance(data.get(key, {}), dict):
            return BadInput("shape-table", key=key, value=repr(data[key]))
    for key in COMPLAINT & set(data):
        wrong = misshapen_claim(key, data[key])
        if wrong is not None:
            return wrong
    seats = data["seats"]
    if not is_list_of_text(seats) or len(set(seats)) < len(seats) or not all(is_name(n) for n in seats):
        return BadInput("scenario-seats")
    if not isinstance(data["then"], list) or not all(isinstance(x, dict) for x in data["then"]):
        return BadInput("scenario-steps")
    return None


def misshapen_claim(key: str, claim: Any) -> BadInput | None:
    """The same of what the table or the reader of a complaint says."""
    if not isinstance(claim, dict):
        return BadInput("shape-table", key=key, value=repr(claim))
    for name, value in claim.items():
        if name not in CLAIM:
            return BadInput("step-key", key=repr(name), known=sorted(CLAIM))
        if name in ("offers", "offered", "refused") and not is_list_of_text(value):
            return BadInput("step-lines", key=name, value=repr(value))
        if name == "expect" and not isinstance(value, dict):
            return BadInput("shape-table", key=name, value=repr(value))
    return None


def misshapen_step(part: Mapping[str, Any]) -> BadInput | None:
    """The same of one [[then]]."""
    for key, value in part.items():
        if key not in STEP:
            return BadInput("step-key", key=repr(key), known=sorted(STEP))
        if key in ("do", "offers") and not is_list_of_text(value):
            return BadInput("step-lines", key=key, value=repr(value))
        if key in ("expect", "refuse") and not isinstance(value, dict):
            return BadInput("shape-table", key=key, value=repr(value))
    return None


def is_name(name: str) -> bool:
    """May a seat be called this? Lines must be able to name it."""
    return bool(name.strip()) and name not in ("dice", "deck", "undo") and not set(name) & set(":#\n")


@dataclass(frozen=True)
class Verdict:
    """Of a complaint: does the table do what it did, and what the reader wants? None where that cannot be tried."""

    file: str
    table: bool
    reader: bool | None
    text: str


def run_scenario(
    path: Path, game_named: Callable[[str], Game[Any, Any]], verdicts: list[Verdict] | None = None
) -> Failure | None:
    """Play one file; the first thing that is not as told, or None. A complaint (`reader_says`) fails as long as the
    table does not do what its reader wants; what it found of both goes to `verdicts`.
    """
    data = read_scenario(path)
    try:
        game = game_named(str(data["game"]))
        s = laid(game, path, data)
    except BadInput as e:
        raise e.at(str(path)) from None
    tale = Narrated(
        game, s, data["seats"], others=data.get("others", ""), deck=data.get("deck", ""), until=data.get("until", "")
    )
    offered = tale.offers() if COMPLAINT & set(data) else []
    for n, part in enumerate(data["then"], 1):
        try:
            fault = run_step(tale, part)
        except BadInput as e:
            fault = e
        if fault is not None:
            return Failure(str(path), n, fault)
    if not COMPLAINT & set(data):
        return None
    found = judged(str(path), tale, offered, data)
    if verdicts is not None:
        verdicts.append(found)
    if found.reader or (found.reader is None and found.table):
        return None
    return Failure(str(path), len(data["then"]), Sentence("complaint-stands" if found.table else "complaint-other"))


def laid(game: Game[Any, Any], path: Path, data: Mapping[str, Any]) -> State:
    """The table that a file begins with: a whole one, or the opening with what its position changes."""
    if "table" in data:
        try:
            s: State = game.load(json.loads(str(data["table"])))
            asked(s)
        except (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError):
            raise BadInput("scenario-table", game=game.name) from None
        if game.seats(s) != len(data["seats"]):
            raise BadInput("scenario-seats")
        return s
    opening: State = game.new(len(data["seats"]), found_beside(path, game, data.get("options", {})))
    if "position" in data:
        game.place(opening, data["position"], data["seats"])
    return opening


def judged(file: str, tale: Telling, offered: list[str], data: Mapping[str, Any]) -> Verdict:
    """Whose expectation holds: of what was on offer at first, and of how it stands now."""
    mine, theirs = data.get("table_says", {}), data.get("reader_says", {})
    table = "offers" not in mine or sorted(offered) == sorted(mine["offers"])
    table = table and ("expect" not in mine or compare("", mine["expect"], shown(tale)) is None)
    wants = [line in offered for line in theirs.get("offered", ())]
    wants += [line not in offered for line in theirs.get("refused", ())]
    if "expect" in theirs:
        wants.append(compare("", theirs["expect"], shown(tale)) is None)
    return Verdict(file, table, all(wants) if wants else None, str(theirs.get("text", "")))


def found_beside(path: Path, game: Game[Any, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a scenario: a board,
    a card set or any other file they name is looked for beside the scenario first.
    """
    files = {o.key for o in game.options if o.text and str(options.get(o.key, "")).endswith(".toml")}
    return {k: str(path.parent / v) if k in files and (path.parent / v).is_file() else v for k, v in options.items()}


def run_step(tale: Narrated, part: Mapping[str, Any]) -> Sentence | None:
    """One [[then]]: offers, then do, then refuse and expect; what failed, or None."""
    if "offers" in part:
        tale.finish()
        seen, wanted = sorted(tale.offers()), sorted(part["offers"])
        if seen != wanted:
            return Sentence("failed-offers", wanted=repr(wanted), seen=repr(seen), now=now(tale))
    for line in part.get("do", []):
        tale.say(line)
    tale.finish()
    for line, rule in part.get("refuse", {}).items():
        who, text = split_line(line)
        reason = tale.refusal(who, text)
        if reason is None:
            return Sentence("failed-allowed", line=repr(line), rule=rule, now=now(tale))
        if rule_id(reason.rule) != rule:
            return Sentence("failed-reason", line=repr(line), given=rule_id(reason.rule), rule=rule, now=now(tale))
    if "expect" in part:
        fault = compare("", part["expect"], shown(tale))
        return None if fault is None else Sentence("failed-now", fault=fault, now=now(tale))
    return None


def now(tale: Telling) -> Sentence:
    """Who is asked what, for a failure's last words."""
    ask = asked(tale.s)
    return (
        Sentence("now-over")
        if ask is None
        else Sentence("now-asked", who=tale.speaker(ask), question=type(ask).__name__)
    )


def shown(tale: Telling) -> dict[str, Any]:
    """The position as expectations name it."""
    seen = dict(tale.game.show(tale.s, tale.names))
    seen["asked"] = tale.speaker(asked(tale.s))
    ending = tale.game.ending(tale.s)
    seen["over"] = ending is not None
    if ending is not None:
        first = [tale.names[i] for i, place in enumerate(ending.places) if place == 1]
        seen["winner"] = first[0] if len(first) == 1 else first
        seen["places"] = {tale.names[i]: place for i, place in enumerate(ending.places)}
        seen["end_rule"] = ending.rule
    return seen


def compare(where: str, wanted: Any, seen: Any) -> Sentence | None:
    """What differs, named by its field; only what is written is compared."""
    if isinstance(wanted, dict):
        if not isinstance(seen, dict):
            return Sentence("failed-value", where=where or "expect", wanted=repr(wanted), seen=repr(seen))
        for key, value in wanted.items():
            field = f"{where}.{key}" if where else key
            if key not in seen:
                if value == 0 and where:  # loose = { "22" = 0 }: nothing is there
                    continue
                return Sentence("failed-field", field=field, known=[str(name) for name in seen])
            fault = compare(field, value, seen[key])
            if fault is not None:
                return fault
        return None
    return None if wanted == seen else Sentence("failed-value", where=where, wanted=repr(wanted), seen=repr(seen))
