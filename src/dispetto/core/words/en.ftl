# The table's own sentences: whatever the game.

# In front of a sentence that says "you" to a player who runs several pieces
of-which = { $me } · { $text }
hindsight-would = { $what }: { $then }.
and-last = { $some } and { $last }

waiting = Waiting for { $who }.
waiting-you = One moment.
waiting-dice = The dice are thinking it over.
waiting-deck = The deck is thinking it over.

switched-on = on
switched-off = off

# Files a table brings along: what they are called, and what is wrong with them (after the name of the file)
house-file = { $title } is the house's own work; no rulebook will defend it.
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
file-title = title is a text of at most { $n } letters, or one for each language ({ $known }).
file-provenance = provenance is one of { $known }.

# A draft that somebody's page has sent
draft-title = a title is one line of at most { $n } letters.
draft-number = { $value } is no whole number from { $low } to { $high }.
draft-place = a place is two numbers from 0 to { $most }.
draft-list = a list here has at most { $most } entries.
draft-word = { $value } is none of { $known }.

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

# How lists are joined: of several things, of one among several; and a fault after the place it was found in
list-more = { $some }, { $next }
list-or = { $some } or { $next }
at = { $where }: { $fault }

# What is wrong with what somebody asked for: a game, a bot, seats, options
no-game-named = There is no game { $name }: there are { $known }.
no-bot-named = There is no bot { $name }: there are { $known }.
bot-spelt = { $name } names no bot: write NAME, NAME@VERSION or NAME:key=value,key=value.
bot-setting-spelt = In { $name } the setting { $pair } should read key=value, each key once.
bot-setting-none = The bot { $name } takes no settings, { $key } neither.
no-bot-person = Nobody called { $who } plays as { $name }: there are { $known }.
bot-strength = A strength is one of { $known }, not { $value }.
bot-setting-unknown = The bot { $name } has no setting { $key }: it takes { $known }.
bot-setting-wrong = A bot's { $key } cannot be { $value }: it is a number from { $low } to { $high }.
no-bot-version = { $name } has no version { $version }: it has { $known }, and the newest without a sign.
no-bot-version-none = { $name } has no version { $version }, only the newest.
match-bots = A match at { $seats } seats wants two bots at least and { $seats } at most, not { $n }.
no-board-of-its-own = { $game } is played on no board of its own, so { $path } is nothing to it.
no-option = { $game } has no option { $key }: it knows { $known }.
value-wrong = Option { $key } cannot be { $value }: it takes { $right }.
value-wrong-text = Option { $key } cannot be { $value }: it takes { $right }, or a { $kind }.
value-bounds = Option { $key } cannot be { $value }: it takes { $right }, or a number from { $low } to { $high }.
value-seat = Option { $key } is the number of a seat, 1 to { $seats }; not { $value }.
value-seat-or = Option { $key } is the number of a seat, 1 to { $seats }, or { $other }; not { $value }.
colour-wrong = Option { $key } cannot have { $value }: it takes { $right }, in the order of the seats, with commas.
colour-twice = Option { $key } names { $value } twice: each colour has one owner.
colours-many = Option { $key } names { $n } seats, but { $seats } play.
seats-wrong = { $game } is for { $fewest } to { $most } players, not { $n }.

# What is wrong with a file, by its path
what-file = file
what-board = board
what-record = record
what-scenario = scenario
file-none = There is no { $what } file { $path }.
file-unknown = There is no { $what } { $name }: shipped are { $known }; or give the path of a .toml file.
file-not-toml = { $path } cannot be read as TOML: { $trouble }.
file-not-text = { $path } is not a text file.
file-unreadable = { $path } cannot be read: { $trouble }.
file-unwritten = { $path } cannot be written: { $trouble }.
file-folder = { $path } is a folder; give the file of a { $what }.
file-folder-name = { $path } is a folder; give the name of a file.

# What is wrong with a line of a record or a scenario
line-none = { $line } is not a line: write who answers and what, like 'A: roll' or 'dice: 4'.
line-nobody = Nobody called { $who } sits here: there are { $known }, dice and deck.
line-over = { $line }: the game is over.
line-other = { $line }: { $speaker } is asked now ({ $question }), not { $who }. On offer: { $offers }.
line-unknown = { $line }: { $text } is no answer in { $game }. On offer: { $offers }.
line-barred = { $line } is not allowed now by { $rule } ({ $question } is asked). On offer: { $offers }.
answer-none = { $text } is no answer in { $game }: see 'dispetto describe { $game }'.
deck-none = deck = { $deck }, but no such card can be drawn now.

