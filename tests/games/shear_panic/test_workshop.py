"""Card sets that people make: read back as written, and whatever is sent gives a sentence."""

from __future__ import annotations

import random

from dispetto.core.catalogue import all_games
from dispetto.core.errors import BadInput
from dispetto.core.workshop import faults
from tests.games.hedz_25th.test_workshop import spoiled


def test_sets_read_back_as_written_and_no_spoiled_one_crashes() -> None:
    """SP-DATA-02, SP-DATA-03"""
    shop, r, sound = all_games()["shear-panic"].workshop(), random.Random(47), 0
    assert shop is not None
    for text in (*shop.shipped().values(), shop.blank()):
        made = shop.write(shop.read(text), text)
        assert shop.write(shop.read(made), made) == made and not faults(shop, made)
        for _ in range(60):
            try:
                found = shop.write(spoiled(shop.read(made), r), made)
                if not faults(shop, found):
                    sound += 1
                    shop.game.new(3, {"cards": found})
            except BadInput as e:
                assert e.said("it")
        for cut in range(0, len(made), 37):
            try:
                assert shop.notes(made[:cut] + "\n")
            except BadInput as e:
                assert e.said("en")
    assert sound
