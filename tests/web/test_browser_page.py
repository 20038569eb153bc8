"""What a page does besides the game:
it says whose turn it is, explains what one points at, and moves what has moved.
"""

from __future__ import annotations

from typing import Any

import pytest

from dispetto.core.engine.table import Ask, State, asked, step
from dispetto.core.game import Game
from tests.web.hands import DESK, PEOPLE, PHONE, READY, play_out
from tools.webtable import Server, story

pytestmark = pytest.mark.browser
AWAY = "Object.defineProperty(document, 'hidden', { get: () => window.away === true })"
NOTES = """window.notes = [];
window.Notification = class { constructor(title) { window.notes.push(title); } static permission = 'granted';
  static async requestPermission() { return 'granted'; } };"""
LAST = "document.querySelector('#lines li:last-child').id"
MORE = f"(last) => {LAST} !== last"
OTHERWISE = "(was) => document.querySelector('#ask h1').innerText !== was"


def comes(page: Any, so: str, arg: Any = None) -> None:
    """Until it is so on a page: asked from here, for a page may not evaluate strings."""
    for _ in range(600):
        if page.evaluate(so, arg):
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"it never came: {so} {arg}")


def asked_and_waiting(pages: list[Any]) -> tuple[Any, Any]:
    """Of two pages the one that is asked and the other."""
    for _ in range(600):
        for one, other in (pages, pages[::-1]):
            if one.query_selector(READY):
                return one, other
        pages[0].wait_for_timeout(20)
    raise AssertionError(f"nobody is asked: {[page.inner_text('#ask') for page in pages]}")


def test_the_title_the_icon_and_a_note_say_whose_turn_it_is(open_page: Any, server: Server) -> None:
    table = server.table("hedz-25th", {}, PEOPLE)
    pages = [open_page(p.person, DESK) for p in PEOPLE]
    for page in pages:
        page.add_init_script(AWAY + ";" + NOTES)
        page.goto(f"{server.url}/t/{table}")
        page.click("#menu summary")
        page.click("[data-notify]")
        page.keyboard.press("Escape")
    one, other = asked_and_waiting(pages)
    other.evaluate("window.away = true")
    for _ in range(2):
        one.wait_for_selector("#icon[href*='imp-turn.svg']", state="attached")
        other.wait_for_selector("#icon[href*='imp.svg']", state="attached")
        assert "Your turn" in one.title() and "Your turn" not in other.title()
        for _ in range(40):
            if one.query_selector("#icon[href*='imp.svg']"):
                break
            if one.query_selector(READY):
                one.locator("#ask [data-answer]").first.dispatch_event("click")
            one.wait_for_timeout(30)
        one, other = other, one
    one.wait_for_selector("#icon[href*='imp-turn.svg']", state="attached")
    assert other.evaluate("window.notes") == [one.title()], "one note, in the tab that nobody was looking at"
    assert one.evaluate("window.notes") == []


def held(page: Any, x: float, y: float, ms: int = 600) -> None:
    """A finger stays for a while."""
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(ms)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    ("game", "wanted", "things"),
    [
        ("hedz-25th", "InTheWay", {".dino.lit": "dino", ".dino.mine": "dino", "#sp-8": "H25-BITE-05"}),
        ("lunch-money", "Main", {"#hand [id^='card-'][data-key]": "LM-"}),
    ],
)
def test_a_finger_that_stays_is_told_what_a_thing_is_and_answers_nothing(
    open_page: Any, server: Server, game: str, wanted: str, things: dict[str, str]
) -> None:
    log = story(game, {}, 2, until=lambda g, s, ask: ask.seat == 0 and wanted in type(ask).__name__)
    table = server.table(game, {}, PEOPLE, log)
    pages = [open_page(p.person, PHONE, has_touch=True) for p in PEOPLE]
    for page in pages:
        page.goto(f"{server.url}/t/{table}")
    page, _ = asked_and_waiting(pages)
    asked = page.inner_text("#ask h1")
    for thing, says in things.items():
        box = page.locator(thing).first
        box.scroll_into_view_if_needed()
        at = box.bounding_box()
        held(page, at["x"] + at["width"] / 2, at["y"] + min(at["height"] / 2, 40))
        page.wait_for_selector("#tip:not([hidden])")
        assert says in page.inner_text("#tip"), thing
        page.keyboard.press("Escape")
        assert page.is_hidden("#tip") and page.inner_text("#ask h1") == asked and not page.query_selector("body.sent")


def test_a_mouse_that_rests_is_told_what_a_plain_space_and_ones_own_dino_are(open_page: Any, server: Server) -> None:
    table = server.table("hedz-2nd", {}, PEOPLE)
    page = open_page("anna", DESK)
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("body:not(.lost)")
    for thing, says in (("#sp-2", "Nothing happens here"), (".dino.mine", "Anna")):
        at = page.locator(thing).bounding_box()
        page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] * 0.6)
        page.wait_for_selector(f"#tip:not([hidden]):has-text('{says}')")
        page.mouse.move(2, 2)
        page.wait_for_selector("#tip", state="hidden")


