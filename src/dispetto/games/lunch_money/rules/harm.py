"""What a blow would take from whom if nothing stops it: from what everybody sees, and one's own hand."""

from __future__ import annotations

from dispetto.games.lunch_money.rules import actions
from dispetto.games.lunch_money.rules.answers import defenceless
from dispetto.games.lunch_money.rules.choosing import Main
from dispetto.games.lunch_money.rules.laid import Added, Laid
from dispetto.games.lunch_money.rules.packets import packets
from dispetto.games.lunch_money.rules.pieces import DAMAGE, is_swung
from dispetto.games.lunch_money.rules.plays import ATTACK, CANCELLED, CHOKED, FREE, STOMPED, Play, opened, play_at
from dispetto.games.lunch_money.rules.state import LunchMoney


def swing(s: LunchMoney, src: int, cards: tuple[int, ...], targets: tuple[int, ...], flags: int = 0) -> Play:
    """An attack as it would lie there, were it announced now.  LM-ATK-02, LM-STOMP-07"""
    stomped = STOMPED if s.stomped[src] else 0
    return opened(src, cards, targets, flags | ATTACK | stomped, int(s.carriers))


def followed(play: Play, cards: tuple[int, ...]) -> Play:
    """The same with what follows it.  LM-COMBO-01"""
    return play.strikes(cards) if is_swung(cards[0]) else play.follows(cards)


def taken(s: LunchMoney, play: Play) -> dict[int, int]:
    """Who loses how much, if nothing more happens to it."""
    return dict(packets(s, play)) if play.is_(ATTACK) and play.targets and not play.has(CANCELLED) else {}


def in_the_air(s: LunchMoney) -> dict[int, int]:
    """Who loses how much by the card that was laid last, if nothing stops it; nothing where that stops another."""
    for k in range(len(s.stack) - 1, -1, -1):
        laid = s.stack[k]
        if isinstance(laid, Laid):
            if isinstance(laid, Play):
                return taken(s, laid)
            if isinstance(laid, Added) and not laid.void:
                return taken(s, followed(play_at(s, laid.about), laid.cards))
            break
    return {}


def half_said(s: LunchMoney, ask: object) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards and the targets of an attack that its player has half said."""
    if not isinstance(ask, Main) or not ask.said or ask.said[0] == actions.C_DISCARD:
        return (), ()
    named = [ask.there(s, code) for code in ask.said if actions.C_SEAT < code < actions.C_NONE]
    return actions.cards_said(ask.said), tuple(dict.fromkeys(named))


def before_it_is_laid(s: LunchMoney, seat: int, cards: tuple[int, ...], targets: tuple[int, ...]) -> dict[int, int]:
    """Who loses how much by cards that are still in the hand."""
    if not cards or not targets or not DAMAGE[cards[0]]:
        return {}
    return taken(s, swing(s, seat, cards, targets, CHOKED if s.choke_by[seat] >= 0 else 0))


def answerless(s: LunchMoney, play: Play, target: int) -> bool:
    """Has the target no answer of its own to this? Others may still laugh at it.  LM-FREE-02, LM-DEF-08"""
    if play.is_(FREE):
        return not s.setup.free_anyone
    return defenceless(s, play, target)
