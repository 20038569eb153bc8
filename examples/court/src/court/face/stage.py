"""Court on the stage: the one thing a screen asks. Every method has a plain default, so draw one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from court.face.cards import H, W, card
from court.face.scene import FLOOR, SIZES, hall, hand, places, scene
from court.rules import actions
from court.rules.pieces import DAGGER, FEAST, HUMILIATION, NAMES, THEFT
from court.view import View
from dispetto.core.engine.table import Event
from dispetto.core.show.ink import INK, group, lettering, oval, path
from dispetto.core.show.ink_seats import chip, seat_disc
from dispetto.core.show.stage import SCENE, About, Label, Mark, Race, Stage, Step
from dispetto.core.telling.words import Words

NASTY = {"answered": 4, "stopped": 2, "revealed": 0}


class CourtStage(Stage[View]):
    """A table laid for a banquet."""

    seats: ClassVar[int] = 4
    minutes: ClassVar[int] = 10
    switch: ClassVar[str] = "deck"
    quiet: ClassVar[frozenset[str]] = frozenset({"pass"})
    bold: ClassVar[frozenset[str]] = frozenset({"humiliate"})
    unlisted: ClassVar[frozenset[str]] = frozenset({"drawn"})
    phone_seats_at: ClassVar[str] = SCENE

    # ------------------------------------------------------------------------------------------------ still pictures

    def poster(self) -> str:
        """The four cards on a table, for an SVG of 320 × 250."""
        fan = ((DAGGER, -24, 60, 96), (THEFT, -8, 112, 76), (FEAST, 8, 168, 72), (HUMILIATION, 24, 218, 84))
        cards = "".join(group(card(kind), x, y, 0.95, turn) for kind, turn, x, y in fan)
        cloth = oval(160, 190, 150, 62, "#f4ead2", INK, 4)
        return f'<rect width="320" height="250" fill="#8c5a4a"/>{cloth}{cards}'

    def picture(self, name: str, layout: str, theme: str) -> str:
        return hall(layout, theme)

    def size(self, name: str, layout: str) -> tuple[int, int]:
        return SIZES[layout]

    def ground(self, layout: str, theme: str) -> str:
        floor = f'<rect width="8" height="8" fill="{FLOOR[theme]}"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">{floor}</svg>'

    # ---------------------------------------------------------------------------------------------- what moves above

    def symbols(self, v: View) -> str:
        """What the steps let fly: a card face up, or its back."""
        box = f'viewBox="0 0 {W} {H}"'
        faces = "".join(f'<symbol id="face-{name}" {box}>{card(kind)}</symbol>' for kind, name in enumerate(NAMES))
        sheet = f'{faces}<symbol id="face-down" {box}>{card(-1)}</symbol>'
        hidden = 'width="0" height="0" aria-hidden="true"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {hidden}><defs>{sheet}</defs></svg>'

    def scene(self, v: View, layout: str, marks: Sequence[Mark]) -> str:
        return scene(v, layout, marks)

    def labels(self, v: View, layout: str, words: Words) -> Sequence[Label]:
        """Everybody's name under their head."""
        below = 84 if layout == "wide" else 60
        spots = enumerate(places(v, layout))
        return [Label(words.person(seat)[0], x, y + below, "guest") for seat, (x, y) in spots]

    def plate(self, v: View, seat: int, layout: str, words: Words) -> str:
        return f'<span class="points">{v.score[seat]}</span>' if layout == "wide" else chip(seat, 20)

    def hand(self, v: View, layout: str, marks: Sequence[Mark], words: Words) -> str:
        return hand(v, marks)

    # ------------------------------------------------------------------------------------------- what may be clicked

    def spots(self, v: View, verb: str, args: tuple[int, ...]) -> tuple[str, ...]:
        """A card is played by a click on it, a player aimed at by a click on the head."""
        if verb == "lead":
            return (f"card-{args[0]}",)
        if verb == "humiliate":
            return (f"card-{HUMILIATION}",)
        return (f"seat-{args[0]}",) if verb == "at" and args[0] >= 0 else ()

    def meant(self, v: View, anchor: str) -> int | None:
        """What a click on something unlit would have meant: the refusal says why not."""
        kind, _, rest = anchor.partition("-")
        number = rest.partition("-")[0]
        if not number.isdigit():
            return None
        n = int(number)
        if kind == "card" and n < len(NAMES):
            return actions.LEAD[n].code
        rel = (n - v.seat) % len(v.score)
        return actions.AT[rel - 1].code if kind == "seat" and n < len(v.score) and rel and v.seat >= 0 else None

    def about(self, v: View, anchor: str, words: Words) -> About | None:
        """What a card does, for whoever points at it."""
        kind, _, rest = anchor.partition("-")
        number = rest.partition("-")[0]
        if kind == "card" and number.isdigit() and int(number) < len(NAMES):
            name, rule = NAMES[int(number)], f"CC-CARD-{int(number) + 1:02d}"
            return About(words.get(f"name-{name}"), words.get(f"text-{name}"), (rule,))
        return About(words.get("text-deck", n=v.deck), "", ("CC-END-01",)) if anchor == "deck" else None

    # ------------------------------------------------------------------------------------------------ what happened

    def steps(self, events: Sequence[Event], before: View, after: View) -> list[list[Step]]:
        """Cards fly: from the deck to who draws, from who plays to the middle."""
        return [self.step(e) for e in events]

    def step(self, e: Event) -> list[Step]:
        """The motion of one event."""
        if e.kind == "drew":
            return [{"do": "fly", "symbol": "face-down", "start": "deck", "end": f"seat-{e.seat}", "ms": 450}]
        if e.kind == "played":
            name = f"face-{NAMES[e.args[0]]}"
            return [{"do": "fly", "symbol": name, "start": f"seat-{e.seat}", "end": "deck", "ms": 500}]
        return [{"do": "shake", "id": f"seat-{e.args[1]}", "ms": 400}] if e.kind == "answered" else []

    def clock(self, v: View) -> int:
        return v.held + 1

    # ------------------------------------------------------------------------------------------------------ the end

    def race(self, v: View) -> Race | None:
        return Race(v.held, tuple(max(0, points) for points in v.score), 12)

    def nastiness(self, e: Event) -> int:
        stolen = e.kind == "played" and e.args[0] in (THEFT, DAGGER)
        return 3 if stolen else NASTY.get(e.kind, 0)

    def vignette(self, e: Event, v: View) -> str:
        kind = HUMILIATION if e.kind in ("answered", "stopped") else e.args[0]
        body = group(card(kind), 40, 8) + seat_disc(e.seat, 30, 80, 18)
        return f'<svg viewBox="0 0 140 100" width="140" height="100" aria-hidden="true">{body}</svg>'

    def podium(self, v: View, places: Sequence[int], layout: str) -> str:
        """Everybody on a chair, the higher the better."""
        wide, floor, tall = (640, 727, 60) if layout == "wide" else (390, 278, 26)
        drawn = ""
        for seat, place in enumerate(places):
            x = wide * (seat + 0.5) / len(places)
            top = floor - tall * (len(places) + 1 - place)
            drawn += path(f"M{x - 30},{floor}L{x - 30},{top}L{x + 30},{top}L{x + 30},{floor}Z", "#b98a2e", INK, 3)
            drawn += seat_disc(seat, x, top - 28, 26) + lettering(str(v.score[seat]), x, top + 18, 16, INK, 3)
        return drawn
