"""What all tests share: how golden files are renewed, and a Hypothesis that tells the same story every time."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

from dispetto.cli.common import SPEAKING

os.environ.setdefault("DISPETTO_LIMITS", "off")  # tests ask more than people do; those of the limits switch them on
os.environ.setdefault("DISPETTO_LOOK_BACK", "none")  # an end page sets no machine going, unless a test is about that
settings.register_profile("house", derandomize=True, deadline=None, database=None, print_blob=True)
settings.load_profile("house")
if (
    signal.getsignal(signal.SIGINT) is signal.SIG_IGN
):  # a job in the background ignores Ctrl-C, and so would what it starts
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the files of tests/golden anew")


MANY = ("/contract/", "/core/", "/games/", "/golden/")  # small ones, for whoever has a hand free


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The other modules are each one process's (`--dist loadgroup`): their servers and browsers are started once."""
    for item in items:
        if not any(folder in str(item.path) for folder in MANY):
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.fixture(scope="session")
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Only on demand: --update-golden, or DISPETTO_UPDATE_GOLDEN=1."""
    return bool(request.config.getoption("--update-golden")) or os.environ.get("DISPETTO_UPDATE_GOLDEN") == "1"


@pytest.fixture(autouse=True)
def nobody_has_asked_for_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an earlier test's command was asked to speak is over with it."""
    monkeypatch.setattr(SPEAKING, "asked", "")
