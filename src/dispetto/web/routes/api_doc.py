"""What the API is, for machines (OpenAPI) and on a page for people; both are made of the routes themselves."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi import FastAPI, Request
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse, Response
from pydantic import TypeAdapter
from starlette.routing import Route

from dispetto.core.telling.messages import FORMAT, ChatLine, SeatsChanged, TableGone, TableState
from dispetto.web.house import House
from dispetto.web.pages.at import BASE

LINES = {  # what may stand on a line of a stream
    "/api/stream/event": ("Tables", "TableBrief"),
    "/api/table/{table}/stream": ("TableFull", "TableState", "SeatsChanged", "ChatLine", "TableGone"),
}
OURS = ("422", "HTTPValidationError", "ValidationError")  # of FastAPI: we say 400, and a sentence


def add_api_doc(app: FastAPI, house: House) -> None:
    """The document and the page."""

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        return JSONResponse(document(app))

    @app.get("/api", include_in_schema=False)
    async def page(request: Request) -> Response:
        v = await house.visitor(request)
        doc = document(app)
        chapters: dict[str, list[dict[str, Any]]] = {}
        for path, methods in doc["paths"].items():
            for method, told in methods.items():
                chapters.setdefault(told["tags"][0], []).append(operation(doc, path, method, told))
        return house.page(v, "api.html", chapters=chapters, here=house.link(request, ""))


@cache
def document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, put together once."""
    doc = get_openapi(
        title="Dispetto: bots and boards",
        version=f"{FORMAT}.0",
        summary="Tables, questions and answers for programs.",
        description="Every object, and how to begin, is told in docs/bot-api.md.",
        routes=[r for r in app.routes if isinstance(r, Route) and r.path.startswith("/api/")],
        servers=[{"url": BASE.path or "/"}],
    )
    kinds = doc["components"]["schemas"]
    for message in (TableState, SeatsChanged, ChatLine, TableGone):
        made = TypeAdapter(message).json_schema(ref_template="#/components/schemas/{model}", mode="serialization")
        kinds |= made.pop("$defs", {})
        kinds.setdefault(message.__name__, made)
    for methods in doc["paths"].values():
        for told in methods.values():
            told["responses"].pop(OURS[0], None)
    for path, names in LINES.items():
        lines = doc["paths"][path]["get"]["responses"]["200"]["content"]["application/x-ndjson"]
        lines["x-lines"] = [{"$ref": f"#/components/schemas/{name}"} for name in names]
    for name in OURS[1:]:
        kinds.pop(name, None)
    return doc


def operation(doc: dict[str, Any], path: str, method: str, told: dict[str, Any]) -> dict[str, Any]:
    """One thing a program may ask for, as the page shows it."""
    body = told.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    shape = doc["components"]["schemas"].get(body.get("$ref", "").rpartition("/")[2], {})
    needed = shape.get("required", ())
    keys = [(key, kind(value), key in needed) for key, value in shape.get("properties", {}).items()]
    query = [(one["name"], kind(one["schema"]), False) for one in told.get("parameters", ()) if one["in"] == "query"]
    last = [word for word in path.split("/") if word and not word.startswith("{")][-1]
    about = f"op-{method}-{last}"  # of our words
    return {
        "path": path,
        "method": method.upper(),
        "about": about,
        "keys": query + keys,
        "codes": sorted(told["responses"]),
    }


def kind(shape: dict[str, Any]) -> str:
    """What a value is, in a word or two."""
    if "anyOf" in shape:
        return " | ".join(kind(one) for one in shape["anyOf"])
    if "enum" in shape:
        return " | ".join(map(str, shape["enum"]))
    if shape.get("type") == "array":
        return f"{kind(shape['items'])}[]"
    return str(shape.get("type", "object"))
