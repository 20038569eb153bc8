"""Somebody of the cast at the table: `persona:becco,strength=hard,nasty=0.8`.

A persona weighs every offer as a player of its strength does, takes off the chances of those its way is after, and
puts on a little for harm that everybody sees, or takes that off, all by the dial. It knows no game: chances come from
the game's judge, harm from what the game tells a study (`Game.harms`), and both from imagined tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from dispetto.bots.base import Bot
from dispetto.bots.cast import CAST, STRENGTHS, Persona
from dispetto.bots.search.regard import Regard
from dispetto.bots.search.root import Root
from dispetto.bots.search.thought import weigh_offers
from dispetto.bots.searching import SearchBot
from dispetto.bots.ways import WAYS, Scene, Temper
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import Action, Ask, Roll, State, step
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame
from dispetto.core.traits import Harm

ILL: Final = 0.8  # what a chance of the one it is after weighs against its own, where the dial is at its end
TASTE: Final = 0.05  # what harm is worth that everybody sees, in chances to win
ANYBODY: Final = 0.3  # of that, to anybody at all; the rest to those it is after
TRIES: Final = 3  # ways an offer may go of which the harm is counted
FAR: Final = 60  # answers until one of them is left alone
ITERATIONS: Final = {"hard": 300, "expert": 1600}  # of search; the others think to the end of their move
DEAR: Final = 8  # so many times fewer where each of them is played on as greedy would
SLIPS: Final = 0.6  # how much of what is at stake an easy one may misjudge


class PersonaBot(Bot):
    """One of the cast, with both dials."""

    name: ClassVar[str] = "persona"
    rank: ClassVar[int] = 5
    people: ClassVar[tuple[str, ...]] = tuple(CAST)
    minds: bool = True

    def __init__(
        self, who: str = "rancora", strength: str = "", nasty: float = -1.0, wrongs: Sequence[Harm] = ()
    ) -> None:
        self.persona: Final[Persona] = CAST[who]
        self.strength: Final = strength or self.persona.strength
        self.nasty: Final = nasty if nasty >= 0 else self.persona.nasty
        self.wrongs: Final = wrongs

    def played_as(self, who: str) -> PersonaBot:
        return PersonaBot(who)

    def set(self, settings: Mapping[str, str]) -> PersonaBot:
        strength, nasty = self.strength, self.nasty
        for key, value in settings.items():
            if key == "strength":
                if value not in STRENGTHS:
                    raise BadInput("bot-strength", value=repr(value), known=list(STRENGTHS))
                strength = value
            elif key == "nasty":
                nasty = dial(value)
            else:
                raise BadInput("bot-setting-unknown", name=self.name, key=repr(key), known=["strength", "nasty"])
        return PersonaBot(self.persona.key, strength, nasty, self.wrongs)

    def minding(self, wrongs: Sequence[Harm]) -> PersonaBot:
        return PersonaBot(self.persona.key, self.strength, self.nasty, wrongs)

    # ------------------------------------------------------------------------------------------------------- choosing

    def choose(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Action:
        """The offer it likes best; on a tie the default, then the first."""
        top = s.stack[-1]
        assert isinstance(top, Ask)
        offers = top.legal(s)
        if len(offers) == 1:
            return offers[0]
        judge = game.judge()
        tables = [game.imagine(s, seat, dice.below(1 << 30)) for _ in range(judge.tables)]
        temper = WAYS[self.persona.way](self.scene(game, judge, tables, seat))
        against = [self.nasty * ILL * temper.ill.get(n, 0.0) for n in range(game.seats(s))]
        regard = Regard(judge, seat, against, temper.bend)
        worth = [0.0] * len(offers)
        for table in tables:
            weigh_offers(regard, table, offers, seat, dice.below(1 << 30), worth)
        worth = [w / len(tables) for w in worth]
        if self.strength in ITERATIONS:
            worth = self.searched(game, regard, s, offers, seat, dice, worth)
        harm = self.harms(game, judge, tables, offers, seat, dice, temper)
        liked = [w + self.relish(temper, hit) for w, hit in zip(worth, harm, strict=True)]
        if self.strength == "easy":
            slip = SLIPS * (max(worth) - min(worth))
            liked = [x + slip * dice.below(1 << 20) / (1 << 20) for x in liked]
        most = max(liked) - 1e-9
        if temper.margin:
            near = most - temper.margin * (1.0 - self.nasty)
            least = min(sum(harm[i].values()) for i, x in enumerate(liked) if x >= near)
            most = max(x for i, x in enumerate(liked) if x >= near and sum(harm[i].values()) <= least)
            liked = [x if sum(harm[i].values()) <= least else -9.0 for i, x in enumerate(liked)]
        default = top.default(s)
        best = [a for a, x in zip(offers, liked, strict=True) if x >= most]
        return default if default in best else best[0]

    def scene(self, game: AnyGame, judge: Judge, tables: Sequence[State], seat: int) -> Scene:
        """The table as its way sees it."""
        each = [judge.values(table) for table in tables]
        chances = [sum(values) / len(each) for values in zip(*each, strict=True)]
        out = frozenset(n for n in range(len(chances)) if game.is_out(tables[0], n))
        return Scene(seat, chances, out, self.wrongs)

    def searched(
        self,
        game: AnyGame,
        regard: Regard,
        s: State,
        offers: list[Action],
        seat: int,
        dice: Dice,
        worth: list[float],
    ) -> list[float]:
        """What each offer comes to when the others have answered it."""
        search = SearchBot({"iterations": ITERATIONS[self.strength] // (DEAR if regard.beyond else 1)})
        imagine = None if game.hides_nothing else game.imagine
        root = Root(search.tree(regard, seat), s, offers, worth, search.settings["trust"], imagine)
        search.think(root, dice)
        return [arm.mean() for arm in root.arms]

    # ----------------------------------------------------------------------------------------------------------- harm

    def relish(self, temper: Temper, hit: Mapping[int, float]) -> float:
        """What harm to these is worth to it, in chances to win; below 0 where it would rather not."""
        fond = sum(much * (ANYBODY + (1 - ANYBODY) * temper.ill.get(whom, 0.0)) for whom, much in hit.items())
        return self.nasty * TASTE * fond - (1.0 - self.nasty) * temper.gentle * sum(hit.values())

    def harms(
        self,
        game: AnyGame,
        judge: Judge,
        tables: Sequence[State],
        offers: list[Action],
        seat: int,
        dice: Dice,
        temper: Temper,
    ) -> list[dict[int, float]]:
        """For each offer whom it harms for all to see, and how likely that is; every offer meets the same dice."""
        hits: list[dict[int, float]] = [{} for _ in offers]
        if not self.nasty and not temper.gentle and not temper.margin:
            return hits
        for _ in range(TRIES):
            seed = dice.below(1 << 30)
            for a, hit in zip(offers, hits, strict=True):
                table = tables[0].clone()
                table.events = []
                play_on(judge, table, a, seat, Dice(seed))
                for whom in {h.whom for h in game.harms(table, table.events) if h.by == seat}:
                    hit[whom] = hit.get(whom, 0.0) + 1 / TRIES
        return hits


def play_on(judge: Judge, s: State, a: Action, seat: int, dice: Dice) -> None:
    """Answer, and go on by default and by dice until the seat has had its say."""
    step(s, a)
    for _ in range(FAR):
        if not s.stack or judge.quiet(s, seat):
            return
        top = s.stack[-1]
        assert isinstance(top, Ask)
        step(s, top.fall(s, dice) if isinstance(top, Roll) else top.default(s))


def dial(value: str) -> float:
    """A nastiness from 0 to 1; BadInput where it is none."""
    try:
        nasty = float(value)
    except ValueError:
        nasty = -1.0
    if not 0.0 <= nasty <= 1.0:
        raise BadInput("bot-setting-wrong", key="nasty", value=repr(value), low="0", high="1")
    return nasty
