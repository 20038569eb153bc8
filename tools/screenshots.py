"""Pictures of every page and of typical moments of all games on desk, phone and tablet, light and dark:
look before you call it done.

python -m tools.screenshots FOLDER [NAME…]        only those whose name begins so
"""

from __future__ import annotations

import argparse
import contextlib
import io
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from dispetto.core.engine.table import Ask, State
from dispetto.core.game import AnyGame
from dispetto.web.store.store import Entry, SeatRow
from tools.needs import chromium
from tools.webtable import CHROMIUM, Server, Wanted, story

Theme = Literal["light", "dark"]
SCREENS: dict[str, tuple[int, int]] = {"": (1440, 900), "-m": (390, 844), "-t": (820, 1180)}  # desk, phone, tablet
QUALITY = 62  # of the WebPs
SHRUNK = 0.8  # what is wider than a phone, so that three sizes of every page weigh little
CREW = tuple(
    SeatRow("" if i else "anna", name, gender, "greedy" if i else "")
    for i, (name, gender) in enumerate(
        zip(("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio", "Gina", "Ivo", "Lia", "Max"), "fmfmfmfmfm")
    )
)


@dataclass(frozen=True)
class Shot:
    """One picture: a game among bots up to a question to Anna, after so many answers;
    what is done on the page first.
    """

    name: str
    game: str
    seats: int = 4
    asked: str = ""  # the question's class
    after: int = 40
    offers: int = 2
    open: int = 0  # how much is still open, the question included: a chain of cards in the air
    seed: int = 9
    options: dict[str, Any] = field(default_factory=dict)
    page: str = ""  # what follows the table's address
    lang: str = "en"
    theme: Theme = "light"
    point: str = ""  # what is clicked for its explanation
    whole: bool = False  # the game is over

    def wanted(self) -> Wanted:
        """Is this the moment?"""
        count = 0

        def look(game: AnyGame, s: State, ask: Ask[Any]) -> bool:
            nonlocal count
            count += 1
            named = not self.asked or type(ask).__name__ == self.asked
            deep = len(s.stack) >= self.open
            return count >= self.after and ask.seat == 0 and named and deep and len(ask.legal(s)) >= self.offers

        return look


SHOTS = (
    Shot("hedz", "hedz-25th", 6, "InTheWay", 40),
    Shot("hedz-dark", "hedz-25th", 6, "Throw", 60, theme="dark"),
    Shot("hedz-it", "hedz-25th", 5, "Keep", 50, lang="it"),
    Shot("hedz-why", "hedz-25th", 4, "Throw", 40, point=".board .dino:not(.mine):not(.lit)"),
    Shot("then-fork", "hedz-25th", 5, "Route", 8, seed=1),
    Shot("then-fork-it", "hedz-25th", 5, "Route", 30, seed=5, theme="dark", lang="it"),
    Shot("then-throw", "hedz-25th", 5, "Throw", 30),
    Shot("then-throw-2nd", "hedz-2nd", 6, "Throw", 30, lang="it"),
    Shot("then-keep", "hedz-2nd", 6, "Keep", 30),
    Shot("then-bite", "hedz-25th", 5, "Bite", 30),
    Shot("then-types", "hedz-25th", 4, "ChooseType", 1, options={"types": "choose"}),
    Shot("hedz-2nd", "hedz-2nd", 10, "", 60),
    Shot("shear", "shear-panic", 4, "", 30, offers=3),
    Shot("shear-dark", "shear-panic", 3, "", 30, theme="dark", lang="it"),
    Shot("lunch", "lunch-money", 5, "Interrupt", 20, open=12, seed=32),
    Shot("lunch-turn", "lunch-money", 4, "", 60, offers=3),
    Shot("lunch-dark", "lunch-money", 5, "", 90, theme="dark", lang="it"),
    Shot("horse", "horse-racing", 4, "Route", 60),
    Shot("horse-bets", "horse-racing", 4, "Bet", 10),
    Shot("horse-dark", "horse-racing", 6, "Route", 90, theme="dark", lang="it"),
    Shot("end", "hedz-25th", 4, page="/end", whole=True, options={"turn_limit": 20}),
    Shot("end-shear", "shear-panic", 4, page="/end", whole=True),
    Shot("end-lunch", "lunch-money", 4, page="/end", whole=True, lang="it"),
    Shot("end-horse", "horse-racing", 4, page="/end", whole=True, theme="dark"),
    Shot("replay", "hedz-25th", 4, page="/replay?at=90", whole=True, options={"turn_limit": 20}),
)


