"""One grammar for records and scenarios: `A: push B`, `dice: 4`, `deck: A block`, `B: leaves`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from dispetto.core.engine.table import CHANCE, Action, Ask, Reason, Roll, State, asked, step, why
from dispetto.core.errors import BadInput
from dispetto.core.game import Game

HIDDEN = "????"
LEAVES = "leaves"
RULE_ID = re.compile(r"^([A-Z0-9]+-(?:[A-Z0-9]+-)*\d+)")


def rule_id(rule: str) -> str:
    """The law's id in a reason's name: `H25-RUL-45-empty` cites H25-RUL-45."""
    found = RULE_ID.match(rule)
    return found.group(1) if found else rule


def split_line(line: str) -> tuple[str, str]:
    """The speaker and the words of one line; what follows a # is comment."""
    said = line.split("#", 1)[0].strip()
    who, colon, words = said.partition(":")
    if not colon or not who.strip() or not words.strip():
        raise BadInput("line-none", line=repr(line))
    return who.strip(), " ".join(words.split())


class Telling:
    """A table being told line by line: who may speak, and which row the words mean."""

    def __init__(self, game: Game[Any, Any], s: State, names: Sequence[str]) -> None:
        self.game = game
        self.s = s
        self.names = list(names)

    def speaker(self, ask: Ask[Any] | None) -> str:
        """Who is asked now: a seat's name, `dice`, `deck`, or `nobody` when the game is over."""
        if ask is None:
            return "nobody"
        if isinstance(ask, Roll):
            return ask.actor()
        return self.names[ask.seat]

    def offers(self) -> list[str]:
        """Every legal answer now, as a line."""
        ask = asked(self.s)
        if ask is None:
            return []
        who = self.speaker(ask)
        return [f"{who}: {self.game.text(self.s, ask, a, self.names)}" for a in ask.legal(self.s)]

    def parts(self, text: str) -> list[Action] | None:
        """The rows that these words mean, one per part of the utterance; None if they are not on offer."""
        return find_parts(self.game, self.s, self.names, text)

    def row(self, text: str) -> Action | None:
        """The row that these words name in this question, legal or not."""
        ask = asked(self.s)
        if ask is None:
            return next((a for a in self.game.actions if self.game.spoken(a.verb) == text), None)
        for a in self.game.actions:
            if self.game.text(self.s, ask, a, self.names) == text:
                return a
        return None

    def refusal(self, who: str, text: str) -> Reason | None:
        """Why these words are refused now; None if they are on offer. BadInput if they mean nothing."""
        ask = asked(self.s)
        if who == self.speaker(ask) and self.parts(text) is not None:
            return None
        seat = CHANCE if who in ("dice", "deck") else self.seat(who)
        if ask is None:
            return why(self.s, seat, self.game.actions[0])
        row = self.row(text)
        if row is None and who != self.speaker(ask) and self.means_something(text):
            row = self.game.actions[0]  # whatever it is in several parts, it is not this speaker who is asked
        if row is None:
            raise BadInput("answer-none", text=repr(text), game=self.game.name)
        return why(self.s, seat, row)

    def means_something(self, text: str) -> bool:
        """Do these words begin like any answer of this game, or are they cards and names: `hook A`, `A block`?"""
        verbs = {self.game.spoken(a.verb) for a in self.game.actions}
        if text.isdigit() or any(text == verb or text.startswith(verb + " ") for verb in verbs if verb):
            return True
        ask = asked(self.s)
        known = (
            set(self.names) if ask is None else {self.game.text(self.s, ask, a, self.names) for a in self.game.actions}
        )
        return made_of(text, known | set(self.names))

    def seat(self, who: str) -> int:
        """A seat by its name."""
        if who not in self.names:
            raise BadInput("line-nobody", who=repr(who), known=self.names)
        return self.names.index(who)

    def say(self, line: str) -> list[Action]:
        """Play one line, answering questions with a single offer on the way; BadInput says why it does not fit."""
        who, text = split_line(line)
        if text == LEAVES:
            self.game.leave(self.s, self.seat(who))
            return []
        while True:
            ask = asked(self.s)
            if ask is not None and who == self.speaker(ask):
                rows = self.parts(text)
                if rows is not None:
                    for a in rows:
                        self.take(a)
                    return rows
            if ask is not None and self.overtaken(ask, who):
                self.take(ask.default(self.s))
                continue
            if ask is None or isinstance(ask, Roll) or not self.forced(ask):
                raise self.complaint(line, who, text)
            self.take(ask.legal(self.s)[0])

    def take(self, a: Action) -> None:
        """A row is answered to the open question; whoever keeps a log notes it down."""
        step(self.s, a)

    def overtaken(self, ask: Ask[Any], who: str) -> bool:
        """Does somebody else of this round speak first, where the first hand counts? Then the one asked has passed."""
        return ask.first_come(self.s) and who in self.names and self.names.index(who) in ask.party(self.s)[1:]

    def forced(self, ask: Ask[Any]) -> bool:
        """May the teller pass over this question? Only one with a single offer."""
        return len(ask.legal(self.s)) == 1

    def complaint(self, line: str, who: str, text: str) -> BadInput:
        """What is asked, what was said, and the rule against it."""
        ask = asked(self.s)
        if ask is None:
            return BadInput("line-over", line=repr(line))
        speaker, question = self.speaker(ask), type(ask).__name__
        offers = "; ".join(self.offers()[:12])
        if who != speaker and self.means_something(text):
            return BadInput("line-other", line=repr(line), speaker=speaker, question=question, who=who, offers=offers)
        row = self.row(text)
        if row is None:
            return BadInput("line-unknown", line=repr(line), text=repr(text), game=self.game.name, offers=offers)
        reason = why(self.s, ask.seat, row)
        rule = rule_id(reason.rule) if reason else "?"
        return BadInput("line-barred", line=repr(line), rule=rule, question=question, offers=offers)


def made_of(text: str, known: set[str]) -> bool:
    """Can these words be read as known ones, one after the other?"""
    return any(text == k or (text.startswith(k + " ") and made_of(text[len(k) + 1 :], known)) for k in known if k)


def find_parts(game: Game[Any, Any], s: State, names: Sequence[str], text: str) -> list[Action] | None:
    """Match words against the open question, part by part, longest first; forced parts may stay unsaid."""
    ask = asked(s)
    if ask is None:
        return None
    offers = ask.legal(s)
    said = sorted(((game.text(s, ask, a, names), a) for a in offers), key=lambda p: -len(p[0]))
    for words, a in said:
        if text == words:
            return [a]
        if text.startswith(words + " "):
            later = go_on(game, s, names, a, text[len(words) + 1 :])
            if later is not None:
                return [a, *later]
    if len(offers) == 1 and ask.part() > 0:
        later = go_on(game, s, names, offers[0], text)
        if later is not None:
            return [offers[0], *later]
    return None


def go_on(game: Game[Any, Any], s: State, names: Sequence[str], a: Action, rest: str) -> list[Action] | None:
    """The rows of the parts that follow this one."""
    seat = s.stack[-1].seat if isinstance(s.stack[-1], Ask) else CHANCE
    twin = game.clone(s)
    step(twin, a)
    ask = asked(twin)
    if ask is None or ask.part() == 0 or ask.seat != seat:
        return None
    return find_parts(game, twin, names, rest)
