"""A view as numbers for learning, and what each of them means; rules/seen.py writes the same from the table itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dispetto.core.observed import Part
from dispetto.games.horse_racing.courses import course_named
from dispetto.games.horse_racing.rules.actions import KINDS, MOST_SEATS, RACES
from dispetto.games.horse_racing.rules.seen import A_STABLE, MOST_MONEY, QUESTIONS, SECTIONS, THOUSAND
from dispetto.games.horse_racing.rules.track import LANES
from dispetto.games.horse_racing.view import FACE_DOWN, HorseView, View

FARTHEST: Final = 999  # lengths of a lane
MONEY: Final = 4
IN_POUNDS: Final = "pounds, thousands, millions, thousands of millions, each below a thousand"


def told(v: View) -> list[int]:
    """Fixed length: see OBSERVED."""
    n = v.players
    me = max(0, v.seat)
    out = list(v.used)
    for rel in range(MOST_SEATS):
        out += stable(v, v.horses[(me + rel) % n]) if rel < n else [0] * A_STABLE
    out += [race + 1 for race in v.order] + [0] * (RACES - len(v.order))
    out += [v.race + 1, v.round, v.brooked, v.rolled, v.pressed_out]
    course = course_named(v.board).course
    lane = course.space_lane[v.loose_at] if v.loose_at >= 0 else 0
    out += [lane + 1, v.loose_at - course.space_base[lane]] if v.loose_at >= 0 else [0, 0]
    seats = (v.loose_by, v.pressed, v.photo, v.first, v.bet, v.asked, v.mover, v.moved)
    out += [(seat - me) % n + 1 if seat >= 0 else 0 for seat in seats]
    out += [int(v.slip >= 0), *money(v.slip), v.pips, v.left, QUESTIONS.index(v.question)]
    if v.question == "Entry":
        return out + list(v.said) + [0] * (RACES - len(v.said) + MONEY + 3)
    slip = [v.said[0] + 1, *money(v.said[1]), len(str(v.said[2]))] if v.said else [0] * (MONEY + 3)
    return out + [0] * RACES + slip


def money(pounds: int) -> list[int]:
    """As it is, and in four numbers, which stay exact when they are made small."""
    pounds = max(0, min(pounds, MOST_MONEY))
    return [pounds, *(pounds // THOUSAND**k % THOUSAND for k in range(MONEY))]


def stable(v: View, h: HorseView) -> list[int]:
    """One player's horse, money, cards and entries."""
    course = course_named(v.board).course
    place = v.circle.index(h.seat) + 1 if h.seat in v.circle else 0
    out = [1, int(h.gone), *money(h.cash), *money(h.stake), h.lane + 1, h.level, h.odds + 1, h.status]
    out += [course.node_lane[h.at] + 1, course.length(h.at)] if h.at >= 0 else [0, 0]
    out += [h.doubled >> section & 1 for section in range(SECTIONS)]
    out += [h.whips, int(h.left), place, len(h.cards), h.cards.count(FACE_DOWN)]
    out += [h.cards.count(kind) for kind in range(KINDS)]
    return out + list(h.levels) + [0] * (RACES - len(h.levels))