HOW: tuple[tuple[str, str, Theme], ...] = (
    ("hedz-25th", "en", "light"),
    ("hedz-2nd", "it", "dark"),
    ("shear-panic", "en", "light"),
    ("lunch-money", "it", "dark"),
    ("horse-racing", "en", "light"),
)  # How to play: every rule set once

CAST: tuple[tuple[str, str, Theme, str], ...] = (
    ("cast", "en", "light", "cast"),
    ("cast-it", "it", "dark", "cast"),
    ("cast-becco", "en", "light", "cast/becco"),
)


def take(page: Page, file: Path) -> None:
    """One WebP."""
    page.wait_for_timeout(400)
    seen = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    if seen.width > SCREENS["-m"][0]:
        seen = seen.resize((round(seen.width * SHRUNK), round(seen.height * SHRUNK)), Image.Resampling.LANCZOS)
    seen.save(file, "WEBP", quality=QUALITY, method=6)
    print(f"{file} {file.stat().st_size // 1024} KB", flush=True)


def opened(browser: Browser, server: Server, lang: str = "en", theme: Theme = "light") -> Iterator[tuple[str, Page]]:
    """A page a screen."""
    for suffix, (width, height) in SCREENS.items():
        context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            color_scheme=theme,
            locale="it-IT" if lang == "it" else "en-GB",
        )
        anna = server.cookie("anna")
        context.add_cookies([{"name": anna["name"], "value": anna["value"], "url": anna["url"]}])
        yield suffix, context.new_page()
        context.close()


def found(shot: Shot) -> list[Entry]:
    """The log up to the moment, from the first seed whose game has it."""
    bot = "random" if shot.whole and shot.game.startswith("hedz") else "greedy"
    for seed in range(shot.seed, shot.seed + 40):
        until = None if shot.whole else shot.wanted()
        with contextlib.suppress(LookupError):
            return story(shot.game, shot.options, shot.seats, until=until, bot=bot, seed=seed)
    raise LookupError(f"{shot.name}: no game has a moment like that")


def moment(browser: Browser, server: Server, shot: Shot, folder: Path) -> str:
    """One moment on both screens; the id of its table."""
    entries = found(shot)
    table = server.table(shot.game, shot.options, CREW[: shot.seats], entries)
    for suffix, page in opened(browser, server, shot.lang, shot.theme):
        page.goto(f"{server.url}/t/{table}{shot.page}")
        page.wait_for_load_state("networkidle")
        if shot.point:
            page.dispatch_event(shot.point, "click")
            page.wait_for_selector("#tip:not([hidden])")
        take(page, folder / f"{shot.name}{suffix}.webp")
    return table


def plain_pages(browser: Browser, server: Server, folder: Path) -> None:
    """Home in both themes, a table being set up, the rules, a curtain."""
    for theme in ("light", "dark"):
        for suffix, page in opened(browser, server, theme=theme):
            page.goto(server.url)
            page.wait_for_load_state("networkidle")
            take(page, folder / f"home{'-dark' if theme == 'dark' else ''}{suffix}.webp")
    for suffix, page in opened(browser, server):
        page.goto(server.url)
        page.click("button[formaction='/invite'] >> nth=2")
        page.wait_for_selector("#lobby .chair")
        take(page, folder / f"setup{suffix}.webp")
    sitting_down(browser, server, folder)
    for suffix, page in opened(browser, server):
        page.goto(f"{server.url}/rules/shear-panic#SP-END-01")
        take(page, folder / f"rules{suffix}.webp")
    for game, lang, theme in HOW:
        for suffix, page in opened(browser, server, lang, theme):
            page.goto(f"{server.url}/how/{game}")
            page.wait_for_load_state("networkidle")
            take(page, folder / f"how-{game}{suffix}.webp")
    hot = [CREW[0], SeatRow("anna", "Bruno", "m", hot=True), CREW[2]]
    table = server.table("lunch-money", {}, hot, story("lunch-money", {}, 3, left=30))
    for suffix, page in opened(browser, server):
        page.goto(f"{server.url}/t/{table}")
        page.wait_for_load_state("networkidle")
        take(page, folder / f"curtain{suffix}.webp")


