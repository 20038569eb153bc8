# The web's own words in English.

slogan = Four nasty games for people who like each other. Mostly.
slogan-more = { $n } nasty games for people who like each other. Mostly.
slogan-how = Play now seats bots at once. Invite gives you a link to send.
you = You
you-are = You are
guest = Guest
name = Name
called = Sentences call me
she = she
he = he
neither = neither
save = Save
play-now = Play now
invite = Invite
players = { $fewest }–{ $most } · { $minutes } min
my-tables = My tables
open-tables = Open tables
lately = Lately
no-tables = Nothing yet. Sit down somewhere.
no-open = Nobody is looking for company.
no-lately = Nobody has won anything yet.
your-turn = Your turn
go = Go
waiting-seats = { $taken } of { $all } seats taken
sit-down = Sit down
watch = Watch
replay = Replay
won = { $who } won { $game }
bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
  }
ago = { $n ->
    [0] just now
    [one] a minute ago
   *[other] { $n } minutes ago
  }
hours-ago = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
  }
days-ago = { $n ->
    [one] yesterday
   *[other] { $n } days ago
  }
base-game = Base
your-turn-in = Your turn in { $game }
waiting-for = waiting for { $who }
so-many-of = { $n } of { $all }
starts-when-sat = { $n ->
    [one] starts when one more sits down
   *[other] starts when { $n } more sit down
  }
starts-when-you = everybody sits: start it
starts-when-host = starts when { $who } says so
host-game = { $who }'s { $game }
watching = { $n ->
    [0] playing, nobody watching
   *[other] playing, { $n } watching
  }
more-tables = { $n } more
you-won = You won { $game }
won-how = { $tricks ->
    [0] without one dirty trick. Suspicious.
    [one] one dirty trick was enough
   *[other] { $tricks } dirty tricks, no apologies
  }
came-second = you came second; you objected, in vain
came-last = { $n ->
    [2] you came second. Of two.
   *[other] you came last; somebody had to
  }
came-somewhere = place { $place } for you, nobody will remember

table = table
turn = { $unit ->
    [time] time { $n }
    [race] race { $n }
   *[turn] turn { $n }
  }
undo = Undo
rules = Rules
menu = Menu
home = Home
theme = Light or dark
sound = Sound
sound-why = Dice, steps, blows, and a bell when it is your turn
language = Language
bot = bot
gone = away
your-move = Your move
patience = Patience

# Since your last turn
recap = Since your last turn
recap-again = Replay
recap-turns = { $n ->
    [one] 1 turn, { $s } s
   *[other] { $n } turns, { $s } s
}
recap-close = Put it away
recap-spared = { $shade ->
    [0] Nobody laid a hand on you. They must be saving something.
    [1] You were left in peace. It will not happen again.
    [2] Nothing was done to you. Ask yourself why.
   *[other] You got away untouched. For now.
}

# Run to the end
run-on = Run to the end
run-out = You are out. The rest they do to each other.
run-idle = Nobody needs you just now.
run-waits = Noted. The others still want to watch.
run-no = Not yet: there may still be something for you to ruin.

# A reader's own pace
pace = Pace
pace-why = How fast things move for you. Space, or a tap on the board, ends a motion now
pace-1 = 1×
pace-2 = 2×
pace-0 = instant

