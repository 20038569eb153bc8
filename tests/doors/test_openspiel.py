"""OpenSpiel takes our games for its own: its test, its searches, its regret; and information states keep secrets."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pyspiel
import pytest
from court import COURT
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.observation import make_observation

import dispetto.doors.openspiel as door
from dispetto.core.catalogue import all_games
from dispetto.core.engine.table import PUBLIC, asked, step
from dispetto.doors.openspiel import Held
from dispetto.doors.told import Told
from dispetto.testing.secrets import common_answer, redacted, twins
from dispetto.testing.tables import moments, sizes

pytestmark = pytest.mark.once
# A short game of each; the long ones, at every size, are played by soak_openspiel.py
SHORT = {
    "hedz_25th": "turn_limit=1",
    "hedz_2nd": "turn_limit=1",
    "shear_panic": "white_face=turn",
    "lunch_money": "start_points=1",
    "horse_racing": "players=2",
}


@functools.cache
def court() -> str:
    """Court, registered as a game of somebody else's."""
    return door.register(COURT)


def tiny() -> Any:
    """A court of two with a small deck and one banquet: 3,774 positions."""
    return pyspiel.load_game(f"{court()}(players=2,deck=small,banquets=1)")


@pytest.mark.parametrize("name", SHORT)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    game = pyspiel.load_game(f"python_dispetto_{name}({SHORT[name]})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=name == "shear_panic", verbose=False)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC


def test_every_rule_set_is_registered_for_every_size_with_its_options() -> None:
    assert len(door.NAMED) == len(all_games())
    for name, game in zip(door.NAMED, all_games().values(), strict=True):
        for n in range(game.fewest, game.most + 1):
            loaded = pyspiel.load_game(f"{name}(players={n})")
            assert loaded.num_players() == n and loaded.max_utility() == 1
            assert loaded.num_distinct_actions() == len(game.actions)
        assert {option.key for option in game.options} <= set(loaded.get_parameters())


def played(game: Any, seed: int, most: int = 500) -> Any:
    """A state in the middle of a random game, somebody asked with a choice."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    for _ in range(most):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        elif len(state.legal_actions()) > 1 and len(state.history()) > 30:
            return state
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize("name", ["hedz_25th", "shear_panic"])
def test_openspiels_own_search_plays(name: str) -> None:
    game = pyspiel.load_game(f"python_dispetto_{name}(players=2)")
    state = played(game, 1)
    bot = mcts.MCTSBot(game, 1.4, 4, Rollout(), random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


class Rollout(mcts.Evaluator):  # type: ignore[misc]
    """Looks at a table for as long as a test may: the judge says what it is worth."""

    def evaluate(self, state: Any) -> Any:
        judge = state.rules.game.judge()
        return np.array([2 * share - 1 for share in judge.values(state.held.s)])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            found: list[tuple[int, float]] = state.chance_outcomes()
            return found
        return [(a, 1 / len(state.legal_actions())) for a in state.legal_actions()]


@pytest.mark.parametrize("name", ["lunch_money", "horse_racing"])
def test_openspiels_search_of_hidden_things_plays_on_tables_that_look_the_same(name: str) -> None:
    game = pyspiel.load_game(f"python_dispetto_{name}(players=3)")
    state = played(game, 2)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=Rollout(),
        uct_c=2.0,
        max_simulations=8,
        random_state=np.random.RandomState(3),
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.long
def test_regret_falls_on_a_tiny_court() -> None:
    game = tiny()
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 2


# ------------------------------------------------------------------------------------------------ information states


def test_an_information_state_is_everything_that_happened_to_a_seat_and_nothing_else() -> None:
    """Over all positions of a tiny court: the same string means the same offers, the same past strings, the same
    events heard; and the strings differ as soon as those do.
    """
    met: dict[str, Any] = {}
    heard: dict[Any, str] = {}
    stack = [(tiny().new_initial_state(), ((), ()), ((), ()))]
    positions = 0
    while stack:
        state, stories, pasts = stack.pop()
        positions += 1
        for seat in (0, 1):
            string = state.information_state_string(seat)
            offers = tuple(state.legal_actions(seat)) if state.current_player() == seat else ()
            assert met.setdefault(string, (stories[seat], pasts[seat], offers)) == (stories[seat], pasts[seat], offers)
            view = repr(COURT.view(state.held.s, seat))
            assert heard.setdefault((seat, stories[seat], view), string) == string
        for action in () if state.is_terminal() else state.legal_actions():
            mover = state.current_player()
            after = state.child(action)
            told, passed = [], []
            for seat in (0, 1):
                news = tuple(redacted(list(after.held.told.events), seat))
                own = (action,) if mover == seat else ()
                told.append((*stories[seat], (own, news)) if own or news else stories[seat])
                passed.append((*pasts[seat], state.information_state_string(seat)) if own else pasts[seat])
            stack.append((after, tuple(told), tuple(passed)))
    assert positions == 3774 and 200 < len(met) < 2 * positions


@pytest.mark.parametrize("game", [COURT, *all_games().values()], ids=lambda game: str(game.name))
def test_twins_have_one_information_state_until_something_is_revealed(game: Any) -> None:
    compared = 0
    for m in [m for m in moments(sizes(game)[1]) if asked(m.s) is not None][:8]:
        for seat, twin in twins(m):
            if seat == PUBLIC:
                continue
            here, there = (Held(game, table, Told()) for table in (m.clone(), twin))
            for _ in range(4):
                assert here.told.known(seat, game.view(here.s, seat)) == there.told.known(
                    seat, game.view(there.s, seat)
                )
                compared += 1
                a = common_answer(here.s, there.s, seat, m.rng())
                if a is None:
                    break
                here.answer(a.code)
                there.answer(a.code)
                if redacted(list(here.told.events), seat) != redacted(list(there.told.events), seat):
                    known, other = (h.told.known(seat, game.view(h.s, seat)) for h in (here, there))
                    assert known != other  # what was revealed is told apart
                    break
    assert compared > 20 or game.hides_nothing


def test_a_state_that_is_dealt_afresh_cannot_be_told_from_the_one_that_was() -> None:
    state = played(pyspiel.load_game("python_dispetto_lunch_money(players=3)"), 4)
    player = state.current_player()
    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions() and other.held.s is not state.held.s


def test_an_observer_sees_what_the_game_shows() -> None:
    game = pyspiel.load_game("python_dispetto_shear_panic(players=3)")
    state = played(game, 5)
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert seen.tensor.tolist() == pytest.approx(list(all_games()["shear-panic"].observe(state.held.s, 1)))
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recall.string_from(state, 1) == state.information_state_string(1)
    assert seen.string_from(state, 1) == state.observation_string(1)


def test_a_copy_plays_on_without_the_table_it_was_copied_from() -> None:
    state = played(pyspiel.load_game("python_dispetto_lunch_money(players=2)"), 6)
    before, copy = str(state), state.clone()
    step(copy.held.s, copy.rules.game.actions[copy.legal_actions()[0]])
    assert str(state) == before and state.legal_actions()
