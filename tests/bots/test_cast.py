"""The cast: names, dials, ways, and that none of them sees or breaks anything."""

from __future__ import annotations

import copy
import tomllib
from importlib.resources import files
from random import Random
from statistics import fmean, pstdev

import pytest

from dispetto.bots import bot_named
from dispetto.bots.cast import CAST, STRENGTHS
from dispetto.bots.match import LATELY, Memory, ask_bot, play_match, wrongs
from dispetto.bots.persona import SLIPS, PersonaBot, misjudged
from dispetto.bots.ways import WAYS, Scene
from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.errors import BadInput
from dispetto.core.traits import Harm
from dispetto.lab.matches import Timed
from tools.grudges import one_game, rates

EQUAL = (0.25, 0.25, 0.25, 0.25)


def test_there_are_eight_and_each_has_a_way_of_its_own() -> None:
    assert len(CAST) == 8 and {one.way for one in CAST.values()} == set(WAYS)
    assert all(one.strength in STRENGTHS and 0 <= one.nasty <= 1 for one in CAST.values())


def test_they_are_called_by_name_with_both_dials() -> None:
    bot = bot_named("persona:becco,strength=normal,nasty=0.25")
    assert isinstance(bot, PersonaBot)
    assert (bot.persona.name, bot.strength, bot.nasty) == ("Signor Becco", "normal", 0.25)
    as_they_are = bot_named("persona:dopo")
    assert isinstance(as_they_are, PersonaBot) and (as_they_are.strength, as_they_are.nasty) == ("expert", 0.3)
    for wrong, said in {
        "persona:gina": "Nobody called 'gina'",
        "persona:becco,strength=huge": "A strength is one of",
        "persona:becco,nasty=2": "from 0 to 1",
        "persona:becco,nasty=nan": "from 0 to 1",
        "persona:becco,hat=top": "no setting 'hat'",
        "persona:becco,lena": "key=value",
        "greedy:becco": "key=value",
    }.items():
        with pytest.raises(BadInput, match=said):
            bot_named(wrong)


# --------------------------------------------------------------------------------------------------------------- ways


def test_a_grudge_is_for_whoever_did_it_last_and_most() -> None:
    owed = WAYS["grudge"](Scene(0, EQUAL, wrongs=[Harm(1, 0), Harm(2, 0), Harm(3, 1)])).ill
    assert owed[2] == 1.0 > owed[1] > 0 and 3 not in owed
    twice = WAYS["grudge"](Scene(0, EQUAL, wrongs=[Harm(1, 0), Harm(1, 0), Harm(2, 0)])).ill
    assert twice[1] == 1.0 > twice[2]
    assert not WAYS["grudge"](Scene(0, EQUAL)).ill
    paid = [Harm(1, 0), Harm(0, 1)]
    assert WAYS["grudge"](Scene(0, EQUAL, wrongs=paid)).ill == {1: 1.0}, "the interest is still due"
    assert not WAYS["grudge"](Scene(0, EQUAL, wrongs=[*paid, Harm(0, 1)])).ill
    assert WAYS["grudge"](Scene(0, EQUAL)).anybody == 0.0


def test_the_others_go_after_the_leader_the_weakest_the_culprit_and_the_one_they_picked() -> None:
    chances = (0.1, 0.2, 0.6, 0.1)
    assert WAYS["kingmaker"](Scene(0, chances)).ill == {2: 1.0}
    assert WAYS["vulture"](Scene(0, chances)).ill == {3: 1.0}
    assert WAYS["vulture"](Scene(0, chances, frozenset({3}))).ill == {1: 1.0}
    assert WAYS["schoolmistress"](Scene(0, chances, wrongs=[Harm(3, 1), Harm(2, 1)])).ill == {2: 1.0}
    assert WAYS["brat"](Scene(0, chances)).ill == {1: 1.0}
    assert WAYS["brat"](Scene(0, chances, wrongs=[Harm(0, 3), Harm(2, 1)])).ill == {3: 1.0}


@pytest.mark.parametrize("way", WAYS)
def test_nobody_is_after_themselves_or_those_who_are_out(way: str) -> None:
    wrong = [Harm(1, 0), Harm(0, 1), Harm(1, 2)]
    temper = WAYS[way](Scene(0, EQUAL, frozenset({1, 2}), wrong))
    assert set(temper.ill) <= {3}
    assert not WAYS[way](Scene(0, EQUAL, frozenset({1, 2, 3}), wrong)).ill


# ------------------------------------------------------------------------------------------------------------ at tables


@pytest.mark.parametrize("game", ["hedz-25th", "lunch-money", "shear-panic"])
def test_all_eight_play_a_game_to_its_end_and_the_same_dice_give_the_same_one(game: str) -> None:
    known = game_named(game)
    for four in (list(CAST)[:4], list(CAST)[4:]):
        ends = []
        for _ in range(2):
            bots = [bot_named(f"persona:{who},strength=normal") for who in four]
            outcome = play_match(known, known.new(4), bots, 5)
            assert outcome.ending is not None
            ends.append((outcome.ending.places, outcome.decisions))
        assert ends[0] == ends[1]


