"""Lunch Money, with Sticks & Stones: a schoolyard, five cards each, and nobody to tell the teacher."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from dispetto.core.game import BadInput, Game, Option, check_seats, dump_stack, load_stack, read_options
from dispetto.core.table import Action, Ask, Ending, Frame, settle
from dispetto.games.lunch_money import (
    actions,
    flow,
    flow_attack,
    flow_damage,
    flow_defence,
    flow_draw,
    flow_grab,
    flow_hands,
    flow_main,
    flow_play,
    flow_specials,
    flow_windows,
    meanings,
    pieces,
    view,
)
from dispetto.games.lunch_money.pieces import NAMES
from dispetto.games.lunch_money.state import NOBODY, ONGOING, LunchMoney, Setup
from dispetto.games.lunch_money.view import View

FRAMES: dict[str, type[Frame[Any]]] = {
    f.__name__: f
    for f in (
        flow.Lap,
        flow.Bites,
        flow.Act,
        flow.EndTurn,
        flow_draw.Deal,
        flow_draw.Drawing,
        flow_draw.Refill,
        flow_draw.Draw,
        flow_main.Main,
        flow_play.Play,
        flow_windows.Poll,
        flow_windows.Interrupt,
        flow_windows.Insult,
        flow_attack.LetGo,
        flow_attack.Release,
        flow_defence.Defending,
        flow_defence.Defend,
        flow_defence.Defence,
        flow_defence.PassOn,
        flow_attack.FreeCard,
        flow_attack.Follow,
        flow_attack.Strike,
        flow_attack.Backlashes,
        flow_attack.Backlash,
        flow_attack.Reversal,
        flow_attack.Damage,
        flow_damage.Hurt,
        flow_damage.Rescue,
        flow_attack.Returning,
        flow_attack.NutsBack,
        flow_attack.Effects,
        flow_attack.Touch,
        flow_attack.Earned,
        flow_attack.Free,
        flow_attack.Counters,
        flow_grab.Landing,
        flow_grab.FollowUp,
        flow_grab.Freeing,
        flow_grab.Counter,
        flow_grab.CounterGrab,
        flow_specials.Healing,
        flow_specials.Hiding,
        flow_specials.Rummaging,
        flow_specials.HideHeal,
        flow_specials.HideDiscard,
        flow_specials.Escaping,
        flow_specials.SittingOut,
        flow_specials.Series,
        flow_specials.HippieBlow,
        flow_specials.Imagining,
        flow_specials.Imaginary,
    )
}
ON_OFF = (True, False)
OFF_ON = (False, True)
SEATED = ("hidden", "stomped", "wedgy", "cooties", "poked")  # of a position: one number for each player
LISTS = (
    "points", "alive", "fell", "gone", "deck", "discard", "table", "hidden", "out_by", "out_laps", "stomped", "wedgy",
    "cooties", "choke_by", "head_by", "poked", "faster", "used",
)  # fmt: skip
BOXES = {expansion: pieces.copies_of(expansion) for expansion in (False, True)}
NUMBERS = ("active", "turns", "winner", "ended_by")


class LunchMoneyGame(Game[LunchMoney, View]):
    """The base set, or with Sticks & Stones."""

    name: ClassVar[str] = "lunch-money"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = actions.MOST_SEATS
    prefix: ClassVar[str] = "LM"
    folder: ClassVar[Path] = Path(__file__).parent
    types: ClassVar[list[pieces.Card]] = pieces.CARDS
    actions: list[Action] = actions.TABLE
    frames = FRAMES
    options = (
        Option("expansion", "LM-SET-02", ON_OFF, more=False),
        Option("third_party_humiliation", "LM-RUL-27", ON_OFF, more=False),
        Option("free_attack_humiliation", "LM-RUL-36", ("third_party", "none", "anyone"), more=False),
        Option("choke_holder_turn", "LM-RUL-67", ("free", "no_attack", "consumed"), more=False),
        Option("poke_second", "LM-RUL-81", ("any", "basic_or_weapon"), more=False),
        Option("cooties_any_block", "LM-RUL-77", ON_OFF, more=False),
        Option("time_out_end", "LM-RUL-95", ("caster_seat", "victim_skips", "calendar"), more=False),
        Option("heal_cap", "LM-RUL-14", (15, "none"), more=False),
        Option("discard_penalty", "LM-RUL-07", (0, 1, "per_card"), more=False),
        Option("start_points", "LM-SET-04", (15,), text="number"),
        Option("max_players", "LM-RUL-04", (6,)),
        Option("turn_cap", "LM-RUL-07", ("none",), text="number"),
        Option("priority", "LM-RUL-21", ("clockwise", "target_first", "simultaneous_poll")),
        Option("defence_batch", "LM-RUL-22", ("whole", "per_card")),
        Option("second_defence", "LM-RUL-23", OFF_ON),
        Option("combo_declaration", "LM-RUL-25", ("stepwise", "upfront")),
        Option("humiliation_chain_reward", "LM-RUL-30", ("each", "last")),
        Option("humiliation_vs_cooties", "LM-RUL-37", OFF_ON),
        Option("hidden_may_interfere", "LM-RUL-43", OFF_ON),
        Option("weapon_reuse", "LM-RUL-34", ON_OFF),
        Option("disarm_needs_known_chunk", "LM-RUL-50", ON_OFF),
        Option("backlash_vs_grab_strike", "LM-RUL-62", OFF_ON),
        Option("backlash_riders", "LM-RUL-63", ON_OFF),
        Option("escape_deals_damage", "LM-RUL-71", OFF_ON),
        Option("cooties_block_stops_grab", "LM-RUL-76", ON_OFF),
        Option("cooties_immediate_on_transmission", "LM-RUL-78", ON_OFF),
        Option("cooties_contact", "LM-RUL-79", ("landed", "followup_suffered")),
        Option("poke_second_bonus", "LM-RUL-82", OFF_ON),
        Option("poke_scope", "LM-RUL-83", ("everybody", "two_attacks")),
        Option("stomp_grab_strike", "LM-RUL-87", ("full", "half")),
        Option("wedgy_stacks", "LM-RUL-90", ON_OFF),
        Option("weird_on_free_attacks", "LM-RUL-91", ON_OFF),
        Option("imaginary_target", "LM-RUL-93", ("any", "same")),
        Option("imaginary_attacker_grab", "LM-RUL-94", OFF_ON),
        Option("clock", "LM-RUL-06", (0,), text="number"),
        Option("open_poll", "LM-RUL-26", OFF_ON),
    )
    fields = {
        "turn": "the player whose turn begins now",
        "hands": 'a table: player = ["kick4", "jab*3"]; what is left out stays as dealt',
        "known": "a table: player = the cards of the hand that all have seen",
        "points": "a table: player = points; 0 or fewer: out of the game",
        "deck": "a table: card = how many are left to draw; what is not named is not there",
        "discard": "a table: card = how many lie there",
        "hidden": "a list of the players who hide",
        "stomped": "a list of the players whose next attack is halved",
        "poked": "a list of the players poked in the turn before",
        "wedgy": "a table: player = Wedgies in front",
        "cooties": "the player who has them",
        "choke": "a table: victim = who chokes",
        "headlock": "a table: victim = who holds",
        "timeout": "a table: victim = who called it (two laps from now)",
    }
    verbs = meanings.VERBS
    events = meanings.EVENTS
    questions = meanings.QUESTIONS
    reasons = meanings.REASONS

    def __init__(self) -> None:
        self.setups: dict[tuple[Any, ...], Setup] = {}

    # -------------------------------------------------------------------------------------------- making tables

    def new(self, seats: int, options: Mapping[str, Any] | None = None) -> LunchMoney:
        check_seats(self, seats)
        chosen = read_options(self, options)
        for key in ("start_points", "turn_cap"):
            if chosen[key] == 0:
                raise BadInput(f"Option {key} cannot be 0: it takes a number from 1 on.")
        s = LunchMoney(self.setup(seats, chosen))
        s.copies = BOXES[bool(chosen["expansion"])]
        s.deck = s.copies[:]
        s.stack += [flow.Lap(0), flow_draw.Deal(0)]
        settle(s)
        return s

    def setup(self, seats: int, chosen: dict[str, Any]) -> Setup:
        """What is settled before the game, made once for each choice of options."""
        key = (seats, *chosen.values())
        if key not in self.setups:
            self.setups[key] = Setup(seats, chosen)
        return self.setups[key]

    def clone(self, s: LunchMoney) -> LunchMoney:
        return s.clone()

    def seats(self, s: LunchMoney) -> int:
        return s.setup.players

    def chosen(self, s: LunchMoney) -> dict[str, Any]:
        return dict(s.setup.options)

    # ------------------------------------------------------------------------------------- what leaves the table

    def view(self, s: LunchMoney, seat: int) -> View:
        return view.view(s, seat)

    def imagine(self, s: LunchMoney, seat: int, seed: int) -> LunchMoney:
        return view.imagine(s, seat, seed)

    def observe(self, v: View) -> list[int]:
        return view.observe(v)

    def ending(self, s: LunchMoney) -> Ending | None:
        if s.stack:
            return None
        score = [p if s.alive[seat] else s.fell[seat] - 1000 for seat, p in enumerate(s.points)]  # who fell later is better
        places = tuple(1 + sum(other > mine for other in score) for mine in score)
        rule = {1: "LM-WIN-02", 2: "LM-RUL-07"}[s.ended_by]
        return Ending(rule, places, tuple(s.points))

    def leave(self, s: LunchMoney, seat: int) -> None:
        if s.stack and not s.gone[seat]:
            flow.leave(s, seat)
            settle(s)

    def tally(self, s: LunchMoney) -> dict[str, int]:
        in_front = sum(s.wedgy) + sum(s.cooties) + sum(by >= 0 for by in [*s.choke_by, *s.head_by, *s.out_by])
        return {"cards": sum(s.deck) + sum(s.discard) + sum(s.table) + sum(map(len, s.hands)) + in_front}

    def dump(self, s: LunchMoney) -> dict[str, Any]:
        out: dict[str, Any] = {"game": self.name, "players": s.setup.players, "options": dict(s.setup.options)}
        out["copies"] = s.copies[:]
        out["hands"] = [list(h) for h in s.hands]
        out["known"] = [list(h) for h in s.known]
        for key in LISTS:
            out[key] = list(getattr(s, key))
        for key in NUMBERS:
            out[key] = getattr(s, key)
        out["stack"] = dump_stack(s)
        return out

    def load(self, d: dict[str, Any]) -> LunchMoney:
        s = LunchMoney(self.setup(d["players"], dict(d["options"])))
        s.copies = list(d["copies"])
        s.hands = [tuple(h) for h in d["hands"]]
        s.known = [tuple(h) for h in d["known"]]
        for key in LISTS:
            setattr(s, key, list(d[key]))
        for key in NUMBERS:
            setattr(s, key, d[key])
        s.stack = load_stack(self, d["stack"])
        return s

    # ------------------------------------------------------------------------------------------------- scenarios

    def place(self, s: LunchMoney, position: Mapping[str, Any], names: Sequence[str]) -> None:
        for key in position:
            if key not in self.fields:
                raise BadInput(f"position has no field {key!r}: {self.name} knows {', '.join(self.fields)}.")
        n = s.setup.players
        for field, held in (("hands", s.hands), ("known", s.known)):
            for who, cards in dict(position.get(field, {})).items():
                held[self.called(who, names)] = tuple(sorted(c for card in cards for c in self.cards_called(card)))
        for who, points in dict(position.get("points", {})).items():
            s.points[self.called(who, names)] = int(points)
        for field in ("hidden", "stomped", "poked"):
            for who in position.get(field, ()):
                getattr(s, field)[self.called(who, names)] = 1
        for who, wedgies in dict(position.get("wedgy", {})).items():
            s.wedgy[self.called(who, names)] = int(wedgies)
        if "cooties" in position:
            s.cooties[self.called(position["cooties"], names)] = 1
        for field, by in (("choke", s.choke_by), ("headlock", s.head_by), ("timeout", s.out_by)):
            for victim, who in dict(position.get(field, {})).items():
                by[self.called(victim, names)] = self.called(who, names)
        s.out_laps = [2 if by >= 0 else 0 for by in s.out_by]
        for seat in range(n):
            s.alive[seat] = int(s.points[seat] > 0)
            if not s.alive[seat]:
                s.hands[seat] = s.known[seat] = ()
        s.discard = [0] * actions.KINDS
        for card, count in dict(position.get("discard", {})).items():
            s.discard[self.card_called(card)] = int(count)
        self.pile(s, dict(position["deck"]) if "deck" in position else None)
        s.winner, s.ended_by, s.turns = NOBODY, ONGOING, 0
        s.stack = [flow.Lap(self.called(position.get("turn", names[0]), names))]
        settle(s)

    def pile(self, s: LunchMoney, given: Mapping[str, int] | None) -> None:
        """The draw pile: what is given, or what the box still holds; the table's copies are what lies on it."""
        printed = BOXES[bool(s.setup.options["expansion"])]
        s.copies = printed[:]
        for card in range(actions.KINDS):
            out = printed[card] - flow_hands.unseen(s, card) + sum(h.count(card) for h in s.hands)
            out -= sum(h.count(card) for h in s.known)
            s.deck[card] = max(0, printed[card] - out) if given is None else 0
            s.copies[card] = out
        for name, count in (given or {}).items():
            s.deck[self.card_called(name)] = int(count)
        for card in range(actions.KINDS):
            s.copies[card] += s.deck[card]

    def called(self, who: Any, names: Sequence[str]) -> int:
        """A seat by its name."""
        if who not in names:
            raise BadInput(f"Nobody called {who!r} sits here: there are {', '.join(names)}.")
        return list(names).index(who)

    def card_called(self, name: str) -> int:
        """A card by its name."""
        if name not in NAMES:
            raise BadInput(f"There is no card {name!r}: there are {', '.join(NAMES)}.")
        return NAMES.index(name)

    def cards_called(self, text: str) -> list[int]:
        """`kick4`, or several: `jab*3`."""
        name, _, times = str(text).partition("*")
        return [self.card_called(name)] * int(times or 1)

    def show(self, s: LunchMoney, names: Sequence[str]) -> dict[str, Any]:
        def those(flags: Sequence[int]) -> list[str]:
            return [names[i] for i, flag in enumerate(flags) if flag]

        def pairs(by: Sequence[int]) -> dict[str, str]:
            return {names[i]: names[who] for i, who in enumerate(by) if who != NOBODY}

        carriers = those(s.cooties)
        return {
            "turn": names[s.active],
            "turns": s.turns,
            "hands": {names[i]: [NAMES[card] for card in hand] for i, hand in enumerate(s.hands)},
            "known": {names[i]: [NAMES[card] for card in hand] for i, hand in enumerate(s.known)},
            "points": {names[i]: points for i, points in enumerate(s.points)},
            "out": [names[i] for i in range(s.setup.players) if not s.alive[i]],
            "deck": {name: s.deck[kind] for kind, name in enumerate(NAMES) if s.deck[kind]},
            "discard": {name: s.discard[kind] for kind, name in enumerate(NAMES) if s.discard[kind]},
            "hidden": those(s.hidden),
            "stomped": those(s.stomped),
            "poked": those(s.poked),
            "faster": those(s.faster),
            "wedgy": {names[i]: count for i, count in enumerate(s.wedgy) if count},
            "cooties": carriers[0] if carriers else "nobody",
            "choke": pairs(s.choke_by),
            "headlock": pairs(s.head_by),
            "timeout": pairs(s.out_by),
        }

    # ----------------------------------------------------------------------------------------------------- words

    def label(self, s: LunchMoney, kind: str, value: int, names: Sequence[str]) -> str:
        if kind == "card":
            return NAMES[value]
        if kind == "seat":
            return names[value] if 0 <= value < len(names) else "nobody"
        return super().label(s, kind, value, names)

    def display(self, s: LunchMoney, kind: str, value: int, words: Any) -> Any:
        if kind == "card":
            return words.get(f"type-{NAMES[value]}")
        if kind == "blow":
            return blow(words, NAMES[value])
        return super().display(s, kind, value, words)

    def spoken(self, verb: str) -> str:
        return {"card": "", "seat": "", "drawn": ""}.get(verb, super().spoken(verb))

    def text(self, s: LunchMoney, ask: Ask[Any], a: Action, names: Sequence[str]) -> str:
        if a.verb == "none":
            return "done" if ask.part() else "pass"
        return super().text(s, ask, a, names)

    def what_answers(self, card: int) -> list[int]:
        """LM-TERM-05  The cards that can undo this one, for the table to show beside any card in play."""
        return pieces.what_answers(card)

    def told(self, s: LunchMoney, ask: Ask[Any]) -> tuple[int, ...]:
        return told(s, ask)

    def board_text(self, v: View, names: Sequence[str]) -> str:
        from dispetto.games.lunch_money.draw_text import board_text

        return board_text(v, names)


