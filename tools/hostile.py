"""A mob at the gate: hostile frames and forms for minutes, against a server of its own on this machine only.

Several addresses of the loopback network send half requests, forms without an end, heads without an end, forms full of
nonsense, floods of pages, tables and sockets, frames of every wrong kind, and read nothing of what they get; some sit
at tables of their own and ask for all that a player may ask for, without a pause. Meanwhile an honest guest of another
address sits at a table, reloads the page and chats; how long that takes is measured, and the server's memory. It fails
where the server falls over, answers 5xx, where memory grows, or the honest guest has to wait.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlencode

import websockets

HONEST = "127.0.0.200"
MOB = [f"127.0.0.{n}" for n in range(10, 18)]
EACH = 6  # rioters of each kind and address
WAIT = 2.0  # seconds between two things the honest guest does
PAGE = re.compile(rb"HTTP/1\.1 (\d+)")
GAMES = ("hedz-25th", "hedz-2nd", "shear-panic", "lunch-money", "horse-racing", "no-such-game")
PATHS = (
    "/play",
    "/invite",
    "/me",
    "/me/link",
    "/move/x",
    "/t/T/seats",
    "/t/T/options",
    "/t/T/pick",
    "/t/T/preset",
    "/t/T/file",
    "/t/T/leave",
)
MORE = (
    "/lesson /lesson/hedz-25th /lesson/%00 /lesson/none /t/T/lesson/skip /t/T/join /t/T/sit-in /t/T/delete "
    "/t/T/rematch /t/T/hint /t/T/what-if /t/T/remove /t/T/let-in /bots /bots/x/revoke /bots/%00/seat "
    "/me/phrase /me/recover /me/forget /c /c/T/join/%00 /c/%00/ask /c/T/answer /c/T/leave /c/T/remove /c/T/rename "
    "/c/T/play /evening /e/%00/join /e/T/chair /e/T/on /e/T/do /make /make/load /make/%00/draft /make/T/mend "
    "/make/T/copy /make/T/remove /make/T/play /make/T/invite /make/T/fair /t/T/wrong /t/T/bets "
    "/turns/away /turns/home /push/listen /push/stop /push/how "
    "/passkey/add/begin /passkey/add /passkey/use/begin /passkey/use /me/passkey/drop "
    "/api/table /api/table/T/answer /api/table/T/seat /api/table/T/start /api/table/T/leave /api/table/T/chat "
    "/api/table/T/undo"
).split()
KEYS = (
    "phrase which friend member say until at expected "
    "game do seat name kind nonce how o-start_points o-turn_limit clock key text face value preset gender fuse "
    "seats"
).split()
SEEN = (
    "/ /me /me/export /c/T /c/%00 /c/T/join/%ff /evening /e/%00 /make /make/T /make/%00/draft /make/T/file.toml "
    "/make/T/fair /t/T/so-far/-1 /t/T/picture.png /t/T/film.svg /t/T/wrong /t/T/wrong/9.toml /t/T/bets "
    "/turns /turns/next?after=%00 /push/key /sw.js /manifest.webmanifest /offline "
    "/rules/hedz-25th /how/hedz-25th /how/none /cast /cast/becco /cast/%00 "
    "/t/x /%ff /t/T /t/T/replay /t/T/fair /t/T/fair.json /t/T/end "
    "/t/T/understood /t/T/odds.json /t/T/chances /t/T/thought/-1 "
    "/t/T/record.toml /t/T/moment/3?since=-9 /t/T/moment/99999?eyes=all /move/x /healthz /readyz /metrics "
    "/bots /api /api/openapi.json /api/me /api/games /api/tables /api/stream/event /api/table/T /api/table/%00 "
    "/api/table/T/stream?since=x /api/table/T/record?as=x"
).split()
DRAWN = (
    "/face/3.svg /face/99.svg /face/%00.svg /face/becco/calm/1.svg /face/becco/%00/%ff.svg "
    "/emblem/hedz-25th/x/y/9.svg /ground/hedz-25th/wide-light.svg "
    "/art/made/%00/wide-light.svg /art/brought/T/wide-light.svg /art/kind/hedz-25th/%00.svg "
    "/art/hedz-25th/x/wide-light.svg /poster/none.svg /style/none.css"
).split()
FRAMES = (
    "answer seq chat tip eyes layout undo agree standing here have look again run ghosts pace grant plea back firm "
    "part heckle haunt"
).split()
PLAYED = (  # what whoever sits at a table may ask for, each as dear as it gets
    {"ghosts": 0},
    {"again": True},
    {"pace": 0},
    {"pace": 2},
    {"run": True},
    {"here": True},
    {"tip": "seat-1", "firm": True},
    {"layout": "tall"},
    {"layout": "wide"},
    {"eyes": 0},
    {"undo": True},
    {"back": True},
    {"standing": "can", "on": True},
    {"standing": "pass", "on": False},
    {"answer": 0, "part": 0},
    {"chat": "louder"},
    {"heckle": 1},
    {"haunt": "1"},
)
WORDS = ("", "0", "-1", "300000", "9" * 400, "sit", "start", "up", "💀" * 90, "<script>", "\x00", "../..", "bot:greedy")


class Mob:
    """Where they riot, and what they have seen."""

    def __init__(self, port: int, table: str, until: float) -> None:
        self.port = port
        self.table = table
        self.until = until
        self.seen: Counter[str] = Counter()

    @property
    def on(self) -> bool:
        """Is there time left?"""
        return time.monotonic() < self.until

    async def line(self, where: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from one of their addresses."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(where, 0))

    async def ask(self, where: str, method: str, path: str, body: bytes = b"", head: str = "") -> tuple[int, bytes]:
        """One whole request."""
        reader, writer = await self.line(where)
        kind = "Content-Type: application/x-www-form-urlencoded\r\n" if body else ""
        ask = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{head}{kind}"
        writer.write(f"{ask}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        try:
            async with asyncio.timeout(30):
                answer = await reader.read()
        finally:
            writer.close()
        found = PAGE.match(answer)
        return int(found[1]) if found else 0, answer

    # -------------------------------------------------------------------------------------------------- what they do

    async def half(self, where: str, r: random.Random) -> None:
        """Half a request, and then silence."""
        reader, writer = await self.line(where)
        head = b"POST /me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\nname=A"
        writer.write(head[: r.randrange(len(head))])
        async with asyncio.timeout(40):
            await reader.read()
        writer.close()

    async def endless(self, where: str, r: random.Random) -> None:
        """A head that never ends, and a body larger than it says it may be."""
        _, writer = await self.line(where)
        heads = (b"GET / HTTP/1.1\r\n", b"POST /me HTTP/1.1\r\nContent-Length: 900000000\r\n\r\n")
        writer.write(r.choice(heads))
        for _ in range(200):
            writer.write(b"X-Long: " + b"y" * 8000 + b"\r\n")
            await writer.drain()
        writer.close()

    async def forms(self, where: str, r: random.Random) -> None:
        """Nonsense in every field."""
        path = r.choice((*PATHS, *MORE)).replace("T", r.choice((self.table, "nowhere", "%00")))
        fields = {r.choice(KEYS): r.choice((*WORDS, *GAMES)) for _ in range(r.randrange(8))}
        status, _ = await self.ask(where, "POST", path, urlencode(fields).encode())
        self.seen[f"{status}"] += 1

    async def pages(self, where: str, r: random.Random) -> None:
        """As many pages as they can get."""
        path = r.choice((*SEEN, *DRAWN)).replace("T", self.table)
        status, _ = await self.ask(where, "GET", path)
        self.seen[f"{status}"] += 1

    async def tables(self, where: str, r: random.Random) -> None:
        """Tables nobody will sit at."""
        status, _ = await self.ask(where, "POST", "/invite", urlencode({"game": r.choice(GAMES)}).encode())
        self.seen[f"{status}"] += 1

    async def deaf(self, where: str, r: random.Random) -> None:
        """They ask for pages and read nothing."""
        _, writer = await self.line(where)
        for _ in range(20):
            writer.write(f"GET /t/{self.table} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        await writer.drain()
        await asyncio.sleep(r.uniform(1, 20))
        writer.transport.abort()

    async def frames(self, where: str, r: random.Random) -> None:
        """A socket full of wrong frames."""
        have = r.choice(("", "&have=1", "&have=1&pace=9", "&pace=x&layout=x&lang=x"))
        url = f"ws://127.0.0.1:{self.port}/t/{self.table}/live?seen={r.choice(('-1', 'x', '9' * 30))}{have}"
        _, page = await self.ask(where, "GET", "/rules/hedz-25th") if r.random() < 0.5 else (0, b"")
        cookie = re.search(rb"set-cookie: (who=[^;]+)", page)
        head = {"Cookie": cookie[1].decode()} if cookie else {}
        async with websockets.connect(
            url, local_addr=(where, 0), max_size=None, close_timeout=1, additional_headers=head
        ) as ws:
            for _ in range(500):
                if not self.on:
                    break
                await ws.send(self.frame(r))
        self.seen["socket"] += 1

    async def players(self, where: str, r: random.Random) -> None:
        """A table of their own, and everything that can be asked for there, without a pause."""
        game = r.choice(GAMES)
        path = r.choice(("/play", f"/lesson/{game}"))
        status, answer = await self.ask(where, "POST", path, urlencode({"game": game, "nonce": "ab"}).encode())
        self.seen[f"{status}"] += 1
        table, cookie = re.search(rb"location: (/t/[\w-]+)", answer), re.search(rb"set-cookie: (who=[^;]+)", answer)
        if table is None or cookie is None:
            return
        url = f"ws://127.0.0.1:{self.port}{table[1].decode()}/live"
        head = {"Cookie": cookie[1].decode()}
        async with websockets.connect(
            url, local_addr=(where, 0), max_size=None, close_timeout=1, additional_headers=head
        ) as ws:
            seq = 0
            for n in range(400):
                if not self.on:
                    break
                said = dict(r.choice(PLAYED))
                if "ghosts" in said:
                    said["ghosts"] = seq
                elif "answer" in said:
                    said["answer"] = r.randrange(60)
                await ws.send(json.dumps({**said, "seq": seq}))
                if n % 4 == 0:  # now and then they look up
                    async with asyncio.timeout(30):
                        seq = json.loads(re.sub("^hb$", "{}", str(await ws.recv()))).get("seq", seq)
        self.seen["player"] += 1

    def frame(self, r: random.Random) -> str | bytes:
        """One of them."""
        if r.random() < 0.1:
            return r.choice(("[" * 9000, "x" * 15000, b"\x00\xff" * 50, "", "null", '{"chat": 7}'))
        key = r.choice(FRAMES)
        value: object = r.choice((True, None, -1, 0, 1 << 40, "💀" * 300, [[]], {"a": {}}, 3.5, "pass"))
        return json.dumps({key: value, "seq": r.randrange(-2, 400), "on": True})

    async def riot(self, kind: Callable[[str, random.Random], Awaitable[None]], where: str, seed: int) -> None:
        """One of them, until it is over."""
        r = random.Random(seed)
        while self.on:
            with contextlib.suppress(OSError, TimeoutError, EOFError, websockets.WebSocketException):
                await kind(where, r)
            await asyncio.sleep(r.uniform(0, 0.05))


class Guest:
    """Somebody honest: a page now and then, a line of chat, and how long each took."""

    def __init__(self, mob: Mob, cookie: str) -> None:
        self.mob = mob
        self.head = f"Cookie: {cookie}\r\n"
        self.cookie = cookie
        self.page: list[float] = []
        self.push: list[float] = []
        self.trouble: list[str] = []

    async def play(self, until: float) -> None:
        """Look, speak, wait."""
        url = f"ws://127.0.0.1:{self.mob.port}/t/{self.mob.table}/live"
        n = 0
        async with websockets.connect(
            url, local_addr=(HONEST, 0), max_size=None, additional_headers={"Cookie": self.cookie}
        ) as ws:
            while time.monotonic() < until:
                n += 1
                began = time.monotonic()
                status, _ = await self.mob.ask(HONEST, "GET", f"/t/{self.mob.table}", head=self.head)
                self.page.append(time.monotonic() - began)
                if status != 200:
                    self.trouble.append(f"page {status}")
                began, text = time.monotonic(), f"honest line {n} of {id(ws)}"
                await ws.send(json.dumps({"chat": text}))
                async with asyncio.timeout(30):
                    while text not in str(await ws.recv()):
                        pass
                self.push.append(time.monotonic() - began)
                await asyncio.sleep(WAIT)


@dataclass(frozen=True)
class Told:
    """What the guest has to tell."""

    page: list[float]
    push: list[float]
    trouble: list[str]


async def a_guest(port: int, table: str, cookie: str, seconds: float) -> Told:
    """The guest in a process of its own, so that the mob's haste is not measured as the server's."""
    words = [sys.executable, "-m", "tools.hostile", "--guest", str(port), table, cookie, str(seconds)]
    made = await asyncio.create_subprocess_exec(*words, stdout=subprocess.PIPE)
    out, _ = await made.communicate()
    return Told(**json.loads(out)) if made.returncode == 0 else Told([60.0], [60.0], ["the guest gave up"])


async def be_a_guest(port: int, table: str, cookie: str, seconds: float) -> None:
    """That process."""
    until = time.monotonic() + seconds
    guest = Guest(Mob(port, table, until), cookie)
    await guest.play(until)
    print(json.dumps({"page": guest.page, "push": guest.push, "trouble": guest.trouble}))


def memory(pid: int) -> float:
    """MB of a process."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def spent(pid: int) -> float:
    """Seconds of CPU of a process."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def told(what: str, times: list[float]) -> str:
    """Some times in milliseconds."""
    ms = sorted(1000 * t for t in times)
    p95 = ms[int(len(ms) * 0.95)]
    return f"{what} median {statistics.median(ms):.0f} ms, p95 {p95:.0f}, at most {ms[-1]:.0f} ({len(ms)})"


async def run(minutes: float, each: int) -> int:
    """The whole evening; how many things were wrong."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = int(s.getsockname()[1])
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "dispetto", "serve", "--port", str(port), "--db", f"{folder}/tables.sqlite3"]
        env = {k: v for k, v in os.environ.items() if k != "DISPETTO_LIMITS"}
        with open(f"{folder}/log", "wb") as log:
            server = subprocess.Popen(words, env=env, stdout=log, stderr=log)
            try:
                await evening(server, port, minutes, each, wrong)
            finally:
                server.terminate()
                server.wait(20)
        lines = Path(f"{folder}/log").read_text(errors="replace").splitlines()
        bad = [x for x in lines if "Traceback" in x or "ERROR" in x]
        print(f"the server's log: {len(lines)} lines, {len(bad)} of them errors")
        wrong += bad[:5]
    for what in wrong:
        print(f"wrong: {what}")
    return len(wrong)


