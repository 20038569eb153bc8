"""What one seat may see."""

from __future__ import annotations

from typing import Final, NamedTuple

from dispetto.core.engine.table import heard
from dispetto.core.engine.value import Value
from dispetto.games.lunch_money.rules.drawing import Draw
from dispetto.games.lunch_money.rules.harm import before_it_is_laid, half_said, in_the_air
from dispetto.games.lunch_money.rules.laid import Added, Laid
from dispetto.games.lunch_money.rules.pieces import KINDS, what_answers
from dispetto.games.lunch_money.rules.plays import Play
from dispetto.games.lunch_money.rules.questions import Question
from dispetto.games.lunch_money.rules.state import NOBODY, LunchMoney
from dispetto.games.lunch_money.rules.windows import Interrupt

FACE_DOWN: Final = -1


class Link(NamedTuple):
    """One card in the air: who laid it, at whom, and what has become of it."""

    kind: int  # rules/laid.py: OPENING, DEFENDING, FOLLOWING, STRIKING, TURNING, INSULTING
    by: int
    cards: tuple[int, ...]
    targets: tuple[int, ...]
    status: int
    owed: tuple[int, ...]  # free attacks earned on it: by, on, by, on
    stopped: tuple[int, ...] = ()  # hits on each target that are stopped
    broken: int = 0  # whose answer to it was humiliated, a bit each
    way: int = 0  # of a Roundhouse that was dodged: 1 left, -1 right


class View(Value):
    """The table as one seat (or PUBLIC) sees it."""

    def __init__(
        self,
        seat: int,
        players: int,
        points: tuple[int, ...],
        alive: tuple[int, ...],
        hands: tuple[tuple[int, ...], ...],
        known: tuple[tuple[int, ...], ...],
        deck: int,
        discard: tuple[int, ...],
        table: tuple[int, ...],
        hidden: tuple[int, ...],
        out_by: tuple[int, ...],
        out_laps: tuple[int, ...],
        stomped: tuple[int, ...],
        wedgy: tuple[int, ...],
        cooties: tuple[int, ...],
        choke_by: tuple[int, ...],
        head_by: tuple[int, ...],
        poked: tuple[int, ...],
        faster: tuple[int, ...],
        active: int,
        turns: int,
        chain: tuple[Link, ...],
        asked: int,
        question: str,
        about: int,
        said: tuple[int, ...],
        winner: int,
        over: bool,
        laying: tuple[int, ...],
        blow: int,
        stoppers: tuple[int, ...],
        harm: tuple[int, ...],
        fell: tuple[int, ...] = (),
        used: tuple[int, ...] = (),
        round: tuple[int, ...] = (),
    ) -> None:
        self.seat: Final = seat
        self.players: Final = players
        self.points: Final = points
        self.alive: Final = alive
        self.hands: Final = hands  # of others only what all have seen, the rest face down
        self.known: Final = known
        self.deck: Final = deck
        self.discard: Final = discard
        self.table: Final = table
        self.hidden: Final = hidden
        self.out_by: Final = out_by
        self.out_laps: Final = out_laps
        self.stomped: Final = stomped
        self.wedgy: Final = wedgy
        self.cooties: Final = cooties
        self.choke_by: Final = choke_by
        self.head_by: Final = head_by
        self.poked: Final = poked
        self.faster: Final = faster
        self.active: Final = active
        self.turns: Final = turns
        self.chain: Final = chain
        self.asked: Final = asked
        self.question: Final = question
        self.about: Final = about
        self.said: Final = said  # the parts of one's own utterance
        self.winner: Final = winner
        self.over: Final = over
        self.laying: Final = laying  # the cards of one's own half-said attack
        self.blow: Final = blow  # what the first of them takes from anybody, if nothing stops it
        self.stoppers: Final = stoppers  # the cards of this box that could undo it
        self.harm: Final = harm  # by seat: what goes if nothing stops the card in the air, or what one has half said
        self.fell: Final = fell  # 1 was knocked out first, 2 second …; 0 still in
        self.used: Final = used  # weapons that have served this turn, as rules/state.py counts them
        self.round: Final = round  # who is asked now, and who after that whatever is answered


def link(s: LunchMoney, laid: Laid) -> Link:
    """A card in the air as everybody sees it."""
    if isinstance(laid, Play):
        cards = laid.cards + laid.special + laid.strike
        became = laid.became()
        return Link(laid.kind(), laid.src, cards, laid.targets, became, laid.after, laid.stopped, laid.broken, laid.way)
    cards = laid.cards if isinstance(laid, Added) else (laid.face(),)
    return Link(laid.kind(), laid.by(), cards, (), laid.became(), ())


def view(s: LunchMoney, seat: int) -> View:
    """Secrets leave through here and nowhere else."""
    hands = []
    for other, hand in enumerate(s.hands):
        known = s.known[other]
        hands.append(hand if other == seat else known + (FACE_DOWN,) * (len(hand) - len(known)))
    ask = heard(s, seat)
    own = ask is not None and ask.seat == seat
    about = -1
    if isinstance(ask, (Question, Interrupt)):
        about = ask.about
    elif isinstance(ask, Draw):
        about = ask.who
    laying, blow, stoppers, harm = foreseen(s, ask if own else None)
    return View(
        seat,
        s.setup.players,
        s.points,
        s.alive,
        tuple(hands),
        s.known,
        s.undrawn,
        tuple(s.discard),
        tuple([s.table.count(kind) for kind in range(KINDS)]),
        s.hidden,
        s.out_by,
        s.out_laps,
        s.stomped,
        s.wedgy,
        s.cooties,
        s.choke_by,
        s.head_by,
        s.poked,
        s.faster,
        s.active,
        s.turns,
        tuple([link(s, f) for f in s.stack if isinstance(f, Laid)]),
        NOBODY if ask is None else ask.seat,
        "" if ask is None else type(ask).__name__,
        about,
        ask.said if isinstance(ask, Question) and own else (),
        s.winner,
        not s.stack,
        laying,
        blow,
        stoppers,
        harm,
        s.fell,
        s.used,
        () if ask is None or isinstance(ask, Draw) else ask.party(s),
    )


def foreseen(s: LunchMoney, ask: object) -> tuple[tuple[int, ...], int, tuple[int, ...], tuple[int, ...]]:
    """What one is about to lay, what it takes, and who would lose how much if nothing comes between."""
    seats = range(s.setup.players)
    cards, targets = half_said(s, ask)
    if not cards or not isinstance(ask, Question):
        lost = in_the_air(s)
        return (), 0, (), tuple([lost.get(seat, 0) for seat in seats])
    other = (ask.seat + 1) % s.setup.players
    lost = before_it_is_laid(s, ask.seat, cards, targets)
    blow = before_it_is_laid(s, ask.seat, cards[:1], (other,)).get(other, 0)
    stoppers = tuple([card for card in what_answers(cards[0]) if s.copies[card]])
    return cards, blow, stoppers, tuple([lost.get(seat, 0) for seat in seats])
