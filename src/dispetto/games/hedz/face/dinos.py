"""The dinosaurs, drawn: one function a type, in a box of 120 by 120, feet at 106, walking to the right."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from dispetto.core.show.ink import CREAM, INK, SHADE, circle, dark, group, kept, light, num, oval, path
from dispetto.core.show.ink_seats import SEATS, seat_disc, seat_of
from dispetto.core.show.ink_things import eye

LINE: Final = 3.4  # the ink of a sprite
IVORY: Final = "#fff6df"
SKIN: Final = "#f0c79c"


@dataclass(frozen=True)
class Coat:
    """A player's colour as a body, a shaded mark and a pale belly."""

    body: str
    dark: str
    pale: str


def coat_of(seat: int) -> Coat:
    """The coat of a seat."""
    colour = seat_of(seat).colour
    return Coat(colour, dark(colour, 0.28), light(colour, 0.55))


def _marks(d: str, colour: str, width: float = 3) -> str:
    return path(d, "none", colour, width)


def _limb(d: str, colour: str, width: float = 8) -> str:
    """A bent arm or tail of one thickness, inked."""
    return path(d, "none", INK, width + 6) + path(d, "none", colour, width)


def trex(c: Coat) -> str:
    """Tiny arms, big opinion."""
    return (
        path(
            "M3,66C16,82 32,74 43,60C51,50 56,44 57,32C56,14 70,5 90,7C108,8 118,18 117,31C117,38 112,40 102,41L84,43"
            "L106,49C106,57 98,60 88,59C87,68 86,76 81,83C79,90 79,96 82,104L64,106C62,98 60,94 55,93"
            "C50,96 49,101 52,105L33,107C32,98 33,92 30,87C18,86 7,78 3,66Z",
            c.body,
            INK,
            LINE,
        )
        + path("M86,60C82,76 74,84 60,88C68,76 74,66 76,56Z", c.pale, "")
        + path("M84,43l4,6 4,-7 5,6 3,-7 5,5 4,-6", "#fffdf5", INK, 2)
        + path("M84,66q10,0 11,8m-1,-2l5,1", "none", INK, LINE)
        + path("M84,43q-6,2 -9,-2", "none", INK, LINE)
        + eye(82, 23, 6.5, 1.8, "M74,13l16,5")
        + circle(110, 23, 2, INK)
        + _marks("M40,66l7,6M31,72l6,6M22,73l5,6M60,46l7,3", c.dark, 4)
    )


def brachiosaurus(c: Coat) -> str:
    """All neck."""
    spots = ((48, 66, 4.5), (60, 68, 3.5), (36, 72, 3.5), (70, 64, 3), (86, 40, 3), (86, 52, 3.5))
    return (
        path(
            "M2,80C18,90 26,66 44,59C56,55 68,60 75,54C84,46 80,32 83,20C86,8 98,3 109,9C118,14 119,25 112,28"
            "C105,31 99,29 99,38C99,54 101,68 95,79C92,86 93,96 94,105L78,106L76,92C68,95 60,95 53,92L53,105L37,106"
            "L36,87C26,95 6,96 2,80Z",
            c.body,
            INK,
            LINE,
        )
        + path("M96,40C97,60 96,74 84,82C74,88 60,86 54,84C74,78 88,68 90,44Z", c.pale, "")
        + path("M108,24q4,1 7,-1", "none", INK, 2.4)
        + eye(96, 14, 5.5, 1.6)
        + "".join(circle(x, y, r, c.dark) for x, y, r in spots)
    )


