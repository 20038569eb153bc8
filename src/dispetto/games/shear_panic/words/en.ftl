# Shear Panic in English.
#
# $you      yes where the reader is the one who acts          $actor, $actor_g   the player who acts: the name; f, m or n
# $sheep    a sheep by the number on its ear tag: Red 1       $first, $last      a sheep with its owner: Bruno's Blue 2
# $action   0 move, 1 push, 2 jump, 3 diagonal, 4 line, 5 align, 6 turn
# $mood     0 to 11, and $tone, 0 to 2: vary the narrator, the same for every reader and every replay

game-shear-panic-title = Shear Panic
game-shear-panic-tagline = Nine sheep, one ram, one pair of shears. Whose wool will it be?

# In hindsight: what mattered where an answer was wrong
hindsight =
    { $who_you ->
        [yes] You had
       *[no] { $who } had
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $you ->
        [yes] you
       *[no] { $actor }
    } { $mine }, and the marker had { $left ->
        [one] one space
       *[other] { $left } spaces
    } to go.
# The same in a hint, told to whoever is asked: as it is
insight =
    { $who } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }, you { $mine }, and the marker has { $left ->
        [one] one space
       *[other] { $left } spaces
    } to go.

# The coach: what matters at a question, one line in somebody's first games.
coach-PickCard =
    { $phase ->
        [1] Your two side by side after your card: 2 points, as long as the marker stays below 13.
        [2] Nothing is paid until the marker passes 24 and reaches 37. Then the rows nearest to Roger pay.
        [3] Your turn, your points: 2 for each of yours beside Berta, 1 at her corner.
       *[4] Nothing is paid until the marker passes 61 and reaches 74. Then far from Shawn is where to be.
    }
coach-PickSheep = Point at a sheep first: the meadow shows what would come of it.
coach-PickWay = Point at a direction: the meadow shows where everybody would end.
coach-PickFar = The further, the more sheep you move. Not all of them are yours.
coach-PickTurn = A turn moves no sheep, but Roger or Shawn, if about, walks to the edge they face.
coach-PickDiscard = Its number still moves the marker. A small one buys time, a large one ends it.
coach-AddMove = A movement card only makes time pass: see which space the marker would stop on.
coach-MoveAlone = Only the number counts: see which space the marker would stop on.

# How to play, on one page. A panel's sentence has at most 17 words.
howto-aim = Two sheep are yours. Where they stand earns points, and what pays changes four times a day.
howto-ends = At 74 the day is over and the last fleece counted. *Most points* wins, shorn or not.
howto-turn-card = Spend a card
howto-turn-card-text = each serves once
howto-turn-sheep = Shove
howto-turn-sheep-text = whoever is in the way
howto-turn-time = Time runs
howto-turn-time-text = by the card's number
howto-turn-score = Score
howto-turn-score-text = a die on the space: panic
howto-panel-together = Huddle, 1 to 12
howto-panel-together-text = Your two side by side: 2 points every turn of yours. Corner to corner: 1.
howto-panel-roger = Woo Roger, 13 to 37
howto-panel-roger-text = The closer row the better: 4, 3, 2, 1 a sheep, for everybody, twice.
howto-panel-berta = Cling to Berta, 38 to 49
howto-panel-berta-text = Each of yours beside the black sheep scores 2 in your turn, at her corner 1.
howto-panel-shawn = Flee Shawn, 50 to 74
howto-panel-shawn-text = Far rows score 4, 3, 2, 1, twice. The row under his shears gets nothing.

action-name =
    { $n ->
        [0] Move
        [1] Push
        [2] Jump
        [3] Diagonal
        [4] Line
        [5] Align
       *[other] Turn
    }
action-short =
    { $n ->
        [0] Move
        [1] Push
        [2] Jump
        [3] Diagonal
        [4] Line
        [5] Align
       *[other] Turn
    }
