"""What every chapter needs: moving cards, who holds whom, who is out of reach, who could hold what."""

from __future__ import annotations

from mypy_extensions import i64

from dispetto.games.lunch_money.rules import actions
from dispetto.games.lunch_money.rules.pieces import (
    CHOKE,
    COOTIES,
    HEADLOCK,
    LIES,
    TIME_OUT,
    TRAITS,
    WEAPONS,
    WEDGY,
    is_weapon,
)
from dispetto.games.lunch_money.rules.state import HAND, LAST_STANDING, NOBODY, TIME_IS_UP, USES, LunchMoney, changed

# ------------------------------------------------------------------------------------------------------- Cards


def holds(hand: tuple[int, ...], card: int) -> bool:
    """Is there one of this kind?"""
    for held in hand:
        if held == card:
            return True
    return False


def number_of(hand: tuple[int, ...], card: int) -> int:
    """How many of this kind?"""
    n = 0
    for held in hand:
        if held == card:
            n += 1
    return n


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The hand less one card of this kind."""
    at = 0
    for held in hand:
        if held == card:
            break
        at += 1
    assert at < len(hand)
    rest = hand[at + 1 :]
    return hand[:at] + rest if at else rest


def along_with(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The hand and one card more, in its place: a hand ascends."""
    at = 0
    for held in hand:
        if held > card:
            break
        at += 1
    if at == len(hand):
        return hand + actions.ALONE[card]
    if at == 0:
        return actions.ALONE[card] + hand
    return hand[:at] + actions.ALONE[card] + hand[at:]


def drop(s: LunchMoney, seat: int, card: int) -> None:
    """One card leaves a hand; if all knew it was there, they know that it is gone."""
    s.hands[seat] = without(s.hands[seat], card)
    if s.known[seat] and holds(s.known[seat], card):
        s.known = changed(s.known, seat, without(s.known[seat], card))


def lay(s: LunchMoney, seat: int, card: int) -> None:
    """From the hand onto the table, where it is neither in hand nor discarded.  LM-RUL-11, LM-TURN-04, LM-WPN-07"""
    drop(s, seat, card)
    s.table = along_with(s.table, card)
    if not s.setup.weapon_reuse and is_weapon(card):
        s.used = changed(s.used, seat, s.used[seat] + one_use(card))
        s.fleeting |= 1 << seat


def may_use(s: LunchMoney, seat: int, weapon: int) -> bool:
    """By option each weapon serves once a turn: is one of this kind held that has not served?  LM-WPN-06, LM-RUL-34"""
    return s.setup.weapon_reuse or number_of(s.hands[seat], weapon) > times_used(s, seat, weapon)


def times_used(s: LunchMoney, seat: int, weapon: int) -> int:
    """How many weapons of this kind have served this player this turn."""
    return s.used[seat] // one_use(weapon) & (1 << USES) - 1


def one_use(weapon: int) -> int:
    """A weapon has served once more, as `used` counts it: USES bits for each kind, in the order of the list."""
    return 1 << USES * WEAPONS.index(weapon)


def spend(s: LunchMoney, seat: int, card: int) -> None:
    """From the hand to the discard pile.  LM-TERM-19"""
    drop(s, seat, card)
    s.discard[card] = s.discard[card] + 1


def bin_card(s: LunchMoney, card: int) -> None:
    """From the table to the discard pile."""
    s.table = without(s.table, card)
    s.discard[card] = s.discard[card] + 1


def take_back(s: LunchMoney, seat: int, card: int) -> None:
    """From the table to a hand, before everybody's eyes.  LM-RUL-10, LM-RUL-48, LM-WPN-03, LM-WPN-08"""
    s.table = without(s.table, card)
    s.hands[seat] = along_with(s.hands[seat], card)
    s.known = changed(s.known, seat, along_with(s.known[seat], card))
    assert len(s.hands[seat]) <= HAND  # LM-DRAW-02


def kinds_in(hand: tuple[int, ...]) -> list[int]:
    """Each kind once; a hand ascends."""
    out: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            out.append(card)
            last = card
    return out


# -------------------------------------------------------------------------------------- What everybody can know


def unseen(s: LunchMoney, card: int) -> int:
    """Copies that nobody can see: not discarded, not on the table, not before a player, not shown in a hand."""
    left = s.copies[card] - s.discard[card] - number_of(s.table, card)
    if TRAITS[card] & LIES:
        left -= in_front(s, card)
    for shown in s.known:
        if shown:
            left -= number_of(shown, card)
    return left


def in_front(s: LunchMoney, card: int) -> int:
    """Copies that lie before the players."""
    if card == CHOKE:
        return sum([by >= 0 for by in s.choke_by])
    if card == HEADLOCK:
        return sum([by >= 0 for by in s.head_by])
    if card == TIME_OUT:
        return sum([by >= 0 for by in s.out_by])
    return sum(s.wedgy) if card == WEDGY else sum(s.cooties)


def could_hold(s: LunchMoney, seat: int, card: int, n: int = 1) -> bool:
    """Is somebody asked for so many of a card? Whoever might hold them: silence must not talk.  LM-RUL-26"""
    return number_of(s.hands[seat], card) >= n if s.setup.open_poll else might_hold(s, seat, card, n)


def might_hold(s: LunchMoney, seat: int, card: int, n: int = 1) -> bool:
    """Could this hand hold so many, by what everybody has seen?"""
    shown = s.known[seat]
    if shown:
        n -= number_of(shown, card)
    return n <= 0 or (len(s.hands[seat]) - len(shown) >= n and unseen(s, card) >= n)


# ----------------------------------------------------------------------------------------------- Who is where


def in_play(s: LunchMoney, seat: int) -> bool:
    """Conscious and not in Time Out."""
    return s.here >> seat & 1 != 0


