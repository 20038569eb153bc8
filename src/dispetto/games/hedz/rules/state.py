"""What lies on the table: the trail, the dinos on it, their rocks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dispetto.core.engine.table import State
from dispetto.games.hedz.rules.pieces import Dino

if TYPE_CHECKING:
    from dispetto.games.hedz.rules.edition import Edition

# What a space is: a space may be several things at once.
ROCK: Final = 1
MUDD: Final = 2
BOO: Final = 4
THINK: Final = 8
TAKE_OFF: Final = 16
AIR: Final = 32  # in the 2nd edition: water
LAVA: Final = 64
BEACH: Final = 128
START: Final = 256
FINISH: Final = 512
SHORTCUT: Final = 77  # the number the Volcano has for a dino that starts on Lava
ALL_ROCKS: Final = 40  # how many rocks there are; the supply may owe some, it never runs out
NOBODY: Final = -1
GONE: Final = -1  # the space of a dino whose player has left
NOWHERE: Final = -1  # where a way would lead that is not there


class Trail:
    """The board as the rules need it: spaces by index, Start first, Finish last."""

    def __init__(
        self,
        name: str,
        ids: list[str],
        number: list[int],
        kind: list[int],
        ahead: list[int],
        fork: list[int],
        longest: list[int],
        shortest: list[int],
        sees: list[list[int]],
        start: int,
        finish: int,
        thinks: list[int],
        behind: list[int],
    ) -> None:
        self.name: Final = name
        self.ids: Final = ids
        self.number: Final = number
        self.kind: Final = kind
        self.ahead: Final = ahead  # the next space, or the first route of a Think!
        self.fork: Final = fork  # the second route of a Think!, else NOWHERE
        self.longest: Final = longest  # most steps from here to Finish
        self.shortest: Final = shortest  # and fewest
        self.sees: Final = sees  # the spaces a dotted line joins to this one
        self.start: Final = start
        self.finish: Final = finish
        self.thinks: Final = thinks  # the Think! spaces
        self.behind: Final = behind  # those that may lie behind a dino on this space: a bit for each of `thinks`


class Setup:
    """What is settled before the game: shared by every clone, never changed."""

    def __init__(
        self,
        players: int,
        owner: list[int],
        options: dict[str, int],
        named: dict[str, str],
        printed: dict[str, int],
    ) -> None:
        self.players: Final = players
        self.dinos: Final = len(owner)
        self.owner: Final = owner
        self.named: Final = named  # the options that are words: board, types, first_player …
        self.options: Final = options
        every = {**printed, **options}  # what the edition does not leave to the table is printed
        self.turn_limit: Final = every["turn_limit"]
        self.start_rocks: Final = every["start_rocks"]
        self.start_rock_on_return: Final = every["start_rock_on_return"] != 0
        self.start_loose_pickup: Final = every["start_loose_pickup"] != 0
        self.hazards_on_switch: Final = every["hazards_on_switch"] != 0
        self.lava_refusal: Final = every["lava_refusal"] != 0
        self.pushed_may_bite: Final = every["pushed_may_bite"] != 0
        self.shortcut_when_pushed: Final = every["shortcut_when_pushed"] != 0
        self.pickup_before_throw: Final = every["pickup_before_throw"] != 0
        self.throw_after_push: Final = every["throw_after_push"] != 0
        self.boo_on_stop: Final = every["boo_on_stop"] != 0
        self.strict_limits: Final = every["strict_limits"] != 0
        self.raptor_in_mud: Final = every["raptor_in_mud"] != 0
        self.unique_types: Final = every["unique_types"] != 0
        self.chooses_types: Final = named.get("types") == "choose"
        self.active_chooses: Final = named.get("think_chain_chooser") == "active"


class Hedz(State):
    """A table of Bitin' Off Hedz."""

    def __init__(self, edition: Edition, setup: Setup, trail: Trail, types: list[Dino]) -> None:
        super().__init__()
        self.edition: Final = edition
        self.setup: Final = setup
        self.trail: Final = trail
        self.types: Final = types  # every type of the edition, by index
        self.at: list[int] = []  # each dino's space; H2-MOVE-03: several may stand on one
        self.rocks: list[int] = []
        self.kind: list[int] = []  # each dino's type
        self.loose: list[int] = []  # rocks lying on each space; see `lay`
        self.lent: bool = False  # is that list a clone's too?
        self.supply: int = ALL_ROCKS
        self.thought: list[int] = []  # the Think! spaces each dino has left behind since Start, a bit each
        self.thrown: int = 0  # a bit for each dino that has made its only throw of this turn
        self.turn: int = 0  # the dino whose turn it is
        self.first: int = 0  # the dino that began
        self.round: int = 1
        self.winner: int = NOBODY  # the seat
        self.ended_by: int = 0  # 0 not yet, 1 Volcano, 2 shortcut, 3 last one left, 4 turn limit

    def clone(self) -> Hedz:
        c = Hedz(self.edition, self.setup, self.trail, self.types)
        c.stack = self.stack[:]
        c.at = self.at[:]
        c.rocks = self.rocks[:]
        c.kind = self.kind  # replaced as a whole, never changed
        c.loose = self.loose  # a hundred spaces, and most clones never touch a rock
        c.lent = True
        self.lent = True
        c.supply = self.supply
        c.thought = self.thought  # likewise
        c.thrown = self.thrown
        c.turn = self.turn
        c.first = self.first
        c.round = self.round
        c.winner = self.winner
        c.ended_by = self.ended_by
        return c

    def lay(self, space: int, rocks: int) -> None:
        """Lay rocks on a space, or take some away (less than 0): a list that clones look at is copied first."""
        if self.lent:
            self.loose = self.loose[:]
            self.lent = False
        self.loose[space] += rocks

    def dino(self, d: int) -> Dino:
        """The sheet of a dino."""
        return self.types[self.kind[d]]

    def allied(self, d: int, e: int) -> bool:
        """Two dinos of one player are allies.  H25-DUO-04, H25-DUO-05, H25-DUO-06"""
        return self.setup.owner[d] == self.setup.owner[e]

    def is_on(self, d: int, kinds: int) -> bool:
        """Does the dino stand on a space of this kind?"""
        return self.trail.kind[self.at[d]] & kinds != 0


def standing(s: Hedz) -> list[int]:
    """How everybody stands in the end: whoever has reached the Volcano before all others, they as far as they came."""
    found = s.edition.scores(s)
    if s.winner != NOBODY:
        found[s.winner] = 1000
    return found


# What a dump keeps, in its order, besides the set-up and the stack; `clone` above names the same by hand
KEPT: Final[list[str]] = [
    *("at", "rocks", "kind", "loose", "supply", "thought", "thrown"),
    *("turn", "first", "round", "winner", "ended_by"),
]
