"""An attack in the order of the rulebook: announce, interrupts, defence, free card, Backlash, damage, returns, effects,
free attacks of Humiliations, counter-attacks.
"""

from __future__ import annotations

from typing import Any, Final

import dispetto.games.lunch_money.flow_defence as defences
import dispetto.games.lunch_money.flow_grab as grabs
from dispetto.core.table import Action, Task
from dispetto.games.lunch_money import actions as do
from dispetto.games.lunch_money import flow_hands as hands
from dispetto.games.lunch_money.flow_damage import BLOW, Hurt, touch
from dispetto.games.lunch_money.flow_play import (
    ATTACK,
    CANCELLED,
    DECLARED,
    FLURRY,
    FREE,
    IMAGINED,
    LANDED,
    NO_COUNTER,
    NO_ROWS,
    NONE_ONLY,
    STOMPED,
    STRIKING,
    STRUCK_OFF,
    SUFFERED,
    TURNED_ROUND,
    TURNING,
    Laid,
    Play,
    Question,
    defenceless,
    packets,
    play_at,
    weird_or_not,
)
from dispetto.games.lunch_money.flow_windows import open_window
from dispetto.games.lunch_money.pieces import (
    ANSWERS,
    BACKLASH,
    COMES_BACK,
    GIVES_BASIC,
    KNIFE,
    NUTS,
    POKE,
    STOMP,
    TRAITS,
    TURNED,
    WEIRD,
    is_basic,
    is_weapon,
)
from dispetto.games.lunch_money.state import NOBODY, LunchMoney

RELEASE_OR_KEEP: Final = [do.NONE, do.RELEASE]
BACKLASH_OR_NOT: Final = [do.CARD[BACKLASH], do.NONE]
NUTS_OR_NOT: Final = [do.CARD[NUTS], do.NONE]


def announce(s: LunchMoney, src: int, cards: tuple[int, ...], targets: tuple[int, ...], flags: int) -> int:
    """The cards are laid, the targets named; a Stomp on the attacker is used up.

    LM-RUL-86, LM-RULB-04, LM-ATK-02, LM-TURN-04, LM-STOMP-07
    """
    for card in cards:
        hands.lay(s, src, card)
    if flags & ATTACK and s.stomped[src]:
        flags |= STOMPED
        s.stomped[src] = 0
    carriers = 0
    for seat in range(s.setup.players):
        if s.cooties[seat]:
            carriers |= 1 << seat
    none = (0,) * len(targets)
    s.stack.append(Play(src, cards, targets, flags, carriers, 0, 0, 0, none, none))
    return len(s.stack) - 1


def attack(s: LunchMoney, src: int, cards: tuple[int, ...], targets: tuple[int, ...], flags: int) -> None:
    """One attack, and the steps it will go through.

    LM-RUL-61, LM-UPP-01, LM-STOMP-01, LM-NUTS-01, LM-POKE-03, LM-ATK-01, -06
    """
    me = announce(s, src, cards, targets, flags | ATTACK)
    weird = int(WEIRD in cards)
    if flags & IMAGINED:
        s.say("imagined", src, cards[0], targets[0], weird, cards[0])
    elif flags & FLURRY:
        s.say("pummelled", src, targets[0], len(cards))
    elif flags & FREE:
        s.say("struck", src, cards[0], targets[0], weird, cards[0])
    elif len(targets) > 1:
        s.say("split", src, cards[0], targets[0], targets[1], weird)
    else:
        s.say("attacked", src, cards[0], targets[0], weird, cards[0])
    s.stack += [Counters(me), Earned(me), Effects(me), Returning(me), Damage(me), Backlashes(me, 0), FreeCard(me)]
    s.stack.append(defences.Defending(me, 0))
    open_window(s, me)
    s.stack.append(LetGo(me))


class Step(Task[LunchMoney]):
    """One step of the Play at index `about`."""

    def __init__(self, about: int) -> None:
        self.about: Final = about

    def args(self) -> tuple[Any, ...]:
        return (self.about,)


# --------------------------------------------------------------------------------------------- Letting go first


class LetGo(Step):
    """LM-CHOKE-17, LM-CHOKE-10  A choker who is attacked may let go in order to defend."""

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        target = play.targets[0]
        if not play.is_(FREE) and play.swung() and hands.is_choking(s, target):
            s.stack.append(Release(target, self.about))


