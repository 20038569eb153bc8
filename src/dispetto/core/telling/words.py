"""The Fluent renderer: sentences for events, questions, actions and reasons, for one reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from dispetto.core.engine.table import ALL, PUBLIC, Action, Ask, Ending, Event, Reason, Roll, State
from dispetto.core.game import COLOURS, Game, Option, spelt
from dispetto.core.telling.languages import spoken
from dispetto.core.telling.phrases import phrases

TABLE_REASONS: dict[str, tuple[str, ...]] = {
    "TABLE-01": ("who:seat",),
    "TABLE-02": (),
    "TABLE-03": (),
    "TABLE-04": (),
    "TABLE-05": (),
    "TABLE-06": (),
}
WAITING = {"dice": "waiting-dice", "deck": "waiting-deck"}
MOODS = 12  # ways a frequent event may be told
TURNS = 11  # ways the beginning of a turn is told, one after the other
TONES = 3  # ways a rarer one may be told


@dataclass(frozen=True)
class Person:
    """A seat's player as sentences need it: a name, and she (f), he (m) or neither (n)."""

    name: str
    gender: str = "n"


def mood(e: Event) -> tuple[int, int]:
    """A mood and a tone that vary the narrator: the same for every reader and every replay."""
    mixed = e.seat + 2
    for value in e.args:
        mixed = (mixed * 31 + value + 7) % 9973
    return mixed % MOODS, mixed // MOODS % TONES


