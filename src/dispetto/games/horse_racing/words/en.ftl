# The Really Nasty Horse Racing Game in English: a race caller with a grudge.
#
# $you      yes where the reader is the one who acts          $actor, $actor_g   who acts: the name; f, m or n
# $who_you  yes where the reader is the one it happens to     $who, $who_g       the other one, the same way
# $mood     0 to 11, and $tone, 0 to 2: vary the narrator, the same for every reader and every replay
# Money, odds, races, fences and spaces come ready to be read.

game-horse-racing-title = The Really Nasty Horse Racing Game
game-horse-racing-short = Nasty Horse Racing
game-horse-racing-tagline = Six races, six horses, and nobody you can trust with either.

# In hindsight: what mattered where an answer was wrong
hindsight =
    Race { $n } of { $last }: { $who_you ->
        [yes] you had
       *[no] { $who } had
    } { $most }, { $you ->
        [yes] you
       *[no] { $actor }
    } { $mine }.
# The same in a hint, told to whoever is asked: as it is
insight = Race { $n } of { $last }: { $who } has { $most }, you { $mine }.

# The coach: what matters at a question, one line in somebody's first games.
coach-Entry = Every horse runs once. The best one where the purse is fattest; everybody else thinks so too.
coach-Bet = Only the winner pays, odds times stake. A bet on your own horse is one you can ride for.
coach-Stake = The stake is seen by all, the horse by nobody. Lost is lost, won comes back with the odds.
coach-ToRoll = One die, so many lengths. Cards come between moves, so look who stands on a fence.
coach-Route = End on a coloured stretch your horse doubles in; end on a fence and you invite a Faller.
coach-Double = Once a stretch only. Look where the second run ends before you say yes.
coach-Way = Same end, different doubles left. Keep the one you still need.
coach-LooseWay = Once the brook is reached nobody can call a false start any more.
coach-LooseRoute = It wins nothing, but it blocks everybody. Put it where it hurts.
coach-Window = Your cards are for the whole meeting and never come back. Spend them where money is.
coach-Rescue = A Remount puts the horse back on its fence, where the next Faller may find it.
coach-Bolting = A riderless horse runs in everybody's way until the race is over.
coach-Scramble = The first card on the table counts.
coach-Stewards = An objection is upheld on a 1, an enquiry on 1 or 6. It moves the placings before anybody is paid.
coach-Midway = It is about to run on: a Faller now, or not on this fence.

# How to play, on one page. A panel's sentence has at most 17 words.
howto-aim = Six races, six horses, one purse. Have the most money at the end; nobody asks how.
howto-ends = The first home earn prizes, bets pay on the winner only. After *six races* the money is counted.
howto-turn-bet = Bet
howto-turn-bet-text = once a race, in secret
howto-turn-roll = Roll
howto-turn-roll-text = one die, so many lengths
howto-turn-ride = Ride
howto-turn-ride-text = on, or round the others
howto-turn-beware = Beware
howto-turn-beware-text = everybody holds cards
howto-panel-bet = Bet on anybody
howto-panel-bet-text = One horse, yours or not. If it wins: odds times stake, and the stake back.
howto-panel-lanes = Choose your lane
howto-panel-lanes-text = Outwards costs a length a lane. Inwards only on a six, and one lane.
howto-panel-double = Double
howto-panel-double-text = End in a coloured stretch that suits your horse: run the same number again.
howto-panel-cards = Be really nasty
howto-panel-cards-text = Whoever lands on a fence may meet a Faller. Any player's, any time there.

riderless-horse = The riderless horse
the-flat = the flat
nowhere = off the course
no-section = no section
lane-on-fence = Lane { $n } · on { $who }
lane-and-length = Lane { $n } · length { $who }
faller-of = Faller: { $who }
card-name =
    { $n ->
        [0] Whip Round
        [1] False Start
        [2] Slipped Up On The Flat
        [3] Remount
        [4] Horse Under Pressure: inwards
        [5] Horse Under Pressure: outwards
        [6] Objection
        [7] Steward's Enquiry
        [8] Photo Finish
        [9] Riderless Horse
       *[other] Faller: any fence
    }
card-text =
    { $n ->
        [0] Before a horse leaves the line: it turns round, turns back, and starts two moves late.
        [1] Before anybody has reached Briars Brook: all back to the line. Cards come back, this one does not.
        [2] Against a horse on the flat, by somebody still running. No Remount helps.
        [3] Directly after a Faller: the horse is back on its hedge, and on everybody's mind.
        [4] Before a roll on the final straight: the horse veers to the inside rail first.
        [5] Before a roll on the final straight: the horse veers to the outside rail first.
        [6] After the race, for a deposit of £10,000: name a placed horse and roll a 1.
        [7] After the race, free of charge: name a placed horse and roll a 1 or a 6.
        [8] When the first is home: if the next horse crosses in its move, it has won.
        [9] Directly after a Faller: the horse runs on without its rider, wherever its owner likes.
       *[other] On a horse that has landed on the fence: it is out of the race.
    }


## What happened

event-dealt =
    { $you ->
        [yes] You are dealt { $card }. Look sorry.
       *[no] { $actor } is dealt { $card }.
    }
event-dealt-hidden = { $actor } is dealt a card and looks far too pleased.
event-dealt-run =
    { $you ->
        [yes] You are dealt { $all }. Look sorry.
       *[no] { $actor } is dealt { $all }.
    }
event-dealt-run-hidden = { $actor } is dealt { $n } cards and looks far too pleased.
event-race_card = Race { $n } will be { $race }.
event-entered =
    { $you ->
        [yes] Your entries are in. No take-backs.
       *[no] { $actor } has filled in the stable entries and folded them twice.
    }
event-race = Race { $n }: { $race }. Ladies, gentlemen and owners, to the rails!
event-lane =
    { $you ->
        [yes]
            { $lane ->
                [1] You draw lane 1. Act surprised.
                [6] You draw lane 6. There is a view, at least.
               *[other] You draw lane { $lane }.
            }
       *[no]
            { $lane ->
                [1] { $actor } draws lane 1, what a coincidence.
                [6] { $actor } draws lane 6. Send a postcard.
               *[other] { $actor } draws lane { $lane }.
            }
    }
