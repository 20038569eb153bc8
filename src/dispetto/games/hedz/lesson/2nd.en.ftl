# Signorina Riga teaches Bitin' Off Hedz, 2nd edition. $you is the learner's gender; the others go by their names.

roll = Sit up. The first dino in the mouth of the volcano wins, by an exact count. You rolled highest, so you begin: two dice, and off you go.
    .short = First into the volcano wins. You begin.
    .teaches = the aim
    .a = This is you, with nothing in your pockets.
    .a-short = this is you, without a rock
    .b = A Rock space: whoever ends a move there takes a rock.
    .b-short = end a move here and take a rock
    .press = Press { $key }. They are only dice.

keep = Your first rock. It would buy you another roll of one die, and stay behind on the trail for somebody else. Six steps will do: I have plans for that rock.
    .short = A rock buys a re-roll. Yours has better things to do.
    .teaches = rocks
    .a = You, with one rock.
    .a-short = you, with one rock
    .press = Press { $key }, and keep it.
    .whynot = Why not roll again?
    .because = You may, as long as you have rocks. But look who is in your way, two steps from here.

push = Six steps, and after two of them { $bruno } is in your way. Walk past politely, or push, and three things happen:
    .short = { $bruno } is in your way. Push, and:
    .teaches = the push
    .a = You stop here, on 8.
    .a-short = you stop here, on 8
    .b = His only rock is yours.
    .b-short = his only rock is yours
    .c = He has to walk your last 4 steps, to 12.
    .c-short = he walks your last 4, to 12
    .press = Press { $key }. He would.
    .whynot = Why not walk on?
    .because = Walk on and you stand on 12, four spaces richer and a rock poorer. Some people call that manners.

throw = Lines of sight join two spaces, and from 12 you see { $bruno } on 20. Stop and throw: he is handed the rock, and you roll one die.
    .short = From 12 you see { $bruno }. Stop and throw:
    .teaches = the throw
    .a = You give up your last 2 steps and stop here.
    .a-short = you stop here, 2 steps lost
    .b = 4, 5 or 6 hits. He keeps the rock in any case.
    .b-short = 4, 5 or 6 hits; he keeps the rock
    .c = Hit, and he goes back there, to Start.
    .c-short = hit, and he is back at Start
    .press = Press { $key }, and aim low.
    .whynot = Why not walk on?
    .because = Two steps end on 14, where you could bite me. I had hoped you would not notice: teeth come next. A hit costs him twenty, and after a miss you may throw again while your rocks last.

bite = Your roll ends exactly on my space. How careless of me. An exact landing may be a bite:
    .short = You end exactly on me. Bite, and:
    .teaches = the bite
    .a = You landed here by exact count, on 18.
    .a-short = exact count: you may bite
    .b = My rock is yours. All of a victim's rocks are.
    .b-short = all my rocks are yours
    .c = My head grows back there, at Start.
    .c-short = I start again, there
    .press = Press { $key }. I shall be watching your form.
    .whynot = Why not let you live?
    .because = Sharing a space is allowed. It is also how one ends up with rocks in the face.

end = Push, throw, bite; the rest is bad company. Think! forks the trail, Boo! rolls again, and who ends on the water goes back to Start. From here on nobody tells the dice.
    .short = You know it all. From here on the dice are real.
    .teaches = the rest
    .a = You, ahead of everybody. For now.
    .a-short = you, ahead for now
    .press = Press { $key }. I stay at the table, and I remember the bite.
