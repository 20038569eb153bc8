"""The pictures: every card has a face, a scene shows the holds and the chain, secrets stay face down.
LM-RUL-11, LM-WPN-08, LM-TERM-05
"""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from dispetto.core.engine.table import PUBLIC, Event, asked
from dispetto.core.rounds import utterances
from dispetto.core.show.stage import LAYOUTS, THEMES, Mark
from dispetto.core.telling.languages import languages
from dispetto.core.telling.words import Person, Words
from dispetto.games.lunch_money.face.card_words import brief
from dispetto.games.lunch_money.face.cards import BARE, H, face, wrapped
from dispetto.games.lunch_money.face.places import MOST_AIR, flying, places
from dispetto.games.lunch_money.rules.pieces import NAMES
from tests.games.lunch_money.told import GAME, Told, table

STAGE = GAME.stage()


def brawl() -> Told:
    t = table(
        "A: humiliation kick4 | B: block knife | C: roundhouse | D: humiliation | E:",
        turn="C",
        choke={"E": "D"},
        known={"B": ["knife"]},
    )
    t.tell("C: roundhouse B", "B: block", "D: humiliation").to("A Interrupt")
    return t


@pytest.mark.parametrize("kind", range(len(NAMES)), ids=NAMES)
def test_every_card_has_a_face(kind: int) -> None:
    for high in (H, BARE):
        ElementTree.fromstring(f"<svg>{face(kind, high)}</svg>")


@pytest.mark.parametrize("lang", languages())
def test_every_card_says_in_three_short_lines_what_it_does(lang: str) -> None:
    words = Words(GAME, lang, [])
    for name in NAMES:
        says = brief(words, name)
        assert says.endswith(".") and len(wrapped(says, 22)) <= 3 and max(map(len, wrapped(says, 22))) <= 22, name


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_scene_is_well_formed_and_lights_what_is_offered(layout: str) -> None:
    t = brawl()
    v = GAME.view(t.s, 0)
    words = Words(GAME, "en", [Person(n) for n in t.names], 0)
    marks = [Mark(1, NAMES.index("humiliation"), STAGE.spots(v, "card", (NAMES.index("humiliation"),)))]
    scene, hand = STAGE.scene(v, layout, marks), STAGE.hand(v, layout, marks, words)
    for svg in (
        scene,
        f"<div>{hand}</div>",
        STAGE.symbols(v),
        *(STAGE.picture("yard", layout, theme) for theme in THEMES),
    ):
        ElementTree.fromstring(svg)
        assert "style=" not in svg
    assert 'data-key="1"' in hand and 'id="seat-3"' in scene and 'id="air-2"' in scene
    labels = STAGE.labels(v, layout, words)
    told = [f"{label.lead} {label.text}" for label in labels if label.kind.startswith("air-by")]
    humiliates = "humiliates the Block" if layout == "wide" else "humiliates"
    assert told == ["C hits B", "B stops it", f"D {humiliates}"]
    assert [label.text for label in labels if label.kind.startswith("nth")] == ["3rd", "2nd", "Resolves 1st"]
    tags = {label.kind.removesuffix(" mid"): label for label in labels if label.kind.startswith("tag-")}
    spots, grips = places(v, layout)
    assert {kind: label.text for kind, label in tags.items()} == {"tag-turn": "Their turn", "tag-target": "Target"}
    assert all(
        spots[s].x <= tags[kind].x <= spots[s].x + spots[s].w for kind, s in (("tag-turn", 2), ("tag-target", 1))
    )
    assert [(g.by, g.victim, g.arm) for g in grips] == [(3, 4, True)] and [
        x.lead for x in labels if x.kind == "hold"
    ] == ["Choke"]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_stands_in_the_yard_once_and_nobody_in_front_of_another(layout: str, players: int) -> None:
    t = table(" | ".join(f"{name}:" for name in "ABCDEF"[:players]))
    for seat in (PUBLIC, *range(players)):
        v = GAME.view(t.s, seat)
        scene = STAGE.scene(v, layout, [])
        spots, _ = places(v, layout)
        wide, high = STAGE.size("yard", layout)
        assert all(scene.count(f'id="seat-{s}"') == 1 for s in range(players))
        for i, one in enumerate(spots):
            assert 0 <= one.x and one.x + one.w <= wide and 0 <= one.y and one.y + one.h <= high
            for other in spots[i + 1 :]:
                assert (
                    one.x + one.w <= other.x
                    or other.x + other.w <= one.x
                    or one.y + one.h <= other.y
                    or other.y + other.h <= one.y
                )


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_hold_from_afar_is_a_rope(layout: str) -> None:
    """LM-CHOKE-03, LM-HEAD-03  An arm reaches only a neighbour at the wall who is not turned away."""
    t = table("A: | B: | C: | D: | E: | F:", choke={"F": "C"}, headlock={"A": "D"})
    v = GAME.view(t.s, 0)
    _, grips = places(v, layout)
    assert [(g.by, g.victim, g.arm) for g in grips] == [(2, 5, False), (3, 0, False)]
    words = Words(GAME, "en", [Person(n) for n in t.names], 0)
    assert [x.lead for x in STAGE.labels(v, layout, words) if x.kind == "hold"] == ["Choke", "Headlock"]
    told = STAGE.about(v, "seat-5", words)
    assert told is not None and told.text == "choked by C"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_long_chain_shows_its_end_and_counts_the_rest(layout: str) -> None:
    t = table(
        "A: humiliation | B: roundhouse humiliation | C: block humiliation | D: humiliation*2 | E: humiliation",
        turn="B",
    )
    t.tell(
        "B: roundhouse C",
        "C: block",
        "D: humiliation",
        "E: humiliation",
        "B: humiliation",
        "C: humiliation",
        "D: humiliation",
    ).to("A Interrupt")
    v = GAME.view(t.s, 0)
    cards = flying(v, layout)
    assert (
        len(v.chain) == 7 and len(cards) == MOST_AIR[layout] and [c.n for c in cards] == list(range(6 - len(cards), 6))
    )
    assert all(a.x + 150 * a.scale <= b.x for a, b in zip(cards, cards[1:], strict=False))
    words = Words(GAME, "en", [Person(n) for n in t.names], 0)
    assert [x.text for x in STAGE.labels(v, layout, words) if x.kind == "air-more"] == [f"{7 - len(cards)} more before"]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("cards", [1, 5, 9])
