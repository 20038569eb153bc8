"""Film strips: six frames of each game's main motion, as a reader sees it at 1×.

python -m tools.film FOLDER [NAME…]        only those whose name begins so
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import io
import itertools
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageDraw
from playwright.sync_api import Browser, sync_playwright

from dispetto.core.engine.table import Ask, State
from dispetto.core.game import AnyGame
from dispetto.games.lunch_money.rules.pieces import NAMES
from dispetto.web.store.store import Entry
from tools.needs import chromium
from tools.screenshots import CREW, QUALITY
from tools.webtable import CHROMIUM, Server, story

FRAMES = 6
ACROSS = 3
WIDE = 460  # a frame
SCREEN = (1440, 900)
GRID = (60, 40)
PATIENCE = 60  # seconds until something moves
SLOW = 6  # times: a busy machine paints few frames a second, and the strip is to have them all
SLOWED = f"""const animate = Element.prototype.animate, later = window.setTimeout;
Element.prototype.animate = function (...what) {{
  const a = animate.apply(this, what);
  a.playbackRate = 1 / {SLOW};
  return a;
}};
window.setTimeout = (what, ms, ...more) => later(what, (ms || 0) * {SLOW}, ...more);"""
NEXT_PART = """() => {
  const next = document.querySelector("body:not(.sent) #ask [data-answer]:not([data-part='0'])");
  next?.click();
  return !!next;
}"""
MOVING = """() => document.getAnimations().some((a) => !(a instanceof CSSAnimation || a instanceof CSSTransition))"""
DRAWN = """() => Promise.all(
  [...document.images].filter((i) => i.checkVisibility()).map((i) => i.decode().catch(() => 0))
)"""
BARE = """() => {
  for (const el of document.querySelectorAll("#recap, .previews, #tip")) el.remove();
}"""


@dataclass
class Film:
    """A question to Anna, the answer she gives (its verb), and how long the motion is watched."""

    name: str
    game: str
    asked: str
    verb: str
    seconds: float = 3.0
    after: int = 30
    seats: int = 4
    code: int = -1  # of the answer, when the moment has been found
    options: dict[str, Any] = field(default_factory=dict)
    among: tuple[int, ...] = ()  # the answer's first argument, if not all are alike

    def wanted(self, game: AnyGame, s: State, ask: Ask[Any]) -> bool:
        """Is this the moment? Then its answer is remembered."""
        self.after -= 1
        if self.after > 0 or ask.seat != 0 or type(ask).__name__ != self.asked:
            return False
        fits = (a for a in ask.legal(s) if a.verb == self.verb and (not self.among or a.args[0] in self.among))
        self.code = next((a.code for a in fits), -1)
        return self.code >= 0


BLOWS = tuple(NAMES.index(name) for name in ("headbutt", "kick4", "uppercut", "hook"))
FILMS = (
    Film("film-hedz", "hedz-25th", "InTheWay", "push", 2.4),
    Film("film-hedz-2nd", "hedz-2nd", "Bite", "bite", 2.0),
    Film("film-shear", "shear-panic", "PickCard", "card", 3.0),
    Film("film-lunch", "lunch-money", "Main", "card", 2.6, among=BLOWS),
    Film("film-horse", "horse-racing", "Route", "go", 2.4, after=60),
)


def found(film: Film) -> list[Entry]:
    """The log up to the moment, from the first seed whose game has it."""
    after = film.after
    for seed in range(9, 60):
        film.after = after
        with contextlib.suppress(LookupError):
            return story(film.game, film.options, film.seats, until=film.wanted, bot="greedy", seed=seed)
    raise LookupError(f"{film.name}: no game has a moment like that")


def shoot(browser: Browser, server: Server, film: Film) -> list[Image.Image]:
    """Every frame the browser painted while the answer was shown."""
    entries = found(film)
    table = server.table(film.game, film.options, CREW[: film.seats], entries)
    width, height = SCREEN
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    anna = server.cookie("anna")
    context.add_cookies([{"name": anna["name"], "value": anna["value"], "url": anna["url"]}])
    page = context.new_page()
    page.add_init_script(SLOWED)
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector(f"#answer-{film.code}")
    page.wait_for_load_state("networkidle")
    page.evaluate(DRAWN)
    page.evaluate(BARE)
    scene = page.locator("#scene").bounding_box()
    assert scene is not None
    box = (int(scene["x"]), int(scene["y"]), int(scene["x"] + scene["width"]), int(scene["y"] + scene["height"]))
    frames: list[Image.Image] = []
    wire = context.new_cdp_session(page)
    rolling = True

    def seen(frame: dict[str, Any]) -> None:
        if rolling:
            frames.append(Image.open(io.BytesIO(base64.b64decode(frame["data"]))).convert("RGB").crop(box))
            wire.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    wire.on("Page.screencastFrame", seen)
    wire.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "maxWidth": width, "maxHeight": height})
    page.dispatch_event(f"#answer-{film.code}", "click")
    ends, moves = time.monotonic() + PATIENCE, False
    while time.monotonic() < ends:
        page.wait_for_timeout(50)  # lets the frames come in
        if page.evaluate(NEXT_PART):  # the parts of a choice are no motion
            moves = False
        elif not moves and page.evaluate(MOVING):
            moves, ends = True, time.monotonic() + film.seconds * SLOW
            del frames[:-1]
    rolling = False
    wire.send("Page.stopScreencast")
    context.close()
    return frames


def heat(before: Image.Image, after: Image.Image) -> list[int]:
    """How much has changed, over a grid."""
    moved = ImageChops.difference(before, after).convert("L").point(lambda n: 255 * (n > 40))
    return list(moved.resize(GRID, Image.Resampling.BOX).tobytes())


def action(frames: list[Image.Image]) -> tuple[int, int, int, int]:
    """Where most of the motion is: a window of two thirds of the picture round its middle."""
    wide, high = frames[0].size
    warm = [max(cell) for cell in zip(*(heat(*two) for two in itertools.pairwise(frames)), strict=True)]
    hot = [(n, h) for n, h in enumerate(warm) if h > max(warm) / 3]
    total = max(1, sum(h for _, h in hot))
    x = sum((n % GRID[0] + 0.5) * h for n, h in hot) / total * wide / GRID[0]
    y = sum((n // GRID[0] + 0.5) * h for n, h in hot) / total * high / GRID[1]
    width, height = wide * 2 // 3, high * 2 // 3
    left, top = min(max(0, int(x) - width // 2), wide - width), min(max(0, int(y) - height // 2), high - height)
    return left, top, left + width, top + height


def telling(frames: list[Image.Image]) -> list[Image.Image]:
    """Six of them, between which the same amount of motion lies: nobody wants to see a pause."""
    way = [0.0, *itertools.accumulate(sum(heat(*two)) for two in itertools.pairwise(frames))]
    marks = [way[-1] * k / (FRAMES - 1) for k in range(FRAMES)]
    return [frames[min(range(len(way)), key=lambda n, mark=mark: abs(way[n] - mark))] for mark in marks]  # type: ignore[misc]


def strip(frames: list[Image.Image]) -> Image.Image:
    """Six of them, numbered, in two rows."""
    box = action(frames)
    chosen = [frame.crop(box) for frame in telling(frames)]
    high = round(WIDE * chosen[0].height / chosen[0].width)
    rows = -(-FRAMES // ACROSS)
    sheet = Image.new("RGB", (ACROSS * (WIDE + 6) - 6, rows * (high + 6) - 6), "#38261a")
    pen = ImageDraw.Draw(sheet)
    for k, frame in enumerate(chosen):
        x, y = (k % ACROSS) * (WIDE + 6), (k // ACROSS) * (high + 6)
        sheet.paste(frame.resize((WIDE, high), Image.Resampling.LANCZOS), (x, y))
        pen.ellipse((x + 8, y + 8, x + 32, y + 32), fill="#38261a")
        pen.text((x + 17, y + 13), str(k + 1), fill="#fff8e6")
    return sheet


def main(folder: Path, names: list[str]) -> int:
    """All of them, or some."""
    if not chromium():
        print("There is no Chromium here (Debian: apt-get install chromium-headless-shell).")
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as play:
        server = Server(Path(home))
        server.start()
        browser = play.chromium.launch(executable_path=chromium(), args=CHROMIUM)
        try:
            for film in FILMS:
                if not names or film.name.startswith(tuple(names)):
                    frames = shoot(browser, server, film)
                    file = folder / f"{film.name}.webp"
                    strip(frames).save(file, "WEBP", quality=QUALITY, method=6)
                    print(f"{file} {len(frames)} frames, {file.stat().st_size // 1024} KB", flush=True)
        finally:
            browser.close()
            server.kill()
    return 0


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", type=Path, metavar="FOLDER")
    asked.add_argument("names", nargs="*", metavar="NAME")
    sys.exit(main(asked.parse_args().folder, asked.parse_args().names))
