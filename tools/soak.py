"""Many random games, every size and option mixed: none may crash, none may hang, nothing may be lost.

After every answer the offers are there and ascend by code; and what the game says must stay the same (rocks, cards,
money) has stayed the same, counted after every answer in one game of four, after every sixteenth in the others. A game
that fails is told by its number: `--again NAME NUMBER` plays it again, watched closely. How many questions and tasks
ever lay open at once is told too.

Ten million games take hours, so they may be played in pieces: what has been played stands in a file, and the same
command goes on from there. `--minutes` ends a piece, Ctrl-C does too. Where the rules have changed since, it begins
anew, for games by other rules prove nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import random
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import dispetto
from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.watched import watched_game
from dispetto.core.game import AnyGame, Option

LONGEST = 1_000_000  # answers; a game beyond this hangs
CHUNK = 100  # games a process plays before it reports
KEEP = 10.0  # seconds between two savings
TOLD = 20  # failures that are kept of a game
BOOK = Path("build/soak.json")


def mixture(game: AnyGame, rng: random.Random) -> tuple[int, dict[str, Any]]:
    """A number of seats, and options: in one game of four just one of them, else about half, at any value."""
    seats = rng.randint(game.fewest, game.most)
    alone = rng.choice(game.options) if game.options and rng.random() < 0.25 else None
    options = {}
    for option in game.options:
        if option is alone if alone else rng.random() < 0.5:
            number = option.text == "number" and rng.random() < 0.5
            options[option.key] = some_number(option, seats, game.most, rng) if number else rng.choice(option.values)
    return seats, options


def some_number(option: Option, seats: int, most: int, rng: random.Random) -> int:
    """Any number that an option takes, small ones more often; where it names a seat, one of those at this table."""
    high = option.low + 100 if option.high is None else option.high
    high = min(high, seats) if high <= most else high
    return rng.randint(option.low, rng.choice((min(option.low + 6, high), high)))


def play_one(name: str, number: int, close: bool = False) -> tuple[int, int, str]:
    """Game `number` of an endless list: decisions, the deepest stack, and what was wrong with it (nothing: empty)."""
    rng = random.Random(number)
    seats, options = mixture(all_games()[name], rng)
    try:
        return *play_table(all_games()[name], seats, options, rng, close), ""
    except Exception as error:  # told with all it takes to play it again
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{place.filename.rpartition('/')[2]}:{place.lineno}"
        return 0, 0, f"{name} game {number}, {seats} seats, {options}: {type(error).__name__}: {error} ({where})"


def play_table(
    game: AnyGame, seats: int, options: dict[str, Any], rng: random.Random, close: bool = False
) -> tuple[int, int]:
    """One random game, watched: how many decisions it took, and how deep the stack grew.
    Closely, what must stay is counted after every answer, else only in one game of four.
    """
    dice = Dice(rng.getrandbits(96))
    s = game.new(seats, options)
    s.events = [] if rng.random() < 0.5 else None
    often = 1 if close or rng.random() < 0.25 else 16  # what is lost stays lost: it need not be found at once
    found = watched_game(s, dice, game.tally, often, LONGEST)
    ending = game.ending(s)
    assert ending is not None, "nothing is asked and nobody has won"
    places = ending.places
    assert len(places) == seats and min(places) == 1, f"odd places {places}"
    return found


@dataclass
class Tally:
    """What is known of one game so far: all numbers below `played` have been played."""

    played: int = 0
    failed: int = 0
    deepest: int = 0
    seconds: float = 0.0  # of work, all processes together
    lengths: Counter[int] = field(default_factory=Counter)  # decisions of a game, and how many took as many
    wrong: list[str] = field(default_factory=list)

    def add(self, chunk: Chunk) -> None:
        """One chunk more."""
        self.played += sum(chunk.lengths.values())
        self.failed += len(chunk.wrong)
        self.deepest = max(self.deepest, chunk.deepest)
        self.seconds += chunk.seconds
        self.lengths.update(chunk.lengths)
        self.wrong = (self.wrong + chunk.wrong)[:TOLD]

    def quantile(self, share: float) -> int:
        """So long are this share of the games at most."""
        left = share * self.played
        for length in sorted(self.lengths):
            left -= self.lengths[length]
            if left <= 0:
                return length
        return max(self.lengths, default=0)

    def told(self, name: str) -> str:
        """One line, and one for each failure."""
        lines = [
            f"{name}: {self.played - self.failed:,} of {self.played:,} random games went well, "
            f"{self.played / max(self.seconds, 1e-9):,.0f} a second and core; decisions a game: median "
            f"{self.quantile(0.5)}, 95 % at most {self.quantile(0.95)}, at most {max(self.lengths, default=0)}; "
            f"the deepest stack: {self.deepest}"
        ]
        return "\n  ".join(lines + self.wrong)


@dataclass(frozen=True)
class Chunk:
    """What came of some games in a row."""

    name: str
    lengths: Counter[int]
    deepest: int
    wrong: list[str]
    seconds: float


@dataclass
class Book:
    """The file that remembers: by which rules, what was played, in how many pieces and how long."""

    path: Path
    rules: str
    games: dict[str, Tally]
    pieces: int = 0
    seconds: float = 0.0  # on the clock

    def keep(self) -> None:
        """Write it down, whole or not at all."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        kept = {
            "rules": self.rules,
            "pieces": self.pieces,
            "seconds": self.seconds,
            "games": {k: vars(t) for k, t in self.games.items()},
        }
        fresh.write_text(json.dumps(kept))
        fresh.replace(self.path)


