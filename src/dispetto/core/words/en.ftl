# The table's own sentences: whatever the game.

# In front of a sentence that says "you" to a player who runs several pieces
of-which = { $me } · { $text }
and-last = { $some } and { $last }

waiting = Waiting for { $who }.
waiting-you = One moment.
waiting-dice = The dice are thinking it over.
waiting-deck = The deck is thinking it over.

switched-on = on
switched-off = off

why-TABLE-01 = Not your turn. The question is for { $who }.
why-TABLE-02 = Hands off. Nothing is asked of you now: chance decides.
why-TABLE-03 = The game is over. Sulking is still allowed.
why-TABLE-04 = Not yet. First answer what you are being asked.
why-TABLE-05 = Wrong question. That would answer something nobody has asked you.
why-TABLE-06 = Nobody sits there. Pick on somebody who exists.
