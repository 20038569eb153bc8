"""The cards: a row each, with its numbers, what answers it, and what it may be played as.
A new card is a new row at the end.
"""

from __future__ import annotations

from typing import Final

# The four colours
BASIC: Final = 0
WEAPON: Final = 1
DEFENCE: Final = 2
SPECIAL: Final = 3

# What answers a card
BLOCKED: Final = 1
DODGED: Final = 2
DISARMED: Final = 4
FREED: Final = 8
TURNED: Final = 16  # Backlash
INSULTED: Final = 32  # Humiliation

# What a card may be played as
OPENS: Final = 1  # an attack in one's own turn
AFTER_GRAB: Final = 2  # on somebody one has grabbed
WEIRD_FITS: Final = 4
COMES_BACK: Final = 8
PASSES_ON: Final = 16  # when dodged
GIVES_BASIC: Final = 32  # once it has landed
LIES: Final = 64  # in front of its victim
ANNOUNCED: Final = 128  # named at a player in one's own turn, but no blow: Hippie, Time Out, Abandonment
FLURRY: Final = 256  # allowed while one holds a Headlock
OUT_OF_CHOKE: Final = 512  # breaks it
OUT_OF_HEADLOCK: Final = 1024
HOLDS: Final = 2048
HOBBLES: Final = 4096  # whoever its attack hits is stomped
BLINDS: Final = 8192  # whoever its attack hits is poked
SPLITS: Final = 16384  # its two hits may go to two players

SWUNG: Final = BLOCKED | DODGED | TURNED | INSULTED
ARMED: Final = SWUNG | DISARMED


class Card:
    """One kind of card."""

    def __init__(
        self, name: str, base: int, more: int, colour: int, damage: int, hits: int, answers: int, traits: int
    ) -> None:
        self.name: Final = name
        self.base: Final = base  # copies in the base set
        self.more: Final = more  # copies in Sticks & Stones
        self.colour: Final = colour
        self.damage: Final = damage  # of one hit
        self.hits: Final = hits
        self.answers: Final = answers
        self.traits: Final = traits


def basic(name: str, base: int, more: int, damage: int, traits: int = 0) -> Card:
    """A yellow card: its number, unless blocked, dodged, turned or humiliated.  LM-BAS-01, LM-BAS-02"""
    return Card(name, base, more, BASIC, damage, 1, SWUNG, OPENS | AFTER_GRAB | WEIRD_FITS | traits)


def weapon(name: str, base: int, more: int, answers: int) -> Card:
    """A magenta card: three points, and it comes back.  LM-WPN-02, LM-CHUNK-01, LM-DISARM-03, LM-WPN-01, LM-WPN-03"""
    return Card(name, base, more, WEAPON, 3, 1, answers, OPENS | AFTER_GRAB | COMES_BACK)


def defence(name: str, base: int, more: int, answers: int = INSULTED, traits: int = 0) -> Card:
    """A blue card.  LM-TYPE-02"""
    return Card(name, base, more, DEFENCE, 0, 0, answers, traits)


def special(name: str, base: int, more: int, damage: int, hits: int, answers: int, traits: int) -> Card:
    """An orange card.

    LM-GRAB-03, LM-POKE-02, LM-STOMP-05, LM-UPP-03, LM-NUTS-02, LM-CHOKE-11, LM-HEAD-12, LM-TYPE-04
    """
    return Card(name, base, more, SPECIAL, damage, hits, answers, traits)


