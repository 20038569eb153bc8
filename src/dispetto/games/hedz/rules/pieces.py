"""The dinosaur types: the base class is the basic rule, a kind overrides the sentence on its sheet."""

from __future__ import annotations

from typing import Final


class Dino:
    """A plain dino, as the basic rules have it.  H25-TYPE-01, H2-GEN-06"""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.limit: int = 6  # H25-ROCK-05; in the 2nd edition there is none, see pieces_2nd.py
        self.dice: int = 2  # H25-MOVE-01, H2-TURN-01
        self.steals: int = 1  # H25-PUSH-02, H2-PUSH-03
        self.defence: int = 0  # added to its roll when a rock comes (25th Anniversary)
        self.hit_from: int = 4  # H2-THR-06: the lowest die that hits it (2nd edition)
        self.may_push: bool = True
        self.must_push: bool = False
        self.may_be_pushed: bool = True
        self.may_throw: bool = True
        self.ignores_a_die: bool = False
        self.rerolls_both: bool = False
        self.buys_a_die: bool = False
        self.walks_mudd: bool = False
        self.flies: bool = False  # air, and in the 2nd edition water, holds it
        self.scoops: bool = False  # takes loose rocks in passing where others may not
        self.hurls_all: bool = False
        self.throws_once: bool = False
        self.spears: bool = False
        self.retreats_to_think: bool = False


class TyrannosaurusRex(Dino):
    """May ignore one of its dice. H25-TYPE-03 Carries three rocks: tiny arms.  H25-TYPE-02"""

    def __init__(self) -> None:
        super().__init__("trex")
        self.ignores_a_die = True
        self.limit = 3


class Stegosaurus(Dino):
    """Cannot be pushed.  H25-TYPE-04"""

    def __init__(self) -> None:
        super().__init__("stegosaurus")
        self.may_be_pushed = False


class Dimetrodon(Dino):
    """May re-roll both dice for one rock. H25-TYPE-06 Defends at +1.  H25-TYPE-05"""

    def __init__(self) -> None:
        super().__init__("dimetrodon")
        self.rerolls_both = True
        self.defence = 1


class Triceratops(Dino):
    """Steals up to three rocks when it pushes.  H25-TYPE-07"""

    def __init__(self) -> None:
        super().__init__("triceratops")
        self.steals = 3


class Ankylosaurus(Dino):
    """Defends at +2.  H25-TYPE-08"""

    def __init__(self) -> None:
        super().__init__("ankylosaurus")
        self.defence = 2


class Velociraptor(Dino):
    """May spend a rock on a third die before it rolls, not in Lava or Mudd.  H25-TYPE-09"""

    def __init__(self) -> None:
        super().__init__("velociraptor")
        self.buys_a_die = True


class Brachiosaurus(Dino):
    """May treat Mudd as ordinary. H25-TYPE-11 Carries five rocks.  H25-TYPE-10"""

    def __init__(self) -> None:
        super().__init__("brachiosaurus")
        self.walks_mudd = True
        self.limit = 5


class Flier(Dino):
    """May treat air and Mudd as ordinary. H25-TYPE-13 Cannot push.  H25-TYPE-12"""

    def __init__(self) -> None:
        super().__init__("flier")
        self.walks_mudd = True
        self.flies = True
        self.may_push = False


class Parasaurolophus(Dino):
    """When bitten goes back to the closest Think! instead of Start.  H25-TYPE-14"""

    def __init__(self) -> None:
        super().__init__("parasaurolophus")
        self.retreats_to_think = True


class Caveman(Dino):
    """May throw all its rocks, as its first throw, for a certain hit. H25-TYPE-17 Spears.  H25-TYPE-15, H25-TYPE-16"""

    def __init__(self) -> None:
        super().__init__("caveman")
        self.hurls_all = True
        self.spears = True


class Mammoth(Dino):
    """May treat Mudd as ordinary. H25-TYPE-19 Cannot throw.  H25-TYPE-18"""

    def __init__(self) -> None:
        super().__init__("mammoth")
        self.walks_mudd = True
        self.may_throw = False


class Mouse(Dino):
    """Rolls three dice, one in Mudd or Lava. H25-TYPE-21 Carries two rocks.  H25-TYPE-20"""

    def __init__(self) -> None:
        super().__init__("mouse")
        self.dice = 3
        self.limit = 2


TYPES_25TH: Final[list[Dino]] = [
    Dino("plain"),
    TyrannosaurusRex(),
    Stegosaurus(),
    Dimetrodon(),
    Triceratops(),
    Ankylosaurus(),
    Velociraptor(),
    Brachiosaurus(),
    Flier(),
    Parasaurolophus(),
    Caveman(),
    Mammoth(),
    Mouse(),
]
