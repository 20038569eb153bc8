"""How a game explains itself on one page: the aim, a turn, four things that matter, how it ends.

`Stage.howto` gives it, in the game's own drawings; whoever shows it knows nothing of the game.
"""

from __future__ import annotations

from dataclasses import dataclass

from dispetto.core.telling.words import Words

Box = tuple[float, float, float, float]  # x, y, width, height

MOST_WORDS = 17  # of the sentence under a panel's picture


@dataclass(frozen=True)
class Picture:
    """What goes into an SVG and the box it shows; it may lie over a static picture of the game (`Stage.picture`)."""

    svg: str
    box: Box
    board: str = ""  # the name of the wide static picture under it, in the same units
    corner: tuple[float, float] = (0.0, 0.0)  # where that one's upper left corner lies


@dataclass(frozen=True)
class Step:
    """One step of a turn: a small picture, a word or two, and a few more."""

    picture: Picture
    name: str
    text: str
    either: bool = False  # in place of the step before it, not after it


@dataclass(frozen=True)
class Sample:
    """One of several small things that a panel shows side by side."""

    picture: Picture
    name: str
    text: str


@dataclass(frozen=True)
class Panel:
    """One thing that matters: a picture, or some samples; a name; one sentence of at most `MOST_WORDS` words."""

    name: str
    text: str
    picture: Picture | None = None
    samples: tuple[Sample, ...] = ()  # the first four are shown on a phone


@dataclass(frozen=True)
class HowTo:
    """The page; in `ends` what stands between *stars* is stressed."""

    aim: str
    ends: str
    end: Picture
    turn: tuple[Step, ...]
    panels: tuple[Panel, ...]
    defs: str = ""  # gradients and patterns that the pictures name


def told(words: Words, key: str) -> str:
    """The sentence of this page: the edition's own (`howto-GAME-…`) where it has one, else everybody's (`howto-…`)."""
    own = f"howto-{words.game.name}-{key}"
    return str(words.get(own if words.has(own) else f"howto-{key}"))


def step(words: Words, key: str, picture: Picture, either: bool = False) -> Step:
    """A step of the turn with its words: `howto-turn-KEY` and `howto-turn-KEY-text`."""
    return Step(picture, told(words, f"turn-{key}"), told(words, f"turn-{key}-text"), either)


def sample(words: Words, key: str, picture: Picture) -> Sample:
    """A small thing with its words: `howto-sample-KEY` and `howto-sample-KEY-text`."""
    return Sample(picture, told(words, f"sample-{key}"), told(words, f"sample-{key}-text"))


def panel(words: Words, key: str, picture: Picture | None = None, samples: tuple[Sample, ...] = ()) -> Panel:
    """A panel with its words: `howto-panel-KEY` and `howto-panel-KEY-text`."""
    return Panel(told(words, f"panel-{key}"), told(words, f"panel-{key}-text"), picture, samples)
