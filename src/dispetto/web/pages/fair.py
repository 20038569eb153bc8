"""The dice of a game that is over, laid open: what a reader's own browser needs to recompute every one of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from dispetto.core.engine.table import Action, Ask, State, asked
from dispetto.core.telling.record import Line, Record, seat_names
from dispetto.core.telling.words import Words
from dispetto.web.play.table import Table

CHANCE = ("dice", "deck")


@dataclass
class Faces:
    """What chance could have said at each roll, in a reader's words: each answer is put into words once."""

    words: Words
    said: dict[tuple[object, ...], str] = field(default_factory=dict)
    lists: dict[tuple[str, ...], int] = field(default_factory=dict)

    def say(self, s: State, ask: Ask[Any], a: Action) -> str:
        """One answer of chance."""
        key = (type(ask), a.code, *ask.meaning(s, a), *ask.facts(s))
        if key not in self.said:
            self.said[key] = self.words.action(s, ask, a)
        return self.said[key]

    def of(self, s: State, ask: Ask[Any]) -> int:
        """All that could have been said: which of the lists it is."""
        return self.lists.setdefault(tuple(self.say(s, ask, a) for a in ask.legal(s)), len(self.lists))


def fair_facts(table: Table, lang: str) -> dict[str, Any]:
    """What the page says before the browser has begun to reckon."""
    record = table.record()
    names = table.row.settings.get("nonced", ())
    sealed = [line for line in record.lines if line.chance is not None]
    return {
        "words": Words(table.game, lang, table.people),
        "commitment": record.commitment,
        "seed": record.seed,
        "nonces": [(names[i] if i < len(names) else "", nonce) for i, nonce in enumerate(record.nonces)],
        "dice": sum(line.who == "dice" for line in sealed),
        "cards": sum(line.who == "deck" for line in sealed),
        "told": sum(line.told for line in record.lines),
        "borrowed": sum(line.who in CHANCE and line.chance is None and not line.told for line in record.lines),
        "from_table": table.row.settings.get("what_if", ""),
    }


def fair_rolls(table: Table, lang: str) -> dict[str, Any]:
    """Every roll and draw of the record, also those taken back, with all it takes to derive it again."""
    record = table.record()
    faces = Faces(Words(table.game, lang, table.people))
    moments = table.history.moments
    fell = ((before.state, m) for before, m in zip(moments, moments[1:], strict=False) if m.entry is not None)
    stood = ((s, m) for s, m in fell if m.entry is not None and m.entry.kind == "chance")
    rolls = []
    for n, line, stands in told(record):
        roll: dict[str, Any] = {"line": n, "who": line.who, "said": named(table, line.text), "undone": not stands}
        if line.chance is not None:
            roll |= {"counter": line.chance.counter, "weights": line.chance.weights, "pick": line.chance.pick}
        if stands:
            s, m = next(stood)
            ask = asked(s)
            assert ask is not None and m.entry is not None
            roll |= {"said": faces.say(s, ask, table.action(m.entry.code)), "faces": faces.of(s, ask), "at": m.version}
        rolls.append(roll)
    return {
        "commitment": record.commitment,
        "seed": record.seed,
        "nonces": record.nonces,
        "faces": list(faces.lists),
        "rolls": rolls,
    }


def named(table: Table, text: str) -> str:
    """The text of a record's line with people in place of p1, p2 …"""
    people = dict(zip(seat_names(len(table.people)), table.people, strict=True))
    return " ".join(people[word].name if word in people else word for word in text.split(" "))


def told(record: Record) -> Iterator[tuple[int, Line, bool]]:
    """The lines of chance with their numbers, and whether each of them still stands at the end."""
    kept: list[int] = []
    for n, line in enumerate(record.lines):
        if line.who == "undo":
            del kept[max(0, len(kept) - int(line.text)) :]
        else:
            kept.append(n)
    stands = set(kept)
    return ((n + 1, line, n in stands) for n, line in enumerate(record.lines) if line.who in CHANCE)
