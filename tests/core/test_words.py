"""The words: none missing, none unused, and every sentence comes out whole, in every language, for everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import PUBLIC, Action, Ask, Roll, asked, step, why
from dispetto.core.errors import BadInput
from dispetto.core.game import Game
from dispetto.core.telling.languages import CORE, languages
from dispetto.core.telling.words import MOODS, TABLE_REASONS, TONES, Person, Words
from dispetto.games.hedz.board import Board, load_board
from tests.core.raised import calls

PEOPLE = (Person("Anna", "f"), Person("Bruno", "m"), Person("Kim", "n"), Person("Dora", "f"))
NUMBERS = (0, 1, 2, 3, 6, 21)
MISCOUNTED = re.compile(r"\b1 (rocks|steps|rounds|sassi|passi|giri)\b")
OWN = CORE / "words"
TOLD = calls()
SHARED = "".join(
    p.read_text(encoding="utf-8") for room in ("core", "web") for p in sorted((CORE.parent / room).rglob("*.py"))
)
LISTED = (
    "event",
    "ask",
    "do",
    "why",
    "option",
    "game",
    "end",
    "kind",
    "route",
)  # families that are told one by one below
COUNTED = ("n", "p", "part", "high", "least", "left", "points")  # numbers, among what the others name
games = pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
every_language = pytest.mark.parametrize("lang", languages())

Args = dict[str, Any]


# ------------------------------------------------------------------------------------------- What a message names


class Names(Visitor):
    """The variables and the other messages a message names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


def messages(path: Path) -> dict[str, Message]:
    """The messages of one file, each stated once."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{path} says {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def named(node: BaseNode) -> Names:
    """What this node names."""
    names = Names()
    names.visit(node)
    return names


def words_of(folder: Path, lang: str) -> dict[str, Message]:
    """A game's own messages."""
    return messages(folder / "words" / f"{lang}.ftl")


def variables(known: dict[str, Message], key: str) -> set[str]:
    """The variables a message needs, also through the messages it names."""
    names = named(known[key])
    return names.variables.union(*(variables(known, other) for other in names.messages))


# ---------------------------------------------------------------------------------- What a game's words must say


def table(game: Game[Any, Any], seats: int, **options: Any) -> Any:
    """A fresh table that tells what happens."""
    s = game.new(seats, options)
    s.events = []
    return s


def samples(game: Game[Any, Any], words: Words, schema: tuple[str, ...]) -> Args:
    """The Fluent arguments of a schema, as a real table fills them."""
    return words.fill(table(game, game.most), schema, (0,) * len(schema))


def required(game: Game[Any, Any], words: Words) -> Iterator[tuple[str, Args]]:
    """Every message this game must have, with the arguments it may use."""
    actor = {"you": "no", "actor": "Anna", "actor_g": "f", "mood": 0, "tone": 0}
    for kind, schema in game.events.items():
        yield f"event-{kind}", actor | samples(game, words, schema)
    for frame, schema in game.questions.items():
        yield f"ask-{frame}", samples(game, words, schema)
    for verb, schema in game.verbs.items():
        yield f"do-{verb}", samples(game, words, schema)
    for rule, schema in game.reasons.items():
        yield f"why-{rule}", samples(game, words, schema)
    for option in game.options:
        yield f"option-{option.key}", {}
        yield f"option-{option.key}-text", {}
        for value in option.values:
            if not isinstance(value, bool):
                yield f"option-{option.key}-{value}", {}
    yield f"game-{game.name}-title", {}
    yield f"game-{game.name}-tagline", {}


def allowed(game: Game[Any, Any], words: Words) -> Iterator[tuple[str, Args]]:
    """Messages this game may have: a short name, notes of buttons, buttons of one question, what events hide."""
    yield f"game-{game.name}-short", {}
    yield f"game-{game.name}-edition", {}
    for option in game.options:
        yield f"option-{option.key}-yours", {}
        yield f"option-{option.key}-yours-text", {}
    actor = {"you": "no", "actor": "Anna", "actor_g": "f"}
    for kind in game.events:
        yield f"event-{kind}-hidden", actor
        yield f"event-{kind}-run", actor | {"n": 2, "all": "this and that"}
        yield f"event-{kind}-run-hidden", actor | {"n": 2}
    for verb, schema in game.verbs.items():
        own = samples(game, words, schema)
        yield f"do-{verb}-note", own
        for frame, told in game.questions.items():
            both = samples(game, words, told) | own
            yield f"do-{frame}-{verb}", both
            yield f"do-{frame}-{verb}-note", both


