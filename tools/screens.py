"""What every screen shows of a table: how large the board is, whether it holds still, what is cut, covered or small.

python -m tools.screens [GAME…] [--screens 390x844,…] [--shots FOLDER] [--lang it] [--theme dark]
"""

from __future__ import annotations

import argparse
import contextlib
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from jinja2.meta import find_undeclared_variables
from playwright.sync_api import Browser, Page, sync_playwright

from dispetto.core.engine.table import Ask, State
from dispetto.core.game import AnyGame
from dispetto.web.pages.rendering import environment, render
from dispetto.web.store.store import Entry, SeatRow
from tools.needs import chromium
from tools.webtable import CHROMIUM, Server, story

SCREENS = (  # width, height, per cent of text
    *((360, 640, 100), (390, 844, 100), (844, 390, 100), (768, 1024, 100), (820, 1180, 100), (1024, 768, 100)),
    *((1366, 768, 100), (1440, 900, 100), (1920, 1080, 100), (2560, 1440, 100), (1440, 900, 200)),
)
GAMES = {"hedz-25th": 6, "hedz-2nd": 8, "shear-panic": 4, "lunch-money": 5, "horse-racing": 4}
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio", "Gina", "Ivo")
MOMENTS = ("few", "many", "waiting", "asked")  # asked: an undo is asked for while a fuse or a clock burns
LEAST = 0.45  # of what the question leaves
STILL = 0.02  # of the board's side, between questions
TARGET = 40.0  # pixels
LOOK = (Path(__file__).parent / "screens.js").read_text()


@dataclass(frozen=True)
class Seen:
    """One moment on one screen."""

    game: str
    moment: str
    screen: tuple[int, int, int]
    form: str
    share: float
    wide: float
    high: float
    answers: int
    unseen: int  # of them, until the question is scrolled
    faults: tuple[str, ...] = field(default=())

    @property
    def name(self) -> str:
        """As `390x844`, with the text's size where it is not the usual one."""
        return screen_name(self.screen)


def screen_name(screen: tuple[int, int, int]) -> str:
    """As `390x844`, with the text's size where it is not the usual one."""
    w, h, text = screen
    return f"{w}x{h}" + (f"@{text}" if text != 100 else "")


def crew(game: str, person: int) -> list[SeatRow]:
    """Anna and bots; where somebody else is waited for, that one is a person as well."""
    who = {0: "anna", person: NAMES[person].lower()}
    return [
        SeatRow(who.get(n, ""), name, "fm"[n % 2], "" if n in who else "greedy")
        for n, name in enumerate(NAMES[: GAMES[game]])
    ]


def moment_of(game: str, moment: str) -> list[Entry]:
    """A game among bots up to such a question: with two or three answers, with most, or of another seat."""
    seats = GAMES[game]
    if moment == "many":
        best: tuple[int, int] = (0, 0)
        for seed in (9,):
            count = 0

            def most(_: AnyGame, s: State, ask: Ask[Any], seed: int = seed) -> bool:
                nonlocal best, count
                count += 1
                if count > 25 and ask.seat == 0 and len(ask.legal(s)) > best[0]:
                    best = (len(ask.legal(s)), seed)
                return count > 300

            with contextlib.suppress(LookupError):
                story(game, {}, seats, until=most, bot="random", seed=seed)
        wanted, seed = best
        return seek(game, seats, lambda s, ask, n: n > 25 and ask.seat == 0 and len(ask.legal(s)) == wanted, seed)
    if moment == "waiting":
        return seek(game, seats, lambda s, ask, n: n > 40 and ask.seat == 1 and len(ask.party(s)) == 1)
    return seek(game, seats, lambda s, ask, n: n > 40 and ask.seat == 0 and 2 <= len(ask.legal(s)) <= 3)


def seek(game: str, seats: int, right: Any, first: int = 9) -> list[Entry]:
    """The log up to the first moment of that kind."""
    for seed in range(first, first + 9):
        count = 0

        def look(_: AnyGame, s: State, ask: Ask[Any]) -> bool:
            nonlocal count
            count += 1
            return bool(right(s, ask, count))

        with contextlib.suppress(LookupError):
            return story(game, {}, seats, until=look, bot="random", seed=seed)
    raise LookupError(game)


