"""How many decisions a bot makes in a second of processor time, in games among itself.

The same command measures an older wheel.

python tools/greedy_pace.py [--bot greedy@0.1] [--seconds 3] [GAME …]
"""

from __future__ import annotations

import argparse
import statistics
import time

from dispetto.bots import bot_named
from dispetto.bots.match import game_seed, play_match
from dispetto.core.catalogue import all_games

ROUNDS = 5


def pace(name: str, bot: str, seconds: float) -> list[float]:
    """Decisions a second of processor time, a figure a round; the first game warms up and is not counted."""
    game, four = all_games()[name], [bot_named(bot)] * 4
    play_match(game, game.new(4), four, game_seed(1, 0))
    found, number = [], 0
    for _ in range(ROUNDS):
        decisions, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds / ROUNDS:
            number += 1
            decisions += play_match(game, game.new(4), four, game_seed(1, number)).decisions
        found.append(decisions / spent)
    return found


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("games", nargs="*", default=list(all_games()))
    wanted.add_argument("--bot", default="greedy@0.1")
    wanted.add_argument("--seconds", type=float, default=3.0)
    told = wanted.parse_args()
    for name in told.games:
        rates = pace(name, told.bot, told.seconds)
        spread = f"{min(rates):,.0f} to {max(rates):,.0f}"
        print(f"{name}: {statistics.median(rates):,.0f} decisions a CPU second ({spread})", flush=True)


if __name__ == "__main__":
    main()
