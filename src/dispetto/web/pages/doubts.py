"""That's wrong! What the page asks, and the file that comes of it."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.table import PUBLIC, asked
from dispetto.core.telling.complaint import NAMES, Said, complaint, missing, offers
from dispetto.core.telling.words import Person, Words
from dispetto.web.pages.lines import to_seat
from dispetto.web.pages.phrases import tongue
from dispetto.web.play.complaining import NOW, Doubt, complaints, doubts, may_take
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table

MOST_SENTENCES = 3


def doubt_facts(table: Table, reader: Reader, one: Doubt | None) -> dict[str, Any]:
    """What the page shows: the moments to choose from, the chosen one, what was on offer there, what was not."""
    listed = doubts(table, reader.seat)
    one = one or (listed[0] if listed else None)
    names = [person.name for person in table.people]
    return {
        "listed": [{"version": d.version, "text": told(table, reader, d), "mine": one == d} for d in listed],
        "one": one,
        "text": told(table, reader, one) if one is not None else "",
        "offered": [(line, spelt(line, names)) for line in offers(one.doubted)] if one is not None else [],
        "missing": [(line, spelt(line, names), rule) for line, rule in missing(one.doubted)] if one is not None else [],
        "made": [
            {"n": n, "text": c.text or c.missed or c.unwanted, "who": names[c.seat]}
            for n, c in enumerate(complaints(table))
            if may_take(table, reader.person, c)
        ],
    }


def spelt(line: str, names: list[str]) -> str:
    """A line of the file with the speaker's own name."""
    who, colon, rest = line.partition(": ")
    return f"{names[NAMES.index(who)]}: {rest}" if colon and who in NAMES[: len(names)] else line


def told(table: Table, reader: Reader, one: Doubt) -> str:
    """A moment in the narrator's words, else in those of its button."""
    if one.version == NOW:
        ask = asked(table.state)
        assert ask is not None
        return table.words(reader.lang, reader.seat).question(table.state, ask)
    words = to_seat(table, reader.lang)
    said = [
        table.narrator.sentence([(m, n)], words, reader.lang, reader.seat)
        for m in one.moments
        for n in range(len(m.events))
    ]
    if any(said):
        return " ".join([text for text in said if text][:MOST_SENTENCES])
    ask, entry = asked(one.doubted.before), one.moments[0].entry
    assert ask is not None and entry is not None
    said_it = table.words(reader.lang, reader.seat).action(one.doubted.before, ask, table.action(entry.code))
    return f"{table.people[ask.seat].name}: {said_it}" if ask.seat >= 0 else said_it


def file_of(table: Table, reader: Reader, one: Doubt, said: Said) -> str:
    """The scenario file, with a few words for whoever opens it."""
    t = tongue(reader.lang)
    seats = ", ".join(f"{letter} = {person.name}" for letter, person in zip(NAMES, table.people, strict=False))
    eyes = table.people[reader.seat].name if reader.seat != PUBLIC else t("spectator")
    letters = Words(table.game, reader.lang, [Person(c) for c in NAMES[: len(table.people)]], reader.seat)
    board = table.game.board_text(table.game.view(one.doubted.before, reader.seat), letters)
    notes = [t("wrong-head", who=eyes), told(table, reader, one), seats, *board.splitlines(), t("wrong-run")]
    return complaint(one.doubted, said, [note.replace("\r", " ") for note in notes if note.strip()])