class Words:
    """Sentences of one game for one reader: a language, a seat, and the people at the table."""

    def __init__(self, game: Game[Any, Any], lang: str, people: Sequence[Person], reader: int = PUBLIC) -> None:
        self.game = game
        self.lang = spoken(lang)
        self.people = tuple(people)
        self.reader = reader
        self.named: set[int] = set()  # the seats that were named so far: to each of them a sentence may say "you"
        self.phrases = phrases(game.folder, self.lang)

    def person(self, seat: int) -> tuple[str, str]:
        """The name and gender of a seat."""
        who = self.people[seat] if 0 <= seat < len(self.people) else Person("?")
        return who.name, who.gender

    def get(self, key: str, /, **args: Any) -> str:
        """One message by its id; an unknown id is an error of ours, never of the reader's."""
        return self.phrases.say(key, **args)

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return self.phrases.has(key)

    def fill(self, s: State, schema: Sequence[str], values: Sequence[int]) -> dict[str, Any]:
        """Fluent arguments from ints: `who:dino` gives $who, $who_g and $who_you, `n:n` gives $n."""
        args: dict[str, Any] = {}
        for entry, value in zip(schema, values, strict=False):
            name, _, kind = entry.partition(":")
            shown = self.game.display(s, kind or name, value, self)
            if not isinstance(shown, tuple):
                args[name] = shown
                continue
            seat = shown[2] if len(shown) > 2 else value if kind == "seat" else PUBLIC
            args[name], args[f"{name}_g"] = shown[0], shown[1]
            args[f"{name}_you"] = yes(self.mine(seat) and shown[0] == self.person(seat)[0])
        return args

    def mine(self, seat: int) -> bool:
        """Is this the reader's own seat?"""
        self.named.add(seat)
        return self.reader >= 0 and seat == self.reader

    def which(self, seat: int, args: dict[str, Any], text: str) -> str:
        """A sentence that says "you" to a player with several pieces ($me) also says which of them is meant."""
        me = args.get("me")
        if me is None or me == self.person(seat)[0]:
            return text
        return self.get("of-which", me=me, text=text)

    def event(self, s: State, e: Event, turn: int | None = None) -> str:
        """What happened, in one sentence; a reader who may not know gets the `-hidden` one.
        Who knows how many turns have begun is told nothing twice for long.
        """
        args: dict[str, Any] = {"you": yes(self.mine(e.seat))}
        args["actor"], args["actor_g"] = self.person(e.seat)
        if e.known_to != ALL and not e.known(self.reader):
            return self.get(f"event-{e.kind}-hidden", **args)
        args["mood"], args["tone"] = mood(e) if turn is None else self.mood_at(e, turn)
        args |= self.fill(s, self.game.events[e.kind], e.args)
        text = self.get(f"event-{e.kind}", **args)
        return self.which(e.seat, args, text) if args["you"] == "yes" else text

    def mood_at(self, e: Event, turn: int) -> tuple[int, int]:
        """The mood and the tone of an event in a turn: another one every turn."""
        one, other = mood(e)
        return turn % TURNS if e.kind in self.game.turns else (one + turn) % MOODS, (other + turn) % TONES

    def joins(self, e: Event, before: Event) -> bool:
        """Is this more of the same: one seat's small events of a kind that the game has one sentence for?"""
        same = e.kind == before.kind and e.seat == before.seat and e.known(self.reader) == before.known(self.reader)
        return same and self.has(f"event-{e.kind}-run")

    def run(self, s: State, events: Sequence[Event], turn: int | None = None) -> str:
        """What happened, in one sentence for all of these;
        $all names the first argument of each where the reader may know it.
        """
        first = events[0]
        if len(events) == 1:
            return self.event(s, first, turn)
        args: dict[str, Any] = {"you": yes(self.mine(first.seat)), "n": len(events)}
        args["actor"], args["actor_g"] = self.person(first.seat)
        if not first.known(self.reader):
            return self.get(f"event-{first.kind}-run-hidden", **args)
        kind = self.game.events[first.kind][0].partition(":")[2]
        args["all"] = self.together([str(self.game.display(s, kind, e.args[0], self)) for e in events])
        return self.get(f"event-{first.kind}-run", **args)

    def aftermath(self, s: State, e: Event, time: int, lost: int) -> str:
        """What is to be said of a nasty event when all is over, the `time`-th that is shown; empty where nothing is."""
        key = f"nasty-{e.kind}"
        if not self.has(key):
            return ""
        args: dict[str, Any] = {"you": yes(self.mine(e.seat)), "time": time, "lost": lost}
        args["actor"], args["actor_g"] = self.person(e.seat)
        return self.get(key, **args, **self.fill(s, self.game.events[e.kind], e.args))

    def question(self, s: State, ask: Ask[Any]) -> str:
        """What is asked, in one sentence, of its own seat; others read `waiting`."""
        args = self.facts(s, ask)
        return self.which(ask.seat, args, self.get(f"ask-{type(ask).__name__}", **args))

    def advice(self, question: str, **facts: Any) -> str:
        """What somebody should mind who meets this question first: the edition's own line, else everybody's."""
        for key in (f"coach-{self.game.name}-{question}", f"coach-{question}"):
            if self.has(key):
                return self.get(key, **facts)
        return ""

    def facts(self, s: State, ask: Ask[Any]) -> dict[str, Any]:
        """What a question's sentence, and those of its answers, may name."""
        schema = self.game.questions.get(type(ask).__name__, ())
        return self.fill(s, schema, ask.facts(s)) if schema else {}

    def waiting(self, ask: Ask[Any]) -> str:
        """What everybody else reads while a seat, or chance, is being asked;
        and that seat, while its answer gives itself.
        """
        if isinstance(ask, Roll):
            return self.get(WAITING[ask.actor()])
        if self.mine(ask.seat):
            return self.get("waiting-you")
        name, gender = self.person(ask.seat)
        return self.get("waiting", who=name, who_g=gender)

    def action(self, s: State, ask: Ask[Any], a: Action, facts: Mapping[str, Any] | None = None) -> str:
        """An answer as its button says it; `facts` are those of the question, where they are known already."""
        own = f"do-{type(ask).__name__}-{a.verb}"
        args = {**(self.facts(s, ask) if facts is None else facts), **self.meant(s, ask, a)}
        return self.get(own if self.has(own) else f"do-{a.verb}", **args)

    def note(self, s: State, ask: Ask[Any], a: Action) -> str:
        """The button's second line, what will come of it; empty where the first says it all."""
        for key in (f"do-{type(ask).__name__}-{a.verb}-note", f"do-{a.verb}-note"):
            if self.has(key):
                return self.get(key, **self.answered(s, ask, a))
        return ""

    def answered(self, s: State, ask: Ask[Any], a: Action) -> dict[str, Any]:
        """The arguments of an answer, on top of those of its question."""
        return self.facts(s, ask) | self.meant(s, ask, a)

    def meant(self, s: State, ask: Ask[Any], a: Action) -> dict[str, Any]:
        """The arguments of an answer alone."""
        return self.fill(s, self.game.verbs[a.verb], ask.meaning(s, a))

    def reason(self, s: State, r: Reason) -> str:
        """Why not: the verdict and the rule in short; the id is shown beside it."""
        schema = self.game.reasons.get(r.rule, TABLE_REASONS.get(r.rule, ()))
        return self.get(f"why-{r.rule}", **self.fill(s, schema, r.args))

    def ending(self, e: Ending) -> str:
        """How it ended, in one sentence that names who shares the first place."""
        winners = [seat for seat, place in enumerate(e.places) if place == 1]
        gender = self.person(winners[0])[1] if len(winners) == 1 else "n"
        who = self.together([self.person(seat)[0] for seat in winners])
        you = yes(any(self.mine(seat) for seat in winners))
        return self.get(f"end-{e.rule}", who=who, who_g=gender, n=len(winners), you=you)

    def together(self, names: Sequence[str]) -> str:
        """Names as a list: Anna, Bruno and Carla."""
        if len(names) < 2:
            return "".join(names)
        last = names[-1]
        return self.get("and-last", some=", ".join(names[:-1]), last=last, first=last[:1].lower())

    def title(self) -> str:
        """The game's name."""
        return self.get(f"game-{self.game.name}-title")

    def short(self) -> str:
        """The game's name without its edition, as it fits into a list."""
        own = f"game-{self.game.name}-short"
        return self.get(own) if self.has(own) else self.title().split(" · ")[0]

    def edition(self) -> str:
        """The edition alone, as it fits on a switch; empty for a game that has one only."""
        own = f"game-{self.game.name}-edition"
        return self.get(own) if self.has(own) else self.title().partition(" · ")[2]

    def tagline(self) -> str:
        """The game in one line."""
        return self.get(f"game-{self.game.name}-tagline")

    def option(self, o: Option) -> tuple[str, str]:
        """A table option's name, and its meaning in one line."""
        return self.get(f"option-{o.key}"), self.get(f"option-{o.key}-text")

    def option_value(self, o: Option, value: Any) -> str:
        """One value of a table option as a person reads it."""
        if isinstance(value, bool):
            return self.get("switched-on" if value else "switched-off")
        if o.text == COLOURS and "," in value:
            return ", ".join(self.option_value(o, colour) if colour else "–" for colour in value.split(","))
        own = f"option-{o.key}-{value}"
        return self.get(own) if self.has(own) else spelt(value)


@lru_cache(maxsize=64)
def plain(game: Game[Any, Any], lang: str) -> Words:
    """Sentences about nobody in particular, always the same ones: what is drawn with them can be kept."""
    return Words(game, lang, ())


def yes(is_so: bool) -> str:
    """A fact as sentences select on it."""
    return "yes" if is_so else "no"
