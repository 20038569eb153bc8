"""The words that lie in the yard, in the reader's language: names, tags, holds, the cards in the air, the piles."""

from __future__ import annotations

import math
from collections.abc import Sequence

from dispetto.core.show.stage import Label
from dispetto.core.telling.words import Words, yes
from dispetto.games.lunch_money.face.card_words import brief
from dispetto.games.lunch_money.face.cards import H, W
from dispetto.games.lunch_money.face.ghosts import slip
from dispetto.games.lunch_money.face.places import PILES, READABLE, SIZES, Flying, Grip, Spot, flying, places, used
from dispetto.games.lunch_money.view import BASIC, CARDS, DEFENDING, INSULTING, NAMES, NOBODY, OPENING, TURNING, View

LONG = 11  # letters of a name that takes two lines
SCRAWL = {"wide": (958, 436), "tall": (195, 262)}
SHORT = 24  # letters of a title on the slip that are written large
WORDY = 16  # letters of what somebody did that a phone writes smaller
CHOKE = NAMES.index("choke")


def labels(v: View, layout: str, words: Words) -> list[Label]:
    """All of them."""
    spots, grips = places(v, layout)
    out = []
    for seat in range(v.players):
        out += seat_labels(v, seat, spots[seat], layout, words)
    between = stopping(v, layout, words) if slip(v, layout) is not None else air(v, layout, words)
    return out + holds(spots, grips, layout, words) + between + piles(v, layout, words)


def stopping(v: View, layout: str, words: Words) -> list[Label]:
    """On the slip in the middle: what the card one is about to lay takes, and by what it could be stopped."""
    paper = slip(v, layout)
    assert paper is not None
    small = "" if layout == "wide" else " small"
    name = words.get(f"type-{NAMES[v.laying[0]]}")
    title = words.get("slip-takes", card=name, n=v.blow) if v.blow else name
    long = " wordy" if len(title) > SHORT else ""
    out = [Label(title, paper.middle, paper.y + paper.title, f"slip-title{small}{long}")]
    out.append(
        Label(words.get("slip-could", n=len(paper.cards)), paper.middle, paper.y + paper.line, f"slip-line{small}")
    )
    for i, card in enumerate(paper.cards):
        short = words.get(f"type-{NAMES[card]}")
        x, y = paper.corner(i)
        out.append(
            Label(short, x + W * paper.scale / 2, y + 28 * paper.scale, f"air-name slip-card{small}{tone(card)}")
        )
    if layout == "wide":
        out.append(Label(words.get("slip-who"), paper.middle, paper.y + paper.high - 20, "slip-hand"))
    return out


def holds(spots: Sequence[Spot], grips: Sequence[Grip], layout: str, words: Words) -> list[Label]:
    """At whoever is held, what it does to them; plates that would cover each other lie one under the other."""
    out: list[Label] = []
    wide = SIZES[layout][0]
    half, step, least = (124, 28, 16) if layout == "wide" else (62, 19, 10)
    for grip in grips:
        spot, name = spots[grip.victim], NAMES[grip.card]
        x, y = min(wide - half, max(half, spot.middle)), spot.y + spot.h + least
        if layout != "wide" and spot.row < 0:
            x, y = spot.x + spot.w + half + 2, spot.y + spot.h / 2
        elif spot.y > 300:
            y = spot.y - 2 * least
        while any(abs(x - other.x) < 2 * half and abs(y - other.y) < step for other in out):
            y += step
        out.append(Label(held(grip, layout, words), x, y, "hold", lead=words.get(f"type-{name}")))
    return out


def held(grip: Grip, layout: str, words: Words) -> str:
    """What a hold does.  LM-CHOKE-05, LM-HEAD-06"""
    who, you = words.person(grip.by)[0], yes(words.mine(grip.by))
    if layout != "wide":
        return str(words.get("hold-choke-short") if grip.card == CHOKE else words.get("hold-headlock-short"))
    return str(
        words.get("hold-choke", who=who, you=you)
        if grip.card == CHOKE
        else words.get("hold-headlock", who=who, you=you)
    )


def seat_labels(v: View, seat: int, spot: Spot, layout: str, words: Words) -> list[Label]:
    """A name, and what the seat is in for."""
    name = words.get("seat-you") if words.mine(seat) else words.person(seat)[0]
    if layout == "wide":
        out = [Label(name, spot.x + (34 if spot.flip else 122), spot.y + 28, f"kid kid-{seat}")]
    elif spot.row < 0:
        out = [Label(name, spot.x + 70, spot.y + 16, f"kid kid-{seat}")]
    else:
        narrow = " five" if v.players > 5 else ""
        out = [Label(name, spot.middle, spot.y + 80, f"kid mid kid-{seat}{narrow}", seat=seat)]
    aside, down = (spot.w - 25 if spot.flip else 25, 24) if layout == "wide" else (16, 15)
    out.append(Label(words.get("tag-bot"), spot.x + aside, spot.y + down, "bot", bot=seat))
    if not v.alive[seat]:
        return [*out, Label(words.get("tag-out"), spot.x + 12, spot.y, "tag-out")]
    tags = []
    if seat == v.active and not v.over:
        gender = words.person(seat)[1]
        tags.append(
            Label(words.get("tag-turn", you=yes(words.mine(seat)), who_g=gender), spot.x + 12, spot.y, "tag-turn")
        )
    play = next((x for x in reversed(v.chain) if x.targets), None)
    if play is not None and seat in play.targets and seat != play.by:
        tags.append(Label(words.get("tag-target"), spot.x + 12 + 96 * len(tags), spot.y, "tag-target"))
    if v.hidden[seat] or v.out_by[seat] != NOBODY:
        away = words.get("tag-hidden") if v.hidden[seat] else words.get("type-timeout")
        tags.append(Label(away, spot.x + 12, spot.y + spot.h, "tag-out"))
    if layout != "wide" and spot.row >= 0:
        tags = [Label(t.text, spot.middle, t.y, f"{t.kind} mid") for t in tags[-1:]]
    return out + tags


