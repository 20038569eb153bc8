"""What a program is told when something cannot be done: the sentence, its key, perhaps the rule and the version."""

from __future__ import annotations

from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection

from dispetto.core.errors import BadInput
from dispetto.core.telling.messages import Refusal, plain
from dispetto.web.pages.at import BASE
from dispetto.web.people import language
from dispetto.web.sorry import Sorry

SOON = "10"  # seconds until it may be worth trying again, where nobody knows better


def is_program(c: HTTPConnection) -> bool:
    """Does somebody's program ask, and no browser?"""
    return str(c.scope["path"]).removeprefix(BASE.path).startswith("/api/")


def refusal(
    c: HTTPConnection, e: BadInput, status: int = 0, rule: str | None = None, version: int | None = None, wait: str = ""
) -> JSONResponse:
    """The sentence in the reader's language."""
    status = status or (e.status if isinstance(e, Sorry) else 400)
    said = Refusal(status=status, error=e.said(language(c)), key=e.key, rule_id=rule, version=version)
    head = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
    if status in (429, 503):
        head["Retry-After"] = wait or str(e.facts.get("seconds", SOON))
    return JSONResponse(plain(said), status, headers=head)
