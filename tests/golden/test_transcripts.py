"""Golden transcripts: one game for each way a game can end, answer by answer, with the events each answer caused."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from court import COURT

from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import ALL, Event, Roll, State, asked, play, step
from dispetto.core.game import Game, spelt
from tests.golden.golden import HERE, same

EVERY = {**all_games(), COURT.name: COURT}


@dataclass(frozen=True)
class Way:
    """How a game can end, and a table at which it is likely to."""

    game: str
    rule: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict, hash=False)
    leaves: tuple[tuple[int, int], ...] = ()  # (after so many answers, this seat)
    tries: int = 300

    def __str__(self) -> str:
        return f"{self.game}-{self.rule}"


T25 = {"board": "t25"}
WAYS = [
    Way("hedz-25th", "H25-GEN-04", 2, {**T25, "types": "choose"}, tries=150),
    Way("hedz-25th", "H25-LAVA-08", 3, {**T25, "duo": False}, tries=600),
    Way("hedz-25th", "H25-RUL-41", 4, {**T25, "types": "choose"}, ((30, 2), (55, 0), (80, 1))),
    Way("hedz-25th", "H25-RUL-42", 4, {**T25, "turn_limit": 3}),
    Way("hedz-2nd", "H2-GEN-05", 3, {"types": "choose"}, tries=60),
    Way("hedz-2nd", "H2-RUL-46", 10, {"types": "choose"}, ((10, 9), *((40 + 9 * n, n) for n in range(8))), tries=20),
    Way("hedz-2nd", "H2-RUL-47", 4, {"turn_limit": 3}, tries=20),
    Way("shear-panic", "SP-END-01", 2, {"cards": "proposal"}, tries=30),
    Way("shear-panic", "SP-END-03", 2, {"cards": "proposal"}, tries=300),
    Way("shear-panic", "SP-RUL-20", 4, {"cards": "proposal"}, ((3, 1), (20, 3)), tries=30),
    Way("shear-panic", "SP-RUL-35", 3, {"cards": "proposal"}, ((30, 2), (50, 0)), tries=30),
    Way("lunch-money", "LM-WIN-02", 3, tries=60),
    Way("lunch-money", "LM-RUL-07", 4, {"turn_cap": 15}, ((50, 1),), tries=30),
    Way("horse-racing", "RN-GEN-03", 3, tries=10),
    Way("horse-racing", "RN-RUL-39", 4, {"board": "rn-f"}, ((60, 1), (200, 3), (300, 0)), tries=10),
    Way("court", "CC-END-01", 3, {"deck": "small", "banquets": 0}, tries=30),
    Way("court", "CC-END-02", 4, leaves=((20, 1), (25, 3), (32, 0)), tries=30),
    Way("court", "CC-END-03", 2, {"banquets": 1}, tries=30),
]


class Scribe:
    """Plays a game and writes down each answer with what it caused."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self.game: Game[Any, Any] = EVERY[way.game]
        self.s: State = self.game.new(way.seats, way.options)
        self.s.events = []
        self.lines: list[str] = []

    def answer(self, code: int) -> None:
        ask = asked(self.s)
        assert ask is not None, f"answer {len(self.lines) + 1} comes when the game is over"
        a = self.game.actions[code]
        who = ask.actor() if isinstance(ask, Roll) else f"p{ask.seat + 1}"
        said = " ".join(map(str, (code, who, a.verb, *a.args)))
        play(self.s, ask.seat, a)
        self.note(said)

    def leave(self, seat: int) -> None:
        self.game.leave(self.s, seat)
        self.note(f"leave {seat}")

    def note(self, said: str) -> None:
        told = self.s.events or []
        self.s.events = []
        self.lines.append(f"{said} | {'; '.join(self.brief(e) for e in told)}".rstrip(" |"))

    def brief(self, e: Event) -> str:
        args = ",".join(map(str, e.args[: len(self.game.events[e.kind])]))
        secret = "" if e.known_to == ALL else f" (only {e.known_to:b})"
        return f"{e.kind} {e.seat}:{args}{secret}"

    def text(self) -> str:
        """The transcript, with how it ended on top."""
        ending = self.game.ending(self.s)
        options = " ".join(f"{k}={spelt(v)}" for k, v in self.way.options.items())
        head = f"# {self.way.game}, {self.way.seats} seats, {options or 'no options'}\n"
        if ending is None:
            return f"{head}# not over\n" + "\n".join(self.lines) + "\n"
        places, scores = (" ".join(map(str, x)) for x in (ending.places, ending.scores))
        return f"{head}# {ending.rule}, places {places}, scores {scores}\n" + "\n".join(self.lines) + "\n"


def replay(way: Way, text: str) -> Scribe:
    """The stored answers again, on a fresh table."""
    scribe = Scribe(way)
    for line in text.splitlines():
        if line.startswith("leave "):
            scribe.leave(int(line.split()[1]))
        elif not line.startswith("#"):
            scribe.answer(int(line.split()[0]))
    return scribe


def random_game(way: Way, seed: int) -> list[int | tuple[int]]:
    """The codes of one random game; a tuple is a seat that leaves. Empty where it ends in another way."""
    game = EVERY[way.game]
    s = game.new(way.seats, way.options)
    dice = Dice(seed)
    story: list[int | tuple[int]] = []
    leaves = dict(way.leaves)
    while (ask := asked(s)) is not None:
        if len(story) in leaves:
            seat = leaves[len(story)]
            game.leave(s, seat)
            story.append((seat,))
            continue
        offers = ask.legal(s)
        a = ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))]
        story.append(a.code)
        step(s, a)
    ending = game.ending(s)
    return story if ending is not None and ending.rule == way.rule else []


def search(way: Way) -> Scribe:
    """The shortest of many random games that end this way."""
    found = [story for seed in range(way.tries) if (story := random_game(way, seed))]
    assert found, f"no game among {way.tries} ends by {way.rule}"
    scribe = Scribe(way)
    for item in min(found, key=len):
        if isinstance(item, tuple):
            scribe.leave(*item)
        else:
            scribe.answer(item)
    return scribe


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_game_that_ended_so_is_told_in_the_same_words(way: Way, update_golden: bool) -> None:
    path = HERE / "transcripts" / way.game / f"{way.rule}.txt"
    scribe = search(way) if update_golden else replay(way, path.read_text(encoding="utf-8"))
    ending = scribe.game.ending(scribe.s)
    assert ending is not None and ending.rule == way.rule, f"{way} now ends otherwise: {ending and ending.rule}"
    same(path, scribe.text(), update_golden)


def test_every_game_has_transcripts_and_none_is_left_over() -> None:
    stored = {(p.parent.name, p.stem) for p in (HERE / "transcripts").rglob("*.txt")}
    assert stored == {(way.game, way.rule) for way in WAYS}
    assert {way.game for way in WAYS} == set(EVERY)
