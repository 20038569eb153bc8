"""Whose head is drawn where a game draws heads of its own: somebody of the cast, a face that a guest chose, or nobody's.

A stage is told who sits where (`Stage.seated`): a word a seat, the key of a persona, the number of a face, or nothing.
"""

from __future__ import annotations

from dispetto.core.show import ink_cast, ink_faces
from dispetto.core.show.ink import group, kept
from dispetto.core.show.ink_seats import seat_of

# The moods of the cast, by those of a guest.
ALIKE = {"smug": "calm", "angry": "pleased", "grin": "pleased", "worry": "hurt", "choke": "furious"}
SIZE, DOWN = 0.86, 4.0  # a bust of the cast is larger than a guest's, and both stand on the same line


@kept
def head(face: str, seat: int, mood: str) -> str:
    """A bust of 100 × 110 round 0, 0 in one of the moods of `ink_faces`, dressed in the colour of the seat;
    empty where the face is nobody's.
    """
    if face in ink_cast.FIGURES:
        return group(ink_cast.bust(face, ALIKE[mood], seat), 0, DOWN, SIZE)
    if face.isdigit() and 1 <= int(face) <= ink_faces.FACES:
        return ink_faces.bust(*ink_faces.LOOKS[int(face) - 1], seat_of(seat).colour, mood)
    return ""


def same_head(face: str, mood: str) -> str:
    """The first mood in which this face looks as it does in that one."""
    if face not in ink_cast.FIGURES:
        return mood
    return next(one for one in ALIKE if ALIKE[one] == ALIKE[mood])
