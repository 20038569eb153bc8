"""The bot that searches: the same answer under a seed, no secret in its tree, no thought without a choice."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest

from dispetto.bots import bot_named
from dispetto.bots.base import Allowance, Opinion, Thinker
from dispetto.bots.beside import CREW
from dispetto.bots.greedy import GreedyBot
from dispetto.bots.match import ask_bot
from dispetto.bots.persona import PersonaBot
from dispetto.bots.search.farther import Farther
from dispetto.bots.search.root import Root, Spiteful
from dispetto.bots.search.tree import Knobs, Node, Tree
from dispetto.bots.searching import SearchBot
from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.judge import Judge, shared
from dispetto.core.engine.table import ALL, Action, Ask, State, asked, step
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame
from dispetto.testing.secrets import twins
from dispetto.testing.tables import Moment, Table, asking
from tests.games.lunch_money import told as lunch

OURS = ["hedz-25th", "hedz-2nd", "shear-panic", "lunch-money", "horse-racing"]
GAMES = pytest.mark.parametrize("name", OURS)


def choices(game: AnyGame, seats: int, seed: int) -> Iterator[State]:
    """The tables of a game among greedy bots at which somebody has a choice."""
    s: State = game.new(seats)
    dice = Dice(seed)
    greedy = GreedyBot(version="0.1")
    while (ask := asked(s)) is not None:
        offers = ask.legal(s)
        if ask.rolls():
            step(s, ask.fall(s, dice))
        elif len(offers) == 1:
            step(s, offers[0])
        else:
            yield s
            step(s, greedy.choose(game, s, ask.seat, dice))


def mover(s: State) -> int:
    ask = asked(s)
    assert ask is not None
    return ask.seat


# ------------------------------------------------------------------------------------------------------ the same answer

TOLD = {  # what it answers at every ninth choice of a game, with the judges of 0.1
    "hedz-25th": [54, 51, 54, 54, 122, 51],
    "hedz-2nd": [54, 40, 39, 65, 39, 40],
    "shear-panic": [34, 44, 28, 46, 59, 28],
    "lunch-money": [21, 13, 54, 51, 50, 42],
    "horse-racing": [45, 43, 48, 256, 256, 256],
}


@GAMES
def test_it_answers_the_same_under_a_seed_compiled_or_not(name: str) -> None:
    game = game_named(name)
    said = []
    iterations = 400 if game.judge("0.1").beyond else 80  # the next move is weighed exactly, which takes some tables
    for s in islice(choices(game, 4, 3), 4, 50, 9):
        once, twice = (SearchBot({"iterations": iterations}, judged="0.1") for _ in range(2))
        a = once.choose(game, game.imagine(s, mover(s), 1), mover(s), Dice(9))
        assert a is twice.choose(game, game.imagine(s, mover(s), 1), mover(s), Dice(9))
        said.append(a.code)
    assert said == TOLD[name]


@GAMES
def test_it_answers_the_same_on_two_tables_that_its_seat_cannot_tell_apart(name: str) -> None:
    game = game_named(name)
    bot = SearchBot({"iterations": 30})
    compared = 0
    moments: list[tuple[Moment, Ask[Any]]] = list(asking(Table(game, 3, (), 5)))
    for m, ask in moments:
        if len(ask.legal(m.s)) == 1:
            continue
        for seat, twin in twins(m):
            if seat == ask.seat:
                compared += 1
                assert ask_bot(game, m.s, seat, bot, Dice(3)) is ask_bot(game, twin, seat, bot, Dice(3))
    assert compared or game.hides_nothing


def test_it_does_not_touch_the_table_it_is_shown() -> None:
    for name in OURS:
        game = game_named(name)
        s = next(choices(game, 3, 1))
        before = game.dump(s)
        SearchBot({"iterations": 40}).choose(game, s, mover(s), Dice(1))
        assert game.dump(s) == before


# ---------------------------------------------------------------------------------------------------------- its budget


def test_a_single_offer_costs_nothing() -> None:
    game = game_named("hedz-25th")
    s = game.new(4, {"first_player": 1})
    dice, bot = Dice(3), SearchBot()
    assert bot.choose(game, s, mover(s), dice).verb == "roll"
    assert dice.next() == Dice(3).next() and bot.spent == 0


def test_a_budget_in_iterations_is_kept() -> None:
    for name in OURS:
        game = game_named(name)
        s = next(choices(game, 4, 1))
        bot = SearchBot({"iterations": 100})
        bot.choose(game, s, mover(s), Dice(1))
        if game.judge().beyond:  # there it is a bound: what is weighed exactly needs no more, and ends with the roll
            assert bot.spent < 100 + 36 * 3
        else:
            assert 100 <= bot.spent < 100 + 24 * 5  # a sweep more at each stage, at most


@pytest.mark.parametrize("name", ["hedz-25th", "hedz-2nd"])
def test_where_dice_make_every_table_new_the_next_move_is_weighed_for_offers_in_doubt(name: str) -> None:
    game = game_named(name)
    judge = game.judge()
    compared = 0
    for s in islice(choices(game, 2, 3), 12):
        top, seat = asked(s), mover(s)
        assert top is not None
        plain = GreedyBot().opinion(game, s, seat, Dice(1))
        best = max(one.worth for one in plain.offers)
        doubted = [one.row for one in plain.offers if one.worth >= best - 0.015]
        found = SearchBot({"few": 9}).opinion(game, s, seat, Dice(1))
        looked = [one for one in found.offers if one.visits]
        if len(doubted) == 1:
            assert not looked and found.answer is plain.answer
            continue
        assert {one.row for one in looked} <= set(doubted)
        for one in looked:
            c = game.clone(s)
            step(c, one.row)
            if c.stack and judge.quiet(c, seat):  # its move is over: here comes the next
                compared += 1
                assert one.worth == Farther(judge, 1).values(c)[seat] != judge.values(c)[seat]
        short = SearchBot({"few": 9}).within(Allowance(steps=2)).opinion(game, s, seat, Dice(1))
        assert short.answer is plain.answer or sum(one.visits > 0 for one in short.offers) > 1
    assert compared


def test_a_budget_in_time_ends_when_the_clock_says_so() -> None:
    ticks = count()
    game = game_named("shear-panic")
    s = next(choices(game, 4, 1))
    bot = SearchBot({"ms": 50}, clock=lambda: next(ticks) / 1000)  # a millisecond passes whenever it looks
    bot.choose(game, s, mover(s), Dice(1))
    assert next(ticks) in range(50, 60)


def test_settings_are_read_and_bad_ones_named() -> None:
    bot = bot_named("search:iterations=30,nasty=0.5")
    assert isinstance(bot, SearchBot)
    assert bot.settings["iterations"] == 30 and bot.settings["nasty"] == 0.5 and bot.settings["ms"] == 0
    for wrong in ("search:iterations=none", "search:iterations=-1", "search:nasty=nan", "search:speed=1"):
        with pytest.raises(BadInput):
            bot_named(wrong)


def test_the_rest_of_an_utterance_is_searched_in_the_same_tree() -> None:
    game = game_named("shear-panic")
    bot = SearchBot({"iterations": 200})
    for s in choices(game, 4, 2):
        seat = mover(s)
        c = game.clone(s)
        step(c, bot.choose(game, c, seat, Dice(1)))
        ask = asked(c)
        if ask is not None and ask.seat == seat and ask.part() > 0 and len(ask.legal(c)) > 1:
            assert bot.kept is not None
            tree = bot.kept.tree
            node = tree.here()
            assert isinstance(node, Node) and node.visits > 0
            bot.choose(game, c, seat, Dice(1))
            assert bot.spent < 200
            return
    raise AssertionError("nobody said anything in two parts")


def test_somebody_of_the_cast_keeps_the_tree_of_a_move_half_said() -> None:
    game = game_named("shear-panic")
    bot = bot_named("persona:becco,strength=hard,nasty=0")
    assert isinstance(bot, PersonaBot)
    for s in choices(game, 4, 2):
        seat = mover(s)
        c = game.clone(s)
        step(c, bot.minding(()).choose(game, c, seat, Dice(1)))
        ask = asked(c)
        if ask is not None and ask.seat == seat and ask.part() > 0 and len(ask.legal(c)) > 1:
            kept = bot.desk.kept
            assert kept is not None and kept.fits(game, c, seat, ask)
            before, fresh = (
                [offer.worth for offer in one.opinion(game, c, seat, Dice(1)).offers]
                for one in (bot.minding(()), bot_named("persona:becco,strength=hard,nasty=0"))
            )
            assert before != fresh, "what was learned before counts"
            return
    raise AssertionError("nobody said anything in two parts")


# ------------------------------------------------------------------------------------------------------ what it sees


def ends_well(game: AnyGame, s: State, a: Action) -> bool:
    """Does this answer win at once for whoever gives it?"""
    seat = mover(s)
    c = game.clone(s)
    step(c, a)
    ending = game.ending(c)
    return ending is not None and ending.places[seat] == 1


def test_it_jumps_into_the_volcano_and_bites_who_is_about_to_win() -> None:
    game = game_named("hedz-25th")
    told = {
        "volcano": ({"A": {"at": "74", "rocks": 1}}, (3,)),
        "bite B": ({"A": {"at": "88", "rocks": 0}, "B": {"at": "95", "rocks": 4}}, (3, 4)),
    }
    for answer, (dinos, pips) in told.items():
        s = game.new(4, {"board": "t25", "first_player": 1})
        game.place(s, {"turn": "A", "dinos": dinos}, list("ABCD"))
        for die in (0, *pips):
            ask = asked(s)
            assert ask is not None
            step(s, next(a for a in ask.legal(s) if die == 0 or a.args == (die,)))
        ask = asked(s)
        assert ask is not None
        found = ask_bot(game, s, 0, SearchBot({"iterations": 100}), Dice(7))
        assert game.text(s, ask, found, list("ABCD")) == answer


def test_it_takes_the_last_points_of_the_last_opponent() -> None:
    t = lunch.table("A: kick4 | B: ", points={"B": 1})
    bot = SearchBot({"iterations": 100})
    said = []
    while (ask := asked(t.s)) is not None and ask.seat == 0 and not ask.rolls():
        a = ask_bot(lunch.GAME, t.s, 0, bot, Dice(2))
        said.append(a.verb)
        step(t.s, a)
        if ask.part() == 0 and said == ["pass"]:
            break
    assert said and said[0] != "pass"


@pytest.mark.parametrize("name", [name for name in OURS if name != "lunch-money"])  # there everybody may still defend
def test_where_an_answer_wins_at_once_it_is_given(name: str) -> None:
    game = game_named(name)
    for seed in range(12):
        for s in choices(game, game.fewest, seed):
            ask = asked(s)
            assert ask is not None
            wins = [a for a in ask.legal(s) if ends_well(game, s, a)]
            if wins and len(wins) < len(ask.legal(s)):
                assert SearchBot({"iterations": 60}).choose(game, s, ask.seat, Dice(seed)) in wins
                return
    raise AssertionError("nobody could win at once")


# -------------------------------------------------------------------------------------------------------------- secrets


class Pair(State):
    """Seat 0 seals a coin, seat 1 guesses it; seat 1 wins if it is right."""

    def __init__(self, sealed: bool) -> None:
        super().__init__()
        self.sealed = sealed
        self.coin = -1
        self.guess = -1

    def clone(self) -> State:
        c = Pair(self.sealed)
        c.coin, c.guess = self.coin, self.guess
        c.stack = self.stack[:]
        return c


class Coin(Ask[Pair]):
    """Which side?"""

    def legal(self, s: Pair) -> list[Action]:
        return [TAILS, HEADS]

    def known_to(self, s: Pair) -> int:
        return 1 << self.seat if s.sealed else ALL

    def answer(self, s: Pair, a: Action) -> None:
        if self.seat == 0:
            s.coin = a.code
        else:
            s.guess = a.code


class Croupier(Judge):
    """Knows who has won."""

    def values(self, s: State) -> list[float]:
        assert isinstance(s, Pair)
        return shared([0, 1] if s.coin == s.guess else [1, 0]) if s.guess >= 0 else [0.5, 0.5]


TAILS, HEADS = Action(0, "tails", ()), Action(1, "heads", ())


def nodes_of(sealed: bool) -> tuple[int, float]:
    """How many questions seat 1 sees in the tree of seat 0, and what heads and tails seem worth to seat 0 together."""
    s = Pair(sealed)
    s.stack = [Coin(1), Coin(0)]
    tree = Tree(Croupier(), Knobs(0.3, 0, 1.0), 0)
    root = Root(tree, s, [TAILS, HEADS], [0.5, 0.5], 1.0, None)
    dice = Dice(1)
    for _ in range(300):
        root.sweep(dice)
    return len(tree.nodes), root.arms[0].mean() + root.arms[1].mean()


def test_a_sealed_answer_splits_no_other_seat_s_thoughts() -> None:
    sealed, fair = nodes_of(sealed=True)
    shown, lost = nodes_of(sealed=False)
    assert (sealed, shown) == (1, 2)
    assert fair == pytest.approx(1.0, abs=0.15) and lost < 0.2  # a guess is right for one side and wrong for the other


def test_spite_counts_what_others_have() -> None:
    s = Pair(False)
    s.coin = s.guess = 0
    assert Croupier().values(s) == [0.0, 1.0]
    assert Spiteful(Croupier(), 0, [0.0, 0.5]).values(s) == [-0.5, 1.0]


def test_every_game_there_is_can_be_searched() -> None:
    for game in all_games().values():
        s = next(choices(game, game.fewest, 1))
        ask = asked(s)
        assert ask is not None
        assert SearchBot({"iterations": 20}).choose(game, s, ask.seat, Dice(1)) in ask.legal(s)


@pytest.mark.parametrize("name", ["shear-panic", "hedz-25th"])
def test_where_nothing_is_hidden_a_node_offers_what_it_offered(name: str) -> None:
    """Offers are not asked for again, and the tree is the same as if they were."""
    game = game_named(name)
    s = next(choices(game, 4, 3))
    ask = asked(s)
    assert ask is not None and game.hides_nothing
    means = []
    for plain in (True, False):
        bot = SearchBot({"iterations": 150, "beyond": 0})
        offers = ask.legal(s)
        root = Root(bot.tree(game.judge(), ask.seat, plain), s, offers, [0.25] * len(offers), 30, None)
        bot.think(root, Dice(9))
        means.append([arm.mean() for arm in root.arms])
    assert means[0] == means[1]


def test_python_looks_for_cycles_again_after_a_thought() -> None:
    game = game_named("shear-panic")
    s = next(choices(game, 4, 1))
    assert gc.isenabled()
    SearchBot({"iterations": 10}).choose(game, s, mover(s), Dice(1))
    assert gc.isenabled()


# -------------------------------------------------------------------------------------------------------- several cores


def test_trees_side_by_side_are_added_and_answer_the_same_however_many_processes_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = game_named("lunch-money")
    s = next(choices(game, 3, 1))
    seat = mover(s)

    def thought(bot: Thinker) -> Opinion:
        return bot.opinion(game, s, seat, Dice(5))

    bot = bot_named("search:iterations=40,cores=3")
    assert isinstance(bot, SearchBot)
    apart = thought(bot)
    with monkeypatch.context() as only_here:
        only_here.setattr(CREW, "give", lambda work, parts: [None] * len(parts))
        assert thought(bot) == apart
    single = thought(SearchBot({"iterations": 40}))
    tried, once = (sum(offer.visits for offer in one.offers) for one in (apart, single))
    assert 2.5 * once < tried < 3.5 * once
    assert thought(bot.within(Allowance())) == single, "who is told how long thinks on one core: others want theirs"