def boards_of(game: Game[Any, Any]) -> Iterator[Board]:
    """The boards among the data files of a game."""
    for path in sorted((game.folder / "data").glob("*.toml")):
        with suppress(BadInput):  # a deck, a list of prizes
            yield load_board(path)


TEXTS = (
    "way",
    "cards",
    "spaces",
    "text",
    "there",
    "deck",
    "lane",
    "stake",
    "level",
    "odds",
    "money",
    "last",
    "card",
    "part",
)  # what the table as text names besides


# What a stage tells of a moment that is looked back at: two people, and what stood between them.
HINDSIGHT: Args = {"who": "Anna", "who_you": "no", "actor": "Bruno", "you": "no", "weak": "Carla", "weak_you": "no"}
HINDSIGHT |= {"most": "£9", "last": 6, **dict.fromkeys(("n", "left", "mine", "gap", "points", "few"), 1)}


def by_the_source(game: Game[Any, Any]) -> Iterator[tuple[str, Args]]:
    """What the pieces and boards of a game ask for by name: types, spaces, routes, endings."""
    sources = "\n".join(p.read_text(encoding="utf-8") for p in sorted(game.folder.rglob("*.py")))
    boards = list(boards_of(game))
    for piece in getattr(game, "types", ()):
        yield f"type-{piece.name}", {}
        yield f"type-{piece.name}-text", {}
    for kind in sorted({k for b in boards for sp in b.spaces for k in sp.kinds}):
        yield f"kind-{kind}", {}
    for route in sorted({r for b in boards for r in ("first", "second", *(r for sp in b.spaces for r in sp.routes))}):
        yield f"route-{route}", {}
    for rule in sorted(set(re.findall(rf'\d: "({game.prefix}-[A-Z]+-\d\d)"', sources))):
        yield f"end-{rule}", {"who": "Anna", "who_g": "f", "n": 1, "you": "no"}
    for call in TOLD:
        if call.room == game.folder and call.key:
            yield call.key, dict.fromkeys(call.facts, "1")
    for key in re.findall(r"""Trait\([^"]*"([\w ]+)\"""", sources):  # what studies count
        yield f"trait-{key.replace(' ', '-')}", {}
    for key in re.findall(r"""Feat\([^"]*"(\w+)\"""", sources):  # what friends remember
        yield f"feat-{key}", {}
        yield f"feat-{key}-text", {"who": "Anna", "whom": "Bruno", "n": 2}
    for key in re.findall(r"""words\.get\(\s*["']([\w-]+)["']""", sources):
        yield key, {"who": "Anna", "who_g": "f", "who_you": "no", "you": "no", "n": 1} | dict.fromkeys(TEXTS, "1")


@cache
def quoted(sources: str) -> frozenset[str]:
    """Names that stand in quotes."""
    return frozenset(re.findall(r"""["']([\w-]+)["']""", sources))


@cache
def patterns(sources: str) -> frozenset[str]:
    """Names that are put together (`f"coach-{question}"`), what is in braces left open."""
    made = (m for m in re.findall(r"""\bf["']([\w{}.()\[\]-]{4,80})["']""", sources) if "{" in m)
    named = (one for one in made if re.search(r"\w{3}", re.sub(r"\{.*?\}", "", one)))
    return frozenset(re.sub(r"\\\{.*?\\\}", r"[\\w.-]+", re.escape(one)) for one in named)


def families(game: Game[Any, Any], known: dict[str, Message]) -> Iterator[tuple[str, Args]]:
    """What a game says besides, if anybody asks for it: a name in a source, in full or put together. Of a consequence
    (`then-…`) the game's own source has to name the rest. Real tables fill their arguments, and the suites play those.
    """
    own, texts = (
        "\n".join(p.read_text(encoding="utf-8") for p in sorted(game.folder.rglob(n))) for n in ("*.py", "*.toml")
    )
    here, there = patterns(own), patterns(SHARED)
    said = quoted(own), quoted(own + texts) | quoted(SHARED)
    ends = {one.removeprefix("then\\-") for one in here} - {"[\\w.-]+"}
    whole = {one for one in here | there if re.match(r"[a-z]{3,}\\-", one)}
    whole = {one for one in whole if one.split("\\")[0] not in (*LISTED, "then")}
    for key in known:
        rest = key.removeprefix("then-")
        if rest != key:
            asked_for = bool({key, rest} & said[0]) or any(re.fullmatch(one, rest) for one in ends)
        else:
            asked_for = key in said[1] or any(re.fullmatch(one, key) for one in whole)
        if asked_for:
            yield key, {name: 1 if name in COUNTED else "1" for name in variables(known, key)}


