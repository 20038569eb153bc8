"""What the ints mean: the arguments of verbs, events, questions and reasons, as `name:kind`."""

from __future__ import annotations

from typing import Final

from dispetto.core.observed import Part
from dispetto.games.hedz.rules import seen
from dispetto.games.hedz.rules.actions import MOST_DINOS
from dispetto.games.hedz.rules.state import ALL_ROCKS

Schema = dict[str, tuple[str, ...]]

VERBS: Final[Schema] = {
    "die": ("n:n",),
    "starts": ("who:seat",),
    "be": ("kind:type",),
    "first_goes": (),
    "second_goes": (),
    "roll": (),
    "roll_in_mudd": (),
    "roll_third": (),
    "hover": (),
    "fall": (),
    "keep": (),
    "reroll": ("n:n",),
    "reroll_both": (),
    "use_first": (),
    "use_second": (),
    "use_sum": (),
    "route": ("way:route",),
    "volcano": (),
    "path": (),
    "walk_on": (),
    "push": ("who:dino",),
    "steal": ("n:n",),
    "go_on": (),
    "stop": (),
    "leave_rocks": (),
    "scoop": ("n:n",),
    "scoop_all": (),
    "pay": (),
    "refuse": (),
    "spare": ("who:dino",),
    "bite": ("who:dino",),
    "give_up": (),
    "one_rock": (),
    "all_rocks": (),
    "throw": ("who:dino",),
    "rest": (),
    "extra_turn": (),
}
VERBS_2ND: Final[Schema] = {**VERBS, "stay": (), "drown": (), "to_think": (), "to_start": ()}

EVENTS: Final[Schema] = {
    "became": ("me:dino", "kind:type"),
    "starts": ("who:seat",),
    "turn": ("me:dino", "round:n"),
    "over_limit": ("me:dino", "n:n"),
    "will_fall": ("me:dino",),
    "third_die": ("me:dino", "at:space"),
    "rolled": ("me:dino", "a:n", "b:n", "c:n"),
    "spent": ("me:dino", "at:space"),
    "rerolled": ("me:dino", "k:n", "n:n"),
    "uses": ("me:dino", "n:n"),
    "void": ("me:dino", "n:n"),
    "walked": ("me:dino", "from:space", "at:space", "n:n"),
    "route": ("me:dino", "way:route", "at:space"),
    "shortcut": ("me:dino", "at:space"),
    "scooped": ("me:dino", "n:n", "at:space"),
    "rock": ("me:dino", "at:space"),
    "extra": ("me:dino", "at:space"),
    "time_is_up": ("round:n",),
    "won": ("me:dino",),
    "left": ("who:seat",),
    "stopped": ("me:dino", "at:space"),
    "threw": ("me:dino", "who:dino"),
    "hurled": ("me:dino", "who:dino", "n:n"),
    "hit": ("me:dino", "who:dino", "a:n", "b:n"),
    "missed": ("me:dino", "who:dino", "a:n", "b:n"),
    "switched": ("me:dino", "who:dino", "at:space", "from:space"),
    "sent": ("me:dino", "at:space"),
    "fell": ("me:dino", "at:space", "n:n"),
    "toll": ("me:dino", "at:space"),
    "burned": ("me:dino", "at:space", "n:n"),
    "boo": ("me:dino", "at:space"),
    "pushed": ("me:dino", "who:dino", "n:n", "left:n"),
    "bit": ("me:dino", "who:dino", "n:n"),
    "speared": ("me:dino", "who:dino", "n:n"),
}
EVENTS_2ND: Final[Schema] = {
    **EVENTS,
    "opening": ("who:seat", "a:n", "b:n"),
    "tied": ("n:n",),
    "highest": ("who:seat",),
    "steered": ("me:dino", "who:dino", "way:route", "at:space"),
    "drowned": ("me:dino", "at:space", "n:n"),
    "knocked": ("me:dino", "who:dino", "a:n"),
    "dodged": ("me:dino", "who:dino", "a:n"),
}

