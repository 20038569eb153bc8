"""A game that is over, understood: chart, account and moments of the end page, and the odds of the replay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from dispetto.core.engine.table import PUBLIC, asked
from dispetto.core.hindsight import in_hindsight
from dispetto.core.show import ink_seats
from dispetto.lab.analysis import Analysis
from dispetto.lab.analysis.shapes import Award, Mistake
from dispetto.web.pages import account, odds
from dispetto.web.pages.at import at
from dispetto.web.pages.lines import to_seat
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.previews import sheet
from dispetto.web.pages.rendering import render
from dispetto.web.pages.so_far import offers_of
from dispetto.web.play.forecasting import Chances, peopled
from dispetto.web.play.hinting import helped
from dispetto.web.play.moments import Moment
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.understanding import Looking

AWARDS = {"unluckiest": "unluckiest", "nastiest": "nastiest", "turning": "turning_point", "kindest": "kindest"}
REMARKS = 3  # of every award, so that not every game ends with the same words


def understood(table: Table, reader: Reader, looking: Looking) -> str:
    """The part of the end page that tells why, as far as it is known."""
    found = looking.found
    if found is None:
        return render("part_looking.html", reader.lang, percent=round(looking.share * 100))
    t = tongue(reader.lang)
    names = names_of(table, reader)
    told = awards(table, reader, found) if found.stage > 1 else []
    discs = {a["version"]: a["n"] for a in told}
    shown = odds.Shown(
        names,
        [table.colour(seat) for seat in range(found.seats)],
        reader.seat,
        order_of(table, reader),
        lambda version: at(f"/t/{table.id}/replay?at={version}"),
        {
            "title": t("who-was-winning"),
            "dice": t("rail-dice" if odds.has_dice(found) else "rail-chance"),
            "choices": t("rail-choices"),
        },
    )
    eyes = eyes_of(table, reader)
    steps = account.entries(found, eyes)
    return render(
        "part_understood.html",
        reader.lang,
        table=table,
        stage=2 if looking.done else found.stage,
        whole=looking.whole,
        percent=round(looking.share * 100),
        chart=Markup(odds.chart(found, shown, reader.layout, discs)),
        whose=None if eyes == reader.seat else names[eyes],
        account=Markup(
            account.waterfall(
                steps, labels(table, reader, found, steps), shown.colours, eyes, reader.layout, t("the-account")
            )
        )
        if found.stage > 1
        else "",
        sum=account.as_sum(steps),
        note=t(
            "account-note",
            error=max(1, round(100 * max(found.account[eyes].error.values(), default=0.01))),
            hidden="no" if table.game.hides_nothing else "yes",
        ),
        awards=told,
    )


def eyes_of(table: Table, reader: Reader) -> int:
    """Whose account is shown: one's own; to those who only watched, the winner's."""
    return reader.seat if reader.seat >= 0 else order_of(table, reader)[-1]


def order_of(table: Table, reader: Reader) -> list[int]:
    """Seats from the bottom of the chart to its top: the reader, then from the last place to the first."""
    ending = table.history.ending()
    places = ending.places if ending is not None else (1,) * len(table.people)
    others = sorted((seat for seat in range(len(places)) if seat != reader.seat), key=lambda seat: -places[seat])
    return [reader.seat, *others] if reader.seat >= 0 else others


def names_of(table: Table, reader: Reader) -> list[str]:
    """Everybody's name; the reader is called you."""
    mine = tongue(reader.lang)("you").capitalize()
    return [mine if seat == reader.seat else person.name for seat, person in enumerate(table.people)]


def labels(table: Table, reader: Reader, found: Analysis, steps: Sequence[account.Entry]) -> list[tuple[str, str]]:
    """What stands under the blocks of the account."""
    t = tongue(reader.lang)
    eyes = eyes_of(table, reader)
    names = names_of(table, reader)
    dice = sum(moment.kind == "chance" for moment in found.moments)
    ending = table.history.ending()
    place = ending.places[eyes] if ending is not None else 1
    out = []
    for e in steps:
        if e.by == account.START:
            out.append((t("account-start"), ""))
        elif e.by == account.CHANCE:
            out.append((t("account-chance"), t("account-dice", n=dice)))
        elif e.by == account.LEFT:
            out.append((t("account-left"), t("account-place", n=place)))
        elif e.by == eyes:
            wrong = sum(m.by == eyes for m in found.mistakes)
            own = t("account-own") if reader.layout == "wide" and eyes == reader.seat else names[eyes]
            out.append((own, t("account-mistakes", n=wrong)))
        else:
            out.append((names[e.by], t("account-spite", points=round(100 * found.spite[e.by][eyes]))))
    return out


