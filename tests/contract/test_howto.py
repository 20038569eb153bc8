"""Every finished game explains itself on one page, in both languages, in few words and its own drawings."""

from __future__ import annotations

import re

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.show.howto import MOST_WORDS, HowTo
from dispetto.core.show.stage import Stage
from dispetto.core.telling.languages import languages
from dispetto.core.telling.words import plain
from tests.contract.tables import TRIED

FINISHED = [name for name, game in all_games().items() if game.finished]


def page_of(game: str, lang: str) -> HowTo:
    """The page of a game in a language."""
    known = all_games()[game]
    found = known.stage().howto(plain(known, lang))
    assert found is not None, "a finished game explains itself"
    return found


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", FINISHED)
def test_a_finished_game_explains_itself_in_short_sentences(game: str, lang: str) -> None:
    page = page_of(game, lang)
    assert 3 <= len(page.turn) <= 4 and len(page.panels) == 4
    told = [page.aim, page.ends, *(p.text for p in page.panels)]
    sentences = [*(s for text in (page.aim, page.ends) for s in re.split(r"(?<=[.!?]) ", text)), *told[2:]]
    assert [s for s in sentences if len(s.split()) > MOST_WORDS] == []
    assert all(text[-1] in ".!?*" for text in told), "sentences end"
    assert [s.text for s in page.turn if len(s.text.split()) > 8 or not s.name] == []
    for p in page.panels:
        assert (p.picture is None) == bool(p.samples), "a picture or some samples"
        assert len(p.name) <= 28


@pytest.mark.parametrize("game", FINISHED)
def test_its_pictures_are_drawn_without_styles_and_each_id_once(game: str) -> None:
    page = page_of(game, "en")
    pictures = [page.end, *(s.picture for s in page.turn)]
    for p in page.panels:
        pictures += [p.picture] if p.picture else [s.picture for s in p.samples]
    drawn = page.defs + "".join(p.svg for p in pictures)
    assert "style=" not in drawn and "<script" not in drawn
    ids = re.findall(r'\bid="([^"]+)"', drawn)
    assert len(ids) == len(set(ids))
    assert {*re.findall(r"url\(#([^)]+)\)", drawn), *re.findall(r'href="#([^"]+)"', drawn)} <= set(ids)
    boards = all_games()[game].stage().backdrops()
    assert all(p.board in boards for p in pictures if p.board)


def test_a_game_need_not_explain_itself() -> None:
    game = next(iter(TRIED.values()))
    assert Stage(game).howto(plain(game, "en")) is None
