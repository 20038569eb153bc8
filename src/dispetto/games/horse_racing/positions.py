"""Positions in the words of scenarios: set one, read one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dispetto.core.engine.table import settle
from dispetto.core.errors import BadInput
from dispetto.games.horse_racing.racecourse import CARD_KEYS, ROOM, SECTIONS, Racecourse
from dispetto.games.horse_racing.rules import bets, meeting, nasty, running, settling
from dispetto.games.horse_racing.rules.moves import node_of
from dispetto.games.horse_racing.rules.pieces import BETWEEN
from dispetto.games.horse_racing.rules.places import Places
from dispetto.games.horse_racing.rules.state import ABSENT, FALLEN, FINISHED, NONE, RUNNING, SLIPPED, WITHDRAWN, Meeting
from dispetto.games.horse_racing.rules.track import LANES, NOWHERE

FIELDS = {
    "phase": "what happens now: entries, lanes, bets, start, window (default), turn, over",
    "turn": "the player whose turn comes next (phase turn: who rolls now; window: the window before that roll)",
    "first": "the player who rolled first",
    "race": "the number of the race, 1 to 6",
    "races": 'the race cards in order, by key: ["purse", "crown", …]',
    "horses": 'a table: player = { at = "3/12" (lane/length) or "finished", "fallen", …, '
    'lane, level, doubled = ["EP"], whips }',
    "circle": 'the Winners\' Circle, first place first: ["B", "A"]',
    "riderless": '{ at = "3/12", by = "A" }',
    "entries": "a table: player = [level for race 1, …, race 6]",
    "hands": 'a table: player = ["whip", "faller", …]; who is not named holds nothing',
    "known": "a table: player = the cards of the hand that all have seen",
    "cash": "a table: player = pounds in hand",
    "stakes": "a table: player = pounds on the table",
    "bets": "a table: player = the horse on the slip, by its player",
    "bank": "what the bank holds",
    "round": "the number of the round",
    "rolled": "has the die been rolled since the start? (default true unless phase = start)",
    "brook": "has a horse reached Briars Brook?",
    "photo_open": "may a Photo Finish be played?",
    "starters": "how many horses began the race",
}
STATUS = {"fallen": FALLEN, "slipped": SLIPPED, "withdrawn": WITHDRAWN, "finished": FINISHED, "absent": ABSENT}


def card_names(course: Racecourse) -> list[str]:
    """The cards of this course: Fallers by the fence they name."""
    return [*CARD_KEYS] + [f"faller_{title.key}" for title in course.obstacles]


def place(s: Meeting, course: Racecourse, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Set what the position says; BadInput names the field that is wrong."""
    for key in position:
        if key not in FIELDS:
            raise BadInput("position-field", key=repr(key), game="horse-racing", known=list(FIELDS))
    try:
        Setter(s, course, position, list(names)).set()
    except (AttributeError, KeyError, TypeError, ValueError, IndexError) as e:
        raise BadInput("position-odd", ROOM, value=e) from None
    settle(s)


