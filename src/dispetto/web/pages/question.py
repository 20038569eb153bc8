"""The question as whoever is asked reads it: what is asked, and a button an answer, each with what it does.

A page's most frequent part of its own, so it is put together here rather than by a template.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup, escape

from dispetto.core.show.then import Then
from dispetto.web.pages.buttons import Button
from dispetto.web.pages.phrases import Tongue, tongue

KEYS = 9  # answers that have a key of their own
ROW = 4  # answers that stand side by side where they say what they do


class Asked(NamedTuple):
    """All that a question shows."""

    question: str
    tray: Markup
    aside: str
    coach: str
    kind: str  # of the question, for what a page remembers of advice
    part: int  # so many parts of the answer have been given
    back: bool  # there is a part to take back
    step_in: bool
    seq: int
    ghosts: bool


def question(lang: str, asked: Asked, buttons: Sequence[Button]) -> str:
    """The part `ask` of a page."""
    t = tongue(lang)
    aside = f'<p class="sub">{escape(asked.aside)}</p>' if asked.aside else ""
    many = " many" if len(buttons) > ROW else ""
    row = " row" if len(buttons) >= ROW and any(b.then for b in buttons) else ""
    ghosts = f' data-ghosts="{asked.seq}.{asked.part}"' if asked.ghosts else ""
    answers = "".join([answer(b, asked.seq, asked.part) for b in buttons])
    return (
        f'<div class="tab">{escape(t("step-in" if asked.step_in else "your-move"))}</div>\n'
        f"{coach(t, asked)}"
        f'<div class="tray" id="tray">{escape(asked.tray)}</div>\n'
        f'<div class="said"><h1>{escape(asked.question)}</h1>{aside}{back(t, asked)}</div>\n'
        f'<div class="answers{many}{row}"{ghosts}>\n{answers}</div>'
    )


def coach(t: Tongue, asked: Asked) -> str:
    """A word to somebody who meets this question first."""
    if not asked.coach:
        return ""
    off = escape(t("coach-off"))
    return (
        f'<p class="coach" data-coach="{escape(asked.kind)}" hidden><b>{escape(t("coach"))}</b> '
        f'<span>{escape(asked.coach)}</span> <button type="button" data-coach-off aria-label="{off}" '
        f'title="{off}">×</button></p>'
    )


def back(t: Tongue, asked: Asked) -> str:
    """The button that takes back the last part of an answer."""
    if not asked.back:
        return ""
    return (
        f'<button type="button" class="ib" data-back data-seq="{asked.seq}"><span class="key cap">Esc</span>'
        f"{escape(t('take-part-back'))}</button>"
    )


def answer(b: Button, seq: int, part: int) -> str:
    """One answer: its key, its picture, its words, what it does."""
    head, _, more = b.text.partition(" · ")
    code, then = b.code, b.then
    small = f"<small>{escape(more)}</small>" if more else ""
    labels = says = odds = ""
    if then is not None:
        labels = f' aria-labelledby="head-{code}" aria-describedby="then-{code}"'
        says = f'<span class="thens" id="then-{code}">{chips(then)}</span>'
        odds = f' <b class="odds">{escape(then.tag)}</b>' if then.tag else ""
    return (
        f'  <button type="button" class="btn {b.tone}" data-answer="{code}" data-seq="{seq}" data-part="{part}" '
        f'data-key="{b.number}" id="answer-{code}"{labels}><span class="key{" none" if b.number > KEYS else ""}">'
        f'{b.number}</span>{escape(b.icon)}<span class="head" id="head-{code}">{escape(head)}{odds}{small}</span>'
        f"{says}</button>\n"
    )


@lru_cache(maxsize=2048)
def chips(then: Then) -> str:
    """A consequence, and what else there is to say of it."""
    return " ".join([chip(then), *map(chip, then.also)])


def chip(then: Then) -> str:
    """One chip: a picture and few words."""
    lead = f"<b>{escape(then.lead)}</b> " if then.lead else ""
    text = "<br>".join([escape(line) for line in then.text.split("\n")])
    return f'<small class="then {escape(then.tone)}">{then.picture()}<span>{lead}{text}</span></small>'