def wished(lang: str, round_open: bool) -> str:
    """What the page is told when an undo is asked for while time runs: the template's own words."""
    source = environment().loader.get_source(environment(), "part_notice.html")[0]  # type: ignore[union-attr]
    facts: dict[str, Any] = dict.fromkeys(find_undeclared_variables(environment().parse(source)) - {"t", "lang"}, False)
    facts |= {"wish": "Bruno", "may_agree": True, "seq": 0, "clock": "" if round_open else "Bruno", "my_clock": True}
    facts |= dict.fromkeys(("open_round", "burning", "standing"), round_open)
    return str(render("part_notice.html", lang, **facts))


def resized(page: Page, screen: tuple[int, int, int]) -> None:
    """The same page on another screen, drawn for it."""
    w, h, text = screen
    page.set_viewport_size({"width": w, "height": h})
    page.evaluate("(p) => { document.documentElement.style.fontSize = p === 100 ? '' : `${p}%`; }", text)
    page.evaluate("() => dispatchEvent(new Event('resize'))")  # whoever has such text has it from the beginning
    page.evaluate("() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))")
    page.wait_for_function("() => document.getElementById('board').dataset.page === Layout.page()")
    page.evaluate("() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))")


def measured(
    browser: Browser,
    server: Server,
    game: str,
    moments: Sequence[str] = MOMENTS,
    screens: Sequence[tuple[int, int, int]] = SCREENS,
    shots: Path | None = None,
    lang: str = "en",
    theme: Any = "light",
) -> Iterator[Seen]:
    """Every moment of a game on every screen: one page, made larger and smaller."""
    locale = "it-IT" if lang == "it" else "en-GB"
    context = browser.new_context(reduced_motion="reduce", locale=locale, color_scheme=theme)
    anna = server.cookie("anna")
    context.add_cookies([{"name": anna["name"], "value": anna["value"], "url": anna["url"]}])
    page = context.new_page()
    for moment in moments:
        table = server.table(game, {}, crew(game, 1 if moment == "waiting" else 0), moment_of(game, moment))
        page.set_viewport_size({"width": screens[0][0], "height": screens[0][1]})
        page.goto(f"{server.url}/t/{table}")
        page.wait_for_selector("h1.calm" if moment == "waiting" else "#ask [data-answer]")
        page.evaluate("() => document.fonts.ready.then(() => 0)")
        page.evaluate(
            "() => document.getElementById('recap')?.remove()"
        )  # a slip over the page, until the first answer
        if moment == "asked":
            html = wished(lang, bool(page.query_selector(".round")))
            page.evaluate("(html) => { document.getElementById('notice').innerHTML = html; }", html)
        for screen in screens:
            resized(page, screen)
            found = page.evaluate(LOOK, TARGET)
            if shots:
                shots.mkdir(parents=True, exist_ok=True)
                page.screenshot(path=shots / f"{game}-{moment}-{screen_name(screen)}.png")
            faults = tuple(found.pop("faults"))
            yield Seen(game, moment, screen, faults=faults, **found)
    context.close()


def restless(seen: Sequence[Seen]) -> dict[tuple[str, str], float]:
    """By how much the board's sides differ between the questions of a game on a screen."""
    found: dict[tuple[str, str], float] = {}
    for one in seen:
        if one.moment == "asked":
            continue
        for other in seen:
            if (other.game, other.screen) == (one.game, one.screen) and other.moment != "asked":
                apart = max(abs(one.wide / other.wide - 1), abs(one.high / other.high - 1))
                key = (one.game, one.name)
                found[key] = max(found.get(key, 0), apart)
    return found


def main() -> None:
    """Print the table of shares, and what is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--screens", default="")
    parser.add_argument("--moments", default=",".join(MOMENTS))
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--theme", default="light")
    o = parser.parse_args()
    screens = [s for s in SCREENS if not o.screens or screen_name(s) in o.screens.split(",")]
    seen: list[Seen] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder))
        server.start()
        browser = play.chromium.launch(executable_path=chromium(), args=CHROMIUM)
        try:
            for game in o.games or GAMES:
                seen += measured(browser, server, game, o.moments.split(","), screens, o.shots, o.lang, o.theme)
        finally:
            browser.close()
            server.kill()
    still = restless(seen)
    for one in seen:
        bad = [*one.faults, *([f"board only {one.share:.2f}"] if one.share < LEAST else [])]
        bad += [f"{one.unseen} of {one.answers} answers to scroll to"] if one.unseen else []
        size = f"{one.wide:.0f}x{one.high:.0f}"
        print(f"{one.game:13}{one.moment:8}{one.name:13}{one.form:9}{one.share:.2f} {size:10} {'; '.join(bad)}")
    for (game, name), apart in still.items():
        if apart >= STILL:
            print(f"{game:13}{name:13} board changes by {apart:.1%}")


if __name__ == "__main__":
    main()
