"""The chips of Lunch Money: points that would go, now and then."""

from __future__ import annotations

from dispetto.core.show.then import BAD, GOOD, Then
from dispetto.core.telling.words import Words
from dispetto.games.lunch_money.rules.harm import answerless, taken
from dispetto.games.lunch_money.rules.plays import Play
from dispetto.games.lunch_money.rules.state import LunchMoney


class Chip:
    """A table, a reader, and who is asked: what every chip is made of."""

    def __init__(self, s: LunchMoney, words: Words, seat: int) -> None:
        self.s = s
        self.words = words
        self.seat = seat

    def name(self, seat: int) -> str:
        """Somebody by name; the one who is asked is you."""
        return str(self.words.get("then-you")) if seat == self.seat else self.words.person(seat)[0]

    def held(self) -> int:
        """Whom the one who is asked holds."""
        by = self.s.choke_by if self.seat in self.s.choke_by else self.s.head_by
        return by.index(self.seat)

    def points(self, seat: int, lost: int = 0) -> int:
        """How many somebody has, less these; down is down."""
        return max(0, self.s.points[seat] - lost)

    def change(self, seat: int, lost: int) -> str:
        """Points now and then: 5 → 1."""
        return f"{self.points(seat)} → {self.points(seat, lost)}"

    def hidden(self, seat: int) -> str:
        """How many cards of a hand nobody has seen: its size, and nothing of what they are."""
        return str(self.words.get("then-hidden", n=len(self.s.hands[seat]) - len(self.s.known[seat])))

    def lands(self, play: Play, target: int, named: bool = True) -> Then:
        """What an attack of one's own takes from its target, and what may come between.

        Where the button names the target, the chip counts the cards behind which an answer may hide.
        """
        lost = taken(self.s, play).get(target, 0)
        lead = self.change(target, lost)
        if named:
            lead = f"{self.name(target)} {lead}"
        down = lost > 0 and self.points(target, lost) == 0
        if answerless(self.s, play, target):
            said = self.words.get("then-sure-down") if down else self.words.get("then-sure")
            return Then(said, GOOD, "skull" if down else "coin", lead)
        said = self.words.get("then-lands-down") if down else self.words.get("then-lands")
        if not named:
            said = f"{said}\n{self.hidden(target)}"
        return Then(said, GOOD if down else "", "skull" if down else "coin", lead)

    def both(self, play: Play) -> Then:
        """What an attack takes from two."""
        found = taken(self.s, play)
        changes = [f"{self.name(who)} {self.change(who, lost)}" for who, lost in found.items()]
        down = any(self.points(who, lost) == 0 for who, lost in found.items())
        return Then(self.words.get("then-lands"), GOOD if down else "", "coin", ", ".join(changes))

    def suffers(self, seat: int, lost: int, said: str) -> Then:
        """What somebody would lose by what others do."""
        down = lost > 0 and self.points(seat, lost) == 0
        lead = f"{self.name(seat)} {self.change(seat, lost)}"
        mine = seat == self.seat
        return Then(said, BAD if down and mine else "", "skull" if down else "coin", lead)
