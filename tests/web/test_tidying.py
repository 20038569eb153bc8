"""The collector keeps nobody waiting: all there is is walked through only where nobody plays, or at long last."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from dispetto.web import metrics, tidying
from dispetto.web.tidying import ENOUGH, FIRST, LEAST, MOST, WORTH, Tidying


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How often everything was walked through, with nobody really walking; nothing is found."""
    walks: list[int] = []

    def walk() -> int:
        walks.append(1)
        return 0

    monkeypatch.setattr(gc, "collect", walk)
    yield walks


def grown(monkeypatch: pytest.MonkeyPatch, lots: int) -> None:
    """So much has grown old."""
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, lots))


def test_while_people_play_nobody_tidies_up(monkeypatch: pytest.MonkeyPatch, collected: list[int]) -> None:
    one = Tidying()
    grown(monkeypatch, FIRST - 1)
    metrics.pushed("something new")
    assert not one.look() and not collected
    assert one.look() and collected == [1], "five seconds later nobody has been sent anything"


def test_where_it_never_gets_quiet_it_is_done_at_long_last(
    monkeypatch: pytest.MonkeyPatch, collected: list[int]
) -> None:
    one = Tidying()
    grown(monkeypatch, FIRST)
    metrics.pushed("something new")
    assert one.look() and collected == [1]


def test_the_less_is_found_the_longer_it_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    one, lots = Tidying(), FIRST
    for found, after in [(0, 2 * FIRST), (0, 4 * FIRST), (10**9, 2 * FIRST)]:
        grown(monkeypatch, lots)
        monkeypatch.setattr(gc, "collect", lambda found=found: found)
        metrics.pushed("something new")
        assert one.look() and one.patience == after
        lots = after
    grown(monkeypatch, MOST)
    for found, bound in [(MOST * WORTH + 1, LEAST), (MOST * WORTH, MOST)]:
        monkeypatch.setattr(gc, "collect", lambda found=found: found)
        for _ in range(10):
            one.look()
        assert one.patience == bound


def test_an_empty_house_costs_nothing(monkeypatch: pytest.MonkeyPatch, collected: list[int]) -> None:
    one = Tidying()
    grown(monkeypatch, ENOUGH - 1)
    assert not one.look() and not one.look() and not collected


def test_the_old_are_left_to_us(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[int, ...]] = []
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "set_threshold", lambda *numbers: said.append(numbers))
    tidying.by_ourselves()
    assert said == [(tidying.YOUNG, tidying.AGAIN, tidying.NEVER)]