def everything(game: Game[Any, Any], lang: str) -> tuple[dict[str, Args], dict[str, Args]]:
    """The messages a game's words must have, and those they may have besides."""
    words = Words(game, lang, PEOPLE)
    must, may = dict([*required(game, words), *by_the_source(game)]), dict(allowed(game, words))
    known = words_of(game.folder, lang)
    besides = dict(families(game, known)) | {
        key: HINDSIGHT for key in known if key.startswith(("hindsight", "insight"))
    }
    return {
        key: besides.get(key, args) if key.startswith(("then-", "hindsight", "insight")) else args
        for key, args in must.items()
    }, besides | may


@games
@every_language
def test_no_message_is_missing(game: Game[Any, Any], lang: str) -> None:
    must, _ = everything(game, lang)
    assert sorted(set(must) - set(words_of(game.folder, lang))) == []


@pytest.mark.parametrize("folder", sorted({g.folder for g in all_games().values()}), ids=lambda p: p.name)
@every_language
def test_no_message_is_unused(folder: Path, lang: str) -> None:
    known = words_of(folder, lang)
    used = {key for message in known.values() for key in named(message).messages}
    for game in all_games().values():
        if game.folder == folder:
            must, may = everything(game, lang)
            used |= must.keys() | may.keys()
    assert sorted(set(known) - used) == []


@every_language
def test_no_message_of_the_table_is_missing_or_unused(lang: str) -> None:
    rooms = ("telling/words.py", "telling/scenario.py", "hindsight.py", "errors.py", "files.py", "catalogue.py")
    rooms += ("../bots/__init__.py",)
    source = "".join((CORE / room).read_text(encoding="utf-8") for room in rooms)
    known = set(messages(OWN / f"{lang}.ftl"))
    reasons = {f"why-{rule}" for rule in TABLE_REASONS}
    told = {call.key for call in TOLD}
    assert reasons <= known
    assert sorted(key for key in known - reasons - told if f'"{key}"' not in source) == []


@pytest.mark.parametrize(
    "folder", sorted({g.folder / "words" for g in all_games().values()} | {OWN, CORE.parent / "lab" / "words"}), ids=str
)
def test_both_languages_say_the_same_things(folder: Path) -> None:
    first, *others = (messages(folder / f"{lang}.ftl") for lang in languages())
    for other in others:
        assert sorted(set(first) ^ set(other)) == []


@games
@every_language
def test_no_game_overrides_the_words_of_the_table(game: Game[Any, Any], lang: str) -> None:
    assert not set(messages(OWN / f"{lang}.ftl")) & set(words_of(game.folder, lang))


# ------------------------------------------------------------------------------------------ Sentences come out whole


def values(name: str, sample: Any) -> tuple[Any, ...]:
    """What an argument may be: every gender, yes and no, every mood, a few numbers."""
    if name.endswith("_g"):
        return ("f", "m", "n")
    if name in ("you", "alone") or name.endswith("_you"):
        return ("yes", "no")
    if name == "mood":
        return tuple(range(MOODS))
    if name == "tone":
        return tuple(range(TONES))
    return NUMBERS if isinstance(sample, int) else (sample,)


def whole(text: str) -> bool:
    """Is it a text without holes, double spaces or miscounted plurals?"""
    return bool(text.strip()) and text == text.strip() and not re.search(r"[{}]|  |\?\?|None", text)


@games
@every_language
def test_every_sentence_is_whole_whoever_reads_it(game: Game[Any, Any], lang: str) -> None:
    words = Words(game, lang, PEOPLE)
    must, may = everything(game, lang)
    known = words_of(game.folder, lang)
    for key, args in {**may, **must}.items():
        if key not in known:
            continue
        needed = variables(known, key)
        assert needed <= args.keys(), f"{key} in {lang} is never given {needed - args.keys()}"
        names = sorted(needed)
        for chosen in product(*(values(name, args[name]) for name in names)):
            text = words.get(key, **dict(zip(names, chosen, strict=True)))
            assert whole(text) and not MISCOUNTED.search(text), f"{key} in {lang} with {chosen}: {text!r}"
            if key.startswith(("event-", "end-", "why-")) and key != "end-score":
                assert text.endswith((".", "!", "?")), f"{key} in {lang} with {chosen}: {text!r}"
            if key.startswith("ask-"):
                assert text.endswith("?"), f"{key} in {lang} with {chosen}: {text!r}"