@pytest.mark.parametrize("game", list(all_games()))
@pytest.mark.parametrize("who", CAST)
def test_twins_get_the_same_answer(game: str, who: str) -> None:
    """What the seat cannot know changes nothing: the same question on two tables that differ only in that."""
    known = game_named(game)
    s, dice, rng = known.new(3), Dice(11), Random(4)
    bot = bot_named(f"persona:{who},strength=normal").minding([Harm(1, 0), Harm(2, 1), Harm(0, 2)])
    met = 0
    for _ in range(400):
        ask = asked(s)
        if ask is None or met == 3:
            break
        if isinstance(ask, Roll):
            step(s, ask.fall(s, dice))
            continue
        offers = ask.legal(s)
        if len(offers) > 1 and dice.below(4) == 0:
            met += 1
            other = known.twin(copy.deepcopy(known.dump(s)), ask.seat, rng)
            twin = known.load(other if other is not None else known.dump(s))
            here, there = (ask_bot(known, one, ask.seat, bot, Dice(met)) for one in (s, twin))
            assert here is there
        step(s, offers[dice.below(len(offers))])
    assert met


def test_wrongs_are_those_that_the_seat_may_know() -> None:
    """A memory is filled from events, and each seat's with what it may know of them."""
    known = game_named("lunch-money")
    s = known.new(3)
    bots = [bot_named("persona:rancora"), bot_named("greedy"), bot_named("persona:riga")]
    memory, dice = Memory(known, s, bots), Dice(2)
    told = []
    while (ask := asked(s)) is not None and len(told) < 3:
        a = ask.fall(s, dice) if isinstance(ask, Roll) else ask_bot(known, s, ask.seat, bots[1], dice)
        step(s, a)
        told += wrongs(known, s, s.events or [], 0)
        seat = 0 if len(told) % 2 else 2
        reminded = memory.reminded(bots[seat], s, seat)
        assert isinstance(reminded, PersonaBot) and list(reminded.wrongs) == told[-LATELY:]
    assert len(told) >= 3
    assert memory.reminded(bots[1], s, 1) is bots[1]


def test_who_minds_nothing_leaves_no_events_behind() -> None:
    known = game_named("shear-panic")
    s = known.new(2)
    Memory(known, s, [bot_named("greedy")] * 2)
    assert s.events is None


# ------------------------------------------------------------------------------------------------------------- the dial


def harm_done(nasty: str, who: str = "becco") -> float:
    """Harm a decision, of one among three that are greedy."""
    known, done = game_named("hedz-25th"), 0
    one = Timed(bot_named(f"persona:{who},strength=normal,nasty={nasty}"))
    for n in range(12):
        s = known.new(4)
        s.events = []
        play_match(known, s, [one, *[bot_named("greedy")] * 3], n)
        done += sum(h.much for h in known.harms(s, s.events) if h.by == 0)
    return done / one.decisions


def test_whoever_is_turned_up_hurts_more_than_whoever_is_turned_down() -> None:
    assert harm_done("1") > harm_done("0")


def test_whoever_hit_her_is_hit_more() -> None:
    """A taste of what `python -m tools.grudges` measures: of her chances she takes those at whom she owes."""
    owed, others = rates([one_game("rancora", "1", "lunch-money", n) for n in range(4)])
    assert owed > others + 0.2


def test_the_gentleman_takes_the_kinder_of_two_offers_that_are_as_good() -> None:
    bot = bot_named("persona:dopo,strength=normal,nasty=0")
    nasty = bot_named("persona:pepe,strength=normal,nasty=1")
    assert isinstance(bot, PersonaBot) and isinstance(nasty, PersonaBot)
    scene = Scene(0, EQUAL)
    assert bot.relish(WAYS["gentleman"](scene), {1: 1.0}) <= 0 < nasty.relish(WAYS["brat"](scene), {1: 1.0})


# ------------------------------------------------------------------------------------------------------------- levels


def test_the_levels_have_measured_ratings_for_every_game() -> None:
    told = tomllib.loads(files("dispetto.bots").joinpath("data", "levels.toml").read_text(encoding="utf-8"))
    assert told["command"].startswith("python -m tools.levels") and told["commit"] and told["date"]
    for game in all_games():
        assert {"easy", "normal", "hard"} <= set(told[game]) <= set(STRENGTHS)
        for strength, level in told[game].items():
            assert level["low"] <= level["rating"] <= level["high"] and level["games"] > 0
            assert set(level["share_vs"]) <= set(STRENGTHS) - {strength}
            assert all(0 <= share <= 1 for share in level["share_vs"].values())


def test_the_weaker_a_level_the_more_it_misjudges_and_never_wildly() -> None:
    assert [SLIPS[strength] for strength in STRENGTHS] == sorted(SLIPS.values(), reverse=True)
    errors = [misjudged(dice) for dice in [Dice(4)] for _ in range(2000)]
    assert max(map(abs, errors)) <= 3
    assert abs(fmean(errors)) < 0.1 and 0.9 < pstdev(errors) < 1.1
