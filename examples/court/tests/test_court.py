"""The toy itself, told turn by turn: if these fail, the contract was tried on the wrong game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from court import COURT
from court.rules.state import Court

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import PUBLIC, Roll, asked, step, why
from dispetto.core.game import BadInput
from dispetto.core.telling.grammar import Telling
from dispetto.core.telling.words import LANGUAGES, Person, Words

NAMES = ["Ann", "Bob", "Cyd"]
OWN, OTHERS = ("You draw", "Peschi"), ("Bob draws", "Bob pesca")


def table(position: dict[str, Any], **options: Any) -> tuple[Court, Telling]:
    s = COURT.new(3, options)
    s.hands = [()] * 3
    COURT.place(s, position, NAMES)
    return s, Telling(COURT, s, NAMES)


def tell(told: Telling, lines: Sequence[str]) -> None:
    for line in lines:
        told.say(line)


def test_a_humiliated_card_has_no_effect_and_both_are_discarded() -> None:
    s, told = table({"hands": {"Ann": ["theft"], "Bob": ["humiliation"], "Cyd": ["feast"]}, "score": {"Cyd": 2}})
    tell(told, ["Ann: theft on Cyd take 2", "Bob: humiliate", "Cyd: pass"])
    assert s.score == [0, 0, 2]
    assert COURT.show(s, NAMES)["discard"] == {"feast": 0, "theft": 1, "humiliation": 1, "dagger": 0}


def test_a_humiliation_may_itself_be_humiliated() -> None:
    hands = {"Ann": ["feast", "humiliation"], "Bob": ["humiliation"], "Cyd": ["theft"]}
    s, told = table({"hands": hands})
    tell(told, ["Ann: feast", "Bob: humiliate", "Cyd: pass", "Ann: humiliate", "Cyd: pass", "Cyd: pass"])
    assert s.score[0] == 2


def test_who_holds_nothing_is_asked_as_well() -> None:
    _, told = table({"hands": {"Ann": ["feast"], "Bob": ["theft"], "Cyd": ["humiliation"]}})
    told.say("Ann: feast")
    assert told.offers() == ["Bob: pass"]
    told.say("Bob: pass")
    assert told.offers() == ["Cyd: pass", "Cyd: humiliate"]


def test_who_could_not_hold_the_answer_by_what_all_have_seen_is_not_asked() -> None:
    hands = {"Ann": ["feast"], "Bob": ["dagger"], "Cyd": ["humiliation"]}
    _, told = table({"hands": hands, "known": {"Bob": ["dagger"]}})
    told.say("Ann: feast")
    assert told.offers() == ["Cyd: pass", "Cyd: humiliate"]


def test_a_dagger_comes_back_and_all_have_seen_it() -> None:
    s, told = table({"hands": {"Ann": ["dagger"], "Bob": ["theft"], "Cyd": ["theft"]}})
    tell(told, ["Ann: dagger on Bob", "Bob: pass", "Cyd: pass", "deck: Ann feast"])
    assert COURT.view(s, 1).hands[0] == (3, -1)
    assert s.score == [0, -1, 0]


def test_nobody_takes_two_points_from_one_who_has_but_one() -> None:
    _, told = table({"hands": {"Ann": ["theft"]}, "score": {"Bob": 1}})
    with pytest.raises(BadInput):
        told.say("Ann: theft on Bob take 2")


def test_bids_are_opened_together_and_a_lone_highest_bid_wins() -> None:
    s, told = table({"turn": "Cyd", "score": {"Ann": 3, "Bob": 3, "Cyd": 1}})
    tell(told, ["Cyd: pass", "deck: Cyd feast", "Ann: bid 2 on Cyd", "Bob: bid 1 on Ann"])
    assert COURT.view(s, 2).bid == -1
    assert s.score == [3, 3, 1]
    tell(told, ["Cyd: bid 0"])
    assert s.score == [3 - 2 + 4, 3 - 1, 1 + 1]


def test_a_drawn_card_is_known_to_one_seat_only() -> None:
    s, told = table({})
    s.events = []
    tell(told, ["Ann: pass", "deck: Ann dagger"])
    drew = next(e for e in s.events if e.kind == "drew")
    assert [drew.known(seat) for seat in (-1, 0, 1, 2)] == [False, True, False, False]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_told_and_a_secret_is_told_to_its_owner_alone(lang: str) -> None:
    s, dice = COURT.new(3), Dice(4)
    events = s.events = []
    readers = {seat: Words(COURT, lang, [Person(name) for name in NAMES], seat) for seat in (PUBLIC, 0, 1, 2)}
    told: dict[int, list[str]] = {seat: [] for seat in readers}
    while (ask := asked(s)) is not None:
        offers = ask.legal(s)
        if not isinstance(ask, Roll):
            words = readers[ask.seat]
            assert words.question(s, ask)
            assert len({words.action(s, ask, a) for a in offers}) == len(offers)
            reasons = [why(s, ask.seat, a) for a in COURT.actions]
            assert all(words.reason(s, reason) for reason in reasons if reason is not None)
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])
        for seat, words in readers.items():
            told[seat] += [words.event(s, e) for e in events]
        events.clear()
    drawn = {
        seat: [line for line in lines if line.startswith(OWN if seat == 1 else OTHERS)] for seat, lines in told.items()
    }
    assert len(set(drawn[1])) > 1
    assert len(set(drawn[PUBLIC])) == 1 and drawn[PUBLIC] == drawn[0] == drawn[2]
