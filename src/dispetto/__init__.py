"""Dispetto: one table for nasty tabletop games.

    import dispetto

    game = dispetto.game("hedz-25th")
    table = game.new(seats=4)

Public are the names in `__all__`, the entry points `dispetto.games` and `dispetto.bots`, and the command `dispetto`.
They stay; what must change is announced in CHANGELOG.md a version before it does. A public name may also be imported
from the module it lives in (`dispetto.core.engine.table.Ask`). Everything else, every module and every name that is not
listed here, is ours to change without a word. Nothing is loaded before it is asked for: pictures, sentences and bots
cost only those who use them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dispetto.bots import all_bots
    from dispetto.bots.base import Allowance, Bot, Opinion, Thinker, Weighed
    from dispetto.bots.match import Outcome, play_match
    from dispetto.core.catalogue import all_games
    from dispetto.core.chosen import check_seats, read_options
    from dispetto.core.engine.dice import Dice, SealedDice
    from dispetto.core.engine.judge import Judge
    from dispetto.core.engine.table import (
        ALL,
        CHANCE,
        PUBLIC,
        Action,
        Ask,
        Ending,
        Event,
        Frame,
        Illegal,
        Reason,
        Roll,
        State,
        Task,
        asked,
        draw,
        heard,
        play,
        settle,
        step,
        why,
    )
    from dispetto.core.errors import BadInput
    from dispetto.core.game import Game
    from dispetto.core.observed import Part
    from dispetto.core.options import Option
    from dispetto.core.plain import dump_stack, load_stack
    from dispetto.core.rounds import unsay, utterances
    from dispetto.core.show.document import svg
    from dispetto.core.show.stage import About, Label, Mark, Preview, Race, Stage
    from dispetto.core.telling.record import Record, read_record, redact, replay, verify
    from dispetto.core.telling.words import Person, Words

__version__ = "0.1.0"

__all__ = [
    "ALL",
    "CHANCE",
    "PUBLIC",
    "About",
    "Action",
    "Allowance",
    "Ask",
    "BadInput",
    "Bot",
    "Dice",
    "Ending",
    "Event",
    "Frame",
    "Game",
    "Illegal",
    "Judge",
    "Label",
    "Mark",
    "Opinion",
    "Option",
    "Outcome",
    "Part",
    "Person",
    "Preview",
    "Race",
    "Reason",
    "Record",
    "Roll",
    "SealedDice",
    "Stage",
    "State",
    "Task",
    "Thinker",
    "Weighed",
    "Words",
    "__version__",
    "all_bots",
    "all_games",
    "asked",
    "bot",
    "check_seats",
    "draw",
    "dump_stack",
    "game",
    "heard",
    "load_stack",
    "play",
    "play_match",
    "read_options",
    "read_record",
    "redact",
    "replay",
    "settle",
    "step",
    "svg",
    "unsay",
    "utterances",
    "verify",
    "why",
]

_HOMES = {  # where the public names live
    "dispetto.bots": "all_bots",
    "dispetto.bots.base": "Allowance Bot Opinion Thinker Weighed",
    "dispetto.bots.match": "Outcome play_match",
    "dispetto.core.catalogue": "all_games",
    "dispetto.core.chosen": "check_seats read_options",
    "dispetto.core.engine.dice": "Dice SealedDice",
    "dispetto.core.engine.judge": "Judge",
    "dispetto.core.engine.table": "ALL CHANCE PUBLIC Action Ask Ending Event Frame Illegal Reason Roll State Task"
    " asked draw heard play settle step why",
    "dispetto.core.errors": "BadInput",
    "dispetto.core.game": "Game",
    "dispetto.core.options": "Option",
    "dispetto.core.observed": "Part",
    "dispetto.core.plain": "dump_stack load_stack",
    "dispetto.core.rounds": "unsay utterances",
    "dispetto.core.show.document": "svg",
    "dispetto.core.show.stage": "About Label Mark Preview Race Stage",
    "dispetto.core.telling.record": "Record read_record redact replay verify",
    "dispetto.core.telling.words": "Person Words",
}
_HOME = {name: home for home, names in _HOMES.items() for name in names.split()}


def game(name: str) -> Game[Any, Any]:
    """A game by its name; BadInput names those there are."""
    from dispetto.core.catalogue import game_named

    return game_named(name)


def bot(name: str) -> Bot:
    """A bot by its name; BadInput names those there are."""
    from dispetto.bots import bot_named

    return bot_named(name)


if not TYPE_CHECKING:  # a checker reads the imports above, and knows what is not there

    def __getattr__(name: str) -> Any:
        """A public name, loaded when it is first asked for."""
        if name not in _HOME:
            raise AttributeError(f"dispetto has no public name {name!r}")
        found = globals()[name] = getattr(import_module(_HOME[name]), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