event-declared =
    { $you ->
        [yes] You run a level { $level } from lane { $lane }, at { $odds }.
       *[no]
            { $level ->
                [1] { $actor } brings out the level 1, lane { $lane }, at { $odds }. Sharpen your cards.
                [6] { $actor } runs something of level 6 from lane { $lane }, at { $odds }. We believe it is a horse.
               *[other] { $actor } runs a level { $level } from lane { $lane }, at { $odds }.
            }
    }
event-sealed =
    { $you ->
        [yes] Your slip is folded.
       *[no] { $actor } has folded a slip.
    }
event-sealed-hidden = { $actor } writes something down and smiles at nobody in particular.
event-staked =
    { $you ->
        [yes] You lay { $money } on the table.
       *[no]
            { $tone ->
                [0] { $actor } lays down { $money } and looks at the ceiling.
                [1] { $actor } bets { $money }. On whom? Wouldn't you like to know.
               *[other] { $actor } stakes { $money }.
            }
    }
event-no_stake =
    { $you ->
        [yes] You keep your money in your pocket.
       *[no] { $actor } does not bet. Either prudent or broke.
    }
event-start =
    { $you ->
        [yes] They are under orders, and you roll first.
       *[no] They are under orders; { $actor } rolls first.
    }
event-turn =
    { $you ->
        [yes]
            { $mood ->
                [0] Your turn. Try not to land on anything prickly.
                [1] Your turn. They are counting their Fallers.
                [2] Your turn. Ride as if you had money on it.
                [3] Your turn. The hedge has been waiting for you.
                [4] Your turn. Somebody bet on you; do not let that stop you.
                [5] Your turn. The stewards are looking the other way, at last.
                [6] Your turn. Your horse knows what to do. Do you?
                [7] Your turn. Keep your elbows out and your conscience in.
                [8] Your turn. The rail is a suggestion.
                [9] Your turn. Behind you they are praying, and not for you.
               *[other] Your turn. Gallop like the rent is due.
            }
       *[no]
            { $mood ->
                [0] { $actor } gathers the reins.
                [1] { $actor } is up. Fingers on your cards.
                [2] { $actor } has the whip hand, for now.
                [3] { $actor } to roll. The hedges sharpen themselves.
                [4] { $actor } whispers something to the horse. It looks shocked.
                [5] { $actor } is next. Somebody's money holds its breath.
                [6] { $actor } leans forward. So does the ambulance.
                [7] { $actor } checks the girth, and who is watching.
                [8] { $actor } takes the bit between the teeth. Somebody's teeth.
                [9] { $actor } is off again. The bookie licks a pencil.
               *[other] { $actor } has the field ahead and no manners.
            }
    }
event-turned =
    { $you ->
        [yes]
            { $left ->
                [0] Your horse is turned back to face the course. Progress!
               *[other] Your horse admires the stables. No roll.
            }
       *[no]
            { $left ->
                [0] { $actor }'s horse has found the right direction.
               *[other] { $actor }'s horse faces the wrong way. The crowd waves back.
            }
    }
event-rolled =
    { $you ->
        [yes]
            { $n ->
                [1] You roll a 1. It is a kind of movement.
                [6] You roll a 6!
               *[other] You roll a { $n }.
            }
       *[no]
            { $n ->
                [1] { $actor } rolls a 1. The snails look back.
                [6] { $actor } rolls a 6. Of course.
               *[other] { $actor } rolls a { $n }.
            }
    }
event-ran =
    { $you ->
        [yes]
            { $way ->
                [one] You move one length: { $at }.
               *[other] You run { $way } lengths: { $at }.
            }
       *[no]
            { $way ->
                [one] { $actor } manages one length: { $at }.
               *[other]
                    { $mood ->
                        [0] { $actor } goes { $way } lengths: { $at }. The mud goes to everybody else.
                        [1] { $actor } finds { $way } lengths: { $at }.
                       *[other] { $actor } runs { $way } lengths: { $at }.
                    }
            }
    }
event-boxed =
    { $you ->
        [yes] You are boxed in and go nowhere. How cosy.
       *[no] { $actor } is boxed in and goes nowhere. How cosy.
    }
event-veered =
    { $you ->
        [yes] Your horse veers: { $at }. It was never really yours.
       *[no] { $actor }'s horse veers: { $at }. Nobody saw anything.
    }
event-held =
    { $you ->
        [yes] There is no room to veer: you hold your line.
       *[no] There is no room to veer: { $actor } holds the line.
    }
event-stayed =
    { $you ->
        [yes] You do not double. Saving it, no doubt.
       *[no] { $actor } does not double. There is a plan, or there is not.
    }
event-doubled =
    { $you ->
        [yes] You double in { $section }: { $n } more.
       *[no] { $actor } doubles in { $section }: { $n } more, and mentions it.
    }
event-landed =
    { $you ->
        [yes] You have landed on { $at }. Everybody looks at their cards.
       *[no]
            { $tone ->
                [0] { $actor } has landed on { $at }. Somebody coughs.
                [1] { $actor } stops on { $at }. Brave, or bad at counting.
               *[other] { $actor }'s horse looks at { $at }. { $at } looks back.
            }
    }
event-crossed =
    { $you ->
        [yes]
            { $place ->
                [1] You are first past the post!
                [2] You are second. It pays, sometimes.
               *[other] You are number { $place } past the post.
            }
       *[no]
            { $place ->
                [1] { $actor } is first past the post! Start looking for objections.
                [2] { $actor } comes second, which is first among the losers.
               *[other] { $actor } comes in number { $place }.
            }
    }
event-withdrew =
    { $you ->
        [yes] You withdraw your horse. Oats for everyone.
       *[no] { $actor } withdraws. The horse asked first.
    }
event-bolted =
    { $you ->
        [yes] Your riderless horse runs off: { $at }. Make a nuisance of it.
       *[no] { $actor }'s riderless horse runs where it likes: { $at }.
    }
event-caught =
    { $you ->
        [yes] Your riderless horse is caught and led away.
       *[no] The riderless horse of { $actor } is caught and led away.
    }
