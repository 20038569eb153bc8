"""Random games, each option alone and mixed, and hands stacked with trouble: what must hold at every decision."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Ask, Roll, asked, step
from dispetto.games.lunch_money import LunchMoneyGame
from dispetto.games.lunch_money.rules import damage, plays, specials, windows
from dispetto.games.lunch_money.rules.choosing import Main
from dispetto.games.lunch_money.rules.laid import INSULTING, OPENING, STRIKING, Laid, laid_at
from dispetto.games.lunch_money.rules.pieces import (
    ABANDONMENT,
    ANSWERS,
    CARDS,
    COOTIES,
    HUMILIATION,
    INSULTED,
    PRINTED,
    TIME_OUT,
    WEDGY,
    copies_of,
)
from dispetto.games.lunch_money.rules.state import NOBODY, LunchMoney
from tests.games.lunch_money.told import BOX, OWN

GAME = LunchMoneyGame()
LONGEST = 60_000
TROUBLE = [
    "humiliation",
    "block",
    "grab",
    "backlash",
    "faster",
    "dodge",
    "powerplay",
    "freedom",
    "kick4",
    "roundhouse",
    "twofer",
]
IMMUNE = {ABANDONMENT, TIME_OUT, WEDGY, COOTIES}  # LM-HUM-16
OPTIONS = [(o.key, v) for o in GAME.options for v in o.values if v != o.default] + [
    ("turn_cap", 30),
    ("start_points", 3),
]


def check(s: LunchMoney, ask: Ask[Any] | None, cards: int) -> None:
    """Chapter 9 of the law, one line each."""
    n = s.setup.players
    here = range(n)
    assert GAME.tally(s)["cards"] == cards  # 1
    assert all(len(h) <= 5 for h in s.hands)  # 2, LM-DRAW-02
    assert all(set(k) <= set(h) for k, h in zip(s.known, s.hands, strict=True))
    hurting = any(isinstance(f, damage.Rescue) for f in s.stack)
    cap = max(s.setup.heal_cap, s.setup.start_points)
    assert all(p <= cap for p in s.points)  # 3, LM-AID-09
    if not hurting:
        left = [p > 0 for p in s.points]
        assert all(left[p] or not s.alive[p] for p in here)
    for p in here:  # 4, LM-HEAD-16
        for by in (s.choke_by[p], s.head_by[p]):
            if by != NOBODY:
                assert s.alive[by] and s.alive[p] and by != p
                assert s.choke_by[by] == s.head_by[by] == NOBODY
                assert not s.hidden[by] and not s.hidden[p] and s.out_by[by] == s.out_by[p] == NOBODY
        assert s.choke_by[p] == NOBODY or s.head_by[p] == NOBODY
        assert [*s.choke_by, *s.head_by].count(p) <= 1
    assert sum(s.cooties) <= 1  # 5
    if isinstance(ask, (Main, specials.Imaginary)):  # 6
        assert not any(isinstance(f, plays.Play) for f in s.stack)
        assert not s.table
    seen = where(s)
    s.look()
    assert seen == where(s)  # the bits say what the lists say
    if ask is None or isinstance(ask, Roll):
        return
    offers = ask.legal(s)
    assert offers and ask.default(s) in offers  # 8
    if isinstance(ask, windows.Interrupt):
        check_window(s, ask)
    if type(ask).__name__ in ("Defend", "Backlash"):  # 10, 11
        play = s.stack[ask.args()[1]]
        assert isinstance(play, plays.Play)
        assert not play.is_(plays.FREE)
        assert not play.broken >> ask.seat & 1 or ask.seat == play.src


def where(s: LunchMoney) -> tuple[int, ...]:
    """Who is where, a bit each."""
    return (s.here, s.near, s.unheld, s.away, s.held, s.chokers, s.holders, s.carriers, s.fleeting)


def check_window(s: LunchMoney, ask: windows.Interrupt) -> None:
    """9, 10, 11  Never about one's own card, an immune card, or the free attack one suffers."""
    laid = laid_at(s, ask.about)
    assert laid.by() != ask.seat
    if not s.setup.vs_cooties:
        assert laid.face() not in IMMUNE
    assert ANSWERS[laid.face()] & INSULTED or laid.face() == COOTIES
    play = plays.play_at(s, laid.of(ask.about))
    free = play.is_(plays.FREE) or laid.kind() == STRIKING
    if free and ask.seat in play.targets and laid.kind() in (OPENING, STRIKING):
        assert s.setup.free_anyone
    if laid.kind() != INSULTING and laid.by() == play.src:
        assert not play.broken >> ask.seat & 1 or ask.seat not in play.targets


