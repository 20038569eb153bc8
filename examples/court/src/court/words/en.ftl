card-feast = a Feast
card-theft = a Theft
card-humiliation = a Humiliation
card-dagger = the Dagger

event-turn = { $actor } is to play.
event-passed = { $actor } passes.
event-played = { $actor } plays { $card }.
event-answered = { $actor } humiliates { $by }, who played { $card }.
event-stopped = { $card } of { $actor } comes to nothing.
event-drew = { $actor } draws { $card }.
event-drew-hidden = { $actor } draws a card.
event-sealed = { $actor } bids { $n }.
event-sealed-hidden = { $actor } has sealed a bid.
event-revealed = { $actor } had bid { $n }.
event-dined = { $actor } sits at the head of the table, { $guest } beside.
event-left = { $actor } leaves the court.
event-showed = { $actor } held { $card }.
event-over = The doors are closed.

ask-Choose = Which card do you play?
ask-Target = Against whom do you play { $card }?
ask-HowMuch = How much do you take from { $who }?
ask-Window = { $by } has played { $card }. Will you have that?
ask-Bid = What do you bid for the head of the table? You have { $most } to spend.
ask-Toast = Whom will you honour with your { $n }?

do-pass = Pass
do-lead = Play { $card }
do-at = { $who }
do-take = Take { $n }
do-humiliate = Humiliate
do-bid = Bid { $n }
do-drawn = { $card } for { $who }

why-CC-TURN-01 = You do not hold { $card }.
why-CC-TURN-02 = A card is led only in your own turn.
why-CC-CARD-02 = { $who } has no two points to take.
why-CC-CARD-03 = { $card } only answers another card.
why-CC-ANS-01 = There is no card to answer.
why-CC-BANQ-01 = You bid at a banquet, and no more than you have.
