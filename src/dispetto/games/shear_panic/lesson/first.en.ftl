# Signorina Riga teaches Shear Panic. $you is the learner's gender; the others go by their names.

scramble = Nine sheep, far too tidy. Before the first turn everybody rolls the colour die once, and a sheep of that colour has to push. Yours fell on red, and red is you.
    .short = First a scramble: roll a colour, push once.
    .teaches = the push
    .a = Your first sheep.
    .a-short = your first sheep
    .b = Your second. A push goes straight, and the last sheep of the row moves exactly one cell.
    .b-short = your second: let it push north
    .press = Press { $key }: sheep two, then north.
    .whynot = Why not the other one?
    .because = Either may push, in any direction where there is somebody to shove and room behind. I want your two nearer to each other, and you will see why in a minute.

shift = Your turn: one card, and its action happens. Until the marker has passed 12 the sheep want company: two points when your pair stands side by side, one at a corner.
    .short = Side by side: 2 points. At a corner: 1.
    .teaches = a shift that scores
    .a = Line moves everybody in a row by one, strangers included.
    .a-short = Line moves this whole row by one
    .b = One step east, and sheep one stands right beside sheep two.
    .b-short = one step east, and they touch
    .c = Then the marker walks by the number on the card: two.
    .c-short = the marker walks 2, the card's value
    .press = Press { $key }. Line, your sheep one, east.
    .whynot = Why not a cheaper card?
    .because = Every card is played once and is gone, so nothing is cheap. The value is how fast time runs: small cards keep a good phase open, large ones end a bad one.

push = They have pulled your pair apart: { $bruno } slid the whole flock east, I turned it, { $carla } helped herself to two points. Berta, the black one, is standing in your place.
    .short = They split your pair. Berta is in your place.
    .teaches = a push that scores
    .a = Sheep one waits here.
    .a-short = sheep one waits here
    .b = Sheep two pushes north-west: Berta goes one cell, and you have hers. Two points.
    .b-short = two pushes north-west: 2 points
    .c = The marker will stop here, on a Shear Panic space. Mind that.
    .c-short = then the marker stops here: panic
    .press = Press { $key }. Push, sheep two, north-west.
    .whynot = Why not leave Berta alone?
    .because = Nobody owns Berta, so nobody minds. In the third phase everybody will want to stand beside her; today she is furniture.

panic = The marker stands on Shear Panic, so you roll the colour die and push once more. It scores nothing and costs nothing: it is pure character. Green, says the die, and green is { $carla }.
    .short = Panic! Green must push, and green is { $carla }.
    .teaches = the panic
    .a = One of her sheep.
    .a-short = one of her sheep
    .b = Let this one push east: then her pair touches at a corner only, and a corner is half the money.
    .b-short = push this one east: only a corner left
    .press = Press { $key }. Sheep two of hers, to the east.
    .whynot = Why not be kind?
    .because = You may choose the push, not whether there is one. She stands side by side now, and would be paid two points for it.

end = Thirteen, and here is Roger, the ram. In his phase everybody is paid at once, by rows: four points a sheep in the nearest row with anybody in it, then three, two, one. From here on nobody tells the dice.
    .short = Roger is here. From now on the dice are real.
    .teaches = the rest
    .a = Roger stands where the flock looks. Turn the flock, and he walks.
    .a-short = Roger stands where the flock looks
    .b = Beyond this wall he pays for the first time, and on 37 again. Later a shearer comes, and then you want to be far away.
    .b-short = beyond this wall he pays, on 37 again
    .press = Four points, you have. Do not get used to it.
