"""What differs between the editions:
one class each, with the same questions in the same order, to be laid side by side.

The rules ask these questions where the rulebooks part ways and know nothing else of editions. What an edition prints
and the other leaves to the table is in `printed`; the ids a refusal cites are in why_rules.py; types are in pieces*.py.
"""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action, Reason
from dispetto.games.hedz.rules import actions, biting, landing, pushing, rocks, rolling, throwing, turn, walking
from dispetto.games.hedz.rules.questions import BOUGHT, PUSHED
from dispetto.games.hedz.rules.state import AIR, BEACH, GONE, LAVA, MUDD, Hedz
from dispetto.games.hedz.rules.why_rules import RULES_2ND, RULES_25TH

BUY_OR_KEEP_ONE: Final = [actions.ROLL_THIRD] + rolling.KEEP_ONE
BUY_OR_KEEP_TWO: Final = [actions.ROLL_THIRD] + rolling.KEEP_TWO
BUY_OR_KEEP_BOTH: Final = [actions.ROLL_THIRD] + rolling.KEEP_BOTH


class Edition:
    """The questions."""

    def __init__(self, rules: dict[str, str], printed: dict[str, int], first: int, last: int, swaps: bool) -> None:
        self.rules: Final = rules  # key of a refusal → the rule it cites
        self.printed: Final = printed  # settled by this edition, a table option in the other
        self.first_danger: Final = first  # spaces met before the pick-ups of an arrival
        self.last_danger: Final = last  # spaces met after them
        self.swaps: Final = swaps  # do thrower and target trade places after a hit?

    def reason(self, key: str, args: tuple[int, ...] = ()) -> Reason:
        """Why not, with this edition's own rule; a row it does not know at all is refused in general."""
        return Reason(self.rules[key], args) if key in self.rules else Reason("TABLE-05")

    def reason_of_type(self, key: str, name: str, args: tuple[int, ...]) -> Reason:
        """The same where each type has its own rule for it."""
        own = f"{key}-{name}"
        return self.reason(own if own in self.rules else key, args)

    def opening(self, s: Hedz, first: int) -> None:
        """Who has the first turn, and when types are chosen; `first` is a named seat, or -1."""
        raise NotImplementedError

    def scores(self, s: Hedz) -> list[int]:
        """How far each player has come, the more the better: what decides a game that nobody has won."""
        raise NotImplementedError

    def before_roll(self, s: Hedz, d: int) -> None:
        """What is said before the dice are rolled."""
        raise NotImplementedError

    def third_die_before(self, s: Hedz, d: int) -> bool:
        """May a dino that buys a third die do so now, before its roll?"""
        raise NotImplementedError

    def wallows_by_default(self, s: Hedz, d: int) -> bool:
        """Does a dino that may treat this Mudd as ordinary roll one die when its time is up?"""
        raise NotImplementedError

    def rerolls(self, s: Hedz, d: int, n: int, flags: int) -> list[Action]:
        """What a rock may buy after a roll of n dice."""
        raise NotImplementedError

    def scoops_in_passing(self, s: Hedz, d: int) -> bool:
        """May it take loose rocks where it only passes?"""
        raise NotImplementedError

    def room(self, s: Hedz, d: int) -> int:
        """How many rocks can it still pick up?"""
        raise NotImplementedError

    def at_the_fork(self, s: Hedz, d: int, left: int, began: int, total: int, flags: int) -> None:
        """Who chooses the way?"""
        raise NotImplementedError

    def leaves_think(self, s: Hedz, d: int) -> None:
        """Does it matter which Think! spaces a dino has passed?"""
        raise NotImplementedError

    def danger(self, s: Hedz, d: int, how: int, flags: int) -> None:
        """What does an arrival on air, water or Lava do?"""
        raise NotImplementedError

    def takes_fright(self, s: Hedz, d: int) -> bool:
        """Does this dino roll again on Boo!?"""
        raise NotImplementedError

    def rock_flies(self, s: Hedz, d: int, e: int, how: int) -> None:
        """How is a throw decided?"""
        raise NotImplementedError

    def hits(self, s: Hedz, d: int, e: int, how: int) -> None:
        """What does a hit do?"""
        raise NotImplementedError

    def may_bite_here(self, s: Hedz, d: int, flags: int) -> bool:
        """Is biting barred, whoever shares the space?"""
        raise NotImplementedError

    def send_bitten(self, s: Hedz, d: int) -> None:
        """Where does a victim go?"""
        raise NotImplementedError

    def end_turn(self, s: Hedz, d: int, extra: int) -> None:
        """What may follow when all else of a turn is done?"""
        raise NotImplementedError