action-text =
    { $n ->
        [0] One of your sheep steps to an empty cell beside it.
        [1] One of your sheep runs until it meets others, and shoves them along by one cell.
        [2] One of your sheep leaps over others in a straight line and lands right behind the last.
        [3] All sheep on one diagonal take a step along it.
        [4] All sheep of one row or column take a step along it.
        [5] The whole flock slides up against its outermost sheep. The next player may not send it back.
       *[other] The whole flock turns a quarter, and Roger or Shawn with it. The next player may not turn it back.
    }
sheep-name =
    { $n ->
        [0] Red 1
        [1] Red 2
        [2] Blue 1
        [3] Blue 2
        [4] Yellow 1
        [5] Yellow 2
        [6] Green 1
        [7] Green 2
       *[other] Berta
    }
your-sheep = your { sheep-name }
whose-sheep = { $who }'s { sheep-name }
way-name =
    { $n ->
        [0] north
        [1] north-east
        [2] east
        [3] south-east
        [4] south
        [5] south-west
        [6] west
       *[other] north-west
    }
colour-name =
    { $n ->
        [0] red
        [1] blue
        [2] yellow
        [3] green
        [4] black
       *[other] white
    }
figure-name =
    { $n ->
        [1] Roger
       *[other] Shawn
    }
sense-name =
    { $n ->
        [0] clockwise
       *[other] anticlockwise
    }
phase-name =
    { $n ->
        [1] Cuddle up
        [2] Near Roger
        [3] Black sheep
       *[other] Dodge Shawn
    }
phase-text =
    { $n ->
        [1] 2 if your pair touches, 1 at a corner
        [2] All score past 24 and on 37
        [3] 2 beside Berta, 1 at a corner
       *[other] All score past 61 and on 74
    }
when-phase =
    { $n ->
        [1] phase 1, cuddles
        [2] phase 2, Roger
        [3] phase 3, Berta
       *[other] phase 4, Shawn
    }
when-phase-short =
    { $n ->
        [1] 1: cuddles
        [2] 2: Roger
        [3] 3: Berta
       *[other] 4: Shawn
    }
panel-time = Time { $n } of { $last }
panel-tiles = Your cards
panel-tiles-of = The cards of { $who }
panel-left = { $n } left
panel-everyone = Everyone's cards
space-panic = Shear Panic: stop here, roll the colour die, push somebody.
space-pen = The pen: the marker stops here, and everybody scores.
space-wall = The wall: the first to end beyond it makes everybody score.
space-time = The marker stands here.
space-start = The marker begins here.
space-plain =
    { $n ->
        [1] Whoever moves the marker here scores: 2 with the own two sheep side by side, 1 at a corner.
        [2] Nobody scores here: all score once the marker is past 24, and on 37.
        [3] Whoever moves the marker here scores: 2 for each own sheep beside Berta, 1 at a corner.
       *[other] Nobody scores here: all score once the marker is past 61, and on 74.
    }
cell-name = Meadow
cell-pair = What counts now is your pair: 2 points after your turn if the two stand side by side, 1 at a corner.
cell-worth =
    { $n ->
        [0] A sheep here scores nothing now.
        [one] A sheep here is worth 1 point when it scores.
       *[other] A sheep here is worth { $n } points when it scores.
    }
sheep-neutral = Nobody's sheep. It fills a row, gets in the way, and scores for no one.
sheep-black = The black sheep. In phase 3 everybody wants to stand next to her; the rest of the time she is ignored.
sheep-owned =
    { $you ->
        [yes] One of your two sheep. The others mean well. No, they don't.
       *[no] A sheep of { $who }. Be gentle. Or don't.
    }
sheep-cards = Cards left: { $cards }.
sheep-no-cards = No cards left.
figure-text =
    { $n ->
        [1] The ram. The row nearest to him scores 4 a sheep, then 3, 2 and 1. Empty rows do not count.
       *[other] The shearer. The row farthest away scores 4 a sheep, then 3, 2 and 1; the nearest row never scores.
    }


## What happened

event-starts =
    { $who_you ->
        [yes] You begin. First the scramble: nobody stays where the shepherd put them.
       *[no] { $who } begins. First the scramble: nobody stays where the shepherd put them.
    }
