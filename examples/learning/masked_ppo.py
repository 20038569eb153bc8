"""A masked policy learns to be nasty: it looks over greedy's shoulder, then plays; plain torch, one core, minutes.

    dispetto lab export lunch-money --seats 2 --games 3000 --bots greedy --seed 11 --out lessons.parquet
    python examples/learning/masked_ppo.py --lessons lessons.parquet --out build/learning

First, where there are lessons, it imitates: of every row the answer that was given there, among the offers of its mask,
and what became of that seat. Then it plays by PPO at many tables at once, among `--rivals`, or against itself where
none are named; what a seat earns at the end is all it is ever praised or blamed for. Now and then it sits down among
bots, always with its best answer and on dice that it never learns from: the share of games it wins there is the curve.
Nothing here knows the game: numbers and masks come through the door, and no judge is asked.
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

from dispetto.doors.many import EVERYBODY, MOVING, ManyTables

DARK = -1e9  # the logit of what is not on offer
EXAM = 99  # the seed of the games that are only looked at


class Policy(nn.Module):  # type: ignore[misc]
    """Numbers in, odds of every row and the worth of the seat out: two bodies, so that neither spoils the other."""

    def __init__(self, numbers: int, rows: int, wide: int) -> None:
        super().__init__()
        self.actor, self.critic = body(numbers, wide, rows, 0.01), body(numbers, wide, 1, 1.0)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        return self.actor(seen).masked_fill(masks == 0, DARK), self.critic(seen).squeeze(-1)


def body(numbers: int, wide: int, out: int, gain: float) -> Any:
    """Two layers and a last one, which begins small where nothing shall be preferred at first."""
    last = nn.Linear(wide, out)
    nn.init.orthogonal_(last.weight, gain)
    return nn.Sequential(nn.Linear(numbers, wide), nn.ReLU(), nn.Linear(wide, wide), nn.ReLU(), last)


def odds_of(logits: Any) -> Any:
    """The answers as something to draw from."""
    return torch.distributions.Categorical(logits=logits, validate_args=False)


# ------------------------------------------------------------------------------------------------------- Looking on


def lessons_in(path: Path, seats: int) -> list[Any]:
    """What was seen, offered, said and earned, row by row, of a file that `dispetto lab export` wrote."""
    from pyarrow import parquet

    rows = parquet.read_table(path, columns=["observation", "mask", "action", "won"])
    seen, masks = (
        rows[name].combine_chunks().flatten().to_numpy().reshape(len(rows), -1) for name in rows.column_names[:2]
    )
    earned = (rows["won"].to_numpy() * seats - 1) / (seats - 1)
    return [
        torch.tensor(x) for x in (seen, masks, rows["action"].to_numpy().astype(np.int64), earned.astype(np.float32))
    ]


def imitate(policy: Policy, lessons: list[Any], epochs: int, rate: float = 1e-3, batch: int = 512) -> float:
    """Say what was said there, and expect what came of it; how often it does, in the twentieth it was not shown."""
    seen, masks, said, earned = lessons
    shown = len(said) * 19 // 20
    optimiser = torch.optim.Adam(policy.parameters(), lr=rate)
    for epoch in range(epochs):
        optimiser.param_groups[0]["lr"] = rate * (1 - epoch / epochs)
        for part in torch.randperm(shown).split(batch):
            logits, worth = policy(seen[part], masks[part])
            loss = nn.functional.cross_entropy(logits, said[part]) + 0.5 * (worth - earned[part]).pow(2).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    with torch.no_grad():
        return float((policy(seen[shown:], masks[shown:])[0].argmax(-1) == said[shown:]).float().mean())


# --------------------------------------------------------------------------------------------------------- Playing


def answers(policy: Policy, tables: ManyTables, best: bool = False) -> tuple[Any, Any, Any]:
    """An answer a table, how likely it was, and what the seat is worth."""
    with torch.no_grad():
        logits, worth = policy(torch.from_numpy(tables.observations), torch.from_numpy(tables.action_masks))
        odds = odds_of(logits)
        chosen = logits.argmax(-1) if best else odds.sample()
        return chosen.numpy(), odds.log_prob(chosen).numpy(), worth.numpy()


def gather(policy: Policy, tables: ManyTables, steps: int, trace: float = 0.95) -> list[Any]:
    """Answers of so many steps: what was seen, offered, said, how likely, how much better it went than thought, and
    what it was worth. A seat's last answer before the end of the steps is left out, for nobody knows what came of it.
    """
    count, seats = tables.num_agents, tables.rules.seats
    seen = np.empty((steps, *tables.observations.shape), np.float32)
    masks = np.empty((steps, *tables.action_masks.shape), np.int8)
    said, asked = np.empty((steps, count), np.int64), np.empty((steps, count), np.int64)
    likely, worth, better = (np.zeros((steps, count), np.float32) for _ in range(3))
    over, known = np.empty((steps, count), bool), np.empty((steps, count), bool)
    earned = np.empty((steps, count, seats), np.float32)
    for t in range(steps):
        seen[t], masks[t], asked[t] = tables.observations, tables.action_masks, tables.asked
        said[t], likely[t], worth[t] = answers(policy, tables)
        tables.step(said[t])
        over[t], earned[t] = tables.terminals, tables.payoffs
    every = np.arange(count)
    after, carried = np.zeros((count, seats), np.float32), np.zeros((count, seats), np.float32)
    told = np.zeros((count, seats), bool)  # is it known what came of a seat's last answer?
    for t in reversed(range(steps)):  # generalised advantages, every seat's own
        after[over[t]], carried[over[t]], told[over[t]] = earned[t][over[t]], 0.0, True
        seat = every, asked[t]
        known[t] = told[seat]
        better[t] = np.where(known[t], after[seat] - worth[t] + trace * carried[seat], 0.0)
        after[seat], carried[seat], told[seat] = worth[t], better[t], True
    return [torch.from_numpy(x[known]) for x in (seen, masks, said, likely, better, better + worth)]


def learn(policy: Policy, optimiser: Any, rows: list[Any], curious: float, epochs: int = 3, batch: int = 2048) -> None:
    """PPO's clipped steps over these answers."""
    seen, masks, said, likely, better, worth = rows
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(epochs):
        for part in torch.randperm(len(said)).split(batch):
            logits, valued = policy(seen[part], masks[part])
            odds = odds_of(logits)
            ratio = (odds.log_prob(said[part]) - likely[part]).exp()
            gain = torch.min(ratio * better[part], ratio.clamp(0.8, 1.2) * better[part]).mean()
            loss = -gain + 0.5 * (valued - worth[part]).pow(2).mean() - curious * odds.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


