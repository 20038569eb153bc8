"""Somebody of the cast at the table: `persona:becco,strength=hard,nasty=0.8`.

A persona weighs every offer as a player of its strength does, takes off the chances of those its way is after, and
puts on a little for harm that everybody sees, or takes that off, all by the dial. It knows no game: chances come from
the game's judge, harm from what the game tells a study (`Game.harms`), and both from imagined tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from dispetto.bots.base import Opinion, Thinker, Weighed
from dispetto.bots.cast import CAST, STRENGTHS, Persona
from dispetto.bots.search.regard import Regard
from dispetto.bots.search.root import Root
from dispetto.bots.search.thought import weigh_offers
from dispetto.bots.searching import Kept, SearchBot, undisturbed
from dispetto.bots.ways import WAYS, Scene, Temper
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import Action, Ask, Roll, State, step
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame
from dispetto.core.traits import Harm

ILL: Final = 0.8  # what a chance of the one it is after weighs against its own, where the dial is at its end
TASTE: Final = 0.05  # what harm is worth that everybody sees, in chances to win
TRIES: Final = 3  # ways an offer may go of which the harm is counted
FAR: Final = 60  # answers until one of them is left alone
# Of search; the others think to the end of their move, and so do all where dice make every table new (`Judge.beyond`):
# there the tree has won no more than greedy, so levels differ by slips alone.
ITERATIONS: Final = {"hard": 400, "expert": 2500}
# How far each misjudges an offer, in chances to win (the spread of it): what is plain they all see.
SLIPS: Final = {"easy": 0.06, "normal": 0.018, "hard": 0.005, "expert": 0.0}


class Desk:
    """Where the tree of a move half said lies until the rest is asked for."""

    def __init__(self) -> None:
        self.root: Root | None = None  # of the question that is thought about
        self.kept: Kept | None = None


class PersonaBot(Thinker):
    """One of the cast, with both dials."""

    name: ClassVar[str] = "persona"
    rank: ClassVar[int] = 5
    people: ClassVar[tuple[str, ...]] = tuple(CAST)
    minds: bool = True

    def __init__(
        self,
        who: str = "rancora",
        strength: str = "",
        nasty: float = -1.0,
        wrongs: Sequence[Harm] = (),
        desk: Desk | None = None,
    ) -> None:
        super().__init__()
        self.persona: Final[Persona] = CAST[who]
        self.strength: Final = strength or self.persona.strength
        self.nasty: Final = nasty if nasty >= 0 else self.persona.nasty
        self.wrongs: Final = wrongs
        self.desk: Final = desk or Desk()
        self.quick = self.strength not in ITERATIONS

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
        return PersonaBot(self.persona.key, self.strength, self.nasty, wrongs, self.desk)

    # ------------------------------------------------------------------------------------------------------- choosing

    def opinion(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Opinion:
        """The offer it likes best; on a tie the default, then the first."""
        top = s.stack[-1]
        assert isinstance(top, Ask)
        offers = top.legal(s)
        if len(offers) == 1:
            return Opinion(offers[0])
        with undisturbed():
            return self.liking(game, s, seat, dice, top, offers)

    def liking(self, game: AnyGame, s: State, seat: int, dice: Dice, top: Ask[Any], offers: list[Action]) -> Opinion:
        """How it likes each of several offers."""
        judge = game.judge()
        tables = [game.imagine(s, seat, dice.below(1 << 30)) for _ in range(judge.tables)]
        temper = WAYS[self.persona.way](self.scene(game, judge, tables, seat))
        against = [self.nasty * ILL * temper.ill.get(n, 0.0) for n in range(game.seats(s))]
        regard = Regard(judge, seat, against, temper.bend)
        worth, visits = [0.0] * len(offers), [0] * len(offers)
        for n, table in enumerate(tables):
            if not self.allowance.goes_on() and n:
                tables = tables[:n]
                break
            weigh_offers(regard, table, offers, seat, dice.below(1 << 30), worth)
        worth = [w / len(tables) for w in worth]
        if self.strength in ITERATIONS and not judge.beyond:
            worth, visits = self.searched(game, regard, s, seat, dice, worth)
        harm = self.harms(game, judge, tables, offers, seat, dice, temper)
        liked = [w + self.relish(temper, hit) for w, hit in zip(worth, harm, strict=True)]
        if slip := SLIPS[self.strength]:
            liked = [x + slip * misjudged(dice) for x in liked]
        told = tuple(Weighed(*each) for each in zip(offers, liked, visits, strict=True))
        most = max(liked) - 1e-9
        if temper.margin:
            near = most - temper.margin * (1.0 - self.nasty)
            least = min(sum(harm[i].values()) for i, x in enumerate(liked) if x >= near)
            most = max(x for i, x in enumerate(liked) if x >= near and sum(harm[i].values()) <= least)
            liked = [x if sum(harm[i].values()) <= least else -9.0 for i, x in enumerate(liked)]
        default = top.default(s)
        best = [a for a, x in zip(offers, liked, strict=True) if x >= most]
        answer = default if default in best else best[0]
        root, self.desk.root = self.desk.root, None
        self.desk.kept = Kept(game, s, seat, root, answer) if root is not None and root.goes_on(answer) else None
        return Opinion(answer, told)

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
        seat: int,
        dice: Dice,
        worth: list[float],
    ) -> tuple[list[float], list[int]]:
        """What each offer comes to when the others have answered it, and how often it was tried."""
        search = SearchBot({"iterations": ITERATIONS[self.strength]})
        search.allowance = self.allowance
        top, kept = s.stack[-1], self.desk.kept
        assert isinstance(top, Ask)
        tree = kept.tree if kept is not None and kept.fits(game, s, seat, top) else None
        root = search.root(game, regard, s, seat, worth, tree)
        search.think(root, dice)
        self.desk.root = root
        return [arm.mean() for arm in root.arms], [int(arm.taken) for arm in root.arms]

    # ----------------------------------------------------------------------------------------------------------- harm

    def relish(self, temper: Temper, hit: Mapping[int, float]) -> float:
        """What harm to these is worth to it, in chances to win; below 0 where it would rather not."""
        rest = temper.anybody
        fond = sum(much * (rest + (1 - rest) * temper.ill.get(whom, 0.0)) for whom, much in hit.items())
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
        for n in range(TRIES):
            seed = dice.below(1 << 30)
            if not self.allowance.goes_on() and n:
                break
            for a, hit in zip(offers, hits, strict=True):
                table = tables[0].clone()
                table.events = []
                play_on(judge, table, a, seat, Dice(seed))
                for whom in {h.whom for h in game.harms(table, table.events) if h.by == seat}:
                    hit[whom] = hit.get(whom, 0.0) + 1 / TRIES
        return hits


def misjudged(dice: Dice) -> float:
    """An error like those of people: mostly small, 1 on the whole, never above 3."""
    return sum(dice.below(1 << 20) for _ in range(3)) / (1 << 19) - 3.0


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
