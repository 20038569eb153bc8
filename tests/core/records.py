"""Records to look at: games played with sealed dice, and the same with a line changed."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice, SealedDice
from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.game import Game
from dispetto.core.telling.record import Chance, Line, Record, seat_names

HEDZ = game_named("hedz-25th")
SEED = hashlib.sha256(b"a quiet afternoon").digest()


def played(
    game: Game[Any, Any], seats: int, options: dict[str, Any], answers: int = 100_000, forced: bool = True
) -> tuple[Record, Any]:
    """A game with sealed dice and random players, as a record, and the table it led to."""
    s = game.new(seats, options)
    names = seat_names(seats)
    sealed = SealedDice(SEED, ("salt", "pepper"))
    chooser = Dice(7)
    lines: list[Line] = []
    while (ask := asked(s)) is not None and answers > 0:
        answers -= 1
        offers = ask.legal(s)
        if isinstance(ask, Roll):
            weights, counter = tuple(ask.odds(s)), sealed.counter
            pick = sealed.pick(weights)
            a = offers[pick]
            lines.append(Line(ask.actor(), game.text(s, ask, a, names), Chance(counter, weights, pick)))
        else:
            a = offers[chooser.below(len(offers))]
            text = game.text(s, ask, a, names)
            if ask.part() > 0:
                lines[-1] = Line(lines[-1].who, f"{lines[-1].text} {text}")
            elif len(offers) > 1 or forced:
                lines.append(Line(names[ask.seat], text))
        step(s, a)
    made = Record(game.name, 1, tuple(f"N{i}" for i in range(seats)), game.chosen(s), tuple(lines), sealed.commitment())
    made = replace(made, nonces=("salt", "pepper"))
    ending = game.ending(s)
    if ending is not None:
        made = replace(made, seed=SEED.hex(), places=ending.places, scores=ending.scores, end_rule=ending.rule)
    return made, s


def changed(r: Record, n: int, line: Line) -> Record:
    """The record with another line in place of its n-th."""
    return replace(r, lines=(*r.lines[:n], line, *r.lines[n + 1 :]))


def first_roll(r: Record) -> int:
    """Where the first die is."""
    return next(n for n, line in enumerate(r.lines) if line.chance is not None and len(line.chance.weights) == 6)
