"""A bot that looks ahead: beyond its own move, at what the others will make of it, on tables it imagines.

It knows nothing about any game: what a table is worth its judge says (core/engine/judge.py). It begins with what greedy
would think of every offer, and lets the tree (bots/search/) correct that as far as its budget goes: so many iterations,
the same answer on any machine, or so many milliseconds of one core. Where dice make every table new no tree grows
(`Judge.beyond`): there it weighs the next move as exactly as its own, and an iteration is a table looked at.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from math import nan
from typing import Any, ClassVar, Final

from dispetto.bots.base import Allowance, Opinion, Thinker, Weighed
from dispetto.bots.beside import CREW, Grown
from dispetto.bots.greedy import favourite, weighed
from dispetto.bots.search.farther import Farther
from dispetto.bots.search.root import Root, Spiteful
from dispetto.bots.search.thought import weigh_offers
from dispetto.bots.search.tree import Knobs, Tree
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import Action, Ask, State, step
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame

# What may be set, from where to where, and what it is where nobody sets it. The first four are for everybody.
SETTINGS: Final[dict[str, tuple[float, float, float]]] = {
    "iterations": (1, 1e9, 1600),
    "ms": (0, 1e6, 0),  # of the processor, in place of iterations
    "cores": (1, 64, 1),  # trees side by side, each with the whole budget, their roots added
    "nasty": (0, 10, 0),  # what others' chances cost it in its own eyes
    "curious": (0, 10, 0.2),  # how far the tree prefers what it has tried less (UCT's constant)
    "ripe": (0, 1e9, 3),  # the visit at which a node asks the judge about its answers; 0: never
    "faith": (0.01, 1e9, 2),  # visits that the judge's word counts for
    "beyond": (-1, 1, -1),  # 1: no tree, but the move after its own weighed exactly; -1: as the judge says
    "trust": (0.01, 1e9, 30),  # visits that greedy's word counts for at the question itself
    "part": (0.1, 0.9, 0.5),  # of the offers in doubt that stay so at each stage
    "most": (2, 1e9, 24),  # offers that are thought about beyond greedy's word
    "few": (2, 1e9, 2),  # and where it weighs the next move; a third hardly ever turned out best
    "doubt": (0, 1, 0.015),  # chances by which such an offer may be worse than the best in greedy's eyes
}


class Kept:
    """The tree of an utterance half said, and the table at which its seat will say the rest."""

    def __init__(self, game: AnyGame, s: State, seat: int, root: Root, said: Action) -> None:
        root.go_on(said)
        c = s.clone()
        step(c, said)
        self.tree: Final = root.tree
        self.place: Final = place_of(game, c, seat)

    def fits(self, game: AnyGame, s: State, seat: int, top: Ask[Any]) -> bool:
        """Is this that table, as far as the seat can tell?"""
        return top.part() > 0 and place_of(game, s, seat) == self.place


def place_of(game: AnyGame, s: State, seat: int) -> tuple[Any, ...]:
    """All that a seat knows of a table and of what it is asked."""
    top = s.stack[-1]
    return game.name, seat, type(top).__name__, top.args(), game.view(s, seat)


class SearchBot(Thinker):
    """Looks ahead in a tree of what everybody may know."""

    name: ClassVar[str] = "search"
    rank: ClassVar[int] = 3

    def __init__(
        self,
        settings: Mapping[str, float] | None = None,
        clock: Callable[[], float] = time.process_time,
        judged: str = "",
    ) -> None:
        super().__init__()
        self.settings: Final = {**{key: usual for key, (_, _, usual) in SETTINGS.items()}, **(settings or {})}
        self.clock: Final = clock
        self.judged: Final = judged  # the version of each game's judge
        self.alone = False  # on one core, whatever was set: somebody else shares them out
        self.kept: Kept | None = None
        self.spent: int = 0  # iterations of the last thought

    def set(self, settings: Mapping[str, str]) -> SearchBot:
        """The bot with other settings; BadInput for one it does not know, or a value out of bounds."""
        given = {key: read(key, value) for key, value in settings.items()}
        return SearchBot({**self.settings, **given}, self.clock, self.judged)

    def within(self, allowance: Allowance) -> Thinker:
        """The bot that has so long; whoever tells it so has other tables too, and it thinks on one core."""
        bot = super().within(allowance)
        assert isinstance(bot, SearchBot)
        bot.alone = True
        return bot

    def opinion(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Opinion:
        """The offer that lasted longest in doubt and looked best in the end."""
        top = s.stack[-1]
        assert isinstance(top, Ask)
        offers = top.legal(s)
        if len(offers) == 1:
            return Opinion(offers[0])
        with undisturbed():
            return self.found(game, s, seat, dice, top, offers)

    def found(self, game: AnyGame, s: State, seat: int, dice: Dice, top: Ask[Any], offers: list[Action]) -> Opinion:
        """What it thinks of several offers."""
        judge = self.eyes(game, s, seat)
        kept, self.kept = self.kept, None
        tree = kept.tree if kept is not None and kept.fits(game, s, seat, top) else None
        worth, _ = weighed(self.allowance, game, judge, s, seat, dice)
        if self.looks_farther(judge):
            worth, visits = self.farther(game, judge, s, seat, dice, worth)
            told = tuple(Weighed(*each) for each in zip(offers, worth, visits, strict=True))
            return Opinion(favourite(offers, worth, top.default(s)), told)
        root = self.root(game, judge, s, seat, worth, tree)
        more = 0 if self.alone else int(self.settings["cores"]) - 1
        parts = self.parts(game, s, seat, worth, [dice.below(1 << 30) for _ in range(more)])
        given = CREW.give(grown, parts) if parts else []
        self.think(root, dice)
        for future, part in zip(given, parts, strict=True):
            root.add(CREW.done(future, grown, part))
        found = root.best(top.default(s)).row
        self.kept = Kept(game, s, seat, root, found) if root.goes_on(found) else None
        return Opinion(found, tuple(Weighed(arm.row, arm.mean(), int(arm.taken)) for arm in root.arms))

    def eyes(self, game: AnyGame, s: State, seat: int) -> Judge:
        """The game's judge, as this one sees with it."""
        judge = game.judge(self.judged)
        nasty = self.settings["nasty"]
        return Spiteful(judge, seat, spite(judge, s, seat, nasty)) if nasty else judge

    def looks_farther(self, judge: Judge) -> bool:
        """Does it weigh the next move rather than grow a tree?"""
        return bool(judge.beyond if self.settings["beyond"] < 0 else self.settings["beyond"])

    def farther(
        self, game: AnyGame, judge: Judge, s: State, seat: int, dice: Dice, worth: list[float]
    ) -> tuple[list[float], list[int]]:
        """What the few best offers come to after the next move, and on how many tables that was found. The others stay
        as far behind greedy's favourite as greedy saw them.
        """
        top, o = s.stack[-1], self.settings
        assert isinstance(top, Ask)
        offers, first = top.legal(s), max(worth)
        order = sorted(range(len(worth)), key=lambda i: -worth[i])
        few = [i for i in order if worth[i] >= first - o["doubt"]][: int(o["few"])]
        tables = [game.imagine(s, seat, dice.below(1 << 30)) for _ in range(judge.tables)]
        began = self.clock()

        def goes_on() -> bool:
            late = o["ms"] and (self.clock() - began) * 1000 >= o["ms"]
            return not late and self.allowance.goes_on()

        seed, far = dice.below(1 << 30), Farther(judge, 0, goes_on)
        found: dict[int, float] = {}
        visits = [0] * len(worth)
        for i in few if len(few) > 1 else []:
            sums, before = [0.0], far.looked
            far.most = before + int(o["iterations"] / len(few))
            for table in tables:
                weigh_offers(far, table, [offers[i]], seat, seed, sums)
            if far.cut:
                break  # and the rest as far behind as greedy saw it
            found[i], visits[i] = sums[0] / len(tables), far.looked - before
        self.spent = far.looked
        drop = first - found.get(order[0], first)
        return [found.get(i, w - drop) for i, w in enumerate(worth)], visits

    def root(
        self, game: AnyGame, judge: Judge, s: State, seat: int, worth: list[float], tree: Tree | None = None
    ) -> Root:
        """The question at the root of a tree, with what greedy thinks of its offers."""
        top = s.stack[-1]
        assert isinstance(top, Ask)
        tree = tree or self.tree(judge, seat, game.hides_nothing)
        imagine = None if game.hides_nothing else game.imagine
        return Root(tree, s, top.legal(s), worth, self.settings["trust"], imagine)

    def parts(
        self, game: AnyGame, s: State, seat: int, worth: list[float], seeds: list[int]
    ) -> list[tuple[str, dict[str, Any], int, list[float], int, dict[str, float], str]]:
        """All that a process needs to grow a tree, for each of the seeds."""
        if not seeds:
            return []
        table, settings = game.dump(s), {**self.settings, "cores": 1.0}
        return [(game.name, table, seat, worth, seed, settings, self.judged) for seed in seeds]

    def tree(self, judge: Judge, seat: int, plain: bool) -> Tree:
        """A tree that has not grown yet."""
        o = self.settings
        return Tree(judge, Knobs(o["curious"], int(o["ripe"]), o["faith"]), seat, plain)

    def think(self, root: Root, dice: Dice) -> None:
        """Halve the offers in doubt until two are left, and compare these to the end of the budget; or until there is
        no more time for it.
        """
        o = self.settings
        root.cut(int(o["most"]))
        stages = 1
        left = len(root.doubt)
        while left > 2:
            left = max(2, int(left * o["part"]))
            stages += 1
        ms = o["ms"]
        began = self.clock()
        known = root.visits  # what the first part of an utterance taught need not be learned again
        most = max(o["iterations"] - known, o["iterations"] / 4)
        self.spent = 0
        for stage in range(1, stages + 1):
            while True:
                if not self.allowance.goes_on():
                    return
                self.spent += root.sweep(dice)
                if ms:
                    if (self.clock() - began) * 1000 >= ms * stage / stages:
                        break
                elif self.spent >= most * stage / stages:
                    break
            if stage < stages:
                root.cut(max(2, int(len(root.doubt) * o["part"])))