def triceratops(c: Coat) -> str:
    """Three horns and a frill."""
    return (
        path(
            "M2,66C12,76 22,60 38,53C56,46 76,52 82,66C85,80 80,90 80,105L64,106L62,94C55,96 49,96 43,94L43,105"
            "L27,106L26,88C14,88 5,80 2,66Z",
            c.body,
            INK,
            LINE,
        )
        + path("M62,54C58,38 70,24 86,26C100,28 104,40 102,54C100,68 84,74 74,70C66,66 64,62 62,54Z", c.pale, INK, LINE)
        + "".join(circle(x, y, 3, c.body, INK, 1.6) for x, y in ((68, 44), (74, 34), (85, 31)))
        + path("M90,48L103,20L104,52Z", IVORY, INK, LINE)
        + path("M99,50L116,26L112,56Z", IVORY, INK, LINE)
        + path(
            "M78,56C84,44 104,44 114,60C120,70 118,80 108,80C96,82 80,80 76,70C75,64 76,60 78,56Z", c.body, INK, LINE
        )
        + path("M110,62L119,50L117,68Z", IVORY, INK, 2.6)
        + path("M116,75q-10,3 -18,-1", "none", INK, 2.4)
        + eye(94, 61, 5.5, 1.6, "M87,52l13,4")
        + _marks("M34,66q4,-4 8,0M44,74q4,-4 8,0M52,62q4,-4 8,0", c.dark)
    )


def stegosaurus(c: Coat) -> str:
    """Plates on the back, spikes on the tail."""
    plates = ((22, 62, 13, -34), (37, 47, 17, -20), (56, 39, 20, -2), (75, 45, 17, 16), (89, 58, 12, 28))
    out = ""
    for x, y, s, turn in plates:
        d = f"M0,{num(s * 0.5)}L{num(-s * 0.62)},{num(-s * 0.3)}L0,{num(-s * 1.25)}L{num(s * 0.62)},{num(-s * 0.3)}Z"
        out += group(path(d, c.pale, INK, 2.8), x, y, turn=turn)
    return (
        out
        + path("M8,74L-2,58L14,68M14,70L8,52L22,64", IVORY, INK, 2.6)
        + path(
            "M3,76C14,82 20,64 38,53C54,46 76,50 86,64C94,66 104,62 113,70C120,77 116,87 105,87C97,88 90,88 84,92"
            "L85,105L69,106L67,94L48,95L48,105L32,106L30,88C18,94 5,88 3,76Z",
            c.body,
            INK,
            LINE,
        )
        + path("M84,88C74,92 56,92 44,88C60,86 74,82 84,74Z", c.pale, "")
        + eye(102, 72, 5, 1.5, "M95,64l12,3")
        + path("M114,82q-8,2 -12,-1", "none", INK, 2.4)
    )


def ankylosaurus(c: Coat) -> str:
    """Armour and a club."""
    studs = ((40, 66), (54, 58), (70, 57), (84, 66), (48, 76), (64, 73), (79, 75))
    return (
        path(
            "M6,72C0,64 4,54 13,54C22,54 24,64 20,70C28,74 34,64 44,60C60,54 82,56 90,68C98,66 108,66 114,74"
            "C119,81 115,90 106,90C98,90 92,92 86,94L87,105L71,106L69,97L50,97L50,105L34,106L32,92C22,90 12,82 6,72Z",
            c.body,
            INK,
            LINE,
        )
        + path("M28,78C34,60 50,50 66,51C82,52 92,62 94,76C78,82 48,84 28,78Z", c.dark, INK, LINE)
        + "".join(path(f"M{x - 6},{y}L{x},{y - 11}L{x + 6},{y}Z", c.pale, INK, 2.4) for x, y in studs)
        + eye(103, 77, 4.6, 1.4, "M96,70l12,2")
        + path("M113,86q-6,1 -10,-2", "none", INK, 2.4)
    )


def dimetrodon(c: Coat) -> str:
    """A sail."""
    return (
        path("M24,78C26,40 48,16 62,18C82,20 92,46 90,76Z", c.pale, INK, LINE)
        + _marks("M34,76L42,38M46,76L53,24M58,76L62,20M70,76L74,28M80,76L84,46", c.dark)
        + path(
            "M2,84C14,90 20,76 34,73C52,69 74,70 84,72C86,60 98,56 108,62C118,68 119,80 111,84C103,88 96,88 90,92"
            "L95,104L78,106L74,95L50,96L50,105L33,106L33,93C20,98 6,96 2,84Z",
            c.body,
            INK,
            LINE,
        )
        + eye(99, 68, 5, 1.5, "M92,60l12,4")
        + path("M115,78l-5,2 -3,-3 -4,4 -4,-3 -4,3", "none", INK, 2.4)
    )


