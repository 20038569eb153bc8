"""What an answer does, said before it is given: where a dino ends, what it costs, and the odds where dice decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dispetto.core.engine.table import Action, Ask, asked, step
from dispetto.core.outlook import percent, tried
from dispetto.core.show.then import BAD, GOOD, Then
from dispetto.core.telling.words import Words
from dispetto.games.hedz.rules import actions
from dispetto.games.hedz.rules.biting import Bite, Retreat
from dispetto.games.hedz.rules.pushing import Steal
from dispetto.games.hedz.rules.questions import DinoAsk, WalkingAsk
from dispetto.games.hedz.rules.state import Hedz
from dispetto.games.hedz.rules.walking import Scoop
from dispetto.games.hedz.thens.fate import Fate, fate
from dispetto.games.hedz.thens.odds import Odds
from dispetto.games.hedz.thens.said import FOR_OTHERS

if TYPE_CHECKING:
    from dispetto.games.hedz.game import HedzGame


def then(game: HedzGame, s: Hedz, ask: Ask[Any], a: Action, words: Words) -> Then | None:
    """The consequence of an answer; None where there is nothing to say."""
    return Telling(game, s, ask, a, words).told() if isinstance(ask, DinoAsk) else None


class Telling(Odds):
    """Every answer of both editions, by its verb."""

    def told(self) -> Then | None:
        """By the verb of the answer; what only moves a dino says where it ends."""
        found: Then | None = getattr(self, f"on_{self.a.verb}", self.moved)()
        return found

    # ---------------------------------------------------------------------------------------------------- on the way

    def moved(self) -> Then | None:
        """Where the dino of the question ends."""
        return self.fated(fate(tried(self.game, self.s, self.a), self.d))

    def on_push(self) -> Then:
        """What is stolen, and where the pushed one ends."""
        e = (self.d + self.a.args[0]) % self.s.setup.dinos
        c = tried(self.game, self.s, self.a)
        return self.pushed(c, e)

    def on_steal(self) -> Then:
        assert isinstance(self.ask, Steal)
        return self.pushed(tried(self.game, self.s, self.a), self.ask.e)

    def pushed(self, c: Hedz, e: int) -> Then:
        """Two lines: I stay here and have so many rocks more; the other walks the rest."""
        while isinstance(top := asked(c), Scoop) and top.d == self.d:
            step(c, actions.SCOOP_ALL)
        told = next((event.args for event in c.events or () if event.kind == "pushed"), None)
        assert isinstance(self.ask, WalkingAsk)
        left = self.ask.left
        if told is None:  # how many to steal is asked first
            return Then(self.say("push-first", self.here(who=e, n=left)), "", "rock")
        f = fate(c, e)
        if f.kind in ("meets", "spots", "passes", "fork") and not self.mine(top.seat if top else e):
            f = Fate("goes", e, f.at, n=left)
        elif f.kind == "fork":
            f = Fate("steers", e, f.at, n=f.n)
        spared = told[2] == 0 and self.s.rocks[e] > 0
        lost = self.say("push-none" if spared else "push", self.here(who=e, n=told[2]))
        return Then(f"{lost}\n{self.say(f.kind, f)}", FOR_OTHERS.get(f.kind, ""), "rock" if told[2] else "right")

    def on_stop(self) -> Then:
        """The move ends here, and the best shot there is."""
        c = tried(self.game, self.s, self.a)
        while isinstance(asked(c), Scoop):
            step(c, actions.SCOOP_ALL)
        shots = self.shots(c)
        best = max((percent(p) for _, p in shots), default=0)
        who = max(shots, key=lambda shot: shot[1])[0] if shots else -1
        return Then(self.say("stop", self.here(who=who), p=best), "", "rock")

    # --------------------------------------------------------------------------------------------------------- rocks

    def on_all_rocks(self) -> Then:
        return Then(self.say("all-rocks", self.here(n=self.s.rocks[self.d])), "", "rock")

    def on_give_up(self) -> Then:
        f = fate(tried(self.game, self.s, self.a), self.d)
        if f.kind == "boo":
            return self.fated(f)
        return Then(self.say("hold", self.here(n=self.s.rocks[self.d])), "", "rock")

    def on_scoop_all(self) -> Then:
        """How many rocks one holds then, and how many of them for long."""
        before, after = self.s.rocks[self.d], tried(self.game, self.s, self.a).rocks[self.d]
        limit = self.s.dino(self.d).limit
        over = self.a.verb != "leave_rocks" and after > limit
        text = self.say("over" if over else "hands", self.here(n=limit if over else after))
        return Then(text, BAD if over else GOOD, "rock", lead=f"{before} → {after}")

    on_scoop = on_scoop_all

    def on_leave_rocks(self) -> Then:
        if getattr(self.ask, "counted", 0):
            return self.on_scoop_all()
        return Then(self.say("leave", self.here(n=self.s.loose[self.s.at[self.d]])), "", "rock")

    def on_pay(self) -> Then:
        return Then(self.say("pay", self.here(n=self.s.rocks[self.d] - 1)), "", "rock")

    def on_extra_turn(self) -> Then:
        return Then(self.words.get("then-again"), GOOD, "rock")

    def on_rest(self) -> Then:
        return Then(self.say("rest", self.here(n=self.s.rocks[self.d])), "", "steps")

    # ---------------------------------------------------------------------------------------------------------- teeth

    def on_bite(self) -> Then:
        """The loot, and where the head goes."""
        e = (self.d + self.a.args[0]) % self.s.setup.dinos
        c = tried(self.game, self.s, self.a)
        while isinstance(top := asked(c), Bite) and top.d == self.d:
            step(c, actions.SPARE[top.rel - 1])
        asks = isinstance(top, DinoAsk) and top.d == e and c.at[e] == self.s.at[e]
        n = self.s.rocks[e]
        where = Fate("", self.d, c.at[e] if not asks else getattr(top, "think", c.at[e]), e, n)
        return Then(self.say("bite-or" if asks else "bite", where), GOOD, "skull")

    def on_spare(self) -> Then:
        e = (self.d + self.a.args[0]) % self.s.setup.dinos
        return Then(self.say("spare", self.here(who=e)), "", "steps")

    def on_to_think(self) -> Then:
        assert isinstance(self.ask, Retreat)
        return Then(self.say("back", Fate("", self.d, self.ask.think)), GOOD, "back")

    def on_to_start(self) -> Then:
        return Then(self.say("back", Fate("", self.d, self.s.trail.start)), BAD, "back")

    # ---------------------------------------------------------------------------------------------- before the game

    def on_be(self) -> Then | None:
        key = f"type-{self.game.types[self.a.args[0]].name}-short"
        return Then(self.words.get(key)) if self.words.has(key) else None

    def on_first_goes(self) -> Then:
        first, second = (self.game.display(self.s, "type", self.s.kind[self.d + k], self.words) for k in (0, 1))
        return Then(self.words.get("then-before", first=first, second=second), "", "right")

    def on_second_goes(self) -> Then:
        second, first = (self.game.display(self.s, "type", self.s.kind[self.d + k], self.words) for k in (0, 1))
        return Then(self.words.get("then-before", first=first, second=second), "", "right")
