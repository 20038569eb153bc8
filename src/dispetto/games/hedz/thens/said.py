"""What can be said of an answer: sentences about a dino and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dispetto.core.engine.table import Action
from dispetto.core.show.then import BAD, GOOD, Then
from dispetto.core.telling.words import Words, yes
from dispetto.games.hedz.rules.questions import DinoAsk
from dispetto.games.hedz.rules.state import Hedz
from dispetto.games.hedz.thens.fate import LOST, Fate

if TYPE_CHECKING:
    from dispetto.games.hedz.game import HedzGame

ICONS: Final = {
    **dict.fromkeys(("fell", "drowned", "swim"), "splash"),
    **dict.fromkeys(("burned", "prey", "bite"), "skull"),
    **dict.fromkeys(("rock", "finds", "passes", "toll", "lava"), "rock"),
    **dict.fromkeys(("boo", "dice"), "die"),
    "won": "star",
    "crater": "star",
}
FOR_ME: Final = {
    **dict.fromkeys((*LOST, "void"), BAD),
    **dict.fromkeys(("won", "crater", "prey", "rock", "finds"), GOOD),
}
FOR_OTHERS: Final = {**dict.fromkeys((*LOST, "void"), GOOD), "won": BAD, "crater": BAD}


class Said:
    """One answer to one question, told to whoever is asked."""

    def __init__(self, game: HedzGame, s: Hedz, ask: DinoAsk, a: Action, words: Words) -> None:
        self.game = game
        self.s = s
        self.ask = ask
        self.a = a
        self.words = words
        self.d = ask.d

    def say(self, key: str, f: Fate, **more: Any) -> str:
        """A sentence about a dino: $you, $me and $me_g, $at, $who and $who_g, $n."""
        facts: dict[str, Any] = {"n": f.n, "at": self.game.display(self.s, "space", f.at, self.words)}
        for name, dino in (("me", f.d), ("who", f.who)):
            facts[name], facts[f"{name}_g"], _ = self.game.display(self.s, "dino", dino, self.words)
        facts["you"] = yes(self.mine(f.d))
        facts["alone"] = yes(f.who < 0)
        return self.words.get(f"then-{key}", **facts, **more)

    def mine(self, d: int) -> bool:
        """Does this dino belong to whoever is asked?"""
        return self.s.setup.owner[d] == self.ask.seat

    def fated(self, f: Fate) -> Then:
        """Where a dino ends; for a question on the way also what comes of it for one who goes on."""
        tone = (FOR_ME if self.mine(f.d) else FOR_OTHERS).get(f.kind, "")
        text = self.say(f.kind, f)
        if f.rest is not None and self.mine(f.d):
            text = f"{text}\n{self.say('else', f.last, kind=f.last.kind)}"
        return Then(text, tone, ICONS.get(f.kind, "steps"))

    def here(self, **more: Any) -> Fate:
        """The dino where it stands."""
        return Fate("", self.d, self.s.at[self.d], **more)
