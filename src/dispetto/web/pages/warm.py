"""What would be read or drawn for the first visitor, done before anybody comes: after a restart all come at once."""

from __future__ import annotations

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.table import PUBLIC
from dispetto.core.show.stage import LAYOUTS
from dispetto.core.telling.languages import languages
from dispetto.core.telling.phrases import phrases
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.rendering import environment


def warm_up() -> None:
    """Read all sentences and templates, and draw each game once."""
    for template in environment().list_templates():
        environment().get_template(template)
    for lang in languages():
        tongue(lang)
    for name in all_games():
        game = game_named(name)
        for lang in languages():
            phrases(game.folder, lang)
        stage, v = game.stage(), game.view(game.new(game.fewest, {}), PUBLIC)
        stage.symbols(v)
        for layout in LAYOUTS:
            stage.scene(v, layout, ())