def awards(table: Table, reader: Reader, found: Analysis) -> list[dict[str, Any]]:
    """The moments a table of friends remembers, in order of time."""
    t = tongue(reader.lang)
    names = names_of(table, reader)
    given: list[tuple[str, Award]] = []
    for name, field in AWARDS.items():
        award: Award | None = getattr(found, field)
        if award is not None and all(award.version != other.version for _, other in given):
            given.append((name, award))
    out = []
    for n, (name, award) in enumerate(sorted(given, key=lambda one: one[1].version), 1):
        moment = next((m for m in table.history.moments if m.version == award.version), None)
        if moment is None:
            continue
        change = found.moments[award.moment]
        shade = (int(table.row.seed[:6], 16) + n) % REMARKS
        at_event = nastiest_of(table, moment)
        e = moment.events[at_event] if at_event is not None else None
        harsh = e is not None and table.stage.nastiness(e) > 0
        out.append(
            {
                "n": n,
                "version": award.version,
                "title": t(f"award-{name}"),
                "figures": t(
                    "award-points" if name in ("nastiest", "kindest") else "award-figures",
                    turn=table.stage.clock(table.view(moment.state, reader.seat)),
                    unit=table.stage.unit,
                    who=names[award.to],
                    mine="yes" if award.to == reader.seat else "no",
                    had=round(100 * change.before[award.to]),
                    has=round(100 * change.after[award.to]),
                    points=f"{'−' if name == 'nastiest' else '+'}{round(100 * award.points)}",
                ),
                "text": told(table, moment, reader),
                "after": t(f"award-{name}-{shade}"),
                "picture": Markup(table.stage.vignette(e, table.view(moment.state, PUBLIC))) if e and harsh else "",
            }
        )
    return out


def told(table: Table, moment: Moment, reader: Reader) -> str:
    """A moment in a whole sentence: what the narrator said of its nastiest event, else of the first that is about
    whoever chose; where he said nothing of it, what was answered, and what he said next if nobody chose anything in
    between.
    """
    n = worth_telling(table, moment)
    if n is not None:
        return table.narrator.sentence([(moment, n)], to_seat(table, reader.lang), reader.lang, reader.seat)
    before = table.history.before(moment.version - 1)
    ask = asked(before.state) if before is not None else None
    if before is None or ask is None or moment.entry is None or moment.entry.kind == "leaves":
        return ""
    t, what = tongue(reader.lang), answered(table, moment, reader)
    if moment.entry.kind != "chance":
        mine = "yes" if ask.seat == reader.seat else "no"
        return t("told-choice", who=table.people[ask.seat].name, mine=mine, what=what)
    return " ".join(filter(None, (t("told-fall", what=what), told_next(table, moment, reader))))


def worth_telling(table: Table, moment: Moment) -> int | None:
    """Which of a moment's events says what was done there: whose turn comes next does not."""
    n = nastiest_of(table, moment)
    if n is None or moment.entry is None or moment.entry.kind != "answer":
        return n
    if table.stage.nastiness(moment.events[n]) > 0:
        return n
    return next((k for k, e in enumerate(moment.events) if e.seat == moment.entry.seat), None)


def answered(table: Table, moment: Moment, reader: Reader) -> str:
    """What was answered at a moment, with the parts of the answer that had been said before."""
    words, said = table.words(reader.lang, reader.seat), []
    for m in reversed(table.history.moments):
        if m.version > moment.version or m.entry is None:
            continue
        before = table.history.before(m.version - 1)
        ask = asked(before.state) if before is not None else None
        if before is None or ask is None:
            break
        said.append(words.action(before.state, ask, table.action(m.entry.code)))
        if ask.part() == 0:
            break
    return ", ".join(reversed(said))


def told_next(table: Table, moment: Moment, reader: Reader) -> str:
    """What the narrator said first after a moment, unless somebody chose something before he spoke."""
    for later in table.history.moments:
        if later.version <= moment.version:
            continue
        if later.entry is None or later.entry.kind != "chance":
            return ""
        if later.events:
            return table.narrator.sentence([(later, 0)], to_seat(table, reader.lang), reader.lang, reader.seat)
    return ""


def nastiest_of(table: Table, moment: Moment) -> int | None:
    """Which of a moment's events to tell of: the nastiest, else the first."""
    kinds = [table.stage.nastiness(e) for e in moment.events]
    return max(range(len(kinds)), key=lambda n: (kinds[n], -n)) if kinds else None