CARDS: Final[list[Card]] = [
    # Basic
    basic("elbow", 4, 0, 2),
    basic("hailmary", 1, 0, 7),
    basic("headbutt", 4, 0, 3, OUT_OF_CHOKE),
    basic("hook", 4, 0, 2),
    basic("jab", 4, 0, 1, FLURRY),
    basic("kick2", 4, 0, 2),
    basic("kick4", 4, 0, 4),
    basic("pimpslap", 4, 0, 2),
    basic("uppercut", 4, 0, 3, FLURRY),
    basic("roundhouse", 4, 0, 4, PASSES_ON),
    basic("backfist", 4, 0, 3, PASSES_ON),
    basic("beatdown", 0, 2, 4),
    basic("evileye", 0, 2, 1),
    basic("snipe", 0, 2, 2),
    basic("pins", 0, 2, 2),
    basic("platecleaner", 0, 2, 3),
    # Weapons
    weapon("knife", 1, 0, ARMED),
    weapon("chain", 1, 0, ARMED),
    weapon("pipe", 1, 0, ARMED),
    weapon("hammer", 1, 0, ARMED),
    weapon("chunk", 0, 2, DODGED | TURNED | INSULTED),  # LM-CHUNK-02, LM-CHUNK-03, LM-CHUNK-04
    # Defence
    defence("dodge", 8, 2),
    defence("block", 10, 3),
    defence("firstaid", 8, 0),
    defence("freedom", 4, 0, INSULTED, OUT_OF_CHOKE | OUT_OF_HEADLOCK),
    defence("disarm", 4, 0),
    defence("faster", 0, 2),
    defence("hide", 0, 2),
    defence("backlash", 0, 2, INSULTED | TURNED),
    # Specials
    special("bigcombo", 4, 0, 3, 2, SWUNG, OPENS | WEIRD_FITS),
    special("choke", 1, 0, 1, 1, FREED | INSULTED, AFTER_GRAB | WEIRD_FITS | LIES | HOLDS),
    special("grab", 8, 3, 0, 1, DODGED | FREED | INSULTED, OPENS),
    special("headlock", 1, 0, 0, 1, FREED | INSULTED, AFTER_GRAB | LIES | HOLDS),
    special("humiliation", 4, 0, 0, 0, INSULTED, OUT_OF_CHOKE | OUT_OF_HEADLOCK),
    special("poke", 4, 0, 1, 1, SWUNG, OPENS | WEIRD_FITS | GIVES_BASIC | BLINDS),
    special("powerplay", 4, 0, 3, 1, TURNED | INSULTED, AFTER_GRAB | WEIRD_FITS | GIVES_BASIC),
    special("stomp", 4, 0, 1, 1, SWUNG, OPENS | WEIRD_FITS | FLURRY | OUT_OF_CHOKE | OUT_OF_HEADLOCK | HOBBLES),
    special("uppercut2", 1, 0, 6, 1, SWUNG, OPENS | WEIRD_FITS | GIVES_BASIC),
    special("twofer", 0, 3, 3, 2, SWUNG, OPENS | WEIRD_FITS | SPLITS),
    special("abandonment", 0, 3, 0, 0, 0, ANNOUNCED),
    special("cooties", 0, 1, 1, 1, 0, AFTER_GRAB | WEIRD_FITS | LIES),
    special("hippie", 0, 2, 0, 0, INSULTED, ANNOUNCED),
    special("imaginary", 0, 4, 0, 0, INSULTED, 0),
    special("nuts", 0, 2, 3, 1, SWUNG, OPENS | WEIRD_FITS | COMES_BACK),
    special("spank", 0, 3, 2, 1, TURNED | INSULTED, AFTER_GRAB | WEIRD_FITS),
    special("tantrum", 0, 4, 1, 5, SWUNG, OPENS | WEIRD_FITS),
    special("timeout", 0, 2, 0, 1, FREED, ANNOUNCED | LIES),
    special("wedgy", 0, 3, 1, 1, FREED, AFTER_GRAB | WEIRD_FITS | LIES),
    special("weird", 0, 2, 0, 0, 0, 0),
    # Yours
]
PRINTED: Final = 49  # kinds in the two boxes; the others come after them
KINDS: Final = len(CARDS)
MOST_KINDS: Final = 62  # a bit each in a number of the machine
NAMES: Final[list[str]] = [card.name for card in CARDS]
DAMAGE: Final[list[int]] = [card.damage for card in CARDS]
HITS: Final[list[int]] = [card.hits for card in CARDS]
TRAITS: Final[list[int]] = [card.traits for card in CARDS]
ANSWERS: Final[list[int]] = [card.answers for card in CARDS]
COLOURS: Final[list[int]] = [card.colour for card in CARDS]
WEAPONS: Final[list[int]] = [kind for kind in range(KINDS) if COLOURS[kind] == WEAPON]

# What a card of one's own cannot be by a row alone: it would need a place on the table, or a question of its own
UNIQUE: Final = LIES | HOLDS | ANNOUNCED
for own in CARDS[PRINTED:]:
    assert own.colour != DEFENCE and not own.traits & UNIQUE, f"{own.name} needs more than a row: see CONTRIBUTING.md"
    assert own.name not in NAMES[:PRINTED] and NAMES.count(own.name) == 1, f"there is a {own.name} already"
assert KINDS <= MOST_KINDS, f"{MOST_KINDS} kinds of card are as many as the table can count"

# The printed cards that some rule calls by name
ELBOW: Final = 0
HEADBUTT: Final = 2
KNIFE: Final = 16
CHUNK: Final = 20  # the last of the weapons
DODGE: Final = 21
BLOCK: Final = 22
FIRST_AID: Final = 23
FREEDOM: Final = 24
DISARM: Final = 25
FASTER: Final = 26
HIDE: Final = 27
BACKLASH: Final = 28
CHOKE: Final = 30
GRAB: Final = 31
HEADLOCK: Final = 32
HUMILIATION: Final = 33
POKE: Final = 34
POWERPLAY: Final = 35
STOMP: Final = 36
TWO_FER: Final = 38
ABANDONMENT: Final = 39
COOTIES: Final = 40
HIPPIE: Final = 41
IMAGINARY: Final = 42
NUTS: Final = 43
SPANK: Final = 44
TIME_OUT: Final = 46
WEDGY: Final = 47
WEIRD: Final = 48
ANSWER_CARDS: Final[list[tuple[int, int]]] = [
    (BLOCKED, BLOCK),
    (DODGED, DODGE),
    (DISARMED, DISARM),
    (FREED, FREEDOM),
    (TURNED, BACKLASH),
    (INSULTED, HUMILIATION),
]


# As an answer to a blow: what this card does to it
STOPS: Final[list[int]] = [0] * len(CARDS)
for stopping, card_that_stops in ANSWER_CARDS[:4]:
    STOPS[card_that_stops] = stopping


def what_answers(kind: int) -> list[int]:
    """The cards listed as able to undo this one.  LM-DEF-01, LM-TERM-05, LM-TERM-06"""
    return [card for bit, card in ANSWER_CARDS if ANSWERS[kind] & bit]


def is_basic(kind: int) -> bool:
    """A yellow card?  LM-TYPE-01"""
    return COLOURS[kind] == BASIC


def is_weapon(kind: int) -> bool:
    """A magenta card?  LM-TYPE-03"""
    return COLOURS[kind] == WEAPON


def is_swung(kind: int) -> bool:
    """A Basic or a Weapon?  LM-TYPE-01, LM-TYPE-03"""
    return COLOURS[kind] <= WEAPON


def is_special(kind: int) -> bool:
    """An orange card?  LM-TYPE-04"""
    return COLOURS[kind] == SPECIAL


def copies_of(expansion: bool) -> list[int]:
    """How many of each card the box holds.  LM-SET-01, LM-SET-02"""
    return [card.base + (card.more if expansion else 0) for card in CARDS]
