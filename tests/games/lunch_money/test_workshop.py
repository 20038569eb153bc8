"""Packs that people stack: read back as written, as printed unless changed, never a crash, and dealt."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.errors import BadFile, BadInput
from dispetto.core.telling.record import Record, parse, replay, write
from dispetto.core.workshop import GOOD, Workshop, faults
from dispetto.games.lunch_money.packs import BOXES, MOST_OF, read_text
from dispetto.games.lunch_money.rules.pieces import CARDS, NAMES
from tests.games.hedz_25th.test_workshop import spoiled

ROUNDS = 40  # 2,000 were tried when this was written
STEPS = 250
GAME = all_games()["lunch-money"]


def bench() -> Workshop:
    """The workshop of the yard."""
    found = GAME.workshop()
    assert found is not None
    return found


def printed() -> str:
    """The printed pack as the workshop writes it."""
    text = bench().shipped()["printed"]
    return bench().write(bench().read(text), text)


def fought(text: str, seed: int, steps: int) -> int:
    """Fight at random with a pack, every number that programs are told within its bounds; how far it came."""
    s, dice, r = GAME.new(4, {"cards": text}), Dice(seed), random.Random(seed)
    cards = GAME.tally(s)
    highs = [part.high for part in GAME.observed for _ in range(part.count)]
    for n in range(steps):
        ask = asked(s)
        if ask is None:
            return n
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else r.choice(list(ask.legal(s))))
        if n % 25 == 0:
            assert all(value <= high for value, high in zip(GAME.numbers(GAME.view(s, 0)), highs, strict=True))
    assert GAME.tally(s) == cards
    return steps


def test_the_shipped_pack_is_the_printed_one_and_a_table_that_brings_it_is_dealt_the_same() -> None:
    """LM-SET-01, LM-SET-02"""
    shop, text = bench(), printed()
    assert 'provenance = "printed"' in text and shop.write(shop.read(text), text) == text
    for expansion in (False, True):
        assert read_text(text).copies(expansion) == BOXES[expansion]
        usual, brought = (GAME.new(3, {"expansion": expansion, "cards": cards}) for cards in ("printed", text))
        assert GAME.dump(usual) | {"options": 0} == GAME.dump(brought) | {"options": 0}
    assert [note.grade for note in shop.notes(text)] == [GOOD]


def test_what_is_changed_is_dealt_told_as_ours_and_carried_by_the_record() -> None:
    """LM-SET-02"""
    shop = bench()
    draft = shop.read(printed())
    draft["sheets"]["basic"][0] = {"base": 9, "sticks": 1}
    text = shop.write(draft | {"title": "Elbows"}, printed())
    assert 'provenance = "house"' in text and "elbow = 9" in text
    s = GAME.new(3, {"cards": text})
    assert s.copies[NAMES.index("elbow")] == 10 and GAME.chosen(s)["cards"] == text
    assert GAME.dump(GAME.load(GAME.dump(s))) == GAME.dump(s)
    again = parse(write(Record(GAME.name, 1, ("A", "B"), {"cards": text})))
    assert again.options["cards"] == text and GAME.dump(replay(GAME, again))
    old = GAME.dump(GAME.new(3))
    assert "cards" not in old["options"]  # as it was kept before there was a choice
    assert GAME.chosen(GAME.load(old))["cards"] == "printed"


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ("elbow = 4", "elbow = 13", "no whole number from 0 to 12"),
        ("elbow = 4", "elbow = true", "no whole number from 0 to 12"),
        ("elbow = 4", "knee = 4", "no such card"),
        ("choke = 1", "choke = 2", "2 times Choke in all: it lies in front of people, and there is room for 1"),
        ("[sticks]", "[stones]", "a pack has no 'stones'"),
        ('provenance = "printed"', 'provenance = "mine"', "provenance"),
    ],
)
def test_what_cannot_be_dealt_is_one_sentence(was: str, now: str, said: str) -> None:
    """LM-SET-02"""
    with pytest.raises(BadFile, match=said) as e:
        GAME.new(3, {"cards": printed().replace(was, now, 1)})
    assert "\n" not in e.value.said("it") and e.value.said("it") != e.value.said("en")


def test_an_empty_pack_is_mended_by_clicks_and_a_heap_of_what_lies_there_is_cut() -> None:
    shop = bench()
    draft = shop.read(printed())
    for rows in draft["sheets"].values():
        for row in rows:
            row |= {"base": 0, "sticks": MOST_OF}
    text = shop.write(draft, printed())
    assert {note.sentence.key for note in shop.notes(text)} >= {"pack-few", "pack-both", "pack-blows", "pack-laid"}
    for _ in range(30):
        bad = [note for note in shop.notes(text) if note.mends]
        if bad:
            assert bad[0].sentence.key == "pack-few" or bad[0].cells
            text = shop.mended(text, bad[0])
    assert {note.sentence.key for note in shop.notes(text) if note.grade == "mend"} == {"pack-both"}


def test_whatever_is_sent_there_is_a_sentence_and_what_is_sound_can_be_fought_with() -> None:
    shop, r = bench(), random.Random(51)
    good, sound = printed(), 0
    for n in range(ROUNDS):
        draft: Any = shop.read(good if n % 3 else shop.blank())
        try:
            if n % 4 == 1:
                text = shop.write(spoiled(draft, r), good)
            elif n % 4 == 2:
                lines = good.splitlines()
                k = r.randrange(len(lines))
                lines[k] = lines[k][: r.randrange(len(lines[k]) + 1)] + r.choice(("", "[", " = 9", '"', "true", "1e9"))
                text = "\n".join(lines) + "\n"
                shop.notes(text)
                shop.read(text)
            else:
                for row in (row for rows in draft["sheets"].values() for row in rows):
                    row |= {part: r.choice((0, 0, 1, 2, 4, 8, 12)) for part in row if r.random() < 0.5}
                text = shop.write(draft, good)
                while any(note.mends for note in shop.notes(text)):
                    text = shop.mended(text, next(note for note in shop.notes(text) if note.mends))
            assert all(note.sentence.said(lang) for note in shop.notes(text) for lang in ("en", "it"))
            if not faults(shop, text):
                sound += 1
                assert fought(text, n, STEPS)
        except BadInput as e:
            assert e.said("it") and "\n" not in e.said("en")[:200]
    assert sound > ROUNDS // 8 and len(NAMES) == len(CARDS)
