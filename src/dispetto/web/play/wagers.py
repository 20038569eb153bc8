"""Side bets as they stand: what was placed, what may be, and who has won what, told from the table's log.

Pari-mutuel: whoever was right shares what was staked, so nobody has to name odds. Early bets weigh more: a stake counts
once for every version of the table that followed. Nothing is settled by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dispetto.web.play.table import Table
from dispetto.web.store.purses import Settled

KEY = "bets"  # in a table's settings
PURSE = 10  # coins that everybody has at a table
STAKES = (1, 2, 5)
MOST = 60  # bets of a table
WINNER, OUT = "winner", "out"


@dataclass(frozen=True)
class Bet:
    """Somebody's coins on a seat, placed when the table was at a version."""

    person: str
    name: str
    market: str
    pick: int
    stake: int
    version: int


@dataclass(frozen=True)
class Pool:
    """Bets that are settled by the same event: what came of it, and what each got; open where nothing came yet."""

    market: str
    bets: tuple[Bet, ...]
    right: tuple[int, ...] = ()  # the seats that were right to bet on
    paid: tuple[int, ...] = ()  # to each bet
    open: bool = True

    @property
    def staked(self) -> int:
        """All of it."""
        return sum(bet.stake for bet in self.bets)


def bets(table: Table) -> list[Bet]:
    """Those that were placed here."""
    return [Bet(**one) for one in table.row.settings.get(KEY, ())]


def markets(table: Table) -> dict[str, list[int]]:
    """What may be bet on now, and on whom."""
    if not table.started or table.over:
        return {}
    left = [seat for seat in range(len(table.people)) if not table.game.is_out(table.state, seat)]
    found = {WINNER: left}
    return found | ({OUT: left} if table.game.eliminates and len(left) > 1 else {})


def pools(table: Table) -> list[Pool]:
    """The ledger of a table that has all its moments."""
    placed = bets(table)
    ending, last = table.history.ending(), table.version
    winner = [bet for bet in placed if bet.market == WINNER]
    found = []
    if winner:
        right = [seat for seat, place in enumerate(ending.places) if place == 1] if ending is not None else []
        found.append(settled(WINNER, winner, right, last) if ending is not None else Pool(WINNER, tuple(winner)))
    rest = [bet for bet in placed if bet.market == OUT]
    for version, gone in falls(table):
        now = [bet for bet in rest if bet.version < version]
        rest = [bet for bet in rest if bet.version >= version]
        if now:
            found.append(settled(OUT, now, gone, version))
    if rest and ending is not None:  # nobody was: everybody has their coins back
        found.append(Pool(OUT, tuple(rest), (), tuple(bet.stake for bet in rest), False))
    elif rest:
        found.append(Pool(OUT, tuple(rest)))
    return found


def falls(table: Table) -> list[tuple[int, list[int]]]:
    """At which versions somebody was out, and who."""
    if not table.game.eliminates:
        return []
    found: list[tuple[int, list[int]]] = []
    before: set[int] = set()
    for moment in table.history.moments:
        now = {seat for seat in range(len(table.people)) if table.game.is_out(moment.state, seat)}
        if now - before:
            found.append((moment.version, sorted(now - before)))
        before = now
    return found


def settled(market: str, placed: Sequence[Bet], right: Sequence[int], version: int) -> Pool:
    """A pool shared among those who were right, by stake and by how early; where nobody was, the narrator eats it."""
    weights = [bet.stake * max(1, version - bet.version) if bet.pick in right else 0 for bet in placed]
    pool, total = sum(bet.stake for bet in placed), sum(weights)
    paid = [pool * weight // total if total else 0 for weight in weights]
    order = sorted(range(len(placed)), key=lambda n: (-(pool * weights[n] % total) if total else 0, n))
    for n in [n for n in order if weights[n]][: pool - sum(paid)]:
        paid[n] += 1
    return Pool(market, tuple(placed), tuple(right), tuple(paid), False)


def purses(found: Sequence[Pool]) -> dict[str, tuple[str, int]]:
    """Everybody who has bet, and the coins they have."""
    have: dict[str, tuple[str, int]] = {}
    for pool in found:
        for n, bet in enumerate(pool.bets):
            _, coins = have.get(bet.person, (bet.name, PURSE))
            have[bet.person] = bet.name, coins - bet.stake + (pool.paid[n] if pool.paid else 0)
    return have


def settlement(table: Table, whole: Table) -> list[Settled]:
    """What everybody has staked and won at a table that is over, for their purses; `whole` has all its moments."""
    if not bets(table):
        return []
    whole.set_up(table.row)
    sums: dict[str, list[int]] = {}
    for pool in [pool for pool in pools(whole) if not pool.open]:
        for bet, paid in zip(pool.bets, pool.paid, strict=True):
            mine = sums.setdefault(bet.person, [0, 0])
            mine[0] += bet.stake
            mine[1] += paid
    row = table.row
    return [Settled(who, row.game, row.name, staked, paid) for who, (staked, paid) in sums.items() if who]
