"""What happened, for whoever runs it: a line each on the error output, and never a secret in it.

Whatever is logged passes here as it would be printed, tracebacks too, and leaves without passwords of databases,
links to another device, cookies and tokens.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time

from dispetto.web.store.places import HIDDEN, shown

FALSE_ALARM = "returned without completing handshake"  # uvicorn's word for a socket that was refused with a status
SECRETS = (
    re.compile(r"()[\w~=-]+\.[0-9a-f]{32}\b"),  # whatever we have signed: cookies, links
    re.compile(r"(\bdispetto_)[\w-]{43}"),  # keys of programs
    re.compile(r"(/move/)[^\s\"'?]+"),
    re.compile(r"(\bBearer\s+)\S+", re.I),
    re.compile(r"(\b(?:set-)?cookie[\"']?\s*[:=]\s*).+", re.I),
    re.compile(r"(\b(?:password|passwd|secret|token|seed)[\"']?\s*[:=]\s*)[^\s,;)}\]]+", re.I),
)


def scrubbed(text: str) -> str:
    """A text without what nobody may read there."""
    for secret in SECRETS:
        text = secret.sub(rf"\1{HIDDEN}", text)
    return shown(text)


class Plain(logging.Formatter):
    """A line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return scrubbed(super().format(record))


class Json(logging.Formatter):
    """A JSON object a line, for machines: at, level, logger, message, perhaps trace."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": scrubbed(record.getMessage()),
        }
        if record.exc_info:
            told["trace"] = scrubbed(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def set_up(form: str) -> None:
    """From now on everything is logged in this form; to machines we also say that we open and close."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(lambda record: FALSE_ALARM not in record.getMessage())
    handler.setFormatter(Json() if form == "json" else Plain())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("dispetto").setLevel(logging.INFO if form == "json" else logging.WARNING)
