"""When somebody of the cast opens their mouth, and with which of their sentences.

Nobody says anything that not everybody could know: a line follows from what all have seen, from chances on a table
that a spectator imagines, and from which table it is. So every reader hears the same, and a table that is told again
says it again. A line is said once in a game; who has no more of them is silent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final
from zlib import crc32

from dispetto.bots.persona import play_on
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import PUBLIC, Roll, State, asked
from dispetto.core.game import AnyGame
from dispetto.core.telling.phrases import phrases
from dispetto.core.traits import Harm

ROOM: Final = Path(__file__).parent
OCCASIONS: Final = {  # and how many sentences everybody has for each
    "hello": 2,
    "threat": 4,
    "harmed": 5,
    "harms": 5,
    "foiled": 2,
    "winning": 3,
    "losing": 3,
    "child": 2,
    "out": 1,
    "won": 2,
    "lost": 2,
}
ORDER: Final = tuple(OCCASIONS)
BIG: Final = frozenset({"foiled", "out", "won", "lost"})  # nobody is told to wait with these
ROUNDS: Final = 2  # of the table between two lines of one seat
TURNS: Final = 2  # between two lines of anybody
AHEAD: Final = 1.6  # times a fair share: that is winning
BEHIND: Final = 0.5  # and that losing
GUESSES: Final = 2  # tables imagined for a look at the chances, at most
OFFERS: Final = 24  # that are tried, at most, to see whom they threaten
SHARE: Final = 3  # one offer in so many makes a threat


@dataclass(frozen=True)
class Line:
    """What somebody said: a sentence of theirs by its occasion and number."""

    seat: int
    who: str
    occasion: str
    n: int

    @property
    def key(self) -> str:
        """Of the sentence."""
        return f"{self.who}-{self.occasion}-{self.n}"

    def words(self, lang: str) -> str:
        """The sentence itself."""
        return phrases(ROOM, lang).say(self.key)


@dataclass(frozen=True)
class Speaker:
    """Somebody who may say something: who of the cast, and against whom it is a shame to lose."""

    who: str
    juniors: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Talk:
    """What has been said at a table so far: when last, by anybody and by each seat, and how often on each occasion."""

    turn: int = -TURNS
    turns: tuple[int, ...] = ()
    times: tuple[tuple[int, ...], ...] = ()

    @staticmethod
    def of(seats: int) -> Talk:
        """Nobody has said anything."""
        return Talk(-TURNS, (-ROUNDS * seats,) * seats, ((0,) * len(ORDER),) * seats)

    def after(self, line: Line, turn: int) -> Talk:
        """The same, and this line."""
        at = ORDER.index(line.occasion)
        mine = self.times[line.seat]
        counted = (*mine[:at], mine[at] + 1, *mine[at + 1 :])
        times = (*self.times[: line.seat], counted, *self.times[line.seat + 1 :])
        turns = (*self.turns[: line.seat], turn, *self.turns[line.seat + 1 :])
        return replace(self, turn=turn, turns=turns, times=times)


@dataclass(frozen=True)
class Seen:
    """What everybody saw of one moment."""

    version: int
    turn: int  # how many have begun
    harms: Sequence[Harm] = ()
    foils: Sequence[Harm] = ()  # somebody's plan was spoilt, and nobody harmed
    was: Sequence[float] = ()  # the chances when they were looked at before
    chances: Sequence[float] = ()  # and now; nothing where nobody looked
    out: frozenset[int] = frozenset()  # who has gone out
    places: Sequence[int] = ()  # at the end
    threatened: Callable[[], frozenset[int]] = field(default=frozenset)  # asked only where somebody might speak of it


def speak(table: str, talk: Talk, speakers: Mapping[int, Speaker], seen: Seen) -> tuple[Talk, tuple[Line, ...]]:
    """What is said at this moment, if anything, and what has been said then."""
    found: list[Line] = []
    if seen.places:
        for seat, occasion in finals(table, speakers, seen):
            talk = say(table, talk, speakers, seen, seat, occasion, found)
        return talk, tuple(found)
    if not speakers or not seen.turn:
        return talk, ()
    for seat, occasion in reasons(table, speakers, seen):
        if may(talk, speakers, seen, seat, occasion):
            talk = say(table, talk, speakers, seen, seat, occasion, found)
            break
    if not found and dice(table, seen.version) % SHARE == 0:
        free = [seat for seat in speakers if may(talk, speakers, seen, seat, "threat")]
        for seat in sorted(seen.threatened() & set(free)) if free else ():
            talk = say(table, talk, speakers, seen, seat, "threat", found)
            break
    return talk, tuple(found)


def say(
    table: str,
    talk: Talk,
    speakers: Mapping[int, Speaker],
    seen: Seen,
    seat: int,
    occasion: str,
    found: list[Line],
) -> Talk:
    """One more line, unless all of that kind are said: which is the first depends on the table."""
    many, said = OCCASIONS[occasion], talk.times[seat][ORDER.index(occasion)]
    if said >= many:
        return talk
    who = speakers[seat].who
    line = Line(seat, who, occasion, (dice(table, who, occasion) + said) % many + 1)
    found.append(line)
    return talk.after(line, seen.turn)


def may(talk: Talk, speakers: Mapping[int, Speaker], seen: Seen, seat: int, occasion: str) -> bool:
    """Is this somebody who has not spoken for a while, at a table where nobody has just now, and has such a line?"""
    if seat not in speakers or talk.times[seat][ORDER.index(occasion)] >= OCCASIONS[occasion]:
        return False
    if occasion in BIG:
        return seen.turn > talk.turns[seat]
    rest = 1 if occasion == "hello" else TURNS
    return seen.turn >= talk.turn + rest and seen.turn >= talk.turns[seat] + ROUNDS * len(talk.turns)


def reasons(table: str, speakers: Mapping[int, Speaker], seen: Seen) -> list[tuple[int, str]]:
    """Who might say something, and why: what matters most first."""
    found = [(seat, "out") for seat in sorted(seen.out)]
    found += [(foil.whom, "foiled") for foil in seen.foils]
    for harm in seen.harms:
        pair = [(harm.whom, "harmed"), (harm.by, "harms")]
        found += pair if dice(table, seen.version, harm.by) % SHARE else pair[::-1]
    found += [(foil.by, "harms") for foil in seen.foils]
    found += standings(speakers, seen)
    n = len(seen.chances or seen.was)
    if n and seen.turn <= 2 * n:
        found += [(seat, "hello") for seat in sorted(speakers, key=lambda seat: dice(table, seat))]
    return found


def standings(speakers: Mapping[int, Speaker], seen: Seen) -> list[tuple[int, str]]:
    """Whose fortune has turned since everybody looked last."""
    if not seen.chances or len(seen.was) != len(seen.chances):
        return []
    fair = 1 / len(seen.chances)
    first = max(range(len(seen.chances)), key=lambda seat: seen.chances[seat])
    found = []
    for seat, speaker in sorted(speakers.items()):
        now, was = seen.chances[seat], seen.was[seat]
        if now >= AHEAD * fair > was:
            found.append((seat, "winning"))
        elif now <= BEHIND * fair < was:
            shame = first in speaker.juniors and seen.chances[first] >= AHEAD * fair
            found.append((seat, "child" if shame else "losing"))
    return found


def finals(table: str, speakers: Mapping[int, Speaker], seen: Seen) -> list[tuple[int, str]]:
    """Who has the last words: whoever won, and one of those who did not."""
    won = [(seat, "won") for seat in sorted(speakers) if seen.places[seat] == 1]
    lost = [seat for seat in sorted(speakers) if seen.places[seat] != 1]
    return won + ([(min(lost, key=lambda seat: dice(table, seat)), "lost")] if lost else [])


# ------------------------------------------------------------------------------------------------- what everybody knows


def outlook(game: AnyGame, s: State, seed: int) -> tuple[float, ...]:
    """Everybody's chances in the eyes of a spectator: on tables imagined from what all may see."""
    judge = game.judge()
    each = [judge.values(game.imagine(s, PUBLIC, seed + n)) for n in range(min(GUESSES, judge.tables))]
    return tuple(round(sum(values) / len(each), 3) for values in zip(*each, strict=True))


def threatened(game: AnyGame, s: State, seed: int) -> frozenset[int]:
    """Whom whoever is asked could harm now, in the eyes of a spectator, with a good part of what they might answer."""
    table = game.imagine(s, PUBLIC, seed)
    ask = asked(table)
    if ask is None or isinstance(ask, Roll) or len(ask.party(table)) > 1:
        return frozenset()
    offers = ask.legal(table)
    if not 2 <= len(offers) <= OFFERS:
        return frozenset()
    hit: dict[int, int] = {}
    for a in offers:
        trial = table.clone()
        trial.events = []
        play_on(game.judge(), trial, a, ask.seat, Dice(seed))
        for whom in {harm.whom for harm in game.harms(trial, trial.events) if harm.by == ask.seat}:
            hit[whom] = hit.get(whom, 0) + 1
    return frozenset(whom for whom, times in hit.items() if times * SHARE >= len(offers))


def dice(*what: object) -> int:
    """A number that is the same for the same things, here and in any other process."""
    return crc32(" ".join(map(str, what)).encode())
