"""Nothing that is said or logged holds a secret: no password of a database, no cookie, no link to another device."""

from __future__ import annotations

import json
import logging

import pytest

from dispetto.cli import run
from dispetto.cli.common import BAD
from dispetto.core.errors import BadInput
from dispetto.web.logs import Json, Plain
from dispetto.web.people import sign
from dispetto.web.store.places import address, shown, told
from dispetto.web.wish import Wish

PASSWORD = "p4ss-w0rt"


@pytest.mark.parametrize(
    "db",
    [
        f"postgresql://anna:{PASSWORD}@127.0.0.1:1/nothing",
        f"postgresql://anna:{PASSWORD}@no-such-host.invalid/nothing",
        f"postgresql://anna:{PASSWORD}@127.0.0.1:nonsense/nothing",
        f"postgresql://anna:{PASSWORD}#x@127.0.0.1:1/nothing",
        f"postgresql://anna:{PASSWORD}/x@127.0.0.1:1/nothing",
        f"postgresql://anna@127.0.0.1:1/nothing?password={PASSWORD}",
        f"postgresql://anna:{PASSWORD}@127.0.0.1:1/nothing?sslmode=nonsense",
        f"mysql://anna:{PASSWORD}@127.0.0.1/nothing",
    ],
)
def test_a_database_that_cannot_be_used_is_named_without_its_password(
    db: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--port", "0", "--db", db]) == BAD
    out, said = capsys.readouterr()
    assert not out and said.count("\n") == 1 and "anna" in said
    assert PASSWORD not in said and PASSWORD.split("-")[0] not in said


def test_a_password_is_hidden_however_it_is_written() -> None:
    assert shown("postgresql://anna:a:b@c@host/db?x=1") == "postgresql://anna:***@host/db?x=1"
    assert shown("postgresql://anna@host/db?password=x&y=2") == "postgresql://anna@host/db?password=***&y=2"
    assert shown("tables.sqlite3") == "tables.sqlite3"
    assert told("the word p@ss is wrong", "postgresql://anna:p%40ss@host/db") == "the word *** is wrong"
    with pytest.raises(BadInput) as found:
        address("oracle://anna:tiger@host/x")
    assert "tiger" not in str(found.value)


def logged(message: str, *facts: object, error: BaseException | None = None) -> logging.LogRecord:
    """What a logger hands to its formatter."""
    exc = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("dispetto.web", logging.ERROR, __file__, 1, message, facts, exc)


def test_a_line_of_the_log_holds_no_secret_in_either_form() -> None:
    cookie = sign(b"key", "abc-DEF_123")
    try:
        raise OSError(f"postgresql://anna:{PASSWORD}@host/db: connection refused")
    except OSError as e:
        record = logged(
            "%s %s: cookie=%s; Authorization: Bearer %s", "GET", f"/move/{cookie}", cookie, "t0ken", error=e
        )
    for text in (Plain().format(record), Json().format(record)):
        assert PASSWORD not in text and cookie not in text and "t0ken" not in text and cookie[-32:] not in text
        assert "GET /move/***" in text and "connection refused" in text and "OSError" in text


def test_a_json_line_is_one_object() -> None:
    told = Json().format(logged("table %s: %s", "x1", "line one\nline two"))
    assert "\n" not in told
    line = json.loads(told)
    assert line["message"] == "table x1: line one\nline two" and line["level"] == "error"
    assert line["logger"] == "dispetto.web" and line["at"].endswith("Z")


@pytest.mark.parametrize(
    ("wish", "said"), [({"logs": "xml"}, "plain or json"), ({"drain": -1}, "from 0 to"), ({"drain": 9e9}, "from 0 to")]
)
def test_a_wish_for_logs_or_closing_that_cannot_be_is_one_sentence(wish: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        Wish(**wish)  # type: ignore[arg-type]
