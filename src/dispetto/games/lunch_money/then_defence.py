"""What an answer to somebody else's card does: a Humiliation, a defence, a Backlash, letting go first."""

from __future__ import annotations

from dispetto.core.engine.table import Action
from dispetto.core.show.then import BAD, GOOD, Then
from dispetto.games.lunch_money.rules import actions, hands
from dispetto.games.lunch_money.rules.attacks import Release
from dispetto.games.lunch_money.rules.backlash import Backlash
from dispetto.games.lunch_money.rules.defences import Defend
from dispetto.games.lunch_money.rules.earned import can_strike
from dispetto.games.lunch_money.rules.harm import followed, taken
from dispetto.games.lunch_money.rules.laid import DEFENDING, INSULTING, TURNING, Added, laid_at
from dispetto.games.lunch_money.rules.pieces import (
    BLOCK,
    DISARM,
    DODGE,
    FASTER,
    FIRST_AID,
    GIVES_BASIC,
    HUMILIATION,
    NAMES,
    PASSES_ON,
    TRAITS,
    is_swung,
)
from dispetto.games.lunch_money.rules.plays import ATTACK, NO_COUNTER, Play, play_at
from dispetto.games.lunch_money.rules.windows import Interrupt
from dispetto.games.lunch_money.then_cards import PLACED
from dispetto.games.lunch_money.then_chip import Chip

# ----------------------------------------------------------------------------------------------------- Humiliation


def interrupt(c: Chip, ask: Interrupt, a: Action) -> Then | None:
    """Let it happen, or laugh.  LM-HUM-01"""
    laid = laid_at(c.s, ask.about)
    play = play_at(c.s, laid.of(ask.about))
    card, kind = str(c.words.get(f"type-{NAMES[laid.face()]}")), laid.kind()
    if a is actions.NONE:
        if kind in (DEFENDING, INSULTING, TURNING):
            return Then(c.words.get("then-stands", card=card), icon="card")
        after = followed(play, laid.cards) if isinstance(laid, Added) else play
        return goes_on(c, after, card)
    free = not c.s.setup.last_reward and strikes_back(c, laid.by())
    if kind == DEFENDING and not c.s.setup.second_defence:
        lost = taken(c.s, play).get(laid.by(), 0)
        if lost:
            lead = f"{c.name(laid.by())} {c.change(laid.by(), lost)}"
            return Then(c.words.get("then-broken", card=card), GOOD, "coin", lead)
    if free:
        return Then(c.words.get("then-laugh-free", who=c.name(laid.by())), GOOD, "shield")
    return Then(c.words.get("then-nothing", card=card), GOOD, "shield")


def goes_on(c: Chip, play: Play, card: str) -> Then:
    """What somebody's card does if nobody laughs."""
    found = taken(c.s, play)
    if play.cards[0] == FIRST_AID:
        return Then(c.words.get("then-heals", who=c.name(play.src)), icon="coin")
    if found.get(c.seat):
        return c.suffers(c.seat, found[c.seat], c.words.get("then-unless"))
    if len(found) == 1:
        who, lost = next(iter(found.items()))
        if lost:
            return c.suffers(who, lost, c.words.get("then-lands"))
    return Then(c.words.get("then-goes-on", card=card), icon="card")


def strikes_back(c: Chip, on: int) -> bool:
    """Has one a blow in hand for somebody one has laughed at?  LM-HUM-02"""
    hand = hands.without(c.s.hands[c.seat], HUMILIATION)
    return can_strike(c.s, c.seat, on) and any(is_swung(card) for card in hand)


# ---------------------------------------------------------------------------------------------------------- Defence


