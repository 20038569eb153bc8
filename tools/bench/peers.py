"""The peers, each with what it is best at; one that is not installed raises where it is imported."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

from tools.bench.slices import THOUGHT, Slice, cloning, repeat


def weighed(outcomes: list[tuple[int, float]], left: float) -> int:
    """The outcome that a number from 0 to 1 falls on."""
    for outcome, odds in outcomes:
        left -= odds
        if left <= 0:
            return outcome
    return outcomes[-1][0]


def openspiel() -> Iterator[tuple[str, str, Slice]]:
    import pyspiel

    rng = random.Random(1).random

    def play(game: Any, fair: bool, stop: int = 1 << 60) -> tuple[int, int, Any]:
        """Decisions, answers of any kind, and the state it stopped in; `fair`: all outcomes are equally likely."""
        s = game.new_initial_state()
        decisions = steps = 0
        while steps < stop and not s.is_terminal():
            steps += 1
            if s.is_chance_node():
                outcomes = s.chance_outcomes()
                if fair:
                    s.apply_action(outcomes[int(rng() * len(outcomes))][0])
                else:
                    s.apply_action(weighed(outcomes, rng()))
            else:
                offers = s.legal_actions()
                n = len(offers)
                if n == 1:
                    s.apply_action(offers[0])
                else:
                    decisions += 1
                    s.apply_action(offers[int(rng() * n)])
        return decisions, steps, s

    for name, fair in (("maedn(players=4)", True), ("hearts", True), ("backgammon", False)):
        game = pyspiel.load_game(name)
        label = f"OpenSpiel {name.partition('(')[0]}"
        sample = [play(game, fair)[:2] for _ in range(1000)]
        middle = sum(steps for _, steps in sample) // len(sample) // 2
        if name == "hearts":  # half of its answers are the deal, and its ISMCTS dies of a segmentation fault at passing
            middle += middle // 2
        positions = [play(game, fair, middle)[2] for _ in range(20)]

        def one(game: Any = game, fair: bool = fair) -> int:
            return play(game, fair)[0]

        yield label, "driven", repeat(one)
        if name.startswith("maedn"):  # whole games in C++ cannot count, so the driven games' average counts for them
            average = sum(decisions for decisions, _ in sample) / len(sample)
            bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]

            def inside(game: Any = game, average: float = average, bots: Any = bots) -> int:
                for _ in range(10):
                    pyspiel.evaluate_bots(game.new_initial_state(), bots, int(rng() * (1 << 30)))
                return round(10 * average)

            yield label, "inside", repeat(inside)
        yield label, "clone", cloning(lambda s: s.clone(), positions)
        if not name.startswith("backgammon"):
            asked = [s for s in (asking(s.clone(), rng) for s in positions) if s is not None]
            yield label, "search", repeat(searching(pyspiel, game, asked, hidden=name == "hearts"))


def asking(s: Any, rng: Callable[[], float]) -> Any:
    """OpenSpiel's table, moved on by first answers to the next real question; None where the game ends before.
    Chance rolls: where it always gave its first outcome, nobody of maedn ever left home, and nothing ended.
    """
    while not s.is_terminal():
        if not s.is_chance_node() and len(s.legal_actions()) > 1:
            return s
        offers = [row for row, _ in s.chance_outcomes()] if s.is_chance_node() else s.legal_actions()[:1]
        s.apply_action(offers[int(rng() * len(offers))])
    return None


def searching(pyspiel: Any, game: Any, positions: list[Any], hidden: bool) -> Callable[[], int]:
    """One thought of OpenSpiel's own search at the next of these questions."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    if hidden:
        final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, THOUGHT, -1, final, False, False)
    else:
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, THOUGHT, 1000, False, 1, False)
    turn = itertools.cycle(positions)

    def one() -> int:
        bot.step(next(turn))
        return THOUGHT

    return one


