"""Set-up: a file of its own that a table brings along, like a card set.
Sent or pasted by the host, checked, and kept as its text.
"""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import Response
from starlette.datastructures import FormData, UploadFile

from dispetto.core.errors import BadFile, BadInput, Sentence
from dispetto.core.files import LARGEST, is_text, tidy
from dispetto.core.game import Game, Option
from dispetto.core.workshop import faults
from dispetto.web.house import House
from dispetto.web.play.table import Table
from dispetto.web.sorry import Sorry
from dispetto.web.store.changes import Change


def add_bringing(app: FastAPI, house: House) -> None:
    """Taking such files in."""

    @app.post("/t/{table}/file")
    async def bring(request: Request, table: str) -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        if found.row.host != v.id:
            raise Sorry("host-only", 403)
        form = await request.form()
        o = next((o for o in found.game.options if o.brought and o.key == form.get("key")), None)
        if o is None:
            raise Sorry("bad-form", 400)
        text = await text_of(form)

        def wished() -> Change | None:
            if found.started:
                return None
            return Change({"options": {**found.row.options, o.key: checked(found, o, text)}})

        await house.tables.alter(found, wished)
        house.live.changed(found)
        return house.go(v, f"/t/{found.id}")


async def text_of(form: FormData) -> str:
    """The text of the file that was sent, else what was pasted; the name of a file is no business of ours."""
    sent, pasted = form.get("file"), form.get("text")
    if isinstance(sent, UploadFile):
        try:
            text = (await sent.read(4 * LARGEST)).decode("utf-8")
        except UnicodeDecodeError:
            raise Sorry("bring-nothing", 400) from None
        if text:
            return text
    return pasted if isinstance(pasted, str) else ""


def checked(table: Table, o: Option, text: str) -> str:
    """The text as the table keeps it, or the sentence that says what is wrong with it; a name or a path is none."""
    if not is_text(text):
        raise Sorry("bring-nothing", 400)
    options = {**table.row.options, o.key: text}
    try:
        shop = table.game.workshop()
        if shop is not None and shop.option == o.key:
            for fault in faults(shop, tidy(text))[:1]:
                if isinstance(fault, BadFile):
                    raise fault
                raise Sorry("made-unsound", 400, why=fault)
        s = table.game.new(max(table.game.fewest, len(table.row.seats)), options)
    except Sorry:
        raise
    except BadFile as e:
        raise e.at(option_named(table.game, o)) from None
    except BadInput as e:
        raise Sorry("bad-options", 400, why=e) from None
    return str(table.game.chosen(s)[o.key])


def option_named(game: Game[Any, Any], o: Option) -> Sentence:
    """An option as its game's words call it."""
    return Sentence(f"option-{o.key}", game.folder)
