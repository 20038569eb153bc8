"""A game understood: the account adds up to the last digit, the numbers do not depend on who reckons, nothing leaks."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from dispetto.bots.match import game_seed
from dispetto.bots.search.onward import Tempered
from dispetto.cli import app
from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import PUBLIC, asked, step
from dispetto.core.telling.record import Line, Record, seat_names, write
from dispetto.lab.analysis import Analysis, Budget, Story, analyse
from dispetto.lab.analysis.account import so_far
from dispetto.lab.analysis.calibration import (
    OVER,
    End,
    Seen,
    best_powers,
    bins,
    untrue,
)
from dispetto.lab.analysis.doubts import Doubt, regressed
from dispetto.lab.analysis.hints import advise
from dispetto.lab.analysis.measures import Depth
from dispetto.lab.analysis.odds import Oracle
from dispetto.lab.analysis.shapes import hung_on
from dispetto.lab.analysis.shares import Played, luck_and_skill, luck_error, players, seats_of
from dispetto.lab.analysis.sketch import UNSEEN, sketched, spread
from dispetto.lab.analysis.story import story_of, turns_of
from dispetto.lab.analysis.tales import play_story
from dispetto.lab.runners import workers

CARDS = game_named("lunch-money")
LITTLE = Budget(
    Depth(horizon=0, games=2, falls=1, offers=1), Depth(horizon=0, games=4, falls=4, offers=1, again=8), 9000
)


def adds_up(a: Analysis) -> bool:
    """end - start = chance + own + others, for every seat."""
    return all(
        a.end[n] - a.start[n] == one.chance + one.own + one.others and one.own == one.by[n]
        for n, one in enumerate(a.account)
    )


@pytest.fixture(scope="module")
def tale() -> Story:
    return play_story(CARDS, ["greedy", "random"], 5)


def test_the_way_that_is_told_leads_through_both_looks(tale: Story) -> None:
    heard: list[float] = []
    there = [(found.stage, heard[-1]) for found in analyse(CARDS, tale, budget=LITTLE, on_progress=heard.append)]
    assert heard == sorted(heard) and [stage for stage, _ in there] == [1, 2]
    assert there[0][1] < 0.5 and there[1][1] == 1, "the longer part of it is not at a hundred all the time"


@pytest.fixture(scope="module")
def pictures(tale: Story) -> list[Analysis]:
    return list(analyse(CARDS, tale, budget=LITTLE))


def test_the_account_adds_up_to_the_last_digit_and_every_moment_goes_on_where_the_one_before_ended(
    pictures: Sequence[Analysis],
) -> None:
    assert [a.stage for a in pictures] == [1, 2]
    for a in pictures:
        assert adds_up(a) and a.over and sorted(a.end) == [0, 1]
        assert a.moments[0].before == a.start and a.moments[-1].after == a.end
        assert all(one.after == two.before for one, two in zip(a.moments, a.moments[1:], strict=False))
        assert all(abs(sum(m.before) - 1) < 1e-12 and min(m.before) >= 0 for m in a.moments)


def test_the_account_up_to_any_moment_adds_up_to_the_last_digit_and_ends_as_the_whole_one(
    pictures: Sequence[Analysis],
) -> None:
    whole = pictures[1]
    for version in [-1, *(m.version for m in whole.moments)]:
        now, accounts = so_far(whole, version)
        assert all(
            now[n] - whole.start[n] == one.chance + one.own + one.others and one.own == one.by[n]
            for n, one in enumerate(accounts)
        )
    begun, nothing = so_far(whole, -1)
    assert begun == whole.start and all((one.chance, one.own, one.others) == (0, 0, 0) for one in nothing)
    assert list(now) == list(whole.end)
    assert [(a.chance, a.own, a.others) for a in accounts] == [(a.chance, a.own, a.others) for a in whole.account]


def test_of_a_long_game_the_offers_are_kept_on_which_most_hung(pictures: Sequence[Analysis]) -> None:
    whole = pictures[1]
    offers = sum(len(m.offers) for m in whole.moments)
    assert whole.kept() is whole, "this one is short"
    thin = whole.kept(offers // 2)
    left = [m for m in thin.moments if m.offers]
    assert (
        0
        < sum(len(m.offers) for m in left)
        <= offers // 2 + sum(len(whole.moments[m.moment].offers) for m in whole.mistakes)
    )
    assert all(thin.moments[m.moment].offers for m in whole.mistakes) and thin.account == whole.account
    least = max(hung_on(was) for was, now in zip(whole.moments, thin.moments, strict=True) if not now.offers)
    assert max(map(hung_on, left)) >= least


def test_a_sketch_comes_first_where_people_wait_and_changes_nothing_that_follows(
    tale: Story, pictures: Sequence[Analysis]
) -> None:
    assert sorted(spread(37)) == list(range(37)) and list(spread(5))[:3] == [0, 4, 2] and not list(spread(0))
    turns, _ = turns_of(CARDS, tale)
    few, all_of_it = (sketched(CARDS, turns, tables, 1) for tables in (50, 10**9))
    seen = [n for n, m in enumerate(few) if m is not UNSEEN]
    assert 0 in seen and 1 < len(seen) < len(turns) and UNSEEN not in all_of_it
    assert [few[n] for n in seen] == [all_of_it[n] for n in seen], "more tables tell more, and nothing else"
    first, second, *_ = analyse(CARDS, tale, budget=replace(LITTLE, sketch=50, tables=0))
    assert (first.stage, second.stage) == (0, 1) and adds_up(first) and not first.mistakes
    assert {**second.as_json(), "seconds": 0} == {**pictures[0].as_json(), "seconds": 0}


def test_an_analysis_comes_back_from_its_json(pictures: Sequence[Analysis]) -> None:
    told = json.loads(json.dumps(pictures[1].as_json()))
    assert Analysis.of(told).as_json() == told
    promised = ["game", "seats", "start", "end", "moments", "account", "nastiest", "turning_point", "seconds"]
    assert set(promised) <= set(told)
    assert {"version", "kind", "by", "before", "after", "best", "loss"} <= set(told["moments"][0])


def test_the_numbers_are_the_same_in_two_processes(tale: Story, pictures: Sequence[Analysis]) -> None:
    with workers(2) as run:
        again = list(analyse(CARDS, tale, budget=LITTLE, run=run))
    assert [{**a.as_json(), "seconds": 0} for a in again] == [{**a.as_json(), "seconds": 0} for a in pictures]


def test_odds_before_a_fall_of_chance_are_the_mean_over_all_it_might_have_given(tale: Story) -> None:
    a = next(iter(analyse(CARDS, tale, budget=LITTLE)))
    turns, _ = turns_of(CARDS, tale)
    n = next(n for n, m in enumerate(a.moments) if m.kind == "chance")
    turn, oracle = turns[n], Oracle(CARDS, 0)
    ask = asked(turn.before)
    assert ask is not None
    mean = 0.0
    for row, weight in zip(ask.legal(turn.before), ask.odds(turn.before), strict=True):  # type: ignore[attr-defined]
        c = CARDS.clone(turn.before)
        step(c, row)
        worth = a.moments[n].after[0] if row is turn.row else oracle.here(c, turn.last, 1, 0).odds[0]
        mean += weight * worth / sum(ask.odds(turn.before))  # type: ignore[attr-defined]
    assert abs(mean - a.moments[n].before[0]) < 0.05


def test_hidden_cards_are_luck_and_odds_told_to_a_seat_do_not_know_them() -> None:
    tale = play_story(CARDS, ["greedy", "random"], 5, limit=40)
    a = next(iter(analyse(CARDS, tale, budget=LITTLE)))
    assert adds_up(a) and not a.over and any(m.kind == "decision" for m in a.moments)
    _, last = turns_of(CARDS, tale)
    oracle = Oracle(CARDS, 2)
    for seat in (0, PUBLIC):
        other = CARDS.twin(CARDS.dump(last), seat, Random(3))
        assert other is not None and other != CARDS.dump(last)
        assert oracle.known(last, seat, 3, 7) == oracle.known(CARDS.load(other), seat, 3, 7)


def test_a_hint_is_the_same_on_tables_that_its_seat_cannot_tell_apart() -> None:
    tale = play_story(CARDS, ["greedy", "random"], 5, limit=40)
    turn = [t for t in turns_of(CARDS, tale)[0] if t.by == 0][-1]
    other = CARDS.twin(CARDS.dump(turn.before), 0, Random(3))
    assert other is not None
    shown = [CARDS.dump(CARDS.imagine(s, 0, 9)) for s in (turn.before, CARDS.load(other))]
    one, two = (advise(CARDS.name, table, 0, 3, 1, 7) for table in shown)
    assert one == two and len(one.offers) > 1


def test_who_plays_better_wins_more_and_the_account_says_so() -> None:
    rows = []
    for n in range(12):
        names = ["greedy", "random"] if n % 2 else ["random", "greedy"]
        tale = play_story(CARDS, names, game_seed(4, n // 2))
        rows += seats_of(next(iter(analyse(CARDS, tale, budget=LITTLE))), names)
    good, bad = players(rows)
    assert (good.who, bad.who) == ("greedy", "random") and good.end[0] > bad.end[0]
    assert good.own[0] > bad.own[0] + 0.1
    assert abs(sum(luck_and_skill(rows)) - 1) < 1e-9


def test_odds_are_looked_at_by_bins_and_the_power_of_a_judge_is_found(tmp_path: Path) -> None:
    modest = [Seen([0.6, 0.4], [End([0.6, 0.4])], won, game=n) for n, won in enumerate([[1.0, 0.0]] * 9 + [[0.0, 1.0]])]
    assert best_powers(modest)[0] > 2 and best_powers([Seen([], [End([0.6, 0.4])], [0.6, 0.4])]) == [1]
    assert [(b.n, round(b.predicted, 6), b.observed) for b in bins(modest)] == [(10, 0.4, 0.1), (10, 0.6, 0.9)]
    assert not untrue(bins(modest)) and len(untrue(bins(modest * 10))) == 2
    once, again = bins(modest)[0].error, bins(modest * 10)[0]
    assert again.error == pytest.approx(once) and again.games == 10, "the same games ten times over tell nothing more"
    words = ["lab", "odds", "lunch-money", "-s", "2", "-n", "2", "--positions", "2", "--playouts", "1", "--fit"]
    done = CliRunner().invoke(app, [*words, "--plot", str(tmp_path / "p.svg"), "--json"])
    assert done.exit_code == 0 and json.loads(done.stdout)["positions"] == 4, done.output
    assert (tmp_path / "p.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_power_is_found_for_what_is_told_which_is_the_mean_of_many_ends_chapter_by_chapter() -> None:
    """Each of two ends is far too sure, and their mean comes true: whoever bends single ends would spoil it."""
    rng, seen = Random(5), []
    for n in range(300):
        won = [1.0, 0.0] if rng.random() < 0.5 else [0.0, 1.0]
        early = [End([0.8, 0.2], 0), End([0.2, 0.8], 0)]
        late = [End([0.6, 0.4] if won[0] else [0.4, 0.6], 1)]
        seen += [Seen([], early, won, game=n), Seen([], late, won, game=n), Seen([], [End(won, OVER)], won, game=n)]
    first, second = best_powers(seen)
    assert first == 1 and second > 3, "the first chapter is right as it is, in the second the judge is too modest"
    judge = Tempered(CARDS.judge(), [1.0, 2.0])
    assert judge.bent([0.6, 0.4], 0) == [0.6, 0.4] and judge.bent([0.6, 0.4], 1) == judge.bent([0.6, 0.4], 7)


def test_what_was_named_is_doubted_and_a_share_of_luck_has_an_interval() -> None:
    found = [Doubt("x", "mistake", 0.08, 0.02, again, 0.01) for again in (0.09, 0.04, 0.02, -0.01)]
    assert [d.none for d in found] == [False, False, False, True]
    assert [d.small for d in found] == [False, False, True, True] and regressed(found) == pytest.approx(14 / 32)
    words = ["lab", "doubts", "lunch-money", "-s", "2", "-n", "1", "--share", "0.05", "--tables", "1", "--json"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0 and json.loads(done.stdout)["named"] == [], done.output
    rng = Random(3)
    games = [[Played("x", 0.5, float(won), won - 0.5, 0.0, 0.0)] for won in (rng.random() < 0.5 for _ in range(40))]
    assert luck_error(games) == pytest.approx(0.0, abs=1e-9), "where all is luck it is always all"
    mixed = [[replace(row, chance=row.chance * rng.random()) for row in game] for game in games]
    assert 0 < luck_error(mixed) < 0.5 and luck_error(games[:1]) == 1.0


def record_of(tale: Story) -> Record:
    """The story as a record tells it."""
    game = game_named(tale.game)
    s = tale.begin(game)
    names = seat_names(tale.seats)
    lines: list[Line] = []
    for one in tale.steps:
        ask = asked(s)
        assert ask is not None
        a = game.actions[one.code]
        who = ask.actor() if one.by < 0 else names[one.by]  # type: ignore[attr-defined]
        text = game.text(s, ask, a, names)
        if ask.part() > 0:
            lines[-1] = Line(who, f"{lines[-1].text} {text}")
        else:
            lines.append(Line(who, text))
        step(s, a)
    return Record(game.name, 1, tuple(f"N{n}" for n in range(tale.seats)), game.chosen(s), tuple(lines))


def test_a_record_tells_the_same_story_and_the_shell_understands_it(tale: Story, tmp_path: Path) -> None:
    r = record_of(tale)
    assert [(s.by, s.code) for s in story_of(CARDS, r).steps] == [(s.by, s.code) for s in tale.steps]
    cards = play_story(CARDS, ["random"] * 3, 2, limit=150)
    told = story_of(CARDS, record_of(cards)).steps
    assert [(s.by, s.code) for s in told][: len(cards.steps)] == [(s.by, s.code) for s in cards.steps]
    short = record_of(play_story(CARDS, ["greedy", "random"], 5, limit=16))
    (tmp_path / "r.toml").write_text(write(short), encoding="utf-8")
    words = ["record", "analyse", str(tmp_path / "r.toml"), "--quick", "--html", str(tmp_path / "a.html")]
    done = CliRunner().invoke(app, [*words[:4], "--lang", "it"])
    assert done.exit_code == 0 and "Il conto" in done.output, done.output
    found: Any = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)
    assert adds_up(Analysis.of(found))
    done = CliRunner().invoke(app, ["lab", "analyse", str(tmp_path), "--jobs", "1", "--json"])
    assert done.exit_code == 0 and [p["games"] for p in json.loads(done.stdout)["players"]] == [1, 1], done.output
    page = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert page.count("<path") == 2 and "http" not in page.replace("http://www.w3.org/2000/svg", "")