def test_every_card_of_a_hand_keeps_its_number_in_sight(layout: str, cards: int) -> None:
    """The left card lies above its neighbour, and its number is at its right."""
    held = ["kick4", "backfist", "choke", "grab", "humiliation", "imaginary", "pins", "platecleaner", "poke"][:cards]
    t = table("A: kick4 | B:")
    t.s.hands[0] = tuple(sorted(NAMES.index(name) for name in held))
    v = GAME.view(t.s, 0)
    words = Words(GAME, "it", [Person(n) for n in t.names], 0)
    marks = [Mark(i + 1, code, STAGE.spots(v, "card", (code,))) for i, code in enumerate(v.hands[0])]
    hand = STAGE.hand(v, layout, marks, words)
    drawn = [hand.index(f'id="card-{NAMES[card]}"') for card in v.hands[0]]
    assert drawn == sorted(drawn, reverse=True) and all(f'data-key="{n}"' in hand for n in range(1, cards + 1))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_nuts_on_its_way_back_is_lit_in_the_air(layout: str) -> None:
    """LM-NUTS-03"""
    t = table("A: nuts kick4 | B:")
    t.tell("A: nuts B").to("A NutsBack")
    v = GAME.view(t.s, 0)
    spots = STAGE.spots(v, "card", (NAMES.index("nuts"),))
    assert spots == ("air-0",) and 'data-key="1"' in STAGE.scene(v, layout, [Mark(1, NAMES.index("nuts"), spots)])


def test_a_picture_shows_no_secret() -> None:
    """LM-WPN-08  Of another hand only what everybody has seen come back."""
    t = brawl()
    for seat in (PUBLIC, 0):
        scene = STAGE.scene(GAME.view(t.s, seat), "wide", [])
        imagined = STAGE.scene(GAME.view(GAME.imagine(t.s, seat, 5), seat), "wide", [])
        assert scene == imagined


def test_pointing_at_a_card_tells_what_it_does_and_what_answers_it() -> None:
    """LM-TERM-05"""
    t = brawl()
    v = GAME.view(t.s, 0)
    words = Words(GAME, "en", [Person(n) for n in t.names], 0)
    told = STAGE.about(v, "air-0", words)
    assert told is not None and told.title == "Roundhouse" and "Backlash" in told.text
    assert STAGE.meant(v, "seat-1") == 49 and STAGE.meant(v, "card-kick4") == NAMES.index("kick4")