def velociraptor(c: Coat) -> str:
    """Lean, feathered, in a hurry, with the sickle claw up."""
    return (
        path("M88,24L71,12L79,23L64,22L75,31L62,34L80,40Z", c.pale, INK, 2.6)
        + path(
            "M1,40C14,54 30,56 45,52C57,48 68,50 74,44C79,38 80,28 88,22C97,16 108,21 115,28C120,34 117,39 109,40L96,42"
            "L108,46C104,51 99,52 95,52C94,62 90,70 83,76C77,80 72,82 70,86L82,92L79,104L67,106L62,98L68,94"
            "C62,93 58,91 55,88C50,92 48,98 50,105L31,107C33,96 38,86 41,77C24,72 6,58 1,40Z",
            c.body,
            INK,
            LINE,
        )
        + path("M92,54C90,64 84,72 76,76C70,79 64,80 58,80C70,74 78,66 82,54Z", c.pale, "")
        + path("M79,104C88,106 92,100 89,92C87,97 84,98 80,97Z", IVORY, INK, 2.4)
        + path("M97,42l3,4 3,-4 3,3 3,-4", "#fffdf5", INK, 1.8)
        + path("M86,62q9,3 8,12m0,-2l5,1m-6,1l2,5", "none", INK, 3)
        + eye(95, 30, 5.4, 1.7, "M88,22l13,4")
        + circle(112, 31, 1.6, INK)
        + _marks("M26,53l2,8M36,55l3,9M47,54l4,9M58,52l4,8", c.dark, 4)
    )


def flier(c: Coat) -> str:
    """Wings up, crest back, no idea where to land."""
    return (
        path("M66,66C64,42 70,16 88,2C94,14 106,22 112,38C104,38 98,44 94,56Z", c.dark, INK, LINE)
        + path("M54,84C50,92 46,98 40,105L56,106L62,92L70,92L74,106L90,105C84,98 82,92 80,84Z", c.dark, INK, 2.8)
        + path("M80,52C66,44 50,26 36,20C50,38 58,50 72,62Z", c.pale, INK, 2.8)
        + path(
            "M46,74C44,62 56,56 68,58C72,48 82,44 92,48L118,60C112,64 102,66 94,66C90,80 82,92 66,92"
            "C54,92 47,84 46,74Z",
            c.body,
            INK,
            LINE,
        )
        + path("M88,72C84,82 76,88 66,88C72,82 76,76 78,68Z", c.pale, "")
        + path("M94,66C102,64 110,62 118,60", "none", INK, 2.2)
        + path("M92,48L118,60C108,60 98,60 92,58Z", "#f7c561", INK, 2.4)
        + path(
            "M66,64C50,44 26,28 1,30C10,40 12,50 8,62C18,60 26,64 28,76C36,70 44,72 48,82C54,80 62,74 66,64Z",
            c.body,
            INK,
            LINE,
        )
        + _marks("M60,64C46,52 32,44 16,40M58,68C48,62 38,60 26,60", c.dark)
        + eye(84, 54, 5, 1.5, "M78,46l11,3")
    )


def parasaurolophus(c: Coat) -> str:
    """The one with the trombone on its head."""
    return (
        path("M90,26C78,18 62,6 40,6C36,13 44,18 54,21C66,25 72,33 78,40Z", c.pale, INK, LINE)
        + _marks("M50,10l3,9M60,12l2,11M69,17l1,11", c.dark)
        + path(
            "M2,72C16,84 28,72 40,62C52,52 64,54 70,44C72,32 78,22 88,22C100,22 108,30 116,37C121,43 116,49 106,48"
            "C99,47 95,50 94,56C93,66 93,74 87,81C83,87 84,96 86,104L68,106C66,98 64,94 58,93C53,96 52,101 54,105"
            "L35,107C34,98 35,92 32,87C20,89 8,84 2,72Z",
            c.body,
            INK,
            LINE,
        )
        + path("M91,58C90,72 80,84 62,88C72,78 80,68 82,56Z", c.pale, "")
        + path("M84,68q9,1 9,9l-4,-1", "none", INK, LINE)
        + path("M116,41q-9,3 -17,-1", "none", INK, 2.4)
        + eye(89, 33, 5.4, 1.6)
        + circle(110, 35, 1.7, INK)
        + _marks("M30,72l5,6M40,66l5,6M50,60l5,6", c.dark, 4)
    )


