"""Standing answers: what a seat says to every round without being asked."""

from __future__ import annotations

from dispetto.web.play.table import Table


def passes(table: Table, seat: int) -> bool:
    """Has this seat said that it passes in every round of this turn?"""
    given = table.row.seats[seat].standing.partition("pass:")[2]
    if not given.isdigit():
        return False
    later = table.history.since(int(given))
    return later is not None and not any(e.kind in table.game.turns for m in later for e in m.events)


def only_if(table: Table, seat: int) -> bool:
    """Does this seat want to be asked only where it has a choice?
    Who says nothing does, unless another's eyes could learn from it.
    """
    own = table.row.seats[seat]
    if own.standing == "auto":
        return all(other.player or other.person == own.person for other in table.row.seats)
    return own.standing.startswith("can")


def standing(table: Table, seat: int, what: str, on: bool) -> str:
    """A seat's standing answers after one of them, `can` or `pass`, was switched on or off; a pass is for this turn."""
    can = on if what == "can" else only_if(table, seat)
    passing = on if what == "pass" else passes(table, seat)
    return ("can," if can else "") + (f"pass:{table.version}" if passing else "")
