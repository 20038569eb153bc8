"""An attack in the order of the rulebook: announce, interrupts, defence, free card, Backlash, damage, returns, effects,
free attacks of Humiliations, counter-attacks.
"""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action, Task
from dispetto.games.lunch_money.rules import actions, backlash, combos, counters, defences, earned, grabs, hands
from dispetto.games.lunch_money.rules.damage import BLOW, Hurt, lose, touch
from dispetto.games.lunch_money.rules.packets import packet, packets
from dispetto.games.lunch_money.rules.pieces import BLINDS, COMES_BACK, HOBBLES, NUTS, TRAITS, WEIRD
from dispetto.games.lunch_money.rules.plays import (
    ATTACK,
    CANCELLED,
    FLURRY,
    FREE,
    IMAGINED,
    STOMPED,
    STRUCK_OFF,
    TURNED_ROUND,
    Play,
    opened,
    play_at,
)
from dispetto.games.lunch_money.rules.questions import NO_ROWS, Question
from dispetto.games.lunch_money.rules.state import LunchMoney, changed
from dispetto.games.lunch_money.rules.windows import Poll, open_window

RELEASE_OR_KEEP: Final = [actions.NONE, actions.RELEASE]
NUTS_OR_NOT: Final = [actions.CARD[NUTS], actions.NONE]


def announce(s: LunchMoney, src: int, cards: tuple[int, ...], targets: tuple[int, ...], flags: int) -> int:
    """The cards are laid, the targets named; a Stomp on the attacker is used up.

    LM-RUL-86, LM-RULB-04, LM-ATK-02, LM-TURN-04, LM-STOMP-07
    """
    for card in cards:
        hands.lay(s, src, card)
    if flags & ATTACK and s.stomped[src]:
        flags |= STOMPED
        s.stomped = changed(s.stomped, src, 0)
    s.stack.append(opened(src, cards, targets, flags, int(s.carriers)))
    return len(s.stack) - 1


def attack(s: LunchMoney, src: int, cards: tuple[int, ...], targets: tuple[int, ...], flags: int) -> None:
    """One attack, and the steps it will go through.

    LM-RUL-61, LM-UPP-01, LM-STOMP-01, LM-NUTS-01, LM-POKE-03, LM-ATK-01, -06
    """
    me = announce(s, src, cards, targets, flags | ATTACK)
    if s.events is not None:
        tell(s, src, cards, targets, flags)
    s.stack.append(course(me, DEFENCES))
    let_go_first(s, me)


def tell(s: LunchMoney, src: int, cards: tuple[int, ...], targets: tuple[int, ...], flags: int) -> None:
    """What everybody sees laid."""
    weird = int(cards[-1] == WEIRD)
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


# ------------------------------------------------------------------------------------------------ Step by step

# The steps, in the order of the rulebook
DEFENCES: Final = 0
FREE_CARD: Final = 1
BACKLASHES: Final = 2
DAMAGE: Final = 3
RETURNS: Final = 4
EFFECTS: Final = 5
EARNED: Final = 6
COUNTERS: Final = 7
DONE: Final = 8


class Course(Task[LunchMoney]):
    """The steps an attack still has to go through; it lies on its Play, and whoever is asked lies on it.  LM-ATK-06"""

    def __init__(self, about: int, step: int) -> None:
        self.about: Final = about
        self.step: Final = step

    def args(self) -> tuple[int, ...]:
        return (self.about, self.step)

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        s.stack.append(self)
        depth = len(s.stack)
        for step in range(self.step, DONE):
            take(s, play, self.about, step)
            if len(s.stack) != depth:  # somebody is asked, or the game is over
                if s.stack:
                    s.stack[depth - 1] = course(self.about, step + 1)
                return
        s.stack.pop()
        s.stack.pop()  # LM-CTR-04: nothing is left of it


def take(s: LunchMoney, play: Play, about: int, step: int) -> None:
    """One step of the attack that lies there."""
    if step == DEFENCES:
        defences.defend(s, play, about, 0)
    elif step == FREE_CARD:
        combos.free_card(s, play, about)
    elif step == BACKLASHES:
        backlash.turn_round(s, play, about, 0)
    elif step == DAMAGE:
        damage(s, play)
    elif step == RETURNS:
        returning(s, play, about)
    elif step == EFFECTS:
        effects(s, play)
    elif step == EARNED:
        earned.pay(s, play, about)
    else:
        counters.open_slots(s, play)