event-card_wasted =
    { $you ->
        [yes] You are out before you rolled: what was played on that roll is wasted.
       *[no] { $actor } is out before rolling: what was played on that roll is wasted.
    }
event-whipped =
    { $who_you ->
        [yes]
            { $you ->
                [yes] You whip your own horse round. It will need a moment. Two, in fact.
               *[no] { $actor } whips your horse round. It will need a moment. Two, in fact.
            }
       *[no]
            { $you ->
                [yes] You whip { $who }'s horse round. It will need a moment. Two, in fact.
               *[no] { $actor } whips { $who }'s horse round. It will need a moment. Two, in fact.
            }
    }
event-false_start =
    { $you ->
        [yes] You call a false start! Everybody back, and nobody thanks you.
       *[no] { $actor } calls a false start! Everybody back to the line.
    }
event-returned =
    { $you ->
        [yes] { $card } comes back to you, and now they all know.
       *[no] { $actor } takes back { $card }. Remember that.
    }
event-felled =
    { $who_you ->
        [yes]
            { $you ->
                [yes] You make your own horse fall at { $at }. There was money in it, one hopes.
               *[no] { $actor } plays a Faller: your horse is down at { $at }!
            }
       *[no]
            { $you ->
                [yes] You play a Faller: { $who } is down at { $at }!
               *[no]
                    { $tone ->
                        [0] { $actor } plays a Faller: { $who } is down at { $at }! The crowd loves it.
                        [1] Down goes { $who } at { $at }, with kind regards from { $actor }.
                       *[other] { $who } falls at { $at }. { $actor } was nowhere near it, only the card was.
                    }
            }
    }
event-slipped =
    { $who_you ->
        [yes]
            { $you ->
                [yes] You grease the turf: your own horse slips up and is out.
               *[no] { $actor } greases the turf: your horse slips up and is out.
            }
       *[no]
            { $you ->
                [yes] You grease the turf: { $who } slips up and is out.
               *[no] { $who } slips up on the flat and is out. { $actor } wipes both hands.
            }
    }
event-remounted =
    { $you ->
        [yes] { $who_you ->
            [yes] You play a Remount: you are back on { $at }.
           *[no] You play a Remount: { $who } is back on { $at }.
        }
       *[no] { $who_you ->
            [yes] { $actor } plays a Remount: you are back on { $at }, shaken and available.
           *[no] { $actor } plays a Remount: { $who } is back on { $at }, shaken and available.
        }
    }
event-loosened =
    { $you ->
        [yes] { $who_you ->
            [yes] You let your horse run on without its rider.
           *[no] You let the horse run on without { $who }'s rider.
        }
       *[no] { $who_you ->
            [yes] { $actor } lets your horse run on without a rider. What could go wrong.
           *[no] { $actor } lets the horse of { $who } run on without a rider. What could go wrong.
        }
    }
event-pressed =
    { $you ->
        [yes] { $who_you ->
            [yes] You put yourself under pressure
           *[no] You put { $who } under pressure
        }
       *[no] { $who_you ->
            [yes] { $actor } puts you under pressure
           *[no] { $actor } puts { $who } under pressure
        }
    }: { $out ->
        [0] inwards!
       *[other] outwards!
    }
event-photo =
    { $you ->
        [yes] You ask for a photo
       *[no] { $actor } asks for a photo
    }: { $who_you ->
        [yes] if you cross now, you have won.
       *[no] if { $who } crosses now, { $who } has won.
    }
event-photo_won =
    The photo is developed: { $you ->
        [yes] you have won
       *[no] { $actor } has won
    } by a nostril, and { $who_you ->
        [yes] you are second.
       *[no] { $who } is second.
    }
event-photo_lost =
    { $you ->
        [yes] You do not make the line: the photo shows grass.
       *[no] { $actor } does not make the line: the photo shows grass.
    }
event-race_over =
    { $n ->
        [0] The race is over, and nobody has finished it.
       *[other] The race is over. Winners to the Circle, losers to the bar.
    }
event-objected =
    { $you ->
        [yes] { $who_you ->
            [yes] You object to your own horse and put down { $money }.
           *[no] You object to { $who } and put down { $money }.
        }
       *[no] { $who_you ->
            [yes] { $actor } objects to you and puts down { $money }. With a straight face.
           *[no] { $actor } objects to { $who } and puts down { $money }. With a straight face.
        }
    }
event-enquired =
    { $you ->
        [yes] { $who_you ->
            [yes] You call the stewards on your own horse.
           *[no] You call the stewards on { $who }.
        }
       *[no] { $who_you ->
            [yes] { $actor } calls the stewards on you. For the good of the sport.
           *[no] { $actor } calls the stewards on { $who }. For the good of the sport.
        }
    }
event-disqualified =
    { $who_you ->
        [yes] The stewards roll a { $n }: your horse is disqualified!
       *[no] The stewards roll a { $n }: { $who } is disqualified! Scandal! Drinks!
    }
event-cleared =
    { $who_you ->
        [yes] The stewards roll a { $n }: your horse is clean. Officially.
       *[no] The stewards roll a { $n }: { $who }'s horse is clean. Officially.
    }
event-deposit_back =
    { $you ->
        [yes] Your deposit of { $money } comes back.
       *[no] { $actor } gets { $money } back.
    }
event-deposit_lost =
    { $you ->
        [yes] Your deposit of { $money } stays with the bank.
       *[no] { $actor } can wave goodbye to { $money }.
    }
event-no_winner = No winner, no prizes, no pay-outs. The bank has had a lovely day.
event-prize =
    { $you ->
        [yes] You take prize number { $place }: { $money }.
       *[no] { $actor } takes prize number { $place }: { $money }.
    }
event-unclaimed =
    { $you ->
        [yes] Nobody claims the rest: { $money } more for you.
       *[no] Nobody claims the rest: { $money } more for { $actor }.
    }
event-slip =
    { $who_you ->
        [yes]
            { $you ->
                [yes] Your slip: { $money } on your own horse.
               *[no] { $actor }'s slip: { $money } on your horse.
            }
       *[no]
            { $you ->
                [yes] Your slip: { $money } on { $who }.
               *[no] { $actor }'s slip: { $money } on { $who }. Well, well.
            }
    }
