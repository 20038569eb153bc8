"""A person at the terminal table: what is shown, what is typed, what comes of it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from rich.console import Console

from dispetto.bots.base import Bot
from dispetto.bots.match import ask_bot, wrongs
from dispetto.cli.common import CLI, write_file
from dispetto.cli.live import LiveTable
from dispetto.cli.rules import find_rules, whole_law
from dispetto.cli.screen import Screen
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, Ask, Event, Roll, State, asked, step, why
from dispetto.core.errors import BadInput
from dispetto.core.foresight import imagined, thens
from dispetto.core.game import Game, colours_of
from dispetto.core.telling import record
from dispetto.core.telling.grammar import rule_id
from dispetto.core.telling.languages import languages
from dispetto.core.telling.phrases import phrases
from dispetto.core.telling.words import Person, Words

COMMANDS = {  # what a person may type instead of an answer, and the words for it in every language
    "help": "typed-help",
    "why": "typed-why",
    "board": "typed-board",
    "rules": "typed-rules",
    "undo": "typed-undo",
    "save": "typed-save",
    "quit": "typed-quit",
    "again": "typed-again",
}
LATELY = 400  # events that bots look back on
PREVIEW = 3  # events told of what an answer will lead to
RULES_SHOWN = 6
PATIENCE = 20  # things a person may type after the game


class Leaving(Exception):
    """The person gets up."""


class Sitting:
    """One person (or a spectator) at one table, for one game or several."""

    def __init__(
        self,
        game: Game[Any, Any],
        people: Sequence[Person],
        me: int,
        bot: Bot,
        lang: str,
        options: Mapping[str, Any],
        pace: float,
        console: Console,
        keep: Path | None,
    ) -> None:
        self.game = game
        self.names = [p.name for p in people]
        self.me = me
        self.bot = bot
        self.seen: list[Event] = []
        self.options = options
        self.words = Words(game, lang, people, me)
        self.law = whole_law(game, self.words.lang)
        self.saved = keep
        self.table = LiveTable(game, self.names, options, b"")
        self.screen = Screen(self.words, self.names, pace, console, colours_of(game, self.table.options, len(people)))

    # ------------------------------------------------------------------------------------------------- a whole game

    def play(self, seed: bytes) -> bool:
        """One game, from the greeting to the goodbye; is another one wanted?"""
        self.table = LiveTable(self.game, self.names, self.options, seed)
        self.mind = Dice(int.from_bytes(seed[-12:], "big") ^ 1)  # the bots' own luck, apart from the dice of the table
        self.screen.shown = ""
        self.greet()
        try:
            while self.go_on():
                pass
            self.finish()
            return self.after()
        except Leaving:
            self.leave()
        except KeyboardInterrupt:
            self.screen.print()
            self.leave()
            raise
        return False

    def greet(self) -> None:
        """What is played, by whom, with what dice."""
        screen = self.screen
        screen.rows(self.words.title(), [("", self.words.tagline())])
        others = [n for i, n in enumerate(self.names) if i != self.me]
        if self.me >= 0:
            shown = {"name": self.names[self.me], "others": self.words.together(others)}
            letter = chr(ord("A") + self.me)
            text = (
                screen.say("you-are-letter", letter=letter, **shown)
                if self.game.letters
                else screen.say("you-are", **shown)
            )
        else:
            text = screen.say("watching", others=self.words.together(others))
        screen.print(screen.named(text))
        screen.tell("sealed", "dim", commitment=self.table.dice.commitment()[:32])
        screen.tell("how", "dim")

    def go_on(self) -> bool:
        """One answer, by whoever is asked; False when the game is over."""
        table = self.table
        news = table.take_events()
        self.seen = [*self.seen, *news][-LATELY:]
        self.screen.happened(table.s, news)
        ask = table.ask()
        if ask is None:
            return False
        if isinstance(ask, Roll):
            a = table.roll(ask)
            if ask.actor() == "dice" and has_pips(self.game, a):
                self.screen.rolled(a.args[0])
        elif ask.seat != self.me:
            bot = self.bot.minding(wrongs(self.game, table.s, self.seen, ask.seat))
            table.answer(ask, ask_bot(self.game, table.s, ask.seat, bot, self.mind), mine=False)
        elif len(ask.legal(table.s)) == 1 and type(ask).__name__ not in self.game.rituals:
            table.answer(ask, ask.legal(table.s)[0], mine=True, forced=True)
        else:
            self.my_answer(ask)
        return True

    def finish(self) -> None:
        """Who won, and the seal of the dice broken."""
        ending = self.game.ending(self.table.s)
        assert ending is not None
        self.screen.board(self.board())
        self.screen.print()
        self.screen.print(self.screen.named(self.words.ending(ending)))
        order = sorted(range(len(self.names)), key=lambda seat: ending.places[seat])
        places = [(self.screen.say("place", n=ending.places[seat]), self.names[seat]) for seat in order]
        self.screen.rows("", places)
        self.reveal()

    def reveal(self) -> None:
        """The seed, for whoever wants to check the rolls; a saved record gets it too."""
        self.screen.tell("revealed", "dim")
        self.screen.print(f"[dim]  {self.table.dice.seed.hex()}[/]")
        if self.saved is not None:
            self.save(str(self.saved), reveal=True, mine=True)
        self.screen.tell("verify", "dim")

    def after(self) -> bool:
        """What a person may still want when all is over; is it another game?"""
        if self.me < 0:
            return False
        self.screen.tell("over")
        for _ in range(PATIENCE):
            try:
                typed = self.read("> ")
            except Leaving:
                return False
            what, rest = command_of(typed)
            if what == "again":
                self.saved = None
                return True
            if what == "save":
                self.save(rest, reveal=True)
            elif what == "board":
                self.screen.board(self.board(), again=True)
            elif what == "rules":
                self.rules(rest)
            elif typed == "" or what == "quit":
                return False
            else:
                self.screen.tell("over")
        return False

    def leave(self) -> None:
        """The person has got up in the middle of a game."""
        self.screen.tell("bye" if self.me >= 0 else "bye-watch")
        self.reveal()

    # --------------------------------------------------------------------------------------------------- my question

    def board(self) -> str:
        """The board as text."""
        return self.game.board_text(self.game.view(self.table.s, self.me), self.words)

    def my_answer(self, ask: Ask[Any]) -> None:
        """Ask until there is an answer, or it has been taken back."""
        s = self.table.s
        offers = ask.legal(s)
        self.screen.dice(big=True)
        self.screen.board(self.board())
        told = [(self.words.action(s, ask, a), self.consequence(ask, a)) for a in offers]
        self.screen.question(self.words.question(s, ask), told, self.me)
        hint = self.screen.say("only-one") if len(offers) == 1 else self.screen.say("prompt-many", n=len(offers))
        while True:
            typed = self.read(f"[{hint}] > ")
            what, rest = command_of(typed)
            if what == "undo":
                if self.table.undo(self.me):
                    self.screen.tell("undone", "dim")
                    return
                self.screen.tell("no-undo", "yellow")
            elif what == "board":
                self.screen.board(self.board(), again=True)
            elif what:
                self.do(what, rest, ask, offers)
            else:
                a = self.meant(ask, offers, typed)
                if a is not None:
                    self.table.answer(ask, a, mine=True)
                    return

    def read(self, prompt: str) -> str:
        """One line from the person, without the blanks around it."""
        try:
            return " ".join(self.screen.console.input(prompt, markup=False).split())
        except EOFError:
            self.screen.print()
            raise Leaving from None

    def do(self, what: str, rest: str, ask: Ask[Any], offers: Sequence[Action]) -> None:
        """Anything that is not an answer."""
        if what == "help":
            self.help()
        elif what == "why":
            self.why(ask, offers, rest)
        elif what == "rules":
            self.rules(rest)
        elif what == "save":
            self.save(rest, reveal=False)
        elif what == "quit":
            raise Leaving
        else:
            self.screen.tell("not-understood", "yellow", text=what)

    def consequence(self, ask: Ask[Any], a: Action) -> str:
        """What will come of an answer: as its button would say it, else what certainly happens before the next one."""
        then = thens(self.game, imagined(self.game, self.table.s, self.me), self.words, [a]).get(a.code)
        note = self.named_thing(ask, a)
        if then is not None or note:
            return " · ".join(filter(None, (str(then or ""), note)))
        foreseen = []
        for seed in (1, 2):  # on two imagined tables: what differs depends on what this seat cannot know
            twin: State = self.game.imagine(self.table.s, self.me, seed)
            twin.events = []
            step(twin, a)
            told = [self.words.event(twin, e) for e in until_turn(twin.events)[:PREVIEW]]
            later = asked(twin)
            foreseen.append(" ".join([*told, "…"] if told and later is not None and later.seat == self.me else told))
        return foreseen[0] if foreseen[0] == foreseen[1] else ""

    def named_thing(self, ask: Ask[Any], a: Action) -> str:
        """What an answer's argument does, where the game has a text for it: a dinosaur type, a card."""
        s = self.table.s
        for entry, value in zip(self.game.verbs[a.verb], ask.meaning(s, a), strict=True):
            kind = entry.partition(":")[2]
            key = f"{kind}-{self.game.label(s, kind, value, self.names)}-text"
            if self.words.has(key):
                return self.words.get(key)
        return ""

    # ----------------------------------------------------------------------------------------------- words into rows

    def meant(self, ask: Ask[Any], offers: Sequence[Action], typed: str) -> Action | None:
        """The offer that was typed: by number, by its words, by Enter; None after saying why not."""
        if typed == "":
            if len(offers) == 1:
                return offers[0]
            self.screen.tell("pick", "yellow", n=len(offers))
            return None
        if is_number(typed):
            n = int(typed)
            if 1 <= n <= len(offers):
                return offers[n - 1]
            self.why(ask, offers, typed)
            return None
        a = self.row_of(ask, offers, typed)
        if a is None or a in offers:
            return a
        self.explain(a)
        return None

    def row_of(self, ask: Ask[Any], offers: Sequence[Action], typed: str) -> Action | None:
        """The row these words mean: an offer if one is called so or begins so, else any row; None after saying so."""
        words = typed.casefold()
        said = {a: self.sayings(ask, a) for a in self.game.actions}
        exact = [a for a, sayings in said.items() if words in sayings]
        begun = [a for a, sayings in said.items() if any(text.startswith(words) for text in sayings)]
        for found in ([a for a in exact if a in offers], [a for a in begun if a in offers], exact[:1], begun):
            if len(found) == 1 or (found and found[0] not in offers and len({a.verb for a in found}) == 1):
                return found[0]
            if found:
                which = "; ".join(list(dict.fromkeys(self.words.action(self.table.s, ask, a) for a in found))[:5])
                self.screen.tell("several", "yellow", text=typed, which=which)
                return None
        self.screen.tell("not-understood", "yellow", text=typed)
        return None

    def sayings(self, ask: Ask[Any], a: Action) -> set[str]:
        """A row as a person may write it: as its button says it, or as records do."""
        said = {self.game.text(self.table.s, ask, a, self.names).casefold()}
        try:
            said.add(self.words.action(self.table.s, ask, a).casefold())
        except (KeyError, ValueError, IndexError):
            pass  # a row that makes no sentence here, like one about a player who does not exist
        return said - {""}

    # ------------------------------------------------------------------------------------------------------- why not

    def explain(self, a: Action) -> None:
        """The reason why a row is not on offer."""
        reason = why(self.table.s, self.me, a)
        if reason is not None:
            self.screen.reason(self.words.reason(self.table.s, reason), rule_id(reason.rule))

    def barred(self, ask: Ask[Any]) -> list[tuple[str, str, list[str]]]:
        """What rules of the game itself forbid now: the rule, its sentence, and the answers it forbids."""
        found: dict[tuple[str, str], list[str]] = {}
        for a in self.game.actions:
            reason = why(self.table.s, self.me, a) if a.verb not in self.game.unlisted else None
            if reason is not None and reason.rule.startswith(f"{self.game.prefix}-"):
                answer = self.words.action(self.table.s, ask, a)
                if "?" not in answer:  # a row about somebody who is not there
                    key = (rule_id(reason.rule), self.words.reason(self.table.s, reason))
                    found.setdefault(key, []).append(answer)
        return [(rule, sentence, answers) for (rule, sentence), answers in found.items()]

    def why(self, ask: Ask[Any], offers: Sequence[Action], rest: str) -> None:
        """What is forbidden now: all of it in numbered lines, or one thing by its number or its words."""
        barred = self.barred(ask)
        first = len(offers) + 1
        if is_number(rest):
            n = int(rest)
            if 1 <= n < first:
                self.screen.tell("allowed", n=n)
            elif first <= n < first + len(barred):
                rule, sentence, _ = barred[n - first]
                self.screen.reason(sentence, rule)
                self.rules(rule)
            else:
                self.screen.tell("no-such", "yellow", n=n, most=len(offers))
        elif rest:
            a = self.row_of(ask, offers, rest)
            if a in offers:
                self.screen.tell("allowed", n=offers.index(a) + 1)
            elif a is not None:
                self.explain(a)
        elif barred:
            self.screen.barred(first, barred)
        else:
            self.screen.tell("nothing-barred")

    # ------------------------------------------------------------------------------------------ help, law and record

    def help(self) -> None:
        """What can be typed, and what the signs of the board mean."""
        say = self.screen.say
        keys = ("number", "why", "board", "rules", "undo", "save", "quit")
        self.screen.rows(say("help-head"), [(say(f"help-{k}"), say(f"help-{k}-text")) for k in keys])
        legend = self.game.legend(self.words)
        if legend:
            self.screen.rows(say("help-spaces"), legend)

    def rules(self, wanted: str) -> None:
        """A rule of the law by its id, or those with a word in them."""
        if not wanted:
            example = next(iter(self.law), f"{self.game.prefix}-GEN-01")
            self.screen.tell("which-rule", example=example)
            return
        found = find_rules(self.law, wanted)
        if not found:
            self.screen.tell("no-rule", "yellow", id=wanted)
        else:
            here = self.game.at_this_table(self.table.s, self.words)
            told = [(r.id, r.text.replace("**", "").replace("`", ""), here.get(r.id, "")) for r in found[:RULES_SHOWN]]
            self.screen.rows("", [(rule, f"{text} {own}".strip()) for rule, text, own in told])

    def save(self, file: str, reveal: bool, mine: bool = False) -> None:
        """Write the record; a file of somebody else's is left alone."""
        if not file:
            self.screen.tell("where-save", "yellow")
            return
        path = Path(file).expanduser()
        if path.exists() and path != self.saved and not mine:
            self.screen.tell("exists", "yellow", file=str(path))
            return
        try:
            write_file(path, record.write(self.table.record(reveal)))
        except BadInput as e:
            self.screen.tell("unsaved", "yellow", why=e.said(self.words.lang))
            return
        self.saved = path
        self.screen.tell("saved", file=str(path))