event-colour =
    { $cause ->
        [2]
            { $you ->
                [yes] Panic! Your die says { $face }.
               *[no] Panic! The die says { $face } for { $actor }.
            }
       *[other]
            { $you ->
                [yes] Your die says { $face }.
               *[no] { $actor } rolls { $face }.
            }
    }
event-again = Nobody of { $face } can push anybody. The die is rolled again.
event-stuck = No sheep on the whole meadow can push another. They look at each other, embarrassed.
event-turn =
    { $you ->
        [yes]
            { $mood ->
                [0] Your turn. Somebody is standing where you want to be.
                [1] Your turn. Baa with confidence.
                [2] Your turn. The flock has a bad feeling about this.
                [3] Your turn. Remember: they all looked alike until you came.
                [4] Your turn. Do it, and blame the dog.
                [5] Your turn. A gentle nudge never hurt anybody who mattered.
                [6] Your turn. The grass is greener under somebody else.
                [7] Your turn. Roger is lonely, and so will somebody be.
                [8] Your turn. Lower your head and call it affection.
                [9] Your turn. There is room for two, if one of them leaves.
               *[other] Your turn. The shears are sharp; see that they are busy.
            }
       *[no]
            { $mood ->
                [0] { $actor } has the turn and looks at your sheep for too long.
                [1] { $actor } has the turn. The wool stands on end.
                [2] { $actor } has the turn and rolls up both sleeves.
                [3] { $actor } has the turn. Whatever it is, it will be called strategy.
                [4] { $actor } has the turn. Hold on to your neighbour.
                [5] { $actor } has the turn and whistles for no dog in particular.
                [6] { $actor } has the turn. Somebody is about to be moved.
                [7] { $actor } has the turn and measures the meadow with an evil eye.
                [8] { $actor } has the turn. The front row stops chewing.
                [9] { $actor } has the turn, and no love of straight lines.
               *[other] { $actor } has the turn. Do not make eye contact.
            }
    }
event-passed =
    { $you ->
        [yes] You have no card left, and watch.
       *[no] { $actor } has no card left, and watches.
    }
event-played =
    { $you ->
        [yes] You play { $action } { $value }.
       *[no] { $actor } plays { $action } { $value }.
    }
event-moved =
    { $tone ->
        [0] { $sheep } takes a small step { $way } and looks the other way.
        [1] { $sheep } strolls { $way }, as if by chance.
       *[other] { $sheep } takes a step { $way }.
    }
event-pushed =
    { $n ->
        [one]
            { $tone ->
                [0] { $sheep } puts her head down and shoves { $first } { $way }. An accident, surely.
                [1] { $sheep } shoves { $first } { $way }. Nobody was hurt, apart from feelings.
               *[other] { $sheep } pushes { $first } { $way }.
            }
       *[other]
            { $tone ->
                [0] { $sheep } rams into { $first } and sends { $n } sheep { $way }. Like skittles, with wool.
                [1] { $sheep } shoves a whole row of { $n } { $way }, { $first } in front of her hooves.
               *[other] { $sheep } pushes { $first } and the rest, { $n } sheep, { $way }.
            }
    }
event-jumped =
    { $n ->
        [one]
            { $tone ->
                [0] { $sheep } sails { $way } over { $last }. Somebody counts her and falls asleep.
               *[other] { $sheep } jumps { $way } over { $last }.
            }
       *[other]
            { $tone ->
                [0] { $sheep } takes a run and clears { $n } sheep { $way }. She lands behind { $last } and bows.
               *[other] { $sheep } jumps { $way } over { $n } sheep and lands behind { $last }.
            }
    }
event-shifted =
    { $n ->
        [one] { $sheep } goes one step { $way }, all alone on her line.
       *[other]
            { $tone ->
                [0] { $n } sheep find themselves one step further { $way }. Nobody asked them.
               *[other] { $sheep } and all her line, { $n } sheep, go one step { $way }.
            }
    }
event-aligned =
    { $tone ->
        [0] Everybody { $way }! The flock packs itself like a sandwich.
        [1] The flock slides { $way } until there is no more to slide.
       *[other] The flock is aligned { $way }.
    }
