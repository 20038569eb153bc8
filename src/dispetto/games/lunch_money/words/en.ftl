# Lunch Money in English.
#
# $you      yes if the reader is the one who acts             $actor, $actor_g   who acts: the name; f, m or n
# $who_you  yes if the reader is the one it happens to        $who, $who_g       the other one
# $card     a card by its name                                $how               how it hits, in a few words (.blow)

game-lunch-money-title = Lunch Money
game-lunch-money-tagline = Recess. No teacher in sight. Everyone has fifteen points, five cards and a grudge.

# In hindsight: what mattered where an answer was wrong
hindsight-duel =
    { $n ->
        [one] { $who_you ->
            [yes] You had
           *[no] { $who } had
        }
       *[other] The others had at most
    } { $points } left, { $you ->
        [yes] you
       *[no] { $actor }
    } { $mine }.
hindsight-yard =
    { $who_you ->
        [yes] You stood
       *[no] { $who } stood
    } firmest with { $points } left, { $weak_you ->
        [yes] you swayed
       *[no] { $weak } swayed
    } with { $few }; { $you ->
        [yes] you had
       *[no] { $actor } had
    } { $mine }.
# The same in a hint, told to whoever is asked: as it is
insight-duel =
    { $n ->
        [one] { $who } has
       *[other] The others have at most
    } { $points } left, you { $mine }.
insight-yard = { $who } stands firmest with { $points } left, { $weak } sways with { $few }; you have { $mine }.

# The coach: what matters at a question, one line in somebody's first games.
coach-Main = A blow may be blocked or dodged; what follows a Grab cannot. Nothing useful? Swap cards.
coach-Interrupt = A Humiliation cancels this card and gives you a free hit. Keep it for what hurts you.
coach-Release = Whoever holds somebody has no hand free. Let go, or take it.
coach-Defend = One Block or Dodge stops one hit. A Block lets you grab back, a Dodge only saves you.
coach-PassOn = It goes on to a neighbour until somebody does not dodge. You are never hit by it.
coach-Follow = What follows cannot be blocked and is added up. Lay the largest number you can.
coach-Backlash = All that got through goes back to whoever sent it.
coach-NutsBack = Back in your hand it can be used again, and you draw one card fewer.
coach-Free = Nobody can stop a free hit. This is where large numbers belong.
coach-PokeBlow = Somebody who sees nothing stops nothing: add a blow.
coach-CounterGrab = A Grab now opens a combo. Dodge, Freedom or Humiliation could still spoil it.
coach-Rescue = First Aid gives two points a card. You must stand at 1 or more, or you are out.
coach-HideHeal = First Aid taken in hiding nobody can spoil.
coach-HideDiscard = Throw away what you never play: you draw as many at once.
coach-HippieBlow = Everybody gets one blow at the Hippie. It would be rude not to.
coach-Imaginary = One more attack this turn, by somebody who is not there.

# How to play, on one page. A panel's sentence has at most 17 words.
howto-aim = Everybody has 15 points. Make sure the others run out of theirs before you do.
howto-ends = At 0 you are out, unless First Aid disagrees. The last kid standing wins; *one point is enough*.
howto-turn-attack = Attack
howto-turn-attack-text = one card, one victim
howto-turn-heal = Heal
howto-turn-heal-text = two points each
howto-turn-swap = Swap
howto-turn-swap-text = throw away, draw as many
howto-turn-draw = Then draw
howto-turn-draw-text = back up to five cards
howto-panel-hit = Hit
howto-panel-hit-text = Yellow and pink cards hurt. The red number is what the victim loses.
howto-panel-duck = Duck
howto-panel-duck-text = Blue cards stop a blow, and a Block lets you grab back. Nobody stops a free hit.
howto-panel-grab = Grab, then take your time
howto-panel-grab-text = Whoever is held cannot defend: what follows a Grab adds up.
howto-panel-shame = Humiliate
howto-panel-shame-text = Anybody, any time: cancels the card just played, and you hit for free.
howto-laugh = ha ha!


## The cards

type-elbow = Elbow
    .blow = the pointy end of the arm, delivered personally
    .card = The pointy end of the arm.
type-elbow-text = Basic, 2 points. Stopped by Block, Dodge, Backlash, Humiliation.
type-hailmary = Hail Mary
    .blow = eyes shut, everything in, somebody will be sorry
    .card = The biggest blow there is.
type-hailmary-text = Basic, 7 points: the biggest single blow there is. Stopped by Block, Dodge, Backlash, Humiliation.
type-headbutt = Headbutt
    .blow = two skulls, one idea
    .card = Also breaks you out of a Choke.
type-headbutt-text = Basic, 3 points. Also breaks you out of a Choke. Stopped by Block, Dodge, Backlash, Humiliation.
type-hook = Hook
    .blow = round the corner and onto the ear
    .card = Round the corner, onto the ear.
type-hook-text = Basic, 2 points. Stopped by Block, Dodge, Backlash, Humiliation.
type-jab = Jab
    .blow = quick, small and extremely rude
    .card = Also while you hold a Headlock.
type-jab-text = Basic, 1 point; allowed while you hold a Headlock. Stopped by Block, Dodge, Backlash, Humiliation.
type-kick2 = Kick²
    .blow = right in the shin, like family
    .card = Right in the shin, like family.
type-kick2-text = Basic, 2 points. Stopped by Block, Dodge, Backlash, Humiliation.
type-kick4 = Kick⁴
    .blow = a kick with a run-up and a reason
    .card = With a run-up and a reason.
type-kick4-text = Basic, 4 points. Stopped by Block, Dodge, Backlash, Humiliation.
type-pimpslap = Pimp Slap
    .blow = open hand, closed argument
    .card = Open hand, closed argument.
type-pimpslap-text = Basic, 2 points. Stopped by Block, Dodge, Backlash, Humiliation.
type-uppercut = Uppercut
    .blow = from the knees to the chin without stopping
    .card = Also while you hold a Headlock.
type-uppercut-text = Basic, 3 points; allowed while you hold a Headlock. Stopped by Block, Dodge, Backlash, Humiliation.
type-roundhouse = Roundhouse
    .blow = a full turn, and somebody at the end of it
    .card = If dodged, it hits the next one.
type-roundhouse-text = Basic, 4 points. Dodge it and it goes on to your neighbour. Stopped by Block, Backlash, Humiliation.
type-backfist = Spinning Backfist
    .blow = dizzy, knuckles first
    .card = If dodged, it hits the next one.
type-backfist-text = Basic, 3 points. Dodge it and it goes on to your neighbour. Stopped by Block, Backlash, Humiliation.
type-beatdown = Beat Down
    .blow = down, and then a bit further down
    .card = Down, then a bit further down.
type-beatdown-text = Basic, 4 points. Stopped by Block, Dodge, Backlash, Humiliation.
type-evileye = Evil Eye
    .blow = a look that leaves a bruise
    .card = A look that leaves a bruise.
type-evileye-text = Basic, 1 point. Stopped by Block, Dodge, Backlash, Humiliation.
type-snipe = Snipe
    .blow = spitball, forty feet, no witnesses
    .card = Spitball, from forty feet.