event-won_bet =
    { $you ->
        [yes] Your bet pays { $odds }: { $money }, and your { $stake } back.
       *[no] { $actor }'s bet pays { $odds }: { $money }, and the { $stake } back. Check for Fallers up that sleeve.
    }
event-lost_bet =
    { $you ->
        [yes] You lose your stake of { $money }.
       *[no] { $actor } loses { $money }. The bank sends its love.
    }
event-iou =
    { $you ->
        [yes] The bank is out of notes: you hold an IOU for { $money }. It counts.
       *[no] The bank is out of notes: { $actor } holds an IOU for { $money }.
    }
event-gone =
    { $you ->
        [yes] You have left the meeting.
       *[no] { $actor } has left the meeting. The horse stays for the buffet.
    }
event-over = The meeting is over. Count your money, then count your friends.


## What is asked

ask-Entry = Race { $n }, { $race } ({ $prize } to the winner): which of your horses runs?
ask-Bet = You have { $money }: whom do you trust with it?
ask-Stake =
    { $who_you ->
        [yes] { $odds } on your own horse: how much of your { $money }?
       *[no] { $odds } on { $who }: how much of your { $money }?
    }
ask-ToRoll =
    { $loose ->
        [0] Your horse is waiting: roll?
       *[other] Your riderless horse is grazing: roll?
    }
ask-Route =
    { $n ->
        [one] One length: where to?
       *[other] { $n } lengths: where to?
    }
ask-Double = You are in { $section }: double your { $n }?
ask-Way = Several ways lead to { $at }, and each leaves you another double: which?
ask-LooseWay = Round the water, or through it and no more false starts?
ask-LooseRoute =
    { $n ->
        [one] Nobody in the saddle and one length to run: whom will it annoy?
       *[other] Nobody in the saddle and { $n } lengths to run: whom will it annoy?
    }
ask-Window =
    { $next_you ->
        [yes] You roll next: anything nasty before that?
       *[no] { $next } rolls next: anything nasty before that?
    }
ask-Rescue = { $who } is down: does anybody put the horse back?
ask-Bolting = { $who } is down for good: does the horse run on alone?
ask-Scramble = { $who } is down: quick, back up or off alone?
ask-Stewards = { $who } is first in the Circle: any objection?
ask-Midway = { $who } is on a fence and about to double: a small accident?


## What can be answered

do-die = { $n }
do-dealt = { $card }
do-race = { $race }
do-lane = Lane { $lane }
do-fastest = { $who }
do-level = Level { $level }
do-Entry-level-note =
    doubles in { $level ->
        [1] { $level_one }: your best
        [2] { $level_two }
        [3] { $level_three }
        [4] { $level_four }
        [5] { $level_five }
       *[other] { $level_six }: your other one
    }
do-no_bet = No bet
do-back =
    { $who_you ->
        [yes] My own horse
       *[no] { $who }'s horse
    }
do-stake = { $money }
do-roll = Roll
do-withdraw = Withdraw
do-withdraw-note = out of the race
do-go = { $at }
do-via = By { $at }
do-via_in = By { $at }, lane in spent
do-dry = Round the water
do-wet = Through the water
do-cross = Cross the line
do-stay = Stay here
do-double = Double
do-Double-double-note = { $n } more, once in { $section }
do-pass = Pass
do-whip =
    { $who_you ->
        [yes] Whip my own horse round
       *[no] Whip { $who } round
    }
do-false_start = False start!
do-fell =
    { $who_you ->
        [yes] Make my own horse fall
       *[no] Fell { $who }
    }
do-fell_here =
    { $who_you ->
        [yes] Make my own horse fall here
       *[no] Fell { $who } here
    }
do-slip =
    { $who_you ->
        [yes] Let my own horse slip
       *[no] Let { $who } slip
    }
do-remount = Remount
do-loose = Riderless Horse
do-press_in = Pressure: inwards
do-press_out = Pressure: outwards
do-photo = Photo Finish
do-object =
    { $who_you ->
        [yes] Object to myself
       *[no] Object to { $who }
    }
do-object-note = £10,000 down, upheld on 1
do-enquire =
    { $who_you ->
        [yes] Report myself
       *[no] Report { $who }
    }
do-enquire-note = upheld on 1 or 6


## What an answer does, before it is given

then-level = doubles in { $where }
then-no-bet = you keep { $money }
then-back = { $stake } wins { $money }
then-stake-little = small change: { $money } at most
then-stake-wins = wins: { $money }
then-stake-loses = loses: { $money }
then-roll-loose = up to six lengths, any direction
then-roll-home =
    { $least ->
        [0] home: { $part } %
        [1] home, whatever you roll
        [6] home with a 6: { $part } %
       *[other] home with { $least } or more: { $part } %
    }
then-roll-fence =
    { $many ->
        [one] a { $n } ends on a fence: { $part } %
        [6] whatever you roll, a fence
       *[other] straight onto a fence: { $part } %
    }
then-roll-stuck =
    { $many ->
        [6] boxed in, whatever you roll
       *[other] boxed in: { $part } %
    }
then-roll-double =
    { $least ->
        [0] room to double: { $part } %
        [1] room to double, whatever you roll
        [6] room to double with a 6: { $part } %
       *[other] room to double with { $least } or more: { $part } %
    }
then-roll-flat =
    { $n ->
        [one] a fence before your nose
       *[other] next fence in { $n }
    }
then-roll-far = no more fences, home in { $n }
then-withdraw = out of this race; bets stand
then-go-fence = one Faller and out
then-go-safe-fence = no Faller left for it
then-go-double =
    { $n ->
        [one] may double: 1 more
       *[other] may double: { $n } more
    }
then-go-behind = behind { $who }'s tail
then-go-flat =
    { $n ->
        [one] fence at your nose
       *[other] next fence in { $n }
    }
then-go-far =
    { $n ->
        [one] home with anything
       *[other] home in { $n }
    }
