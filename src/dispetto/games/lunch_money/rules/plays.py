"""A played card and all that hangs on it, as one value.

`Play` stays at the bottom of its own steps: they lie above it on the stack in the order of the rulebook,
find it by its index, and put a changed copy in its place.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.games.lunch_money.rules.laid import OPENING, Laid
from dispetto.games.lunch_money.rules.pieces import GRAB, HITS, is_swung
from dispetto.games.lunch_money.rules.state import NOBODY, LunchMoney, Values

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

NOTHING_YET: Final[list[tuple[int, ...]]] = [(), (0,), (0, 0)]  # for so many targets
SAME: Final = -2  # as it was: no number of a Play is ever that


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
        # What was laid
        self.src: Final = src
        self.cards: Final = cards  # the opening card first, then what came with it
        self.targets: Final = targets
        self.flags: Final = flags
        self.carriers: Final = carriers  # who had Cooties when it was announced, a bit each
        # What has become of it
        self.status: Final = status
        self.broken: Final = broken  # whose answer was humiliated, a bit each
        self.way: Final = way  # of a Roundhouse: 1 left, -1 right
        # What answered it, and what followed
        self.stopped: Final = stopped  # hits stopped, for each target
        self.blocks: Final = blocks  # Blocks that stood, for each target
        self.special: Final = special  # after a Grab: the card, and Weird with it
        self.strike: Final = strike  # the free card of a combo, and Weird with it
        # What has been earned, and by whom it was turned
        self.after: Final = after  # free attacks earned by Humiliation: by, on, by, on
        self.turner: Final = turner  # the target that turned it round

    def args(self) -> Values:
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

    def became(self) -> int:
        return self.status

    def voided(self) -> Laid:
        return self.marked(CANCELLED)

    # ------------------------------------------------------------------------------------------------ changed copies

    def but(
        self,
        *,
        targets: tuple[int, ...] | None = None,
        status: int = SAME,
        broken: int = SAME,
        way: int = SAME,
        stopped: tuple[int, ...] | None = None,
        blocks: tuple[int, ...] | None = None,
        special: tuple[int, ...] | None = None,
        strike: tuple[int, ...] | None = None,
        after: tuple[int, ...] | None = None,
        turner: int = SAME,
    ) -> Play:
        """The same, but for what is named."""
        return Play(
            self.src,
            self.cards,
            self.targets if targets is None else targets,
            self.flags,
            self.carriers,
            self.status if status == SAME else status,
            self.broken if broken == SAME else broken,
            self.way if way == SAME else way,
            self.stopped if stopped is None else stopped,
            self.blocks if blocks is None else blocks,
            self.special if special is None else special,
            self.strike if strike is None else strike,
            self.after if after is None else after,
            self.turner if turner == SAME else turner,
        )

    def marked(self, status: int) -> Play:
        """The same with this mark."""
        return self.but(status=self.status | status)

    def turned(self, by: int) -> Play:
        """The damage goes the other way.  LM-BACK-07"""
        return self.but(status=self.status ^ TURNED_ROUND, turner=self.turner if by == self.src else by)

    def broke(self, seat: int) -> Play:
        """This player has no further answer to it.  LM-RUL-44, LM-RULB-01, LM-DEF-06, LM-HUM-22, LM-GRAB-15"""
        return self.but(broken=self.broken | 1 << seat)

    def at(self, target: int, way: int) -> Play:
        """It has gone on to somebody else.  LM-RH-01"""
        return self.but(targets=(target,), way=way, stopped=NOTHING_YET[1], blocks=NOTHING_YET[1])

    def stops(self, i: int, hits: int, blocks: int) -> Play:
        """So many hits on the i-th target are stopped, so many of them by Block."""
        more = tuple([n + hits if j == i else n for j, n in enumerate(self.stopped)])
        slots = tuple([n + blocks if j == i else n for j, n in enumerate(self.blocks)])
        return self.but(stopped=more, blocks=slots)

    def follows(self, special: tuple[int, ...]) -> Play:
        """This card came after the Grab."""
        return self.but(status=self.status | SUFFERED, special=special)

    def freed(self) -> Play:
        """What followed the Grab has come to nothing."""
        return self.but(status=self.status & ~SUFFERED, special=())

    def strikes(self, strike: tuple[int, ...]) -> Play:
        """This Basic or Weapon was struck for free, and suffered."""
        return self.but(status=self.status | SUFFERED, strike=strike)

    def owes(self, by: int, on: int) -> Play:
        """One more free attack is earned.  LM-HUM-19"""
        return self.but(after=(*self.after, by, on))

    def paid(self) -> Play:
        """The first of them is being made."""
        return self.but(after=self.after[2:])

    # -------------------------------------------------------------------------------------------------- what it is

    def is_(self, flag: int) -> bool:
        """Is it of this sort?"""
        return self.flags & flag != 0

    def has(self, status: int) -> bool:
        """Has this become of it?"""
        return self.status & status != 0

    def is_grab(self) -> bool:
        """Does it open with a Grab?  LM-GRAB-01"""
        return self.cards[0] == GRAB

    def last_card(self) -> int:
        """The card that is felt: the one that followed the Grab, else the one that opened."""
        return self.special[0] if self.special else self.cards[0]

    def swung(self) -> bool:
        """A Basic or a Weapon?"""
        return is_swung(self.cards[0])

    def aimed(self) -> i64:
        """Its targets, a bit each."""
        mask: i64 = 1 << self.targets[0] if self.targets else 0
        if len(self.targets) > 1:
            mask |= 1 << self.targets[1]
        return mask

    def hits(self) -> int:
        """Hits on each target.  LM-BIG-01, LM-TANT-01, LM-TWO-01"""
        if self.flags & FLURRY:
            return 1
        hits = HITS[self.cards[0]]
        return hits if len(self.targets) < 2 else hits // 2

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


def opened(src: int, cards: tuple[int, ...], targets: tuple[int, ...], flags: int, carriers: int) -> Play:
    """A Play to which nothing has happened yet."""
    none = NOTHING_YET[len(targets)]
    return Play(src, cards, targets, flags, carriers, stopped=none, blocks=none)


def play_at(s: LunchMoney, index: int) -> Play:
    """The Play at this place of the stack."""
    play = s.stack[index]
    assert isinstance(play, Play)
    return play
