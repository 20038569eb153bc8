"""The collector keeps nobody waiting: all there is is walked through only where nobody plays, or at long last."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from dispetto.web import metrics, tidying
from dispetto.web.tidying import ENOUGH, TOO_MANY, Tidying


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How often everything was walked through, with nobody really walking."""
    walks: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: walks.append(1))
    yield walks


def grown(monkeypatch: pytest.MonkeyPatch, lots: int) -> None:
    """So much has grown old."""
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, lots))


def test_while_people_play_nobody_tidies_up(monkeypatch: pytest.MonkeyPatch, collected: list[int]) -> None:
    one = Tidying()
    grown(monkeypatch, TOO_MANY - 1)
    metrics.pushed("something new")
    assert not one.look() and not collected
    assert one.look() and collected == [1], "five seconds later nobody has been sent anything"


def test_where_it_never_gets_quiet_it_is_done_at_long_last(
    monkeypatch: pytest.MonkeyPatch, collected: list[int]
) -> None:
    one = Tidying()
    grown(monkeypatch, TOO_MANY)
    metrics.pushed("something new")
    assert one.look() and collected == [1]


def test_an_empty_house_costs_nothing(monkeypatch: pytest.MonkeyPatch, collected: list[int]) -> None:
    one = Tidying()
    grown(monkeypatch, ENOUGH - 1)
    assert not one.look() and not one.look() and not collected


def test_the_old_are_left_to_us(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[int, ...]] = []
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "set_threshold", lambda *numbers: said.append(numbers))
    tidying.by_ourselves()
    assert said == [(tidying.YOUNG, tidying.TWICE, tidying.NEVER)]