class Edition25th(Edition):
    """The 25th Anniversary edition."""

    def __init__(self) -> None:
        super().__init__(
            RULES_25TH,
            {
                "start_rocks": 1,  # H25-SETUP-05
                "pickup_before_throw": 1,  # H25-THR-11
                "throw_after_push": 1,  # H25-PUSH-07
                "raptor_in_mud": 0,  # H25-TYPE-09
                "unique_types": 0,  # H25-TYPE-01
            },
            first=0,
            last=AIR | LAVA,  # H25-RUL-13: a rock found here may pay the toll
            swaps=True,  # H25-THR-07
        )

    def opening(self, s: Hedz, first: int) -> None:
        """Types, then the order of allies, then the oldest begins.  H25-SETUP-06, H25-RUL-32, H25-DEC-01, H25-DEC-21"""
        s.stack.append(turn.WhoStarts() if first < 0 else turn.Begin(first))
        n = s.setup.dinos
        if n > s.setup.players:
            for d in range(n - 2, -1, -2):
                s.stack.append(turn.OrderTwo(d))
        if s.setup.chooses_types:
            for d in range(n - 1, -1, -1):
                s.stack.append(turn.ChooseType(s.setup.owner[d], d))

    def scores(self, s: Hedz) -> list[int]:
        """The number of the space of one's best dino.  H25-RUL-42"""
        best = [-1] * s.setup.players
        for d in range(s.setup.dinos):
            if s.at[d] != GONE:
                seat = s.setup.owner[d]
                best[seat] = max(best[seat], s.trail.number[s.at[d]])
        return best

    def before_roll(self, s: Hedz, d: int) -> None:
        """A Flier whose roll could end on air declares first.  H25-TYPE-12, H25-DEC-18"""
        seat = s.setup.owner[d]
        if s.dino(d).flies and rolling.could_end_on_air(s, d):
            s.stack.append(rolling.Declare(seat, d))
        else:
            s.stack.append(rolling.ToRoll(seat, d, 0))

    def third_die_before(self, s: Hedz, d: int) -> bool:
        """Before the roll, for a rock, not in Mudd or Lava.  H25-TYPE-09, H25-DEC-03"""
        return s.rocks[d] > 0 and not s.is_on(d, MUDD | LAVA)

    def wallows_by_default(self, s: Hedz, d: int) -> bool:
        """On the last three spaces before Finish.  H25-DEC-02"""
        return s.trail.number[s.at[d]] >= 97

    def rerolls(self, s: Hedz, d: int, n: int, flags: int) -> list[Action]:
        """One die for a rock, a bought one too.  H25-RER-01, H25-RUL-30"""
        return rolling.kept_or_rerolled(s, d, n)

    def scoops_in_passing(self, s: Hedz, d: int) -> bool:
        """Everybody.  H25-ROCK-04"""
        return True

    def room(self, s: Hedz, d: int) -> int:
        """As many as there are: the limit is looked at when its next turn begins.  H25-ROCK-06"""
        return 1_000_000

    def at_the_fork(self, s: Hedz, d: int, left: int, began: int, total: int, flags: int) -> None:
        """The owner, also of a pushed dino.  H25-THINK-02, H25-PUSH-05"""
        s.stack.append(walking.Route(s.setup.owner[d], d, left, began, total, flags))

    def leaves_think(self, s: Hedz, d: int) -> None:
        """No: the numbers tell which is closest.  H25-RUL-28"""

    def danger(self, s: Hedz, d: int, how: int, flags: int) -> None:
        """Air drops it, rocks and all; Lava wants a toll.  H25-FLY-02, H25-LAVA-02"""
        landing.meet_air_or_lava(s, d, flags)

    def takes_fright(self, s: Hedz, d: int) -> bool:
        """Also when it was pushed there.  H25-BOO-02"""
        return True

    def rock_flies(self, s: Hedz, d: int, e: int, how: int) -> None:
        """A die each.  H25-THR-05"""
        s.stack.append(throwing.Contest(d, e, how, 0))

    def hits(self, s: Hedz, d: int, e: int, how: int) -> None:
        """They trade places, and the turn is over.  H25-THR-07, H25-THR-08"""
        throwing.switch(s, d, e)

    def may_bite_here(self, s: Hedz, d: int, flags: int) -> bool:
        """Beyond Safety Beach, and if pushed only where the table allows it.  H25-BITE-05, H25-RUL-15"""
        return not s.is_on(d, BEACH) and (flags & PUSHED == 0 or s.setup.pushed_may_bite)

    def send_bitten(self, s: Hedz, d: int) -> None:
        """To Start. H25-TYPE-14, H25-RUL-28 A Parasaurolophus only to the closest Think!.  H25-BITE-03"""
        think = rocks.closest_think(s, d) if s.dino(d).retreats_to_think else -1
        if think >= 0:
            rocks.send_back(s, d, think)
        else:
            rocks.send_to_start(s, d)

    def end_turn(self, s: Hedz, d: int, extra: int) -> None:
        """An extra turn for whoever is alone in last place.  H25-XTRA-01"""
        turn.extra_turn_or_pass(s, d, extra)


