"""Somebody's program at a table, in any language: it reads messages from its stdin and writes answers to its stdout.

The messages are those of the web's API (`core/telling/messages`), one JSON object a line: `full` begins a game, `state`
tells how it stands when the program is asked and when it is over, `refused` says why an answer was not taken. An answer
is `{"version": 17, "codes": [12]}`, or `{"version": 17, "words": "push p2"}`.
"""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dispetto.bots.base import Bot
from dispetto.bots.match import LIMIT, Memory, ask_bot
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Ending, Event, Reason, Roll, State, asked, step, why
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame
from dispetto.core.rounds import goes_on
from dispetto.core.telling import messages
from dispetto.core.telling.grammar import rule_id
from dispetto.core.telling.messages import LONGEST_ANSWER, Chair, Message, Refusal, TableFull, TableState
from dispetto.core.telling.words import Person, Words

DOORS = Path(__file__).parent  # whose words/ hold what goes wrong here
LONGEST_LINE = 65_536  # letters a program may write before it ends its line
PATIENCE = 3  # wrong answers to one question
GOODBYE = 5.0  # seconds a program has to end once nobody talks to it any more


class Program:
    """A process that is told messages and answers; BadInput says what is wrong with it."""

    def __init__(self, words: Sequence[str], seconds: float) -> None:
        self.name = words[0]
        self.seconds = seconds
        try:
            self.process = subprocess.Popen(
                list(words), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace"
            )
        except (OSError, ValueError) as e:
            raise BadInput("program-none", DOORS, name=self.name, trouble=getattr(e, "strerror", None) or e) from None
        self.heard: queue.Queue[str] = queue.Queue(maxsize=100)
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Every line it writes; an empty one when it has ended."""
        assert self.process.stdout is not None
        while line := self.process.stdout.readline(LONGEST_LINE):
            self.heard.put(line)
        self.heard.put("")

    def tell(self, message: Message) -> None:
        """One line."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(messages.line(message) + "\n")
            self.process.stdin.flush()
        except (OSError, ValueError):
            raise BadInput("program-gone", DOORS, name=self.name) from None

    def answer(self) -> Any:
        """What it says next, if that is JSON; else None."""
        try:
            line = self.heard.get(timeout=self.seconds)
        except queue.Empty:
            self.process.kill()
            raise BadInput("program-slow", DOORS, name=self.name, seconds=round(self.seconds)) from None
        if not line:
            raise BadInput("program-gone", DOORS, name=self.name)
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            return None

    def close(self) -> None:
        """Nobody talks to it any more: it ends, or is ended."""
        with contextlib.suppress(OSError, ValueError):
            if self.process.stdin is not None:
                self.process.stdin.close()
        try:
            self.process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@dataclass(frozen=True)
class Played:
    """How a game with a program went."""

    ending: Ending
    answers: int  # of the program
    refused: int


