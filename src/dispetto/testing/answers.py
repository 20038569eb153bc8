"""Answers: what is on offer, that it leads to an end, and that the answers alone tell the whole game."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import CHANCE, Ask, Roll, State, asked, random_game, step
from dispetto.core.errors import BadInput
from dispetto.core.game import Game
from dispetto.testing.broken import BrokenPromise
from dispetto.testing.tables import LONGEST, Table, moments, replayed, walk

HIGHEST = 100_000  # an option's number; whoever needs more counts in other units

# ------------------------------------------------------------------------------------------------- what is on offer


def a_random_game_ends(table: Table) -> None:
    """Whoever answers at random comes to an end, and the ending is told."""
    s = table.new()
    if random_game(s, Dice(table.seed + 1), LONGEST) < 0:
        raise BrokenPromise("A random game does not end", table)
    if table.game.ending(s) is None:
        raise BrokenPromise("Nothing is asked any more, and yet there is no ending", table)


def the_fast_loop_plays_the_game_that_the_questions_one_by_one_make(table: Table) -> None:
    """`random_game` plays in one go what asking and stepping plays one question after the other."""
    fast, slow, dice = table.new(), table.new(), Dice(table.seed)
    random_game(fast, Dice(table.seed), LONGEST)
    while (ask := asked(slow)) is not None:
        if isinstance(ask, Roll):
            step(slow, ask.fall(slow, dice))
        else:
            offers = ask.legal(slow)
            step(slow, offers[dice.below(len(offers)) if len(offers) > 1 else 0])
    if table.game.dump(fast) != table.game.dump(slow):
        raise BrokenPromise("The fast loop plays another game than the questions one by one", table)


def offers_are_rows_of_the_table_never_none_ascending_and_without_repeats(table: Table) -> None:
    """`legal` gives rows of the action table, at least one, in its order, each once."""
    rows = table.game.actions
    for s, ask in replayed(table):
        if ask is None:
            continue
        codes = [a.code for a in ask.legal(s)]
        if not codes:
            raise BrokenPromise("A question offers no answer at all", table, ask)
        if not all(a < b for a, b in zip(codes, codes[1:], strict=False)):
            raise BrokenPromise("Offers do not ascend in the order of the action table, each once", table, ask, codes)
        if not all(rows[a.code] is a for a in ask.legal(s)):
            raise BrokenPromise("An offer is no row of the action table", table, ask)


def only_seats_and_chance_are_asked_and_chance_has_odds_for_each_outcome(table: Table) -> None:
    """A question goes to a seat of the table or to CHANCE, whose outcomes all have odds."""
    for s, ask in replayed(table):
        if isinstance(ask, Roll):
            odds = ask.odds(s)
            if ask.seat != CHANCE or ask.actor() not in ("dice", "deck"):
                raise BrokenPromise("A Roll is asked of chance, which is the dice or the deck", table, ask)
            if len(odds) != len(ask.legal(s)) or min(odds) <= 0:
                raise BrokenPromise("Every outcome of a Roll needs odds above 0", table, ask, odds)
            if ask.fall(s, Dice(table.seed)) not in ask.legal(s):
                raise BrokenPromise("A Roll falls on what is not among its outcomes", table, ask)
        elif ask is not None and not 0 <= ask.seat < table.seats:
            raise BrokenPromise("A seat is asked that is not at the table", table, ask)


def the_default_is_on_offer(table: Table) -> None:
    """What is answered for a seat whose time is up is one of its offers."""
    for s, ask in replayed(table):
        if ask is not None and not isinstance(ask, Roll) and table.game.default(s) not in ask.legal(s):
            raise BrokenPromise("The default is not on offer", table, ask, table.game.default(s))


# ------------------------------------------------------------------------------------------------- the whole game


def nothing_is_lost_or_made(table: Table) -> None:
    """The tally is the same at every question."""
    tally = table.game.tally(table.new())
    for s, ask in replayed(table):
        if table.game.tally(s) != tally:
            raise BrokenPromise("The tally has changed", table, ask, tally, table.game.tally(s))


def the_answers_alone_replay_the_game_and_its_events(table: Table) -> None:
    """The same answers make the same table, whether anybody listens to the events or not."""
    told: list[list[str]] = []
    for silent in (False, True):
        s = table.new()
        s.events = [] if not silent else None
        for code in walk(table).codes:
            step(s, table.game.actions[code])
        if table.game.dump(s) != table.game.dump(walk(table).end):
            raise BrokenPromise("The same answers have made another table", table)
        told.append([repr(e) for e in s.events or []])
    if not told[0] or told[1]:
        raise BrokenPromise("A game tells events where somebody listens, and none where nobody does", table)


def the_ending_is_there_exactly_when_nothing_is_asked_any_more(table: Table) -> None:
    """`ending` is None while a question is open, and only then."""
    for s, ask in replayed(table):
        if (table.game.ending(s) is None) != (ask is not None):
            raise BrokenPromise("There is an ending exactly when nothing is asked any more", table, ask)


def the_ending_names_a_rule_and_places_every_seat_from_first_on(table: Table) -> None:
    """Places are 1, 2, 3…, shared where seats are equal: 1, 1, 3."""
    ending = table.game.ending(walk(table).end)
    if ending is None or not ending.rule.startswith(f"{table.game.prefix}-"):
        raise BrokenPromise("The ending names no rule of the game", table, ending and ending.rule)
    if not len(ending.places) == len(ending.scores) == table.seats:
        raise BrokenPromise("The ending has not a place and a score for every seat", table, ending.places)
    for place in (*ending.places, min(ending.places)):
        if place != 1 + sum(other < place for other in ending.places):
            raise BrokenPromise("Places count from 1, shared where seats are equal", table, ending.places)


def looking_changes_nothing(table: Table) -> None:
    """Everything that may be asked of a table leaves it as it was."""
    for m in moments(table):
        before = m.game.dump(m.s)
        look_at(m.game, m.s)
        if m.game.dump(m.s) != before:
            raise BrokenPromise("Looking at the table has changed it", m)


def look_at(game: Game[Any, Any], s: State) -> None:
    """Everything that may be asked of a table without answering it."""
    ask: Ask[Any] | None = asked(s)
    for seat in range(-1, game.seats(s)):
        seen = game.view(s, seat)
        if seat >= 0:
            game.numbers(seen)
        game.imagine(s, seat, 7)
    names = [f"p{n}" for n in range(game.seats(s))]
    game.ending(s), game.tally(s), game.chosen(s), game.show(s, names)
    if ask is not None:
        ask.part(), ask.opening(s), ask.party(s)
        for a in game.actions:
            ask.why(s, a), ask.meaning(s, a), game.text(s, ask, a, names)
        if not isinstance(ask, Roll):
            game.default(s), ask.facts(s)


# ------------------------------------------------------------------------------------------------- tables and options


def a_table_tells_its_options_and_the_same_options_make_the_same_table(table: Table) -> None:
    """`chosen` tells every option, and a table made of what it tells is the same."""
    s = table.new()
    chosen = table.game.chosen(s)
    if table.game.seats(s) != table.seats:
        raise BrokenPromise("The table does not know how many sit at it", table, table.game.seats(s))
    if {key: chosen.get(key) for key, _ in table.options} != dict(table.options):
        raise BrokenPromise("The table tells other options than it was given", table, chosen)
    if set(chosen) != {o.key for o in table.game.options}:
        raise BrokenPromise("The table does not tell every option of the game", table, chosen)
    if table.game.dump(table.game.new(table.seats, chosen)) != table.game.dump(s):
        raise BrokenPromise("The options a table tells make another table", table, chosen)


def a_wrong_size_or_option_is_refused_in_one_sentence(game: Game[Any, Any]) -> None:
    """BadInput, one sentence, for a size or an option that the game does not know."""
    wrong: list[tuple[int, dict[str, Any]]] = [
        (game.fewest - 1, {}),
        (game.most + 1, {}),
        (game.fewest, {"no-such-option": 1}),
        *((game.fewest, {o.key: ["no such value"]}) for o in game.options),
        *((game.fewest, {o.key: o.low - 1}) for o in game.options if o.text == "number" and o.low - 1 not in o.values),
        *((game.fewest, {o.key: o.high + 1}) for o in game.options if o.high is not None),
    ]
    for seats, options in wrong:
        said = refusal(game, seats, options)
        if not said.endswith(".") or "\n" in said:
            raise BrokenPromise("A refusal is not one sentence", game.name, seats, options, said)


def every_number_has_bounds(game: Game[Any, Any]) -> None:
    """No table can be asked for with a number that nobody has thought of: an option that is a number says how high."""
    for o in game.options:
        if o.text == "number" and o.high is None:
            raise BrokenPromise("An option takes any number (Option(..., high=) says how high)", game.name, o.key)
        if o.text == "number" and not o.low <= (o.high or 0) <= HIGHEST:
            raise BrokenPromise("The bounds of an option make no sense", game.name, o.key, o.low, o.high)


def refusal(game: Game[Any, Any], seats: int, options: dict[str, Any]) -> str:
    """What is said to somebody who wants such a table."""
    try:
        game.new(seats, options)
    except BadInput as e:
        return str(e)
    raise BrokenPromise("A wrong size or option is accepted", game.name, seats, options)


OF_A_GAME = (every_number_has_bounds, a_wrong_size_or_option_is_refused_in_one_sentence)
OF_A_TABLE = (
    a_random_game_ends,
    the_fast_loop_plays_the_game_that_the_questions_one_by_one_make,
    offers_are_rows_of_the_table_never_none_ascending_and_without_repeats,
    only_seats_and_chance_are_asked_and_chance_has_odds_for_each_outcome,
    the_default_is_on_offer,
    nothing_is_lost_or_made,
    the_answers_alone_replay_the_game_and_its_events,
    the_ending_is_there_exactly_when_nothing_is_asked_any_more,
    the_ending_names_a_rule_and_places_every_seat_from_first_on,
    looking_changes_nothing,
    a_table_tells_its_options_and_the_same_options_make_the_same_table,
)
