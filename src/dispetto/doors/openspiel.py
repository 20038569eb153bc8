"""OpenSpiel: importing this registers every rule set as `python_dispetto_<game>`.

    import pyspiel
    import dispetto.doors.openspiel
    game = pyspiel.load_game("python_dispetto_lunch_money(players=3,start_points=5)")

Chance is explicit, and every question is asked, single offers too, so that nobody's silence tells anything. Utilities
are 1 for winning alone and nothing together. An information state is all that a seat has been told and has answered so
far, and what it sees now: two tables that the seat cannot tell apart have the same one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel

from dispetto.core.catalogue import all_games
from dispetto.core.engine.table import Ask, Roll, State, asked, step
from dispetto.core.game import AnyGame
from dispetto.core.show.document import NAMES
from dispetto.doors.asking import board_text
from dispetto.doors.rule_sets import RuleSet, other_name
from dispetto.doors.spaces import Shown
from dispetto.doors.told import Told

LONGEST = 200_000  # answers; the contract suite calls a game that goes on beyond them endless
PLAYERS = "players"


class Held:
    """A table and what everybody has been told, copied as one: OpenSpiel copies a state by copying its fields."""

    def __init__(self, game: AnyGame, s: State, told: Told) -> None:
        self.game = game
        self.s: Any = s
        self.told = told
        s.events = []

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.game, self.game.clone(self.s), self.told)

    def __reduce__(self) -> tuple[Any, ...]:
        """Kept as its answers: a game is its name, and chance is among those who answer."""
        game = self.game
        return replayed, (game.name, game.seats(self.s), game.chosen(self.s), self.told.codes())

    def ask(self) -> Ask[Any] | None:
        """What is asked now."""
        return asked(self.s)

    def answer(self, code: int) -> None:
        """The question on top is answered, and everybody hears of it what they may."""
        ask = self.ask()
        assert ask is not None
        step(self.s, self.game.actions[code])
        self.told = Told(self.told, ask.seat, code, tuple(self.s.events))
        self.s.events = []

    def imagined(self, seat: int, seed: int) -> Held:
        """The table with all that the seat cannot know dealt afresh."""
        return Held(self.game, self.game.imagine(self.s, seat, seed), self.told)


def replayed(name: str, seats: int, options: dict[str, Any], codes: list[int]) -> Held:
    """A table back from its answers."""
    rules = RuleSet.of(name, seats, options)
    held = Held(rules.game, rules.new(), Told())
    for code in codes:
        held.answer(code)
    return held


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table as OpenSpiel sees it."""

    def __init__(self, game: Any, rules: RuleSet, opening: State) -> None:
        super().__init__(game)
        self.held = Held(rules.game, rules.game.clone(opening), Told())

    @property
    def rules(self) -> RuleSet:
        """What is played here."""
        found: RuleSet = self.get_game().rules
        return found

    def current_player(self) -> Any:
        """Who is asked."""
        ask = self.held.ask()
        if ask is None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if isinstance(ask, Roll) else ask.seat

    def is_terminal(self) -> bool:
        """Is it over?"""
        return self.held.ask() is None

    def _legal_actions(self, player: int) -> list[int]:
        """The rows on offer, ascending."""
        ask = self.held.ask()
        return [] if ask is None or ask.seat != player else [a.code for a in ask.legal(self.held.s)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every way chance can fall, and how likely."""
        ask, s = self.held.ask(), self.held.s
        assert isinstance(ask, Roll)
        odds = ask.odds(s)
        total = sum(odds)
        return [(a.code, ways / total) for a, ways in zip(ask.legal(s), odds, strict=True) if ways]

    def _apply_action(self, action: int) -> None:
        """The question is answered."""
        self.held.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The answer as records write it, where it is an answer to what is asked; else its row."""
        ask, s, game = self.held.ask(), self.held.s, self.rules.game
        row = game.actions[action]
        if ask is None or ask.seat != int(player) or row not in ask.legal(s):
            return repr(row)
        return game.text(s, ask, row, NAMES[: self.rules.seats]) or row.verb

    def returns(self) -> list[float]:
        """What everybody has earned; nothing before the end."""
        ending = self.rules.game.ending(self.held.s)
        return [0.0] * self.rules.seats if ending is None else self.rules.payoffs(ending)

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has been told and has answered, and what it sees now."""
        seat = self.current_player() if player is None else player
        return self.held.told.known(seat, self.rules.game.view(self.held.s, seat))

    def observation_string(self, player: int | None = None) -> str:
        """What the player sees now, as text."""
        seat = self.current_player() if player is None else player
        return observed_text(self.rules, self.held.s, seat)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one: what it cannot know is dealt afresh."""
        found: SpielState = self.clone()
        found.held = self.held.imagined(player, int(sampler() * (1 << 30)))
        return found

    def __str__(self) -> str:
        return board_text(self.rules, self.held.s)


def observed_text(rules: RuleSet, s: State, seat: int) -> str:
    """What a seat sees, as one line."""
    return " ".join(map(str, rules.game.numbers(rules.game.view(s, seat))))


class Observer:
    """What a player sees, as a tensor (scaled where the game says how) and as text."""

    def __init__(self, rules: RuleSet, perfect_recall: bool) -> None:
        self.rules = rules
        self.perfect_recall = perfect_recall
        self.shown = Shown(rules)
        self.tensor: Any = np.zeros(len(self.shown.bounds), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look again."""
        self.tensor[:] = self.shown.look(state.held.s, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text; with perfect recall the information state."""
        if self.perfect_recall:
            return state.information_state_string(player)
        return observed_text(self.rules, state.held.s, player)


def parameters(game: AnyGame) -> dict[str, Any]:
    """What may be chosen: how many play, and the game's own options."""
    return {PLAYERS: game.usual_seats, **{option.key: option.default for option in game.options}}


def register(game: AnyGame) -> str:
    """Make a game known to OpenSpiel; the name it is loaded by. Those of the catalogue are registered already."""
    kinds = pyspiel.GameType
    hides = kinds.Information.PERFECT_INFORMATION if game.hides_nothing else kinds.Information.IMPERFECT_INFORMATION
    kind = kinds(
        short_name=f"python_dispetto_{other_name(game)}",
        long_name=f"Dispetto {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hides,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """One rule set with its players and options."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            chosen = {**parameters(game), **(params or {})}
            self.rules = RuleSet.of(game, chosen.pop(PLAYERS), chosen)
            self.opening = self.rules.new()
            n = self.rules.seats
            info = pyspiel.GameInfo(
                num_distinct_actions=len(game.actions),
                max_chance_outcomes=len(game.actions),
                num_players=n,
                min_utility=-1.0 / (n - 1),
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> SpielState:
            """A fresh table."""
            return SpielState(self, self.rules, self.opening)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            """Somebody who looks."""
            return Observer(self.rules, bool(iig_obs_type and iig_obs_type.perfect_recall))

    pyspiel.register_game(kind, SpielGame)
    return str(kind.short_name)


def registered() -> Sequence[str]:
    """The names by which OpenSpiel loads the games of the catalogue."""
    return NAMED


NAMED = [register(game) for game in all_games().values()]