QUESTIONS: Final[Schema] = {
    "ChooseType": ("me:dino",),
    "WhichFirst": ("first:type", "second:type"),
    "Declare": ("me:dino",),
    "ToRoll": ("me:dino", "at:space", "dice:n"),
    "Keep": ("me:dino", "a:n", "b:n", "c:n", "rocks:n"),
    "UseDice": ("me:dino", "a:n", "b:n"),
    "Route": ("me:dino", "at:space", "left:n"),
    "IntoTheVolcano": ("me:dino",),
    "Scoop": ("me:dino", "n:n", "at:space", "said:n", "beyond:n"),
    "AnotherTurn": ("me:dino",),
    "StopHere": ("me:dino", "at:space", "left:n"),
    "HowToThrow": ("me:dino", "rocks:n"),
    "Throw": ("me:dino", "rocks:n", "swaps:n"),
    "Toll": ("me:dino", "rocks:n"),
    "InTheWay": ("me:dino", "left:n", "who:dino"),
    "Steal": ("me:dino", "who:dino"),
    "Bite": ("me:dino", "who:dino", "loot:n"),
}
ONLY_25TH: Final = ("WhichFirst", "Declare", "IntoTheVolcano", "Toll", "AnotherTurn")
QUESTIONS_2ND: Final[Schema] = {
    **{name: facts for name, facts in QUESTIONS.items() if name not in ONLY_25TH},
    "Steer": ("who:dino", "at:space", "left:n"),
    "Swim": ("me:dino", "at:space"),
    "Retreat": ("me:dino", "at:space"),
}

FRAMES_AT_MOST: Final = 40  # kinds of frames, of both editions


def of_a_dino(rel: int) -> tuple[Part, ...]:
    """The numbers of one dino, counted from one's own; all 0 where there is none."""
    return (
        Part(
            f"dino-{rel}-here",
            1,
            0,
            1,
            "Is it in the game? The first is one's own (of two the one asked about), then the next on.",
        ),
        Part(f"dino-{rel}-space", 1, 0, seen.SPACES, "Its space as the board lists them, from 1.", names=True),
        Part(f"dino-{rel}-rocks", 1, 0, 2 * ALL_ROCKS, "Its rocks.", long=True),
        Part(f"dino-{rel}-type", 1, 0, 20, "Its type as the edition lists them; 0 is plain.", names=True),
        Part(f"dino-{rel}-mine", 1, 0, 1, "Is it one's own?"),
        Part(f"dino-{rel}-owner", 1, 0, MOST_DINOS - 1, "Its player, counted from oneself.", names=True),
        Part(f"dino-{rel}-thrown", 1, 0, 1, "Has it made its only throw of this turn?"),
        Part(f"dino-{rel}-thought", seen.THINKS, 0, 1, "The Think! spaces it has left behind since Start."),
    )


OBSERVED: Final[tuple[Part, ...]] = (
    *(part for rel in range(MOST_DINOS) for part in of_a_dino(rel)),
    Part("loose", seen.SPACES, 0, ALL_ROCKS * 2, "The rocks that lie on each space.", long=True),
    Part("dinos", 1, 0, MOST_DINOS, "How many dinos began."),
    Part("supply", 1, -ALL_ROCKS, ALL_ROCKS, "Rocks not in the game; less than none are owed."),
    Part("turn", 1, 0, MOST_DINOS - 1, "Whose turn it is, in dinos from one's own on.", names=True),
    Part("first", 1, 0, MOST_DINOS - 1, "Which dino began, likewise.", names=True),
    Part("round", 1, 0, seen.ROUNDS, "The round; those beyond the highest limit count as that.", long=True),
    Part("limit", 1, 0, seen.ROUNDS, "The round after which the game ends; 0 for none.", long=True),
    Part("question", 1, 0, FRAMES_AT_MOST, "What is asked, as `Game.questions` and chance's are counted.", names=True),
    Part("asked-me", 1, 0, 1, "Is it asked of oneself?"),
    Part("asked", 1, 0, MOST_DINOS, "Whom it is asked of, from oneself (1) on; 0 is chance.", names=True),
    Part("mover", 1, 0, MOST_DINOS, "The dino it is about, from one's own (1) on; 0 is none.", names=True),
    Part(
        "carried",
        seen.SAID,
        0,
        1 << MOST_DINOS,
        "What the question carries, in the order of its frame's `args`.",
        long=True,
    ),
    Part("opening", MOST_DINOS, 0, 12, "Who rolls for the start, from oneself on: 1 has not yet rolled, else the sum."),
    *(
        part
        for k in range(seen.WAITING)
        for part in (
            Part(f"waiting-{k}", 1, 0, FRAMES_AT_MOST, "What will be done after it, the next first.", names=True),
            Part(
                f"waiting-{k}-carried",
                seen.A_FRAME - 1,
                0,
                1 << MOST_DINOS,
                "What that carries, its dino first.",
                long=True,
            ),
        )
    ),
)