def blow(words: Any, name: str) -> str:
    """How this card hits: the attribute `.blow` of its name."""
    message = words.bundle.get_message(f"type-{name}")
    pattern = message.attributes.get("blow", message.value)
    return str(words.bundle.format_pattern(pattern, {})[0])


def stage_of(s: LunchMoney, ask: flow_main.Main) -> int:
    """Which part of the action is asked: 0 the card, 1 the target, 2 Weird, 3 a second target, 4 more of it, 5 discards,
    6 a Headbutt from inside a Choke, 7 what follows the Grab.
    """
    if not ask.said:
        return 0
    first = ask.said[0]
    if first == actions.C_DISCARD:
        return 5
    if first == pieces.FIRST_AID or (flow_hands.holds_head(s, ask.seat) and pieces.TRAITS[first] & pieces.FLURRY):
        return 4
    if len(ask.said) == 1:
        return 6 if first == pieces.HEADBUTT and flow_hands.is_held(s, ask.seat) else 1
    if first == pieces.GRAB:
        return 7
    return 3 if first == pieces.TWO_FER and len(ask.said) == 2 else 2


def told(s: LunchMoney, ask: Ask[Any]) -> tuple[int, ...]:
    """The facts a question's sentence names, in the order of QUESTIONS."""
    if isinstance(ask, flow_windows.Interrupt):
        laid = s.stack[ask.about]
        assert isinstance(laid, flow_play.Laid)
        return (laid.face(), laid.by())
    if not isinstance(ask, flow_play.Question):
        return ()
    if isinstance(ask, flow_main.Main):
        return (stage_of(s, ask), ask.said[0] if ask.said and ask.said[0] < actions.KINDS else 0)
    if isinstance(ask, flow_specials.Imaginary):
        return (len(ask.said),)
    if isinstance(ask, flow_damage.Rescue):
        return (ask.about, s.points[ask.seat])
    if isinstance(ask, flow_attack.Free):
        return (ask.about,)
    if isinstance(ask, flow_grab.CounterGrab):
        return (ask.victim(s),)
    if isinstance(ask, (flow_specials.HideHeal, flow_specials.HideDiscard, flow_attack.NutsBack)):
        return ()
    play = flow_play.play_at(s, ask.about)
    if isinstance(ask, flow_attack.Release):
        return (play.cards[0], play.src, s.choke_by.index(ask.seat))
    if isinstance(ask, flow_defence.Defend):
        hits = play.left(play.targets.index(ask.seat)) if play.is_(flow_play.ATTACK) and not play.special else 1
        return (play.special[0] if play.special else play.cards[0], play.src, hits)
    if isinstance(ask, flow_defence.PassOn):
        return (play.cards[0], play.targets[0])
    if isinstance(ask, flow_attack.Follow):
        return (play.special[0] if play.special else play.cards[0], play.targets[0])
    if isinstance(ask, flow_attack.Backlash):
        return (play.src, sum(n for _, n in flow_play.packets(s, play)))
    return (play.targets[0],)
