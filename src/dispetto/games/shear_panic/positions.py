"""Positions as scenarios write them: a drawn meadow, cards by name, the marker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from dispetto.core.engine.table import settle
from dispetto.core.errors import BadInput
from dispetto.core.telling.words import Words
from dispetto.games.shear_panic.names import ACTIONS, FIGURES, SHEEP, WAYS
from dispetto.games.shear_panic.rules import allowed, taking_turns, track
from dispetto.games.shear_panic.rules.state import (
    ALIGN,
    CELLS,
    DIAGONAL,
    EMPTY,
    FIRST_PEN,
    FIRST_WALL,
    LAST_PEN,
    LINE,
    NO_FIGURE,
    NOTHING,
    ROGER,
    ROGER_COMES,
    SECOND_WALL,
    SHAWN,
    SHAWN_COMES,
    SIZE,
    TURN,
    Meadow,
    Setup,
    changed,
    of_colour,
)

FOLDER = Path(__file__).parent
FIELDS = {
    "turn": "the player whose turn begins now",
    "meadow": "nine lines of nine cells, north at the top: R1 R2 B1 B2 Y1 Y2 G1 G2 K, and . for grass",
    "sheep": "a table: R1 = [row, column]; what is left out stays as it is",
    "facing": "N, E, S or W",
    "marker": "0 to 73",
    "figure": "none, roger or shawn (placed by the marker if left out)",
    "edge": "where the figure stands: N, E, S or W (the facing if left out)",
    "points": "a table: player = points",
    "cards": 'a table: player = ["push 2", "turn 1"]: the action cards still face up',
    "moves": "a table: player = [1, 3]: the movement cards still held",
    "barred": 'what the next card may not do: "align S", "clockwise", "anticlockwise", "line S 7" (a column or a row), '
    '"diagonal NE 12" (NE and SW by row + column, SE and NW by row - column + 9)',
    "owed": 'true where the turn begins with a panic push by the player in "turn"',
}
LIKE = {  # how the fields that are tables are written
    "sheep": "{ R1 = [5, 3] }",
    "points": "{ A = 12 }",
    "cards": '{ A = ["push 2", "turn 1"] }',
    "moves": "{ A = [1, 3] }",
}


def place(s: Meadow, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Set what a position says; what it leaves out is as at the opening, with player 1 to play a card."""
    for key in position:
        if key not in FIELDS:
            raise BadInput("position-field", key=repr(key), game="shear-panic", known=list(FIELDS))
    stand(s, position)
    s.facing = one_of(WAYS[::2], position.get("facing", WAYS[s.facing]), "facing") * 2
    s.marker = number(position.get("marker", 0), LAST_PEN - 1, "marker")
    s.walls = int(s.marker >= FIRST_WALL) | 2 * int(s.marker >= SECOND_WALL)
    usual = ROGER if ROGER_COMES <= s.marker <= FIRST_PEN else SHAWN if s.marker >= SHAWN_COMES else NO_FIGURE
    s.figure = one_of(FIGURES, position.get("figure", FIGURES[usual]), "figure")
    s.edge = one_of(WAYS[::2], position.get("edge", WAYS[s.facing]), "edge") * 2
    for who, points in named(position, "points").items():
        s.points = changed(s.points, one_of(names, who, "player"), number(points, 999, "points"))
    for who, words in named(position, "cards").items():
        s.cards = changed(s.cards, one_of(names, who, "player"), read_cards(s.setup, words))
    for who, values in named(position, "moves").items():
        s.moves = changed(s.moves, one_of(names, who, "player"), read_values(s.setup, values))
    s.turn = one_of(names, position["turn"], "player") if "turn" in position else 0
    s.barred = read_bar(str(position.get("barred", "")))
    s.barred_by = (s.turn - 1) % s.setup.players
    s.over, s.passed = 0, 0
    s.stack = [track.NoCards(), taking_turns.Turn(s.turn)]
    if position.get("owed"):
        after = taking_turns.Turn(taking_turns.next_player(s, s.turn))
        s.stack = [track.NoCards(), after, taking_turns.ColourDie(s.turn, taking_turns.PANIC)]
    settle(s)


def stand(s: Meadow, position: Mapping[str, Any]) -> None:
    """Put the sheep on the meadow."""
    where = list(s.where)
    if "meadow" in position:
        for name, at in enumerate(read_meadow(str(position["meadow"]))):
            where[of_colour(s, name)] = at
    for sheep, spot in named(position, "sheep").items():
        where[of_colour(s, one_of(SHEEP, sheep, "sheep"))] = read_cell(sheep, spot)
    if len(set(where)) < len(where):
        raise BadInput("position-two-sheep", FOLDER)
    s.where = where
    s.cell = [EMPTY] * CELLS
    for i, at in enumerate(where):
        s.cell[at] = i