def company(browser: Browser, server: Server, folder: Path) -> None:
    """The cast, by day and by night, and one of them."""
    for name, lang, theme, path in CAST:
        for suffix, page in opened(browser, server, lang, theme):
            page.goto(f"{server.url}/{path}")
            page.wait_for_load_state("networkidle")
            take(page, folder / f"{name}{suffix}.webp")


def sitting_down(browser: Browser, server: Server, folder: Path) -> None:
    """An invitation, the lobby of its host with everybody's dino, and on a phone the picker."""
    for suffix, page in opened(browser, server):
        page.goto(server.url)
        form = page.locator("form", has=page.locator("input[name=game][value=hedz-25th]"))
        form.locator("button[formaction='/invite']").first.click()
        page.wait_for_selector("#lobby .chair")
        link = page.input_value("#link")
        if page.is_visible("#me-0"):
            page.fill("#me-0 [name=name]", "Anna")
            page.click("#me-0 button[value=me]")
            page.wait_for_selector("#me-0", state="hidden")
        page.click(".preset[value=classic]")
        page.wait_for_selector("#chair-0 .unpicked")
        if page.is_visible(".sheet-opener"):
            page.click(".sheet-opener")
            page.click(".tile:has([value=triceratops])")
            take(page, folder / f"lobby-dinos{suffix}.webp")
        else:
            page.click(".tile:has([value=triceratops])")
        page.click(".picks button.lit")
        page.wait_for_selector("#chair-0 img.pick")
        page.evaluate("scrollTo(0, 0)")
        take(page, folder / f"lobby{suffix}.webp")
        width, height = SCREENS[suffix]
        guest = browser.new_context(viewport={"width": width, "height": height}, locale="it-IT").new_page()
        guest.goto(link)
        guest.fill("#sit [name=name]", "Bruno")
        take(guest, folder / f"sit-down{suffix}.webp")
        guest.context.close()


ANOTHER = """(before) => { const now = document.querySelector("body:not(.sent) #ask [data-answer]");
const taught = document.querySelector("#lesson [data-code]");
return now && taught && `${now.dataset.seq} ${now.dataset.part}` !== before; }"""
TAUGHT = (
    ("hedz-25th", "push", "en"),
    ("lunch-money", "humiliate", "it"),
    ("shear-panic", "push", "en"),
    ("horse-racing", "faller", "it"),
)


def lessons(browser: Browser, server: Server, folder: Path) -> None:
    """A first game of each kind, up to what it is remembered for: the learner does as the teacher says."""
    for game, stop, lang in TAUGHT:
        for suffix, page in opened(browser, server, lang):
            page.goto(f"{server.url}/how/{game}")
            page.click("form[action^='/lesson/'] button")
            page.wait_for_selector("#lesson .bubble")
            while page.get_attribute("#lesson [data-code]", "data-stop") != stop:
                page.wait_for_selector("#ask .hint")
                now = page.locator("#ask [data-answer]").first
                before = f"{now.get_attribute('data-seq')} {now.get_attribute('data-part')}"
                page.click("#ask .hint")
                page.wait_for_function(ANOTHER, arg=before, timeout=60_000)
            page.mouse.move(1, 1)
            take(page, folder / f"lesson-{game}{suffix}.webp")


def main(folder: Path, names: list[str]) -> int:
    """All of them, or some."""
    if not chromium():
        print("There is no Chromium here (Debian: apt-get install chromium-headless-shell).")
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    missing = 0
    with tempfile.TemporaryDirectory() as home, sync_playwright() as play:
        server = Server(Path(home))
        server.start()
        browser = play.chromium.launch(executable_path=chromium(), args=CHROMIUM)
        try:
            for shot in SHOTS:
                if not names or shot.name.startswith(tuple(names)):
                    try:
                        moment(browser, server, shot, folder)
                    except LookupError as e:
                        print(f"{shot.name}: {e}")
                        missing += 1
            if not names or "pages" in names:
                plain_pages(browser, server, folder)
            if not names or "cast" in names:
                company(browser, server, folder)
            if not names or "lesson" in names:
                lessons(browser, server, folder)
            if "lobby" in names and "pages" not in names:
                sitting_down(browser, server, folder)
        finally:
            browser.close()
            server.kill()
    return 1 if missing else 0


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", type=Path, metavar="FOLDER")
    asked.add_argument("names", nargs="*", metavar="NAME")
    sys.exit(main(asked.parse_args().folder, asked.parse_args().names))