async def evening(server: subprocess.Popen[bytes], port: int, minutes: float, each: int, wrong: list[str]) -> None:
    """Quiet at first, then the mob."""
    mob = Mob(port, "", 0)
    for _ in range(200):
        with contextlib.suppress(OSError):
            if (await mob.ask(HONEST, "GET", "/healthz"))[0]:
                break
        await asyncio.sleep(0.1)
    _, answer = await mob.ask(HONEST, "POST", "/play", b"game=lunch-money")
    table = re.search(rb"location: /t/([\w-]+)", answer)
    cookie = re.search(rb"set-cookie: (who=[^;]+)", answer)
    assert table and cookie, answer[:500]
    mob.table = table[1].decode()
    quiet = await a_guest(port, mob.table, cookie[1].decode(), 15)
    before = memory(server.pid)
    print(f"quiet: {told('page', quiet.page)}; {told('push', quiet.push)}; {before:.0f} MB", flush=True)
    mob.until = time.monotonic() + minutes * 60
    began, used = time.monotonic(), spent(server.pid)
    kinds = (mob.half, mob.endless, mob.forms, mob.pages, mob.tables, mob.deaf, mob.frames, mob.players)
    riot = [mob.riot(kind, where, n) for n in range(each) for kind in kinds for where in MOB]
    grown: list[float] = []

    async def watch() -> None:
        while mob.on and server.poll() is None:
            grown.append(memory(server.pid))
            await asyncio.sleep(2)

    met = asyncio.create_task(a_guest(port, mob.table, cookie[1].decode(), minutes * 60))
    results = await asyncio.gather(met, watch(), *riot, return_exceptions=True)
    guest = met.result()
    wrong += [f"{type(e).__name__}: {e}" for e in results if isinstance(e, BaseException)][:5]
    if server.poll() is not None:
        wrong.append(f"the server ended with {server.returncode}")
        return
    print(f"mob of {len(riot)}: {told('page', guest.page)}; {told('push', guest.push)}")
    share = (spent(server.pid) - used) / (time.monotonic() - began)
    print(
        f"the server had {100 * share:.0f} % of a core; others kept the machine at a load of {os.getloadavg()[0]:.0f}"
    )
    third = max(1, len(grown) // 3)
    early, late = statistics.median(grown[third : 2 * third] or grown), statistics.median(grown[-third:])
    print(f"memory: {before:.0f} MB before, {early:.0f} in the middle, {late:.0f} at the end, at most {max(grown):.0f}")
    print(f"what they heard: {dict(mob.seen.most_common())}")
    wrong += guest.trouble[:5]
    wrong += [f"{n} answers of {status}" for status, n in mob.seen.items() if status.startswith("5")]
    if late > early * 1.1 + 10:
        wrong.append(f"memory grows: {early:.0f} MB, then {late:.0f} MB")
    if sorted(guest.push)[int(len(guest.push) * 0.95)] > 1.0:
        wrong.append("the honest guest waits more than a second for a push")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--each", type=int, default=EACH, help=f"rioters of each kind and address (default {EACH})")
    parser.add_argument("--guest", nargs=4, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.guest:
        port, table, cookie, seconds = args.guest
        asyncio.run(be_a_guest(int(port), table, cookie, float(seconds)))
        return 0
    return 1 if asyncio.run(run(min(args.minutes, 60.0), min(args.each, 20))) else 0


if __name__ == "__main__":
    sys.exit(main())