then-loose-before =
    { $who_you ->
        [yes] { $n ->
            [one] right before your own nose
           *[other] in your own way, { $n } lengths on
        }
       *[no] { $n ->
            [one] right before { $who }'s nose
           *[other] in { $who }'s way, { $n } lengths on
        }
    }
then-loose-nobody = in nobody's way, for now
then-cross =
    { $place ->
        [1] first: { $money }, if nobody objects
        [2] second: { $money }, if nobody objects
       *[other] third: { $money }, if nobody objects
    }
then-cross-unpaid = home, and out of the money
then-via = your lane inwards stays open
then-via-in = spends your one lane inwards
then-dry = a false start can still be called
then-wet = nobody can call a false start again
then-stay = your double can wait, in this section
then-stay-fence = you stay on the fence, fair game
then-double = { $n } more, to one of { $ends } places
then-double-to = { $n } more: { $at }
then-double-home = { $n } more: the line is in reach
then-double-fence = { $n } more, straight onto a fence
then-double-stuck = boxed in: it gets you nowhere
then-pass =
    { $n ->
        [one] you keep your one card
       *[other] you keep your { $n } cards
    }
then-pass-down =
    { $who_you ->
        [yes] you stay down, unless somebody is kind
       *[no] you do nothing for { $who }
    }
then-whip =
    { $who_you ->
        [yes] your horse misses two moves
       *[no] { $who } misses two moves
    }
then-false-start = all back to the line; bets stand
then-fell =
    { $who_you ->
        [yes] you are out, unless somebody remounts you
       *[no] { $who } is out, unless somebody remounts
    }
then-slip =
    { $who_you ->
        [yes] you are out, and no Remount helps
       *[no] { $who } is out, and no Remount helps
    }
then-remount =
    { $who_you ->
        [yes] you are back on { $at }
       *[no] { $who } is back on { $at }
    }
then-loose =
    { $who_you ->
        [yes] you drive it into everybody's way
       *[no] { $who } drives it into anybody's way
    }
then-press =
    { $n ->
        [0] { $who_you ->
            [yes] no room: you would hold your line
           *[no] no room: { $who } would hold the line
        }
        [one] { $out ->
            [yes] { $who_you ->
                [yes] you lose a length, one lane out
               *[no] { $who } loses a length, one lane out
            }
           *[no] { $who_you ->
                [yes] you lose a length, one lane in
               *[no] { $who } loses a length, one lane in
            }
        }
       *[other] { $out ->
            [yes] { $who_you ->
                [yes] you drift out, up to { $n } lanes
               *[no] { $who } drifts out, up to { $n } lanes
            }
           *[no] { $who_you ->
                [yes] you drift in, up to { $n } lanes
               *[no] { $who } drifts in, up to { $n } lanes
            }
        }
    }
then-photo =
    { $who_you ->
        [yes] home in one roll, and you win: { $part } %
       *[no] { $who } wins if home in one roll: { $part } %
    }
then-object =
    { $who_you ->
        [yes] on a 1 you disqualify yourself: { $part } %
       *[no] a 1 disqualifies { $who }: { $part } %
    }
then-object-lost = else { $money } are gone: { $part } %
then-enquire =
    { $who_you ->
        [yes] 1 or 6 disqualifies you: { $part } %
       *[no] 1 or 6 disqualifies { $who }: { $part } %
    }


## What is the house's own

house-part =
    { $part ->
        [odds] Odds
        [prizes] Prizes
       *[cards] Nasty cards
    }
house-course = { $title } is a course of this house: our bends, our hedges, our water. No rulebook ever saw it.
house-odds = The odds are the house's own: about level times lane. The bookie swears they are generous.
house-prizes = The prizes are the house's own. So is the smile with which they are handed over.
house-cards = How many cards of each kind there are is the house's own guess, and it guessed nastily.


## Why not

why-RN-RUL-04 = Level { $level } is taken. Each of your horses runs once.
why-RN-RUL-04-late = Too late. The entries are in and folded.
why-RN-RUL-06 = Not that stake. Whole notes of { $step }, at least one, and you have { $cash }.
why-RN-RUL-10 = Been there. A horse does not enter the same space twice in one move.
why-RN-RUL-12 = One thing at a time. First double, or do not.
why-RN-RUL-13 = Only the horse in mid-move can fall now.
why-RN-RUL-14 = Not now. Cards are played between complete moves.
why-RN-RUL-19 = Wrong fence. That Faller is not made out for the one { $who } is on.
why-RN-RUL-20 = Hold it. First the fallen horse must be settled.
why-RN-RUL-20-remount = Too late. The Remount was asked for first, and nobody had one.
why-RN-RUL-20-loose = Not yet. First somebody may remount; the Riderless Horse comes after.
why-RN-RUL-22 = One loose horse is enough. The piece is already on the track.
why-RN-RUL-22-reins = Nobody is in the saddle. A riderless horse neither doubles nor withdraws.
why-RN-RUL-23 = Too early. Nobody slips before the first roll of the start.
why-RN-RUL-24 = { $who } is under pressure already. One card a roll.
why-RN-RUL-25 = { $who } is being photographed already. One picture a race.
why-RN-RUL-27 = Too late. You withdraw instead of rolling, not instead of moving.
why-RN-RUL-28 = Not enough. The deposit is £10,000 in hand, and you have { $cash }; stakes do not count.
why-RN-RUL-36 =
    { $n ->
        [one] The line is too far. You have one length.
       *[other] The line is too far. You have { $n } lengths.
    }
why-RN-RUL-39 = { $who } has left, horse and all. Bet on somebody present.
why-RN-BET-03 = The slips are folded. Betting is before the race.
why-RN-START-04 = Not your move. The turn goes round clockwise.
why-RN-DATA-01 = There is no turf there. The course ends at the rails.
why-RN-MOVE-01 = Roll first. The die says how far.
why-RN-MOVE-02 =
    { $n ->
        [one] You have one length, and a lane costs one.
       *[other] Out of reach. You have { $n } lengths, and every lane costs one.
    }
