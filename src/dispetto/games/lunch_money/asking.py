"""What the sentence of each question names, and how a card hits."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.table import Ask
from dispetto.core.telling.words import Words
from dispetto.games.lunch_money.rules import (
    actions,
    attacks,
    backlash,
    choosing,
    combos,
    counters,
    damage,
    defences,
    earned,
    hands,
    pieces,
    plays,
    questions,
    specials,
    windows,
)
from dispetto.games.lunch_money.rules.state import LunchMoney


def blow(words: Words, name: str) -> str:
    """How this card hits: the attribute `.blow` of its name."""
    return words.phrases.attribute(f"type-{name}", "blow") or words.get(f"type-{name}")


def stage_of(s: LunchMoney, ask: choosing.Main) -> int:
    """Which part of the action is asked: 0 the card, 1 the target, 2 Weird, 3 a second target, 4 more of it, 5 discards,
    6 a Headbutt from inside a Choke, 7 what follows the Grab.
    """
    if not ask.said:
        return 0
    first = ask.said[0]
    if first == actions.C_DISCARD:
        return 5
    if first == pieces.FIRST_AID or (hands.holds_head(s, ask.seat) and pieces.TRAITS[first] & pieces.FLURRY):
        return 4
    if len(ask.said) == 1:
        return 6 if first == pieces.HEADBUTT and hands.is_held(s, ask.seat) else 1
    if first == pieces.GRAB:
        return 7
    return 3 if first == pieces.TWO_FER and len(ask.said) == 2 else 2


def told(s: LunchMoney, ask: Ask[Any]) -> tuple[int, ...]:
    """The facts a question's sentence names, in the order of QUESTIONS."""
    if isinstance(ask, windows.Interrupt):
        laid = s.stack[ask.about]
        assert isinstance(laid, plays.Laid)
        return (laid.face(), laid.by())
    if not isinstance(ask, questions.Question):
        return ()
    if isinstance(ask, choosing.Main):
        return (stage_of(s, ask), ask.said[0] if ask.said and ask.said[0] < actions.KINDS else 0)
    if isinstance(ask, specials.Imaginary):
        return (len(ask.said),)
    if isinstance(ask, damage.Rescue):
        return (ask.about, s.points[ask.seat])
    if isinstance(ask, earned.Free):
        return (ask.about,)
    if isinstance(ask, counters.CounterGrab):
        return (ask.victim(s),)
    if isinstance(ask, (specials.HideHeal, specials.HideDiscard, attacks.NutsBack)):
        return ()
    play = plays.play_at(s, ask.about)
    if isinstance(ask, attacks.Release):
        return (play.cards[0], play.src, s.choke_by.index(ask.seat))
    if isinstance(ask, defences.Defend):
        hits = play.left(play.targets.index(ask.seat)) if play.is_(plays.ATTACK) and not play.special else 1
        beside = int(len(ask.said) > 1 and ask.said[0] == pieces.FASTER)  # 1: Faster takes what is left
        return (play.special[0] if play.special else play.cards[0], play.src, hits, beside)
    if isinstance(ask, defences.PassOn):
        return (play.cards[0], play.targets[0])
    if isinstance(ask, combos.Follow):
        return (play.special[0] if play.special else play.cards[0], play.targets[0])
    if isinstance(ask, backlash.Backlash):
        return (play.src, sum(n for _, n in plays.packets(s, play)))
    return (play.targets[0],)
