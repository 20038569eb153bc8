"""A played card and all that hangs on it, as one value.

`Play` stays at the bottom of its own steps: they lie above it on the stack in the order of the rulebook, find it by its index,
and put a changed copy in its place. Whatever others may humiliate is a `Laid`: the Play itself, a defence, a follow-up, a
strike, a Backlash, a Humiliation.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dispetto.core.engine.table import Task
from dispetto.games.lunch_money.rules import hands
from dispetto.games.lunch_money.rules.pieces import (
    ANSWERS,
    BLOCKED,
    DAMAGE,
    FREED,
    GRAB,
    HITS,
    TWO_FER,
    WEIRD,
    is_basic,
    is_weapon,
)
from dispetto.games.lunch_money.rules.state import NOBODY, LunchMoney

# What a Play is
FREE: Final = 1  # a free attack or a flurry: its victim has no answer
NO_COUNTER: Final = 2  # a Block of it opens no slot
CHOKED: Final = 4  # made from inside a Choke
FLURRY: Final = 8
IMAGINED: Final = 16
STOMPED: Final = 32  # its player was stomped when it was announced
ATTACK: Final = 64  # an attack or a Grab, not a First Aid, Hide, escape, Hippie, Time Out
DECLARED: Final = 128  # the whole combo was laid at once (option combo_declaration)
ON_A_SLOT: Final = 256  # a Grab on a Block
ON_TOP: Final = 512  # the blow a Poke gives besides the action (option poke_second_bonus)

# What has become of it
CANCELLED: Final = 1
TURNED_ROUND: Final = 2
STRUCK_OFF: Final = 4  # disarmed
STOPPED: Final = 8  # a Grab or a Time Out that was answered
LANDED: Final = 16  # a Grab that was not
SUFFERED: Final = 32  # something followed the Grab and stood

# What a Laid is
OPENING: Final = 0
DEFENDING: Final = 1
FOLLOWING: Final = 2
STRIKING: Final = 3
TURNING: Final = 4
INSULTING: Final = 5

NOTHING_YET: Final[list[tuple[int, ...]]] = [(), (0,), (0, 0)]  # for so many targets


class Laid(Task[LunchMoney]):
    """A card, or several laid together, that others may humiliate."""

    def kind(self) -> int:
        """What it is."""
        raise NotImplementedError

    def by(self) -> int:
        """Whose it is."""
        raise NotImplementedError

    def face(self) -> int:
        """The card one sees."""
        raise NotImplementedError

    def of(self, own: int) -> int:
        """The index of the Play it belongs to, given its own."""
        raise NotImplementedError

    def voided(self) -> Laid:
        """The same, cancelled."""
        raise NotImplementedError


class Play(Laid):
    """One played card with its targets, and everything that has happened to it so far.  LM-ATK-06"""

    def __init__(
        self,
        src: int,
        cards: tuple[int, ...],
        targets: tuple[int, ...],
        flags: int,
        carriers: int = 0,
        status: int = 0,
        broken: int = 0,
        way: int = 0,
        stopped: tuple[int, ...] = (),
        blocks: tuple[int, ...] = (),
        special: tuple[int, ...] = (),
        strike: tuple[int, ...] = (),
        after: tuple[int, ...] = (),
        turner: int = NOBODY,
    ) -> None:
        self.src: Final = src
        self.cards: Final = cards  # the opening card first, then what came with it
        self.targets: Final = targets
        self.flags: Final = flags
        self.carriers: Final = carriers  # who had Cooties when it was announced, a bit each
        self.status: Final = status
        self.broken: Final = broken  # whose answer was humiliated, a bit each
        self.way: Final = way  # of a Roundhouse: 1 left, -1 right
        self.stopped: Final = stopped  # hits stopped, for each target
        self.blocks: Final = blocks  # Blocks that stood, for each target
        self.special: Final = special  # after a Grab: the card, and Weird with it
        self.strike: Final = strike  # the free card of a combo, and Weird with it
        self.after: Final = after  # free attacks earned by Humiliation: by, on, by, on
        self.turner: Final = turner  # the target that turned it round

    def args(self) -> tuple[Any, ...]:
        return (
            self.src,
            self.cards,
            self.targets,
            self.flags,
            self.carriers,
            self.status,
            self.broken,
            self.way,
            self.stopped,
            self.blocks,
            self.special,
            self.strike,
            self.after,
            self.turner,
        )

    def run(self, s: LunchMoney) -> None:
        """Nothing is left of it.  LM-CTR-04"""

    def kind(self) -> int:
        return OPENING

    def by(self) -> int:
        return self.src

    def face(self) -> int:
        return self.cards[0]

    def of(self, own: int) -> int:
        return own

    def voided(self) -> Laid:
        return self.marked(CANCELLED)

    # ------------------------------------------------------------------------------------------------ changed copies

    def marked(self, status: int) -> Play:
        """The same with this mark."""
        return Play(
            self.src,
            self.cards,
            self.targets,
            self.flags,
            self.carriers,
            self.status | status,
            self.broken,
            self.way,
            self.stopped,
            self.blocks,
            self.special,
            self.strike,
            self.after,
            self.turner,
        )

    def turned(self, by: int) -> Play:
        """The damage goes the other way.  LM-BACK-07"""
        return Play(
            self.src,
            self.cards,
            self.targets,
            self.flags,
            self.carriers,
            self.status ^ TURNED_ROUND,
            self.broken,
            self.way,
            self.stopped,
            self.blocks,
            self.special,
            self.strike,
            self.after,
            self.turner if by == self.src else by,
        )

    def broke(self, seat: int) -> Play:
        """This player has no further answer to it.  LM-RUL-44, LM-RULB-01, LM-DEF-06, LM-HUM-22, LM-GRAB-15"""
        return Play(
            self.src,
            self.cards,
            self.targets,
            self.flags,
            self.carriers,
            self.status,
            self.broken | 1 << seat,
            self.way,
            self.stopped,
            self.blocks,
            self.special,
            self.strike,
            self.after,
            self.turner,
        )

    def at(self, target: int, way: int) -> Play:
        """It has gone on to somebody else.  LM-RH-01"""
        return Play(
            self.src,
            self.cards,
            (target,),
            self.flags,
            self.carriers,
            self.status,
            self.broken,
            way,
            (0,),
            (0,),
            self.special,
            self.strike,
            self.after,
            self.turner,
        )

    def stops(self, i: int, hits: int, blocks: int) -> Play:
        """So many hits on the i-th target are stopped, so many of them by Block."""
        more = tuple([n + hits if j == i else n for j, n in enumerate(self.stopped)])
        slots = tuple([n + blocks if j == i else n for j, n in enumerate(self.blocks)])
        return Play(
            self.src,
            self.cards,
            self.targets,
            self.flags,
            self.carriers,
            self.status,
            self.broken,
            self.way,
            more,
            slots,
            self.special,
            self.strike,
            self.after,
            self.turner,
        )

    def follows(self, special: tuple[int, ...]) -> Play:
        """This card came after the Grab."""
        return Play(
            self.src,
            self.cards,
            self.targets,
            self.flags,
            self.carriers,
            self.status | SUFFERED,
            self.broken,
            self.way,
            self.stopped,
            self.blocks,
            special,
            self.strike,
            self.after,
            self.turner,
        )

    def freed(self) -> Play:
        """What followed the Grab has come to nothing."""
        return Play(
            self.src,
            self.cards,
            self.targets,
            self.flags,
            self.carriers,
            self.status & ~SUFFERED,
            self.broken,
            self.way,
            self.stopped,
            self.blocks,
            (),
            self.strike,
            self.after,
            self.turner,
        )

    def strikes(self, strike: tuple[int, ...], status: int) -> Play:
        """This Basic or Weapon was struck for free."""
        return Play(
            self.src,
            self.cards,
            self.targets,
            self.flags,
            self.carriers,
            self.status | status,
            self.broken,
            self.way,
            self.stopped,
            self.blocks,
            self.special,
            strike,
            self.after,
            self.turner,
        )

    def owes(self, by: int, on: int) -> Play:
        """One more free attack is earned.  LM-HUM-19"""
        return Play(
            self.src,
            self.cards,
            self.targets,
            self.flags,
            self.carriers,
            self.status,
            self.broken,
            self.way,
            self.stopped,
            self.blocks,
            self.special,
            self.strike,
            (*self.after, by, on),
            self.turner,
        )

    def paid(self) -> Play:
        """The first of them is being made."""
        return Play(
            self.src,
            self.cards,
            self.targets,
            self.flags,
            self.carriers,
            self.status,
            self.broken,
            self.way,
            self.stopped,
            self.blocks,
            self.special,
            self.strike,
            self.after[2:],
            self.turner,
        )

    # -------------------------------------------------------------------------------------------------- what it is

    def is_(self, flag: int) -> bool:
        """Is it of this sort?"""
        return self.flags & flag != 0

    def has(self, status: int) -> bool:
        """Has this become of it?"""
        return self.status & status != 0

    def is_grab(self) -> bool:
        """LM-GRAB-01"""
        return self.cards[0] == GRAB

    def swung(self) -> bool:
        """A Basic or a Weapon?"""
        return is_basic(self.cards[0]) or is_weapon(self.cards[0])

    def aimed(self) -> i64:
        """Its targets, a bit each."""
        mask: i64 = 1 << self.targets[0] if self.targets else 0
        if len(self.targets) > 1:
            mask |= 1 << self.targets[1]
        return mask

    def hits(self) -> int:
        """Hits on each target.  LM-BIG-01, LM-TANT-01, LM-TWO-01"""
        if self.cards[0] == TWO_FER:
            return 2 if len(self.targets) == 1 else 1
        return 1 if self.is_(FLURRY) else HITS[self.cards[0]]

    def left(self, i: int) -> int:
        """Hits on the i-th target that nothing has stopped."""
        return self.hits() - self.stopped[i]

    def landed(self) -> bool:
        """Has anything got through?  LM-TYPE-08"""
        if self.has(CANCELLED):
            return False
        if self.is_grab():
            return self.has(LANDED)
        hits = self.hits()
        for n in self.stopped:
            if n < hits:
                return True
        return False


class Added(Laid):
    """Cards laid on a Play by the same player: what follows a Grab, a Basic or Weapon struck for free."""

    def __init__(self, about: int, src: int, cards: tuple[int, ...], void: int) -> None:
        self.about: Final = about
        self.src: Final = src
        self.cards: Final = cards
        self.void: Final = void

    def args(self) -> tuple[Any, ...]:
        return (self.about, self.src, self.cards, self.void)

    def by(self) -> int:
        return self.src

    def face(self) -> int:
        return self.cards[0]

    def of(self, own: int) -> int:
        return self.about


def play_at(s: LunchMoney, index: int) -> Play:
    """The Play at this place of the stack."""
    play = s.stack[index]
    assert isinstance(play, Play)
    return play


class TargetByTarget(Task[LunchMoney]):
    """What the targets of a Play are asked one after the other.  LM-DEF-01, LM-BACK-01"""

    def __init__(self, about: int, i: int) -> None:
        self.about: Final = about
        self.i: Final = i  # whose turn it is

    def args(self) -> tuple[Any, ...]:
        return (self.about, self.i)


class Step(Task[LunchMoney]):
    """One step of the Play at index `about`."""

    def __init__(self, about: int) -> None:
        self.about: Final = about

    def args(self) -> tuple[Any, ...]:
        return (self.about,)


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


# --------------------------------------------------------------------------------------------------- Arithmetic


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
