"""The reader's own cards, face up; what may be played stands up and wears its number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from dispetto.core.show.ink import GOLD, INK, group, kept_lately, path, wobble_rect
from dispetto.core.show.stage import Mark
from dispetto.core.telling.words import Words, plain
from dispetto.games.lunch_money.face.card_words import brief, named
from dispetto.games.lunch_money.face.cards import BARE, H, W, key_disc, titled
from dispetto.games.lunch_money.view import NAMES, View

ROW = {"wide": 12, "tall": 6}  # at most so many side by side
STEP = {"wide": (155.0, 1010.0), "tall": (146.0, 632.0)}  # from card to card; how wide a row may be
READ_OUT = 2  # so many lit cards are read out below the hand of a phone


def hand(v: View, layout: str, marks: Sequence[Mark], words: Words) -> str:
    """My cards as readable faces, the left ones above; those that cannot be played now are grey."""
    cards = v.hands[v.seat] if v.seat >= 0 else ()
    laying = v.laying if v.asked == v.seat else ()
    return spread(tuple(cards), layout, tuple(marks), laying, plain(words.game, words.lang)) if cards else ""


@kept_lately
def spread(cards: tuple[int, ...], layout: str, marks: tuple[Mark, ...], laying: tuple[int, ...], words: Words) -> str:
    """The cards of a hand, side by side; those that are being laid stand up without a number."""
    lit = {anchor: m for m in marks for anchor in m.anchors}
    wide = layout == "wide"
    high = H if wide else BARE
    rows = -(-len(cards) // ROW[layout])
    per = -(-len(cards) // rows)
    most, room = STEP[layout]
    step = min(most, (room - W) / max(1, per - 1))
    width = step * (per - 1) + W if wide else room
    met: dict[int, int] = {}
    drawn = []
    for i, card in enumerate(cards):
        met[card] = met.get(card, 0) + 1
        row, col = divmod(i, per)
        here = min(per, len(cards) - row * per)
        mark = lit.get(f"card-{NAMES[card]}")
        hidden = W - step if col and step < W else 0
        off = col - (here - 1) / 2
        x = width / 2 + off * step - W / 2
        up = met[card] <= laying.count(card)
        y = row * (high + 10) + abs(off) * 4 - (12 if mark or up else 0)
        name = f"card-{NAMES[card]}{'' if met[card] == 1 else met[card]}"
        drawn.append(
            group(
                one(card, layout, mark, up, bool(marks or laying), hidden, words),
                x,
                y,
                1,
                off * (1.8 if rows == 1 else 0.8),
                more=attributes(name, mark),
            )
        )
    tall = rows * (high + 10) + 30
    body = "".join(reversed(drawn))
    svg = f'<svg class="cards" xmlns="http://www.w3.org/2000/svg" viewBox="-16 -24 {width + 32:.0f} {tall}" width="{width + 32:.0f}" height="{tall}">{body}</svg>'
    return svg if wide else svg + read_out(cards, lit, words)


def attributes(name: str, mark: Mark | None) -> str:
    """The anchor, and the number of its answer."""
    return (
        f'id="{name}" class="card"'
        if mark is None
        else f'id="{name}" class="lit" data-key="{mark.number}" tabindex="0"'
    )


def one(card: int, layout: str, mark: Mark | None, up: bool, choosing: bool, hidden: float, words: Words) -> str:
    """A card of the hand."""
    high = H if layout == "wide" else BARE
    says = brief(words, NAMES[card]) if layout == "wide" else ""
    body = titled(card, words.get(f"type-{NAMES[card]}"), says, high, hidden)
    if mark is not None or up:
        glow = path(wobble_rect(-3, -3, W + 6, high + 6, 1.4, 3, 18), GOLD, INK, 2.4)
        return glow + body + (key_disc(mark.number, W - 4, 3, 17) if mark is not None else "")
    if choosing:
        return path(wobble_rect(3, 3, W - 6, high - 6, 1.4, 3, 13), "#6f6a74", "", 0) + f'<g opacity=".66">{body}</g>'
    return body


def read_out(cards: Sequence[int], lit: Mapping[str, Mark], words: Words) -> str:
    """What the few cards that may be played do, for whoever cannot read them on a phone."""
    shown = [card for card in dict.fromkeys(cards) if f"card-{NAMES[card]}" in lit]
    if not 0 < len(shown) <= READ_OUT:
        return ""
    lines = "".join(
        f"<p><b>{escape(named(words, NAMES[card]))}</b>: {escape(brief(words, NAMES[card]))}</p>" for card in shown
    )
    return f'<div class="read slip">{lines}</div>'