def show(s: Meadow, names: Sequence[str]) -> dict[str, Any]:
    """The position in the same words."""
    setup = s.setup
    cards = range(len(setup.card_value))
    seats = range(setup.players)
    by_name = [s.where[of_colour(s, name)] for name in range(len(SHEEP))]
    return {
        "turn": names[s.turn],
        "meadow": meadow_text(by_name),
        "sheep": {SHEEP[i]: [at // SIZE + 1, at % SIZE + 1] for i, at in enumerate(by_name)},
        "facing": WAYS[s.facing],
        "marker": s.marker,
        "figure": FIGURES[s.figure],
        "edge": WAYS[s.edge],
        "points": {names[p]: s.points[p] for p in seats},
        "cards": {
            names[p]: [f"{ACTIONS[setup.card_action[i]]} {setup.card_value[i]}" for i in cards if s.cards[p] >> i & 1]
            for p in seats
        },
        "moves": {names[p]: sorted(setup.card_value[i] for i in cards if s.moves[p] >> i & 1) for p in seats},
        "barred": bar_text(s.barred),
    }


# ------------------------------------------------------------------------------------------------- Reading and checking


def one_of(known: Sequence[str], word: Any, what: str) -> int:
    """The index of a word; BadInput names those there are."""
    if word not in known:
        raise BadInput("position-word", FOLDER, what=what, value=repr(word), known=list(known))
    return list(known).index(word)


def number(value: Any, most: int, what: str) -> int:
    """A whole number from 0 on."""
    if type(value) is not int or not 0 <= value <= most:
        raise BadInput("position-number", FOLDER, what=what, most=most, value=repr(value))
    return int(value)


def named(position: Mapping[str, Any], key: str) -> dict[str, Any]:
    """A field that says something of each of several, by name."""
    found = position.get(key, {})
    if not isinstance(found, Mapping):
        raise BadInput("position-table", key=key, like=LIKE[key], value=repr(found))
    return dict(found)


def read_cell(sheep: str, spot: Any) -> int:
    """A cell written [row, column], 1 to 9 each."""
    if not (isinstance(spot, list) and len(spot) == 2 and all(type(n) is int and 1 <= n <= SIZE for n in spot)):
        raise BadInput("position-cell", FOLDER, sheep=sheep, value=repr(spot))
    return (int(spot[0]) - 1) * SIZE + int(spot[1]) - 1


def read_cards(setup: Setup, words: Words) -> int:
    """Cards like "push 2" as bits of the set."""
    held = 0
    for word in words if isinstance(words, list) else [words]:
        action, _, value = str(word).partition(" ")
        for i in range(len(setup.card_value)):
            mine = (ACTIONS[setup.card_action[i]], str(setup.card_value[i]))
            if not held >> i & 1 and mine == (action, value):
                held |= 1 << i
                break
        else:
            raise BadInput("position-no-card", FOLDER, value=repr(word))
    return held


def read_values(setup: Setup, values: Any) -> int:
    """Movement cards by value as bits of the set."""
    held = 0
    for value in values if isinstance(values, list) else [values]:
        free = [i for i, v in enumerate(setup.card_value) if v == value and not held >> i & 1]
        if not free:
            raise BadInput("position-no-move", FOLDER, value=repr(value))
        held |= 1 << free[0]
    return held


def read_bar(text: str) -> int:
    """What the next card may not do."""
    if not text:
        return NOTHING
    if text in ("clockwise", "anticlockwise"):
        return allowed.bar(TURN, int(text == "anticlockwise"), 0)
    action, _, way = text.partition(" ")
    if action == "align" and way in WAYS[::2]:
        return allowed.bar(ALIGN, WAYS.index(way), 0)
    way, _, line = way.partition(" ")
    for shift, ways in ((LINE, WAYS[::2]), (DIAGONAL, WAYS[1::2])):
        if action == ACTIONS[shift] and way in ways and line in map(str, lines(way)):
            return allowed.bar(shift, WAYS.index(way), int(line) - first_line(way))
    raise BadInput("position-barred", FOLDER, value=repr(text))


def first_line(way: str) -> int:
    """People count rows and columns from 1; where both are added up, that makes 2."""
    return 2 if way in ("NE", "SW") else 0 if way in ("SE", "NW") else 1


def lines(way: str) -> range:
    """The numbers of the rows, columns or diagonals that run this way."""
    return (
        range(1, SIZE + 1)
        if way in WAYS[::2]
        else range(2, 2 * SIZE + 1)
        if first_line(way) == 2
        else range(1, 2 * SIZE)
    )


def bar_text(barred: int) -> str:
    """What the next card may not do, in words; a shift also says its line."""
    if barred == NOTHING:
        return ""
    action, way, line = barred // 256, barred // 32 % 8, barred % 32
    if action == TURN:
        return "anticlockwise" if way else "clockwise"
    return f"align {WAYS[way]}" if action == ALIGN else f"{ACTIONS[action]} {WAYS[way]} {line + first_line(WAYS[way])}"


def read_meadow(text: str) -> list[int]:
    """A drawn meadow: nine lines of nine words."""
    rows = [line.split() for line in text.strip().splitlines()]
    if len(rows) != SIZE or any(len(row) != SIZE for row in rows):
        raise BadInput("position-meadow", FOLDER)
    words = [word for row in rows for word in row if word != "."]
    if sorted(words) != sorted(SHEEP):
        raise BadInput("position-flock", FOLDER, known=list(SHEEP))
    found = {word: r * SIZE + c for r, row in enumerate(rows) for c, word in enumerate(row) if word != "."}
    return [found[word] for word in SHEEP]


def meadow_text(where: Sequence[int]) -> str:
    """The meadow as a person draws it: nine lines of nine cells, two letters each."""
    cells = ["."] * CELLS
    for i, at in enumerate(where):
        cells[at] = SHEEP[i]
    return "".join(" ".join(f"{c:<2}" for c in cells[r * SIZE : (r + 1) * SIZE]).rstrip() + "\n" for r in range(SIZE))