event-turned =
    { $tone ->
        [0] Nine heads turn { $sense }. They now stare { $facing }, and the view is no better.
        [1] The flock turns { $sense } and faces { $facing }. Instinct, they say.
       *[other] The flock turns { $sense } and faces { $facing }.
    }
event-figure_follows =
    { $figure } trots to the { $edge } fence.
event-discarded =
    { $you ->
        [yes] Nothing you hold can be done. You throw away { $action } { $value }.
       *[no] { $actor } can do nothing, says so, and throws away { $action } { $value }.
    }
event-added =
    { $you ->
        [yes] You add a { $n }: time flies.
       *[no] { $actor } adds a { $n }: time flies.
    }
event-alone =
    { $you ->
        [yes] Out of actions, you play a plain { $n }.
       *[no] Out of actions, { $actor } plays a plain { $n }.
    }
event-marker = Time: { $to }.
event-figure_comes =
    { $figure } arrives at the { $edge } fence. The flock holds its breath.
event-roger_leaves = Roger has seen enough and leaves. Now black is beautiful.
event-reckoning =
    { $figure } looks the flock over, row by row. Everybody scores.
event-scored =
    { $you ->
        [yes]
            { $n ->
                [0]
                    { $tone ->
                        [0] Nothing for you. A beautiful plan, though.
                       *[other] Nothing for you.
                    }
                [one] One point for you: { $total }.
               *[other] { $n } points for you: { $total }.
            }
       *[no]
            { $n ->
                [0]
                    { $tone ->
                        [0] Nothing for { $actor }. How sad.
                       *[other] Nothing for { $actor }.
                    }
                [one] One point for { $actor }: { $total }.
               *[other]
                    { $tone ->
                        [0] { $n } points for { $actor }, who now has { $total } and will not stop grinning.
                       *[other] { $n } points for { $actor }: { $total }.
                    }
            }
    }
event-panic =
    { $you ->
        [yes] Shear panic on { $at }! You roll the colour die.
       *[no] Shear panic on { $at }! { $actor } rolls the colour die, and everybody moves away.
    }
event-fined =
    { $you ->
        [yes]
            { $kept ->
                [one] You kept a movement card: { $n } points gone.
               *[other] You kept { $kept } movement cards: { $n } points gone.
            }
       *[no]
            { $kept ->
                [one] { $actor } kept a movement card: { $n } points gone. Thrift has its price.
               *[other] { $actor } kept { $kept } movement cards: { $n } points gone. Thrift has its price.
            }
    }
event-over = The gate falls shut. Whoever still has wool may keep it.
event-stalled = Nobody has a card left. Shawn does not wait: the marker goes to 74.
event-left =
    { $who_you ->
        [yes] You leave. Your sheep stay, and are nobody's now.
       *[no] { $who } leaves. The sheep stay, and are nobody's now.
    }


## What is asked

ask-PickCard =
    { $phase ->
        [1] Time { $marker }, and a pair that cuddles scores: which card?
        [2] Time { $marker }, and Roger is watching: which card?
        [3] Time { $marker }, and everybody wants to stand by Berta: which card?
       *[other] Time { $marker }, and Shawn's shears go snip: which card?
    }
ask-PickSheep =
    { $action ->
        [0] Which of your sheep takes a step?
        [1]
            { $face ->
                [0] A red sheep must push: which one?
                [1] A blue sheep must push: which one?
                [2] A yellow sheep must push: which one?
                [3] A green sheep must push: which one?
                [4] Berta must push: ready?
                [5] Any sheep may push: which one?
               *[other] Which of your sheep pushes?
            }
        [2] Which of your sheep jumps?
        [3] Through which sheep goes your diagonal?
        [4] Through which sheep goes your row or column?
       *[other] To whose line does the flock slide?
    }
ask-PickWay =
    { $action ->
        [0] { $sheep } takes a step: which way?
        [1] { $sheep } puts her head down: which way?
        [2] { $sheep } takes a run: which way?
        [3] { $sheep } and all her diagonal: which way?
        [4] { $sheep } and all her line: which way?
       *[other] The whole flock slides: which way?
    }
ask-PickFar =
    { $action ->
        [1] { $sheep } pushes { $way }: how many does she hit?
       *[other] { $sheep } jumps { $way }: over how many?
    }
