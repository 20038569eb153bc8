# Signorina Riga teaches Bitin' Off Hedz, 25th Anniversary. $you is the learner's gender; the others go by their names.

roll = Sit up. One of us steps into the volcano first and wins; the others are scenery. We all begin in the mud at Start, where a dino has one rock and rolls one die.
    .short = First into the volcano wins. Start is mud: one die.
    .teaches = the aim
    .a = This is you. One rock, no past.
    .a-short = this is you, with one rock
    .b = There you want to be: space 100, by an exact roll.
    .b-short = there you want to be, exactly
    .press = Press { $key }. It is only a die.

keep = A four. Whoever holds a rock may spend it on rolling a die again, but a rock is worth more in somebody's face. Keep it.
    .short = A rock buys a re-roll. Yours has better things to do.
    .teaches = rocks
    .a = Four steps take you here.
    .a-short = four steps take you here
    .press = Press { $key }, and keep your rock.
    .whynot = Why not roll again?
    .because = You may, rock by rock, and each rock stays on the trail for whoever comes by. For a four I would not stoop.

push = Seven steps, and after two of them { $bruno } is in your way. Walk past politely, or push, and three things happen:
    .short = { $bruno } is in your way. Push, and:
    .teaches = the push
    .a = You stop here, on 6.
    .a-short = you stop here, on 6
    .b = His only rock is yours.
    .b-short = his only rock is yours
    .c = He has to walk your last 5 steps, to 11.
    .c-short = he walks your last 5, to 11
    .press = Press { $key }. He would.
    .whynot = Why not walk on?
    .because = Walk on and you stand on 11, five spaces richer and a rock poorer. Some people call that manners.

bite = Your roll ends exactly on my space. How careless of me. An exact landing beyond the beach may be a bite:
    .short = You end exactly on me. Bite, and:
    .teaches = the bite
    .a = You landed here by exact count, on 12.
    .a-short = exact count: you may bite
    .b = My rock is yours. All of a victim's rocks are.
    .b-short = all my rocks are yours
    .c = My head grows back there, at Start.
    .c-short = I start again, there
    .press = Press { $key }. I shall be watching your form.
    .whynot = Why not let you live?
    .because = Sharing a space is allowed, and on the beach, up to space 10, it is the law. Twelve is not the beach, and mercy yields no rocks.

fork = A Think! space. The land way is long and honest; the sky is short, and whoever stops on a cloud drops into the sea.
    .short = The sky is short. Stop on a cloud and you drown.
    .teaches = Think!
    .a = You stand here, with 10 steps left.
    .a-short = here, 10 steps left
    .b = On land you pass 16, and from 16 one can see { $carla }.
    .b-short = from 16 you can see { $carla }
    .c = End a move on a cloud: all rocks gone, back to Start.
    .c-short = end on a cloud: back to Start
    .press = Press { $key }. The view is better.
    .whynot = Why not fly?
    .because = With ten steps you would land safely, today. But { $carla } stands on 27 with two rocks and an open face.

throw = Dotted lines are lines of sight, and yours ends at { $carla }. Stop here and throw: she is handed the rock, and each of you rolls a die.
    .short = You see { $carla } along the dots. Stop and throw:
    .teaches = the throw
    .a = You give up your other steps and stop here. Roll higher than she does, and you two switch places.
    .a-short = stop here; roll higher, and you switch
    .b = She has the rock in any case. It hit her, after all.
    .b-short = she keeps the rock either way
    .press = Press { $key }, and aim low.
    .whynot = Why not walk on?
    .because = Walking takes you to 23. A hit takes you to 27 and { $carla } back to 16. After a miss you may throw again while your rocks last.

end = Six to two: you stand on 27 and she does not. Push, bite, throw; the rest is bad company. From here on nobody tells the dice.
    .short = You know it all. From here on the dice are real.
    .teaches = the rest
    .a = You.
    .a-short = you
    .b = The volcano, by an exact roll. Lava costs a rock, Boo! gives another roll, and who is alone in last place may buy an extra turn.
    .b-short = the volcano, by an exact roll
    .press = Press { $key }. I stay at the table, and I remember the bite.