def caveman(c: Coat) -> str:
    """Not a dinosaur, but has a spear and a grudge; the pelt wears the player's colour."""
    hair = "#5b3319"
    return (
        path("M101,106L95,22", "none", INK, 7)
        + path("M101,105L95,22", "none", "#a9743f", 3.4)
        + path("M86,25L93,2L103,23L95,29Z", "#a59a90", INK, 2.8)
        + path("M89,30h12", "none", INK, 3)
        + path(
            "M47,84L45,101C45,106 48,106 51,106L66,106L65,86Z"
            "M66,86L68,101C68,106 71,106 74,106L89,106C89,101 86,99 83,98L82,84Z",
            SKIN,
            INK,
            LINE,
        )
        + _limb("M45,62C36,70 32,78 36,86", SKIN, 7)
        + path("M42,56C50,48 76,47 84,54L92,90L84,86L78,95L69,87L61,96L52,88L43,94L38,86Z", c.body, INK, LINE)
        + path("M43,56C52,62 62,62 72,50L62,48C54,48 48,50 43,56Z", SKIN, INK, 2.8)
        + "".join(circle(x, y, r, c.dark) for x, y, r in ((56, 74, 3.6), (70, 68, 3.2), (76, 80, 3.6), (63, 84, 2.8)))
        + path(
            "M40,42C30,30 36,10 54,10C60,2 82,4 86,14C94,20 92,34 88,42C86,58 76,62 68,66C58,62 44,58 40,42Z",
            hair,
            INK,
            LINE,
        )
        + path("M52,34C50,22 60,18 72,19C84,20 89,28 88,36C88,42 84,46 78,46C66,48 54,46 52,34Z", SKIN, INK, 2.8)
        + path("M58,26C66,21 78,22 86,27", "none", hair, 5.4)
        + eye(67, 32, 4.8, 1.6)
        + eye(80, 32, 4.6, 1.6)
        + path("M83,34q8,4 2,8q-5,1 -7,-1", SKIN, INK, 2.4)
        + path("M65,51q8,-5 15,-1l-4,3 -3,-2 -3,3 -2,-2Z", "#fffdf5", INK, 2)
        + _limb("M80,60C88,66 92,64 96,60", SKIN, 7)
        + circle(97, 59, 5.6, SKIN, INK, 2.8)
    )


def mammoth(c: Coat) -> str:
    """Shaggy, tusked, and in nobody's way for long."""
    return (
        path(
            "M6,82C0,56 14,36 40,36C48,36 52,34 58,28C64,16 84,12 96,22C106,30 109,42 109,54C111,66 119,74 119,88"
            "C119,100 105,101 106,91C107,82 101,77 92,75C92,84 90,94 91,105L72,106L71,95L46,95L46,105L27,106L26,94"
            "C16,94 8,92 6,82Z",
            c.body,
            INK,
            LINE,
        )
        + path("M24,94l5,9 5,-8 5,8 7,-8 6,9 6,-9 6,8 7,-9 6,8 5,-9L86,86L26,86Z", c.body, "")
        + path("M26,93l4,9 6,-8 5,8 6,-8 6,9 6,-9 6,8 6,-8 6,8 5,-8", "none", INK, 2.6)
        + path("M60,27C62,14 74,4 80,12C88,6 94,14 92,22C82,14 70,18 60,27Z", c.dark, INK, 2.8)
        + path("M60,40C50,36 46,50 52,62C58,70 70,66 72,54C72,46 68,41 60,40Z", c.pale, INK, LINE)
        + path("M87,61C82,78 87,95 103,93C97,89 93,76 98,62Z", IVORY, INK, 3)
        + eye(91, 42, 5.4, 1.7, "M83,33l13,4")
        + _marks("M20,58l3,9M32,50l3,9M28,70l3,9M42,72l3,9M40,56l2,8M105,66l5,-2M108,75l5,-2M108,84h5", c.dark)
    )