ask-PickTurn = The flock looks { $facing }: which way does it turn?
ask-PickDiscard = Not one of your cards can be carried out: which one do you throw away?
ask-AddMove =
    Your { $value } is played: which movement card goes with it?
ask-MoveAlone = No action cards left: which number do you play?


## What may be answered

do-colour = { $face }
do-starts = { $who } begins
do-layout = Opening { $which }
do-card = { $action } { $value }
do-sheep = { $sheep }
do-way = { $way }
do-far =
    { $n ->
        [one] one sheep
       *[other] { $n } sheep
    }
do-PickFar-far =
    { $action ->
        [1]
            { $n ->
                [one] Push one
               *[other] Push { $n }
            }
       *[other]
            { $n ->
                [one] Over one
               *[other] Over { $n }
            }
    }
do-clockwise = Clockwise
do-anticlockwise = Anticlockwise
do-no_card = No movement card
do-no_card-note = −2 in the end for each kept
do-add = Add a { $n }
do-MoveAlone-add = Play a { $n }


## What an answer does: the chip in its button

then-points =
    { $n ->
        [one] point, { $text }
       *[other] points, { $text }
    }
then-rows = rows { $text }
then-worth = no points yet, { $text }
then-all = all score, { $text }
then-you = you +{ $text }
then-you-and = { $text }, { $who } +{ $n }
then-time =
    { $there ->
        [panic] panic at { $text }!
        [end] and it is over
       *[plain] time { $text }
    }
then-stand =
    { $n ->
        [1] your pair then: { $text }
        [3] by Berta then: { $text }
       *[other] your rows then: { $text }
    }


## Why not

why-SP-TURN-02 = No movement cards here. With four players a card is played for its action.
why-SP-TURN-02-one = One action a turn. Yours is done.
why-SP-TURN-02-played = { $action } is your card. Carry it out; there is one a turn.
why-SP-TURN-02-sheep = First a card. { $sheep } does nothing until you play one.
why-SP-TURN-02-way = First a card. Then we can talk about { $way }.
why-SP-TURN-02-far = First a card. Sheep are counted when one of them runs or jumps.
why-SP-TURN-03 = You have no { $action } { $value }. A card that was played is out of the game.
why-SP-TURN-03-turn = You have no Turn left. Without it the flock looks where it looks.
why-SP-TURN-06 = No colours now. The die is rolled on a panic space, and falls as it likes.
why-SP-TURN-09 = No resting. Every turn the marker must move on.
why-SP-SCR-02 = { $sheep } is not { $face }. The die says who must push.
why-SP-SCR-02-fallen = The die has fallen on { $face }. Staring at it does not help.
why-SP-SCR-02-first = First the sheep. Of the colour on the die, which one pushes?
why-SP-SCR-02-named = { $sheep } pushes. You have said so, and she has her head down.
why-SP-SCR-05 = First the push. It is owed, and it is not optional.
why-SP-SCR-05-turn = The die says { $face }, and that means a push. Nobody turns.
why-SP-CARD-02 =
    { $action ->
        [0] Not { $sheep }. Only your own sheep take a step for you.
        [1] Not { $sheep }. A push is made by one of your own sheep.
       *[other] Not { $sheep }. Only your own sheep jump for you.
    }
why-SP-CARD-02-first = First the sheep. { $action } is done by one of your own: which?
why-SP-CARD-02-named = { $sheep } does it. You have said so, and she is on her way.
why-SP-CARD-03-first = First the sheep. { $action } goes through any of the nine: which?
why-SP-CARD-03-named = { $sheep } and her line do it. You have said so.
why-SP-ACT-A-01-one = Nothing to count. A step is one cell.
why-SP-ACT-A-02 = Neither of your sheep has an empty cell beside it. They are stuck in the crowd.
why-SP-ACT-A-02-sheep = { $sheep } has no room. There is no empty cell beside her.
why-SP-PUSH-01-first = First the direction. How many she hits comes after.
why-SP-PUSH-01-way = { $sheep } pushes { $way }. A push goes straight, without second thoughts.
why-SP-PUSH-03 = Nobody to push. { $sheep } sees only grass to the { $way }.
why-SP-PUSH-03-count =
    { $n ->
        [one] There is only one sheep that way. You cannot hit more.
       *[other] There are only { $n } sheep that way. You cannot hit more.
    }
