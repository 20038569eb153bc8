"""The free card of a combo: what follows a Grab, a Powerplay, a Poke or an Uppercut² at once."""

from __future__ import annotations

from dispetto.core.engine.table import Action
from dispetto.games.lunch_money.rules import actions, grabs, hands
from dispetto.games.lunch_money.rules.laid import STRIKING, Added, Laid
from dispetto.games.lunch_money.rules.pieces import GIVES_BASIC, TRAITS, WEIRD, is_basic, is_swung, is_weapon
from dispetto.games.lunch_money.rules.plays import DECLARED, Play, play_at
from dispetto.games.lunch_money.rules.questions import (
    NO_ROWS,
    Question,
    Reaction,
    basics,
    or_none,
    weird_or_not,
    with_weird,
)
from dispetto.games.lunch_money.rules.state import LunchMoney
from dispetto.games.lunch_money.rules.windows import open_window


def free_card(s: LunchMoney, play: Play, about: int) -> None:
    """A landed Uppercut², Poke or Powerplay: one Basic at once.  LM-UPP-02, LM-POKE-05, LM-POW-03"""
    if not TRAITS[play.last_card()] & GIVES_BASIC or not play.landed():
        return
    if play.strike or play.is_(DECLARED):  # it was laid with the Grab
        return
    if s.alive[play.src] and s.alive[play.targets[0]] and s.hands[play.src]:
        s.stack.append(Follow(play.src, about))


class Follow(Reaction):
    """The card that follows at once, or none.  LM-FREE-01, LM-FREE-05, LM-GRAB-05, LM-GRAB-10"""

    def after(self, said: tuple[int, ...]) -> Question:
        return Follow(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        play = play_at(s, self.about)
        return follow_rows(s, self.seat, play, said)

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        if said[0] == actions.C_NONE:
            return
        cards = with_weird(actions.KIND[said[0]], said)
        for card in cards:
            hands.lay(s, self.seat, card)
        lay_follow_up(s, self.about, cards)

    def facts(self, s: LunchMoney) -> tuple[int, ...]:
        play = play_at(s, self.about)
        return (play.last_card(), play.targets[0])


def follow_rows(s: LunchMoney, seat: int, play: Play, said: tuple[int, ...]) -> list[Action]:
    """After a Grab any Basic, Weapon or listed Special; after a Special that grants it, a Basic.

    LM-GRAB-05, LM-RUL-75
    """
    if len(said) > 1 or (said and said[0] == actions.C_NONE):
        return NO_ROWS
    if said:
        card = actions.KIND[said[0]]
        return weird_or_not(s, seat, card, is_basic(card))
    if play.is_grab() and not play.special:
        return grabs.after_grab(s, seat, play.targets[0])
    return or_none(basics(s, seat))


def lay_follow_up(s: LunchMoney, about: int, cards: tuple[int, ...]) -> None:
    """The follow-up lies there; others may speak up, where the rules let them."""
    play = play_at(s, about)
    s.say("followed", play.src, cards[0], play.targets[0], int(WEIRD in grabs.split_combo(cards)[0]), cards[0])
    if is_swung(cards[0]):
        s.stack.append(Strike(about, play.src, cards, 0))
        open_window(s, len(s.stack) - 1)
    else:
        grabs.lay_special(s, about, cards)


class Strike(Added):
    """A Basic or Weapon struck for free; only third players may humiliate it.  LM-COMBO-01, LM-FREE-02, LM-FREE-04"""

    def kind(self) -> int:
        return STRIKING

    def voided(self) -> Laid:
        return Strike(self.about, self.src, self.cards, 1)

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        if self.void and play.is_(DECLARED) and not play.special:
            grabs.strike_back(s, self.about, self.src, self.cards)
        elif self.void:
            give_back(s, play.src, self.cards)
        else:
            s.stack[self.about] = play.strikes(self.cards)


def give_back(s: LunchMoney, src: int, cards: tuple[int, ...]) -> None:
    """A used Weapon goes back to its player, everything else to the discard pile.  LM-WPN-03, LM-WPN-05"""
    for card in cards:
        if is_weapon(card) and s.alive[src]:
            hands.take_back(s, src, card)
            s.say("returned", src, card)
        else:
            hands.bin_card(s, card)