why-RN-MOVE-04 = Not inwards. Only a 6 lets you cut in.
why-RN-MOVE-04-one = Too greedy. A 6 lets you cut in by one lane.
why-RN-MOVE-09 = { $who } stands there. One horse a space.
why-RN-MOVE-10 = Forwards, please. Ridden horses do not back up.
why-RN-MOVE-12 = Near enough, but somebody is in the way. Horses do not jump over horses.
why-RN-DEC-07 = First where to, then which way, and that only where it makes a difference.
why-RN-DEC-15 = Round the water or through it is asked when both would get you there, and the brook is still news.
why-RN-MOVE-14 = You have rolled. One roll a move; now run it.
why-RN-MOVE-01-die = The die says that, not you.
why-RN-CARD-03 = No new cards. What was dealt has to last six races.
why-RN-SETUP-06 = The race cards have been turned up. Their order stands.
why-RN-PRE-01 = Lanes are dealt, not chosen. Complain to the pack.
why-RN-PRE-03 = Too early. The odds come first, then the bets.
why-RN-RUL-14-cards = Not yet. Between two moves the cards are asked for; when all have passed, the race goes on.
why-RN-RUL-15 = Whose hand was first is not for you to say.
why-RN-MOVE-13 =
    { $n ->
        [one] Use your length. As many as possible must be run.
       *[other] Use all { $n }. As many lengths as possible must be run.
    }
why-RN-MOVE-15 = Not far enough behind. You must trail by four obstacles, or all paid places must be gone.
why-RN-DBL-02 = First finish this part. Doubling comes when you stand in a section.
why-RN-DBL-06 = Once is enough. One lane in a turn, doubled moves included.
why-RN-CARD-01 = You do not hold { $card }. Envy is not a card.
why-RN-CARD-01-named = You hold no Faller for that fence.
why-RN-WHIP-01 = Too late. { $who } has left the line.
why-RN-WHIP-01-out = { $who } is not in this race any more. Leave the poor beast alone.
why-RN-FALSE-01 = Too late. Briars Brook has been reached.
why-RN-FALL-01 = { $who } is not running. What is down stays down.
why-RN-FALL-05 = { $who } is on no fence. Wait for a landing.
why-RN-SLIP-01 = { $who } is on a fence. Slipping is for the flat.
why-RN-SLIP-01-out = { $who } is not running. There is nothing left to slip.
why-RN-SLIP-02 = You are out of the race. Only those still running make others slip.
why-RN-REM-01 = Nobody has just fallen. A Remount follows a Faller at once.
why-RN-HUP-01 = No pressure yet. Only the horse about to roll, and only on the final straight.
why-RN-OBJ-01 = Wait for the end. Objections come after the race.
why-RN-OBJ-03 = Nobody is placed there. Name a horse in the Circle.
why-RN-PHOTO-01 = Nobody is home yet. A photo needs a finish.
why-RN-PHOTO-02 = The moment has passed. Only the horse that moves right after the first finisher.
why-RN-RL-01 = Nobody has just fallen. A horse loses its rider at a Faller.
why-RN-RL-04 =
    { $n ->
        [one] It must run its one length, and no more.
       *[other] Not there. It runs all { $n } lengths if it can, round no corner twice.
    }
why-RN-RL-05 = It began there. No space twice in a turn.
why-RN-RL-06 = It wins nothing. The line means nothing to a horse without a rider.
why-RN-END-01 = The race is over. Only the stewards are still listening.


## How it ended

# When all is over: what is said of the nastiest moments, one a place on the page so that none comes twice
nasty-felled =
    { $time ->
        [1] The fence was innocent.
        [2] The jockey kept the saddle. Only the saddle.
        [3] The crowd gasped, and checked its slips.
       *[other] There were flowers in that ditch.
    }
nasty-slipped =
    { $time ->
        [1] Soap, by the smell of it.
        [2] Grass does not do that by itself.
        [3] The turf has been questioned and says nothing.
       *[other] Four legs, and none of any use.
    }
nasty-whipped =
    { $time ->
        [1] The horse has asked for a transfer.
        [2] Encouragement, of a sort.
        [3] A whip has two ends, and this was the other.
       *[other] It remembers the hand.
    }
nasty-pressed =
    { $time ->
        [1] There was room for one, and it was taken.
        [2] The rail left marks.
        [3] From nowhere did it look like an accident.
       *[other] Close company, badly meant.
    }
nasty-disqualified =
    { $time ->
        [1] The money had already been spent.
        [2] A complaint, a die, a ruin.
        [3] Justice was done, and enjoyed.
       *[other] The stewards dined well that night.
    }
nasty-photo_won =
    { $time ->
        [1] A nostril is worth more than a stable.
        [2] The photographer has a new coat.
        [3] Second place has a silence of its own.
       *[other] Look at the picture. Look again. It does not help.
    }
nasty-loosened =
    { $time ->
        [1] Riderless, it looked relieved.
        [2] A horse without a rider owes nobody anything.
        [3] It ran better than before.
       *[other] The lead rope was never found.
    }
end-RN-GEN-03 =
    { $you ->
        [yes]
            { $n ->
                [one] Six races run, and the money is yours. Leave by the back door.
               *[other] Six races run: { $who } share the victory, and you are one of them.
            }
       *[no]
            { $n ->
                [one] Six races run, and { $who } has the money. Count your fingers.
               *[other] Six races run: { $who } share the victory.
            }
    }
end-RN-RUL-39 =
    { $you ->
        [yes] Everybody else has gone home. You win, alone with the horses.
       *[no] Everybody else has gone home. { $who } wins, alone with the horses.
    }


## Table options

preset-evening-facts =
    a line of advice for everybody
    20 seconds to play something nasty
    – no clock
preset-classic-facts =
    the usual meeting
    a minute an answer
    – no teacher
preset-chaos-facts =
    the first card clicked is played
    horses fall before they double
    – 20 seconds an answer
