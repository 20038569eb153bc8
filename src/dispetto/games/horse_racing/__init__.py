"""The Really Nasty Horse Racing Game: six races, sealed bets, and cards that should be illegal."""

from dispetto.games.horse_racing.game import HorseRacing

__all__ = ["HorseRacing"]
