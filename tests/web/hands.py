"""Hands at the browser tests: they click with the mouse, on buttons and on what is lit, and look before they do."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any

from dispetto.web.store.store import SeatRow

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
PEOPLE = [SeatRow("anna", "Anna", "f"), SeatRow("bruno", "Bruno", "m")]
BOT = SeatRow("", "Dora", "f", "random")
READY = "body:not(.sent) #ask [data-answer], #ask [data-enter]"
# Where the n-th answer can be clicked: on its lit thing if `board` says so and it can be hit, else on its button.
FIND = """([n, board]) => {
  const middle = (el) => { const r = el.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const hit = (el, home) => {
    el.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const [x, y] = middle(el), at = document.elementFromPoint(x, y);
    return at && at.closest(home) === el.closest(home) ? [x, y] : null;
  };
  const eyes = document.querySelector('#curtain [data-eyes]');
  if (eyes) return { at: middle(eyes), what: 'curtain' };
  if (document.querySelector('#ask [data-enter]')) return { what: 'over' };
  if (document.body.matches('.sent, .lost')) return { what: 'waiting' };
  const all = document.querySelectorAll('#ask [data-answer]');
  if (!all.length) return { what: 'waiting' };
  const button = all[n % all.length];
  const key = `[data-key="${button.dataset.key}"]`;
  if (board)
    for (const lit of document.querySelectorAll(`#scene ${key}, #hand ${key}`)) {
      const at = hit(lit.querySelector('.hit') || lit, '[data-key]');
      if (at) return { at, what: 'board' };
    }
  const at = hit(button, '[data-answer]');
  return at ? { at, what: 'button' } : { what: 'covered', html: button.outerHTML.slice(0, 200) };
}"""


# Nothing of a page is seen, clicked or measured before its style sheets and scripts are there.
UNSEEN = """const unseen = new CSSStyleSheet();
unseen.replaceSync('html { visibility: hidden }');
document.adoptedStyleSheets = [unseen];
addEventListener('load', () => {
  document.adoptedStyleSheets = [];
  if (document.activeElement === document.body) document.querySelector('[autofocus]')?.focus();
});
"""


def play_out(pages: Sequence[Any], seconds: float = 150, seed: int = 1) -> dict[str, int]:
    """Everybody clicks whatever is offered until the game is over; how often on what."""
    pick = random.Random(seed)
    until = time.monotonic() + seconds
    clicks: dict[str, int] = {}
    said: list[Any] = []
    while time.monotonic() < until:
        said = []
        for page in pages:
            board = "board" not in clicks or pick.random() < 0.5
            found = page.evaluate(FIND, [pick.randrange(1000), board])
            said.append(found)
            if "at" in found:
                page.mouse.click(*found["at"])
                clicks[found["what"]] = clicks.get(found["what"], 0) + 1
        if all(one["what"] == "over" for one in said):
            return clicks
        if not any("at" in one for one in said):
            time.sleep(0.015)
    raise AssertionError(f"the game did not end: {clicks}, {said}, {[p.inner_text('#ask') for p in pages]}")
