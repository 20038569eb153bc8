"""What a meeting was worth at version 0.1, frozen as the opponent of every strength figure:
money in hand, what the race will bring, and a little for cards not yet played.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from dispetto.core.engine.judge import Judge, shared
from dispetto.core.engine.table import State
from dispetto.games.horse_racing.rules.bets import Bet
from dispetto.games.horse_racing.rules.meeting import DealCard, Entry, LaneCard, RaceCard
from dispetto.games.horse_racing.rules.nasty import Stewards, Window
from dispetto.games.horse_racing.rules.running import Die, ToRoll
from dispetto.games.horse_racing.rules.state import ABSENT, FINISHED, NONE, RUNNING, Meeting, standing
from dispetto.games.horse_racing.rules.track import NOWHERE, Course

LANDS: Final = 0.17  # the chance to end a move in a section, a length of it
CLASS: Final = (0.0, 0.375, 0.315, 0.231, 0.237, 0.190, 0.152)  # races a level wins among four: the study's first table


class Weights:
    """What the study (docs/studies/horse-racing.md) found to win meetings."""

    def __init__(self) -> None:
        self.purse: float = 45_000.0  # money everybody will have anyway: how bold a bet may be
        self.blur: float = 1.6  # lengths that count as nothing, at the very end
        self.haze: float = 0.75  # and how they grow with the way still to go
        self.fence: float = 0.88  # what is left of a horse's chance while it stands on a fence
        self.card: float = 0.02  # what a card in hand is worth
        self.envy: float = 0.3  # how much the others' money counts against one's own
        self.inwards: float = 0.5  # share of the outer lanes' extra way that is run
        self.trust: float = 0.8  # what is left of another's chance while nobody knows whether its owner wants to win
        self.taste: float = 0.06  # how far two players of the same mind differ: in the chances they give a horse


class HorseJudge(Judge):
    """Expected money after this race, of oneself and the others, on a scale where the last pound counts least."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(tables=2)
        self.w: Final = weights or Weights()
        self.ways: dict[tuple[Course, int], list[float]] = {}

    def quiet(self, s: State, seat: int) -> bool:
        """Between moves, or before anything that is dealt or rolled."""
        top = s.stack[-1]
        return isinstance(top, (Window, ToRoll, Die, Bet, Stewards, Entry, LaneCard, DealCard, RaceCard))

    def values(self, s: State) -> list[float]:
        """From 0 to 1; only differences count, so they do not sum to 1."""
        assert isinstance(s, Meeting)
        if not s.stack:
            return shared(standing(s))
        first, second, third = self.placings(s)
        money = [log(self.w.purse + pounds) for pounds in self.money(s, first, second, third)]
        return [self.value(s, seat, money, first) for seat in range(s.setup.players)]

    def value(self, s: Meeting, seat: int, money: list[float], first: list[float]) -> float:
        """What it is worth to one seat."""
        n = s.setup.players
        mine = money[seat] + self.luck(s, seat, first)
        others = 0.0
        for other in range(n):
            if other != seat and not s.gone[other]:
                others += money[other]
        left = len(s.hands[seat]) * self.w.card * (6 - s.race) / 6.0
        if s.race < 0:
            left += self.stable(s, seat)
        worth = mine + left - self.w.envy * others / max(1, n - 1)
        return 0.5 + (worth - 8.0) / 40.0

    # ------------------------------------------------------------------------------------------------------ the stable

    def fancy(self, s: Meeting, seat: int, race: int, what: int) -> float:
        """How a player feels about a horse or an entry, from -1 to 1: nobody else feels the same, and it stays so."""
        mixed = (seat + 1) * 7919 + (race + 1) * 104_729 + (what + 1) * 1_299_709
        for k in range(len(s.order)):
            mixed += (k + 3) * (s.order[k] + 1) * 15_485_863
        mixed = (mixed ^ (mixed >> 13)) * 1_103_515_245 % (1 << 31)
        return (mixed >> 7) % 2001 / 1000.0 - 1.0

    def stable(self, s: Meeting, seat: int) -> float:
        """What the entries promise, those still to come filled in by the size of the prize."""
        top = s.stack[-1]
        levels = list(top.levels if isinstance(top, Entry) and top.seat == seat else s.entries[seat])
        rest = sorted(set(range(1, 7)) - set(levels))
        races = range(len(levels), len(s.order))
        filled = dict(zip(sorted(races, key=lambda race: -s.course.races[s.order[race]][0]), rest, strict=False))
        total = 0.0
        for race in range(len(s.order)):
            level = levels[race] if race < len(levels) else filled[race]
            chance = CLASS[level] + self.w.taste * self.fancy(s, seat, race, level)
            total += s.course.races[s.order[race]][0] * chance
        return total / 1_000_000.0

    # -------------------------------------------------------------------------------------------------------- the race

    def way(self, s: Meeting, level: int) -> list[float]:
        """For each node the lengths still to run for a horse of this level, what it will double taken off."""
        known = self.ways.get((s.course, level))
        if known is not None:
            return known
        c = s.course
        shortest = c.circuit[0] + c.last[0]
        found = [0.0] * c.nodes
        for lane in range(6):
            total = c.circuit[lane] + c.last[lane]
            scale = 1.0 - self.w.inwards * (total - shortest) / total
            gain = 0.0
            for u in range(total - 1, -1, -1):
                node = c.node(lane, u)
                section = c.section[node]
                if section != NOWHERE and c.levels[section] >> level & 1:
                    gain += 3.5 * LANDS
                found[node] = (total - u) * scale - gain
        self.ways[(s.course, level)] = found
        return found

    def strength(self, s: Meeting) -> list[float]:
        """How likely each horse is to be the next home, as weights."""
        n = s.setup.players
        late = [1e9] * n
        for seat in range(n):
            if s.status[seat] == RUNNING:
                at = s.at[seat] if s.at[seat] >= 0 else s.course.node(s.lane[seat], 0)
                late[seat] = self.way(s, s.level[seat])[at] + 3.5 * s.whips[seat]
                if s.pressed == seat:
                    late[seat] += 2.0
        lead = min(late)
        if lead > 1e8:
            return [0.0] * n
        blur = self.w.blur + self.w.haze * sqrt(max(lead, 0.0))
        weights = [0.0] * n
        for seat in range(n):
            if late[seat] < 1e8:
                weights[seat] = exp(-min(60.0, (late[seat] - lead) / blur))
                if s.at[seat] >= 0 and s.course.fence[s.at[seat]] != NOWHERE:
                    weights[seat] *= self.w.fence
        return weights

    def placings(self, s: Meeting) -> tuple[list[float], list[float], list[float]]:
        """The chance of each horse to be first, second, third: those home keep their places."""
        n = s.setup.players
        places = [[0.0] * n, [0.0] * n, [0.0] * n]
        if s.race < 0 or not any(status != ABSENT for status in s.status):
            return places[0], places[1], places[2]
        home = s.circle[:3]
        for k in range(len(home)):
            places[k][home[k]] = 1.0
        w = self.strength(s)
        total = sum(w)
        free = 3 - len(home)
        if total <= 0.0 or free <= 0:
            return places[0], places[1], places[2]
        k = len(home)
        for a in range(n):
            if w[a] <= 0.0:
                continue
            pa = w[a] / total
            places[k][a] += pa
            rest = total - w[a]
            if free < 2 or rest <= 1e-12:
                continue
            for b in range(n):
                if b == a or w[b] <= 0.0:
                    continue
                pb = pa * w[b] / rest
                places[k + 1][b] += pb
                last = rest - w[b]
                if free < 3 or last <= 1e-12:
                    continue
                for d in range(n):
                    if d != a and d != b and w[d] > 0.0:
                        places[k + 2][d] += pb * w[d] / last
        if s.photo != NONE and s.status[s.photo] == RUNNING:  # the next roll may turn it round
            near = self.way(s, s.level[s.photo])[s.at[s.photo]]
            chance = max(0.0, min(1.0, (7.0 - near) / 6.0))
            places[0][s.photo] += chance
            places[0][home[0]] -= chance
        return places[0], places[1], places[2]

    # ------------------------------------------------------------------------------------------------------- the money

    def money(self, s: Meeting, first: list[float], second: list[float], third: list[float]) -> list[float]:
        """What everybody may expect to have after this race; a slip of one's own is counted in `luck`."""
        n = s.setup.players
        money = [float(cash) for cash in s.cash]
        if s.race < 0:
            return money
        prizes = s.course.races[s.order[s.race]]
        paid = s.paid_places() if s.starters else 3
        for seat in range(n):
            money[seat] += prizes[0] * first[seat]
            if paid > 1:
                money[seat] += prizes[1] * second[seat]
            if paid > 2:
                money[seat] += prizes[2] * third[seat]
        return money

    def luck(self, s: Meeting, seat: int, first: list[float]) -> float:
        """What the slip adds: the mean over winning and losing, so that a reckless stake is felt."""
        horse = s.bet[seat]
        sealed = s.sealed[seat] != NONE
        stake = s.sealed[seat] if sealed else s.stake[seat]
        if horse == NONE or stake <= 0 or s.race < 0:
            return 0.0
        odds = s.odds_of(horse)
        won = stake * s.course.odds[odds] / s.course.odds_under[odds]
        base = self.w.purse + s.cash[seat]
        lose = base - stake if sealed else base
        win = lose + stake + won
        p = first[horse]
        if sealed:  # the race is not yet on: one's own horse one can ride
            p *= 1.0 if horse == seat else self.w.trust
            p += self.w.taste * self.fancy(s, seat, s.race, 10 + horse) * p
        p = min(1.0, max(0.0, p))
        if s.status[horse] not in (RUNNING, FINISHED):
            p = 0.0
        return p * log(win / base) + (1.0 - p) * log(max(1.0, lose) / base)


JUDGE_01: Final = HorseJudge()
