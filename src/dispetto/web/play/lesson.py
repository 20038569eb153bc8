"""A table that teaches: its opening is told. Chance and bots say what the lesson says, as long as the story holds.

Nothing is counted: the lesson finds its place again from how the table stands, after a restart and after an undo. Who
answers otherwise has left the story, and the table is one like any other, with its sealed dice.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from dispetto.core.engine.table import Action, State, asked
from dispetto.core.errors import BadInput
from dispetto.core.telling.lesson import LEARNER, Lesson, Stop, lesson_of
from dispetto.core.telling.record import LESSON
from dispetto.web.play.table import Table
from dispetto.web.play.utterances import is_real

OVER = "lesson_over"  # in a table's settings, beside which lesson is told there: it was skipped
log = logging.getLogger("dispetto.web")


@dataclass(frozen=True)
class Word:
    """What the teacher has to say to the learner now: at a stop, or (`strayed`) to an answer that was another one."""

    lesson: Lesson
    stop: Stop
    code: int = -1  # the answer she would press next
    strayed: bool = False


def told_at(table: Table) -> Lesson | None:
    """The lesson that is told at this table; None at any other table, and where it was skipped."""
    settings = table.row.settings
    if not settings.get(LESSON) or settings.get(OVER) or settings[LESSON] != table.game.lesson:
        return None
    try:
        return lesson_of(table.game)
    except BadInput as e:
        log.error("the lesson of %s: %s", table.game.name, e)
        return None


def told_chance(table: Table, s: State) -> Action | None:
    """What chance says by the lesson; None where the dice are real."""
    lesson = told_at(table)
    return None if lesson is None else lesson.chance(s)


def told_answer(table: Table, seat: int, said: Sequence[int]) -> int | None:
    """The next part of what a bot answers by the lesson; None where it may think for itself."""
    lesson = told_at(table)
    codes = () if lesson is None else lesson.answer(table.state, seat)
    return codes[len(said)] if len(codes) > len(said) and codes[: len(said)] == tuple(said) else None


def word_for(table: Table, seat: int, mine: bool) -> Word | None:
    """What the teacher says to a seat now, if anything."""
    lesson = told_at(table)
    if lesson is None or seat != LEARNER or not mine:
        return None
    stop = lesson.stop(table.state)
    if stop is not None:
        said = table.asking.reply(seat).codes
        proposed = stop.codes[: len(said)] == said and len(said) < len(stop.codes)
        return Word(lesson, stop, stop.codes[len(said)] if proposed else -1)
    left = left_at(table, lesson)
    return None if left is None else Word(lesson, left, strayed=True)


def left_at(table: Table, lesson: Lesson) -> Stop | None:
    """The stop where the learner's latest answer was another one than proposed; None where the story just ended."""
    moments = table.history.moments
    for before, m in zip(reversed(moments[:-1]), reversed(moments[1:]), strict=True):
        if m.entry is None or m.entry.kind != "answer" or m.entry.seat != LEARNER:
            continue
        ask = asked(before.state)
        if ask is None or ask.part() > 0 or not is_real(table.game, before.state):
            continue
        stop = lesson.stop(before.state)
        return None if stop is None or stop.last else stop
    return None
