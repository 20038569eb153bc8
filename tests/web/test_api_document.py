"""The API does what its document says: requests of every shape, right and wrong, get an answer that is in it.

Schemathesis makes them up from the document alone; a stream is asked for its first line.
"""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tools.webtable import Server

pytestmark = pytest.mark.once
CHECKS = [
    not_a_server_error,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]
EACH = 8  # requests of a kind to one address
NO = ("", "false", "0", "off", "f", "n", "no")


def keys(server: Server) -> tuple[dict[str, str], list[str]]:
    """A key, and tables to ask for: one that waits, one being played."""
    cookie = server.cookie("anna")
    head = {"cookie": f"{cookie['name']}={cookie['value']}"}
    page = httpx.post(f"{server.url}/bots", data={"name": "Tester", "purpose": "bot"}, headers=head, timeout=60).text
    secret = re.findall(r"dispetto_[\w-]{43}", page)[0]
    key = {"Authorization": f"Bearer {secret}"}
    wishes = ({"game": "lunch-money"}, {"game": "hedz-25th", "begin": True, "bots": ["random"] * 3})
    made = [httpx.post(f"{server.url}/api/table", json=wish, headers=key, timeout=60).json()["id"] for wish in wishes]
    return key, made


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["right", "wrong"])
def test_every_answer_is_in_the_document_and_none_is_our_fault(server: Server, mode: GenerationMode) -> None:
    key, tables = keys(server)
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    seen: dict[str, set[int]] = {}
    with httpx.Client(timeout=60) as web:

        def ask(case: Any) -> None:
            case.headers.update(key)
            if "table" in case.path_parameters and len(seen[case.operation.label]) % 2:
                case.path_parameters["table"] = tables[len(str(case.body)) % len(tables)]
            if mode is GenerationMode.POSITIVE and case.operation.path == "/api/table":
                case.body |= {"game": "hedz-25th", "options": {}, "bots": []}  # else they would all be of no game
            if "stream" in case.operation.path and str(case.query.get("once", "")).lower() in NO:
                case.query["once"] = "true"
            answer = case.call(base_url=server.url)
            seen[case.operation.label].add(answer.status_code)
            case.validate_response(answer, checks=CHECKS)

        for found in schema.get_all_operations():
            operation = found.ok()
            if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query):
                continue
            seen[operation.label] = set()
            quiet = settings(
                max_examples=EACH,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
                deadline=None,
                derandomize=True,
                database=None,
            )
            quiet(given(case=operation.as_strategy(generation_mode=mode))(ask))()
        assert web.get(f"{server.url}/readyz").text == "ready\n"
    assert len(seen) == (14 if mode is GenerationMode.POSITIVE else 10), seen
    told = set.union(*seen.values())
    assert ({200, 201, 404} if mode is GenerationMode.POSITIVE else {400}) <= told
