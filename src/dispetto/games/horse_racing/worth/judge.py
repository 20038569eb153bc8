"""The chance of everybody to win the meeting.

A meeting is won by money, and money comes from who wins the races: prizes, and far more from slips. So for each horse
that may win this race everybody's money after it is reckoned, and from money the chance to be the richest in the end:
money on a logarithmic scale, for it breeds by betting, with a spread for the races still to come.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from mypy_extensions import i64

from dispetto.core.engine.judge import as_chances, shared
from dispetto.core.engine.table import State
from dispetto.games.horse_racing.rules.bets import Bet
from dispetto.games.horse_racing.rules.meeting import DealCard, Entry, LaneCard, RaceCard
from dispetto.games.horse_racing.rules.nasty import Stewards, Window
from dispetto.games.horse_racing.rules.running import Die, ToRoll
from dispetto.games.horse_racing.rules.state import ABSENT, RUNNING, Meeting, standing
from dispetto.games.horse_racing.rules.track import Course
from dispetto.games.horse_racing.worth.race import FAR, RaceJudge
from dispetto.games.horse_racing.worth.weights import Weights

DUST: Final = 0.002  # a chance to win the race that is not looked at
PER: Final = 1e-5  # money is counted in so many pounds, so that its powers stay small


class Plan:
    """What the prizes of a meeting come to: race by race, those after each by size; and how people feel."""

    def __init__(self, order: list[int], gains: list[float]) -> None:
        self.gains: Final = gains
        self.largest: Final = [sorted(gains[k:], reverse=True) for k in range(len(gains) + 1)]
        self.mixed: i64 = 0
        for k in range(len(order)):
            self.mixed += (k + 3) * (order[k] + 1) * 15_485_863

    def fancy(self, seat: i64, race: i64, level: i64) -> float:
        """How a player feels about an entry, from -1 to 1: nobody else feels the same, and it stays so."""
        mixed = self.mixed + (seat + 1) * 7919 + (race + 1) * 104_729 + (level + 1) * 1_299_709
        mixed = (mixed ^ (mixed >> 13)) * 1_103_515_245 % (1 << 31)
        return float((mixed >> 7) % 2001) / 1000.0 - 1.0


class HorseJudge(RaceJudge):
    """Who wins this race, what everybody has then, and who is the richest in the end."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.planned: Course | None = None  # of which course the plans are
        self.plans: dict[int, Plan] = {}  # by the order of the races

    def quiet(self, s: State, seat: int) -> bool:
        """Between moves, or before anything that is dealt or rolled."""
        top = s.stack[-1]
        return isinstance(top, (Window, ToRoll, Die, Bet, Stewards, Entry, LaneCard, DealCard, RaceCard))

    def chapter(self, s: State) -> int:
        """The race; what comes before the first belongs to it."""
        assert isinstance(s, Meeting)
        return max(0, s.race)

    def values(self, s: State) -> list[float]:
        """The chance of every seat to win the meeting."""
        assert isinstance(s, Meeting)
        if not s.stack:
            return shared(standing(s))
        n: i64 = s.setup.players
        if s.race < 0:
            plan = self.plan(s)
            return self.richest(s, [s.cash[seat] * exp(self.promised(s, seat, plan)) for seat in range(n)], 6)
        if s.starters == 0 or s.level.count(0) == n:
            return self.richest(s, [float(cash) for cash in s.cash], 6 - s.race)
        total = self.ride(s)
        circle = s.circle
        if not circle and total <= 0.0:
            return self.richest(s, [float(cash) for cash in s.cash], 5 - s.race)
        self.count(s)
        riders = self.riders
        if circle:
            first: i64 = circle[0]
            left = 1.0
            photo: i64 = s.photo
            if photo >= 0 and s.status[photo] == RUNNING:  # the next roll may turn it round
                turned = max(0.0, min(1.0, 1.5 - 0.5 * self.turns(s, photo)))
                left -= turned
                if turned > DUST:
                    self.add(s, photo, turned, total - riders[photo].weight)
            if left > DUST:
                self.add(s, first, left, total - riders[first].weight)
        else:
            for winner in range(n):
                chance = riders[winner].weight / total
                if chance > DUST:
                    self.add(s, winner, chance, total - riders[winner].weight)
        total = 0.0
        for seat in range(n):
            total += riders[seat].chance
        if total <= 0.0:
            return self.richest(s, [float(cash) for cash in s.cash], 5 - s.race)
        return [riders[seat].chance / total for seat in range(n)]

    # ------------------------------------------------------------------------------------------------------- the money

    def count(self, s: Meeting) -> None:
        """What everybody owns, has staked and holds, whoever wins."""
        n: i64 = s.setup.players
        course = s.course
        riders = self.riders
        for seat in range(n):
            rider = riders[seat]
            rider.gone = s.gone[seat] != 0
            rider.chance = 0.0
            rider.worth = 0.0
            rider.cash = float(s.cash[seat])
            rider.stake = float(s.stake[seat])
            rider.sealed = float(s.sealed[seat])
            rider.bet = s.bet[seat]
            rider.trusted = s.trusted >> seat & 1 != 0
            rider.cards = float(len(s.hands[seat]))
            rider.starting = s.at[seat] < 0 and s.status[seat] == RUNNING
            rider.place = -1
            if s.level[seat]:
                k = s.odds_of(seat)
                rider.odds = float(course.odds[k]) / float(course.odds_under[k])
        place: i64 = 0
        for horse in s.circle:
            riders[horse].place = place
            place += 1
        if s.race == 5:
            self.fancy_horses(s, n)

    def fancy_horses(self, s: Meeting, n: i64) -> None:
        """Which horses people have backed, as likely as they seemed to win before the start."""
        w = self.w
        riders = self.riders
        lead = FAR
        for seat in range(n):
            rider = riders[seat]
            rider.fancied = FAR
            if s.level[seat] and s.status[seat] != ABSENT:
                rider.fancied = self.shown.left(s.level[seat], s.course.node_base[s.lane[seat]], 0)
                lead = min(lead, rider.fancied)
        blur = w.blur + w.haze * sqrt(lead)
        total = 0.0
        for seat in range(n):
            rider = riders[seat]
            rider.fancied = exp(-(rider.fancied - lead) / blur) if rider.fancied < FAR else 0.0
            total += rider.fancied
        for seat in range(n):
            riders[seat].fancied /= total

    def add(self, s: Meeting, winner: i64, chance: float, rest: float) -> None:
        """What this horse's victory in the race comes to: everybody's chance to win the meeting then, times its own."""
        n: i64 = s.setup.players
        riders = self.riders
        races = 5 - s.race
        if races == 0:
            self.last(s, winner, chance, rest)
            return
        w = self.w
        scale = 1.0 / w.spread[races]
        purse = w.purse[races]
        card = w.card * float(races) / 6.0 * scale
        odds = riders[winner].odds
        betting = riders[winner].starting
        risk = w.risk * (chance * (1.0 + odds) - 1.0)
        total = 0.0
        for seat in range(n):
            rider = riders[seat]
            if rider.gone:
                continue
            money = rider.cash
            if rider.stake > 0.0:
                if rider.bet == winner:
                    money += rider.stake * (1.0 + odds)
            elif rider.sealed > 0.0:
                if rider.bet == winner:
                    money += rider.sealed * odds
                else:
                    money -= rider.sealed
            elif betting and rider.sealed < 0.0:  # a slip will be written: as everybody does
                money += risk * rider.cash
            money += self.prize(s, seat, winner, rest)
            worth = exp(log((purse + money) * PER) * scale + card * rider.cards)
            rider.worth = worth
            total += worth
        part = chance / total
        for seat in range(n):
            rider = riders[seat]
            rider.chance += rider.worth * part

    def prize(self, s: Meeting, seat: i64, winner: i64, rest: float) -> float:
        """What a seat is paid for its place, should this horse win."""
        prizes = s.course.races[s.order[s.race]]
        paid: i64 = s.paid_places()
        home: i64 = len(s.circle)
        if seat == winner:
            alone = rest <= 0.0 and paid > 1 and home < 2  # nobody is left to claim the second
            return float(prizes[0] + prizes[1]) if alone else float(prizes[0])
        rider = self.riders[seat]
        if paid < 2:
            return 0.0
        place = rider.place
        if place >= 0:
            if place == 0:
                place = 1  # a photo has put it back
            return float(prizes[place]) if place < paid else 0.0
        money = 0.0
        if rest > 0.0 and rider.weight > 0.0:
            if home < 2:
                money += float(prizes[1]) * rider.weight / rest
            if paid > 2:
                money += float(prizes[2]) * self.third(s.setup.players, seat, winner, rest)
        return money

    def last(self, s: Meeting, winner: i64, chance: float, rest: float) -> None:
        """In the last race whoever is the richest after it has won: not sooner than the slips are read. One's own is
        known; the others name the horses that people back.
        """
        n: i64 = s.setup.players
        w = self.w
        riders = self.riders
        odds = riders[winner].odds
        for seat in range(n):
            rider = riders[seat]
            prize = self.prize(s, seat, winner, rest)
            rider.hit = 0.0
            won = 0.0
            lost = 0.0
            if rider.stake > 0.0:
                won = rider.stake * (1.0 + odds)
            elif rider.sealed > 0.0 and rider.trusted:
                won = rider.sealed * odds
                lost = rider.sealed
            elif rider.sealed != 0.0 and riders[winner].starting:  # is being written, or was and nobody saw it
                won = w.risk * rider.cash * odds
                lost = w.risk * rider.cash
            if won > 0.0:
                if rider.trusted and rider.bet >= 0:
                    rider.hit = 1.0 if rider.bet == winner else 0.0
                else:
                    rider.hit = (1.0 - w.loyal) * riders[winner].fancied + (w.loyal if seat == winner else 0.0)
            rider.with_it = log(1.0 + rider.cash + won + prize)
            rider.without = log(1.0 + rider.cash - lost + prize)
        total = 0.0
        for seat in range(n):
            rider = riders[seat]
            rider.worth = 0.0
            if not rider.gone:
                if rider.hit > 0.0:
                    rider.worth += rider.hit * self.ahead(n, seat, rider.with_it)
                if rider.hit < 1.0:
                    rider.worth += (1.0 - rider.hit) * self.ahead(n, seat, rider.without)
                total += rider.worth
        if total <= 0.0:
            return
        part = chance / total
        for seat in range(n):
            rider = riders[seat]
            rider.chance += rider.worth * part

    def ahead(self, n: i64, mine: i64, money: float) -> float:
        """The chance that nobody else has more than this, on the logarithm of money."""
        near = 0.5 / self.w.spread[0]
        found = 1.0
        for seat in range(n):
            rider = self.riders[seat]
            if seat != mine and not rider.gone:
                with_it = max(0.0, min(1.0, 0.5 + near * (money - rider.with_it)))
                without = max(0.0, min(1.0, 0.5 + near * (money - rider.without)))
                found *= rider.hit * with_it + (1.0 - rider.hit) * without
        return found

    def third(self, n: i64, seat: i64, winner: i64, rest: float) -> float:
        """The chance to come in after the winner and one other."""
        share = 0.0
        mine = self.riders[seat].weight
        for second in range(n):
            weight = self.riders[second].weight
            if second != winner and second != seat and rest - weight > 1e-9:
                share += weight / rest * mine / (rest - weight)
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

    def promised(self, s: Meeting, seat: int, plan: Plan) -> float:
        """How much the entries let money grow: a prize counts by what people own by then.
        Those still to come are filled in by the size of the prize.
        """
        top = s.stack[-1]
        levels = s.entries[seat]
        if isinstance(top, Entry) and top.seat == seat:
            levels = top.levels
        classes = self.w.classes
        taste = self.w.taste
        total = 0.0
        one: i64 = 1
        entered: i64 = 0  # levels, a bit each
        race: i64 = 0
        for level in levels:
            total += plan.gains[race] * (classes[level] + taste * plan.fancy(seat, race, level))
            entered |= one << level
            race += 1
        free: i64 = 1
        for gain in plan.largest[race]:
            while entered >> free & 1:
                free += 1
            total += gain * classes[free]
            free += 1
        return total

    def plan(self, s: Meeting) -> Plan:
        """What is made of this order of the races, once."""
        if self.planned is not s.course:
            self.planned = s.course
            self.plans = {}
        key: i64 = 1
        for race in s.order:
            key = key * 8 + race
        found = self.plans.get(key)
        if found is None:
            gains: list[float] = []
            for k in range(len(s.order)):
                gains.append(log(1.0 + s.course.races[s.order[k]][0] / self.w.typical[k]))
            found = Plan(s.order, gains)
            self.plans[key] = found
        return found