why-SP-PUSH-04 = { $last } has no room. The last sheep pushed must move one cell { $way }, and there is the fence.
why-SP-RUL-08 = Neither of your sheep can push anybody. The last one pushed always needs an empty cell behind it.
why-SP-RUL-08-sheep = { $sheep } can push nobody. Whoever she would hit has no room to go.
why-SP-RUL-08-row = The push cannot stop at { $sheep }. { $behind } stands right behind her and has to come along.
why-SP-RUL-05-first = First the direction. Over how many she jumps comes after.
why-SP-ACT-C-01-way = { $sheep } jumps { $way }. Nobody turns round in the air.
why-SP-ACT-C-04 = Over { $last } is over the fence. A jump must land inside the meadow.
why-SP-ACT-C-06 = Neither of your sheep can jump. It takes somebody to jump over, and an empty cell right behind.
why-SP-ACT-C-06-sheep = { $sheep } cannot jump. It takes somebody to jump over, and an empty cell right behind.
why-SP-ACT-C-06-way = Nobody to jump over. { $sheep } sees only grass to the { $way }.
why-SP-RUL-11 = No landing behind { $sheep }. { $behind } stands there already.
why-SP-ACT-D-01 = That is no diagonal. North-east, south-east, south-west or north-west.
why-SP-ACT-D-02 = Nothing to count. All on the diagonal take the step, or none.
why-SP-ACT-E-01 = That is no row or column. North, east, south or west.
why-SP-ACT-E-02 = Nothing to count. All of the line take the step, or none.
why-SP-RUL-18 = That would undo { $who }'s turn. The same line may not go straight back { $way }.
why-SP-RUL-18-card = { $action } could only undo { $who }'s turn. No other line can move, and that one may not go straight back.
why-SP-RUL-18-sheep = { $sheep }'s line could only undo { $who }'s turn. It may not go straight back, and no other way is open.
why-SP-GEN-03 = No { $action } is possible. Every line has somebody at both ends, with their nose at the fence.
why-SP-GEN-03-sheep = { $sheep }'s line cannot move. Somebody would go over the fence, whichever way.
why-SP-GEN-03-way = { $last } has no room. The whole line steps { $way }, and she stands at the fence.
why-SP-GEN-03-fence = { $sheep } stands at the fence. There is nothing further { $way }.
why-SP-GEN-04 = Taken. { $sheep } stands there, and a cell holds one sheep.
why-SP-ACT-F-01 = No slanting. The flock aligns north, east, south or west.
why-SP-ACT-F-01-all = No names. All nine slide, and the outermost decides where to.
why-SP-ACT-F-02 = Nothing to count. They slide as far as they can.
why-SP-ACT-F-04 =
    { $who_g ->
        [f] That would undo { $who }'s turn. After her align nobody aligns { $way } at once.
        [m] That would undo { $who }'s turn. After his align nobody aligns { $way } at once.
       *[other] That would undo { $who }'s turn. After that align nobody aligns { $way } at once.
    }