class Setter:
    """One position being set."""

    def __init__(self, s: Meeting, course: Racecourse, position: Mapping[str, Any], names: list[str]) -> None:
        self.s = s
        self.course = course
        self.position = position
        self.names = names

    def seat(self, who: str) -> int:
        if who not in self.names:
            raise BadInput("seat-none", who=repr(who), known=self.names)
        return self.names.index(who)

    def card(self, name: str) -> int:
        known = card_names(self.course)
        if name not in known:
            raise BadInput("no-card", name=repr(name), known=known)
        return known.index(name)

    def node(self, text: str) -> int:
        lane, _, length = text.partition("/")
        found = self.s.course.node(int(lane) - 1, int(length)) if lane.isdigit() and length.isdigit() else NOWHERE
        if found == NOWHERE:
            raise BadInput("space-none", ROOM, space=repr(text), course=self.s.course.name)
        return found

    def set(self) -> None:
        s, position = self.s, self.position
        s.own()
        n = s.setup.players
        keys = [title.key for title in self.course.races]
        s.order = [keys.index(key) for key in position.get("races", keys)]
        s.race = int(position.get("race", 1)) - 1
        s.entries = [tuple(range(1, 7))] * n
        s.lane, s.level, s.status = list(range(n)), [1] * n, [RUNNING] * n
        s.at = Places([s.course.node(lane, 0) for lane in s.lane])
        s.left, s.whips, s.doubled = [0] * n, [0] * n, [0] * n
        s.first = self.seat(position["first"]) if "first" in position else 0
        s.round = int(position.get("round", 1))
        phase = position.get("phase", "window")
        s.rolled = int(position.get("rolled", phase != "start"))
        self.set_horses()
        s.brooked = int(position.get("brook", any(at >= 0 and s.course.brooked[at] for at in s.at)))
        s.circle = [self.seat(who) for who in position.get("circle", ())]
        s.starters = int(position.get("starters", sum(status != ABSENT for status in s.status)))
        s.photo_open = int(position.get("photo_open", False))
        if "riderless" in position:
            s.loose_at = s.course.space[self.node(position["riderless"]["at"])]
            s.loose_by = self.seat(position["riderless"]["by"])
        self.set_money()
        self.set_cards()
        self.set_phase(phase)

    def set_horses(self) -> None:
        s = self.s
        for who, what in self.position.get("horses", {}).items():
            seat = self.seat(who)
            for key, value in what.items():
                if key == "at" and value in STATUS:
                    s.status[seat], s.at[seat], s.left[seat] = STATUS[value], NOWHERE, 1
                elif key == "at":
                    s.at[seat] = self.node(str(value))
                    s.left[seat] = int(s.course.length(s.at[seat]) > 0)
                elif key == "lane" and 1 <= value <= LANES:
                    s.lane[seat] = value - 1
                    if "at" not in what:
                        s.at[seat] = s.course.node(value - 1, 0)
                elif key == "level" and 1 <= value <= 6:
                    s.level[seat] = value
                    s.entries[seat] = entry_with(s.race, value)
                elif key == "doubled":
                    s.doubled[seat] = sum(1 << SECTIONS.index(name) for name in value)
                elif key == "whips":
                    s.whips[seat] = int(value)
                else:
                    raise BadInput("position-horse", ROOM, who=who, key=key, value=repr(value))
        for who, levels in self.position.get("entries", {}).items():
            s.entries[self.seat(who)] = tuple(levels)

    def set_money(self) -> None:
        s, position = self.s, self.position
        for who, pounds in position.get("cash", {}).items():
            s.cash[self.seat(who)] = int(pounds)
        for who, pounds in position.get("stakes", {}).items():
            s.stake[self.seat(who)] = int(pounds)
        for who, horse in position.get("bets", {}).items():
            s.bet[self.seat(who)] = self.seat(horse)
        s.bank = int(position.get("bank", s.bank))

    def set_cards(self) -> None:
        s = self.s
        s.hands = [()] * s.setup.players
        s.large = NONE
        s.found = None
        s.aside = s.pack[:]
        for field, cards in (("hands", s.hands), ("known", s.known)):
            for who, held in self.position.get(field, {}).items():
                cards[self.seat(who)] = tuple(sorted(self.card(name) for name in held))
        for hand in s.hands:
            for card in hand:
                s.aside[card] = max(0, s.aside[card] - 1)

    def set_phase(self, phase: str) -> None:
        s = self.s
        turn = self.seat(self.position["turn"]) if "turn" in self.position else s.first
        before = (turn + s.setup.players - 1) % s.setup.players
        if phase in ("entries", "lanes"):
            s.race -= 1
            s.status, s.level, s.lane = [ABSENT] * len(s.status), [0] * len(s.level), [NONE] * len(s.lane)
            if phase == "entries":
                s.entries = [()] * len(s.entries)
                s.stack = [meeting.NextRace(), meeting.Entries(0)]
            else:
                s.stack = [meeting.NextRace()]
        else:
            s.stack = [meeting.NextRace(), *settling.AFTER_THE_RACE, *self.open_frames(phase, turn, before)]

    def open_frames(self, phase: str, turn: int, before: int) -> list[Any]:
        """What is open in a race at this point of it."""
        if phase == "bets":
            return [bets.Stakes(), bets.Bets(0)]
        if phase == "start":
            return [running.UnderOrders()]
        if phase == "turn":
            return [running.ToRoll(turn)]
        if phase == "window":
            return [running.NextTurn(before), nasty.Poll(BETWEEN, self.s.after(before), 0, before, NONE)]
        if phase == "over":
            return []
        raise BadInput("position-phase", ROOM, value=repr(phase))


def entry_with(race: int, level: int) -> tuple[int, ...]:
    """Some stable entries with this level in this race."""
    levels = [n for n in range(1, 7) if n != level]
    levels.insert(race, level)
    return tuple(levels)


def show(s: Meeting, course: Racecourse, names: Sequence[str]) -> dict[str, Any]:
    """The position in the same words."""
    known = card_names(course)
    word = {number: text for text, number in STATUS.items()}
    return {
        "race": s.race + 1,
        "races": [course.races[race].key for race in s.order],
        "round": s.round,
        "first": names[s.first],
        "horses": {
            names[seat]: {
                "at": node_name(s, s.at[seat]) if s.status[seat] == RUNNING else word[s.status[seat]],
                "lane": s.lane[seat] + 1,
                "level": s.level[seat],
                "odds": s.course.odds[s.odds_of(seat)] if s.level[seat] else 0,
                "doubled": [name for k, name in enumerate(SECTIONS) if s.doubled[seat] >> k & 1],
                "whips": s.whips[seat],
            }
            for seat in range(s.setup.players)
        },
        "circle": [names[seat] for seat in s.circle],
        "riderless": {
            "at": node_name(s, node_of(s, s.loose_at)) if s.loose_at >= 0 else "nowhere",
            "by": names[s.loose_by] if s.loose_by >= 0 else "nobody",
        },
        "entries": {names[seat]: list(levels) for seat, levels in enumerate(s.entries)},
        "hands": {names[seat]: [known[card] for card in hand] for seat, hand in enumerate(s.hands)},
        "known": {names[seat]: [known[card] for card in hand] for seat, hand in enumerate(s.known)},
        "used": {known[kind]: n for kind, n in enumerate(s.used) if n},
        "cash": {names[seat]: pounds for seat, pounds in enumerate(s.cash)},
        "stakes": {names[seat]: pounds for seat, pounds in enumerate(s.stake)},
        "bets": {names[seat]: names[horse] if horse >= 0 else "nobody" for seat, horse in enumerate(s.bet)},
        "bank": s.bank,
        "brook": bool(s.brooked),
        "starters": s.starters,
    }


def node_name(s: Meeting, node: int) -> str:
    """A space as scenarios write it: lane/length."""
    if node < 0:
        return "nowhere"
    return f"{s.course.node_lane[node] + 1}/{s.course.length(node)}"
