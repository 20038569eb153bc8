"""States and frames are plain values: cloned, saved, loaded, pickled."""

from __future__ import annotations

import json
import pickle
from typing import Any

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Frame, State, asked, step
from dispetto.core.game import Game
from dispetto.testing.broken import BrokenPromise
from dispetto.testing.tables import Table, choose, moments, question

FURTHER = 25  # answers played on a clone


def play_on(s: State, dice: Dice, answers: int) -> None:
    """A few random answers."""
    for _ in range(answers):
        ask = asked(s)
        if ask is None:
            return
        step(s, choose(s, ask, dice))


# --------------------------------------------------------------------------------------------- clones and dumps


def a_clone_is_equal_and_playing_on_it_leaves_the_table_alone(table: Table) -> None:
    """A clone shares nothing that changes with its original."""
    for m in moments(table):
        before = m.game.dump(m.s)
        clone = m.clone()
        if clone is m.s or m.game.dump(clone) != before:
            raise BrokenPromise("A clone is not an equal table of its own", m)
        play_on(clone, Dice(m.answers), FURTHER)
        if m.game.dump(m.s) != before:
            raise BrokenPromise("Playing on a clone has changed the table", m)


def playing_on_the_table_leaves_a_clone_alone(table: Table) -> None:
    """Nor does the original share anything with its clone."""
    for m in moments(table):
        original, before = m.clone(), m.game.dump(m.s)
        clone = m.game.clone(original)
        play_on(original, Dice(m.answers), FURTHER)
        if m.game.dump(clone) != before:
            raise BrokenPromise("Playing on the table has changed a clone", m)


def load_undoes_dump_through_json(table: Table) -> None:
    """A dump is plain data that JSON keeps as it is."""
    for m in moments(table):
        told = m.game.dump(m.s)
        if json.loads(json.dumps(told)) != told:
            raise BrokenPromise("JSON does not keep a dump as it is", m)
        if m.game.dump(m.game.load(json.loads(json.dumps(told)))) != told:
            raise BrokenPromise("Load does not undo dump", m)


def a_loaded_table_plays_on_like_the_one_that_was_saved(table: Table) -> None:
    """The same answers, the same events, the same table."""
    for m in moments(table):
        here, there = m.clone(), m.game.load(json.loads(json.dumps(m.game.dump(m.s))))
        here.events, there.events = [], []
        play_on(here, Dice(m.answers), FURTHER)
        play_on(there, Dice(m.answers), FURTHER)
        if m.game.dump(here) != m.game.dump(there) or repr(here.events) != repr(there.events):
            raise BrokenPromise("A loaded table plays on differently", m)


# ------------------------------------------------------------------------------------------- frames, states, rows


def frames_hold_ints_and_tuples_of_ints_and_are_made_of_nothing_else(table: Table) -> None:
    """A frame is its name and its `args`."""
    for m in moments(table):
        for frame in m.s.stack:
            if not all(whole(value) or is_ints(value) for value in frame.args()):
                raise BrokenPromise("A frame's args are ints and tuples of ints", m, frame)
            if m.game.frames.get(type(frame).__name__) is not type(frame):
                raise BrokenPromise("A frame is not among the game's frames", m, frame)
            if type(frame)(*frame.args()).args() != frame.args():
                raise BrokenPromise("A frame made of its args is another", m, frame)
            if not all(whole(value) or is_ints(value) for value in attributes(frame).values()):
                raise BrokenPromise("A frame holds more than ints and tuples of ints", m, frame, attributes(frame))


def states_hold_ints_text_and_flat_lists_and_share_what_never_changes(table: Table) -> None:
    """What else a state holds, its clones must share, or have a sheet of ints of their own that says the same."""
    for m in moments(table):
        clone = m.clone()
        for name, value in attributes(m.s).items():
            flat = isinstance(value, list) and all(immutable(item) for item in value)
            theirs = getattr(clone, name)
            alike = sheet(value) and attributes(theirs) == attributes(value)
            if not (immutable(value) or flat or theirs is value or alike):
                raise BrokenPromise("A state holds ints, text, flat lists, and what its clones share", m, name)


def sheet(value: object) -> bool:
    """Is it an object that holds ints and nothing else, as machine numbers are kept where a list would box them?"""
    held = attributes(value)
    return bool(held) and all(map(whole, held.values()))


def whole(value: object) -> bool:
    """Is it an int?"""
    return isinstance(value, int)


def is_ints(value: object) -> bool:
    """Is it a tuple of ints?"""
    return isinstance(value, tuple) and all(map(whole, value))


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


def attributes_are_found_compiled_or_not(game: Game[Any, Any]) -> None:
    """Else the promises about frames and states would be kept by finding nothing."""
    s = game.new(game.fewest)
    found = attributes(s)
    if not {"stack", "events"} < set(found) or len(found) <= 4:
        raise BrokenPromise("What a state holds cannot be found", game.name, sorted(found))
    ask = question(s)
    if attributes(ask).get("seat") != ask.seat:
        raise BrokenPromise("What a question holds cannot be found", game.name, ask)


def the_row_at_an_index_has_that_code_and_no_two_rows_say_the_same(game: Game[Any, Any]) -> None:
    """The action table: codes from 0 on, every row something else, all at home in one module."""
    if [a.code for a in game.actions] != list(range(len(game.actions))):
        raise BrokenPromise("The row at an index has not that code", game.name)
    if len({(a.verb, a.args) for a in game.actions}) != len(game.actions):
        raise BrokenPromise("Two rows of the action table say the same", game.name)
    if len({a.home for a in game.actions}) != 1:
        raise BrokenPromise("The rows are at home in several modules", game.name, {a.home for a in game.actions})
    if not all(whole(n) for a in game.actions for n in a.args):
        raise BrokenPromise("A row has arguments that are no ints", game.name)


def a_pickled_row_comes_back_as_the_row_itself(game: Game[Any, Any]) -> None:
    """Rows are compared by identity, so a pickle must find the very row again."""
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        back = pickle.loads(pickle.dumps(list(game.actions), protocol))
        if not all(a is b for a, b in zip(back, game.actions, strict=True)):
            raise BrokenPromise("A pickled row comes back as another", game.name, f"protocol {protocol}")


OF_A_GAME = (
    attributes_are_found_compiled_or_not,
    the_row_at_an_index_has_that_code_and_no_two_rows_say_the_same,
    a_pickled_row_comes_back_as_the_row_itself,
)
OF_A_TABLE = (
    a_clone_is_equal_and_playing_on_it_leaves_the_table_alone,
    playing_on_the_table_leaves_a_clone_alone,
    load_undoes_dump_through_json,
    a_loaded_table_plays_on_like_the_one_that_was_saved,
    frames_hold_ints_and_tuples_of_ints_and_are_made_of_nothing_else,
    states_hold_ints_text_and_flat_lists_and_share_what_never_changes,
)