@pytest.mark.parametrize("lang", languages())
def test_the_piles_say_how_many_they_are_and_nobody_has_less_than_nothing(lang: str) -> None:
    """LM-SET-10, LM-RUL-08"""
    t = table("A: kick4 | B:")
    t.s.points = (3, -2)
    v = GAME.view(t.s, 0)
    words = Words(GAME, lang, [Person("Anna"), Person("Bruno")], 0)
    deck, used, other = (STAGE.about(v, anchor, words) for anchor in ("deck", "discards", "seat-1"))
    assert deck and used and str(v.deck) in deck.title and str(sum(v.discard)) in used.title
    assert deck.text.endswith(".") and used.text.endswith(".") and deck.text != used.text
    assert other and other.title == "Bruno · 0"
    hurt = words.event(t.s, Event("hurt", 1, (5, -2, 0), -1))
    assert "2" not in hurt and "5" in hurt


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_bot_is_called_one_on_its_card(layout: str) -> None:
    v = GAME.view(table("A: | B: | C:").s, 0)
    words = Words(GAME, "en", [Person(n) for n in "ABC"], 0)
    marked = [label for label in STAGE.labels(v, layout, words) if label.bot >= 0]
    assert [(label.bot, label.text) for label in marked] == [(seat, "bot") for seat in range(3)]


def test_every_event_has_its_motion_or_none() -> None:
    t = brawl()
    t.s.events = []
    before = GAME.view(t.s, 0)
    t.rest()
    moved = STAGE.steps(t.s.events, before, GAME.view(t.s, 0))
    assert len(moved) == len(t.s.events) and any(moved)


def test_the_tokens_of_a_turn_are_exactly_the_flat_list() -> None:
    """LM-ATK-02, LM-TWO-01, LM-TURN-06  The paths through the parts are the options of the law, each once."""
    t = table("A: twofer kick4 firstaid*2 weird | B: | C:")
    said = [
        " ".join(NAMES[a.args[0]] if a.verb == "card" else a.verb + "".join(map(str, a.args)) for a in u)
        for u in utterances(GAME, t.s)
    ]
    assert len(said) == len(set(said))
    blows = {f"kick4 seat{n} {w}" for n in (1, 2) for w in ("none", "weird")}
    pairs = {
        f"twofer seat{a} {b} {w}" for a, o in ((1, 2), (2, 1)) for b in ("none", f"seat{o}") for w in ("none", "weird")
    }
    assert blows | pairs | {"none", "firstaid none", "firstaid firstaid"} == {
        u for u in said if not u.startswith("discard")
    }
    assert sum(u.startswith("discard") for u in said) == 2 * 3 * 2 * 2 - 1
    assert asked(t.s) is not None


def test_an_italian_reads_beside_a_printed_name_what_it_means() -> None:
    """The four sorts and the cards that sentences speak of all the time: Grab is a presa, Block a parata."""
    words, english = Words(GAME, "it", []), Words(GAME, "en", [])
    v = GAME.view(brawl().s, 0)
    for name in NAMES:
        told, plain = STAGE.about(v, f"card-{name}", words), STAGE.about(v, f"card-{name}", english)
        assert told is not None and plain is not None
        assert told.title.startswith(f"{plain.title} (") and told.title.endswith(")"), name
        assert not {"Basic", "Weapon", "Special", "Defence"} & set(re.findall(r"\w+", brief(words, name) + told.text))
        for printed, meant in (("Grab", "presa|afferr"), ("Block", "parat")):
            if printed in brief(words, name):
                assert re.search(meant, brief(words, name).lower()), name
    told = STAGE.about(v, "card-grab", words)
    assert told is not None and told.title == "Grab (presa)" and "presa" in told.text.lower()


def test_one_used_card_is_one_in_italian_too() -> None:
    words = Words(GAME, "it", [])
    assert [words.get("pile-used", n=n) for n in (1, 2)] == ["1 usata", "2 usate"]
    assert [words.get("air-before", n=n) for n in (1, 2)] == ["un'altra prima", "altre 2 prima"]
