"""What an answer does, said before it is given: the chip in its button.

`Game.then` makes it, from imagined tables only. A consequence is a fact that every reader of this button may know:
where one ends, what it costs, what may be won or lost, the odds. At most seven words or so, the icon first.
"""

from __future__ import annotations

from typing import Final, NamedTuple

GOOD: Final = "good"
BAD: Final = "bad"
TONES: Final = ("", GOOD, BAD)

STROKE: Final = 'fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"'
ICONS: Final[dict[str, str]] = {  # in the colour of their chip; a game may bring an <svg> of its own in place of a name
    "steps": '<svg width="17" height="15" viewBox="-10 -9 20 18"><path d="M-9,-5q9,-4 11,1q-2,5 -11,3zM-2,4q9,-4 11,1'
    'q-2,5 -11,3z" fill="currentColor"/></svg>',
    "splash": '<svg width="18" height="17" viewBox="0 0 20 19"><path d="M10,1C13,6 15,8 15,11A5,5,0,0,1,5,11C5,8 7,6 '
    '10,1Z" fill="currentColor"/><path d="M1,17q3,-3 6,0t6,0t6,0" fill="none" stroke="currentColor" stroke-width="2" '
    'stroke-linecap="round"/></svg>',
    "die": '<svg width="16" height="16" viewBox="0 0 16 16"><rect x="1.5" y="1.5" width="13" height="13" rx="3" '
    'fill="none" stroke="currentColor" stroke-width="2"/><circle cx="5.2" cy="5.2" r="1.5" fill="currentColor"/>'
    '<circle cx="10.8" cy="10.8" r="1.5" fill="currentColor"/></svg>',
    "coin": '<svg width="16" height="16" viewBox="-10 -10 20 20"><circle r="8.4" fill="#f5bd2f" stroke="#38261a" '
    'stroke-width="2"/><path d="M0,-3.4V3.4" stroke="#8a5a06" stroke-width="2.4" stroke-linecap="round"/></svg>',
    "rock": '<svg width="16" height="14" viewBox="0 0 16 14"><path d="M2,11Q1,6 5,3.5Q9,1 13,4Q16,8 13,11.5Q8,14 '
    '2,11Z" fill="#b9b1a6" stroke="#38261a" stroke-width="1.8" stroke-linejoin="round"/></svg>',
    "up": f'<svg width="15" height="15" viewBox="0 0 16 16"><path d="M8,14V3M3,8L8,3L13,8" {STROKE}/></svg>',
    "down": f'<svg width="15" height="15" viewBox="0 0 16 16"><path d="M8,2V13M3,8L8,13L13,8" {STROKE}/></svg>',
    "right": f'<svg width="15" height="15" viewBox="0 0 16 16"><path d="M2,8H13M8,3L13,8L8,13" {STROKE}/></svg>',
    "back": f'<svg width="15" height="15" viewBox="0 0 16 16"><path d="M14,8H3M8,3L3,8L8,13" {STROKE}/></svg>',
    "star": '<svg width="16" height="16" viewBox="0 0 16 16"><path d="M8,1L10.2,5.6L15,6.2L11.5,9.6L12.4,14.6'
    'L8,12.2L3.6,14.6L4.5,9.6L1,6.2L5.8,5.6Z" fill="currentColor"/></svg>',
    "skull": '<svg width="16" height="16" viewBox="0 0 16 16"><path d="M8,1C4,1 1.5,3.6 1.5,7C1.5,9.2 2.6,10.7 '
    "4,11.6V14.5H12V11.6C13.4,10.7 14.5,9.2 14.5,7C14.5,3.6 12,1 8,1ZM5.5,9A1.6,1.6,0,1,1,5.5,5.8A1.6,"
    '1.6,0,0,1,5.5,9ZM10.5,9A1.6,1.6,0,1,1,10.5,5.8A1.6,1.6,0,0,1,10.5,9Z" fill="currentColor" '
    'fill-rule="evenodd"/></svg>',
    "hourglass": '<svg width="14" height="16" viewBox="0 0 14 16"><path d="M2,1.5H12M2,14.5H12M3,2Q3,5.5 7,8Q11,5.5 '
    f'11,2M3,14Q3,10.5 7,8Q11,10.5 11,14" {STROKE.replace("2.6", "2")}/></svg>',
    "card": '<svg width="13" height="16" viewBox="0 0 13 16"><rect x="1.2" y="1.2" width="10.6" height="13.6" '
    'rx="2" fill="none" stroke="currentColor" stroke-width="2"/></svg>',
    "shield": '<svg width="14" height="16" viewBox="0 0 14 16"><path d="M7,1L13,3.2V8Q13,12.5 7,15Q1,12.5 1,8V3.2Z" '
    'fill="currentColor"/></svg>',
}


class Then(NamedTuple):
    """One consequence: a chip. A newline in the text begins a second line."""

    text: str
    tone: str = ""  # GOOD, BAD or plain
    icon: str = ""  # a name of ICONS, or an <svg> of the game's own, without ids and styles
    lead: str = ""  # stands before the text in bold: "5 → 1"
    tag: str = ""  # stands beside the button's own words, on the dark of a bookie's board: "4/1"
    apart: bool = False  # lead and text are two facts: where they are read in a line, something stands between them
    also: tuple[Then, ...] = ()  # further chips below: "wins: £750,000", "loses: £165,000"

    def __str__(self) -> str:
        """As one line of plain text: the terminal, whoever listens."""
        told = (" · " if self.apart else " ").join(filter(None, (self.lead, self.text.replace("\n", ", "))))
        said = " ".join(filter(None, (self.tag, told)))
        return " · ".join(filter(None, (said, *map(str, self.also))))

    def picture(self) -> str:
        """The icon as an <svg>; empty for none."""
        return ICONS.get(self.icon, self.icon)
