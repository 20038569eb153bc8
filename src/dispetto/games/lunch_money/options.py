"""The table options: ten on the set-up page, the rest behind "more"; each with the ruling it belongs to."""

from __future__ import annotations

from dispetto.core.game import Option

ON_OFF = (True, False)
OFF_ON = (False, True)
OPTIONS = (
    Option("expansion", "LM-SET-02", ON_OFF, more=False),
    Option("cards", "LM-SET-02", ("printed",), text="card set", more=False, brought=True),
    Option("third_party_humiliation", "LM-RUL-27", ON_OFF, more=False),
    Option("free_attack_humiliation", "LM-RUL-36", ("third_party", "none", "anyone"), more=False),
    Option("choke_holder_turn", "LM-RUL-67", ("free", "no_attack", "consumed"), more=False),
    Option("poke_second", "LM-RUL-81", ("any", "basic_or_weapon"), more=False),
    Option("cooties_any_block", "LM-RUL-77", ON_OFF, more=False),
    Option("time_out_end", "LM-RUL-95", ("caster_seat", "victim_skips", "calendar"), more=False),
    Option("heal_cap", "LM-RUL-14", (15, "none"), more=False),
    Option("discard_penalty", "LM-RUL-07", (0, 1, "per_card"), more=False),
    Option("start_points", "LM-SET-04", (15,), text="number", low=1, high=99),
    Option("max_players", "LM-RUL-04", (6,)),
    Option("turn_cap", "LM-RUL-07", ("none",), text="number", low=1, high=1000),
    Option("priority", "LM-RUL-21", ("clockwise", "target_first", "simultaneous_poll")),
    Option("defence_batch", "LM-RUL-22", ("whole", "per_card")),
    Option("second_defence", "LM-RUL-23", OFF_ON),
    Option("combo_declaration", "LM-RUL-25", ("stepwise", "upfront")),
    Option("humiliation_chain_reward", "LM-RUL-30", ("each", "last")),
    Option("humiliation_vs_cooties", "LM-RUL-37", OFF_ON),
    Option("hidden_may_interfere", "LM-RUL-43", OFF_ON),
    Option("weapon_reuse", "LM-RUL-34", ON_OFF),
    Option("faster_mixed", "LM-RULB-05", ON_OFF),
    Option("faster_second", "LM-RULB-06", ("both", "replaces")),
    Option("faster_broken", "LM-RULB-07", ("own", "any")),
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
    Option("clock", "LM-RUL-06", (0,), text="number", high=86400),
    Option("open_poll", "LM-RUL-26", OFF_ON),
)
