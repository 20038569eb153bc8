"""The table and the dice, sentence by sentence."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from court import COURT
from court.rules import actions, replies, turn
from hypothesis import given
from hypothesis import strategies as st

from dispetto.core.engine import table
from dispetto.core.engine.dice import Dice, SealedDice, derive
from dispetto.core.engine.table import (
    ALL,
    CHANCE,
    PUBLIC,
    Action,
    Event,
    Illegal,
    Reason,
    State,
    asked,
    draw,
    play,
    random_game,
    settle,
    step,
    why,
)
from dispetto.core.errors import BadInput
from dispetto.core.game import Option, dump_stack, load_stack, spelt

# ----------------------------------------------------------------------------------------------------------- asking


def court() -> Any:
    """Three at court, Ann to choose, with a feast and a theft in hand."""
    s = COURT.new(3)
    COURT.place(s, {"hands": {"A": ["feast", "theft"], "B": ["feast"], "C": ["feast"]}, "score": {"B": 2}}, "ABC")
    return s


def test_the_last_frame_of_the_stack_is_asked() -> None:
    ask = asked(court())
    assert isinstance(ask, turn.Choose) and ask.seat == 0


def test_when_nothing_is_open_nobody_is_asked() -> None:
    assert asked(State()) is None


def test_an_answer_takes_the_question_off_and_runs_what_needs_no_answer() -> None:
    s = court()
    step(s, actions.PASS)
    assert repr(asked(s)) == "Draw(0,)"
    assert [type(f).__name__ for f in s.stack] == ["NextTurn", "Draw"]


def test_settling_stops_at_the_first_question() -> None:
    s = court()
    s.stack = [turn.Turn(1), turn.Turn(2)]
    settle(s)
    assert repr(s.stack) == "[Turn(1,), NextTurn(2,), Refill(2,), Choose(2,)]"


def test_settling_an_empty_table_does_nothing() -> None:
    s = State()
    settle(s)
    assert s.stack == []


# ------------------------------------------------------------------------------------------------------------ why not


def test_who_is_not_asked_hears_whose_turn_it_is() -> None:
    assert repr(why(court(), 1, actions.PASS)) == repr(Reason("TABLE-01", (0,)))


def test_while_the_dice_roll_nothing_is_asked_of_anybody() -> None:
    s = court()
    step(s, actions.PASS)
    assert repr(why(s, 0, actions.DRAWN[0])) == repr(Reason("TABLE-02"))
    assert why(s, CHANCE, actions.DRAWN[0]) is None


def test_when_the_game_is_over_that_is_the_reason() -> None:
    assert repr(why(State(), 0, actions.PASS)) == repr(Reason("TABLE-03"))


def test_what_is_on_offer_has_no_reason_against_it() -> None:
    assert why(court(), 0, actions.LEAD[0]) is None


def test_a_question_that_says_nothing_of_its_own_gives_the_general_reason() -> None:
    s = court()
    step(s, actions.PASS)
    assert repr(why(s, CHANCE, actions.PASS)) == repr(Reason("TABLE-05"))


def test_play_takes_what_is_on_offer_and_refuses_the_rest_by_its_rule() -> None:
    s = court()
    with pytest.raises(Illegal, match="CC-CARD-03") as caught:
        play(s, 0, actions.LEAD[2])
    assert caught.value.reason.args == (2,)
    with pytest.raises(Illegal, match="TABLE-01"):
        play(s, 1, actions.PASS)
    play(s, 0, actions.LEAD[0])
    assert s.hands[0] == (1,)


def test_the_default_is_the_first_offer_unless_a_question_knows_better() -> None:
    s = court()
    assert COURT.default(s) is actions.PASS


# ------------------------------------------------------------------------------------------------------------- events


def test_nothing_is_told_while_a_search_is_thinking() -> None:
    s = court()
    s.say("turn", 0)
    assert s.events is None


def test_an_event_is_told_with_its_arguments() -> None:
    s = court()
    s.events = []
    s.say("played", 1, 2, 0, 1)
    assert repr(s.events) == "[<played by 1 (2, 0, 1, 0)>]"
    assert s.events[0].known_to == ALL


@given(st.integers(0, 255), st.integers(-1, 7))
def test_an_event_is_known_to_the_seats_of_its_mask_and_to_no_spectator(mask: int, seat: int) -> None:
    event = Event("drew", 0, (1,), mask)
    assert event.known(seat) == (seat >= 0 and bool(mask & 1 << seat))
    assert Event("turn", 0, (), ALL).known(seat) and Event("turn", 0, (), ALL).known(PUBLIC)


def test_a_clone_tells_no_events() -> None:
    s = court()
    s.events = []
    assert COURT.clone(s).events is None


# ------------------------------------------------------------------------------------------------------------- chance


def test_a_random_game_counts_the_decisions_and_neither_chance_nor_single_offers() -> None:
    s, twin = COURT.new(3), COURT.new(3)
    decisions = 0
    dice = Dice(11)
    while (ask := asked(twin)) is not None:
        offers = ask.legal(twin)
        if ask.seat == CHANCE:
            step(twin, ask.fall(twin, dice))
        elif len(offers) == 1:
            step(twin, offers[0])
        else:
            decisions += 1
            step(twin, offers[dice.below(len(offers))])
    assert random_game(s, Dice(11), 10_000) == decisions > 0
    assert COURT.dump(s) == COURT.dump(twin)


def test_a_game_beyond_the_limit_is_told_as_unfinished() -> None:
    assert random_game(COURT.new(3), Dice(1), 5) == -1


def test_an_index_is_drawn_by_its_weight() -> None:
    seen = Counter(draw(Dice(seed), [1, 0, 3]) for seed in range(2000))
    assert set(seen) == {0, 2}
    assert 1400 < seen[2] < 1600


# --------------------------------------------------------------------------------------------------------------- dice


def test_the_dice_are_the_same_compiled_or_not() -> None:
    dice = Dice(2025)
    assert [int(dice.next()) for _ in range(6)] == PINNED_WORDS
    dice = Dice(2025)
    assert [dice.below(6) for _ in range(20)] == PINNED_SIXES
    assert [Dice(2025).fork().below(1000), Dice(1 << 95 | 1 << 40 | 3).below(1_000_000)] == PINNED_FORKS


PINNED_WORDS: list[int] = [1902457884, 1177255933, 3790121607, 2708709279, 4144667287, 1013544000]
PINNED_SIXES: list[int] = [2, 1, 5, 3, 5, 1, 5, 1, 3, 1, 5, 2, 2, 1, 2, 5, 1, 5, 2, 1]
PINNED_FORKS: list[int] = [929, 126589]


@given(st.integers(0, 2**96 - 1), st.integers(1, 10_000))
def test_the_dice_fall_below_what_they_are_asked_for(seed: int, n: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(n) < n for _ in range(20))


@given(st.integers(0, 2**96 - 1))
def test_one_seed_gives_one_row_of_numbers(seed: int) -> None:
    one, two = Dice(seed), Dice(seed)
    assert [one.below(1000) for _ in range(10)] == [two.below(1000) for _ in range(10)]


def chi_square(seen: Counter[int], faces: int) -> float:
    expected = sum(seen.values()) / faces
    return sum((seen[face] - expected) ** 2 / expected for face in range(faces))


@pytest.mark.parametrize("seed", [0, 1, 2, 99])
def test_every_face_falls_alike(seed: int) -> None:
    dice = Dice(seed)
    assert chi_square(Counter(dice.below(6) for _ in range(6000)), 6) < 25  # 1 in 7,000 beyond


def test_the_first_number_of_neighbouring_seeds_falls_alike() -> None:
    assert chi_square(Counter(Dice(seed).below(6) for seed in range(6000)), 6) < 25


def test_two_numbers_in_a_row_are_strangers() -> None:
    dice = Dice(5)
    pairs = Counter(dice.below(6) * 6 + dice.below(6) for _ in range(18_000))
    assert chi_square(pairs, 36) < 80  # 1 in 20,000 beyond


def test_forked_dice_go_their_own_way_and_move_the_others_on() -> None:
    dice, twin = Dice(8), Dice(8)
    fork = dice.fork()
    assert [fork.below(100) for _ in range(10)] != [twin.below(100) for _ in range(10)]
    assert int(dice.next()) != int(Dice(8).next())


# -------------------------------------------------------------------------------------------------------- sealed dice

SEED = bytes(range(32))


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert SealedDice(SEED).commitment() == hashlib.sha256(SEED).hexdigest()


def test_a_sealed_answer_can_be_recomputed_by_anybody() -> None:
    assert [derive(SEED, ("ann", "bob"), n, [1] * 6) for n in range(12)] == PINNED_SEALED


PINNED_SEALED: list[int] = [0, 3, 1, 2, 4, 1, 3, 0, 4, 0, 4, 2]


def test_a_sealed_answer_is_what_the_published_recipe_says() -> None:
    text = json.dumps([["ann", "bòb"], 7, 0], ensure_ascii=True, separators=(",", ":"))
    word = int.from_bytes(hmac.new(SEED, text.encode(), hashlib.sha256).digest()[:8], "big")
    assert derive(SEED, ("ann", "bòb"), 7, [1] * 1000) == word % 1000


def test_the_counter_goes_up_with_every_answer_and_never_back() -> None:
    dice = SealedDice(SEED, ("ann",), 3)
    picks = [dice.pick([1] * 6) for _ in range(5)]
    assert dice.counter == 8
    assert picks == [derive(SEED, ("ann",), n, [1] * 6) for n in range(3, 8)]


def test_every_nonce_changes_the_answers() -> None:
    answers = {
        tuple(derive(SEED, nonces, n, [1] * 100) for n in range(8))
        for nonces in ((), ("a",), ("b",), ("a", "b"), ("ab",))
    }
    assert len(answers) == 5


@given(st.lists(st.integers(0, 50), min_size=1, max_size=8).filter(any), st.integers(0, 1000))
def test_a_sealed_answer_is_an_outcome_with_a_weight(odds: list[int], counter: int) -> None:
    assert odds[derive(SEED, (), counter, odds)] > 0


def test_sealed_answers_fall_by_their_weights() -> None:
    seen = Counter(derive(SEED, ("x",), n, [1, 2, 3]) for n in range(6000))
    expected = [1000, 2000, 3000]
    assert sum((seen[i] - e) ** 2 / e for i, e in enumerate(expected)) < 20


def test_words_that_would_favour_the_low_numbers_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([2**64 - 1, 2**64 - 1, 5])  # with three outcomes the last word has no whole turn of the wheel left

    class Told:
        def digest(self) -> bytes:
            return next(words).to_bytes(8, "big") + bytes(24)

    monkeypatch.setattr(hmac, "new", lambda *_: Told())
    assert derive(SEED, (), 0, [1, 1, 1]) == 2
    assert list(words) == []


@given(st.integers(1, 10**6))
def test_what_is_kept_of_the_words_is_a_whole_number_of_turns(total: int) -> None:
    ceiling = (1 << 64) - (1 << 64) % total
    assert ceiling % total == 0 and Fraction(ceiling, 1 << 64) > Fraction(1, 2)


# --------------------------------------------------------------------------------------------------- frames and rows


def test_a_stack_comes_back_from_plain_data() -> None:
    s = court()
    rows = json.loads(json.dumps(dump_stack(s)))
    assert rows == [["NextTurn", 0], ["Refill", 0], ["Choose", 0]]
    assert repr(load_stack(COURT, rows)) == repr(s.stack)


def test_rows_reasons_and_frames_read_well_where_they_are_printed() -> None:
    assert repr(actions.BID[2]) == "<14 bid 2>"
    assert repr(Reason("CC-TURN-01", (2,))) == "<CC-TURN-01 (2,)>"
    assert repr(replies.Window(1, 1, 0)) == "Window(1, 1, 0)"


def test_a_question_stands_alone_unless_it_says_otherwise() -> None:
    s = court()
    ask = turn.Choose(0)
    assert (ask.part(), ask.party(s)) == (0, (0,))
    assert ask.opening(s) is ask
    assert table.Ask.meaning(ask, s, Action(0, "x", (1, 2))) == (1, 2)


# ------------------------------------------------------------------------------------------------------------ options


@pytest.mark.parametrize(
    ("option", "written", "meant"),
    [
        (Option("duo", "X-1", (True, False)), "off", False),
        (Option("duo", "X-1", (True, False)), " Yes ", True),
        (Option("duo", "X-1", (True, False)), False, False),
        (Option("limit", "X-1", (0,), text="number"), "12", 12),
        (Option("limit", "X-1", (0,), text="number"), 12, 12),
        (Option("limit", "X-1", (0,), text="number", low=2, high=9), "9", 9),
        (Option("limit", "X-1", (0,), text="number", low=2, high=9), "0", 0),
        (Option("hand", "X-1", (5, 7)), "7", 7),
        (Option("board", "X-1", ("t25",), text="board"), "my.toml", "my.toml"),
    ],
)
def test_an_option_is_read_as_a_person_writes_it(option: Option, written: Any, meant: Any) -> None:
    assert option.read(written) == meant and type(option.read(written)) is type(meant)


@pytest.mark.parametrize(
    ("option", "written"),
    [
        (Option("duo", "X-1", (True, False)), "perhaps"),
        (Option("duo", "X-1", (True, False)), 3),
        (Option("limit", "X-1", (0,), text="number"), -4),
        (Option("limit", "X-1", (0,), text="number", low=2, high=9), 10),
        (Option("limit", "X-1", (0,), text="number", low=2, high=9), "1"),
        (Option("hand", "X-1", (5, 7)), 6),
    ],
)
def test_a_wrong_value_is_refused_with_what_would_be_right(option: Option, written: Any) -> None:
    with pytest.raises(BadInput, match=option.key) as caught:
        option.read(written)
    assert spelt(option.default) in str(caught.value)