# What is not of its kind in a file
shape-text = { $key } is a text, not { $value }.
shape-number = { $key } is a number, not { $value }.
shape-texts = { $key } is a list of texts, not { $value }.
shape-numbers = { $key } is a list of numbers, not { $value }.
shape-table = { $key } is a table, not { $value }.
shape-actions = actions is a list of lines, not { $value }.
shape-options = options is a table of options and their values, not { $value }.
shape-option = option { $key } is a text, a number or on/off, not { $value }.

# What is wrong with a record
this-record = the record
record-action = { $where }, action { $n }
record-lacks = { $where } has no { $key }: it is not a game record.
record-format = { $where } is written in format { $format }; this version reads format { $known }.
record-changed = the options do not match their fingerprint; somebody has changed them.
record-line = a line is text like 'p1: roll', not { $line }.
record-undo = 'undo' takes a number of lines, not { $value }.
record-unfit = The record does not fit the present rules: { $why }
record-stops = The record stops fitting the rules at line { $n }: { $why }
record-hidden = Line { $n } is hidden ({ $who }: { $hidden }): the full record is there after the end.
seed-hidden = The seed has not been revealed: the game is not over, or the record is incomplete.
seed-odd = The revealed seed is not a seed: it is written as pairs of hexadecimal digits.
seed-other = The revealed seed does not match the commitment published before the first roll.
roll-unsaid = Line { $n } ({ $line }) does not say how it fell.
roll-back = Line { $n }: the counter went back from { $before } to { $after }.
roll-skipped = Line { $n }: the counter is { $after } where { $due } was due: a roll has vanished from the story.
roll-no-odds = Line { $n } ({ $line }): these are no odds, or a pick that they do not have.
roll-other-seed = Line { $n } ({ $line }) is not what the seed gives for counter { $counter }.
roll-other-odds = Line { $n } ({ $line }): these are not the odds of this roll.
roll-no-pick = Line { $n } ({ $line }): there is no such pick.
roll-other-pick = Line { $n } ({ $line }): the pick means another answer.
result-other = The result written in the record is not the one its story leads to.

# A first game that teaches
what-lesson = lesson
lesson-seats = seats is a list of different names, the learner first; genders has one for each, and the teacher is one of the others.
lesson-stop = every [[then]] proposes an answer save the last one, which stops (stop = "name"), and has three points at most; { $n } does not.
lesson-nobody-asked = here the learner has to be asked something, but it is { $who }'s turn to say: { $offers }
failed-plain = { $fault }

# What is wrong with a scenario, and what in it was not as told
scenario-step = { $path }, step { $n }
scenario-key = a scenario has no { $key }; it knows { $known }.
scenario-lacks = a scenario needs { $key }.
scenario-others = others can only be 'default', not { $value }.
scenario-rules = rules is a list of rule ids, not { $value }.
scenario-seats = seats is a list of different names like ["A", "B"], none of them dice or deck, without a colon.
scenario-steps = steps are written as [[then]] with do, expect, offers or refuse.
step-key = there is no { $key }; a step knows { $known }.
step-lines = { $key } is a list of lines like 'A: roll', not { $value }.
scenario-table = table is no dump of a table of { $game }, or one of other rules.
complaint-stands = the table still does what it did; what the reader wants does not hold
complaint-other = neither what the table did nor what the reader wants holds any more
complaint-long = Say it in { $most } letters. Rage may be longer, a complaint may not.
complaint-offer = { $line } is not among the answers one could miss or doubt here.
failed-offers = offers: expected { $wanted }, seen { $seen }; { $now }
failed-allowed = refuse: { $line } is allowed, expected a refusal by { $rule }; { $now }
failed-reason = refuse: { $line } is refused by { $given }, expected { $rule }; { $now }
failed-value = { $where }: expected { $wanted }, seen { $seen }
failed-field = { $field }: there is no such field; there are { $known }
failed-now = { $fault }; { $now }
now-over = the game is over
now-asked = { $who } is asked ({ $question })

# What is wrong with a position
position-field = position has no field { $key }: { $game } knows { $known }.
position-table = position: { $key } is a table like { $like }, not { $value }.
seat-none = Nobody called { $who } sits here: there are { $known }.
no-card = There is no card { $name }: there are { $known }.
