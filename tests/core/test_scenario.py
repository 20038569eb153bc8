"""Scenarios: strict about what happens, and one clear sentence about what did not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dispetto.core.telling.scenario import Failure, compare, run_scenario
from tests.core.stories import HEAD, named

Play = Callable[..., Failure | None]


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """Write a scenario of these steps and run it."""

    def run(*steps: str, head: str = HEAD) -> Failure | None:
        path = tmp_path / "told.toml"
        path.write_text(head + "".join(f"\n[[then]]\n{step}\n" for step in steps))
        return run_scenario(path, named)

    return run


def complaint(failure: Failure | None) -> str:
    """What the failure says."""
    assert failure is not None, "it passed"
    return failure.message


# ------------------------------------------------------------------------------------------------------- What happens


def test_a_story_that_happens_as_told_passes(play: Play) -> None:
    done = (
        'do = ["A: roll", "dice: 1", "dice: 2", "A: walk on"]\nexpect = { dinos = { A = { at = "49" } }, asked = "B" }'
    )
    assert play(done) is None


def test_a_question_with_one_offer_need_not_be_written(play: Play) -> None:
    assert play('do = ["dice: 1", "dice: 2", "A: walk on", "dice: 1"]\nexpect = { asked = "dice" }') is None


def test_what_follows_a_hash_is_comment(play: Play) -> None:
    assert play('do = ["A: roll # off we go", "dice: 1", "dice: 2  # three"]\nexpect = { asked = "A" }') is None


def test_steps_go_on_where_the_last_one_ended(play: Play) -> None:
    assert play('do = ["dice: 1"]', 'do = ["dice: 2"]', 'offers = ["A: push B", "A: walk on"]') is None


def test_a_wrong_speaker_is_a_failure(play: Play) -> None:
    failure = play('do = ["dice: 1", "dice: 2", "B: walk on"]')
    assert complaint(failure) == ("'B: walk on': A is asked now (InTheWay), not B. On offer: A: walk on; A: push B.")
    assert failure is not None and failure.step == 1


def test_an_unscripted_die_is_a_failure(play: Play) -> None:
    said = complaint(play('do = ["A: roll", "dice: 1", "A: walk on"]'))
    assert said.startswith("'A: walk on': dice is asked now (RollDice), not A.")


def test_words_that_mean_nothing_are_told_before_who_is_asked(play: Play) -> None:
    said = complaint(play('do = ["A: rol", "dice: 1"]'))
    assert said.startswith("'A: rol': 'rol' is no answer in hedz-25th. On offer: dice: 1; dice: 2;")


def test_an_unasked_answer_is_a_failure_and_names_the_rule(play: Play) -> None:
    said = complaint(play('do = ["dice: 1", "dice: 2", "A: push C"]'))
    assert said.startswith("'A: push C' is not allowed now by H25-PUSH-01 (InTheWay is asked).")


def test_words_that_mean_nothing_are_a_failure(play: Play) -> None:
    said = complaint(play('do = ["dice: 1", "dice: 2", "A: dance"]'))
    assert said.startswith("'A: dance': 'dance' is no answer in hedz-25th. On offer: A: walk on; A: push B.")


def test_a_die_that_does_not_exist_is_a_failure(play: Play) -> None:
    assert "On offer: dice: 1; dice: 2" in complaint(play('do = ["A: roll", "dice: 7"]'))


def test_a_question_with_two_offers_is_not_answered_for_anybody(play: Play) -> None:
    said = complaint(play('do = ["dice: 1", "dice: 2", "dice: 3"]'))
    assert said == "'dice: 3': A is asked now (InTheWay), not dice. On offer: A: walk on; A: push B."


def test_nothing_is_said_after_the_end(play: Play) -> None:
    head = HEAD.replace('at = "46"', 'at = "98"')
    said = complaint(play('do = ["A: roll", "dice: 2", "B: roll"]', head=head))
    assert said == "'B: roll': the game is over."


def test_a_line_needs_a_speaker(play: Play) -> None:
    said = complaint(play('do = ["roll"]'))
    assert said == "'roll' is not a line: write who answers and what, like 'A: roll' or 'dice: 4'."


def test_somebody_may_leave(play: Play) -> None:
    done = 'do = ["B: leaves"]\nexpect = { dinos = { B = { at = "gone", rocks = 0 } }, asked = "A" }'
    assert play(done) is None
    assert complaint(play('do = ["Z: leaves"]')).startswith("Nobody called 'Z' sits here: there are A, B, C, D")


def test_the_failing_step_is_counted_from_one(play: Play) -> None:
    failure = play('do = ["dice: 1"]', 'do = ["dice: 2"]', 'do = ["B: roll"]')
    assert failure is not None and failure.step == 3
    assert repr(failure).startswith(f"{failure.file}, step 3: ")


# ------------------------------------------------------------------------------------------------------- Expectations


def test_an_expectation_that_is_not_met_names_its_field_what_was_expected_and_seen(play: Play) -> None:
    said = complaint(play('do = ["dice: 1", "dice: 2"]\nexpect = { dinos = { A = { at = "49", rocks = 0 } } }'))
    assert said.startswith("dinos.A.at: expected '49', seen '48'")


def test_only_what_is_written_is_compared(play: Play) -> None:
    assert play("expect = { dinos = { B = { rocks = 2 } } }", "expect = {}") is None


def test_an_unknown_field_is_a_failure_and_the_known_ones_are_named(play: Play) -> None:
    assert complaint(play("expect = { dino = 1 }")).startswith("dino: there is no such field; there are turn, dinos")
    said = complaint(play('expect = { dinos = { Z = { at = "46" } } }'))
    assert said.startswith("dinos.Z: there is no such field; there are A, B, C, D")


def test_nothing_lies_where_zero_is_expected(play: Play) -> None:
    assert play('expect = { loose = { "22" = 0 } }') is None
    assert complaint(play('expect = { loose = { "22" = 1 } }')).startswith("loose.22: there is no such field")


def test_the_end_can_be_expected(play: Play) -> None:
    head = HEAD.replace('at = "46"', 'at = "98"')
    won = 'expect = { over = true, winner = "A", asked = "nobody", places = { A = 1, B = 2 } }'
    assert play('do = ["A: roll", "dice: 2"]\n' + won, head=head) is None
    assert complaint(play("expect = { over = true }")).startswith("over: expected True, seen False")
    assert "winner" in complaint(play('expect = { winner = "A" }'))


def test_a_shared_win_lists_the_winners(play: Play) -> None:
    head = HEAD.replace('board = "t25"', 'board = "t25"\nturn_limit = 1').replace('turn  = "A"', 'turn  = "D"')
    head = head.replace("B = { at", 'D = { at = "45", rocks = 0 }, B = { at')
    told = 'do = ["A: leaves", "dice: 3", "D: spare B"]\nexpect = { over = true, winner = ["B", "D"] }'
    assert play(told, head=head) is None


def test_offers_are_exactly_these_in_any_order(play: Play) -> None:
    start = 'do = ["dice: 1", "dice: 2"]'
    assert play(start, 'offers = ["A: push B", "A: walk on"]') is None
    for offers in ('["A: walk on"]', '["A: walk on", "A: push B", "A: push C"]', "[]"):
        said = complaint(play(start, f"offers = {offers}"))
        assert said.startswith("offers: expected [") and "seen ['A: push B', 'A: walk on']" in said


def test_a_refusal_is_expected_with_its_rule(play: Play) -> None:
    assert play('refuse = { "A: push B" = "H25-GEN-05", "B: roll" = "TABLE-01" }') is None
    said = complaint(play('refuse = { "A: push B" = "H25-PUSH-01" }'))
    assert said.startswith("refuse: 'A: push B' is refused by H25-GEN-05, expected H25-PUSH-01")
    said = complaint(play('refuse = { "A: roll" = "H25-GEN-05" }'))
    assert said.startswith("refuse: 'A: roll' is allowed, expected a refusal by H25-GEN-05")
    assert "'dance' is no answer" in complaint(play('refuse = { "A: dance" = "H25-GEN-05" }'))
    assert "Nobody called 'Z'" in complaint(play('refuse = { "Z: roll" = "H25-GEN-05" }'))


def test_after_the_end_everything_is_refused_because_it_is_over(play: Play) -> None:
    head = HEAD.replace('at = "46"', 'at = "98"')
    done = 'do = ["A: roll", "dice: 2"]\nrefuse = { "B: roll" = "TABLE-03", "B: push A" = "TABLE-03" }'
    assert play(done, head=head) is None


@pytest.mark.parametrize(
    "step",
    [
        'do = ["dice: 1", "dice: 2"]\nexpect = { turn = "B" }',
        'do = ["dice: 1", "dice: 2"]\nrefuse = { "A: push B" = "H25-GEN-05" }',
        'do = ["dice: 1", "dice: 2"]\nexpect = { dinos = { Z = 1 } }',
    ],
)
def test_every_failure_says_what_is_asked_now(play: Play, step: str) -> None:
    assert "A is asked (InTheWay)" in complaint(play(step))
    assert "A is asked (InTheWay)" in complaint(play('do = ["dice: 1", "dice: 2"]', "offers = []"))


def test_compare_names_the_place() -> None:
    assert compare("", {"a": {"b": [1]}}, {"a": {"b": [1]}}) is None
    assert str(compare("", {"a": {"b": 1}}, {"a": 2})) == "a: expected {'b': 1}, seen 2"


# ------------------------------------------------------------------------------------------- Defaults and fed decks


def test_others_may_answer_by_default(play: Play) -> None:
    head = 'others = "default"\n' + HEAD
    told = 'do = ["dice: 1", "dice: 2", "dice: 3", "dice: 3", "dice: 6"]'
    assert (
        play(told, 'expect = { dinos = { A = { at = "49" }, B = { at = "54" }, C = { at = "start" } } }', head=head)
        is None
    )


def test_with_defaults_a_written_answer_still_counts(play: Play) -> None:
    head = 'others = "default"\n' + HEAD
    told = 'do = ["dice: 1", "dice: 2", "A: push B"]\nexpect = { dinos = { A = { at = "48" }, B = { at = "49" } } }'
    assert play(told, head=head) is None


def test_with_defaults_dice_are_still_scripted(play: Play) -> None:
    head = 'others = "default"\n' + HEAD
    assert "dice is asked now" in complaint(play('do = ["dice: 1", "A: walk on"]', head=head))


def test_with_defaults_an_answer_that_is_never_asked_for_is_a_failure(play: Play) -> None:
    head = 'others = "default"\n' + HEAD
    assert complaint(play('do = ["dice: 1", "dice: 2", "A: push C"]', head=head))
    assert complaint(play('do = ["dice: 1", "dice: 2", "B: extra turn"]', head=head))


COURT_HEAD = """
title = "A dinner"
rules = []
game  = "court"
seats = ["A", "B"]
others = "default"
deck = "feast"
"""


def test_a_deck_feeds_every_draw(play: Play) -> None:
    step = 'expect = { hands = { A = ["feast", "feast", "feast"], B = ["feast", "feast", "feast"] }, asked = "A" }'
    assert play(step, head=COURT_HEAD) is None


def test_a_deck_of_a_card_that_is_not_there_is_a_failure(play: Play) -> None:
    head = COURT_HEAD.replace('"feast"', '"dragon"')
    assert complaint(play("expect = {}", head=head)) == "deck = 'dragon', but no such card can be drawn now."


def test_without_a_deck_the_draws_are_written(play: Play) -> None:
    head = COURT_HEAD.replace('deck = "feast"\n', "")
    assert play('do = ["deck: A feast", "deck: A theft"]\nexpect = { asked = "deck" }', head=head) is None


STRICT_HEAD = COURT_HEAD.replace('others = "default"\n', "")
SCHOOL_HEAD = """
title = "A break"
rules = []
game  = "lunch-money"
seats = ["A", "B", "C"]

