"""Sitting down together: names, faces, picks, presets; what is wrong is said, and nobody is thrown out."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.setup import CHAOS, CLASSIC, EVENING
from dispetto.core.show.ink_faces import FACES, face
from dispetto.core.telling.words import Words
from dispetto.web.names import bot_names, distinct, free_face
from dispetto.web.people import LONGEST_NAME
from dispetto.web.play.picks import fated, picks
from dispetto.web.store.rows import SeatRow
from tests.web.conftest import house_of
from tests.web.test_colours import Visitors

EVENINGS = {EVENING, CLASSIC, CHAOS}


def test_names_are_told_apart() -> None:
    assert distinct("Anna", []) == "Anna" and distinct("Anna", ["anna"]) == "Anna II"
    assert distinct("Anna", ["ANNA", "Anna II", "Bruno"]) == "Anna III"
    long = distinct("x" * LONGEST_NAME, ["X" * LONGEST_NAME])
    assert len(long) <= LONGEST_NAME and long.endswith(" II")
    assert "Bruno" not in dict(bot_names(3, {"bruno"}))


def test_everybody_has_a_face_of_their_own() -> None:
    crew: list[SeatRow] = []
    for n in range(FACES):
        crew.append(SeatRow(f"p{n}", f"P{n}", face=free_face(f"p{n}", 3, crew)))
    assert sorted(s.face for s in crew) == list(range(1, FACES + 1)) and crew[0].face == 3
    assert free_face("late", 5, crew) == 5, "with more than twelve people two look alike"
    assert len({face(n) for n in range(1, FACES + 1)}) == FACES


def test_a_guest_says_who_they_are_where_they_sit_down(client: TestClient) -> None:
    two = Visitors(client, "hedz-25th")
    two.be("guest")
    page = client.get(two.where).text
    assert 'id="sit"' in page and page.count('name="face"') == FACES and 'name="gender"' in page
    assert 'id="chair-0"' in client.get(f"{two.where}?watch=1").text
    taken = two.table.row.seats[0].face
    assert f'value="{taken}" disabled' in page
    answer = client.post(f"{two.where}/seats", data={"do": "join", "name": "Zoe", "gender": "f", "face": taken})
    assert answer.status_code == 409 and "wears that face" in answer.text and 'data-field="face"' in answer.text
    two.seats("guest", "join", name="Zoe", gender="f", face=1 + taken % FACES)
    zoe = two.table.row.seats[1]
    assert (zoe.name, zoe.gender, zoe.face) == ("Zoe", "f", 1 + taken % FACES)
    two.seats("guest", "me", name="Zita", gender="n", face=zoe.face)
    assert two.table.row.seats[1].name == "Zita" and two.table.row.seats[1].gender == "n"
    again = client.post("/invite", data={"game": "hedz-25th"}, follow_redirects=False).headers["location"]
    assert house_of(client).tables.loaded[again.removeprefix("/t/")].row.seats[0].face == zoe.face, "remembered"


def test_two_guests_never_have_one_name(client: TestClient) -> None:
    two = Visitors(client, "hedz-25th")
    two.seats("host", "me", name="Anna", gender="f")
    two.be("guest")
    answer = client.post(f"{two.where}/seats", data={"do": "join", "name": "anna", "gender": "f"})
    assert answer.status_code == 409 and "How about anna II?" in answer.text and 'data-field="name"' in answer.text
    assert two.table.row.seats[1].free, "nobody sat down"
    two.seats("guest", "join", name="Zoe", gender="f")
    client.post("/me", data={"name": "ANNA", "gender": "f"})  # also not by a detour
    assert [s.name for s in two.table.row.seats[:2]] == ["Anna", "Zoe"]
    two.seats("host", "set", 2, kind="bot:random", name="zoe")
    assert two.table.row.seats[2].name == "zoe II"
    two.seats("host", "start")
    names = [s.name.casefold() for s in two.table.row.seats]
    assert len(set(names)) == len(names)


def test_two_who_say_no_name_are_told_apart_too(client: TestClient) -> None:
    two = Visitors(client, "hedz-25th")
    two.seats("guest", "sit", 1)
    assert [s.name for s in two.table.row.seats[:2]] == ["Guest", "Guest II"]


def test_a_full_table_has_no_chair_left(client: TestClient) -> None:
    two = Visitors(client, "hedz-25th")
    for seat in (1, 2, 3):
        two.seats("host", "set", seat, kind="bot:random")
    two.be("guest")
    answer = client.post(f"{two.where}/seats", data={"do": "join", "name": "Zoe", "gender": "f"})
    assert answer.status_code == 409 and "Every chair is taken" in answer.text
    assert 'id="sit"' not in client.get(two.where).text


# ------------------------------------------------------------------------------------------------------------- picks


def pick(two: Visitors, who: str, place: int, value: str) -> int:
    two.be(who)
    data = {"key": "types", "place": place, "pick": value}
    return two.client.post(f"{two.where}/pick", data=data, follow_redirects=False).status_code


def test_everybody_picks_their_own_and_the_first_has_it(client: TestClient) -> None:
    two = Visitors(client, "hedz-25th")
    two.seats("guest", "join", name="Zoe", gender="f")
    assert pick(two, "guest", 1, "mouse") == 403, "nobody picks where nobody has a power"
    two.be("host")
    assert client.post(f"{two.where}/preset", data={"do": "classic"}).status_code == 200
    assert pick(two, "guest", 1, "mouse") == 303 and two.table.row.options["types"] == ",mouse,,"
    assert pick(two, "host", 0, "mouse") == 409 and pick(two, "guest", 0, "trex") == 403
    assert pick(two, "host", 0, "dragon") == 400 and pick(two, "host", 9, "trex") == 403
    two.be("host")
    page = client.get(two.where).text
    assert "Zoe has it" in page and re.search(r'value="mouse"[^>]*disabled', page)
    assert pick(two, "host", 0, "plain") == 303 and pick(two, "guest", 1, "plain") == 303, "of these there are many"
    assert pick(two, "guest", 1, "trex") == 303 and two.table.row.options["types"] == "plain,trex,,"
    two.seats("guest", "sit", 3, name="Zoe", gender="f")
    assert two.table.row.options["types"] == "plain,,,trex", "it goes with its person"
    two.be("host")
    client.post(f"{two.where}/options", data={"o-types": "choose", "o-duo": "on"})
    assert two.table.row.options["types"] == "plain,,,trex", "the host's form leaves picks alone"
    two.seats("host", "start")
    kinds = two.table.row.options["types"].split(",")
    assert kinds[0] == "plain" and kinds[3] == "trex" and len(set(kinds)) == 4 and "" not in kinds
    assert [d.kind for d in two.table.game.view(two.table.state, 0).dinos] == kinds


def test_a_guest_who_gets_up_leaves_the_pick_behind(client: TestClient) -> None:
    two = Visitors(client, "hedz-25th")
    two.be("host")
    client.post(f"{two.where}/preset", data={"do": "classic"})
    two.seats("guest", "join", name="Zoe", gender="f")
    pick(two, "guest", 1, "mouse")
    two.seats("guest", "up", 1)
    assert two.table.row.options["types"] == "choose"


def test_with_two_dinos_each_everybody_picks_two(client: TestClient) -> None:
    two = Visitors(client, "hedz-25th")
    two.seats("guest", "join", name="Zoe", gender="f")
    two.be("host")
    client.post(f"{two.where}/options", data={"o-types": "choose", "o-duo": "on"})
    two.seats("host", "fewer")
    assert pick(two, "guest", 2, "mouse") == 303 and pick(two, "guest", 3, "mouse") == 303
    assert two.table.row.options["types"] == ",,,mouse,,", "one's own moves"
    two.be("host")
    client.post(f"{two.where}/options", data={"o-types": "choose"})  # one dino each from now on
    assert picks(two.table.game, two.table.game.options[1], two.table.row.options, 3) == ["", "", ""]


def test_where_nobody_has_picked_the_game_itself_asks() -> None:
    game = game_named("hedz-25th")
    assert fated(game, {"types": "choose"}, 4, "seed") == {"types": "choose"}
    one, other = (fated(game, {"types": "mouse,,,"}, 4, seed)["types"].split(",") for seed in ("a", "b"))
    assert one[0] == other[0] == "mouse" and one != other and len(set(one)) == 4


# ----------------------------------------------------------------------------------------------------------- presets


@pytest.mark.parametrize("game", list(all_games().values()), ids=list(all_games()))
def test_every_game_has_three_evenings_that_can_be_played(game: Any, client: TestClient) -> None:
    two = Visitors(client, game.name)
    two.be("host")
    for key, preset in game.presets.items():
        game.new(game.fewest, preset.options)
        page = client.post(f"{two.where}/preset", data={"do": key}).text
        assert re.findall(r'value="(\w+)" aria-pressed="true"', page) == [key]
        settings = two.table.row.settings
        assert (settings["clock"], settings["fuse"], settings["coach"]) == (preset.clock, preset.fuse, preset.coach)
    assert set(game.presets) == EVENINGS
    assert client.post(f"{two.where}/preset", data={"do": "boredom"}).status_code == 400
    two.be("guest")
    assert client.post(f"{two.where}/preset", data={"do": "chaos"}).status_code == 403


def test_the_choices_of_an_option_say_what_they_are() -> None:
    for name in ("hedz-25th", "hedz-2nd"):
        game = game_named(name)
        option = next(o for o in game.options if o.each)
        for lang in ("en", "it"):
            found = game.choices(option, Words(game, lang, ()))
            assert all(c.name and c.short and c.text for c in found) and [c.again for c in found].count(True) == 1
            assert all(game.stage().emblem(option.key, c.value, 2).startswith("<svg") for c in found)
        assert game.stage().emblem(option.key, "dragon", 0) == ""


def test_the_house_says_what_is_its_own(client: TestClient) -> None:
    for game in all_games().values():
        told = game.house({}, Words(game, "en", ()))
        assert all(title and sentence.endswith(".") for title, sentence in told)
    assert [title for title, _ in game_named("hedz-25th").house({}, Words(game_named("hedz-25th"), "it", ()))] == [
        "Isola del Teschio"
    ]
    assert game_named("hedz-25th").house({"board": "t25"}, Words(game_named("hedz-25th"), "en", ())) == []
    two = Visitors(client, "hedz-25th")
    two.be("host")
    assert "the house&#39;s own work" in client.get(two.where).text


def test_pictures_of_faces_and_choices_are_kept_and_others_are_not_there(client: TestClient) -> None:
    for path in ("/face/1.svg", "/emblem/hedz-25th/types/mouse/3.svg", "/emblem/lunch-money/preset/chaos/0.svg"):
        assert "immutable" in client.get(path).headers["cache-control"], path
    for path in ("/face/0.svg", "/face/13.svg", "/emblem/hedz-25th/types/dragon/3.svg", "/emblem/x/types/mouse/3.svg"):
        assert client.get(path).status_code == 404, path
    assert client.get("/emblem/hedz-25th/types/mouse/99.svg").status_code == 404
