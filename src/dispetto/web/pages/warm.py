"""What would be read or drawn for the first visitor, done before anybody comes: after a restart all come at once."""

from __future__ import annotations

import asyncio

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import PUBLIC, Roll, State, asked, step
from dispetto.core.game import AnyGame
from dispetto.core.show.stage import LAYOUTS, THEMES
from dispetto.core.telling.languages import languages
from dispetto.core.telling.phrases import phrases
from dispetto.core.telling.words import Person, Words
from dispetto.web.pages.art import art_url
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.rendering import environment

ANSWERS = 8  # of a first game; each question is read in every language
LATER = 10.0  # seconds after the door was opened: whoever was cut off is back by then
A_FEW = 8  # sentences taken apart in one go
PAUSE = 0.03  # seconds between
PEOPLE = (Person("Anna", "f"), Person("Bruno", "m"), Person("Kim", "n"), Person("Dora", "f"))


def warm_up() -> None:
    """Read what pages of a table are made of, draw each game once, and play a little of it: most of what is said is
    said then. A page that somebody opens by hand is read when it is opened.
    """
    for template in environment().list_templates():
        if template.startswith("part_"):
            environment().get_template(template)
    for lang in languages():
        tongue(lang)
    for name in all_games():
        game = game_named(name)
        stage, s = game.stage(), game.new(min(game.most, len(PEOPLE)), {})
        v = game.view(s, PUBLIC)
        stage.symbols(v)
        for layout in LAYOUTS:
            for theme in THEMES:
                art_url(name, stage.backdrop(v), stage.drawing(layout, "scene"), theme)
        play_a_little(game, s)


def play_a_little(game: AnyGame, s: State) -> None:
    """A first game, at random: what everybody sees of it, and what whoever is asked reads."""
    dice = Dice(1)
    people = PEOPLE[: min(game.most, len(PEOPLE))]
    for _ in range(ANSWERS):
        ask = asked(s)
        while isinstance(ask, Roll):
            step(s, ask.fall(s, dice))
            ask = asked(s)
        if ask is None:
            return
        for lang in languages():
            look(game, s, Words(game, lang, people, ask.seat))
        offers = ask.legal(s)
        step(s, offers[dice.below(len(offers))])


def look(game: AnyGame, s: State, words: Words) -> None:
    """What somebody who is asked is shown and told."""
    ask, stage = asked(s), game.stage()
    assert ask is not None
    v = game.view(s, ask.seat)
    words.question(s, ask)
    facts = words.facts(s, ask)
    for a in ask.legal(s):
        words.action(s, ask, a, facts)
    game.board_text(v, words)
    for layout in LAYOUTS:
        stage.scene(v, stage.drawing(layout, "scene"), ())
        stage.labels(v, stage.drawing(layout, "scene"), words)
        stage.panels(v, stage.drawing(layout, "panels"), words)
        stage.hand(v, stage.drawing(layout, "hand"), (), words)
        stage.when(v, layout, words)


async def read_the_rest(later: float = LATER) -> None:
    """Take apart all other sentences too, a few at a time: nobody waits for that, and later nobody for them."""
    await asyncio.sleep(later)
    rooms = {game_named(name).folder for name in all_games()}
    tellers = [phrases(room, lang).patterns for room in sorted(rooms) for lang in languages()]
    for patterns in [*tellers, *(tongue(lang).patterns for lang in languages())]:
        for n, key in enumerate(tuple(patterns.sources)):
            patterns.make(key)
            if n % A_FEW == 0:
                await asyncio.sleep(PAUSE)
