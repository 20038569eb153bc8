# Signorina Riga teaches The Really Nasty Horse Racing Game. $you is the learner's gender; the others go by their names.

entry = Six races, six horses each, twenty thousand in the purse. Level 1 is the fastest, 6 came with the cart. Write down in secret which of yours runs where; whoever has the most money after six races has won.
    .short = Six races, six horses: who runs where?
    .teaches = the entries
    .press = Press { $key }. The prizes grow, so the best horse waits for the last race.
    .whynot = Why not the fastest first?
    .because = You may, every horse runs once. But the first race pays twenty thousand to its winner, and the last a hundred thousand. I have entered my best at once, to be a bad example.

bet = Lanes are dealt, odds are up. You may back one horse, your own or anybody's. The stake is for all to see; on whom it lies is not.
    .short = Back one horse. On whom, nobody sees.
    .teaches = the bet
    .a = Your horse: level 2, lane 2, four to one. Ten thousand would come back with forty.
    .a-short = yours: four to one
    .b = Mine is the favourite: level 1, lane 1, and it pays one to one.
    .b-short = mine: the favourite, one to one
    .press = Press { $key }. First the horse, then the stake.
    .whynot = Why not back you?
    .because = Do wait and see what you hold in your hand. Ten thousand on me would win ten. And betting is a privilege: nobody has to.

faller = My favourite has ended her move on a fence. How unwise. Whoever holds the Faller of that fence may play it while she stands there.
    .short = My favourite stands on a fence. You hold its Faller:
    .teaches = the Faller
    .a = Here she stands, on the Widow's Hedge.
    .a-short = here, on the Widow's Hedge
    .b = Your card for exactly this fence: play it, and she is out of the race. Only a Remount could answer.
    .b-short = your card for this fence: she is out
    .press = Press { $key }. Goodbye, favourite.
    .whynot = Why not keep it?
    .because = You may: every card is played once in the whole meeting, and there are five more races. But your ten thousand do not lie on me.

roll = Out, and I get to watch. It is your move: the die says how many lengths.
    .short = My horse is out. Your move.
    .teaches = the race
    .a = Your horse, on the line, with your ten thousand.
    .a-short = your horse, with your 10,000
    .b = The finish: one circuit and a quarter.
    .b-short = the finish, a circuit and a quarter
    .press = Press { $key }.

move = A six. Straight on, or outwards at a pip a lane; a six also allows one lane inwards. Mind where you stop: whoever ends a move on a fence may be felled there.
    .short = A six. Mind where you stop: not on a fence.
    .teaches = the move
    .a = Straight on, six lengths in lane 2: over the fence, and into Early Pace.
    .a-short = straight on: over the fence, lane 2
    .press = Press { $key }.
    .whynot = Why not change lanes?
    .because = Each lane outwards costs a pip and bends are longer there. One does it to pass somebody, or to come down beside a fence instead of on it.

double = You stopped in Early Pace, and a level 2 may double there: the same six again. Each section counts once a race.
    .short = Level 2 doubles here: the same six again.
    .teaches = doubling
    .a = From here it is six more, to 12 and past the next fence.
    .a-short = six more, past the next fence
    .press = Press { $key }, then straight on to lane 2, length 12.
    .whynot = Why not stay?
    .because = There are days when six more lengths would end on a fence with somebody's card in hand. Today they end on plain grass.

end = That is the trade: bet, ride, and have something in hand for the favourite. First, second and third earn their owners a prize. From here on nobody tells the dice.
    .short = That is the trade. From here on the dice are real.
    .teaches = the rest
    .a = You lead, at four to one. Everybody has noticed.
    .a-short = you lead, and they have noticed
    .b = Another Faller, for the Bookie's Smile. Mind who stops there.
    .b-short = another Faller, for another fence
    .press = Press { $key }. I am out of this race, not of this room.
