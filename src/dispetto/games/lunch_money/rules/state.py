"""What lies on the table: points, hands, two piles, the cards in front of the players and those in the air."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

from dispetto.core.engine.table import Action, State

Values = tuple[int | tuple[int, ...], ...]  # what a frame is made of

NOBODY: Final = -1
HAND: Final = 5  # LM-DRAW-02, LM-SET-06

# How a game ended
ONGOING: Final = 0
LAST_STANDING: Final = 1
TIME_IS_UP: Final = 2

# What a player's Faster copies; after two of them perhaps both
FASTER_BLOCK: Final = 1
FASTER_DODGE: Final = 2

USES: Final = 3  # bits: as many weapons of a kind as a hand can hold


NOTHING: Final[list[Action]] = []
NO_HANDS: Final[list[tuple[int, ...]]] = []
NO_PILE: Final[list[int]] = []

T = TypeVar("T")


def changed(row: tuple[T, ...], seat: int, new: T) -> tuple[T, ...]:
    """The same row, but for one seat: what all clones share is replaced, never changed."""
    found = list(row)
    found[seat] = new
    return tuple(found)


class Setup:
    """What is settled before the game: shared by every clone, never changed."""

    def __init__(self, players: int, options: dict[str, int | str]) -> None:
        self.players: Final = players
        self.options: Final = options
        self.nothing: Final = (0,) * players  # a row in which nobody has anything
        self.nobody: Final = (NOBODY,) * players
        self.no_cards: Final[tuple[tuple[int, ...], ...]] = ((),) * players
        self.start_points: Final = int(options["start_points"])
        self.healthy: Final = (self.start_points,) * players
        self.everybody: Final = (1,) * players
        self.heal_cap: Final = 1000 if options["heal_cap"] == "none" else int(options["heal_cap"])
        self.discard_penalty: Final = (
            -1 if options["discard_penalty"] == "per_card" else int(options["discard_penalty"])
        )
        self.turn_cap: Final = 0 if options["turn_cap"] == "none" else int(options["turn_cap"])
        self.target_first: Final = options["priority"] == "target_first"
        self.per_card: Final = options["defence_batch"] == "per_card"
        self.second_defence: Final = bool(options["second_defence"])
        self.upfront: Final = options["combo_declaration"] == "upfront"
        self.third_party: Final = bool(options["third_party_humiliation"])
        self.last_reward: Final = options["humiliation_chain_reward"] == "last"
        self.free_none: Final = options["free_attack_humiliation"] == "none"
        self.free_anyone: Final = options["free_attack_humiliation"] == "anyone"
        self.vs_cooties: Final = bool(options["humiliation_vs_cooties"])
        self.hidden_interfere: Final = bool(options["hidden_may_interfere"])
        self.weapon_reuse: Final = bool(options["weapon_reuse"])
        self.faster_mixed: Final = bool(options["faster_mixed"])
        self.faster_both: Final = options["faster_second"] == "both"
        self.faster_frail: Final = options["faster_broken"] == "any"
        self.known_chunk: Final = bool(options["disarm_needs_known_chunk"])
        self.turns_grab_strike: Final = bool(options["backlash_vs_grab_strike"])
        self.riders: Final = bool(options["backlash_riders"])
        self.choker_free: Final = options["choke_holder_turn"] == "free"
        self.choker_consumed: Final = options["choke_holder_turn"] == "consumed"
        self.escape_hurts: Final = bool(options["escape_deals_damage"])
        self.block_stops_grab: Final = bool(options["cooties_block_stops_grab"])
        self.any_block: Final = bool(options["cooties_any_block"])
        self.at_once: Final = bool(options["cooties_immediate_on_transmission"])
        self.contact_suffered: Final = options["cooties_contact"] == "followup_suffered"
        self.poke_any: Final = options["poke_second"] == "any"
        self.poke_bonus: Final = bool(options["poke_second_bonus"])
        self.poke_two: Final = options["poke_scope"] == "two_attacks"
        self.stomp_strike: Final = options["stomp_grab_strike"] == "half"
        self.wedgy_stacks: Final = bool(options["wedgy_stacks"])
        self.weird_free: Final = bool(options["weird_on_free_attacks"])
        self.imaginary_same: Final = options["imaginary_target"] == "same"
        self.imaginary_grab: Final = bool(options["imaginary_attacker_grab"])
        self.out_by_skips: Final = options["time_out_end"] == "victim_skips"
        self.out_by_rounds: Final = options["time_out_end"] == "calendar"
        self.open_poll: Final = bool(options["open_poll"])


class LunchMoney(State):
    """A table of Lunch Money.

    Lists are its own; rows (tuples, one number a seat) are shared by its clones, so they are replaced, never changed.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup: Final = setup
        self.copies: list[int] = NO_PILE  # how many of each card there are at this table; replaced, never changed
        self.points: tuple[int, ...] = setup.healthy
        self.alive: tuple[int, ...] = setup.everybody
        self.fell: tuple[int, ...] = setup.nothing  # 1 was knocked out first, 2 second …; 0 still in
        self.gone: tuple[int, ...] = setup.nothing  # got up from the table
        self.hands: list[tuple[int, ...]] = NO_HANDS  # kinds of cards, ascending
        self.known: tuple[tuple[int, ...], ...] = setup.no_cards  # those of them that everybody has seen come back
        self.deck: list[int] = NO_PILE  # how many of each kind are not yet drawn
        self.undrawn: int = 0  # and how many in all
        self.discard: list[int] = NO_PILE
        self.table: tuple[
            int, ...
        ] = ()  # cards in the air, ascending: played, and not yet discarded, placed or taken back
        self.hidden: tuple[int, ...] = setup.nothing
        self.out_by: tuple[int, ...] = setup.nobody  # who put this player in Time Out
        self.out_laps: tuple[int, ...] = setup.nothing
        self.stomped: tuple[int, ...] = setup.nothing
        self.wedgy: tuple[int, ...] = setup.nothing
        self.cooties: tuple[int, ...] = setup.nothing
        self.choke_by: tuple[int, ...] = setup.nobody  # on the victim, as on the table
        self.head_by: tuple[int, ...] = setup.nobody
        self.poked: tuple[int, ...] = setup.nothing  # 2 in the turn of the Poke, 1 in the turn after it
        self.faster: tuple[int, ...] = setup.nothing
        # How many of each weapon have served this turn, USES bits each (option weapon_reuse)
        self.used: tuple[int, ...] = setup.nothing
        # In the middle of an answer: what may be said next; replaced, never changed
        self.follows: list[Action] = NOTHING
        self.active: int = 0
        self.turns: int = 0
        self.winner: int = NOBODY
        self.ended_by: int = ONGOING
        # Who is where, a bit each: what the rows above say, looked up whenever one of them has changed
        everybody: i64 = (1 << setup.players) - 1
        self.here: i64 = everybody  # conscious and not in Time Out
        self.near: i64 = everybody  # of these, who does not hide
        self.unheld: i64 = everybody  # of these, who is neither in a hold nor choking
        self.away: i64 = 0  # in Time Out
        self.held: i64 = 0  # in somebody's Choke or Headlock
        self.chokers: i64 = 0
        self.holders: i64 = 0  # with a head under the arm
        self.carriers: i64 = 0  # with Cooties
        self.fleeting: i64 = 0  # with something that lasts a turn: poked, faster, a weapon used

    def set_out(self, copies: list[int]) -> None:
        """Empty hands, and a pile of all these cards."""
        self.copies = copies
        self.hands = [()] * self.setup.players
        self.deck = copies[:]
        self.undrawn = sum(copies)
        self.discard = [0] * len(copies)

    def look(self) -> None:
        """See who is where."""
        here: i64 = 0
        hidden: i64 = 0
        self.away = self.held = self.chokers = self.holders = self.carriers = self.fleeting = 0
        bit: i64 = 1
        for seat in range(self.setup.players):
            if self.out_by[seat] != NOBODY:
                self.away |= bit
            elif self.alive[seat]:
                here |= bit
            if self.hidden[seat]:
                hidden |= bit
            if self.choke_by[seat] != NOBODY:
                self.held |= bit
                self.chokers |= 1 << self.choke_by[seat]
            if self.head_by[seat] != NOBODY:
                self.held |= bit
                self.holders |= 1 << self.head_by[seat]
            if self.cooties[seat]:
                self.carriers |= bit
            if self.poked[seat] or self.faster[seat] or self.used[seat]:
                self.fleeting |= bit
            bit += bit
        self.here = here
        self.near = here & ~hidden
        self.unheld = self.near & ~(self.held | self.chokers)

    def clone(self) -> LunchMoney:
        c = LunchMoney(self.setup)
        c.stack = self.stack[:]
        c.copies = self.copies
        c.points = self.points
        c.alive = self.alive
        c.fell = self.fell
        c.gone = self.gone
        c.hands = self.hands[:]
        c.known = self.known
        c.deck = self.deck[:]
        c.undrawn = self.undrawn
        c.discard = self.discard[:]
        c.table = self.table
        c.hidden = self.hidden
        c.out_by = self.out_by
        c.out_laps = self.out_laps
        c.stomped = self.stomped
        c.wedgy = self.wedgy
        c.cooties = self.cooties
        c.choke_by = self.choke_by
        c.head_by = self.head_by
        c.poked = self.poked
        c.faster = self.faster
        c.used = self.used
        c.follows = self.follows
        c.active = self.active
        c.turns = self.turns
        c.winner = self.winner
        c.ended_by = self.ended_by
        c.here = self.here
        c.near = self.near
        c.unheld = self.unheld
        c.away = self.away
        c.held = self.held
        c.chokers = self.chokers
        c.holders = self.holders
        c.carriers = self.carriers
        c.fleeting = self.fleeting
        return c


def standing(s: LunchMoney) -> list[int]:
    """How everybody stands in the end: by points; of the fallen, who fell later is better.  LM-WIN-02, LM-RUL-07"""
    return [s.points[p] if s.alive[p] else s.fell[p] - 1000 for p in range(s.setup.players)]
