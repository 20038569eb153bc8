"""Bots at work: fair turns, the same thought for twins, simpler before anybody waits, workers that may die."""

from __future__ import annotations

import asyncio
import copy
from random import Random

import pytest

from dispetto.bots.base import Allowance
from dispetto.bots.cast import STRENGTHS
from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, State, asked, step
from dispetto.core.game import AnyGame
from dispetto.core.traits import Harm
from dispetto.web.play.thinking import LONGEST, Mind, Thinkers, recall, think
from dispetto.web.play.turns import Turns
from tests.asking import question

LEVELS = ("random", "greedy", *(f"persona:rancora,strength={level}" for level in STRENGTHS))
SHORT = 12  # steps a thought is cut short after: the tests think no longer than they must


def choices(game: AnyGame, n: int, seed: int = 3) -> list[tuple[State, int]]:
    """The first questions of a game with two offers or more, after some that were answered at random."""
    s, dice, found = game.new(3), Dice(seed), list[tuple[State, int]]()
    while (ask := asked(s)) is not None and len(found) < n:
        offers = ask.legal(s)
        if not isinstance(ask, Roll) and len(offers) > 1 and dice.below(3) == 0:
            found.append((game.clone(s), ask.seat))
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])
    return found


# ------------------------------------------------------------------------------------------------------------- turns


def test_a_table_that_floods_the_queue_keeps_nobody_waiting() -> None:
    served: list[str] = []

    async def one(turns: Turns, table: str) -> None:
        await turns.take(table)
        served.append(table)
        await asyncio.sleep(0)
        turns.next()

    async def play() -> None:
        turns = Turns(1)
        await turns.take("first")
        waits = [asyncio.create_task(one(turns, table)) for table in ("flood",) * 5 + ("b", "b", "c")]
        await asyncio.sleep(0)
        assert turns.waiting == 8
        waits[4].cancel()
        turns.next()
        await asyncio.gather(*waits, return_exceptions=True)
        assert (turns.free, turns.waiting) == (1, 0)

    asyncio.run(play())
    assert served == ["flood", "b", "c", "flood", "b", "flood", "flood"]


def test_who_leaves_with_a_place_gives_it_to_the_next() -> None:
    async def play() -> None:
        turns = Turns(1)
        await turns.take("a")
        gone, stays = (asyncio.create_task(turns.take(table)) for table in "bc")
        await asyncio.sleep(0)
        turns.next()
        gone.cancel()
        await stays
        assert gone.cancelled() and turns.free == 0

    asyncio.run(play())


# ------------------------------------------------------------------------------------------------------- the allowance


def test_a_thought_ends_with_its_time_and_so_many_steps_are_the_same_thought() -> None:
    ticks = iter(range(100))
    clocked = Allowance(5.0, clock=lambda: float(next(ticks)))
    taken = 0
    while clocked.goes_on():
        taken += 1
    assert clocked.cut == taken == 4 and not clocked.goes_on()
    counted = Allowance(steps=clocked.cut)
    assert [counted.goes_on() for _ in range(6)] == [True] * 4 + [False] * 2 and counted.cut == 4
    free = Allowance()
    assert all(free.goes_on() for _ in range(50)) and free.cut < 0


@pytest.mark.parametrize("game", ["lunch-money", "shear-panic"])
def test_what_was_cut_short_is_the_same_answer_when_it_is_thought_again(game: str) -> None:
    known = game_named(game)
    for s, seat in choices(known, 2):
        shown = known.dump(known.imagine(s, seat, 5))
        short = think(game, shown, Mind("persona:lena,strength=expert,nasty=0.5", seat, 5, 7), 0.002)
        assert short.cut >= 0
        again = Mind("persona:lena,strength=expert,nasty=0.5", seat, 5, 7, steps=short.cut)
        assert think(game, shown, again).codes == short.codes
        told = recall(game, shown, again)
        assert told[0][0] == short.codes[0] and len(told[0][1]) == len(question(s).legal(s))


def test_the_more_wait_the_simpler_it_gets() -> None:
    thinkers = Thinkers(2)
    allowed = []
    for thinkers.asked in (1, 4, 20, 60, 200):
        allowed.append(thinkers.seconds())
    assert allowed[0] == LONGEST and allowed == sorted(allowed, reverse=True) and allowed[-1] < 0.005
    assert thinkers.late > 0
    thinkers.asked = 60
    assert thinkers.late == 0


# --------------------------------------------------------------------------------------------------------------- twins


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", list(all_games()))
def test_twins_are_thought_about_alike_and_as_long(game: str, level: str) -> None:
    """What the seat cannot know changes neither the answer nor a single step on the way to it."""
    known, rng = game_named(game), Random(4)
    wrongs = (Harm(1, 0), Harm(2, 1), Harm(0, 2))
    for s, seat in choices(known, 1, seed=8):
        other = known.twin(copy.deepcopy(known.dump(s)), seat, rng)
        twin = s if other is None else known.load(other)
        mind = Mind(level, seat, 11, 13, wrongs, SHORT)
        here, there = (known.dump(known.imagine(one, seat, mind.imagined)) for one in (s, twin))
        assert here == there
        first, second = think(game, here, mind), think(game, there, mind)
        assert (first.codes, first.cut) == (second.codes, second.cut)
        if (
            "hard" in level or "expert" in level
        ) and not known.judge().beyond:  # where dice make all tables new none does
            assert first.cut == SHORT, "it would have searched on"
            assert recall(game, here, mind) == recall(game, there, mind)


# ------------------------------------------------------------------------------------------------------------- workers


def test_a_thought_whose_worker_is_killed_is_thought_again_and_the_answer_is_the_same() -> None:
    async def play() -> None:
        thinkers = Thinkers(1)
        thinkers.start()
        known = game_named("hedz-25th")
        ((s, seat),) = choices(known, 1)
        mind = Mind("greedy", seat, 1, 2)
        first = await thinkers.choose(known, s, mind)
        assert thinkers.pool is not None
        second = asyncio.create_task(thinkers.choose(known, s, mind))
        await asyncio.sleep(0)
        for process in list(thinkers.pool._processes.values()):
            process.kill()
        assert (await second).codes == first.codes and thinkers.turns.free == 1
        thinkers.stop()

    asyncio.run(asyncio.wait_for(play(), 60))