why-SP-RUL-13 = Not towards { $sheep }. It takes a sheep at the edge of the flock, and somebody who can slide to her line.
why-SP-RUL-13-first = First the sheep. To whose line does the flock slide?
why-SP-RUL-13-named = The flock slides to the line of { $sheep }. You have said so.
why-SP-RUL-13-way = { $sheep } is not the last to the { $way }, or nobody would slide there.
why-SP-RUL-15 = Nobody would move. The flock is packed on every side that is open to you.
why-SP-RUL-15-way = Nobody would move. To the { $way } the flock is packed already.
why-SP-ACT-G-01-card = First play Turn. Then say which way.
why-SP-ACT-G-01-other = { $action } does not turn the flock. It takes a Turn for that.
why-SP-ACT-G-01-all = No names, no numbers. All nine turn together.
why-SP-ACT-G-01-way = A quarter, this way round or that. Clockwise or anticlockwise?
why-SP-ACT-G-03 = That would undo { $who }'s turn. The flock may turn on, not back.
why-SP-RUL-01 = Who begins is settled. Envy changes nothing.
why-SP-RUL-02 = The flock has taken its places. They are settled before the first push.
why-SP-RUL-06 = White: the flock turns. It is owed, and it comes first.
why-SP-RUL-19 = Not one of your cards can be carried out. Throw one away for its value.
why-SP-RUL-20 = No action cards left. A movement card alone is your turn.
why-SP-RUL-31 = Action first. Movement cards come when it is done, before the marker moves.
why-SP-2P-04 = No keeping back. With two players every action takes a movement card along.
why-SP-3P-04 = You have no movement card { $n } left.
why-SP-3P-04-none = You have no movement cards left.


## How it ends

# When all is over: what is said of the nastiest moments, one a place on the page so that none comes twice
nasty-pushed =
    { $time ->
        [1] Wool flew. None of it by accident.
        [2] She was chewing in peace. So to speak.
        [3] Sheep forgive. Their owners keep lists.
       *[other] A flock is a family, and this is what families do.
    }
nasty-jumped =
    { $time ->
        [1] Over her head, in both senses.
        [2] Counting sheep has rarely been so wounding.
        [3] She felt the draught. She was meant to.
       *[other] Some look up to others. She had no choice.
    }
end-score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
end-SP-END-01 =
    { $n ->
        [one]
            { $you ->
                [yes] The marker is in the last pen, and you have the most points. Wool for the winter!
               *[no] The marker is in the last pen, and { $who } has the most points. The others may start knitting.
            }
       *[other] The marker is in the last pen, and { $who } share the victory, down to the cards they kept. Neither calls it fair.
    }
end-SP-END-03 =
    { $n ->
        [one]
            { $you ->
                [yes] A tie on points, but you have kept the better cards. Idleness pays: the victory is yours.
               *[no] A tie on points, but { $who } has kept the better cards. Idleness pays: a victory for doing less.
            }
       *[other] A tie on points; { $who } have kept the better cards, worth exactly the same, and share the victory.
    }
end-SP-RUL-35 =
    { $you ->
        [yes] All the others have left. The flock is yours, such as it is.
       *[no] All the others have left. The flock is { $who }'s, such as it is.
    }
end-SP-RUL-20 =
    { $n ->
        [one]
            { $you ->
                [yes] Nobody had a card left, and you have the most points.
               *[no] Nobody had a card left, and { $who } has the most points.
            }
       *[other] Nobody had a card left to break the tie, so { $who } share the victory.
    }


## Table options

preset-evening-facts =
    a line of advice for everybody
    each answer says what it scores
    – no clock
preset-classic-facts =
    the usual flock
    a minute an answer
    – no teacher
preset-chaos-facts =
    the flock stands anyhow
    white turns it, edges count everywhere
    – 20 seconds an answer
option-cards = Cards
option-cards-text = The twelve cards of each colour and the panic spaces: the house set, or your own file.
option-cards-standard = house set
option-cards-proposal = first proposal, twelve panic spaces
option-layout = Opening
option-layout-text = How the nine sheep stand at the start: one pattern, its mirror image, or either by chance.
option-layout-A = A
option-layout-B = B, mirrored
option-layout-random = by chance
option-facing = Facing
option-facing-text = Where the flock looks at the start, and so where Roger will come from if nobody turns it.
option-facing-N = north
option-facing-E = east
option-facing-S = south
option-facing-W = west
option-first_player = First player
option-first_player-text = The seat that begins the scramble and the game.
option-first_player-random = whoever chance picks
option-white_face = White on the die
option-white_face-text = Any sheep may push, or, as in the older Fragor edition, the flock turns.
option-white_face-free = any sheep pushes
option-white_face-turn = the flock turns
option-scramble_2p = Scramble for two
option-scramble_2p-text = With two players, how many pushes each makes before the first turn.
option-scramble_2p-2 = two each
option-scramble_2p-1 = one each
option-align_contour = Align to any edge sheep
option-align_contour-text = An align may go to the line of any sheep with nobody beyond it, not just the outermost line.
option-tiebreak_action_only = Tie-break by action cards
option-tiebreak_action_only-text = On a tie only unused action cards are counted, not movement cards.
option-colours = Colours
option-colours-text = Whose sheep are whose: each player picks a colour; whoever dithers gets what is left over.
option-colours-seats = as the seats come
option-colours-red = red
option-colours-blue = blue
option-colours-yellow = yellow
option-colours-green = green


