# What the terminal table itself says; the game has its own words.

sealed = The dice are sealed with { $commitment }…
revealed = The seal is broken: the seed of the dice was
verify = 'dispetto record verify FILE' checks every roll of a saved game against it.
how = Answer with a number. ? for help, quit to leave.
you-are = You are { $name }. Against you: { $others }.
you-are-letter = You are { $name }, { $letter } on the board. Against you: { $others }.
watching = Nobody plays for you: { $others } do.
only-one = Enter
prompt-many = 1–{ $n }
pick = Type a number from 1 to { $n }; ? for help.
no-such = There is no answer { $n }: there are { $most }.
allowed = Nothing forbids it: { $n } is on offer.
not-understood = “{ $text }” means nothing here. Type a number, or ? for help.
several = “{ $text }” may mean several things: { $which }.
nothing-barred = Nothing worth mentioning is forbidden right now.
why-head = What you may not do now, and why:
why-more = why NUMBER adds what the law says; typing what you would like to do gives its reason alone.
no-rule = The law knows no { $id }. A word like push finds rules too.
which-rule = Which rule? Like: rules { $example }, or a word: rules push
no-undo = There is nothing of yours to take back: since then the dice or somebody else has spoken.
undone = Taken back. It never happened; well, the record remembers.
where-save = Where to? Like: save mygame.toml
saved = Written to { $file }.
exists = { $file } is already there, and it is not yours to overwrite. Choose another name.
unsaved = It could not be saved: { $why }
bye = You leave the table. The others are already dividing your things.
bye-watch = You leave. The show goes on without you.
over = After the game: save FILE keeps the record, again plays once more, Enter leaves.
# lab match
sprt-stronger = { $who } is stronger: further games would not change that.
sprt-not-stronger = { $who } is not stronger by as much as was asked.
sprt-undecided = Not known yet: neither stronger nor not. More games would tell.
match-unfinished = { $n ->
        [one] One game was broken off and counts for nobody.
       *[other] { $n } games were broken off and count for nobody.
    }

# lab run
run-written = The report is { $path }.

# lab ladder
ladder-empty = Nobody is on the ladder of { $file } yet: name a game, and they will climb over each other.

# lab ceiling
ceiling-luck = Luck decides at most as much as this: a stronger player can only show that it was less.

# lab fit
fit-taken = The new judge has won its match. Its weights are in { $path }.
fit-nothing = Nothing better was found: the present judge stays. A prettier loss is no victory.
export-done = { $rows } answers of { $games } games are in { $path }: everybody's spite, one row each.

place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }

help-head = What you can type
help-number = NUMBER
help-number-text = gives that answer; Enter does when there is only one. The words of the answer do as well.
help-why = why
help-why-text = what you may not do now, with the rule; why NUMBER asks about one of them.
help-board = board
help-board-text = shows the board again.
help-rules = rules ID
help-rules-text = prints a rule of the law; rules WORD looks for rules with that word.
help-undo = undo
help-undo-text = takes back your last answer, while nobody else and no die has spoken since.
help-save = save FILE
help-save-text = writes the record of the game so far.
help-quit = quit
help-quit-text = gets up and leaves. So do Ctrl-D and Ctrl-C.
help-spaces = What is on the board

# What the shell says when a command cannot be done
our-fault = This should not have happened, and it is our fault: { $what } (set DISPETTO_DEBUG=1 and try again to see where).
see-help = { $what }; see '{ $command } --help'.
languages-folder = { $name } names { $folder }, which is no folder: it holds one folder a language.
lang-unknown = --lang is { $known }, not { $value }.
option-pair = --option takes KEY=VALUE, like board=t25, not { $value }.
option-twice = Option { $key } is given twice.
tests-folder = There is no folder { $folder }; --tests names the folder with the tests.
law-unreadable = The law of { $game } cannot be read: { $trouble }
law-no-rule = The law of { $games } has no rule { $rule }.
not-json = { $path } cannot be read as JSON: { $trouble }.
json-options = options is an object of names and values.
json-value = { $key } is neither text, a whole number, true or false, nor a list of them.
to-unknown = --to is toml or json, not { $value }.
record-there = { $path } is already there; choose another name for the record.
record-unfinished = The record stops after { $n } lines; the game is not over.
record-told = { $n ->
    [one] One roll
   *[other] { $n } rolls
} of the opening fell for nobody: a lesson told them.
record-right = All is right: { $rolls } rolls come from the sealed seed, { $lines } lines follow the rules.
board-nobodys = { $path } is no board that any game here knows: a board file lists { $known }.
board-faults = { $file }: { $fault } There is more: see 'dispetto board check { $file }'.
board-undrawn = { $path } cannot be drawn before it is right: { $fault }
layout-unknown = --layout is wide or tall, not { $value }.
theme-unknown = --theme is light or dark, not { $value }.
bots-none = --bots takes names separated by commas, like random,greedy.
bots-many = --bots names { $n } bots for { $seats } seats.
name-odd = A name has 1 to 20 letters; { $value } has not.
pronoun-unknown = --pronoun is { $known }; not { $value }.
seed-digits = --seed takes hexadecimal digits, two a byte, not { $value }.

# What a person may type, each word for the same thing
typed-help = ? help h
typed-why = why
typed-board = board b
typed-rules = rules rule law
typed-undo = undo u
typed-save = save
typed-quit = quit q exit
typed-again = again

house-saved = Saved to { $file }: { $tables } tables, { $answers } lines of their logs.
house-restored = Brought into { $db }: { $tables } tables, { $answers } lines of their logs.
bot-seat = There is no seat { $seat } at a table of { $seats }.
bot-played = The program won { $won } of { $games }, with { $answers } answers; { $refused } were refused.
record-large = { $path } is larger than any game: { $most } letters are the most.
record-brought = It is on the web now, at { $where }.
record-brought-open = Nobody vouches for its dice, and its pages say so.

odds-told = Mean surprise { $loss } nats. ±: by games, for positions of one game stand and fall together.
powers-told = They would surprise least with these powers, one a chapter (odds.toml): powers = { $powers }
luck-told = Of what results differ by, { $luck } is luck and { $skill } is decisions (give or take { $error }).
doubts-told = Each was played on { $fresh } times more from where it was given, with dice of its own. “Below the bar”: less than anything that is named. “Left of it”: of what they were said to cost together.
records-none = There are no records there: name files, or a folder that holds some.
verdict = “{ $text }” { $table ->
    [yes] The table still does what it did.
   *[no] The table does something else now.
  } { $reader ->
    [yes] What the reader wants holds.
    [no] What the reader wants does not hold.
   *[unsaid] What the reader wants can only be read, not run.
  }
