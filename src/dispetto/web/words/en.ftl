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
how-it-went-note = { $unit ->
    [time] everybody's points as time went by
    [race] everybody's money, race by race
   *[turn] how far everybody was, turn by turn
  }; the numbers are the nastiest moments
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
    [86400] a day an answer
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
what-if = What if …
what-if-note = play on from here against bots
what-if-later = What if … waits until the game is over: it would show what is hidden.
what-if-over = The game is over at this moment: go back a little.
rematch-on = The rematch is on
from-a-moment = from a moment
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
        [pages] You turn pages faster than we can draw them.
        [sockets] This page comes back more often than it leaves.
        [answers] One spite at a time.
        [chat] Let the others get an insult in.
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
way-grudge-how = She keeps a list of who harmed her, the latest first and each older wrong counting less. What those people stand to win counts against a move in her eyes, most of all the one at the top. With an empty list she simply plays for herself.
way-coward-how = He minds his own chance and nobody else's, prefers a sure little to a doubtful lot, and marks down any move that visibly harms somebody: they might remember it.
way-kingmaker-how = She looks for whoever has the best chance besides her, and what that one stands to win counts against a move. When the lead changes hands, so does her attention.
way-vulture-how = He looks for whoever is still in and has the worst chance, and prefers what makes it worse. When they are out he moves on to the next.
way-gambler-how = She overrates large chances and underrates small ones, so a long shot looks dearer to her than it is. Everybody's luck but her own bothers her a little.
way-gentleman-how = He finds his best move. If another is as good to within two chances in a hundred and harms fewer people, he plays that one instead.
way-schoolmistress-how = She plays the best move she can find, and what the last one who harmed anybody stands to win counts against it. Behave, and she looks at somebody else.
way-brat-how = He stays on whomever he has harmed most so far, and begins with the one beside him. What that one stands to win counts against a move; what he himself wins, he hardly notices.
cast-sees = What they see
cast-sees-text = What their seat may see, and nothing else. A bot is never shown the real table: whatever its seat cannot know (hands, decks, sealed answers) is dealt afresh before it looks. It remembers who harmed whom, as far as its seat could see it and as far back as the table does. The dice are sealed before the game, from it as from you.
cast-decides = How they decide
cast-nasty-text = The dial of nastiness says how much all that counts, and adds a little for harm that everybody can see. At 0 they play for themselves; at 10 they lose games to hurt somebody.
cast-thinks = How far they think
strength-easy-how = to the end of the move, and then misjudges a good part of it. A child can win.
strength-normal-how = to the end of the move, weighing the dice.
strength-hard-how = up to 300 times through what the others may answer.
strength-expert-how = up to 1600 times through what the others may answer.
