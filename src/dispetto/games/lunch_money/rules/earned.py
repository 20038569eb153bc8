"""The free attacks that Humiliations have earned, and the one a Poke gives the next player on top."""

from __future__ import annotations

from dispetto.core.engine.table import Action
from dispetto.games.lunch_money.rules import actions, attacks, grabs, hands
from dispetto.games.lunch_money.rules.laid import Step
from dispetto.games.lunch_money.rules.pieces import GRAB, OPENS, TRAITS, is_basic, is_special, is_weapon
from dispetto.games.lunch_money.rules.plays import FREE, NO_COUNTER, ON_TOP, Play, play_at
from dispetto.games.lunch_money.rules.questions import NO_ROWS, Question, Reaction, or_none, weird_or_not, with_weird
from dispetto.games.lunch_money.rules.state import LunchMoney


class Earned(Step):
    """The free attacks earned by Humiliation, in the order they were earned.

    LM-RUL-31, -40, LM-HUM-19, -26, LM-ELIM-08
    """

    def run(self, s: LunchMoney) -> None:
        pay(s, play_at(s, self.about), self.about)


def pay(s: LunchMoney, play: Play, about: int) -> None:
    """The first of them, then the others.  LM-HUM-19"""
    if not play.after:
        return
    by, on = play.after[0], play.after[1]
    s.stack[about] = play.paid()
    s.stack.append(Earned(about))
    if can_strike(s, by, on) and s.hands[by]:
        s.stack.append(Free(by, on))


def can_strike(s: LunchMoney, by: int, on: int) -> bool:
    """Both are here, neither hides, and the striker is not held.  LM-HUM-26, LM-HIDE-02, LM-HIDE-03"""
    return (
        by != on
        and hands.in_play(s, by)
        and not s.hidden[by]
        and not hands.is_held(s, by)
        and hands.in_reach(s, by, on)
    )


class Free(Reaction):
    """One Basic or Weapon on a player who cannot answer it.

    LM-RUL-32, -39, LM-RULB-02, LM-FREE-01, -03, -05, -07, -08, LM-HUM-02, -21
    """

    def after(self, said: tuple[int, ...]) -> Question:
        return Free(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        return blow_rows(s, self.seat, said, True)

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        if said[0] != actions.C_NONE:
            self.strike(s, said, FREE | NO_COUNTER)

    def facts(self, s: LunchMoney) -> tuple[int, ...]:
        return (self.about,)

    def strike(self, s: LunchMoney, said: tuple[int, ...], flags: int) -> None:
        """The blow; at another than the head one holds, one lets go first.  LM-HEAD-15, LM-HEAD-18"""
        if s.head_by[self.about] != self.seat and hands.holds_head(s, self.seat):
            hands.let_go(s, self.seat)
        if said[0] == GRAB:
            grabs.grab(s, self.seat, self.about, flags, actions.cards_said(said)[1:])
            return
        cards = with_weird(actions.KIND[said[0]], said)
        attacks.attack(s, self.seat, cards, (self.about,), flags)


class PokeBlow(Free):
    """By option the second free attack after a Poke comes on top of the action: with any card that opens an attack.

    LM-POKE-06, LM-RUL-81, LM-RUL-82
    """

    def after(self, said: tuple[int, ...]) -> Question:
        return PokeBlow(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        if said and said[0] == GRAB:
            return grabs.combo_rows(s, self.seat, self.about, said[1:]) if s.setup.upfront else NO_ROWS
        if said or not s.setup.poke_any or not hands.is_open(s, self.seat, self.about):  # LM-ATK-03
            return blow_rows(s, self.seat, said, True)
        return or_none(blows(s, self.seat, True))

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        if said[0] != actions.C_NONE:
            self.strike(s, said, FREE | NO_COUNTER | ON_TOP)


def blow_rows(s: LunchMoney, seat: int, said: tuple[int, ...], free: bool) -> list[Action]:
    """A Basic, perhaps with Weird, or a Weapon; or nothing."""
    if len(said) > 1 or (said and said[0] == actions.C_NONE):
        return NO_ROWS
    if said:
        return weird_or_not(s, seat, actions.KIND[said[0]], free)
    return or_none(blows(s, seat, False))


def blows(s: LunchMoney, seat: int, specials: bool) -> list[Action]:
    """The Basics and Weapons of the hand; with the Specials that open an attack, where those count too."""
    rows: list[Action] = []
    for card in hands.kinds_in(s.hands[seat]):
        if is_weapon(card):
            good = hands.may_use(s, seat, card)
        else:
            good = is_basic(card) or (specials and is_special(card) and TRAITS[card] & OPENS != 0)
        if good:
            rows.append(actions.CARD[card])
    return rows
