"""Court told turn by turn: every rule of its law has a test that cites it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from xml.etree import ElementTree

import pytest
from court import COURT
from court.bots import Courtier
from court.rules import actions
from court.rules.state import Court

from dispetto.bots.base import Bot, RandomBot
from dispetto.bots.greedy import GreedyBot
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import PUBLIC, Reason, Roll, asked, step, why
from dispetto.core.game import BadInput
from dispetto.core.rounds import utterances
from dispetto.core.show.stage import LAYOUTS, Mark
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
    """CC-ANS-01, CC-ANS-03"""
    s, told = table({"hands": {"Ann": ["theft"], "Bob": ["humiliation"], "Cyd": ["feast"]}, "score": {"Cyd": 2}})
    tell(told, ["Ann: theft on Cyd take 2", "Bob: humiliate", "Cyd: pass"])
    assert s.score == [0, 0, 2]
    assert COURT.show(s, NAMES)["discard"] == {"feast": 0, "theft": 1, "humiliation": 1, "dagger": 0}


def test_a_humiliation_may_itself_be_humiliated() -> None:
    """CC-ANS-04, CC-CARD-01"""
    hands = {"Ann": ["feast", "humiliation"], "Bob": ["humiliation"], "Cyd": ["theft"]}
    s, told = table({"hands": hands})
    tell(told, ["Ann: feast", "Bob: humiliate", "Cyd: pass", "Ann: humiliate", "Cyd: pass", "Cyd: pass"])
    assert s.score[0] == 2


def test_who_holds_nothing_is_asked_as_well() -> None:
    """CC-ANS-02"""
    _, told = table({"hands": {"Ann": ["feast"], "Bob": ["theft"], "Cyd": ["humiliation"]}})
    told.say("Ann: feast")
    assert told.offers() == ["Bob: pass"]
    told.say("Bob: pass")
    assert told.offers() == ["Cyd: pass", "Cyd: humiliate"]


def test_who_could_not_hold_the_answer_by_what_all_have_seen_is_not_asked() -> None:
    """CC-ANS-02"""
    hands = {"Ann": ["feast"], "Bob": ["dagger"], "Cyd": ["humiliation"]}
    _, told = table({"hands": hands, "known": {"Bob": ["dagger"]}})
    told.say("Ann: feast")
    assert told.offers() == ["Cyd: pass", "Cyd: humiliate"]


def test_a_dagger_comes_back_and_all_have_seen_it() -> None:
    """CC-CARD-04"""
    s, told = table({"hands": {"Ann": ["dagger"], "Bob": ["theft"], "Cyd": ["theft"]}})
    tell(told, ["Ann: dagger on Bob", "Bob: pass", "Cyd: pass", "deck: Ann feast"])
    assert COURT.view(s, 1).hands[0] == (3, -1)
    assert s.score == [0, -1, 0]


def test_nobody_takes_two_points_from_one_who_has_but_one() -> None:
    """CC-CARD-02"""
    _, told = table({"hands": {"Ann": ["theft"]}, "score": {"Bob": 1}})
    with pytest.raises(BadInput):
        told.say("Ann: theft on Bob take 2")


def test_bids_are_opened_together_and_a_lone_highest_bid_wins() -> None:
    """CC-BANQ-01, CC-BANQ-02, CC-BANQ-03, CC-TURN-05"""
    s, told = table({"turn": "Cyd", "score": {"Ann": 3, "Bob": 3, "Cyd": 1}})
    tell(told, ["Cyd: pass", "deck: Cyd feast", "Ann: bid 2 on Cyd", "Bob: bid 1 on Ann"])
    assert COURT.view(s, 2).bid == -1
    assert s.score == [3, 3, 1]
    tell(told, ["Cyd: bid 0"])
    assert s.score == [3 - 2 + 4, 3 - 1, 1 + 1]


def test_a_drawn_card_is_known_to_one_seat_only() -> None:
    """CC-TURN-04"""
    s, told = table({})
    s.events = []
    tell(told, ["Ann: pass", "deck: Ann dagger"])
    drew = next(e for e in s.events if e.kind == "drew")
    assert [drew.known(seat) for seat in (-1, 0, 1, 2)] == [False, True, False, False]


def test_the_deck_is_dealt_out_three_to_each_or_one_of_the_small_one() -> None:
    """CC-SETUP-01"""
    for deck, cards, each in (("full", 32, 3), ("small", 8, 1)):
        s = COURT.new(4, {"deck": deck})
        assert COURT.tally(s) == {"cards": cards}
        play_until(s, "Choose")
        assert [len(hand) for hand in s.hands] == [each] * 4


def test_a_card_is_led_from_the_own_hand_in_the_own_turn() -> None:
    """CC-TURN-01, CC-TURN-02, CC-CARD-03"""
    s, told = table({"hands": {"Ann": ["feast", "humiliation"], "Bob": ["feast"], "Cyd": ["feast"]}})
    assert told.offers() == ["Ann: pass", "Ann: feast"]
    assert [str(why(s, 0, actions.LEAD[kind])) for kind in (1, 2)] == [
        str(Reason("CC-TURN-01", (1,))),
        str(Reason("CC-CARD-03", (2,))),
    ]
    told.say("Ann: feast")
    assert str(why(s, 1, actions.LEAD[0])) == str(Reason("CC-TURN-02"))


def test_a_card_is_aimed_at_others_who_are_still_there() -> None:
    """CC-TURN-03, CC-END-02"""
    s, _ = table({"hands": {"Ann": ["dagger"], "Bob": ["theft"]}})
    COURT.leave(s, 1)
    assert s.hands[1] == () and s.discard[1] == 1
    assert [[a.code for a in said] for said in utterances(COURT, s)][1:] == [[actions.LEAD[3].code, actions.AT[1].code]]


def test_without_the_option_a_humiliation_stands() -> None:
    """CC-ANS-04"""
    hands = {"Ann": ["feast", "humiliation"], "Bob": ["humiliation"], "Cyd": ["theft"]}
    s, told = table({"hands": hands}, counter=False)
    tell(told, ["Ann: feast", "Bob: humiliate"])
    assert s.score[0] == 0 and type(asked(s)).__name__ == "Draw"


@pytest.mark.parametrize(
    ("options", "rule"), [({"banquets": 0}, "CC-END-01"), ({"banquets": 1}, "CC-END-03"), ({}, "CC-END-03")]
)
def test_it_ends_with_the_deck_or_with_the_banquets_and_the_most_points_win(options: dict[str, Any], rule: str) -> None:
    """CC-END-01, CC-END-03, CC-END-04"""
    s = COURT.new(3, options)
    play_until(s, "")
    ending = COURT.ending(s)
    assert ending is not None and ending.rule == rule
    assert [place == 1 for place in ending.places] == [points == max(s.score) for points in s.score]


def test_the_last_one_at_the_table_wins_whatever_the_points() -> None:
    """CC-END-02, CC-END-04"""
    s, _ = table({"score": {"Ann": 9}})
    COURT.leave(s, 0)
    COURT.leave(s, 1)
    ending = COURT.ending(s)
    assert ending is not None and ending.rule == "CC-END-02" and ending.places == (2, 2, 1)


def test_its_courtier_and_its_judge_beat_chance() -> None:
    for better in (Courtier(), GreedyBot()):
        won = sum(winner(seed, better) == seed % 2 for seed in range(30))
        assert won > 18


def winner(seed: int, better: Bot) -> int:
    """Who wins a game of two in which the better bot sits at seat 0 or 1, by turns."""
    s, dice = COURT.new(2, {"banquets": 0}), Dice(seed)
    while (ask := asked(s)) is not None:
        if isinstance(ask, Roll):
            step(s, ask.fall(s, dice))
        else:
            bot = better if ask.seat == seed % 2 else RandomBot()
            step(s, bot.choose(COURT, COURT.imagine(s, ask.seat, seed), ask.seat, dice))
    ending = COURT.ending(s)
    assert ending is not None
    return ending.places.index(1)


def play_until(s: Court, question: str) -> None:
    """Random answers until this is asked, or to the end."""
    dice = Dice(5)
    while (ask := asked(s)) is not None and type(ask).__name__ != question:
        offers = ask.legal(s)
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_picture_of_a_whole_game_is_sound(layout: str) -> None:
    stage, s, dice = COURT.stage(), COURT.new(5), Dice(2)
    words = Words(COURT, "en", [Person(name) for name in (*NAMES, "Dan", "Eve")], 0)
    pictures = [stage.picture("table", layout, "dark"), f"<svg>{stage.poster()}</svg>", stage.ground(layout, "light")]
    while (ask := asked(s)) is not None:
        v, offers = COURT.view(s, 0), ask.legal(s)
        spots = [stage.spots(v, a.verb, ask.meaning(s, a)) for a in offers] if ask.seat == 0 else []
        marks = [Mark(n + 1, a.code, at) for n, (a, at) in enumerate(zip(offers, spots, strict=False))]
        pictures += [stage.scene(v, layout, marks), stage.symbols(v), stage.hand(v, layout, marks, words) or "<svg/>"]
        assert all(f'id="{at}"' in pictures[-3] + pictures[-1] for anchors in spots for at in anchors)
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])
    pictures.append(f"<svg>{stage.podium(COURT.view(s, 0), [1, 2, 3, 4, 5], layout)}</svg>")
    for picture in pictures:
        ElementTree.fromstring(picture)


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
