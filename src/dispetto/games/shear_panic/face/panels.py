"""What lies beside the meadow as paper: the time with its four phases, the reader's tiles, and everybody's in small."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from dispetto.core.files import named
from dispetto.core.show.ink import group, kept, kept_lately, lettering
from dispetto.core.show.ink_seats import chip, seat_of
from dispetto.core.show.stage import Mark
from dispetto.core.telling.words import Words, plain
from dispetto.games.shear_panic.face.board import PHASES, phase_of
from dispetto.games.shear_panic.face.figures import number_card, tile
from dispetto.games.shear_panic.view import PlayerView, View


@kept
def time_panel(marker: int, set_of_cards: str, words: Words) -> str:
    """How late it is, and what each phase of the day pays; the one we are in is lit."""
    now = phase_of(max(1, marker))
    rows = []
    for n, (first, last, _) in enumerate(PHASES):
        name, text = words.get("phase-name", n=n + 1), words.get("phase-text", n=n + 1)
        rows.append(
            f'<li id="phase-{n + 1}" class="phase p{n + 1}{" now" if n == now else ""}"><b class="n">{n + 1}</b>'
            f"<span><b>{escape(name)}</b><small>{escape(text)}</small></span><b>{first}–{last}</b></li>"
        )
    title = words.get("panel-time", n=marker, last=PHASES[-1][1])
    cards = words.get("text-set", text=named(words.game, set_of_cards, words.lang))
    heading = f'<h2><span>{escape(title)}</span><small class="set" title="{escape(cards)}">{escape(cards)}</small></h2>'
    return f'<section class="panel slip time">{heading}<ol>{"".join(rows)}</ol></section>'


def shown(v: View) -> PlayerView:
    """Whose tiles lie large: the reader's, for a spectator those of whoever has the turn."""
    return v.players[v.seat if 0 <= v.seat < len(v.players) else v.turn]


def tiles_panel(v: View, lit: Mapping[str, Mark], words: Words) -> str:
    """The reader's tiles, the movement cards under them."""
    player = shown(v)
    own = player.seat == v.seat
    title = words.get("panel-tiles") if own else words.get("panel-tiles-of", who=words.person(player.seat)[0])
    marks = tuple(sorted(lit.items(), key=lambda one: one[0]))
    return laid_out(player, title, (v.action, v.value), marks, plain(words.game, words.lang))


@kept_lately
def laid_out(
    player: PlayerView, title: str, now: tuple[int, int], marks: tuple[tuple[str, Mark], ...], words: Words
) -> str:
    """A player's tiles, and what is lit or chosen of them."""
    lit = dict(marks)
    seen: dict[tuple[int, int], int] = {}
    tiles = []
    for action, value in player.cards:
        copy = seen.get((action, value), 0)
        seen[action, value] = copy + 1
        name = f"tile-{action}-{value}"
        picture = f'<svg viewBox="-1.5 -1.5 74 76" aria-hidden="true">{tile(action, value, player.colour, 70, 70, True)}</svg>'
        label = f"<span>{escape(words.get('action-short', n=action))}</span>"
        chosen = " now" if (action, value) == now and not copy else ""
        tiles.append(thing(name + (f"-{copy}" if copy else ""), f"tile{chosen}", picture + label, lit.get(name)))
    left = words.get("panel-left", n=len(player.cards))
    heading = f"<h2><span>{chip(player.colour, 17)}{escape(title)}</span><small>{escape(left)}</small></h2>"
    return f'<section class="panel slip tiles">{heading}<div class="tile-rows">{"".join(tiles)}</div>{moves(player, lit)}</section>'


def moves(player: PlayerView, lit: Mapping[str, Mark]) -> str:
    """The movement cards in hand: each number once, and how many there are of it."""
    found = []
    for value in sorted(set(player.moves)):
        picture = f'<svg viewBox="-1.5 -1.5 36 46" aria-hidden="true">{number_card(value, 32, 41)}</svg>'
        many = player.moves.count(value)
        found.append(
            thing(f"move-{value}", "move", picture + (f"<b>×{many}</b>" if many > 1 else ""), lit.get(f"move-{value}"))
        )
    return f'<div class="move-row">{"".join(found)}</div>' if found else ""


def thing(name: str, kind: str, body: str, mark: Mark | None) -> str:
    """Something that can be pointed at, and clicked where it is lit: it carries the number of its button."""
    key = f' data-key="{mark.number}"' if mark else ""
    disc = f'<i class="disc">{mark.number}</i>' if mark else ""
    return f'<div id="{name}" class="{kind}{" lit" if mark else ""}"{key}>{body}{disc}</div>'


def everyone(v: View, words: Words) -> str:
    """On a phone: all tiles of all others, folded away until somebody wants to know."""
    rows = [
        f'<p data-seat="{player.seat}">{chip(player.colour, 14)}<b>{escape(words.person(player.seat)[0])}</b><span class="minis">{minis(player)}</span></p>'
        for player in v.players
    ]
    return (
        f'<details class="everyone"><summary>{escape(words.get("panel-everyone"))}</summary>{"".join(rows)}</details>'
    )


# ---------------------------------------------------------------- small pictures


def minis(player: PlayerView) -> str:
    """A player's tiles and movement cards, one by one."""
    return "".join(mini(action, (value,), player.colour) for action, value in player.cards) + mini_moves(player.moves)


@kept
def mini(
    action: int, values: tuple[int, ...], colour: int, kind: str = "card-left", wide: int = 21, high: int = 24
) -> str:
    """The cards of one action that a player has left: its sign under the owner's colour, and their values."""
    body = '<rect x="-19" y="-22" width="38" height="44" rx="7" fill="#fffaf0" stroke="#38261a" stroke-width="2.4"/>'
    body += f'<path d="M-17.6,-13V-16a5,5 0 0 1 5,-4.6H12.6a5,5 0 0 1 5,4.6V-13Z" fill="{seat_of(colour).colour}"/>'
    body += group(f'<use href="#glyph-{action}"/>', 0, -2, 0.66)
    for n, value in enumerate(values):
        body += lettering(str(value), (n - (len(values) - 1) / 2) * 11, 15.5, 8, weight=2.2)
    return f'<svg class="{kind}" width="{wide}" height="{high}" viewBox="-20.5 -23.5 41 47" aria-hidden="true">{body}</svg>'


@kept
def mini_moves(values: tuple[int, ...]) -> str:
    """A player's movement cards: each number once, and how many there are of it."""
    found = []
    for value in sorted(set(values)):
        body = f'<g transform="translate(-22,-12)">{number_card(value, 18, 24)}</g>' + lettering(
            f"x{values.count(value)}", 10, 1, 11
        )
        found.append(
            f'<svg class="card-left" width="32" height="20" viewBox="-23.5 -14 46 29" aria-hidden="true">{body}</svg>'
        )
    return "".join(found)


@kept
def small(body: str, size: int, kind: str = "pawn", box: int = 100) -> str:
    """A drawing round its middle as a small picture of its own."""
    half = box / 2
    return f'<svg class="{kind}" width="{size}" height="{size}" viewBox="{-half:g} {-half:g} {box} {box}" aria-hidden="true">{body}</svg>'
