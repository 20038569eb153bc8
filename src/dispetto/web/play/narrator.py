"""The narrator's sentences, each put into words once."""

from __future__ import annotations

from dispetto.core.telling.words import Words
from dispetto.web.play.moments import Moment


class Narrator:
    """What has been said of a table's events, in every language and to every seat that listened."""

    def __init__(self) -> None:
        self.lines: dict[tuple[str, int, int, int], str] = {}  # language, reader, version, event

    def sentence(self, moment: Moment, n: int, words: Words) -> str:
        """What the narrator says of one event of a moment."""
        key = (words.lang, words.reader, moment.version, n)
        if key not in self.lines:
            self.lines[key] = words.event(moment.state, moment.events[n])
        return self.lines[key]

    def forget(self) -> None:
        """Somebody is called otherwise now, or it did not happen: all is said afresh."""
        self.lines.clear()
