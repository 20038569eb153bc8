"""What a table remembers and says of who did what to whom: harms, as far back as anybody bears a grudge, how everybody
stands in the eyes of all, and the words of those bots who talk.

All of it follows from the log and from which table it is, so a table that is woken knows and tells the same: the second
save keeps it (`Save.gossip`), and an undo takes it back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dispetto.bots import bot_named
from dispetto.bots.cast import pips
from dispetto.bots.match import LATELY
from dispetto.bots.voices.speaking import ORDER, Line, Seen, Speaker, Talk, dice, outlook, speak, threatened
from dispetto.core.engine.table import ALL, PUBLIC, Event
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame
from dispetto.core.show.stage import Stage
from dispetto.core.traits import Harm
from dispetto.web.play.company import dials
from dispetto.web.play.history import MOST, History
from dispetto.web.play.moments import Moment
from dispetto.web.store.rows import SeatRow, TableRow

SPOILT = 2  # beyond this a deed that harmed nobody was still a blow: how mean it was, as the stage tells it
NEWCOMERS = ("coach", "lesson")  # settings of tables where people learn a game


@dataclass(frozen=True)
class Wrong:
    """A harm, at which version, and who may know of it."""

    version: int
    known_to: int
    harm: Harm

    def known(self, seat: int) -> bool:
        """May this seat (or PUBLIC) know of it?"""
        return self.known_to == ALL or (seat >= 0 and bool(self.known_to >> seat & 1))


@dataclass(frozen=True)
class Mind:
    """What there is to know after a moment, besides what lies on the table."""

    talk: Talk
    chances: tuple[float, ...] = ()  # at the beginning of the turn, in everybody's eyes
    said: tuple[Line, ...] = ()


class Gossip:
    """What is remembered of a table's wrongs, and what its bots say."""

    def __init__(self, history: History, stage: Stage[Any]) -> None:
        self.history = history
        self.stage = stage
        self.wrongs: list[Wrong] = []  # the latest
        self.minds: dict[int, Mind] = {}  # by the version of the moment; of those the table remembers
        self.asked: tuple[TableRow | None, dict[int, Speaker], bool] = (None, {}, False)

    # ------------------------------------------------------------------------------------------------------- looking

    @property
    def chances(self) -> tuple[float, ...]:
        """How everybody stood at the beginning of the turn; nothing where nobody looked."""
        mind = self.minds.get(self.history.moments[-1].version)
        return mind.chances if mind else ()

    def said(self, version: int) -> tuple[Line, ...]:
        """What was said at a moment."""
        mind = self.minds.get(version)
        return mind.said if mind else ()

    def harms(self, seat: int, since: int = 0) -> tuple[Harm, ...]:
        """Who has harmed whom, as far as a seat (or PUBLIC) may know, after a version; the latest last."""
        return tuple(wrong.harm for wrong in self.wrongs if wrong.known(seat) and wrong.version > since)[-LATELY:]

    # ----------------------------------------------------------------------------------------------------- happening

    def hear(self, row: TableRow) -> None:
        """The latest moment has just happened."""
        speakers, minded = self.listeners(row)
        if not minded:
            return
        before, moment = self.history.moments[-2:]
        game, s, version = self.history.game, moment.state, moment.version
        new = wrongs_in(game, moment)
        self.wrongs = [*self.wrongs, *new][-LATELY:] if new else self.wrongs
        if not speakers:
            return
        seats = len(row.seats)
        mind = self.minds.get(before.version) or Mind(Talk.of(seats))
        turned = moment.turn > before.turn
        ending = game.ending(s) if not s.stack else None
        looked = outlook(game, s, dice(row.id, version)) if turned and ending is None else ()
        seen = Seen(
            version,
            moment.turn,
            [wrong.harm for wrong in new if wrong.known(PUBLIC)],
            self.foils(moment, before),
            mind.chances,
            looked,
            frozenset(n for n in range(seats) if game.is_out(s, n) and not game.is_out(before.state, n)),
            ending.places if ending is not None else (),
            lambda: threatened(game, s, dice(row.id, version)),
        )
        talk, lines = speak(row.id, mind.talk, speakers, seen)
        self.minds[version] = Mind(talk, looked or mind.chances, lines)
        if len(self.minds) > MOST:
            self.let_go()

    def foils(self, moment: Moment, before: Moment) -> list[Harm]:
        """Blows that harmed nobody: a plan spoilt, a card turned round."""
        game = self.history.game
        found = []
        for e in moment.events:
            if e.known(PUBLIC) and self.stage.nastiness(e) > SPOILT and not game.harms(moment.state, [e]):
                found += self.blow(e, before)
        return found

    def blow(self, e: Event, before: Moment) -> list[Harm]:
        """Who did this to whom, where somebody did it to somebody else."""
        done = self.stage.done(e, self.history.game.view(before.state, PUBLIC))
        return [Harm(*done)] if done is not None and min(done) >= 0 and done[0] != done[1] else []

    def go_back(self) -> None:
        """What was taken back has not been done, nor said."""
        last = self.history.moments[-1].version
        self.wrongs = [wrong for wrong in self.wrongs if wrong.version <= last]
        self.minds = {version: mind for version, mind in self.minds.items() if version <= last}

    def begin_anew(self) -> None:
        """A rule was mended: nobody forgets for that."""
        if self.minds:
            self.minds = {self.history.version: self.minds[max(self.minds)]}

    def let_go(self) -> None:
        """Of moments that the table does not remember nobody tells."""
        if not self.history.moments:  # at a table that has not begun nothing has been said
            return
        first = self.history.moments[0].version
        self.minds = {version: mind for version, mind in self.minds.items() if version >= first}

    # ------------------------------------------------------------------------------------------------------- keeping

    def kept(self, version: int) -> dict[str, Any]:
        """What a save of the table at that version needs; nothing where nobody minds."""
        found: dict[str, Any] = {}
        wrongs = [w for w in self.wrongs if w.version <= version]
        if wrongs:
            found["wrongs"] = [[w.version, w.known_to, w.harm.by, w.harm.whom, w.harm.much] for w in wrongs]
        mind = self.minds.get(version)
        if mind is not None:
            found |= {"talk": [mind.talk.turn, mind.talk.turns, mind.talk.times], "chances": mind.chances}
        return found

    def begin(self, version: int, kept: dict[str, Any]) -> None:
        """The table is woken from how it was kept."""
        self.wrongs = [Wrong(at, known, Harm(*harm)) for at, known, *harm in kept.get("wrongs", ())]
        self.minds = {}
        if "talk" in kept:
            turn, turns, times = kept["talk"]
            counts = tuple((*mine, *[0] * (len(ORDER) - len(mine))) for mine in times)  # an older save knew fewer
            self.minds[version] = Mind(Talk(turn, tuple(turns), counts), tuple(kept.get("chances", ())))

    def take(self, deeper: Gossip) -> None:
        """Remember as far back as this one does."""
        self.wrongs, self.minds = deeper.wrongs, deeper.minds

    # ------------------------------------------------------------------------------------------------- who is there

    def talks(self, row: TableRow) -> bool:
        """Is anybody there who may say something?"""
        return bool(self.listeners(row)[0])

    def listeners(self, row: TableRow) -> tuple[dict[int, Speaker], bool]:
        """Who may speak, and whether anybody minds what happens at all."""
        if self.asked[0] is not row:
            speakers = {n: found for n, s in enumerate(row.seats) if (found := speaker(row, n)) is not None}
            self.asked = row, speakers, bool(speakers) or any(minds(s.player) for s in row.seats if s.player)
        return self.asked[1], self.asked[2]


