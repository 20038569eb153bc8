"""The time zone of whoever reads, as their browser says it; Greenwich's where it says none that we know."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

from starlette.requests import HTTPConnection

COOKIE = "zone"
NAME = re.compile(r"[A-Za-z0-9_+-]{1,20}(/[A-Za-z0-9_+-]{1,20}){0,2}", re.ASCII)  # Europe/Rome


def zone_of(c: HTTPConnection) -> tzinfo:
    """Where somebody's days end. A machine without a list of zones (Windows) knows Greenwich's alone."""
    name = c.cookies.get(COOKIE, "")
    try:
        return ZoneInfo(name) if NAME.fullmatch(name) else UTC
    except (OSError, ValueError, LookupError):
        return UTC


def end_of(day: str, zone: tzinfo) -> float:
    """When a day is over there, to the second; 0 where it is no day."""
    try:
        return datetime.combine(date.fromisoformat(day) + timedelta(days=1), time(), zone).timestamp() - 1.0
    except (ValueError, OverflowError):
        return 0.0