type-snipe-text = Basic, 2 points. Stopped by Block, Dodge, Backlash, Humiliation.
type-pins = Pins & Needles
    .blow = something sharp on the chair
    .card = Something sharp on the chair.
type-pins-text = Basic, 2 points. Stopped by Block, Dodge, Backlash, Humiliation.
type-platecleaner = Plate Cleaner
    .blow = lunch tray, both hands
    .card = Lunch tray, both hands.
type-platecleaner-text = Basic, 3 points. Stopped by Block, Dodge, Backlash, Humiliation.
type-knife = Knife
    .blow = from the canteen, and not for the butter
    .card = Comes back to your hand.
type-knife-text = Weapon, 3 points, and it comes back. Stopped by Block, Dodge, Backlash, Humiliation; Disarm takes it away.
type-chain = Chain
    .blow = the bicycle will not be needing it
    .card = Comes back to your hand.
type-chain-text = Weapon, 3 points, and it comes back. Stopped by Block, Dodge, Backlash, Humiliation; Disarm takes it away.
type-pipe = Pipe
    .blow = plumbing, applied
    .card = Comes back to your hand.
type-pipe-text = Weapon, 3 points, and it comes back. Stopped by Block, Dodge, Backlash, Humiliation; Disarm takes it away.
type-hammer = Hammer
    .blow = borrowed from woodwork, for work of another kind
    .card = Comes back to your hand.
type-hammer-text = Weapon, 3 points, and it comes back. Stopped by Block, Dodge, Backlash, Humiliation; Disarm takes it away.
type-chunk = Chunk
    .blow = a piece of the playground, airborne
    .card = Comes back. No Block stops it.
type-chunk-text = Weapon, 3 points, and it comes back. Only Dodge, Backlash, Humiliation; taken away by Grab and then Disarm.
type-dodge = Dodge
    .card = Stops a blow or a Grab.
type-dodge-text = Stops one hit, and a Grab. No use against a free attack. Cancelled by Humiliation.
type-block = Block
    .card = Stops a blow. You may Grab back.
type-block-text = Stops one hit, and lets you Grab. Not against Chunk or a clean Grab. Cancelled by Humiliation.
type-firstaid = First Aid
    .card = Two points back to you.
type-firstaid-text = Two points back: as your action, or to stay in the game when you drop to 0.
type-freedom = Freedom
    .card = Out of a Grab or any hold.
type-freedom-text = Out of a Grab, Choke, Headlock, Wedgy, or a Time Out as it is called. Cancelled by Humiliation.
type-disarm = Disarm
    .card = Breaks a weapon for good.
type-disarm-text = Stops Knife, Chain, Pipe, Hammer, for good; after your own Grab it takes a Chunk.
type-faster = Faster
    .card = Your Dodge or Block, all turn long.
type-faster-text = With a Dodge or a Block: that card without end, for this turn. Cancelled by Humiliation.
type-hide = Hide
    .card = Out of reach till your next turn.
type-hide-text = Your action: out of reach till your next turn. Heal, throw away, draw. Cancelled by Humiliation.
type-backlash = Backlash
    .card = The whole attack goes back.
type-backlash-text = At the end of an attack: all of it goes back to where it came from. Cancelled by Humiliation or Backlash.
type-bigcombo = Big Combo
    .blow = two moves, announced in advance, which makes it worse
    .card = Two hits, one answer for each.
type-bigcombo-text = Two hits of 3. One Block or Dodge each; one Backlash or Humiliation for all of it.
type-choke = Choke
    .blow = both hands, one neck
    .card = After a Grab: 1 now, 1 each turn.
type-choke-text = After a Grab: 1 now, 1 at each of your turns. Freedom or Humiliation at once; later also Stomp or Headbutt.
type-grab = Grab
    .blow = by the collar
    .card = Hold one, hit with a free card.
type-grab-text = Hold one and hit with a free card. Stopped by Dodge, Freedom, Humiliation.
type-headlock = Headlock
    .blow = a head under an arm
    .card = After a Grab: hold and pummel.
type-headlock-text = After a Grab: hold, and pummel with Jab, Uppercut, Stomp. Freedom or Humiliation at once; later also Stomp.
type-humiliation = Humiliation
    .blow = words that will be quoted at the reunion
    .card = Cancel a card, then hit for free.
type-humiliation-text = Cancels almost anything anybody does, and earns you a free blow. Only Humiliation answers it.
type-poke = Poke in the Eye
    .blow = one finger, no apology
    .card = Blinds for a turn. Then a free Basic.
type-poke-text = 1 point, a free Basic now, and no defence till the end of the next turn. Block, Dodge, Backlash, Humiliation.
type-powerplay = Powerplay
    .blow = a mistreatment with choreography
    .card = After a Grab. Then a free Basic.
type-powerplay-text = After a Grab: 3 points and a free Basic. Backlash, Humiliation.
type-stomp = Stomp
    .blow = all one's weight on somebody else's toes
    .card = Halves the next attack. Breaks holds.
type-stomp-text = 1 point, and the next attack of the victim is halved. Breaks any hold. Block, Dodge, Backlash, Humiliation.
type-uppercut2 = Uppercut²
    .blow = an uppercut, and the uppercut after it
    .card = Then a free Basic.
type-uppercut2-text = 6 points and a free Basic. Block, Dodge, Backlash, Humiliation.
type-twofer = 2-Fer
    .blow = two for the price of one
    .card = Two hits, on one or on two.
type-twofer-text = Two hits of 3, on one player or on two. One Block or Dodge each; one Backlash or Humiliation for all of it.
type-abandonment = Abandonment
    .blow = and suddenly nobody likes them any more
    .card = A whole hand away, five new cards.
type-abandonment-text = Somebody throws the whole hand away and draws five. Nothing stops it.
type-cooties = Cooties
    .blow = invisible, incurable, hilarious
    .card = After a Grab: 1 each turn. Catching.
type-cooties-text = After a Grab: 1 now, 1 at each turn of whoever has them. They pass by Block and Grab.
type-hippie = Hippie
    .blow = flowers, sandals, target
    .card = Everybody may hit one player once.
type-hippie-text = Everybody may hit one player once with a Basic or a Weapon. Humiliation, as it is called.
type-imaginary = Imaginary Friend
    .blow = he made me do it
    .card = At the end of your turn: one more Basic.
type-imaginary-text = At the end of your turn: one more Basic. It can be defended, not countered. Humiliation.
type-nuts = Nuts
    .blow = there, precisely there
    .card = You may take it back.
type-nuts-text = 3 points, and you may take it back. Block, Dodge, Backlash, Humiliation.
type-spank = Spank
    .blow = over the knee, in front of everybody
    .card = After a Grab. Open palm.
type-spank-text = After a Grab: 2 points. Backlash, Humiliation.
type-tantrum = Tantrum
    .blow = fists, feet, teeth and a lot of noise
    .card = Five hits, one answer for each.
type-tantrum-text = Five hits of 1. One Block or Dodge each; one Backlash or Humiliation for all of it.
type-timeout = Time Out
    .blow = to the corner, for two rounds
    .card = Somebody sits out two rounds.
