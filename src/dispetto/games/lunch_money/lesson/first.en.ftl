# Signorina Riga teaches Lunch Money. $you is the learner's gender; the others go by their names.

attack = Fifteen points each, five cards each, one schoolyard. Whoever has no points left lies down; the last one standing has won. In your turn you hit somebody.
    .short = Last one standing wins. Hit somebody.
    .teaches = the blow
    .a = The number on a card is what it costs the victim: four.
    .a-short = this costs the victim 4 points
    .b = { $bruno }. He looks as if he had it coming.
    .b-short = { $bruno } has it coming
    .press = Press { $key }. A card first, then a face.
    .whynot = Why not something smaller?
    .because = You draw up to five again at the end of the turn, so thrift is no virtue here. A Block or a Grab, on the other hand, is worth keeping for later. You will see in a moment.

defend = He is back, with a Hook for two points. You may let it land, or answer it. Blue cards are for this.
    .short = His Hook costs you 2 points. Or you stop it.
    .teaches = defending
    .a = His Hook, in the air and not yet on your nose.
    .a-short = his Hook, still in the air
    .b = A Block stops one blow. So would a Dodge.
    .b-short = a Block stops one blow
    .press = Press { $key }. Elbows in.
    .whynot = Why not take it?
    .because = Two points are two points, and a Block does more than stop him: it opens the door to what comes next.

grab = Blocked; and now he stands there with his arm out. Straight after a Block the blocker may play a Grab.
    .short = After a Block you may Grab him.
    .teaches = the Grab
    .a = A Grab costs nothing by itself, but it holds.
    .a-short = a Grab hurts nobody, it holds
    .b = Whom you hold, you may hit once, at once. Dodge, Freedom or Humiliation could free him.
    .b-short = whom you hold you may hit, at once
    .press = Press { $key }. I would.
    .whynot = Why not let go?
    .because = Then he might Grab you, if he has one, and then the matter would be closed. Nobody gets rich by closing matters.

strike = You have him by the collar. One free attack, now or never: a Basic or a Weapon cannot be stopped by whoever is held.
    .short = One free attack, and he cannot stop it.
    .teaches = the free attack
    .a = Three points. The Elbow would be two.
    .a-short = three points, not two
    .b = Eleven minus three is eight. He will need his fingers.
    .b-short = he goes from 11 to 8
    .press = Press { $key }, and do not apologise.
    .whynot = Why not the Elbow?
    .because = It costs him two, the Uppercut three. Both leave your hand, and both are replaced when the turn ends. Do the sum.

humiliate = My turn, and nothing personal: a kick. But look what you drew: a Humiliation. It interrupts almost any attack or defence, anybody's, at any time.
    .short = I kick you. But you drew something better:
    .teaches = Humiliation
    .a = My kick: four points, if it lands.
    .a-short = my kick: four points
    .b = Laugh at it and it never happened. Only another Humiliation can answer that.
    .b-short = laugh, and it never happened
    .c = And I stand there defenceless for one free attack of yours.
    .c-short = and then you may hit me, free
    .press = Press { $key }. Point, if you like.
    .whynot = Why not save it?
    .because = You may. Four of them are in the whole pile, and they also break other people's defences. But four points and a free attack are a fair price.

free = Laughed at, in front of the class. One Basic or Weapon, and I may not defend myself.
    .short = A free attack: I may not defend.
    .teaches = the reward
    .a = A Headbutt is three. The Jab would be one, and an insult to us both.
    .a-short = a Headbutt is three
    .b = From fifteen to twelve, and everybody saw it.
    .b-short = from 15 to 12, in public
    .press = Press { $key }. I have marked your name.

end = A blow, a Block, a Grab, a Humiliation: that is all of it, but for the cards that are worse. What you cannot use you may throw away for new ones, instead of hitting. From here on nobody tells the cards.
    .short = You know it all. From here on the cards are real.
    .teaches = the rest
    .a = First Aid gives two points back: in place of an attack, or when you would go down.
    .a-short = First Aid gives 2 points back
    .b = { $bruno } has eight left. I merely mention it.
    .b-short = { $bruno } has 8 left
    .press = It is your turn. I have twelve, and a long memory.
