"""Faces as every room draws them: twelve heads, five moods, one bust each.

Players choose one where they sit down; Lunch Money dresses six of them in the colours of its seats.
"""

from __future__ import annotations

from dispetto.core.show.ink import INK, dark, kept, path
from dispetto.core.show.ink_things import eye

LOOKS = (  # hair, skin, colour of the hair
    ("curl", "#f7d9bb", "#b5452a"),
    ("spike", "#f2c9a0", "#6b3a1a"),
    ("tails", "#d79f74", "#2d1a12"),
    ("bowl", "#f2c9a0", "#8c4a1e"),
    ("long", "#f7d9bb", "#c9862b"),
    ("cap", "#b87a4b", "#2d1a12"),
    ("curl", "#8f5a34", "#2d1a12"),
    ("long", "#d79f74", "#2d1a12"),
    ("spike", "#f7d9bb", "#d9a441"),
    ("tails", "#f7d9bb", "#b5452a"),
    ("bowl", "#b87a4b", "#2d1a12"),
    ("cap", "#f2c9a0", "#6b3a1a"),
)
COATS = (  # not the seats' own colours: a face says nothing about a side
    "#c8553d",
    "#4f7fb8",
    "#e0a63a",
    "#5f9a54",
    "#8a63ad",
    "#2f8f8a",
    "#d17aa3",
    "#5d6270",
    "#8f5c35",
    "#b3c03a",
    "#c8553d",
    "#4f7fb8",
)
FACES = len(LOOKS)  # that somebody may choose of: 1 to this; 0 is nobody's
HAIR = {
    "spike": "M-30,-10L-34,-30L-24,-26L-22,-42L-12,-32L-4,-46L4,-33L16,-44L20,-30L32,-34L29,-10C22,-22 10,-24 0,-22C-12,-22 -22,-20 -30,-10Z",
    "long": "M-30,-8C-30,-36 30,-36 30,-8C20,-20 8,-26 -4,-26C-14,-22 -24,-18 -30,-8Z",
    "tails": "M-29,-8C-32,-36 32,-36 29,-8C22,-18 12,-24 0,-24C-12,-24 -22,-18 -29,-8Z",
    "bowl": "M-31,-2C-36,-44 36,-44 31,-2C30,-8 27,-13 24,-13L-24,-13C-27,-13 -30,-8 -31,-2Z",
    "curl": "M-30,-8C-38,-16 -34,-32 -22,-30C-20,-42 -4,-42 0,-34C6,-44 22,-42 22,-30C34,-32 38,-16 30,-8C22,-20 -22,-20 -30,-8Z",
}
MOODS = {  # brows, mouth, where the eyes look
    "smug": ("M-17,-12l10,2M7,-10l10,-4", "M-9,11q9,5 16,-4", 1.0),
    "angry": ("M-18,-13l12,6M18,-13l-12,6", "M-9,13q9,-7 18,0", 0.0),
    "worry": ("M-18,-10l10,-5M18,-10l-10,-5", "M-8,14q8,-7 16,0", 0.0),
    "grin": ("M-18,-12q6,-5 11,0M18,-12q-6,-5 -11,0", "", 0.0),
    "choke": ("M-18,-12l10,-5M18,-12l-10,-5", "M-5,13q5,-8 10,0q-5,8 -10,0", -1.5),
}


@kept
def bust(hair: str, skin: str, tint: str, colour: str, mood: str) -> str:
    """Head and shoulders, 100 × 110 round 0, 0."""
    out = path("M-40,54C-40,30 -24,24 0,24C24,24 40,30 40,54Z", colour, INK, 3.2) + path(
        "M-8,14v12q8,8 16,0v-12z", skin, INK, 3.2
    )
    if hair == "long":
        out += path(
            "M-32,-10C-36,-50 36,-50 32,-10C34,10 38,22 30,32C20,20 -20,20 -30,32C-38,22 -34,10 -32,-10Z",
            tint,
            INK,
            3.2,
        )
    if hair == "tails":
        for k in (-1, 1):
            out += path(
                f"M{k * 24},-22C{k * 50},-34 {k * 52},0 {k * 42},14C{k * 36},4 {k * 30},-4 {k * 24},-10Z",
                tint,
                INK,
                3.2,
            )
    out += path("M-28,-8C-28,-34 28,-34 28,-8C28,10 18,22 0,22C-18,22 -28,10 -28,-8Z", skin, INK, 3.2)
    out += path("M-28,-6q-9,-2 -7,7q2,6 9,4zM28,-6q9,-2 7,7q-2,6 -9,4z", skin, INK, 2.6)
    if hair == "cap":
        out += path("M-30,-12C-32,-44 32,-44 30,-12C10,-18 -10,-18 -30,-12Z", dark(colour, 0.25), INK, 3.2) + path(
            "M-6,-15C10,-20 40,-16 44,-6C30,-10 10,-12 -6,-11Z", dark(colour, 0.45), INK, 3.2
        )
    else:
        out += path(HAIR[hair], tint, INK, 3.2)
    brows, mouth, look = MOODS[mood]
    out += eye(-11.5, -1, 5.6, look) + eye(11.5, -1, 5.6, look) + path(brows, "none", INK, 3.2)
    out += (
        path(mouth, "none", INK, 3) if mouth else path("M-12,8q12,4 24,0q-3,12 -12,12q-10,0 -12,-12z", "#fff", INK, 2.6)
    )
    return out + path("M-1,3q3,4 -2,5", "none", dark(skin, 0.35), 2.4)


def face(n: int) -> str:
    """One of the twelve as a whole small picture; its number is 1 to 12."""
    look, coat = LOOKS[(n - 1) % FACES], COATS[(n - 1) % FACES]
    mood = "angry" if n in (6, 9) else "smug" if n % 2 == 0 else "grin"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -52 100 106">{bust(*look, coat, mood)}</svg>'