def play_through(s: LunchMoney, seed: int) -> int:
    """A random game with its invariants; how many cards lay one upon another."""
    dice = Dice(seed)
    cards = GAME.tally(s)["cards"]
    deepest = 0
    owed_before = 0
    for _ in range(LONGEST):
        ask = asked(s)
        check(s, ask, cards)
        deepest = max(deepest, sum(isinstance(f, Laid) for f in s.stack))
        if ask is None:
            return deepest
        owed_before = check_owed(s, owed_before)
        rows = ask.legal(s)
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else rows[dice.below(len(rows))])
    raise AssertionError("it does not end")


def check_owed(s: LunchMoney, before: int) -> int:
    """12  What is owed comes in pairs of players who are different."""
    owed = 0
    for f in s.stack:
        if isinstance(f, plays.Play):
            assert len(f.after) % 2 == 0
            assert all(by != on for by, on in zip(f.after[::2], f.after[1::2], strict=True))
            owed += len(f.after) // 2
    return owed


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("expansion", [True, False])
def test_random_games_keep_the_invariants_and_have_one_winner(seats: int, expansion: bool) -> None:
    for seed in range(6):
        s = GAME.new(seats, {"expansion": expansion})
        play_through(s, 1000 * seats + seed)
        ending = GAME.ending(s)
        assert ending is not None and ending.places.count(1) == 1 and ending.rule == "LM-WIN-02"
        assert sum(s.alive) == 1
        assert GAME.tally(s)["cards"] == BOX[expansion] + OWN[expansion]


@pytest.mark.parametrize("key,value", OPTIONS, ids=lambda v: str(v))
def test_each_option_alone_keeps_the_invariants(key: str, value: Any) -> None:
    for seed in range(3):
        play_through(GAME.new(2 + seed * 2 % 5, {key: value}), seed)


@pytest.mark.parametrize("mix", range(40))
def test_options_mixed_keep_the_invariants(mix: int) -> None:
    rng = random.Random(mix)
    options = {o.key: rng.choice(o.values) for o in GAME.options if rng.random() < 0.5}
    if rng.random() < 0.3:
        options["turn_cap"] = rng.choice([1, 10, 40])
    play_through(GAME.new(rng.randint(2, 6), options), mix)


def stacked(rng: random.Random, options: dict[str, Any]) -> LunchMoney:
    """Hands and draw pile full of Humiliation, Block, Grab, Backlash and Faster."""
    names = "ABCDEF"[: rng.randint(2, 6)]
    s = GAME.new(len(names), options)
    hands = {who: rng.choices(TROUBLE, weights=[6, 4, 4, 2, 2, 2, 1, 2, 3, 2, 1], k=5) for who in names}
    position: dict[str, Any] = {"hands": hands, "deck": dict.fromkeys(TROUBLE, 12)}
    if rng.random() < 0.4:
        position["cooties"] = rng.choice(names)
    if rng.random() < 0.3 and len(names) > 2:
        held, by = rng.sample(names, 2)
        position[rng.choice(["choke", "headlock"])] = {held: by}
    GAME.place(s, position, list(names))
    return s


def deep_chain(seed: int) -> int:
    """A game with stacked hands, every second one under mixed options; how many cards lay one upon another."""
    rng = random.Random(seed)
    options = {o.key: rng.choice(o.values) for o in GAME.options if rng.random() < 0.25} if seed % 2 else {}
    options.pop("start_points", None)
    return play_through(stacked(rng, options), seed)


@pytest.mark.parametrize("ten", range(0, 60, 10))
def test_deep_chains_keep_the_invariants(ten: int) -> None:
    depths = [deep_chain(seed) for seed in range(ten, ten + 10)]
    assert min(depths) >= 2 and max(depths) >= 5, depths


def test_every_card_of_the_box_is_counted() -> None:
    base, both = copies_of(False)[:PRINTED], copies_of(True)[:PRINTED]
    assert (sum(base), sum(both), PRINTED) == (BOX[False], BOX[True], 49)
    colour = [sum(n for n, card in zip(both, CARDS, strict=False) if card.colour == c) for c in range(4)]
    assert colour == [51, 6, 45, 63]
    assert both[HUMILIATION] == 4
