"""The dinosaur types of the 2nd edition;
the base class is the basic rule, a kind overrides the sentence on its sheet.
"""

from __future__ import annotations

from typing import Final

from dispetto.games.hedz.rules.pieces import Dino

UNLIMITED: Final = 1_000_000  # rocks


class Dino2nd(Dino):
    """A plain dino of this edition carries as many rocks as it likes. H2-TYPE-29 What a type may do is one more offer;
    what it must do, or never does, leaves no other.  H2-GEN-06, H2-ROCK-05
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.limit = UNLIMITED


class Carnosaur(Dino2nd):
    """May use one of its dice only.  H2-TYPE-01"""

    def __init__(self) -> None:
        super().__init__("carnosaur")
        self.ignores_a_die = True


class Stegosaurus2nd(Dino2nd):
    """Cannot be pushed.  H2-TYPE-02"""

    def __init__(self) -> None:
        super().__init__("stegosaurus")
        self.may_be_pushed = False


class SailBack(Dino2nd):
    """May re-roll both dice for one rock. H2-TYPE-04 Rocks hit it only on 5 or 6.  H2-TYPE-03"""

    def __init__(self) -> None:
        super().__init__("sail-back")
        self.rerolls_both = True
        self.hit_from = 5


class Ceratopsian(Dino2nd):
    """Steals up to three rocks when it pushes.  H2-TYPE-05"""

    def __init__(self) -> None:
        super().__init__("ceratopsian")
        self.steals = 3


class Ankylosaur(Dino2nd):
    """Rocks hit it only on 6.  H2-TYPE-06"""

    def __init__(self) -> None:
        super().__init__("ankylosaur")
        self.hit_from = 6


class Raptor(Dino2nd):
    """May spend a rock on a third die after it has rolled. H2-TYPE-08 That die stays as it falls.  H2-TYPE-07"""

    def __init__(self) -> None:
        super().__init__("raptor")
        self.buys_a_die = True


class Sauropod(Dino2nd):
    """May treat Mudd and water as ordinary. H2-TYPE-11 Must push whenever it can.  H2-TYPE-09, H2-TYPE-10"""

    def __init__(self) -> None:
        super().__init__("sauropod")
        self.walks_mudd = True
        self.flies = True
        self.must_push = True


class Flier2nd(Dino2nd):
    """May treat Mudd and water as ordinary. H2-TYPE-14 Never pushes.  H2-TYPE-12, H2-TYPE-13"""

    def __init__(self) -> None:
        super().__init__("flier")
        self.walks_mudd = True
        self.flies = True
        self.may_push = False


class Swimmer(Dino2nd):
    """May treat Mudd and water as ordinary. H2-TYPE-17 Never throws.  H2-TYPE-15, H2-TYPE-16"""

    def __init__(self) -> None:
        super().__init__("swimmer")
        self.walks_mudd = True
        self.flies = True
        self.may_throw = False


class FunnyHead(Dino2nd):
    """When bitten, and only then, may go back to the last Think! it has passed.  H2-TYPE-18, H2-TYPE-19"""

    def __init__(self) -> None:
        super().__init__("funny-head")
        self.retreats_to_think = True


class Hominid(Dino2nd):
    """Takes loose rocks in passing. H2-TYPE-21 One die. H2-TYPE-22 Never pushes. H2-TYPE-23 Spears.  H2-TYPE-20"""

    def __init__(self) -> None:
        super().__init__("hominid")
        self.scoops = True
        self.dice = 1
        self.may_push = False
        self.spears = True


class LargeMammal(Dino2nd):
    """May throw all its rocks for a certain hit. H2-TYPE-26 One throw a turn.  H2-TYPE-24, H2-TYPE-25"""

    def __init__(self) -> None:
        super().__init__("large-mammal")
        self.hurls_all = True
        self.throws_once = True


class SmallMammal(Dino2nd):
    """Rolls three dice. H2-TYPE-31 Carries one rock.  H2-TYPE-27"""

    def __init__(self) -> None:
        super().__init__("small-mammal")
        self.dice = 3
        self.limit = 1


TYPES_2ND: Final[list[Dino]] = [
    Dino2nd("plain"),
    Carnosaur(),
    Stegosaurus2nd(),
    SailBack(),
    Ceratopsian(),
    Ankylosaur(),
    Raptor(),
    Sauropod(),
    Flier2nd(),
    Swimmer(),
    FunnyHead(),
    Hominid(),
    LargeMammal(),
    SmallMammal(),
]