def is_held(s: LunchMoney, seat: int) -> bool:
    """In somebody's Choke or Headlock."""
    return s.held >> seat & 1 != 0


def is_choking(s: LunchMoney, seat: int) -> bool:
    """Has this player hands round a neck?"""
    return s.chokers >> seat & 1 != 0


def has_hands_full(s: LunchMoney, seat: int) -> bool:
    """By option whoever chokes somebody makes no attack in the own turn.  LM-RUL-67"""
    return not s.setup.choker_free and is_choking(s, seat)


def holds_head(s: LunchMoney, seat: int) -> bool:
    """Has this player a head under the arm?"""
    return s.holders >> seat & 1 != 0


def in_reach(s: LunchMoney, seat: int, target: int) -> bool:
    """May a Basic or a Weapon be aimed there?  LM-ATK-03, LM-HIDE-03, LM-TIME-07"""
    return target != seat and s.near >> target & 1 != 0


def is_open(s: LunchMoney, seat: int, target: int) -> bool:
    """May anything else be? Not at a Choke pair, nor a Headlock victim.

    LM-RUL-68, LM-ATK-03, LM-GRAB-13, LM-CHOKE-09, LM-HEAD-11
    """
    return target != seat and s.unheld >> target & 1 != 0


def others_in_play(s: LunchMoney, seat: i64) -> i64:
    """Everybody else who is conscious and not in Time Out, a bit each."""
    me: i64 = 1 << seat
    return s.here & ~me


def all_in_reach(s: LunchMoney, seat: i64) -> i64:
    """Those at whom a Basic or a Weapon may be aimed, a bit each.  LM-RUL-97, LM-ATK-03"""
    me: i64 = 1 << seat
    return s.near & ~me


def all_open(s: LunchMoney, seat: i64) -> i64:
    """Those at whom anything may be aimed, a bit each: see `is_open`.  LM-RUL-96"""
    me: i64 = 1 << seat
    return s.unheld & ~me


def let_go(s: LunchMoney, seat: int) -> None:
    """The holds of this player end; the cards are discarded.  LM-CHOKE-10, LM-HEAD-10"""
    if not is_choking(s, seat) and not holds_head(s, seat):
        return
    for victim in range(s.setup.players):
        if s.choke_by[victim] == seat:
            s.choke_by = changed(s.choke_by, victim, NOBODY)
            s.discard[CHOKE] += 1
            s.say("released", seat, victim, CHOKE)
        if s.head_by[victim] == seat:
            s.head_by = changed(s.head_by, victim, NOBODY)
            s.discard[HEADLOCK] += 1
            s.say("released", seat, victim, HEADLOCK)
    s.look()


def end_hold_on(s: LunchMoney, victim: int) -> None:
    """The hold on this player ends; the card is discarded."""
    if not is_held(s, victim):
        return
    if s.choke_by[victim] != NOBODY:
        s.choke_by = changed(s.choke_by, victim, NOBODY)
        s.discard[CHOKE] += 1
    if s.head_by[victim] != NOBODY:
        s.head_by = changed(s.head_by, victim, NOBODY)
        s.discard[HEADLOCK] += 1
    s.look()


def seat_after(s: LunchMoney, seat: int) -> int:
    """The next seat to the left, empty or not.  LM-TURN-02"""
    return (seat + 1) % s.setup.players


# ------------------------------------------------------------------------------------------------ Going out


def show_hand(s: LunchMoney, seat: int) -> None:
    """The whole hand goes to the discard pile, face up.  LM-RUL-13, LM-RUL-98, LM-ELIM-04, LM-ABAN-01"""
    for card in s.hands[seat]:
        s.discard[card] += 1
        s.say("showed", seat, card)
    s.hands[seat] = ()
    s.known = changed(s.known, seat, ())
    s.used = changed(s.used, seat, 0)


def eliminate(s: LunchMoney, seat: int) -> None:
    """Out: the hand face up to the discard pile, and every card in front or held.

    LM-RULB-00, LM-COOT-05, LM-WIN-01, LM-ELIM-04..07
    """
    s.alive = changed(s.alive, seat, 0)
    s.fell = changed(s.fell, seat, s.setup.players - sum(s.alive))
    s.say("out", seat)
    show_hand(s, seat)
    s.discard[WEDGY] += s.wedgy[seat]
    s.wedgy = changed(s.wedgy, seat, 0)
    s.discard[COOTIES] += s.cooties[seat]  # LM-COOT-12
    s.cooties = changed(s.cooties, seat, 0)
    end_hold_on(s, seat)
    let_go(s, seat)
    if s.out_by[seat] != NOBODY:
        s.out_by = changed(s.out_by, seat, NOBODY)
        s.out_laps = changed(s.out_laps, seat, 0)
        s.discard[TIME_OUT] += 1
    s.hidden = changed(s.hidden, seat, 0)
    s.stomped = changed(s.stomped, seat, 0)
    s.poked = changed(s.poked, seat, 0)
    s.faster = changed(s.faster, seat, 0)
    s.look()
    if sum(s.alive) == 1:  # LM-WIN-02, LM-WIN-03
        s.winner = s.alive.index(1)
        finish(s, LAST_STANDING)


def finish(s: LunchMoney, how: int) -> None:
    """The game stops at this instant; whatever was pending is dropped, its cards are discarded.

    LM-RUL-19, LM-WIN-03
    """
    s.ended_by = how
    for card in s.table:
        s.discard[card] += 1
    s.table = ()
    if how == TIME_IS_UP:
        s.say("time_is_up", NOBODY, s.turns)
    else:
        s.say("won", s.winner, s.points[s.winner])
    s.stack.clear()