# --------------------------------------------------------------------------------------------------------- The curve


def share(policy: Policy, args: argparse.Namespace, bots: str) -> float:
    """The share of victories of one learner among such bots, on every seat in turn."""
    tables = ManyTables(args.game, 64, args.seats, learner=MOVING, bots=bots, **args.options)
    tables.reset(seed=EXAM)
    won, played, n = 0.0, 0, args.seats
    while played < args.games:
        tables.step(answers(policy, tables, best=True)[0])
        won += float(((tables.rewards[tables.terminals] * (n - 1) + 1) / n).sum())
        played += int(tables.terminals.sum())
    return won / played


class Curve:
    """What it wins among random and greedy, point by point; the time spent looking does not count."""

    def __init__(self, policy: Policy, args: argparse.Namespace) -> None:
        self.policy, self.args, self.points = policy, args, list[dict[str, Any]]()
        self.began = time.process_time()

    def spent(self) -> float:
        """Processor seconds of learning so far."""
        return time.process_time() - self.began

    def look(self, phase: str, said: int) -> None:
        """One more point."""
        spent = self.spent()
        found = {bot: round(share(self.policy, self.args, bot), 3) for bot in ("random", "greedy")}
        self.points.append({"phase": phase, "answers": said, "cpu_s": round(spent, 1), **found})
        print(json.dumps(self.points[-1]), flush=True)
        self.began = time.process_time() - spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="lunch-money")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument(
        "--lessons", type=Path, help="rows of `dispetto lab export`; without them it begins from nothing"
    )
    parser.add_argument("--epochs", type=int, default=8, help="how often it goes over the lessons")
    parser.add_argument("--rivals", default="", help="bots it plays among while it learns; itself where none are named")
    parser.add_argument("--minutes", type=float, default=3.0, help="of processor time spent playing")
    parser.add_argument("--looks", type=int, default=3, help="points of the curve while playing")
    parser.add_argument("--games", type=int, default=1000, help="games of one look at each kind of bot")
    parser.add_argument("--rate", type=float, default=3e-4, help="of learning while playing; it falls to nought")
    parser.add_argument("--wide", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learning"))
    args = parser.parse_args()
    args.options = dict(pair.split("=", 1) for pair in args.option)
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    company = {"learner": MOVING, "bots": args.rivals} if args.rivals else {"learner": EVERYBODY}
    tables = ManyTables(args.game, 256, args.seats, **company, **args.options)
    tables.reset(seed=args.seed)
    policy = Policy(tables.observations.shape[1], tables.action_masks.shape[1], args.wide)
    curve = Curve(policy, args)
    curve.look("nothing learned", 0)
    if args.lessons:
        lessons = lessons_in(args.lessons, args.seats)
        print(json.dumps({"says what greedy said": round(imitate(policy, lessons, args.epochs), 3)}), flush=True)
        curve.look("looked on", len(lessons[2]))
    optimiser = torch.optim.Adam(policy.parameters(), lr=args.rate, eps=1e-5)
    said, begun, budget = 0, curve.spent(), args.minutes * 60
    while (left := 1 - (curve.spent() - begun) / max(budget, 1e-9)) > 0:
        optimiser.param_groups[0]["lr"] = args.rate * left
        rows = gather(policy, tables, 64)
        learn(policy, optimiser, rows, 0.01 * left)
        said += len(rows[2])
        done = 1 - (curve.spent() - begun) / budget
        if int(done * args.looks) < int(left * args.looks) or done <= 0:
            curve.look("playing", said)
    args.out.mkdir(parents=True, exist_ok=True)
    torch.save(policy.state_dict(), args.out / f"{args.game}.pt")
    (args.out / f"{args.game}.json").write_text(json.dumps(curve.points, indent=1))


if __name__ == "__main__":
    main()
