"""The live table under the terminal one: its record and what may be taken back."""

from __future__ import annotations

from dispetto.cli.live import LiveTable
from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll
from dispetto.core.telling.record import parse, replay, standing, verify, write

GAME = all_games()["hedz-25th"]


def table(seed: bytes = b"seed", **options: str) -> LiveTable:
    return LiveTable(GAME, ["Ada", "Bruno"], {"board": "t25", **options}, seed)


def play_on(t: LiveTable, dice: Dice, answers: int, undo_every: int = 0) -> None:
    """Random answers, all of them the same person's as far as undo is concerned."""
    for n in range(answers):
        ask = t.ask()
        if ask is None:
            return
        if isinstance(ask, Roll):
            t.roll(ask)
            continue
        offers = ask.legal(t.s)
        t.answer(ask, offers[dice.below(len(offers))], mine=True, forced=len(offers) == 1)
        if undo_every and n % undo_every == 0:
            t.undo(ask.seat)


def test_a_record_tells_the_table_as_it_is() -> None:
    t = table(types="triceratops")
    play_on(t, Dice(1), 200)
    r = parse(write(t.record(reveal=True)))
    assert verify(GAME, r) == []
    assert GAME.dump(replay(GAME, r)) == GAME.dump(t.s)


def test_a_record_with_many_undos_verifies_and_replays() -> None:
    t = table(types="triceratops,caveman,flier,trex")
    play_on(t, Dice(2), 400, undo_every=3)
    r = parse(write(t.record(reveal=True)))
    assert sum(line.who == "undo" for line in r.lines) > 20
    assert verify(GAME, r) == []
    assert len(standing(r.lines)) == t.ledger.standing
    assert GAME.dump(replay(GAME, r)) == GAME.dump(t.s)


def test_the_seed_stays_secret_while_the_game_goes_on() -> None:
    t = table(turn_limit="1")
    play_on(t, Dice(3), 3)
    assert t.record(reveal=False).seed == "" and t.record(reveal=False).commitment == t.dice.commitment()
    play_on(t, Dice(3), 1000)
    r = t.record(reveal=False)
    assert r.over and r.seed == b"seed".hex() and verify(GAME, r) == []


def test_nothing_can_be_taken_back_after_chance_or_somebody_else_has_spoken() -> None:
    t = table(first_player="1")
    ask = t.ask()
    assert ask is not None and not t.undo(0)
    t.answer(ask, ask.legal(t.s)[0], mine=True)
    assert not t.undo(1) and t.undo(0) and not t.undo(0)
    ask = t.ask()
    assert ask is not None
    t.answer(ask, ask.legal(t.s)[0], mine=True)
    roll = t.ask()
    assert isinstance(roll, Roll)
    t.roll(roll)
    assert not t.undo(0)
