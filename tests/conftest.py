"""What all tests share: how golden files are renewed, and a Hypothesis that tells the same story every time."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None, database=None, print_blob=True)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the files of tests/golden anew")


@pytest.fixture(scope="session")
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Only on demand: --update-golden, or DISPETTO_UPDATE_GOLDEN=1."""
    return bool(request.config.getoption("--update-golden")) or os.environ.get("DISPETTO_UPDATE_GOLDEN") == "1"