class Release(Question):
    """LM-CHOKE-17  Keep the hold and take it, or let go and defend."""

    def after(self, said: tuple[int, ...]) -> Question:
        return Release(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        return NO_ROWS if said else RELEASE_OR_KEEP

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        if said[0] == do.C_RELEASE:
            hands.let_go(s, self.seat)


# -------------------------------------------------------------------------------------------- The free card of a combo


class FreeCard(Step):
    """LM-UPP-02, LM-POKE-05, LM-POW-03  A landed Uppercut², Poke or Powerplay: one Basic at once."""

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        gave = play.special[0] if play.special else NOBODY if play.is_grab() else play.cards[0]
        if gave == NOBODY or not TRAITS[gave] & GIVES_BASIC or not play.landed():
            return
        if play.strike or play.is_(DECLARED):  # it was laid with the Grab
            return
        if s.alive[play.src] and s.alive[play.targets[0]] and s.hands[play.src]:
            s.stack.append(Follow(play.src, self.about))


class Follow(Question):
    """LM-FREE-01, LM-FREE-05, LM-GRAB-05, LM-GRAB-10  The card that follows at once, or none."""

    def after(self, said: tuple[int, ...]) -> Question:
        return Follow(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        play = play_at(s, self.about)
        return follow_rows(s, self.seat, play, said)

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        if said[0] == do.C_NONE:
            return
        cards = (said[0], WEIRD) if WEIRD in said else (said[0],)
        for card in cards:
            hands.lay(s, self.seat, card)
        lay_follow_up(s, self.about, cards)


def follow_rows(s: LunchMoney, seat: int, play: Play, said: tuple[int, ...]) -> list[Action]:
    """After a Grab any Basic, Weapon or listed Special; after a Special that grants it, a Basic.

    LM-GRAB-05, LM-RUL-75
    """
    if len(said) > 1 or (said and said[0] == do.C_NONE):
        return NO_ROWS
    if said:
        return weird_or_not(s, seat, said[0], is_basic(said[0]))
    if play.is_grab() and not play.special:
        return grabs.after_grab(s, seat, play.targets[0])
    return [do.CARD[c] for c in hands.kinds_in(s.hands[seat]) if is_basic(c)] + NONE_ONLY


def may_use(s: LunchMoney, seat: int, weapon: int) -> bool:
    """LM-WPN-06, LM-RUL-34  By option a weapon serves once a turn."""
    return s.setup.weapon_reuse or s.used[seat] >> (weapon - KNIFE) & 1 == 0


def lay_follow_up(s: LunchMoney, about: int, cards: tuple[int, ...]) -> None:
    """The follow-up lies there; others may speak up, where the rules let them."""
    play = play_at(s, about)
    s.say("followed", play.src, cards[0], play.targets[0], int(WEIRD in cards), cards[0])
    if is_basic(cards[0]) or is_weapon(cards[0]):
        s.stack.append(Strike(about, play.src, cards, 0))
        open_window(s, len(s.stack) - 1)
    else:
        grabs.lay_special(s, about, cards)


class Strike(Laid):
    """LM-COMBO-01, LM-FREE-02, LM-FREE-04  A Basic or Weapon struck for free; only third players may humiliate it."""

    def __init__(self, about: int, src: int, cards: tuple[int, ...], void: int) -> None:
        self.about: Final = about
        self.src: Final = src
        self.cards: Final = cards
        self.void: Final = void

    def args(self) -> tuple[Any, ...]:
        return (self.about, self.src, self.cards, self.void)

    def kind(self) -> int:
        return STRIKING

    def by(self) -> int:
        return self.src

    def face(self) -> int:
        return self.cards[0]

    def of(self, own: int) -> int:
        return self.about

    def voided(self) -> Laid:
        return Strike(self.about, self.src, self.cards, 1)

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        if self.void:
            give_back(s, play.src, self.cards)
        else:
            s.stack[self.about] = play.strikes(self.cards, SUFFERED)


def give_back(s: LunchMoney, src: int, cards: tuple[int, ...]) -> None:
    """LM-WPN-03, LM-WPN-05  A used Weapon goes back to its player, everything else to the discard pile."""
    for card in cards:
        if is_weapon(card) and s.alive[src]:
            hands.take_back(s, src, card)
            s.say("returned", src, card)
        else:
            hands.bin_card(s, card)


# ------------------------------------------------------------------------------------------------------ Backlash


class Backlashes(Task[LunchMoney]):
    """At the end of it all each target that is hit may turn it round.

    LM-BACK-01, -03, -05, -06
    """

    def __init__(self, about: int, i: int) -> None:
        self.about: Final = about
        self.i: Final = i

    def args(self) -> tuple[Any, ...]:
        return (self.about, self.i)

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        if self.i >= len(play.targets) or play.has(CANCELLED | TURNED_ROUND) or not may_turn(s, play):
            return
        seat = play.targets[self.i]
        s.stack.append(Backlashes(self.about, self.i + 1))
        if play.left(self.i) > 0 and can_turn(s, play, seat):
            s.stack.append(Backlash(seat, self.about))


def may_turn(s: LunchMoney, play: Play) -> bool:
    """LM-BACK-04, LM-BACK-05, LM-BACK-06  Is this a blow that can be turned?"""
    if play.is_(FREE) or not s.alive[play.src]:
        return False
    if not play.is_grab():
        return ANSWERS[play.cards[0]] & TURNED != 0
    if not play.has(LANDED):
        return False
    if play.special:
        return ANSWERS[play.special[0]] & TURNED != 0
    return s.setup.turns_grab_strike and len(play.strike) > 0


def can_turn(s: LunchMoney, play: Play, seat: int) -> bool:
    """May this player, and could this player?"""
    if seat != play.src and (defenceless(s, play, seat) or play.broken >> seat & 1):
        return False
    return s.alive[seat] != 0 and hands.could_hold(s, seat, BACKLASH)


class Backlash(Question):
    """LM-RUL-64, LM-BACK-02, LM-BACK-07, LM-BACK-08  Take it, or turn it round."""

    def after(self, said: tuple[int, ...]) -> Question:
        return Backlash(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        if said:
            return NO_ROWS
        return BACKLASH_OR_NOT if BACKLASH in s.hands[self.seat] else NONE_ONLY

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        if said[0] == BACKLASH:
            play = play_at(s, self.about)
            hands.spend(s, self.seat, BACKLASH)
            s.say("backlashed", self.seat, play.targets[0] if self.seat == play.src else play.src)
            s.stack.append(Reversal(self.about, self.seat, 0))
            open_window(s, len(s.stack) - 1)


class Reversal(Laid):
    """LM-BACK-07, LM-BACK-13  A Backlash; if it stands the other side may turn it again."""

    def __init__(self, about: int, seat: int, void: int) -> None:
        self.about: Final = about
        self.seat: Final = seat
        self.void: Final = void

    def args(self) -> tuple[Any, ...]:
        return (self.about, self.seat, self.void)

    def kind(self) -> int:
        return TURNING

    def by(self) -> int:
        return self.seat

    def face(self) -> int:
        return BACKLASH

    def of(self, own: int) -> int:
        return self.about

    def voided(self) -> Laid:
        return Reversal(self.about, self.seat, 1)

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        if self.void:
            if self.seat != play.src and not s.setup.second_defence:
                s.stack[self.about] = play.broke(self.seat)
            elif self.seat != play.src and can_turn(s, play, self.seat):
                s.stack.append(Backlash(self.seat, self.about))
            return
        play = play.turned()
        s.stack[self.about] = play
        other = play.src
        if self.seat == play.src:
            left = [t for i, t in enumerate(play.targets) if play.left(i) > 0]
            other = left[0] if left else NOBODY
        if other != NOBODY and can_turn(s, play, other):
            s.stack.append(Backlash(other, self.about))


# ---------------------------------------------------------------------------------- Damage, returns, side effects


class Damage(Step):
    """LM-ATK-05, LM-COMBO-01, LM-COMBO-02, LM-TYPE-05..07  What got through is taken off."""

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        if not play.landed() or (play.is_grab() and not play.special and not play.strike) or not s.alive[play.src]:
            return
        lost = packets(s, play)
        s.stack.append(Hurt(tuple([seat for seat, _ in lost]), tuple([n for _, n in lost]), play.src, BLOW))


class Returning(Step):
    """Weapons go back to the hand, Nuts if its player likes, the rest is discarded.

    LM-WPN-03..05, LM-DRAW-04, LM-NUTS-03
    """

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        give_back(s, play.src, play.strike)
        for card in play.cards:
            if not TRAITS[card] & COMES_BACK or not s.alive[play.src] or play.has(STRUCK_OFF):
                hands.bin_card(s, card)
            elif card == NUTS:
                s.stack.append(NutsBack(play.src, self.about))
            else:
                hands.take_back(s, play.src, card)
                s.say("returned", play.src, card)


class NutsBack(Question):
    """Back to the hand, or into the discard pile: its player's choice, however it went.

    LM-RUL-51, LM-NUTS-03, -05
    """

    def after(self, said: tuple[int, ...]) -> Question:
        return NutsBack(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        return NO_ROWS if said else NUTS_OR_NOT

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        if said[0] == NUTS:
            hands.take_back(s, self.seat, NUTS)
            s.say("returned", self.seat, NUTS)
        else:
            hands.bin_card(s, NUTS)

    def default(self, s: LunchMoney) -> Action:
        return do.CARD[NUTS]


class Effects(Step):
    """Stomp and Poke fall on whoever took the blow; a Block is a touch.

    LM-RUL-85, LM-STOMP-02, LM-POKE-04, LM-COOT-14
    """

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        if play.is_grab():
            grabs.settle_grab(s, play)
            return
        if play.has(CANCELLED):
            return
        if s.setup.any_block:
            for i in reversed(range(len(play.targets))):  # the first named is touched first: LM-COOT-17
                if play.blocks[i]:
                    s.stack.append(Touch(play.src, play.targets[i], play.carriers))
        if not play.landed():
            return
        who = play.targets[0]
        if play.has(TURNED_ROUND):  # LM-BACK-12, LM-POKE-11
            if not s.setup.riders:
                return
            who = play.src
        if not s.alive[who]:
            return
        if STOMP in play.cards:
            s.stomped[who] = 1  # LM-STOMP-08
            s.say("hobbled", who)
        elif play.cards[0] == POKE:
            s.poked[who] = 2
            s.say("blinded", who)


class Touch(Task[LunchMoney]):
    """LM-COOT-16, LM-COOT-17  Two have touched."""

    def __init__(self, one: int, two: int, carriers: int) -> None:
        self.one: Final = one
        self.two: Final = two
        self.carriers: Final = carriers

    def args(self) -> tuple[Any, ...]:
        return (self.one, self.two, self.carriers)

    def run(self, s: LunchMoney) -> None:
        touch(s, self.one, self.two, self.carriers)


# ------------------------------------------------------------------------------------ What Humiliations have earned


class Earned(Step):
    """The free attacks earned by Humiliation, in the order they were earned.

    LM-RUL-31, -40, LM-HUM-19, -26, LM-ELIM-08
    """

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        if not play.after:
            return
        by, on = play.after[0], play.after[1]
        s.stack[self.about] = play.paid()
        s.stack.append(Earned(self.about))
        if can_strike(s, by, on) and s.hands[by]:
            s.stack.append(Free(by, on))


def can_strike(s: LunchMoney, by: int, on: int) -> bool:
    """LM-HUM-26, LM-HIDE-02, LM-HIDE-03  Both are here, neither hides, and the striker is not held."""
    return by != on and hands.in_play(s, by) and not s.hidden[by] and not hands.is_held(s, by) and hands.in_reach(s, by, on)


class Free(Question):
    """One Basic or Weapon on a player who cannot answer it.

    LM-RUL-32, -39, LM-RULB-02, LM-FREE-01, -03, -05, -07, -08, LM-HUM-02, -21
    """

    def after(self, said: tuple[int, ...]) -> Question:
        return Free(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        return blow_rows(s, self.seat, said, True)

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        if said[0] == do.C_NONE:
            return
        if s.head_by[self.about] != self.seat and hands.holds_head(s, self.seat):  # LM-HEAD-15, LM-HEAD-18
            hands.let_go(s, self.seat)
        cards = (said[0], WEIRD) if WEIRD in said else (said[0],)
        attack(s, self.seat, cards, (self.about,), FREE | NO_COUNTER)


def blow_rows(s: LunchMoney, seat: int, said: tuple[int, ...], free: bool) -> list[Action]:
    """A Basic, perhaps with Weird, or a Weapon; or nothing."""
    if len(said) > 1 or (said and said[0] == do.C_NONE):
        return NO_ROWS
    if said:
        return weird_or_not(s, seat, said[0], free)
    rows = [
        do.CARD[c] for c in hands.kinds_in(s.hands[seat]) if is_basic(c) or (is_weapon(c) and may_use(s, seat, c))
    ]
    return rows + NONE_ONLY


# ------------------------------------------------------------------------------------------------ Counter-attacks


class Counters(Step):
    """Every Block that stood opens a slot for a Grab.

    LM-CTR-01, -05, -06, -07, -10, LM-DODGE-03, LM-RUL-52, LM-FAST-03, LM-BIG-05, LM-TWO-04, LM-TANT-05
    """

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        if play.has(CANCELLED):
            return
        late = play.is_(IMAGINED) and s.setup.imaginary_grab
        if play.is_(NO_COUNTER) and not late:  # LM-IMAG-04, LM-IMAG-09, LM-CHOKE-14
            return
        for i in reversed(range(len(play.targets))):
            if play.blocks[i]:
                s.stack.append(grabs.Counter(play.targets[i], play.src, play.blocks[i], int(late)))
