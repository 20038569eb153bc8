"""The chance of everybody to win the meeting.

A meeting is won by money, and money comes from who wins the races: prizes, and far more from slips. So for each horse
that may win this race everybody's money after it is reckoned, and from money the chance to be the richest in the end:
money on a logarithmic scale, for it breeds by betting, with a spread for the races still to come.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from dispetto.core.engine.judge import Judge, as_chances, shared
from dispetto.core.engine.table import State
from dispetto.games.horse_racing.rules.bets import Bet
from dispetto.games.horse_racing.rules.meeting import DealCard, Entry, LaneCard, RaceCard
from dispetto.games.horse_racing.rules.nasty import Stewards, Window
from dispetto.games.horse_racing.rules.pieces import next_roller
from dispetto.games.horse_racing.rules.running import Die, ToRoll
from dispetto.games.horse_racing.rules.state import NONE, RUNNING, Meeting, standing
from dispetto.games.horse_racing.rules.track import NOWHERE, Course
from dispetto.games.horse_racing.worth.going import Going
from dispetto.games.horse_racing.worth.weights import Weights

FAR: Final = 1e9  # turns: a horse that is out
START: Final = 18.0  # turns a race takes
DUST: Final = 0.002  # a chance to win the race that is not looked at
PER: Final = 1e-5  # money is counted in so many pounds, so that its powers stay small


class HorseJudge(Judge):
    """Who wins this race, what everybody has then, and who is the richest in the end."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(tables=weights.tables)
        self.w: Final = weights
        self.goings: Final[dict[Course, Going]] = {}
        self.shown: Going = Going(None)  # of the course seen last

    def quiet(self, s: State, seat: int) -> bool:
        """Between moves, or before anything that is dealt or rolled."""
        top = s.stack[-1]
        return isinstance(top, (Window, ToRoll, Die, Bet, Stewards, Entry, LaneCard, DealCard, RaceCard))

    def values(self, s: State) -> list[float]:
        """The chance of every seat to win the meeting."""
        assert isinstance(s, Meeting)
        if not s.stack:
            return shared(standing(s))
        n = s.setup.players
        if s.race < 0:
            return self.richest(s, [s.cash[seat] * exp(self.promised(s, seat)) for seat in range(n)], 6)
        if s.starters == 0 or s.level.count(0) == n:
            return self.richest(s, [float(cash) for cash in s.cash], 6 - s.race)
        weights = self.strengths(s)
        total = 0.0
        for weight in weights:
            total += weight
        if not s.circle and total <= 0.0:
            return self.richest(s, [float(cash) for cash in s.cash], 5 - s.race)
        chances = self.winners(s, weights, total)
        found = [0.0] * n
        for winner in range(n):
            chance = chances[winner]
            if chance > DUST:
                self.add(s, winner, chance, weights, total - weights[winner], found)
        return as_chances(found)

    # -------------------------------------------------------------------------------------------------------- the race

    def winners(self, s: Meeting, weights: list[float], total: float) -> list[float]:
        """The chance of every horse to win this race; somebody is running or home."""
        if not s.circle:
            return [weight / total for weight in weights]
        chances = [0.0] * len(weights)
        first = s.circle[0]
        chances[first] = 1.0
        if s.photo != NONE and s.status[s.photo] == RUNNING:  # the next roll may turn it round
            photo = max(0.0, min(1.0, 1.5 - 0.5 * self.turns(s, s.photo)))
            chances[s.photo] += photo
            chances[first] -= photo
        return chances

    def turns(self, s: Meeting, seat: int) -> float:
        """The turns a running horse still needs."""
        going = self.shown
        at = s.at[seat]
        if at < 0:
            at = s.course.node_base[s.lane[seat]]
        return going.left(s.level[seat], at, s.doubled[seat])

    def show(self, course: Course) -> None:
        """Look at this course from now on."""
        known = self.goings.get(course)
        if known is None:
            known = Going(course)
            self.goings[course] = known
        self.shown = known

    def strengths(self, s: Meeting) -> list[float]:
        """How likely each running horse is to be the next home, as weights."""
        n = s.setup.players
        w = self.w
        if self.shown.course is not s.course:
            self.show(s.course)
        late = [FAR] * n
        lead = FAR
        mover = self.to_move(s)
        for k in range(n):
            seat = mover + k
            if seat >= n:
                seat -= n
            if s.status[seat] == RUNNING:
                turns = self.turns(s, seat) + float(s.whips[seat]) + w.order * float(k) / float(n)
                if s.pressed == seat:
                    turns += w.pressed
                late[seat] = turns
                if turns < lead:
                    lead = turns
        weights = [0.0] * n
        if lead >= FAR:
            return weights
        blur = w.blur + w.haze * sqrt(lead)
        lean = self.leaning(s, min(1.0, lead / START))
        for seat in range(n):
            if late[seat] < FAR:
                weight = exp(lean[seat] - min(50.0, (late[seat] - lead) / blur))
                if s.at[seat] >= 0 and s.course.fence[s.at[seat]] != NOWHERE:
                    weight *= w.fence
                weights[seat] = weight
        return weights

    def leaning(self, s: Meeting, far: float) -> list[float]:
        """How people bend the race, on the logarithm of chances: whoever has backed a horse plays for it, above all for
        its own, and the more the longer the way. Slips are secret, but long odds tempt everybody; and cards win races.
        """
        w = self.w
        n = s.setup.players
        own = w.own * far
        backed = w.backed + w.backing * far
        lure = w.lure * far + w.lured
        armed = w.armed * far
        lures = self.shown.lures
        lean = [0.0] * n
        for seat in range(n):
            stake = s.stake[seat]
            horse = s.bet[seat]
            running = s.status[seat] == RUNNING
            if running:
                lean[seat] += lure * lures[s.odds_of(seat)] + armed * float(len(s.hands[seat]))
                if stake > 0:
                    lean[seat] += w.keen * far * float(stake) / float(stake + s.cash[seat])
            if horse >= 0 and (stake > 0 or s.sealed[seat] > 0):
                lean[horse] += own if horse == seat else backed
            elif running and s.at[seat] < 0 and s.sealed[seat] == NONE:
                lean[seat] += w.own * w.likely  # will write a slip, and likely on itself
        return lean

    def to_move(self, s: Meeting) -> int:
        """Who rolls next, as far as that is known."""
        top = s.stack[-1]
        seat = s.first
        if isinstance(top, Window):
            seat = next_roller(s, top.mover)
        elif isinstance(top, ToRoll):
            seat = top.seat
        elif isinstance(top, Die):
            seat = top.who
        return max(0, seat)

    # ------------------------------------------------------------------------------------------------------- the money

    def add(self, s: Meeting, winner: int, chance: float, weights: list[float], rest: float, to: list[float]) -> None:
        """What this horse's victory in the race comes to: everybody's chance to win the meeting then, times its own."""
        n = s.setup.players
        course = s.course
        w = self.w
        races = 5 - s.race
        scale = 1.0 / w.spread[races]
        purse = w.purse[races]
        card = w.card * float(races) / 6.0 * scale
        k = s.odds_of(winner)
        odds = float(course.odds[k]) / float(course.odds_under[k])
        prizes = course.races[s.order[s.race]]
        paid = s.paid_places()
        betting = s.at[winner] < 0 and s.status[winner] == RUNNING
        then = [0.0] * n
        total = 0.0
        for seat in range(n):
            if s.gone[seat]:
                continue
            cash = float(s.cash[seat])
            stake = float(s.stake[seat])
            sealed = float(s.sealed[seat])
            money = cash
            if stake > 0.0:
                if s.bet[seat] == winner:
                    money += stake * (1.0 + odds)
            elif sealed > 0.0:
                if s.bet[seat] == winner:
                    money += sealed * odds
                else:
                    money -= sealed
            elif betting and sealed < 0.0:  # a slip will be written: as everybody does
                money += w.risk * cash * (chance * (1.0 + odds) - 1.0)
            if seat == winner:
                money += float(prizes[0])
                if rest <= 0.0 and paid > 1 and len(s.circle) < 2:
                    money += float(prizes[1])  # nobody is left to claim it
            elif paid > 1:
                if s.circle and seat in s.circle:
                    place = s.circle.index(seat)
                    if place == 0:
                        place = 1  # a photo has put it back
                    if place < paid:
                        money += float(prizes[place])
                elif rest > 0.0 and weights[seat] > 0.0:
                    if len(s.circle) < 2:
                        money += float(prizes[1]) * weights[seat] / rest
                    if paid > 2:
                        money += float(prizes[2]) * self.third(n, seat, winner, weights, rest)
            worth = exp(log((purse + money) * PER) * scale + card * float(len(s.hands[seat])))
            then[seat] = worth
            total += worth
        part = chance / total
        for seat in range(n):
            to[seat] += then[seat] * part

    def third(self, n: int, seat: int, winner: int, weights: list[float], rest: float) -> float:
        """The chance to come in after the winner and one other."""
        share = 0.0
        for second in range(n):
            if second != winner and second != seat and rest - weights[second] > 1e-9:
                share += weights[second] / rest * weights[seat] / (rest - weights[second])
        return share

    def richest(self, s: Meeting, money: list[float], races: int) -> list[float]:
        """Everybody's chance to be the richest, so many races before the end."""
        w = self.w
        scale = 1.0 / w.spread[races]
        card = w.card * races / 6.0
        worth = [0.0] * len(money)
        for seat in range(len(money)):
            if not s.gone[seat]:
                worth[seat] = exp((log((w.purse[races] + money[seat]) * PER) + card * len(s.hands[seat])) * scale)
        return as_chances(worth)

    def promised(self, s: Meeting, seat: int) -> float:
        """How much the entries let money grow: a prize counts by what people own by then.
        Those still to come are filled in by the size of the prize.
        """
        top = s.stack[-1]
        levels = s.entries[seat]
        if isinstance(top, Entry) and top.seat == seat:
            levels = top.levels
        w = self.w
        total = 0.0
        gains: list[float] = []
        for k in range(len(s.order)):
            gain = log(1.0 + s.course.races[s.order[k]][0] / w.typical[k])
            if k < len(levels):
                total += gain * (w.classes[levels[k]] + w.taste * self.fancy(s, seat, k, levels[k]))
            else:
                gains.append(gain)
        gains.sort(reverse=True)
        rest = [level for level in range(1, 7) if level not in levels]
        for k in range(len(gains)):
            total += gains[k] * w.classes[rest[k]]
        return total

    def fancy(self, s: Meeting, seat: int, race: int, level: int) -> float:
        """How a player feels about an entry, from -1 to 1: nobody else feels the same, and it stays so."""
        mixed = (seat + 1) * 7919 + (race + 1) * 104_729 + (level + 1) * 1_299_709
        for k in range(len(s.order)):
            mixed += (k + 3) * (s.order[k] + 1) * 15_485_863
        mixed = (mixed ^ (mixed >> 13)) * 1_103_515_245 % (1 << 31)
        return float((mixed >> 7) % 2001) / 1000.0 - 1.0
