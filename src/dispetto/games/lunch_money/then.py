"""What an answer does, said before it is given: what it takes from whom, what it costs, what it is good for.

Told are printed facts only: damage, points now and then, the size of a hand. Never how likely, never who holds what.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dispetto.core.engine.table import Action, Ask
from dispetto.core.show.then import BAD, GOOD, Then
from dispetto.core.telling.words import Words, yes
from dispetto.games.lunch_money import then_cards, then_defence
from dispetto.games.lunch_money.rules import actions, choosing
from dispetto.games.lunch_money.rules.attacks import NutsBack, Release
from dispetto.games.lunch_money.rules.backlash import Backlash
from dispetto.games.lunch_money.rules.choosing import Main
from dispetto.games.lunch_money.rules.combos import Follow
from dispetto.games.lunch_money.rules.counters import Counter, CounterGrab, may_grab
from dispetto.games.lunch_money.rules.damage import Rescue
from dispetto.games.lunch_money.rules.defences import Defend, PassOn, next_on_the_way
from dispetto.games.lunch_money.rules.earned import Free, PokeBlow
from dispetto.games.lunch_money.rules.hands import might_hold
from dispetto.games.lunch_money.rules.harm import swing
from dispetto.games.lunch_money.rules.pieces import FIRST_AID, GRAB, WEIRD
from dispetto.games.lunch_money.rules.plays import CHOKED, FLURRY, FREE, IMAGINED, NO_COUNTER, play_at
from dispetto.games.lunch_money.rules.specials import HideDiscard, HideHeal, HippieBlow, Imaginary
from dispetto.games.lunch_money.rules.state import HAND, LunchMoney
from dispetto.games.lunch_money.rules.windows import Interrupt
from dispetto.games.lunch_money.then_cards import at_whom, card_told, followed_by, let_be
from dispetto.games.lunch_money.then_chip import Chip

Teller = Callable[[Chip, Any, Action], Then | None]


def then(s: LunchMoney, ask: Ask[Any], a: Action, words: Words) -> Then | None:
    """What comes of this answer; None where its button says it all."""
    teller = TELLERS.get(type(ask))
    return teller(Chip(s, words, ask.seat), ask, a) if teller is not None else None


# -------------------------------------------------------------------------------------------------- the turn's action


def main(c: Chip, ask: Main, a: Action) -> Then | None:
    """The one action, part by part."""
    part = ask.asked_now(c.s)
    if part == choosing.THE_CARD:
        return first_word(c, a)
    if part == choosing.DISCARDS:
        return thrown(c, len(actions.cards_said((*ask.said, a.code))))
    card = actions.KIND[ask.said[0]]
    if part == choosing.MORE_OF_IT:
        cards = actions.cards_said((*ask.said, a.code))
        return healed(c, len(cards)) if card == FIRST_AID else flurry(c, cards)
    if part == choosing.OUT_OR_AT_WHOM or choosing.situation(c.s, c.seat) == choosing.IN_A_CHOKE:
        if a is actions.NONE:
            return then_cards.escape(c, card)
        target = ask.there(c.s, a.code)
        return c.lands(swing(c.s, c.seat, (card,), (target,), CHOKED | NO_COUNTER), target, named=False)
    return aimed(c, ask, a, card, part)


def first_word(c: Chip, a: Action) -> Then | None:
    """A card, or none, or cards away, or letting go."""
    if a is actions.NONE:
        return Then(c.words.get("then-pass", n=len(c.s.hands[c.seat])), icon="card")
    if a is actions.DISCARD:
        return thrown(c, 0)
    if a is actions.RELEASE:
        return Then(c.words.get("then-release", who=c.name(c.held())))
    how, card = choosing.situation(c.s, c.seat), actions.KIND[a.code]
    if how in (choosing.IN_A_CHOKE, choosing.IN_A_HEADLOCK):
        escapes = choosing.BREAKS_CHOKE if how == choosing.IN_A_CHOKE else choosing.BREAKS_HEADLOCK
        return then_cards.escape(c, card) if escapes >> card & 1 else card_told(c, card, CHOKED)
    if how == choosing.HOLDING_HEAD and choosing.FLURRY_CARDS >> card & 1:
        return flurry(c, (card,))
    return healed(c, 1) if card == FIRST_AID else card_told(c, card)


def aimed(c: Chip, ask: Main, a: Action, card: int, part: int) -> Then | None:
    """At whom, at whom else, and Weird with it."""
    if part == choosing.AT_WHOM:
        return at_whom(c, card, ask.there(c.s, a.code))
    first = ask.there(c.s, ask.said[1])
    if part == choosing.AFTER_THE_GRAB:
        return followed_by(c, swing(c.s, c.seat, (GRAB,), (first,)), actions.cards_said((*ask.said[2:], a.code)))
    named = [ask.there(c.s, code) for code in (*ask.said[1:3], a.code) if actions.C_SEAT < code < actions.C_NONE]
    targets = tuple(dict.fromkeys(named))
    play = swing(c.s, c.seat, (card, WEIRD) if a is actions.CARD[WEIRD] else (card,), targets)
    return c.lands(play, first) if len(targets) == 1 else c.both(play)


def flurry(c: Chip, cards: tuple[int, ...]) -> Then:
    """Blows at the head one holds.  LM-HEAD-07"""
    victim = c.s.head_by.index(c.seat)
    return c.lands(swing(c.s, c.seat, cards, (victim,), FREE | NO_COUNTER | FLURRY), victim)


def thrown(c: Chip, n: int) -> Then:
    """Cards away and as many new ones; what that costs.  LM-TURN-06, LM-RUL-07"""
    price = c.s.setup.discard_penalty
    if price:
        text = c.words.get("then-away-fine", n=n if n else 1, there="each" if price < 0 and not n else "all")
        return Then(text, icon="card", lead=c.change(c.seat, (n or 1) if price < 0 else 1))
    return Then(c.words.get("then-away", n=n), icon="card")


def healed(c: Chip, n: int) -> Then:
    """First Aid, never above the cap.  LM-AID-01, LM-AID-02"""
    now, cap = c.s.points[c.seat], c.s.setup.heal_cap
    gain = max(now, min(cap, now + 2 * n)) - now
    if not gain:
        return Then(c.words.get("then-wasted", n=now), BAD, "coin")
    return Then(c.words.get("then-healed"), GOOD, "coin", lead=c.change(c.seat, -gain))


# ------------------------------------------------------------------------------------------------ blows besides it


def free(c: Chip, ask: Free, a: Action) -> Then:
    """A blow at somebody who cannot answer it, or mercy."""
    if a is actions.NONE:
        return let_be(c, ask.about)
    cards = actions.cards_said((*ask.said, a.code))
    if cards[0] == GRAB:
        return at_whom(c, GRAB, ask.about)
    return c.lands(swing(c.s, c.seat, cards, (ask.about,), FREE | NO_COUNTER), ask.about)


def hippie(c: Chip, ask: HippieBlow, a: Action) -> Then:
    """One's contribution."""
    victim = play_at(c.s, ask.about).targets[0]
    cards = actions.cards_said((*ask.said, a.code))
    return c.lands(swing(c.s, c.seat, cards, (victim,)), victim) if cards else let_be(c, victim)


