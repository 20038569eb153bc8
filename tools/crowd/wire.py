"""A page without a browser: the socket of a table with as little around it as the protocol allows, and what came by it.

The load generator must cost less than the server it measures, so a socket is an asyncio protocol without a task, and
the parts of a page that hold no choices are brought up to date only when somebody asks for them.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

Delta = Sequence[str | Sequence[int]]
ASK = "ask"  # the part that holds the choices
LOG = "log"  # the part that grows by lines
CHOICE = re.compile(r'data-answer="(\d+)" data-seq="(\d+)" data-part="(\d+)"')
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MOST_DELTAS = 30  # kept unread for one part
REFUSED, CUT = 4000, 4001  # how a socket ended that sent no code: the server let nobody in, or the line went dead


def merged(text: str, delta: Delta) -> str:
    """A part's text after a delta: strings are new pieces, pairs (from, how many) those kept of the earlier text."""
    pieces = text.split("<")
    made: list[str] = []
    for item in delta:
        if isinstance(item, str):
            made.append(item)
        else:
            start, count = item
            made += pieces[start : start + count]
    return "<".join(made)


@dataclass(frozen=True)
class Choice:
    """One answer on offer: the number of its row, the version of the question, which part of the answer it is."""

    code: int
    seq: int
    part: int

    def frame(self) -> str:
        """What a click on it sends."""
        return json.dumps({"answer": self.code, "seq": self.seq, "part": self.part})


@dataclass
class Page:
    """What a page shows: its parts, brought up to date message by message, and the choices in them."""

    seq: int = -1
    seen_as: int = 0  # what the server drew it from, for coming back
    texts: dict[str, str] = field(default_factory=dict)
    later: dict[str, list[Delta]] = field(default_factory=dict)  # deltas nobody has needed yet
    choices: tuple[Choice, ...] = ()
    over: bool = False

    def take(self, message: dict[str, Any]) -> bool:
        """A message of the table; False where it says nothing of how the table stands."""
        parts = message.get("html")
        if isinstance(parts, dict):
            for name, news in parts.items():
                self.change(name, news)
            if ASK in parts:
                self.look()
        if "seq" not in message:
            return False
        self.seq = int(message["seq"])
        self.seen_as = int(message.get("look", 0))
        return True

    def change(self, name: str, news: str | Delta) -> None:
        """One part as it is now, whole or as a delta."""
        if isinstance(news, str):
            self.texts[name] = news
            self.later.pop(name, None)
            return
        waiting = self.later.setdefault(name, [])
        waiting.append(news)
        if len(waiting) >= MOST_DELTAS:
            self.text(name)

    def text(self, name: str) -> str:
        """A part as it is now."""
        text = self.texts.get(name, "")
        for delta in self.later.pop(name, ()):
            text = merged(text, delta)
        self.texts[name] = text
        return text

    def look(self) -> None:
        """Which choices there are, and whether the game is over."""
        text = self.text(ASK)
        self.choices = tuple(Choice(int(code), int(seq), int(part)) for code, seq, part in CHOICE.findall(text))
        self.over = '/end"' in text

    def open_choices(self) -> list[Choice]:
        """The choices that answer the question of the version this page shows."""
        return [choice for choice in self.choices if choice.seq == self.seq]

    def have(self) -> dict[str, int]:
        """The sums of all parts: what a page says when it comes back, so that it is sent only what is new."""
        return {name: zlib.crc32(self.text(name).encode()) for name in list(self.texts) if name != LOG}


class Wire(asyncio.Protocol):
    """A WebSocket to our own server: text frames, pings answered, nothing else."""

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None], gone: Callable[[int], None]) -> None:
        self.path, self.cookie = path, cookie
        self.heard, self.gone = heard, gone
        self.open = False
        self.code = REFUSED
        self.buffer = bytearray()
        self.half = b""  # of a message that comes in several frames
        self.transport: asyncio.Transport | None = None
        self.over = False  # hung up, perhaps before anybody picked up
        self.first: list[str] = []  # what is said as soon as the door is open

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        if self.over:
            transport.close()
            return
        key = base64.b64encode(os.urandom(16)).decode()
        host = "{}:{}".format(*transport.get_extra_info("peername")[:2])
        head = (
            f"GET {self.path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n\r\n"
        )
        transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.cut()
                return
            self.open, self.code = True, CUT
            self.buffer = bytearray(rest)
            for text in self.first:
                self.send(text)
        self.read()

    def read(self) -> None:
        """Whatever whole frames there are."""
        at, buffer = 0, self.buffer
        while len(buffer) - at >= 2:
            kind, size, start = buffer[at], buffer[at + 1] & 0x7F, at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(buffer[start : start + 8], "big"), start + 8
            if len(buffer) < start + size:
                break
            self.frame(kind, bytes(buffer[start : start + size]))
            at = start + size
        del buffer[:at]

    def frame(self, kind: int, payload: bytes) -> None:
        """One frame of the server."""
        opcode = kind & 0x0F
        if opcode == PING:
            self.write(PONG, payload)
        elif opcode == CLOSE:
            self.code = int.from_bytes(payload[:2], "big") or CUT
            self.cut()
        elif opcode <= TEXT:
            self.half += payload
            if kind & 0x80:
                whole, self.half = self.half, b""
                self.heard(whole)

    def send(self, text: str) -> None:
        """A text frame."""
        self.write(TEXT, text.encode())

    def write(self, opcode: int, payload: bytes) -> None:
        """A frame; a mask of zeros is a mask, and costs nothing."""
        if self.transport is None or self.transport.is_closing():
            return
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | opcode]) + length + bytes(4) + payload)

    def cut(self) -> None:
        """Hang up; where nobody has picked up yet, as soon as somebody does."""
        self.over = True
        if self.transport is not None:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.open = False
        self.transport = None
        self.gone(self.code)