def mouse(c: Coat) -> str:
    """Small, quick, and the ancestor of everybody here who can read."""
    return (
        _limb("M26,94C8,100 -2,84 8,74C16,66 12,54 4,54", c.pale, 3)
        + circle(92, 38, 15, c.dark, INK, LINE)
        + path(
            "M18,86C14,62 36,46 58,52C66,44 84,44 94,52C104,58 112,68 117,77C119,84 112,87 103,86C98,92 92,95 85,97"
            "L89,104L88,106L70,106L64,100L47,101L48,106L27,106C20,102 19,94 18,86Z",
            c.body,
            INK,
            LINE,
        )
        + path("M84,92C72,98 54,98 42,94C58,92 70,86 78,78C84,82 88,86 84,92Z", c.pale, "")
        + circle(66, 40, 18, c.body, INK, LINE)
        + circle(66, 41, 11, c.pale)
        + eye(92, 66, 5.6, 1.7)
        + circle(116, 78, 4, "#ef8fa5", INK, 2.2)
        + path("M108,84q-3,3 -7,1M101,79l-16,-3M101,83l-16,3", "none", INK, 2.2)
        + path("M106,86v6h5v-6", "#fffdf5", INK, 2)
        + _marks("M32,66q3,-5 8,-6M28,78q1,-4 4,-6", c.dark, 3.4)
    )


def plain(c: Coat) -> str:
    """No particular dinosaur: it only wants to be first."""
    spikes = (
        (24, 72, 8, -38),
        (34, 60, 9, -40),
        (44, 46, 10, -52),
        (50, 30, 10, -66),
        (60, 16, 10, -32),
        (74, 9, 9, -4),
    )
    out = ""
    for x, y, s, turn in spikes:
        out += group(path(f"M{num(-s * 0.8)},4L0,{num(-s)}L{num(s * 0.8)},4Z", c.pale, INK, 2.6), x, y, turn=turn)
    return (
        out
        + path(
            "M2,80C16,88 28,76 38,64C46,54 51,46 52,36C52,18 66,10 82,11C100,12 114,22 114,35C114,46 103,51 91,51"
            "C91,62 93,73 87,83C84,90 85,98 87,104L69,106C67,99 65,95 60,94C55,96 54,101 56,105L37,107"
            "C36,99 36,93 33,89C20,91 8,90 2,80Z",
            c.body,
            INK,
            LINE,
        )
        + path("M88,54C90,72 80,86 60,90C66,82 72,70 74,56Z", c.pale, "")
        + path("M84,42q12,5 25,-3", "none", INK, 2.8)
        + path("M100,42l3,5 3,-7", "#fffdf5", INK, 1.8)
        + path("M82,62q9,0 10,8", "none", INK, LINE)
        + eye(82, 25, 6.4, 1.8)
        + circle(107, 27, 1.8, INK)
    )


def swimmer(c: Coat) -> str:
    """A plesiosaur, brave on land."""
    return (
        path("M36,84C28,94 18,102 6,104C14,108 34,108 48,96Z", c.dark, INK, LINE)
        + path(
            "M3,78C12,82 20,76 34,70C48,64 66,70 76,62C84,55 79,42 82,30C85,16 98,10 110,16C119,21 119,31 111,33"
            "C105,35 100,35 100,43C100,60 104,74 93,86C78,100 38,100 20,92C10,92 4,86 3,78Z",
            c.body,
            INK,
            LINE,
        )
        + path("M97,44C98,62 98,76 86,86C74,94 52,94 40,90C64,86 84,74 89,46Z", c.pale, "")
        + path("M62,84C66,96 80,108 100,107C104,100 92,90 80,80Z", c.body, INK, LINE)
        + path("M111,28q3,0 5,-2", "none", INK, 2.4)
        + eye(97, 22, 5.4, 1.6)
        + _marks("M74,90q8,8 16,12M34,76l5,6M46,73l5,6M58,73l4,6M85,44h6M86,54h6", c.dark)
    )


