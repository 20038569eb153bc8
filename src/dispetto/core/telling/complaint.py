"""That's wrong! A moment somebody does not believe, as a scenario file: how the table stood, what was answered,
what the table made of it, and what the reader says.

The file knows what its reader knows. Its table is an imagined one (`Game.imagine`, tried with one seed after the other
until it comes to what the reader has seen), so whatever was hidden is made up, and two tables that the reader cannot
tell apart give the same file, to the letter. It holds nothing of chance to come: a table never does.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dispetto.core.engine.table import ALL, Action, State, asked, step, why
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame
from dispetto.core.telling.grammar import Telling, rule_id
from dispetto.core.telling.record import quoted
from dispetto.core.telling.scenario import shown

NAMES = "ABCDEFGHIJKLMNOPQRST"  # of seats: whoever reads the file needs nobody's name
SEEDS = 300  # imagined tables that are tried before we do without what was answered
MOST_MISSED = 40  # answers that were not on offer and might be missed
LONGEST = 1000  # letters of what should have happened


@dataclass(frozen=True)
class Doubted:
    """A moment as its reader knows it: whose eyes, how the table stood, what was answered and what was seen then."""

    game: AnyGame
    seat: int  # the reader's, or PUBLIC
    before: State
    rows: tuple[Action, ...]  # what was answered from there on, as far as the reader may know it
    after: State

    @property
    def names(self) -> list[str]:
        """What the seats are called in the file."""
        return list(NAMES[: self.game.seats(self.before)])


@dataclass(frozen=True)
class Said:
    """What the reader says: in words, and perhaps which answer should have been there, or should not."""

    text: str = ""
    missed: str = ""
    unwanted: str = ""


def known(s: State, seat: int) -> bool:
    """May this seat know what is answered now?"""
    ask = asked(s)
    mask = ALL if ask is None else ask.known_to(s)
    return mask == ALL or (seat >= 0 and bool(mask >> seat & 1))


def may_know_offers(d: Doubted) -> bool:
    """Does the reader know what was on offer? What was offered to oneself, and all where nothing is hidden."""
    ask = asked(d.before)
    return ask is not None and (d.game.hides_nothing or ask.seat == d.seat)


def told(d: Doubted) -> tuple[State, list[str]]:
    """A table like the one the reader saw, and the lines that lead to what happened; none where no table was found on
    which that could have been answered.
    """
    best: tuple[State, list[str]] | None = None
    for seed in range(1, SEEDS + 1):
        s = d.game.imagine(d.before, d.seat, seed)
        lines = spoken(d, s)
        if lines is None:
            continue
        end = d.game.clone(s)
        for row in d.rows:
            step(end, row)
        if d.game.view(end, d.seat) == d.game.view(d.after, d.seat):
            return s, lines
        best = best or (s, lines)
    return best or (d.game.imagine(d.after, d.seat, 1), [])


def spoken(d: Doubted, start: State) -> list[str] | None:
    """The rows as lines, each utterance one; None where they cannot be answered on this table."""
    s = d.game.clone(start)
    tale = Telling(d.game, s, d.names)
    lines: list[str] = []
    for row in d.rows:
        ask = asked(s)
        if ask is None or row not in ask.legal(s):
            return None
        text = d.game.text(s, ask, row, d.names)
        if ask.part() and lines:
            lines[-1] += f" {text}"
        else:
            lines.append(f"{tale.speaker(ask)}: {text}")
        step(s, row)
    return lines


def offers(d: Doubted) -> list[str]:
    """What was on offer at the question, as lines; empty where the reader may not know."""
    if not may_know_offers(d):
        return []
    return Telling(d.game, d.game.imagine(d.before, d.seat, 1), d.names).offers()


def missing(d: Doubted) -> list[tuple[str, str]]:
    """Answers of the same kind that were not on offer, and the rule that was against each."""
    ask = asked(d.before)
    if ask is None or ask.seat < 0 or not may_know_offers(d):
        return []
    s = d.game.imagine(d.before, d.seat, 1)
    ask = asked(s)
    assert ask is not None
    offered = set(ask.legal(s))
    who = d.names[ask.seat]
    found: dict[str, str] = {}
    for row in d.game.actions:
        if row in offered:
            continue
        reason = why(s, ask.seat, row)
        if reason is None or reason.rule.startswith("TABLE-") or row.verb in d.game.unlisted:
            continue
        line = f"{who}: {d.game.text(s, ask, row, d.names)}"
        found.setdefault(line, rule_id(reason.rule))
        if len(found) == MOST_MISSED:
            break
    return list(found.items())


def complaint(d: Doubted, said: Said, notes: Sequence[str] = ()) -> str:
    """The file; `notes` are sentences for whoever reads it, and stand before it as comments."""
    if len(said.text) > LONGEST:
        raise BadInput("complaint-long", most=LONGEST)
    on_offer, missed = offers(d), [line for line, _ in missing(d)]
    for line, right in ((said.unwanted, on_offer), (said.missed, missed)):
        if line and line not in right:
            raise BadInput("complaint-offer", line=repr(line))
    start, lines = told(d)
    tale = Telling(d.game, d.game.clone(start), d.names)
    first = shown(tale)
    asked_first = tale.offers() if may_know_offers(d) and (lines or not d.rows) else []
    for line in lines:
        tale.say(line)
    changed = differences(first, shown(tale))
    out = [f"# {line}" for note in notes for line in note.splitlines()]
    out += [
        f"title = {quoted((said.text or said.missed or said.unwanted or '?').splitlines()[0][:120])}",
        f"game = {quoted(d.game.name)}",
        f"seats = {quoted(d.names)}",
        "# How it stood, as far as its reader knew; what was hidden is made up:",
        f"table = {literal(json.dumps(d.game.dump(start), separators=(',', ':')))}",
        "",
        "[[then]]",
        f"do = {quoted(lines)}",
        "",
        "[table_says]",
        *([f"offers = {quoted(asked_first)}"] if asked_first else []),
        f"expect = {inline(changed)}",
        "",
        "[reader_says]",
        f"text = {quoted(said.text)}",
        *([f"offered = {quoted([said.missed])}"] if said.missed else []),
        *([f"refused = {quoted([said.unwanted])}"] if said.unwanted else []),
    ]
    return "\n".join(out) + "\n"


def differences(before: Mapping[str, Any], after: Mapping[str, Any], whole: bool = True) -> dict[str, Any]:
    """What is different now, thing by thing, and who is asked."""
    found: dict[str, Any] = {}
    for key, value in after.items():
        had = before.get(key)
        if isinstance(value, Mapping) and isinstance(had, Mapping) and value != had:
            found[key] = differences(had, value, False)
        elif value != had or (whole and key in ("asked", "over")):
            found[key] = value
    return found


def literal(text: str) -> str:
    """A long text in TOML, as it stands where that is possible."""
    return f"'''{text}'''" if "'''" not in text and not text.endswith("'") else quoted(text)


def inline(value: Any) -> str:
    """A value with everything in it, on one line of TOML."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{json.dumps(str(k))} = {inline(x)}" for k, x in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(inline(x) for x in value) + "]"
    if isinstance(value, float):
        return repr(value)
    return quoted(value)
