"""The dinosaur types: the base class is the basic rule, a kind overrides the sentence on its sheet."""

from __future__ import annotations

from typing import Final


class Dino:
    """H25-TYPE-01, H2-GEN-06  A plain dino, as the basic rules have it."""

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
    """H25-TYPE-02  May ignore one of its dice.  H25-TYPE-03  Carries three rocks: tiny arms."""

    def __init__(self) -> None:
        super().__init__("trex")
        self.ignores_a_die = True
        self.limit = 3


class Stegosaurus(Dino):
    """H25-TYPE-04  Cannot be pushed."""

    def __init__(self) -> None:
        super().__init__("stegosaurus")
        self.may_be_pushed = False


class Dimetrodon(Dino):
    """H25-TYPE-05  May re-roll both dice for one rock.  H25-TYPE-06  Defends at +1."""

    def __init__(self) -> None:
        super().__init__("dimetrodon")
        self.rerolls_both = True
        self.defence = 1


class Triceratops(Dino):
    """H25-TYPE-07  Steals up to three rocks when it pushes."""

    def __init__(self) -> None:
        super().__init__("triceratops")
        self.steals = 3


class Ankylosaurus(Dino):
    """H25-TYPE-08  Defends at +2."""

    def __init__(self) -> None:
        super().__init__("ankylosaurus")
        self.defence = 2


class Velociraptor(Dino):
    """H25-TYPE-09  May spend a rock on a third die before it rolls, not in Lava or Mudd."""

    def __init__(self) -> None:
        super().__init__("velociraptor")
        self.buys_a_die = True


class Brachiosaurus(Dino):
    """H25-TYPE-10  May treat Mudd as ordinary.  H25-TYPE-11  Carries five rocks."""

    def __init__(self) -> None:
        super().__init__("brachiosaurus")
        self.walks_mudd = True
        self.limit = 5


class Flier(Dino):
    """H25-TYPE-12  May treat air and Mudd as ordinary.  H25-TYPE-13  Cannot push."""

    def __init__(self) -> None:
        super().__init__("flier")
        self.walks_mudd = True
        self.flies = True
        self.may_push = False


class Parasaurolophus(Dino):
    """H25-TYPE-14  When bitten goes back to the closest Think! instead of Start."""

    def __init__(self) -> None:
        super().__init__("parasaurolophus")
        self.retreats_to_think = True


class Caveman(Dino):
    """H25-TYPE-15, H25-TYPE-16  May throw all its rocks, as its first throw, for a certain
    hit.  H25-TYPE-17  Spears.
    """

    def __init__(self) -> None:
        super().__init__("caveman")
        self.hurls_all = True
        self.spears = True


class Mammoth(Dino):
    """H25-TYPE-18  May treat Mudd as ordinary.  H25-TYPE-19  Cannot throw."""

    def __init__(self) -> None:
        super().__init__("mammoth")
        self.walks_mudd = True
        self.may_throw = False


class Mouse(Dino):
    """H25-TYPE-20  Rolls three dice, one in Mudd or Lava.  H25-TYPE-21  Carries two rocks."""

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
