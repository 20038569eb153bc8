"""Which rule a refusal cites, edition by edition: the one place where the two laws' ids meet."""

from __future__ import annotations

from typing import Final

# key, 25th Anniversary, 2nd edition (empty: cannot happen there), the facts its sentence names
ROWS: Final[list[tuple[str, str, str, str]]] = [
    # Before the game
    ("types", "H25-TYPE-01", "H2-SETUP-04", ""),
    ("type-taken", "", "H2-RUL-36", ""),
    ("types-first", "H25-DEC-01", "H2-DEC-01", ""),
    ("order", "H25-DUO-03", "", ""),
    ("order-first", "H25-DEC-21", "", ""),
    # Settled before the game, or by chance
    ("types-settled", "H25-TYPE-01-settled", "H2-SETUP-04-settled", ""),
    ("who-starts", "H25-SETUP-06", "H2-SETUP-02", ""),
    ("dice-fall", "H25-CLR-05", "H2-CLR-01", ""),
    # Before the roll
    ("not-in-mudd", "H25-MUDD-01", "H2-SPC-02", "me:dino"),
    ("mudd-sticks", "H25-TYPE-10", "H2-TYPE-09", "me:dino"),
    ("no-third-die", "H25-TYPE-09", "H2-TYPE-07", "me:dino"),
    ("third-die-mudd", "H25-TYPE-09-mudd", "H2-RUL-38-mudd", "me:dino"),
    ("third-die-rock", "H25-ROCK-01", "", "me:dino"),
    ("third-die-later", "", "H2-TYPE-07-later", "me:dino"),
    ("nothing-to-declare", "H25-TYPE-12", "", "me:dino"),
    ("declare-first", "H25-DEC-18", "", "me:dino"),
    ("not-on-water", "", "H2-RUL-40", "me:dino"),
    ("not-bitten", "", "H2-TYPE-18", "me:dino"),
    ("nothing-to-reroll", "H25-RUL-04", "H2-RUL-04", "me:dino"),
    # Not a step yet
    ("still-throw", "H25-GEN-05", "H2-THR-03", "me:dino"),
    ("still-push", "H25-GEN-05", "H2-RUL-17-still", "me:dino"),
    ("still-bite", "H25-GEN-05", "H2-BITE-01-still", "me:dino"),
    ("still-scoop", "H25-GEN-05", "H2-RER-05", "me:dino"),
    ("turn-not-over", "H25-RUL-22", "", "me:dino"),
    ("no-shortcut", "H25-LAVA-08", "", "me:dino"),
    ("no-toll", "H25-LAVA-02", "", "me:dino"),
    ("no-fork", "H25-THINK-01", "H2-SPC-03", "me:dino"),
    ("only-the-way", "", "H2-PUSH-06", "who:dino"),
    # The dice lie on the table
    ("no-die-to-ignore", "H25-TYPE-02", "H2-TYPE-01", "me:dino"),
    ("keep-first", "H25-DEC-04", "H2-DEC-03", "me:dino"),
    ("number-settled", "H25-DEC-05", "H2-DEC-05", "me:dino"),
    ("no-such-die", "H25-RER-01", "H2-RER-01", "me:dino n:n"),
    ("bought-die", "", "H2-TYPE-08", "me:dino"),
    ("bought-once", "", "H2-RUL-38", "me:dino"),
    ("has-rolled", "H25-MOVE-01", "H2-TURN-01", "me:dino"),
    ("mudd-settled", "H25-DEC-02", "H2-DEC-02", "me:dino"),
    ("dice-settled", "H25-TYPE-09-before", "H2-TURN-01", "me:dino"),
    ("too-late", "H25-RER-01-late", "H2-RUL-04-late", "me:dino"),
    ("one-at-a-time", "H25-TYPE-05", "H2-TYPE-03", "me:dino"),
    ("same-dice", "H25-RUL-31", "H2-RUL-37-same", "me:dino"),
    ("overshoots", "H25-FIN-02", "H2-RUL-37", "me:dino"),
    # On the way
    ("step-by-step", "H25-CLR-01", "H2-CLR-01-step", "me:dino"),
    ("no-bite-now", "H25-BITE-06", "H2-BITE-01-exact", "me:dino"),
    ("nothing-lies-here", "H25-ROCK-04", "H2-ROCK-03", "me:dino at:space"),
    ("only-passing", "", "H2-ROCK-04", "me:dino at:space"),
    ("so-many", "H25-ROCK-04-count", "H2-RUL-07", "me:dino n:n"),
    ("full", "", "H2-TYPE-31", "me:dino"),
    ("never-pushes", "H25-TYPE-13", "H2-TYPE-14", "me:dino"),
    ("never-pushes-hominid", "", "H2-TYPE-22", "me:dino"),
    ("must-push", "", "H2-TYPE-11", "me:dino"),
    ("push-not-stop", "", "H2-RUL-39", "me:dino"),
    ("not-here", "H25-PUSH-01", "H2-PUSH-01", "who:dino"),
    ("ally-push", "H25-DUO-04", "", "who:dino"),
    ("does-not-budge", "H25-TYPE-04", "H2-TYPE-02", "who:dino"),
    ("nobody-to-pass", "H25-RUL-14", "H2-RUL-17", "me:dino"),
    ("nobody-in-the-way", "H25-DEC-08", "H2-DEC-07", "me:dino"),
    ("no-theft", "H25-DEC-09", "H2-DEC-08", "me:dino"),
    ("theft-first", "H25-TYPE-07-first", "H2-TYPE-05-first", "who:dino"),
    ("so-much", "H25-TYPE-07", "H2-TYPE-05", "who:dino n:n"),
    # Throwing
    ("never-throws", "H25-TYPE-19", "H2-TYPE-17", "me:dino"),
    ("thrown-once", "", "H2-TYPE-26", "me:dino"),
    ("lava-throw", "H25-LAVA-06", "", "me:dino"),
    ("lava-reroll", "H25-LAVA-05", "", "me:dino"),
    ("lava-rolled", "H25-LAVA-05-rolled", "", "me:dino"),
    ("lava-extra", "H25-LAVA-07", "", "me:dino"),
    ("ally-throw", "H25-DUO-06", "", "who:dino"),
    ("on-start", "", "H2-RUL-13", "who:dino"),
    ("same-space", "", "H2-RUL-11", "who:dino"),
    ("out-of-sight", "H25-THR-01", "H2-THR-01", "who:dino from:space at:space"),
    ("no-stopping", "H25-THR-03", "H2-THR-02", "me:dino at:space"),
    ("nothing-to-stop-for", "H25-DEC-10", "H2-DEC-09", "me:dino"),
    ("nothing-to-give-up", "H25-DEC-11", "H2-DEC-10", "me:dino"),
    ("how-first", "H25-CLR-02", "H2-CLR-01-how", "me:dino"),
    ("stop-first", "H25-THR-04", "H2-THR-04", "me:dino"),
    ("move-over", "H25-THR-04-still", "H2-THR-04-still", "me:dino"),
    ("no-rock", "H25-THR-05", "H2-THR-05", "me:dino"),
    ("must-throw", "H25-RUL-45", "H2-RUL-49", "me:dino"),
    ("stop-empty", "H25-RUL-45-empty", "H2-RUL-49-empty", "me:dino"),
    ("stop-late", "", "H2-RUL-09", "me:dino"),
    ("stop-falling", "H25-RUL-45-air", "H2-RUL-49-water", "me:dino"),
    ("must-scoop", "H25-RUL-45-scoop", "H2-RUL-49-scoop", "me:dino"),
    ("not-all-at-once", "H25-TYPE-15", "H2-TYPE-24", "me:dino"),
    ("how-is-said", "H25-TYPE-16", "H2-TYPE-25", "me:dino"),
    ("say-at-whom", "H25-TYPE-16-said", "H2-TYPE-25-said", "me:dino"),
    # Landing
    ("one-thing-at-a-time", "H25-RUL-13", "H2-RUL-15", "me:dino"),
    ("stays-here", "", "H2-RUL-49-stay", "me:dino"),
    ("out-of-reach", "H25-BITE-01", "H2-BITE-01", "who:dino"),
    ("ally-bite", "H25-DUO-05", "", "who:dino"),
    ("safe-here", "H25-BITE-05", "", "who:dino"),
    ("pushed-no-bite", "H25-RUL-15", "", "me:dino"),
    ("head-by-head", "H25-DEC-13", "H2-DEC-12", "who:dino"),
    # The end of a turn
    ("extra-first", "H25-XTRA-01", "", "me:dino"),
]

RULES_25TH: Final[dict[str, str]] = {key: rule for key, rule, _, _ in ROWS if rule}
RULES_2ND: Final[dict[str, str]] = {key: rule for key, _, rule, _ in ROWS if rule}
FACTS_25TH: Final[dict[str, tuple[str, ...]]] = {rule: tuple(facts.split()) for _, rule, _, facts in ROWS if rule}
FACTS_2ND: Final[dict[str, tuple[str, ...]]] = {rule: tuple(facts.split()) for _, _, rule, facts in ROWS if rule}