class Edition2nd(Edition):
    """The 2nd edition."""

    def __init__(self) -> None:
        super().__init__(
            RULES_2ND,
            {
                "start_rock_on_return": 0,  # Start is no Rock space
                "hazards_on_switch": 0,  # nobody trades places
                "lava_refusal": 0,  # there is no Lava
                "shortcut_when_pushed": 0,
                "pushed_may_bite": 1,  # H2-PUSH-08
                "strict_limits": 1,  # H2-TYPE-31: one rock at a time
            },
            first=AIR,  # H2-RUL-30: water first
            last=0,
            swaps=False,  # H2-THR-06
        )

    def opening(self, s: Hedz, first: int) -> None:
        """Two dice each, the highest begins; types are chosen after that, the first player last.  H2-SETUP-02,
        H2-RUL-36
        """
        s.stack.append(turn.OpeningRoll(tuple(range(s.setup.players)), (), 0))

    def scores(self, s: Hedz) -> list[int]:
        """The steps to Finish on the shortest way, counted down.  H2-RUL-47"""
        shortest = s.trail.shortest
        far = max(shortest)
        return [far - shortest[at] if at != GONE else -1 for at in s.at]

    def before_roll(self, s: Hedz, d: int) -> None:
        """Nothing: whether water holds a dino is asked on arrival.  H2-RUL-40"""
        s.stack.append(rolling.ToRoll(s.setup.owner[d], d, 0))

    def third_die_before(self, s: Hedz, d: int) -> bool:
        """No: after it.  H2-TYPE-07"""
        return False

    def wallows_by_default(self, s: Hedz, d: int) -> bool:
        """Never.  H2-DEC-02"""
        return False

    def rerolls(self, s: Hedz, d: int, n: int, flags: int) -> list[Action]:
        """One die for a rock; in the same question a Raptor's third die, once and never again.  H2-RER-01, H2-TYPE-07,
        H2-TYPE-08, H2-RUL-38, H2-DEC-04, H2-CLR-03
        """
        offers = rolling.kept_or_rerolled(s, d, n)
        if flags & BOUGHT or not s.dino(d).buys_a_die:
            return offers
        if n == 2:
            return BUY_OR_KEEP_BOTH if s.dino(d).rerolls_both else BUY_OR_KEEP_TWO
        return BUY_OR_KEEP_ONE if n == 1 and s.setup.raptor_in_mud else offers

    def scoops_in_passing(self, s: Hedz, d: int) -> bool:
        """Only a Hominid.  H2-ROCK-04, H2-TYPE-20, H2-RUL-42"""
        return s.dino(d).scoops and self.room(s, d) > 0

    def room(self, s: Hedz, d: int) -> int:
        """No limit but a type's own, and that at all times.  H2-ROCK-05, H2-TYPE-31, H2-DEC-16"""
        return s.dino(d).limit - s.rocks[d]

    def at_the_fork(self, s: Hedz, d: int, left: int, began: int, total: int, flags: int) -> None:
        """The owner; for a pushed dino its pusher.  H2-PUSH-05, H2-RUL-20, H2-RUL-21"""
        guide = pushing.guide(s, d) if flags & PUSHED else d
        if guide == d:
            s.stack.append(walking.Route(s.setup.owner[d], d, left, began, total, flags))
        else:
            s.stack.append(walking.Steer(s.setup.owner[guide], d, left, began, total, flags))

    def leaves_think(self, s: Hedz, d: int) -> None:
        """Yes: a Funny-head goes back to the last one.  H2-RUL-41"""
        rocks.remember(s, d)

    def danger(self, s: Hedz, d: int, how: int, flags: int) -> None:
        """Water drowns whoever ends on it, rocks kept; crossing it asks nothing.  H2-SPC-07, H2-SPC-08, H2-SPC-09"""
        landing.meet_water(s, d, how)

    def takes_fright(self, s: Hedz, d: int) -> bool:
        """Only in its own turn, never when pushed.  H2-PUSH-10, H2-RUL-27"""
        return d == s.turn

    def rock_flies(self, s: Hedz, d: int, e: int, how: int) -> None:
        """One die.  H2-THR-05, H2-THR-06"""
        s.stack.append(throwing.Flight(d, e, how))

    def hits(self, s: Hedz, d: int, e: int, how: int) -> None:
        """The target goes to Start with its rocks; the thrower may throw on.  H2-THR-06, H2-THR-10, H2-RUL-12"""
        throwing.knock_back(s, d, e, how)

    def may_bite_here(self, s: Hedz, d: int, flags: int) -> bool:
        """Never barred.  H2-BITE-01, H2-PUSH-08"""
        return True

    def send_bitten(self, s: Hedz, d: int) -> None:
        """To Start. H2-TYPE-18, H2-RUL-41, H2-DEC-13 A Funny-head may choose the last Think! it has passed.
        H2-BITE-03
        """
        think = rocks.last_think(s, d) if s.dino(d).retreats_to_think else -1
        if think >= 0:
            s.stack.append(biting.Retreat(s.setup.owner[d], d, think))
        else:
            rocks.send_to_start(s, d)

    def end_turn(self, s: Hedz, d: int, extra: int) -> None:
        """Nothing: no rock buys another turn, it passes.  H2-SETUP-03, H2-ROCK-01"""
        turn.pass_the_turn(s, d)
