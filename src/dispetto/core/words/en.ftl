# The table's own sentences: whatever the game.

# In front of a sentence that says "you" to a player who runs several pieces
of-which = { $me } · { $text }
and-last = { $some } and { $last }

waiting = Waiting for { $who }.
waiting-you = One moment.
waiting-dice = The dice are thinking it over.
waiting-deck = The deck is thinking it over.

switched-on = on
switched-off = off

# Files a table brings along: what they are called, and what is wrong with them (after the name of the file)
file-named =
    { $titled ->
        [no] untitled
       *[yes] { $title }
    } ({ $provenance ->
        [printed] as printed
        [derived] worked out from the rules
        [reported] by hearsay
       *[house] home-made
    })
file-large = it has { $n } letters; { $most } are enough for anybody.
file-toml = it cannot be read as TOML: line { $line }, column { $column } makes no sense.
file-cut = it cannot be read as TOML: it breaks off in the middle of something.
file-odd = it cannot be read as TOML: a number or a list in it is beyond all measure.
file-title = title is a text of at most { $n } letters, or one for each language (en, it).
file-provenance = provenance is one of { $known }.

why-TABLE-01 = Not your turn. The question is for { $who }.
why-TABLE-02 = Hands off. Nothing is asked of you now: chance decides.
why-TABLE-03 = The game is over. Sulking is still allowed.
why-TABLE-04 = Not yet. First answer what you are being asked.
why-TABLE-05 = Wrong question. That would answer something nobody has asked you.
why-TABLE-06 = Nobody sits there. Pick on somebody who exists.

# What an installed package offers and cannot be used: it is left out, and the rest of the house opens.
left-out-import = { $name } of { $package } is left out: importing { $value } fails ({ $detail }).
left-out-no-game = { $name } of { $package } is left out: { $value } gives no Game but a { $detail }.
left-out-no-bot = { $name } of { $package } is left out: { $value } makes no Bot but a { $detail }.
left-out-name = { $name } of { $package } is left out: a name has up to 30 small letters, digits and single dashes, and begins with a letter.
left-out-other-name = { $name } of { $package } is left out: the game calls itself { $detail }, and the two names must be one.
left-out-twice = { $name } of { $package } is left out: { $detail } had the name first, and manners are manners.
left-out-lacks = { $name } of { $package } is left out: it lacks what every game has ({ $detail }).
left-out-words = { $name } of { $package } is left out: its words cannot be read ({ $detail }).
