"""A masked policy learns to be nasty: PPO in plain torch over many tables at once, on one core, in minutes.

    python examples/learning/masked_ppo.py --game hedz-2nd --seats 2 --minutes 5 --out build/learning

The learner plays all seats against itself: one policy answers wherever somebody is asked, and what a seat earns at the
end is what all its answers of that game are praised or blamed for. Now and then it sits down among bots it has never
learned from, random and greedy, and the share of games it wins there is the curve. Nothing here knows the game: the
numbers and the mask come through the door, and the judge that greedy thinks with is never asked.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from dispetto.doors.many import MOVING, ManyTables

DARK = -1e9  # the logit of what is not on offer


class Policy(nn.Module):  # type: ignore[misc]
    """Numbers in, odds of every row and the worth of the seat out."""

    def __init__(self, numbers: int, rows: int, wide: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, wide), nn.Tanh(), nn.Linear(wide, wide), nn.Tanh())
        self.rows, self.worth = nn.Linear(wide, rows), nn.Linear(wide, 1)
        for layer, gain in ((self.rows, 0.01), (self.worth, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        found = self.body(seen)
        return self.rows(found).masked_fill(masks == 0, DARK), self.worth(found).squeeze(-1)


def answers(policy: Policy, tables: ManyTables, best: bool = False) -> tuple[Any, Any, Any]:
    """An answer a table, how likely it was, and what the seat is worth."""
    with torch.no_grad():
        logits, worth = policy(torch.from_numpy(tables.observations), torch.from_numpy(tables.action_masks))
        odds = torch.distributions.Categorical(logits=logits)
        chosen = logits.argmax(-1) if best else odds.sample()
        return chosen.numpy(), odds.log_prob(chosen).numpy(), worth.numpy()


class Rollout:
    """Answers of all seats until there are enough; each is kept until its seat knows what came of it."""

    def __init__(self, tables: ManyTables, policy: Policy, decay: float = 0.95) -> None:
        self.tables, self.policy, self.decay = tables, policy, decay
        self.open: list[list[list[Any]]] = [[[] for _ in range(tables.rules.seats)] for _ in range(tables.num_agents)]

    def gather(self, wanted: int) -> list[Any]:
        """So many answers of finished games: what was seen, offered, said, how likely, how much better than thought,
        and what it was worth in the end.
        """
        tables, done = self.tables, []
        while len(done) < wanted:
            chosen, likely, worth = answers(self.policy, tables)
            asked, seen, masks = tables.asked.copy(), tables.observations.copy(), tables.action_masks.copy()
            tables.step(chosen)
            over = tables.terminals
            for n in range(tables.num_agents):
                self.open[n][asked[n]].append((seen[n], masks[n], chosen[n], likely[n], worth[n]))
                if over[n]:
                    for seat, said in enumerate(self.open[n]):
                        done += self.praised(said, float(tables.payoffs[n, seat]))
                    self.open[n] = [[] for _ in self.open[n]]
        return done

    def praised(self, said: list[Any], earned: float) -> list[Any]:
        """Generalised advantages of one seat's answers, from the last back."""
        found, better, after = [], 0.0, earned
        for one in reversed(said):
            better = after - float(one[4]) + self.decay * better
            after = float(one[4])
            found.append((*one[:4], better, better + after))
        return found


def learn(policy: Policy, optimiser: Any, rows: list[Any], *, epochs: int = 3, batch: int = 1024) -> None:
    """PPO's clipped steps over these answers."""
    seen, masks, said, likely, better, worth = (np.stack(column) for column in zip(*rows, strict=True))
    seen, masks, said = torch.from_numpy(seen), torch.from_numpy(masks), torch.from_numpy(said)
    likely, better, worth = (torch.tensor(np.asarray(x), dtype=torch.float32) for x in (likely, better, worth))
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(epochs):
        for part in torch.randperm(len(said)).split(batch):
            logits, valued = policy(seen[part], masks[part])
            odds = torch.distributions.Categorical(logits=logits)
            ratio = (odds.log_prob(said[part]) - likely[part]).exp()
            gain = torch.min(ratio * better[part], ratio.clamp(0.8, 1.2) * better[part]).mean()
            loss = -gain + 0.5 * (valued - worth[part]).pow(2).mean() - 0.01 * odds.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def share(policy: Policy, args: argparse.Namespace, bots: str, games: int, seed: int) -> float:
    """The share of victories of one learner among such bots, on every seat in turn."""
    tables = ManyTables(args.game, 64, args.seats, learner=MOVING, bots=bots, **args.options)
    tables.reset(seed=seed)
    won, played, n = 0.0, 0, args.seats
    while played < games:
        tables.step(answers(policy, tables, best=True)[0])
        won += float(((tables.rewards[tables.terminals] * (n - 1) + 1) / n).sum())
        played += int(tables.terminals.sum())
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="hedz-2nd")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time, looking included")
    parser.add_argument("--looks", type=int, default=8, help="points of the curve")
    parser.add_argument("--games", type=int, default=400, help="games of one look at each kind of bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learning"))
    args = parser.parse_args()
    args.options = dict(pair.split("=", 1) for pair in args.option)
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    tables = ManyTables(args.game, 128, args.seats, **args.options)
    tables.reset(seed=args.seed)
    policy = Policy(tables.observations.shape[1], tables.action_masks.shape[1])
    optimiser = torch.optim.Adam(policy.parameters(), lr=5e-4)
    rollout, curve, said = Rollout(tables, policy), [], 0
    began, looked = time.process_time(), 0.0
    budget = args.minutes * 60
    while True:
        spent = time.process_time() - began
        if not curve or spent >= looked + budget / args.looks:
            looked = spent
            found = {bot: round(share(policy, args, bot, args.games, 99), 3) for bot in ("random", "greedy")}
            curve.append({"answers": said, "cpu_s": round(spent, 1), **found})
            print(json.dumps(curve[-1]), flush=True)
        if spent >= budget:
            break
        rows = rollout.gather(8192)
        said += len(rows)
        learn(policy, optimiser, rows)
    args.out.mkdir(parents=True, exist_ok=True)
    torch.save(policy.state_dict(), args.out / f"{args.game}.pt")
    (args.out / f"{args.game}.json").write_text(json.dumps(curve, indent=1))


if __name__ == "__main__":
    main()