DRAWN: Final[dict[str, Callable[[Coat], str]]] = {
    "plain": plain,
    "trex": trex,
    "stegosaurus": stegosaurus,
    "dimetrodon": dimetrodon,
    "triceratops": triceratops,
    "ankylosaurus": ankylosaurus,
    "velociraptor": velociraptor,
    "brachiosaurus": brachiosaurus,
    "flier": flier,
    "parasaurolophus": parasaurolophus,
    "caveman": caveman,
    "mammoth": mammoth,
    "mouse": mouse,
    "swimmer": swimmer,
    # The second edition's names for the same beasts.
    "carnosaur": trex,
    "sail-back": dimetrodon,
    "ceratopsian": triceratops,
    "ankylosaur": ankylosaurus,
    "raptor": velociraptor,
    "sauropod": brachiosaurus,
    "funny-head": parasaurolophus,
    "hominid": caveman,
    "large-mammal": mammoth,
    "small-mammal": mouse,
}


@kept
def figure(kind: str, seat: int) -> str:
    """A dino without its base; an unknown kind is drawn plain."""
    return DRAWN.get(kind.replace("_", "-"), plain)(coat_of(seat))


@kept
def standing(kind: str, seat: int, second: bool = False, left: bool = False) -> str:
    """A dino on its base with the seat's shape; the second dino of a player has a striped base."""
    c = coat_of(seat)
    base = (
        oval(63, 114, 47, 15, SHADE, more='opacity=".35"')
        + path("M14,104v7c4,18 88,18 92,0v-7z", c.dark, INK, LINE)
        + oval(60, 104, 46, 14, c.body, INK, LINE)
    )
    if second:
        base += path("M24,110v9M36,114v9M84,114v9M96,110v9", "none", CREAM, 5)
    body = figure(kind, seat)
    if left:
        body = group(body, 120, flip=True)
    return base + body + seat_disc(seat, 60, 117, 13.5)


def sprite_id(kind: str, seat: int, second: bool = False, left: bool = False) -> str:
    """The id of a standing dino on the sheet."""
    return f"pawn-{kind}-{seat}{'-2' if second else ''}{'-left' if left else ''}"


def sprites(wanted: Iterable[tuple[str, int, bool, bool]]) -> str:
    """Symbols for `<use>`: each (kind, seat, second, left) once, so a page need not repeat its dinos."""
    out = []
    for kind, seat, second, left in sorted(set(wanted)):
        body = standing(kind, seat, second, left)
        out.append(f'<symbol id="{sprite_id(kind, seat, second, left)}" overflow="visible">{body}</symbol>')
    return "".join(out)


def sheet(seats: int = len(SEATS)) -> str:
    """Every type in a seat's colour, and every seat once, on one page for looking."""
    kinds = list(DRAWN)[:14]
    out = [f'<rect width="1240" height="{500 + 170 * ((seats + 7) // 8)}" fill="#9cc36a"/>']
    for i, kind in enumerate(kinds):
        out.append(group(standing(kind, i), 20 + i % 7 * 174, 20 + i // 7 * 200, 1.3))
        out.append(group(standing(kind, i, left=True), 60 + i * 84, 430, 0.5))
    for seat in range(seats):
        out.append(group(standing("plain", seat, seat % 2 == 1), 30 + seat % 8 * 150, 520 + seat // 8 * 170))
    high = 500 + 170 * ((seats + 7) // 8)
    size = f'width="1240" height="{high}" viewBox="0 0 1240 {high}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(out)}</svg>'
