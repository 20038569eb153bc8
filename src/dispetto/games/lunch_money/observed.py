"""What a seat sees, number by number: the parts of `numbers`, in their order. Seats count from the one who looks."""

from __future__ import annotations

from dispetto.core.observed import Part
from dispetto.games.lunch_money.rules.actions import MOST_SEATS
from dispetto.games.lunch_money.rules.pieces import KINDS, WEAPONS
from dispetto.games.lunch_money.rules.seen import CARDS, LINKS, QUESTIONS, WORDS

SEATS = tuple(f"seat-{rel}" for rel in range(MOST_SEATS))  # seat-0 is mine, seat-1 the next player's
WHO = "0 nobody, 1 I, 2 the next player, …"
MOST_CARDS = 15  # of a kind


def of_a_seat(whose: str) -> tuple[Part, ...]:
    """What is seen of one seat; all 0 where nobody sits."""
    return (
        Part(f"{whose}-here", 1, 0, 1, "1 where somebody sits"),
        Part(f"{whose}-awake", 1, 0, 1, "0 once out"),
        Part(f"{whose}-points", 1, -20, 99, "what is left; 0 or less only till the rescue is settled, or once out"),
        Part(f"{whose}-hand", 1, 0, 5, "how many cards"),
        Part(f"{whose}-hidden", 1, 0, 1, "1 while hidden"),
        Part(f"{whose}-laps", 1, 0, 3, "of Time Out still to sit"),
        Part(f"{whose}-stomped", 1, 0, 1, "1: the next attack is halved"),
        Part(f"{whose}-wedgies", 1, 0, 3, "that lie in front"),
        Part(f"{whose}-cooties", 1, 0, 1, "that lie in front"),
        Part(f"{whose}-poked", 1, 0, 2, "2 in the turn of the Poke, 1 in the turn after it"),
        Part(f"{whose}-faster", 1, 0, 3, "what may be copied: 1 Block, 2 Dodge, 3 both", names=True),
        Part(f"{whose}-turn", 1, 0, 1, "1 where it is"),
        Part(f"{whose}-question", 1, 0, 1, "1 who must answer now"),
        Part(f"{whose}-round", 1, 0, 1, "1 who is asked in this round, now or next"),
        Part(f"{whose}-choker", 1, 0, 6, f"who has this one by the neck: {WHO}", names=True),
        Part(f"{whose}-headlock", 1, 0, 6, f"who has this head under the arm: {WHO}", names=True),
        Part(f"{whose}-time-out", 1, 0, 6, f"who called it: {WHO}", names=True),
        Part(f"{whose}-fall", 1, 0, 6, "1 was knocked out first, 2 second, …; 0 still in"),
        Part(f"{whose}-used-weapons", len(WEAPONS), 0, 5, "how often each has served this turn (option weapon_reuse)"),
        Part(f"{whose}-shown-cards", KINDS, 0, 5, "of each kind, those in the hand that all have seen"),
    )


def of_a_link(which: int) -> tuple[Part, ...]:
    """One card in the air, or several laid together; all 0 where there is none."""
    name = f"air-{which}"
    return (
        Part(name, 1, 0, 6, "0 nothing, 1 opens, 2 defends, 3 follows a Grab, 4 strikes, 5 turns round, 6 humiliates"),
        Part(f"{name}-by", 1, 0, 6, f"who laid it: {WHO}", names=True),
        Part(f"{name}-became", 1, 0, 63, "what has become of it, a bit each (rules/plays.py)", names=True),
        Part(f"{name}-targets", 2, 0, 6, f"at whom: {WHO}", names=True),
        Part(f"{name}-stopped", 2, 0, 5, "hits on each of them that are stopped"),
        Part(f"{name}-broken", 1, 0, 63, "whose answer was humiliated, a bit each, mine the first", names=True),
        Part(f"{name}-way", 1, 0, 2, "of a Roundhouse that went on: 0 right, 1 not, 2 left", names=True),
        Part(f"{name}-owed", 1, 0, 6, "free attacks earned on it"),
        Part(f"{name}-first-two-owed", 4, 0, 6, f"by whom, at whom, by whom, at whom: {WHO}", names=True),
        Part(f"{name}-cards", CARDS, 0, KINDS, "0 none, else one more than the kind", names=True),
    )


PARTS = (
    Part("hand", KINDS, 0, 5, "my cards of each kind; a spectator has none"),
    *(part for whose in SEATS for part in of_a_seat(whose)),
    Part("pile", 1, 0, 255, "cards still to be drawn"),
    Part("turns", 1, 0, 999, "turns begun", long=True),
    Part("discards", KINDS, 0, MOST_CARDS, "of each kind", long=True),
    Part("table", KINDS, 0, MOST_CARDS, "of each kind, played and not yet discarded, placed or taken back", long=True),
    *(Part(f"asks-{question.__name__.lower()}", 1, 0, 1, "1 where this is asked") for question in QUESTIONS),
    Part("about", 1, 0, 64, "what the question is about: a place of the stack, a seat, or seats; one more", names=True),
    Part("said", WORDS, 0, 127, "the parts of my own answer: 0 none, else one more than the row", names=True),
    Part(
        "links",
        1,
        0,
        LINKS,
        "how many cards, or cards laid together, are in the air; those below tell the latest",
        long=True,
    ),
    *(part for which in range(1, LINKS + 1) for part in of_a_link(which)),
)
