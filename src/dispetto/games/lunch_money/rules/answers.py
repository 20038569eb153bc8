"""Who may answer at all, and with what: the list on the card, and those without a defence."""

from __future__ import annotations

from dispetto.games.lunch_money.rules import hands
from dispetto.games.lunch_money.rules.pieces import ANSWERS, BLOCKED, FREED
from dispetto.games.lunch_money.rules.plays import IMAGINED, ON_A_SLOT, ON_TOP, Play
from dispetto.games.lunch_money.rules.state import LunchMoney


def answers_now(s: LunchMoney, play: Play) -> int:
    """What stops the card that is being answered: the opening card, or what followed the Grab."""
    if play.special:
        return ANSWERS[play.special[0]] & FREED
    listed = ANSWERS[play.cards[0]]
    if play.is_grab() and s.setup.block_stops_grab:  # LM-GRAB-04, LM-COOT-13
        if play.carriers & (1 << play.src | 1 << play.targets[0]):
            listed |= BLOCKED
    return listed


def defenceless(s: LunchMoney, play: Play, seat: int) -> bool:
    """Poked, held, or with both hands round a neck.  LM-POKE-06, LM-POKE-08, LM-DEF-08, LM-TERM-11"""
    if hands.is_held(s, seat) or hands.is_choking(s, seat):  # LM-CHOKE-08, LM-HEAD-06
        return True
    if s.poked[seat] == 0:
        return False
    if s.setup.poke_two and (s.poked[seat] == 2 or not second_of_two(s, play)):
        return False
    return s.setup.poke_any or s.poked[seat] == 2 or play.swung()  # LM-POKE-04, LM-POKE-09, LM-RUL-81


def second_of_two(s: LunchMoney, play: Play) -> bool:
    """Where a Poke counts for two attacks: the second is the next player's action, or the blow besides.  LM-RUL-83,
    LM-POKE-08
    """
    if s.setup.poke_bonus:
        return play.is_(ON_TOP)
    return play.src == s.active and not play.is_(IMAGINED | ON_A_SLOT)
