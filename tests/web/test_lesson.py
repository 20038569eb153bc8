"""A table that teaches: its opening is told and says so, other answers and skipping lead to an ordinary game."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.telling.lesson import LEARNER, has_lesson, lesson_of
from dispetto.core.telling.record import LESSON, parse, verify, write
from dispetto.web.pages.fair import fair_facts, fair_rolls
from dispetto.web.pages.lesson import bubble
from dispetto.web.play.lesson import OVER, told_answer, told_at, word_for
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.store.changes import Change
from dispetto.web.store.store import SeatRow, Store
from tests.web.conftest import house_of
from tests.web.hands import DESK, PHONE
from tests.web.sealed import rest_of
from tools.webtable import Server

TAUGHT = [name for name in all_games() if has_lesson(game_named(name))]
ASKED = "body:not(.sent) #ask [data-answer]"


async def begun(db: str, game: str) -> tuple[Tables, Table]:
    """A table that teaches, before its first answer."""
    tables = Tables(Store(db), whole=True)
    lesson = lesson_of(game_named(game))
    assert lesson is not None
    bots = [SeatRow("", name, g, "random") for name, g in zip(lesson.seats[1:], lesson.genders[1:], strict=True)]
    seats = [SeatRow("anna", "Anna", "f"), *bots]
    settings = {LESSON: lesson.game.lesson, "nonce": {"anna": "ab"}}
    return tables, await tables.make(game, "anna", seats, lesson.options, settings=settings, begun=True)


async def follow(tables: Tables, table: Table, until: str) -> None:
    """Everybody does as the lesson says, until the teacher comes to this stop."""
    lesson = told_at(table)
    assert lesson is not None
    for _ in range(400):
        stop = lesson.stop(table.state)
        if stop is not None and stop.name == until:
            return
        if table.asking.in_round:
            for seat in table.asking.owing():
                await tables.answer_whole(table, seat, lesson.answer(table.state, seat), table.version)
            await tables.time_is_up(table, table.version)
            continue
        seat = table.asking.party[0]
        first = told_answer(table, seat, ())
        assert first is not None
        await tables.answer(table, seat, first, table.version)
        while table.asking.reply(seat).codes:
            said = table.asking.reply(seat).codes
            code = told_answer(table, seat, said)
            assert code is not None
            await tables.answer(table, seat, code, table.version, len(said))
    raise AssertionError(f"the lesson never came to {until}")


def eyes(lang: str = "en") -> Reader:
    """The learner's."""
    return Reader("anna", lang, "wide", seat=LEARNER)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_told_opening_is_recorded_as_such_and_the_dice_after_it_are_sealed(db: str, game: str) -> None:
    async def play() -> Table:
        tables, table = await begun(db, game)
        lesson = told_at(table)
        assert lesson is not None
        await follow(tables, table, lesson.stops[-1].name)
        assert table.history.counter == 0  # no sealed die has been touched
        assert 'role="dialog"' in bubble(table, eyes(), True)
        async with table.lock:
            await tables.commit(table, rest_of(table, back_after=0))
        assert table.over and bubble(table, eyes(), True) == ""
        await tables.store.close()
        return table

    table = asyncio.run(play())
    record = parse(write(table.record()))
    told = [line for line in record.lines if line.told]
    assert told and all(line.chance is None and line.who in ("dice", "deck") for line in told)
    assert record.extra[LESSON] == table.game.lesson and verify(table.game, record) == []
    assert len(verify(table.game, replace(record, extra={}))) >= len(told)  # who hides the lesson has invented dice
    facts, rolls = fair_facts(table, "it"), fair_rolls(table, "it")["rolls"]
    assert facts["told"] == len(told) and facts["borrowed"] == 0
    assert len([roll for roll in rolls if "counter" not in roll]) == len(told) < len(rolls)


def test_another_answer_is_taken_and_may_be_taken_back(db: str) -> None:
    async def play() -> None:
        tables, table = await begun(db, "hedz-25th")
        await follow(tables, table, "push")
        word = word_for(table, LEARNER, True)
        assert word is not None and not word.strayed and word_for(table, 1, True) is None
        other = next(a.code for a in table.state.stack[-1].legal(table.state) if a.code != word.code)
        await tables.answer(table, LEARNER, other, table.version)
        word = word_for(table, LEARNER, True)
        assert word is not None and word.strayed and "Take it back" in bubble(table, eyes(), True)
        assert told_answer(table, table.asking.party[0], ()) is None  # bots think for themselves again
        await tables.undo(table, LEARNER, table.version)
        word = word_for(table, LEARNER, True)
        assert word is not None and not word.strayed  # before whatever was answered since the dice fell
        await follow(tables, table, "push")
        await follow(tables, table, "end")
        await tables.answer(table, LEARNER, table.state.stack[-1].legal(table.state)[0].code, table.version)
        assert table.history.counter > 0 and word_for(table, LEARNER, True) is None  # the end is no straying
        await tables.store.close()

    asyncio.run(play())