type-timeout-text = Somebody is out of the game for two rounds. Only Freedom, at once.
type-wedgy = Wedgy
    .blow = up, and up, and up
    .card = After a Grab. Weakens every attack.
type-wedgy-text = After a Grab: 1 point, and 1 less on every attack until Freedom. No Humiliation.
type-weird = Weird
    .blow = and nobody will talk about what happened then
    .card = With a blow: 2 points more.
type-weird-text = With a Basic or a hurting Special: 2 points more.


## What happened

event-turn =
    { $you ->
        [yes]
            { $n ->
                [1] You begin. Nobody has done anything to you yet.
               *[other]
                    { $mood ->
                        [0] Your turn. Make somebody cry.
                        [1] Your turn. The teacher is at the far end of the yard.
                        [2] Your turn. Somebody has more coins than they deserve.
                        [3] Your turn. Your mother thinks you are a good child.
                        [4] Your turn. Pick somebody smaller; they are all smaller today.
                        [5] Your turn. You were told to share. Share this.
                        [6] Your turn. Remember who laughed.
                        [7] Your turn. A kick now saves two later.
                        [8] Your turn. Nobody saw anything, not yet.
                        [9] Your turn. Roll up your sleeves; it washes out.
                       *[other] Your turn. Be the reason they change schools.
                    }
            }
       *[no]
            { $n ->
                [1] { $actor } begins. Look busy.
               *[other]
                    { $mood ->
                        [0] { $actor }'s turn. Look busy.
                        [1] { $actor }'s turn. Find something on your shoe.
                        [2] { $actor }'s turn. Stand behind somebody.
                        [3] { $actor }'s turn, and the yard goes quiet.
                        [4] { $actor }'s turn. Those knuckles are not cracking themselves.
                        [5] { $actor }'s turn. Count your teeth while you can.
                        [6] { $actor }'s turn, with the smile of a child who has a plan.
                        [7] { $actor }'s turn. The swings stop by themselves.
                        [8] { $actor }'s turn. Now would be a good time for the bell.
                        [9] { $actor }'s turn. Somebody's sandwich is in danger.
                       *[other] { $actor }'s turn. Do not be the one who blinks.
                    }
            }
    }
event-passed =
    { $you ->
        [yes] You pass. They will call it cowardice.
       *[no] { $actor } passes and studies the clouds.
    }
event-discarded =
    { $you ->
        [yes] You throw away { $n ->
            [1] a card.
           *[other] { $n } cards.
        }
       *[no] { $actor } throws away { $n ->
            [1] a card.
           *[other] { $n } cards.
        }
    }
event-attacked =
    { $you ->
        [yes] { $weird ->
            [0] { $card } on { $who }: { $how }.
           *[other] { $card } on { $who }, and it gets Weird: { $how }.
        }
       *[no] { $who_you ->
            [yes] { $weird ->
                [0] { $actor } comes at you. { $card }: { $how }.
               *[other] { $actor } comes at you, and it gets Weird. { $card }: { $how }.
            }
           *[no] { $weird ->
                [0] { $actor } comes at { $who }. { $card }: { $how }.
               *[other] { $actor } comes at { $who }, and it gets Weird. { $card }: { $how }.
            }
        }
    }
event-split =
    { $you ->
        [yes] You have
       *[no] { $actor } has
    } { $weird ->
        [0] a { $card }
       *[other] a Weird { $card }
    } for { $who_you ->
        [yes] you
       *[no] { $who }
    } and { $also_you ->
        [yes] you
       *[no] { $also }
    }: one each, no pushing.
event-struck =
    { $weird ->
        [0] For free, from { $you ->
            [yes] you
           *[no] { $actor }
        } to { $who_you ->
            [yes] you
           *[no] { $who }
        }. { $card }: { $how }.
       *[other] For free and Weird, from { $you ->
            [yes] you
           *[no] { $actor }
        } to { $who_you ->
            [yes] you
           *[no] { $who }
        }. { $card }: { $how }.
    }
event-pummelled =
    { $you ->
        [yes] You pummel the head of { $who }
       *[no] { $who_you ->
            [yes] { $actor } pummels your head
           *[no] { $actor } pummels the head of { $who }
        }
    } with { $n ->
        [1] one card.
       *[other] { $n } cards.
    }
event-imagined =
    { $weird ->
        [0] { $you ->
            [yes] You swear
           *[no] { $actor } swears
        } it was an imaginary friend. { $card } on { $who_you ->
            [yes] you
           *[no] { $who }
        }: { $how }.
       *[other] { $you ->
            [yes] You swear
           *[no] { $actor } swears
        } it was a very Weird imaginary friend. { $card } on { $who_you ->
            [yes] you
           *[no] { $who }
        }: { $how }.
    }
event-grabbed =
    { $you ->
        [yes] You grab { $who } by the collar.
       *[no] { $who_you ->
            [yes] { $actor } grabs you by the collar.
           *[no] { $actor } grabs { $who } by the collar.
        }
    }
event-followed =
    { $weird ->
        [0] And while { $you ->
            [yes] you are
           *[no] { $actor } is
        } at it, { $card } on { $who_you ->
            [yes] you
           *[no] { $who }
        }: { $how }.
       *[other] And while { $you ->
            [yes] you are
           *[no] { $actor } is
        } at it, a Weird { $card } on { $who_you ->
            [yes] you
           *[no] { $who }
        }: { $how }.
    }
event-went_on =
    { $who_you ->
        [yes] The { $card } has not finished: it comes round to you.
       *[no] The { $card } has not finished: it comes round to { $who }.
    }
event-defended =
    { $you ->
        [yes] { $blocks ->
            [0] { $dodges ->
                [1] You dodge.
               *[other] You dodge { $dodges } times.
            }
            [1] { $dodges ->
                [0] You block.
               *[other] You block and dodge.
            }
           *[other] { $dodges ->
                [0] You block { $blocks } of them.
               *[other] You block { $blocks } of them and dodge.
            }
        }
       *[no] { $blocks ->
            [0] { $dodges ->
                [1] { $actor } dodges.
               *[other] { $actor } dodges { $dodges } times.
            }
            [1] { $dodges ->
                [0] { $actor } blocks.
               *[other] { $actor } blocks and dodges.
            }
           *[other] { $dodges ->
                [0] { $actor } blocks { $blocks } of them.
               *[other] { $actor } blocks { $blocks } of them and dodges.
            }
        }
    } { $dodges ->
        [0] It still makes a noise.
        [1] { $who_you ->
            [yes] You hit the air.
           *[no] { $who } hits the air.
        }
       *[other] { $who_you ->
            [yes] You hit a lot of air.
           *[no] { $who } hits a lot of air.
        }
    }
event-parried =
    { $you ->
        [yes] You answer { $who } with { $card }.
       *[no] { $who_you ->
            [yes] { $actor } answers you with { $card }.
           *[no] { $actor } answers { $who } with { $card }.
        }
    }
event-hurried =
    { $you ->
        [yes] You are Faster
       *[no] { $actor } is Faster
    }: { $card } without end, this turn. { $who_you ->
        [yes] You are just one of many.
       *[no] { $who } is just one of many.
    }
