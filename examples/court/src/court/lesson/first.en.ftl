# Signorina Riga teaches Court. $you is the learner's gender; the others go by their names.

feast = Dinner at court. After three banquets whoever has the most points has won; the others have eaten. In your turn you play one card and draw another.
    .short = Most points after three banquets win.
    .teaches = the card
    .a = A Feast: two points, if nobody minds.
    .a-short = a Feast: 2 points, if nobody minds
    .press = Press { $key }, and chew with your mouth closed.

humiliate = My turn, and I am a thief: your two points would look better on me. But a card has no effect if somebody humiliates it first.
    .short = I steal your 2 points. Unless you humiliate me:
    .teaches = the answer
    .a = My Theft, on the table and not yet in my purse.
    .a-short = my Theft, not yet done
    .b = Your Humiliation. It is never led, it only answers.
    .b-short = your Humiliation only answers
    .press = Press { $key }. I shall not blush.
    .whynot = Why not let it pass?
    .because = Then I have two points and you have manners. You may save it for something worse; I shall see to that.

bid = After every circle of turns there is a banquet. Everybody seals a bid; all pay, and a bid above all others wins four points.
    .short = Seal a bid: all pay, the highest wins 4.
    .teaches = the banquet
    .a = You have two points, and may bid them.
    .a-short = you have 2 points to bid
    .b = The winner's guest of honour gets one. { $bruno } would be grateful.
    .b-short = your guest of honour gets 1
    .press = Press { $key }, then { $bruno }.
    .whynot = Why not bid nothing?
    .because = Then you keep your two, and watch. { $bruno } has two as well, and I know what he is going to write.

end = Two paid, four won, and { $bruno } is in your debt. Thefts, Daggers and two more banquets are left. From here on nobody tells the cards.
    .short = You know it all. From here on the cards are real.
    .teaches = the rest
    .a = When this is empty it is over as well.
    .a-short = when this is empty it is over
    .press = It is your turn. I still have a Dagger.