@pytest.mark.parametrize("game", ["hedz-25th", "lunch-money"])
def test_the_end_of_a_game_is_clicked_with_everything_twice_as_large(open_page: Any, server: Server, game: str) -> None:
    table = server.table(game, {}, PEOPLE, story(game, {}, 2, left=6))
    half = {"width": DESK["width"] // 2, "height": DESK["height"] // 2}  # what a desk shows at 200 %
    pages = [open_page(p.person, half, device_scale_factor=2) for p in PEOPLE]
    for page in pages:
        page.goto(f"{server.url}/t/{table}")
    assert play_out(pages)
    assert all(page.evaluate("document.documentElement.scrollWidth <= innerWidth") for page in pages)


@pytest.mark.parametrize("width", [390, 1440])
def test_a_key_of_a_program_has_room_for_what_stands_beside_it(open_page: Any, server: Server, width: int) -> None:
    page = open_page("anna", {"width": width, "height": 844})
    page.goto(f"{server.url}/bots")
    page.fill("[name=name]", f"Mordicchio {width}")
    page.click("form[action$='/bots'] button")
    row = page.locator(".token").first
    outer, parts = row.bounding_box(), row.locator("b, input, button")
    for n in range(parts.count()):
        inner = parts.nth(n).bounding_box()
        assert inner["y"] >= outer["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1


def test_two_tabs_of_one_seat_show_the_same_and_answer_once(open_page: Any, server: Server) -> None:
    table = server.table("hedz-25th", {}, PEOPLE)
    pages = [open_page(p.person, DESK) for p in PEOPLE]
    for page in pages:
        page.goto(f"{server.url}/t/{table}")
    tab, bystander = asked_and_waiting(pages)
    twin = tab.context.new_page()
    twin.goto(tab.url)
    twin.wait_for_selector(READY)
    before = bystander.evaluate(LAST)
    for page in (tab, twin):
        page.evaluate("document.querySelector('#ask [data-answer]').click()")
    for page in (tab, twin, bystander):
        comes(page, MORE, before)
        page.wait_for_selector("body:not(.sent)", state="attached")
    comes(tab, "(text) => document.querySelector('#lines').innerText === text", twin.inner_text("#lines"))
    rolled = [line for line in bystander.inner_text("#lines").split("\n") if "roll" in line]
    assert len(rolled) == 1, "the second click was for a question that had been answered"


def goes_on(g: Game[Any, Any], s: State, ask: Ask[Any]) -> bool:
    """Is the first answer followed by another question to the same seat?"""
    later = g.clone(s)
    step(later, ask.legal(later)[0])
    then = asked(later)
    return then is not None and then.seat == ask.seat and len(then.legal(later)) > 1


def page_asked_twice(open_page: Any, server: Server) -> Any:
    """The page of somebody whose answer leads to another question."""
    table = server.table("shear-panic", {}, PEOPLE, story("shear-panic", {}, 2, until=goes_on))
    pages = [open_page(p.person, DESK) for p in PEOPLE]
    for page in pages:
        page.goto(f"{server.url}/t/{table}")
    return asked_and_waiting(pages)[0]


SECOND_HALF = """asked => {  // a machine that draws slowly, and a click in the moment the next question is there
  const { show } = Steps;
  Steps.show = (parts) => { show(parts); for (const began = performance.now(); performance.now() - began < 450;); };
  addEventListener("dispetto:drawn", function again() {
    const button = document.querySelector("#ask [data-answer]");
    if (document.querySelector("#ask h1").innerText === asked || !button) return;
    removeEventListener("dispetto:drawn", again);
    Steps.show = show;
    document.body.classList.remove("sent");
    button.dispatchEvent(new MouseEvent("click", { detail: 2, bubbles: true }));
    window.askedAt = performance.now();
    window.taken = document.body.classList.contains("sent");
  });
}"""


def test_the_second_half_of_a_double_click_answers_nothing(open_page: Any, server: Server) -> None:
    page = page_asked_twice(open_page, server)
    asked = page.inner_text("#ask h1")
    page.evaluate(SECOND_HALF, asked)
    page.locator("#ask [data-answer]").first.click()
    comes(page, "() => window.taken !== undefined")
    assert not page.evaluate("taken"), "it was meant for the question before, however long the new one took to draw"
    asked = page.inner_text("#ask h1")
    comes(page, "() => performance.now() - askedAt > 400")
    page.locator("#ask [data-answer]").first.dispatch_event("click", {"detail": 2})
    comes(page, OTHERWISE, asked)


HASTE = (
    "addEventListener('DOMContentLoaded', () => document.querySelector('#ask [data-answer]')?.click(), { once: true })"
)


def test_a_click_before_the_line_is_open_is_not_lost(open_page: Any, server: Server) -> None:
    page = page_asked_twice(open_page, server)
    asked = page.inner_text("#ask h1")
    page.add_init_script(HASTE)
    page.reload()
    comes(page, OTHERWISE, asked)


WATCH = """() => {
  window.fast = []; window.far = [0]; window.longest = 0; window.gate = Promise.resolve();
  const { play, show } = Steps, animate = Element.prototype.animate;
  const dinos = () => [...document.querySelectorAll('.dino')].map((el) => {
    const r = el.querySelector('use').getBoundingClientRect(); return [el.id, r.x + r.width / 2, r.bottom]; });
  Element.prototype.animate = function (frames, how) {
    window.longest = Math.max(window.longest, how.duration); return animate.call(this, frames, how); };
  Steps.play = async (steps, lines, fast) => {
    window.fast.push(fast); window.moving = true; await window.gate;
    await play(steps, lines, fast); window.moving = false; };
  Steps.show = (html) => {
    const came = dinos();
    show(html);
    for (const a of document.getAnimations()) if (a.effect.target.closest('.dino')) a.finish();
    const stand = new Map(dinos().map(([id, x, y]) => [id, [x, y]]));
    const far = ([id, x, y]) => Math.hypot(stand.get(id)[0] - x, stand.get(id)[1] - y);
    if (window.fast.length) window.far.push(...came.map(far));
  };
}"""


CHAT = """addEventListener('DOMContentLoaded', () => {
  const say = document.getElementById('say'); say.value = 'too early'; say.form.requestSubmit(); }, { once: true })"""


def test_a_word_said_before_the_line_is_open_is_heard_once(open_page: Any, server: Server) -> None:
    page = open_page(PEOPLE[0].person, DESK)
    page.add_init_script(CHAT)
    page.goto(f"{server.url}/t/{server.table('hedz-25th', {}, PEOPLE)}")
    page.wait_for_selector("#lines li.chat")
    assert page.input_value("#say") == ""
    page.press("#say", "Enter")
    asked = page.inner_text("#ask h1")
    page.click("#ask [data-answer] >> nth=0")
    comes(page, OTHERWISE, asked)  # whatever the page sent before its answer has been heard as well
    assert len(page.query_selector_all("#lines li.chat")) == 1


WALK_AND_SHAKE = """async () => {
  const at = () => document.querySelector('#dino-0 use').getBoundingClientRect().x;
  const box = (id) => document.querySelector(`#board #${id}`).getBoundingClientRect();
  const space = (id) => box(id).x + box(id).width / 2;
  const from = at();
  const walk = { do: 'path', id: 'dino-0', via: ['sp-1', 'sp-5'], ms: 90 };
  await Steps.play([walk, { do: 'shake', id: 'dino-0', ms: 60 }], [], 1);
  return [at() - from, space('sp-5') - space('sp-1')];
}"""


def test_whoever_is_shaken_after_a_walk_stays_where_it_led(open_page: Any, server: Server) -> None:
    page = open_page("zoe", DESK, motion=True)
    page.goto(f"{server.url}/t/{server.table('hedz-25th', {}, PEOPLE)}")
    page.wait_for_selector(".seat.away")  # the first message has come: what it brings would end the motion
    went, far = page.evaluate(WALK_AND_SHAKE)
    assert abs(far) > 60 and abs(went - far) < 12, (went, far)


def test_motion_leads_to_the_truth_hurries_when_behind_and_is_left_out_where_nobody_looks(
    open_page: Any, server: Server
) -> None:
    log = story("hedz-25th", {}, 2, until=lambda g, s, ask: g.view(s, 0).round >= 4)
    table = server.table("hedz-25th", {}, PEOPLE, log)
    players = [open_page(p.person, DESK) for p in PEOPLE]
    spectator, calm = open_page("zoe", DESK, motion=True), open_page("ugo", DESK)
    spectator.add_init_script(AWAY)
    for page in (*players, spectator, calm):
        page.goto(f"{server.url}/t/{table}")
        page.wait_for_selector("body:not(.lost)")
    for page in (spectator, calm):
        page.evaluate(WATCH)

    def play(answers: int, wait: bool) -> None:
        """So many answers of the players, who see no motion."""
        for _ in range(answers):
            one, _ = asked_and_waiting(players)
            lines = one.evaluate(LAST)
            one.locator("#ask [data-answer]").first.dispatch_event("click")
            comes(one, MORE, lines)
            if wait:
                comes(spectator, f"(last) => {LAST} === last && !window.moving", one.evaluate(LAST))

    play(5, wait=True)
    assert set(spectator.evaluate("window.fast")) == {1} and spectator.evaluate("window.longest") > 100
    assert max(spectator.evaluate("window.far")) < 45, "whoever walks ends on the space where the truth shows it"
    assert calm.evaluate("window.longest") == 0, "reduced motion moves nothing"
    spectator.evaluate("() => { window.fast = []; window.gate = new Promise((open) => { window.open_gate = open; }); }")
    play(4, wait=False)
    spectator.evaluate("window.open_gate()")
    comes(spectator, "() => window.fast.length >= 2")
    assert spectator.evaluate("window.fast[1]") == 4, "whoever is behind sees it four times as fast"
    spectator.evaluate("() => { window.away = true; window.gate = Promise.resolve(); }")
    lines = spectator.evaluate(LAST)
    spectator.wait_for_timeout(800)
    spectator.evaluate("window.fast = []")
    play(2, wait=False)
    comes(spectator, MORE, lines)
    assert spectator.evaluate("window.fast") == [], "a hidden tab shows no motion"
