"""How long a connection is waited for: half a request, a form's rest, a reader who does not read. Then it is cut.

Of itself uvicorn waits for ever for the rest of a request's head, keeps as much of it as is sent, and for ever holds
an answer that nobody reads. `CONFIG` is what it can be told; the rest is here.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

HEAD_IN = 10.0  # seconds until the head of a request must be whole
HEAD = 32_768  # bytes of it
REST_IN = 2.0  # seconds for what is left of a request that is answered already
READ_IN = 30.0  # seconds in which a reader takes some of an answer
IN_A_ROW = 4  # requests sent before the first of them is answered; browsers send none
QUEUE = 4096  # callers who wait until we take them up: when we were gone, all come back at once
HALF_OPEN = QUEUE  # connections of one address whose request has not arrived yet; a proxy's is everybody's
FILES = 65_536  # that may be open at once, connections among them
SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
MANY = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Patient(HttpToolsProtocol):
    """A connection that is not waited for for ever."""

    half: ClassVar[Counter[str]] = Counter()  # connections whose request has not arrived, by address
    answering: RequestResponseCycle | None = None  # what is answered now
    head: int = 0
    waits: asyncio.TimerHandle | None = None  # for the rest of a head
    reads: asyncio.TimerHandle | None = None  # for somebody to read

    # ------------------------------------------------------------------------------------------------ a request

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.half[self.caller] >= HALF_OPEN:
            transport.write(MANY)
            transport.close()
        else:
            self.wait()

    @property
    def caller(self) -> str:
        """Whose connection this is."""
        return self.client[0] if self.client else ""

    def wait(self) -> None:
        """From now on the head of a request is waited for."""
        if self.waits is None:
            self.head = 0
            self.half[self.caller] += 1
            self.waits = self.loop.call_later(HEAD_IN, self.cut, SLOW)

    def arrived(self) -> None:
        """It is whole, or there is nobody any more to wait for."""
        if self.waits is not None:
            self.waits.cancel()
            self.waits = None
            self.half[self.caller] -= 1
            if self.half[self.caller] <= 0:
                del self.half[self.caller]

    def cut(self, why: bytes) -> None:
        """Enough."""
        if not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(why)
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait()

    def on_headers_complete(self) -> None:
        self.arrived()
        super().on_headers_complete()
        if len(self.pipeline) > IN_A_ROW:
            self.transport.close()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.waits is not None:
            self.head += len(data)
            if self.head > HEAD:
                self.cut(LARGE)

    def on_response_complete(self) -> None:
        if self.cycle.more_body:  # answered before all of it was sent
            self.loop.call_later(REST_IN, self.no_rest, self.cycle)
        super().on_response_complete()

    def no_rest(self, cycle: RequestResponseCycle) -> None:
        """What is left of a request that was answered long ago is not waited for."""
        if cycle is self.cycle and cycle.response_complete and cycle.more_body:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        self.is_read()
        if self.answering is not None:  # of several requests in a row uvicorn knows only the last one
            self.cycle = self.answering
        self.pipeline.clear()
        super().connection_lost(exc)

    # ------------------------------------------------------------------------------------------------ an answer

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.reads is None:
            self.reads = self.loop.call_later(READ_IN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_read()

    def is_read(self) -> None:
        """Somebody reads, or there is nothing left to read."""
        if self.reads is not None:
            self.reads.cancel()
            self.reads = None

    def timeout_keep_alive_handler(self) -> None:
        if self.transport.get_write_buffer_size():  # an answer that nobody has read
            self.transport.abort()
        else:
            super().timeout_keep_alive_handler()


def more_files() -> None:
    """As many connections as the machine allows us, where it says so."""
    try:
        import resource
    except ImportError:  # Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


CONFIG: dict[str, Any] = {
    "backlog": QUEUE,
    "http": Patient,
    "timeout_keep_alive": 10,
    "ws_max_size": 16_384,  # bytes of a frame; four for each letter it may have
    "ws_max_queue": 8,  # frames of one page that wait to be heard
    "ws_ping_interval": 20.0,
    "ws_ping_timeout": 20.0,
    "ws_per_message_deflate": False,
}