[position]
deck = { elbow = 60 }
hands = { A = ["chunk", "jab*4"], B = ["block", "disarm", "hook*3"], C = ["hook*5"] }
"""


def test_a_forced_answer_before_a_fed_draw_need_not_be_written_either(play: Play) -> None:
    """B can only pass on A's feast, and A draws: both happen before B's own turn."""
    full = 'expect = { asked = "A", hands = { A = ["feast", "feast", "feast"], B = ["feast", "feast"] } }'
    assert play('do = ["A: feast", "B: feast"]', full, head=STRICT_HEAD) is None
    assert play('do = ["A: feast", "B: pass", "B: feast"]', full, head=STRICT_HEAD) is None


def test_what_is_crossed_ends_at_the_first_real_question(play: Play) -> None:
    """B may lead or pass: nobody answers that for B, with a fed deck or without."""
    said = complaint(play('do = ["A: feast", "A: feast"]', head=STRICT_HEAD))
    assert said == "'A: feast': B is asked now (Choose), not A. On offer: B: pass; B: feast."


def test_a_fed_deck_does_not_swallow_a_written_draw(play: Play) -> None:
    told = 'do = ["deck: A theft"]\nexpect = { hands = { A = ["feast", "feast", "theft"] } }'
    assert (
        play(told.replace('"deck: A theft"', '"deck: A feast", "deck: A feast", "deck: A theft"'), head=STRICT_HEAD)
        is None
    )


@pytest.mark.parametrize(
    "line", ["B: hook A", "C: hook B", "B: block", "deck: A block", "deck: block", "dice: 4", "C: pass"]
)
def test_a_wrong_speaker_of_card_lines_is_told_who_is_asked(play: Play, line: str) -> None:
    said = complaint(play(f'do = ["{line}"]', head=SCHOOL_HEAD))
    assert said.startswith(
        f"'{line}': A is asked now (Main), not {line.partition(':')[0]}. On offer: A: jab; A: chunk;"
    )


def test_cards_that_do_not_exist_are_told_before_who_is_asked(play: Play) -> None:
    for line in ("B: huk A", "deck: A blok", "C: hook Z"):
        said = complaint(play(f'do = ["{line}"]', head=SCHOOL_HEAD))
        assert "is no answer in lunch-money" in said, line


def test_a_card_line_out_of_turn_can_be_expected_to_be_refused(play: Play) -> None:
    assert play('refuse = { "B: hook A" = "TABLE-01", "C: hook" = "TABLE-01" }', head=SCHOOL_HEAD) is None
    assert "'hook A' is no answer" not in complaint(play('refuse = { "B: hook A" = "LM-TERM-18" }', head=SCHOOL_HEAD))


def test_with_defaults_a_line_that_never_fits_is_told_where_it_was_said(play: Play) -> None:
    """Not where the defaults would have led: nothing happens before the complaint."""
    head = SCHOOL_HEAD.replace("\n[position]", 'others = "default"\ndeck = "elbow"\n\n[position]')
    said = complaint(play('do = ["B: chunk A"]', head=head))
    assert said.startswith("'B: chunk A': A is asked now (Main), not B.")
    said = complaint(play('do = ["deck: A fest"]', head=COURT_HEAD))
    assert said.startswith("'deck: A fest': 'A fest' is no answer in court. On offer: deck: A feast;")
    head = 'others = "default"\n' + HEAD
    said = complaint(play('do = ["dice: 1", "dice: 2", "A: push C"]', head=head))
    assert said.startswith("'A: push C' is not allowed now by H25-PUSH-01 (InTheWay is asked).")
