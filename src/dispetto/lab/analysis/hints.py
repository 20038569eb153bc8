"""What an expert would answer now, and why: on imagined tables only, from what one seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dispetto.bots.match import game_seed
from dispetto.bots.search.thought import weigh_offers
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, asked, step
from dispetto.lab.analysis.measures import Games, differences
from dispetto.lab.analysis.mistakes import percent
from dispetto.lab.analysis.odds import Oracle, estimate, half
from dispetto.lab.analysis.shapes import Offer, Why

MOST_OFFERS = 4  # that are weighed against each other, and told
FEW = 0.015  # of odds: less is no reason


@dataclass(frozen=True)
class Hint:
    """The offers worth a thought, the best first, how often they were played on, and what speaks for the first."""

    offers: Sequence[Offer]
    games: int
    why: Why


def advise(name: str, table: dict[str, Any], seat: int, games: int, horizon: int, seed: int) -> Hint:
    """What to answer on a table as this seat sees it; it may be any that the seat cannot tell from the true one."""
    game = game_named(name)
    oracle = Oracle(game, horizon)
    s = game.load(table)
    ask = asked(s)
    assert ask is not None
    rows = likely(oracle, s, ask.legal(s), seat, game_seed(seed, 1))
    played: Games = [[] for _ in rows]
    for n in range(games):
        one = game_seed(seed, n + 2)
        imagined = game.imagine(s, seat, one & 0x3FFFFFFF)
        for at, row in enumerate(rows):
            c = imagined.clone()
            step(c, row)
            played[at].append(oracle.once(c, seat, one))
    found = [estimate(of_row) for of_row in played]
    order = sorted(range(len(rows)), key=lambda n: -found[n].odds[seat])
    offers = [Offer(rows[n].code, "", list(found[n].odds), found[n].error[seat]) for n in order]
    return Hint(offers, games, reason(played, order, seat))


def likely(oracle: Oracle, s: Any, rows: Sequence[Action], seat: int, seed: int) -> list[Action]:
    """The offers that look best at first sight."""
    if len(rows) <= MOST_OFFERS:
        return list(rows)
    worth, dice = [0.0] * len(rows), Dice(seed)
    for _ in range(oracle.judge.tables):
        table = oracle.game.imagine(s, seat, dice.below(1 << 30))
        weigh_offers(oracle.judge, table, list(rows), seat, dice.below(1 << 30), worth)
    best = sorted(range(len(rows)), key=lambda n: -worth[n])[:MOST_OFFERS]
    return [rows[n] for n in sorted(best)]


def reason(played: Games, order: Sequence[int], seat: int) -> Why:
    """What the best answer does that the next best does not."""
    if len(order) < 2:
        return Why("hint-only")
    best, second = order[0], order[1]
    gaps = differences(played, best, second)
    mine = [gap[seat] for gap in gaps]
    gain = sum(mine) / len(mine)
    if gain < max(FEW, half(mine)):
        return Why("hint-close", {"points": percent(gain)})
    means = [sum(gap[i] for gap in gaps) / len(gaps) for i in range(len(gaps[0]))]
    loser = min((i for i in range(len(means)) if i != seat), key=lambda i: means[i])
    facts = {"points": percent(gain), "whom": loser, "takes": percent(-means[loser])}
    return Why("hint-takes" if -means[loser] > FEW else "hint-keeps", facts)
