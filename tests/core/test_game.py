"""What core does once for every game: rows, frames, fields, places, options, unseen cards."""

from __future__ import annotations

import pickle

from court import COURT
from court.rules import actions, banquet, drawing, questions, replies, turn

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.rows import Rows
from dispetto.core.engine.table import State
from dispetto.core.game import chosen_of, dump_fields, frames_of, load_fields, places_of
from dispetto.core.unseen import deal_again, take_back


class Tray(State):
    """A state with a field of each kind."""

    def __init__(self) -> None:
        super().__init__()
        self.n = 3
        self.pile = [1, 2]
        self.hands: list[tuple[int, ...]] = [(4, 5), ()]


def test_a_row_is_numbered_by_its_place_and_a_verb_may_have_several() -> None:
    new = Rows("somewhere")
    die, stop, go = new.rows("die", 1, 3), new.row("stop"), new.row("go", 2, -1)
    assert new.made == [*die, stop, go]
    assert [a.code for a in new.made] == [0, 1, 2, 3, 4]
    assert [(a.verb, a.args, a.home) for a in (die[2], stop, go)] == [
        ("die", (3,), "somewhere"),
        ("stop", (), "somewhere"),
        ("go", (2, -1), "somewhere"),
    ]


def test_a_pickled_row_comes_back_as_the_row_itself() -> None:
    assert all(pickle.loads(pickle.dumps(a)) is a for a in actions.ROWS)


def test_frames_are_those_a_chapter_defines_and_none_it_only_imports() -> None:
    assert list(frames_of(banquet)) == ["Collect", "Bid", "Toast", "Reveal"]
    assert frames_of(drawing, turn, replies, banquet) == COURT.frames
    assert list(frames_of(banquet, but=(banquet.Toast, questions.CourtAsk))) == ["Collect", "Bid", "Reveal"]


def test_fields_are_dumped_in_the_order_they_are_named_and_come_back_equal_and_separate() -> None:
    s, back = Tray(), Tray()
    data = dump_fields(s, ["hands", "n", "pile"])
    assert list(data.items()) == [("hands", [[4, 5], []]), ("n", 3), ("pile", [1, 2])]
    s.pile.append(9)
    assert data["pile"] == [1, 2]
    back.n, back.pile, back.hands = 0, [], []
    load_fields(back, ["hands", "n", "pile"], data)
    assert (back.hands, back.n, back.pile) == ([(4, 5), ()], 3, [1, 2])
    assert back.pile is not data["pile"]


def test_equal_scores_share_a_place_and_the_next_place_is_left_out() -> None:
    assert places_of([7, 9, 7, -1]) == (2, 1, 2, 4)
    assert places_of([(3, 0), (3, 1)]) == (2, 1)


def test_options_come_back_as_they_were_chosen() -> None:
    assert chosen_of(COURT, {"counter": 0, "banquets": 2}, {"deck": "small"}) == {
        "deck": "small",
        "counter": False,
        "banquets": 2,
    }


def test_a_seat_that_nobody_has_is_nobody() -> None:
    s = COURT.new(2)
    assert [COURT.label(s, "seat", seat, ["Ada", "Bo"]) for seat in (-1, 0, 1, 2)] == ["nobody", "Ada", "Bo", "nobody"]


def test_unseen_cards_go_back_to_the_pile_and_come_anew_but_known_ones_stay() -> None:
    pile, hands, known = [0, 1, 0], [(0, 2), (1, 1, 2)], [(), (2,)]
    take_back(pile, hands, known, [1])
    assert pile == [0, 3, 0]
    hand = deal_again(pile, known[1], len(hands[1]), Dice(1))
    assert hand == (1, 1, 2) and pile == [0, 1, 0]
