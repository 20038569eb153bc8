"""What the cast says: enough sentences in every language, said once, seldom, and of nothing that is hidden."""

from __future__ import annotations

import copy
from random import Random

import pytest

from dispetto.bots.cast import CAST
from dispetto.bots.voices.speaking import (
    OCCASIONS,
    ORDER,
    ROOM,
    ROUNDS,
    TURNS,
    Line,
    Seen,
    Speaker,
    Talk,
    outlook,
    speak,
    threatened,
)
from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import PUBLIC, Roll, asked, step
from dispetto.core.telling.languages import languages
from dispetto.core.telling.phrases import phrases, read_words
from dispetto.core.traits import Harm

BOTH = {0: Speaker("becco"), 2: Speaker("riga", frozenset({1}))}


@pytest.mark.parametrize("lang", languages())
def test_everybody_has_a_sentence_for_every_occasion_and_none_is_there_twice(lang: str) -> None:
    wanted = {
        Line(0, who, occasion, n + 1).key for who in CAST for occasion, many in OCCASIONS.items() for n in range(many)
    }
    found = [entry.id.name for entry in read_words(ROOM / "words" / f"{lang}.ftl").body if hasattr(entry, "id")]
    assert sorted(found) == sorted(wanted)
    said = [phrases(ROOM, lang).say(key) for key in found]
    assert len(set(said)) == len(said) and max(map(len, said)) < 90


def lines_of(seen: Seen, talk: Talk | None = None) -> list[tuple[int, str]]:
    """Who says something at such a moment, and of what."""
    return [(line.seat, line.occasion) for line in speak("t", talk or Talk.of(4), BOTH, seen)[1]]


def test_each_moment_has_its_words() -> None:
    even, last = (0.25,) * 4, (0.3, 0.5, 0.1, 0.1)
    assert lines_of(Seen(9, 20, was=even, chances=(0.5, 0.2, 0.15, 0.15))) == [(0, "winning")]
    assert lines_of(Seen(9, 20, was=even, chances=(0.3, 0.2, 0.1, 0.4))) == [(2, "losing")]
    assert lines_of(Seen(9, 20, was=even, chances=last)) == [(2, "child")], "ahead is one who is weaker than she"
    assert lines_of(Seen(9, 20, was=last, chances=last)) == [], "that is no news"
    assert lines_of(Seen(9, 20, [Harm(1, 0)])) == [(0, "harmed")]
    assert lines_of(Seen(9, 20, [Harm(2, 1)])) == [(2, "harms")]
    assert lines_of(Seen(9, 20, foils=[Harm(1, 2)])) == [(2, "foiled")]
    assert lines_of(Seen(9, 20, [Harm(1, 0)], out=frozenset({0}))) == [(0, "out")], "one line a moment"
    assert lines_of(Seen(9, 1, was=even)) in ([(0, "hello")], [(2, "hello")])
    assert lines_of(Seen(9, 20, places=(1, 2, 3, 4))) == [(0, "won"), (2, "lost")]
    told = {v: lines_of(Seen(v, 20, threatened=lambda: frozenset({2}))) for v in range(12)}
    assert [(2, "threat")] in told.values() and [] in told.values(), "now and then"


def test_nobody_repeats_a_line_or_talks_all_the_time() -> None:
    talk, heard = Talk.of(4), []
    for turn in range(1, 400):
        for n in range(3):
            talk, lines = speak("t", talk, BOTH, Seen(3 * turn + n, turn, [Harm(2, 0), Harm(0, 2)]))
            heard += [(turn, line) for line in lines]
    assert len({line.key for _, line in heard}) == len(heard) == 2 * (OCCASIONS["harmed"] + OCCASIONS["harms"])
    for seat in BOTH:
        mine = [turn for turn, line in heard if line.seat == seat]
        assert all(b - a >= 4 * ROUNDS for a, b in zip(mine, mine[1:]))
    turns = [turn for turn, _ in heard]
    assert all(b - a >= TURNS for a, b in zip(turns, turns[1:]))
    assert all(max(mine) <= max(OCCASIONS.values()) for mine in talk.times) and len(talk.times[0]) == len(ORDER)


def test_another_table_hears_another_sentence() -> None:
    seen = Seen(9, 20, [Harm(1, 0)])
    first = {speak(f"table {n}", Talk.of(4), BOTH, seen)[1][0].n for n in range(20)}
    assert len(first) == OCCASIONS["harmed"]


@pytest.mark.parametrize("game", list(all_games()))
def test_what_they_speak_of_is_the_same_on_two_tables_that_nobody_outside_can_tell_apart(game: str) -> None:
    known = game_named(game)
    s, dice, rng, met = known.new(4), Dice(5), Random(3), 0
    while (ask := asked(s)) is not None and met < 12:
        if not isinstance(ask, Roll) and dice.below(4) == 0:
            met += 1
            other = known.twin(copy.deepcopy(known.dump(s)), PUBLIC, rng)
            twin = known.load(other) if other is not None else s.clone()
            assert outlook(known, s, met) == outlook(known, twin, met)
            assert threatened(known, s, met) == threatened(known, twin, met)
        offers = ask.legal(s)
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])
    assert met
