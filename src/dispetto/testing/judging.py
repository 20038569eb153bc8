"""What a judge says: chances, the same whoever asks, and the truth about a finished table."""

from __future__ import annotations

from dispetto.core.engine.table import PUBLIC
from dispetto.testing.broken import BrokenPromise
from dispetto.testing.tables import Table, moments, walk

SLACK = 1e-9  # what adding up may lose


def the_newest_judge_gives_chances_that_sum_to_one(table: Table) -> None:
    """One chance a seat, from 0 to 1, together 1, whatever is asked on a table it may be shown."""
    judge = table.game.judge()
    for m in moments(table):
        for seat in (PUBLIC, *m.seats):
            said = judge.values(m.game.imagine(m.s, seat, 3))
            if len(said) != table.seats or not all(-SLACK <= chance <= 1 + SLACK for chance in said):
                raise BrokenPromise("A judge says something else than a chance for every seat", m, said)
            if abs(sum(said) - 1) > SLACK:
                raise BrokenPromise("The chances that a judge gives do not sum to 1", m, said, sum(said))


def judging_changes_nothing_and_says_the_same_again(table: Table) -> None:
    """`values` and `quiet` are pure: of a table, and of a clone of it."""
    for version in ("", "0.1"):
        judge = table.game.judge(version)
        for m in moments(table):
            before = m.game.dump(m.s)
            once = judge.values(m.s)
            if m.s.stack:
                once += [float(judge.quiet(m.s, seat)) for seat in m.seats]
            again = judge.values(m.clone())
            if m.s.stack:
                again += [float(judge.quiet(m.s, seat)) for seat in m.seats]
            if m.game.dump(m.s) != before:
                raise BrokenPromise("Judging the table has changed it", m)
            if once != again:
                raise BrokenPromise("A judge says something else the second time", m, once, again)


def a_finished_table_is_worth_one_victory_shared_among_those_who_came_first(table: Table) -> None:
    """By the newest judge and the oldest."""
    end = walk(table).end
    ending = table.game.ending(end)
    if ending is None:
        raise BrokenPromise("A finished table has no ending", table)
    won = [1 / ending.places.count(1) if place == 1 else 0.0 for place in ending.places]
    for version in ("", "0.1"):
        said = table.game.judge(version).values(end)
        if len(said) != len(won) or any(abs(a - b) > SLACK for a, b in zip(said, won, strict=True)):
            raise BrokenPromise("A judge does not know who has won", table, ending.places, said)


OF_A_GAME = ()
OF_A_TABLE = (
    the_newest_judge_gives_chances_that_sum_to_one,
    judging_changes_nothing_and_says_the_same_again,
    a_finished_table_is_worth_one_victory_shared_among_those_who_came_first,
)