event-copied =
    { $you ->
        [yes] You have
       *[no] { $actor } has
    } yet another { $card } for { $who_you ->
        [yes] you.
       *[no] { $who }.
    }
event-backlashed =
    { $you ->
        [yes] You turn it round.
       *[no] { $actor } turns it round.
    } Return to sender: { $who_you ->
        [yes] you.
       *[no] { $who }.
    }
event-humiliated =
    { $you ->
        [yes] You humiliate { $who }
       *[no] { $who_you ->
            [yes] { $actor } humiliates you
           *[no] { $actor } humiliates { $who }
        }
    } in mid-{ $card }. Everybody heard it.
event-crushed =
    { $you ->
        [yes] Your { $card } comes to nothing.
       *[no] { $actor }'s { $card } comes to nothing.
    } { $who_you ->
        [yes] You are still laughing.
       *[no] { $who } is still laughing.
    }
event-hurt =
    { $you ->
        [yes] You lose { $n } and have { $left ->
            [0] nothing
           *[other] { $left }
        } left. Thank { $who_you ->
            [yes] yourself.
           *[no] { $who }.
        }
       *[no] { $actor } loses { $n } and has { $left ->
            [0] nothing
           *[other] { $left }
        } left. { $who_you ->
            [yes] You shrug.
           *[no] Thank { $who }.
        }
    }
event-bitten =
    { $who_you ->
        [yes] You squeeze
       *[no] { $who } squeezes
    }: { $you ->
        [yes] you lose { $n } and have
       *[no] { $actor } loses { $n } and has
    } { $left ->
        [0] nothing
       *[other] { $left }
    } left.
event-itched =
    Cooties: { $you ->
        [yes] you lose { $n } and have
       *[no] { $actor } loses { $n } and has
    } { $left ->
        [0] nothing
       *[other] { $left }
    } left.
event-fined =
    Throwing cards away is not free: { $you ->
        [yes] you lose { $n } and have
       *[no] { $actor } loses { $n } and has
    } { $left ->
        [0] nothing
       *[other] { $left }
    } left.
event-rescued =
    { $n ->
        [1] One First Aid
       *[other] { $n } First Aid
    }, and { $you ->
        [yes] you get up again
       *[no] { $actor } gets up again
    } with { $left }.
event-out =
    { $you ->
        [yes] You are out cold. Your cards lie about for all to see.
       *[no] { $actor } is out cold. Somebody goes through the pockets.
    }
event-showed =
    { $you ->
        [yes] Out of your pocket: { $card }.
       *[no] Out of { $actor }'s pocket: { $card }.
    }
event-returned =
    { $you ->
        [yes] The { $card } goes back to your hand. Everybody has seen it.
       *[no] The { $card } goes back to { $actor }'s hand. Everybody has seen it.
    }
event-placed =
    { $card } for { $you ->
        [yes] you
       *[no] { $actor }
    }, with love from { $who_you ->
        [yes] you.
       *[no] { $who }.
    }
event-released =
    { $you ->
        [yes] You let go of { $who }.
       *[no] { $who_you ->
            [yes] { $actor } lets go of you.
           *[no] { $actor } lets go of { $who }.
        }
    } So much for the { $card }.
event-stripped =
    { $you ->
        [yes] { $who } takes your Chunk away.
       *[no] { $who_you ->
            [yes] You take the Chunk away from { $actor }.
           *[no] { $who } takes the Chunk away from { $actor }.
        }
    } It was only a brick, but it was home.
event-infected =
    { $you ->
        [yes] You have touched { $who } and have the Cooties now. Nobody stands close any more.
       *[no] { $who_you ->
            [yes] { $actor } has touched you and has the Cooties now. Do not stand so close.
           *[no] { $actor } has touched { $who } and has the Cooties now. Do not stand so close.
        }
    }
event-hobbled =
    { $you ->
        [yes] You hobble: your next attack will be worth half.
       *[no] { $actor } hobbles: the next attack will be worth half.
    }
event-blinded =
    { $you ->
        [yes] You see stars, and no defence, till the end of the next turn.
       *[no] { $actor } sees stars, and no defence, till the end of the next turn.
    }
event-heals =
    { $you ->
        [yes] You take out { $n ->
            [1] a plaster.
           *[other] { $n } plasters.
        }
       *[no] { $actor } takes out { $n ->
            [1] a plaster.
           *[other] { $n } plasters.
        }
    }
event-healed =
    { $n ->
        [1] One First Aid
       *[other] { $n } First Aid
    }: { $you ->
        [yes] you have { $left }.
       *[no] { $actor } has { $left }.
    }
event-hides =
    { $you ->
        [yes] You look for somewhere to Hide.
       *[no] { $actor } looks for somewhere to Hide.
    }
event-hid =
    { $you ->
        [yes] You are gone. Behind the bins, and not a sound.
       *[no] { $actor } is gone. Behind the bins, probably.
    }
event-escapes =
    { $you ->
        [yes] You try to get away from { $who } with { $card }.
       *[no] { $who_you ->
            [yes] { $actor } tries to get away from you with { $card }.
           *[no] { $actor } tries to get away from { $who } with { $card }.
        }
    }
event-tugs =
    { $you ->
        [yes] You reach back to undo a Wedgy. It takes dignity, and a Freedom.
       *[no] { $actor } reaches back to undo a Wedgy. It takes dignity, and a Freedom.
    }
event-escaped =
    { $you ->
        [yes] You have slipped out of { $who }'s arms.
       *[no] { $who_you ->
            [yes] { $actor } has slipped out of your arms.
           *[no] { $actor } has slipped out of { $who }'s arms.
        }
    }
event-unwedged =
    { $you ->
        [yes] You are one Wedgy lighter.
       *[no] { $actor } is one Wedgy lighter.
    }
event-called =
    { $you ->
        [yes] You play { $card } on { $who }.
       *[no] { $who_you ->
            [yes] { $actor } plays { $card } on you.
           *[no] { $actor } plays { $card } on { $who }.
        }
    }
event-sat_out =
    { $you ->
        [yes] You sit in the corner and miss a turn.
       *[no] { $actor } sits in the corner and misses a turn.
    }
event-came_back =
    { $you ->
        [yes] You are back from the corner, and remember everything.
       *[no] { $actor } is back from the corner, and remembers everything.
    }
event-skipped =
    { $you ->
        [yes] You still have an eye full of finger: no turn.
       *[no] { $actor } still has an eye full of finger: no turn.
    }
event-drew =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $actor } draws { $card }.
    }
event-drew-hidden = { $actor } draws a card.
event-drew-run =
    { $you ->
        [yes] You draw { $all }.
       *[no] { $actor } draws { $all }.
    }
event-drew-run-hidden = { $actor } draws { $n } cards.
event-reshuffled = The discard pile is shuffled. All the nasty things come back.
event-left =
    { $you ->
        [yes] You have gone home to tell.
       *[no] { $actor } has gone home to tell.
    }
