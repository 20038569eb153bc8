"""Scenarios: a position, answers, expectations; a test that a board-gamer can read. Strict: only what is told
happens.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.game import BadInput, Game
from dispetto.core.telling.grammar import LEAVES, Telling, rule_id, split_line

TOP = {"title", "rules", "game", "seats", "options", "position", "then", "others", "deck", "until"}
STEP = {"do", "expect", "offers", "refuse"}
PATIENCE = 2000  # questions answered by default between two lines before we call it a failure


class Failure:
    """One expectation that was not met."""

    def __init__(self, file: str, step: int, message: str) -> None:
        self.file = file
        self.step = step
        self.message = message

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
                raise BadInput(self.complaint(line, who, text))
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
        """Answer for the others until the line fits: draws that are fed, questions with one offer, by default all of them."""
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
        raise BadInput(f"deck = {self.deck!r}, but no such card can be drawn now.")

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
        raise BadInput(f"There is no scenario file {path}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as e:
        raise BadInput(f"{path} cannot be read as TOML: {e}.") from None
    for key in data:
        if key not in TOP:
            raise BadInput(f"{path}: a scenario has no {key!r}; it knows {', '.join(sorted(TOP))}.")
    for key in ("title", "game", "seats", "then"):
        if key not in data:
            raise BadInput(f"{path}: a scenario needs {key!r}.")
    wrong = misshapen(data)
    if wrong:
        raise BadInput(f"{path}{wrong}.")
    return data


def is_list_of_text(value: Any) -> bool:
    """A list that holds nothing but text?"""
    return isinstance(value, list) and all(isinstance(x, str) for x in value)


def misshapen(data: Mapping[str, Any]) -> str:
    """What is not of its kind, and what would be right; empty when all is."""
    for key in ("title", "game", "deck"):
        if not isinstance(data.get(key, ""), str):
            return f": {key} is a text, not {data[key]!r}"
    if data.get("others", "default") != "default":
        return f": others can only be 'default', not {data['others']!r}"
    if not is_list_of_text(data.get("rules", [])):
        return f": rules is a list of rule ids, not {data['rules']!r}"
    for key in ("options", "position"):
        if not isinstance(data.get(key, {}), dict):
            return f": {key} is a table, not {data[key]!r}"
    seats = data["seats"]
    if not is_list_of_text(seats) or len(set(seats)) < len(seats) or not all(is_name(n) for n in seats):
        return ': seats is a list of different names like ["A", "B"], none of them dice or deck, without a colon'
    if not isinstance(data["then"], list) or not all(isinstance(x, dict) for x in data["then"]):
        return ": steps are written as [[then]] with do, expect, offers or refuse"
    for n, part in enumerate(data["then"], 1):
        for key, value in part.items():
            if key not in STEP:
                return f", step {n}: there is no {key!r}; a step knows {', '.join(sorted(STEP))}"
            if key in ("do", "offers") and not is_list_of_text(value):
                return f", step {n}: {key} is a list of lines like 'A: roll', not {value!r}"
            if key in ("expect", "refuse") and not isinstance(value, dict):
                return f", step {n}: {key} is a table, not {value!r}"
    return ""


def is_name(name: str) -> bool:
    """May a seat be called this? Lines must be able to name it."""
    return bool(name.strip()) and name not in ("dice", "deck", "undo") and not set(name) & set(":#\n")


def run_scenario(path: Path, game_named: Callable[[str], Game[Any, Any]]) -> Failure | None:
    """Play one file; the first thing that is not as told, or None."""
    data = read_scenario(path)
    try:
        game = game_named(str(data["game"]))
        s = game.new(len(data["seats"]), found_beside(path, game, data.get("options", {})))
        if "position" in data:
            game.place(s, data["position"], data["seats"])
    except BadInput as e:
        raise BadInput(f"{path}: {e}") from None
    tale = Narrated(
        game, s, data["seats"], others=data.get("others", ""), deck=data.get("deck", ""), until=data.get("until", "")
    )
    for n, part in enumerate(data["then"], 1):
        try:
            message = run_step(tale, part)
        except BadInput as e:
            message = str(e)
        if message:
            return Failure(str(path), n, message)
    return None


def found_beside(path: Path, game: Game[Any, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a scenario: a board, a card set or any other file they name is looked for beside the scenario first."""
    files = {o.key for o in game.options if o.text and str(options.get(o.key, "")).endswith(".toml")}
    return {k: str(path.parent / v) if k in files and (path.parent / v).is_file() else v for k, v in options.items()}


def run_step(tale: Narrated, part: Mapping[str, Any]) -> str:
    """One [[then]]: offers, then do, then refuse and expect; what failed, or an empty string."""
    if "offers" in part:
        tale.finish()
        seen, wanted = sorted(tale.offers()), sorted(part["offers"])
        if seen != wanted:
            return f"offers: expected {wanted}, seen {seen}; {now(tale)}"
    for line in part.get("do", []):
        tale.say(line)
    tale.finish()
    for line, rule in part.get("refuse", {}).items():
        who, text = split_line(line)
        reason = tale.refusal(who, text)
        if reason is None:
            return f"refuse: {line!r} is allowed, expected a refusal by {rule}; {now(tale)}"
        if rule_id(reason.rule) != rule:
            return f"refuse: {line!r} is refused by {rule_id(reason.rule)}, expected {rule}; {now(tale)}"
    if "expect" in part:
        fault = compare("", part["expect"], shown(tale))
        return f"{fault}; {now(tale)}" if fault else ""
    return ""


def now(tale: Telling) -> str:
    """Who is asked what, for a failure's last words."""
    ask = asked(tale.s)
    return "the game is over" if ask is None else f"{tale.speaker(ask)} is asked ({type(ask).__name__})"


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


def compare(where: str, wanted: Any, seen: Any) -> str:
    """What differs, named by its field; only what is written is compared."""
    if isinstance(wanted, dict):
        if not isinstance(seen, dict):
            return f"{where or 'expect'}: expected {wanted!r}, seen {seen!r}"
        for key, value in wanted.items():
            field = f"{where}.{key}" if where else key
            if key not in seen:
                if value == 0 and where:  # loose = { "22" = 0 }: nothing is there
                    continue
                return f"{field}: there is no such field; there are {', '.join(map(str, seen))}"
            fault = compare(field, value, seen[key])
            if fault:
                return fault
        return ""
    return "" if wanted == seen else f"{where}: expected {wanted!r}, seen {seen!r}"
