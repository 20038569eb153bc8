"""A yard with cards that are in no box: run by `test_invented.py` on a copy of the source that knows them.

`python -m tests.games.lunch_money.yard games 60` says what it saw, or fails where something is not as it must be.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.show.stage import LAYOUTS, Mark
from dispetto.core.telling.languages import languages
from dispetto.core.telling.scenario import read_scenario, run_scenario
from dispetto.core.telling.words import Person, Words
from dispetto.games.lunch_money.rules.actions import CARD
from dispetto.games.lunch_money.rules.pieces import NAMES, PRINTED
from dispetto.games.lunch_money.rules.state import LunchMoney
from tests.games.lunch_money.told import BOX, GAME, OWN, table

LAYING = ("attacked", "split", "struck", "imagined", "followed")  # events whose first argument is a card
LONGEST = 20_000


def scenario(path: str) -> None:
    """It happens as told; its title."""
    failure = run_scenario(Path(path), game_named)
    assert failure is None, str(failure)
    print(read_scenario(Path(path))["title"])


def actions() -> None:
    """The table as the golden file writes it."""
    for a in GAME.actions:
        print(a.code, a.verb, *a.args)


def games(number: str) -> None:
    """Random games to their end; how often each own card was laid."""
    laid: Counter[str] = Counter()
    for seed in range(int(number)):
        s = GAME.new(2 + seed % 5)
        s.events = []
        play(s, seed)
        assert GAME.tally(s)["cards"] == BOX[True] + OWN[True]
        laid.update(NAMES[e.args[0]] for e in s.events if e.kind in LAYING and e.args[0] >= PRINTED)
    print(json.dumps(laid))


def play(s: LunchMoney, seed: int) -> None:
    """Random answers till there is a winner; now and then all that a table must be able to tell is looked at."""
    dice = Dice(seed + 1)
    for n in range(LONGEST):
        ask = asked(s)
        if ask is None:
            assert GAME.ending(s) is not None
            return
        rows = ask.legal(s)
        assert rows and [a.code for a in rows] == sorted({a.code for a in rows}), (ask, rows)
        if n % 61 == 0:
            look(s)
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else rows[dice.below(len(rows))])
    raise AssertionError("it does not end")


def look(s: LunchMoney) -> None:
    """Stored and opened, seen, imagined, judged, and every refusal in words."""
    dump = json.loads(json.dumps(GAME.dump(s)))
    assert json.loads(json.dumps(GAME.dump(GAME.load(dump)))) == dump
    words = Words(GAME, "it", [Person(n) for n in "ABCDEF"], 0)
    for seat in range(GAME.seats(s)):
        assert len(GAME.numbers(GAME.view(s, seat))) == len(GAME.numbers(GAME.view(GAME.new(2), 0)))
        assert GAME.tally(GAME.imagine(s, seat, 1)) == GAME.tally(s)
        assert 0 <= GAME.judge().values(s)[seat] <= 1
    ask = asked(s)
    if ask is None or isinstance(ask, Roll):
        return
    offers = ask.legal(s)
    assert all(words.reason(s, ask.why(s, a)) for a in GAME.actions if a not in offers)
    assert all(words.action(s, ask, a) for a in offers) and words.question(s, ask)


def turns() -> None:
    """What each row says happens."""
    t = table("A: ruler | B: disarm | C:", {"weapon_reuse": False})
    assert t.tell("A: ruler C").rest()["C"] == 12 and t.hand("A") == "ruler"
    t = table("A: | B: disarm | C: ruler", turn="C")
    assert t.tell("C: ruler B", "B: disarm").rest().binned("ruler") == 1
    print("ruler")
    t = table("A: grab dunk hook | B:")
    assert t.why("A: dunk") == "LM-GRAB-05"
    assert t.tell("A: grab B", "A: dunk", "A: hook").rest()["B"] == 11
    t = table("A: grab dunk noogie | B:", {"combo_declaration": "upfront"})
    assert t.tell("A: grab B dunk noogie").rest()["B"] == 11
    print("dunk")
    t = table("A: chop | B: | C:", choke={"A": "B"})
    assert t.tell("A: chop done").rest().seen["choke"] == {} and t.points == [15, 15, 15]
    t = table("A: jab chop | B:", headlock={"B": "A"})
    assert t.tell("A: jab chop").rest()["B"] == 11
    t = table("A: chop | B: dodge | C: | D:")
    assert t.tell("A: chop B", "B: dodge").rest().points == [15, 15, 12, 15]
    print("chop")
    t = table("A: pair | B: | C: | D:")
    assert t.tell("A: pair B C").rest().points == [15, 13, 13, 15]
    t = table("A: pair | B: | C: | D: pair", turn="D")
    assert t.tell("D: pair B").rest()["B"] == 11 and t.seen["poked"] == ["B"]
    print("pair")
    t = table("A: noogie imaginary weird | B: | C:")
    assert t.tell("A: noogie B weird").rest()["B"] == 11
    t = table("A: grab noogie*2 imaginary snipe | B: | C:")
    t.tell("A: grab B", "A: noogie", "A: imaginary noogie C").rest()
    assert t.points == [15, 13, 13] and t.turn == "B"
    assert " ".join(table("A: noogie kick4 | B:").offers()) == "A: kick4 A: snipe A: pass A: discard A: noogie"
    print("noogie")


def faces() -> None:
    """A face for each, words on it, and a click that means its row."""
    t = table("A: noogie*2 swirlie | B: | C:")
    v, stage, noogie = GAME.view(t.s, 0), GAME.stage(), NAMES.index("noogie")
    code = CARD[noogie].code
    assert stage.meant(v, "card-noogie") == stage.meant(v, "card-noogie2") == code != noogie
    assert 'id="c-noogie"' in stage.symbols(v) and 'id="c-swirlie"' in stage.symbols(v)
    marks = [Mark(1, code, stage.spots(v, "card", (noogie,)))]
    for lang in languages():
        words = Words(GAME, lang, [Person(n) for n in t.names], 0)
        told = stage.about(v, "card-noogie", words)
        assert told is not None and told.title == "Noogie" and "Backlash" in told.text
        for layout in LAYOUTS:
            hand = stage.hand(v, layout, marks, words)
            ElementTree.fromstring(f"<div>{hand}</div>")
            assert 'data-key="1"' in hand and "Noogie" in hand
        assert "Swirlie" in GAME.board_text(v, words)
        print(lang)


def stored() -> None:
    """Tables of the last build, from before these cards: opened, looked at, played on."""
    tables = json.loads((Path(__file__).parent / "stored" / "tables.json").read_text(encoding="utf-8"))
    for n, old in enumerate(tables):
        s = GAME.load(old["dump"])
        ask = asked(s)
        assert ask is not None and [a.code for a in ask.legal(s)] == old["legal"]
        look(s)
        cards = GAME.tally(s)
        play(s, n)
        assert GAME.tally(s) == cards and not any(s.discard[PRINTED:])
    print("opened", len(tables))


if __name__ == "__main__":
    {f.__name__: f for f in (scenario, actions, games, turns, faces, stored)}[sys.argv[1]](*sys.argv[2:])
