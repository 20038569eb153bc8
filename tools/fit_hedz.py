"""What a table of Bitin' Off Hedz is worth beyond the turns to the Volcano, learned from who won.

    python -m tools.fit_hedz hedz-25th             # play, learn, print the weights (minutes of one core)
    python -m tools.fit_hedz hedz-2nd --games 200  # a first look

Four `greedy@0.1` play each other, four answers in a hundred at random; every second quiet table is kept. The lateness
of 0.1 counts as it did, the learned numbers of the judge (games/hedz/worth/judge.py) are added to it by least log loss;
every fifth game is held back. Whether the judge plays better only a match says:
`dispetto lab match greedy greedy@0.1 --game hedz-25th --seats 4`.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from scipy.optimize import minimize

from dispetto.bots.greedy import GreedyBot
from dispetto.bots.match import ask_bot, game_seed
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, play, step

SEATS = 4
EXPLORE = 0.04
EVERY = 2  # tables
HELD = 5  # games
RIDGE = 1e-4
SEEDS = {"hedz-25th": 11, "hedz-2nd": 12}


def watched(name: str, games: int, seed: int) -> tuple[Any, Any, Any, Any]:
    """Features of every seat, the chances by 0.1, who won and the game's number, of every second quiet table."""
    game, bot = game_named(name), GreedyBot(version="0.1")
    judge, before = game.judge(), game.judge("0.1")
    rows: list[list[list[float]]] = []
    judged: list[list[float]] = []
    won: list[list[float]] = []
    numbers: list[int] = []
    met = 0
    for number in range(games):
        s = game.new(SEATS)
        dice = Dice(game_seed(seed, number))
        minds = [dice.fork() for _ in range(SEATS)]
        eye = dice.fork()
        moved, first = False, len(rows)
        while (ask := asked(s)) is not None:
            if moved and judge.quiet(s, 0):
                if met % EVERY == 0:
                    rows.append(judge.features(s))
                    judged.append(before.values(s))
                met += 1
                moved = False
            offers = ask.legal(s)
            if isinstance(ask, Roll):
                step(s, ask.fall(s, dice))
                moved = True
            elif len(offers) == 1:
                step(s, offers[0])
            else:
                moved = True
                if eye.below(10_000) < EXPLORE * 10_000:
                    step(s, offers[eye.below(len(offers))])
                else:
                    play(s, ask.seat, ask_bot(game, s, ask.seat, bot, minds[ask.seat]))
        ending = game.ending(s)
        assert ending is not None
        won += [[float(place == 1) for place in ending.places]] * (len(rows) - first)
        numbers += [number] * (len(rows) - first)
    return np.array(rows), np.array(judged), np.array(won), np.array(numbers)


def chances(scores: Any) -> Any:
    """The softmax over the seats."""
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True)


def loss(found: Any, won: Any) -> float:
    """Log loss."""
    return float(-(won * np.log(np.maximum(found, 1e-12))).sum(axis=1).mean())


def learned(rows: Any, won: Any) -> Any:
    """The weights of least loss; the first column counts as it is."""
    fixed, x = rows[:, :, 0], rows[:, :, 1:]
    scale = x.reshape(-1, x.shape[2]).std(axis=0) + 1e-9
    x = x / scale

    def slope(w: Any) -> tuple[float, Any]:
        found = chances(fixed + x @ w)
        by_weight = np.einsum("tsf,ts->f", x, found - won) / len(x)
        return loss(found, won) + RIDGE * float(w @ w), by_weight + 2 * RIDGE * w

    return minimize(slope, np.zeros(x.shape[2]), jac=True, method="L-BFGS-B", options={"maxiter": 100}).x / scale


def main() -> None:
    """Play, learn, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(SEEDS))
    parser.add_argument("--games", type=int, default=5000)
    args = parser.parse_args()
    rows, judged, won, numbers = watched(args.game, args.games, SEEDS[args.game])
    held = numbers % HELD == 0
    w = learned(rows[~held], won[~held])
    found = chances(rows[held][:, :, 0] + rows[held][:, :, 1:] @ w)
    print(f"{len(rows)} tables; log loss on games held back: {loss(found, won[held]):.4f}, of 0.1", end=" ")
    print(f"{loss(judged[held], won[held]):.4f}")
    print(f"weights = [{', '.join(f'{weight:.4f}' for weight in w)}]")


if __name__ == "__main__":
    main()