def air(v: View, layout: str, words: Words) -> list[Label]:
    """Above each card who did what, on it its name and effect, below it when it is settled."""
    cards = flying(v, layout)
    out = []
    crowded = len(cards) > 3
    for j, one in enumerate(cards):
        size = f" s{round(one.scale * 20) * 5}"
        name = words.get(f"type-{NAMES[one.card]}")
        out.append(on_card(one, name, 28, f"air-name{size}{tone(one.card)}{length(name)}"))
        if one.scale >= READABLE:
            out.append(on_card(one, brief(words, NAMES[one.card]), 178, f"air-text{size}"))
        if j and cards[j - 1].link == one.link:
            continue
        by = v.chain[one.link].by
        does = "" if crowded else did(v, one.link, layout, words)
        name = called(by, words)
        wordy = " wordy" if len(name) + len(does) > WORDY else ""
        out.append(Label(does, one.middle, one.y - 15, f"air-by{wordy}", lead=name, seat=by))
    hidden = sum(len(x.cards) for x in v.chain) - len(cards)
    if hidden:
        out.append(
            Label(
                words.get("air-before", n=hidden),
                cards[0].middle,
                cards[0].foot + (38 if layout == "wide" else 20),
                "air-more",
            )
        )
    return out + order(v, cards, layout, words)


def tone(card: int) -> str:
    """Dark letters on yellow."""
    return " dark" if CARDS[card].colour == BASIC else ""


def length(name: str) -> str:
    """How large a name may be written."""
    return " long" if len(name) >= LONG and " " in name else " big" if len(name) < 8 else ""


def on_card(one: Flying, text: str, down: float, kind: str) -> Label:
    """Words on a card in the air, leaning as it does."""
    away, a = (down - one.high / 2) * one.scale, math.radians(one.turn)
    x, y = one.middle - away * math.sin(a), (one.y + one.foot) / 2 + away * math.cos(a)
    lean = {-3: " lean-left", 3: " lean-right"}.get(one.turn, "")
    return Label(text, x, y, kind + lean)


def called(seat: int, words: Words) -> str:
    """A name, or you."""
    return str(words.get("seat-you") if words.mine(seat) else words.person(seat)[0])


def did(v: View, at: int, layout: str, words: Words) -> str:
    """What somebody did with a card in the air, after the name."""
    link = v.chain[at]
    you = yes(words.mine(link.by))
    if link.kind == INSULTING:
        below = v.chain[at - 1].cards if at else ()
        last = words.get(f"type-{NAMES[below[0]]}") if below else ""
        return str(
            words.get("air-humiliates", you=you, last=last)
            if layout == "wide"
            else words.get("air-humiliates-short", you=you)
        )
    if link.kind == OPENING and link.targets and link.targets[0] != link.by:
        who = link.targets[0]
        name, mine = words.person(who)[0], yes(words.mine(who))
        if not CARDS[link.cards[0]].damage:
            return str(words.get("air-at", you=you, who=name, who_you=mine))
        return str(words.get("air-hits", you=you, who=name, who_you=mine))
    if link.kind == OPENING:
        return str(words.get("air-plays", you=you))
    if link.kind == DEFENDING:
        return str(words.get("air-stops", you=you))
    return str(words.get("air-turns", you=you) if link.kind == TURNING else words.get("air-follows", you=you))


def order(v: View, cards: list[Flying], layout: str, words: Words) -> list[Label]:
    """Under the cards in the air: which is settled first, second …; the last one laid is the first."""
    out = []
    for j, one in enumerate(cards):
        if len(v.chain) > 1 and (j == len(cards) - 1 or cards[j + 1].link != one.link):
            nth = len(v.chain) - one.link
            text = words.get("air-first") if nth == 1 else words.get("air-later", n=nth)
            y = one.foot + (14 if layout == "wide" else -2)
            out.append(Label(text, one.middle, y, "nth first" if nth == 1 else "nth"))
    return out


def piles(v: View, layout: str, words: Words) -> list[Label]:
    """How many cards are left, how many are used; and what somebody has chalked on the ground."""
    x, y, k = PILES[layout]
    low = y + H * k + (16 if layout == "wide" else 8)
    out = [Label(words.get("pile-deck", n=v.deck) if layout == "wide" else str(v.deck), x + W * k / 2, low, "pile")]
    out.append(
        Label(
            words.get("pile-used", n=sum(v.discard)) if layout == "wide" else str(sum(v.discard)),
            x + W * k * 1.7,
            low,
            "pile",
        )
    )
    if layout == "wide":
        if any(v.discard):
            top = used(v)
            name = words.get(f"type-{NAMES[top]}")
            out.append(Label(name, x + W * k * 1.66, y + 34, f"air-name s60 lean-far{tone(top)}{length(name)}"))
        if v.deck:
            lift = 5 * (min(4, 1 + v.deck // 12) - 1) * k
            out.append(Label(words.get("pile-back"), x + W * k / 2 + lift * 0.8, y + H * k * 0.7 - lift, "back"))
    if layout == "wide" or not (v.chain or v.laying):
        richest = max((s for s in range(v.players) if s != max(0, v.seat)), key=lambda s: (v.points[s], -s))
        out.append(Label(words.get("chalk-smells", who=words.person(richest)[0]), *SCRAWL[layout], "scrawl"))
    return out
