"""For everyone: names and roles for screen readers, contrast, focus, big text, big screens."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

import dispetto.web
from dispetto.core.catalogue import all_games
from tests.web.hands import PEOPLE
from tools.webtable import Server, story

BASE = (Path(dispetto.web.__file__).parent / "static" / "base.css").read_text(encoding="utf-8")
SERIOUS = ("serious", "critical")
# What axe-core does not ask: things of one name, targets too small for a finger, a page that is wider than the screen.
CHECK = r"""() => {
  const out = [];
  const seen = (el) => el.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true });
  const what = (el) => el.outerHTML.slice(0, 110);
  const ids = [...document.querySelectorAll("[id]")].map((el) => el.id);
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) out.push("two things are called " + id);
  if (document.querySelectorAll("main").length !== 1) out.push("there is not exactly one main");
  if (!document.querySelector("h1")) out.push("no h1");
  const pressed = "button, a.btn, a.ib, select, input:not([type=hidden]):not([type=radio])";
  for (const el of document.querySelectorAll(pressed)) {
    const r = el.getBoundingClientRect();
    const small = r.width > 1 && (r.width < 24 || r.height < 24) && !el.closest("label");
    if (seen(el) && !el.classList.contains("out") && small) out.push("too small to hit: " + what(el));
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) {
    const beyond = (el) => el.getBoundingClientRect().right > innerWidth + 1;
    const who = [...document.body.querySelectorAll("*")].filter(beyond);
    out.push(`the page is ${wide} wide: ` + who.slice(0, 3).map(what).join(" | "));
  }
  return out;
}"""

FOCUS = """() => {
  const el = document.activeElement, r = el.getBoundingClientRect();
  const seen = r.width > 0 && r.right > 0 && r.bottom > 0;
  return [`${el.className} ${el.tagName}`, getComputedStyle(el).outlineStyle, seen];
}"""


def stumbles(page: Any) -> list[str]:
    """What would stand in the way of a screen reader, a keyboard or a finger on this page."""
    found = Axe().run(page).response["violations"]
    told = [f"{v['id']}: {n['html'][:160]}" for v in found if v["impact"] in SERIOUS for n in v["nodes"][:3]]
    return told + fits(page)


def fits(page: Any) -> list[str]:
    """What does not fit on this screen, or on this page."""
    return list(page.evaluate(CHECK))


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("ink", "paper"),
        ("ink", "card"),
        ("ink", "sunk"),
        ("ink2", "card"),
        ("ink2", "paper"),
        ("on-go", "go"),
        ("bad", "card"),
        ("on-tip", "tip"),
        ("ink", "lit2"),
    ],
)
def test_every_pair_of_colours_can_be_read(text: str, on: str, theme: int) -> None:
    def token(name: str) -> str:
        value = re.search(rf"--{name}: (?:light-dark\((#\w+), (#\w+)\)|(#\w+));", BASE)
        assert value is not None
        return value[3] or value[1 + theme]

    assert contrast(token(text), token(on)) >= 4.5, (text, on)


@pytest.fixture(scope="module")
def pages(server: Server) -> dict[str, str]:
    """Every kind of page, and a table of every game: its address."""
    few: dict[str, dict[str, Any]] = {"hedz-25th": {"turn_limit": 4}, "hedz-2nd": {"turn_limit": 4}}
    tables = {
        game: server.table(game, few.get(game, {}), PEOPLE, story(game, few.get(game, {}), 2, left=6))
        for game in all_games()
    }
    over = server.table("hedz-25th", few["hedz-25th"], PEOPLE, story("hedz-25th", few["hedz-25th"], 2))
    some = tables["hedz-25th"]
    return {
        "home": "/",
        "rules": "/rules/hedz-25th",
        "how": "/how/hedz-2nd",
        "replay": f"/t/{some}/replay",
        "lost": "/t/nowhere",
        "end": f"/t/{over}/end",
        **{game: f"/t/{table}" for game, table in tables.items()},
    }


@pytest.mark.browser
@pytest.mark.parametrize(
    ("size", "zoom", "theme"),
    [((390, 844), 1, "light"), ((1440, 900), 1, "dark"), ((1920, 1080), 1, "light"), ((1440, 900), 2, "dark")],
)
def test_nothing_serious_stands_in_anybodys_way(
    browser: Any, server: Server, pages: dict[str, str], size: tuple[int, int], zoom: int, theme: str
) -> None:
    context = browser.new_context(
        viewport={"width": size[0] // zoom, "height": size[1] // zoom},
        device_scale_factor=zoom,
        reduced_motion="reduce",
        locale="it-IT",
        color_scheme=theme,
    )
    context.add_cookies([server.cookie("anna")])
    page = context.new_page()
    look = stumbles if size[0] < 1920 and zoom == 1 else fits  # axe-core does not mind the size of a screen
    found: dict[str, list[str]] = {}
    for name, path in pages.items():
        page.goto(server.url + path)
        found[name] = look(page)
    page.goto(server.url)
    page.click("button[formaction='/invite'] >> nth=0")
    page.wait_for_selector("#lobby .chair")
    page.wait_for_load_state()  # with its style sheets
    found["lobby"] = look(page)
    context.close()
    assert not [f"{name}: {one}" for name, all_of_them in found.items() for one in all_of_them]


@pytest.mark.browser
def test_the_keyboard_reaches_question_and_menu_and_the_focus_is_seen(
    browser: Any, server: Server, pages: dict[str, str]
) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en-GB")
    context.add_cookies([server.cookie("anna")])
    page = context.new_page()
    page.goto(server.url + pages["hedz-25th"])
    page.wait_for_selector("#ask [data-answer], #ask [data-enter]")
    reached: list[str] = []
    for _ in range(40):
        page.keyboard.press("Tab")
        name, outline, place = page.evaluate(FOCUS)
        if "BODY" in name:
            break
        reached.append(name)
        assert outline != "none" and place, f"{name} has the focus, and nobody sees it"
    assert "skip" in reached[0]
    assert any("btn" in r for r in reached), reached
    assert page.locator("[role=log] #lines li").count() and page.locator("#ask[aria-live=polite]").count()
    assert page.inner_text("#words").strip()
    context.close()