option-board = Racecourse
option-board-text = Where the races are run.
option-board-spitewell = Spitewell Park
option-board-rn-f = Test track RN-F
option-faller_named = Fallers
option-faller_named-text = Whether a Faller names its fence or fits every one.
option-faller_named-data = as the course says
option-faller_named-free = any fence
option-bet_step = Smallest stake
option-bet_step-text = Stakes are multiples of this.
option-bet_step-data = As the course says
option-bet_step-5000 = £5,000
option-bet_step-10000 = £10,000
option-bet_step-1000 = £1,000
option-lanes_compact = No empty lanes
option-lanes_compact-text = With fewer than six players only the inner lanes are dealt.
option-route_first = Stop behind a horse
option-route_first-text = A route may end where a horse is next in its way, even if there is a way round.
option-fall_before_double = Fall before doubling
option-fall_before_double-text = A horse that stops on a fence may be felled before it doubles.
option-slam = Slam
option-slam-text = The first card clicked is played, instead of asking in order.
option-slip_by_finishers = Finishers may slip others
option-slip_by_finishers-text = Slipped Up may be played by who has already finished.
option-stop_at_paid = Stop at the paid places
option-stop_at_paid-text = The race ends as soon as every paid place is taken.
option-unpaid_places_to_winner = Unpaid prizes to the winner
option-unpaid_places_to_winner-text = With few starters the prizes not offered go to the winner.
option-colours = Stable colours
option-colours-text = Each player picks a colour for the whole meeting; whoever dithers gets what is left over.
option-colours-seats = as the seats come
option-colours-red = red
option-colours-blue = blue
option-colours-yellow = yellow
option-colours-green = green
option-colours-purple = purple
option-colours-teal = teal
option-bookmaker = Bookmaker
option-bookmaker-text = The number of the seat whose player has the last word when objections go round.
option-bookmaker-1 = the first seat


## On the picture

title-short = Horse Racing
when-race = race { $n } of { $last }
when-race-short = race { $n }
seats-money = Money
board-title = Bookie's board
board-race = Race { $n }, { $who }
board-prizes = Prizes { $money }
board-name = Stable
board-me = You
board-level = Level
board-doubles = Doubles in
board-lane = Lane
board-odds = Odds
board-stake = Stake
board-none = none
plate-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
cards-mine = My nasty cards
cards-last = whole game
cards-none = All played. You are nearly honest now.
card-short =
    { $n ->
        [0] Whip Round
        [1] False Start
        [2] Slipped Up
        [3] Remount
        [4] Pressure: inwards
        [5] Pressure: outwards
        [6] Objection
        [7] Enquiry
        [8] Photo Finish
        [9] Riderless Horse
       *[other] Faller: any fence
    }
slip-mine = My slip:
slip-own = my own horse
slip-bet = { $money } on { $who }, { $odds }
slip-secret = Nobody else knows.
aside-route = Each lane you change costs a length.
aside-bet = Only first place pays. A stake on the winner comes back too.
aside-stake =
    { $more ->
        [yes] What you would own, prizes not counted. The smaller notes come next.
       *[no] What you would own, prizes not counted.
    }
told-fence = Land here and anybody with a Faller may put you out of the race.
told-section = End your move here: if your level is entitled, you may run the same number again.
told-entitled = Entitled here: level { $level }.
told-plain = Plain turf: no Faller can hurt you here, only a Slipped Up On The Flat.
told-start = The start line. A Whip Round works only here.
told-finish = First past this post wins, unless the stewards, a photo or somebody's card says otherwise.
told-horse =
    { $you ->
        [yes] Your horse
       *[no] { $who }'s horse
    }
told-level = Level { $level }, lane { $lane }, { $odds }.
told-doubles = Doubles left: { $last }.
told-no-doubles = No doubles left.
told-where = { $n ->
    [0] It waits on the start line.
   *[other] It stands in lane { $lane }, length { $n }.
}
told-whips = { $n ->
    [one] Whipped round: it loses one more move.
   *[other] Whipped round: it loses { $n } moves.
}
told-stray = It runs on without a rider, and gets in everybody's way.
sign-start = Start
sign-finish = Finish


## The table as text: the terminal, and whoever listens instead of looking

text-race = race { $n } of 6: { $who }
text-gone = gone
text-horse = stake { $stake }, level { $level }, odds { $odds }, cards { $n };
text-lane = lane { $lane }, length { $n }
text-home = { $n ->
        [0] home, disqualified
       *[other] home, place { $n }
    }
text-fate = { $who ->
        [fallen] fallen
        [slipped] slipped up
        [withdrawn] withdrawn
       *[other] under starter's orders
    }
text-bank = bank £{ $money }, round { $n }

# What is wrong with a course file or a position
course-odd = { $value } is missing or not of its kind; data/spitewell.toml shows how it is written.
space-none = There is no space { $space } on { $course }: write lane/length, like 3/12.
position-odd = position: { $value } cannot be read; 'dispetto describe horse-racing' says what may be written.
position-horse = position, horse { $who }: { $key } = { $value } is not at, lane, level, doubled or whips.
position-phase = position: phase { $value } is none of entries, lanes, bets, start, window, turn, over.

# What stands between the thousands of a sum
thousands = ,

# What is wrong with a course, one sentence each; and what is said of one that is right
course-praise = { $title }: { $spaces } spaces in { $lanes } lanes, { $jumps } jumps a race. All is right.
part-file = The file
part-lane = Lane { $n }
part-of =
    { $kind ->
        [obstacle] Obstacle { $key }
        [section] Section { $key }
       *[race] Race { $key }
    }
