"""Rocks in hand, on the trail and in the supply, and dinos that are sent away."""

from __future__ import annotations

from typing import Final

from dispetto.games.hedz.rules.state import NOWHERE, ROCK, THINK, Hedz

GENERAL_LIMIT: Final = 6  # H25-ROCK-05


def gain(s: Hedz, d: int, n: int) -> None:
    """Rocks in hand; a type's own limit bites at once in the 2nd edition, and with `strict_limits`: the surplus goes to
    the supply.  H25-RUL-24, H2-ROCK-05, H2-TYPE-31, H2-RUL-44
    """
    s.rocks[d] += n
    if s.setup.strict_limits:
        surplus = s.rocks[d] - s.dino(d).limit
        if s.dino(d).limit < GENERAL_LIMIT and surplus > 0:
            s.rocks[d] -= surplus
            s.supply += surplus
            s.say("over_limit", s.setup.owner[d], d, surplus)


def take_from_supply(s: Hedz, d: int) -> None:
    """One supply for all, and there are always more rocks.  H25-SETUP-03, H25-SETUP-07"""
    s.supply -= 1
    gain(s, d, 1)


def return_surplus(s: Hedz, d: int) -> None:
    """At the start of a turn the surplus goes back to the supply, unasked.  H25-ROCK-05, H25-ROCK-06, H25-RUL-23,
    H25-DEC-19
    """
    surplus = s.rocks[d] - s.dino(d).limit
    if surplus > 0:
        s.rocks[d] -= surplus
        s.supply += surplus
        s.say("over_limit", s.setup.owner[d], d, surplus)


def lose_all(s: Hedz, d: int) -> None:
    """Lost rocks go to the supply.  H25-RUL-35"""
    s.supply += s.rocks[d]
    s.rocks[d] = 0


def leave_here(s: Hedz, d: int) -> None:
    """A spent rock is left on the trail, where the dino stands.  H25-RER-03, H25-XTRA-02, H25-RUL-03, H2-RER-03,
    H2-RUL-05, H2-RUL-38
    """
    s.rocks[d] -= 1
    s.lay(s.at[d], 1)


def within_reach(s: Hedz, d: int) -> int:
    """How many of the loose rocks here the dino could take.  H25-ROCK-04, H2-ROCK-03, H2-DEC-16, H2-RUL-44"""
    return min(s.loose[s.at[d]], s.edition.room(s, d))


def take_loose(s: Hedz, d: int, n: int) -> None:
    """Rocks lying on the dino's space.  H25-ROCK-04, H2-ROCK-03, H2-RER-04"""
    here = s.at[d]
    if n > 0:
        s.lay(here, -n)
        s.say("scooped", s.setup.owner[d], d, n, here)
        gain(s, d, n)


def take_printed(s: Hedz, d: int) -> None:
    """A dino that lands on a Rock space takes one rock from the supply, if it can carry it.  H25-ROCK-02, H25-ROCK-03,
    H2-ROCK-02, H2-SPC-01, H2-RUL-44
    """
    if s.is_on(d, ROCK) and s.edition.room(s, d) > 0:
        s.say("rock", s.setup.owner[d], d, s.at[d])
        take_from_supply(s, d)


def send_to_start(s: Hedz, d: int) -> None:
    """A dino sent to Start takes what lies there; one rock from the supply where the edition prints one.  H25-RUL-01,
    H25-RUL-02, H2-RUL-33
    """
    s.at[d] = s.trail.start
    forget(s, d, 0)
    s.say("sent", s.setup.owner[d], d, s.at[d])
    if s.setup.start_loose_pickup:
        take_loose(s, d, within_reach(s, d))
    if s.setup.start_rock_on_return:
        s.say("rock", s.setup.owner[d], d, s.at[d])
        take_from_supply(s, d)


def send_back(s: Hedz, d: int, space: int) -> None:
    """Back to a Think! space, where it takes the loose rocks.  H25-TYPE-14, H25-CLR-03, H2-TYPE-18, H2-RUL-41,
    H2-CLR-02
    """
    s.at[d] = space
    forget(s, d, s.trail.behind[space])
    s.say("sent", s.setup.owner[d], d, space)
    take_loose(s, d, within_reach(s, d))


def forget(s: Hedz, d: int, but: int) -> None:
    """A dino sent back has left behind only what lies behind it now.  H2-RUL-41"""
    if s.thought[d] & ~but:
        thought = s.thought[:]
        thought[d] &= but
        s.thought = thought


def closest_think(s: Hedz, d: int) -> int:
    """The Think! space with the highest number below the dino's; NOWHERE if there is none.  H25-TYPE-14, H25-RUL-28"""
    trail = s.trail
    here = trail.number[s.at[d]]
    best = NOWHERE
    for space in range(len(trail.kind)):
        if trail.kind[space] & THINK and trail.number[space] < here:
            if best == NOWHERE or trail.number[space] > trail.number[best]:
                best = space
    return best


def remember(s: Hedz, d: int) -> None:
    """The dino leaves the Think! space it stands on.  H2-RUL-41"""
    k = s.trail.thinks.index(s.at[d])
    if s.thought[d] >> k & 1 == 0:
        thought = s.thought[:]
        thought[d] |= 1 << k
        s.thought = thought


def last_think(s: Hedz, d: int) -> int:
    """The last Think! space the dino has left behind since Start; -1 where there is none.  H2-TYPE-18, H2-RUL-41"""
    trail = s.trail
    best = -1
    for k in range(len(trail.thinks)):
        space = trail.thinks[k]
        if s.thought[d] >> k & 1 and (best < 0 or trail.longest[space] < trail.longest[best]):
            best = space
    return best
