"""What an answer does, said in its button: odds and pay-outs, where a horse ends, what a card is good for.

Asked on imagined tables only (`Game.then`); everything here is read off the course, the board and exact dice.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from dispetto.core.engine.table import Action, Ask, asked, step
from dispetto.core.outlook import percent
from dispetto.core.show.then import BAD, GOOD, Then
from dispetto.core.telling.words import Words, yes
from dispetto.games.horse_racing.pounds import money, thousands
from dispetto.games.horse_racing.rules import actions, bets, loose, nasty, pieces, riding
from dispetto.games.horse_racing.rules.moves import choice
from dispetto.games.horse_racing.rules.state import FINISHED, NONE, RUNNING, Meeting
from dispetto.games.horse_racing.rules.track import HOME, NOWHERE
from dispetto.games.horse_racing.rules.ways import steps_of, veer

if TYPE_CHECKING:
    from dispetto.games.horse_racing.game import HorseRacing

EXAMPLE = 10_000  # pounds, where one has them
PIPS = range(1, 7)
BLOCKS = 6  # lengths: the most anybody runs up to a horse that stands in the way


class Teller:
    """Says what the answers to one question do."""

    def __init__(self, game: HorseRacing, s: Meeting, ask: Ask[Any], words: Words) -> None:
        self.game, self.s, self.ask, self.words = game, s, ask, words

    def then(self, a: Action) -> Then | None:
        """What this answer does; None where there is nothing to say."""
        tell: Callable[[Action], Then | None] | None = getattr(self, f"on_{a.verb}", None)
        return tell(a) if tell is not None else None

    def said(self, key: str, seat: int = NONE, **facts: Any) -> str:
        """One of our sentences; `$who` is a seat's player."""
        people = self.words.fill(self.s, ("who:seat",), (seat,)) if seat != NONE else {}
        return self.words.get(f"then-{key}", **people, **facts)

    def pounds(self, sum_of: int) -> str:
        return money(sum_of, self.words.lang)

    def aim(self, a: Action) -> int:
        """The seat an answer is aimed at."""
        return (self.ask.seat + a.args[0]) % self.s.setup.players

    def hurt(self, seat: int) -> str:
        """What happens to this horse is bad where it is the reader's own."""
        return BAD if seat == self.ask.seat else ""

    # ------------------------------------------------------------------------------------------------ before the race

    def on_level(self, a: Action) -> Then:
        """In which sections it doubles, and the odds it may have by the lane it draws."""
        c, level = self.s.course, a.args[0]
        all_odds = [Fraction(c.odds[n], c.odds_under[n]) for n in range(6 * level - 6, 6 * level)]
        low, high = (f"{odds.numerator}/{odds.denominator}" for odds in (min(all_odds), max(all_odds)))
        where = self.game.entitled(self.game.racecourse(self.s), level, self.words)
        return Then(self.said("level", where=where), tag=f"{low} – {high}" if low != high else low)

    def on_no_bet(self, a: Action) -> Then:
        return Then(self.said("no-bet", money=self.pounds(self.s.cash[self.ask.seat])))

    def on_back(self, a: Action) -> Then:
        """The odds, and what ten thousand would win."""
        s, odds = self.s, self.s.odds_of(self.aim(a))
        over, under = s.course.odds[odds], s.course.odds_under[odds]
        stake = EXAMPLE if s.cash[self.ask.seat] >= EXAMPLE else s.setup.bet_step
        text = self.said("back", stake=thousands(stake), money=thousands(stake * over // under))
        return Then(text, tag=f"{over}/{under}")

    def on_stake(self, a: Action) -> Then:
        """What one would own if it wins and if it loses; of a first digit, if no smaller notes came after it."""
        s, ask = self.s, self.ask
        assert isinstance(ask, bets.Stake)
        stake, cash = ask.meaning(s, a)[0], s.cash[ask.seat]
        left = min(bets.most_units(s, ask.seat) - stake // s.setup.bet_step, ask.place - 1)
        if not stake:
            return Then(self.said("stake-little", money=self.pounds(left * s.setup.bet_step)))
        odds = s.odds_of((ask.seat + ask.rel) % s.setup.players)
        won = stake * s.course.odds[odds] // s.course.odds_under[odds]
        wins = self.said("stake-wins", money=self.pounds(cash + won))
        poor = 10 * (cash - stake) < cash
        loses = self.said("stake-loses", money=self.pounds(cash - stake))
        return Then(wins, GOOD, "up", also=(Then(loses, BAD if poor else "", "down"),))

    # ------------------------------------------------------------------------------------------------------ running

    def on_roll(self, a: Action) -> Then | None:
        """What the die decides by itself: home, onto a fence, nowhere; else whether a double is in reach."""
        s, seat = self.s, self.ask.seat
        if not s.running(seat):
            return Then(self.said("roll-loose"), "", "die")
        ends = {pips: self.rolled(a, pips) for pips in PIPS}
        home = [pips for pips in PIPS if HOME in ends[pips]]
        fence = [pips for pips in PIPS if ends[pips] and all(self.is_fence(end) for end in ends[pips])]
        stuck = [pips for pips in PIPS if ends[pips] == [s.at[seat]]]
        double = [pips for pips in PIPS if any(self.doubles_at(end) for end in ends[pips])]
        for key, tone, found in (
            ("home", GOOD, home),
            ("fence", BAD, fence),
            ("stuck", BAD, stuck),
            ("double", GOOD, double),
        ):
            if found:
                from_on = found[0] if found == list(range(found[0], 7)) else 0
                facts = {"least": from_on, "n": found[0], "many": len(found)}
                return Then(self.said(f"roll-{key}", **facts, part=percent(Fraction(len(found), 6))), tone, "die")
        return Then(self.ahead_of(s.at[seat], "roll"), "", "die")

    def rolled(self, a: Action, pips: int) -> list[int]:
        """The nodes a roll leads or may lead to; HOME over the line."""
        c, seat = self.s.clone(), self.ask.seat
        step(c, a)
        step(c, actions.DIE[pips - 1])
        ask = asked(c)
        if isinstance(ask, riding.Route) and ask.seat == seat:
            return [HOME if row is actions.CROSS else ask.meaning(c, row)[0] for row in ask.legal(c)]
        return [HOME] if c.status[seat] == FINISHED else [c.at[seat]]

    def is_fence(self, node: int) -> bool:
        return node >= 0 and self.s.course.fence[node] != NOWHERE

    def doubles_at(self, node: int) -> bool:
        """May the asked horse double there?"""
        s, seat = self.s, self.ask.seat
        section = s.course.section[node] if node >= 0 else NOWHERE
        if section == NOWHERE or s.doubled[seat] >> section & 1:
            return False
        return bool(s.course.levels[section] >> s.level[seat] & 1)

    def on_withdraw(self, a: Action) -> Then:
        return Then(self.said("withdraw"), BAD)

    def on_go(self, a: Action) -> Then:
        if isinstance(self.ask, loose.LooseRoute):
            return self.bolted(self.ask.meaning(self.s, a)[0])
        return self.ends_on(self.ask.meaning(self.s, a)[0], getattr(self.ask, "pips", 0))

    def ends_on(self, node: int, pips: int) -> Then:
        """What it means to stand there: a fence, a double, a tail before one's nose, or free turf."""
        double = Then(self.said("go-double", n=pips), GOOD, "star") if self.doubles_at(node) else None
        if self.is_fence(node):
            fence = self.s.course.fence[node]
            some = self.s.at_large() | self.s.on_show()
            danger = some >> pieces.FALLER & 1 or some >> (pieces.FALLER_AT + fence) & 1
            text = self.said("go-fence" if danger else "go-safe-fence")
            return Then(text, BAD if danger else "", "skull" if danger else "shield", also=(double,) if double else ())
        if double:
            return double
        in_front = self.s.course.ahead[node]
        blocker = self.horse_on(self.s.course.space[in_front]) if in_front >= 0 else NONE
        if blocker != NONE:
            return Then(self.said("go-behind", blocker), "", "right")
        return Then(self.ahead_of(node), "", "right")

    def horse_on(self, space: int) -> int:
        """Whose other horse runs on this space; NONE for nobody's."""
        s = self.s
        for seat in range(s.setup.players):
            if seat != self.ask.seat and s.running(seat) and s.course.space[s.at[seat]] == space:
                return seat
        return NONE

    def ahead_of(self, node: int, key: str = "go") -> str:
        """How far it is to the next fence of the lane, or home."""
        c, far = self.s.course, 0
        while node >= 0:
            node = c.ahead[node]
            far += 1
            if self.is_fence(node):
                return self.said(f"{key}-flat", n=far)
        return self.said(f"{key}-far", n=far)

    def bolted(self, node: int) -> Then:
        """Whose nose the riderless horse would stand before."""
        c = self.s.course
        space = c.space[node]
        for far in range(1, BLOCKS + 1):
            space = c.space_back[space]
            for seat in range(self.s.setup.players):
                if self.s.running(seat) and c.space[self.s.at[seat]] == space:
                    return Then(self.said("loose-before", seat, n=far), self.hurt(seat), "back")
        return Then(self.said("loose-nobody"))

    def on_cross(self, a: Action) -> Then:
        """The place, and what it pays."""
        s, seat = self.s, self.ask.seat
        place = 1 if s.photo == seat else len(s.circle) + 1
        prize = s.course.races[s.order[s.race]][place - 1] if place <= s.paid_places() else 0
        key = "cross" if prize else "cross-unpaid"
        return Then(self.said(key, place=place, money=self.pounds(prize)), GOOD if prize else "", "star")

    def on_via(self, a: Action) -> Then:
        return Then(self.said("via"), "", "steps")

    def on_via_in(self, a: Action) -> Then:
        return Then(self.said("via-in"), "", "steps")

    def on_dry(self, a: Action) -> Then:
        return Then(self.said("dry"))

    def on_wet(self, a: Action) -> Then:
        return Then(self.said("wet"), "", "splash")

    def on_stay(self, a: Action) -> Then:
        s, seat = self.s, self.ask.seat
        if self.is_fence(s.at[seat]):
            return Then(self.said("stay-fence"), BAD, "skull")
        return Then(self.said("stay"), "", "hourglass")

    def on_double(self, a: Action) -> Then:
        """As many lengths again: where to, as far as that is certain."""
        s, ask = self.s, self.ask
        assert isinstance(ask, riding.Double)
        c = s.clone()
        step(c, a)
        next_ask = asked(c)
        ends = [c.at[ask.seat]] if c.status[ask.seat] == RUNNING else [HOME]
        if isinstance(next_ask, riding.Route) and next_ask.seat == ask.seat:
            ends = [HOME if row is actions.CROSS else next_ask.meaning(c, row)[0] for row in next_ask.legal(c)]
        if HOME in ends:
            return Then(self.said("double-home", n=ask.pips), GOOD, "star")
        if all(self.is_fence(end) for end in ends):
            return Then(self.said("double-fence", n=ask.pips), BAD, "skull")
        if ends == [s.at[ask.seat]]:
            return Then(self.said("double-stuck"), BAD)
        if len(ends) == 1:
            where = self.game.where(s, ends[0], self.words).replace(" · ", ", ")
            return Then(self.said("double-to", n=ask.pips, at=where), "", "right")
        return Then(self.said("double", n=ask.pips, ends=len(ends)), "", "right")

    # ------------------------------------------------------------------------------------------------------ the cards

    def on_pass(self, a: Action) -> Then:
        """Nothing is spent; whoever is down stays there as far as this seat cares."""
        ask, cards = self.ask, len(self.s.hands[self.ask.seat])
        if isinstance(ask, nasty.Rescue | nasty.Bolting | nasty.Scramble):
            return Then(self.said("pass-down", ask.victim), self.hurt(ask.victim), "card")
        return Then(self.said("pass", n=cards), "", "card")

    def on_whip(self, a: Action) -> Then:
        return Then(self.said("whip", self.aim(a)), self.hurt(self.aim(a)), "hourglass")

    def on_false_start(self, a: Action) -> Then:
        return Then(self.said("false-start"), "", "back")

    def on_fell(self, a: Action) -> Then:
        return Then(self.said("fell", self.aim(a)), self.hurt(self.aim(a)), "skull")

    def on_fell_here(self, a: Action) -> Then:
        return self.on_fell(a)

    def on_slip(self, a: Action) -> Then:
        return Then(self.said("slip", self.aim(a)), self.hurt(self.aim(a)), "skull")

    def on_remount(self, a: Action) -> Then:
        ask = self.ask
        assert isinstance(ask, nasty.CardAsk)
        fence = self.game.display(self.s, "fence", self.s.at[ask.victim], self.words)
        return Then(self.said("remount", ask.victim, at=fence), GOOD if ask.victim == ask.seat else "", "up")

    def on_loose(self, a: Action) -> Then:
        ask = self.ask
        assert isinstance(ask, nasty.CardAsk)
        return Then(self.said("loose", ask.victim))

    def on_press_in(self, a: Action) -> Then:
        return self.pressed(False)

    def on_press_out(self, a: Action) -> Then:
        return self.pressed(True)

    def pressed(self, outwards: bool) -> Then:
        """How far the horse about to roll is driven sideways before it runs."""
        ask, s = self.ask, self.s
        assert isinstance(ask, nasty.CardAsk)
        target = pieces.pressure_target(s, ask.mover)
        lanes = len(steps_of(veer(s.course, s.blocked(target), s.at[target], 6, outwards)))
        return Then(
            self.said("press", target, n=lanes, out=yes(outwards)), self.hurt(target), "up" if outwards else "down"
        )

    def on_photo(self, a: Action) -> Then:
        """The chance that its target comes home with one roll, as the horses stand."""
        s, target = self.s, pieces.photo_target(self.s)
        homes = sum(actions.CROSS in choice(s, target, pips, int(pips == 6), ()).rows for pips in PIPS)
        part = percent(Fraction(homes, 6))
        return Then(self.said("photo", target, part=part), GOOD if target == self.ask.seat else "", "die")

    def on_object(self, a: Action) -> Then:
        """Upheld on 1; else the deposit is gone.  RN-OBJ-04"""
        deposit = self.pounds(self.s.course.deposit)
        accused = self.s.circle[a.args[0] - 1]
        lost = Then(self.said("object-lost", part=percent(Fraction(5, 6)), money=deposit), BAD)
        return Then(self.said("object", accused, part=percent(Fraction(1, 6))), self.hurt(accused), "die", also=(lost,))

    def on_enquire(self, a: Action) -> Then:
        """Upheld on 1 or 6, and free.  RN-OBJ-08"""
        accused = self.s.circle[a.args[0] - 1]
        return Then(self.said("enquire", accused, part=percent(Fraction(2, 6))), self.hurt(accused), "die")