def verdict(table: Table, reader: Reader, looking: Looking) -> str:
    """What is said in the end beside the buttons: what chance gave, what one's own choices did, and a way to learn."""
    found = looking.found
    if found is None or found.stage < 2 or reader.seat < 0:
        return ""
    steps = {e.by: e.points for e in account.entries(found, reader.seat)}
    mine = [m for m in found.mistakes if m.by == reader.seat]
    return render(
        "part_verdict.html",
        reader.lang,
        table=table,
        luck=steps[account.CHANCE],
        own=steps[reader.seat],
        mistakes=len(mine),
        helped=helped(table),
    )


def to_learn(reader: Reader, looking: Looking) -> int:
    """How many mistakes of the reader's own there are to learn from."""
    found = looking.found
    return sum(m.by == reader.seat for m in found.mistakes) if found is not None and looking.done else 0


def for_replay(table: Table, reader: Reader, looking: Looking) -> dict[str, Any]:
    """The odds at every moment of the replay, and the mistakes of whoever looks; empty until they are known."""
    found = looking.found
    if found is None:
        return {"done": looking.done, "share": looking.share, "odds": [], "mistakes": "", "told": False}
    by_version: dict[int, Sequence[float]] = {}
    for moment in found.moments:
        by_version[moment.version] = moment.after
    shown, now = [], found.start
    for m in table.history.moments:
        now = by_version.get(m.version, now)
        shown.append([round(100 * chance, 1) for chance in now])
    return {
        "done": looking.done,
        "share": looking.share,
        "odds": shown,
        "colours": colours_of(table),
        "mistakes": learn(table, reader, found) if looking.done else "",
        "told": found.stage > 1,
    }


def colours_of(table: Table) -> list[str]:
    """The colour of every seat."""
    return [ink_seats.seat_of(table.colour(seat)).colour for seat in range(len(table.people))]


def live_odds(table: Table, lang: str, known: Chances | None) -> dict[str, Any]:
    """Everybody's chance now, for those who watch a game in which nothing is hidden; nothing where nobody knows."""
    if known is None:
        return {"odds": [], "colours": [], "title": "", "version": -1}
    error = max(1, round(100 * max(known.found.error)))
    key = "odds-live-people" if peopled(table) else "odds-live"
    return {
        "odds": [round(100 * min(1.0, max(0.0, chance)), 1) for chance in known.found.odds],
        "colours": colours_of(table),
        "title": tongue(lang)(key, error=error, games=known.games),
        "version": known.version,
    }


def learn(table: Table, reader: Reader, found: Analysis) -> str:
    """Every mistake of a seat as a question to be asked again."""
    names = names_of(table, reader)
    moments = table.history.moments
    mistakes = []
    for mistake in found.mistakes:
        at_moment = next((n for n, m in enumerate(moments) if m.version == mistake.version), 0)
        if mistake.by != reader.seat or at_moment < 1:
            continue
        mistakes.append(asked_again(table, reader, found, mistake, at_moment, names))
    return render("part_learn.html", reader.lang, table=table, mistakes=mistakes) if mistakes else ""


def asked_again(
    table: Table, reader: Reader, found: Analysis, mistake: Mistake, n: int, names: Sequence[str]
) -> dict[str, Any]:
    """One mistake: what was asked, what was on offer and what each would have been worth."""
    before = table.history.moments[n - 1]
    words = table.words(reader.lang, reader.seat)
    ask = asked(before.state)
    assert ask is not None
    change = found.moments[mistake.moment]
    return {
        "n": n - 1,
        "version": before.version,
        "verdict": tongue(reader.lang)(f"sort-{mistake.sort}", points=round(100 * mistake.loss)),
        "question": words.question(before.state, ask),
        "why": " ".join(
            filter(
                None,
                (
                    in_hindsight(table.game, before.state, table.action(mistake.best_code), words),
                    tell(mistake.why.key, mistake.why.args, names, reader),
                ),
            )
        ),
        "offers": in_order(offers_of(table, words, before.state, ask, change)),
        "ghosts": sheet(table, before.state, reader.seat, table.stage.drawing(reader.layout, "scene")),
    }


def in_order(offers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """As the game numbers them: where they stand tells nothing."""
    return sorted(offers, key=lambda offer: int(offer["code"]))


def tell(key: str, args: Mapping[str, Any], names: Sequence[str], reader: Reader) -> str:
    """A reason of the laboratory, said to whoever it concerns."""
    facts = {k: names[x] if k in ("who", "whom") else x for k, x in args.items()}
    return tongue(reader.lang)(f"why-{key}", **facts)
