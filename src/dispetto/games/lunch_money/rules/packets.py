"""The arithmetic of a blow: its hits, what is halved, what is taken off, and who loses how much."""

from __future__ import annotations

from dispetto.games.lunch_money.rules.pieces import DAMAGE, WEIRD
from dispetto.games.lunch_money.rules.plays import CHOKED, FLURRY, STOMPED, TURNED_ROUND, Play
from dispetto.games.lunch_money.rules.state import LunchMoney


def worth(cards: tuple[int, ...]) -> int:
    """A card's damage, and 2 more with Weird.  LM-WEIRD-01"""
    if not cards:
        return 0
    return DAMAGE[cards[0]] + (2 if WEIRD in cards else 0)


def first_part(play: Play, hits: int, weird: bool) -> int:
    """The opening card's unstopped hits, or the Special after the Grab; halved for a stomped attacker.

    LM-RUL-56, -70, -72, -92, LM-BIG-03, LM-TANT-06, LM-POW-02, LM-SPANK-02, LM-MATH-01..03
    """
    if play.is_grab():
        total = worth(play.special)
    elif play.is_(FLURRY):  # LM-HEAD-13
        total = sum([DAMAGE[card] for card in play.cards])
    else:
        total = hits * DAMAGE[play.cards[0]]
        if weird and play.cards[-1] == WEIRD:  # LM-WEIRD-07
            total += 2
    if play.is_(STOMPED):  # LM-STOMP-02, LM-STOMP-03
        total //= 2
    if play.is_(CHOKED):  # LM-CHOKE-07
        total //= 2
    return total


def free_part(s: LunchMoney, play: Play) -> int:
    """The strike counts in full.  LM-MATH-04, LM-STOMP-04, LM-STOMP-09"""
    total = worth(play.strike)
    if play.is_grab() and not play.special and play.is_(STOMPED) and s.setup.stomp_strike:
        total //= 2
    return total


def penalty(s: LunchMoney, play: Play) -> int:
    """One point less for each Wedgy on the attacker.  LM-WEDG-03, LM-WEDG-07"""
    n = s.wedgy[play.src]
    return n if n < 2 or s.setup.wedgy_stacks else 1


def packet(s: LunchMoney, play: Play) -> int:
    """What a single player loses: the one target, or the attacker by a Backlash.

    LM-BACK-02, -09, -10, -11
    """
    hits = play.left(0)
    if len(play.targets) > 1:
        hits += play.left(1)
    total = first_part(play, hits, play.left(0) > 0) - penalty(s, play)
    if play.strike:
        total += free_part(s, play)
    return total if total > 0 else 0


def packets(s: LunchMoney, play: Play) -> list[tuple[int, int]]:
    """Who loses how much: one packet a player, never below nothing.

    LM-RUL-17, -58, -64, -65, -88, -89, LM-STOMP-10, LM-MATH-05, -06, LM-ELIM-02
    """
    if len(play.targets) == 1 or play.has(TURNED_ROUND):
        return [(play.src if play.has(TURNED_ROUND) else play.targets[0], packet(s, play))]
    less = penalty(s, play)
    out: list[tuple[int, int]] = []
    for i, target in enumerate(play.targets):
        if play.left(i) > 0:
            total = first_part(play, play.left(i), i == 0)  # nothing follows for free where there are two
            kept = max(0, total - less)  # LM-WEDG-04, LM-WEDG-08: what this share cannot bear, the next one does
            less -= total - kept
            out.append((target, kept))
    return out
