"""States and frames are plain values: cloned, saved, loaded, pickled."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from typing import Any

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Frame, State, asked, step
from dispetto.core.game import Game
from tests.contract.tables import Table, choose, every_game, every_table, moments

FURTHER = 25  # answers played on a clone


def play_on(s: State, dice: Dice, answers: int) -> None:
    """A few random answers."""
    for _ in range(answers):
        ask = asked(s)
        if ask is None:
            return
        step(s, choose(s, ask, dice))


@every_table
def test_a_clone_is_equal_and_playing_on_it_leaves_the_table_alone(tables: list[Table]) -> None:
    for m in moments(tables):
        before = m.game.dump(m.s)
        clone = m.clone()
        assert clone is not m.s
        assert m.game.dump(clone) == before, m
        play_on(clone, Dice(m.answers), FURTHER)
        assert m.game.dump(m.s) == before, m


@every_table
def test_playing_on_the_table_leaves_a_clone_alone(tables: list[Table]) -> None:
    for m in moments(tables):
        original, before = m.clone(), m.game.dump(m.s)
        clone = m.game.clone(original)
        play_on(original, Dice(m.answers), FURTHER)
        assert m.game.dump(clone) == before, m


@every_table
def test_load_undoes_dump_through_json(tables: list[Table]) -> None:
    for m in moments(tables):
        told = m.game.dump(m.s)
        loaded = m.game.load(json.loads(json.dumps(told)))
        assert m.game.dump(loaded) == told, m
        assert json.loads(json.dumps(told)) == told, m


@every_table
def test_a_loaded_table_plays_on_like_the_one_that_was_saved(tables: list[Table]) -> None:
    for m in moments(tables):
        here, there = m.clone(), m.game.load(json.loads(json.dumps(m.game.dump(m.s))))
        here.events, there.events = [], []
        play_on(here, Dice(m.answers), FURTHER)
        play_on(there, Dice(m.answers), FURTHER)
        assert m.game.dump(here) == m.game.dump(there), m
        assert repr(here.events) == repr(there.events), m


@every_table
def test_frames_hold_ints_and_tuples_of_ints_and_are_made_of_nothing_else(tables: list[Table]) -> None:
    for m in moments(tables):
        for frame in m.s.stack:
            for value in frame.args():
                assert whole(value) or (isinstance(value, tuple) and all(map(whole, value))), (m, frame)
            kind = m.game.frames[type(frame).__name__]
            assert kind is type(frame), (m, frame)
            assert kind(*frame.args()).args() == frame.args(), (m, frame)
            kept = {name: value for name, value in attributes(frame).items() if not whole(value)}
            assert all(isinstance(v, tuple) and all(map(whole, v)) for v in kept.values()), (m, frame, kept)


@every_table
def test_states_hold_ints_text_and_flat_lists_and_share_what_never_changes(tables: list[Table]) -> None:
    for m in moments(tables):
        clone = m.clone()
        for name, value in attributes(m.s).items():
            flat = isinstance(value, list) and all(immutable(item) for item in value)
            shared = getattr(clone, name) is value
            assert immutable(value) or flat or shared, (m, name, value)


def whole(value: object) -> bool:
    return isinstance(value, int)


def immutable(value: object) -> bool:
    """Ints, text, nothing, frames, and tuples of such."""
    if isinstance(value, tuple):
        return all(immutable(item) for item in value)
    return value is None or isinstance(value, int | str | Frame)


def attributes(value: object) -> dict[str, Any]:
    """What an object holds, also where its class is compiled and has no __dict__."""
    names = list(getattr(value, "__dict__", {}))
    for kind in type(value).__mro__:
        names += kind.__dict__.get("__mypyc_attrs__", ())
    return {name: getattr(value, name) for name in dict.fromkeys(names) if name != "__dict__"}


@every_game
def test_attributes_are_found_compiled_or_not(game: Game[Any, Any]) -> None:
    s = game.new(game.fewest)
    assert {"stack", "events"} < set(attributes(s))
    assert len(attributes(s)) > 4
    ask = asked(s)
    assert ask is not None and attributes(ask)["seat"] == ask.seat


@every_game
def test_the_row_at_an_index_has_that_code_and_no_two_rows_say_the_same(game: Game[Any, Any]) -> None:
    assert [a.code for a in game.actions] == list(range(len(game.actions)))
    assert len({(a.verb, a.args) for a in game.actions}) == len(game.actions)
    assert len({a.home for a in game.actions}) == 1
    assert all(whole(n) for a in game.actions for n in a.args)


@every_game
def test_a_pickled_row_comes_back_as_the_row_itself(game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(all_games(), game.name, game)  # the toy is no game of the house
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        back = pickle.loads(pickle.dumps(list(game.actions), protocol))
        assert all(a is b for a, b in zip(back, game.actions, strict=True))


@pytest.mark.parametrize("name", all_games())
def test_a_row_pickled_here_is_the_row_itself_in_another_process(name: str) -> None:
    look = "import pickle, sys; row = pickle.load(sys.stdin.buffer); from dispetto.core.catalogue import all_games; "
    look += f"assert row is all_games()[{name!r}].actions[row.code]; print(row)"
    row = all_games()[name].actions[-1]
    done = subprocess.run([sys.executable, "-c", look], input=pickle.dumps(row), capture_output=True)
    assert done.stdout.decode().strip() == repr(row), done.stderr.decode()