## What is wrong with a card set (after the name of its file)

set-key = a card set has no { $value }; it knows title, provenance, panic and [[card]].
set-twelve = a set has twelve [[card]]s, not { $n }.
set-three = at least three cards must have the value { $n }: three players take one of each.
set-missing = no card has the action { $value }; each of the seven needs one at least.
set-card = card { $n } is written [[card]] with action = "push" and value = 2.
set-card-key = card { $n } has no { $value }; a card knows action, value and no_undo.
set-card-action = card { $n } has no action { $value }; there are { $known }.
set-card-value = card { $n } has the value { $value }; it must be 1, 2 or 3.
set-card-mark = card { $n }: no_undo is true or false, not { $value }.
set-card-unmarked = card { $n }: a { $value } cannot bear the no-undo mark; shifts, aligns and turns can.
set-panic = panic is a list of spaces from 1 to 73; there is none in the last pen.
set-panic-twice = panic names a space twice.


## The table as text: the terminal, and whoever listens instead of looking

text-facing = all face { $way }; marker { $n } of 74
text-figure = { $who } at { $way }
text-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
text-moves = moves { $cards }
text-panic =
    { $n ->
        [0] no panic spaces
       *[other] panic on { $spaces }
    }
text-walls = walls after 24 and 61; pens on 37 and 74
text-set = cards: { $text }
text-here = At this table: { $text }.
text-to =
    { $there ->
        [wall] Time { $n }: over the wall, everybody scores.
        [pen] Time { $n }: the pen, everybody scores.
        [last] Time { $n }: the last pen, everybody scores, and it is over.
       *[open] Time { $n }.
    }
text-to-panic = Shear Panic!
what-set = card set

# What is wrong with a position
position-two-sheep = position: two sheep stand on one cell.
position-word = position: there is no { $what } { $value }; there are { $known }.
position-number = position: { $what } is a number from 0 to { $most }, not { $value }.
position-cell = position: { $sheep } stands on [row, column], 1 to 9 each, not { $value }.
position-no-card = position: the set has no (further) card { $value }.
position-no-move = position: the set has no (further) movement card of value { $value }.
position-barred = position: barred is "align S", "clockwise", "anticlockwise", "line S 7" or "diagonal NE 12", not { $value }.
position-meadow = position: a meadow is nine lines of nine cells, with . for grass.
position-flock = position: a meadow shows each of { $known } once, and . for grass.

# What studies of the laboratory count.
trait-first-card = first card played
trait-panics = panics

# What friends remember.
feat-row = Longest row pushed
feat-row-text = { $who } set { $n } sheep in motion at once
feat-shoved = Most shoved
feat-shoved-text = { $who } shoved { $whom }'s sheep { $n } times

# Card sets that people make
make-what = Card sets
make-one = a card set
make-new = Twelve cards by table, and where everybody panics. Nobody said that it must be kind to sheep.
make-card = The twelve cards
make-card-action = Does
make-card-value = Worth
make-card-no_undo = Not undone
make-panic = Panic spaces
make-panic-space = Space
doubt-panics =
    { $n ->
        [0] No panic anywhere: the sheep will fall asleep.
        [one] One panic. It is hardly worth bleating.
       *[other] Only { $n } panics: a calm meadow. Too calm.
    }
praise-set = Twelve cards, three of each value at least, nothing missing: worth { $n }, with { $panics } panics.
make-value-move = Move
make-value-push = Push
make-value-jump = Jump
make-value-diagonal = Diagonal
make-value-line = Line
make-value-align = Align
make-value-turn = Turn
