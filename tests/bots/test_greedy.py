"""The greedy bot: what it may do, what it must not, and that it plays well."""

from __future__ import annotations

from typing import Any

import pytest

from dispetto.bots.base import RandomBot
from dispetto.bots.greedy import GreedyBot
from dispetto.bots.match import ask_bot, game_seed, play_match
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, Ask, Roll, State, asked, step
from dispetto.core.judge import PlainJudge
from dispetto.games.hedz.rules.state import Hedz
from dispetto.games.hedz.worth.judge_01 import JUDGE_01 as JUDGE

GAME = game_named("hedz-25th")
NAMES = ["A", "B", "C", "D"]
TYPES = "trex,flier,velociraptor,mouse"


def table(position: dict[str, Any], seats: int = 4, **options: Any) -> Hedz:
    """The test board with dinos placed on it, and A about to roll."""
    s = GAME.new(seats, {"board": "t25", "first_player": 1, **options})
    GAME.place(s, {"turn": "A", **position}, NAMES[:seats])
    assert isinstance(s, Hedz)
    return s


def after(s: Hedz, *pips: int) -> Hedz:
    """The same table once A has rolled."""
    for die in (0, *pips):
        ask = asked(s)
        assert ask is not None
        step(s, next(a for a in ask.legal(s) if die == 0 or a.args == (die,)))
    return s


def answer(s: State, seat: int = 0) -> str:
    """What the greedy bot says, as a record writes it."""
    ask = asked(s)
    assert ask is not None and ask.seat == seat
    return GAME.text(s, ask, ask_bot(GAME, s, seat, GreedyBot(), Dice(7)), NAMES)


def transcript(seats: int, seed: int, **options: Any) -> list[int]:
    """Every answer of a game among greedy bots, checked as it is given."""
    s = GAME.new(seats, options)
    dice, mind, bot = Dice(seed), Dice(seed + 1), GreedyBot()
    said: list[int] = []
    while (ask := asked(s)) is not None:
        if isinstance(ask, Roll):
            a = ask.fall(s, dice)
        else:
            a = ask_bot(GAME, s, ask.seat, bot, mind)
            assert a in ask.legal(s)
        said.append(a.code)
        step(s, a)
        assert len(said) < 5000
    return said


@pytest.mark.parametrize("seats", range(2, 9))
def test_it_answers_legally_at_every_table_size(seats: int) -> None:
    assert transcript(seats, seats)


@pytest.mark.parametrize("options", [{"types": TYPES}, {"types": "choose"}, {"board": "t25", "turn_limit": 3}])
def test_it_answers_legally_with_types_and_options(options: dict[str, Any]) -> None:
    assert transcript(4, 5, **options)


def test_the_same_dice_give_the_same_game() -> None:
    assert transcript(4, 11) == transcript(4, 11)


def test_it_leaves_a_single_offer_alone() -> None:
    s = table({})
    dice = Dice(3)
    assert GreedyBot().choose(GAME, s, 0, dice).verb == "roll"
    assert dice.next() == Dice(3).next()


def test_it_does_not_touch_the_table_it_is_shown() -> None:
    s = after(table({"dinos": {"A": {"at": "55", "rocks": 3}, "B": {"at": "58", "rocks": 2}}}), 2, 3)
    before = GAME.dump(s)
    GreedyBot().choose(GAME, s, 0, Dice(1))
    assert GAME.dump(s) == before


def test_it_wins_far_more_than_its_share_against_three_random_bots() -> None:
    won = 0
    for i in range(60):
        s = GAME.new(4)
        bots = [GreedyBot() if p == i % 4 else RandomBot() for p in range(4)]
        ending = play_match(GAME, s, bots, game_seed(5, i)).ending
        assert ending is not None
        won += ending.places[i % 4] == 1
    assert won >= 30  # about 45 expected, 15 would be its share


def test_it_jumps_into_the_volcano() -> None:
    s = after(table({"dinos": {"A": {"at": "74", "rocks": 1}}}), 3)
    assert answer(s) == "volcano"


def test_it_rolls_again_for_an_exact_finish() -> None:
    s = after(table({"dinos": {"A": {"at": "98", "rocks": 2}}}), 5)
    assert answer(s) == "reroll 1"


def test_it_bites_a_dino_that_is_about_to_win() -> None:
    s = after(table({"dinos": {"A": {"at": "88", "rocks": 0}, "B": {"at": "95", "rocks": 4}}}), 3, 4)
    assert answer(s) == "bite B"


def test_it_pays_the_toll() -> None:
    s = after(table({"dinos": {"A": {"at": "66", "rocks": 2}}}), 2, 4)
    assert answer(s) == "keep"
    step(s, GAME.default(s))
    assert answer(s) == "pay"