game-over = Game over
narrator = The narrator
rule = Rule { $id }
how-it-went = How it went
final-scores = Final scores
nastiest = Nastiest moments
nothing-nasty = Nobody was nasty. Are you sure you played this game?
again = Again?
same-people = Same people, same grudges?
rematch = Rematch
another-game = Another game
watch-replay = Watch the replay
record = Download the record
wins = { $who } wins!
you-win = You win!
win-together = { $who } win!
dice-sealed = The dice are sealed: { $mark }
dice-sealed-why = The fingerprint of this table's secret seed, shown before the first roll. The seed itself is shown at the end, so anybody can check every die.
dice-open = Every die can be checked: the seed was { $seed }
board-as-text = The board as text
spectating = You are watching.
connection-lost = Connection lost. Trying again …
too-late = Too late: the table has moved on.
turns-minutes = { $unit ->
    [time] time { $turns }
    [race] { $turns ->
        [one] 1 race
       *[other] { $turns } races
    }
   *[turn] { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
  }, { $minutes ->
    [0] under a minute
    [one] 1 minute
   *[other] { $minutes } minutes
  }

title-turn = ● Your turn · { $table }
title-table = { $table } · Dispetto
title-over = Over · { $table }

rules-of = Rules
rules-search = Search the rules

# How to play: one illustrated page a game
how-to-play = How to play
skip-to-how = Skip to the page
the-law = The law
all-rules = all { $n } rules
the-aim = The aim
how-it-ends = How it ends
how-meta = { $fewest } to { $most } players · { $minutes } minutes
coach = Coach
coach-off = No more advice, thank you
coach-why = One line of advice over the question, in your first games
bots-talk = Bots talk
bots-talk-why = What bots say at the table: one click silences them all, on this device
how-lesson = { $who } explains each move as it comes, about five minutes
just-play = Just play
or = or

back-to-table = Back to the table

lobby = Waiting for company
lobby-invite = Send this link. Whoever opens it can sit down.
link-only-here = This link works on this machine only. To let your network in, start with --host 0.0.0.0.
copy = Copy
copied = Copied
free-seat = free
take-seat = Sit here
get-up = Get up
start = Start
start-with-bots = Start, bots fill the rest

# Sitting down together
your-name = Your name
narrator-says = The narrator says
your-face = Your face at this table
face-n = Face { $n }
face-taken-by = Face { $n }: { $who } wears it
face-gone = taken
sit-at-table = Sit down
sit-as = Sit down as { $who }
just-watch = Just watch
no-account = No account, no e-mail. This browser remembers you; that is all.
wants-you = { $g ->
    [f] { $who } wants you at her table
    [m] { $who } wants you at his table
   *[n] { $who } wants you at the table
  }
wants-you-somebody = Somebody wants you at this table
invite-line = { $game }, table { $table }. About { $minutes } minutes, and some of them will hurt.
name-taken = There is a { $name } at this table already, and one is plenty. How about { $other }?
face-taken = Somebody was faster and wears that face now. Pick another; beauty is overrated.
no-chair = Every chair is taken. Watch, and wait for somebody to sulk.
is-here = is here
that-is-you = that is you
or-a-bot = or a bot
free-else-bot = whoever opens the link, else a bot
change-me = Change
qr-code = QR code of the invitation
lobby-scan = Point a phone at this, or send the link. Whoever opens it can sit down.
share = Share
share-title = { $game }: there is a chair with your name on it
chair-n = chair { $n }
all-options = All options
fine-print = Fine print
pick-a-mood = pick a mood, change details later
host-picks-mood = the host picks the mood
preset-evening = First evening
preset-evening-text = for people who met today
preset-evening-facts =
    a line of advice for everybody
    time to think, no clock
preset-classic = Classic
preset-classic-text = as on the kitchen table
preset-classic-facts =
    the usual rules
    – nobody helps you
preset-chaos = Chaos
preset-chaos-text = for people who deserve it
preset-chaos-facts =
    20 seconds an answer
    a fuse of six seconds
    – no mercy
step-less = { $what }: less
step-more = { $what }: more
pick-note = everybody picks; first come, first served
pick-for = For whom
pick-taken = { $who } has it
pick-late = Too late: { $who } has that one. Take another, and bear a grudge.
pick-not-yours = That is not yours to pick.
picks-still = is still choosing …
surprise-me = Surprise me
surprise-short = fate picks
surprise-text = Fate picks when the game begins, and nobody is to blame.
take-it = Take it
close = Close
is-away = { $who } is away.
chair-cold = The chair is getting cold.
bot-sit-in = Let a bot sit in
house-why = What here is the house's own
house-mark = house

error-title = That did not work
error-home = Back to the first page
not-found = There is no such page. It may have been eaten.
no-table = There is no such table. It may have been cleared away.
other-rules = This table was played by rules that have changed since. It is kept, but it cannot be opened here.
no-game = There is no such game here.
bad-form = That form was not filled in as this page expects.
other-site = That came from another site, so it was not done.
server-trouble = Something broke on our side. Nothing you did is lost; try again.

several = everybody
edition = Edition
yes = yes
no = no

who-plays = Who plays
how-we-play = How we play
who-sits-here = Who sits here
host = host
same-device = same device
kind-free = whoever opens the link
kind-here = somebody at this device
more-seats = One more seat
fewer-seats = One seat fewer
seats-note = { $fewest } to { $most } players
colour-of = Colour of { $who }
colour-taken = { $colour }: { $who } has it
colour-late = Too late: { $who } has { $colour }. Pick another, and bear a grudge.
host-starts = The host starts the game. Make yourself comfortable.
shared-note = Several people share a device here. Where hands are hidden a curtain falls between them, and reaction windows wait for everybody instead of burning down.
bot-random = silly
bot-greedy = greedy
bot-search = thoughtful
clock = Clock
clock-text = When an answer takes longer, the default is given, and a bot sits in until the person is back.
clock-of = { $seconds ->
    [0] no clock
    [20] 20 seconds an answer
    [60] a minute an answer
    [180] 3 minutes an answer
    [600] 10 minutes an answer
    [86400] a day an answer, by post
    [172800] 2 days an answer, by post
    [259200] 3 days an answer, by post
    [604800] a week an answer, by post
   *[other] { $seconds } seconds an answer
  }
fuse = Reaction windows
fuse-text = How long everybody may step in at most. Sealed choices get six times as long.
seconds = { $n } seconds
open-table = Open table
open-table-text = Listed on the first page: strangers may sit down and look on. Otherwise only the link leads here.
more-options = { $n } more options
changed = { $n } changed
default-is = Default: { $value }.
bad-number = { $what }: “{ $value }” is not possible here, only a number from { $low } to { $high }.
bad-option = { $what }: “{ $value }” is not possible here.
number-from-to = A number from { $low } to { $high }.
chosen-is = Here: { $value }.
bring = { $what }: bring your own file
bring-text = A .toml file, sent or pasted. It plays at this table only, and goes with its record.
bring-file = The file
bring-paste = Or paste the whole file here
bring-do = Play with this
bring-nothing = There is no file in that. Paste the whole file, or send one that holds text.
bad-options = This table cannot be set up like that. { $why }
delete-table = Delete this table
delete-sure = It is gone for everybody, and so is its story.

skip = Skip to the question
step-in = Step in?
round-waiting = Everybody makes up their mind …
round-answered = You have answered. The others have until the fuse burns down.
change-mind = Change my mind
take-part-back = Back
anyone-may-answer = Anyone may answer
everybody-chooses = Everybody chooses in secret
no-fuse = no hurry
clock-mine = Your time is running
clock-theirs = { $who } is on the clock
pass-this-turn = Always pass this turn
the-question = The question
whole-board = The whole board, or nearer
only-if-i-can = Ask me only if I can
sub-plays = A bot is playing for you.
i-am-back = I am back
undo-some = Take back your last answer, or ask the others whether you may
undo-nothing = There is nothing to take back
undo-asked = You want to take back your last answer. The others are thinking about it.
undo-wished = { $who } wants to take back the last answer. Mercy?
agree = All right
disagree = Never
nothing-to-undo = There is nothing of yours to take back.
mended = The rules were mended meanwhile. The table goes on from where it stood.
record-mended = The rules were mended in the middle of this game, so there is no record of it that could be checked.
undone = { $who } takes it all back. We saw it, though.
left = { $who } got up. A bot warms the chair.
sat = { $who } sits down.
back = { $who } is back.
sits-in = { $who } is away. A bot sits in.
time = { $who } was too slow. A bot sits in.
say = Say something
send = Send
chat = While we wait
chat-empty = Nobody has said a word. Suspicious.
not-begun = The game has not begun yet.
too-fast = Not so fast.
notify = Tell me when it is my turn
other-device = Use another device
open-there = Open this link on the other device: you are { $who } there from then on, and no longer here. It works once, within three days. Send it to nobody else.
be-here = Do you want to be { $who } on this device?
bad-link = That link does not work any more.
used-link = That link was used already: whoever was faster is you now.
moved-away = You have moved on to another device, and took your eyes with you. Here you are a stranger.
eyes-of-two = This device has looked from another chair at the table { $table }. Two hands for one pair of eyes: no.
i-am = I am { $who }
pass-device = Pass the device to { $who }
pass-device-text = Nobody else looks. Honour among thieves.
leave-table = Leave the table
leave-bot = A bot plays on for me
leave-rules = I give up, the rules decide
bot-for = Let a bot sit in for { $who }
sit-for = Take over from { $who }
not-seated = You have no seat at this table.
seat-taken = That seat is taken.
eyes-elsewhere = You have looked from another chair in this game. Eyes that know one hand do not get a second.
chair-asked = You have asked for the chair of { $who }. Those who play are making up their minds about you.
chair-wished = { $who } wants to play on in the place of { $other }, and to see that hand. Do you trust those eyes?
chair-yes = Let them sit
chair-no = Not a chance
chair-refused = They would rather play against a bot than against you. Ask again in a few minutes, with cake.
chairs-busy = Enough people are asking for chairs at this table. Wait until somebody was turned down.
asks = { $who } asks for the chair of { $other }. Those who play decide.
refused = { $who } wanted the chair of { $other }. Somebody said no, and will not say who.
rematch-later = First lose this one: a rematch waits until the game is over.
not-away = Nobody has to sit in there: the seat is not empty.
host-only = Only the host may do that.
store-trouble = That could not be written down: the disk may be full. Nothing was done; try again later.
store-read-only = That could not be written down: the disk only lets itself be read, the prude. Nothing was done; try again when somebody has talked to it.
store-damaged = The file with the tables is damaged, and what cannot be read cannot be played. Nothing was done; whoever runs this house finds more in its log.
store-away = The database has left the room without a word. Nothing was done; try again in a moment.

# The first game: a table that teaches
lesson-start = Play the first game with me
lesson-teacher = Signorina Riga
lesson-teaches = teaches { $what }
lesson-so-far = { $n } of { $of }
lesson-skip = Skip the lesson
lesson-skip-short = Skip
lesson-strayed = Not what I would have done, so at least it was your own idea. The story ends here; the dice and everybody at this table are on their own now.
lesson-back = Take it back, go on learning
lesson-told = { $who } tells the opening: her dice are not sealed. Those after the lesson are.
no-lesson = Nobody teaches this game yet.

whose-eyes = Whose eyes
spectator = A spectator's
to-first = To the beginning
to-last = To the end
step-back = One step back
step-on = One step on
play-pause = Play or pause
scrubber = Where in the game
link-moment = Link to this moment
thoughts = What was in their heads
thoughts-of = What { $who } thought
thoughts-did = done
thoughts-visits = { $n ->
    [one] tried once
   *[other] tried { $n } times
  }
thoughts-more = { $n ->
    [one] And one more that was hardly worth a thought.
   *[other] And { $n } more that were hardly worth a thought.
  }
thoughts-how = The number is a chance to win in a hundred, less what it hurts to leave the others theirs. All of it from tables imagined by what could be seen from that chair; thought again just now, from the same seed.
thoughts-silent = { $who } answers, and keeps the reasons to { $who_g ->
    [m] himself
    [f] herself
   *[other] themselves
  }.
thoughts-cut = It was a busy evening: there was time for { $n } steps of thought, and then an answer was due.
thoughts-other = Thought again today it would be: { $what }. The bot, or its company, has changed since.
thoughts-nobody = No head to look into here: dice, a person, or somebody who had no choice.
thoughts-before = Thought before
thoughts-after = Next thought
thoughts-later = What bots think is theirs until the game is over.
what-if = What if …
what-if-note = play on from here against bots
what-if-later = What if … waits until the game is over: it would show what is hidden.
what-if-over = The game is over at this moment: go back a little.
rematch-on = The rematch is on
rematch-there = { $n ->
    [one] { $who } is there already.
   *[other] { $who } are there already.
  }
dice-check = Download the record and run "dispetto record verify" on it. The seed, and the fingerprint shown before the first roll:

# Fair dice: the page where a browser recomputes them
fair = Fair dice, provably
fair-open = Check every die and card
fair-back = Back to the end
fair-later = The dice are opened when the game is over. Peeping at the seed now would be rather too useful.
fair-reckoning = Your browser is reckoning { $n ->
    [one] the one roll
   *[other] all { $n } rolls and draws
  } again …
fair-proved = { $n ->
    [0] Nothing fell at this table that could be checked.
   *[other] Proved, in your own browser: { $n ->
        [one] the one roll follows
       *[other] all { $n } rolls and draws follow, in order and with none left out,
      } from this one seed{ $nonces ->
        [0] {""}
        [one] {" "}and one player's number
       *[other] {" "}and { $nonces } players' numbers
      }, and the seed is the one behind the fingerprint.
  }
fair-proved-noted = { $n ->
    [0] Nothing fell at this table that could be checked.
   *[other] Proved, in your own browser: { $n ->
        [one] the one roll follows
       *[other] all { $n } rolls and draws follow, in order and with none left out,
      } from the very seed whose fingerprint this browser wrote down before the first roll{ $nonces ->
        [0] {""}
        [one] {" "}and from one player's number
       *[other] {" "}and from { $nonces } players' numbers
      }.
  }
fair-proved-own = Proved, in your own browser: { $n ->
    [one] the one roll follows
   *[other] all { $n } rolls and draws follow, in order and with none left out,
  } from a seed that was fixed before this browser added its own number, so this server alone could not have picked a single one. Blame yourself.
fair-unproved = It does not add up. { $why }
fair-trouble = The dice could not be checked ({ $why }). Load the page again, or download the record and run "dispetto record verify" on it.
fair-noscript = Your browser does not reckon for strangers (no JavaScript): download the record and run "dispetto record verify" on it.
fair-own-crypto = On an address without https your browser hides its Web Crypto, so the reckoning was done by the SHA-256 in this page's own script, fair.js.
fair-not-proved = What this does not prove
fair-not-rules = That the odds are those of the rules, and that the story follows them. That takes the rules: download the record and run "dispetto record verify" on it, on a machine you trust.
fair-not-early = That the fingerprint was there before the first roll, unless this browser saw it then, or you wrote it down.
fair-not-nonces = { $n ->
    [0] That the seed was not picked out of many: no player added a number, so you have this server's word for it.
   *[other] That nobody conspired: a player in league with this server could have chosen a number after seeing yours. Against this server alone, one honest number added after the fingerprint is enough.
  }
fair-seal = The seal
fair-commitment = The fingerprint, shown at the table from the start
fair-seed = The seed, secret until the end
fair-seal-good = The seed's SHA-256 is the fingerprint.
fair-seal-bad = The seed's SHA-256 is not the fingerprint: this is another seed.
fair-noted-none = This browser was not at the table, so it has no note of the fingerprint. If you have one, compare.
fair-noted-early = This browser wrote the same fingerprint down before the first roll, { $when }.
fair-noted-late = This browser wrote the same fingerprint down when it first saw the game, { $when }.
fair-noted-other = This browser had written down another fingerprint for this table: the seal was changed.
fair-nonces = What the players added
fair-nonces-why = Each browser threw in a number of its own before the first roll. They are mixed into every die.
fair-nonces-none = Nobody threw in a number of their own: the seed alone made these dice.
fair-nonce-mine = sent by this browser, after it had seen the fingerprint
fair-nonce-lost = The number this browser sent is not among them. If you never got up from your chair, ask why.
fair-somebody = A player
fair-rolls = As they fell
fair-so-many = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
fair-told = { $n ->
    [one] One of them, marked with a dash, was told by the lesson that this game began with: nobody rolled it, and no seed proves it.
   *[other] { $n } of them, marked with a dash, were told by the lesson that this game began with: nobody rolled them, and no seed proves them.
}
fair-borrowed = { $n ->
    [one] One roll fell
   *[other] { $n } rolls and draws fell
  } at another table { $table ->
    [none] {""}
   *[other] ({ $table }){" "}
  }and cannot be checked here.
fair-line = Line { $n } of the record
fair-show = Show me
fair-undone = taken back, and spent all the same
fair-broke = Line { $n } of the record: { $why }
fair-bad-again = The counter was used before: somebody rolled again until they liked it.
fair-bad-skipped = A counter is missing: a roll has vanished from the story.
fair-bad-odds = Nothing can be drawn by such odds.
fair-bad-pick = The seed gives another answer here: { $got }.
fair-bad-said = The pick is right, and means something else: { $got }.

no-answer = { $game } has no answer number { $n }.

# Why the web table cannot be opened; read at the shell
wrong-host = This table does not answer to the name { $host }; if it should, start it with --address or --also-called.
wish-address = { $value } is no address to be found at: write it like https://games.example or https://games.example/dispetto.
wish-host = { $value } is no name of a host: write it like games.example.
wish-proxy = { $value } is no address of a proxy: write it like 10.0.0.2 or 10.0.0.0/8.
wish-token = The token for /metrics must be of plain letters, digits and signs, without spaces.
wish-one-of = { $key } is { $known }, not { $value }.
closing = The house is closing for a moment: nothing is lost, try again in a few seconds.
wish-drain = --drain is seconds, from 0 to { $most }, not { $value }.
backup-there = { $file } is there already: choose another name, or say --replace.
backup-nothing = There are no tables at { $db } to be saved.
backup-none = { $file } is no backup of Dispetto.
backup-other-version = These tables belong to another version of Dispetto: save them with that one, or start this one on them once.
backup-trouble = The tables of { $db } cannot be saved to { $file }: { $trouble }.
restore-there = { $db } holds tables already, and nothing is written over them: name another place with --db.
restore-trouble = { $file } cannot be brought into { $db }: { $trouble }.
home-folder = Tables cannot be kept in { $folder } ({ $trouble }): name another file with --db.
db-unknown = { $db } is no database we know: name a file, sqlite:///path/to/file or postgresql://host/name.
db-trouble = The database { $db } cannot be used: { $trouble }.
db-newer = These tables were made by a newer version of Dispetto: use that one, or name another file.
open-already = These tables are open already, at { $where }.
another-door = another door
port-taken = Port { $port } is taken, perhaps by another table: choose another one with --port.
port-not-ours = Port { $port } is not ours to use: choose one above 1023 with --port.
port-deaf = Nobody can listen on { $host }, port { $port }: { $trouble }.

# Whoever asks too much, and what has no room left
slow =
    { $kind ->
        [tables] You lay tables faster than anybody can sit down at them.
        [drafts] You build faster than anybody can be hurt on it.
        [pages] You turn pages faster than we can draw them.
        [shown] One picture at a time. The game is over, it will not run away.
        [sockets] This page comes back more often than it leaves.
        [answers] One spite at a time.
        [chat] Let the others get an insult in.
        [phrases] Guessing who somebody is takes longer than that.
       *[forms] So many forms, so little patience.
    } Try again in { $seconds ->
        [1] a second
       *[other] { $seconds } seconds
    }.
full =
    { $what ->
        [visitor] You have this open in too many windows. Close one, and this one comes to life.
        [address] Too many pages of your network look on at once. Close some, and this one comes to life.
        [table] There is no standing room left at this table. Try again when somebody has sulked off.
       *[house] The house is full to the rafters. Try again later.
    }
expires = A table that nobody touches for { $days ->
        [1] a day
       *[other] { $days } days
    } is cleared away.
bad-expiry = { $name } does not understand { $word }: it takes words like waiting=30 playing=180 over=0, in days; 0 is never.
show-out = Show out
show-out-of = Show { $who } out
show-out-sure = A bot takes the chair, and they do not get it back unless you let them in again.
let-in = Let { $who } in again
shown-out = The host has shown you out of this table: you may look on, from behind the fence, in silence.
no-guest = There is no guest on that chair.
removed = { $who } was shown out by the host. The door is closed, the chair still warm.
forgiven = The host has a heart after all: { $who } may sit down again.
too-slow = Your form took so long to arrive that nobody waited for it. Send it again.
bad-limit = { $name } does not understand { $word }: it is off, or words like tables=12/20 (so many at once, and seconds for one more) and open.table=60, of { $known }.

# the cast
the-cast = The cast
cast-slogan = Eight of them. Every one plays by the rules, none of them plays nice.
cast-meet = Meet the bots.
cast-pick = pick a seat, then a face
cast-who = Who are they?
cast-small = At the table they are small
cast-colours = Same face, seat colour.
strength = strength
nastiness = nastiness
strength-easy = easy
strength-normal = normal
strength-hard = hard
strength-expert = expert
ready-made = Ready-made tables
ready-gentle = Gentle
ready-gentle-text = nastiness 2
ready-pit = Snake pit
ready-pit-text = nastiness 8
ready-lesson = A lesson
ready-lesson-text = Riga presides
table-mood-gentle = Table nastiness { $n }. They will say sorry first.
table-mood-mixed = Table nastiness { $n }. Keep your back to the wall.
table-mood-pit = Table nastiness { $n }. Somebody will cry, and the odds say it is you.
mood-calm = calm
mood-pleased = pleased
mood-hurt = hurt
mood-furious = furious
way-grudge = the grudge-bearer
way-coward = the coward
way-kingmaker = the kingmaker
way-vulture = the vulture
way-gambler = the gambler
way-gentleman = the gentleman
way-schoolmistress = the schoolmistress
way-brat = the brat
cast-rancora-line = Keeps a list. Pays everything back, with interest, in front of people.
cast-rancora-says = I remember turn four.
cast-tremolo-line = Runs from every fight, and apologises to the chair he trips over.
cast-tremolo-says = Not the face. Take somebody else's.
cast-ombra-line = Cannot be bothered to win. Decides who does not.
cast-ombra-says = I shan't win. Neither, dear, will you.
cast-becco-line = Sits still until somebody limps. Then he is suddenly very near.
cast-becco-says = You weren't using that, were you?
cast-lena-line = Takes the long odds every time. Once a night it is glorious.
cast-lena-says = One more roll. What could happen?
cast-dopo-line = Plays to win, never to wound. Apologises before he pushes, and means it.
cast-dopo-says = After you. I insist. Mind the edge.
cast-riga-line = Gives the lessons. Whoever misbehaved last is called to the board.
cast-riga-says = Wrong. Shall we look at why?
cast-pepe-line = Could not care less about the prize. Picks somebody, and it is you.
cast-pepe-says = Because it's you, that's why.
way-grudge-how = She keeps a list of who harmed her, the latest first and each older wrong counting less. What those people stand to win counts against a move in her eyes, most of all the one at the top; a blow crosses most of a wrong out, and the rest is interest. With an empty list she simply plays for herself.
way-coward-how = He minds his own chance and nobody else's, prefers a sure little to a doubtful lot, and marks down any move that visibly harms somebody: they might remember it.
way-kingmaker-how = She looks for whoever has the best chance besides her, and what that one stands to win counts against a move. When the lead changes hands, so does her attention.
way-vulture-how = He looks for whoever is still in and has the worst chance, and prefers what makes it worse. When they are out he moves on to the next.
way-gambler-how = She overrates large chances and underrates small ones, so a long shot looks dearer to her than it is. Everybody's luck but her own bothers her a little.
way-gentleman-how = He finds his best move. If another is as good to within two chances in a hundred and harms fewer people, he plays that one instead.
way-schoolmistress-how = She plays the best move she can find, and what the last one who harmed anybody stands to win counts against it. Behave, and she looks at somebody else.
way-brat-how = He stays on whomever he has harmed most so far, and begins with the one beside him. What that one stands to win counts against a move; what he himself wins, he hardly notices.
cast-sees = What they see
cast-sees-text = What their seat may see, and nothing else. A bot is never shown the real table: whatever its seat cannot know (hands, decks, sealed answers) is dealt afresh before it looks. It remembers the last 48 times somebody harmed somebody, as far as its seat could see, overnight too. What it says follows from what everybody has seen, and from nothing else. The dice are sealed before the game, from it as from you.
cast-decides = How they decide
cast-nasty-text = The dial of nastiness says how much all that counts, and adds a little for harm that everybody can see. At 0 they play for themselves; at 10 they would lose a game to hurt somebody.
nasty-figure = { $game }: turned from 0 to 10, { $more_low } to { $more_high } % more harm a decision. It costs { $cost_low } to { $cost_high } wins in a hundred; being easy costs { $level_low } to { $level_high }. ({ $n } games each, at normal; nineteen times out of twenty.)
cast-thinks = How far they think
strength-easy-how = to the end of the move, and then misjudges a good part of it. A child can win.
strength-normal-how = to the end of the move, weighing the dice.
strength-hard-how = up to { $n } times through what the others may answer; where dice make every table new, to the end of the move and hardly a slip.
strength-expert-how = up to { $n } times through what the others may answer; where dice make every table new, to the end of the move without a slip.
cast-figures = What was measured
cast-figures-text = One of each level among three of another, without spite: what nastiness costs is told above, where it was measured. The dot is what was counted, the bar is where the truth lies nineteen times out of twenty, the stroke where both would be equally strong.
figure-none = Nobody has measured this yet.
figure-rating = rating { $low } to { $high }
figure-share = wins about { $n } of 10 against three on { $level }
figure-few = { $n } games: too few to say
figure-middle = rating { $low }: the others are measured by it
figure-how = Measured on { $date } at { $commit }: { $command }

# Why it was lost: the chart of chances, the account, the moments
understood-later = Why somebody won is told when somebody has.
who-was-winning = Who was going to win
odds-note = every moment played on, many times · ▲ chance helped you, ▼ hurt you
looking-back = looking back … { $percent } %
rail-dice = dice
rail-chance = chance
rail-choices = choices
the-account = The account
account-note = give or take { $error }{ $hidden ->
    [yes] ; hidden cards count as chance
   *[no] ; what nobody could foresee counts as chance
}
account-of = { $who }'s side of it
account-start = Start
account-chance = Chance
account-dice = { $n ->
    [one] 1 fall
   *[other] { $n } falls
}
account-own = Your choices
account-mistakes = { $n ->
    [0] no mistake
    [one] 1 mistake
   *[other] { $n } mistakes
}
account-spite = { $points ->
    [0] no spite
   *[other] spite: { $points }
}
account-left = Left
account-place = place { $n }
moments-told = The moments it turned on
told-fall = Chance was asked, and said: { $what }.
told-choice = { $mine ->
    [yes] You chose: { $what }.
   *[no] { $who } chose: { $what }.
}
award-unluckiest = Unluckiest fall
award-unluckiest-0 = All the other sides send their regards.
award-unluckiest-1 = Somewhere a statistician felt a draught.
award-unluckiest-2 = It was not personal. That is the insult.
award-nastiest = Nastiest move
award-nastiest-0 = It brought nothing but joy.
award-nastiest-1 = Something just as good was on offer. It was not as funny.
award-nastiest-2 = The apology is in the post.
award-turning = Turning point
award-turning-0 = Before it, a game. After it, a formality.
award-turning-1 = Nobody looked up from their drink. They should have.
award-turning-2 = Put a small plaque here.
award-kindest = Kindest move
award-kindest-0 = Nobody asked for this. Nobody said thank you.
award-kindest-1 = A good heart, or poor eyesight.
award-kindest-2 = It will be held against the giver.
award-figures = { $unit ->
    [time] Time { $turn }
    [race] Race { $turn }
   *[turn] Turn { $turn }
  }, { $mine ->
    [yes] you
   *[no] { $who }
  }: { $had } % → { $has } %
award-points = { $unit ->
    [time] Time { $turn }
    [race] Race { $turn }
   *[turn] Turn { $turn }
  }: { $points } for { $mine ->
    [yes] you
   *[no] { $who }
  }
verdict-luck = { $way ->
    [gave] Chance gave you { $points }.
    [took] Chance took { $points } from you.
   *[none] Chance gave you nothing, and took nothing.
}
verdict-own = { $way ->
    [won] You earned { $points } yourself.
    [lost] You gave away { $points } yourself.
   *[none] You played like an expert.
}
verdict-mistakes = { $n ->
    [0] No mistake that could be proved. Blame somebody else.
    [one] One of your moves was a mistake.
   *[other] { $n } of your moves were mistakes.
}
learn-from = Learn from your mistakes
mistake-of = Mistake { $n } of { $all }
learn-again = You answered this once, and regretted it. What now?
learn-right = So you did know better. Where were you then?
learn-same = The same again. One has to admire it.
learn-other = Not that either.
the-best = best
you-did-this = you did this
mistake-before = The mistake before
mistake-after = The next mistake
enough = Enough
try-again = Play on from here
sort-inaccuracy = Careless: { $points } points.
sort-mistake = A mistake: { $points } points.
sort-blunder = A blunder: { $points } points.
why-mistake-own = It took your chance from { $had } to { $has } %, and nobody made you.
why-mistake-leader = { $whom } was ahead with { $led } %, and got { $gift } points more from you.
why-mistake-other = It took your chance from { $had } to { $has } %; most of it went to { $whom }.
odds-live = Chance to win, give or take { $error }, from { $games } games played on
odds-live-people = Chance to win before the latest choice, give or take { $error }, from { $games } games played on
odds-players = Chances are for those who watch. You are supposed to find out.
odds-hidden = Something is hidden at this table, and chances would tell of it.
odds-unwanted = The host keeps the chances to the end. Guess along with everybody else.
odds-told = Those who watch this game see everybody's chances, one choice late. You do not, and neither does anybody who has sat here.
odds-table = Chances for those who watch
odds-table-text = Whoever only watches sees who is likely to win, one choice late. Somebody who plays and opens a second browser does too: allow it among friends.
odds-here = Chances now

# The replay: the account up to a moment, and what the answers asked for there were worth
account-so-far = The account so far
so-far-own = own
so-far-others = others
so-far-now = now
so-far-note = Per cent to win: chance, one's own choices and the others', give or take { $doubt }. It adds up.
so-far-asked = { $who } is asked
as-good-as-any = none better
they-did-this = { $who } did this
offers-note = { $mine ->
    [yes] Your chance to win
   *[no] { $who }'s chance to win
  }, played on from what could be known here. Where the ± overlap, nobody can tell them apart.
offers-more = { $n ->
    [one] One more looked worse at first sight.
   *[other] { $n } more looked worse at first sight.
}

# A hint, against bots alone
hint = Hint
hint-why = What would an expert do? Against bots only; the game is marked as helped
hint-says = Sit up. Look.
hint-expert = An expert: { $what }
hint-only = There is nothing else to answer.
hint-close = The best two are as good as each other within what can be measured. Follow your spite.
hint-keeps = It is worth { $points } points of chance more than the next best answer.
hint-takes = It is worth { $points } points of chance more than the next best, and { $whom } pays { $takes } of them.
hint-note = Your chance to win, give or take { $error }, from { $games } games played on from here as you see it.
hint-hide = Hide
hint-show = Show me
hint-marked = Against bots only. This game counts as helped, and will not be rated.
hint-people = No hints where people play: ask them, and enjoy the lies.
hint-not-now = There is nothing to be asked of an expert just now.
hint-none = The expert is out of sorts. Ask again, or trust yourself.
helped-mark = { $n ->
    [one] helped once
   *[other] helped { $n } times
}

# Circles: friends who come back.
circle-closed = This is a closed circle. Only its members see who owes whom; ask one of them for the link.
circle-link = This link leads into no circle (any more). Somebody was shown out, and the locks were changed. Ask for the new one.
circle-full = There is no chair left: a circle has room for 24 people, and nobody needs more than 20 circles.
circles-many = { $most } circles are enough for anybody. Leave one first.
founder-only = Only whoever founded the circle may do that.
not-met = You have not played with them yet. Meet first, hold grudges later.
circle-slogan = { $n ->
    [one] One friend so far
   *[other] { $n } friends
  }, { $games ->
    [0] no game yet. Still friends.
    [one] one game. Still friends, officially.
   *[other] { $games } games. Still friends, officially.
  }
circle-invited = { $n ->
    [one] Somebody keeps a ledger here and wants you in it.
   *[other] { $n } people keep a ledger here and want you in it.
  }
circle-consent = Games among its members count here, also earlier ones: how they ended, ratings, who took what from whom. Members see each other's names. You can leave whenever you like.
circle-join = Join
ratings = Ratings
ratings-how = the bar is how sure we are
ratings-none = Nobody is better than anybody yet. Play something.
over-all = Over all
rating-said = { $who }: { $n }, give or take { $doubt }
rating-new = new
rating-step = by the latest game
so-many-games = { $n ->
    [one] one game
   *[other] { $n } games
  }
surely = { $who } and { $whom }: { $n } in 100 that { $who } is really the better one.
nobody-knows = { $who }: nobody knows, least of all { $who }.
ledger = Grudge ledger
ledger-how = points of winning chance, taken on purpose
ledger-caption = Who took how many points of winning chance from whom on purpose: rows did it to columns.
ledger-corner = did it ↓ to →
dealt = dealt
taken-from = taken
open-accounts = Open accounts
owes = { $who } owes { $whom }
no-debts = Everybody is even. Suspicious.
rival = { $who } is after { $whom }: in { $times } of { $n } games they took more from them than from the others.
no-rival = No rivals yet: whoever picks on somebody does so no more often than a coin would.
keeps-the-book = Zia Rancora keeps the book
ledger-counted = { $all ->
    [0] No game has been written down yet.
   *[other] { $n } of { $all } games have been looked back at and count here.
  }
ledger-soon = The others are being read at this moment, knife by knife
ledger-look = The others wait for somebody to ask why they were lost
circle-tables = Open tables
circle-no-tables = Nobody is at each other's throats just now.
circle-game = Game
circle-begin = Open a table
circle-go = Go
records = Records
records-how = click one to watch it
records-none = Nothing memorable has happened. Yet.
record-comeback = Biggest comeback
record-comeback-text = { $who }, won although { $n } in 100 said no
record-nasty = Nastiest game
record-nasty-text = { $who }, { $n } points taken in one sitting
record-nastiest = Nastiest move
record-nastiest-text = { $who } took { $n } points from { $whom } at one stroke
record-unlucky = Unluckiest game
record-unlucky-text = { $who }, chance took { $n } points
record-kindest = Kindest soul
record-kindest-text = { $who } gave { $whom } { $n } points. Nobody knows why.
record-other = Something memorable
record-other-text = { $who }: { $n }
circle-members = Members
circle-founder = founded it
circle-asked = was asked, has not answered
circle-remove = Show out
circle-remove-who = Show { $who } out
circle-known = You have played with
played-together = { $n ->
    [one] once
   *[other] { $n } times
  }
circle-ask = Ask to join
circle-ask-who = Ask { $who } to join
circle-link-title = Link into this circle
circle-link-how = Whoever has it may come in. It changes when somebody leaves or is shown out.
circle-only-here = As things are it works on this machine only.
circle-name = Name of the circle
circle-rename = Rename
circle-leave = Leave the circle
circle-found = Found a circle
circles = Circles
circle-asks = { $who } asks you into { $circle }
circle-yes = Come in
circle-no = No, thank you

# One's own page.
me-title = About me
me-slogan = All we know of you. It is less than you fear.
me-who = Who I am
me-face = My face
me-games = My games
me-no-games = Nothing played, nothing lost.
me-place = { $game }: { $place } of { $n }
more-games = { $n ->
    [one] and one more
   *[other] and { $n } more
  }
table-gone = cleared away
kind-lesson = a lesson
kind-what-if = what if
kind-brought = from a file
circles-how = friends with a ledger
circle-asked-into = You are asked into { $circle }
friends-how = Found a circle, and each is one click away on its page.
carry = Carry me
carry-how = You are a cookie in this browser: no account, no password. Lose it, and only your history is lost. A recovery phrase carries you to other devices, or back.
phrase-make = Make a recovery phrase
phrase-anew = Make another phrase
phrase-there = You have one. We kept no copy, only a fingerprint; another phrase makes the old one worthless.
phrase-once = Write these eight words down. You will not see them again.
phrase-keep = Whoever has them is you. In English or Italian, with or without capitals; the order counts.
phrase-use = I have a phrase
phrase-words = The eight words
phrase-alone = My other devices are lost: lock them out
phrase-go = This is me
phrase-unheard = A phrase is { $n } words of our list, in order. One of these is none, or there are too few or too many.
phrase-nobody = Nobody goes by these words. Check them one by one, or live on as a stranger.
passkey = Passkeys
passkey-how = Your device keeps a key and shows it when you prove that you are you. We keep only its public half: nothing to write down, nothing to steal here.
passkey-add = Add a passkey
passkey-use = Use a passkey
passkey-alone = My other devices are lost: lock them out, and their passkeys
passkey-made = Made { $when }
passkey-drop = Take it back
passkey-no = Nothing was shown, or you said no. Nobody has become anybody.
passkey-had = This device has one for you already. Two keys for one door: vain.
passkey-trouble = That did not work. The phrase still does.
passkey-none = There are no passkeys here: this house has no address they could be for. The phrase carries you.
passkey-late = That took too long, or was begun elsewhere. Ask for it again.
passkey-again = That answer was given before. An echo does not open this door.
passkey-wrong = That is no passkey we can believe. Try again, or use the phrase.
passkey-elsewhere = That key was shown to another page, not to us. Whoever brought it may keep it.
passkey-nobody = Nobody here goes by that key. It may have been taken back.
passkey-cloned = That key has counted backwards: somebody has a copy of it. Use the phrase, and lock the others out.
passkey-many = { $most } passkeys are enough for anybody, and none may be two people's. Take one back first.
link-moves = A link takes you to another device and leaves this one behind; a phrase lets both stay.
link-make = Make the link
kept = What is kept
kept-how = Your name, how sentences call you, a face, your chairs, your finished games, what you said at tables, your circles, your keys and what your bets came to. Nothing else, and no address.
export = Take it home (JSON)
forget-me = Forget me
forget-how = At once and for good: your name, phrase, keys, coins and circles go; in running games a bot takes your chair; in finished games and in what was said you are somebody. Nobody can undo this, not even Zia Rancora.
forget-yes = Yes, forget me
forget-sure = Say that you are sure: there is no way back.
somebody = Somebody
forgotten = Who was that?
forgotten-text = We have forgotten you. Whatever is left of you says “somebody”.

# Keys for programs.
bots-title = Bots and boards
bots-slogan = Programs may be nasty too. They only need a key.
token = Key
tokens = Keys
tokens-none = None yet. No program answers for you.
tokens-many = { $most } keys are enough for anybody. Take one back first.
no-token = You have no such key. It may have been taken back.
bad-token = That key opens nothing here: send a good one as “Authorization: Bearer …”, made on the page /bots.
token-new = A new key
token-once = Here it is. You will not see it again.
token-keep = Whoever has it plays in your name, or in that of your bot. We keep only its fingerprint; lose it, and you make another.
token-for = What for
token-make = Make it
token-revoke = Take it back
purpose-bot = A bot of yours
purpose-bot-text = Somebody of its own at the table. Its name says that it is a bot, and the table is told whose.
purpose-board = Yourself
purpose-board-text = For a board of wood or a window of your own making: it plays on your chair. It ends when you move to another device.
bot-sat = { $who } sits down. It belongs to { $other }.
bot-send = Send it there
bot-table = Link of a table
api-title = For programs
api-slogan = One question at a time, one line each. Manners are checked.
api-how = How a program plays
api-begin = In three steps
api-step-token = Make a key.
api-step-table = Listen to your tables, then to one of them: the first line is everything, each later one a change.
api-step-answer = When “yours” is true, send back the “codes” of one of the answers in “legal”, with the version.
api-errors = Whatever is refused is refused in a sentence of your language, with the rule's number where a rule forbids it. For machines:
api-needed = must be there
api-you = You
api-tables = Tables
api-streams = Streams
op-get-me = Whom the key speaks for.
op-get-games = What is played here, with all options, and by which bots.
op-get-tables = Your tables, and whether you are asked there.
op-post-table = Lay a table. The link in the answer is the invitation.
op-get-table = How a table stands, for your eyes.
op-post-answer = Answer the question of a version. Twice does no harm.
op-post-undo = Take your last move back, or say whether somebody else may. Bots always agree; people enjoy being asked.
op-post-seat = Sit down, or ask for a bot's chair.
op-post-start = Begin. Bots take the chairs that are free.
op-post-leave = Get up, and leave a bot or a hole.
op-post-chat = Say something, if you must.
op-get-record = The game as a file: all of it when it is over, before that what your seat may know.
op-get-event = All your tables: first all of them, then each that changes.
op-get-stream = One table: first everything, then every change. Whoever listens is there, as with an open page.
wrong-method = That address exists, but not for this.
bad-body = { $where ->
    [none] This address wants JSON, and JSON of another shape.
   *[other] This address wants JSON of another shape: look at “{ $where }”.
  }
refused-by = { $sentence }
no-answer-given = An answer has “codes”, or “words”. This one has neither.
seats-odd = So many chairs do not fit: from { $fewest } to { $most }, with those that are taken.

import-long = A record of more than { $most } lines is no game but a grudge.
import-unfinished = Only a game that is over can be put on the web: this record has no end.
import-wrong = This record does not follow the rules. { $why }
import-unverified = This record cannot be vouched for. { $why } With --unverified it is put there all the same, and its pages say so.
imported-sealed = Brought here from a file. Its dice are what its seed gives, but this house has not rolled them.
imported-open = Brought here from a file. Nobody vouches for its dice.
fair-imported = This game came from a file without dice that can be checked. There is nothing to prove.

# Shown around: the picture and the film of a finished game
picture-foot = { $n ->
    [1] One player. Nobody else to blame.
   *[other] { $n } friends, formerly.
  }
picture-turns = { $unit ->
    [time] time { $n }
    [race] { $n ->
        [one] 1 race
       *[other] { $n } races
    }
   *[turn] { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
  }
show-around = Share
show-around-why = A picture and a film of it, for those who were not there
show-around-title = Evidence
show-around-note = For those who were not there, and for those who will deny it.
show-around-closed-note = This table was closed to strangers: only who played can send its picture, and the link carries the permission.
show-around-now = Share …
show-around-picture = Save the picture
show-around-watch = Watch the film
show-around-film = Save the film
show-around-harmless = No film: nobody did anything to anybody. Suspicious.
show-around-link = Link to this game
show-around-close = Close
shown-later = A picture of this game is made when it is over. Until then, use your imagination.
shown-closed = This table was closed to strangers. Who played may send you its picture, if they still talk to you.
shown-harmless = Nothing nasty happened in this game, so there is no film of it.

# By correspondence: clocks of days, my turns, holidays
my-turns = My turns
turns-slogan = { $n ->
    [0] Nobody waits for you. Enjoy it; they are plotting.
    [one] Somebody waits for you. They are not getting any kinder.
   *[other] { $n } tables wait for you. Their patience is not a feature.
  }
turns-wait = Waiting for me
turns-none = Nothing. For once, everybody else is to blame.
turns-others = Waiting for others
turns-no-others = Nobody to wait for. Start a table by post, and ruin somebody's week.
no-hurry = no hurry
until = until
left-days = { $n } days left
left-hours = { $n ->
    [one] an hour left
   *[other] { $n } hours left
  }
left-minutes = { $n ->
    [0] no time left
    [one] a minute left
   *[other] { $n } minutes left
  }
next-waits = { $n ->
    [one] Next: { $game } waits for you →
   *[other] Next: { $game }. { $n } more wait for you →
  }
on-holiday = { $who } is on holiday until
not-late = By correspondence nobody's chair gets cold before the clock says so. Hands off.
holiday = Holidays
holiday-text = Away for some days? Your clocks of days stand meanwhile, the others read until when, and may hate you for it. Up to { $most } days a year.
holiday-now = You are away until
holiday-stands = Your clocks of days stand. The grudges do not.
holiday-home = I am back
holiday-until = Away until the end of ({ $zone })
holiday-go = Off I go
holiday-left = { $n ->
    [0] No day of holiday is left for now.
    [one] 1 day of holiday is left.
   *[other] { $n } days of holiday are left.
  }
holiday-too-long = That is more than the { $most } days a year, of which { $left } are left. Somebody has to suffer at the table.
holiday-date = That is no day between today and a year from now.

# Installed, and without a line
app-name = Dispetto: nasty tabletop games
offline-title = No line. Peace at last.
offline-text = There is no connection, so nobody can hurt you. Your tables are safe where they are, and so are the grudges; as soon as there is a line again, you are back in it.
offline-again = Try again
offline-read = Read the rules meanwhile
offline-read-text = They were kept for a moment like this. Know them better than the others, and be unbearable.

# Being told: Web Push
push-title = Tell me
push-text = A message to this device when a table waits for you and you do not look. It names the table and the game, never what lies on it; several tables come as one message.
push-on = Tell this device
push-is-on = This device is told.
push-off = Leave me alone
push-denied = This browser was told never to show messages from here. Its settings can change their mind; we cannot.
push-cannot = This browser takes no messages. On a phone of the fruit kind, add Dispetto to the home screen first.
push-trouble = That did not work. Try again; if it keeps failing, this browser's push service is out of reach.
push-none = Nobody is told anything here: this house has no push (its operator switched it off, or the package cryptography is missing).
push-endpoint = That is no address of a push service we post to.
push-how = How often
push-now = at once (a few minutes apart)
push-hourly = once an hour at most
push-daily = once a day at most
push-never = never
push-one = Your turn
push-table = { $table } ({ $game }) waits for you. They are getting comfortable.
push-many = { $n } tables wait for you
push-more = { $names } and { $n } more
# That's wrong!
wrong = That's wrong!
wrong-why = Pick the moment and say what should have happened. You get a file that tells both sides and that anybody can run. You may even be right.
wrong-which = Which moment?
wrong-now = Now:
wrong-none = Nothing has happened yet that could be wrong. Give it a turn.
wrong-this = This one
wrong-should = What should have happened?
wrong-example = I should have been asked first. I am always asked last.
wrong-missed = An answer that should have been on offer (if there is one)
wrong-unwanted = An answer that should not have been on offer (if there is one)
wrong-knows = The file knows what you knew: whatever is hidden from you is made up in it. Nothing of the dice to come is in it, because nobody has rolled them.
wrong-host-too = The table hears that you complain, and the host can take the file home as well.
wrong-host-later = The table hears that you complain; the host gets the file when the game is over, since it shows your hand.
wrong-make = Make the file
wrong-made = Complaints of this table
wrong-said = { $who } says: that's wrong! The rules have been notified. They seemed calm.
wrong-moment = That moment cannot be doubted: it was not for your eyes, or it never was.
wrong-nothing = Say at least what is wrong with it.
wrong-many = { $most } complaints are enough for one table. Consider another game.
wrong-later = A file of what somebody else knew: the host gets it when the game is over.
wrong-head = That's wrong! Seen by { $who }:
wrong-run = Run it: dispetto scenario FILE. It fails as long as the table does not do what the reader says.

## An evening: a series of games with one scoreboard

evening-new = An evening
evening-new-line = Several games, one scoreboard, and nobody may say it was only one game.
evening-name = What is it called?
evening-which = Which games?
evening-in-order = In this order
evening-by-hat = Out of a hat
evening-game-n = Game { $n }
evening-none = (no game)
evening-many = So many games
evening-points-by = Points by place, the winner's first
evening-fill = Bots fill up to so many chairs
evening-want-double = The last game counts double, so that nobody sleeps
evening-want-auto = Go on by itself after a minute, unless somebody stops the clock
evening-make = Make it an evening
evening-make-line = You get a page with a link. Whoever has the link may come, late if need be.
evening-hat = Out of the hat
evening-hat-head = In the hat
evening-hat-how = The server's sealed dice draw, and none comes twice before all have come once. The seed's fingerprint is shown before the first draw, every browser adds something to it, and the seed is laid open at the end.
evening-hat-open = What was drawn with
evening-soon-line = { $all ->
    [one] One game, not begun yet.
   *[other] { $all } games, none begun yet. Everybody is still friends.
}
evening-line = { $done } of { $all ->
    [one] one game
   *[other] { $all } games
} played.
evening-over-line = It is over: { $done ->
    [one] one game
   *[other] { $done } games
}, no refunds.
evening-games = The games of the evening
evening-now = Now
evening-next = Next
evening-won = { $n ->
    [one] { $who } won
   *[other] { $who } share it
}
evening-you-won = You won
evening-took = { $game }, { $minutes } min
evening-double = double points, so nobody sleeps
evening-last-first = the last becomes first to choose
evening-later = later, if you are still speaking
evening-on-now = being played
evening-lost = its table is gone, and so are the points
evening-skipped = left out
evening-standings = Standings
evening-points-line = { $points } a game
evening-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
evening-place-head = Place
evening-points-head = points
evening-not-played = not played
evening-how = Points go to whoever has the chair at the end of a game; nobody has any for games they were not in. Bots hold chairs, not trophies.
evening-bot-note = a bot that keeps a chair warm
evening-left-note = has left early
evening-no-game-note = has not played yet
evening-up = { $n ->
    [one] up one
   *[other] up { $n }
}
evening-down = { $n ->
    [one] down one
   *[other] down { $n }
}
evening-same = { $place } every time: consistent, at least
evening-leads-0 = leads, and shows it
evening-leads-1 = leads: everybody's next victim
evening-leads-2 = leads, for now
evening-grudge-head = Grudge of the evening
evening-grudge = { $who } has taken { $n ->
    [one] one point
   *[other] { $n } points
} of winning chance from { $whom } tonight. Notes were taken.
evening-nastiest = Nastiest so far
evening-worst = The worst of it: { $who } took { $n ->
    [one] one point
   *[other] { $n } points
} of winning chance from { $whom } in one go.
evening-night = Who takes the night
evening-night-how = { $n } evenings played on
evening-night-equal = Reckoned as if all were equally good, which nobody here believes.
evening-chairs = Chairs of the next game
evening-chairs-how = the last chooses first
evening-bot-chair = a bot
evening-take = Take it
evening-take-n = Take chair { $n }
evening-left-out = Not enough chairs: { $who } { $n ->
    [one] looks on
   *[other] look on
}. Whoever has played most waits.
evening-bring = Bring somebody
evening-late = Come late, leave early: a bot keeps the chair warm. Points are only for games played.
evening-share = Show it to those who were not there
evening-come-in = Come in
evening-come-back = Come back in
evening-come = Sit down with them
evening-what-now = What now?
evening-again-line = Revenge is a dish best served next Thursday.
evening-another = Another evening
evening-playing = { $game } is being played
evening-playing-late = Your chair is there. When it is over, everybody comes back here.
evening-playing-watch = Come in now and you play the next one; at the table you may ask for a bot's chair.
evening-gather = { $n ->
    [one] Nobody here but you. Send the link, or play the bots.
   *[other] { $n } people here. Somebody ought to begin.
}
evening-between = Drinks, and then on.
evening-chooses = { $who } chooses { $g ->
    [f] her
    [m] his
   *[other] a
} chair first. It has not helped so far.
evening-you-choose = You are last, so you choose your chair first. Choose well, for once.
evening-waiting = { $n ->
    [one] { $who } is not on this page: getting a drink, no doubt.
   *[other] { $who } are not on this page: getting drinks, no doubt.
}
evening-minute = seconds to breathe. Nobody is forced.
evening-minute-auto = seconds, then it goes on by itself.
evening-minute-up = The minute is over. On, whenever you like.
evening-minute-go = On we go.
evening-halted = The clock was stopped. Take your time.
evening-halt = Stop the clock
evening-skip = Skip a game
evening-give-up = Give this game up
evening-stop = Stop here
evening-stop-sure = What has not been played never will be, and whoever leads has the night. Sure?
evening-leave = Leave early
evening-leave-sure = A bot keeps your chair, your points stay, the talking behind your back begins. Sure?
evening-on = On to { $game }
evening-draw = Draw the first game
evening-to-table = To the table
evening-back = Back to the evening
evening-nobody = Nobody takes the night. It was that sort of evening.
evening-you-take = You take the night!
evening-takes = { $n ->
    [one] { $who } takes the night
   *[other] { $who } share the night
}
evening-crown-line = After { $n ->
    [one] one game
   *[other] { $n } games
}, and with all the modesty you would expect.
evening-mine = Evenings
evening-mine-how = every second Thursday, or when somebody is offended
evening-mine-none = No evening yet. You are all still far too polite.
evening-start = Start an evening
evening-came = you came { $n ->
    [1] first
    [2] second
    [3] third
   *[other] { $n }th
}
evening-night-rated = Reckoned by the circle's ratings, with all their doubt; bots and newcomers count as average.
evening-tables = Tables
evening-tables-how = More than one is a duplicate night, for people who complain about luck: every table plays the same dice and cards, chair by chair, and chairs are compared. Nobody sees another table before all are over.
evening-twin-points = 2 for every table you beat in your chair, 1 for a draw
evening-twin-how = Everybody is compared with whoever had the same chair, the same dice and the same cards at the other tables. Bots are furniture tonight.
evening-twin-done = { $n } tables, the same dice
evening-twin-playing = { $n } tables, the same dice. All of it stays shut until the last one is over.
evening-twin-said = In chair { $n }, with the same dice and the same cards, { $who } came { $place } and { $whom } { $other }. Luck has no comment.
evening-twin-even = Chair by chair the tables came out alike. Nobody can blame the dice, and nobody can boast.
evening-compared = chair by chair
evening-chair = Chair
evening-table-n = Table { $n }
evening-got = { $n ->
    [one] 1 point
   *[other] { $n } points
}
twin-closed = This table plays the same dice as others that are not over yet, so it stays shut until the last of them is. Come back then.
twin-no-undo = At a duplicate table what has fallen has fallen, at the other tables too. No taking back beyond your own last answer.
evening-no-games = An evening without a game is dinner. Choose at least one.
evening-number = { $value } is no number between { $low } and { $high }.
evening-points = “{ $value }” are no points: whole numbers up to { $most } that never go up, the winner's first, as in 5, 4, 2, 1.
evening-full = There are { $n } people here already. That is not an evening, that is a wedding.
evening-not-here = You are not part of this evening. Sit down with them first.
evening-host-only = Only the host may do that, as long as there is one.
evening-is-over = This evening is over. Make another one.
evening-no-chair = There is no such chair to choose now.
evening-chair-taken = { $who } is further down than you, chooses before you, and wants that chair.
no-evening = There is no such evening. Perhaps it was only a dream.

# Those who are out: ghosts and side bets
ghost = Ghost
ghost-out = You are out. You are not gone.
haunt = Haunt
haunt-why = Then click a thing on the board, or press N to drift from one to the next. Everybody sees you there. It changes nothing.
haunt-stop = Rest
heckle = Heckle
heckle-words-1 = I would have done that better.
heckle-words-2 = Is this still the same turn?
heckle-words-3 = From up here it looks even worse.
heckle-words-4 = Narrator! You left out the crying.
heckle-words-5 = Do it. What could happen? Look at me.
heckle-words-6 = I had a plan, too. It is out with me.
heckle-words-7 = Boo. In every sense.
heckle-words-8 = Nobody tells them. Let them find out.
heckle-1 = { $who }, from beyond: “I would have done that better.”
heckle-2 = { $who }, from beyond: “Is this still the same turn?”
heckle-3 = { $who }, from beyond: “From up here it looks even worse.”
heckle-4 = { $who }, from beyond: “Narrator! You left out the crying.”
heckle-5 = { $who }, from beyond: “Do it. What could happen? Look at me.”
heckle-6 = { $who }, from beyond: “I had a plan, too. It is out with me.”
heckle-7 = { $who }, from beyond: “Boo. In every sense.”
heckle-8 = { $who }, from beyond: “Nobody tells them. Let them find out.”
ghost-alive = You still play. Die first, then haunt.
bets = Side bets
bets-why = Imaginary lunch money on real misfortune. Whoever was right shares what was staked; early bets weigh more. If nobody was right, the narrator eats it.
bets-coins = { $n ->
    [one] You have 1 coin left.
   *[other] You have { $n } coins.
  }
bets-on-winner = Who wins?
bets-on-out = Who is out next?
bets-lies = { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
bets-stake = { $n ->
    [one] Bet 1 coin
   *[other] Bet { $n } coins
  }
bets-placed = Your coins are down. Now pray, or heckle.
bets-ledger = The ledger
bets-pool = { $n ->
    [one] 1 coin in all
   *[other] { $n } coins in all
  }
bets-nobody = nobody, after all
bets-who = who
bets-on = on
bets-staked = staked
bets-got = got
bets-eaten = { $n ->
    [one] Nobody was right. The narrator bought a biscuit.
   *[other] Nobody was right. The narrator had lunch for { $n } coins.
  }
bets-purses = Purses
purse = Lunch money, over all tables
purse-won = { $n ->
    [one] One coin up.
   *[other] { $n } coins up.
  }
purse-lost = { $n ->
    [one] One coin down.
   *[other] { $n } coins down.
  }
purse-even = Even, to the coin.
purse-tables = { $n ->
    [one] One table where your bets were settled.
   *[other] { $n } tables where your bets were settled.
  }
purse-best = { $n ->
    [one] The best of them brought one coin.
   *[other] The best of them brought { $n } coins.
  }
purse-worst = { $n ->
    [one] The worst ate one.
   *[other] The worst ate { $n }.
  }
purse-none = Empty so far. What your bets come to is counted here when a game ends.
purse-guest = Guests have no purse: say your name on the first page, and your shame is counted over all tables.
bets-closed = There is nothing to bet on here: the game is over, or that one is.
bets-player = Who still plays does not bet: you decide too much already.
bets-insider = You have looked into a hand that is still in play. Your bet would tell, so keep your coins.
bets-once = You have bet on that already. Regret is free.
bets-broke = { $n ->
    [one] 1 coin is all you have.
   *[other] { $n } coins are all you have.
  }
bets-many = { $most } bets are enough for one table. This is turning into a bank.
bet-winner = { $who } puts lunch money on { $other } to win. Fool, or prophet.
bet-out = { $who } puts lunch money on { $other } being out next. Charming.

# In a tunnel
tunnel-waits = No line. Your answer is kept on this device and goes out as soon as there is one. The bots can wait; they are good at it.
tunnel-moved = The table moved on while you were in the tunnel: your answer came too late. Blame the mountain.
tunnel-drop = Never mind
# The workshop
make-title = The workshop
make-slogan = If it hurts them, you made it well.
make-meet = Make your own board
make-mine = My things
make-none = Nothing yet. The world is still safe.
make-nameless = Nameless
make-file = As a file
make-remove = Throw away
make-remove-sure = Yes, into the bin. Tables played with it keep theirs.
make-from = Begin with
make-empty = nothing but the bare minimum
make-begin = To the bench
make-load = From a file
make-load-do = Read it
make-name = What is it called?
make-undo = Undo
make-redo = Redo
make-tools = Tools
make-tool-move = Move
make-tool-move-text = Drag a stone; or the arrow keys
make-tool-path = Path
make-tool-path-text = A click on the ground puts a stone behind the chosen one
make-tool-branch = Join
make-tool-branch-text = From the chosen stone to another one, or to a new one: a second way makes a fork
make-tool-sight = Sight
make-tool-sight-text = Two stones that see each other; again, and they do not
make-tool-erase = Erase
make-tool-erase-text = Away with a stone
make-picture = Which picture
make-wide = Wide
make-tall = Tall
make-canvas = The drawing. N and P choose the next and the previous stone, arrow keys move it, Delete sinks it.
make-checker = The checker
make-stone = This stone
make-which = Which one
make-kinds = What it is
make-leads = Leads to
make-leads-or = or to
make-sees = Sees also
make-after = Stone behind it
make-erase = Sink it
make-lay = Other picture like this one
make-scenery = Scenery as copied
make-lab = The lab
make-lab-text = Four bots, a few hundred games, and then we know who is robbed.
make-yours = Yours
make-send = Send
make-send-text = Whoever has this link sees it, plays it, and may take a copy home. The original stays yours.
make-double = Make a copy
make-ask = Is it fair?
make-friends = With friends
make-try = Try it
make-copy = Make a copy of my own
make-given = Somebody has made this for { $game }, and wants you to suffer on it.
make-mend = Mend it
make-verdict =
    { $state ->
        [bad] { $bad ->
            [one] One thing to mend before anybody gets hurt on it.
           *[other] { $bad } things to mend before anybody gets hurt on it.
        }
        [odd] { $odd ->
            [one] Nothing to mend, one thing to be ashamed of.
           *[other] Nothing to mend, { $odd } things to be ashamed of.
        }
       *[good] Nothing to mend. Invite somebody you dislike.
    }
make-js-saved = Saved.
make-js-saving = Saving …
make-js-trouble = Not saved: the server does not answer. We try again.
make-js-nobody = nobody
make-js-nowhere = nowhere
make-js-place = choose a stone
make-js-plain = Plain
make-js-add-row = One more
make-js-cut-row = Remove
no-made = There is no such thing in the workshop. Perhaps it was thrown away, perhaps it deserved it.
made-others = This is not yours. Make a copy, that one you may ruin.
made-many = You have { $most } things on the bench. Throw one away first.
made-unsound = Nobody can play with this yet. { $why }
fair-playing = Four greedy bots are at it. They do not ask what for.
fair-games =
    { $n ->
        [one] One game of four
       *[other] { $n } games of four
    }
fair-turns =
    { $n ->
        [one] one turn
       *[other] { $n } turns
    }
fair-unfinished = Never ended
fair-harms = Nasty things a game
fair-same = not distinguishable
fair-against = fair: { $share }
fair-unsure = { $n } games, and nobody is robbed more than chance would.
fair-sure =
    { $n ->
        [one] One figure is no accident.
       *[other] { $n } figures are no accident.
    }
fair-how = Share of wins and its 95 % interval; what is called unfair is so after all figures were looked at together (Holm). Greedy bots, not people.
fair-busy = The bots are busy with somebody's masterpiece. Ask again in a minute.
