"""Rocks in hand, on the trail and in the supply, and dinos that are sent away."""

from __future__ import annotations

from dispetto.games.hedz.state import ROCK, THINK, Hedz


def gain(s: Hedz, d: int, n: int) -> None:
    """H25-RUL-24  Rocks in hand; only `strict_limits` lets a type's own limit bite at once."""
    s.rocks[d] += n
    if s.setup.strict_limits:
        surplus = s.rocks[d] - s.dino(d).limit
        if s.dino(d).limit < 6 and surplus > 0:
            s.rocks[d] -= surplus
            s.supply += surplus
            s.say("over_limit", s.setup.owner[d], d, surplus)


def take_from_supply(s: Hedz, d: int) -> None:
    """H25-SETUP-07  There are always more rocks."""
    s.supply -= 1
    gain(s, d, 1)


def return_surplus(s: Hedz, d: int) -> None:
    """H25-ROCK-05, H25-ROCK-06, H25-RUL-23  At the start of a turn the surplus goes back to the supply."""
    surplus = s.rocks[d] - s.dino(d).limit
    if surplus > 0:
        s.rocks[d] -= surplus
        s.supply += surplus
        s.say("over_limit", s.setup.owner[d], d, surplus)


def lose_all(s: Hedz, d: int) -> None:
    """H25-RUL-35  Lost rocks go to the supply."""
    s.supply += s.rocks[d]
    s.rocks[d] = 0


def leave_here(s: Hedz, d: int) -> None:
    """H25-RER-03, H25-XTRA-02, H25-RUL-03  A spent rock is left on the trail, where the dino stands."""
    s.rocks[d] -= 1
    s.loose[s.at[d]] += 1


def take_loose(s: Hedz, d: int, n: int) -> None:
    """H25-ROCK-04  Rocks lying on the dino's space."""
    here = s.at[d]
    if n > 0:
        s.loose[here] -= n
        s.say("scooped", s.setup.owner[d], d, n, here)
        gain(s, d, n)


def take_printed(s: Hedz, d: int) -> None:
    """H25-ROCK-02, H25-ROCK-03  A dino that lands on a Rock space takes one rock from the supply."""
    if s.is_on(d, ROCK):
        s.say("rock", s.setup.owner[d], d, s.at[d])
        take_from_supply(s, d)


def send_to_start(s: Hedz, d: int) -> None:
    """H25-RUL-01, H25-RUL-02  A dino sent to Start takes what lies there, and one rock from the supply."""
    s.at[d] = s.trail.start
    s.say("sent", s.setup.owner[d], d, s.at[d])
    if s.setup.start_loose_pickup:
        take_loose(s, d, s.loose[s.at[d]])
    if s.setup.start_rock_on_return:
        s.say("rock", s.setup.owner[d], d, s.at[d])
        take_from_supply(s, d)


def send_bitten(s: Hedz, d: int) -> None:
    """H25-BITE-03  The victim goes to Start.  H25-TYPE-14, H25-RUL-28  A Parasaurolophus only to a Think!."""
    if s.dino(d).retreats_to_think:
        trail = s.trail
        here = trail.number[s.at[d]]
        best = -1
        for space in range(len(trail.kind)):
            if trail.kind[space] & THINK and trail.number[space] < here:
                if best < 0 or trail.number[space] > trail.number[best]:
                    best = space
        if best >= 0:
            s.at[d] = best
            s.say("sent", s.setup.owner[d], d, best)
            take_loose(s, d, s.loose[best])
            return
    send_to_start(s, d)