class Sitting:
    """One game: the program on its seat, bots on the others."""

    def __init__(self, game: AnyGame, s: State, seat: int, program: Program, bots: Sequence[Bot], lang: str) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.program = program
        self.bots = bots  # of every seat; that of the program is not asked
        self.names = [program.name if n == seat else f"{bot.name} {n + 1}" for n, bot in enumerate(bots)]
        self.words = Words(game, lang, [Person(name) for name in self.names], seat)
        self.events: list[Event] = []
        s.events = self.events
        self.version = 0
        self.told = 0  # the version, and the events, of which the program knows
        self.known = 0
        self.answers = self.refused = 0

    def play(self, seed: int) -> Played:
        """To the end."""
        game, s, dice = self.game, self.s, Dice(seed)
        minds = [dice.fork() for _ in self.bots]
        memory = Memory(game, s, self.bots)
        self.program.tell(self.full())
        for _ in range(LIMIT):
            ask = asked(s)
            if ask is None:
                self.program.tell(self.state(s))
                ending = game.ending(s)
                assert ending is not None
                return Played(ending, self.answers, self.refused)
            self.version += 1
            if isinstance(ask, Roll):
                step(s, ask.fall(s, dice))
            elif len(offers := ask.legal(s)) == 1:
                step(s, offers[0])
            elif ask.seat == self.seat:
                self.version -= 1
                for code in self.ask():
                    step(s, game.actions[code])
                    self.version += 1
            else:
                bot = memory.reminded(self.bots[ask.seat], s, ask.seat)
                step(s, ask_bot(game, s, ask.seat, bot, minds[ask.seat]))
        raise BadInput("program-endless", DOORS, n=LIMIT)

    # ------------------------------------------------------------------------------------------------------ messages

    def full(self) -> TableFull:
        """What the program is told first."""
        chairs = [
            Chair(seat=n, name=name, bot="" if n == self.seat else self.bots[n].name, free=False, you=n == self.seat)
            for n, name in enumerate(self.names)
        ]
        return TableFull(
            game=self.game.name,
            status="playing",
            seat=self.seat,
            seats=chairs,
            options=dict(self.game.chosen(self.s)),
            state=None,
        )

    def state(self, s: State, said: Sequence[int] = ()) -> TableState:
        """How it stands, and what has happened since the program was told last."""
        ask, after = asked(s), self.told
        later = self.events[self.known :]
        self.told, self.known = self.version, len(self.events)
        told = [messages.happened(self.game, e, self.seat, self.words.event(self.s, e)) for e in later]
        return messages.state_of(
            self.game,
            s,
            self.seat,
            self.words,
            version=self.version,
            after=after,
            asked=() if ask is None else ask.party(s),
            yours=ask is not None,
            said=said,
            events=told,
        )

    # ------------------------------------------------------------------------------------------------------- answers

    def ask(self) -> list[int]:
        """The program's answer with all its parts."""
        said: list[int] = []
        wrong = 0
        while True:
            s = self.after(said)
            self.program.tell(self.state(s, said))
            while True:
                no, codes, whole = self.heard(self.program.answer(), s, said)
                if no is None:
                    break
                self.refused += 1
                wrong += 1
                self.program.tell(no)
                if wrong >= PATIENCE:
                    raise BadInput("program-stubborn", DOORS, name=self.program.name, n=wrong, why=no.error)
            said = codes
            if whole:
                self.answers += 1
                return said

    def after(self, codes: Sequence[int]) -> State:
        """The table after these parts of an answer, which nobody else hears of yet."""
        s: State = self.game.clone(self.s)
        for code in codes:
            step(s, self.game.actions[code])
        return s

    def heard(self, given: Any, s: State, said: Sequence[int]) -> tuple[Refusal | None, list[int], bool]:
        """What is wrong with an answer; or its parts, and whether that is all."""
        if not isinstance(given, dict) or type(given.get("version")) is not int:
            return self.no(400, BadInput("program-nonsense", DOORS)), [], False
        if given["version"] != self.version:
            return self.no(409, BadInput("program-late", DOORS)), [], False
        codes, text = given.get("codes"), given.get("words")
        if codes is None and isinstance(text, str):
            try:
                codes = [*said, *messages.rows_meant(self.game, s, text)]
            except BadInput as e:
                return self.no(400, e), [], False
        rows = len(self.game.actions)
        if not isinstance(codes, list) or not len(said) < len(codes) <= LONGEST_ANSWER:
            return self.no(400, BadInput("program-nonsense", DOORS)), [], False
        if not all(type(code) is int and 0 <= code < rows for code in codes):
            return self.no(400, BadInput("program-nonsense", DOORS)), [], False
        if codes[: len(said)] != list(said):
            return self.no(409, BadInput("program-late", DOORS)), [], False
        return self.tried(codes, s, len(said))

    def tried(self, codes: list[int], s: State, known: int) -> tuple[Refusal | None, list[int], bool]:
        """The parts that are new, one after the other; none beyond the end of the answer."""
        s = self.game.clone(s)
        for n in range(known, len(codes)):
            a, ask = self.game.actions[codes[n]], asked(s)
            assert ask is not None
            reason = why(s, self.seat, a)
            if reason is not None:
                return self.forbidden(s, reason), [], False
            step(s, a)
            if not goes_on(ask, asked(s)):
                return (None, codes, True) if n == len(codes) - 1 else (self.forbidden(self.s, TOO_MUCH), [], False)
        return None, codes, False

    def forbidden(self, s: State, reason: Reason) -> Refusal:
        """A rule says no."""
        sentence = self.words.reason(s, reason)
        rule = rule_id(reason.rule)
        return Refusal(status=400, error=sentence, key="refused-by", rule_id=rule, version=self.version)

    def no(self, status: int, e: BadInput) -> Refusal:
        """The sentence."""
        return Refusal(status=status, error=e.said(self.words.lang), key=e.key, version=self.version)


TOO_MUCH = Reason("TABLE-02")
