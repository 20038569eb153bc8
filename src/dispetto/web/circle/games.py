"""Small questions to the book: who came where, who has played with whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from dispetto.web.store.book import Finished, Sat


def standing(game: Finished) -> list[tuple[int, Sat]]:
    """Everybody with their place, the winner first; those who tie share a place, in the order they sat."""
    return sorted(((sat.place, sat) for sat in game.seats), key=lambda found: found[0])


def shared_place(place: int, places: Sequence[int]) -> float:
    """The place somebody has among those who tie with them: two seconds are both two and a half."""
    return place + (places.count(place) - 1) / 2


def winners(game: Finished) -> list[Sat]:
    """Whoever came first; several where they tie."""
    return [sat for sat in game.seats if sat.place == 1]


def seat_of(game: Finished, person: str) -> Sat | None:
    """Where somebody sat; None where they did not."""
    return next((sat for sat in game.seats if person and sat.person == person), None)


def people_of(game: Finished) -> list[str]:
    """The people who sat there when it ended."""
    return [sat.person for sat in game.seats if sat.person]


def met(games: Iterable[Finished], person: str) -> Counter[str]:
    """Whom somebody has played with, and how often; lessons and games brought from a file are no company."""
    found: Counter[str] = Counter()
    for game in games:
        others = set(people_of(game))
        if game.kind == "played" and person in others:
            found.update(others - {person})
    return found
