"""By correspondence: a clock of days, holidays during which it stands, and all of one's tables on one page."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from html import unescape

import pytest
from fastapi.testclient import TestClient

from dispetto.web.house import House
from dispetto.web.people import COOKIE, sign
from dispetto.web.play import chairs
from dispetto.web.play.days import GRACE, runs_until
from dispetto.web.play.table import Table
from dispetto.web.sorry import Sorry
from dispetto.web.store import holidays, hours
from dispetto.web.store.alarms import next_alarms
from tests.web.conftest import house_of
from tests.web.test_chairs import call
from tests.web.test_rounds import PEOPLE, comes
from tests.web.test_sleep import DAY, alarm_of, asleep, begun, in_house, later

NAMES = {s.person for s in PEOPLE}


def asked_of(table: Table) -> str:
    """The person who is asked."""
    return table.row.seats[table.asking.party[0]].person


@pytest.mark.parametrize(
    ("away", "until"),
    [
        ([], 110),
        ([(0, 100)], 110),
        ([(50, 130)], 140),
        ([(104, 150)], 156),
        ([(104, 150), (152, 160)], 164),
        ([(110, 200)], 110),
        ([(100, 100)], 110),
    ],
)
def test_a_clock_stands_during_holidays_and_goes_on_where_it_stood(
    away: list[tuple[float, float]], until: float
) -> None:
    assert runs_until(100, 10, away) == until


def test_days_go_on_while_the_house_is_closed_but_not_to_their_end_at_once(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[str] = []

    async def before(house: House) -> None:
        table = await begun(house, clock=int(2 * DAY))
        names.append(table.id)
        assert table.clocks.deadline == pytest.approx(table.clocks.latest + 2 * DAY)

    async def a_day_after(house: House) -> None:
        table = await house.tables.get(names[0])
        assert table is not None
        await comes(lambda: house.live.waiting.rests(table))
        assert table.clocks.deadline == pytest.approx(table.clocks.latest + 2 * DAY), "a day of two has gone"
        assert table.clocks.deadline - hours.now() < 1.01 * DAY

    async def long_after(house: House) -> None:
        table = await house.tables.get(names[0])
        assert table is not None
        await comes(lambda table=table: house.live.waiting.rests(table))
        version, seat = table.version, table.asking.party[0]
        assert 0 < table.clocks.deadline - hours.now() <= GRACE, "nobody was let in: there is an hour"
        assert table.clocks.deadline - hours.now() > GRACE - 60
        del table
        await asleep(house, names[0])
        assert alarm_of(await next_alarms(house.store, 9), names[0]) > hours.now()
        later(monkeypatch, GRACE + 1)
        await house.alarms.ring()
        found = house.tables.alive[names[0]]
        await comes(lambda: found.version > version)
        assert found.row.seats[seat].sub, "the default, and a bot sits in"

    in_house(db, before)
    later(monkeypatch, DAY)
    in_house(db, a_day_after)
    later(monkeypatch, 9 * DAY)
    in_house(db, long_after)


def test_a_round_by_post_waits_for_days_also_while_everybody_looks_and_bots_sit_in_for_the_silent(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        monkeypatch.setattr(house.live.waiting, "everybody", lambda table: True)
        table = await begun(house, game="horse-racing", clock=int(3 * DAY))
        for _ in range(400):
            if table.asking.in_round:
                break
            await house.tables.time_is_up(table, table.version)
            house.live.changed(table)
            await comes(lambda: house.live.waiting.rests(table))
        await comes(lambda: table.clocks.fuse is not None and table.clocks.fuse.until > 0)
        version, silent = table.version, table.asking.owing()
        assert silent and table.clocks.runs_out - table.clocks.latest == pytest.approx(3 * DAY)
        later(monkeypatch, 3 * DAY + 1)
        table.stir.set()
        await comes(lambda: table.version > version and all(table.row.seats[n].sub for n in silent))

    in_house(db, play)


def test_holidays_are_bounded_shown_and_kept_and_move_alarms_there_and_back(db: str) -> None:
    async def play(house: House) -> None:
        table = await begun(house, clock=int(DAY))
        name, who, until, now = table.id, asked_of(table), table.clocks.deadline, hours.now()
        await holidays.go_away(house.store, who, now + 10 * DAY, now)
        house.live.changed(table)
        await comes(lambda table=table: table.clocks.deadline > until + 9 * DAY)
        assert table.clocks.post is not None and table.clocks.post.away == ((who, now + 10 * DAY),)
        with pytest.raises(Sorry):
            await holidays.go_away(house.store, who, now + 31 * DAY, now)
        assert holidays.now_away((await holidays.away(house.store, [who]))[who], now + 1), "the old one still stands"
        await holidays.go_away(house.store, who, now + 30 * DAY, now + 1)
        await holidays.come_home(house.store, who, now + 4 * DAY)
        left = holidays.left((await holidays.away(house.store, [who]))[who], now + 4 * DAY)
        assert left == pytest.approx(26 * DAY), "what was not taken is left"
        with pytest.raises(Sorry):
            await holidays.go_away(house.store, who, now + 31 * DAY, now + 4 * DAY)
        year = now + 380 * DAY
        await holidays.go_away(house.store, who, year + 29 * DAY, year)
        assert len((await holidays.away(house.store, [who]))[who]) == 1, "another year"
        with pytest.raises(Sorry):
            await chairs.sit_in(house.tables, table, table.asking.party[0], frozenset())
        del table
        await asleep(house, name)

    in_house(db, play)


def as_person(client: TestClient, person: str, lang: str) -> None:
    """Somebody with this cookie."""
    client.cookies.clear()
    client.cookies.set(COOKIE, sign(house_of(client).store.secret, person))
    client.cookies.set("lang", lang)


def plain(page: str) -> str:
    """A page in plain words."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", page)))


