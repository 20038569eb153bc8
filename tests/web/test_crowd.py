"""The load generator's own pages: frames in any pieces, deltas over the parts they are for, the choices in them."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tools.crowd.crowd import Crowd, Party, Said
from tools.crowd.tables import Place
from tools.crowd.wire import CUT, MOST_DELTAS, REFUSED, Choice, Page, Wire, merged
from tools.load import part, table_of

BUTTON = '<button data-answer="{}" data-seq="{}" data-part="{}" data-key="1">'
texts = st.lists(st.text(alphabet='ab>"', max_size=4), min_size=1, max_size=12).map("<".join)


@given(texts, texts)
def test_a_delta_keeps_pieces_of_the_earlier_text_and_brings_new_ones(old: str, new: str) -> None:
    pieces = old.split("<")
    delta = [[pieces.index(x), 1] if x in pieces else x for x in new.split("<")]
    assert merged(old, delta) == new
    assert merged(old, [[0, len(pieces)]]) == old


def test_a_page_keeps_its_parts_and_finds_the_choices_of_the_question_it_shows() -> None:
    page = Page()
    assert page.take({"seq": 4, "html": {"ask": BUTTON.format(7, 4, 0) + BUTTON.format(8, 3, 0), "scene": "<a><b>"}})
    assert page.open_choices() == [Choice(7, 4, 0)]
    assert page.take({"seq": 5, "html": {"scene": [[0, 2], "c>"]}})
    assert page.open_choices() == [], "the question of an earlier version is not open any more"
    assert not page.take({"away": [2]}) and page.seq == 5
    for _ in range(MOST_DELTAS + 1):
        page.take({"seq": 6, "html": {"scene": [[0, 3]]}})
    assert page.text("scene") == "<a><c>" and page.have()["scene"] == zlib.crc32(b"<a><c>")
    page.take({"seq": 7, "html": {"ask": '<a href="/t/x/end">'}})
    assert page.over and not page.choices


class Line(asyncio.Transport):
    """A transport that notes down what is sent."""

    def __init__(self) -> None:
        self.sent = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.sent += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


def wire(heard: list[bytes], gone: list[int]) -> tuple[Wire, Line]:
    """A socket whose other end is us."""
    made, line = Wire("/t/x/live", "who=a.b", heard.append, gone.append), Line()
    other: Any = line
    made.transport = other
    return made, line


@given(st.lists(st.integers(1, 400), max_size=40))
def test_frames_are_read_in_whatever_pieces_they_come(cuts: list[int]) -> None:
    heard: list[bytes] = []
    made, line = wire(heard, [])
    long = b"x" * 70_000
    stream = (
        b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + b"\x81\x02hb" + b"\x89\x02hi" + b"\x81\x7e\x00\x80" + b"y" * 128
    )
    stream += b"\x01\x01a\x80\x01b" + b"\x81\x7f" + len(long).to_bytes(8, "big") + long
    at = 0
    for cut in [*cuts, len(stream)]:
        made.data_received(stream[at : at + cut])
        at += cut
    assert heard == [b"hb", b"y" * 128, b"ab", long]
    assert line.sent == b"\x8a\x82" + bytes(4) + b"hi", "a ping is answered, and masked"


def test_why_a_socket_ended_is_known() -> None:
    gone: list[int] = []
    made, line = wire([], gone)
    made.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")
    assert line.closed
    made.connection_lost(None)
    made, _ = wire([], gone)
    made.data_received(b"HTTP/1.1 101 OK\r\n\r\n\x88\x02" + (4404).to_bytes(2, "big"))
    made.connection_lost(None)
    made, _ = wire([], gone)
    made.data_received(b"HTTP/1.1 101 OK\r\n\r\n")
    made.connection_lost(None)
    assert gone == [REFUSED, 4404, CUT]


def test_what_is_said_first_waits_for_the_door() -> None:
    made, line = wire([], [])
    made.first = ["a"]
    assert not line.sent
    made.data_received(b"HTTP/1.1 101 OK\r\n\r\n")
    assert line.sent == b"\x81\x81" + bytes(4) + b"a"
    made.send("b" * 200)
    assert line.sent.endswith(b"\x81\xfe\x00\xc8" + bytes(4) + b"b" * 200)


def test_figures_are_told_in_columns() -> None:
    assert part([], 0.5) == 0 and part([3, 1, 2], 0.5) == 2 and part([1, 2], 1.0) == 2
    shown = table_of([{"what": "a", "n": 1234}, {"what": "b", "late": None}]).splitlines()
    assert shown == ["what      n  late", "   a  1,234      ", "   b             "]


def test_whoever_hung_up_before_anybody_picked_up_does_not_come_in() -> None:
    heard: list[bytes] = []
    gone: list[int] = []
    made, line = Wire("/t/old/live", "who=a.b", heard.append, gone.append), Line()
    made.cut()
    other: Any = line
    made.connection_made(other)
    assert line.closed and not line.sent, "the table was left for a rematch meanwhile"
    made.connection_lost(None)
    assert gone == [REFUSED]


def test_what_was_said_while_something_else_is_on_its_way_is_not_counted_as_acknowledged() -> None:
    """The worker that was not killed may still be writing the first of two answers when the second is given."""
    crowd = Crowd([1], every=1.0)
    crowd.ledger = []
    party = Party(crowd, Place("T", "hedz-25th", ("a", "b")), [1])
    page = party.players[1].page
    first, second, third = (Said("T", 1, Choice(code, seq, 0), 0.0) for code, seq in ((7, 4), (8, 4), (9, 5)))
    party.said = first
    party.lost()
    party.said, page.seq = second, 5  # the first has happened
    party.moved(party.players[1])
    assert crowd.ledger == [] and crowd.tally.unsure == 2
    party.said, party.noted, page.seq = third, False, 6
    party.moved(party.players[1])
    assert crowd.ledger == [third], "of what is said to a later question there is no doubt"


def test_what_is_refused_after_the_table_has_moved_on_was_never_acknowledged() -> None:
    """A round that ends while an answer is on its way: first the page moves on, then it says that it was too late."""
    crowd = Crowd([1], every=1.0)
    crowd.ledger = []
    party = Party(crowd, Place("T", "hedz-25th", ("a", "b")), [1, 1])
    said = Said("T", 1, Choice(7, 4, 0), 0.0)
    party.said, party.unseen = said, {0, 1}
    for player in party.players:
        player.page.seq = 5
        party.moved(player)
    assert crowd.ledger == [said]
    party.refused(party.players[0], "not what was said")
    assert crowd.ledger == [said]
    party.refused(party.players[1], "too late")
    assert crowd.ledger == [] and crowd.tally.refused == 1
