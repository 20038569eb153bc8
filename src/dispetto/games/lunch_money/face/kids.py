"""The kids: six heads, five moods, one bust each."""

from __future__ import annotations

from collections.abc import Sequence

from dispetto.core.show import ink_faces
from dispetto.core.show.ink import kept, rounded
from dispetto.core.show.ink_faces import MOODS as MOODS
from dispetto.core.show.ink_heads import head, same_head
from dispetto.core.show.ink_seats import seat_of
from dispetto.games.lunch_money.view import NOBODY, View

LOOKS = ink_faces.LOOKS[:6]  # a kid a seat


@kept
def kid(seat: int, mood: str) -> str:
    """A bust, 100 × 110 round 0, 0."""
    return ink_faces.bust(*LOOKS[seat % len(LOOKS)], seat_of(seat).colour, mood)


def somebody(faces: Sequence[str], seat: int, mood: str) -> str:
    """Whoever sits there: one with a face of their own, else the kid of the seat."""
    return (head(faces[seat], seat, mood) if seat < len(faces) else "") or kid(seat, mood)


def sheet(faces: Sequence[str], players: int) -> str:
    """Everybody in every mood, for `looking`; what looks the same is drawn once."""
    out = ""
    for seat in range(players):
        for mood in MOODS:
            same = same_head(faces[seat], mood) if seat < len(faces) else mood
            body = rounded(somebody(faces, seat, mood)) if same == mood else looking(seat, same)
            out += f'<g id="face-{seat}-{mood}">{body}</g>'
    return out


def mood_of(v: View, seat: int) -> str:
    """How somebody looks who is going through this."""
    if v.choke_by[seat] != NOBODY or v.head_by[seat] != NOBODY or v.poked[seat]:
        return "choke"
    if any(seat in x.targets for x in v.chain) or v.points[seat] < 4:
        return "worry"
    if seat == v.active:
        return "angry"
    return "grin" if seat == v.seat else "smug"


def bust(v: View, seat: int) -> str:
    """Somebody as they look now, on a page that has the sheet."""
    return looking(seat, mood_of(v, seat))


def looking(seat: int, mood: str) -> str:
    """Somebody in a mood, on a page that has the sheet."""
    return f'<use href="#face-{seat}-{mood}"/>'