@pytest.mark.parametrize("lang", ["en", "it"])
def test_all_my_turns_stand_on_one_page_the_most_urgent_first_and_the_next_is_one_click_away(
    client: TestClient, lang: str
) -> None:
    house = house_of(client)
    assert client.portal is not None
    made = [client.portal.call(begun_by_post, house, days) for days in (7, 1, 3)]
    who = asked_of(made[0])
    mine = [table for table in made if asked_of(table) == who]
    mine.sort(key=lambda table: table.clocks.deadline)
    as_person(client, who, lang)
    page = client.get("/turns").text
    waiting, _, others = page.partition("<h2>")[2].partition("<h2>")
    assert re.findall(r'href="/t/([^"]+)"', waiting) == [table.id for table in mine]
    assert sorted(re.findall(r'href="/t/([^"]+)"', others)) == sorted(t.id for t in made if t not in mine)
    days = {1: ("23 hours left", "restano 23 ore"), 3: ("2 days left", "restano 2 giorni")}
    for table in mine:
        if (n := int(table.row.settings["clock"] / DAY)) in days:
            assert days[n][lang == "it"] in plain(waiting)
    found = client.get("/turns/next", params={"after": mine[0].id}).json()
    assert found["n"] == len(mine) - 1 and (found["n"] == 0 or found["table"] == mine[1].id)

    until = (datetime.now(UTC) + timedelta(days=9)).date().isoformat()
    for bad in ("", "never", "1999-01-01", (datetime.now(UTC) + timedelta(days=60)).date().isoformat()):
        assert client.post("/turns/away", data={"until": bad}).status_code == 400
    before = mine[0].clocks.deadline
    assert client.post("/turns/away", data={"until": until}).status_code == 200
    assert ("You are away until", "Sei via fino a")[lang == "it"] in plain(client.get("/turns").text)
    client.portal.call(comes, lambda: mine[0].clocks.deadline > before + 8 * DAY)
    as_person(client, min(NAMES - {who}), lang)
    for page in (client.get("/turns").text, client.get(f"/t/{mine[0].id}").text):
        assert ("is on holiday until", "è in ferie fino a")[lang == "it"] in plain(page)
    as_person(client, who, lang)
    client.post("/turns/home")
    client.portal.call(comes, lambda: mine[0].clocks.deadline < before + DAY)


async def begun_by_post(house: House, days: int) -> Table:
    """A table whose clock is one of so many days."""
    return await begun(house, clock=int(days * DAY))


def test_a_holiday_ends_with_the_day_of_whoever_is_away(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    now = datetime(2026, 3, 27, 23, 30, tzinfo=UTC).timestamp()  # the clocks of Rome go ahead on the 29th
    monkeypatch.setattr(hours, "now", lambda: now)
    house = house_of(client)
    for zone, first, end in (
        ("Europe/Rome", "2026-03-28", datetime(2026, 3, 29, 22, tzinfo=UTC)),
        ("America/New_York", "2026-03-27", datetime(2026, 3, 30, 4, tzinfo=UTC)),
        ("Asia/Kolkata", "2026-03-28", datetime(2026, 3, 29, 18, 30, tzinfo=UTC)),
        ("", "2026-03-27", datetime(2026, 3, 30, tzinfo=UTC)),
        ("Europe", "2026-03-27", datetime(2026, 3, 30, tzinfo=UTC)),
        ("../../etc/passwd", "2026-03-27", datetime(2026, 3, 30, tzinfo=UTC)),
        ("Mars/Olympus", "2026-03-27", datetime(2026, 3, 30, tzinfo=UTC)),
    ):
        as_person(client, "a", "en")
        client.cookies.set("zone", zone)
        page = client.get("/turns").text
        known = zone.replace("_", " ") if "2026-03-30T00:00" not in end.isoformat() else "UTC"
        assert f'min="{first}"' in page and f"the end of ({known})" in page, zone
        assert client.post("/turns/away", data={"until": "2026-03-29"}).status_code == 200
        mine = call(client, lambda: holidays.away(house.store, ["a"]))
        assert holidays.now_away(mine["a"], now) == end.timestamp() - 1, zone