@lru_cache
def spellings(langs: tuple[str, ...]) -> dict[str, str]:
    """How the commands are typed, whatever language the person thinks in: word → command."""
    found: dict[str, str] = {}
    for lang in langs:
        for what, key in COMMANDS.items():
            for word in phrases(CLI, lang).say(key).split():
                found.setdefault(word, what)
    return found


def command_of(typed: str) -> tuple[str, str]:
    """A command and what follows it; an empty command for anything else."""
    first, _, rest = typed.partition(" ")
    what = spellings(languages()).get(first.casefold())
    if what is not None:
        return what, rest.strip()
    if re.match(r"^\?\S", typed):
        return "help", ""
    return "", typed


def has_pips(game: Game[Any, Any], a: Action) -> bool:
    """Is this what a die with pips fell to? One with colours has none."""
    kinds = [entry.partition(":")[2] for entry in game.verbs[a.verb]]
    return kinds == ["n"] and 1 <= a.args[0] <= 6 and not game.spoken(a.verb)


def is_number(typed: str) -> bool:
    """Is it a number that may name an answer?"""
    return typed.isdecimal() and len(typed) < 10


def until_turn(events: Sequence[Event]) -> list[Event]:
    """What happens before the next turn begins."""
    kept: list[Event] = []
    for e in events:
        if e.kind == "turn":
            break
        kept.append(e)
    return kept
