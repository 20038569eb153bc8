"""The answer of the one who is attacked: Block, Dodge, Disarm, Freedom, Faster; and the Roundhouse that goes on."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action
from dispetto.games.lunch_money.rules import actions, attacks, hands
from dispetto.games.lunch_money.rules.answers import answers_now, defenceless
from dispetto.games.lunch_money.rules.laid import DEFENDING, Laid, TargetByTarget
from dispetto.games.lunch_money.rules.pieces import (
    BLOCK,
    BLOCKED,
    DISARM,
    DISARMED,
    DODGE,
    DODGED,
    FASTER,
    FREED,
    FREEDOM,
    PASSES_ON,
    STOPS,
    TRAITS,
)
from dispetto.games.lunch_money.rules.plays import ATTACK, CANCELLED, CHOKED, FREE, STOPPED, STRUCK_OFF, Play, play_at
from dispetto.games.lunch_money.rules.questions import NO_ROWS, NONE_ONLY, Question, Reaction, several
from dispetto.games.lunch_money.rules.state import FASTER_BLOCK, FASTER_DODGE, NOBODY, LunchMoney, changed
from dispetto.games.lunch_money.rules.windows import Poll, open_window

LEFT_OR_RIGHT: Final = [actions.LEFT, actions.RIGHT]


class Defending(TargetByTarget):
    """Each target in the order named may answer, unless it has no defence.

    LM-DODGE-02, LM-BLOCK-02, LM-DISARM-04, LM-RUL-49, LM-HEAD-09, LM-DEF-01, LM-DEF-07..09, LM-OUT-02, LM-TWO-06
    """

    def run(self, s: LunchMoney) -> None:
        defend(s, play_at(s, self.about), self.about, self.i)


def defend(s: LunchMoney, play: Play, about: int, i: int) -> None:
    """The i-th target may answer, then the others."""
    if i >= len(play.targets) or play.has(CANCELLED | STOPPED) or play.is_(FREE):
        return
    seat = play.targets[i]
    if i + 1 < len(play.targets):
        s.stack.append(Defending(about, i + 1))
    if s.alive[seat] and play.left(i) > 0 and may_defend(s, play, seat):
        s.stack.append(ask_to_defend(seat, about))


def may_defend(s: LunchMoney, play: Play, seat: int) -> bool:
    """Neither a free attack, nor broken, nor defenceless; and could hold an answer, or copies one.  LM-DEF-06..08"""
    if play.is_(FREE) or play.broken >> seat & 1 or defenceless(s, play, seat):
        return False
    listed = answers_now(s, play)
    if (s.faster[seat] & FASTER_BLOCK and listed & BLOCKED) or (s.faster[seat] & FASTER_DODGE and listed & DODGED):
        return True
    return (
        (listed & DODGED != 0 and hands.could_hold(s, seat, DODGE))
        or (listed & BLOCKED != 0 and hands.could_hold(s, seat, BLOCK))
        or (listed & DISARMED != 0 and hands.could_hold(s, seat, DISARM))
        or (listed & FREED != 0 and hands.could_hold(s, seat, FREEDOM))
    )


class Defend(Reaction):
    """None; Blocks and Dodges up to the hits; Disarm; Freedom; Faster; a copy of it.

    LM-RUL-24, -55, LM-BIG-02, LM-TWO-02, LM-TANT-02, -04, LM-DODGE-01, LM-BLOCK-01, LM-FAST-01, -07, -09, LM-HIP-03,
    -06, LM-IMAG-03, LM-DEF-01..04
    """

    def after(self, said: tuple[int, ...]) -> Question:
        return Defend(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        if said and said[0] != DODGE and said[0] != BLOCK and said[0] != FASTER:
            return NO_ROWS
        play = play_at(s, self.about)
        listed = answers_now(s, play)
        hand = s.hands[self.seat]
        if not said:
            return self.first(s, listed, hand)
        kinds = (1 << DODGE if listed & DODGED else 0) | (1 << BLOCK if listed & BLOCKED else 0)
        if said[0] == FASTER and len(said) == 1:
            return [actions.CARD[c] for c in hands.kinds_in(hand) if kinds >> c & 1]
        hits = 1 if play.special or play.is_grab() else play.left(play.targets.index(self.seat))
        if said[0] == FASTER:
            return self.besides(s, kinds, said, hits)
        return several(s, self.seat, kinds, said, 0, hits)

    def besides(self, s: LunchMoney, kinds: int, said: tuple[int, ...], hits: int) -> list[Action]:
        """Blocks of one's own beside copied Dodges, or the other way round; a copy takes one hit at least.
        LM-RULB-05
        """
        other = DODGE if said[1] == BLOCK else BLOCK
        if not s.setup.faster_mixed or hits < 2 or not kinds >> other & 1 or not hands.holds(s.hands[self.seat], other):
            return NO_ROWS
        return several(s, self.seat, 1 << other, said, 2, hits - 1)

    def first(self, s: LunchMoney, listed: int, hand: tuple[int, ...]) -> list[Action]:
        """The ways to begin."""
        out: list[Action] = []
        before = -1
        for card in hand:
            if card == before or not (listed & STOPS[card] or (card == FASTER and can_hurry(listed, hand))):
                continue
            out.append(actions.CARD[card])
            before = card
        if not out and s.faster[self.seat] == 0:
            return NONE_ONLY
        out.append(actions.NONE)
        if listed & BLOCKED and s.faster[self.seat] & FASTER_BLOCK:
            out.append(actions.COPY_BLOCK)
        if listed & DODGED and s.faster[self.seat] & FASTER_DODGE:
            out.append(actions.COPY_DODGE)
        return out

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        if said[0] == actions.C_NONE:
            return
        play = play_at(s, self.about)
        i = play.targets.index(self.seat)
        hits = 1 if play.special or play.is_grab() or not play.is_(ATTACK) else play.left(i)
        cards = actions.cards_said(said)
        for card in cards:
            hands.spend(s, self.seat, card)
        if said[0] == FASTER:
            self.hurry(s, play, i, cards, hits)
        elif said[0] == actions.C_COPY_BLOCK or said[0] == actions.C_COPY_DODGE:
            copy = BLOCK if said[0] == actions.C_COPY_BLOCK else DODGE
            s.say("copied", self.seat, copy, play.src)
            self.declare(s, i, copy, hits, faster_with(copy))
        elif s.setup.per_card and len(cards) > 1:
            self.tell(s, play, cards)
            for card in reversed(cards):
                self.declare(s, i, card, 1, 0)
        else:
            self.tell(s, play, cards)
            s.stack.append(self.laid(i, cards[0], hits=len(cards), blocks=cards.count(BLOCK), fast=0))
            open_window(s, len(s.stack) - 1)

    def hurry(self, s: LunchMoney, play: Play, i: int, cards: tuple[int, ...], hits: int) -> None:
        """Faster and the card it copies; what else was laid stops a hit each, and the copies all others.

        LM-FAST-02, LM-RULB-05, LM-RULB-06
        """
        card = cards[1]
        own = cards[2:]
        before = s.faster[self.seat] if s.setup.faster_both else 0
        s.faster = changed(s.faster, self.seat, before | faster_with(card))
        s.look()
        s.say("hurried", self.seat, card, play.src)
        if own:
            self.tell(s, play, own)
        if s.setup.per_card:
            for real in own:
                self.declare(s, i, real, 1, 0)
            self.declare(s, i, card, hits - len(own), faster_with(card))
            return
        blocks = hits - len(own) if card == BLOCK else len(own)
        s.stack += [self.laid(i, card, hits=hits, blocks=blocks, fast=faster_with(card)), Poll(len(s.stack))]

    def tell(self, s: LunchMoney, play: Play, cards: tuple[int, ...]) -> None:
        """What everybody sees laid."""
        if cards[0] == DODGE or cards[0] == BLOCK:
            s.say("defended", self.seat, cards.count(BLOCK), cards.count(DODGE), play.src)
        else:
            s.say("parried", self.seat, cards[0], play.src)

    def declare(self, s: LunchMoney, i: int, card: int, hits: int, fast: int) -> None:
        """One card, real or copied, against so many hits, with its own window."""
        laid = self.laid(i, card, hits=hits, blocks=hits if card == BLOCK else 0, fast=fast)
        s.stack += [laid, Poll(len(s.stack))]

    def laid(self, i: int, card: int, *, hits: int, blocks: int, fast: int) -> Defence:
        """This card stops so many hits on the i-th target, so many of them as Blocks."""
        return Defence(self.about, i, self.seat, card, hits=hits, blocks=blocks, fast=fast)

    def facts(self, s: LunchMoney) -> tuple[int, ...]:
        play = play_at(s, self.about)
        hits = play.left(play.targets.index(self.seat)) if play.is_(ATTACK) and not play.special else 1
        beside = int(len(self.said) > 1 and self.said[0] == FASTER)  # 1: Faster takes what is left
        return (play.last_card(), play.src, hits, beside)


def ask_to_defend(seat: int, about: int) -> Defend:
    """The question to this player about the Play that lies there; made once: they are values."""
    at = about * actions.MOST_SEATS + seat
    while len(DEFENDS) <= at:
        DEFENDS.append(Defend(len(DEFENDS) % actions.MOST_SEATS, len(DEFENDS) // actions.MOST_SEATS))
    return DEFENDS[at]


DEFENDS: Final[list[Defend]] = []


def faster_with(card: int) -> int:
    """What a Faster laid with this card copies.  LM-FAST-02"""
    return FASTER_BLOCK if card == BLOCK else FASTER_DODGE


def can_hurry(listed: int, hand: tuple[int, ...]) -> bool:
    """Faster goes with a Block or a Dodge that would stop it.  LM-FAST-01"""
    return (listed & DODGED != 0 and hands.holds(hand, DODGE)) or (listed & BLOCKED != 0 and hands.holds(hand, BLOCK))


class Defence(Laid):
    """What was laid against an attack; one Humiliation breaks all of it.

    LM-RUL-54, LM-RULB-07, LM-DISARM-05, LM-DEF-03, -05, LM-HUM-23
    """

    def __init__(
        self, about: int, i: int, seat: int, card: int, hits: int, blocks: int, fast: int, void: int = 0
    ) -> None:
        self.about: Final = about
        self.i: Final = i  # which of the targets
        self.seat: Final = seat
        self.card: Final = card
        self.hits: Final = hits  # that it stops
        self.blocks: Final = blocks  # how many of them by Block
        self.fast: Final = fast  # FASTER_BLOCK or FASTER_DODGE: what came from a Faster in it; 0 if nothing did
        self.void: Final = void

    def args(self) -> tuple[int, ...]:
        return (self.about, self.i, self.seat, self.card, self.hits, self.blocks, self.fast, self.void)

    def kind(self) -> int:
        return DEFENDING

    def by(self) -> int:
        return self.seat

    def face(self) -> int:
        return self.card

    def of(self, own: int) -> int:
        return self.about

    def became(self) -> int:
        return self.void

    def voided(self) -> Laid:
        return Defence(
            self.about, self.i, self.seat, self.card, hits=self.hits, blocks=self.blocks, fast=self.fast, void=1
        )

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        if self.void:
            left = 0 if s.setup.faster_frail else s.faster[self.seat] & ~self.fast  # LM-FAST-08, LM-RULB-07
            s.faster = changed(s.faster, self.seat, left)
            s.look()
            if not s.setup.second_defence:
                s.stack[self.about] = play.broke(self.seat)
            elif s.alive[self.seat] and may_defend(s, play, self.seat):
                s.stack.append(ask_to_defend(self.seat, self.about))
            return
        play = play.stops(self.i, self.hits, self.blocks)
        if self.card == DISARM:  # LM-DISARM-01, LM-DISARM-02
            play = play.marked(STRUCK_OFF)
        if play.is_grab() or not play.is_(ATTACK):
            play = play.marked(STOPPED)
        s.stack[self.about] = play
        if self.card == DODGE and not play.is_grab() and TRAITS[play.cards[0]] & PASSES_ON:
            pass_on(s, self.about, self.seat)


# ------------------------------------------------------------------------------------- Roundhouse, Spinning Backfist


def next_on_the_way(s: LunchMoney, play: Play, seat: int, way: int) -> int:
    """The next player that way who can be hit, before the attacker; NOBODY if there is none.

    LM-RULB-03, LM-RUL-45, LM-RH-05, -08, -12
    """
    n = s.setup.players
    there = (seat + way) % n
    while there != play.src:
        barred = play.is_(CHOKED) and s.choke_by[play.src] == there
        if hands.in_reach(s, play.src, there) and not barred:
            return there
        there = (there + way) % n
    return NOBODY


def pass_on(s: LunchMoney, about: int, seat: int) -> None:
    """A Dodge sends it on; the first time the attacker picks the side.

    LM-RH-01, -02, -04, -06, -07, -09, -10, LM-RUL-46, -47
    """
    play = play_at(s, about)
    if not s.alive[play.src]:
        return
    if play.way != 0:
        go_on(s, about, play.way)
        return
    left = next_on_the_way(s, play, seat, 1) != NOBODY
    right = next_on_the_way(s, play, seat, -1) != NOBODY
    if left and right:
        s.stack.append(PassOn(play.src, about))
    elif left or right:
        go_on(s, about, 1 if left else -1)


class PassOn(Question):
    """Left or right of the one who dodged.  LM-RH-02, LM-RH-10"""

    def after(self, said: tuple[int, ...]) -> Question:
        return PassOn(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        return NO_ROWS if said else LEFT_OR_RIGHT

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        go_on(s, self.about, 1 if said[0] == actions.C_LEFT else -1)

    def facts(self, s: LunchMoney) -> tuple[int, ...]:
        play = play_at(s, self.about)
        return (play.cards[0], play.targets[0])


def go_on(s: LunchMoney, about: int, way: int) -> None:
    """The next one on the way is attacked, with windows and a defence of its own.  LM-RH-03, LM-RH-11"""
    play = play_at(s, about)
    there = next_on_the_way(s, play, play.targets[0], way)
    if there == NOBODY:
        return
    s.stack[about] = play.at(there, way)
    s.say("went_on", play.src, play.cards[0], there)
    s.stack.append(Defending(about, 0))
    attacks.let_go_first(s, about)
