"""`dispetto lab fit`: a judge learned by self-play or turned by matches, and taken only if it wins."""

from __future__ import annotations

import shlex
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from dispetto import __version__
from dispetto.cli.board import table_asked
from dispetto.cli.common import (
    Bar,
    GameName,
    Json,
    Options,
    console,
    plain_table,
    print_json,
    progress,
    say,
)
from dispetto.lab.fitting import MATCHES, OUTCOMES, PRESENT, Duel, Fit, Round, looked_at, prepare, run_rounds
from dispetto.lab.learning import Bin, Learning
from dispetto.lab.runners import workers
from dispetto.lab.tuning import Tuned, tune


def command(
    game: GameName,
    seats: Annotated[int | None, typer.Option("--seats", "-s", metavar="N", help="Players; usually 4.")] = None,
    by: Annotated[str, typer.Option(metavar="WHAT", help="outcomes: who won; matches: what wins.")] = OUTCOMES,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=5, help="Games of self-play a round.")] = 400,
    rounds: Annotated[
        int, typer.Option(metavar="N", min=1, help="How often the best judge so far plays itself; by matches: steps.")
    ] = 1,
    matches: Annotated[int, typer.Option(metavar="N", min=4, help="Games of the deciding match, at most.")] = 2000,
    hidden: Annotated[int, typer.Option(metavar="N", min=0, max=256, help="Units of a small network; 0: none.")] = 0,
    td: Annotated[float, typer.Option("--lambda", metavar="X", min=0, max=1, help="TD(λ); 1: outcomes alone.")] = 1.0,
    explore: Annotated[float, typer.Option(metavar="X", min=0, max=1, help="Share of random answers.")] = 0.05,
    against: Annotated[str, typer.Option(metavar="BOT", help="Whom the new judge has to beat.")] = PRESENT,
    out: Annotated[Path | None, typer.Option("--out", "-O", metavar="FILE", help="Where the weights go.")] = None,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The same seed gives the same weights.")] = 1,
    check: Annotated[bool, typer.Option("--check", help="Learn nothing: do the judge's chances come true?")] = False,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="N", min=1, help="Processes.")] = 1,
    option: Options = None,
    json: Json = False,
    bar: Bar = None,
) -> None:
    """Learn a game's judge by self-play: log loss on quiet tables, or TD(λ); taken only if it wins its match.

    --by matches turns the numbers of the present judge instead: a little up against a little down, game by game.

    Stop it whenever you like: the same words again go on where it was.
    'dispetto lab match greedy:weights=FILE greedy …' plays what was found.
    """
    _, seats, options = table_asked(game, seats, option)
    path = out or Path(f"{game}-weights.toml")
    learning = Learning(hidden=hidden, td=td, seed=seed)
    told = "dispetto " + shlex.join(w for w in sys.argv[1:] if w not in ("--json", "--progress", "--no-progress"))
    sort = OUTCOMES if check else by
    fit = Fit(
        game, seats, games, matches, path, rounds, explore, learning, dict(options), against, told, __version__, sort
    )
    prepare(fit)
    if check:
        with workers(jobs) as run, progress("looking", games, bar) as advance:
            told_bins = looked_at(fit, run, advance)
        show_bins(fit, *told_bins, as_json=json)
        return
    blocks = -(-matches // seats) * seats
    if sort == MATCHES:
        with workers(jobs) as run, progress("tuning", rounds * games + blocks, bar) as advance:
            tuned = tune(fit, run, advance)
        show_tuned(fit, tuned, as_json=json)
        return
    done: list[Round] = []
    with workers(jobs) as run, progress("fitting", rounds * (games + blocks), bar) as advance:
        for one in run_rounds(fit, run, advance):
            done.append(one)
    if json:
        print_json(figures(fit, done))
    else:
        show(fit, done)


def of_match(match: Duel) -> dict[str, Any]:
    """The match that decided, for machines."""
    shares = {"share": round(match.share, 6), "low": round(match.low, 6), "high": round(match.high, 6)}
    return {**shares, "games": match.games, "verdict": match.verdict, "taken": match.taken}


def show_tuned(fit: Fit, tuned: Tuned, *, as_json: bool) -> None:
    """Where every dial was and is, for machines or for people."""
    turned = list(zip(tuned.dials, tuned.numbers, strict=True))
    match = tuned.match
    if as_json:
        dials = [{"name": d.name, "was": d.value, "is": x} for d, x in turned]
        weights = str(fit.out) if match.taken else None
        print_json(
            {"game": fit.game, "seats": fit.seats, "steps": fit.rounds, "dials": dials, "match": of_match(match)}
            | {"weights": weights}
        )
        return
    title = f"{fit.game}, {fit.seats} seats: {fit.rounds:,} steps of {fit.games:,} games"
    table = plain_table("dial", "was", "is", title=title, right=("was", "is"))
    for d, x in turned:
        table.add_row(d.name, f"{d.value:.4g}", f"{x:.4g}")
    console().print(table)
    console().print(f"{match.share:.1%} ({match.low:.1%} – {match.high:.1%}), {match.games:,}: {match.verdict}")
    console().print(say("fit-taken", path=fit.out) if match.taken else say("fit-nothing"))


def show_bins(fit: Fit, bins: list[Bin], loss: float, tables: int, *, as_json: bool) -> None:
    """How far chances come true, for machines or for people."""
    if as_json:
        found = [{key: round(value, 4) for key, value in asdict(one).items()} for one in bins]
        print_json({"game": fit.game, "seats": fit.seats, "tables": tables, "loss": round(loss, 6), "bins": found})
        return
    headings = ("chance", "n", "predicted", "observed")
    title = f"{fit.game}, {fit.seats} seats: {tables:,} quiet tables of {fit.games:,} games, log loss {loss:.4f}"
    table = plain_table(*headings, title=title, right=headings[1:])
    for one in bins:
        span = f"{one.low:.0%} – {one.high:.0%}"
        table.add_row(span, f"{one.n:,}", f"{one.predicted:.1%}", f"{one.observed:.1%}")
    console().print(table)


def figures(fit: Fit, done: list[Round]) -> dict[str, Any]:
    """The figures as others read them."""
    rounds = [
        {
            "round": r.number,
            "tables": r.learnt.positions,
            "loss": round(r.learnt.loss, 6),
            "loss_of_present": round(r.learnt.judged, 6),
            **of_match(r.match),
        }
        for r in done
    ]
    taken = any(r.taken for r in done)
    return {
        "game": fit.game,
        "seats": fit.seats,
        "rounds": rounds,
        "taken": taken,
        "weights": str(fit.out) if taken else None,
    }


def show(fit: Fit, done: list[Round]) -> None:
    """The figures for people."""
    out = console()
    headings = ("round", "tables", "log loss", "of the present", "share", "95 % interval", "games", "verdict")
    table = plain_table(*headings, title=f"{fit.game}, {fit.seats} seats: fitted judges", right=headings[1:7])
    for r in done:
        table.add_row(
            str(r.number + 1),
            f"{r.learnt.positions:,}",
            f"{r.learnt.loss:.4f}",
            f"{r.learnt.judged:.4f}",
            f"{r.match.share:.1%}",
            f"{r.match.low:.1%} – {r.match.high:.1%}",
            f"{r.match.games:,}",
            r.match.verdict,
        )
    out.print(table)
    out.print(say("fit-taken", path=fit.out) if any(r.taken for r in done) else say("fit-nothing"))
