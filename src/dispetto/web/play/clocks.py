"""How long an answer may take: the clock of whoever is asked, and the fuse of a round."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fuse:
    """A round that is open: since when, and until when at the latest (0:
    until all have answered); seconds since 1970.
    """

    version: int
    began: float
    until: float


class Clocks:
    """The clock and the fuse of one table; both stop with every new question."""

    def __init__(self) -> None:
        self.latest = 0.0  # when the open question came, or when somebody took a seat back
        self.seconds = 0.0  # that the running clock gives
        self.deadline = 0.0  # when it runs out; 0 where none runs
        self.fuse: Fuse | None = None  # of the round that is open

    def new_question(self, at: float) -> None:
        """Something has happened: nobody's time is running yet."""
        self.latest = at
        self.fuse = None
        self.stop()

    def take_seat_back(self, at: float) -> None:
        """Somebody is there again, and has the whole time from now on."""
        self.latest = at

    def start(self, seconds: float, opened: float) -> None:
        """The clock of whoever is asked runs,
        counted from when the house was opened if the question is older; 0 for no clock.
        """
        self.seconds = seconds
        self.deadline = max(self.latest, opened) + seconds if seconds else 0.0

    def stop(self) -> None:
        """No clock runs."""
        self.deadline = 0.0

    @property
    def running(self) -> tuple[float, float] | None:
        """From when until when whoever is asked may think; None where no clock runs."""
        return (self.deadline - self.seconds, self.deadline) if self.deadline else None

    def open_round(self, version: int, began: float) -> None:
        """A round may be answered from now on; its fuse is not lit."""
        self.fuse = Fuse(version, began, 0.0)

    def light(self, version: int, began: float, until: float) -> None:
        """The fuse of a round burns."""
        self.fuse = Fuse(version, began, until)
