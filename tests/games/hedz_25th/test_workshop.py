"""Islands that people draw: numbered by the law, checked in sentences that point, mended by a click, never a crash."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.engine.table import asked
from dispetto.core.errors import BadInput
from dispetto.core.telling.record import Record, parse, replay, write
from dispetto.core.workshop import GOOD, MEND, Workshop, faults
from dispetto.games.hedz.bounds import MOST_SIGHTS, MOST_SPACES

ROUNDS = 40  # 1,200 were tried when this was written
EDITIONS = ("hedz-25th", "hedz-2nd")


def shop_of(name: str) -> Workshop:
    """The workshop of an edition."""
    found = all_games()[name].workshop()
    assert found is not None
    return found


def island(shop: Workshop) -> str:
    """The first shipped board as the workshop writes it."""
    text = next(iter(shop.shipped().values()))
    return shop.write(shop.read(text), text)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_shipped_island_is_sound_reads_back_as_it_was_written_and_a_table_is_played_on_it(name: str) -> None:
    """H25-DATA-01, H2-DATA-01"""
    shop = shop_of(name)
    text = island(shop)
    assert shop.write(shop.read(text), text) == text and faults(shop, text) == []
    assert [note.grade for note in shop.notes(text)][-1] == GOOD
    s = shop.game.new(3, {"board": text})
    assert shop.game.chosen(s)["board"] == text and asked(s) is not None
    assert shop.game.dump(shop.game.load(shop.game.dump(s))) == shop.game.dump(s)


def test_a_stone_put_between_two_moves_all_numbers_on_and_the_checker_points_at_what_that_breaks() -> None:
    """H25-DATA-07"""
    shop = shop_of("hedz-25th")
    draft = shop.read(island(shop))
    here = draft["places"][26]
    draft["places"].append({**here, "next": here["next"], "kinds": [], "wide": [480, 560], "tall": [100, 400]})
    here["next"] = [len(draft["places"]) - 1]
    text = shop.write(draft, island(shop))
    bad = [note for note in shop.notes(text) if note.grade == MEND]
    assert [note.sentence.key for note in bad] == ["number-finish", "space-mudd", "lava-late"]
    assert [shop.names(text)[note.places[0]] for note in bad] == ["101", "97", "77"]
    assert "97" in bad[1].sentence.said("it") and bad[1].mends and not bad[0].mends
    assert "space-mudd" not in [n.sentence.key for n in shop.notes(shop.mended(text, bad[1]))]


def test_a_dead_end_is_joined_to_the_nearest_stone_that_does_not_lead_back() -> None:
    shop = shop_of("hedz-25th")
    draft = shop.read(island(shop))
    draft["places"][30]["next"] = []
    text = shop.write(draft, island(shop))
    dead = next(note for note in shop.notes(text) if note.sentence.key == "way-dead")
    after = shop.read(shop.mended(text, dead))["places"][30]["next"]
    assert dead.places == (30,) and len(after) == 1 and after[0] != 29


def test_the_least_that_one_begins_with_lacks_what_is_fun_and_says_so() -> None:
    for name in EDITIONS:
        shop = shop_of(name)
        keys = {note.sentence.key for note in shop.notes(shop.blank())}
        assert "fly-none" in keys and "doubt-sights" in keys and "way-dead" not in keys
        assert shop.picture(shop.blank(), "tall", "dark").startswith("<svg")


def test_the_largest_island_is_drawn_within_the_bar() -> None:
    shop = shop_of("hedz-25th")
    draft = shop.read(island(shop))
    while len(draft["places"]) < MOST_SPACES:
        n = len(draft["places"])
        draft["places"].append({"kinds": ["boo"], "next": [], "wide": [20 + 9 * n % 900, 50], "tall": [9, 4 * n]})
    draft["lines"] = [[n, n + 40] for n in range(MOST_SIGHTS)]
    text = shop.write(draft, island(shop))
    assert max(len(shop.picture(text, layout, "dark")) for layout in ("wide", "tall")) < 300_000
    draft["places"].append(draft["places"][-1])
    with pytest.raises(BadInput):
        shop.write(draft, text)


NASTY: tuple[Any, ...] = (None, -1, 10**9, 1e308, "", "<script>", [], {}, [[]], "0" * 300, True, [float("inf"), 1])


def spoiled(value: Any, r: random.Random) -> Any:
    """Plain data with one thing in it replaced, taken away or doubled."""
    if isinstance(value, dict) and value and r.random() < 0.97:
        key = r.choice(list(value))
        return (
            {**value, key: spoiled(value[key], r)}
            if r.random() < 0.95
            else {k: v for k, v in value.items() if k != key}
        )
    if isinstance(value, list) and value and r.random() < 0.95:
        n = r.randrange(len(value))
        return [*value[:n], *([spoiled(value[n], r)] * r.choice((1, 1, 1, 0, 2))), *value[n + 1 :]]
    return r.choice(NASTY)


@pytest.mark.parametrize("name", EDITIONS)
def test_whatever_is_sent_there_is_a_sentence_and_no_crash(name: str) -> None:
    shop, r = shop_of(name), random.Random(47)
    good, draft = island(shop), shop.read(island(shop))
    read = 0
    for n in range(ROUNDS):
        try:
            if n % 2:
                text = shop.write(spoiled(draft, r), good)
            else:
                lines = good.splitlines()
                k = r.randrange(len(lines))
                lines[k] = re.sub(
                    r"\d+|\"\w*\"|\[", lambda _: r.choice(("-7", '"x"', "[", "1e9", "30", '"26"')), lines[k], count=1
                )
                text = "\n".join(lines)
                shop.read(text)
            notes = shop.notes(text)
            read += 1
            assert all(note.sentence.said(lang) for note in notes for lang in ("en", "it"))
            if n % 8 == 1:
                assert len(shop.picture(text, "wide", "light")) < 300_000
            if not faults(shop, text):
                shop.game.new(4, {"board": text})
            elif any(note.mends for note in notes):
                shop.notes(shop.mended(text, next(note for note in notes if note.mends)))
        except BadInput as e:
            assert e.said("it") and "\n" not in e.said("en")[:200]
    assert read > ROUNDS // 6


def test_a_record_of_a_game_on_it_replays_from_the_record_alone() -> None:
    """H25-DATA-01"""
    game = all_games()["hedz-25th"]
    text = island(shop_of("hedz-25th"))
    r = Record(game.name, 1, ("A", "B"), {"board": text, "first_player": 1})
    again = parse(write(r))
    assert again.options["board"] == text and json.dumps(game.dump(replay(game, again)))
