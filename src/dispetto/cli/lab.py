"""`dispetto lab`: who is stronger; the other commands of the laboratory have files of their own."""

from __future__ import annotations

import time
from functools import partial
from itertools import count, islice
from typing import Annotated, Any

import typer

from dispetto.cli import lab_analyse, lab_ceiling, lab_doubts, lab_export, lab_fit, lab_ladder, lab_odds, lab_run
from dispetto.cli.board import table_asked
from dispetto.cli.common import (
    SPEAKING,
    Bar,
    Json,
    Options,
    Processes,
    SameGames,
    Seats,
    console,
    form,
    plain_table,
    print_json,
    progress,
    say,
)
from dispetto.lab.matches import Match, Result, budgeted, play_block
from dispetto.lab.numbers import Sprt, interval
from dispetto.lab.runners import workers

app = typer.Typer(help="Questions about games answered with numbers.", no_args_is_help=True, rich_markup_mode=None)
UNDECIDED = "undecided"
PROMISED = ("name", "wins", "share", "low", "high", "cpu_ms_per_decision", "decisions")  # of each bot, in JSON
BETTER = 0.03  # by how much of a share the first bot should be stronger for --sprt to call it so


@app.callback()
def lab() -> None:
    """Questions about games answered with numbers."""
    SPEAKING.asked = ""  # whoever asked for a language before, in the same process, did not ask for this


app.command("fit")(lab_fit.command)
app.command("run")(lab_run.command)
app.command("ladder")(lab_ladder.command)
app.command("ceiling")(lab_ceiling.command)
app.command("export")(lab_export.command)
app.command("odds")(lab_odds.command)
app.command("analyse")(lab_analyse.analyse)
app.command("luck")(lab_analyse.luck)
app.command("doubts")(lab_doubts.command)


@app.command("match")
def match(
    bots: Annotated[list[str], typer.Argument(metavar="BOT…", help="NAME[@VERSION][:key=value,…], two or more.")],
    game: Annotated[str, typer.Option("--game", "-g", metavar="GAME", help="The game they play.")],
    seats: Seats = None,
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", min=1, help="Games, rounded up to whole blocks.")
    ] = 1000,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop as soon as it is known whether the first is stronger.")
    ] = False,
    better: Annotated[
        float, typer.Option(metavar="SHARE", min=0.001, max=0.5, help="What --sprt calls stronger: a share more.")
    ] = BETTER,
    seed: SameGames = 1,
    iterations: Annotated[
        int, typer.Option(metavar="N", min=0, help="The same number of thoughts a decision for all who take one.")
    ] = 0,
    cpu_ms: Annotated[
        int, typer.Option(metavar="N", min=0, help="The same time of the processor a decision for all who take one.")
    ] = 0,
    jobs: Processes = 1,
    option: Options = None,
    json: Json = False,
    bar: Bar = None,
) -> None:
    """Let bots play each other: seats rotated, the same dice for every order of seats.

    With two bots one of the first sits among others of the second. The last named fills the seats that are left.
    """
    _, seats, options = table_asked(game, seats, option)
    named = tuple(bots)
    if iterations:
        named = budgeted(named, "iterations", iterations)
    if cpu_ms:
        named = budgeted(named, "ms", cpu_ms)
    wanted = Match(game, seats, named, seed, options)
    wanted.check()
    result = Result(wanted)
    test = Sprt(result.fair(0), min(0.999, result.fair(0) + better))
    verdict = ""
    began = time.perf_counter()
    blocks = -(-games // seats)
    with workers(min(jobs, blocks)) as run, progress("playing", blocks * seats, bar) as advance:
        for block in run(partial(play_block, wanted), islice(count(), blocks)):
            result.blocks.append(block)
            advance(seats)
            verdict = test.verdict(result.shares(0)) if sprt else ""
            if verdict:
                break
    told = figures(result, time.perf_counter() - began)
    if sprt:
        told["sprt"] = verdict or UNDECIDED
    if json:
        print_json(as_json(told))
    else:
        show(told)


def figures(result: Result, seconds: float) -> dict[str, Any]:
    """The figures as others read them."""
    bots = []
    for n, name in enumerate(result.match.bots):
        shares = result.shares(n)
        low, high = interval(shares, result.games)
        decisions = sum(b.decisions[n] for b in result.blocks)
        cpu = sum(b.seconds[n] for b in result.blocks)
        share = sum(shares) / len(shares)
        bots.append(
            {
                "name": name,
                "wins": round(share * result.games, 2),
                "share": round(share, 6),
                "low": round(low, 6),
                "high": round(high, 6),
                "fair": round(result.fair(n), 6),
                "cpu_ms_per_decision": round(1000 * cpu / decisions, 4) if decisions else 0.0,
                "decisions": decisions,
            }
        )
    return {
        "game": result.match.game,
        "seats": result.match.seats,
        "games": result.games,
        "seed": result.match.seed,
        "bots": bots,
        "unfinished": sum(b.unfinished for b in result.blocks),
        "seconds": round(seconds, 3),
    }


def as_json(told: dict[str, Any]) -> dict[str, Any]:
    """What `--json` promises, and besides only what --sprt found and how many games were broken off, if any were."""
    bots = [{key: bot[key] for key in PROMISED} for bot in told["bots"]]
    rare = {key: told[key] for key in ("sprt", "unfinished") if told.get(key)}
    return {**{key: told[key] for key in ("game", "seats", "games")}, "bots": bots, "seconds": told["seconds"], **rare}


def show(told: dict[str, Any]) -> None:
    """The figures for people."""
    out = console()
    headings = ("bot", "share", "95 % interval", "if equal", "ms a decision", "decisions")
    title = f"{told['game']}, {told['seats']} seats: {told['games']:,} games, seed {told['seed']}"
    table = plain_table(*headings, title=title, right=headings[1:])
    for b in told["bots"]:
        table.add_row(
            b["name"],
            f"{b['share']:.1%}",
            f"{b['low']:.1%} – {b['high']:.1%}",
            f"{b['fair']:.1%}",
            f"{b['cpu_ms_per_decision']:.3f}",
            f"{b['decisions']:,}",
        )
    out.print(table)
    if "sprt" in told:
        out.print(verdict_of(told["sprt"], told["bots"][0]["name"]))
    if told["unfinished"]:
        out.print(say("match-unfinished", n=told["unfinished"]))
    out.print(f"{told['seconds']:.2f} s, {form()}.")


def verdict_of(found: str, who: str) -> str:
    """What the sequential test found, as a sentence."""
    if found == "stronger":
        return say("sprt-stronger", who=who)
    return say("sprt-not-stronger", who=who) if found != UNDECIDED else say("sprt-undecided")