def defend(c: Chip, ask: Defend, a: Action) -> Then | None:
    """Take it, or this against it."""
    play = play_at(c.s, ask.about)
    said = (*ask.said, a.code)
    if said[0] == actions.C_NONE:
        return suffer(c, play)
    if not play.is_(ATTACK):
        return Then(c.words.get("then-saved", there="timeout"), GOOD, "shield")
    if play.special:
        name = c.words.get(f"type-{NAMES[play.special[0]]}")
        return Then(c.words.get("then-nothing", card=name), GOOD, "shield")
    if play.is_grab():
        return Then(c.words.get("then-saved", there="grab"), GOOD, "shield")
    return stops(c, play, said)


def stops(c: Chip, play: Play, said: tuple[int, ...]) -> Then:
    """Cards against hits: what still comes through.  LM-DEF-03, LM-DEF-04"""
    i = play.targets.index(c.seat)
    hits, cards = play.left(i), actions.cards_said(said)
    copies = said[0] in (actions.C_COPY_BLOCK, actions.C_COPY_DODGE) or (said[0] == FASTER and len(cards) > 1)
    if said[0] == FASTER and len(cards) == 1:
        return Then(c.words.get("then-faster"), GOOD, "shield")
    stopped = hits if copies else min(hits, len(cards))
    if stopped < hits:
        lost = taken(c.s, play.stops(i, stopped, 0)).get(c.seat, 0)
        return c.suffers(c.seat, lost, c.words.get("then-partly", n=stopped, last=hits))
    there = "plain"
    if cards and cards[0] == DISARM:
        there = "disarm"
    elif DODGE in cards and TRAITS[play.cards[0]] & PASSES_ON:
        there = "on"
    elif BLOCK in cards and not play.is_(NO_COUNTER):
        there = "grab"
    elif copies:
        there = "copy"
    name = c.words.get(f"type-{NAMES[play.cards[0]]}")
    return Then(c.words.get("then-stopped", there=there, card=name, n=c.points(c.seat)), GOOD, "shield")


def suffer(c: Chip, play: Play) -> Then:
    """Without a defence."""
    if not play.is_(ATTACK):
        return Then(c.words.get("then-suffer", there="timeout"), BAD, "hourglass")
    lost = taken(c.s, play).get(c.seat, 0)
    if play.special and play.special[0] in PLACED:
        said = c.words.get("then-placed-on-you", card=PLACED[play.special[0]])
        return c.suffers(c.seat, lost, said) if lost else Then(said, BAD)
    if play.is_grab() and not play.special:
        return Then(c.words.get("then-suffer", there="grab"), BAD, "card")
    if TRAITS[play.last_card()] & GIVES_BASIC and not play.strike:  # LM-UPP-02
        return c.suffers(c.seat, lost, c.words.get("then-basic-too"))
    return hit(c, c.seat, lost)


def hit(c: Chip, seat: int, lost: int) -> Then:
    """The blow is taken."""
    down = lost > 0 and c.points(seat, lost) == 0
    return c.suffers(seat, lost, c.words.get("then-you-down") if down else c.words.get("then-nothing-stopped"))


def backlash(c: Chip, ask: Backlash, a: Action) -> Then | None:
    """Take it, or let it go back where it came from.  LM-BACK-02"""
    play = play_at(c.s, ask.about)
    turned = a is not actions.NONE
    found = taken(c.s, play.turned(c.seat) if turned else play)
    who = next((seat for seat in found if (seat != c.seat) == turned), c.seat)
    lost = found.get(who, 0)
    if not turned:
        return hit(c, who, lost)
    down = lost > 0 and c.points(who, lost) == 0
    lead = f"{c.name(who)} {c.change(who, lost)}"
    return Then(c.words.get("then-turned"), GOOD, "skull" if down else "coin", lead)


def release(c: Chip, ask: Release, a: Action) -> Then:
    """Keep the hold and have no defence, or let go.  LM-CHOKE-17"""
    if a is actions.RELEASE:
        return Then(c.words.get("then-let-go-first", who=c.name(c.held())), icon="shield")
    lost = taken(c.s, play_at(c.s, ask.about)).get(c.seat, 0)
    return c.suffers(c.seat, lost, c.words.get("then-keep-hold", who=c.name(c.held())))