def wrongs_in(game: AnyGame, moment: Moment) -> list[Wrong]:
    """Who has harmed whom at a moment."""
    told = ((e.known_to, harm) for e in moment.events for harm in game.harms(moment.state, [e]))
    return [Wrong(moment.version, known_to, harm) for known_to, harm in told]


def harm_then(game: AnyGame, moments: Sequence[Moment], seat: int, bot: str) -> tuple[Harm, ...]:
    """What `seen_harm` said when the last of these was the latest."""
    if not minds(bot):
        return ()
    found: list[Wrong] = []
    for moment in reversed(moments):
        if len(found) >= LATELY:
            break
        found = [*wrongs_in(game, moment), *found]
    return tuple(wrong.harm for wrong in found[-LATELY:] if wrong.known(seat))


def speaker(row: TableRow, n: int) -> Speaker | None:
    """Who of the cast sits on a chair; nobody where a person does, or a bot without a face."""
    mine = dials(row.seats[n].bot)
    if mine is None:
        return None
    return Speaker(mine[0].key, frozenset(m for m, s in enumerate(row.seats) if junior(row, s, mine[1])))


def junior(row: TableRow, other: SeatRow, strength: str) -> bool:
    """Would it be a shame to lose to this one: somebody who learns the game, or one of the cast who is weaker?"""
    theirs = dials(other.bot)
    if theirs is not None:
        return pips(theirs[1]) < pips(strength)
    return bool(other.person) and any(row.settings.get(key) for key in NEWCOMERS)


def minds(bot: str) -> bool:
    """Does this bot want to know who has harmed whom?"""
    try:
        return bot_named(bot).minds
    except BadInput:  # it was installed when the table was made
        return False


def seen_harm(gossip: Gossip, seat: int, bot: str) -> tuple[Harm, ...]:
    """Who has harmed whom, as far as the seat may know, for bots that mind."""
    return gossip.harms(seat) if minds(bot) else ()