def grown(
    name: str,
    table: dict[str, Any],
    seat: int,
    worth: list[float],
    seed: int,
    settings: Mapping[str, float],
    judged: str,
) -> Grown:
    """A tree beside another's: what it found of each offer."""
    game, bot = game_named(name), SearchBot(settings, judged=judged)
    s = game.load(table)
    root = bot.root(game, bot.eyes(game, s, seat), s, seat, worth)
    with undisturbed():
        bot.think(root, Dice(seed))
    return [(int(arm.taken), arm.total, arm in root.doubt) for arm in root.arms]


@contextmanager
def undisturbed() -> Iterator[None]:
    """Meanwhile Python looks for no cycles: a tree has none, and looking took a fifth of the time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def spite(judge: Judge, s: State, seat: int, nasty: float) -> list[float]:
    """What each seat's chance costs in the eyes of a nasty one: the leader's most."""
    values = judge.values(s)
    others = sum(values) - values[seat]
    return [0.0 if other == seat else nasty * v / max(others, 1e-9) for other, v in enumerate(values)]


def read(key: str, value: str) -> float:
    """A setting as somebody wrote it."""
    if key not in SETTINGS:
        raise BadInput("bot-setting-unknown", name=SearchBot.name, key=repr(key), known=list(SETTINGS))
    low, high, _ = SETTINGS[key]
    try:
        found = float(value)
    except ValueError:
        found = nan
    if not low <= found <= high:
        raise BadInput("bot-setting-wrong", key=key, value=repr(value), low=f"{low:g}", high=f"{high:g}")
    return found