@every_language
def test_the_sentences_of_the_table_are_whole(lang: str) -> None:
    words = Words(next(iter(all_games().values())), lang, PEOPLE)
    for key, message in messages(OWN / f"{lang}.ftl").items():
        names = sorted(named(message).variables)
        for chosen in product(*(values(name, "Anna") for name in names)):
            assert whole(words.get(key, **dict(zip(names, chosen, strict=True)))), f"{key} in {lang}"


def spoken(game: Game[Any, Any], readers: list[Words], s: Any, ask: Ask[Any], rows: list[Action]) -> Iterator[str]:
    """All that can be said at this question."""
    for words in readers:
        yield words.waiting(ask)
        if not isinstance(ask, Roll):
            yield words.question(s, ask)
        for a in rows:
            yield words.action(s, ask, a)
            yield words.note(s, ask, a) or "no note"
            for seat in (ask.seat, 0):
                reason = why(s, seat, a)
                yield words.reason(s, reason) if reason else "legal"
        for e in s.events:
            yield words.event(s, e)
    s.events.clear()


@games
@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_can_be_told_from_beginning_to_end(game: Game[Any, Any], seed: int) -> None:
    dice = Dice(seed)
    options = {o.key: o.values[-1] for o in game.options if o.text == "types"}
    s = table(game, game.fewest + seed % 2 * 2, **options)
    readers = [Words(game, lang, PEOPLE, reader) for lang in languages() for reader in (PUBLIC, 1)]
    for turn in range(400):
        ask = asked(s)
        if ask is None:
            break
        rows = [game.actions[(turn * 7 + i) % len(game.actions)] for i in range(3)] + ask.legal(s)[:3]
        for text in spoken(game, readers, s, ask, rows):
            assert whole(text), text
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else ask.legal(s)[dice.below(len(ask.legal(s)))])


def you_in(args: Args) -> dict[str, str]:
    """Who may be the reader of an event, and by which name the sentence would call them;
    $me is the actor's own piece.
    """
    named = {f"{name}_you": name for name in (key[:-4] for key in args if key.endswith("_you")) if name != "me"}
    return {"you": "actor"} | named


@games
@every_language
def test_no_event_calls_its_reader_by_name(game: Game[Any, Any], lang: str) -> None:
    words, known = Words(game, lang, PEOPLE), words_of(game.folder, lang)
    for kind, schema in game.events.items():
        args = {"actor": "Anna", "actor_g": "f", "mood": 0, "tone": 0} | samples(game, words, schema)
        yous = you_in(args)
        args |= {name: f"the {name}" for name in yous.values()} | dict.fromkeys(yous, "no")
        needed = variables(known, f"event-{kind}")
        for you, name in yous.items():
            free = sorted(needed - yous.keys())
            for chosen in product(*(values(one, args[one]) for one in free)):
                told = args | dict(zip(free, chosen, strict=True)) | {you: "yes"}
                text = words.get(f"event-{kind}", **{one: told[one] for one in needed})
                assert f"the {name}" not in text, f"event-{kind} in {lang}: {text}"


@games
@pytest.mark.parametrize("seed", range(3))
def test_nobody_reads_their_own_name_in_a_random_game(game: Game[Any, Any], seed: int) -> None:
    dice, people = Dice(seed), [Person(f"Zoe{chr(97 + i)}", "n") for i in range(game.most)]
    s = table(game, min(game.most, game.fewest + 1))
    readers = [Words(game, lang, people, seat) for lang in languages() for seat in range(game.seats(s))]
    for _ in range(600):
        ask = asked(s)
        if ask is None:
            break
        assert not any(people[words.reader].name in words.waiting(ask) for words in readers)
        for e, words in product(s.events, readers):
            own = people[words.reader].name  # one of several pieces is Zoea II
            told = words.event(s, e).rpartition(" · ")[2]
            assert not re.search(rf"{own}\b(?! [IV]+\b)", told), f"{e.kind} to {own}: {told}"
        s.events.clear()
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else ask.legal(s)[dice.below(len(ask.legal(s)))])


@games
@every_language
def test_options_read_as_a_person_would_say_them(game: Game[Any, Any], lang: str) -> None:
    words = Words(game, lang, PEOPLE)
    for option in game.options:
        name, meaning = words.option(option)
        assert whole(name) and meaning.endswith(".")
        for value in option.values:
            assert whole(words.option_value(option, value))
    assert words.title() and words.tagline() and len(words.short()) <= 20 and len(words.edition()) <= 14
