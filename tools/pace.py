"""How long one person waits for three bots, at every pace: `python -m tools.pace [SECONDS]`.

Every rule set, in a browser, at a table of its own: from the click on an answer to the next question, as the page
itself marks them. Only waits in which a bot has answered count. The figures are those of docs/trust.md.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from dispetto.core.catalogue import all_games
from dispetto.web.store.rows import SeatRow
from tools.needs import chromium
from tools.webtable import CHROMIUM, Server

SEATS = [SeatRow("anna", "Anna", "f"), *(SeatRow("", name, "f", "greedy") for name in ("Dora", "Edda", "Fosca"))]
READY = "body:not(.sent) #ask [data-answer], #ask [data-enter]"
PACES = {1: "1×", 2: "2×", 0: "instant"}
OTHERS = "(n) => [...document.querySelectorAll('#lines li')].slice(n).some((li) => !/^You /.test(li.innerText))"
WAITED = """() => {
  const at = (name) => performance.getEntriesByName(name).at(-1)?.startTime ?? 0;
  return at("dispetto:asked") - at("dispetto:answered");
}"""


def waits(page: Any, url: str, pace: int, seconds: float) -> list[float]:
    """Play whatever is offered for so long; how long each wait for bots was, in seconds."""
    page.add_init_script(f"localStorage.setItem('pace', '{pace}')")
    page.goto(url)
    pick, found, until = random.Random(4), list[float](), time.monotonic() + seconds
    while time.monotonic() < until:
        page.wait_for_selector(READY, timeout=60_000)
        if page.query_selector("#ask [data-enter]"):
            break
        answers = page.query_selector_all("#ask [data-answer]")
        seen = page.locator("#lines li").count()
        answers[pick.randrange(len(answers))].click()
        page.wait_for_selector(READY, timeout=60_000)
        others = page.evaluate(OTHERS, seen)
        took = page.evaluate(WAITED) / 1000
        if others and took > 0:
            found.append(took)
    return found


def main(seconds: float = 25.0) -> int:
    """A line a game and pace."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder), pace=1)
        server.start()
        browser = play.chromium.launch(executable_path=chromium(), args=CHROMIUM)
        try:
            print(f"{'game':14} {'pace':8} {'waits':>5} {'median':>7} {'longest':>8}")
            for game, known in all_games().items():
                for pace, name in PACES.items():
                    context: Any = browser.new_context(viewport={"width": 1440, "height": 900})
                    context.add_cookies([server.cookie("anna")])
                    table = server.table(game, dict(known.quick), SEATS)
                    found = waits(context.new_page(), f"{server.url}/t/{table}", pace, seconds) or [0.0]
                    middle = statistics.median(found)
                    print(f"{game:14} {name:8} {len(found):5} {middle:6.2f}s {max(found):7.2f}s", flush=True)
                    context.close()
        finally:
            browser.close()
            server.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main(*(float(word) for word in sys.argv[1:2])))