def imaginary(c: Chip, ask: Imaginary, a: Action) -> Then | None:
    """The friend, the blow, the target, and Weird."""
    if not ask.said:
        if a is actions.NONE:
            return Then(c.words.get("then-no-friend", n=len(c.s.hands[c.seat])), icon="card")
        return Then(c.words.get("then-friend"), icon="card")
    blow = actions.KIND[ask.said[1]] if len(ask.said) > 1 else actions.KIND[a.code]
    if len(ask.said) == 1:
        return card_told(c, blow, IMAGINED | NO_COUNTER)
    target = ask.there(c.s, ask.said[2] if len(ask.said) > 2 else a.code)
    cards = (blow, WEIRD) if a is actions.CARD[WEIRD] else (blow,)
    return c.lands(swing(c.s, c.seat, cards, (target,), IMAGINED | NO_COUNTER), target, named=len(ask.said) > 2)


def follow(c: Chip, ask: Follow, a: Action) -> Then | None:
    """What comes after a Grab, or after a card that gives a Basic."""
    return followed_by(c, play_at(c.s, ask.about), actions.cards_said((*ask.said, a.code)))


def counter(c: Chip, ask: CounterGrab, a: Action) -> Then:
    """A Grab on a Block, or none; then perhaps the other may.  LM-CTR-03"""
    victim = ask.victim(c.s)
    if a is not actions.NONE:
        return at_whom(c, GRAB, victim)
    slots = c.s.stack[ask.about]
    assert isinstance(slots, Counter)
    may = not slots.late and may_grab(c.s, victim, c.seat) and might_hold(c.s, victim, GRAB)
    return Then(c.words.get("then-no-grab", who=c.name(victim), you=yes(may)), BAD if may else "")