def test_it_does_not_fall_into_the_sea() -> None:
    s = after(table({"dinos": {"A": {"at": "18", "rocks": 0}}}), 5)
    assert answer(s) == "route land"


def test_it_buys_the_extra_turn_of_the_last() -> None:
    s = table({"dinos": {"A": {"at": "0", "rocks": 2}, "B": {"at": "40"}, "C": {"at": "40"}, "D": {"at": "40"}}})
    step(after(s, 2), GAME.default(s))
    assert answer(s) == "extra turn"


# ------------------------------------------------------------------------------------------------------- the judge


def values(s: Hedz) -> list[float]:
    return JUDGE.values(s)


def test_the_chances_of_all_seats_make_one() -> None:
    for seats in range(2, 9):
        s = GAME.new(seats, {"first_player": 1})
        assert isinstance(s, Hedz)
        assert sum(values(s)) == pytest.approx(1.0)


def test_a_finished_game_is_worth_one_to_its_winner() -> None:
    s = after(table({"dinos": {"A": {"at": "99", "rocks": 0}}}), 1)
    assert values(s) == [1.0, 0.0, 0.0, 0.0]


def test_being_ahead_is_better() -> None:
    near = table({"dinos": {"A": {"at": "30"}, "B": {"at": "11"}, "C": {"at": "12"}, "D": {"at": "13"}}})
    far = table({"dinos": {"A": {"at": "60"}, "B": {"at": "11"}, "C": {"at": "12"}, "D": {"at": "13"}}})
    assert values(far)[0] > values(near)[0]


def test_rocks_are_worth_something_and_each_less_than_the_one_before() -> None:
    chance = [values(table({"dinos": {"A": {"at": "55", "rocks": n}}}))[0] for n in range(4)]
    gains = [b - a for a, b in zip(chance, chance[1:], strict=False)]
    assert gains[0] > gains[1] > gains[2] > 0


def test_standing_where_others_can_bite_is_worse() -> None:
    others = {"C": {"at": "5"}, "D": {"at": "5"}}
    safe = table({"turn": "B", "dinos": {"A": {"at": "57"}, "B": {"at": "57"}, **others}})
    exposed = table({"turn": "B", "dinos": {"A": {"at": "57"}, "B": {"at": "50"}, **others}})
    race = JUDGE.race(exposed, 0)
    gap = race.turns[exposed.at[1]][1] - race.turns[safe.at[1]][1]
    late = [JUDGE.lateness(s) for s in (safe, exposed)]
    assert late[1][0] > late[0][0]  # A has not moved, but B can reach it now
    assert late[1][1] - late[0][1] < gap + 0.01


def test_two_dinos_of_one_player_count_together() -> None:
    s = GAME.new(2, {"board": "t25", "first_player": 1})
    GAME.place(s, {"turn": "A1", "dinos": {"A1": {"at": "90", "rocks": 5}, "B1": {"at": "40"}}}, NAMES[:2])
    assert isinstance(s, Hedz)
    assert values(s)[0] > 0.6


@pytest.mark.parametrize("kind", ["plain", "trex", "dimetrodon", "mouse"])
def test_turns_to_the_volcano_shrink_with_rocks(kind: str) -> None:
    s = table({})
    race = JUDGE.race(s, [t.name for t in s.types].index(kind))
    for space, row in enumerate(race.turns):
        assert all(b <= a + 0.02 for a, b in zip(row, row[1:], strict=False)), s.trail.ids[space]


# ------------------------------------------------------------------------------------- a game nobody has judged yet


class Toss(State):
    """A table with nothing on it but the question."""

    def clone(self) -> State:
        c = Toss()
        c.stack = self.stack[:]
        c.events = []
        return c


class Coin(Ask[State]):
    """Heads wins; tails is the default."""

    def legal(self, s: State) -> list[Action]:
        return [TAILS, HEADS]

    def answer(self, s: State, a: Action) -> None:
        s.say("won", 0 if a is HEADS else 1)


TAILS, HEADS = Action(0, "tails", ()), Action(1, "heads", ())


class Coins:
    """Two seats, one question: just enough of a game."""

    name = "coins"

    def judge(self, version: str = "") -> PlainJudge:
        coins: Any = self
        return PlainJudge(coins)

    def imagine(self, s: State, seat: int, seed: int) -> State:
        return s.clone()

    def seats(self, s: State) -> int:
        return 2

    def is_out(self, s: State, seat: int) -> bool:
        return False

    def ending(self, s: State) -> Any:
        class Ended:
            places = (1, 2) if s.events and s.events[-1].seat == 0 else (2, 1)

        return None if s.stack else Ended()


def test_without_a_judge_it_still_takes_a_win() -> None:
    s = Toss()
    s.stack.append(Coin(0))
    game: Any = Coins()
    assert GreedyBot().choose(game, s, 0, Dice(1)) is HEADS