def open_book(path: Path, rules: str) -> Book:
    """What has been played so far by these rules; nothing where the file is missing or tells of others."""
    book = Book(path, rules, {})
    try:
        kept = json.loads(path.read_text())
    except FileNotFoundError:
        return book
    if kept["rules"] != rules:
        print(f"The rules have changed since {path} was written: beginning anew.", file=sys.stderr)
        return book
    book.pieces, book.seconds = kept["pieces"], kept["seconds"]
    for name, t in kept["games"].items():
        lengths = Counter({int(length): n for length, n in t.pop("lengths").items()})
        book.games[name] = Tally(**t, lengths=lengths)
    return book


def rules_mark() -> str:
    """A fingerprint of all that decides how a random game goes: engine, games, and this file."""
    home = Path(dispetto.__file__).parent
    parts = [*(home / "core").rglob("*"), *(home / "games").rglob("*"), Path(__file__)]
    mark = hashlib.sha256()
    for part in sorted(p for p in parts if p.suffix in (".py", ".toml")):
        mark.update(part.read_bytes())
    return mark.hexdigest()[:16]


def play_chunk(job: tuple[str, int, int]) -> Chunk:
    name, first, games = job
    start = time.process_time()
    played = [play_one(name, number) for number in range(first, first + games)]
    lengths = Counter(n for n, _, _ in played)
    wrong = [text for _, _, text in played if text]
    return Chunk(name, lengths, max(deep for _, deep, _ in played), wrong, time.process_time() - start)


def chunks(book: Book, names: Sequence[str], each: int) -> Iterator[tuple[str, int, int]]:
    """What is left to play, a bit of every game in turn."""
    for at in range(0, each, CHUNK):
        for name in names:
            first = max(at, book.games[name].played)
            if first < min(at + CHUNK, each):
                yield name, first, min(at + CHUNK, each) - first


def progress(book: Book, wanted: int, done: int, start: float) -> None:
    if sys.stderr.isatty():
        spent = time.monotonic() - start
        all_played = sum(t.played for t in book.games.values())
        bar = "#" * (24 * all_played // wanted)
        left = spent / done * (wanted - all_played)
        print(
            f"\r  [{bar:.<24}] {all_played:,} of {wanted:,}, {left:.0f} s to go   ", end="", file=sys.stderr, flush=True
        )


def deaf() -> None:
    """Ctrl-C is for the one who keeps the book."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_piece(book: Book, names: Sequence[str], each: int, jobs: int, minutes: float) -> None:
    """Play until every game has been played so often, or the time is up; the book is kept on the way."""
    start = kept = time.monotonic()
    before, done = book.seconds, 0
    book.pieces += 1
    with multiprocessing.Pool(jobs, deaf) as pool:
        try:
            for chunk in pool.imap(play_chunk, chunks(book, names, each)):  # in order: what is played has no holes
                book.games[chunk.name].add(chunk)
                done += sum(chunk.lengths.values())
                now = time.monotonic()
                book.seconds = before + now - start
                progress(book, each * len(names), done, start)
                if now - kept > KEEP:
                    book.keep()
                    kept = now
                if minutes and now - start > minutes * 60:
                    break
        except KeyboardInterrupt:
            pass
        pool.terminate()
    book.keep()
    if sys.stderr.isatty():
        print("\r" + " " * 78 + "\r", end="", file=sys.stderr)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500_000, help="in all, as many of each rule set (default 500000)")
    parser.add_argument("--minutes", type=float, default=0, help="the longest this piece may take (default: no limit)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--game", choices=list(all_games()), action="append", help="only this one (may be repeated)")
    parser.add_argument("--book", type=Path, default=BOOK, help=f"the file that remembers (default {BOOK})")
    parser.add_argument("--again", nargs=2, metavar=("NAME", "NUMBER"), help="play one game again")
    args = parser.parse_args(words)

    if args.again:
        _, _, wrong = play_one(args.again[0], int(args.again[1]), close=True)
        print(wrong or "it went well")
        return 1 if wrong else 0
    names = args.game or list(all_games())
    each = -(-args.games // len(names))
    book = open_book(args.book, rules_mark())
    for name in names:
        book.games.setdefault(name, Tally())
    play_piece(book, names, each, args.jobs, args.minutes)
    for name in names:
        print(book.games[name].told(name))
    all_played = sum(book.games[name].played for name in names)
    print(
        f"{all_played:,} of {each * len(names):,} games in {book.seconds:.0f} s and {book.pieces} "
        f"{'piece' if book.pieces == 1 else 'pieces'}, {all_played / max(book.seconds, 1e-9):,.0f} games a second"
        + ("" if all_played >= each * len(names) else "; the same command goes on from here")
    )
    return 1 if any(book.games[name].failed for name in names) else 0


if __name__ == "__main__":
    sys.exit(main())
