"""Games and bots by entry point: what other people's packages bring, and how a broken one is told and left out."""

from __future__ import annotations

import logging
import types
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from court import COURT, CourtGame
from court.bots import Courtier

from dispetto import bots
from dispetto.core import catalogue
from dispetto.core.catalogue import BOTS, GAMES, all_games, game_faults
from dispetto.core.errors import BadInput
from dispetto.core.game import Game
from dispetto.core.telling.languages import languages

OURS = ["hedz-25th", "hedz-2nd", "shear-panic", "lunch-money", "horse-racing"]
Bring = Callable[..., None]


@pytest.fixture
def bring(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Packages that offer these things are installed while a test runs: name → what its module `plugin` holds."""
    points: list[EntryPoint] = []

    def install(group: str, *offers: tuple[str, Any]) -> None:
        module = types.ModuleType("plugin")
        for n, (name, thing) in enumerate(offers):
            setattr(module, f"thing{n}", thing)
            points.append(EntryPoint(name, f"plugin:thing{n}", group))
        monkeypatch.setitem(__import__("sys").modules, "plugin", module)

    installed = catalogue.entry_points  # ours, where we are installed ourselves

    def all_points(group: str) -> list[EntryPoint]:
        return [*installed(group=group), *(p for p in points if p.group == group)]

    monkeypatch.setattr(catalogue, "entry_points", all_points)
    games, players = catalogue.shelf.__wrapped__, bots.shelf.__wrapped__
    monkeypatch.setattr(catalogue, "shelf", lambda: games())
    monkeypatch.setattr(bots, "shelf", lambda: players())
    yield install


def test_a_game_of_another_package_sits_among_ours(bring: Bring) -> None:
    bring(GAMES, ("court", CourtGame))
    assert list(all_games()) == [*OURS, "court"] and game_faults() == []
    assert catalogue.game_named("court").name == "court"


def test_an_entry_point_may_name_an_instance(bring: Bring) -> None:
    bring(GAMES, ("court", COURT))
    assert all_games()["court"] is COURT


class Nameless(CourtGame):
    """Another name than its entry point's."""

    name = "nobody"


class Crowded(CourtGame):
    """More seats at least than at most."""

    fewest = 9


class Wordless(CourtGame):
    """No words in its folder."""

    folder = Path(__file__).parent


class Hollow(Game[Any, Any]):
    """A game in name only."""

    name = "hollow"


def explode() -> None:
    raise ZeroDivisionError("by\nnought")


@pytest.mark.parametrize(
    ("name", "thing", "key", "says"),
    [
        ("court", explode, "left-out-import", "ZeroDivisionError: by nought"),
        ("court", lambda: exit(3), "left-out-import", "SystemExit"),
        ("court", dict, "left-out-no-game", "no Game but a dict"),
        ("court", 7, "left-out-no-game", "no Game but a int"),
        ("The Court!", COURT, "left-out-name", "small letters"),
        ("c" * 31, COURT, "left-out-name", "up to 30"),
        ("court", Nameless, "left-out-other-name", "nobody"),
        ("lunch-money", CourtGame, "left-out-twice", "dispetto.games.lunch_money:LunchMoneyGame had the name first"),
        ("court", Crowded, "left-out-lacks", "fewest"),
        ("hollow", Hollow, "left-out-lacks", "fewest"),
        ("court", Wordless, "left-out-words", "en.ftl"),
    ],
)
def test_what_cannot_be_used_is_left_out_in_one_sentence_and_the_house_opens(
    bring: Bring, caplog: pytest.LogCaptureFixture, name: str, thing: Any, key: str, says: str
) -> None:
    bring(GAMES, (name, thing))
    with caplog.at_level(logging.WARNING, "dispetto"):
        assert list(all_games()) == OURS
    (fault,) = game_faults()
    assert fault.key == key and says in str(fault)
    assert caplog.messages[0] == str(fault)
    for lang in languages():
        said = fault.said(lang)
        assert said.startswith(name) and said.endswith(".") and "\n" not in said and "plugin" in said
    assert fault.said("it") != fault.said("en")


def test_a_module_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch, bring: Bring) -> None:
    point = EntryPoint("court", "no_such_package:Court", GAMES)
    installed = catalogue.entry_points

    def more(group: str) -> list[EntryPoint]:
        return [*installed(group=group), *([point] if group == GAMES else [])]

    monkeypatch.setattr(catalogue, "entry_points", more)
    assert "ModuleNotFoundError" in str(game_faults()[0])


def test_of_two_games_of_one_name_the_first_wins_and_it_is_said(bring: Bring) -> None:
    bring(GAMES, ("court", COURT), ("court", CourtGame))
    assert all_games()["court"] is COURT
    assert [fault.key for fault in game_faults()] == ["left-out-twice"]


def test_a_bot_is_made_by_its_factory(bring: Bring) -> None:
    bring(BOTS, ("courtier", Courtier), ("lambda", lambda: Courtier()))
    assert list(bots.all_bots()) == ["random", "greedy", "search", "persona", "courtier", "lambda"]
    assert bots.bot_faults() == []
    assert isinstance(bots.bot_named("courtier"), Courtier)


def test_what_makes_no_bot_is_left_out(bring: Bring) -> None:
    bring(BOTS, ("tin", dict), ("greedy", Courtier))
    assert list(bots.all_bots()) == ["random", "greedy", "search", "persona"]
    assert [fault.key for fault in bots.bot_faults()] == ["left-out-no-bot", "left-out-twice"]
    with pytest.raises(BadInput):
        bots.bot_named("tin")


def test_describe_tells_what_was_left_out(bring: Bring, capsys: pytest.CaptureFixture[str]) -> None:
    from dispetto.cli import run

    bring(GAMES, ("court", explode))
    assert run(["describe"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "court of plugin is left out: importing plugin:thing0 fails (ZeroDivisionError: by nought)." in told
    assert "lunch-money" in told
