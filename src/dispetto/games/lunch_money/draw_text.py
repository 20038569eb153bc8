"""The schoolyard as text: for the terminal, for screen readers, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from dispetto.games.lunch_money.view import FACE_DOWN, NAMES, NOBODY, View

BACK = "▒"


def board_text(v: View, names: Sequence[str]) -> str:
    """Who has how many points, what lies in front of whom, what is in the air, and my hand."""
    lines = [player(v, p, names) for p in range(v.players)]
    lines.append(f"draw pile {v.deck}, discards {sum(v.discard)}")
    for x in v.chain:
        cards = " + ".join(NAMES[c] for c in x.cards)
        at = f" > {', '.join(names[t] for t in x.targets)}" if x.targets else ""
        lines.append(f"  {names[x.by]}: {cards}{at}")
    if v.seat >= 0:
        lines.append("hand: " + (", ".join(NAMES[c] for c in v.hands[v.seat]) or "-"))
    return "\n".join(lines)


def player(v: View, p: int, names: Sequence[str]) -> str:
    """One player in a line."""
    if not v.alive[p]:
        return f"{names[p]:<12} out"
    shown = " ".join(NAMES[c] for c in v.hands[p] if c != FACE_DOWN and p != v.seat)
    backs = BACK * len(v.hands[p])
    turn = " ◄" if p == v.active and not v.over else ""
    return f"{names[p]:<12} {v.points[p]:>3} {'•' * max(0, v.points[p])} {backs} {shown} {marks(v, p, names)}{turn}".rstrip()


def marks(v: View, p: int, names: Sequence[str]) -> str:
    """What lies in front of a player, and what ails this player."""
    said = []
    if v.choke_by[p] != NOBODY:
        said.append(f"choked by {names[v.choke_by[p]]}")
    if v.head_by[p] != NOBODY:
        said.append(f"in {names[v.head_by[p]]}'s headlock")
    if v.out_by[p] != NOBODY:
        said.append("time out")
    if v.hidden[p]:
        said.append("hidden")
    if v.wedgy[p]:
        said.append(f"wedgy {v.wedgy[p]}")
    if v.cooties[p]:
        said.append("cooties")
    if v.stomped[p]:
        said.append("stomped")
    if v.poked[p]:
        said.append("poked")
    if v.faster[p]:
        said.append("faster block" if v.faster[p] == 1 else "faster dodge")
    return "[" + ", ".join(said) + "]" if said else ""
