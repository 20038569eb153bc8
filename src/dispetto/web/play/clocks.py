"""How long an answer may take: the clock of whoever is asked, and the fuse of a round."""

from __future__ import annotations

from dataclasses import dataclass

SKEW = 2.0  # seconds that the clocks of two workers may differ


@dataclass(frozen=True)
class Fuse:
    """A round that is open: since when, and until when at the latest (0:
    until all have answered); by the clock of the house.
    """

    version: int
    began: float
    until: float


@dataclass(frozen=True)
class Post:
    """By correspondence: until when an answer may come, and who of those asked is on holiday until when."""

    until: float
    away: tuple[tuple[str, float], ...] = ()


class Clocks:
    """The clock and the fuse of one table; both stop with every new question."""

    def __init__(self) -> None:
        self.latest = 0.0  # when the open question came, or when somebody took a seat back
        self.given = False  # time that the log does not know of: a seat taken back, a fuse that was lit
        self.old = False  # the open question was asked before the table was woken
        self.seconds = 0.0  # that the running clock gives
        self.deadline = 0.0  # when it runs out; 0 where none runs
        self.fuse: Fuse | None = None  # of the round that is open
        self.post: Post | None = None  # where the clock is one of days

    def new_question(self, at: float) -> None:
        """Something has happened: nobody's time is running yet."""
        self.latest = at
        self.given = self.old = False
        self.fuse = None
        self.stop()

    def woken(self, now: float) -> None:
        """The table was rebuilt from its log. Where that comes from the future, a clock was set back meanwhile, and the
        whole time counts from now.
        """
        self.old = True
        if self.latest > now + SKEW:
            self.latest, self.given = now, True

    def take_seat_back(self, at: float) -> None:
        """Somebody is there again, and has the whole time from now on."""
        self.latest, self.given = at, True

    def since(self, opened: float) -> float:
        """From when on the time for the open question counts: not from before the house was opened."""
        return max(self.latest, opened)

    def start(self, seconds: float, opened: float) -> None:
        """The clock of whoever is asked runs,
        counted from when the house was opened if the question is older; 0 for no clock.
        """
        self.seconds = seconds
        self.deadline = self.since(opened) + seconds if seconds else 0.0

    def start_by_post(self, seconds: float, post: Post) -> None:
        """A clock of days runs."""
        self.seconds, self.deadline, self.post = seconds, post.until, post

    def light_by_post(self, version: int, post: Post) -> None:
        """A round that may be answered for days."""
        self.fuse, self.post = Fuse(version, self.latest, post.until), post

    def stop(self) -> None:
        """No clock runs."""
        self.deadline = 0.0
        self.post = None

    @property
    def runs_out(self) -> float:
        """When the clock or the fuse runs out; 0 where there is all the time in the world."""
        return self.fuse.until if self.fuse is not None else self.deadline

    @property
    def running(self) -> tuple[float, float] | None:
        """From when until when whoever is asked may think; None where no clock runs."""
        return (self.deadline - self.seconds, self.deadline) if self.deadline else None

    def open_round(self, version: int, began: float) -> None:
        """A round may be answered from now on; its fuse is not lit."""
        self.fuse = Fuse(version, began, 0.0)

    def light(self, version: int, began: float, until: float) -> None:
        """The fuse of a round burns; once it is lit, that is known nowhere else."""
        self.given = self.given or self.fuse is None or began != self.fuse.began
        self.fuse = Fuse(version, began, until)