event-won =
    { $you ->
        [yes] You are the last one standing, with { $left ->
            [1] one point
           *[other] { $left } points
        }, and you keep the lunch money!
       *[no] { $actor } is the last one standing, with { $left ->
            [1] one point
           *[other] { $left } points
        }, and keeps the lunch money!
    }
event-time_is_up =
    { $n ->
        [1] The bell rings after one turn.
       *[other] The bell rings after { $n } turns.
    }

# When all is over: what is said of the nastiest moments, one a place on the page so that none comes twice
nasty-hurt =
    { $time ->
        [1] It was { $n }, and the bell was nowhere near.
        [2] A nurse looked up, and down again.
        [3] There was a reason. It has been forgotten.
       *[other] It will be told for years, each time a little worse.
    }
nasty-humiliated =
    { $time ->
        [1] Bruises heal.
        [2] The whole yard repeated it, slowly.
        [3] There is a song about it now.
       *[other] Even the pigeons looked away.
    }
nasty-crushed = { nasty-humiliated }
nasty-backlashed =
    { $time ->
        [1] What goes round comes round, with a run-up.
        [2] Physics, with malice.
        [3] A present returned unopened.
       *[other] They invented the boomerang in this yard.
    }
nasty-split =
    { $time ->
        [1] Two faces, one fist.
        [2] Efficiency is a virtue.
        [3] Sharing is caring.
       *[other] Nobody was left out.
    }
nasty-placed =
    { $time ->
        [1] It was not even a birthday.
        [2] No receipt, no returns.
        [3] It is the thought that counts against you.
       *[other] Wrapped with care, meant with more.
    }
nasty-out =
    { $time ->
        [1] Lunch changed pockets before the knees gave way.
        [2] Play was not interrupted.
        [3] Somebody suggested chalk, for the outline.
       *[other] The yard is roomier now.
    }
nasty-infected =
    { $time ->
        [1] Science has no cure, only distance.
        [2] It travels faster than gossip.
        [3] Soap was offered, from afar.
       *[other] Everybody knew where it came from.
    }
end-score =
    { $n ->
        [0] out cold
        [one] { $n } point left
       *[other] { $n } points left
    }
end-LM-WIN-02 =
    { $you ->
        [yes] You are the last one standing. Enjoy your lunch.
       *[no] { $who } is the last one standing and keeps the lunch money.
    }
end-LM-RUL-07 =
    { $n ->
        [1] { $you ->
            [yes] The bell rang, and you have the most points. Enjoy your lunch.
           *[no] The bell rang. { $who } has the most points.
        }
       *[other] The bell rang. { $who } share the lunch money.
    }


## What is asked

ask-Main =
    { $part ->
        [0] Your turn. Whom do you hurt, and how?
        [1] { $card }: at whom?
        [2] { $card }: make it Weird?
        [3] { $card }: the second one for somebody else?
        [4] { $card }: another one with it?
        [5] What else goes?
        [6] { $card }: break free with it, or hit somebody?
       *[other] { $card }: and what goes with it?
    }
ask-Interrupt = { $by } lays { $card }. Humiliate?
ask-Release = { $who } comes at you with { $card }. Let go of { $victim } to defend yourself?
ask-Defend =
    { $part ->
        [0] { $n ->
            [1] { $card } from { $who }. Your defence?
           *[other] { $card } from { $who }, { $n } hits. Your defence?
        }
       *[other] You are Faster than the { $card }. A card of your own beside the copies?
    }
ask-PassOn = { $who } dodged your { $card }. Which way does it go on?
ask-Follow = { $card } has landed on { $who }. What follows?
ask-Backlash = { $n ->
        [1] One point is coming your way in { $who }'s fight. Turn it round?
       *[other] { $n } points are coming your way in { $who }'s fight. Turn them round?
    }
ask-NutsBack = Take the Nuts back?
ask-Free = { $who } stands there, humiliated. A free blow?
ask-PokeBlow = { $who } sees nothing but stars. A blow on top?
ask-CounterGrab = The Block held. Grab { $who }?
ask-Rescue =
    { $n ->
        [1] You are down. One First Aid keeps you in. Use it?
       *[other] You are down. { $n } First Aid keep you in. Use them?
    }
ask-HideHeal = Nobody can see you. First Aid?
ask-HideDiscard = Nobody can see you. Throw cards away?
ask-HippieBlow = { $who } is the Hippie. Your contribution?
ask-Imaginary =
    { $part ->
        [0] Is there an Imaginary Friend who would like a word?
        [1] With which blow?
        [2] At whom?
       *[other] Make it Weird?
    }

do-card = { $card }
do-seat = { $who }
do-none = No
do-Main-none =
    { $part ->
        [0] Pass
        [3] Both on the same
        [6] Break free
       *[other] That will do
    }
do-Interrupt-none = Let it happen
do-Release-none = Keep the hold and take it
do-Defend-none =
    { $part ->
        [0] Take it
       *[other] Copies will do
    }
do-Follow-none = Nothing more
do-Backlash-none = Take it
do-NutsBack-none = Leave it
do-Free-none = Be gracious
do-PokeBlow-none = Wave, and leave it
do-CounterGrab-none = Leave it
do-Rescue-none = Lie down
do-HideHeal-none = Enough
do-HideDiscard-none = Enough
do-HippieBlow-none = Make love, not war
do-discard = Throw cards away
do-release = Let go
do-left = To the left
do-right = To the right
do-copy_block = Another Block (Faster)
do-copy_dodge = Another Dodge (Faster)
do-drawn = { $who } draws { $card }


## What an answer does: the chip in its button

then-you = you
then-hidden =
    { $n ->
        [0] no hidden card
        [one] 1 hidden card
       *[other] { $n } hidden cards
    }
then-lands = if it lands
then-lands-down = down, if it lands
then-sure = no defence
then-sure-down = down, no defence
then-pass =
    { $n ->
        [0] nothing happens
        [one] you keep your card
       *[other] you keep all { $n } cards
    }
then-release = { $who } goes free, then you act
then-away =
    { $n ->
        [0] no attack; as many new cards
        [one] 1 away, 1 new card
       *[other] { $n } away, { $n } new cards
    }
then-away-fine =
    { $there ->
        [each] a point for each card
       *[other] { $n ->
            [one] for 1 new card
           *[other] for { $n } new cards
        }
    }
then-wasted = you have { $n }: a waste of plaster
then-healed = points, patched up
then-no-friend = you keep all { $n } cards
then-friend = one more blow, with a Basic
then-no-grab =
    { $you ->
        [yes] then { $who } may grab you
       *[no] it ends here
    }
then-nuts-back = back in hand, all saw it
then-nuts-away = gone; a new card later
then-out = you are out, face down
then-more-aid = { $n } more needed
then-rescued = you stay in, with { $n }
then-stay = you stay at { $n }
then-refill =
    { $n ->
        [0] no new card
        [one] you draw 1 card
       *[other] you draw { $n } cards
    }
then-card =
    { $card ->
        [hide] out of reach till your turn
        [hippie] everybody may hit one player
        [abandonment] one hand gone, five new cards
        [timeout] one sits out two rounds
       *[freedom] one Wedgy less
    }
then-enough =
    { $last ->
        [one] takes { $n }: enough for { $who }
       *[other] takes { $n }: enough for { $last } of them
    }
