"""The odds of an answer, by exact enumeration: of a roll, of a throw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final

from dispetto.core.engine.table import Action, Ask, asked
from dispetto.core.outlook import Outlook, chance, outlook, percent, tried
from dispetto.core.show.then import BAD, GOOD, Then
from dispetto.games.hedz.rules import actions
from dispetto.games.hedz.rules.state import AIR, Hedz
from dispetto.games.hedz.rules.throwing import HowToThrow, Throw
from dispetto.games.hedz.thens.fate import LOST, Fate, fate, fates, kept
from dispetto.games.hedz.thens.said import Said

HITS: Final = ("hit", "knocked", "hurled")
MOST_PARTS: Final = 2  # of the odds of a roll: more nobody reads


Ends = Sequence[tuple[Fraction, tuple[Fate, ...]]]  # a chance, and what one may make of it


class Odds(Said):
    """Answers that dice decide."""

    # ------------------------------------------------------------------------------------------------------- the dice

    def on_roll(self) -> Then | None:
        return self.rolled(spends=False)

    on_roll_in_mudd = on_roll
    on_hover = on_roll
    on_fall = on_roll

    def on_roll_third(self) -> Then | None:
        return self.rolled(spends=True)

    on_reroll = on_roll_third
    on_reroll_both = on_roll_third

    def rolled(self, spends: bool) -> Then | None:
        """How likely what is worth knowing becomes, else how far it goes; and what that costs."""
        ends = self.ends()
        if ends is None:
            return None
        parts = self.parts(ends)
        if self.a.verb in ("hover", "fall"):
            text = self.air(ends)
        else:
            text = self.words.together(parts) if parts else self.reach(ends)
        bad = odds(ends, lambda ways: all(f.kind in LOST for f in ways)) >= Fraction(1, 3)
        text = self.words.get("then-spends", then=text) if spends else text
        return Then(text, BAD if bad else "", "rock" if spends else "die")

    def ends(self) -> Ends | None:
        """Each fall of the dice, and what may come of it for one who keeps the roll and walks on."""
        s, a = self.s, self.a
        if a.verb in ("hover", "fall"):
            s, a = tried(self.game, s, a), actions.ROLL
        found = outlook(self.game, s, a, stops=still)
        if found is None:
            return None
        merged: dict[tuple[Fate, ...], Fraction] = {}
        for p, c in found:
            ways = fates(kept(c), self.d)
            merged[ways] = merged[ways] + p if ways in merged else p
        return [(p, ways) for ways, p in merged.items()]

    def parts(self, ends: Ends) -> list[str]:
        """The first of what is worth knowing: the win, the way home, a bite, a roll that is too far."""
        found = {
            "win": odds(ends, lambda ways: any(f.kind in ("won", "crater") for f in ways)),
            "home": odds(ends, lambda ways: all(f.kind in LOST for f in ways)),
            "bite": odds(ends, lambda ways: any(f.last.kind == "prey" for f in ways)),
            "void": odds(ends, lambda ways: all(f.kind == "void" for f in ways)),
        }
        said = [self.words.get(f"then-odds-{key}", p=percent(p)) for key, p in found.items() if p > 0]
        return said[:MOST_PARTS]

    def reach(self, ends: Ends) -> str:
        """Between which spaces it ends."""
        number = self.s.trail.number
        spaces = sorted({f.last.at for _, ways in ends for f in ways}, key=lambda i: (number[i], i))
        first, last = (self.game.display(self.s, "space", i, self.words) for i in (spaces[0], spaces[-1]))
        return self.words.get("then-reach" if first != last else "then-there", first=first, last=last)

    def air(self, ends: Ends) -> str:
        """How likely the roll ends on air, and what a Flier has said of it."""
        falls = self.a.verb == "fall"
        p = odds(ends, lambda ways: any(f.kind == "fell" if falls else self.over_air(f.last.at) for f in ways))
        return self.words.get(f"then-{self.a.verb}", p=percent(p)) if p else self.words.note(self.s, self.ask, self.a)

    def over_air(self, space: int) -> bool:
        """Is there nothing under this space?"""
        return self.s.trail.kind[space] & AIR != 0

    # -------------------------------------------------------------------------------------------------------- a throw

    def on_throw(self) -> Then | None:
        """The odds of a hit, what a hit does, and whose the rock is then."""
        e = (self.d + self.a.args[0]) % self.s.setup.dinos
        ends = self.flight(self.s, self.a)
        if ends is None:
            return None
        hits = [c for _, c in ends if struck(c)]
        p = chance(ends, struck)
        sheet = self.s.dino(e)
        swaps = self.s.edition.swaps
        f = fate(hits[0], self.d if swaps else e) if hits else self.here()
        if p == 1:
            first = self.words.get("then-sure")
        elif swaps:
            first = self.words.get("then-contest", p=percent(p))
        else:
            first = self.words.get("then-flight", p=percent(p), least=sheet.hit_from)
        n = self.s.rocks[self.d] if p == 1 else 1
        if not swaps:
            return Then(f"{first}\n{self.say('knock', Fate('', self.d, self.s.at[self.d], e, n))}", GOOD, "rock")
        mine = Fate(f.kind, self.d, f.at, e, n)
        worse = f.kind in LOST or self.s.trail.number[self.s.at[e]] < self.s.trail.number[self.s.at[self.d]]
        lost = self.say("swap-lost" if f.kind in LOST else "swap", mine)
        return Then(f"{first}\n{lost}", BAD if worse else GOOD, "rock")

    def flight(self, s: Hedz, a: Action) -> Outlook[Hedz] | None:
        """What may come of one throw."""
        return outlook(self.game, s, a, stops=still)

    def shots(self, c: Hedz) -> list[tuple[int, Fraction]]:
        """Whom one rock could hit from here, and how likely."""
        top = asked(c)
        if isinstance(top, HowToThrow):
            c = tried(self.game, c, actions.ONE_ROCK)
            top = asked(c)
        if not isinstance(top, Throw):
            return []
        found = []
        for a in top.legal(c):
            ends = self.flight(c, a) if a.verb == "throw" else None
            if ends is not None:
                found.append(((top.d + a.args[0]) % c.setup.dinos, chance(ends, struck)))
        return found

    def on_one_rock(self) -> Then:
        shots = self.shots(self.s)
        low, high = (percent(pick(p for _, p in shots)) for pick in (min, max)) if shots else (0, 0)
        key = "then-one-rock" if low == high else "then-one-rock-range"
        return Then(self.words.get(key, p=low, high=high), "", "die")


def still(s: Hedz, ask: Ask[Any]) -> bool:
    """Have the dice come to rest?"""
    return not ask.rolls()


def odds(ends: Ends, so: Callable[[tuple[Fate, ...]], bool]) -> Fraction:
    """How likely it comes to this."""
    return sum((p for p, ways in ends if so(ways)), Fraction(0))


def struck(c: Hedz) -> bool:
    """Has the rock hit?"""
    return any(e.kind in HITS for e in c.events or ())
