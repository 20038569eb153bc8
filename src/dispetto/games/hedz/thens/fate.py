"""What becomes of a dino after an answer: where it ends, and what meets it there."""

from __future__ import annotations

from typing import Final, NamedTuple

from dispetto.core.engine.table import Action, asked, step
from dispetto.games.hedz.rules import actions
from dispetto.games.hedz.rules.biting import Bite
from dispetto.games.hedz.rules.landing import Swim, Toll
from dispetto.games.hedz.rules.pushing import InTheWay
from dispetto.games.hedz.rules.questions import DinoAsk
from dispetto.games.hedz.rules.rocks import within_reach
from dispetto.games.hedz.rules.rolling import Keep, UseDice
from dispetto.games.hedz.rules.state import MUDD, NOBODY, Hedz
from dispetto.games.hedz.rules.throwing import HowToThrow, StopHere, Throw
from dispetto.games.hedz.rules.walking import IntoTheVolcano, Route, Scoop, Walk

LOST: Final = ("fell", "drowned", "burned")  # events that send a dino home
ONWARD: Final[dict[type, Action]] = {
    InTheWay: actions.WALK_ON,
    StopHere: actions.GO_ON,
    Scoop: actions.SCOOP_ALL,
    Keep: actions.KEEP,
}
MET: Final[dict[type, str]] = {InTheWay: "meets", StopHere: "spots", Scoop: "passes", Route: "fork"}


class Fate(NamedTuple):
    """One end of a movement, by the key of its sentence."""

    kind: str
    d: int
    at: int  # the space
    who: int = NOBODY  # the other dino in it
    n: int = 0
    rest: Fate | None = None  # what comes of it for one who simply goes on

    @property
    def last(self) -> Fate:
        """What comes of it in the end, for one who simply goes on."""
        return self if self.rest is None else self.rest.last


def fate(c: Hedz, d: int) -> Fate:
    """What has become of a dino, or what it is asked on the way there."""
    here = c.at[d]
    told = {e.kind: e.args for e in c.events or () if e.args[0] == d and e.kind not in ("starts", "opening")}
    if "won" in told:
        return Fate("won", d, c.trail.finish)
    for kind in LOST:
        if kind in told:
            return Fate(kind, d, told[kind][1], n=told[kind][2])
    if "void" in told:
        return Fate("void", d, here, n=told["void"][1])
    top = asked(c)
    if isinstance(top, DinoAsk) and top.d == d:
        found = stopped(c, d, top)
        if found is not None:
            return found
    if "boo" in told:
        return Fate("boo", d, here)
    if "toll" in told:
        return Fate("toll", d, here)
    if told.get("rock", (d, -1))[1] == here:
        return Fate("rock", d, here)
    if c.trail.kind[here] & MUDD and not c.dino(d).walks_mudd:
        return Fate("mudd", d, here)
    return Fate("ends", d, here, who=next((e for e, at in enumerate(c.at) if at == here and e != d), NOBODY))


def stopped(c: Hedz, d: int, top: DinoAsk) -> Fate | None:
    """What a question in the middle of a movement, or at its end, says of it."""
    here = c.at[d]
    if isinstance(top, UseDice):
        return Fate("dice", d, here)
    if isinstance(top, Scoop) and not any(isinstance(f, Walk) and f.d == d for f in c.stack):
        return Fate("finds", d, here, n=within_reach(c, d))
    if isinstance(top, IntoTheVolcano):
        return Fate("crater", d, here)
    if isinstance(top, Route):
        return Fate("fork", d, here, n=top.left)
    if type(top) in MET:
        return Fate(MET[type(top)], d, here, met(c, d, top), c.loose[here], gone_on(c, d))
    if isinstance(top, Toll):
        return Fate("lava", d, here)
    if isinstance(top, Swim):
        return Fate("swim", d, here)
    if isinstance(top, Bite):
        victim = (d + top.rel) % c.setup.dinos
        return Fate("prey", d, here, victim, c.rocks[victim])
    if isinstance(top, Throw | HowToThrow):
        return Fate("aims", d, here, met(c, d, top))
    return None


def met(c: Hedz, d: int, top: DinoAsk) -> int:
    """The first of those whom a question is about."""
    if isinstance(top, InTheWay):
        return (d + top.legal(c)[-1].args[0]) % c.setup.dinos
    seen = [e for e in range(c.setup.dinos) if c.at[e] in c.trail.sees[c.at[d]] and not c.allied(d, e)]
    return seen[0] if seen else NOBODY


def gone_on(c: Hedz, d: int) -> Fate | None:
    """What comes of it for one who walks on past everybody, takes what lies there and throws at nobody."""
    top = asked(c)
    row = ONWARD.get(type(top))
    if top is None or row is None or row not in top.legal(c):
        return None
    on = c.clone()
    on.events = []
    step(on, row)
    return fate(on, d)


def fates(c: Hedz, d: int) -> tuple[Fate, ...]:
    """The same where the owner first says which of the dice count: one fate for each."""
    top = asked(c)
    if not isinstance(top, UseDice):
        return (fate(c, d),)
    found = []
    for row in top.legal(c):
        on = c.clone()
        on.events = []
        step(on, row)
        found.append(fate(on, d))
    return tuple(found)


def kept(c: Hedz) -> Hedz:
    """The same table, a clone of ours, with the roll kept where that is asked."""
    if isinstance(asked(c), Keep):
        step(c, actions.KEEP)
    return c
