"""What the ints mean: `name:kind` for each argument of an answer, an event, a question and a refusal.

A kind is a word that `CourtGame.label` and `CourtGame.display` understand: card, seat, or n for a number.
"""

from __future__ import annotations

VERBS: dict[str, tuple[str, ...]] = {
    "pass": (),
    "lead": ("card:card",),
    "at": ("who:seat",),
    "take": ("n:n",),
    "humiliate": (),
    "bid": ("n:n",),
    "drawn": ("who:seat", "card:card"),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "turn": (),
    "passed": (),
    "played": ("card:card", "at:seat", "n:n"),
    "answered": ("card:card", "by:seat"),
    "stopped": ("card:card",),
    "drew": ("card:card",),
    "sealed": ("n:n", "guest:seat"),
    "revealed": ("n:n", "guest:seat"),
    "dined": ("guest:seat",),
    "left": (),
    "showed": ("card:card",),
    "over": (),
}
QUESTIONS: dict[str, tuple[str, ...]] = {
    "Choose": (),
    "Target": ("card:card",),
    "HowMuch": ("card:card", "who:seat"),
    "Window": ("card:card", "by:seat"),
    "Bid": ("most:n",),
    "Toast": ("n:n",),
}
REASONS: dict[str, tuple[str, ...]] = {
    "CC-TURN-01": ("card:card",),
    "CC-TURN-02": (),
    "CC-CARD-02": ("who:seat",),
    "CC-CARD-03": ("card:card",),
    "CC-ANS-01": (),
    "CC-BANQ-01": (),
}
