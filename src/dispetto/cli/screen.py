"""How the terminal table looks: colours of the seats, dice, the board, the narrator, the question."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from dispetto.cli.common import CLI
from dispetto.core.engine.table import Event, State
from dispetto.core.telling.phrases import phrases
from dispetto.core.telling.words import Words

WIDTH = 80
LONGEST = 300  # letters of a name or an answer that are repeated
MENTIONED = 6  # answers named under a reason that forbids many
COLOURS = (  # of the seats, as in the visual system: red, blue, yellow, green, purple, teal, pink, slate
    "bold #e8604f",
    "bold #5b98f0",
    "bold #f0b21c",
    "bold #6cbf57",
    "bold #b57fdd",
    "bold #2fc0bb",
    "bold #f08abb",
    "bold #9aa0b0",
)
PIECES = re.compile(r"(?<![A-Za-z0-9])[A-Ha-h]+(?![A-Za-z0-9])")
FACES = " ⚀⚁⚂⚃⚄⚅"
PIPS = (
    ("       ", "       ", "       "),
    ("       ", "   ●   ", "       "),
    (" ●     ", "       ", "     ● "),
    (" ●     ", "   ●   ", "     ● "),
    (" ●   ● ", "       ", " ●   ● "),
    (" ●   ● ", "   ●   ", " ●   ● "),
    (" ●   ● ", " ●   ● ", " ●   ● "),
)


class Screen:
    """The table as one person sees it."""

    def __init__(
        self, words: Words, names: Sequence[str], pace: float, console: Console, colours: Sequence[int] = ()
    ) -> None:
        self.words = words
        self.names = tuple(names)
        self.pace = pace
        self.colours = tuple(colours) or tuple(range(len(names)))  # of the seats, as they chose them
        self.console = console
        self.shown = ""  # the board as it was last printed
        self.fresh: list[int] = []  # dice rolled since the narrator last spoke

    def say(self, key: str, **args: Any) -> str:
        """One of the table's own phrases."""
        shown = {k: f"{v[:LONGEST]}…" if isinstance(v, str) and len(v) > LONGEST else v for k, v in args.items()}
        return phrases(CLI, self.words.lang).say(key, **shown)

    def tell(self, key: str, style: str = "", **args: Any) -> None:
        """Print one of the table's own phrases."""
        self.print(Text(self.say(key, **args), style))

    def print(self, what: Any = "") -> None:
        """A line or a table, in eighty columns at most."""
        self.console.print(what, width=min(WIDTH, self.console.width))

    # ------------------------------------------------------------------------------------------------------- colours

    def seat(self, seat: int) -> str:
        """The colour of a seat."""
        n = self.colours[seat] if 0 <= seat < len(self.colours) else seat
        return COLOURS[n % len(COLOURS)] if seat >= 0 else "dim"

    def named(self, text: str | Text) -> Text:
        """A sentence with the names in their colours."""
        painted = Text(text) if isinstance(text, str) else text
        for i, name in enumerate(self.names):
            painted.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", self.seat(i))
        return painted

    def painted(self, line: str) -> Text:
        """A line of the board: pieces are the letters of their seats, in lines that begin with │."""
        text = Text(line)
        if line.startswith("│"):
            text.highlight_regex(r"^│|·", "dim")
            for found in PIECES.finditer(line):
                for at in range(*found.span()):
                    text.stylize(self.seat(ord(line[at].upper()) - ord("A")), at, at + 1)
            return text
        for found in re.finditer(r"(?:^|  )([A-Ha-h]) (?=\S)", line):
            text.stylize(self.seat(ord(found[1].upper()) - ord("A")), *found.span(1))
        return self.named(text)

    # ------------------------------------------------------------------------------------------------ what there is

    def board(self, text: str, again: bool = False) -> None:
        """The board, unless it was just there."""
        if text == self.shown and not again:
            return
        self.shown = text
        self.print()
        for line in text.splitlines():
            self.print(self.painted(line))

    def rolled(self, pips: int) -> None:
        """A die has come to rest; it is shown with what comes of it."""
        self.fresh.append(pips)

    def dice(self, big: bool) -> str:
        """The fresh dice: small ones to go in a line, or big ones, printed."""
        dice, self.fresh = self.fresh, []
        if not dice or not big:
            return "".join(f"{FACES[p]} " for p in dice)
        self.print(Text("   " + " ".join("╭───────╮" for _ in dice)))
        for row in range(3):
            self.print(Text("   " + " ".join(f"│{PIPS[p][row]}│" for p in dice)))
        self.print(Text("   " + " ".join("╰───────╯" for _ in dice)))
        return ""

    def happened(self, s: State, events: Sequence[Event]) -> None:
        """The narrator: one line an event, a gap before each turn."""
        for e in events:
            faces = self.dice(big=e.seat == self.words.reader and e.kind != "turn")
            if e.kind == "turn":
                self.print()
            line = Table.grid()
            line.add_row(Text(" ▌ ", self.seat(e.seat)), Text(faces) + self.named(self.words.event(s, e)))
            self.print(line)
            if self.pace:
                time.sleep(self.pace)

    def question(self, sentence: str, offers: Sequence[tuple[str, str]], mine: int) -> None:
        """What is asked in one sentence, and the numbered answers with what will come of them."""
        self.print()
        self.print(Text("? ", self.seat(mine)) + self.named(Text(sentence, "bold")))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        grid.add_column(no_wrap=False, max_width=34)
        grid.add_column(style="dim")
        for n, (answer, consequence) in enumerate(offers, 1):
            grid.add_row(Text(f"  {n}", "bold yellow"), self.named(answer), self.named(Text(consequence)))
        self.print(grid)

    def reason(self, sentence: str, rule: str) -> None:
        """Why not, with the rule."""
        self.print(Text("✗ ", "bold red") + self.named(sentence) + Text(f" {rule}", "cyan"))

    def barred(self, first: int, barred: Sequence[tuple[str, str, Sequence[str]]]) -> None:
        """What may not be done now: numbered reasons with their rules, and under each what it forbids."""
        self.tell("why-head", "bold")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        grid.add_column()
        for n, (rule, sentence, answers) in enumerate(barred, first):
            some = [*answers[:MENTIONED], "…"] if len(answers) > MENTIONED else answers
            what = self.named(Text("; ".join(dict.fromkeys(some)), "dim"))
            grid.add_row(Text(f"  {n}", "yellow"), self.named(sentence) + Text(f" {rule}\n", "cyan") + what)
        self.print(grid)
        self.tell("why-more", "dim")

    def rows(self, head: str, rows: Sequence[tuple[str, str]]) -> None:
        """A heading, and two columns under it."""
        self.print(Text(head, "bold"))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for left, right in rows:
            grid.add_row(Text(f"  {left}", "cyan"), self.named(right))
        self.print(grid)
