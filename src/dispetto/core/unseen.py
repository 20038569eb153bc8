"""Cards a seat has not seen, dealt afresh: for a game's `imagine`. A pile counts how many there are of each kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import draw

Hand = tuple[int, ...]  # kinds of cards, ascending


def take_back(pile: list[int], hands: Sequence[Hand], known: Sequence[Hand], seats: Iterable[int]) -> None:
    """What these seats hold, but for the cards everybody has seen, goes back on the pile."""
    for seat in seats:
        for card in hands[seat]:
            pile[card] += 1
        for card in known[seat]:
            pile[card] -= 1


def deal_again(pile: list[int], known: Hand, held: int, dice: Dice) -> Hand:
    """A hand of so many cards: those everybody has seen, the rest from the pile."""
    hand = list(known)
    for _ in range(held - len(known)):
        card = draw(dice, pile)
        pile[card] -= 1
        hand.append(card)
    return tuple(sorted(hand))
