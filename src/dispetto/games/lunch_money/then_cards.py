"""What a card of one's own does: chosen, aimed at somebody, laid after a Grab."""

from __future__ import annotations

from dispetto.core.show.then import BAD, GOOD, Then
from dispetto.games.lunch_money.rules.choosing import choked_targets, targets_of
from dispetto.games.lunch_money.rules.grabs import after_grab
from dispetto.games.lunch_money.rules.harm import followed, swing, taken
from dispetto.games.lunch_money.rules.pieces import (
    ABANDONMENT,
    BLINDS,
    CHOKE,
    COMES_BACK,
    COOTIES,
    DISARM,
    FREEDOM,
    GIVES_BASIC,
    GRAB,
    HEADLOCK,
    HIDE,
    HIPPIE,
    HITS,
    HOBBLES,
    HUMILIATION,
    PASSES_ON,
    SPLITS,
    TIME_OUT,
    TRAITS,
    WEDGY,
    is_swung,
)
from dispetto.games.lunch_money.rules.pieces import DAMAGE as EACH
from dispetto.games.lunch_money.rules.plays import CHOKED, STOMPED, Play
from dispetto.games.lunch_money.rules.specials import holder
from dispetto.games.lunch_money.rules.state import HAND, NOBODY
from dispetto.games.lunch_money.then_chip import Chip

ALONE = {HIDE: "hide", HIPPIE: "hippie", ABANDONMENT: "abandonment", TIME_OUT: "timeout", FREEDOM: "freedom"}
RIDERS = ((BLINDS, "blinds"), (GIVES_BASIC, "basic"), (HOBBLES, "hobbles"), (COMES_BACK, "back"), (PASSES_ON, "on"))
PLACED = {CHOKE: "choke", HEADLOCK: "headlock", WEDGY: "wedgy", COOTIES: "cooties"}


def card_told(c: Chip, card: int, flags: int = 0) -> Then:
    """A card of the hand, before anybody is named."""
    if card in ALONE:
        return Then(c.words.get("then-card", card=ALONE[card]), icon="shield" if card in (HIDE, FREEDOM) else "card")
    if card == GRAB:
        return grab_told(c)
    near = choked_targets(c.s, c.seat) if flags & CHOKED else targets_of(c.s, c.seat, card)
    targets = [seat for seat in range(c.s.setup.players) if near >> seat & 1]
    play = swing(c.s, c.seat, (card,), (targets[0],), flags)
    n = taken(c.s, play)[targets[0]]
    beaten = [seat for seat in targets if c.points(seat, n) == 0]
    if n and beaten:
        who = c.name(beaten[0])
        return Then(c.words.get("then-enough", n=n, who=who, last=len(beaten)), GOOD, "skull")
    rider = "half" if play.is_(STOMPED | CHOKED) else "weak" if c.s.wedgy[c.seat] else ridden(card)
    return Then(c.words.get("then-takes", n=n, there=rider, last=HITS[card], cards=EACH[card]), icon="coin")


def ridden(card: int) -> str:
    """What a blow brings besides its points, as the words call it."""
    if HITS[card] > 1:
        return "split" if TRAITS[card] & SPLITS else "hits"
    return next((name for trait, name in RIDERS if TRAITS[card] & trait), "plain")


def grab_told(c: Chip) -> Then:
    """A Grab is as good as what one holds to follow it.  LM-GRAB-05"""
    nothing = len(after_grab(c.s, c.seat, (c.seat + 1) % c.s.setup.players)) < 2
    if nothing:
        return Then(c.words.get("then-grab-empty"), BAD, "card")
    return Then(c.words.get("then-grab"), icon="card")


def at_whom(c: Chip, card: int, target: int) -> Then:
    """The same card, aimed."""
    words, hidden = c.words, c.hidden(target)
    if card == GRAB:
        return Then(f"{caught(c, target)}\n{hidden}", icon="card")
    if card == TIME_OUT:
        return Then(f"{words.get('then-sits-out')}\n{hidden}", icon="hourglass")
    if card == ABANDONMENT:
        return Then(words.get("then-abandoned", n=len(c.s.hands[target]), last=HAND), icon="card")
    if card == HIPPIE:
        return Then(words.get("then-hippied", n=c.points(target)), icon="coin")
    play = swing(c.s, c.seat, (card,), (target,))
    if TRAITS[card] & SPLITS:  # the second hit may go to somebody else
        one, two = (taken(c.s, play.stops(0, n, 0)).get(target, 0) for n in (1, 0))
        return Then(
            f"{words.get('then-split', n=c.points(target, two))}\n{hidden}", icon="coin", lead=c.change(target, one)
        )
    return c.lands(play, target, named=False)


def caught(c: Chip, target: int) -> str:
    """Grabbed, if nothing stops it; and what one catches by touching.  LM-COOT-04"""
    s = c.s
    if s.cooties[target] and not s.cooties[c.seat]:
        return str(c.words.get("then-caught", there="catch"))
    if s.cooties[c.seat] and not s.cooties[target]:
        return str(c.words.get("then-caught", there="give"))
    return str(c.words.get("then-caught", there="clean"))


def followed_by(c: Chip, play: Play, cards: tuple[int, ...]) -> Then:
    """What follows a Grab, or comes with a card that gives a Basic; or nothing."""
    target = play.targets[0]
    if not cards:
        lost = taken(c.s, play).get(target, 0)
        if lost:
            tone, icon = (GOOD, "skull") if c.points(target, lost) == 0 else ("", "coin")
            return Then(c.words.get("then-as-it-is"), tone, icon, f"{c.name(target)} {c.change(target, lost)}")
        return Then(c.words.get("then-let-go", who=c.name(target)))
    if cards[0] == DISARM:
        return Then(c.words.get("then-chunk", who=c.name(target)), icon="card")
    after = followed(play, cards)
    lost = taken(c.s, after).get(target, 0)
    lead = f"{c.name(target)} {c.change(target, lost)}"
    down = lost > 0 and c.points(target, lost) == 0
    tone, icon = (GOOD, "skull") if down else ("", "coin")
    if cards[0] in PLACED:
        return Then(c.words.get("then-placed", card=PLACED[cards[0]]), tone, icon, lead if lost else c.name(target))
    if is_swung(cards[0]) and play.is_grab() and not play.special and not c.s.setup.turns_grab_strike:
        said = c.words.get("then-sure-down") if down else c.words.get("then-sure")
        return Then(said, GOOD, icon, lead)
    said = c.words.get("then-lands-down") if down else c.words.get("then-lands")
    return Then(said, tone, icon, lead)


def escape(c: Chip, card: int) -> Then:
    """Out of a hold; a laugh at the holder is worth a blow as well.  LM-CHOKE-04, LM-CHOKE-15"""
    by = holder(c.s, c.seat)
    there = "laugh" if card == HUMILIATION and len(c.s.hands[c.seat]) > 1 else "plain"
    return Then(c.words.get("then-escape", who=c.name(by) if by != NOBODY else "", there=there), GOOD, "shield")


def let_be(c: Chip, victim: int) -> Then:
    """Nobody is hit."""
    return Then(c.words.get("then-spared", who=c.name(victim), n=c.points(victim)), icon="coin")