then-takes =
    { $there ->
        [half] takes { $n }: half a blow
        [weak] takes { $n }: your Wedgy pulls
        [split] { $last } hits of { $cards }, on one or two
        [hits] { $last } hits of { $cards }, each stopped singly
        [blinds] takes { $n }, blinds, then a Basic
        [basic] takes { $n }, then a free Basic
        [hobbles] takes { $n }, halves their next attack
        [back] takes { $n }, comes back to you
        [on] takes { $n }; dodged, it goes on
       *[plain] takes { $n } if it lands
    }
then-grab = no points yet: a free card follows
then-grab-empty = nothing in hand to follow it
then-sits-out = out for two rounds
then-abandoned =
    { $n ->
        [one] 1 card gone, { $last } new
       *[other] { $n } cards gone, { $last } new
    }
then-hippied =
    { $n ->
        [one] has 1 point; everybody may hit
       *[other] has { $n } points; everybody may hit
    }
then-split = with one hit, { $n } with both
then-caught =
    { $there ->
        [catch] grabbed, and you catch Cooties
        [give] grabbed, and your Cooties pass on
       *[clean] grabbed, if nothing stops it
    }
then-as-it-is = as it is
then-let-go = { $who } gets off unhurt
then-chunk = { $who } loses a Chunk, if any
then-placed =
    { $card ->
        [choke] then 1 at each of your turns
        [headlock] held: no defence, no attack
        [wedgy] and every attack 1 weaker
       *[cooties] then 1 each turn
    }
then-placed-on-you =
    { $card ->
        [choke] then 1 a turn
        [headlock] held: no defence, no attack
        [wedgy] and your attacks 1 weaker
       *[cooties] then 1 a turn
    }
then-escape =
    { $there ->
        [laugh] free of { $who }, and a blow back
       *[plain] free of { $who }
    }
then-spared =
    { $n ->
        [one] { $who } keeps 1 point
       *[other] { $who } keeps { $n } points
    }
then-stands = the { $card } stands
then-laugh-free = stops it, then you hit { $who }
then-broken = the { $card } fails
then-heals = { $who } gets the points
then-unless = unless it is stopped
then-goes-on = the { $card } goes on
then-saved =
    { $there ->
        [timeout] you stay in the game
       *[grab] nobody grabs you
    }
then-nothing = the { $card } comes to nothing
then-faster = that card, all turn long
then-partly = { $n } of { $last } hits stopped
then-stopped =
    { $there ->
        [disarm] stopped, and the { $card } is gone
        [on] misses you and goes on
        [grab] stopped, and you may Grab
        [copy] stopped, and no card spent
       *[plain] stopped: you keep { $n }
    }
then-suffer =
    { $there ->
        [timeout] you sit out two rounds
       *[grab] grabbed: a free card follows
    }
then-you-down = down, save for First Aid
then-nothing-stopped = nothing stopped
then-basic-too = and a free Basic may follow
then-turned = back to the sender
then-let-go-first = { $who } goes free, you may defend
then-keep-hold = you keep { $who }, no defence


## Why not

why-LM-AID-05 = First Aid comes later: outside your own turn only once you are down to 0.
why-LM-AID-06 = Nothing but First Aid gets you up again.
why-LM-AID-10 = That many First Aid or none: fewer would not get you up.
why-LM-ATK-02 = Name somebody first.
why-LM-ATK-02-named = You have named your victim. No second thoughts.
why-LM-ATK-03 = { $who } is tangled up in a hold: only a Basic or a Weapon gets in between.
why-LM-ATK-03-nobody = There is nobody you could aim { $card } at.
why-LM-ATK-04 = The moment for Humiliation was when the card came down.
why-LM-BACK-01 = Backlash answers an attack. Nobody is attacking you.
why-LM-BACK-03 = Backlash comes at the very end of the attack. Wait.
why-LM-BACK-04 = Backlash is no help against { $card }. Freedom is.
why-LM-BACK-05 = Backlash does not turn { $card } round.
why-LM-BACK-06 = A bare Grab has nothing to turn round yet.
why-LM-BACK-07 = Only a Backlash turns this round.
why-LM-BLOCK-03 = Block first, and let the Block stand; then Grab.
why-LM-CHOKE-01 = Choke needs somebody you have just grabbed.
why-LM-CHOKE-07 = With hands round your neck, { $card } is no use: break out, hit with a Basic, discard or pass.
why-LM-CHOKE-07-choker = { $who } has you by the throat: not at { $who }.
why-LM-CHOKE-17 = Keep the hold, or let go: nothing else now.
why-LM-CHUNK-02 = A Chunk goes straight through a Block.
why-LM-CHUNK-03 = Nobody disarms a thing that is already flying.
why-LM-CHUNK-05 = A Chunk is taken away in your own turn only.
why-LM-CHUNK-06 = Nobody has seen a Chunk in that hand.
why-LM-COOT-01 = Cooties need somebody you have just grabbed.
why-LM-CTR-02 = On a Block follows a Grab, or nothing.
why-LM-DEF-01 = { $card } answers an attack on you. Nobody is attacking you.
why-LM-DEF-01-listed = { $card } does not stop { $blow }.
why-LM-DEF-04 = No more cards than there are hits to stop.
why-LM-DISARM-01 = Disarm answers a Weapon that is aimed at you.
why-LM-DRAW-01 = Cards are drawn when the turn is over, and the pile says which.
why-LM-FAST-01 = Faster goes with a Dodge or a Block, never alone.
why-LM-FAST-01-with = Faster needs a Dodge or a Block that works here.
why-LM-FAST-02 = Copies only come from a Faster played this turn, of the card it was played with, where that card works.
why-LM-FREE-08 = { $card } is no free blow: a Basic or a Weapon.
why-LM-FREED-05 = Nothing holds you, and nothing is up your back.
why-LM-GRAB-04 = A Block does not stop a Grab, unless there are Cooties between you.
why-LM-GRAB-05 = { $card } cannot follow a Grab.
why-LM-GRAB-05-first = { $card } needs somebody you have just grabbed.
why-LM-HEAD-01 = Headlock needs somebody you have just grabbed.
why-LM-HEAD-05 = In a Headlock { $card } is no use: break out, discard or pass.
why-LM-HEAD-08 = With a head under your arm { $card } is out of reach: Jab, Uppercut and Stomp on that head, or let go.
why-LM-HIDE-03 = { $who } hides, and cannot be hit.
why-LM-HIDE-04 = From the hiding place: First Aid only.
why-LM-HIP-11 = A Hippie is hit with a Basic or a Weapon, not with { $card }.
why-LM-HUM-15 = There is nothing to interrupt. Humiliation needs an audience.
why-LM-IMAG-01 = An Imaginary Friend hits with a Basic.
why-LM-IMAG-02 = An Imaginary Friend comes at the end of your turn.
why-LM-NUTS-03 = Take it back or leave it: nothing else now.
why-LM-NUTS-04 = Nuts cannot be disarmed.
why-LM-OUT-05 = Only Humiliation steps into somebody's business.
why-LM-POKE-06 = { $card } opens no attack of your own: whoever sees stars gets a blow, not a speech.
why-LM-POW-01 = Powerplay needs somebody you have just grabbed.
why-LM-RH-02 = Left and right are for a Roundhouse or a Spinning Backfist that has just been dodged.
why-LM-RH-10 = There is nobody on that side.
why-LM-RUL-12 = Throwing away starts with one card.
why-LM-RUL-34 = { $card } has been used this turn, and at this table that is enough.
why-LM-RUL-67 = Choking somebody keeps you busy at this table. Let go first.
why-LM-RUL-69 = You can let go in your own turn, or when attacked while you choke somebody; and only of somebody you hold.
why-LM-RUL-75 = { $card } is no Basic, and only a Basic follows here.
why-LM-RUL-93 = At this table the Imaginary Friend hits whom you have hit: not { $who }.
why-LM-RULB-05 = Faster copies { $card } already: keep the real ones for later.
why-LM-SET-07 = That card is not in the draw pile.
why-LM-SPANK-01 = Spank needs somebody you have just grabbed.
why-LM-TERM-18 = You do not hold that: { $card }.
why-LM-TIME-07 = { $who } sits in the corner, out of reach.
why-LM-TIME-03 = Nobody has ever been talked out of a Time Out. Humiliation does nothing.
why-LM-TURN-04 = Lay a card first; then name somebody.
why-LM-TURN-05 = One card at a time, unless a card says otherwise.
why-LM-TURN-06 = There is nothing to throw away.
why-LM-TURN-06-order = Name the cards in order.
why-LM-TURN-08 = First Aid as an action goes with First Aid only.
why-LM-TURN-14 = Throwing cards away is an action of your own turn.
why-LM-WEDG-01 = Wedgy needs somebody you have just grabbed.
why-LM-WEDG-05 = Humiliation is what a Wedgy does. Only Freedom undoes it.
why-LM-WEIRD-01 = Weird goes with a Basic or a hurting Special, one to a card, never with a Weapon.
why-LM-WEIRD-05 = Weird does not go with { $card }.
why-LM-WIN-01 = { $who } is out cold already.


