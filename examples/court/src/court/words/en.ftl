# Court, in English. Names and their order: `game-…`, `option-…`, cards, `event-…`, `ask-…`, `do-…`, `why-…`, `end-…`.

game-court-title = Court
game-court-tagline = Dine, steal, humiliate. Mind your manners, they are all you will have left.

option-deck = Deck
option-deck-text = Full has 32 cards and deals three to each; small has 8 and deals one: a game between two courses.
option-deck-full = full
option-deck-small = small
option-counter = Answer an answer
option-counter-text = A Humiliation may itself be humiliated.
option-banquets = Banquets
option-banquets-text = The game ends after so many; 0 plays until the deck is empty.

card-feast = a Feast
card-theft = a Theft
card-humiliation = a Humiliation
card-dagger = the Dagger
name-feast = Feast
name-theft = Theft
name-humiliation = Humiliation
name-dagger = Dagger
text-feast = You score 2.
text-theft = You take 1 point from a player, or 2 from one who has them.
text-humiliation = Stops another player's card. Played only in answer.
text-dagger = A player loses 1 point. It comes back to your hand, and everybody has seen it.
face-down = ?
text-seat = { $who }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }; { $cards }
text-deck = deck: { $n }

event-turn = { $you ->
        [yes] You are to play.
       *[no] { $actor } is to play.
    }
event-passed = { $you ->
        [yes] You pass.
       *[no] { $actor } passes.
    }
event-played = { $you ->
        [yes] You play { $card }.
       *[no] { $actor } plays { $card }.
    }
event-answered = { $actor } humiliates { $by }, who played { $card }.
event-stopped = { $actor } sees { $card } come to nothing.
event-drew = { $you ->
        [yes] You draw { $card }.
       *[no] { $actor } draws { $card }.
    }
event-drew-hidden = { $actor } draws a card.
event-sealed = { $you ->
        [yes] You bid { $n }.
       *[no] { $actor } bids { $n }.
    }
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

end-CC-END-01 = The deck is empty, and so are the compliments. { $n ->
        [one] { $who } wins.
       *[other] { $who } share it, with clenched teeth.
    }
end-CC-END-02 = Nobody is left to bow to { $who }, who wins.
end-CC-END-03 = The last banquet is eaten. { $n ->
        [one] { $who } wins.
       *[other] { $who } share it, with clenched teeth.
    }
