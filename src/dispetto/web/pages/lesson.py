"""The teacher's bubble: what she says to the question of a table that teaches, and where she points."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.table import asked
from dispetto.core.telling.lesson import LEARNER, LETTERS
from dispetto.core.telling.lesson_words import speech
from dispetto.web.pages.rendering import render
from dispetto.web.play.lesson import Word, told_at, word_for
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table


def bubble(table: Table, reader: Reader, mine: bool) -> str:
    """What the teacher says to this reader now, as a part of the page; empty where she says nothing."""
    word = word_for(table, reader.seat, mine)
    if word is None:
        return ""
    own = table.row.seats[LEARNER]
    facts: dict[str, Any] = {"table": table.id, "seats": word.stop.seats, "code": word.code, "strayed": word.strayed}
    if word.strayed or not word.stop.name:
        return render("part_lesson.html", reader.lang, said=None, stop="", points=(), light=(), **facts)
    names = [seat.name for seat in table.row.seats]
    said = speech(word.lesson, word.stop, reader.lang, names, own.gender, number(table, word))
    named = [stop for stop in word.lesson.stops if stop.name]
    return render(
        "part_lesson.html",
        reader.lang,
        said=said,
        stop=word.stop.name,
        points=tuple(zip(LETTERS, word.stop.points, said.points, said.short_points, strict=False)),
        light=(*word.stop.points, *word.stop.light),
        n=named.index(word.stop) + 1,
        of=len(named),
        **facts,
    )


def number(table: Table, word: Word) -> int:
    """The number of the button she would press; 1 where any will do."""
    s = table.asking.seen(LEARNER)
    ask = asked(s)
    codes = [a.code for a in ask.legal(s)] if ask is not None else []
    return codes.index(word.code) + 1 if word.code in codes else 1


def teacher_of(table: Table) -> int:
    """The seat of the teacher at a table that teaches; nobody's at any other."""
    lesson = told_at(table)
    return -1 if lesson is None else lesson.teacher
