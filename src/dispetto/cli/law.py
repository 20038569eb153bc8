"""`dispetto law`: rule ids between the law, the code, the tests and the reasons."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, TypedDict

import typer
from rich.text import Text

import dispetto
from dispetto.cli.common import CLI, FAULT, Json, console, plain_table, print_json
from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Ask, Roll, State, asked, step
from dispetto.core.errors import BadInput
from dispetto.core.game import Game
from dispetto.core.telling.languages import languages
from dispetto.core.telling.law import CrossReference, Details, cross_reference

SAMPLE = 300  # questions looked at for the share of general reasons


def tests_folder(given: Path | None) -> Path | None:
    """The folder of the tests: the one named, else that of the source we run from; None for an installed package."""
    if given is not None:
        if not given.is_dir():
            raise BadInput("tests-folder", CLI, folder=given)
        return given
    source = Path(str(dispetto.__file__)).parents[2]
    for root in (source, Path.cwd()):
        if (root / "tests" / "games").is_dir() and (root / "src" / "dispetto").is_dir():
            return root / "tests"
    return None


def referred(game: Game[Any, Any], tests: Path | None) -> CrossReference:
    """The cross reference of one game; BadInput where its law cannot be read."""
    try:
        return cross_reference(game, tests)
    except (OSError, ValueError) as e:
        raise BadInput("law-unreadable", CLI, game=game.name, trouble=e) from None


def general_share(game: Game[Any, Any]) -> float:
    """Of the reasons given in some random games, the share that are the table's own and not a rule of the game."""
    general = all_of_them = questions = 0
    dice = Dice(1)
    while questions < SAMPLE:
        s: State = game.new(max(game.fewest, min(game.most, 4)))
        while (ask := asked(s)) is not None and questions < SAMPLE:
            offers = ask.legal(s)
            if not isinstance(ask, Roll):
                questions += 1
                rules = refusals(s, ask, game)
                all_of_them += len(rules)
                general += sum(rule.startswith("TABLE-") for rule in rules)
            step(s, offers[dice.below(len(offers))])
    return general / all_of_them if all_of_them else 0.0


def refusals(s: State, ask: Ask[Any], game: Game[Any, Any]) -> list[str]:
    """The rules given for every row that is not on offer."""
    offers = ask.legal(s)
    return [ask.why(s, a).rule for a in game.actions if a not in offers]


def command(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; all where none is named.")] = None,
    rule: Annotated[str, typer.Option(metavar="ID", help="Tell all about one rule, like H25-PUSH-05.")] = "",
    tests: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where the tests are.")] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Exit with 1 where a rule has no test or no reason text.")
    ] = False,
    json: Json = False,
) -> None:
    """Cross-reference the law: rules, code, tests, reasons.

    Names the rules that no test cites and the reasons that have no sentence. A rule marked told needs no test.
    """
    games = [game_named(game)] if game else list(all_games().values())
    folder = tests_folder(tests)
    found = {g.name: referred(g, folder) for g in games}
    if rule:
        one = [(ref, rule.upper()) for ref in found.values() if rule.upper() in ref["details"]]
        if not one:
            raise BadInput("law-no-rule", CLI, games=list(found), rule=repr(rule))
        show_rule(rule.upper(), one[0][0]["details"][rule.upper()])
        return
    if json:
        print_json({name: in_short(ref) for name, ref in found.items()})
    else:
        for g in games:
            show(g, found[g.name], folder)
    if check and any(ref["untested"] or ref["without_reason_text"] or ref["unknown"] for ref in found.values()):
        raise typer.Exit(FAULT)


class InShort(TypedDict):
    """What `--json` tells of a game's law."""

    rules: int
    tested: int
    untested: list[str]
    without_reason_text: list[str]


def in_short(ref: CrossReference) -> InShort:
    """The figures as others read them."""
    return {
        "rules": ref["rules"],
        "tested": ref["tested"],
        "untested": ref["untested"],
        "without_reason_text": ref["without_reason_text"],
    }


def show(game: Game[Any, Any], ref: CrossReference, tests: Path | None) -> None:
    """One game's law for people."""
    out = console()
    binding = ref["rules"] - ref["told"]
    out.print(f"[bold]{game.name}[/]: {ref['rules']} rules, {ref['told']} of them only told.")
    if tests is None:
        out.print("The tests are not here (an installed package has none), so nothing can be said about them.")
    else:
        out.print(f"Tested: {ref['tested']} of {binding}.")
        listed("No test cites", ref["untested"])
    listed("No code cites", ref["without_code"])
    listed("No sentence for the reason", ref["without_reason_text"])
    listed("Cited, but not in the law", [f"{r} ({places[0]})" for r, places in ref["unknown"].items()])
    share = general_share(game)
    out.print(f"Of the reasons given at {SAMPLE} random questions {share:.0%} are the table's general ones.")


def listed(what: str, ids: list[str]) -> None:
    """A heading and ids, or nothing."""
    if ids:
        console().print(Text(f"{what}: ", "yellow") + Text(", ".join(ids)))


def show_rule(rule: str, details: Details) -> None:
    """One rule: its text in every language, and who speaks of it."""
    out = console()
    out.print(Text(f"{rule}{' (told)' if details['told'] else ''}", "bold"))
    table = plain_table("", "")
    for lang in languages():
        if lang in details["text"]:
            table.add_row(lang, Text(details["text"][lang]))
    table.add_row("code", Text("\n".join(details["code"]) or "–"))
    table.add_row("tests", Text("\n".join(details["tests"]) or "–"))
    table.add_row("reasons", Text(", ".join(details["reasons"]) or "–"))
    out.print(table)