def course(about: int, step: int) -> Course:
    """The one that goes on with this step; made once: they are values."""
    at = about * (DONE + 1) + step
    while len(COURSES) <= at:
        COURSES.append(Course(len(COURSES) // (DONE + 1), len(COURSES) % (DONE + 1)))
    return COURSES[at]


COURSES: Final[list[Course]] = []


# --------------------------------------------------------------------------------------------- Letting go first


def let_go_first(s: LunchMoney, me: int) -> None:
    """A choker who is attacked may let go in order to defend; then everybody may speak up.  LM-CHOKE-17, LM-CHOKE-10"""
    play = play_at(s, me)
    target = play.targets[0]
    if hands.is_choking(s, target) and not play.is_(FREE):
        s.stack += [Poll(me), Release(target, me)]
    else:
        open_window(s, me)


class Release(Question):
    """Keep the hold and take it, or let go and defend.  LM-CHOKE-17"""

    def after(self, said: tuple[int, ...]) -> Question:
        return Release(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        return NO_ROWS if said else RELEASE_OR_KEEP

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        if said[0] == actions.C_RELEASE:
            hands.let_go(s, self.seat)

    def facts(self, s: LunchMoney) -> tuple[int, ...]:
        play = play_at(s, self.about)
        return (play.cards[0], play.src, s.choke_by.index(self.seat))


# ---------------------------------------------------------------------------------- Damage, returns, side effects


def damage(s: LunchMoney, play: Play) -> None:
    """What got through is taken off.  LM-ATK-05, LM-COMBO-01, LM-COMBO-02, LM-TYPE-05..07"""
    if not play.landed() or (play.is_grab() and not play.special and not play.strike) or not s.alive[play.src]:
        return
    if play.has(TURNED_ROUND):
        lose(s, play.src, packet(s, play), play.src, BLOW)
        return
    if len(play.targets) == 1:
        lose(s, play.targets[0], packet(s, play), play.src, BLOW)
        return
    lost = packets(s, play)
    s.stack.append(Hurt(tuple([seat for seat, _ in lost]), tuple([n for _, n in lost]), play.src, BLOW))


def returning(s: LunchMoney, play: Play, about: int) -> None:
    """Weapons go back to the hand, Nuts if its player likes, the rest is discarded.

    LM-WPN-03..05, LM-DRAW-04, LM-NUTS-03
    """
    if play.strike:
        combos.give_back(s, play.src, play.strike)
    for card in play.cards:
        if not TRAITS[card] & COMES_BACK or not s.alive[play.src] or play.has(STRUCK_OFF):
            hands.bin_card(s, card)
        elif card == NUTS:
            s.stack.append(NutsBack(play.src, about))
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
        return actions.CARD[NUTS]


def effects(s: LunchMoney, play: Play) -> None:
    """Stomp and Poke fall on whoever took the blow; a Block is a touch.

    LM-RUL-85, LM-STOMP-02, LM-POKE-04, LM-COOT-14
    """
    if play.is_grab():
        grabs.settle_grab(s, play)
        return
    if play.has(CANCELLED):
        return
    if s.setup.any_block and play.carriers:
        for i in range(len(play.targets) - 1, -1, -1):  # the first named is touched first: LM-COOT-17
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
    traits = 0
    for card in play.cards:
        traits |= TRAITS[card]
    if traits & HOBBLES:
        s.stomped = changed(s.stomped, who, 1)  # LM-STOMP-08
        s.say("hobbled", who)
    if traits & BLINDS:
        s.poked = changed(s.poked, who, 2)
        s.look()
        s.say("blinded", who)


class Touch(Task[LunchMoney]):
    """Two have touched.  LM-COOT-16, LM-COOT-17"""

    def __init__(self, one: int, two: int, carriers: int) -> None:
        self.one: Final = one
        self.two: Final = two
        self.carriers: Final = carriers

    def args(self) -> tuple[int, ...]:
        return (self.one, self.two, self.carriers)

    def run(self, s: LunchMoney) -> None:
        touch(s, self.one, self.two, self.carriers)
