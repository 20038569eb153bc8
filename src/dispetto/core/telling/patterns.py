"""Fluent's patterns made into plain functions once, so that a sentence is put together without walking a tree.

Only what sentences of a table are made of: text, `{ $name }`, `{ another-message }`, a choice by a word or a number.
Whatever else a language pack may use, and whatever is missing, is left to Fluent itself (`Unfit`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from babel import Locale
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast

PARSER = FluentParser(with_spans=False)
Args = Mapping[str, Any]
Teller = Callable[[Args], str]
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
MOST = 4096  # numbers whose looks are kept
ONE_LINE = re.compile(
    r"[\w-]+ *= *((?:[^{}\r\n]|\{ *\$[A-Za-z][\w-]* *\})+)\s*(?:^#.*\s*)*", re.ASCII | re.MULTILINE
)  # a sentence without a choice, and what is noted down after it
NAMED = re.compile(r"\{ *\$([\w-]+) *\}", re.ASCII)


class Unfit(Exception):
    """This is Fluent's own business."""


class Patterns:
    """The messages of one room in one language, as functions of their arguments."""

    def __init__(self, locale: Locale) -> None:
        self.written = lru_cache(MOST)(lambda n: str(FluentInt(n).format(locale)))
        self.plural = lru_cache(MOST)(lambda n: str(locale.plural_form(n)))
        self.sources: dict[str, str] = {}  # every message as it is written
        self.made: dict[str, Teller] = {}
        self.besides: dict[tuple[str, str], str | None] = {}  # attributes that somebody has asked for

    def add(self, sources: Mapping[str, str]) -> None:
        """A file of sentences; what was there before stays."""
        self.sources = {**sources, **self.sources}

    def message(self, key: str) -> ast.Message | None:
        """A message, taken apart; None where there is none."""
        source = self.sources.get(key)
        entry = PARSER.parse_entry(source) if source is not None else None
        return entry if isinstance(entry, ast.Message) else None

    def tell(self, key: str, args: Args) -> str:
        """A message with these arguments; Unfit where Fluent has to do it."""
        return (self.made.get(key) or self.make(key))(args)

    def make(self, key: str) -> Teller:
        """A message taken apart, unless it has been."""
        if key not in self.made:
            self.made[key] = self.of_message(key)
        return self.made[key]

    def of_message(self, key: str) -> Teller:
        """The function of a message. Most are one line of text and names, and need no parser."""
        plain = ONE_LINE.fullmatch(self.sources.get(key, ""))
        if plain is not None:
            return self.of_line(plain[1].rstrip(" "))
        message = self.message(key)
        try:
            if message is None or message.value is None:
                raise Unfit
            return self.of_pattern(message.value)
        except Unfit:
            return unfit

    def of_line(self, line: str) -> Teller:
        """Text and names in turn."""
        cut = NAMED.split(line)
        return told_together([self.of_variable(one) if n % 2 else one for n, one in enumerate(cut) if n % 2 or one])

    def attribute(self, key: str, name: str) -> str | None:
        """What a message says besides; None where it says nothing, Unfit where Fluent has to do it."""
        if (key, name) not in self.besides:
            message = self.message(key)
            found = [one.value for one in message.attributes if one.id.name == name] if message is not None else []
            self.besides[key, name] = self.of_pattern(found[0])({}) if found else None
        return self.besides[key, name]

    def of_pattern(self, pattern: ast.Pattern) -> Teller:
        """Text, and what stands between."""
        return told_together([self.of_element(one) for one in pattern.elements])

    def of_element(self, element: ast.TextElement | ast.Placeable) -> str | Teller:
        """Plain text, or something that hangs on the arguments."""
        if isinstance(element, ast.TextElement):
            return str(element.value)
        inside = element.expression
        if isinstance(inside, ast.StringLiteral):
            return str(inside.parse()["value"])
        if isinstance(inside, ast.VariableReference):
            return self.of_variable(inside.id.name)
        if isinstance(inside, ast.MessageReference) and inside.attribute is None:
            return self.of_reference(inside.id.name)
        if isinstance(inside, ast.SelectExpression):
            return self.of_choice(inside)
        raise Unfit

    def of_variable(self, name: str) -> Teller:
        """A name as it is, a number as the language writes it."""

        def told(args: Args) -> str:
            value = args.get(name)
            return value if isinstance(value, str) else self.number(value)

        return told

    def number(self, value: object) -> str:
        """A number as the language writes it."""
        if type(value) is not int:
            raise Unfit
        return self.written(value)

    def of_reference(self, key: str) -> Teller:
        """Another message with the same arguments, made when it is needed first: messages may stand in any order."""
        return lambda args: self.tell(key, args)

    def of_choice(self, choice: ast.SelectExpression) -> Teller:
        """The variant that fits an argument by its word, its number or the plural form of that; else the default."""
        if not isinstance(choice.selector, ast.VariableReference):
            raise Unfit
        name = choice.selector.id.name
        words: dict[str, Teller] = {}
        numbers: dict[int, Teller] = {}
        otherwise: Teller = unfit
        for variant in choice.variants:
            made = self.of_pattern(variant.value)
            if isinstance(variant.key, ast.Identifier):
                words.setdefault(variant.key.name, made)
            elif words:  # the first that fits counts: numbers have to come before plural forms
                raise Unfit
            else:
                numbers.setdefault(int_of(variant.key.value), made)
            otherwise = made if variant.default else otherwise

        def told(args: Args) -> str:
            value = args.get(name)
            if isinstance(value, str):
                if numbers and value in PLURALS:
                    raise Unfit
                return words.get(value, otherwise)(args)
            if type(value) is not int:
                raise Unfit
            return (numbers.get(value) or words.get(self.plural(value), otherwise))(args)

        return told


def told_together(parts: Sequence[str | Teller]) -> Teller:
    """The parts of a sentence one after the other."""
    if len(parts) == 1:
        only = parts[0]
        return only if not isinstance(only, str) else lambda args: only
    return lambda args: "".join([part if isinstance(part, str) else part(args) for part in parts])


def unfit(args: Args) -> str:
    """Not ours to tell."""
    raise Unfit


def int_of(text: str) -> int:
    """The number of a key; Unfit for a fraction."""
    try:
        return int(text)
    except ValueError:
        raise Unfit from None
