"""Lunch Money, with Sticks & Stones: a schoolyard, five cards each, and nobody to tell the teacher."""

from dispetto.games.lunch_money.game import LunchMoneyGame

__all__ = ["LunchMoneyGame"]
