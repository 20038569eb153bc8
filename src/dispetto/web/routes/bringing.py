"""Set-up: a file of its own that a table brings along, like a card set. Sent or pasted by the host, checked, and kept as its text."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.responses import Response
from starlette.datastructures import FormData, UploadFile

from dispetto.core.files import LARGEST, BadFile, is_text
from dispetto.core.game import BadInput, Option
from dispetto.core.telling.words import Words
from dispetto.web.house import House, Sorry
from dispetto.web.pages.phrases import tongue
from dispetto.web.play.table import Table


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
        async with found.lock:
            if not found.started:
                await house.tables.change(found, options={**found.row.options, o.key: checked(found, o, text, v.lang)})
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


def checked(table: Table, o: Option, text: str, lang: str) -> str:
    """The text as the table keeps it, or the sentence that says what is wrong with it; a name or a path is none."""
    if not is_text(text):
        raise Sorry("bring-nothing", 400)
    options = {**table.row.options, o.key: text}
    try:
        s = table.game.new(max(table.game.fewest, len(table.row.seats)), options)
    except BadFile as e:
        what = Words(table.game, lang, ()).option(o)[0]
        raise Sorry("bad-option", 400, f"{what}: {e.said(lang)}") from None
    except BadInput as e:
        raise Sorry("bad-options", 400, f"{tongue(lang)('bad-options')} {e}") from None
    return str(table.game.chosen(s)[o.key])