def pass_on(c: Chip, ask: PassOn, a: Action) -> Then | None:
    """Whom it comes to next.  LM-RH-02"""
    play = play_at(c.s, ask.about)
    way = 1 if a is actions.LEFT else -1
    there = next_on_the_way(c.s, play, play.targets[0], way)
    return c.lands(play.at(there, way), there) if there >= 0 else None


def nuts(c: Chip, ask: NutsBack, a: Action) -> Then:
    """Back to the hand, seen by all, or away."""
    back = a is not actions.NONE
    return Then(c.words.get("then-nuts-back") if back else c.words.get("then-nuts-away"), icon="card")


# ---------------------------------------------------------------------------------------------------- staying in play


def rescue(c: Chip, ask: Rescue, a: Action) -> Then:
    """Enough First Aid, or out.  LM-AID-07"""
    n = actions.cards_said((*ask.said, a.code)).count(FIRST_AID)
    if n == 0:
        return Then(c.words.get("then-out"), BAD, "skull")
    if n < ask.about:
        return Then(c.words.get("then-more-aid", n=ask.about - n), icon="card")
    left = min(c.s.setup.heal_cap, c.s.points[c.seat] + 2 * n)
    return Then(c.words.get("then-rescued", n=left), GOOD, "coin")


def hide_heal(c: Chip, ask: HideHeal, a: Action) -> Then:
    """Bandages nobody sees.  LM-HIDE-04"""
    n = actions.cards_said((*ask.said, a.code)).count(FIRST_AID)
    return healed(c, n) if n else Then(c.words.get("then-stay", n=c.s.points[c.seat]), icon="coin")


def hide_discard(c: Chip, ask: HideDiscard, a: Action) -> Then:
    """Cards away; afterwards the hand is filled up.  LM-HIDE-05, LM-HIDE-06"""
    kept = len(c.s.hands[c.seat]) - len(actions.cards_said((*ask.said, a.code)))
    return Then(c.words.get("then-refill", n=HAND - kept), icon="card")


TELLERS: dict[type[Ask[Any]], Teller] = {
    Main: main,
    Interrupt: then_defence.interrupt,
    Release: then_defence.release,
    Defend: then_defence.defend,
    Backlash: then_defence.backlash,
    PassOn: pass_on,
    Follow: follow,
    NutsBack: nuts,
    Free: free,
    PokeBlow: free,
    CounterGrab: counter,
    Rescue: rescue,
    HideHeal: hide_heal,
    HideDiscard: hide_discard,
    HippieBlow: hippie,
    Imaginary: imaginary,
}