def test_a_lesson_finds_its_place_after_waking_and_is_over_when_it_is_skipped(db: str) -> None:
    async def play() -> None:
        tables, table = await begun(db, "hedz-25th")
        await follow(tables, table, "bite")
        await tables.keep(table)
        await tables.store.close()
        again = Tables(Store(db))
        woken = await again.get(table.id)
        assert woken is not None and not woken.history.whole  # from its save: what was before is not even read
        assert "insegna il morso" in bubble(woken, eyes("it"), True)
        await again.alter(woken, lambda: Change({"settings": woken.row.settings | {OVER: 1}}))
        assert bubble(woken, eyes(), True) == "" and told_at(woken) is None
        await again.answer(woken, LEARNER, woken.state.stack[-1].legal(woken.state)[0].code, woken.version)
        assert word_for(woken, LEARNER, True) is None
        await again.store.close()

    asyncio.run(play())


def test_who_may_learn_what(client: TestClient) -> None:
    assert client.post("/lesson/chess").status_code == 404 == client.post("/lesson", data={"game": "chess"}).status_code
    answer = client.post("/lesson/hedz-25th", follow_redirects=False)
    assert answer.status_code == 303
    where = answer.headers["location"]
    page = client.get(where).text
    assert 'data-stop="roll"' in page and "lesson.js" in page and 'data-teacher="1"' in page
    assert "Riga tells the opening" in page
    table = house_of(client).tables.alive[where.removeprefix("/t/")]
    stranger = TestClient(client.app, cookies={})
    assert stranger.post(f"{where}/lesson/skip").status_code == 403 and not table.row.settings.get(OVER)
    assert client.post(f"{where}/lesson/skip").status_code == 200
    assert table.row.settings.get(OVER) and 'data-stop="roll"' not in client.get(where).text
    assert client.post(f"{where}/lesson/skip").status_code == 200  # twice does no harm


def test_a_game_without_a_lesson_says_so(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game_named("hedz-25th")), "lesson", "")
    answer = client.post("/lesson/hedz-25th")
    assert answer.status_code == 404 and "Nobody teaches this game yet." in answer.text


# ------------------------------------------------------------------------------------------------------------ by clicks


def sit_down(page: Any, server: Server) -> None:
    """Home, then the teacher on the first poster."""
    page.goto(server.url)
    page.click(".poster .learn >> nth=0")
    page.wait_for_selector("#lesson .bubble")


OTHER = """(before) => { const now = document.querySelector("body:not(.sent) #ask [data-answer]");
  return now && `${now.dataset.seq} ${now.dataset.part}` !== before; }"""  # another question


def press(page: Any) -> str:
    """Press what is ringed, and wait for the next question; the stop that was."""
    page.wait_for_selector("#ask .hint")
    stop = str(page.get_attribute("#lesson [data-code]", "data-stop"))
    now = page.locator("#ask [data-answer]").first
    before = f"{now.get_attribute('data-seq')} {now.get_attribute('data-part')}"
    page.click("#ask .hint")
    page.wait_for_function(OTHER, arg=before, timeout=60_000)
    page.wait_for_selector("#lesson [data-code]", state="attached")
    return stop


HIDDEN = """() => {
  const bubble = document.querySelector('#lesson .bubble'), b = bubble.getBoundingClientRect(), wrong = [];
  const over = (r) => r.x < b.right && b.x < r.right && r.y < b.bottom && b.y < r.bottom;
  for (const disc of document.querySelectorAll('#veil .disc')) {
    const r = disc.getBoundingClientRect();
    if (over(r)) wrong.push(`${disc.dataset.letter} is under the bubble`);
    if (r.x < 0 || r.y < 0 || r.right > innerWidth || r.bottom > innerHeight)
      wrong.push(`${disc.dataset.letter} is out of sight`);
  }
  const low = [...bubble.querySelectorAll('li, .speech, .foot')]
    .filter((el) => el.getBoundingClientRect().bottom > b.bottom + 1);
  if (low.length) wrong.push(`cut off: ${low[0].textContent}`);
  const said = document.querySelector('#ask .hint')?.getAttribute('aria-describedby') || 'lecture';
  if (!said.includes('lecture')) wrong.push('who listens is not told what she says');
  return wrong;
}"""  # what a bubble hides or has no room for


