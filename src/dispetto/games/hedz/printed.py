"""What the two editions print about their boards, and whether a board keeps to it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dispetto.core.errors import BadInput, Sentence
from dispetto.games.hedz.board import FOLDER, Board, Facts, Space, check_board, fault

COMMON: Final = ("start", "finish", "rock", "mudd", "boo", "think", "fly")

# H25-DATA-01, -02, -03, -07: board.py tells what breaks them, these are the numbers.
HEDZ_25TH: Final = Facts(
    "hedz-25th",
    (*COMMON, "air", "lava", "beach"),  # H25-DATA-02
    start=("rock", "mudd"),  # H25-ROCK-03, H25-MUDD-02
    finish=100,  # H25-GEN-03
    beach=10,  # H25-BITE-05
    mudd=(97, 98, 99),  # H25-MUDD-03
    shortcut=77,  # H25-LAVA-08, H25-RUL-36
    hazard="air",  # H25-FLY-01
)
# H2-DATA-01, -02, -03, -07, H2-SPC-04, H2-TIP-02
HEDZ_2ND: Final = Facts(
    "hedz-2nd",
    (*COMMON, "water"),
    hazard="water",  # H2-SPC-06
    forks=2,  # H2-SPC-04
    unseen=("start", "finish"),  # H2-DATA-07
    crest=True,  # H2-DATA-03, H2-TIP-02
)
EDITIONS: Final = {facts.name: facts for facts in (HEDZ_25TH, HEDZ_2ND)}

# H2-DATA-08  What spaces of the other edition are read as:
# the 2nd has water for air, and neither Lava nor Safety Beach.
READ: Final[dict[str, dict[str, str]]] = {
    "hedz-2nd": {"air": "water", "lava": "", "beach": ""},
    "hedz-25th": {"water": "air"},
}
NEEDS: Final = {
    "hedz-2nd": Sentence("needs-2nd", FOLDER),
    "hedz-25th": Sentence("needs-25th", FOLDER),
}


def read_as(board: Board, edition: str) -> Board:
    """The board as an edition reads it; BadInput says why it cannot be played by those rules.
    H2-DATA-08, H25-DATA-01
    """
    if edition in board.editions or not board.editions:
        return board
    words = READ[edition]
    read = replace(board, editions=(edition,), spaces=tuple(reworded(space, words) for space in board.spaces))
    wrong = check_board(read, EDITIONS[edition])
    if wrong:
        raise BadInput(
            "board-not-for",
            FOLDER,
            board=board.name,
            made=board.editions,
            edition=edition,
            needs=NEEDS[edition],
            fault=wrong[0],
        )
    return read


def reworded(space: Space, words: dict[str, str]) -> Space:
    """A space in the words of another edition, where Start is nothing but Start.  H2-DATA-08"""
    kinds = ("start",) if "start" in space.kinds else tuple(k for k in (words.get(k, k) for k in space.kinds) if k)
    return replace(space, kinds=kinds)


def faults(board: Board) -> list[Sentence]:
    """What is wrong with a board for each edition it says it is made for.  H25-DATA-01, H25-DATA-07"""
    out: list[Sentence] = []
    for name in board.editions:
        if name in EDITIONS:
            out += check_board(board, EDITIONS[name])
        else:
            out.append(fault("edition-unknown", name=repr(name), known=list(EDITIONS)))
    return out or ([] if board.editions else [fault("edition-unsaid")])