def of_a_stable(rel: int) -> Iterator[Part]:
    """The parts of one player's stable: 0 is one's own, 1 the next to the left."""

    def part(name: str, count: int, high: int, tells: str, names: bool = False, long: bool = False) -> Part:
        return Part(f"stable-{rel}-{name}", count, 0, high, tells, names, long)

    yield part("here", 1, 1, "Is there such a player? Without one all of the stable is 0.")
    yield part("gone", 1, 1, "Has the player got up for good?")
    yield part("cash", 1, MOST_MONEY, "The money in hand.", long=True)
    yield part("cash-exactly", MONEY, THOUSAND - 1, f"The same as {IN_POUNDS}.")
    yield part("stake", 1, MOST_MONEY, "The stake on the table.", long=True)
    yield part("stake-exactly", MONEY, THOUSAND - 1, f"The same as {IN_POUNDS}.")
    yield part("lane", 1, LANES, "The lane card; 0 before it is dealt.")
    yield part("level", 1, 6, "The level announced for this race; 0 before.")
    yield part("odds", 1, 36, "Where its odds stand on the Bookie's Board, from 1; 0 before.", True)
    yield part("status", 1, 5, "Running, fallen, slipped, withdrawn, finished, absent.", True)
    yield part("at", 2, FARTHEST, "The lane the horse stands in, and the lengths of it behind; 0 off the course.")
    yield part("doubled", SECTIONS, 1, "In which sections it has doubled: EP, QU, FW.")
    yield part("whips", 1, 99, "Moves still lost to Whip Rounds.", long=True)
    yield part("left", 1, 1, "Has it left the start line?")
    yield part("place", 1, MOST_SEATS, "Its place in the Winners' Circle; 0 for none.")
    yield part("cards", 1, 99, "The cards in hand.", long=True)
    yield part("face-down", 1, 99, "Those of them the seat has not seen.", long=True)
    yield part(
        "kinds",
        KINDS,
        99,
        "Those it has seen, by kind: its own, and of others what a False Start gave back.",
        long=True,
    )
    yield part("entries", RACES, 6, "The level entered for each race, as far as the seat knows; 0 otherwise.")


def seat_part(name: str, tells: str) -> Part:
    """A seat, from one's own (1) on; 0 for none."""
    return Part(name, 1, 0, MOST_SEATS, f"{tells} From oneself (1) on; 0 is none.", names=True)


OBSERVED: Final[tuple[Part, ...]] = (
    Part("used", KINDS, 0, 99, "The cards with the Bookmaker, by kind.", long=True),
    *(part for rel in range(MOST_SEATS) for part in of_a_stable(rel)),
    Part("order", RACES, 0, RACES, "The race cards as they were turned up, from 1; 0 not yet.", names=True),
    Part("race", 1, 0, RACES, "Which of them is being run; 0 before the first."),
    Part("round", 1, 0, 201, "The round of this race.", long=True),
    Part("brooked", 1, 0, 1, "Has a horse reached the brook since the start?"),
    Part("rolled", 1, 0, 1, "Has the die been rolled since the start?"),
    Part("pressed-out", 1, 0, 1, "Does the pressure push outwards?"),
    Part("loose", 2, 0, FARTHEST, "The lane the riderless horse stands in, and its length there; 0 without one."),
    seat_part("loose-by", "Who drives it."),
    seat_part("pressed", "The horse under pressure."),
    seat_part("photo", "The horse a Photo Finish was played on."),
    seat_part("first", "Who rolls first."),
    seat_part("bet", "The horse on one's own slip."),
    seat_part("asked", "Whom the question is put to; chance is none."),
    seat_part("mover", "The seat the question, or the die, is about."),
    seat_part("moved", "While cards may be played: whose horse is down, or moved last."),
    Part("folded", 1, 0, 1, "Is one's own slip written, and the stakes not yet shown?"),
    Part("slip", 1, 0, MOST_MONEY, "The stake on it.", long=True),
    Part("slip-exactly", MONEY, 0, THOUSAND - 1, f"The same as {IN_POUNDS}."),
    Part("pips", 1, 0, 6, "What the die shows."),
    Part("left", 1, 0, 6, "Pips to be walked now."),
    Part("question", 1, 0, len(QUESTIONS) - 1, "What is asked: its place in QUESTIONS (rules/seen.py).", names=True),
    Part("said-levels", RACES, 0, 6, "The levels of one's own entry so far."),
    Part("said-horse", 1, 0, MOST_SEATS, "The horse of the slip one is writing, from one's own (1) on.", names=True),
    Part("said-notes", 1, 0, MOST_MONEY, "Its notes so far.", long=True),
    Part("said-notes-exactly", MONEY, 0, THOUSAND - 1, "The same as units, thousands and so on."),
    Part("said-digit", 1, 0, 13, "Which digit of them is asked now, from the right."),
)