## Table options

preset-evening-facts =
    the basic deck, a line of advice
    only the victim humiliates
    – no clock, a long fuse
preset-classic-facts =
    both decks, all the usual rules
    a minute an answer
    – no teacher
preset-chaos-facts =
    a second defence, and who hides may meddle
    a fuse of six seconds
    – 20 seconds an answer
option-expansion = Sticks & Stones
option-expansion-text = Play with the 55 cards of the expansion: Cooties, Wedgies, Tantrums and worse.
option-cards = Pack
option-cards-text = How many of each card there are. The printed one is the law's; yours is your own fault.
option-cards-printed = As printed
option-third_party_humiliation = Anybody may humiliate
option-third_party_humiliation-text = Somebody who is not the target may humiliate an attack.
option-free_attack_humiliation = Humiliating a free attack
option-free_attack_humiliation-text = Who may humiliate a blow that its victim cannot answer.
option-free_attack_humiliation-third_party = everybody but the victim
option-free_attack_humiliation-none = nobody
option-free_attack_humiliation-anyone = the victim too
option-choke_holder_turn = The choker's turn
option-choke_holder_turn-text = What a player may do in the own turn while choking somebody.
option-choke_holder_turn-free = anything
option-choke_holder_turn-no_attack = anything but attack
option-choke_holder_turn-consumed = nothing but choke
option-poke_second = After a Poke
option-poke_second-text = Against what a poked player is defenceless in the turn after.
option-poke_second-any = any attack
option-poke_second-basic_or_weapon = Basic and Weapon only
option-cooties_any_block = Cooties by any Block
option-cooties_any_block-text = Cooties also pass when an ordinary attack is blocked.
option-time_out_end = Time Out ends
option-time_out_end-text = How the two rounds of a Time Out are counted.
option-time_out_end-caster_seat = at the caster's seat, the second time
option-time_out_end-victim_skips = after two missed turns
option-time_out_end-calendar = after this round and two more
option-heal_cap = Healing cap
option-heal_cap-text = First Aid never lifts a player above this.
option-heal_cap-15 = 15 points
option-heal_cap-none = no cap
option-discard_penalty = Price of discarding
option-discard_penalty-text = Points it costs to throw cards away as an action; keeps turtles moving.
option-discard_penalty-0 = nothing
option-discard_penalty-1 = 1 point
option-discard_penalty-per_card = 1 point a card
option-start_points = Points at the start
option-start_points-text = How many points each player begins with.
option-start_points-15 = 15
option-max_players = Most players
option-max_players-text = How many may sit at one deck.
option-max_players-6 = 6
option-turn_cap = Turn cap
option-turn_cap-text = After so many turns the bell rings and the most points win.
option-turn_cap-none = none
option-priority = Who speaks first
option-priority-text = In which order players may step in with Humiliation.
option-priority-clockwise = clockwise from the turn player
option-priority-target_first = the target first
option-priority-simultaneous_poll = all at once, first in clockwise order counts
option-defence_batch = Several defences
option-defence_batch-text = What one Humiliation breaks of several cards laid against an attack.
option-defence_batch-whole = everything
option-defence_batch-per_card = one card
option-second_defence = Second defence
option-second_defence-text = A player whose defence was humiliated may try another one.
option-combo_declaration = Combos
option-combo_declaration-text = Whether what follows a Grab is laid card by card or all at once.
option-combo_declaration-stepwise = card by card
option-combo_declaration-upfront = all at once
option-humiliation_chain_reward = Chains of Humiliation
option-humiliation_chain_reward-text = Who earns a free attack in a chain of Humiliations.
option-humiliation_chain_reward-each = each that stands
option-humiliation_chain_reward-last = only the last
option-humiliation_vs_cooties = Humiliation against Cooties
option-humiliation_vs_cooties-text = The Cooties card may be humiliated after the Grab.
option-hidden_may_interfere = Heckling from hiding
option-hidden_may_interfere-text = A hidden player may humiliate others.
option-weapon_reuse = Same weapon twice a turn
option-weapon_reuse-text = A Weapon that has come back may be used again in the same turn.
option-faster_mixed = Faster with other cards
option-faster_mixed-text = Beside the copies of a Faster one may lay Blocks or Dodges of one's own against the same attack.
option-faster_second = Second Faster in a turn
option-faster_second-text = What a second Faster makes of the first.
option-faster_second-both = both last
option-faster_second-replaces = only the second lasts
option-faster_broken = What breaks a Faster
option-faster_broken-text = Which Humiliation ends a Faster for the turn.
option-faster_broken-own = one on it or on a copy
option-faster_broken-any = one on any defence of its player
option-disarm_needs_known_chunk = Disarm only a Chunk seen
option-disarm_needs_known_chunk-text = Grab and Disarm only against a player everybody knows to hold a Chunk.
option-backlash_vs_grab_strike = Backlash on a Grab's blow
option-backlash_vs_grab_strike-text = The Basic or Weapon after a Grab may be turned round.
option-backlash_riders = Backlash turns everything
option-backlash_riders-text = The halving of a Stomp and the blindness of a Poke go back with the damage.
option-escape_deals_damage = Escaping hurts
option-escape_deals_damage-text = Stomp and Headbutt hurt the holder when used to break out.
option-cooties_block_stops_grab = Cooties: Block stops Grab
option-cooties_block_stops_grab-text = A Block may answer a Grab when one of the two has Cooties.
option-cooties_immediate_on_transmission = Cooties bite at once
option-cooties_immediate_on_transmission-text = Everybody who catches Cooties loses a point at once.
option-cooties_contact = Touching by Grab
option-cooties_contact-text = When a Grab passes the Cooties.
option-cooties_contact-landed = when it lands
option-cooties_contact-followup_suffered = when what follows is suffered
option-poke_second_bonus = Poke: extra blow
option-poke_second_bonus-text = The next player gets the second free attack on top of the action.
option-poke_scope = Poke: against whom
option-poke_scope-text = To whom a poked player is defenceless.
option-poke_scope-everybody = everybody, till the end of the next turn
option-poke_scope-two_attacks = the poker's blow and the next player's action
option-stomp_grab_strike = Stomped Grab
option-stomp_grab_strike-text = What the Basic or Weapon after a stomped player's Grab is worth.
option-stomp_grab_strike-full = everything
option-stomp_grab_strike-half = half
option-wedgy_stacks = Wedgies add up
option-wedgy_stacks-text = Each further Wedgy takes another point off.
option-weird_on_free_attacks = Weird on free attacks
option-weird_on_free_attacks-text = Weird may go with a free Basic.
option-imaginary_target = Imaginary Friend: at whom
option-imaginary_target-text = Whom the Imaginary Friend may hit.
option-imaginary_target-any = anybody
option-imaginary_target-same = whom the action was aimed at
option-imaginary_attacker_grab = Imaginary Friend: Grab
option-imaginary_attacker_grab-text = The attacker may Grab when an Imaginary Friend's blow is blocked.
option-clock = Clock
option-clock-text = Seconds for each question; 0 leaves it to the table.
option-clock-0 = the table's own
option-open_poll = Open windows
option-open_poll-text = Ask only those who hold a Humiliation: quicker, and it tells. For people around one screen.


