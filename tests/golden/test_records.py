"""Records of every game and every way it can end, as files: each replays, verifies, and turns into JSON and back."""

from __future__ import annotations

import hashlib
import json
import tomllib

import pytest

from dispetto.cli.record import from_json
from dispetto.core.engine.dice import Dice, SealedDice
from dispetto.core.engine.table import PUBLIC, Roll, asked, step
from dispetto.core.telling.grammar import HIDDEN
from dispetto.core.telling.ledger import Ledger
from dispetto.core.telling.record import Chance, Record, parse, redact, verify, write
from tests.golden.golden import HERE, same
from tests.golden.test_transcripts import EVERY, WAYS, Way

FOLDER = HERE / "records"
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fred", "Gina", "Hugo", "Ines", "Jon")
FOUND = 3  # games that end so, of which the shortest is kept


def game_of(way: Way, number: int) -> Record | None:
    """One game with sealed dice; None where it ends in another way."""
    game = EVERY[way.game]
    seed = hashlib.sha256(f"{way} {number}".encode()).digest()
    sealed, chooser, leaves = SealedDice(seed, ("ab", "cd")), Dice(number), dict(way.leaves)
    s, ledger, n = game.new(way.seats, way.options), Ledger(game, way.seats), 0
    chosen = game.chosen(s)
    while (ask := asked(s)) is not None:
        n += 1
        if n - 1 in leaves:
            ledger.left(leaves[n - 1])
            game.leave(s, leaves[n - 1])
            continue
        offers = ask.legal(s)
        if isinstance(ask, Roll):
            weights, counter = tuple(ask.odds(s)), sealed.counter
            pick = sealed.pick(list(weights))
            ledger.fell(s, ask, offers[pick], Chance(counter, weights, pick))
            step(s, offers[pick])
        else:
            a = offers[chooser.below(len(offers))]
            ledger.answered(s, ask, a)
            step(s, a)
    ending = game.ending(s)
    if ending is None or ending.rule != way.rule:
        return None
    return ledger.record(NAMES[: way.seats], chosen, sealed.commitment(), ("ab", "cd"), seed=seed.hex(), ending=ending)


def shortest(way: Way) -> str:
    """The shortest of the first few that end so."""
    found: list[Record] = []
    for number in range(way.tries):
        made = game_of(way, number)
        found += [made] if made is not None else []
        if len(found) == FOUND:
            break
    assert found, f"no game among {way.tries} ends by {way.rule}"
    return write(min(found, key=lambda r: len(r.lines)))


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_record_of_every_ending_replays_and_verifies_and_converts(way: Way, update_golden: bool) -> None:
    path = FOLDER / way.game / f"{way.rule}.toml"
    if update_golden:
        same(path, shortest(way), True)
    text = path.read_text(encoding="utf-8")
    record, game = parse(text), EVERY[way.game]
    assert record.end_rule == way.rule and len(record.seats) == way.seats
    assert verify(game, record) == []
    assert write(record) == text
    as_json = json.dumps(tomllib.loads(text))
    assert write(parse(from_json(as_json, ""))) == text, "to JSON and back, byte for byte"


@pytest.mark.parametrize("game", ["lunch-money", "horse-racing", "court"])
def test_a_redacted_record_tells_no_seat_what_it_may_not_know(game: str) -> None:
    way = next(way for way in WAYS if way.game == game)
    record = parse((FOLDER / game / f"{way.rule}.toml").read_text(encoding="utf-8"))
    hidden = {}
    for seat in (PUBLIC, 0):
        told = redact(EVERY[game], record, seat)
        assert parse(write(told)) == told and not told.seed and len(told.lines) == len(record.lines)
        assert not any(line.chance for line in told.lines if line.who == "deck")
        hidden[seat] = {n for n, line in enumerate(told.lines) if line.text == HIDDEN}
    assert hidden[0] < hidden[PUBLIC]


def test_the_folder_holds_every_ending_and_nothing_else() -> None:
    stored = {(p.parent.name, p.stem) for p in FOLDER.rglob("*.toml")}
    assert stored == {(way.game, way.rule) for way in WAYS}
