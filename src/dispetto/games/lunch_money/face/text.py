"""The schoolyard as text: for the terminal, for screen readers, for tests."""

from __future__ import annotations

from dispetto.core.telling.words import Words
from dispetto.games.lunch_money.face.cards import MOST_COINS
from dispetto.games.lunch_money.view import FACE_DOWN, NAMES, NOBODY, View

BACK = "▒"
FELT = ("cooties", "stomped", "poked")  # what ails a player, by the name of its list in the view
CARDS = {"stomped": "stomp", "poked": "poke"}


def board_text(v: View, words: Words) -> str:
    """Who has how many points, what lies in front of whom, what is in the air, and my hand."""
    lines = [player(v, p, words) for p in range(v.players)]
    lines.append(words.get("text-piles", deck=v.deck, n=sum(v.discard)))
    for x in v.chain:
        at = f" > {', '.join(words.person(t)[0] for t in x.targets)}" if x.targets else ""
        lines.append(f"  {words.person(x.by)[0]}: {' + '.join(card(c, words) for c in x.cards)}{at}")
    if v.seat >= 0:
        hand = ", ".join(card(c, words) for c in v.hands[v.seat])
        lines.append(words.get("text-hand", cards=hand or "–"))
    return "\n".join(lines)


def card(c: int, words: Words) -> str:
    """A card by its name."""
    return str(words.get(f"type-{NAMES[c]}"))


def player(v: View, p: int, words: Words) -> str:
    """One player in a line."""
    name = words.person(p)[0]
    if not v.alive[p]:
        return f"{name:<12} " + str(words.get("text-out"))
    shown = " ".join(card(c, words) for c in v.hands[p] if c != FACE_DOWN and p != v.seat)
    backs = BACK * len(v.hands[p])
    turn = " ◄" if p == v.active and not v.over else ""
    return f"{name:<12} {max(0, v.points[p]):>3} {'•' * min(MOST_COINS, max(0, v.points[p]))} {backs} {shown} {marks(v, p, words)}{turn}".rstrip()


def marks(v: View, p: int, words: Words) -> str:
    """What lies in front of a player, and what ails this player."""
    said = []
    if v.choke_by[p] != NOBODY:
        said.append(words.get("text-choked", who=words.person(v.choke_by[p])[0]))
    if v.head_by[p] != NOBODY:
        said.append(words.get("text-held", who=words.person(v.head_by[p])[0]))
    if v.out_by[p] != NOBODY:
        said.append(words.get("type-timeout"))
    if v.hidden[p]:
        said.append(words.get("type-hide"))
    if v.wedgy[p]:
        said.append(f"{words.get('type-wedgy')} ×{v.wedgy[p]}")
    for felt in FELT:
        if getattr(v, felt)[p]:
            said.append(words.get(f"type-{CARDS.get(felt, felt)}"))
    if v.faster[p]:
        copied = [words.get(f"type-{card}") for bit, card in ((1, "block"), (2, "dodge")) if v.faster[p] & bit]
        said.append(words.get("type-faster") + ": " + ", ".join(copied))
    return "[" + ", ".join(said) + "]" if said else ""