## The table as text: the terminal, and whoever listens instead of looking

text-piles = draw pile { $deck }, discards { $n }
text-hand = hand: { $cards }
text-out = out
text-choked = choked by { $who }
text-held = in { $who }'s headlock

# Under the cards in the air: in which order they are settled
air-first = Resolves 1st
air-later = { $n ->
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}


## Words that lie in the yard

seat-you = You
tag-turn = { $you ->
    [yes] Your turn
   *[no] { $who_g ->
        [f] Her turn
        [m] His turn
       *[n] Their turn
    }
}
tag-target = Target
tag-bot = bot
tag-out = Out
tag-hidden = Hidden
pile-back = Lunch
pile-deck = { $n } to draw
pile-used = { $n } used
pile-deck-text = After each turn everybody draws back up to five. When no card is left, the used ones are shuffled and come back.
pile-used-text = What has been played, thrown away or taken from the beaten. It waits here until the draw pile is empty.
chalk-smells = { $who } smells
hold-choke = { $you ->
    [yes] −1 on each of your turns
   *[no] −1 on each of { $who }'s turns
}
hold-headlock = { $you ->
    [yes] yours: no defence
   *[no] { $who }'s: no defence
}
hold-choke-short = −1 a turn
hold-headlock-short = no defence

# On the slip that lies in the yard while somebody chooses a victim
slip-takes =
    { $n ->
        [one] { $card } takes 1 point
       *[other] { $card } takes { $n } points
    }
slip-could =
    { $n ->
        [one] if nobody stops it. This one could:
       *[other] if nobody stops it. These { $n } could:
    }
slip-who = Who holds one? They know. You will.

# Above each card in the air, after the name of who laid it; $last is the card it answers
air-plays = { $you ->
    [yes] play it
   *[no] plays it
}
air-hits = { $you ->
    [yes] hit { $who }
   *[no] { $who_you ->
        [yes] hits you
       *[no] hits { $who }
    }
}
air-at = { $you ->
    [yes] go for { $who }
   *[no] { $who_you ->
        [yes] goes for you
       *[no] goes for { $who }
    }
}
air-stops = { $you ->
    [yes] stop it
   *[no] stops it
}
air-follows = { $you ->
    [yes] go on
   *[no] goes on
}
air-turns = { $you ->
    [yes] turn it round
   *[no] turns it round
}
air-humiliates = { $you ->
    [yes] humiliate the { $last }
   *[no] humiliates the { $last }
}
air-humiliates-short = { $you ->
    [yes] humiliate
   *[no] humiliates
}
air-before = { $n } more before

# What studies of the laboratory count.
trait-card = card in the first hand

# What friends remember.
feat-blow = Hardest blow
feat-blow-text = { $who } hit { $whom } for { $n }
feat-chain = Longest row of humiliations
feat-chain-text = { $n } in one turn, and { $who } had the last word

what-pack = pack

# What is wrong with a pack that somebody brings
pack-key = a pack has no { $value }; it knows title, provenance, [base] and [sticks].
pack-part = [{ $part }] is a table: card = how many.
pack-card = [{ $part }] names { $value }: there is no such card.
pack-count = { $card } in [{ $part }]: { $value } is no whole number from 0 to { $most }.
pack-few = The base set has { $n } cards: { $fewest } at least, or six people hold all of them.
pack-many = The base set has { $n } cards: { $most } at most.
pack-both = Both sets together have { $n } cards: { $most } at most.
pack-blows = { $n ->
        [0] Nothing in the base set opens with a blow
        [one] One card of the base set opens with a blow
       *[other] { $n } cards of the base set open with a blow
    }: { $fewest } at least, or nobody ever falls.
pack-laid = { $n } times { $card } in all: it lies in front of people, and there is room for { $most }.
pack-heap = { $n } times { $card } in all: { $most } at most.

# What people make
make-what = Packs
make-one = a pack
make-new = How many of each card, in the base set and in Sticks & Stones. Children count carefully.
make-basic = Basic
make-basic-base = Base
make-basic-sticks = Sticks
make-weapon = Weapons
make-weapon-base = Base
make-weapon-sticks = Sticks
make-defence = Defence
make-defence-base = Base
make-defence-sticks = Sticks
make-special = Specials
make-special-base = Base
make-special-sticks = Sticks
make-mend-pack-few = Fill it with blows
make-mend-pack-blows = Add blows
make-mend-pack-laid = As many as fit
make-mend-pack-heap = As many as fit
doubt-stops = { $n ->
        [0] Neither Block nor Dodge
        [one] A single Block or Dodge
       *[other] { $n } Blocks and Dodges
    } in the base set. It will be short, and loud.
doubt-humiliation = No Humiliation in the base set: they will have to be nasty by hand.
doubt-grabs = { $n ->
        [one] One card
       *[other] { $n } cards
    } need a Grab, and there is none. Dead weight, like your cousin.
praise-pack = { $n } cards and { $more } in Sticks & Stones, worth { $hurt } points of pain in the base set. It can be dealt.
