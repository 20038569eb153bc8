"""Bitin' Off Hedz: race to the Volcano; push, throw, bite. Two editions of one game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import Action
from dispetto.core.errors import BadInput
from dispetto.core.game import Option
from dispetto.core.setup import CHAOS, EVENING, Preset
from dispetto.games.hedz import meanings
from dispetto.games.hedz.board import FOLDER
from dispetto.games.hedz.game import FRAMES, ONLY_2ND, ONLY_25TH, HedzGame
from dispetto.games.hedz.rules.actions import OF_THE_25TH, ROWS
from dispetto.games.hedz.rules.edition import Edition, Edition2nd, Edition25th
from dispetto.games.hedz.rules.pieces import TYPES_25TH, Dino
from dispetto.games.hedz.rules.pieces_2nd import TYPES_2ND
from dispetto.games.hedz.rules.state import Hedz
from dispetto.games.hedz.rules.why_rules import FACTS_2ND, FACTS_25TH
from dispetto.games.hedz.worth.judge import LATENESS, BySeats, LearnedHedz
from dispetto.games.hedz.worth.judge_01 import JUDGE_01, HedzJudge
from dispetto.games.hedz.worth.judge_2nd_01 import JUDGE_2ND_01

ON_OFF = (True, False)
OFF_ON = (False, True)


class Hedz25(HedzGame):
    """The 25th Anniversary edition, for two to eight players.  H25-GEN-01"""

    name: ClassVar[str] = "hedz-25th"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 8
    prefix: ClassVar[str] = "H25"
    rank: ClassVar[int] = 1
    finished: ClassVar[bool] = True
    law: ClassVar[str] = "25th"
    lesson: ClassVar[str] = "25th"
    edition: ClassVar[Edition] = Edition25th()
    presets: ClassVar[Mapping[str, Preset]] = {
        **HedzGame.presets,
        EVENING: Preset({"duo": False}, coach=True),
        CHAOS: Preset({"types": "choose", "strict_limits": True}, clock=20, fuse=6),
    }
    types: ClassVar[list[Dino]] = TYPES_25TH
    endings: ClassVar[dict[int, str]] = {1: "H25-GEN-04", 2: "H25-LAVA-08", 3: "H25-RUL-41", 4: "H25-RUL-42"}
    actions: list[Action] = ROWS[:OF_THE_25TH]
    frames = {name: frame for name, frame in FRAMES.items() if name not in ONLY_2ND}
    options = (
        Option("board", "H25-DATA-01", ("skull-island", "t25"), text="board", more=False, brought=True),
        Option(
            "types",
            "H25-DEC-01",
            ("none", "choose"),
            text="types",
            more=False,
            samples=[t.name for t in TYPES_25TH],
            each=True,
        ),
        Option("duo", "H25-RUL-43", ON_OFF, more=False),
        Option("first_player", "H25-RUL-32", ("random",), text="number", more=False, low=1, high=8, seat=True),
        Option("turn_limit", "H25-RUL-42", (0,), text="number", high=1000),
        Option("start_rock_on_return", "H25-RUL-01", ON_OFF),
        Option("start_loose_pickup", "H25-RUL-02", ON_OFF),
        Option("hazards_on_switch", "H25-RUL-08", ON_OFF),
        Option("lava_refusal", "H25-RUL-12", ON_OFF),
        Option("pushed_may_bite", "H25-RUL-15", ON_OFF),
        Option("shortcut_when_pushed", "H25-RUL-16", ON_OFF),
        Option("boo_on_stop", "H25-RUL-19", ON_OFF),
        Option("strict_limits", "H25-RUL-24", OFF_ON),
    )
    verbs = meanings.VERBS
    events = meanings.EVENTS
    questions = meanings.QUESTIONS
    reasons = FACTS_25TH

    def owners(self, seats: int, chosen: Mapping[str, Any]) -> list[int]:
        """Two dinos each for two or three players, unless the table has agreed on one.  H25-SETUP-01, H25-SETUP-02,
        H25-DUO-01, H25-RUL-43, H25-DEC-20
        """
        each = 2 if chosen["duo"] and seats <= 3 else 1
        return [p for p in range(seats) for _ in range(each)]

    def named_first(self, seats: int, chosen: Mapping[str, Any]) -> int:
        """The host may name the oldest player.  H25-RUL-32"""
        first = chosen["first_player"]
        if first == "random":
            return -1
        if not 1 <= first <= seats:
            raise BadInput("value-seat-or", key="first_player", seats=seats, value=first, other="random")
        return int(first) - 1

    def chosen(self, s: Hedz) -> dict[str, Any]:
        said = super().chosen(s)
        if str(said["first_player"]).isdigit():
            said["first_player"] = int(said["first_player"])
        return said

    def judge(self, version: str = "") -> Judge:
        return JUDGE_01 if version == "0.1" else learned_judge("25th")


class Hedz2nd(HedzGame):
    """The 2nd edition, for two to ten players.  H2-GEN-01, H2-RUL-03"""

    name: ClassVar[str] = "hedz-2nd"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 10
    prefix: ClassVar[str] = "H2"
    rank: ClassVar[int] = 2
    finished: ClassVar[bool] = True
    law: ClassVar[str] = "2nd"
    lesson: ClassVar[str] = "2nd"
    edition: ClassVar[Edition] = Edition2nd()
    presets: ClassVar[Mapping[str, Preset]] = {
        **HedzGame.presets,
        CHAOS: Preset({"types": "choose", "start_rocks": 1, "raptor_in_mud": True}, clock=20, fuse=6),
    }
    remembers: ClassVar[bool] = True
    types: ClassVar[list[Dino]] = TYPES_2ND
    endings: ClassVar[dict[int, str]] = {1: "H2-GEN-05", 3: "H2-RUL-46", 4: "H2-RUL-47"}
    actions: list[Action] = ROWS
    frames = {name: frame for name, frame in FRAMES.items() if name not in ONLY_25TH}
    options = (
        Option("board", "H2-DATA-01", ("footprint", "skull-island"), text="board", more=False, brought=True),
        Option(
            "types",
            "H2-DEC-01",
            ("none", "choose"),
            text="types",
            more=False,
            samples=[t.name for t in TYPES_2ND],
            each=True,
        ),
        Option("unique_types", "H2-RUL-36", OFF_ON, more=False),
        Option("turn_limit", "H2-RUL-47", (0,), text="number", high=1000),
        Option("start_rocks", "H2-RUL-01", (0, 1)),
        Option("pickup_before_throw", "H2-RUL-09", ON_OFF),
        Option("think_chain_chooser", "H2-RUL-20", ("direct", "active")),
        Option("throw_after_push", "H2-RUL-25", ON_OFF),
        Option("boo_on_stop", "H2-RUL-27", ON_OFF),
        Option("start_loose_pickup", "H2-RUL-33", ON_OFF),
        Option("raptor_in_mud", "H2-RUL-38", OFF_ON),
    )
    verbs = meanings.VERBS_2ND
    events = meanings.EVENTS_2ND
    questions = meanings.QUESTIONS_2ND
    reasons = FACTS_2ND

    def judge(self, version: str = "") -> Judge:
        return JUDGE_2ND_01 if version == "0.1" else learned_judge("2nd")


@cache
def learned_judge(edition: str) -> Judge:
    """The judge of an edition with what games have taught it: worth/weights-*.toml says how."""
    told = tomllib.loads((FOLDER / "worth" / f"weights-{edition}.toml").read_text(encoding="utf-8"))
    base = JUDGE_01 if edition == "25th" else JUDGE_2ND_01
    rest = taught(base, told)
    return BySeats(taught(base, told["heads_up"]), rest) if "heads_up" in told else rest


def taught(base: HedzJudge, told: Mapping[str, Any]) -> LearnedHedz:
    """What was learned beside the lateness of 0.1, and what else than 0.1 counts in that lateness."""
    judge = LearnedHedz(base, [float(weight) for weight in told["weights"]])
    if "lateness" not in told:
        return judge
    return judge.turned([*told["weights"], *(float(told["lateness"][name]) for name in LATENESS)], 0)
