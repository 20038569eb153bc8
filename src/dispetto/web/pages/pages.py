"""What a reader sees of a table: the parts of its page, the steps of what happened, a reason, an explanation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from dispetto.core.engine.table import PUBLIC, Event, Reason, State, asked, why
from dispetto.core.rounds import heard
from dispetto.core.show import ink_seats
from dispetto.core.show.stage import Mark, Told
from dispetto.core.telling.grammar import rule_id
from dispetto.core.telling.languages import languages
from dispetto.core.telling.words import Words
from dispetto.web.pages.art import HERE, art_url, asset, game_asset, ground_url, poster_url
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.previews import previews
from dispetto.web.play.table import Moment, Table
from dispetto.web.store.store import ChatRow, Reply

SHOWN_LINES = 60
PARTS = ("where", "seats", "scene", "hand", "ask", "notice", "log", "panels", "tools", "words", "curtain")


@dataclass(frozen=True)
class Reader:
    """Whose eyes a page has: a person, the seat they look from, a language, a layout."""

    person: str
    lang: str
    layout: str
    seat: int = PUBLIC
    eyes: int = PUBLIC  # at a shared device: the seat whose player has said that it is they who look
    curtain: int = PUBLIC  # the seat that has to answer, behind the curtain until its player says so

    def at(self, table: Table) -> Reader:
        """The same reader on the right seat."""
        mine = table.seats_of(self.person)
        if not mine:
            return replace(self, seat=PUBLIC, curtain=PUBLIC)
        if len(mine) == 1:
            return replace(self, seat=mine[0], curtain=PUBLIC)
        wanted = (
            [seat for seat in table.owing() if seat in mine and not table.row.seats[seat].player]
            if table.started
            else []
        )
        if not table.started or not table.secret or table.over:
            return replace(self, seat=(wanted or list(mine))[0], curtain=PUBLIC)
        if not wanted:
            return replace(self, seat=self.eyes if self.eyes in mine else PUBLIC, curtain=PUBLIC)
        if self.eyes in wanted:
            return replace(self, seat=self.eyes, curtain=PUBLIC)
        return replace(self, seat=PUBLIC, curtain=wanted[0])


@dataclass(frozen=True)
class Button:
    """One answer on offer."""

    number: int
    code: int
    text: str
    note: str
    tone: str  # go, lit, plain, quiet
    icon: str
    anchors: tuple[str, ...]


class Pages:
    """Templates, and everything they need to know."""

    def __init__(self) -> None:
        self.env = Environment(
            loader=FileSystemLoader(HERE / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self.env.globals.update(
            asset=asset,
            game_asset=game_asset,
            chip=chip,
            art=art_url,
            ground=ground_url,
            tongues=languages,
            poster=poster_url,
            rule_id=rule_id,
        )
        self.env.filters["numbers"] = numbers
        self.env.filters["verdict"] = verdict

    def render(self, template: str, lang: str, **facts: Any) -> str:
        """A template in a language."""
        return self.env.get_template(template).render(t=tongue(lang), lang=lang, **facts)

    # --------------------------------------------------------------------------------------------- the table's page

    def parts(self, table: Table, reader: Reader, present: set[str]) -> dict[str, str]:
        """The changing parts of the table's page, by the id of the element they fill."""
        if not table.started:
            from dispetto.web.routes.lobby import lobby_facts

            facts = lobby_facts(table, reader)
            said = [self.said(table, c, reader) for c in table.chat[-SHOWN_LINES:]]
            return {
                "lobby": self.render(
                    "part_lobby.html", reader.lang, table=table, reader=reader, present=present, **facts
                ),
                "chat": self.render("part_chat.html", reader.lang, lines=said),
            }
        facts = self.facts(table, reader, present)
        return {name: self.render(f"part_{name}.html", reader.lang, **facts) for name in PARTS}

    def facts(self, table: Table, reader: Reader, present: set[str]) -> dict[str, Any]:
        """What the parts of a table's page speak of."""
        s = table.seen(reader.seat)
        words = table.words(reader.lang, reader.seat)
        ask = heard(s, reader.seat)
        mine = self.is_asked(table, reader)
        v = table.game.view(s, reader.seat)
        buttons = self.buttons(table, s, words, v) if mine else []
        reply = table.replies.get(reader.seat, Reply())
        ending = table.ending()
        open_round = table.in_round
        question = ""
        if mine and ask is not None:
            question = words.question(s, ask)
        elif ask is not None:
            question = (
                tongue(reader.lang)("round-waiting") if open_round and len(table.party) > 1 else words.waiting(ask)
            )
        own = table.row.seats[reader.seat] if reader.seat >= 0 else None
        return self.picture(table, reader, v, buttons) | {
            "table": table,
            "reader": reader,
            "words": words,
            "game": table.game,
            "mine": mine,
            "buttons": buttons,
            "present": present,
            "asked_seats": table.party,
            "question": question,
            "tray": Markup(table.stage.tray(v, self.lately(table, reader))),
            "aside": table.stage.aside(v, words),
            "lines": self.lines(table, reader),
            "ending": words.ending(ending) if ending else "",
            "text": table.game.board_text(v, words),
            "part": len(reply.codes),
            "answered": open_round and reply.done,
            "open_round": open_round,
            "fuse": table.fuse if open_round else None,
            "clock": None if open_round else table.clock,
            "own": own,
            "wish": table.wish,
            "sealed": open_round and table.sealed,
            "subbed": any(table.row.seats[seat].sub for seat in table.seats_of(reader.person)),
            "passes": own is not None and table.passes(reader.seat),
            "only_if": own is not None and table.only_if(reader.seat),
            "undo": self.undo(table, reader),
            "replaying": False,
            "previews": previews(table, s, reader.seat, v, reader.layout, [b.code for b in buttons]) if mine else "",
        }

    def picture(self, table: Table, reader: Reader, v: Any, buttons: Sequence[Button]) -> dict[str, Any]:
        """What a view looks like, with what is lit on it."""
        stage = table.stage
        words = table.words(reader.lang, reader.seat)
        marks = [Mark(b.number, b.code, b.anchors) for b in buttons if b.anchors]
        name = stage.backdrop(v)
        size = stage.size(name, reader.layout)
        labels = [
            {
                "text": label.text,
                "lead": label.lead,
                "seat": table.colour(label.seat),
                "kind": label.kind,
                "x": round(1000 * label.x / size[0]),
                "y": round(1000 * label.y / size[1]),
            }
            for label in stage.labels(v, reader.layout, words)
            if label.bot < 0 or table.row.seats[label.bot].player
        ]
        return {
            "stage": stage,
            "view": v,
            "backdrop": name,
            "size": size,
            "labels": labels,
            "turn": stage.clock(v),
            "scene": Markup(stage.scene(v, reader.layout, marks)),
            "previews": "",
            "hand": Markup(stage.hand(v, reader.layout, marks, words)),
            "panels": [(title, Markup(html)) for title, html in stage.panels(v, reader.layout, words)],
            "plates": [Markup(stage.plate(v, seat, reader.layout, words)) for seat in range(len(table.row.seats))],
        }

    def is_asked(self, table: Table, reader: Reader) -> bool:
        """Has this reader something to answer now? Outside rounds a single offer that is no ritual answers itself."""
        if not table.started or reader.seat not in table.owing() or table.row.seats[reader.seat].player:
            return False
        if table.in_round:
            return table.fuse is not None
        return table.real(table.seen(reader.seat))

    def undo(self, table: Table, reader: Reader) -> str:
        """free, ask, or nothing to take back."""
        if reader.seat < 0 or table.over or table.row.seats[reader.seat].player:
            return ""
        return "free" if table.free_undo(reader.seat) else "ask" if table.far_undo(reader.seat) else ""

    def buttons(self, table: Table, s: State, words: Words, v: Any) -> list[Button]:
        """Every offer, numbered; the number is also its key and its mark on the board."""
        ask = asked(s)
        assert ask is not None
        stage = table.stage
        offers = ask.legal(s)
        bold = [a for a in offers if a.verb in stage.bold]
        main = bold[0] if len(bold) == 1 else None
        if len(offers) == 1:
            main = offers[0]
        made = []
        for n, a in enumerate(offers, 1):
            args = ask.meaning(s, a)
            anchors = stage.spots(v, a.verb, args)
            tone = "go" if a is main else "quiet" if a.verb in stage.quiet else "lit" if anchors else "plain"
            icon = Markup(stage.icon(v, a.verb, args))
            made.append(Button(n, a.code, words.action(s, ask, a), words.note(s, ask, a), tone, icon, anchors))
        return made

    # ------------------------------------------------------------------------------------------------- the narrator

    def lines(self, table: Table, reader: Reader, upto: int | None = None) -> list[dict[str, Any]]:
        """The narrator's latest lines for this reader, and what people said between them."""
        words = table.words(reader.lang, reader.seat)
        runs: list[list[tuple[Moment, int]]] = []
        for moment in reversed(table.moments if upto is None else table.moments[: upto + 1]):
            for n in range(len(moment.events) - 1, -1, -1):
                if runs and words.joins(event(runs[-1][0]), moment.events[n]):
                    runs[-1].insert(0, (moment, n))
                else:
                    runs.append([(moment, n)])
            if len(runs) > SHOWN_LINES:
                break
        told = [self.line(table, run, words) for run in reversed(runs[:SHOWN_LINES])]
        if upto is not None:
            return told
        since = told[0]["at"] if len(runs) > SHOWN_LINES else 0.0
        said = [self.said(table, c, reader) for c in table.chat if c.at >= since]
        return sorted(told + said, key=lambda line: line["at"])

    def line(self, table: Table, run: Sequence[tuple[Moment, int]], words: Words) -> dict[str, Any]:
        """One line of the narrator: an event, or several that are told together."""
        moment, n = run[-1]
        e = moment.events[n]
        one = len(run) == 1
        return {
            "id": f"l{moment.version}-{n}",
            "seat": table.colour(e.seat),
            "nasty": table.stage.nastiness(e) > 2,
            "version": moment.version,
            "text": table.sentence(moment, n, words.lang, words.reader)
            if one
            else words.run(moment.state, [event(x) for x in run]),
            "at": moment.entry.at if moment.entry is not None else 0.0,
            "who": "",
        }

    def said(self, table: Table, c: ChatRow, reader: Reader) -> dict[str, Any]:
        """Something somebody said, or what the table itself has to say."""
        t = tongue(reader.lang)
        system = c.person.startswith("*")
        text = t(c.person[1:], who=c.name) if system else c.text
        return {
            "id": f"c{c.n}",
            "seat": table.colour(c.seat),
            "text": text,
            "nasty": False,
            "version": -1,
            "at": c.at,
            "who": "" if system else t("you") if c.person == reader.person else c.name,
        }

    def lately(self, table: Table, reader: Reader) -> list[Event]:
        """What happened in the latest moments, as far as the reader may know it."""
        return [told(e, reader.seat) for m in table.moments[-12:] for e in m.events]

    def title(self, table: Table, reader: Reader) -> str:
        """What the browser's tab says."""
        t = tongue(reader.lang)
        if table.over:
            return t("title-over", table=table.row.name)
        turn = self.is_asked(table, reader) or reader.curtain >= 0
        return t("title-turn" if turn else "title-table", table=table.row.name)

    # ------------------------------------------------------------------------------------------------------- motion

    def steps(self, table: Table, moments: Sequence[Moment], reader: Reader) -> list[dict[str, Any]]:
        """The way from what a page shows to what is, event by event, each with its line."""
        out: list[dict[str, Any]] = []
        words = table.words(reader.lang, reader.seat)
        run: list[tuple[Moment, int]] = []
        left = [(m, n) for m in moments for n in range(len(m.events))]
        for moment in moments:
            at = next(i for i, m in enumerate(table.moments) if m is moment)
            before = table.game.view(table.moments[at - 1].state, reader.seat)
            after = table.game.view(moment.state, reader.seat)
            motion = table.stage.steps([told(e, reader.seat) for e in moment.events], before, after)
            for n in range(len(moment.events)):
                run.append(left.pop(0))
                shown = 1 + max(
                    (i for i, one in enumerate(motion[n]) if one["do"] == "dice"), default=-1
                )  # dice first tumble
                out += motion[n][:shown]
                if not left or not words.joins(event(left[0]), event(run[-1])):
                    line = self.render("line.html", reader.lang, line=self.line(table, run, words), new=True)
                    out.append({"do": "line", "html": line})
                    run = []
                out += motion[n][shown:]
        return out

    # ------------------------------------------------------------------------------------------ why not, what is this

    def tip(self, table: Table, reader: Reader, anchor: str, firm: bool = False) -> dict[str, Any] | None:
        """What a thing on the board is, and why it may not be clicked now; a firm click on anything unlit gets a reason."""
        s = table.seen(reader.seat)
        v = table.game.view(s, reader.seat)
        words = table.words(reader.lang, reader.seat)
        told = table.stage.told(v, anchor, words)
        reason, rule = "", ""
        code = table.stage.meant(v, anchor) if reader.seat != PUBLIC else None
        if code is not None and table.row.status == "playing":
            no = why(s, reader.seat, table.game.actions[code])
            if no is not None:
                reason, rule = words.reason(s, no), rule_id(no.rule)
        elif firm and reader.seat != PUBLIC and table.row.status == "playing":
            lit = self.buttons(table, s, words, v) if self.is_asked(table, reader) else None
            if lit is None or not any(anchor in b.anchors for b in lit):
                no = Reason("TABLE-05") if lit is not None else why(s, reader.seat, table.game.actions[0])
                no = no or Reason("TABLE-02")  # a single offer that answers itself
                reason, rule = words.reason(s, no), rule_id(no.rule)
        if told is None and not reason:
            return None
        html = self.render(
            "tip.html", reader.lang, told=told or Told(""), reason=reason, rule=rule, game=table.game.name
        )
        return {"anchor": anchor, "html": html, "no": bool(reason)}

    def refusal(self, table: Table, reader: Reader, sentence: str, rule: str = "") -> str:
        """A polite no."""
        return self.render("tip.html", reader.lang, told=Told(""), reason=sentence, rule=rule, game=table.game.name)


