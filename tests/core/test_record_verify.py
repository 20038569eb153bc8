"""Records: find who tampered, and keep secrets."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

import pytest
from court import COURT

from dispetto.core.engine.dice import SealedDice, derive
from dispetto.core.engine.table import ALL, PUBLIC, asked
from dispetto.core.errors import BadInput
from dispetto.core.telling.grammar import HIDDEN
from dispetto.core.telling.record import Chance, Line, Record, parse, redact, replay, verify, write
from tests.core.records import HEDZ, SEED, changed, first_roll, played

# -------------------------------------------------------------------------------------------------------------- Verify


def test_an_honest_record_has_no_faults(whole: tuple[Record, Any], dinner: tuple[Record, Any]) -> None:
    assert verify(HEDZ, whole[0]) == []
    assert verify(COURT, dinner[0]) == []


def test_an_honest_record_without_forced_answers_has_none_either() -> None:
    r, _ = played(HEDZ, 4, {"board": "t25", "turn_limit": 5}, forced=False)
    assert r.over and verify(HEDZ, r) == []


def test_without_the_seed_nothing_can_be_checked(whole: tuple[Record, Any]) -> None:
    (fault,) = verify(HEDZ, replace(whole[0], seed=""))
    assert fault.startswith("The seed has not been revealed")


def test_another_seed_is_found(whole: tuple[Record, Any]) -> None:
    faults = verify(HEDZ, replace(whole[0], seed=hashlib.sha256(b"another").hexdigest()))
    assert faults[0] == "The revealed seed does not match the commitment published before the first roll."
    assert len(faults) > 1


def test_a_seed_that_is_no_seed_is_found(whole: tuple[Record, Any]) -> None:
    assert verify(HEDZ, replace(whole[0], seed="not a seed at all"))


def test_another_commitment_is_found(whole: tuple[Record, Any]) -> None:
    assert len(verify(HEDZ, replace(whole[0], commitment="0" * 64))) == 1


def test_other_nonces_are_found(whole: tuple[Record, Any]) -> None:
    assert verify(HEDZ, replace(whole[0], nonces=("salt",)))


def test_a_changed_die_is_found(whole: tuple[Record, Any]) -> None:
    n = first_roll(whole[0])
    line = whole[0].lines[n]
    other = "1" if line.text != "1" else "2"
    faults = verify(HEDZ, changed(whole[0], n, replace(line, text=other)))
    assert len(faults) == 1 and "the pick means another answer" in faults[0]


def test_a_changed_pick_is_found(whole: tuple[Record, Any]) -> None:
    n = first_roll(whole[0])
    line = whole[0].lines[n]
    assert line.chance is not None
    pick = (line.chance.pick + 1) % 6
    lie = replace(line, text=str(pick + 1), chance=replace(line.chance, pick=pick))
    faults = verify(HEDZ, changed(whole[0], n, lie))
    assert faults[0].startswith(f"Line {n + 1} (dice: {pick + 1}) is not what the seed gives for counter")


def test_loaded_dice_are_found(whole: tuple[Record, Any]) -> None:
    n = first_roll(whole[0])
    line = whole[0].lines[n]
    assert line.chance is not None
    weights = (1, 1, 1, 1, 1, 9)
    pick = derive(SEED, whole[0].nonces, line.chance.counter, weights)
    lie = Line("dice", str(pick + 1), Chance(line.chance.counter, weights, pick))
    assert any("these are not the odds of this roll" in fault for fault in verify(HEDZ, changed(whole[0], n, lie)))


@pytest.mark.parametrize(
    "chance", [Chance(0, (), 0), Chance(0, (0, 0), 0), Chance(0, (1, 1), 9), Chance(0, (-1, 1), 0)]
)
def test_odds_that_make_no_sense_are_found(whole: tuple[Record, Any], chance: Chance) -> None:
    n = first_roll(whole[0])
    assert verify(HEDZ, changed(whole[0], n, replace(whole[0].lines[n], chance=chance)))


def test_a_pick_that_no_die_has_is_found(whole: tuple[Record, Any]) -> None:
    n = first_roll(whole[0])
    line = whole[0].lines[n]
    assert line.chance is not None
    assert verify(HEDZ, changed(whole[0], n, replace(line, chance=replace(line.chance, pick=17))))


def test_a_die_that_does_not_say_how_it_fell_is_found(whole: tuple[Record, Any]) -> None:
    n = first_roll(whole[0])
    (fault,) = verify(HEDZ, changed(whole[0], n, replace(whole[0].lines[n], chance=None)))
    assert fault == f"Line {n + 1} (dice: {whole[0].lines[n].text}) does not say how it fell."


def test_a_counter_that_goes_back_is_found(whole: tuple[Record, Any]) -> None:
    """Rolling until one likes the die: the undone roll is spent, its counter cannot come again."""
    n = first_roll(whole[0])
    line = whole[0].lines[n]
    again = replace(whole[0], lines=(*whole[0].lines[: n + 1], Line("undo", "1"), line, *whole[0].lines[n + 1 :]))
    (fault,) = verify(HEDZ, again)
    assert fault.startswith(f"Line {n + 3}: the counter went back from")


def test_a_roll_that_vanished_is_found(whole: tuple[Record, Any]) -> None:
    """Skipping the dice one does not like: every counter must be there."""
    r = whole[0]
    n = next(n for n, line in enumerate(r.lines) if line.chance is not None and line.chance.counter == 3)
    faults = verify(HEDZ, replace(r, lines=(*r.lines[:n], *r.lines[n + 1 :])))
    assert "the counter is 4 where 3 was due: a roll has vanished from the story." in faults[0]
    assert sum("a roll has vanished" in fault for fault in faults) == 1


def test_an_undone_roll_is_spent_and_the_record_still_holds() -> None:
    sealed = SealedDice(SEED)
    six = (1,) * 6
    first = sealed.pick((1, 1, 1, 1))
    one, two = sealed.pick(six), sealed.pick(six)
    who = f"p{first + 1}"
    lines = (
        Line("dice", f"first {who}", Chance(0, (1, 1, 1, 1), first)),
        Line(who, "roll"),
        Line("dice", str(one + 1), Chance(1, six, one)),
        Line("undo", "2"),
        Line(who, "roll"),
        Line("dice", str(two + 1), Chance(2, six, two)),
    )
    r = Record("hedz-25th", 1, tuple("ABCD"), {"board": "t25"}, lines, sealed.commitment(), (), SEED.hex())
    assert verify(HEDZ, r) == []


def test_another_result_is_found(whole: tuple[Record, Any]) -> None:
    r = whole[0]
    told = ["The result written in the record is not the one its story leads to."]
    assert verify(HEDZ, replace(r, places=r.places[::-1] if r.places != r.places[::-1] else (9, 9, 9, 9))) == told
    assert verify(HEDZ, replace(r, end_rule="H25-LAVA-08")) == told
    assert verify(HEDZ, replace(r, scores=tuple(n + 1 for n in r.scores))) == told
    shorter = replace(r, lines=r.lines[:20])
    assert verify(HEDZ, shorter) == told


def test_an_answer_against_the_rules_is_found(whole: tuple[Record, Any]) -> None:
    r = whole[0]
    n = next(n for n, line in enumerate(r.lines) if line.text == "roll")
    faults = verify(HEDZ, changed(r, n, Line("p1", "push p2")))
    assert len(faults) == 1 and f"at line {n + 1}" in faults[0]


def test_a_record_of_other_rules_is_found(whole: tuple[Record, Any]) -> None:
    assert verify(HEDZ, replace(whole[0], options={"hats": True}))
    assert verify(HEDZ, replace(whole[0], seats=("A",)))


def test_a_hidden_line_cannot_be_verified(dinner: tuple[Record, Any]) -> None:
    r, _ = dinner
    assert verify(COURT, replace(redact(COURT, r, PUBLIC), seed=r.seed))


# -------------------------------------------------------------------------------------------------------------- Redact


def deals(r: Record) -> list[Line]:
    """The cards dealt before the first answer."""
    return [line for line in r.lines if line.who == "deck"]


def test_what_a_seat_may_not_know_is_hidden(dinner: tuple[Record, Any]) -> None:
    r, _ = dinner
    for seat in range(3):
        seen = redact(COURT, r, seat)
        assert len(seen.lines) == len(r.lines)
        for before, after in zip(r.lines, seen.lines, strict=True):
            if before.who == "deck":
                mine = before.text.startswith(f"p{seat + 1} ")
                assert after == Line("deck", before.text if mine else HIDDEN), before
            elif before.text.startswith("bid "):
                mine = before.who == f"p{seat + 1}"
                assert after == (before if mine else Line(before.who, HIDDEN)), before
            else:
                assert after == before
    public = redact(COURT, r, PUBLIC)
    assert all(line == Line("deck", HIDDEN) for line in deals(public))


def test_a_redacted_record_reveals_neither_seed_nor_weights(dinner: tuple[Record, Any]) -> None:
    r, _ = dinner
    text = write(redact(COURT, r, PUBLIC))
    assert r.seed not in text and "seed =" not in text
    for seat in (
        PUBLIC,
        0,
        1,
        2,
    ):  # the weights of one's own draw are the pile: with it the others' hands could be counted
        assert not any(line.chance for line in redact(COURT, r, seat).lines if line.who == "deck")
    assert parse(text) == redact(COURT, r, PUBLIC)


def test_forced_answers_left_out_do_not_uncover_a_hidden_draw(dinner: tuple[Record, Any]) -> None:
    """The draw, not the forced answer before it, says who may know the card."""
    for seats in (2, 3, 4):
        r, _ = played(COURT, seats, {"deck": "small"}, forced=False)
        public = redact(COURT, r, PUBLIC)
        assert all(line.text == HIDDEN for line in deals(public))


def test_a_game_without_secrets_hides_nothing(whole: tuple[Record, Any]) -> None:
    assert redact(HEDZ, whole[0], PUBLIC).lines == whole[0].lines
    assert all(ask is None or ask.known_to(s) == ALL for s in [whole[1]] for ask in [asked(s)])


def test_a_hidden_line_stops_a_replay_with_a_sentence(dinner: tuple[Record, Any]) -> None:
    with pytest.raises(BadInput, match=r"Line 1 is hidden \(deck: \?\?\?\?\)"):
        replay(COURT, redact(COURT, dinner[0], PUBLIC))