def looks_right(page: Any, most: int) -> None:
    """The bubble is on the screen, whole, and hides neither the question nor a letter; every letter is in sight."""
    page.wait_for_function(
        "() => document.querySelectorAll('#veil .disc').length === document.querySelectorAll('#lesson li').length"
    )
    shown = page.locator("#lesson .bubble").bounding_box()
    ask = page.locator("#ask").bounding_box()
    size = page.viewport_size
    assert shown["x"] >= 0 and shown["x"] + shown["width"] <= size["width"] and shown["height"] <= most
    assert shown["y"] >= 40 and (shown["y"] + shown["height"] <= ask["y"] or shown["x"] + shown["width"] <= ask["x"])
    assert page.evaluate(HIDDEN) == []


@pytest.mark.browser
def test_a_whole_lesson_by_clicks_through_a_restart_in_english_on_a_desk(open_page: Any, server: Server) -> None:
    page = open_page(size=DESK)
    sit_down(page, server)
    seen = []
    while not seen or seen[-1] != "end":
        looks_right(page, 330) if page.query_selector("#lesson .bubble") else None
        if page.get_attribute("#lesson [data-code]", "data-code") == "-1":
            break
        seen.append(press(page))
        if seen[-1] == "push":
            server.kill()
            server.start()
            page.wait_for_selector("body:not(.lost)")
    assert [stop for stop in seen if stop] == ["roll", "keep", "push", "bite", "fork", "throw"]
    assert page.get_attribute("#lesson .bubble", "data-stop") == "end"
    page.keyboard.press("1")  # the game simply goes on
    page.wait_for_selector("#lesson .bubble", state="detached")
    page.wait_for_selector(ASKED, timeout=60_000)
    page.wait_for_selector("#veil", state="hidden")


@pytest.mark.browser
@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        ("hedz-25th", "it", PHONE),
        ("hedz-2nd", "it", DESK),
        ("shear-panic", "en", DESK),
        ("lunch-money", "it", PHONE),
        ("horse-racing", "it", PHONE),
    ],
)
def test_every_first_game_is_told_to_its_end_and_simply_goes_on(
    open_page: Any, server: Server, game: str, lang: str, size: dict[str, int]
) -> None:
    page = open_page(size=size)
    page.context.add_cookies([{"name": "lang", "value": lang, "url": server.url}])
    page.goto(f"{server.url}/how/{game}")
    page.click(f"form[action='/lesson/{game}'] button")
    page.wait_for_selector("#lesson .bubble")
    seen = []
    while page.get_attribute("#lesson [data-code]", "data-code") != "-1":
        if page.query_selector("#lesson .bubble"):
            looks_right(page, 151 if size == PHONE else 340)
        seen.append(press(page))
    looks_right(page, 151 if size == PHONE else 340)
    lesson = lesson_of(game_named(game))
    assert lesson is not None
    assert list(dict.fromkeys(stop for stop in seen if stop)) == [s.name for s in lesson.stops if s.name][:-1]
    while page.query_selector("#lesson .bubble"):  # an answer may have several parts
        now = page.locator("#ask [data-answer]").first
        before = f"{now.get_attribute('data-seq')} {now.get_attribute('data-part')}"
        now.click()
        page.wait_for_function(OTHER, arg=before, timeout=60_000)


@pytest.mark.browser
def test_another_answer_then_back_then_skipped_in_italian_on_a_phone(open_page: Any, server: Server) -> None:
    page = open_page(size=PHONE)
    page.context.add_cookies([{"name": "lang", "value": "it", "url": server.url}])
    sit_down(page, server)
    while page.get_attribute("#lesson [data-code]", "data-stop") != "push":
        if page.query_selector("#lesson .bubble"):
            looks_right(page, 151)
        press(page)
    looks_right(page, 151)
    assert page.inner_text("#lesson .speech").strip() == "Bruno è tra i piedi. Se lo spingi:"
    assert page.get_attribute("#lesson .bubble", "role") == "dialog"
    assert page.evaluate("document.activeElement.classList.contains('hint')")  # a keyboard is at the answer already
    page.click("#lesson .whynot summary")
    assert "educazione" in page.inner_text("#lesson .whynot p")
    page.click("#ask [data-answer]:not(.hint)")
    page.wait_for_selector("#lesson .strayed", timeout=60_000)
    page.click("#lesson [data-undo]")
    page.wait_for_selector("#lesson [data-code]:not(.strayed)", state="attached", timeout=60_000)
    while page.get_attribute("#lesson [data-code]", "data-stop") != "push":
        press(page)
    page.click("#lesson .tall-only [data-lesson-skip] button")
    page.wait_for_selector("#lesson .bubble", state="detached")
    page.wait_for_selector("#veil", state="hidden")
    assert page.locator("#ask .hint").count() == 0
    page.click("#ask [data-answer] >> nth=0")
    page.wait_for_selector(ASKED, timeout=60_000)
