"""Card sets that people make, by table: twelve cards, and the spaces of the track where everybody panics."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from dispetto.core.errors import BadFile, Sentence
from dispetto.core.files import about, contents
from dispetto.core.telling.languages import ENGLISH
from dispetto.core.workshop import (
    CHOICE,
    DOUBT,
    GOOD,
    YES,
    Column,
    Draft,
    Note,
    Sheet,
    Workshop,
    held,
    quoted,
    some,
    title_of,
    whole,
)
from dispetto.games.shear_panic.names import ACTIONS
from dispetto.games.shear_panic.rules.state import ALIGN, DIAGONAL, LAST_PEN, TURN
from dispetto.games.shear_panic.sets import CARDS, FOLDER, fault, read_set

MOST_PANICS: Final = 16
FEW_PANICS: Final = 3
CARD: Final = (
    Column("action", CHOICE, values=tuple(ACTIONS)),
    Column("value", low=1, high=3),
    Column("no_undo", YES),
)


class CardSets(Workshop):
    """Sets of Shear Panic."""

    option: ClassVar[str] = "cards"
    sheets: ClassVar[tuple[Sheet, ...]] = (
        Sheet("card", CARD, CARDS, CARDS),
        Sheet("panic", (Column("space", low=1, high=LAST_PEN - 1),), 0, MOST_PANICS),
    )

    def blank(self) -> str:
        """Every action once, then pushes: three of each value."""
        rows = [{"action": ACTIONS[n] if n < len(ACTIONS) else "push", "value": 1 + n % 3} for n in range(CARDS)]
        for row in rows:
            row["no_undo"] = row["action"] in (ACTIONS[ALIGN], ACTIONS[TURN])
        return self.write({"title": "", "sheets": {"card": rows, "panic": []}}, "")

    def read(self, text: str) -> Draft:
        data = contents(text)
        titles, _ = about(data)
        cards = data.get("card", [])
        if not isinstance(cards, list) or len(cards) != CARDS or not all(isinstance(c, dict) for c in cards):
            raise fault("set-twelve", n=len(cards) if isinstance(cards, list) else 1)
        marked = (ACTIONS[ALIGN], ACTIONS[TURN])
        rows = [{"no_undo": card.get("action") in marked, **card} for card in cards]
        panic = data.get("panic", [])
        draft = {"title": titles[ENGLISH], "sheets": {"card": rows, "panic": [{"space": n} for n in some(panic, 80)]}}
        self.write(draft, text)
        return draft

    def write(self, draft: Draft, old: str) -> str:
        title, sheets = title_of(draft), draft.get("sheets")
        if not isinstance(sheets, dict):
            raise BadFile("draft-list", most=CARDS)
        out = [f"title = {quoted(title)}", 'provenance = "house"']
        panic = [whole(row_of(row).get("space"), 1, LAST_PEN - 1) for row in some(sheets.get("panic"), MOST_PANICS)]
        out.append(f"panic = [{', '.join(str(n) for n in sorted(set(panic)))}]")
        rows = some(sheets.get("card"), CARDS)
        for card in map(row_of, rows):
            if card.get("action") not in ACTIONS:
                raise BadFile("draft-word", value=repr(card.get("action"))[:20], known=list(ACTIONS))
            mark = card.get("no_undo") is True and ACTIONS.index(card["action"]) >= DIAGONAL
            out += ["", "[[card]]", f"action = {quoted(card['action'])}", f"value = {whole(card.get('value'), 1, 3)}"]
            out.append(f"no_undo = {'true' if mark else 'false'}")
        return held("\n".join(out) + "\n")

    def notes(self, text: str) -> list[Note]:
        data = contents(text)
        cards = data.get("card", [])
        found: list[Note] = []
        try:
            read_set(data)
        except BadFile as e:
            found.append(Note(e, cells=pointed(e, cards)))
        panic = data.get("panic", [])
        panics = len(panic) if isinstance(panic, list) else 0
        if panics < FEW_PANICS:
            found.append(Note(Sentence("doubt-panics", FOLDER, n=panics), DOUBT))
        if all(note.grade == DOUBT for note in found):
            worth = sum(card["value"] for card in cards)
            found.append(Note(Sentence("praise-set", FOLDER, n=worth, panics=panics), GOOD))
        return found


def row_of(row: Any) -> dict[str, Any]:
    """A row of a sheet; BadFile for anything else."""
    if not isinstance(row, dict):
        raise BadFile("draft-list", most=CARDS)
    return row


def pointed(e: BadFile, cards: list[dict[str, Any]]) -> tuple[str, ...]:
    """The cells that a fault is about: of too few of a value, all that have another."""
    if e.key == "set-three":
        return tuple(f"card.{n}.value" for n, card in enumerate(cards) if card.get("value") != e.facts["n"])
    if e.key == "set-missing":
        named = [card.get("action") for card in cards]
        return tuple(f"card.{n}.action" for n, action in enumerate(named) if named.count(action) > 1)
    return ()
