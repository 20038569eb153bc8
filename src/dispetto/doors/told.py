"""What the seats of a table have been told so far: events as far as they may know them, and their own answers."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from dispetto.core.engine.table import PUBLIC, Event


class Told:
    """One answer and what came of it, and all before it. A value: tables that part ways share their past."""

    def __init__(
        self, before: Told | None = None, seat: int = PUBLIC, code: int = -1, events: tuple[Event, ...] = ()
    ) -> None:
        self.before = before
        self.seat = seat
        self.code = code
        self.events = events
        self.digests: dict[int, bytes] = {}  # of all up to here, by the seat that knows it

    def heard(self, seat: int) -> bytes:
        """What this seat learns from it: its own answer, and the events."""
        own = (self.code,) if self.seat == seat else ()
        told = [(e.kind, e.seat, e.args if e.known(seat) else ()) for e in self.events]
        return repr((own, told)).encode() if own or told else b""

    def digest(self, seat: int) -> bytes:
        """All that this seat has been told up to here, as sixteen bytes."""
        later: list[Told] = []
        node: Told | None = self
        while node is not None and seat not in node.digests:
            later.append(node)
            node = node.before
        known = b"" if node is None else node.digests[seat]
        for node in reversed(later):
            heard = node.heard(seat)
            if heard:
                known = blake2b(known + heard, digest_size=16).digest()
            node.digests[seat] = known
        return known

    def codes(self) -> list[int]:
        """Every answer so far, chance's too."""
        found: list[int] = []
        node: Told | None = self
        while node is not None and node.before is not None:
            found.append(node.code)
            node = node.before
        return found[::-1]

    def known(self, seat: int, view: Any) -> str:
        """The seat's information state: what it was told, and what it sees."""
        return f"{seat} {self.digest(seat).hex()} {blake2b(repr(view).encode(), digest_size=16).hexdigest()}"