def pettingzoo() -> Iterator[tuple[str, str, Slice]]:
    import numpy as np
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    rng = random.Random(1).random

    for label, module in (("connect_four", connect_four_v3), ("tictactoe", tictactoe_v3)):
        env = module.env()

        def one(env: Any = env) -> int:
            env.reset()
            decisions = 0
            while env.agents:
                observation, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = observation.get("action_mask")
                offers = np.flatnonzero(info["action_mask"] if mask is None else mask)
                if len(offers) > 1:
                    decisions += 1
                env.step(int(offers[int(rng() * len(offers))]))
            return decisions

        yield f"PettingZoo {label}", "driven", repeat(one)
        yield f"PettingZoo {label}", "learner", repeat(one)


def learner() -> Iterator[tuple[str, str, Slice]]:
    """Our environments as a learner meets them: PettingZoo's way, and 256 tables in one call."""
    import numpy as np

    from dispetto.core.catalogue import all_games
    from dispetto.doors.many import ManyTables
    from dispetto.doors.pettingzoo import env as in_zoo

    rng = random.Random(1).random
    dice = np.random.default_rng(1)

    for name, game in all_games().items():
        seats = max(game.fewest, min(game.most, 4))
        zoo = in_zoo(name, seats=seats)

        def one(env: Any = zoo) -> int:
            env.reset()
            decisions = 0
            while env.agents:
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                offers = np.flatnonzero(observation["action_mask"])
                decisions += 1
                env.step(int(offers[int(rng() * len(offers))]))
            return decisions

        tables = ManyTables(name, 256, seats)
        tables.reset(seed=1)
        noise = dice.random((16, *tables.action_masks.shape), dtype=np.float32)

        def many(tables: Any = tables, noise: Any = noise) -> int:
            for luck in noise:
                tables.step((luck * tables.action_masks).argmax(axis=1))
            return len(noise) * int(tables.num_agents)

        yield f"Dispetto {name}, PettingZoo", "learner", repeat(one)
        yield f"Dispetto {name}, 256 tables", "learner", repeat(many)


def pgx() -> Iterator[tuple[str, str, Slice]]:
    """pgx's backgammon, 256 tables in one compiled call; it is no part of our locks (jax is 600 MB)."""
    import jax
    import pgx as peer

    env = peer.make("backgammon")
    step = jax.jit(jax.vmap(peer.auto_reset(env.step, env.init)))
    keys = jax.random.split(jax.random.PRNGKey(1), 256)
    held = [jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(2)]

    def many() -> int:
        for _ in range(16):
            held[1], luck, dice = jax.random.split(held[1], 3)
            chosen = jax.random.categorical(luck, jax.numpy.log(held[0].legal_action_mask.astype("float32")))
            held[0] = step(held[0], chosen, jax.random.split(dice, 256))
        held[0].rewards.block_until_ready()
        return 16 * 256

    many()  # compiled before the clock runs
    yield "pgx backgammon, 256 tables", "learner", repeat(many)


def rlcard() -> Iterator[tuple[str, str, Slice]]:
    import rlcard as peer

    rng = random.Random(1).random

    for label, name in (("uno", "uno"), ("leduc", "leduc-holdem")):
        env = peer.make(name, config={"seed": 1})

        def one(env: Any = env) -> int:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                offers = list(state["legal_actions"])
                n = len(offers)
                if n > 1:
                    decisions += 1
                state, _ = env.step(offers[int(rng() * n)])
            return decisions

        yield f"RLCard {label}", "driven", repeat(one)


def catanatron() -> Iterator[tuple[str, str, Slice]]:
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    rng = random.Random(1).random
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play(stop: int = 1 << 60) -> tuple[int, Any]:
        game = Game([RandomPlayer(colour) for colour in colours], seed=1 + int(rng() * (1 << 30)))
        decisions = steps = 0
        while steps < stop and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            offers = game.state.playable_actions
            n = len(offers)
            if n > 1:
                decisions += 1
            game.execute(offers[int(rng() * n)], validate_action=False)
            steps += 1
        return decisions, game

    yield "Catanatron", "driven", repeat(lambda: play()[0])
    yield "Catanatron", "clone", cloning(lambda game: game.copy(), [play(500)[1] for _ in range(5)])