part-key = { $part } has a key { $key } that nobody reads: it may have { $known }.
part-provenance = { $part } has provenance { $value }: it must be one of { $known }.
straight-lanes = The home straight begins in { $n } lanes: it needs a number for each of the { $right }.
straight-begins = The home straight of lane { $lane } begins on { $n }: it must be one of 1 to { $last }.
obstacle-dry = Obstacle { $key } has no water in lane { $lane }: it needs a space in each.
obstacle-wide = Obstacle { $key } takes { $n } spaces of lane { $lane }: only the water may be that wide.
obstacle-torn = Obstacle { $key } lies on { $spaces } in lane { $lane }: they must follow one another.
lanes-other = There are { $n } lanes: a course has { $right }.
lane-short = Lane { $lane } is shorter than lane { $inside }: the outside of a bend is never the shorter way.
lane-twice = Lane { $lane } runs { $n } of { $spaces } twice: a race is 1¼ circuits.
step-over = The step across from lane { $lane }, space { $space } leads over an obstacle without landing on it.
step-back = The step across from lane { $lane }, space { $space } leads back over an obstacle.
step-dry = The step across from lane { $lane }, space { $space } leads back out of the water.
step-start = The step across from lane { $lane }, space { $space } crosses the start line.
step-far = The step across from lane { $lane }, space { $space } leads further than the same step one length on.
obstacles-other = There are { $n } obstacles: a course has five hedges and the water.
jumps-other = Lane { $lane } has { $n } jumps in a race: there must be { $right }.
start-fenced = Lane { $lane } starts on an obstacle.
sections-other = The sections are { $known }: they must be { $right }, in this order.
section-lane = Section { $key } has no space in lane { $lane }.
section-late = Section EP counts on the first pass only.
level-one = Level 1 must double in EP, QU and FW.
level-six = Level 6 must double in FW only.
level-more = Level { $level } doubles in more sections than level { $faster }.
odds-table = The odds table needs six rows of six odds above 0.
races-other = There are { $n } races: a meeting has six.
prizes-rise = The prizes { $value } of race { $n } do not fall from first to third.
cards-other = There are { $n } Really Nasty cards: there must be 24.
money-notes = The money to start with must be whole notes.
layout-places = The { $layout } layout has { $n } places for { $spaces } spaces.
layout-same = Two spaces lie on the same place in the { $layout } layout.

# What studies of the laboratory count.
trait-lane = lane
trait-level = level
trait-a-pound-on-lane = a pound on lane
trait-a-pound-on-level = a pound on level

# What friends remember.
feat-faller = Cruellest faller
feat-faller-text = { $who } felled { $whom } with £{ $n } on the nose
feat-bet = Most ruinous bet
feat-bet-text = { $who } said goodbye to £{ $n }

what-course = course

# What is too much of a course that somebody brings, or not of its kind
bound-title = { $part } needs a title: letters on one line, at most { $most }.
bound-rows = there must be { $most } [[{ $key }]], not { $n }.
bound-table = [{ $key }] is missing.
bound-list = { $where } is a list of { $n } numbers.
bound-number = { $where }: { $value } is no whole number from { $low } to { $high }.
bound-stretches = lane { $n } has stretches that add up to { $total }, not to { $value }.
bound-spaces = lane { $n } has { $low } to { $high } spaces, not { $value }.
bound-places = lane { $n }: every place of { $layout } is three numbers, two of them from 0 to { $most }.
bound-key = { $value } is no key of { $kind ->
        [race] a race
       *[obstacle] an obstacle
    }: small letters, at most twenty.
bound-wide = obstacle { $key } is wider than { $most } spaces. That is a lake.
bound-water = an obstacle is missing or not of its kind: five are hedges and one is the water.
bound-twice = two obstacles have the same key.
bound-section = { $value } is no section: there are { $known }.
bound-odds = { $value } are no odds: write 6 or 5/2, above 0 and at most { $most } to 1.
bench-stretches = this course does not say where its bends are (stretches of each lane). A table takes it as it is; the bench does not.
bench-crooked = this course is more crooked than anything built here. A table takes it as it is; the bench does not.
bench-odds = { $value } are no odds: write 6 or 5/2.
step-leap = From lane { $lane }, space { $space } a horse would land in lane { $other } further off than anybody can point: neighbouring lanes differ too much.

# What people make
make-what = Racecourses
make-one = a racecourse
make-new = Lanes, hedges, sections, odds: by table, and the turf beside it. The stewards read along.
make-lane = Lanes
make-lane-text = Spaces of each stretch, lane 1 on the inside. It is run once, then “again” so many. Early: so many lengths before the line the home straight begins.
make-lane-home = Home
make-lane-bend = 1st bend
make-lane-back = Back
make-lane-turn = 2nd bend
make-lane-again = Again
make-lane-early = Early
make-obstacle = Hedges and water
make-obstacle-text = Where each stands on the inside lane, in lengths of its stretch; the other lanes follow. Fallers are the cards that name it.
make-obstacle-on = On
make-obstacle-space = Lengths in
make-obstacle-kind = Is
make-obstacle-wide = Wide
make-obstacle-fallers = Fallers
make-obstacle-en = In English
make-obstacle-it = In Italian
make-section = Where levels double
make-section-text = Ticks are the levels that double there.
make-section-pass = Pass
make-section-on = On
make-section-from = Lengths in
make-section-long = Long
make-section-l1 = 1
make-section-l2 = 2
make-section-l3 = 3
make-section-l4 = 4
make-section-l5 = 5
make-section-l6 = 6
make-odds = Odds to 1
make-odds-text = A row a level, a column a lane.
make-odds-l1 = Lane 1
make-odds-l2 = Lane 2
make-odds-l3 = Lane 3
make-odds-l4 = Lane 4
make-odds-l5 = Lane 5
make-odds-l6 = Lane 6
make-race = Races and prizes
make-race-first = 1st
make-race-second = 2nd
make-race-third = 3rd
make-race-en = In English
make-race-it = In Italian
make-card = Really Nasty cards
make-card-text = 24 in all, with the Fallers of the hedges.
make-card-count = Cards
make-value-home = home straight
make-value-bend = first bend
make-value-back = back straight
make-value-turn = second bend
make-value-hedge = hedge
make-value-water = water
make-mend-lane-short = Widen the outside
make-mend-step-leap = Ease the bends
make-mend-step-far = Ease the bends
make-mend-lane-twice = A quarter will do
make-mend-level-one = Set the levels right
make-mend-level-six = Set the levels right
make-mend-level-more = Set the levels right
make-mend-prizes-rise = Let them fall
make-mend-cards-other = Make it 24
doubt-near = Between { $a } and { $b } nobody can draw breath. Legal, like most cruelty.
doubt-odds = Level { $level } in lane { $lane } pays less than level { $faster }, which is faster. Only a fool would back it, and you know some.
praise-course = { $spaces } spaces, { $jumps } jumps, { $long } lengths on the inside and { $far } on the outside. The horses have been told nothing.
