"""The narrator's sentences, each put into words once for everybody whom it tells the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dispetto.core.engine.table import ALL, PUBLIC, Event
from dispetto.core.telling.words import Words
from dispetto.web.play.moments import Moment

Run = Sequence[tuple[Moment, int]]  # events that are told together: the moment of each, and which of it


class Narrator:
    """What has been said of a table's events, in every language and to every seat that listened."""

    def __init__(self) -> None:
        self.public: dict[tuple[object, ...], tuple[str, frozenset[int]]] = {}  # and the seats that it names
        self.own: dict[tuple[object, ...], str] = {}  # what was said to one seat only

    def sentence(self, run: Run, words: Callable[[int], Words], lang: str, seat: int) -> str:
        """What the narrator says of events to whoever looks from a seat: the same as to everybody,
        unless it is about that seat or not for everybody's ears.
        """
        (first, a), (last, b) = run[0], run[-1]
        key = (lang, first.version, a, last.version, b)
        events = [event(one) for one in run]
        text, named = self.to_all(key, events, words, run)
        if seat < 0 or (seat not in named and all(e.known_to == ALL for e in events)):
            return text
        if (*key, seat) not in self.own:
            self.own[(*key, seat)] = words(seat).run(last.state, events, turn_of(run[0]))
        return self.own[(*key, seat)]

    def named(self, run: Run, words: Callable[[int], Words], lang: str) -> frozenset[int]:
        """The seats to which the narrator says something else of events than to everybody."""
        (first, a), (last, b) = run[0], run[-1]
        return self.to_all((lang, first.version, a, last.version, b), [event(one) for one in run], words, run)[1]

    def to_all(
        self, key: tuple[object, ...], events: Sequence[Event], words: Callable[[int], Words], run: Run
    ) -> tuple[str, frozenset[int]]:
        """What everybody may hear of it, and whom it would address otherwise."""
        if key not in self.public:
            teller = words(PUBLIC)
            teller.named.clear()
            self.public[key] = teller.run(run[-1][0].state, events, turn_of(run[0])), frozenset(teller.named)
        return self.public[key]

    def forget(self) -> None:
        """Somebody is called otherwise now, or it did not happen, or nobody listens: all is said afresh."""
        self.public.clear()
        self.own.clear()


def event(one: tuple[Moment, int]) -> Event:
    """What happened there."""
    return one[0].events[one[1]]


def turn_of(one: tuple[Moment, int]) -> int:
    """In which turn of the game that was; the moment that begins a turn belongs to it."""
    return one[0].turn