# ------------------------------------------------------------------------------------------------------------ helpers


@lru_cache(maxsize=256)
def chip(seat: int, size: int = 20) -> Markup:
    """A seat's colour and shape."""
    return Markup(ink_seats.chip(seat, size))


def event(one: tuple[Moment, int]) -> Event:
    """What happened there."""
    return one[0].events[one[1]]


def told(e: Event, seat: int) -> Event:
    """An event as a seat may know it: without its arguments where they are secret."""
    return e if e.known(seat) else Event(e.kind, e.seat, (), e.known_to)


def numbers(text: str) -> Markup:
    """A sentence with its numbers underlined, as the narrator writes."""
    return Markup(re.sub(r"(?<![&#\w])(\d+)(?!\w)", r"<b>\1</b>", str(escape(text))))


def verdict(text: str) -> Markup:
    """A reason with its first sentence in bold."""
    first, dot, rest = text.partition(". ")
    return Markup("<b>{}</b> {}").format(first + dot.strip(), rest)


def nasty_events(table: Table, most: int = 4) -> list[tuple[Moment, int, Event]]:
    """The meanest moments of a game, in the order they happened."""
    found = [(table.stage.nastiness(e), m.version, m, n, e) for m in table.moments for n, e in enumerate(m.events)]
    worst = sorted((f for f in found if f[0] > 0), key=lambda f: (-f[0], f[1]))[:most]
    return [(m, n, e) for _, version, m, n, e in sorted(worst, key=lambda f: f[1])]
