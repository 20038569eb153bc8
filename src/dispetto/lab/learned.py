"""Judges with learned weights: how they are kept as data, and how they sit at a table."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dispetto.bots import bot_named
from dispetto.bots.base import Bot
from dispetto.bots.greedy import GreedyBot
from dispetto.bots.names import Spec
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.learned import Learned, LearnedJudge
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame
from dispetto.lab import LAB

WEIGHTS = "weights"  # the setting by which a bot gets a fitted judge: greedy:weights=FILE


def feature_names(judge: Judge, width: int) -> list[str]:
    """What the features are called: the judge's own names, or their numbers."""
    names = judge.feature_names()
    if len(names) == width:
        return names
    return ["chance"] if width == 1 else [f"f{n}" for n in range(width)]


@dataclass(frozen=True)
class Weights:
    """Weights as data: for which game, of which features, and where they come from."""

    game: str
    features: Sequence[str]
    weights: Sequence[float]
    hidden: int = 0
    provenance: Mapping[str, Any] = field(default_factory=dict)

    def text(self) -> str:
        """As a TOML file."""
        told = [f"game = {quoted(self.game)}", f"hidden = {self.hidden}"]
        told.append(f"features = [{', '.join(quoted(name) for name in self.features)}]")
        rows = [", ".join(f"{w:.9g}" if "." in f"{w:.9g}" or "e" in f"{w:.9g}" else f"{w:.9g}.0" for w in self.weights)]
        told.append(f"weights = [{rows[0]}]")
        return "\n".join([*told, *provenance(self.provenance)]) + "\n"

    def judge(self, game: AnyGame) -> Judge:
        """The judge they make; BadInput where they are of another game."""
        if self.game != game.name:
            raise BadInput("weights-other", LAB, game=self.game, wanted=game.name)
        return LearnedJudge(game.judge(), Learned(list(self.weights), self.hidden))


@dataclass(frozen=True)
class Turned:
    """The numbers of a judge's dials as data: for which game, for how many seats, and where they come from."""

    game: str
    seats: int
    dials: Sequence[str]
    numbers: Sequence[float]
    provenance: Mapping[str, Any] = field(default_factory=dict)

    def text(self) -> str:
        """As a TOML file."""
        told = [f"game = {quoted(self.game)}", f"seats = {self.seats}", "", "[dials]"]
        told += [f"{quoted(name)} = {x}" for name, x in zip(self.dials, self.numbers, strict=True)]
        return "\n".join([*told, *provenance(self.provenance)]) + "\n"

    def judge(self, game: AnyGame) -> Judge:
        """The judge they make; BadInput where they are of another game, or of a judge with other dials."""
        if self.game != game.name:
            raise BadInput("weights-other", LAB, game=self.game, wanted=game.name)
        own = game.judge()
        if [dial.name for dial in own.dials(self.seats)] != list(self.dials):
            raise BadInput("weights-dials", LAB, game=self.game)
        return own.turned(list(self.numbers), self.seats)


def provenance(facts: Mapping[str, Any]) -> list[str]:
    """Where numbers come from, as TOML writes it."""
    told = {
        k: str(v).lower() if isinstance(v, bool) else quoted(v) if isinstance(v, str) else v for k, v in facts.items()
    }
    return ["", "[provenance]", *(f"{key} = {value}" for key, value in told.items())]


def weights_in(path: Path) -> Weights | Turned:
    """What a file holds; BadInput says what is wrong with it."""
    try:
        d = tomllib.loads(path.read_text(encoding="utf-8"))
        game, facts = str(d["game"]), dict(d.get("provenance", {}))
        if "dials" in d:
            dials = {str(name): float(x) for name, x in d["dials"].items()}
            return Turned(game, int(d["seats"]), list(dials), list(dials.values()), facts)
        names, weights = [str(name) for name in d["features"]], [float(w) for w in d["weights"]]
        return Weights(game, names, weights, int(d["hidden"]), facts)
    except FileNotFoundError:
        raise BadInput("weights-none", LAB, path=path) from None
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise BadInput("weights-broken", LAB, path=path) from None


def quoted(text: str) -> str:
    """A TOML string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'


def player(name: str, game: AnyGame) -> Bot:
    """A bot by name as the laboratory knows it: `greedy:weights=FILE` is greedy on a fitted judge."""
    spec = Spec.read(name)
    if spec.name != GreedyBot.name or WEIGHTS not in spec.settings:
        return bot_named(name)
    if len(spec.settings) > 1 or spec.version:
        raise BadInput("weights-alone", LAB, name=repr(name))
    return GreedyBot(weights_in(Path(spec.settings[WEIGHTS])).judge(game))
