"""What the two editions print about their boards, and whether a board keeps to it."""

from __future__ import annotations

from typing import Final

from dispetto.core.board import Board, Facts, check_board

COMMON: Final = ("start", "finish", "rock", "mudd", "boo", "think", "fly")

# H25-DATA-01, -02, -03, -07: core/board.py tells what breaks them, these are the numbers.
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
HEDZ_2ND: Final = Facts(
    "hedz-2nd",
    (*COMMON, "water"),
    hazard="water",
    forks=2,
    unseen=("start", "finish"),
    crest=True,
)
EDITIONS: Final = {facts.name: facts for facts in (HEDZ_25TH, HEDZ_2ND)}


def faults(board: Board) -> list[str]:
    """H25-DATA-01, H25-DATA-07  What is wrong with a board for each edition it says it is made for."""
    out = []
    for name in board.editions:
        if name in EDITIONS:
            out += check_board(board, EDITIONS[name])
        else:
            out.append(f"There is no edition {name!r}: there are {', '.join(EDITIONS)}.")
    return out or ([] if board.editions else ["The board does not say which edition it is made for."])
