"""Half a request, a form without its end, a reader who does not read: nobody is waited for for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn

from dispetto.web import gate, patience
from dispetto.web.app import create_app

HONEST = b"GET /static/base.css HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
BIG = b"x" * 4_000_000


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less patience than we have, so that nobody has to wait for these tests."""
    for name in ("HEAD_IN", "REST_IN", "READ_IN"):
        monkeypatch.setattr(patience, name, 0.2)
    monkeypatch.setattr(gate, "BODY_IN", 0.2)


@asynccontextmanager
async def served(app: Any) -> AsyncIterator[int]:
    """A port where the app is served as `dispetto serve` does."""
    server = uvicorn.Server(
        uvicorn.Config(app, port=0, log_level="critical", timeout_graceful_shutdown=1, **patience.CONFIG)
    )
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await running


async def answer_to(port: int, *pieces: bytes) -> bytes:
    """What somebody hears who sends these pieces and then nothing more, until the line is cut."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        async with asyncio.timeout(20):
            return await reader.read()
    except ConnectionError:
        return b"cut"
    finally:
        writer.close()


HEAD = b"POST /me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n"


HALVES: list[tuple[tuple[bytes, ...], bytes]] = [
    ((), b"408"),
    ((b"GET / HT",), b"408"),
    ((b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X-Slow: yes\r\n"), b"408"),
    ((b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n",), b"408"),
    ((b"GET / HTTP/1.1\r\n", *[b"X-More: " + b"y" * 2000 + b"\r\n"] * 40), b"431"),
    ((HEAD + b"Content-Length: 50\r\n\r\nname=Anna",), b"40"),  # 408 or 400: who reads the form decides
    ((HEAD + b"Content-Length: 999999\r\n\r\nname=Anna",), b"413"),
]


def test_half_a_request_is_cut(db: str) -> None:
    async def tried() -> list[bytes]:
        async with served(create_app(db, pace=0)) as port:
            return await asyncio.gather(*(answer_to(port, *pieces) for pieces, _ in HALVES), answer_to(port, HONEST))

    *heard, honest = asyncio.run(tried())
    for (pieces, status), answer in zip(HALVES, heard, strict=True):
        assert answer == b"cut" or answer.startswith(b"HTTP/1.1 " + status), (pieces, answer[:300])
    assert honest.startswith(b"HTTP/1.1 200") and not patience.Patient.half


async def large(scope: Any, receive: Any, send: Any) -> None:
    """An app with a long answer."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": BIG})


def test_a_reader_who_does_not_read_is_cut() -> None:
    async def tried() -> bytes:
        over = asyncio.Event()

        async def told(scope: Any, receive: Any, send: Any) -> None:
            await large(scope, receive, send)
            over.set()

        async with served(told) as port:
            _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1000)
            over.clear()
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            async with asyncio.timeout(20):
                await over.wait()
            writer.close()
            return await answer_to(port, HONEST)

    assert BIG in asyncio.run(tried())


def test_who_hangs_up_after_several_requests_in_a_row_is_known_to_be_gone() -> None:
    async def tried() -> list[str]:
        heard: list[str] = []
        begun, over = asyncio.Event(), asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            if scope["type"] == "http" and not begun.is_set():
                begun.set()
                heard.extend([(await receive())["type"], (await receive())["type"]])
                over.set()

        async with served(app) as port:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HONEST.replace(b"Connection: close\r\n", b"") * 3)
            await begun.wait()
            writer.transport.abort()
            async with asyncio.timeout(5):
                await over.wait()
        return heard

    assert asyncio.run(tried()) == ["http.request", "http.disconnect"]


def test_too_many_half_requests_of_one_address_are_not_even_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HALF_OPEN", 2)
    monkeypatch.setattr(patience, "HEAD_IN", 5.0)

    async def tried() -> bytes:
        async with served(large) as port:
            idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
            while patience.Patient.half["127.0.0.1"] < 2:
                await asyncio.sleep(0.01)
            heard = await answer_to(port)
            for _, writer in idle:
                writer.close()
            return heard

    heard = asyncio.run(tried())
    assert heard.startswith(b"HTTP/1.1 429") and b"Retry-After" in heard
