"""Lunch Money on the stage: the schoolyard, the hand, and what may be clicked on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from dispetto.core.engine.table import Event
from dispetto.core.show.howto import HowTo
from dispetto.core.show.stage import ALIKE, SCENE, About, Label, Mark, Preview, Race, Stage, Step
from dispetto.core.telling.words import Words
from dispetto.games.lunch_money.face import end, ghosts, hand, hindsight, howto, kids, labels, scene, steps, yard
from dispetto.games.lunch_money.face.card_words import named
from dispetto.games.lunch_money.face.cards import BARE, W, coins, laid, sheet
from dispetto.games.lunch_money.face.kids import bust
from dispetto.games.lunch_money.face.places import SIZES, in_the_air
from dispetto.games.lunch_money.face.seats import troubles
from dispetto.games.lunch_money.rules.actions import C_SEAT, CARD
from dispetto.games.lunch_money.view import NAMES, NOBODY, View, what_answers

NASTY = {"humiliated": 4, "crushed": 3, "hurt": 0, "out": 6, "infected": 4, "placed": 3, "split": 2, "backlashed": 4}


class LunchMoneyStage(Stage[View]):
    """The base set, or with Sticks & Stones."""

    seats_at: ClassVar[str] = SCENE
    phone_seats_at: ClassVar[str] = SCENE
    bold: ClassVar[frozenset[str]] = frozenset({"release", "left", "right", "copy_block", "copy_dodge"})
    quiet: ClassVar[frozenset[str]] = frozenset({"none", "discard"})
    pictured_among_few: ClassVar[frozenset[str]] = frozenset({"card"})  # they lie in the hand
    previews: ClassVar[frozenset[str]] = frozenset(
        {"Main", "Defend", "Follow", "Free", "PokeBlow", "HippieBlow", "Imaginary", "Backlash", "PassOn", "Interrupt"}
    )

    def same_for_all(self, layout: str) -> frozenset[str]:
        return ALIKE - {"scene", "words"}  # a yard looks different from every chair, and one's own cards are in sight

    # ------------------------------------------------------------------------------------------------ still pictures

    def poster(self) -> str:
        return end.poster()

    def howto(self, words: Words) -> HowTo:
        return howto.howto(words)

    def backdrop(self, v: View) -> str:
        return "yard"

    def backdrops(self) -> tuple[str, ...]:
        return ("yard",)

    def picture(self, name: str, layout: str, theme: str) -> str:
        if name != "yard":
            raise KeyError(name)
        return yard.yard(layout, theme)

    def size(self, name: str, layout: str) -> tuple[int, int]:
        return SIZES[layout]

    def ground(self, layout: str, theme: str) -> str:
        return yard.asphalt(theme)

    # ---------------------------------------------------------------------------------------------- what moves above

    def symbols(self, v: View) -> str:
        faces = kids.sheet(self.faces, v.players)
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
            f"<defs>{sheet()}{faces}</defs></svg>"
        )

    def scene(self, v: View, layout: str, marks: Sequence[Mark]) -> str:
        return scene.scene(v, layout, marks)

    def labels(self, v: View, layout: str, words: Words) -> Sequence[Label]:
        return labels.labels(v, layout, words)

    def plate(self, v: View, seat: int, layout: str, words: Words) -> str:
        pic = f'<svg width="46" height="50" viewBox="-48 -54 96 110" aria-hidden="true">{bust(v, seat)}</svg>'
        points = max(0, v.points[seat])
        row = coins(points, 15, 8, 4.5) if layout == "wide" else ""
        return f'<span class="pic">{pic}</span><span class="rows"><span class="row"><b class="at">{points}</b>{row}</span></span>'

    def hand(self, v: View, layout: str, marks: Sequence[Mark], words: Words) -> str:
        return hand.hand(v, layout, marks, words)

    def icon(self, v: View, verb: str, args: tuple[int, ...]) -> str:
        if verb == "card":
            return (
                f'<svg width="32" height="36" viewBox="0 0 {W} {BARE}" aria-hidden="true">{laid(args[0], BARE)}</svg>'
            )
        if verb == "seat" and args[0] >= 0:
            return f'<svg width="34" height="38" viewBox="-48 -54 96 110" aria-hidden="true">{bust(v, args[0])}</svg>'
        return ""

    # ------------------------------------------------------------------------------------------- what may be clicked

    def spots(self, v: View, verb: str, args: tuple[int, ...]) -> tuple[str, ...]:
        if verb == "card":
            card = args[0]
            if v.seat >= 0 and card in v.hands[v.seat]:
                return (f"card-{NAMES[card]}",)
            return tuple(f"air-{j}" for j, flying in enumerate(in_the_air(v)) if flying == card)[-1:]  # Nuts comes back
        return (f"seat-{args[0]}",) if verb == "seat" and args[0] >= 0 else ()

    def preview(self, before: View, after: View, layout: str, told: Sequence[Event], key: int) -> Preview | None:
        return ghosts.preview(before, after, layout)

    def meant(self, v: View, anchor: str) -> int | None:
        kind, _, rest = anchor.partition("-")
        if kind == "card":
            card = card_at(rest)
            return CARD[card].code if card is not None else None
        if kind == "seat" and rest.isdigit() and 0 <= int(rest) < v.players and v.seat >= 0 and int(rest) != v.seat:
            return C_SEAT + (int(rest) - v.seat) % v.players
        return None

    def about(self, v: View, anchor: str, words: Words) -> About | None:
        kind, _, rest = anchor.partition("-")
        if kind == "air" and rest.isdigit():
            cards = in_the_air(v)
            return self.card_told(cards[int(rest)], words) if int(rest) < len(cards) else None
        if kind == "card":
            card = card_at(rest)
            return self.card_told(card, words) if card is not None else None
        if kind == "seat" and rest.isdigit() and int(rest) < v.players:
            seat = int(rest)
            holds = [
                (name, by[seat]) for name, by in (("choked", v.choke_by), ("held", v.head_by)) if by[seat] != NOBODY
            ]
            ails = [words.get(f"text-{name}", who=words.person(by)[0]) for name, by in holds]
            ails += [words.get(f"type-{name}") for name in troubles(v, seat)]
            return About(f"{labels.called(seat, words)} · {max(0, v.points[seat])}", ", ".join(ails))
        if anchor == "deck":
            return About(words.get("pile-deck", n=v.deck), words.get("pile-deck-text"), ("LM-SET-10",))
        if anchor == "discards":
            return About(words.get("pile-used", n=sum(v.discard)), words.get("pile-used-text"), ("LM-RUL-08",))
        return None

    def card_told(self, card: int, words: Words) -> About:
        """What a card does, and what can answer it.  LM-TERM-05"""
        answers = ", ".join(words.get(f"type-{NAMES[c]}") for c in what_answers(card))
        says = words.get(f"type-{NAMES[card]}-text")
        return About(named(words, NAMES[card]), f"{says} [{answers}]" if answers else says, ("LM-DEF-01",))

    # ------------------------------------------------------------------------------------------------ what happened

    def steps(self, events: Sequence[Event], before: View, after: View) -> list[list[Step]]:
        return steps.steps(events)

    def clock(self, v: View) -> int:
        return v.turns

    def hindsight(self, v: View, seat: int, words: Words) -> str:
        return hindsight.hindsight(v, seat, words)

    def insight(self, v: View, seat: int, words: Words) -> str:
        return hindsight.hindsight(v, seat, words, "insight")

    # ------------------------------------------------------------------------------------------------------ the end

    def race(self, v: View) -> Race | None:
        return Race(v.turns, tuple(max(0, p) for p in v.points), 15)

    def nastiness(self, e: Event) -> int:
        return NASTY.get(e.kind, 0) + (min(8, e.args[0]) if e.kind == "hurt" else 0)

    def place(self, e: Event, before: View) -> str:
        whom = self.done(e, before)
        return "" if whom is None else f"seat-{whom[1]}"

    def done(self, e: Event, v: View) -> tuple[int, int] | None:
        if e.kind in ("humiliated", "split"):
            return e.seat, e.args[1]
        if e.kind == "backlashed":
            return e.seat, e.args[0]
        if e.kind in ("crushed", "placed"):
            return e.args[1], e.seat
        if e.kind == "hurt":
            return (e.args[2] if 0 <= e.args[2] < v.players else -1), e.seat
        return (-1, e.seat) if e.kind in ("out", "infected") else None

    def vignette(self, e: Event, v: View) -> str:
        if e.kind == "hurt":
            return end.duel(self.faces, e.args[2], e.seat, NAMES.index("kick4"))
        if e.kind == "humiliated":
            return end.duel(self.faces, e.seat, e.args[1], NAMES.index("humiliation"))
        if e.kind == "crushed":
            return end.duel(self.faces, e.args[1], e.seat, NAMES.index("humiliation"))
        other = next((s for s in range(v.players) if s != e.seat), 0)
        return end.duel(self.faces, other, e.seat, NAMES.index("spank"))

    def podium(self, v: View, places: Sequence[int], layout: str) -> str:
        return end.podium(self.faces, places, layout)


def card_at(name: str) -> int | None:
    """The card of an anchor `card-jab`, or `card-jab2` for the second one of a hand."""
    if name not in NAMES:
        name = name.rstrip("2345")
    return NAMES.index(name) if name in NAMES else None
